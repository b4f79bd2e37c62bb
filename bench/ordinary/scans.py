"""Running sums and products, and a linear recurrence by a function of one's own."""

import eas
import numpy as np
import torch
from eas import mk

from ..workload import empty
from .case import arrays, ordinary, table
from .rows import by_row


@eas.kernel
def cumsum(x, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    mk.store(out, row * cols + c, mk.cumsum(mk.load(x, row * cols + c, c < cols), 0), c < cols)


@eas.kernel
def cumprod(x, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    mk.store(out, row * cols + c, mk.cumprod(mk.load(x, row * cols + c, c < cols), 0), c < cols)


def compose(a1, b1, a2, b2):
    return a1 * a2, b1 * a2 + b2


@eas.kernel
def recurrence(a, b, out, cols, BLOCK: eas.constexpr):
    """h[t] = a[t] h[t-1] + b[t]."""
    row = mk.program_id(0)
    c = mk.arange(0, BLOCK)
    i = row * cols + c
    _, h = mk.associative_scan((mk.load(a, i, c < cols), mk.load(b, i, c < cols)), 0, compose)
    mk.store(out, i, h, c < cols)


def recurrence_arrays(size):
    rng = np.random.default_rng(0)
    a = rng.uniform(0.5, 1, (size.rows, size.cols)).astype(np.float32)
    b = rng.standard_normal(a.shape).astype(np.float32)
    return [a, b], [empty(*a.shape)]


def near_one(size):
    rng = np.random.default_rng(0)
    x = rng.uniform(0.99, 1.01, (size.rows, size.cols)).astype(np.float32)
    return [x], [empty(*x.shape)]


def recurrence_torch(a, b, size):
    """As torch's users write it: a doubling scan of whole tensors, not a loop over time."""
    step = 1
    while step < a.shape[1]:
        low_a, low_b = a[:, :-step], b[:, :-step]
        b = torch.cat((b[:, :step], low_b * a[:, step:] + b[:, step:]), 1)
        a = torch.cat((a[:, :step], low_a * a[:, step:]), 1)
        step *= 2
    return b


def numba_scan(start, step):
    def function(numba):
        one = numba.njit(inline="always")(step)

        @numba.njit(parallel=True, fastmath=True)
        def loop(x, out):
            for r in numba.prange(x.shape[0]):
                total = np.float32(start)
                for i in range(x.shape[1]):
                    total = one(total, x[r, i])
                    out[r, i] = total

        return loop

    return function


def numba_recurrence(numba):
    @numba.njit(parallel=True, fastmath=True)
    def loop(a, b, out):
        for r in numba.prange(a.shape[0]):
            h = np.float32(0)
            for i in range(a.shape[1]):
                h = a[r, i] * h + b[r, i]
                out[r, i] = h

    return loop


ROWS = (
    ordinary(
        "cumsum",
        "cumsum 2048x2000",
        **table(2048, 2000),
        make=arrays(1),
        ours=by_row(cumsum),
        torch=lambda x, size: torch.cumsum(x, 1),
        numba=numba_scan(0, lambda total, x: total + x),
    ),
    ordinary(
        "cumprod",
        "cumprod 2048x500",
        **table(2048, 500),
        make=near_one,
        ours=by_row(cumprod),
        torch=lambda x, size: torch.cumprod(x, 1),
        numba=numba_scan(1, lambda total, x: total * x),
    ),
    ordinary(
        "recurrence",
        "linear recurrence 2048x1000",
        **table(2048, 1000),
        make=recurrence_arrays,
        ours=by_row(recurrence),
        torch=recurrence_torch,
        numba=numba_recurrence,
    ),
)
