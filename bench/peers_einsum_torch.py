"""PyTorch: torch.einsum, which has no `out=`; mm and bmm with it for the plain product."""

from __future__ import annotations

import torch

from .einsum import CONTRACTION, PRODUCT
from .einsum_gemm import matrices
from .peers import register
from .peers_torch import tensors
from .workload import GEMM, Case, Run

peer = register("torch")


def written(run: Run, case: Case) -> Run:
    """A result that is a view of an operand is not one yet: everybody writes theirs somewhere."""
    out = torch.from_numpy(case.outputs[0])
    owners = {torch.from_numpy(array).untyped_storage().data_ptr() for array in case.inputs}
    if run().untyped_storage().data_ptr() in owners:
        return lambda: (out.copy_(run()), None)[1]
    return lambda: (run(),)


@peer(CONTRACTION)
@peer(PRODUCT)
def einsum(case: Case) -> Run:
    equation, operands = case.size.equation, tensors(case)[: len(case.inputs)]
    return written(lambda: torch.einsum(equation, *operands), case)


@register(GEMM)(PRODUCT, "torch")
def matmul(case: Case) -> Run:
    given = matrices(case)
    a, b, c = map(torch.from_numpy, (given.a, given.b, given.c))
    result, multiply = (given.result,), torch.mm if a.ndim == 2 else torch.bmm
    return lambda: (multiply(a, b, out=c), result)[1]
