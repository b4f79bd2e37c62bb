"""Kernels whose tiles are spread over the threads of a group, beside the interpreter: used by
test_gpu_tiles.py on OpenCL with many threads and by tests/metal_double/test_tiles.py.

Whole numbers, so that sums and products are the same in any order.
"""

import eas
import numpy as np
from eas import mk

INF = float("inf")


@eas.kernel
def masked(x, y, out, n, first, BLOCK: eas.constexpr):
    i = first + mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    inside = (i < n) & (i >= 3)
    a = mk.load(x, i, inside, other=7)
    mk.store(out, i, a + mk.load(y, i, inside), inside)


@eas.kernel
def plane(x, out, rows, cols, SIDE: eas.constexpr, WIDE: eas.constexpr):
    i = (mk.program_id(1) * SIDE + mk.arange(0, SIDE))[:, None]
    j = (mk.program_id(0) * WIDE + mk.arange(0, WIDE))[None, :]
    inside = (i < rows) & (j < cols)
    at = i * x.stride(0) + j * x.stride(1)
    v = mk.load(x, at, inside)
    v = v + mk.sum(v, axis=1)[:, None] - mk.max(v, axis=1, keepdims=True)
    mk.store(out, i * out.stride(0) + j * out.stride(1), v, inside)


@eas.kernel
def in_turn(x, y, out, BLOCK: eas.constexpr):
    """What is stored is loaded again, from a buffer that may be another."""
    i = mk.arange(0, BLOCK)
    mk.store(y, i, mk.load(x, i) + 1)
    mk.store(out, i, mk.load(y, i) * 2)
    mk.store(y, i, mk.load(out, i) + mk.load(x, i))


@eas.kernel
def row_sums(x, low, high, total, n, R: eas.constexpr, C: eas.constexpr):
    """Rows that a loop carries, and their results broadcast back."""
    r, c = mk.arange(0, R), mk.arange(0, C)
    at = r[:, None] * C + c[None, :]
    best = mk.full((R,), 100, x.dtype)
    sums = mk.zeros((R,), x.dtype)
    for k in mk.range(n):
        v = mk.load(x, k * R * C + at)
        best = mk.minimum(best, mk.min(v, axis=1))
        v = v - best[:, None]
        sums = sums * 2 + mk.sum(v, axis=1).to(x.dtype)
        mk.store(total, at, v + sums[:, None])
    mk.store(low, r, best)
    mk.store(high, r, sums)


@eas.kernel
def turned(x, y, out, R: eas.constexpr, C: eas.constexpr):
    """Tiles that are read across their rows: loaded, and computed."""
    r, c = mk.arange(0, R), mk.arange(0, C)
    v = mk.load(x, r[:, None] * C + c[None, :])
    w = mk.load(y, r[:, None] * C + c[None, :]) * 2 + v
    mk.store(out, c[:, None] * R + r[None, :], v.T + w.T)
    mk.store(y, r[:, None] * C + c[None, :], v + 1)


@eas.kernel
def product(a, b, c, m, n, k, M: eas.constexpr, N: eas.constexpr, K: eas.constexpr):
    i = (mk.program_id(0) * M + mk.arange(0, M))[:, None]
    j = (mk.program_id(1) * N + mk.arange(0, N))[None, :]
    acc = mk.zeros((M, N), mk.float32)
    for start in mk.range(0, k, K):
        s = start + mk.arange(0, K)
        left = mk.load(a, i * a.stride(0) + s[None, :], (i < m) & (s[None, :] < k))
        right = mk.load(b, s[:, None] * b.stride(0) + j, (s[:, None] < k) & (j < n))
        acc = mk.dot(left, right, acc)
    mk.store(c, i * c.stride(0) + j, acc, (i < m) & (j < n))


@eas.kernel
def whole_product(a, b, c, k, M: eas.constexpr, N: eas.constexpr, K: eas.constexpr):
    """No masks; c may be a, which all threads read."""
    i, j = mk.arange(0, M)[:, None], mk.arange(0, N)[None, :]
    acc = mk.zeros((M, N), mk.float32)
    for start in mk.range(0, k, K):
        s = start + mk.arange(0, K)
        left = mk.load(a, i * a.stride(0) + s[None, :])
        acc = mk.dot(left, mk.load(b, s[:, None] * b.stride(0) + j), acc)
    mk.store(c, i * c.stride(0) + j, acc)


