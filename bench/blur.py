"""A 3 x 3 mean over 4096 x 4096 floats (the input has a border): nine shifted loads a pixel."""

import eas
import numpy as np
from eas import mk

from .workload import Limit, Workload, empty, normal

BLOCK = 1024


@eas.kernel(fast_math=True)
def blur(x, out, W, BLOCK: eas.constexpr):
    row = mk.program_id(1)
    col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = col < W
    total = mk.zeros((BLOCK,))
    for dy in range(3):
        for dx in range(3):
            total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
    mk.store(out, row * out.stride(0) + col * out.stride(1), total * (1 / 9), mask)


def ours(case):
    (x,), (out,), n = case.inputs, case.outputs, case.size.n
    grid = (eas.cdiv(n, BLOCK), n)
    return lambda: blur[grid](x, out, n, BLOCK=BLOCK)


def expected(case):
    x, n = case.inputs[0].astype(np.float64), case.size.n
    return (sum(x[i : i + n, j : j + n] for i in range(3) for j in range(3)) / 9,)


WORKLOADS = (
    Workload(
        name="blur",
        title="blur 3x3 4096^2",
        full={"n": 4096},
        tiny={"n": 64},
        make=lambda size: ([normal(17, size.n + 2, size.n + 2)], [empty(size.n, size.n)]),
        expected=expected,
        ours=ours,
        limit=lambda size: Limit("bytes copied", 8.0 * size.n**2),
    ),
)
