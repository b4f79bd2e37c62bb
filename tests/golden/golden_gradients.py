"""Kernels whose derivatives are golden: masks, loops with states, elements programs share."""

import eas
from eas import mk


@eas.kernel
def rows(x, w, out, N, BLOCK: eas.constexpr = 64):
    row, at = mk.program_id(0), mk.arange(0, BLOCK)
    v = mk.load(x, row * N + at, at < N, -float("inf"))
    e = mk.exp(v - mk.max(v))
    y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
    mk.store(out, row * N + at, y, at < N)


@eas.kernel
def recurrence(x, out, N, steps, BLOCK: eas.constexpr = 64):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, at, at < N)
    for _ in mk.range(0, steps):
        v = mk.tanh(v) * v
    mk.store(out, at, v, at < N)


@eas.kernel
def gather(x, index, out, N, BLOCK: eas.constexpr = 64):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, mk.load(index, at, at < N), at < N)
    mk.store(out, at, v * v, at < N)
