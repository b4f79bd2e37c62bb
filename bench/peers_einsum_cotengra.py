"""cotengra over torch: the expression is made once, with its careful search (in this process: it
would fork workers, which systems with threads do not survive).
"""

from __future__ import annotations

import cotengra

from .einsum import CONTRACTION, PRODUCT
from .peers import register
from .peers_einsum_torch import written
from .peers_torch import tensors
from .workload import Case, Run

peer = register("cotengra")


@peer(CONTRACTION)
@peer(PRODUCT)
def contract(case: Case) -> Run:
    operands = tensors(case)[: len(case.inputs)]
    shapes = [array.shape for array in case.inputs]
    search = cotengra.AutoHQOptimizer(parallel=False)
    expression = cotengra.einsum_expression(case.size.equation, *shapes, optimize=search)
    return written(lambda: expression(*operands), case)
