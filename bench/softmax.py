"""Softmax of rows, one program a row: short rows live in L1, long ones show how often we read."""

import eas
import numpy as np
from eas import mk

from .workload import Workload, empty, normal


@eas.kernel(fast_math=True)
def softmax(x, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    mask = col < cols
    z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
    z = mk.exp(z - mk.max(z))
    mk.store(out, row * out.stride(0) + col * out.stride(1), z / mk.sum(z), mask)


def ours(case):
    (x,), (out,) = case.inputs, case.outputs
    rows, cols = x.shape
    block = eas.next_power_of_2(cols)
    return lambda: softmax[(rows,)](x, out, cols, BLOCK=block)


def expected(case):
    x = case.inputs[0].astype(np.float64)
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return (e / e.sum(axis=1, keepdims=True),)


def workload(name, title, rows, cols):
    return Workload(
        name=name,
        title=title,
        full={"rows": rows, "cols": cols},
        tiny={"rows": 20, "cols": cols // 8},
        make=lambda size: ([normal(4, size.rows, size.cols)], [empty(size.rows, size.cols)]),
        expected=expected,
        ours=ours,
        peers="softmax",
    )


WORKLOADS = (
    workload("softmax", "softmax 4096x1024", 4096, 1024),
    workload("softmax_wide", "softmax 1024x32768", 1024, 32768),
)
