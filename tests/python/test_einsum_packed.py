"""Products that a matrix product multiplies while it packs them: Hadamard, Khatri-Rao and scaling
steps, hyperedges, against NumPy; and that they take no memory.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import eas
import numpy as np
import pytest

EQUATIONS = {
    "ijk,jr,kr->ir": {"i": 70, "j": 11, "k": 13, "r": 9},
    "ir,jr,kr->ijk": {"i": 17, "j": 19, "k": 15, "r": 10},
    "ab,bc,b->ac": {"a": 33, "b": 40, "c": 70},
    "ab,bc,b,a->ca": {"a": 71, "b": 40, "c": 70},
    "ij,ij,jk,jk->ik": {"i": 65, "j": 33, "k": 66},
    "ij,ji,jk->ki": {"i": 65, "j": 33, "k": 66},
    "zij,zjk,zj->zik": {"z": 3, "i": 20, "j": 31, "k": 22},
    "iij,jk,ik->ik": {"i": 30, "j": 31, "k": 70},
    "abx,bcx,x->ac": {"a": 65, "b": 12, "c": 66, "x": 7},
    "ak,bk,ck,dk->abcd": {"a": 9, "b": 8, "c": 7, "d": 10, "k": 12},
    "i,j,ijk->k": {"i": 30, "j": 31, "k": 70},
}
DTYPES = "f2 f4 f8 c8 c16 i1 i4 i8 ?".split()


def strided(rng: random.Random, numbers: np.random.Generator, shape: list[int], dtype: str) -> Any:
    """Axes in any order in memory, backwards, with gaps, or one number all along."""
    order = rng.sample(range(len(shape)), len(shape))
    steps = [rng.choice([1, 1, 2, -1]) for _ in shape]
    full = [shape[axis] * abs(steps[axis]) for axis in order]
    values = numbers.integers(-2, 3, full) + (
        1j * numbers.integers(-2, 3, full) if "c" in dtype else 0
    )
    made = np.asarray(values).astype(dtype)
    made = made.transpose([order.index(axis) for axis in range(len(shape))])
    made = made[tuple(slice(None, None, step) for step in steps)]
    return np.broadcast_to(made[:1], made.shape) if rng.random() < 0.1 else made


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("equation", EQUATIONS)
def test_products_in_products(equation: str, dtype: str) -> None:
    rng = random.Random(f"{equation} {dtype}")
    numbers = np.random.default_rng(rng.randrange(2**32))
    sizes = EQUATIONS[equation]
    terms = equation.split("->")[0].split(",")
    wide = {"c": "c16", "f": "f8"}.get(dtype[0], "i8")
    for plain in (True, False, False):
        shapes = [[sizes[x] for x in term] for term in terms]
        operands = [strided(rng, numbers, shape, dtype) for shape in shapes]
        if plain:
            operands = [np.ascontiguousarray(x) for x in operands]
        exact = np.einsum(equation, *[x.astype(wide) for x in operands], optimize=True)
        with np.errstate(over="ignore"):
            expected = np.asarray(exact).astype(dtype)
        got = eas.einsum(equation, *operands)
        assert got.dtype == expected.dtype
        rtol = 2e-3 if dtype == "f2" else 0
        np.testing.assert_allclose(got, expected, rtol=rtol, atol=rtol)
        out = np.empty(expected.shape, dtype, order=rng.choice("CF"))
        eas.einsum(equation, *operands, out=out)
        np.testing.assert_array_equal(out, got)
        limit = eas.einsum_plan(equation, *operands).peak_bytes
        for part in (0.3, 0.6):
            try:
                plan = eas.einsum_plan(equation, *operands, memory_limit=int(limit * part) + 200)
            except ValueError:
                continue  # the result alone is larger
            np.testing.assert_allclose(plan(*operands), expected, rtol=rtol, atol=rtol)


def test_khatri_rao_takes_no_memory() -> None:
    tensor, first, second = np.ones((64, 20, 30)), np.ones((20, 12)), np.ones((30, 12))
    plan = eas.einsum_plan("ijk,jr,kr->ir", tensor, first, second)
    assert "packed into 4" in str(plan)
    assert plan.peak_bytes == 64 * 12 * 8
    np.testing.assert_array_equal(plan(tensor, first, second), np.full((64, 12), 600.0))


def test_not_numbers_stay_where_they_are() -> None:
    a, b = np.zeros((67, 33), "f4"), np.ones((33, 65), "f4")
    scale = np.ones(67, "f4")
    scale[5] = np.inf
    got = eas.einsum("ij,i,jk->ik", a, scale, b)
    assert np.isnan(got[5]).all()
    assert not np.isnan(np.delete(got, 5, axis=0)).any()


THREADS = """
import sys, numpy as np, eas
rng = np.random.default_rng(1)
a, b, c = (rng.standard_normal(s).astype("f4") for s in [(90, 50, 60), (50, 40), (60, 40)])
sys.stdout.write(eas.einsum("ijk,jr,kr->ir", a, b, c).tobytes().hex())
"""


def test_threads_change_nothing() -> None:
    results = {
        subprocess.run(
            [sys.executable, "-c", THREADS],
            env={**os.environ, "EAS_NUM_THREADS": str(threads)},
            check=True,
            capture_output=True,
        ).stdout
        for threads in (1, 2, 3)
    }
    assert len(results) == 1


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
@pytest.mark.parametrize("equation", ["ij,jk->ik", "ij,jk,j->ik", "ij,j->i", "ij,ij->ij", "ij->"])
@pytest.mark.parametrize("size", [3, 70])
def test_integers_wrap(dtype, equation, size):
    rng = np.random.default_rng(size)
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    terms = equation.split("->")[0].split(",")
    operands = [rng.integers(low, high, (size,) * len(term), dtype) for term in terms]
    with np.errstate(over="ignore"):
        want = np.einsum(equation, *operands)
    np.testing.assert_array_equal(np.asarray(eas.einsum(equation, *operands)), want)
