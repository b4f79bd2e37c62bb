"""Sorting keeps equal elements in their order: zeros of both signs show it, by bits."""

import eas
import numpy as np
from eas import mk

# The last is too large for group memory; 80,000 elements have no 16-bit numbers.
SHAPES = [(1, 5), (3, 7), (16, 33), (64, 64), (200, 400)]


@eas.kernel
def rows(x, y, A: eas.constexpr, B: eas.constexpr, AXIS: eas.constexpr, DOWN: eas.constexpr):
    at = mk.arange(0, A)[:, None] * B + mk.arange(0, B)[None, :]
    mk.store(y, at, mk.sort(mk.load(x, at), AXIS, DOWN))


@eas.kernel
def by_thread(x, y, DOWN: eas.constexpr):
    t = mk.tid(0, 16)
    pairs = [mk.join(mk.load(x, 4 * t + k), mk.load(x, 4 * t + k + 1)) for k in (0, 2)]
    ordered = mk.sort(mk.cat(pairs, 0), 0, DOWN)
    signs = mk.where(mk.bitcast(ordered, mk.int32) < 0, 1, 0)
    mk.store(y, t, mk.sum(signs + 10 * mk.cumsum(signs, 0)))  # says where the signs are


def zeros(count):
    return np.random.default_rng(count).choice(np.array([0.0, -0.0, 1, -1], np.float32), count)


def in_order(x, axis, down):
    """Equals keep their order descending too."""
    rank = np.argsort(-x if down else x, axis=axis, kind="stable")
    return np.take_along_axis(x, rank, axis)


def check(shape, backend):
    x = zeros(shape[0] * shape[1])
    for axis in (0, 1):
        for down in (False, True):
            y = np.empty_like(x)
            rows[1](x, y, *shape, axis, down, _backend=backend)
            want = in_order(x.reshape(shape), axis, down).ravel()
            np.testing.assert_array_equal(y.view(np.uint32), want.view(np.uint32))


def check_by_thread(backend):
    x = zeros(4 * 16)
    for down in (False, True):
        y = np.empty(16, np.int32)
        by_thread[1](x, y, down, _backend=backend)
        signs = np.signbit(in_order(x.reshape(16, 4), 1, down)).astype(np.int32)
        np.testing.assert_array_equal(y, (signs + 10 * np.cumsum(signs, 1)).sum(1))
