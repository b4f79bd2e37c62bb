"""The kept results: one JSON file for each kind of machine, each row with its own date and
versions, so that measuring one row again leaves the others as they are.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from . import machine

FOLDER = Path(__file__).with_name("results")


def path(folder: Path = FOLDER) -> Path:
    return folder / f"{machine.slug()}.json"


def machines(folder: Path = FOLDER) -> dict[str, dict[str, Any]]:
    """The rows by name of every machine that was measured, under its title."""
    found = {}
    for file in sorted(folder.glob("*.json")):
        rows = json.loads(file.read_text())["rows"]
        of = next(iter(rows.values()))["machine"]
        found[f"{of['processor']}, {of['threads']} threads"] = rows
    return found


def load(folder: Path = FOLDER) -> dict[str, Any]:
    file = path(folder)
    return json.loads(file.read_text()) if file.exists() else {"rates": {}, "rows": {}}


def keep(rows: list[dict[str, Any]], rates: dict[str, float], folder: Path = FOLDER) -> Path:
    """Adds the rows to the file, in place of older ones of the same names."""
    kept = load(folder)
    kept["rates"] = rates or kept["rates"]
    where = machine.description()
    for row in rows:
        kept["rows"][row["name"]] = {**row, "machine": where}
    file = path(folder)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(_rounded(kept), indent=1) + "\n")
    return file


def _rounded(value: Any) -> Any:
    """Four digits are more than a benchmark knows."""
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {key: _rounded(item) for key, item in value.items()}
    return [_rounded(item) for item in value] if isinstance(value, list) else value
