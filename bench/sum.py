"""The sum of 2^24 floats: each program adds up a slice in a tile, then all meet in one number."""

import eas
import numpy as np
from eas import mk

from .workload import Limit, Workload, empty, normal

SLICE = 1 << 18
BLOCK = 1024


@eas.kernel(fast_math=True)
def add_up(x, out, N, SLICE: eas.constexpr, BLOCK: eas.constexpr):
    start = mk.program_id(0) * SLICE
    acc = mk.zeros((BLOCK,))
    for first in mk.range(start, mk.minimum(start + SLICE, N), BLOCK):
        at = first + mk.arange(0, BLOCK)
        acc += mk.load(x, at, at < N)
    mk.atomic_add(out, 0, mk.sum(acc))


def ours(case):
    (x,), (out,), n = case.inputs, case.outputs, case.size.n
    grid = (eas.cdiv(n, SLICE),)

    def run():
        out[0] = 0
        add_up[grid](x, out, n, SLICE=SLICE, BLOCK=BLOCK)

    return run


def error(case, got, want):
    """Relative to the sum of sizes, as the sum itself may be near zero."""
    return float(abs(got[0] - want[0]).max() / np.abs(case.inputs[0]).sum(dtype=np.float64))


WORKLOADS = (
    Workload(
        name="sum",
        title="sum 2^24",
        full={"n": 1 << 24},
        tiny={"n": 10_000},
        make=lambda size: ([normal(10, size.n)], [empty(1)]),
        expected=lambda case: (case.inputs[0].sum(dtype=np.float64, keepdims=True),),
        ours=ours,
        tolerance=1e-7,
        error=error,
        limit=lambda size: Limit("bytes read", 4.0 * size.n),
    ),
)
