"""Matrix products by tiles with mk.dot: 1024^3 in float32 and float64, and two odd shapes."""

import eas
import numpy as np
from eas import mk

from .workload import Bar, Limit, Workload, empty, normal

BM, BN, BK = 512, 256, 1024  # of float32: wider numbers have as many bytes in a row


@eas.kernel(fast_math=True)
def matmul(
    a, b, c, M, N, K, DTYPE: eas.constexpr, BM: eas.constexpr, BN: eas.constexpr, BK: eas.constexpr
):
    rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    acc = mk.zeros((BM, BN), DTYPE)
    for k in mk.range(0, K, BK):
        ks = k + mk.arange(0, BK)
        a_at = rows * a.stride(0) + ks[None, :] * a.stride(1)
        b_at = ks[:, None] * b.stride(0) + cols * b.stride(1)
        left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
        right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
        acc = mk.dot(left, right, acc)
    mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))


def even(size, most, multiple):
    """A tile that covers `size` in equal steps of at most `most`, with little left over."""
    step = eas.cdiv(size, eas.cdiv(size, most))
    return eas.cdiv(step, multiple) * multiple


def ours(case):
    (a, b), (c,), size = case.inputs, case.outputs, case.size
    m, n, k = size.m, size.n, size.k
    bm, bn, bk = even(m, BM, 2), even(n, BN * 4 // a.itemsize, 8), even(k, BK, 4)
    dtype = getattr(mk, a.dtype.name)
    grid = (eas.cdiv(n, bn), eas.cdiv(m, bm))
    return lambda: matmul[grid](a, b, c, m, n, k, DTYPE=dtype, BM=bm, BN=bn, BK=bk)


def make(size):
    a = normal(11, size.m, size.k, dtype=size.dtype)
    b = normal(12, size.k, size.n, dtype=size.dtype)
    return [a, b], [empty(size.m, size.n, dtype=size.dtype)]


def expected(case):
    a, b = (array.astype(np.float64) for array in case.inputs)
    return (a @ b,)


def workload(name, title, m, n, k, dtype, bars):
    rate = "flops f32" if dtype is np.float32 else "flops f64"
    return Workload(
        name=name,
        title=title,
        full={"m": m, "n": n, "k": k, "dtype": dtype},
        tiny={"m": 33, "n": 24, "k": 40, "dtype": dtype},
        make=make,
        expected=expected,
        ours=ours,
        bars=bars,
        limit=lambda size: Limit(rate, 2.0 * size.m * size.n * size.k),
        peers="matmul",
    )


WORKLOADS = (
    workload(
        "matmul",
        "matmul 1024^3 f32",
        1024,
        1024,
        1024,
        np.float32,
        (Bar("torch", 0.95), Bar("halide", 1.0)),
    ),
    workload(
        "matmul_f64",
        "matmul 1024^3 f64",
        1024,
        1024,
        1024,
        np.float64,
        (Bar("torch", 0.95), Bar("halide", 1.0)),
    ),
    workload(
        "matmul_odd",
        "matmul 700x900x1100",
        700,
        900,
        1100,
        np.float32,
        (Bar("torch", 0.9),),
    ),
    workload("matmul_small", "matmul 33x65x48", 33, 65, 48, np.float32, (Bar("torch", 0.9),)),
)
