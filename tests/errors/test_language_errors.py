"""Calls of mk functions that do not fit are refused in the user's words, with the line."""

import re

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def apply(x, FN: eas.constexpr):
    mk.store(x, 0, FN(mk.load(x, mk.arange(0, 4))))


VALUE = "not a value of the kernel language, got NoneType, expected a tile, a scalar or a number"
CALLS = {
    "where": (lambda x: mk.where(x > 0, x, None), rf"\[where\] {VALUE}"),
    "exp": (lambda x: mk.exp(None), rf"\[exp\] {VALUE}"),
    "sum": (lambda x: mk.sum(None), rf"\[sum\] {VALUE}"),
    "clamp": (lambda x: mk.clamp(x, None, 1), rf"\[clamp\] {VALUE}"),
    "arange": (lambda x: mk.arange(0, None), rf"\[arange\] {VALUE}"),
    "program_id": (lambda x: mk.program_id(None), rf"\[program_id\] {VALUE}"),
    "reshape": (lambda x: mk.reshape(x, None), rf"\[reshape\] {VALUE}"),
    "cumsum": (lambda x: mk.cumsum(x, None), r"\[cumsum\] a scan runs along one axis, got None, "),
    "cast": (lambda x: mk.cast(x, None), r"\[cast\] "),
    "to": (lambda x: x.to(None), r"\[cast\] "),
    "rand": (lambda x: mk.rand(None, 0), rf"\[rand\] {VALUE}"),
}


@pytest.mark.parametrize("name", CALLS)
def test_none_is_no_value(name):
    fn, message = CALLS[name]
    with pytest.raises(eas.Error, match=message) as caught:
        apply[1](np.zeros(4), fn)
    assert caught.value.line is not None


MISCALLS = {
    "atan2": (lambda x: mk.atan2(x), "got no 'x', expected mk.atan2(y, x)"),
    "where": (lambda x: mk.where(x > 0, x), "got no 'y', expected mk.where(condition, x, y)"),
    "sum": (
        lambda x: mk.sum(x, dim=0),
        "got the unknown argument 'dim', expected mk.sum(x, axis=None, keepdims=False)",
    ),
    "arange": (lambda x: mk.arange(0, 8, 2), "got 3 of them, expected mk.arange(start, size)"),
    "exp": (lambda x: mk.exp(x, x=x), "got 'x' twice, expected mk.exp(x)"),
    "barrier": (lambda x: mk.barrier(1), "got 1 of them, expected mk.barrier()"),
    "dot": (
        lambda x: mk.dot(x),
        "got no 'b', expected mk.dot(a, b, acc=None, out_dtype=None)",
    ),
    "to_f16": (lambda x: mk.to_f16(), "got no 'x', expected mk.to_f16(x)"),
    "load": (
        lambda x: mk.load(),
        "got no 'buffer', expected mk.load(buffer, offset, mask=None, other=0)",
    ),
}


@pytest.mark.parametrize("name", MISCALLS)
def test_functions_say_how_they_are_called(name):
    fn, message = MISCALLS[name]
    with pytest.raises(eas.CompileError, match=re.escape(f"[{name}] wrong arguments, {message}")):
        apply[1](np.zeros(4), fn)


def test_flags_and_texts_are_known_while_compiling():
    with pytest.raises(eas.CompileError, match="keepdims is neither True nor False, got 1 "):
        apply[1](np.zeros(4), lambda x: mk.sum(x, keepdims=1))
    with pytest.raises(eas.CompileError, match="the message is a text known while compiling, got "):
        apply[1](np.zeros(4), lambda x: mk.device_assert(x > 0, 7))
