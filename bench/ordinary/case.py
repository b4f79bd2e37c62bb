"""What an ordinary row is: a kernel written plainly, beside what users of torch or numba write."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from ..workload import BEST, Bar, Case, Group, Run, Workload, empty, normal

# Each row must come near the best of the others, all of them together be ahead of it.
BARS = (Bar(BEST, 0.85),)
GROUP = Group("ordinary", "ordinary kernels", (Bar(BEST, 1.3),))

Make = Callable[[SimpleNamespace], tuple[list[np.ndarray], list[np.ndarray]]]


@dataclass(frozen=True)
class Ordinary:
    """One row.

    `torch` takes the inputs as tensors and the size, and gives the results: it says what is right,
    in float64 where inputs are floats, is what eager torch does, and what torch.compile gets.
    `numba` is given the module and gives a function of the inputs and outputs.
    """

    workload: Workload
    torch: Callable[..., Any]
    numba: Callable[..., Any] | None


def ordinary(
    name: str,
    title: str,
    *,
    full: dict[str, int],
    tiny: dict[str, int],
    make: Make,
    ours: Callable[[Case], Run],
    torch: Callable[..., Any],
    numba: Callable[..., Any] | None = None,
    tolerance: float = 1e-5,
) -> Ordinary:
    def expected(case: Case) -> list[np.ndarray]:
        from torch import from_numpy

        exact = [a.astype(np.float64) if a.dtype.kind == "f" else a for a in case.inputs]
        results = torch(*map(from_numpy, exact), case.size)
        results = results if isinstance(results, tuple) else (results,)
        return [result.numpy() for result in results]

    workload = Workload(
        name=name,
        title=title,
        full=full,
        tiny=tiny,
        make=make,
        expected=expected,
        ours=ours,
        tolerance=tolerance,
        bars=BARS,
        group=GROUP,
    )
    return Ordinary(workload, torch, numba)


def arrays(inputs: int, outputs: int = 1, dtype: Any = np.float32) -> Make:
    """As many arrays of the size's `n` (or `rows` by `cols`) as asked for."""

    def make(size: SimpleNamespace) -> tuple[list[np.ndarray], list[np.ndarray]]:
        shape = (size.n,) if hasattr(size, "n") else (size.rows, size.cols)
        return (
            [normal(i, *shape).astype(dtype) for i in range(inputs)],
            [empty(*shape, dtype=dtype) for _ in range(outputs)],
        )

    return make


N = {"full": {"n": 1 << 22}, "tiny": {"n": 3000}}


def table(rows: int, cols: int) -> dict[str, Any]:
    return {
        "full": {"rows": rows, "cols": cols},
        "tiny": {"rows": 20, "cols": max(3, min(cols, 37))},
    }
