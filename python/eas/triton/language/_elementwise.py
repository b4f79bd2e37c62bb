"""tl.map_elementwise: a function of scalars, called once with tiles in their place.

A branch on a tile is both ways computed and `where` between what they leave; what would be seen of
the way not taken (memory, prints, assertions) is refused there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ._core import NAMES, broadcast_to, builtin, join, reshape, split
from ._tensor import branches, refuse, tensor, to_tensor


def is_mapping() -> bool:
    return branches() is not None


def _mapped(scalar_fn: Any, parts: Any) -> Any:
    before = branches()
    branches(before or 0)
    try:
        out = scalar_fn(*parts)
    finally:
        branches(before)
    shape = parts[0].shape
    if isinstance(out, (tuple, list)):
        return tuple(broadcast_to(to_tensor(each), shape) for each in out)
    return broadcast_to(to_tensor(out), shape)


def chosen(test: Any, then: Callable[[], list[Any]], other: Callable[[], list[Any]]) -> list[Any]:
    """What a branch on each element leaves in variables."""
    depth = branches() or 0
    branches(depth + 1)
    try:
        sides = list(zip(then(), other(), strict=True))
    finally:
        branches(depth)
    return [_choice(test, a, b) for a, b in sides]


def _choice(test: Any, a: Any, b: Any) -> Any:
    """False stands where a way leaves nothing that is read: it takes the other's type."""
    if isinstance(a, tensor) != isinstance(b, tensor):
        known, number = (a, b) if isinstance(a, tensor) else (b, a)
        if type(number) is bool:
            number = to_tensor(0 if known.dtype.is_int() else 0.0)
            number = number.to(known.dtype)
            a, b = (a, number) if known is a else (number, b)
    return NAMES["where"](test, a, b)


@builtin
def map_elementwise(scalar_fn: Any, *args: Any, pack: int = 1) -> Any:
    """A function of scalars for each element; with pack=n, of n neighbours at once."""
    if pack == 1:
        return _mapped(scalar_fn, args)
    if pack & (pack - 1):
        refuse("CompileError", "map_elementwise", f"pack is a power of two, got {pack}")
    shape = args[0].shape
    parts = [part for x in args for part in _neighbours(x, pack)]
    out = _mapped(scalar_fn, parts)
    out = list(out) if isinstance(out, (tuple, list)) else [out]
    made = [_woven(out[i : i + pack], shape) for i in range(0, len(out), pack)]
    return tuple(made) if len(made) > 1 else made[0]


def _neighbours(x: Any, pack: int) -> list[Any]:
    """The elements at 0, at 1 … of each `pack` that stand side by side."""
    parts = [reshape(x, (x.numel,))]
    while len(parts) < pack:
        halves = [split(reshape(p, (p.numel // 2, 2))) for p in parts]
        parts = [half[side] for side in (0, 1) for half in halves]
    return parts


def _woven(parts: list[Any], shape: Any) -> Any:
    while len(parts) > 1:
        half = len(parts) // 2
        both = [join(parts[i], parts[i + half]) for i in range(half)]
        parts = [reshape(b, (b.numel,)) for b in both]
    return reshape(parts[0], shape)
