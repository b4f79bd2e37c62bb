"""The error classes, what they carry, and how an error at a line prints."""

from __future__ import annotations

import pickle
import sys

import eas
import numpy as np
import pytest
from eas import mk


@pytest.mark.parametrize(
    ("cls", "bases"),
    [
        (eas.CompileError, (eas.Error,)),
        (eas.LaunchError, (eas.Error,)),
        (eas.BackendError, (eas.Error,)),
        (eas.OutOfBoundsError, (eas.Error, IndexError)),
        (eas.DTypeError, (eas.Error, TypeError)),
        (eas.ShapeError, (eas.Error, ValueError)),
    ],
)
def test_classes(cls, bases):
    assert cls.__bases__ == bases
    assert cls.__module__ == "eas"
    assert getattr(eas, cls.__name__) is cls
    assert cls.__doc__
    assert issubclass(eas.Error, Exception)


def test_attributes_have_a_value_always():
    error = eas.CompileError("text")
    for name in ("op", "message", "file", "line", "column", "source"):
        assert getattr(error, name) is None


@eas.kernel
def wrong(x):
    y = mk.load(x, 0)
    mk.store(x, 0, y + mk.program_id(5))


def test_an_error_at_a_line():
    with pytest.raises(eas.CompileError) as caught:
        wrong(np.zeros(1))
    error = caught.value
    assert error.op == "program_id"
    assert error.file == __file__
    assert error.line == wrong.fn.__code__.co_firstlineno + 3
    assert error.source == "    mk.store(x, 0, y + mk.program_id(5))"
    assert error.message.startswith("[program_id] ")
    lines = str(error).splitlines()
    assert lines[0] == f"{__file__}:{error.line}: {error.message}"
    assert lines[1] == "    mk.store(x, 0, y + mk.program_id(5))"
    if sys.version_info >= (3, 11):
        assert error.column == 23
        assert lines[2] == " " * 23 + "^" * len("mk.program_id(5)")


@pytest.mark.skipif(sys.version_info < (3, 11), reason="columns need Python 3.11")
def test_the_caret_counts_characters():
    @eas.kernel
    def accents(x):
        "éü".join(["ü"]), mk.program_id(7)

    with pytest.raises(eas.CompileError) as caught:
        accents(np.zeros(1))
    before = len('"éü".join(["ü"]), ')
    assert caught.value.column == 8 + before
    assert str(caught.value).splitlines()[2].index("^") == 4 + before


@pytest.mark.skipif(sys.version_info < (3, 11), reason="columns need Python 3.11")
def test_an_expression_over_several_lines():
    @eas.kernel
    def long(x):
        mk.program_id(
            7,
        )

    with pytest.raises(eas.CompileError) as caught:
        long(np.zeros(1))
    assert str(caught.value).splitlines()[1:] == ["    mk.program_id(", "    ^^^^^^^^^^^^^^"]


def test_helpers_have_their_own_line():
    def helper():
        return mk.program_id(9)

    @eas.kernel
    def calls(x):
        mk.store(x, helper(), 1)

    with pytest.raises(eas.CompileError) as caught:
        calls(np.zeros(1))
    assert caught.value.line == helper.__code__.co_firstlineno + 1


def test_launch_errors_have_no_line():
    with pytest.raises(eas.LaunchError) as caught:
        wrong()
    assert caught.value.line is None
    assert caught.value.file is None


@pytest.mark.parametrize("backend", ["cpu", "interpreter"])
def test_running_errors_have_the_line(backend, monkeypatch):
    monkeypatch.setattr(eas.config, "check", "1")

    @eas.kernel
    def beyond(x):
        mk.store(x, 3, 1)

    with pytest.raises(eas.OutOfBoundsError) as caught:
        beyond(np.zeros(3), _backend=backend)
    assert caught.value.line == beyond.fn.__code__.co_firstlineno + 2
    assert caught.value.op == "store"
    assert caught.value.source == "        mk.store(x, 3, 1)"


def test_errors_pickle():
    with pytest.raises(eas.CompileError) as caught:
        wrong(np.zeros(1))
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is eas.CompileError
    assert str(again) == str(caught.value)
    assert (again.line, again.op) == (caught.value.line, caught.value.op)


def test_typing_errors_keep_their_class():
    @eas.kernel
    def shapes(x):
        mk.arange(0, 4) + mk.arange(0, 5)

    with pytest.raises(eas.ShapeError) as caught:
        shapes(np.zeros(1))
    assert isinstance(caught.value, ValueError)
    assert caught.value.line == shapes.fn.__code__.co_firstlineno + 2


def test_a_tracer_is_gone_after_an_error():
    with pytest.raises(eas.CompileError):
        wrong(np.zeros(1))
    with pytest.raises(eas.CompileError, match="works only inside a kernel"):
        mk.program_id(0)


def test_endless_recursion():
    def again(n):
        return again(n + 1)

    @eas.kernel
    def endless(x):
        mk.store(x, 0, again(0))

    with pytest.raises(eas.CompileError, match=r"\[recursion\]"):
        endless(np.zeros(1))
