"""Planning: how long greedy search takes for a random 3-regular network of 1,000 tensors, and how
good our paths are beside those that opt_einsum and cotengra find in the time ours took.

`python -m bench.einsum_planning` prints it. All paths are counted by the same function here.
"""

from __future__ import annotations

import datetime
import math
import sys
import time
from collections.abc import Callable, Sequence

import eas
import numpy as np

TENSORS, BOND = 1000, 2
GREEDY_BAR = 1.0  # seconds
# Smaller ones are planned in less time than others take to begin.
QUALITY_TENSORS = (200, 400, 1000)

Inputs = list[list[int]]
Path = Sequence[Sequence[int]]


def regular_network(tensors: int, seed: int, degree: int = 3) -> Inputs:
    """Labels of each tensor; every label is shared by two tensors, no two share more than one."""
    random = np.random.default_rng(seed)
    while True:
        ends = random.permutation(np.repeat(np.arange(tensors), degree)).reshape(-1, 2)
        pairs = {(min(pair), max(pair)) for pair in ends.tolist()}
        if len(pairs) == len(ends) and all(a != b for a, b in pairs):
            break
    inputs: Inputs = [[] for _ in range(tensors)]
    for label, (a, b) in enumerate(sorted(pairs)):
        inputs[a].append(label)
        inputs[b].append(label)
    return inputs


def multiply_adds(inputs: Inputs, path: Path) -> float:
    """log10 of the products of a path of a network without output, one label in two tensors."""
    left = [frozenset(labels) for labels in inputs]
    total = 0
    for step in path:
        taken = [left.pop(place) for place in sorted(step, reverse=True)]
        made = taken[0]
        for other in taken[1:]:
            total += BOND ** len(made | other)
            made ^= other
        left.append(made)
    return math.log10(total)


def our_path(inputs: Inputs, optimize: str) -> Path:
    tensor = np.zeros((BOND,) * 3)
    given = [part for labels in inputs for part in (tensor, labels)]
    return eas.einsum_plan(*given, [], optimize=optimize).path


def finders() -> dict[str, Callable[[Inputs, float], Path]]:
    """By the time they may take; those that are installed."""
    found: dict[str, Callable[[Inputs, float], Path]] = {}
    try:
        import opt_einsum
    except ImportError as missing:
        print(f"  einsum_planning: left out: {missing}", file=sys.stderr)
    else:

        def by_opt_einsum(inputs: Inputs, seconds: float) -> Path:
            search = opt_einsum.RandomGreedy(max_repeats=10**6, max_time=seconds)
            sizes = dict.fromkeys((x for labels in inputs for x in labels), BOND)
            return search([frozenset(labels) for labels in inputs], frozenset(), sizes)

        found["opt_einsum"] = by_opt_einsum
    try:
        import cotengra
    except ImportError as missing:
        print(f"  einsum_planning: left out: {missing}", file=sys.stderr)
    else:

        def by_cotengra(inputs: Inputs, seconds: float) -> Path:
            search = cotengra.HyperOptimizer(max_repeats=10**6, max_time=seconds, parallel=False)
            terms = [tuple(chr(0x4E00 + label) for label in labels) for labels in inputs]
            return search(terms, (), dict.fromkeys((x for term in terms for x in term), BOND))

        found["cotengra"] = by_cotengra
    return found


def timed(find: Callable[[], Path]) -> tuple[float, Path]:
    start = time.perf_counter()
    path = find()
    return time.perf_counter() - start, path


def measure(quick: bool = False) -> list[dict]:
    networks = [regular_network(TENSORS, seed) for seed in range(1 if quick else 5)]
    greedy = min(timed(lambda inputs=inputs: our_path(inputs, "greedy"))[0] for inputs in networks)
    values = {"greedy, seconds": greedy}
    notes = []
    for tensors in QUALITY_TENSORS:
        found = quality(tensors)
        texts = [f"{name} {cost:.1f} ({took:.2g} s)" for name, (took, cost) in found.items()]
        notes.append(f"log10 of multiply-adds of {tensors}: {', '.join(texts)}")
        for name, (took, cost) in found.items():
            values |= {f"{tensors}, {name}": cost, f"{tensors}, {name}, seconds": took}
    bar = {"what": "time", "value": greedy, "at_most": GREEDY_BAR, "unit": "s"}
    return [
        {
            "name": "einsum_planning",
            "title": f"plan {TENSORS} tensors, greedy",
            "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
            "values": values,
            "bars": [bar | {"passed": greedy <= GREEDY_BAR}],
            "note": "; ".join(notes),
        }
    ]


def quality(tensors: int) -> dict[str, tuple[float, float]]:
    """Seconds and costs of what everybody finds in the time ours took, or their first attempt."""
    inputs = regular_network(tensors, seed=tensors)
    took, path = timed(lambda: our_path(inputs, "auto"))
    found = {"eas": (took, multiply_adds(inputs, path))}
    for name, find in finders().items():
        spent, path = timed(lambda find=find: find(inputs, took))
        found[name] = (spent, multiply_adds(inputs, path))
    return found


def main() -> None:
    for found in measure("--quick" in sys.argv):
        print(found["title"])
        for name, value in found["values"].items():
            print(f"  {name:<24} {value:8.3f}")


if __name__ == "__main__":
    main()
