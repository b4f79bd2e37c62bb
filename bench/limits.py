"""What the machine itself can do, measured in the same run: how far from it a row still is.

Rates are per second: floating-point operations by independent chains of multiply-adds, bytes by the
streaming loops of reference.cpp over arrays far larger than any cache.
"""

from __future__ import annotations

from typing import Any

from . import reference
from .timing import race
from .workload import empty

COUNT = 1 << 26  # floats in each array


def _bandwidth(name: str, arrays: int, count: int) -> float:
    data = [empty(count) for _ in range(arrays)]
    run = reference.call(name, *data, count)
    best = min(race({name: run}, rounds=3, seconds=0.3, patience=1.0)[name].used)
    return 4.0 * arrays * count / best


def measure(count: int = COUNT) -> dict[str, float]:
    """The rates by name, or none of them where the reference cannot be built."""
    try:
        library: Any = reference.library()
    except OSError:
        return {}
    return {
        "flops f32": max(library.ref_fma_f32() for _ in range(5)),
        "flops f64": max(library.ref_fma_f64() for _ in range(5)),
        "bytes read": _bandwidth("ref_sum", 1, count),
        "bytes copied": _bandwidth("ref_copy_stream", 2, count),
        "bytes added": _bandwidth("ref_add_stream", 3, count),
    }
