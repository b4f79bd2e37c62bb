"""triton.language.standard: functions that Triton itself writes in Triton."""

from __future__ import annotations

from typing import Any

from ._core import NAMES


def _log2(i: int) -> int:
    return int(i).bit_length() - 1


def _is_power_of_two(i: int) -> bool:
    return i > 0 and i & (i - 1) == 0


def __getattr__(name: str) -> Any:
    if name in NAMES:
        return NAMES[name]
    raise AttributeError(f"[tl.standard] no such name, got {name!r}")
