"""Timing several systems side by side: rounds of A B C, A B C …, best and median of each.

The machine may be shared and its memory speed drifts, so only calls of the same rounds compare.
Chunks in which other processes took the processors are thrown away where the system tells.
"""

from __future__ import annotations

import gc
import os
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

BATCH_SECONDS = 200e-6  # shorter calls are timed in batches, so that the clock does not count
FAR_BEHIND = 4.0  # a system that much slower than the best is not measured in every round
OTHERS_MAY_USE = 0.12  # of one processor, in a chunk that counts


@dataclass
class Samples:
    """Seconds a call took, from chunks without other load when there were any."""

    quiet: list[float] = field(default_factory=list)
    noisy: list[float] = field(default_factory=list)

    @property
    def used(self) -> list[float]:
        return self.quiet or self.noisy

    def summary(self) -> dict[str, Any]:
        return {
            "best": min(self.used),
            "median": statistics.median(self.used),
            "calls": len(self.used),
            "quiet": bool(self.quiet),
        }


def _busy_seconds() -> float | None:
    """Processor time used by the whole machine so far, time stolen by the hypervisor included."""
    try:
        with open("/proc/stat") as stat:
            user, nice, system, _, _, irq, softirq, steal = map(int, stat.readline().split()[1:9])
    except (OSError, ValueError):
        return None  # no such file on macOS: every chunk counts
    ticks = os.sysconf("SC_CLK_TCK")
    return (user + nice + system + irq + softirq + steal) / ticks


class Watch:
    """How many processors others kept busy while it was open."""

    def __enter__(self) -> Watch:
        self.busy, self.own, self.start = _busy_seconds(), time.process_time(), time.perf_counter()
        return self

    def __exit__(self, *error: object) -> None:
        elapsed = time.perf_counter() - self.start
        busy = _busy_seconds()
        own = time.process_time() - self.own
        self.others = 0.0 if busy is None else (busy - self.busy - own) / max(elapsed, 1e-9)


def wait_until_quiet(seconds: float) -> float:
    """Waits while others use the machine, but no longer than this; gives the time it took."""
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        with Watch() as watch:
            time.sleep(0.1)
        if watch.others < OTHERS_MAY_USE:
            break
    return time.perf_counter() - start


def _chunk(run: Callable[[], Any], seconds: float) -> list[float]:
    clock = time.perf_counter
    start = clock()
    run()  # warms its data and its threads; says how many calls make a batch
    batch = max(1, int(BATCH_SECONDS / max(clock() - start, 1e-7)))
    times = []
    end = clock() + seconds
    while not times or clock() < end:
        start = clock()
        for _ in range(batch):
            run()
        times.append((clock() - start) / batch)
    return times


def race(
    systems: dict[str, Callable[[], Any]],
    *,
    rounds: int = 7,
    seconds: float = 0.15,
    patience: float = 20.0,
    must: tuple[str, ...] = (),
) -> dict[str, Samples]:
    """Times every system in every round; `must` names those that are never left out.

    `patience` is how many seconds in all may be spent waiting for a quiet machine.
    """
    samples = {name: Samples() for name in systems}
    gc.collect()
    gc.disable()
    try:
        for number in range(rounds):
            order = list(systems)
            shift = number % len(order)
            leader = min((min(s.used) for s in samples.values() if s.used), default=None)
            for name in order[shift:] + order[:shift]:
                done = samples[name].used
                if number >= 2 and name not in must and done and min(done) > FAR_BEHIND * leader:
                    continue
                time.sleep(0.005)  # lets the threads of the system before go to sleep
                with Watch() as watch:
                    times = _chunk(systems[name], seconds)
                if watch.others < OTHERS_MAY_USE:
                    samples[name].quiet += times
                else:
                    samples[name].noisy += times
                    patience -= wait_until_quiet(min(2.0, patience))
    finally:
        gc.enable()
    return samples
