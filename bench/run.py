"""Runs one workload: builds every system, checks its result, races those that are right."""

from __future__ import annotations

import dataclasses
import datetime
import time
from typing import Any

import numpy as np

from . import peers
from .timing import race
from .workload import ADDS, BEST, HAND, HAND_ADDS, LIMITS, OURS, Bar, Case, Workload


def _spoil(case: Case, value: float) -> None:
    """So that no system passes the check with what another has written."""
    for out in case.outputs:
        out.fill(value if value == value or out.dtype.kind in "fc" else -1)


def _try(build: Any, workload: Workload, case: Case, want: Any) -> tuple[Any, dict[str, Any]]:
    """The system's function and its error, or None and why it is not there."""
    try:
        start = time.perf_counter()
        run = build(case)
        _spoil(case, workload.before)
        got = run()
        first = time.perf_counter() - start
        error = workload.worst_error(case, case.outputs if got is None else got, want)
    except Exception as problem:  # a peer's failure is a result, not our end
        reason = f"{type(problem).__name__}: {problem}".splitlines()[0][:200]
        return None, {"failed": reason}
    if not error <= workload.tolerance:
        return None, {"failed": f"wrong result: error {error:.2g}", "error": error}
    return run, {"error": error, "first_call": first}


def _our_own(workload: Workload) -> dict[str, Any]:
    builders: dict[str, Any] = {OURS: workload.ours}
    if by_hand := workload.by_hand:
        builders[HAND] = lambda case: by_hand(case, False)
        builders[HAND_ADDS] = lambda case: by_hand(case, True)
    if workload.adding:
        builders[ADDS] = workload.adding
    return builders


def measure(
    workload: Workload,
    *,
    tiny: bool = False,
    rounds: int = 7,
    seconds: float = 0.15,
    patience: float = 20.0,
    rates: dict[str, float] | None = None,
    say: Any = None,
    without_ours: bool = False,
) -> dict[str, Any]:
    """A row of the results, as it goes to JSON."""
    case = workload.case(tiny)
    want = [np.asarray(w) for w in workload.expected(case)]
    builders = dict(peers.builders(workload.peers or workload.name))
    if not without_ours:
        builders = {**_our_own(workload), **builders}
    systems: dict[str, Any] = {}
    ready = {}
    for name, build in builders.items():
        run, systems[name] = _try(build, workload, case, want)
        if run is not None:
            ready[name] = run
        elif say:
            say(f"  {workload.name}: {name} left out: {systems[name]['failed']}")
    raced = race(ready, rounds=rounds, seconds=seconds, patience=patience, must=(OURS,))
    for name, samples in raced.items():
        systems[name].update(samples.summary())
    row = {
        "name": workload.name,
        "title": workload.title,
        "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "systems": systems,
        "bars": [judged for bar in workload.bars if (judged := judge(bar, systems))],
    }
    adds, by_hand = (best_of(systems, who) for who in (ADDS, HAND_ADDS))
    if adds and by_hand:
        row["note"] = f"{by_hand[1] / adds[1]:.2f} {HAND_ADDS} over {ADDS}"
    if workload.group:
        row["group"] = dataclasses.asdict(workload.group)
    if workload.limit and rates and OURS in ready:
        limit = workload.limit(case.size)
        row["limit"] = {
            "rate": limit.rate,
            "reached": limit.amount / rates[limit.rate] / systems[OURS]["best"],
        }
    return row


def best_of(systems: dict[str, Any], who: str) -> tuple[str, float] | None:
    """The fastest way of one system, or of all peers; None when it was not measured."""

    def meant(family: str) -> bool:
        return family == who if who != BEST else family not in (OURS, *LIMITS)

    times = {
        name: result["best"]
        for name, result in systems.items()
        if "best" in result and meant(peers.family(name))
    }
    if not times:
        return None
    name = min(times, key=times.__getitem__)
    return name, times[name]


def judge(bar: Bar, systems: dict[str, Any]) -> dict[str, Any] | None:
    """One bar's verdict; None where it does not apply or there is nobody to compare with."""
    ours, theirs = best_of(systems, OURS), best_of(systems, bar.against)
    if theirs is None:
        return None
    peer = best_of(systems, BEST)
    if bar.only_if_fastest and peer is not None and peer[1] <= theirs[1]:
        return None
    ratio = theirs[1] / ours[1] if ours else 0.0
    return {
        "against": bar.against,
        "is": theirs[0],
        "ratio": ratio,
        "at_least": bar.at_least,
        "passed": ratio >= bar.at_least,
    }
