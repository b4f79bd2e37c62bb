"""triton.language.core: the same names, for code that imports them from there."""

from __future__ import annotations

from typing import Any

from . import _blocks, _loops, _reduce, _types, math, random
from ._core import NAMES, builtin
from ._tensor import pointer as pointer
from ._tensor import tensor as tensor

_NAMESPACES = (_types, _loops, _blocks)
_unwrap_if_constexpr = _types.unwrap
base_value = tensor
base_type = _types.dtype
extern = builtin
constexpr_type = _types.constexpr_type
CONSTEXPR_0 = _types.constexpr(0)


def _promote_bfloat16_to_float32(t: Any) -> Any:
    return t.to(_types.float32) if t.dtype is _types.bfloat16 else t


def _aggregate(cls: Any) -> Any:
    from .._aggregate import aggregate

    return aggregate(cls)


def aggregate_replace(instance: Any, **changes: Any) -> Any:
    from .._aggregate import aggregate_replace as replaced

    return replaced(instance, **changes)


def __getattr__(name: str) -> Any:
    if name in NAMES:
        return NAMES[name]
    for module in _NAMESPACES:
        if hasattr(module, name):
            return getattr(module, name)
    if name == "PropagateNan":
        return math.PropagateNan
    raise AttributeError(f"[tl.core] no such name, got {name!r}")


__all__ = ["_reduce", "builtin", "random"]
