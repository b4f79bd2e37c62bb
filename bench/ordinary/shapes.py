"""Neighbours and products: a stencil in 3-D, transposes, matrix-vector, small and skinny products,
integers, the nearest centre."""

import eas
import numpy as np
import torch
from eas import mk

from ..workload import empty, normal
from .case import ordinary, table


@eas.kernel
def heat(x, out, n, BLOCK: eas.constexpr):
    """One step of the heat equation inside a cube; its faces stay."""
    k = mk.arange(0, BLOCK)
    j, i = mk.program_id(0) + 1, mk.program_id(1) + 1
    at = (i * n + j) * n + k
    inside = (k > 0) & (k < n - 1)
    c = mk.load(x, at, inside)
    around = mk.load(x, at - 1, inside) + mk.load(x, at + 1, inside)
    around += mk.load(x, at - n, inside) + mk.load(x, at + n, inside)
    around += mk.load(x, at - n * n, inside) + mk.load(x, at + n * n, inside)
    mk.store(out, at, c + 0.1 * (around - 6.0 * c), inside)


@eas.kernel
def add_transposed(a, b, out, n, BLOCK: eas.constexpr):
    i = (mk.program_id(1) * BLOCK + mk.arange(0, BLOCK))[:, None]
    j = (mk.program_id(0) * BLOCK + mk.arange(0, BLOCK))[None, :]
    ok = (i < n) & (j < n)
    mk.store(out, i * n + j, mk.load(a, i * n + j, ok) + mk.load(b, j * n + i, ok), ok)


@eas.kernel
def matrix_vector(a, x, out, cols, ROWS: eas.constexpr, BLOCK: eas.constexpr):
    r = mk.program_id(0) * ROWS + mk.arange(0, ROWS)
    total = mk.zeros((ROWS,), mk.float32)
    for c in mk.range(0, cols, BLOCK):
        k = c + mk.arange(0, BLOCK)
        tile = mk.load(a, r[:, None] * cols + k[None, :], k[None, :] < cols)
        total += mk.sum(tile * mk.load(x, k, k < cols)[None, :], 1)
    mk.store(out, r, total)


@eas.kernel
def product(
    a, b, out, M, N, K, SUM: eas.constexpr, BM: eas.constexpr, BN: eas.constexpr, BK: eas.constexpr
):
    batch = mk.program_id(2)
    m = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    n = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    total = mk.zeros((BM, BN), SUM)
    for start in mk.range(0, K, BK):
        k = start + mk.arange(0, BK)
        x = mk.load(a, batch * M * K + m * K + k[None, :], (m < M) & (k[None, :] < K))
        y = mk.load(b, batch * K * N + k[:, None] * N + n, (k[:, None] < K) & (n < N))
        total = mk.dot(x, y, total)
    mk.store(out, batch * M * N + m * N + n, total, (m < M) & (n < N))


