"""c = a + b, 2^24 floats: as fast as memory, if the output does not pass through the caches."""

import eas
import numpy as np
from eas import mk

from .workload import CPP, Bar, Limit, Workload, empty, normal

BLOCK = 4096


@eas.kernel(fast_math=True)
def add(a, b, c, N, BLOCK: eas.constexpr):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = at < N
    mk.store(c, at, mk.load(a, at, mask) + mk.load(b, at, mask), mask)


def ours(case):
    (a, b), (c,), n = case.inputs, case.outputs, case.size.n
    return lambda: add(a, b, c, n, BLOCK=BLOCK)


WORKLOADS = (
    Workload(
        name="add",
        title="add 2^24",
        full={"n": 1 << 24},
        tiny={"n": 10_000},
        make=lambda size: ([normal(1, size.n), normal(2, size.n)], [empty(size.n)]),
        expected=lambda case: (np.add(*case.inputs),),
        ours=ours,
        tolerance=1e-6,
        bars=(Bar(CPP, 0.95), Bar("torch", 1.1)),
        limit=lambda size: Limit("bytes added", 12.0 * size.n),
    ),
)
