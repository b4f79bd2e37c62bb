"""What a kernel captures: found through helpers and modules, watched by holder, keyed by value."""

import enum
import functools
import importlib
import math
import re
import types
from collections import namedtuple

import numpy as np
import pytest
import stand_in_core as core

core.load()
capture = importlib.import_module("stand_in_eas._capture").capture

settings = types.ModuleType("settings")
settings.SCALE = 2.0
settings.TABLE = [1]
settings.inner = types.ModuleType("settings.inner")
settings.inner.DEEP = 1

FACTOR = 3
TABLE = [1, 2]
ARRAY = np.zeros(3)
Pair = namedtuple("Pair", "a b")


class Mode(enum.Enum):
    FAST = 1


class Plain:
    pass


def helper(x, k=3):
    return x * FACTOR + k


def paths(fn):
    return [c.path for c in capture(fn).names]


def values(fn):
    return {c.path: c.value for c in capture(fn).names if not isinstance(c.value, types.ModuleType)}


def changes_key(monkeypatch, fn, holder, name, *new):
    """Whether each new value gives another key, all different from each other."""
    keys = [capture(fn).key]
    for value in new:
        monkeypatch.setattr(holder, name, value)
        keys.append(capture(fn).key)
        assert hash(keys[-1]) is not None
    return len(set(keys)) == len(keys)


THIS = importlib.import_module(__name__)


def test_globals_closures_and_module_attributes():
    bias = 4

    def kernel(x):
        return x * FACTOR + bias + settings.SCALE + settings.inner.DEEP + len("abc")

    assert values(kernel) == {
        "FACTOR": 3,
        "bias": 4,
        "settings.SCALE": 2.0,
        "settings.inner.DEEP": 1,
    }


def test_helpers_and_lambdas_are_followed():
    twice = lambda y: y * settings.SCALE  # noqa: E731

    def kernel(x):
        inner = lambda z: helper(z)  # noqa: E731
        return [twice(inner(x)) for _ in range(FACTOR)]

    assert set(values(kernel)) == {"twice", "helper", "FACTOR", "settings.SCALE"}


def test_cells_say_where_a_name_is_held():
    bias = 4

    def kernel(x):
        return x + bias + FACTOR

    watched = capture(kernel).watched
    assert ("name", globals(), "FACTOR", 3) in watched
    (cell,) = kernel.__closure__
    assert ("cell", cell, None, 4) in watched


@pytest.mark.parametrize(
    "new",
    [(1, 1.0, True), (0.0, -0.0, math.nan), ("1", b"1", None), ((1,), (1.0,), [1][0:0] or ())],
)
def test_type_and_bits_are_part_of_the_key(monkeypatch, new):
    def kernel(x):
        return x * FACTOR

    assert changes_key(monkeypatch, kernel, THIS, "FACTOR", *new)


def test_nan_is_equal_to_itself(monkeypatch):
    def kernel(x):
        return x * FACTOR

    monkeypatch.setattr(THIS, "FACTOR", float("nan"))
    first = capture(kernel).key
    monkeypatch.setattr(THIS, "FACTOR", float("nan"))
    assert capture(kernel).key == first


def test_a_helpers_global_and_default_count(monkeypatch):
    def kernel(x):
        return helper(x)

    assert changes_key(monkeypatch, kernel, THIS, "FACTOR", 4)
    assert changes_key(monkeypatch, kernel, helper, "__defaults__", (5,))


def test_another_function_of_the_same_name_counts(monkeypatch):
    def kernel(x):
        return helper(x)

    assert changes_key(monkeypatch, kernel, THIS, "helper", lambda x: x, lambda x: x + 1)


def test_functions_with_equal_code_and_captures_are_equal():
    def make(bias):
        def kernel(x):
            return x + bias

        return kernel

    assert capture(make(1)).key == capture(make(1)).key
    assert capture(make(1)).key != capture(make(2)).key


