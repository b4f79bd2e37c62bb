"""What goes round a loop or through a branch keeps its type: int32 that is 64 bits wide underneath
(`narrow`), and 8-bit floats that are bytes underneath.

The core knows neither. An offset that a loop moves on stays wide. What a loop multiplies, doubles
or adds data to can outgrow 32 bits, so it is carried in 32 bits, where it wraps as Triton's does.
"""

from __future__ import annotations

from collections.abc import Callable
from types import CellType
from typing import Any

from .. import _core
from .._rewrite.merge import Restart, get, put
from .._rewrite.state import UNBOUND, replace
from .language._tensor import (
    as_int32,
    as_met,
    is_number,
    mk,
    of_sides,
    tensor,
    to_tensor,
    told,
    type_of,
)
from .language._types import int32, int64, named, of_core, uint8

_CORE_DTYPE = _core.Value.__dict__["dtype"].__get__


def _is(x: Any, kind: Any) -> bool:
    return isinstance(x, tensor) and of_core(_CORE_DTYPE(x)) is kind


def _is_integer(x: Any) -> bool:
    return type(x) is int or type(x) is named


def _is_small(x: Any) -> bool:
    """A literal that is int32."""
    return _is_integer(x) and -(2**31) <= x < 2**31


def counts_as_int32(x: Any) -> bool:
    return _is_small(x) or (isinstance(x, tensor) and x.narrow)


def _in_32_bits(x: Any) -> Any:
    return mk.cast(x, int32.core)


def _wide(x: Any) -> Any:
    return as_int32(mk.cast(x, int64.core))


def turn(cells: dict[str, CellType], names: Any, body: Callable[..., Any]) -> Callable[..., Any]:
    """One turn of a loop, be it traced, unrolled or followed: what outgrew 32 bits wraps."""

    def mark(_: str, leaf: Any) -> Any:
        if isinstance(leaf, tensor):
            leaf.carried, leaf.outgrows = True, False
        return leaf

    def shrink(_: str, leaf: Any) -> Any:
        grown = isinstance(leaf, tensor) and leaf.narrow and leaf.outgrows
        return _in_32_bits(leaf) if grown else leaf

    def each(change: Callable[[str, Any], Any]) -> None:
        for name in names & cells.keys():
            if (value := get(cells[name])) is not UNBOUND:
                put(cells[name], replace(name, value, change))

    def work(*index: Any) -> Any:
        each(mark)
        out = body(*index)
        each(shrink)
        return out

    return work


class Known:
    """What one traced loop has learned of the variables it carries, by path."""

    def __init__(self) -> None:
        self.in_32_bits: set[str] = set()
        self.ends: dict[str, tuple[bool, Any]] = {}  # narrow and fp8 after the body

    def start(self, path: str, value: Any) -> Any:
        """What the loop starts with."""
        if path in self.in_32_bits and counts_as_int32(value):
            return _in_32_bits(value)
        if _is_integer(value) and not _is_small(value):
            return to_tensor(int(value))
        return value

    def arrive(self, path: str, start: Any, value: Any) -> Any:
        """The variable in the loop and after it."""
        if not isinstance(value, tensor):
            return value
        narrow, fp8 = self.ends.get(path, (False, None))
        if isinstance(start, tensor):
            narrow, fp8 = start.narrow, start.fp8
        elif _is_small(start):
            narrow = True
        if narrow and _is(value, int64):
            as_int32(value)
        if fp8 is not None and _is(value, uint8):
            value.fp8 = fp8
        value.carried, value.outgrows = True, False
        return value

    def end(self, path: str, start: Any, value: Any, eager: bool) -> Any:
        """What the body leaves, in the type that went in."""
        if not isinstance(value, tensor):
            return value
        value = told(value)
        self.ends[path] = value.narrow, value.fp8
        if not counts_as_int32(start):
            outgrown = value.narrow and value.outgrows and not isinstance(start, tensor)
            if outgrown:  # a result that is returned out of the loop
                return _wide(_in_32_bits(value))
            return _in_32_bits(value) if value.narrow and _is(start, int32) else value
        if path in self.in_32_bits:
            return _in_32_bits(value) if value.narrow else value
        if not (value.narrow and value.outgrows) and not _is(value, int32):
            return value
        if not eager:
            self.in_32_bits.add(path)
            raise Restart
        return _wide(_in_32_bits(value)) if isinstance(start, tensor) else value


def of_two_dtypes(mine: Any, value: Any) -> tuple[Any, Any] | None:
    """The dtypes of two values of one variable, where Triton would refuse them."""
    if not all(isinstance(x, tensor) or is_number(x) for x in (mine, value)):
        return None
    kinds = type_of(mine), type_of(value)
    return None if kinds[0] == kinds[1] else kinds


def other(mine: Any, value: Any) -> Any:
    """The else side's value, as the core has to see it beside the then side's."""
    if not isinstance(mine, tensor) or not isinstance(value, tensor):
        return value
    if mine.narrow and not value.narrow and _is(value, int32):
        return _wide(value)
    if value.narrow and not mine.narrow and _is(mine, int32):
        return _in_32_bits(value)
    return value


def _as_int32_beside(x: Any, beside: Any) -> bool:
    """Whether x is int32, or a number that stands beside one."""
    return counts_as_int32(x) or (isinstance(x, (bool, int)) and counts_as_int32(beside))


def merged(mine: Any, value: Any, result: Any) -> Any:
    """The value after a branch, of what its sides gave."""
    if not isinstance(result, tensor):
        return result
    sides = (mine, value)
    known = [x for x in sides if isinstance(x, tensor)]
    int32s = _as_int32_beside(mine, value) and _as_int32_beside(value, mine)
    mixed = any(x.narrow for x in known) and any(_is(x, int32) for x in known)
    if (int32s or mixed) and _is(result, int64):
        result = as_met("where", result, mine, value)
    fp8 = next((x.fp8 for x in known if x.fp8 is not None), None)
    if fp8 is not None and _is(result, uint8):
        result.fp8 = fp8
    return of_sides(result, mine, value)