@eas.kernel
def nearest(x, centres, out, n, D: eas.constexpr, C: eas.constexpr, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    c = mk.arange(0, C)
    away = mk.zeros((BLOCK, C), mk.float32)
    for d in range(D):
        gap = mk.load(x, i * D + d, i < n)[:, None] - mk.load(centres, c * D + d)[None, :]
        away += gap * gap
    mk.store(out, i, mk.argmin(away, 1), i < n)


def heat_arrays(size):
    x = normal(0, size.n, size.n, size.n)
    return [x], [empty(*x.shape)]


def heat_ours(case):
    (x,), (out,) = case.inputs, case.outputs
    n = case.size.n
    faces = np.ones(x.shape, bool)
    faces[1:-1, 1:-1, 1:-1] = False

    def run():
        heat[(n - 2, n - 2)](x, out, n, BLOCK=eas.next_power_of_2(n))

    def first():
        np.copyto(out, x, where=faces)  # once: no step changes them
        run()

    turns = iter((first,))
    return lambda: next(turns, run)()


def heat_torch(x, size):
    c = x[1:-1, 1:-1, 1:-1]
    around = x[1:-1, 1:-1, :-2] + x[1:-1, 1:-1, 2:] + x[1:-1, :-2, 1:-1] + x[1:-1, 2:, 1:-1]
    around = around + x[:-2, 1:-1, 1:-1] + x[2:, 1:-1, 1:-1]
    out = x.clone()
    out[1:-1, 1:-1, 1:-1] = c + 0.1 * (around - 6.0 * c)
    return out


def numba_heat(numba):
    @numba.njit(parallel=True, fastmath=True)
    def loop(x, out):
        n = x.shape[0]
        for i in numba.prange(n):
            for j in range(n):
                for k in range(n):
                    if 0 < i < n - 1 and 0 < j < n - 1 and 0 < k < n - 1:
                        around = x[i, j, k - 1] + x[i, j, k + 1] + x[i, j - 1, k]
                        around += x[i, j + 1, k] + x[i - 1, j, k] + x[i + 1, j, k]
                        c = x[i, j, k]
                        out[i, j, k] = c + np.float32(0.1) * (around - np.float32(6) * c)
                    else:
                        out[i, j, k] = x[i, j, k]

    return loop


def square_ours(case):
    (a, b), (out,) = case.inputs, case.outputs
    n = case.size.rows
    grid = (eas.cdiv(n, 64), eas.cdiv(n, 64))
    return lambda: add_transposed[grid](a, b, out, n, BLOCK=64)


def square_arrays(size):
    return [normal(i, size.rows, size.rows) for i in range(2)], [empty(size.rows, size.rows)]


def numba_square(numba):
    @numba.njit(parallel=True, fastmath=True)
    def loop(a, b, out):
        n, block = a.shape[0], 32
        for t in numba.prange((n + block - 1) // block):
            for j0 in range(0, n, block):
                for i in range(t * block, min(n, t * block + block)):
                    for j in range(j0, min(n, j0 + block)):
                        out[i, j] = a[i, j] + b[j, i]

    return loop


def vector_arrays(size):
    return [normal(0, size.rows, size.cols), normal(1, size.cols)], [empty(size.rows)]


def vector_ours(case):
    (a, x), (out,) = case.inputs, case.outputs
    rows, cols = a.shape
    return lambda: matrix_vector[(rows // 4,)](a, x, out, cols, ROWS=4, BLOCK=512)


def product_arrays(dtype=np.float32, out=np.float32):
    def make(size):
        def fill(seed, *shape):
            if np.dtype(dtype).kind == "i":
                return np.random.default_rng(seed).integers(-128, 128, shape, dtype=dtype)
            return normal(seed, *shape).astype(dtype)

        batch = (size.batch,) if size.batch else ()
        inputs = [fill(0, *batch, size.m, size.k), fill(1, *batch, size.k, size.n)]
        return inputs, [empty(*batch, size.m, size.n, dtype=out)]

    return make


def bfloats(array):
    """Bits of bfloat16, which NumPy does not have, as a tensor."""
    return (array if isinstance(array, torch.Tensor) else torch.from_numpy(array)).view(
        torch.bfloat16
    )


def bfloat_arrays(size):
    factors, out = product_arrays()(size)
    bits = [torch.from_numpy(x).bfloat16().view(torch.int16).numpy() for x in factors]
    return bits, out


def product_ours(bm, bn, bk, total="float32", view=lambda x: x):
    def ours(case):
        (a, b), (out,) = map(view, case.inputs), case.outputs
        s = case.size
        grid = (eas.cdiv(s.n, bn), eas.cdiv(s.m, bm), s.batch or 1)
        tiles = {"SUM": getattr(mk, total), "BM": bm, "BN": bn, "BK": bk}
        return lambda: product[grid](a, b, out, s.m, s.n, s.k, **tiles)

    return ours


def nearest_arrays(size):
    return [normal(0, size.n, 8), normal(1, 32, 8)], [empty(size.n, dtype=np.int64)]


def nearest_ours(case):
    (x, centres), (out,) = case.inputs, case.outputs
    grid = (eas.cdiv(len(x), 64),)
    return lambda: nearest[grid](x, centres, out, len(x), D=8, C=32, BLOCK=64)


def numba_nearest(numba):
    @numba.njit(parallel=True, fastmath=True)
    def loop(x, centres, out):
        for i in numba.prange(x.shape[0]):
            best, where = np.float32(np.inf), 0
            for c in range(centres.shape[0]):
                away = np.float32(0)
                for d in range(8):
                    away += (x[i, d] - centres[c, d]) ** 2
                if away < best:
                    best, where = away, c
            out[i] = where

    return loop


def sizes(batch, m, n, k):
    return {
        "full": {"batch": batch, "m": m, "n": n, "k": k},
        "tiny": {"batch": min(batch, 2), "m": 33, "n": 17, "k": 20},
    }


ROWS = (
    ordinary(
        "heat",
        "heat equation 192^3",
        full={"n": 192},
        tiny={"n": 11},
        make=heat_arrays,
        ours=heat_ours,
        torch=heat_torch,
        numba=numba_heat,
    ),
    ordinary(
        "add_transposed",
        "a + b^T 2048^2",
        **table(2048, 2048),
        make=square_arrays,
        ours=square_ours,
        torch=lambda a, b, size: a + b.T,
        numba=numba_square,
    ),
    ordinary(
        "matrix_vector",
        "matrix times vector 4096^2",
        full={"rows": 4096, "cols": 4096},
        tiny={"rows": 20, "cols": 700},
        make=vector_arrays,
        ours=vector_ours,
        torch=lambda a, x, size: torch.mv(a, x),
    ),
    ordinary(
        "small_products",
        "512 products 32x32x32",
        **sizes(512, 32, 32, 32),
        make=product_arrays(),
        ours=product_ours(32, 32, 32),
        torch=lambda a, b, size: torch.matmul(a, b),
    ),
    ordinary(
        "few_products",
        "64 products 32x32x32",
        **sizes(64, 32, 32, 32),
        make=product_arrays(),
        ours=product_ours(32, 32, 32),
        torch=lambda a, b, size: torch.matmul(a, b),
    ),
    ordinary(
        "skinny_product",
        "product 1024x1024 of 16",
        **sizes(0, 1024, 1024, 16),
        make=product_arrays(),
        ours=product_ours(64, 64, 16),
        torch=lambda a, b, size: torch.matmul(a, b),
    ),
    ordinary(
        "odd_product",
        "product 700x900 of 1100, tiles 128x128x64",
        **sizes(0, 700, 900, 1100),
        make=product_arrays(),
        ours=product_ours(128, 128, 64),
        torch=lambda a, b, size: torch.matmul(a, b),
    ),
    ordinary(
        "int8_product",
        "int8 product 512^3 to int32",
        **sizes(0, 512, 512, 512),
        make=product_arrays(np.int8, np.int32),
        ours=product_ours(64, 64, 64, "int32"),
        torch=lambda a, b, size: torch._int_mm(a, b),
        tolerance=0,
    ),
    ordinary(
        "half_product",
        "float16 product 512^3 to float32",
        **sizes(0, 512, 512, 512),
        make=product_arrays(np.float16),
        ours=product_ours(64, 64, 64),
        torch=lambda a, b, size: torch.matmul(a, b).float(),
        tolerance=2e-3,
    ),
    ordinary(
        "bfloat_product",
        "bfloat16 product 512^3 to float32",
        **sizes(0, 512, 512, 512),
        make=bfloat_arrays,
        ours=product_ours(64, 64, 64, view=bfloats),
        torch=lambda a, b, size: torch.matmul(bfloats(a), bfloats(b)).float(),
        tolerance=8e-3,
    ),
    ordinary(
        "nearest",
        "nearest of 32 centres, 2^17 points of 8",
        full={"n": 1 << 17},
        tiny={"n": 100},
        make=nearest_arrays,
        ours=nearest_ours,
        torch=lambda x, c, size: ((x[:, None] - c[None]) ** 2).sum(2).argmin(1),
        numba=numba_nearest,
    ),
)
