"""Literals and scalar arguments stay weak through choices, minima, shapes and sums: they never
widen what they meet."""

import eas
import numpy as np
import pytest
from eas import mk

BACKENDS = ("cpu", "interpreter", "eager")

# Each is made of literals and of the arguments n (int) and f (float) alone.
WEAK = {
    "where of floats": lambda m, n, f: mk.where(m, 0.0, -1.5),
    "where of ints": lambda m, n, f: mk.where(m, 1, 0),
    "where of bools": lambda m, n, f: mk.where(m, True, False),
    "where of arguments": lambda m, n, f: mk.where(m, n, f),
    "where of where": lambda m, n, f: mk.where(m, mk.where(m, 1, 2), mk.where(~m, 3, 4)),
    "arithmetic on where": lambda m, n, f: mk.where(m, 1, 0) * 2 + n,
    "minimum": lambda m, n, f: mk.minimum(mk.where(m, 1, 2), n),
    "maximum": lambda m, n, f: mk.maximum(f, mk.where(m, 1, 2)),
    "clamp": lambda m, n, f: mk.clamp(mk.where(m, 1, 9), 2, 5),
    "abs": lambda m, n, f: abs(mk.where(m, -1, 2)),
    "fma": lambda m, n, f: mk.fma(mk.where(m, 1.0, 2.0), f, 1.0),
    "broadcast_to": lambda m, n, f: mk.broadcast_to(n, (4,)),
    "reshape": lambda m, n, f: mk.reshape(mk.where(m, 1, 0), (2, 2)).reshape(4),
    "trans": lambda m, n, f: mk.reshape(mk.where(m, 1, 0), (2, 2)).T.reshape(4),
    "index": lambda m, n, f: mk.where(m, 1, 0)[None, :].reshape(4),
    "cat": lambda m, n, f: mk.cat((mk.broadcast_to(1, (2,)), mk.broadcast_to(2, (2,)))),
    "join": lambda m, n, f: mk.join(mk.broadcast_to(1, (2,)), 2).reshape(4),
    "sum": lambda m, n, f: mk.sum(mk.where(m, 1, 0)),
    "max": lambda m, n, f: mk.max(mk.where(m, 1.0, 0.0)),
    "cumsum": lambda m, n, f: mk.cumsum(mk.where(m, 1, 0)),
    "sort": lambda m, n, f: mk.sort(mk.where(m, 1, 0)),
    "where of a condition": lambda m, n, f: mk.where(n > 0, 1.0, 0.5),
}


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("how", WEAK)
def test_what_is_made_of_literals_does_not_widen(how, dtype, backend):
    made, kind = WEAK[how], getattr(mk, dtype)

    @eas.kernel
    def kernel(x, out, n, f):
        at = mk.arange(0, 4)
        both = mk.load(x, at) + made(at < 2, n, f)
        mk.static_assert(both.dtype == kind, str(both.dtype))
        mk.store(out, at, both)

    x, out = np.ones(4, dtype), np.zeros(4, dtype)
    kernel[1](x, out, 3, 0.5, _backend=backend)
    assert np.all(out >= -0.5)


def test_values_are_what_they_would_be():
    @eas.kernel
    def kernel(x, out):
        at = mk.arange(0, 4)
        mk.store(out, at, mk.load(x, at) + mk.where(at < 2, 0.0, -1.0e6))

    for backend in BACKENDS:
        out = np.zeros(4, np.float32)
        kernel[1](np.ones(4, np.float32), out, _backend=backend)
        assert out.tolist() == [1, 1, 1 - 1e6, 1 - 1e6]


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_weak_choice_in_a_loop_keeps_the_carried_dtype(backend):
    @eas.kernel
    def kernel(x, out, n):
        at = mk.arange(0, 4)
        acc = mk.zeros((4,), mk.float32)
        count = mk.zeros((4,), mk.int32)
        for i in mk.range(n):
            acc = acc + mk.load(x, at) * mk.where(at < i, 1.0, 0.0)
            count += mk.where(at < i, 1, 0)
        mk.store(out, at, acc + count)

    out = np.zeros(4, np.float32)
    kernel[1](np.ones(4, np.float32), out, 3, _backend=backend)
    assert out.tolist() == [4, 2, 0, 0]


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_literal_grows_to_the_weak_tile_a_loop_gives_it(backend):
    @eas.kernel
    def kernel(out, n):
        at = mk.arange(0, 4)
        acc = 0
        for i in mk.range(n):
            acc = acc + mk.where(at < i, 1, 0.5)
        mk.store(out, at, acc + mk.load(out, at))

    out = np.zeros(4, np.float32)
    kernel[1](out, 3, _backend=backend)
    assert out.tolist() == [2.5, 2.0, 1.5, 1.5]


