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
WHOLE = r"is one whole number, got None \(NoneType\), expected an int"
CALLS = {
    "where": (lambda x: mk.where(x > 0, x, None), rf"\[where\] {VALUE}"),
    "exp": (lambda x: mk.exp(None), rf"\[exp\] {VALUE}"),
    "sum": (lambda x: mk.sum(None), rf"\[sum\] {VALUE}"),
    "clamp": (lambda x: mk.clamp(x, None, 1), rf"\[clamp\] {VALUE}"),
    "arange": (lambda x: mk.arange(0, None), rf"\[arange\] the size {WHOLE}"),
    "program_id": (lambda x: mk.program_id(None), rf"\[program_id\] the axis {WHOLE}"),
    "reshape": (lambda x: mk.reshape(x, None), rf"\[reshape\] a size {WHOLE}"),
    "softmax": (lambda x: mk.softmax(x, None), rf"\[softmax\] the axis {WHOLE}"),
    "add": (lambda x: x + None, rf"\[add\] {VALUE}"),
    "eq": (lambda x: x == None, rf"\[eq\] {VALUE}"),  # noqa: E711
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
        "got no 'b_tile', expected mk.dot(a_tile, b_tile, acc=None, out_dtype=None)",
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


PYTHON = {
    "tile attribute": (
        lambda x: x.sum(),
        "[attribute] a Value of the kernel has no such name, got sum, expected mk.sum",
    ),
    "mk attribute": (
        lambda x: mk.zeros_like(x),
        "[attribute] mk has no such name, got zeros_like, expected mk.zeros",
    ),
    "hash": (
        lambda x: {x: 1},
        "[python] Python cannot do this with values of the kernel, got unhashable type: 'Value', "
        "expected operators and functions of mk",
    ),
    "dtype": (
        lambda x: mk.float32(x),
        "[float32] a dtype is no function, got mk.float32(…), expected x.to(mk.float32)",
    ),
    "array": (
        lambda x: np.arange(4) + x,
        "[add] not a value of the kernel language, got numpy.ndarray, expected a tile",
    ),
    "set": (lambda x: setattr(x, "name", 1), "got 'Value' object has no attribute 'name'"),
    "round": (
        lambda x: round(x, 2),
        "[round] rounds to whole numbers only, got 2 (int) digits, expected none",
    ),
    "len": (
        lambda x: len(mk.sum(x)),
        "[len] a scalar has no length, got float64, expected a tile",
    ),
    "axes": (
        lambda x: mk.sum(x, axis=(0, 1)),
        "[sum] the axis is one whole number, got (0, 1) (tuple), expected an int",
    ),
    "start": (
        lambda x: mk.arange(mk.arange(0, 4), 4),
        "[arange] the start must be a scalar, got int64[4], expected one value",
    ),
    "bool dot": (
        lambda x: mk.dot(x[:, None] > 0, x[None, :] > 0),
        "[dot] not defined for this dtype, got bool[4, 1] and bool[1, 4], expected numbers, as "
        "x.to(mk.int8)",
    ),
    "shapes of dot": (
        lambda x: mk.dot(x, x),
        "[dot] the shapes do not multiply, got float64[4] and float64[4], expected [m, k] and "
        "[k, n], with the same leading axes",
    ),
    "shapes of @": (lambda x: x @ x[:, None], "[dot] the shapes do not multiply, got float64[4]"),
    "word @": (
        lambda x: "a" @ x,
        "[matmul] not a value of the kernel language, got str, expected a tile",
    ),
    "static step": (
        lambda x: [k for k in mk.static_range(0, 4, 0)],
        "[static_range] a loop must move, got step 0, expected another",
    ),
    "huge reshape": (
        lambda x: x.reshape(-1, 2**62, 4),
        "[reshape] the tile is too large, got shape (1, 4611686018427387904, 4), expected",
    ),
}


@pytest.mark.parametrize("name", PYTHON)
def test_what_python_says_of_traced_values_is_an_eas_error(name):
    fn, message = PYTHON[name]
    with pytest.raises(eas.Error, match=re.escape(message)) as caught:
        apply[1](np.zeros(4), fn)
    assert caught.value.line is not None


def test_other_errors_of_the_users_code_stay_as_they_are():
    with pytest.raises(ZeroDivisionError):
        apply[1](np.zeros(4), lambda x: x + 1 // 0)
    with pytest.raises(AttributeError):
        apply[1](np.zeros(4), lambda x: x + "text".no_such_method())


@eas.kernel
def compare(x, WHAT: eas.constexpr):
    if WHAT == "buffers":
        mk.store(x, 0, x == x)
    else:
        mk.store(x, 0, x + 1 != None)  # noqa: E711


@pytest.mark.parametrize("what", ["buffers", "pointers"])
def test_memory_is_not_compared(what):
    with pytest.raises(eas.DTypeError, match=r"\[compare\] memory is no value, got a buffer or "):
        compare[1](np.zeros(4), what)


@eas.kernel
def multiply_memory(x):
    mk.store(x, 0, x * 2)


@eas.kernel
def seed_of_memory(x):
    mk.store(x, 0, mk.randint(x + 0, 3))


def test_memory_is_no_seed():
    with pytest.raises(eas.DTypeError, match=r"\[randint\] memory is no value"):
        seed_of_memory[1](np.zeros(4))


@eas.kernel
def memory_and_array(x):
    mk.store(x, 0, (x + 0) @ np.arange(3))


def test_numpy_does_not_compute_with_memory():
    with pytest.raises(eas.CompileError, match=r"got operand 'Pointer' does not support ufuncs"):
        memory_and_array[1](np.zeros(4))


def test_memory_is_not_multiplied():
    with pytest.raises(eas.CompileError, match=r"unsupported operand type\(s\) for \*: 'Buffer'"):
        multiply_memory[1](np.zeros(4))


@eas.kernel
def standing_still(x, N):
    for i in mk.range(0, N, N - 4):
        mk.store(x, i, 1)


@pytest.mark.parametrize("backend", ["interpreter", "eager"])
def test_a_loop_moves(backend):
    with pytest.raises(eas.LaunchError, match=r"\[range\] "):
        standing_still[1](np.zeros(4), 4, _backend=backend)


held_values = []


def keep(*values):
    held_values.extend(values)


keep.__module__ = "eas.testing"  # a library's function: what it uses is its own affair


@eas.kernel
def leak(x):
    keep(x, x + 1, mk.load(x, 0))


@pytest.mark.parametrize("question", ["dtype", "shape", "ndim"])
def test_what_outlives_its_kernel_is_never_looked_into(question):
    held_values.clear()
    leak.clear_cache()
    leak[1](np.zeros(4))
    for held in held_values:
        assert repr(held) == "<a value of another kernel>"
    with pytest.raises(eas.CompileError, match=rf"\[{question}\] works only inside a kernel"):
        getattr(held_values[-1], question)
