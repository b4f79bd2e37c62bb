"""Products of tiles that reach beyond a matrix: what no store writes is not computed, and steps
whose factors are both masked off are left out. What must not change: uses beside the store, zeros
times infinity, edges of any size.

Small whole numbers: every sum is exact, so both backends give the same bytes.
"""

import eas
import numpy as np
import pytest
from eas import mk

SIZES = [(70, 90, 110), (1, 1, 1), (64, 32, 48), (65, 33, 49), (3, 200, 7), (130, 5, 64)]
TILES = [(64, 32, 48), (16, 16, 16), (5, 7, 3), (128, 256, 128)]


@eas.kernel
def product(
    a,
    b,
    c,
    bias,
    M,
    N,
    K,
    BM: eas.constexpr,
    BN: eas.constexpr,
    BK: eas.constexpr,
    KIND: eas.constexpr,
):
    rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    acc = mk.zeros((BM, BN), mk.float32)
    for k in mk.range(0, K, BK):
        ks = k + mk.arange(0, BK)
        inside = ks[:, None] < K if KIND != "b beyond k" else ks[:, None] < K + 8
        left = mk.load(a, rows * K + ks[None, :], (rows < M) & (ks[None, :] < K))
        right = mk.load(b, ks[:, None] * N + cols, inside & (cols < N))
        acc = mk.dot(left, right, acc)
    ok = (rows < M) & (cols < N)
    if KIND == "relu":
        acc = mk.maximum(acc + mk.load(bias, cols, cols < N), 0.0)
    if KIND == "twice":
        mk.store(c, M * N + rows * N + cols, acc * 2.0, ok & (cols < N - 1))
    if KIND == "summed":
        mk.atomic_add(c, M * N, mk.sum(mk.where(acc == acc, 0.0, 1.0)))
    mk.store(c, rows * N + cols, acc, ok)


def numbers(seed, *shape):
    return np.random.default_rng(seed).integers(-4, 5, shape).astype(np.float32)


def both(size, tile, kind, spoil=None):
    m, n, k = size
    bm, bn, bk = tile
    a, b, bias = numbers(0, m, k), numbers(1, k + 8, n), numbers(2, n)
    if spoil is not None:
        spoil(a, b)
    results = []
    for backend in ("cpu", "interpreter"):
        c = np.full(2 * m * n + 1, 7, np.float32)
        c[m * n] = 0
        grid = (eas.cdiv(n, bn), eas.cdiv(m, bm))
        given = {"BM": bm, "BN": bn, "BK": bk, "KIND": kind}
        product[grid](a, b, c, bias, m, n, k, **given, _backend=backend)
        results.append(c)
    np.testing.assert_array_equal(*results)
    return results[0]


@pytest.mark.parametrize("kind", ["plain", "relu", "twice", "summed"])
@pytest.mark.parametrize("tile", TILES)
def test_edges(tile, kind):
    for size in SIZES:
        both(size, tile, kind)


@pytest.mark.parametrize("tile", TILES)
def test_what_else_is_done_with_the_sums_sees_all_of_them(tile):
    """Rows beyond the matrix are zeros times B: NaN where B is infinite, which the sum counts."""

    def spoil(a, b):
        b[0, 0] = np.inf

    found = both((3, 200, 7), tile, "summed", spoil)
    assert found[600] >= (tile[0] - 3 if tile[0] > 3 else 0)


@pytest.mark.parametrize("tile", TILES)
def test_zeros_of_one_operand_do_not_end_the_steps(tile):
    """Behind K the rows of B are there, and are NaN: zero times NaN is NaN."""

    def spoil(a, b):
        b[-8:] = np.nan

    both((5, 40, 12), tile, "b beyond k", spoil)  # a whole round of steps


@pytest.mark.parametrize("tile", TILES)
def test_infinities_inside(tile):
    def spoil(a, b):
        a[0, 0], b[1, 1], b[2, -1] = np.inf, -np.inf, np.nan

    for kind in ("plain", "relu"):
        both((70, 90, 110), tile, kind, spoil)
