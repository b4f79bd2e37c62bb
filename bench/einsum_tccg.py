"""The 48 contractions of TCCG (tccg.txt), float64 and float32. They count together: the bars are on
the geometric means of each row's ratios.
"""

from __future__ import annotations

import re
from pathlib import Path

from .einsum import product
from .workload import BEST, GEMM, Bar, Group, Workload

BARS = (Bar(BEST, 1.0), Bar("torch", 1.5), Bar(GEMM, 0.85))
DTYPES = {"f64": "float64", "f32": "float32"}


def contractions() -> list[tuple[str, dict[str, int]]]:
    """Equations and the extents of their labels."""
    found = []
    for line in Path(__file__).with_name("tccg.txt").read_text().splitlines():
        if not line.startswith("#"):
            _, equation, sizes = line.split()
            pairs = (size.split("=") for size in sizes.split(","))
            found.append((equation, {label: int(extent) for label, extent in pairs}))
    return found


def row(short: str, equation: str, of: dict[str, int]) -> Workload:
    dtype = DTYPES[short]
    return product(
        f"tccg_{short}_{re.sub(r'[^a-z]+', '_', equation)}",
        f"{equation} {short}",
        equation,
        of,
        dtype=dtype,
        bars=(),
        group=Group(f"tccg_{short}", f"TCCG {short}", BARS),
    )


WORKLOADS = tuple(row(short, *given) for short in DTYPES for given in contractions())
