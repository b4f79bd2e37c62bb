"""Rewritten functions on disk, beside machine code: the next process neither parses nor rewrites.

The key holds everything a rewrite depends on: the function's code with its lines, the text, the
version of Python and the files of this package.
"""

from __future__ import annotations

import dis
import marshal
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from types import CodeType
from typing import Any

from .. import _core
from .._source import Source
from .sites import Site

_JUMPS = frozenset((*dis.hasjrel, *dis.hasjabs))
_PORTABLE = 2  # the version of the format that does not depend on what else the process holds


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def may_branch(code: CodeType) -> bool:
    """Whether a function may hold control flow; without jumps it has none worth keeping."""
    return any(not _JUMPS.isdisjoint(inner.co_code[::2]) for inner in _codes(code))


@cache
def _stamp() -> tuple[Any, ...]:
    """Changes with Python and with what the rewrite is made of."""
    folder = os.path.dirname(__file__)
    files = [(f.name, f.stat()) for f in os.scandir(folder) if f.name.endswith(".py")]
    made = sorted((name, stat.st_size, stat.st_mtime_ns) for name, stat in files)
    return (sys.version, sys.flags.optimize, *made)


def _portable(constant: Any) -> Any:
    """As `_PORTABLE` takes it: not slices, which are constants since Python 3.14."""
    if isinstance(constant, slice):
        return ("slice", constant.start, constant.stop, constant.step)
    if isinstance(constant, tuple):
        return tuple(map(_portable, constant))
    if isinstance(constant, CodeType):
        return constant.replace(co_consts=_portable(constant.co_consts))
    return constant


def _key(fn: Callable[..., Any], source: Source) -> bytes:
    code = fn.__code__
    lines = (line for inner in _codes(code) for _, _, line in inner.co_lines() if line)
    last = max(lines, default=source.first_line)
    parts = ("rewrite", *_stamp(), fn.__name__, fn.__qualname__, source.file, _portable(code))
    return marshal.dumps((*parts, source.until(last)), _PORTABLE)


def find(fn: Callable[..., Any], source: Source) -> tuple[CodeType, tuple[Site, ...]] | None:
    """The code and the sites that `keep` was given for this function, by any process."""
    found = _core.disk_cache_find(_key(fn, source))
    if found is None:
        return None
    code, sites = marshal.loads(found)
    return code, tuple(Site(*site) for site in sites)


def keep(fn: Callable[..., Any], source: Source, code: CodeType, sites: tuple[Site, ...]) -> None:
    made = marshal.dumps((code, tuple(tuple(site) for site in sites)))
    _core.disk_cache_insert(_key(fn, source), f"{fn.__name__} (rewritten)", made)
