"""Errors with the user's line: where in the body of an operator something was written."""

from __future__ import annotations

import sys
from typing import Any

from .. import _core
from .._source import error_in_frame


def here() -> tuple[Any, int, int] | None:
    """The innermost frame of the user's code that runs now."""
    frame: Any = sys._getframe(1)
    while frame is not None and _core.is_own_file(frame.f_code.co_filename):
        frame = frame.f_back
    return None if frame is None else (frame, frame.f_lineno, frame.f_lasti)


def error_here(op: str, message: str) -> Exception:
    """A CompileError at the user's line."""
    found = here()
    if found is None:
        return _core.CompileError(f"[{op}] {message}")
    return error_in_frame(op, message, *found)
