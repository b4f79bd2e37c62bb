"""Folds along an axis that is not the lanes': where the masks of rows and columns hold for all of a
chunk they are not asked, and what is the same in every row is read once; elsewhere they are.
"""

import os
import sys

import eas
import numpy as np
import pytest
from eas import mk

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "fuzz", "python"))
from memory import Guarded, view

R, C = 8, 70  # a chunk of four vectors, a short one, and a rest, or less


@eas.kernel
def folds(x, row, col, out, best, rows, cols, KIND: eas.constexpr):
    r, c = mk.arange(0, 8), mk.arange(0, 70)
    inside_rows, inside_cols = r < rows, c < cols
    by_row = mk.load(row, r, inside_rows, other=2.0)
    by_col = mk.load(col, c, inside_cols, other=-1.0)
    both = inside_rows[:, None] & inside_cols[None, :]
    at = r[:, None] * cols + c[None, :]
    if KIND == "a matrix":
        v = mk.load(x, at, both, other=0.5) * by_row[:, None] + by_col[None, :]
    elif KIND == "rows of it":
        v = mk.load(x, at, both & (r[:, None] % 3 != 1), other=0.25) - by_col[None, :]
    elif KIND == "from the second on":
        v = mk.load(x, at, both & (r[:, None] >= 1) & (c[None, :] >= 2)) + by_row[:, None]
    else:
        v = mk.where(inside_rows[:, None], by_row[:, None] * by_col[None, :], 0.0)
    mk.store(out, c, mk.sum(v, axis=0), inside_cols)
    mk.store(best, c, mk.argmax(v, axis=0), inside_cols)


def expected(x, row, col, rows, cols, kind):
    r, c = np.arange(R)[:, None], np.arange(C)[None, :]
    both = (r < rows) & (c < cols)
    by_row, by_col = np.full((R, 1), 2.0), np.full((1, C), -1.0)
    by_row[:rows, 0], by_col[0, :cols] = row, col
    matrix = np.zeros((R, C))
    matrix[:rows, :cols] = x
    v = {
        "a matrix": np.where(both, matrix, 0.5) * by_row + by_col,
        "rows of it": np.where(both & (r % 3 != 1), matrix, 0.25) - by_col,
        "from the second on": np.where(both & (r >= 1) & (c >= 2), matrix, 0) + by_row,
        "outer": np.where(r < rows, by_row * by_col, 0),
    }[kind]
    return v.sum(0)[:cols], v.argmax(0)[:cols]


@pytest.mark.parametrize("at_start", [False, True])
@pytest.mark.parametrize("kind", ["a matrix", "rows of it", "from the second on", "outer"])
def test_like_numpy(kind, at_start):
    for rows in (0, 1, 7, 8):
        for cols in (0, 1, 15, 16, 63, 64, 69, 70):
            rng = np.random.default_rng([rows, cols])
            content = {
                **{"x": rng.normal(size=(rows, cols)), "row": rng.normal(size=rows)},
                **{"col": rng.normal(size=cols), "out": np.zeros(cols), "best": np.zeros(cols)},
            }
            memory = {n: Guarded(a.tobytes(), at_start) for n, a in content.items()}
            try:
                given = {
                    n: view(m, "float64", 0, (content[n].size,), (1,)) for n, m in memory.items()
                }
                folds(**given, rows=rows, cols=cols, KIND=kind, _grid=1)
                want = expected(*(content[n] for n in ("x", "row", "col")), rows, cols, kind)
                np.testing.assert_allclose(given["out"], want[0], rtol=1e-12, atol=1e-12)
                np.testing.assert_array_equal(given["best"], want[1])
                assert all(block.painted() for block in memory.values())
                del given
            finally:
                for block in memory.values():
                    block.free()


@eas.kernel
def of_pairs(x, d, out, n, B: eas.constexpr):
    """In a loop, with tiles from before it, as the gradient of a sum over pairs."""
    i = mk.program_id(0) * 16 + mk.arange(0, 16)
    mine, there = mk.load(x, i, i < n), i < n
    for first in mk.range(0, n, B):
        j = first + mk.arange(0, B)
        others = mk.load(d, j, j < n)
        pairs = mk.where(there[:, None], (others[None, :] - mine[:, None]) / mine[:, None], 0.0)
        mk.atomic_add(out, j, mk.sum(pairs, axis=0), j < n)


@pytest.mark.parametrize("n", [1, 15, 16, 17, 63, 64, 65, 130])
def test_tiles_from_before_a_loop(n):
    rng = np.random.default_rng(n)
    x, d, out = 1 + rng.random(n), rng.normal(size=n), np.zeros(n)
    of_pairs(x, d, out, n, B=64, _grid=eas.cdiv(n, 16))
    want = ((d[None, :] - x[:, None]) / x[:, None]).sum(0)
    np.testing.assert_allclose(out, want, rtol=1e-12, atol=1e-12)
