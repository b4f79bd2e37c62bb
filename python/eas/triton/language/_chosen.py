"""Pointers into one of several buffers: which one is a value of the kernel.

A buffer is an argument, and what a kernel reads and writes is known by argument. So such a pointer
is one pointer into each buffer it may be in, and the number of the one it is in; a load or store
of it is one of each, where the number says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ... import _core as core
from ._tensor import mk, pointer, refuse, roles
from ._types import Shape, block_type, unwrap


class chosen:
    """A pointer or tile of pointers; by the number of a buffer, a pointer into it."""

    def __init__(self, ways: dict[int, Any], which: Any) -> None:
        shape = which.shape
        for way in ways.values():
            shape = _met_shape(shape, way.shape)
        self.ways = {number: _stretched(ways[number], shape) for number in sorted(ways)}
        self.which = which if which.shape == shape else mk.broadcast_to(which, shape)

    # What a loop or branch carries of it.
    def __eas_parts__(self) -> list[tuple[str, Any]]:
        every = [(f".in_{number}", way) for number, way in self.ways.items()]
        return [*every, (".which", self.which)]

    def __eas_rebuild__(self, parts: list[Any]) -> chosen:
        return chosen(dict(zip(self.ways, parts, strict=False)), parts[-1])

    @property
    def dtype(self) -> Any:
        return next(iter(self.ways.values())).dtype

    @property
    def shape(self) -> Shape:
        return Shape(self.which.shape)

    @property
    def type(self) -> Any:
        return block_type(self.dtype, self.shape) if self.shape else self.dtype

    def to(self, want: Any, fp_downcast_rounding: Any = None, bitcast: bool = False) -> Any:
        if unwrap(want) != self.dtype:
            refuse("DTypeError", "cast", f"a pointer into one of several buffers stays what it is, "
                   f"got {self.dtype} as {unwrap(want)}")  # fmt: skip
        return self

    def __add__(self, offset: Any) -> chosen:
        return chosen({n: way + offset for n, way in self.ways.items()}, self.which)

    __radd__ = __add__

    def __sub__(self, offset: Any) -> chosen:
        return chosen({n: way - offset for n, way in self.ways.items()}, self.which)

    def __getitem__(self, key: Any) -> chosen:
        return chosen({n: way[key] for n, way in self.ways.items()}, self.which[unwrap(key)])


def _met_shape(a: Any, b: Any) -> tuple[int, ...]:
    rank = max(len(a), len(b))
    a, b = (1,) * (rank - len(a)) + tuple(a), (1,) * (rank - len(b)) + tuple(b)
    return tuple(max(x, y) for x, y in zip(a, b, strict=True))


def _stretched(p: Any, shape: tuple[int, ...]) -> Any:
    return p if tuple(p.shape) == shape else p + mk.zeros(shape, core.int64)


def is_memory(x: Any) -> bool:
    return isinstance(x, (pointer, chosen))


def _number(p: Any) -> int:
    number: int = roles()["number", p.argument]
    return number


def _ways(x: Any) -> dict[int, Any]:
    return x.ways if isinstance(x, chosen) else {_number(x): x}


def _which(x: Any) -> Any:
    return x.which if isinstance(x, chosen) else mk.cast(_number(x), core.int32)


def choose(condition: Any, x: Any, y: Any) -> Any:
    """tl.where of pointers."""
    if not (is_memory(x) and is_memory(y)) or of_two_types(x, y):
        got = " and ".join(str(getattr(e, "type", e)) for e in (x, y))
        refuse("DTypeError", "where", f"pointers of one type to choose from, got {got}")
    a, b = _ways(x), _ways(y)
    ways = {}
    for number in a.keys() | b.keys():
        if number in a and number in b:
            ways[number] = made = core.choose_pointer(condition, a[number], b[number])
            if a[number].address is not None and b[number].address is not None:
                made.address = mk.where(condition, a[number].address, b[number].address)
        else:
            ways[number] = a[number] if number in a else b[number]
    if len(ways) == 1:
        return ways.popitem()[1]
    return chosen(ways, mk.where(condition, _which(x), _which(y)))


def reach(x: Any) -> frozenset[int]:
    """The buffers it may be in."""
    return frozenset(_ways(x)) if is_memory(x) else frozenset()


def widen(x: Any, numbers: frozenset[int]) -> Any:
    """The same pointer, able to be in all of these."""
    if not is_memory(x) or _ways(x).keys() == numbers:
        return x
    ways = dict(_ways(x))
    for number in sorted(numbers - ways.keys()):
        ways[number] = roles()["first", number]
    return chosen(ways, _which(x))


def of_two_types(x: Any, y: Any) -> str:
    """The types of pointers between which nothing can choose; nothing where they are one."""
    if x.dtype == y.dtype and x.dtype.const == y.dtype.const:
        return ""
    names = [("const " if p.const else "") + str(p) for p in (x.dtype, y.dtype)]
    return f"got {names[0]} and {names[1]}"


def each_way(p: Any, mask: Any) -> Iterator[tuple[Any, Any]]:
    """The pointers into one buffer each, and the mask under which each is meant."""
    if not isinstance(p, chosen):
        yield p, mask
        return
    for number, way in p.ways.items():
        here = p.which == number
        yield way, here if mask is None else here & mask
