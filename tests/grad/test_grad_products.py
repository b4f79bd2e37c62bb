"""Gradients of products, `d_a[…] += g @ b.T` for a block of k after another: the product itself
adds to memory where a tile lies there whole and its elements are its own.
"""

import os
import subprocess
import sys

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BACKENDS, numbers


@eas.kernel
def product(
    a, b, out, M, N, K, a_row, b_row, BM: eas.constexpr, BN: eas.constexpr, BK: eas.constexpr
):
    rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    cols = (mk.program_id(1) * BN + mk.arange(0, BN))[None, :]
    acc = mk.zeros((BM, BN), a.dtype)
    for start in mk.range(0, K, BK):
        k = start + mk.arange(0, BK)
        left = mk.load(a, rows * a_row + k[None, :], (rows < M) & (k[None, :] < K))
        right = mk.load(b, k[:, None] * b_row + cols, (k[:, None] < K) & (cols < N))
        acc = mk.dot(left, right, acc)
    mk.store(out, rows * N + cols, acc, (rows < M) & (cols < N))


BLOCKS = ((16, 16, 16), (8, 32, 16), (64, 16, 8), (4, 8, 32))
SIZES = ((64, 64, 64), (61, 47, 33), (16, 130, 70), (1, 1, 1), (5, 64, 0))


def strided(matrix, row):
    """Its rows `row` elements apart, which may be none."""
    rows, columns = matrix.shape
    memory = np.zeros(max((rows - 1) * row, 0) + columns + 1, matrix.dtype)
    for i in range(rows):
        memory[i * row : i * row + columns] = matrix[i]
    return memory


def expected(g, other, like, row):
    """What is added to the memory of a matrix whose rows may share elements."""
    d = np.zeros(len(like))
    for i, line in enumerate(g @ other):
        d[i * row : i * row + len(line)] += line
    return d


@pytest.mark.parametrize("fresh", [True, False])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("more", [0, 3, -2, None])
@pytest.mark.parametrize("blocks", BLOCKS)
@pytest.mark.parametrize("size", SIZES)
def test_gradients_are_added_to_memory(size, blocks, more, dtype, fresh):
    """Rows side by side, apart, over one another, and all the same."""
    M, N, K = size
    a_row, b_row = (K, N) if more is None else (max(K + more, 0), max(N + more, 0))
    if more is None:
        a_row = b_row = 0
    a = strided(numbers(M, K, seed=1).astype(dtype), a_row)
    b = strided(numbers(K, N, seed=2).astype(dtype), b_row)
    g = numbers(M, N, seed=3).astype(dtype)
    held = (
        [a[i * a_row : i * a_row + K] for i in range(M)],
        [b[i * b_row : i * b_row + N] for i in range(K)],
    )
    left = np.array(held[0], float).reshape(M, K)
    right = np.array(held[1], float).reshape(K, N)
    want_a, want_b = expected(g, right.T, a, a_row), expected(left.T, g, b, b_row)
    grid = (eas.cdiv(M, blocks[0]), eas.cdiv(N, blocks[1]))
    backends = BACKENDS if M * N * K < 20_000 else ("cpu",)
    for backend in backends:
        d_a, d_b = np.zeros(len(a), dtype), np.zeros(len(b), dtype)
        given = dict(zip(("BM", "BN", "BK"), blocks, strict=True)) | {
            "d_out": g,
            "d_a": d_a,
            "d_b": d_b,
        }
        begin = 0.0 if fresh else 2.0
        d_a += 2
        d_b += 2
        adjoint = product.grad(wrt=("a", "b"), **({"fresh": ("a", "b")} if fresh else {}))
        out = np.zeros((M, N), dtype)
        adjoint(a, b, out, M, N, K, a_row, b_row, **given, _grid=grid, _backend=backend)
        tolerance = 1e-4 if dtype == np.float32 else 1e-11
        np.testing.assert_allclose(d_a, want_a + begin, tolerance, tolerance, err_msg=backend)
        np.testing.assert_allclose(d_b, want_b + begin, tolerance, tolerance, err_msg=backend)


def test_what_a_product_reads_may_be_what_it_is_added_to():
    """One array for two gradients."""
    n = 48
    a, b, g = (numbers(n, n, seed=s) for s in (1, 2, 3))
    d = np.zeros((n, n))
    given = {"BM": 16, "BN": 16, "BK": 16, "d_out": g, "d_a": d, "d_b": d, "_grid": (3, 3)}
    product.grad(wrt=("a", "b"))(a, b, np.zeros((n, n)), n, n, n, n, n, **given)
    np.testing.assert_allclose(d, g @ b.T + a.T @ g)


def test_checks_see_the_same(monkeypatch):
    monkeypatch.setenv("EAS_CHECK", "1")
    test_gradients_are_added_to_memory((61, 47, 33), (16, 16, 16), 0, np.float64, False)


THREADS = """
import hashlib, numpy as np, sys
sys.path.insert(0, {here!r})
from test_grad_products import numbers, product
n = 320
a, b, g = (numbers(n, n, seed=s).astype(np.float32) for s in (1, 2, 3))
seen = hashlib.sha256()
for blocks in ((32, 32, 32), (64, 16, 64), (16, 64, 32)):
    d_a, d_b = np.zeros((n, n), np.float32), np.zeros((n, n), np.float32)
    given = dict(zip(("BM", "BN", "BK"), blocks, strict=True))
    given |= {"d_out": g, "d_a": d_a, "d_b": d_b}
    grid = (n // blocks[0], n // blocks[1])
    for _ in range(5):
        product.grad(wrt=("a", "b"))(a, b, np.zeros_like(a), n, n, n, n, n, **given, _grid=grid)
    seen.update(d_a.tobytes() + d_b.tobytes())
    assert np.abs(d_a - 5 * g @ b.T).max() < 1e-2 and np.abs(d_b - 5 * a.T @ g).max() < 1e-2
print(seen.hexdigest())
"""


def test_sums_are_the_same_for_any_number_of_threads():
    """Rows of the grid run at once, each behind the one before it."""
    seen = set()
    for threads in "1", "2", "3", "8":
        done = subprocess.run(
            [sys.executable, "-c", THREADS.replace("{here!r}", repr(os.path.dirname(__file__)))],
            env={**os.environ, "EAS_NUM_THREADS": threads},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        seen.add(done.stdout)
    assert len(seen) == 1
