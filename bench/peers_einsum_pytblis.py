"""TBLIS by pytblis: contract for two operands, einsum along a path found before for others."""

from __future__ import annotations

import numpy as np
import pytblis

from . import machine
from .einsum import CONTRACTION, PRODUCT
from .peers import register
from .workload import Case, Run

pytblis.set_num_threads(machine.threads())
peer = register("pytblis")


@peer(CONTRACTION)
@peer(PRODUCT)
def einsum(case: Case) -> Run:
    equation, operands, (out,) = case.size.equation, case.inputs, case.outputs
    if len(operands) == 2:
        a, b = operands
        return lambda: (pytblis.contract(equation, a, b, out=out), None)[1]
    path = np.einsum_path(equation, *operands, optimize="optimal")[0]
    return lambda: (pytblis.einsum(equation, *operands, out=out, optimize=path), None)[1]
