"""Writes docs/triton_coverage.md from reports of tests/triton_suites/recording.py.

    python tests/triton_suites/coverage.py Liger=reports/liger_*.json fla=… test_core=… --packages …

A kernel agrees when a test that launched it passed and none that launched it failed. Nothing here
decides what is right: that is the packages' own references, in their own tests.
"""

from __future__ import annotations

import ast
import glob
import json
import os
import sys
from collections import Counter
from typing import Any

HEAD = """# What of Triton's world runs

Made by `tests/triton_suites/coverage.py` of runs of other people's own tests on the CPU backend,
with eas.triton in the place of Triton (`tests/triton_suites/recording.py`). Their code is not part
of this project. Of each test function a few of its parametrisations run, spread over their list
(GPUs' sizes take long on two cores); a test that was not run is not counted. A kernel *agrees* when
a test that launched it passed and none that launched it failed.
"""


def kernels_of(folder: str) -> set[str]:
    """Names of the functions a package decorates with triton.jit that are launched, not called."""
    defined: set[str] = set()
    called: Counter[str] = Counter()
    launched: set[str] = set()
    for path in glob.glob(os.path.join(folder, "**", "*.py"), recursive=True):
        if {"backends", "cutile", "cute", "cutedsl"} & set(
            path.split(os.sep)
        ):  # not Triton's, or NPUs'
            continue
        try:
            tree = ast.parse(open(path, encoding="utf-8").read())
        except SyntaxError:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                if any(
                    "triton" in (t := ast.unparse(d)) and "jit" in t for d in node.decorator_list
                ):
                    defined.add(node.name)
            elif isinstance(node, ast.Call):
                if isinstance(node.func, ast.Subscript):
                    launched.add(ast.unparse(node.func.value).rpartition(".")[2])
                elif isinstance(node.func, ast.Name):
                    called[node.func.id] += 1
    return defined & launched


def table(name: str, paths: list[str], folder: str | None) -> tuple[str, list[dict[str, Any]]]:
    rows: list[dict[str, Any]] = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            rows += json.load(file)
    outcomes = Counter(row["outcome"] for row in rows)
    passed = {
        k.rpartition(".")[2] for row in rows if row["outcome"] == "passed" for k in row["kernels"]
    }
    failed = {
        k.rpartition(".")[2] for row in rows if row["outcome"] == "failed" for k in row["kernels"]
    }
    agree = passed - failed
    lines = [f"## {name}", ""]
    lines.append(f"Tests run: {outcomes['passed']} passed, {outcomes['failed']} failed, "
                 f"{outcomes['skipped']} skipped by themselves.")  # fmt: skip
    if folder is not None:
        known = kernels_of(folder)
        reached = known & (passed | failed)
        good = known & agree
        lines[-1] += (
            f" Kernels: {len(known)} are launched somewhere in the package, {len(reached)} were "
            f"reached by these tests, {len(good)} of those agree."
        )
        rest = sorted(reached - good)
        if rest:
            lines += ["", "Reached and not agreeing: " + ", ".join(f"`{k}`" for k in rest) + "."]
        never = sorted(known - reached)
        if never:
            lines += ["", "Not reached: " + ", ".join(f"`{k}`" for k in never) + "."]
    else:
        lines[-1] += f" Kernels launched: {len(passed | failed)}."
    bad = [row for row in rows if row["outcome"] == "failed"]
    if bad:
        lines += ["", "| test that failed | why |", "|---|---|"]
        for row in bad:
            why = " ".join(row["why"].split()).replace("|", "\\|").replace("`", "'")[:220]
            title = row["test"].rpartition("/")[2].replace("|", "\\|")
            lines.append(f"| `{title}` | {why} |")
    return "\n".join(lines) + "\n", rows


def main(arguments: list[str]) -> int:
    out = arguments[0]
    parts = [HEAD]
    for given in arguments[1:]:
        name, _, rest = given.partition("=")
        pattern, _, folder = rest.partition("@")
        found = sorted(path for each in pattern.split(",") for path in glob.glob(each))
        parts.append(table(name, found, folder or None)[0])
    with open(out, "w", encoding="utf-8") as file:
        file.write("\n".join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
