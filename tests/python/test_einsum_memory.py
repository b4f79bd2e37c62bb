"""Sizes beyond machine integers, and what is said when there is no memory for a plan."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
import time
from typing import Any

import eas
import numpy as np
import pytest


def vector(n: int) -> Any:
    """Of a shape that takes no memory."""
    return np.broadcast_to(np.float64(1), (n,))


def test_peak_bytes_beyond_63_bits() -> None:
    plan = eas.einsum_plan("a,b,c->abc", vector(2**21), vector(2**21), vector(2**20))
    assert plan.peak_bytes >= 8 * 2**62
    assert plan.flops >= 2**62


@pytest.mark.parametrize("nodes", [40, 60])
def test_a_complete_graph_has_positive_numbers(nodes: int) -> None:
    """Every pair of operands shares a label: what is left of half of them has nodes**2 / 4."""
    labels = {pair: i for i, pair in enumerate(itertools.combinations(range(nodes), 2))}
    arguments: list[Any] = []
    for node in range(nodes):
        own = [label for pair, label in labels.items() if node in pair]
        arguments += [np.broadcast_to(0.5, (2,) * len(own)), own]
    plan = eas.einsum_plan(*arguments, [], optimize="greedy")
    assert plan.peak_bytes > 2**200
    assert plan.flops > 2**200
    with pytest.raises(eas.Error, match="out of memory") as refused:
        plan(*arguments[::2])
    assert not isinstance(refused.value, eas.ShapeError)


def test_a_limit_is_compared_with_what_is_beyond_63_bits() -> None:
    operands = vector(2**21), vector(2**21), vector(2**20)
    with pytest.raises(eas.ShapeError, match=r"cannot be met, got 1048576 bytes"):
        eas.einsum_plan("a,b,c->abc", *operands, memory_limit=2**20)
    plan = eas.einsum_plan("a,b,c->", *operands, memory_limit=2**20)
    assert plan.peak_bytes <= 2**20


def random_network(nodes: int, seed: int) -> list[Any]:
    """Every node has three ends, which are paired by chance: no tree of it is narrow."""
    ends = [node for node in range(nodes) for _ in range(3)]
    random.Random(seed).shuffle(ends)
    labels: list[list[int]] = [[] for _ in range(nodes)]
    for label, pair in enumerate(zip(ends[::2], ends[1::2], strict=True)):
        for node in pair:
            labels[node].append(label)
    return [part for own in labels for part in (np.broadcast_to(0.5, (2,) * 3), own)]


def test_a_limit_out_of_reach_is_refused_in_seconds() -> None:
    """Slicing 2**200 elements down took minutes: every try counted every label of every step."""
    network, limit = random_network(2000, seed=1), 2**30
    start = time.process_time()
    with pytest.raises(eas.ShapeError) as refused:
        eas.einsum_plan(*network, [], memory_limit=limit)
    assert time.process_time() - start < 20
    text = str(refused.value)
    assert text.startswith("[einsum] the memory limit of '#")
    assert f"takes more than 2**63 slices, got {limit} bytes, expected more: one of " in text
    assert len(text) < 300  # of the equation, the beginning and the end


def test_a_limit_below_all_slices_says_the_least() -> None:
    """Also where the slices could no longer be counted before all labels are sliced."""
    chain = [part for i in range(300) for part in (np.broadcast_to(0.5, (8, 8)), [i, i + 1])]
    with pytest.raises(eas.ShapeError, match=r"cannot be met, got 520 bytes, expected at least 5"):
        eas.einsum_plan(*chain, [0, 300], memory_limit=520)


def test_a_large_network_is_sliced_in_seconds() -> None:
    network = random_network(400, seed=2)
    whole = eas.einsum_plan(*network, [])
    for limit in (2**40, 2**30):
        start = time.process_time()
        plan = eas.einsum_plan(*network, [], memory_limit=limit)
        assert time.process_time() - start < 10
        assert plan.peak_bytes <= limit
        assert 1 <= plan.slices < 2**63
        assert plan.slices * plan.peak_bytes >= whole.peak_bytes or plan.path != whole.path


@pytest.mark.parametrize("equation", ["i,j->ij", "i,j,k->ijk", "i,j->ji"])
def test_no_memory_is_an_error_that_says_the_size(equation: str) -> None:
    operands = [vector(2**24)] * (equation.count(",") + 1)
    plan = eas.einsum_plan(equation, *operands)
    for run in (lambda: eas.einsum(equation, *operands), lambda: plan(*operands)):
        with pytest.raises(eas.Error) as refused:
            run()
        assert not isinstance(refused.value, eas.ShapeError)
        text = str(refused.value)
        assert text.startswith(f"[einsum] out of memory for '{equation}', got ")
        assert "memory_limit=" in text
        if equation == "i,j->ij":
            assert str(plan.peak_bytes) in text


def test_a_limit_of_the_peak_keeps_packed_products() -> None:
    rng = np.random.default_rng(0)
    t, f, g = rng.random((90, 20, 30)), rng.random((20, 8)), rng.random((30, 8))
    plan = eas.einsum_plan("ijk,jr,kr->ir", t, f, g)
    assert "packed" in str(plan)
    for extra in (0, 1, 1000, 10**9):
        limited = eas.einsum_plan("ijk,jr,kr->ir", t, f, g, memory_limit=plan.peak_bytes + extra)
        assert str(limited) == str(plan)


GROWTH = """
import sys, numpy as np, eas
def status(key):
    return int([line for line in open("/proc/self/status") if line.startswith(key)][0].split()[1])
n = 3000
single, half = np.ones((n, n), "f4"), np.ones((n, n), "f2")
for equation, operands in (("ij,j->i", (single, np.ones(n))), ("ij->i", (half,))):
    plan = eas.einsum_plan(equation, *operands, memory_limit=1 << 20)
    assert plan.peak_bytes <= 1 << 20
    plan(*operands)
    open("/proc/self/clear_refs", "w").write("5")
    before = status("VmRSS")
    plan(*operands)
    grew = status("VmHWM") - before
    assert grew < 8 << 10, (equation, grew)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_converted_copies_are_within_the_limit() -> None:
    done = subprocess.run([sys.executable, "-c", GROWTH], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_peak_bytes_counts_converted_copies() -> None:
    a, b = np.ones((40, 50), "f4"), np.ones((50, 60))
    plan = eas.einsum_plan("ij,jk->ik", a, b)
    assert plan.peak_bytes == 8 * (40 * 50 + 40 * 60)
    half = eas.einsum_plan("ij->i", np.ones((40, 50), "f2"))
    assert half.peak_bytes == 4 * (40 * 50 + 40)
    assert eas.einsum_plan("ij->ji", np.ones((40, 50), "f2")).peak_bytes == 2 * 40 * 50  # a view
