"""A tile that a loop carries is read as it was before the turn by whatever the turn computes from
it, also where elements are read in another order than they are written."""

import eas
import numpy as np
import pytest
from eas import mk

SIDES = [2, 4, 8, 16, 24]


def both(kernel, *arguments, side):
    """What the kernel writes to its last buffer, which must be the same bits on both backends."""
    outs = []
    for backend in ("interpreter", "cpu"):
        out = np.zeros((3 * side, 3 * side), np.float32)
        kernel[1](*arguments, out, N=side, _backend=backend)
        outs.append(out)
    np.testing.assert_array_equal(outs[1], outs[0])
    return outs[1]


def numbers(side):
    return np.arange(3 * side * side, dtype=np.float32).reshape(side, 3 * side) % 13


@eas.kernel
def by_pointer(x, out, N: eas.constexpr):
    i = mk.arange(0, N)
    p = x + (i[:, None] * x.stride(0) + i[None, :])
    q = out + (i[:, None] * out.stride(0) + i[None, :])
    for _ in mk.range(3):
        mk.store(q, mk.load(p).T)
        p += N
        q += N * out.stride(0)


@eas.kernel
def by_offset(x, out, N: eas.constexpr):
    i = mk.arange(0, N)
    at = i[:, None] * x.stride(0) + i[None, :]
    total = mk.zeros((N,), mk.float32)
    for _ in mk.range(3):
        total += mk.sum(mk.load(x, at).T, axis=1)
        at += N
    mk.store(out, i, total)


@eas.kernel
def by_mask(x, out, N: eas.constexpr):
    i = mk.arange(0, N)
    at = i[:, None] * x.stride(0) + i[None, :]
    total, keep = mk.zeros((N,), mk.float32), at % 2 == 0
    for _ in mk.range(3):
        total += mk.sum(mk.load(x, at, keep).T, axis=1)
        keep = ~keep
    mk.store(out, i, total)


@eas.kernel
def computed(x, out, N: eas.constexpr):
    i = mk.arange(0, N)
    a = mk.load(x, i[:, None] * x.stride(0) + i[None, :])
    for _ in mk.range(3):
        a = a + (-a).T
    mk.store(out, i[:, None] * out.stride(0) + i[None, :], a)


@eas.kernel
def exchanged(x, out, N: eas.constexpr):
    i = mk.arange(0, N)
    a = mk.load(x, i[:, None] * x.stride(0) + i[None, :])
    b = a * 2
    k = 0
    while k < 3:
        a, b = b - 1, (a + 1).T
        k += 1
    mk.store(out, i[:, None] * out.stride(0) + i[None, :], a + 3 * b)


@eas.kernel
def summed_onto(x, out, N: eas.constexpr):
    """A product that starts from what is computed from the tile it replaces."""
    i = mk.arange(0, N)
    at = i[:, None] * x.stride(0) + i[None, :]
    a, one = mk.load(x, at), mk.load(x, at + N) - 6
    for _ in mk.range(3):
        a = mk.dot(one, one, acc=(a * 2).T) % 31
    for _ in mk.range(2):
        a = mk.dot(one, one, acc=(a + 1).T)
    mk.store(out, i[:, None] * out.stride(0) + i[None, :], a)


@eas.kernel
def in_a_loop_inside(x, out, N: eas.constexpr):
    i = mk.arange(0, N)
    a = mk.load(x, i[:, None] * x.stride(0) + i[None, :])
    for _ in mk.range(3):
        a = (a + 1).T
        for _ in mk.range(2):
            a = a + mk.reshape(mk.reshape(a * 2, (N * N // 2, 2)).T, (N, N))
    mk.store(out, i[:, None] * out.stride(0) + i[None, :], a)


@eas.kernel
def in_a_branch(x, out, N: eas.constexpr):
    i = mk.arange(0, N)
    a = mk.load(x, i[:, None] * x.stride(0) + i[None, :])
    for k in mk.range(3):
        if k % 2 == 0:
            a = a - (a * 2).T
        else:
            a = mk.cumsum(a.T + 1, 0) - a
    mk.store(out, i[:, None] * out.stride(0) + i[None, :], a)


KERNELS = [
    by_pointer,
    by_offset,
    by_mask,
    computed,
    exchanged,
    summed_onto,
    in_a_loop_inside,
    in_a_branch,
]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.__name__)
def test_the_old_tile_is_read(kernel, side):
    out = both(kernel, numbers(side), side=side)
    if kernel is by_pointer:
        np.testing.assert_array_equal(out[:, :side], numbers(side).T)
