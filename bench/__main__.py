"""`python -m bench [rows] [--quick] [--peers numba,halide] [--json]`: measures, prints, keeps."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from . import machine

machine.set_up()  # before any system is imported

import eas  # noqa: E402

from . import limits, peers, report, results, rows  # noqa: E402
from .run import measure  # noqa: E402


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("rows", nargs="*", help="scripts or rows, also with commas; all without")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: to look, not to keep")
    parser.add_argument("--tiny", action="store_true", help="tiny sizes: to check, not to measure")
    parser.add_argument("--peers", help=f"only these of {', '.join(peers.SYSTEMS)}; '' for none")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument("--docs", action="store_true", help="put what is kept into the docs' page")
    parser.add_argument("--show", action="store_true", help="print what is kept, measure nothing")
    parser.add_argument("--results", type=Path, default=results.FOLDER, help="where JSON is kept")
    given = parser.parse_args(arguments)
    given.rows = [name for item in given.rows for name in item.split(",") if name]
    return given


def main(arguments: Sequence[str] | None = None) -> int:
    given = parse(arguments)
    if unknown := rows.unknown(given.rows):
        print(f"[bench] no such row, got {', '.join(unknown)}", file=sys.stderr)
        return 2
    if given.show:
        return show(in_order(results.load(given.results)["rows"], given), given)
    say = (lambda text: print(text, file=sys.stderr, flush=True)) if not given.tiny else None
    native = eas.backends()["cpu"].available
    only = None if given.peers is None else frozenset(filter(None, given.peers.split(",")))
    for name, reason in peers.load(only).items():
        print(f"  {name} is left out: {reason}", file=sys.stderr)
    rates = {} if given.tiny else limits.measure()
    settings = {"rounds": 2, "seconds": 0.02, "patience": 0.0} if given.tiny else {}
    if given.quick:
        settings = {"rounds": 3, "seconds": 0.05, "patience": 2.0}
    measured = []
    for workload in rows.workloads(given.rows):
        if say:
            say(f"{workload.title} …")
        without_ours = not native and not given.tiny  # the interpreter would take hours
        measured.append(
            measure(
                workload,
                tiny=given.tiny,
                rates=rates,
                say=say,
                without_ours=without_ours,
                **settings,
            )
        )
    for name in rows.measures(given.rows):
        if say:
            say(f"{name} …")
        script = importlib.import_module(f".{name}", __package__)
        measured += script.measure(quick=given.quick or given.tiny)
    if not given.quick and not given.tiny:
        print(f"kept in {results.keep(measured, rates, given.results)}", file=sys.stderr)
    return show(measured, given)


def in_order(kept: dict, given: argparse.Namespace) -> list:
    """Those asked for."""
    wanted = [w.name for w in rows.workloads(given.rows)] + rows.measures(given.rows)
    return [kept[name] for name in wanted if name in kept]


def show(measured: list, given: argparse.Namespace) -> int:
    if given.json:
        print(json.dumps({"machine": machine.description(), "rows": measured}, indent=1))
    else:
        print(report.table(measured))
    if given.docs:
        every = results.machines(given.results).items()
        tables = {title: in_order(kept, given) for title, kept in every}
        report.write_docs(machine.ROOT / "docs" / "performance.md", tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
