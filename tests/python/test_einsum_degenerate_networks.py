"""Every path finder ends on networks that leave it nothing to count: no shared labels, sizes of 0
and 1, scalars, one label in all operands. Each in a process of its own that may be ended.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

FINDERS = ["auto", "greedy", "optimal", "random-greedy"]

NETWORKS = {
    "one scalar": "[()]",
    "scalars": "[()] * 9",
    "one vector": "[(0,)]",
    "vectors that share nothing": "[(i,) for i in range(7)]",
    "many vectors that share nothing": "[(i,) for i in range(40)]",
    "vectors and scalars": "[(i,) for i in range(4)] + [()] * 5",
    "pairs that share nothing with each other": "[(i // 2,) for i in range(14)]",
    "two chains": "[(i, i + 1) for i in range(5)] + [(10 + i, 11 + i) for i in range(5)]",
    "one label in all": "[(0,)] * 9",
    "a star": "[(0, i) for i in range(1, 9)]",
    "a diagonal in each": "[(i, i) for i in range(6)]",
}

CODE = """
import itertools, numpy as np, eas
nodes = {nodes}
labels = sorted(set(itertools.chain(*nodes)))
for size in {sizes}:
    for kept in ([], labels if size ** len(labels) <= 1e5 or size < 2 else labels[:3]):
        arrays = [np.ones((size,) * len(node)) for node in nodes]
        arguments = [x for pair in zip(arrays, map(list, nodes)) for x in pair]
        plan = eas.einsum_plan(*arguments, list(kept), optimize={finder!r})
        assert len(plan.path) == max(1, len(nodes) - 1)
        summed = [label for label in labels if label not in kept]
        if size ** len(kept) <= 1e5:
            assert (plan(*arrays) == float(size) ** len(summed)).all()
"""


@pytest.mark.parametrize("finder", FINDERS)
def test_every_finder_ends(finder: str) -> None:
    code = "".join(
        f"print({name!r}, flush=True)" + CODE.format(nodes=nodes, sizes=(0, 1, 2, 6), finder=finder)
        for name, nodes in NETWORKS.items()
    )
    try:
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=120
        )
    except subprocess.TimeoutExpired as stuck:
        said = (stuck.stdout or b"").decode().split("\n")
        pytest.fail(f"{finder} does not end on: {[name for name in said if name][-1]}")
    assert done.returncode == 0, done.stdout + done.stderr
