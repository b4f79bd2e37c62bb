"""A mask holds where it was written, also when what it guards is read transposed: square tiles, on
which both ways have one shape, and others."""

import eas
import numpy as np
import pytest
from eas import mk

SIZES = [(13, 40), (40, 13), (64, 8), (8, 64), (1, 64), (0, 5), (64, 64)]


@eas.kernel
def transposed(x, out, M, N, R: eas.constexpr, C: eas.constexpr):
    row, col = mk.arange(0, R)[:, None], mk.arange(0, C)[None, :]
    at = row * x.stride(0) + col * x.stride(1)
    tile = mk.load(x, at, (row < M) & (col < N), other=5.0)
    mk.store(out, col.T * out.stride(0) + row.T * out.stride(1), tile.T)


@eas.kernel
def with_its_transpose(x, out, M, N, R: eas.constexpr):
    row, col = mk.arange(0, R)[:, None], mk.arange(0, R)[None, :]
    at = row * x.stride(0) + col * x.stride(1)
    tile = mk.load(x, at, (row < M) & (col < N), other=5.0)
    mk.store(out, row * out.stride(0) + col * out.stride(1), tile + 2 * tile.T)


@eas.kernel
def product(x, y, out, M, N, R: eas.constexpr):
    row, col = mk.arange(0, R)[:, None], mk.arange(0, R)[None, :]
    at = row * R + col
    a = mk.load(x, at)
    b = mk.load(y, at, (row < M) & (col < N))
    mk.store(out, at, mk.dot(a, b.T))


def guarded(x, m, n):
    out = np.full_like(x, 5)
    out[:m, :n] = x[:m, :n]
    return out


@pytest.mark.parametrize(("m", "n"), SIZES)
@pytest.mark.parametrize("shape", [(64, 64), (64, 24), (16, 64)])
def test_a_masked_load_is_stored_transposed(m, n, shape):
    x = np.arange(shape[0] * shape[1], dtype=np.float32).reshape(shape)
    out = np.zeros(shape[::-1], np.float32)
    transposed[(1,)](x, out, m, n, R=shape[0], C=shape[1])
    np.testing.assert_array_equal(out, guarded(x, m, n).T)


@pytest.mark.parametrize(("m", "n"), SIZES)
def test_a_tile_and_its_transpose(m, n):
    x = np.arange(64 * 64, dtype=np.float32).reshape(64, 64)
    out = np.zeros((64, 64), np.float32)
    with_its_transpose[(1,)](x, out, m, n, R=64)
    tile = guarded(x, m, n)
    np.testing.assert_array_equal(out, tile + 2 * tile.T)


@pytest.mark.parametrize(("m", "n"), SIZES)
def test_a_transposed_factor(m, n):
    rng = np.random.default_rng(5)
    x, y = (rng.integers(-4, 5, (64, 64)).astype(np.float32) for _ in range(2))
    out = np.zeros((64, 64), np.float32)
    product[(1,)](x, y, out, m, n, R=64)
    factor = np.zeros_like(y)
    factor[:m, :n] = y[:m, :n]
    np.testing.assert_array_equal(out, x @ factor.T)