@eas.kernel
def exchanged(a, b, c, out, SIDE: eas.constexpr):
    """What is loaded where a product is stored then: other threads than its own store it."""
    i, j = mk.arange(0, SIDE)[:, None], mk.arange(0, SIDE)[None, :]
    at = i * SIDE + j
    acc = mk.zeros((SIDE, SIDE), mk.float32)
    for k in mk.range(2):
        acc = mk.dot(mk.load(a, at + k), mk.load(b, at), acc)
    old = mk.load(c, at)
    mk.store(c, at, acc)
    mk.store(out, at, old + mk.load(c, at))


@eas.kernel
def nested(a, b, c, n, SIDE: eas.constexpr):
    """Products of loops in a loop, whose tiles the outer one meets again."""
    i, j = mk.arange(0, SIDE)[:, None], mk.arange(0, SIDE)[None, :]
    at = i * SIDE + j
    result = mk.zeros((SIDE, SIDE), mk.float32)
    for turn in mk.range(n):
        acc = mk.zeros((SIDE, SIDE), mk.float32)
        for step in mk.range(turn + 1):
            left = mk.load(a, step * SIDE * SIDE + at)
            if step % 2 == 1:
                left = left + turn
            acc = mk.dot(left, mk.load(b, turn * SIDE * SIDE + at), acc)
        result = result + acc - mk.max(acc, axis=1)[:, None]
    mk.store(c, at, result)


@eas.kernel
def attend(q, k, v, out, n, R: eas.constexpr, C: eas.constexpr, D: eas.constexpr):
    """The shape of attention in whole numbers: scores, rows of them, and a product with them."""
    r, d = mk.arange(0, R), mk.arange(0, D)
    queries = mk.load(q, r[:, None] * D + d[None, :])
    best = mk.full((R,), -1000, mk.float32)
    acc = mk.zeros((R, D), mk.float32)
    for start in mk.range(0, n, C):
        col = start + mk.arange(0, C)
        scores = mk.dot(queries, mk.load(k, col[None, :] * D + d[:, None]))
        now = mk.maximum(best, mk.max(scores, axis=1))
        weights = mk.minimum(scores - now[:, None], 3).to(mk.float32)
        values = mk.load(v, col[:, None] * D + d[None, :])
        acc = mk.dot(weights, values, acc + (now - best)[:, None])
        best = now
    mk.store(out, r[:, None] * D + d[None, :], acc)


def numbers(rng, shape, dtype):
    return rng.integers(-3, 4, shape).astype(dtype)