@pytest.mark.parametrize(
    "value",
    [
        True, 3, 2.5, 1j, "s", b"s", None, ..., (1, ("a", None)), Pair(1, 2), np.float32(2.5),
        np.dtype("float32"), np.float32, int, math, math.sin, np.exp, helper, ValueError, Mode,
        Mode.FAST, Pair, core.DType(), core.Kernel(), functools.partial(helper, k=2),
        functools.cache(helper), len, (helper, 1),
    ],
    ids=lambda v: re.sub(" at 0x[0-9a-f]+", "", repr(v)),  # the same in every worker
)  # fmt: skip
def test_what_can_be_captured(value):
    def kernel(x):
        return x, value

    assert hash(capture(kernel).key) is not None


@pytest.mark.parametrize(
    ("value", "got"),
    [
        ([1], "a list"),
        ({}, "a dict"),
        (set(), "a set"),
        (np.zeros(2), "a numpy.ndarray"),
        (np.zeros(()), "a numpy.ndarray"),
        (Plain(), f"a {__name__}.Plain"),
        (Plain, "the class Plain"),
        (([1],), "a list"),
        ([].append, "a method of a list"),
        (functools.partial(helper, [1]), "a list"),
    ],
    ids=lambda v: str(v).split(" at 0x")[0][:20],
)
def test_what_cannot(value, got):
    def kernel(x):
        return x, value

    with pytest.raises(core.CompileError) as caught:
        capture(kernel)
    line = kernel.__code__.co_firstlineno + 1
    assert str(caught.value) == (
        f"{__file__}:{line}: [capture] 'value' cannot be captured by a kernel, got {got}, expected "
        "a scalar, a string, a dtype, a tuple of these, a function or a module; pass it as an "
        "argument, or make it a tuple\n    return x, value\n              ^^^^^"
    )


def test_an_attribute_of_a_module_is_refused_at_the_helpers_line():
    def inner(x):
        return x + settings.TABLE[0]

    def kernel(x):
        return inner(x)

    with pytest.raises(core.CompileError) as caught:
        capture(kernel)
    first, line, marks = str(caught.value).split("\n")
    assert first.startswith(f"{__file__}:{inner.__code__.co_firstlineno + 1}: [capture] ")
    assert "'settings.TABLE' cannot be captured by a kernel, got a list" in first
    assert line[marks.index("^") : marks.rindex("^") + 1] == "settings.TABLE"


def test_a_name_that_is_not_defined_yet_is_left_to_the_call(monkeypatch):
    def kernel(x):
        return x + not_there_yet  # noqa: F821

    before = capture(kernel)
    assert before.watched[0] == ("absent", globals(), "not_there_yet", None)
    monkeypatch.setitem(globals(), "not_there_yet", 1)
    assert capture(kernel).key != before.key


def test_an_empty_closure_cell():
    def kernel(x):
        return x + later

    assert capture(kernel).watched[0] == ("empty", kernel.__closure__[0], None, None)
    later = 1
    assert ("later", ("int", 1)) in capture(kernel).key[0]


def diamonds(layers):
    """Helpers of which each uses both of the layer below it."""
    text = "def f0(v): return v\ndef g0(v): return v\n"
    for n in range(1, layers):
        text += f"def f{n}(v): return f{n - 1}(v) + g{n - 1}(v)\n"
        text += f"def g{n}(v): return g{n - 1}(v) - f{n - 1}(v)\n"
    names = {"__name__": __name__}
    exec(text, names)
    return names


def test_a_graph_of_helpers_costs_what_it_holds():
    names = diamonds(200)
    top = names["f199"]

    def kernel(x):
        return top(x)

    first = capture(kernel)
    assert len(first.key) == 400  # the kernel and each helper once; g199 is not reached
    names["f0"].__code__ = names["g0"].__code__
    assert capture(kernel).key != first.key


def test_a_chain_of_helpers_may_be_longer_than_pythons_stack():
    text = "def f0(v): return v\n"
    text += "".join(f"def f{n}(v): return f{n - 1}(v)\n" for n in range(1, 3000))
    names = {"__name__": __name__}
    exec(text, names)
    assert len(capture(names["f2999"]).key) == 3000


def test_recursive_helpers_end():
    def down(n):
        return up(n - 1)

    def up(n):
        return down(n + FACTOR)

    assert "FACTOR" in paths(down)


def test_libraries_are_not_descended_into():
    def kernel(x):
        return x * math.pi + np.exp(1.0) + functools.reduce(max, (1, 2))

    assert paths(kernel) == ["math", "math.pi", "np", "functools"]
