"""The decorator's AST rewrite: Python control flow becomes calls that decide while tracing.

check refuses what a kernel cannot hold; jumps turns break/continue/return into flags; liveness
finds what a loop or branch must carry; emit writes the new function; build compiles it with the
user's lines, globals and closure. scopes holds Python's naming rules. The run-time half (what the
emitted calls do) is eas._control.
"""

from __future__ import annotations

from .build import rewrite

__all__ = ["rewrite"]
