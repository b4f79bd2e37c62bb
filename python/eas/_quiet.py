"""Eager mode looks at a kernel's body once before it runs it: what that prints is not shown.

Only the thread that looks is quiet, and for as long as it looks. Others print as ever, through a
stand-in for sys.stdout that asks whose text it gets.
"""

from __future__ import annotations

import os
import sys
from _thread import allocate_lock, get_ident
from typing import Any

_lock = allocate_lock()
_threads: dict[int, int] = {}  # the quiet ones, and how often they entered


def _is_quiet() -> bool:
    return get_ident() in _threads


class _Output:
    """sys.stdout for everyone but the quiet. Whoever keeps it can go on writing to it."""

    __slots__ = ("_eas_target",)

    def __init__(self, target: Any) -> None:
        object.__setattr__(self, "_eas_target", target)

    def write(self, text: str) -> int:
        if _is_quiet():
            return len(text)
        written: int = self._eas_target.write(text)
        return written

    def writelines(self, lines: Any) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._eas_target, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._eas_target, name, value)


def _hook_before(hook: Any) -> Any:
    def breakpointhook(*args: Any, **kwargs: Any) -> Any:
        return None if _is_quiet() else hook(*args, **kwargs)

    breakpointhook._eas_target = hook  # type: ignore[attr-defined]
    return breakpointhook


def output() -> Any:
    """Where this thread's text goes when it is not quiet."""
    found = sys.stdout
    return found._eas_target if isinstance(found, _Output) else found


def _show() -> None:
    sys.stdout = output()
    sys.breakpointhook = getattr(sys.breakpointhook, "_eas_target", sys.breakpointhook)


def enter() -> None:
    with _lock:
        _threads[get_ident()] = _threads.get(get_ident(), 0) + 1
        if sys.stdout is not None and not isinstance(sys.stdout, _Output):
            sys.stdout = _Output(sys.stdout)
        if not hasattr(sys.breakpointhook, "_eas_target"):
            sys.breakpointhook = _hook_before(sys.breakpointhook)


def leave() -> None:
    with _lock:
        _threads[get_ident()] -= 1
        if not _threads[get_ident()]:
            del _threads[get_ident()]
        if not _threads:
            _show()


def _forget_others() -> None:
    """In a child only the thread that forked is left; another may have held the lock."""
    global _lock
    _lock = allocate_lock()
    for thread in [thread for thread in _threads if thread != get_ident()]:
        del _threads[thread]
    if not _threads:
        _show()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_others)
