"""Backward of layer norm and RMSNorm, 4096 rows of 1024: the weight's gradient is a sum over rows.
By hand, a program walks over its rows and carries that sum; a second kernel adds up all programs'.
"""

import eas
import numpy as np
from eas import mk

from .gradients_case import arrays, derived, gradient, moved, of_dtype, put, wide, zeros
from .workload import empty, normal

EPS = 1e-5
ROWS = 128  # of one program of a backward by hand


@eas.kernel(fast_math=True)
def layer_norm(x, weight, bias, mean, rstd, out, cols, eps, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    mask = col < cols
    z = mk.load(x, row * cols + col, mask)
    middle = mk.sum(z) / cols
    centred = mk.where(mask, z - middle, 0.0)
    scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
    y = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    mk.store(mean, row, middle)
    mk.store(rstd, row, scale)
    mk.store(out, row * cols + col, y, mask)


@eas.kernel(fast_math=True)
def layer_norm_by_hand(
    x,
    weight,
    mean,
    rstd,
    dy,
    d_x,
    parts,
    rows,
    cols,
    ADD: eas.constexpr,
    SUMS: eas.constexpr,
    ROWS: eas.constexpr,
    BLOCK: eas.constexpr,
):
    program = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    mask = col < cols
    w = mk.load(weight, col, mask)
    dw, db = mk.zeros((BLOCK,), SUMS), mk.zeros((BLOCK,), SUMS)
    for row in mk.range(program * ROWS, mk.minimum((program + 1) * ROWS, rows)):
        at = row * cols + col
        scale = mk.load(rstd, row)
        hat = (mk.load(x, at, mask) - mk.load(mean, row)) * scale
        g = mk.load(dy, at, mask)
        wg = w * g
        c1, c2 = mk.sum(hat * wg) / cols, mk.sum(wg) / cols
        put(d_x, at, (wg - (hat * c1 + c2)) * scale, mask, ADD)
        dw += g * hat
        db += g
    mk.store(parts, 2 * program * cols + col, dw, mask)
    mk.store(parts, (2 * program + 1) * cols + col, db, mask)


@eas.kernel(fast_math=True)
def rms_norm(x, weight, rstd, out, cols, eps, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    mask = col < cols
    z = mk.load(x, row * cols + col, mask)
    scale = mk.rsqrt(mk.sum(z * z) / cols + eps)
    mk.store(rstd, row, scale)
    mk.store(out, row * cols + col, z * scale * mk.load(weight, col, mask), mask)


@eas.kernel(fast_math=True)
def rms_norm_by_hand(
    x,
    weight,
    rstd,
    dy,
    d_x,
    parts,
    rows,
    cols,
    ADD: eas.constexpr,
    SUMS: eas.constexpr,
    ROWS: eas.constexpr,
    BLOCK: eas.constexpr,
):
    program = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    mask = col < cols
    w = mk.load(weight, col, mask)
    dw = mk.zeros((BLOCK,), SUMS)
    for row in mk.range(program * ROWS, mk.minimum((program + 1) * ROWS, rows)):
        at = row * cols + col
        scale = mk.load(rstd, row)
        hat = mk.load(x, at, mask) * scale
        g = mk.load(dy, at, mask)
        wg = w * g
        put(d_x, at, (wg - hat * (mk.sum(hat * wg) / cols)) * scale, mask, ADD)
        dw += g * hat
    mk.store(parts, program * cols + col, dw, mask)


@eas.kernel(fast_math=True)
def add_up(
    out,
    parts,
    number,
    start,
    step,
    cols,
    ADD: eas.constexpr,
    SUMS: eas.constexpr,
    BLOCK: eas.constexpr,
):
    col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = col < cols
    total = mk.zeros((BLOCK,), SUMS)
    for part in mk.range(0, number):
        total += mk.load(parts, (start + part * step) * cols + col, mask)
    put(out, col, total, mask, ADD)


def sums_of(case, number, cols):
    """Memory for sums over rows and its dtype, which is float32 where the arrays are narrower."""
    name = "float64" if case.size.dtype == "float64" else "float32"
    return empty(number, cols, dtype=name), getattr(mk, name)


def layer_norm_make(size):
    x, dy, out = (normal(seed, size.rows, size.cols) for seed in (6, 9, 9))
    mean = x.mean(axis=1, dtype=np.float64)
    rstd = 1 / np.sqrt(x.var(axis=1, dtype=np.float64) + size.eps)
    weight, bias = normal(7, size.cols), normal(8, size.cols)
    inputs = [of_dtype(a, size.dtype) for a in (x, weight, bias, mean, rstd, out, dy)]
    return inputs, [zeros(a.shape, size.dtype) for a in (x, weight, bias)]


def layer_norm_expected(case):
    x, weight, _, mean, rstd, _, dy = map(wide, case.inputs)
    hat = (x - mean[:, None]) * rstd[:, None]
    wg = weight * dy
    c1, c2 = (a.mean(axis=1, keepdims=True) for a in (hat * wg, wg))
    return (wg - (hat * c1 + c2)) * rstd[:, None], (dy * hat).sum(axis=0), dy.sum(axis=0)


def layer_norm_ours(case, add):
    *given, dy, d_x, d_weight, d_bias = arrays(case)
    rows, cols = case.outputs[0].shape
    wrt, saved = ("x", "weight", "bias"), ("mean", "rstd")
    adjoint = derived(layer_norm, wrt, add, saved=saved)[(rows,)]
    named = {"d_out": dy, "d_x": d_x, "d_weight": d_weight, "d_bias": d_bias}
    block = eas.next_power_of_2(cols)
    return lambda: adjoint(*given, cols, case.size.eps, BLOCK=block, **named)


def layer_norm_hand(case, add):
    x, weight, _, mean, rstd, _, dy, d_x, d_weight, d_bias = arrays(case)
    rows, cols = case.outputs[0].shape
    number = eas.cdiv(rows, ROWS)
    parts, sums = sums_of(case, 2 * number, cols)
    given = {"ADD": add, "SUMS": sums, "ROWS": ROWS, "BLOCK": eas.next_power_of_2(cols)}

    def run():
        arrays = (x, weight, mean, rstd, dy, d_x, parts)
        layer_norm_by_hand[(number,)](*arrays, rows, cols, **given)
        add_up(d_weight, parts, number, 0, 2, cols, ADD=add, SUMS=sums, BLOCK=128)
        add_up(d_bias, parts, number, 1, 2, cols, ADD=add, SUMS=sums, BLOCK=128)

    return run


def rms_norm_make(size):
    x, dy, out = (normal(seed, size.rows, size.cols) for seed in (6, 9, 9))
    rstd = 1 / np.sqrt((x.astype(np.float64) ** 2).mean(axis=1) + size.eps)
    weight = normal(7, size.cols)
    inputs = [of_dtype(a, size.dtype) for a in (x, weight, rstd, out, dy)]
    return inputs, [zeros(a.shape, size.dtype) for a in (x, weight)]


def rms_norm_expected(case):
    x, weight, rstd, _, dy = map(wide, case.inputs)
    hat, wg = x * rstd[:, None], weight * dy
    c1 = (hat * wg).mean(axis=1, keepdims=True)
    return (wg - hat * c1) * rstd[:, None], (dy * hat).sum(axis=0)


def rms_norm_ours(case, add):
    *given, dy, d_x, d_weight = arrays(case)
    rows, cols = case.outputs[0].shape
    adjoint = derived(rms_norm, ("x", "weight"), add, saved="rstd")[(rows,)]
    named = {"d_out": dy, "d_x": d_x, "d_weight": d_weight, "BLOCK": eas.next_power_of_2(cols)}
    return lambda: adjoint(*given, cols, case.size.eps, **named)


def rms_norm_hand(case, add):
    x, weight, rstd, _, dy, d_x, d_weight = arrays(case)
    rows, cols = case.outputs[0].shape
    number = eas.cdiv(rows, ROWS)
    parts, sums = sums_of(case, number, cols)
    given = {"ADD": add, "SUMS": sums, "ROWS": ROWS, "BLOCK": eas.next_power_of_2(cols)}

    def run():
        rms_norm_by_hand[(number,)](x, weight, rstd, dy, d_x, parts, rows, cols, **given)
        add_up(d_weight, parts, number, 0, 1, cols, ADD=add, SUMS=sums, BLOCK=128)

    return run


def _row(name, title, rows, cols, make, expected, ours, by_hand, **rest):
    return gradient(
        name,
        title,
        {"rows": rows, "cols": cols, "eps": EPS},
        {"rows": 130, "cols": min(cols, 97), "eps": EPS},
        make=make,
        expected=expected,
        ours=ours,
        by_hand=by_hand,
        limit=moved(4),
        **rest,
    )


def layer_norm_row(name, title, rows, cols, **rest):
    parts = layer_norm_make, layer_norm_expected, layer_norm_ours, layer_norm_hand
    return _row(name, title, rows, cols, *parts, **rest)


def rms_norm_row(name, title, rows, cols, **rest):
    parts = rms_norm_make, rms_norm_expected, rms_norm_ours, rms_norm_hand
    return _row(name, title, rows, cols, *parts, **rest)


WORKLOADS = (
    layer_norm_row("layer_norm", "layer norm 4096x1024", 4096, 1024),
    rms_norm_row("rms_norm", "RMSNorm 4096x1024", 4096, 1024),
)
