"""CUDA's libdevice by name, each a function of mk."""

from __future__ import annotations

from typing import Any

from .._libdevice import LIBDEVICE

globals().update(LIBDEVICE)


def __getattr__(name: str) -> Any:
    known = ", ".join(sorted(LIBDEVICE))
    raise AttributeError(f"[libdevice] no such function, got {name!r}, expected one of {known}")
