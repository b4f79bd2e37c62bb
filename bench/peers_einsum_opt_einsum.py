"""opt_einsum over torch: the expression is made once, with its careful search."""

from __future__ import annotations

import opt_einsum

from .einsum import CONTRACTION, PRODUCT
from .peers import register
from .peers_einsum_torch import written
from .peers_torch import tensors
from .workload import Case, Run

peer = register("opt_einsum")


@peer(CONTRACTION)
@peer(PRODUCT)
def contract(case: Case) -> Run:
    operands = tensors(case)[: len(case.inputs)]
    shapes = [array.shape for array in case.inputs]
    expression = opt_einsum.contract_expression(case.size.equation, *shapes, optimize="auto-hq")
    return written(lambda: expression(*operands, backend="torch"), case)
