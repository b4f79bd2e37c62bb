"""What a program costs beside its arithmetic: programs of 32, 64 and 128 elements against the same
elements in programs of 4,096, and programs that do nothing. On one thread."""

from __future__ import annotations

import datetime
import time

import eas
import numpy as np
from eas import mk

N = 1 << 15  # elements, which the second cache holds
WIDE = 4096
SIZES = (32, 64, 128)
EMPTY = 10_000_000
EACH_BAR = 3e-9
EMPTY_BAR = 5e-3


@eas.kernel
def scaled(x, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, mk.load(x, i, i < n) * 2.0 + 1.0, i < n)


@eas.kernel
def nothing(out):
    pass


def _best(run, rounds: int) -> float:
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - start)
    return best


def _bar(what: str, value: float, at_most: float) -> dict:
    return {
        "what": what,
        "value": value,
        "at_most": at_most,
        "unit": "s",
        "passed": value <= at_most,
    }


def measure(quick: bool = False) -> list[dict]:
    x, out = np.ones(N, np.float32), np.empty(N, np.float32)
    threads = eas.config.num_threads
    eas.config.num_threads = 1
    try:
        took = dict.fromkeys((*SIZES, WIDE), float("inf"))
        for _ in range(20 if quick else 200):  # in turns, as the machine's pace changes
            for size in took:
                grid = (eas.cdiv(N, size),)
                run = lambda: scaled[grid](x, out, N, BLOCK=size)  # noqa: B023, E731
                took[size] = min(took[size], _best(run, 5))
        empty = _best(lambda: nothing[(EMPTY,)](out), 5 if quick else 30)
    finally:
        eas.config.num_threads = threads
    bars = [
        _bar(f"a program of {size}", (took[size] - took[WIDE]) / eas.cdiv(N, size), EACH_BAR)
        for size in SIZES
    ]
    return [
        {
            "name": "small_programs",
            "title": "small programs",
            "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
            "values": {str(size): value for size, value in took.items()},
            "bars": [*bars, _bar(f"{EMPTY} empty programs", empty, EMPTY_BAR)],
        }
    ]