@pytest.mark.parametrize("backend", BACKENDS)
def test_branches_meet_in_the_shape_of_the_weak_tile(backend):
    @eas.kernel
    def kernel(out, n):
        at = mk.arange(0, 4)
        if n > 0:
            v = mk.where(at < 2, 1, 0)
        else:
            v = 0.5
        both = mk.load(out, at) + v
        mk.static_assert(both.dtype == mk.float32)
        mk.store(out, at, both)

    out = np.zeros(4, np.float32)
    kernel[1](out, 1, _backend=backend)
    kernel[1](out, 0, _backend=backend)
    assert out.tolist() == [1.5, 1.5, 0.5, 0.5]


def test_weak_tiles_of_two_shapes_do_not_meet():
    @eas.kernel
    def kernel(out, n):
        v = mk.where(mk.arange(0, 4) < 2, 1, 0)
        if n > 0:
            v = mk.where(mk.arange(0, 8) < 2, 1, 0)
        mk.store(out, mk.arange(0, 8), v)

    with pytest.raises(eas.CompileError, match="'v' has another type in each branch"):
        kernel[1](np.zeros(8), 1)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_literal_inside_a_choice_must_fit(backend):
    @eas.kernel
    def kernel(x):
        at = mk.arange(0, 4)
        mk.store(x, at, mk.load(x, at) + mk.where(at < 2, mk.where(at < 1, 300, 1), 0))

    with pytest.raises(eas.DTypeError, match="the number does not fit, got 300 for uint8"):
        kernel[1](np.zeros(4, np.uint8), _backend=backend)


# The data chooses, so no launch can know which literal is meant.
UNFIT = {
    "where": (lambda v: mk.where(v > 0, 1, 300), 300),
    "where of where": (lambda v: mk.where(v > 0, 1, mk.where(v > 1, 2, 300)), 300),
    "below zero": (lambda v: mk.where(v > 0, 1, -129), -129),
    "minimum": (lambda v: mk.minimum(mk.where(v > 0, 1, 300), 400), 300),
    "maximum": (lambda v: mk.maximum(mk.where(v > 0, 1, 2), 300), 300),
    "product": (lambda v: mk.where(v > 0, 1, 2) * 200, 200),
    "broadcast": (lambda v: mk.where(v > 0, mk.broadcast_to(300, (4,)), 1), 300),
}


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("how", UNFIT)
def test_a_literal_that_data_chooses_must_fit(how, backend):
    made, number = UNFIT[how]

    @eas.kernel
    def kernel(x, out):
        at = mk.arange(0, 4)
        v = mk.load(x, at)
        mk.store(out, at, v + made(v))

    said = rf"\[add\] the number does not fit, got {number} for int8, expected a cast of the other"
    with pytest.raises(eas.DTypeError, match=said) as caught:
        kernel[1](np.zeros(4, np.int8), np.zeros(4, np.int64), _backend=backend)
    assert "v + made(v)" in str(caught.value)


def test_a_literal_that_a_minimum_cuts_off_fits():
    @eas.kernel
    def kernel(x, out):
        at = mk.arange(0, 4)
        v = mk.load(x, at)
        mk.store(out, at, v + mk.minimum(mk.where(v > 0, 1, 300), 100))

    for backend in BACKENDS:
        out = np.zeros(4, np.int64)
        kernel[1](np.array([-1, 0, 1, 2], np.int8), out, _backend=backend)
        assert out.tolist() == [99, 100, 2, 3]


def test_a_chain_of_shared_choices_is_converted_once():
    @eas.kernel
    def kernel(x):
        at = mk.arange(0, 4)
        v = mk.where(at < 2, 1, 0)
        for i in range(200):
            v = mk.where(at < i, mk.where(at > i, v, 1), v)
        mk.store(x, at, mk.load(x, at) + v)

    x = np.zeros(4, np.int32)
    kernel[1](x, _backend="interpreter")
    assert x.tolist() == [1, 1, 1, 1]
