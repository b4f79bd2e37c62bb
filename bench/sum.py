"""The sum of 2^24 floats: each program adds up a tile, then all meet in one number."""

import eas
import numpy as np
from eas import mk

from .workload import Limit, Workload, empty, normal

BLOCK = 1 << 20


@eas.kernel(fast_math=True)
def add_up(x, out, N, BLOCK: eas.constexpr):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))


def ours(case):
    (x,), (out,), n = case.inputs, case.outputs, case.size.n

    def run():
        out[0] = 0
        add_up(x, out, n, BLOCK=BLOCK)

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
