"""gelu(x * a + b) in one pass, 2^22 floats: an exponential an element, inlined or not at all."""

import eas
import numpy as np
from eas import mk

from .workload import Workload, empty, normal

BLOCK = 4096


@eas.kernel(fast_math=True)
def gelu(x, out, a, b, N, BLOCK: eas.constexpr):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = at < N
    z = mk.load(x, at, mask) * a + b
    # 0.5 (1 + tanh(u)) is sigmoid(2 u), here with u = sqrt(2 / pi) (z + 0.044715 z^3)
    mk.store(out, at, z * mk.sigmoid(1.5957691216057308 * (z + 0.044715 * z * z * z)), mask)


def ours(case):
    (x,), (out,), size = case.inputs, case.outputs, case.size
    return lambda: gelu(x, out, size.a, size.b, size.n, BLOCK=BLOCK)


def expected(case):
    z = case.inputs[0].astype(np.float64) * case.size.a + case.size.b
    return (0.5 * z * (1 + np.tanh(0.7978845608028654 * (z + 0.044715 * z**3))),)


WORKLOADS = (
    Workload(
        name="gelu",
        title="gelu(x*a+b) 2^22",
        full={"n": 1 << 22, "a": 1.5, "b": 0.25},
        tiny={"n": 10_000, "a": 1.5, "b": 0.25},
        make=lambda size: ([normal(3, size.n)], [empty(size.n)]),
        expected=expected,
        ours=ours,
    ),
)
