"""`contract`: the product of many labelled tensors at once, in the order a plan finds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .. import _core
from .index import Index, expect_among, expect_different, indices_of
from .product import product
from .tensor import IndexTensor, labelled


def contract(
    tensors: Iterable[IndexTensor],
    *,
    output: Sequence[Index] | None = None,
    optimize: Any = "auto",
    memory_limit: int | None = None,
    executor: Any = None,
) -> IndexTensor:
    """The product of all tensors, in one plan of `eas.einsum`, whose options these are.

    Indices of two tensors are summed over, those of one are kept. `output` says instead which to
    keep, in which order; only then may an index be in more than two tensors.
    """
    factors = tuple(tensors)
    counts: dict[Index, int] = {}
    for factor in factors:
        if not isinstance(factor, IndexTensor):
            what = f"not a labelled tensor, got {type(factor).__name__}, expected an IndexTensor"
            _core.refuse("DTypeError", "contract", what)
        for index in factor.indices:
            counts[index] = counts.get(index, 0) + 1
    if not factors:
        _core.refuse("ShapeError", "contract", "nothing to contract, got no tensors, expected one")
    if output is not None:
        kept = indices_of("contract", output)
        expect_different("contract", kept)
        expect_among("contract", kept, tuple(counts))
    else:
        kept = tuple(index for index, count in counts.items() if count == 1)
        for index, count in counts.items():
            if count > 2:
                what = f"the index {index} is in {count} tensors, expected two at most, or "
                _core.refuse("ShapeError", "contract", f"{what}output= with the indices to keep")
    options = {"optimize": optimize, "memory_limit": memory_limit, "executor": executor}
    given = {name: option for name, option in options.items() if option not in (None, "auto")}
    data, indices = zip(*((factor.data, factor.indices) for factor in factors), strict=True)
    return labelled(product(data, indices, kept, **given), kept)
