"""The benchmarks at tiny sizes: every kernel right, the harness and its verdicts; nothing timed."""

from __future__ import annotations

import json

import eas
import numpy as np
import pytest
from eas._cli import main

from bench import (
    einsum_gemm,
    einsum_planning,
    einsum_tiny,
    groups,
    peers,
    report,
    results,
    rows,
    run,
    timing,
)
from bench.workload import BEST, CPP, GEMM, OURS, Bar

WORKLOADS = {workload.name: workload for workload in rows.workloads()}
QUICK = {"tiny": True, "rounds": 2, "seconds": 0.0, "patience": 0.0}


REFUSED: dict[str, str] = {}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            name,
            marks=pytest.mark.xfail(reason=REFUSED[name], raises=eas.CompileError, strict=True),
        )
        if name in REFUSED
        else name
        for name in WORKLOADS
    ],
)
def test_our_kernel_is_right(name):
    workload = WORKLOADS[name]
    case = workload.case(tiny=True)
    want = [np.asarray(array) for array in workload.expected(case)]
    workload.ours(case)()
    assert workload.worst_error(case, case.outputs, want) <= workload.tolerance


@pytest.mark.parametrize("name", [name for name, row in WORKLOADS.items() if row.adding])
def test_derived_backwards_add_and_overwrite(name):
    workload = WORKLOADS[name]
    case = workload.case(tiny=True)
    want = [np.asarray(array) for array in workload.expected(case)]
    for build, before in (workload.adding, 0), (workload.ours, 1):
        for out in case.outputs:
            out.fill(before)
        build(case)()
        assert workload.worst_error(case, case.outputs, want) <= workload.tolerance


@pytest.mark.parametrize("add", [True, False])
@pytest.mark.parametrize("name", [name for name, row in WORKLOADS.items() if row.by_hand])
def test_our_backward_by_hand_is_right(name, add):
    workload = WORKLOADS[name]
    case = workload.case(tiny=True)
    want = [np.asarray(array) for array in workload.expected(case)]
    for out in case.outputs:
        out.fill(0 if add else 1)
    workload.by_hand(case, add)()
    assert workload.worst_error(case, case.outputs, want) <= workload.tolerance


@pytest.mark.parametrize("name", ["add", "softmax"])
def test_a_row_is_checked_raced_and_judged(name, tmp_path, monkeypatch):
    def wrong(case):
        return lambda: case.outputs[0].fill(3)

    def broken(case):
        raise RuntimeError("no such thing")

    def slow(case):
        (want,) = WORKLOADS[name].expected(case)
        return lambda: [np.copyto(case.outputs[0], want) for _ in range(2)] and None

    builders = {"wrong": wrong, "broken": broken, "torch": slow, "torch/other": slow}
    monkeypatch.setattr(peers, "builders", lambda workload: builders)
    row = run.measure(WORKLOADS[name], **QUICK)
    systems = row["systems"]
    assert systems["wrong"]["failed"].startswith("wrong result: error ")
    assert systems["broken"]["failed"] == "RuntimeError: no such thing"
    assert systems[OURS]["best"] <= systems[OURS]["median"]
    assert run.best_of(systems, BEST)[0] in ("torch", "torch/other")
    assert {bar["against"] for bar in row["bars"]} <= {"torch", BEST}
    assert row["title"] in report.table([row])
    kept = json.loads(results.keep([row], {}, tmp_path).read_text())
    assert kept["rows"][name]["machine"]["threads"] >= 1
    assert results.load(tmp_path)["rows"].keys() == {name}


SYSTEMS = {
    OURS: {"best": 2.0},
    "numba": {"best": 3.0},
    "halide/a": {"best": 4.0},
    "halide/b": {"best": 1.8},
    CPP: {"best": 1.0},
}


@pytest.mark.parametrize(
    ("bar", "verdict"),
    [
        (Bar(BEST, 1.0), ("halide/b", 0.9, False)),
        (Bar("numba", 1.0), ("numba", 1.5, True)),
        (Bar(CPP, 0.5, only_if_fastest=True), (CPP, 0.5, True)),
        (Bar("jax", 1.0), None),
    ],
)
def test_bars(bar, verdict):
    judged = run.judge(bar, SYSTEMS)
    assert (judged and (judged["is"], judged["ratio"], judged["passed"])) == verdict


def test_a_bar_on_cpp_is_not_asked_where_a_peer_is_faster():
    systems = {**SYSTEMS, CPP: {"best": 2.5}}
    assert run.judge(Bar(CPP, 0.9, only_if_fastest=True), systems) is None


