"""What a benchmark is: inputs, the right result, our kernel, and the bars it must clear.

A script such as add.py makes one or more `Workload`s; the peers' code for the same names is in
peers_*.py. Nothing here measures: that is timing.py's job.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

OURS = "eas"
CPP = "c++"  # our hand-written reference: a limit to come near to, not a system a user would pick
GEMM = "gemm"  # a plain matrix product of the same extents: a limit too, for contractions
HAND = "by hand"  # our own backward kernel, what a derived one is held against
HAND_ADDS = "by hand, adding"  # the same, to what the arrays held, and
ADDS = "eas, adding"  # the derived one that does
LIMITS = (CPP, GEMM, HAND, HAND_ADDS, ADDS)
BEST = "best peer"


@dataclass(frozen=True)
class Bar:
    """Our speed over another system's must be at least this; `BEST` is the best of the peers."""

    against: str
    at_least: float
    only_if_fastest: bool = False  # asked only where that system is faster than every peer


# Issue 4: no slower than the best peer, nor far behind C++ where C++ is ahead of all of them.
USUAL_BARS = (Bar(BEST, 1.0), Bar(CPP, 0.9, only_if_fastest=True))


@dataclass(frozen=True)
class Group:
    """Rows that count together: its bars are on geometric means of their ratios."""

    name: str
    title: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True)
class Limit:
    """What the machine cannot beat: `amount` units of a rate that limits.py measures."""

    rate: str  # a name of limits.RATES
    amount: float


@dataclass
class Case:
    """One workload at one size: arrays that every system shares, the outputs allocated before."""

    size: SimpleNamespace
    inputs: list[np.ndarray]
    outputs: list[np.ndarray]


Run = Callable[[], Any]  # fills the case's outputs and gives None, or gives its own results


@dataclass(frozen=True)
class Workload:
    name: str
    title: str
    full: dict[str, Any]  # the size that is measured
    tiny: dict[str, Any]  # a size for tests, small enough for the interpreter
    make: Callable[[SimpleNamespace], tuple[list[np.ndarray], list[np.ndarray]]]
    expected: Callable[..., Sequence[np.ndarray]]  # (case, in float64 where it matters)
    ours: Callable[[Case], Run]
    tolerance: float = 1e-5  # of the largest error over the largest value
    error: Callable[[Case, Sequence[np.ndarray], Sequence[np.ndarray]], float] | None = None
    bars: tuple[Bar, ...] = USUAL_BARS
    limit: Callable[[SimpleNamespace], Limit] | None = None
    peers: str = ""  # the name the peers know it by, if not its own
    group: Group | None = None
    by_hand: Callable[[Case, bool], Run] | None = None  # whether gradients are added to the outputs
    adding: Callable[[Case], Run] | None = None  # ours, if they are
    before: float = float("nan")  # what the outputs hold before a call that is checked

    def case(self, tiny: bool = False) -> Case:
        size = SimpleNamespace(**(self.tiny if tiny else self.full))
        return Case(size, *self.make(size))

    def worst_error(self, case: Case, got: Sequence[Any], want: Sequence[np.ndarray]) -> float:
        """How wrong a result is, to be compared with `tolerance`; NaN counts as endlessly wrong."""
        got = [np.asarray(g).reshape(w.shape) for g, w in zip(got, want, strict=True)]
        error = (self.error or _largest)(case, got, want)
        return error if error == error else float("inf")


def _largest(case: Case, got: Sequence[np.ndarray], want: Sequence[np.ndarray]) -> float:
    return max(
        float(np.abs(g.astype(np.float64) - w).max() / max(float(np.abs(w).max()), 1e-30))
        for g, w in zip(got, want, strict=True)
    )


def empty(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    """Memory that begins at a cache line and whose pages are there already."""
    dtype = np.dtype(dtype)
    count = int(np.prod(shape))
    raw = np.zeros(count * dtype.itemsize + 64, np.uint8)
    raw.fill(0)
    start = -raw.ctypes.data % 64
    return raw[start : start + count * dtype.itemsize].view(dtype).reshape(shape)


def normal(seed: int, *shape: int, dtype: Any = np.float32) -> np.ndarray:
    out = empty(*shape, dtype=dtype)
    np.random.default_rng(seed).standard_normal(out=out, dtype=out.dtype)
    return out
