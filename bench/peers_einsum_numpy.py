"""NumPy: einsum along a path found before, into an output; matmul for the plain product."""

from __future__ import annotations

import numpy as np

from .einsum import CONTRACTION, PRODUCT
from .einsum_gemm import matrices
from .peers import register
from .workload import GEMM, Case, Run

peer = register("numpy")


@peer(CONTRACTION)
@peer(PRODUCT)
def einsum(case: Case) -> Run:
    equation, operands, (out,) = case.size.equation, case.inputs, case.outputs
    path = np.einsum_path(equation, *operands, optimize="optimal")[0]
    return lambda: (np.einsum(equation, *operands, out=out, optimize=path), None)[1]


@register(GEMM)(PRODUCT, "numpy")
def matmul(case: Case) -> Run:
    given = matrices(case)
    a, b, c, result = given.a, given.b, given.c, (given.result,)
    return lambda: (np.matmul(a, b, out=c), result)[1]