def cases():
    """(name, kernel, arrays, scalars and constexprs, grid)"""
    rng = np.random.default_rng(0)
    kinds = ["int8", "uint8", "int16", "uint16", "int32", "uint32", "float16", "float32", "int64"]
    for dtype in kinds:
        for block, n, first in ((1024, 2002, 0), (512, 1003, 5), (96, 300, 1), (2048, 2048, 3)):
            x, y, out = (rng.integers(0, 4, 4200).astype(dtype) for _ in range(3))
            args = {"n": n, "first": first, "BLOCK": block}
            yield f"masked-{dtype}-{block}", masked, (x[1:], y[2:], out[3:]), args, (2,)
    for rows, cols, side, wide in (
        (30, 70, 16, 32),
        (64, 64, 64, 16),
        (7, 5, 8, 4),
        (33, 90, 24, 40),
    ):
        for flip in (1, -1):
            x = numbers(rng, (rows, cols + 3), np.float32)[:, 1 : cols + 1][:, ::flip]
            out = np.zeros((rows, cols + 1), np.float32)[:, :cols]
            grid = (-(-cols // wide), -(-rows // side))
            args = {"rows": rows, "cols": cols, "SIDE": side, "WIDE": wide}
            yield f"plane-{rows}-{flip}", plane, (x, out), args, grid
    for block in (64, 512, 1024):
        x, y = numbers(rng, (2, block), np.float32)
        apart = (x, y, np.zeros_like(x))
        yield f"in_turn-{block}", in_turn, apart, {"BLOCK": block}, (1,)
        yield f"in_turn-one-{block}", in_turn, (x, x, y), {"BLOCK": block}, (1,)
        long = numbers(rng, block + 1, np.float32)
        overlap = (long[1:], long[:-1], y)
        yield f"in_turn-shifted-{block}", in_turn, overlap, {"BLOCK": block}, (1,)
    for r in (4, 8, 12, 32, 40, 64):
        for c in (1, 2, 3, 8, 31, 32, 33, 64, 100):
            for dtype in ("float32", "int32") if r == 8 else ("float32",):
                x = numbers(rng, (3, r, c), dtype)
                low, high = np.zeros((2, r), dtype)
                args = {"n": 3, "R": r, "C": c}
                total = np.zeros((r, c), dtype)
                yield f"row_sums-{dtype}-{r}-{c}", row_sums, (x, low, high, total), args, (1,)
    for r, c in ((32, 32), (16, 64), (64, 16), (48, 20), (8, 4), (33, 16)):
        for dtype in ("float32", "uint8", "int16"):
            x, y = numbers(rng, (2, r, c), np.int64).astype(dtype)
            out = np.zeros((c, r), dtype)
            yield f"turned-{dtype}-{r}-{c}", turned, (x, y, out), {"R": r, "C": c}, (1,)
    sizes = (
        (64, 64, 16),
        (32, 32, 8),
        (16, 64, 32),
        (64, 8, 8),
        (8, 8, 8),
        (32, 128, 16),
        (24, 40, 5),
    )
    for m, n, k in sizes:
        for rows, cols, depth in ((m, n, 3 * k), (m + 5, 2 * n - 1, k + 3), (m - 1, n, 0)):
            for dtype in ("float32", "float16") if m == 64 else ("float32",):
                a, b = (
                    numbers(rng, (rows, max(depth, 1)), dtype),
                    numbers(rng, (max(depth, 1), cols), dtype),
                )
                c = np.full((rows, cols + 2), 5, np.float32)[:, :cols]
                args = {"m": rows, "n": cols, "k": depth, "M": m, "N": n, "K": k}
                grid = (-(-rows // m), -(-cols // n))
                yield f"product-{dtype}-{m}-{n}-{k}-{depth}", product, (a, b, c), args, grid
        a, b = numbers(rng, (m, 2 * k), np.float32), numbers(rng, (2 * k, n), np.float32)
        c = np.zeros((m, n), np.float32)
        args = {"k": 2 * k, "M": m, "N": n, "K": k}
        yield f"whole_product-{m}-{n}", whole_product, (a, b, c), args, (1,)
        if n == 2 * k:
            yield f"whole_product-in-place-{m}", whole_product, (a, b, a), args, (1,)
    a = numbers(rng, (32, 32), np.float32)
    args = {"k": 32, "M": 32, "N": 32, "K": 16}
    yield (
        "whole_product-in-place",
        whole_product,
        (a, numbers(rng, (32, 32), np.float32), a),
        args,
        (1,),
    )
    for side in (8, 32, 64):
        a, b, c = numbers(rng, (3, side * side + 1), np.float32)
        out = np.zeros(side * side, np.float32)
        yield f"exchanged-{side}", exchanged, (a, b, c, out), {"SIDE": side}, (1,)
    for side in (8, 16, 32, 64):
        a, b = numbers(rng, (2, 3, side, side), np.float32)
        c = np.zeros((side, side), np.float32)
        yield f"nested-{side}", nested, (a, b, c), {"n": 3, "SIDE": side}, (1,)
    for r, c, d in (
        (32, 32, 64),
        (64, 32, 32),
        (16, 16, 16),
        (32, 24, 40),
        (64, 64, 64),
        (8, 8, 8),
    ):
        q, k, v = numbers(rng, (r, d), np.float32), *numbers(rng, (2, 3 * c, d), np.float32)
        args = {"n": 3 * c, "R": r, "C": c, "D": d}
        yield f"attend-{r}-{c}-{d}", attend, (q, k, v, np.zeros((r, d), np.float32)), args, (1,)


CASES = {case[0]: case[1:] for case in cases()}


def copied(arrays):
    """The same views of new memory, those that share some sharing it again."""
    bases = {}
    out = []
    for x in arrays:
        base = x if x.base is None else x.base
        at = x.__array_interface__["data"][0] - base.__array_interface__["data"][0]
        new = bases.setdefault(id(base), base.copy())
        out.append(np.ndarray(x.shape, x.dtype, new, at, x.strides))
    return out


def agrees(name, backend):
    kernel, arrays, args, grid = CASES[name]
    wanted, got = copied(arrays), copied(arrays)
    kernel(*wanted, **args, _grid=grid, _backend="interpreter")
    kernel(*got, **args, _grid=grid, _backend=backend)
    for x, y in zip(wanted, got, strict=True):
        np.testing.assert_array_equal(y, x)
