"""Tiles of more axes than anybody draws: what a reshape into powers of two makes."""

from __future__ import annotations

import eas
import numpy as np
import pytest
from eas import mk

RNG = np.random.default_rng(5)


@pytest.fixture(params=["cpu", "interpreter", "eager"])
def backend(request):
    before = eas.config.backend
    eas.set_backend(request.param)
    yield request.param
    eas.set_backend(before)


@eas.kernel
def turned(x, out, N: eas.constexpr, SHAPE: eas.constexpr, AXES: eas.constexpr):
    i = mk.arange(0, N)
    t = mk.trans(mk.reshape(mk.load(x, i), SHAPE), AXES)
    mk.store(out, i, mk.reshape(t, (N,)))


@pytest.mark.parametrize("dtype", ["int8", "float16", "float32", "float64"])
@pytest.mark.parametrize(
    "shape", [(2, 3, 2, 5, 2), (3, 1, 2, 1, 2, 4), (2,) * 9, (1,) * 12 + (2,) * 8], ids=len
)
def test_axes_are_exchanged(backend, shape, dtype):
    size = int(np.prod(shape))
    axes = tuple(int(a) for a in RNG.permutation(len(shape)))
    x = RNG.integers(-99, 99, size).astype(dtype)
    out = np.zeros_like(x)
    turned[(1,)](x, out, size, shape, axes)
    np.testing.assert_array_equal(out, x.reshape(shape).transpose(axes).ravel())


@eas.kernel
def every_op(x, y, big, at, N: eas.constexpr):
    i = mk.arange(0, N)
    t = mk.reshape(mk.load(x, i), (2, 3, 2, 2, 5, 2))
    s = mk.cumsum(mk.sort(mk.trans(t, (5, 4, 3, 2, 1, 0)), axis=2), axis=4)
    mk.store(y, mk.arange(0, N // 2), mk.reshape(mk.sum(s, axis=3), (N // 2,)))
    both = mk.join(t, t + mk.sum(t, axis=(4), keepdims=True))
    mk.store(big, mk.arange(0, 2 * N), mk.reshape(both, (2 * N,)))
    most = mk.argmax(mk.where(t[None] > 0, t[None], 0.0), axis=5)
    mk.store(at, mk.arange(0, N // 5), mk.reshape(most, (N // 5,)))


def test_every_op_along_an_inner_axis(backend):
    x = RNG.standard_normal(240)
    y, big, at = np.zeros(120), np.zeros(480), np.zeros(48, np.int64)
    every_op[(1,)](x, y, big, at, 240)
    t = x.reshape(2, 3, 2, 2, 5, 2)
    want = np.cumsum(np.sort(t.transpose(5, 4, 3, 2, 1, 0), axis=2), axis=4).sum(3)
    np.testing.assert_allclose(y, want.ravel())
    np.testing.assert_allclose(big, np.stack([t, t + t.sum(4, keepdims=True)], -1).ravel())
    np.testing.assert_array_equal(at, np.maximum(t, 0).argmax(4).ravel())


@eas.kernel
def block(x, out, n, a: eas.constexpr):
    i = mk.arange(0, a)
    sixth = [i[:, None, None, None, None], i[:, None, None, None], i[:, None, None], i[:, None], i]
    where = sixth[0]
    for each in sixth[1:]:
        where = where * a + each
    inside = where < n
    mk.store(out, where, mk.load(x, where, inside, -1.0) * 2, inside)


def test_offsets_and_masks_of_five_axes(backend):
    x, out = RNG.standard_normal(3**5), np.zeros(3**5)
    block[(1,)](x, out, 200, 3)
    np.testing.assert_array_equal(out, np.where(np.arange(3**5) < 200, 2 * x, 0))


@eas.kernel
def of_threads(x, out, GROUP: eas.constexpr):
    t = mk.program_id(0) * GROUP + mk.tid(0, GROUP)
    tile = mk.reshape(mk.load(x, t) + mk.zeros((32,)), (2,) * 5)
    turned = mk.trans(tile * tile, (4, 3, 2, 1, 0))
    mk.store(out, t, mk.sum(mk.reshape(turned, (32,)), axis=0))


def test_a_tile_of_each_thread(backend):
    x, out = RNG.standard_normal(64), np.zeros(64)
    of_threads[(2,)](x, out, 32)
    np.testing.assert_allclose(out, 32 * x * x)


def test_the_gradient_and_the_source_of_many_axes():
    x = RNG.standard_normal(240)
    y, big, at = np.zeros(120), np.zeros(480), np.zeros(48, np.int64)
    weights, d_x = RNG.standard_normal(120), np.zeros(240)
    every_op.grad(wrt=("x",))[(1,)](x, y, big, at, 240, d_y=weights, d_x=d_x)
    step, found = 1e-6, []
    for i in range(0, 240, 17):
        sides = []
        for sign in (1, -1):
            moved = x.copy()
            moved[i] += sign * step
            every_op[(1,)](moved, y, big, at, 240)
            sides.append(y @ weights)
        found.append((sides[0] - sides[1]) / (2 * step))
    np.testing.assert_allclose(d_x[::17], found, rtol=1e-5, atol=1e-7)
    for text in (turned.to_msl, turned.to_opencl):
        assert "store" in text(np.zeros(64, np.float32), np.zeros(64, np.float32), 64, (2,) * 6,
                               (5, 4, 3, 2, 1, 0)).lower()  # fmt: skip


@eas.kernel
def too_many(x):
    mk.store(x, 0, mk.sum(mk.zeros((1,) * 21)))


def test_there_is_a_limit():
    with pytest.raises(eas.ShapeError) as caught:
        too_many[(1,)](np.zeros(1))
    assert "a tile has at most 20 axes, got shape (1, 1, 1" in str(caught.value)
