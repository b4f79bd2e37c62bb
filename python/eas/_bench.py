"""`eas bench`: runs the benchmarks of a checkout. They are no part of an installed package, as they
need the peers, a C++ compiler and their own sources.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from . import _core


def checkout() -> Path:
    """The folder that holds `bench/`: the current one, or that of an editable install."""
    for folder in (Path.cwd(), Path(__file__).resolve().parents[2]):
        if (folder / "bench" / "reference.cpp").exists():
            return folder
    _core.refuse(
        "Error",
        "bench",
        f"the benchmarks are not here, got {Path.cwd()}, expected a checkout of the sources",
    )


def run(rows: Sequence[str], *, quick: bool, show: bool, json: bool) -> int:
    """In a process of its own: most peers read their settings when they are imported."""
    flags = {"--quick": quick, "--show": show, "--json": json}
    asked = [flag for flag, is_set in flags.items() if is_set]
    return subprocess.call([sys.executable, "-m", "bench", *asked, *rows], cwd=checkout())
