"""A fault of ours says that it is one, in the same words whichever way it leaves C++."""

import eas
import numpy as np
import pytest
from eas import _core, mk

REPORT = (
    f"\nThis is a fault of easy_as {eas.__version__}, not of your program."
    "\nPlease report it as an issue of easy_as, with this text."
)


def test_it_says_whose_fault_it_is():
    with pytest.raises(RuntimeError) as caught:
        _core.refuse("NoSuchError", "op", "message")
    first = "easy_as internal error: refuse with the unknown class NoSuchError"
    assert str(caught.value) == first + REPORT
    assert not isinstance(caught.value, eas.Error)


def test_in_a_kernel_it_names_it_and_keeps_what_was_traced(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    @eas.kernel
    def traced(x):
        mk.store(x, 0, mk.load(x, 0) + 2.5)
        _core.refuse("NoSuchError", "op", "message")

    with pytest.raises(RuntimeError) as caught:
        traced[1](np.zeros(1))
    text = str(caught.value)
    assert text.startswith("easy_as internal error: in kernel 'traced', refuse with the unknown")
    (kept,) = tmp_path.glob("eas-internal-error-*.ir")
    assert f"\nThe kernel's IR is in {kept}.\n" in text
    assert text.endswith("with this text and that file.")
    assert "2.5" in kept.read_text()
