"""Elements that lie somewhere: an embedding, a histogram, sparse rows, sums by key."""

import warnings

import eas
import numpy as np
import torch
from eas import mk

from ..workload import empty, normal
from .case import ordinary


@eas.kernel
def embedding(table, ids, out, D: eas.constexpr):
    row = mk.program_id(0)
    d = mk.arange(0, D)
    mk.store(out, row * D + d, mk.load(table, mk.load(ids, row) * D + d))


@eas.kernel
def histogram(x, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.atomic_add(out, mk.load(x, i, i < n).to(mk.int64), 1, i < n)


@eas.kernel
def sparse_rows(starts, columns, values, x, out):
    row = mk.program_id(0)
    total = 0.0
    for i in mk.range(mk.load(starts, row), mk.load(starts, row + 1)):
        total += mk.load(values, i) * mk.load(x, mk.load(columns, i))
    mk.store(out, row, total.to(mk.float32))


@eas.kernel
def permuted(x, order, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, mk.load(x, mk.load(order, i, i < n), i < n), i < n)


def embedding_arrays(size):
    ids = np.random.default_rng(0).integers(0, size.words, size.count)
    return [normal(1, size.words, 128), ids], [empty(size.count, 128)]


def embedding_ours(case):
    (table, ids), (out,) = case.inputs, case.outputs
    return lambda: embedding[(ids.size,)](table, ids, out, D=128)


def numba_embedding(numba):
    @numba.njit(parallel=True)
    def loop(table, ids, out):
        for i in numba.prange(ids.size):
            for d in range(table.shape[1]):
                out[i, d] = table[ids[i], d]

    return loop


def histogram_arrays(size):
    x = np.random.default_rng(0).integers(0, 256, size.n, dtype=np.uint8)
    return [x], [empty(256, dtype=np.int64)]


def histogram_ours(case):
    (x,), (out,) = case.inputs, case.outputs

    def run():
        out.fill(0)
        histogram[(eas.cdiv(x.size, 4096),)](x, out, x.size, BLOCK=4096)

    return run


def numba_histogram(numba):
    @numba.njit
    def loop(x, out):
        out[:] = 0
        for i in range(x.size):
            out[x[i]] += 1

    return loop


def sparse_arrays(size):
    rng = np.random.default_rng(0)
    counts = rng.integers(0, 33, size.rows)
    starts = np.concatenate(([0], np.cumsum(counts)))
    columns = rng.integers(0, size.rows, starts[-1])
    return [starts, columns, normal(1, starts[-1]), normal(2, size.rows)], [empty(size.rows)]


def sparse_ours(case):
    given = (*case.inputs, *case.outputs)
    rows = case.outputs[0].size
    return lambda: sparse_rows[(rows,)](*given)


def sparse_torch(starts, columns, values, x, size):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # torch calls its own sparse tensors unfinished
        matrix = torch.sparse_csr_tensor(starts, columns, values, (size.rows, size.rows))
        return torch.mv(matrix, x)


def numba_sparse(numba):
    @numba.njit(parallel=True, fastmath=True)
    def loop(starts, columns, values, x, out):
        for row in numba.prange(out.size):
            total = np.float32(0)
            for i in range(starts[row], starts[row + 1]):
                total += values[i] * x[columns[i]]
            out[row] = total

    return loop


def permuted_arrays(size):
    order = np.random.default_rng(0).permutation(size.n)
    return [normal(1, size.n), order], [empty(size.n)]


def permuted_ours(case):
    (x, order), (out,) = case.inputs, case.outputs
    return lambda: permuted[(eas.cdiv(x.size, 1024),)](x, order, out, x.size, BLOCK=1024)


def numba_permuted(numba):
    @numba.njit(parallel=True)
    def loop(x, order, out):
        for i in numba.prange(out.size):
            out[i] = x[order[i]]

    return loop


ROWS = (
    ordinary(
        "embedding",
        "embedding 16384x128",
        full={"words": 50000, "count": 16384},
        tiny={"words": 30, "count": 40},
        make=embedding_arrays,
        ours=embedding_ours,
        torch=lambda table, ids, size: torch.nn.functional.embedding(ids, table),
        numba=numba_embedding,
    ),
    ordinary(
        "histogram",
        "histogram of 2^22 bytes",
        full={"n": 1 << 22},
        tiny={"n": 5000},
        make=histogram_arrays,
        ours=histogram_ours,
        torch=lambda x, size: torch.bincount(x, minlength=256),
        numba=numba_histogram,
    ),
    ordinary(
        "sparse_rows",
        "sparse matrix times vector, 2^18 rows of up to 32",
        full={"rows": 1 << 18},
        tiny={"rows": 50},
        make=sparse_arrays,
        ours=sparse_ours,
        torch=sparse_torch,
        numba=numba_sparse,
    ),
    ordinary(
        "permuted",
        "x[order] 2^20",
        full={"n": 1 << 20},
        tiny={"n": 3000},
        make=permuted_arrays,
        ours=permuted_ours,
        torch=lambda x, order, size: x[order],
        numba=numba_permuted,
    ),
)
