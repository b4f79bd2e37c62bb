"""The results as a table: our time, the best peer's, that of C++, of the plain product or of a
backward by hand, each with the ratio (above 1 we are faster), how near the machine's limit we are,
and every bar with pass or miss. Rows that count together (groups.py) get a line for all of them, in
the docs only that.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from . import groups
from .run import best_of
from .workload import BEST, CPP, GEMM, HAND, OURS

COMPILED = "inductor"  # torch.compile
GEOMEAN_BAR = 2.0  # over it, on all rows it can do but matrix products, attention, gradients
LIBRARY_ROWS = ("matmul", "attention")  # there torch.compile calls the same library as torch
GRADIENTS = "grad_"  # rows that have bars of their own

HEAD = (
    "row",
    "ours",
    "best peer",
    "ratio",
    "C++/GEMM/hand",
    "ratio",
    "torch.compile",
    "limit",
    "bars",
)


def time_text(seconds: float | None) -> str:
    if seconds is None:
        return "-"
    for unit, scale in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= scale:
            return f"{seconds / scale:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def _ratio(theirs: tuple[str, float] | None, ours: tuple[str, float] | None) -> str:
    return f"{theirs[1] / ours[1]:.2f}" if theirs and ours else "-"


def bar_text(bar: dict[str, Any]) -> str:
    verdict = "ok" if bar["passed"] else "MISS"
    if "at_most" in bar:
        value, most = (
            time_text(bar[key]) if bar["unit"] == "s" else f"{bar[key]:.3g}"
            for key in ("value", "at_most")
        )
        return f"{bar['what']} {value} <= {most} {verdict}"
    return f"{bar['ratio']:.2f} >= {bar['at_least']:g} {bar['against']} {verdict}"


def cells(row: dict[str, Any]) -> tuple[str, ...]:
    systems = row.get("systems", {})
    ours, peer, *limits = (best_of(systems, who) for who in (OURS, BEST, CPP, GEMM, HAND))
    cpp = next(filter(None, limits), None)
    limit = row.get("limit")
    noisy = not groups.quiet(row)
    return (
        row["title"] + ("*" if noisy else ""),
        time_text(ours and ours[1]),
        f"{time_text(peer[1])} {peer[0]}" if peer else "-",
        _ratio(peer, ours),
        time_text(cpp and cpp[1]),
        _ratio(cpp, ours),
        _ratio(best_of(systems, COMPILED), ours),
        f"{limit['reached']:.0%}" if limit else "",
        "; ".join([*map(bar_text, row["bars"]), *filter(None, [row.get("note")])]),
    )


def group_cells(group: dict[str, Any]) -> tuple[str, ...]:
    title = f"{group['title']}, geomean of {group['rows']}" + ("" if group["quiet"] else "*")
    ratios = {bar["against"]: f"{bar['ratio']:.2f}" for bar in group["bars"]}
    bars = "; ".join(map(bar_text, group["bars"]))
    return (title, "", "", ratios.get(BEST, "-"), "", ratios.get(GEMM, "-"), "", "", bars)


def geomean(rows: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
    """Our speed over torch.compile's, on all rows it did."""
    ratios = []
    for row in rows:
        ours, theirs = (best_of(row.get("systems", {}), who) for who in (OURS, COMPILED))
        if ours and theirs and not row["name"].startswith((*LIBRARY_ROWS, GRADIENTS)):
            ratios.append(theirs[1] / ours[1])
    if not ratios:
        return None
    ratio = groups.mean(ratios)
    return {
        "against": f"torch.compile, geomean of {len(ratios)}",
        "ratio": ratio,
        "at_least": GEOMEAN_BAR,
        "passed": ratio >= GEOMEAN_BAR,
    }


def table(rows: Sequence[dict[str, Any]], markdown: bool = False) -> str:
    shown = [row for row in rows if "group" not in row] if markdown else rows
    lines = [HEAD, *(cells(row) for row in shown), *map(group_cells, groups.judged(rows))]
    if markdown:
        lines.insert(1, tuple("---" for _ in HEAD))
        text = ["| " + " | ".join(line) + " |" for line in lines]
    else:
        widths = [max(len(line[i]) for line in lines) for i in range(len(HEAD))]
        text = [
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
            for line in lines
        ]
    overall = geomean(rows)
    if overall:
        text += ["", bar_text(overall)]
    if any(line[0].endswith("*") for line in lines):
        text += ["", "* other processes were busy all the while: only the ratios mean something"]
    return "\n".join(text)


BEGIN, END = "<!-- table: begin -->\n", "<!-- table: end -->"


def write_docs(page: Path, machines: dict[str, Sequence[dict[str, Any]]]) -> None:
    """Replaces the tables between the marks of a page: one for each machine, under its title."""
    before, _, rest = page.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = (
        f"### {title}\n\n{_days(rows)}\n\n{table(rows, markdown=True)}\n"
        for title, rows in machines.items()
    )
    page.write_text(f"{before}{BEGIN}{chr(10).join(tables)}{END}{after}")


def _days(rows: Sequence[dict[str, Any]]) -> str:
    """When it was measured: rows are kept one by one."""
    days = sorted({row["date"][:10] for row in rows})
    return f"Measured on {days[0]}." if len(days) == 1 else f"Measured {days[0]} to {days[-1]}."
