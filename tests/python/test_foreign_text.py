"""Text that has no UTF-8 (lone surrogates, as in some file names): an error that shows
it, never a null pointer."""

from __future__ import annotations

import eas
import numpy as np
import pytest
from eas import mk

LONE = "\udc80"


@eas.kernel
def one(x):
    mk.store(x, 0, 1)


class Strange:
    def __repr__(self) -> str:
        return LONE


def keyword(function, *args):
    return function(*args, **{LONE: 1})


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: one(np.zeros(1), _grid=1, _backend=LONE), "udc80"),
        (lambda: keyword(one, np.zeros(1)), "udc80"),
        (lambda: one(np.zeros(1), _grid=LONE), "udc80"),
        (lambda: one(Strange()), "udc80"),
        (lambda: keyword(eas.einsum, "i->i", np.ones(2)), r"\udc80=, expected optimize"),
        (lambda: keyword(eas.einsum_plan("i->", np.ones(2)), np.ones(2)), r"\udc80=, expected out"),
        (lambda: eas.einsum(f"{LONE}j->j", np.ones((2, 2))), "udc80"),
        (lambda: eas.einsum("i->", np.ones(2), optimize=LONE), "udc80"),
        (lambda: eas.einsum("i->", Strange()), ""),
        (lambda: eas.zeros(2, dtype=LONE), "udc80"),
        (lambda: eas.tensor(Strange()), "udc80"),
        (lambda: eas.zeros(2)[Strange()], "udc80"),
        (lambda: eas.from_torch(Strange()), "udc80"),
    ],
)
def test_it_is_shown_escaped(call, message):
    with pytest.raises(eas.Error) as caught:
        call()
    assert message in str(caught.value)


def test_a_module_of_such_a_name_may_ask_for_dlpack():
    names = {"__name__": LONE, "t": eas.zeros(2)}
    exec("capsule = t.__dlpack__()", names)
    assert eas.from_dlpack(names["capsule"]).shape == (2,)


def test_a_kernel_from_a_file_of_such_a_name(tmp_path):
    source = "import eas\nfrom eas import mk\n@eas.kernel\ndef k(x):\n    mk.store(x, 0, 'a')\n"
    names: dict = {}
    exec(compile(source, f"{tmp_path}/{LONE}.py", "exec"), names)
    with pytest.raises(eas.DTypeError, match=r":5: \[store\] not a value of the kernel language"):
        names["k"](np.zeros(1), _grid=1)


def test_such_text_is_printed_escaped(capfd):
    @eas.kernel
    def say(x):
        mk.device_print("\udc80", mk.load(x, 0))

    say(np.zeros(1), _grid=1)
    assert capfd.readouterr().out == "\\udc80 (pid 0, 0, 0) 0\n"
