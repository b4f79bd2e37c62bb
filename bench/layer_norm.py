"""Layer norm of 4096 rows of 1024, forward and backward. Backward, a program walks over its rows
and carries the sums for the weight and the bias; a second kernel adds up those of all programs.
"""

import eas
import numpy as np
from eas import mk

from .workload import Workload, empty, normal

EPS = 1e-5
ROWS = 128  # of one program of the backward kernel


@eas.kernel(fast_math=True)
def layer_norm(x, weight, bias, out, cols, eps, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    mask = col < cols
    z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    centred = mk.where(mask, z - mk.sum(z) / cols, 0.0)
    scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
    y = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    mk.store(out, row * out.stride(0) + col * out.stride(1), y, mask)


@eas.kernel(fast_math=True)
def layer_norm_backward(
    x, weight, dy, mean, rstd, dx, dw, db, rows, cols, ROWS: eas.constexpr, BLOCK: eas.constexpr
):
    program = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    mask = col < cols
    w = mk.load(weight, col, mask)
    dw_sum, db_sum = mk.zeros((BLOCK,)), mk.zeros((BLOCK,))
    for row in mk.range(program * ROWS, mk.minimum((program + 1) * ROWS, rows)):
        at = row * cols + col
        scale = mk.load(rstd, row)
        hat = (mk.load(x, at, mask) - mk.load(mean, row)) * scale
        g = mk.load(dy, at, mask)
        wg = w * g
        c1 = mk.sum(hat * wg) / cols
        c2 = mk.sum(wg) / cols
        mk.store(dx, at, (wg - (hat * c1 + c2)) * scale, mask)
        dw_sum += g * hat
        db_sum += g
    mk.store(dw, program * cols + col, dw_sum, mask)
    mk.store(db, program * cols + col, db_sum, mask)


@eas.kernel(fast_math=True)
def add_up(dw, db, dw_parts, db_parts, parts, cols, BLOCK: eas.constexpr):
    col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = col < cols
    dw_sum, db_sum = mk.zeros((BLOCK,)), mk.zeros((BLOCK,))
    for part in mk.range(0, parts):
        dw_sum += mk.load(dw_parts, part * cols + col, mask)
        db_sum += mk.load(db_parts, part * cols + col, mask)
    mk.store(dw, col, dw_sum, mask)
    mk.store(db, col, db_sum, mask)


def forward(case):
    (x, weight, bias), (out,) = case.inputs, case.outputs
    rows, cols = x.shape
    block = eas.next_power_of_2(cols)
    return lambda: layer_norm[(rows,)](x, weight, bias, out, cols, case.size.eps, BLOCK=block)


def backward(case):
    (dx, dw, db), (rows, cols) = case.outputs, case.inputs[0].shape
    block = eas.next_power_of_2(cols)
    parts = eas.cdiv(rows, ROWS)
    dw_parts, db_parts = empty(parts, cols), empty(parts, cols)

    def run():
        arrays = (*case.inputs, dx, dw_parts, db_parts)
        layer_norm_backward[(parts,)](*arrays, rows, cols, ROWS=ROWS, BLOCK=block)
        add_up(dw, db, dw_parts, db_parts, parts, cols, BLOCK=128)

    return run


def make(size):
    x = normal(6, size.rows, size.cols)
    return [x, normal(7, size.cols), normal(8, size.cols)], [empty(*x.shape)]


def make_backward(size):
    x, weight = normal(6, size.rows, size.cols), normal(7, size.cols)
    dy = normal(9, size.rows, size.cols)
    mean, rstd = empty(size.rows), empty(size.rows)
    mean[:] = x.mean(axis=1, dtype=np.float64)
    rstd[:] = 1 / np.sqrt(x.var(axis=1, dtype=np.float64) + size.eps)
    outputs = [empty(*x.shape), empty(size.cols), empty(size.cols)]
    return [x, weight, dy, mean, rstd], outputs


def expected(case):
    x, weight, bias = (array.astype(np.float64) for array in case.inputs)
    centred = x - x.mean(axis=1, keepdims=True)
    return (centred / np.sqrt(x.var(axis=1, keepdims=True) + case.size.eps) * weight + bias,)


def expected_backward(case):
    x, weight, dy, mean, rstd = (array.astype(np.float64) for array in case.inputs)
    hat = (x - mean[:, None]) * rstd[:, None]
    wg = weight * dy
    c1 = (hat * wg).mean(axis=1, keepdims=True)
    c2 = wg.mean(axis=1, keepdims=True)
    return (wg - (hat * c1 + c2)) * rstd[:, None], (dy * hat).sum(axis=0), dy.sum(axis=0)


WORKLOADS = (
    Workload(
        name="layer_norm",
        title="layer norm fwd 4096x1024",
        full={"rows": 4096, "cols": 1024, "eps": EPS},
        tiny={"rows": 20, "cols": 192, "eps": EPS},
        make=make,
        expected=expected,
        ours=forward,
    ),
    Workload(
        name="layer_norm_backward",
        title="layer norm bwd 4096x1024",
        full={"rows": 4096, "cols": 1024, "eps": EPS},
        tiny={"rows": 130, "cols": 96, "eps": EPS},
        make=make_backward,
        expected=expected_backward,
        ours=backward,
        tolerance=1e-4,
    ),
)
