"""assemble(fn, source, code, sites): a function of rewritten code with the user's globals."""

from __future__ import annotations

from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any

from .. import _control
from .._source import Source
from .jumps import NEW_FRAME
from .sites import Site


def assemble(
    fn: Callable[..., Any], source: Source, code: CodeType, sites: tuple[Site, ...]
) -> Callable[..., Any]:
    table = _control.Table(source, fn.__qualname__, sites, {})
    cells = dict(zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True))
    cells[NEW_FRAME] = _cell(table.frame)
    closure = tuple(cells[name] for name in code.co_freevars)
    new = FunctionType(code, fn.__globals__, fn.__name__, fn.__defaults__, closure)
    new.__kwdefaults__ = fn.__kwdefaults__
    new.__annotations__ = fn.__annotations__
    new.__qualname__ = fn.__qualname__
    new.__module__ = fn.__module__
    new.__doc__ = fn.__doc__
    new.__dict__.update(fn.__dict__)
    return new


def _cell(value: object) -> Any:
    return (lambda: value).__closure__[0]  # type: ignore[index]
