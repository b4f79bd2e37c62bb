"""Rows that count together: geometric means of their ratios, judged by the group's bars.

A row without one of the two systems (not installed, or wrong there) is not counted; `rows` of a
verdict says how many were.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from .run import best_of
from .workload import OURS


def mean(ratios: Sequence[float]) -> float:
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def quiet(row: dict[str, Any]) -> bool:
    return all(result.get("quiet", True) for result in row.get("systems", {}).values())


def ratios(rows: Iterable[dict[str, Any]], against: str) -> list[float]:
    found = []
    for row in rows:
        ours, theirs = (best_of(row["systems"], who) for who in (OURS, against))
        if ours and theirs:
            found.append(theirs[1] / ours[1])
    return found


def judged(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each group among the rows with the verdicts of its bars."""
    members: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        if "group" in row:
            members.setdefault(row["group"]["name"], []).append(row)
    return [_judge(found[0]["group"], found) for found in members.values()]


def _judge(group: dict[str, Any], rows: list[dict[str, Any]]) -> dict[str, Any]:
    bars = []
    for bar in group["bars"]:
        found = ratios(rows, bar["against"])
        if found:
            ratio = mean(found)
            at_least = bar["at_least"]
            verdict = {"ratio": ratio, "at_least": at_least, "passed": ratio >= at_least}
            bars.append({"against": bar["against"], "rows": len(found), **verdict})
    return {
        "name": group["name"],
        "title": group["title"],
        "rows": len(rows),
        "quiet": all(map(quiet, rows)),
        "bars": bars,
    }
