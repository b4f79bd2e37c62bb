"""What a Metal expert's text costs for six kernels, beside what is emitted for them.

A row is derived from the best known way to write the kernel at the same sizes of tiles, in its
comment; numbers are of one program (a threadgroup) of 32-bit floats:

- `moved`: bytes of device memory that loads and stores ask for, outside of the kernel's own loops
  and in a turn of them. A mask counts as true.
- `barriers`: how often a thread comes to one of its threadgroup, likewise. (Those of a simdgroup,
  whose threads go in step, are not counted on either side.)

What the emitted text costs stands above it, where `eas inspect` shows it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import eas
from eas import mk


class Cost(NamedTuple):
    moved: int
    moved_a_turn: int
    barriers: int
    barriers_a_turn: int


@eas.kernel
def add(x, y, out, n, BLOCK: eas.constexpr = 1024):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, mk.load(x, i, i < n) + mk.load(y, i, i < n), i < n)


@eas.kernel
def softmax(x, out, cols, BLOCK: eas.constexpr = 1024):
    at = mk.program_id(0) * cols + mk.arange(0, BLOCK)
    inside = mk.arange(0, BLOCK) < cols
    z = mk.load(x, at, inside, other=-float("inf"))
    z = mk.exp(z - mk.max(z))
    mk.store(out, at, z / mk.sum(z), inside)


@eas.kernel
def layer_norm(x, weight, bias, out, cols, BLOCK: eas.constexpr = 1024):
    col = mk.arange(0, BLOCK)
    at, inside = mk.program_id(0) * cols + col, col < cols
    z = mk.load(x, at, inside)
    mean = mk.sum(z) / cols
    centred = mk.where(inside, z - mean, 0)
    scale = mk.rsqrt(mk.sum(centred * centred) / cols + 1e-5)
    y = centred * scale * mk.load(weight, col, inside) + mk.load(bias, col, inside)
    mk.store(out, at, y, inside)


@eas.kernel
def transpose(x, out, N: eas.constexpr = 1024, SIDE: eas.constexpr = 32):
    i = mk.program_id(0) * SIDE + mk.arange(0, SIDE)
    j = mk.program_id(1) * SIDE + mk.arange(0, SIDE)
    tile = mk.load(x, i[:, None] * N + j[None, :])
    mk.store(out, j[:, None] * N + i[None, :], mk.trans(tile))


@eas.kernel
def matmul(a, b, c, N: eas.constexpr = 1024, SIDE: eas.constexpr = 64, DEPTH: eas.constexpr = 16):
    i = (mk.program_id(1) * SIDE + mk.arange(0, SIDE))[:, None]
    j = (mk.program_id(0) * SIDE + mk.arange(0, SIDE))[None, :]
    total = mk.zeros((SIDE, SIDE), mk.float32)
    for k in mk.range(0, N, DEPTH):
        ks = k + mk.arange(0, DEPTH)
        left = mk.load(a, i * N + ks[None, :])
        total = mk.dot(left, mk.load(b, ks[:, None] * N + j), total)
    mk.store(c, i * N + j, total)


@eas.kernel
def attention(q, k, v, out, n, ROWS: eas.constexpr = 32, D: eas.constexpr = 64):
    row = mk.program_id(0) * ROWS + mk.arange(0, ROWS)
    d = mk.arange(0, D)
    queries = mk.load(q, row[:, None] * D + d[None, :])
    best = mk.full((ROWS,), -float("inf"), mk.float32)
    total = mk.zeros((ROWS,), mk.float32)
    acc = mk.zeros((ROWS, D), mk.float32)
    for start in mk.range(0, n, ROWS):
        col = start + mk.arange(0, ROWS)
        scores = mk.dot(queries, mk.load(k, col[None, :] * D + d[:, None])) * 0.125
        now = mk.maximum(best, mk.max(scores, axis=1))
        weights, shrink = mk.exp(scores - now[:, None]), mk.exp(best - now)
        total = total * shrink + mk.sum(weights, axis=1)
        values = mk.load(v, col[:, None] * D + d[None, :])
        acc = mk.dot(weights, values, acc * shrink[:, None])
        best = now
    mk.store(out, row[:, None] * D + d[None, :], acc / total[:, None])


F, N = eas.float32, 1024
ROWS = {
    # Two arrays read, one written, nothing shared.
    "add": (add, (F, F, F, N), Cost(3 * 4 * 1024, 0, 0, 0)),
    # The row stays in registers: read once, written once. Each of the two reductions ends in every
    # simdgroup writing its part to threadgroup memory and all of them reading all parts: a barrier
    # between, and one before the second may write over the parts of the first.
    "softmax": (softmax, (F, F, N), Cost(2 * 4 * 1024, 0, 3, 0)),
    # The same two reductions; the weights and the bias are read too.
    "layer_norm": (layer_norm, (F, F, F, F, N), Cost(4 * 4 * 1024, 0, 3, 0)),
    # Rows into threadgroup memory, a barrier, columns out of it.
    "transpose": (transpose, (F, F), Cost(2 * 4 * 32 * 32, 0, 1, 0)),
    # 64 x 64 of the result in registers; a turn copies 64 x 16 of A and 16 x 64 of B into
    # threadgroup memory, where both are read (a barrier), and the next turn copies into the other
    # of two pairs. The result goes from the matrices to memory without a barrier.
    "matmul": (matmul, (F, F, F), Cost(4 * 64 * 64, 2 * 4 * 64 * 16, 0, 1)),
    # The queries are read once. A turn copies keys, multiplies, has maximum and sum of a row
    # within a simdgroup (it has whole rows), copies values over the keys and multiplies: a
    # barrier before and after each copy. The queries in threadgroup memory meet the first.
    "attention": (attention, (F, F, F, F, N), Cost(2 * 4 * 32 * 64, 2 * 4 * 32 * 64, 0, 4)),
}


def _times(text: str, what: str) -> tuple[int, int]:
    """Outside of loops and in a turn: `2 barriers and 3 a turn of a loop`, or one of both."""
    turn = " a turn of a loop"
    found = re.search(rf"(\d+) {what}(?:({turn})|(?: and (\d+){turn})?)", text)
    assert found, text
    first = int(found[1])
    return (0, first) if found[2] else (first, int(found[3] or 0))


def emitted(name: str) -> Cost:
    kernel, arguments, _ = ROWS[name]
    head = kernel.to_msl(*arguments).partition("#include")[0].partition("Loads and stores")
    return Cost(*_times(head[2], "bytes"), *_times(head[0], "barriers?"))
