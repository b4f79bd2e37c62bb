"""A kernel in a class: a method is refused when it is made, and @staticmethod works."""

import eas
import numpy as np
import pytest
from eas import mk


@pytest.mark.parametrize("first", ["self", "cls"])
def test_a_method_names_staticmethod(first):
    scope = {"eas": eas, "mk": mk}
    body = f"class Model:\n    @eas.kernel\n    def run({first}, x):\n        mk.store(x, 0, 1)\n"
    with pytest.raises(eas.CompileError) as caught:
        exec(body, scope)
    assert str(caught.value) == (
        f"[kernel] a method is no kernel, got '{first}' in Model.run, expected @staticmethod above "
        f"@eas.kernel and no '{first}'"
    )


class Plain:
    def run(self, x):
        mk.store(x, 0, 1)


@pytest.mark.parametrize(
    ("made", "got"),
    [
        (Plain().run, "method"),
        (staticmethod(Plain.run), "staticmethod"),
        (classmethod(Plain.run), "classmethod"),
    ],
)
def test_what_a_class_makes_of_a_function_names_staticmethod(made, got):
    with pytest.raises(eas.CompileError) as caught:
        eas.kernel(made)
    assert str(caught.value) == (
        f"[kernel] a kernel is made of a Python function, got {got}, expected a `def`, in a class "
        "with @staticmethod above @eas.kernel"
    )


class Model:
    @staticmethod
    @eas.kernel
    def run(x, n):
        mk.store(x, 0, n)


def test_the_advice_works():
    x = np.zeros(1)
    Model.run[1](x, 3)
    Model().run[1](x, x[0] + 1)
    assert x.tolist() == [4]


def test_a_function_may_call_its_first_parameter_self():
    @eas.kernel
    def outside(self, n):
        mk.store(self, 0, n)

    x = np.zeros(1)
    outside[1](x, 3)
    assert x.tolist() == [3]
