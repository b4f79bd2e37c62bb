"""Halide's matrix products and attention, scheduled by hand: packed panels and register tiles."""

from __future__ import annotations

import halide as hl

from .peers_halide import callable_of, params, peer, reduce_in_lanes, x, xi, xo, y, yi, yo
from .workload import Case, Run

GUARD = hl.TailStrategy.GuardWithIf


def matmul(case: Case, tile_rows: int, tile_cols: int) -> Run:
    """B packed into panels of `tile_cols`, C in tiles that stay in registers along all of K."""
    a, b = params(case)
    m, n, k_size = case.size.m, case.size.n, case.size.k
    lanes = 32 // case.inputs[0].itemsize
    zero = hl.f32(0) if case.inputs[0].itemsize == 4 else hl.f64(0)
    k = hl.RDom([(0, k_size)], "k")
    packed, tile, out = hl.Func("packed"), hl.Func("tile"), hl.Func("out")
    col, panel, depth, row, band, some = (hl.Var(f"axis{i}") for i in range(6))
    packed[col, depth, panel] = b[hl.min(panel * tile_cols + col, n - 1), depth]
    tile[col, row, panel, band] = zero
    a_row = hl.min(band * tile_rows + row, m - 1)
    tile[col, row, panel, band] += a[k, a_row] * packed[col, k, panel]
    out[x, y] = tile[x % tile_cols, y % tile_rows, x // tile_cols, y // tile_rows]
    out.bound(x, 0, n).bound(y, 0, m)
    out.split(y, yo, yi, tile_rows, GUARD).split(x, xo, xi, tile_cols, GUARD)
    out.reorder(xi, yi, xo, yo).split(yo, some, yo, 16, GUARD).reorder(xi, yi, yo, xo, some)
    out.parallel(some).vectorize(xi, lanes).unroll(xi).unroll(yi)
    tile.compute_at(out, yo).bound_extent(col, tile_cols).bound_extent(row, tile_rows)
    tile.vectorize(col, lanes).unroll(col).unroll(row)
    tile.update().reorder(col, row, k, panel, band).vectorize(col, lanes).unroll(col).unroll(row)
    packed.compute_root().bound_extent(col, tile_cols).vectorize(col, lanes).unroll(col)
    packed.parallel(panel)
    return callable_of(out, [a, b], case)


@peer("matmul", "4 rows")
def matmul_4(case: Case) -> Run:
    return matmul(case, 4, 96 // case.inputs[0].itemsize)


@peer("matmul", "6 rows")
def matmul_6(case: Case) -> Run:
    return matmul(case, 6, 64 // case.inputs[0].itemsize)


@peer("attention")
def attention(case: Case) -> Run:
    q, k, v = params(case)
    n, dims, heads = case.size.n, case.size.d, case.size.heads
    d, j, h, fused, t = (hl.Var(name) for name in "d j h fused t".split())
    rd = hl.RDom([(0, dims)], "rd")
    r1, r2, r3 = (hl.RDom([(0, n)], f"r{i}") for i in range(3))
    names = ("keys", "scores", "best", "e", "total", "acc", "out")
    keys, scores, best, e, total, acc, out = (hl.Func(name) for name in names)
    keys[j, d, h] = k[d, j, h]
    scores[j, y, h] = hl.f32(0)
    scores[j, y, h] += q[rd, y, h] * dims**-0.5 * keys[j, rd, h]
    best[y, h] = hl.f32(-3.4e38)
    best[y, h] = hl.max(best[y, h], scores[r1, y, h])
    e[j, y, h] = hl.exp(scores[j, y, h] - best[y, h])
    total[y, h] = hl.f32(0)
    total[y, h] += e[r2, y, h]
    acc[d, y, h] = hl.f32(0)
    acc[d, y, h] += e[r3, y, h] * v[d, r3, h]
    out[d, y, h] = acc[d, y, h] / total[y, h]

    out.bound(d, 0, dims).bound(y, 0, n).bound(h, 0, heads).split(y, yo, yi, 4)
    out.reorder(d, yi, yo, h).vectorize(d, 8).unroll(yi)
    out.split(yo, yo, t, 16, GUARD).fuse(yo, h, fused).parallel(fused)
    keys.compute_root().parallel(h).vectorize(j, 8)
    for func, var, domain in ((scores, j, rd), (acc, d, r3)):
        outer, inner = hl.Var("outer"), hl.Var("inner")
        func.compute_at(out, t).split(var, outer, inner, 16).reorder(inner, y, outer)
        func.vectorize(inner, 8).unroll(inner).unroll(y)
        update = func.update()
        update.split(var, outer, inner, 16).reorder(inner, y, domain, outer)
        update.vectorize(inner, 8).unroll(inner).unroll(y)
    e.compute_at(out, t).vectorize(j, 16)
    reduce_in_lanes(best, out, t, r1)
    reduce_in_lanes(total, out, t, r2)
    return callable_of(out, [q, k, v], case)
