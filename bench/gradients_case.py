"""What the rows of gradients share: a backward is timed alone, everybody gets what the forward
gave, and all write over what the arrays for gradients held. Ours and that by hand are timed adding
to it, too.

bfloat16 arrays are their 16 bits here, since NumPy has no such numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
from eas import mk

from .workload import BEST, HAND, Bar, Case, Limit, Run, Workload, empty

BARS = (Bar(BEST, 1.0), Bar(HAND, 0.9))
TOLERANCE = {"float32": 1e-4, "float64": 1e-10, "bfloat16": 2e-2}
BYTES = {"float32": 4, "float64": 8, "bfloat16": 2}


def put(array: Any, at: Any, value: Any, mask: Any, ADD: bool) -> None:
    """The end of a backward by hand, in its kernel: adds as `k.grad` does, or overwrites."""
    mk.store(array, at, mk.load(array, at, mask) + value if ADD else value, mask)


def derived(kernel: Any, wrt: Any, add: bool, **rest: Any) -> Any:
    """Its adjoint, which overwrites like the peers, or adds."""
    return kernel.grad(wrt=wrt, **rest) if add else kernel.grad(wrt=wrt, fresh=wrt, **rest)


def of_dtype(values: np.ndarray, dtype: str) -> np.ndarray:
    """The nearest numbers of a dtype, in memory of their own."""
    if dtype == "bfloat16":
        bits = np.ascontiguousarray(values, np.float32).view(np.uint32)
        values, dtype = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16, "uint16"
    out = empty(*values.shape, dtype=dtype)
    out[...] = values
    return out


def zeros(shape: Sequence[int], dtype: str) -> np.ndarray:
    return of_dtype(np.zeros(shape), dtype)


def wide(array: np.ndarray) -> np.ndarray:
    """As float64, to compute what is expected."""
    if array.dtype == np.uint16:
        return (array.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return array.astype(np.float64)


def arrays(case: Case) -> list[Any]:
    """What our kernels get: the case's own memory, inputs first."""
    given: list[Any] = [*case.inputs, *case.outputs]
    if all(array.dtype != np.uint16 for array in given):
        return given
    import torch

    tensors = map(torch.from_numpy, given)
    return [t.view(torch.bfloat16) if t.dtype == torch.uint16 else t for t in tensors]


def worst(case: Case, got: Sequence[Any], want: Sequence[np.ndarray]) -> float:
    """As for any row, of results in any dtype."""
    return max(
        float(np.abs(wide(np.asarray(g)) - w).max() / max(float(np.abs(w).max()), 1e-30))
        for g, w in zip(got, want, strict=True)
    )


def gradient(
    name: str,
    title: str,
    size: dict[str, Any],
    tiny: dict[str, Any],
    ours: Callable[[Case, bool], Run],
    dtype: str = "float32",
    **rest: Any,
) -> Workload:
    """A row whose arrays hold zeros first; its peers know it by the name before the dash."""
    given = {"tolerance": TOLERANCE[dtype], "bars": BARS, **rest}
    return Workload(
        name=f"grad_{name}".replace("-", "_"),
        title=f"d {title}",
        full={**size, "dtype": dtype},
        tiny={**tiny, "dtype": dtype},
        ours=lambda case: ours(case, False),
        adding=lambda case: ours(case, True),
        error=worst,
        before=0.0,
        peers=f"grad_{name.partition('-')[0]}",
        **given,
    )


def moved(times: float) -> Callable[[SimpleNamespace], Limit]:
    """The limit of a backward that moves so many arrays of rows x cols through memory once."""
    return lambda size: Limit("bytes added", times * BYTES[size.dtype] * size.rows * size.cols)