def test_geomean_over_torch_compile():
    def row(name, ours, compiled):
        systems = {OURS: {"best": ours}, "inductor": {"best": compiled}}
        return {"name": name, "title": name, "systems": systems, "bars": []}

    some = [row("add", 1.0, 2.0), row("gelu", 1.0, 8.0), row("matmul_odd", 1.0, 1.0)]
    assert report.geomean(some)["ratio"] == pytest.approx(4.0)
    assert report.geomean([]) is None


def test_rounds_are_interleaved_and_laggards_left_out_later():
    calls = []

    def system(name, work):
        return lambda: (calls.append(name), sum(range(work)))

    race = timing.race(
        {"quick": system("quick", 10), "slow": system("slow", 300_000)},
        rounds=4,
        seconds=0.0,
        patience=0.0,
    )
    first_slow = calls.index("slow")
    assert "quick" in calls[:first_slow]
    assert "quick" in calls[first_slow:]
    assert calls.count("slow") == 4  # two rounds, each with a call to warm up
    assert all(samples.summary()["best"] > 0 for samples in race.values())


def test_the_command_shows_what_is_kept(capfd):
    assert main(["bench", "--show", "add"]) == 0
    assert "best peer" in capfd.readouterr().out
    assert main(["bench", "nothing"]) == 2
    assert capfd.readouterr().err.endswith("[bench] no such row, got nothing\n")


def test_the_page_has_a_table_for_every_machine(tmp_path):
    row = {"name": "add", "title": "add 2^24", "systems": {OURS: {"best": 2.0}}, "bars": []}
    for day, processor in ((1, "One (avx2)"), (2, "Two (avx512f)")):
        machine = {"processor": processor, "threads": day}
        dated = {**row, "date": f"2026-11-0{day}T08:00:00+00:00", "machine": machine}
        file = tmp_path / f"{day}.json"
        file.write_text(json.dumps({"rates": {}, "rows": {"add": dated}}))
    page = tmp_path / "page.md"
    page.write_text(f"before\n{report.BEGIN}old\n{report.END}\nafter\n")
    every = results.machines(tmp_path).items()
    report.write_docs(page, {title: list(rows.values()) for title, rows in every})
    headings = [line for line in page.read_text().splitlines() if line and line[0] not in "|<"]
    assert headings == [
        "before",
        *("### One (avx2), 1 threads", "Measured on 2026-11-01."),
        *("### Two (avx512f), 2 threads", "Measured on 2026-11-02."),
        "after",
    ]


def test_rows_that_count_together_are_judged_by_their_means():
    group = {"name": "g", "title": "G", "bars": [{"against": BEST, "at_least": 1.0}]}

    def row(name, ours, theirs):
        systems = {OURS: {"best": ours}, "numpy": {"best": theirs}, f"{GEMM}/numpy": {"best": 0.1}}
        return {"name": name, "title": name, "systems": systems, "bars": [], "group": group}

    some = [row("one", 1.0, 4.0), row("two", 4.0, 1.0)]
    some.append({**row("alone", 1.0, 1.0), "systems": {OURS: {"best": 1.0}}})
    (judged,) = groups.judged(some)
    (bar,) = judged["bars"]
    assert (bar["ratio"], bar["rows"], bar["passed"]) == (pytest.approx(1.0), 2, True)
    assert "1.00 >= 1 best peer ok" in report.table(some, markdown=True)
    assert "| two |" not in report.table(some, markdown=True)


@pytest.mark.parametrize("name", ["einsum_batched", "tccg_f64_gdac_efgb_abcdef"])
def test_the_plain_product_of_a_contraction_is_the_contraction(name):
    case = WORKLOADS[name].case(tiny=True)
    given = einsum_gemm.matrices(case)
    np.matmul(given.a, given.b, out=given.c)
    (want,) = WORKLOADS[name].expected(case)
    assert WORKLOADS[name].worst_error(case, [given.result], [want]) <= 1e-12


def test_networks_for_planning_are_regular_and_paths_are_counted():
    inputs = einsum_planning.regular_network(20, seed=1)
    assert {len(labels) for labels in inputs} == {3}
    assert sorted(x for labels in inputs for x in labels) == sorted([*range(30), *range(30)])
    # Two tensors that share both labels: 2 * 2 products.
    assert 10 ** einsum_planning.multiply_adds([[0, 1], [0, 1]], [(0, 1)]) == pytest.approx(4)


def test_calls_of_einsum_with_nothing_to_do():
    found = einsum_tiny.ours()  # without what others have installed
    a, b, _ = einsum_tiny.arrays()
    for run_once in found.values():
        np.testing.assert_array_equal(np.asarray(run_once()), a @ b)
