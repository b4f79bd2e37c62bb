"""Offsets that native code takes apart (base and stride of every axis) or cannot, against NumPy."""

import eas
import numpy as np
import pytest
from eas import mk

R, C = 8, 32
OFFSETS = {
    "a product of two axes": (lambda i, j: i * j, lambda i, j: i * j),
    "a square": (lambda i, j: j * j + i, lambda i, j: j * j + i),
    "a difference": (lambda i, j: 300 - i * 32 - j, lambda i, j: 300 - i * 32 - j),
    "a negation": (lambda i, j: 300 + -j - i, lambda i, j: 300 - j - i),
    "one axis split": (
        lambda i, j: mk.reshape(mk.arange(0, R * C) * 3 + 1, (R, C)),
        lambda i, j: (i * C + j) * 3 + 1,
    ),
    "one axis split, and a row of it": (
        lambda i, j: mk.reshape(mk.arange(0, C) * 2, (4, 1, C // 4)) + mk.reshape(i, (1, R, 1)),
        lambda i, j: (np.arange(C) * 2).reshape(4, 1, C // 4) + i.reshape(1, R, 1),
    ),
    "axes exchanged": (lambda i, j: mk.trans(i * 2 + j * 9), lambda i, j: (i * 2 + j * 9).T),
}


@eas.kernel
def gather(x, y, z, OFFSET: eas.constexpr, SHAPE: eas.constexpr):
    offsets = mk.broadcast_to(OFFSET(mk.arange(0, R)[:, None], mk.arange(0, C)[None, :]), SHAPE)
    to = mk.reshape(mk.arange(0, R * C), SHAPE)
    mk.store(y, to, mk.load(x, offsets))
    mk.store(z, offsets, 1)


@pytest.mark.parametrize("what", OFFSETS)
def test_offsets(what):
    traced, computed = OFFSETS[what]
    offsets = computed(np.arange(R)[:, None], np.arange(C)[None, :])
    x = np.random.default_rng(0).standard_normal(1100)
    y, z, expected = np.zeros(R * C), np.zeros(1100, np.int8), np.zeros(1100, np.int8)
    gather[1](x, y, z, OFFSET=traced, SHAPE=offsets.shape)
    np.testing.assert_array_equal(y, x[offsets].ravel())
    expected[offsets] = 1
    np.testing.assert_array_equal(z, expected)
