"""Compile time against the size of a kernel: an unrolled loop of 1024, 2048 and 4096 steps."""

from __future__ import annotations

import datetime
import os
import time

import eas
import numpy as np
from eas import mk

STEPS = (1024, 2048, 4096)
BAR = 2.0  # seconds for the largest
GROWTH_BAR = 2.6  # for twice the steps: linear is 2, the rest is noise


@eas.kernel
def chain(x, out, N, salt: eas.constexpr, STEPS: eas.constexpr):
    at = mk.program_id(0) * 64 + mk.arange(0, 64)
    a = mk.load(x, at, at < N)
    b = a + salt
    for step in range(STEPS):
        a, b = mk.maximum(a * b + step, b), a - b
    mk.store(out, at, a + b, at < N)


def _first_call(steps: int, salt: int) -> float:
    x, out = np.ones(64, np.float32), np.empty(64, np.float32)
    start = time.perf_counter()
    chain(x, out, 64, salt=salt, STEPS=steps)
    return time.perf_counter() - start


def measure(quick: bool = False) -> list[dict]:
    """One row: the time of a first call by number of steps, a new kernel each time."""
    salts = iter(range(os.getpid() << 8, (os.getpid() + 1) << 8))  # none is in a cache on disk
    _first_call(1, next(salts))
    best = {
        steps: min(_first_call(steps, next(salts)) for _ in range(1 if quick else 3))
        for steps in STEPS
    }
    growth = best[STEPS[-1]] / best[STEPS[-2]]
    return [
        {
            "name": "compile_time",
            "title": "compile 4096 steps",
            "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
            "values": {str(steps): took for steps, took in best.items()},
            "bars": [
                {
                    "what": f"{STEPS[-1]} steps",
                    "value": best[STEPS[-1]],
                    "at_most": BAR,
                    "unit": "s",
                    "passed": best[STEPS[-1]] <= BAR,
                },
                {
                    "what": "growth for twice the steps",
                    "value": growth,
                    "at_most": GROWTH_BAR,
                    "unit": "",
                    "passed": growth <= GROWTH_BAR,
                },
            ],
        }
    ]
