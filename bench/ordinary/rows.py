"""One program a row: norms, softmax of odd rows, cross-entropy, the largest, logsumexp."""

import eas
import numpy as np
import torch
import torch.nn.functional as F
from eas import mk

from ..workload import empty, normal
from .case import arrays, ordinary, table


def by_row(kernel, block=eas.next_power_of_2):
    """One program for each row of the first input; the tile is as wide as a power of two."""

    def ours(case):
        given = (*case.inputs, *case.outputs)
        rows, cols = case.inputs[0].shape
        width = block(cols)
        return lambda: kernel[(rows,)](*given, cols, BLOCK=width)

    return ours


@eas.kernel
def rms_norm(x, w, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    v = mk.load(x, row * cols + c, c < cols)
    scale = 1 / mk.sqrt(mk.sum(v * v) / cols + 1e-6)
    mk.store(out, row * cols + c, v * scale * mk.load(w, c, c < cols), c < cols)


@eas.kernel
def layer_norm(x, w, b, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    v = mk.load(x, row * cols + c, c < cols)
    d = mk.where(c < cols, v - mk.sum(v) / cols, 0.0)
    y = d / mk.sqrt(mk.sum(d * d) / cols + 1e-5)
    y = y * mk.load(w, c, c < cols) + mk.load(b, c, c < cols)
    mk.store(out, row * cols + c, y, c < cols)


@eas.kernel
def softmax(x, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    v = mk.load(x, row * cols + c, c < cols, -float("inf"))
    e = mk.exp(v - mk.max(v))
    mk.store(out, row * cols + c, e / mk.sum(e), c < cols)


@eas.kernel
def cross_entropy(x, target, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    v = mk.load(x, row * cols + c, c < cols, -float("inf"))
    top = mk.max(v)
    loss = mk.log(mk.sum(mk.exp(v - top))) + top - mk.load(x, row * cols + mk.load(target, row))
    mk.store(out, row, loss)


@eas.kernel
def largest(x, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    mk.store(out, row, mk.argmax(mk.load(x, row * cols + c, c < cols, -float("inf")), 0))


@eas.kernel
def logsumexp(x, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    v = mk.load(x, row * cols + c, c < cols, -float("inf"))
    top = mk.max(v)
    mk.store(out, row, mk.log(mk.sum(mk.exp(v - top))) + top)


def combine(mean1, m1, n1, mean2, m2, n2):
    n = n1 + n2
    d, share = mean2 - mean1, n2 / mk.maximum(n, 1.0)
    return mean1 + d * share, m1 + m2 + d * d * n1 * share, n


@eas.kernel
def variance(x, out, cols, BLOCK: eas.constexpr):
    """Welford's way, by a function of one's own."""
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    v = mk.load(x, row * cols + c, c < cols)
    here = mk.where(c < cols, 1.0, 0.0).to(mk.float32)
    _, m, n = mk.reduce((v, mk.zeros((BLOCK,), mk.float32), here), 0, combine)
    mk.store(out, row, m / n)


@eas.kernel
def sorted_rows(x, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    v = mk.sort(mk.load(x, row * cols + c, c < cols, float("inf")))
    mk.store(out, row * cols + c, v, c < cols)


@eas.kernel
def largest_few(x, out, cols, BLOCK: eas.constexpr):
    """The eight largest, one after another."""
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    v = mk.load(x, row * cols + c, c < cols, -float("inf"))
    for k in range(8):
        at = mk.argmax(v, 0)
        mk.store(out, row * 8 + k, mk.max(v))
        v = mk.where(c == at, -float("inf"), v)


def with_vectors(count):
    def make(size):
        vectors = [normal(9 + i, size.cols) for i in range(count)]
        return [normal(0, size.rows, size.cols), *vectors], [empty(size.rows, size.cols)]

    return make


def to_numbers(dtype=np.float32):
    return lambda size: ([normal(0, size.rows, size.cols)], [empty(size.rows, dtype=dtype)])


def to_eight(size):
    return [normal(0, size.rows, size.cols)], [empty(size.rows, 8)]


def cross_entropy_arrays(size):
    target = np.random.default_rng(1).integers(0, size.cols, size.rows)
    return [normal(0, size.rows, size.cols), target], [empty(size.rows)]


def numba_rows(row):
    """Rows in parallel around `row(x[r], out, r)`."""

    def function(numba):
        one = numba.njit(fastmath=True, error_model="numpy")(row)

        @numba.njit(parallel=True, fastmath=True, error_model="numpy")
        def loop(x, out):
            for r in numba.prange(x.shape[0]):
                one(x[r], out, r)

        return loop

    return function


def softmax_row(x, out, r):
    top = x[0]
    for i in range(x.size):
        top = max(top, x[i])
    total = np.float32(0)
    for i in range(x.size):
        e = np.exp(x[i] - top)
        out[r, i] = e
        total += e
    for i in range(x.size):
        out[r, i] /= total


def logsumexp_row(x, out, r):
    top = x[0]
    for i in range(x.size):
        top = max(top, x[i])
    total = np.float32(0)
    for i in range(x.size):
        total += np.exp(x[i] - top)
    out[r] = np.log(total) + top


def largest_row(x, out, r):
    best = 0
    for i in range(x.size):
        if x[i] > x[best]:
            best = i
    out[r] = best


def variance_row(x, out, r):
    mean = np.float32(0)
    for i in range(x.size):
        mean += x[i]
    mean /= x.size
    total = np.float32(0)
    for i in range(x.size):
        total += (x[i] - mean) * (x[i] - mean)
    out[r] = total / x.size


def few_row(x, out, r):
    best = out[r]
    best[:] = -np.inf
    for i in range(x.size):
        if x[i] > best[7]:
            k = 7
            while k > 0 and best[k - 1] < x[i]:
                best[k] = best[k - 1]
                k -= 1
            best[k] = x[i]


def sorted_row(x, out, r):
    out[r, :] = np.sort(x)


def numba_rms_norm(numba):
    @numba.njit(parallel=True, fastmath=True, error_model="numpy")
    def loop(x, w, out):
        for r in numba.prange(x.shape[0]):
            total = np.float32(0)
            for i in range(x.shape[1]):
                total += x[r, i] * x[r, i]
            scale = np.float32(1) / np.sqrt(total / np.float32(x.shape[1]) + np.float32(1e-6))
            for i in range(x.shape[1]):
                out[r, i] = x[r, i] * scale * w[i]

    return loop


ROWS = (
    ordinary(
        "rms_norm_1000",
        "RMSNorm 4096x1000",
        **table(4096, 1000),
        make=with_vectors(1),
        ours=by_row(rms_norm),
        torch=lambda x, w, size: F.rms_norm(x, w.shape, w, 1e-6),
        numba=numba_rms_norm,
    ),
    ordinary(
        "layer_norm_768",
        "layer norm 4096x768",
        **table(4096, 768),
        make=with_vectors(2),
        ours=by_row(layer_norm),
        torch=lambda x, w, b, size: F.layer_norm(x, w.shape, w, b, 1e-5),
    ),
    ordinary(
        "softmax_1000",
        "softmax 4096x1000",
        **table(4096, 1000),
        make=arrays(1),
        ours=by_row(softmax),
        torch=lambda x, size: torch.softmax(x, 1),
        numba=numba_rows(softmax_row),
    ),
    ordinary(
        "softmax_49",
        "softmax 65536x49",
        **table(65536, 49),
        make=arrays(1),
        ours=by_row(softmax),
        torch=lambda x, size: torch.softmax(x, 1),
        numba=numba_rows(softmax_row),
    ),
    ordinary(
        "cross_entropy_32000",
        "cross-entropy 512x32000",
        **table(512, 32000),
        make=cross_entropy_arrays,
        ours=by_row(cross_entropy),
        torch=lambda x, t, size: F.cross_entropy(x, t, reduction="none"),
    ),
    ordinary(
        "argmax",
        "argmax 2048x2000",
        **table(2048, 2000),
        make=to_numbers(np.int64),
        ours=by_row(largest),
        torch=lambda x, size: x.argmax(1),
        numba=numba_rows(largest_row),
    ),
    ordinary(
        "logsumexp",
        "logsumexp 4096x1000",
        **table(4096, 1000),
        make=to_numbers(),
        ours=by_row(logsumexp),
        torch=lambda x, size: torch.logsumexp(x, 1),
        numba=numba_rows(logsumexp_row),
    ),
    ordinary(
        "variance",
        "variance by Welford's fold 4096x1000",
        **table(4096, 1000),
        make=to_numbers(),
        ours=by_row(variance),
        torch=lambda x, size: x.var(1, correction=0),
        numba=numba_rows(variance_row),
    ),
    ordinary(
        "largest_few",
        "the eight largest 4096x1000",
        **table(4096, 1000),
        make=to_eight,
        ours=by_row(largest_few),
        torch=lambda x, size: torch.topk(x, 8, 1).values,
        numba=numba_rows(few_row),
    ),
    ordinary(
        "sort",
        "sort 4096x256",
        **table(4096, 256),
        make=arrays(1),
        ours=by_row(sorted_rows),
        torch=lambda x, size: torch.sort(x, 1).values,
        numba=numba_rows(sorted_row),
    ),
)
