"""tl.dot_scaled: both tiles as float32, each group of a row times its scale, and one product.

A 4- or 8-bit float times a power of two is a float32, so nothing is rounded before the product.
"""

from __future__ import annotations

from typing import Any

from ... import _core as core
from ._core import NAMES, builtin
from ._tensor import cast, core_cast, mk, refuse, tensor
from ._types import (
    bfloat16,
    float8e4nv,
    float8e5,
    float16,
    float32,
    uint8,
    uint16,
)

# What an element is, and the integers whose bits it may come as.
_FORMATS = {
    "e4m3": (float8e4nv, uint8), "e5m2": (float8e5, uint8),
    "bf16": (bfloat16, uint16), "fp16": (float16, uint16),
}  # fmt: skip


def _nibbles(x: Any, axis: int) -> Any:
    """The 4-bit floats (e2m1) of bytes, the low half first, side by side along an axis."""
    if axis == -2:
        return mk.trans(_nibbles(mk.trans(x, _turned(x)), -1), _turned(x))
    bytes_ = mk.cast(core.adopt(x), core.int32)
    code = mk.join(bytes_ & 15, bytes_ >> 4)
    code = mk.reshape(code, (*x.shape[:-1], 2 * x.shape[-1]))
    exponent, fraction = (code >> 1) & 3, code & 1
    normal = mk.bitcast(((exponent + 126) << 23) | (fraction << 22), core.float32)
    value = mk.where(exponent == 0, mk.cast(fraction, core.float32) * 0.5, normal)
    return mk.where((code & 8) != 0, -value, value)


def _turned(x: Any) -> tuple[int, ...]:
    rank = len(x.shape)
    return (*range(rank - 2), rank - 1, rank - 2)


def _values(x: Any, kind: str, packed: int) -> Any:
    if kind == "e2m1":
        if x.dtype is not uint8:
            refuse("DTypeError", "dot_scaled", f"e2m1 is packed in uint8, got {x.dtype}")
        return _nibbles(x, packed)
    element, bits = _FORMATS[kind]
    if x.dtype is bits:
        x = cast(x, element, bitcast=True)
    if x.dtype is not element:
        refuse("DTypeError", "dot_scaled", f"{kind} is {element} or its bits in {bits}, got "
               f"{x.dtype}")  # fmt: skip
    return core_cast(x, float32)


def _factors(scale: Any, rows: int, columns: int) -> Any:
    """One float32 for each element: a byte is a power of two (e8m0), NaN if all bits are set."""
    shape = tuple(scale.shape)
    groups = shape[-1] if shape else 1
    if shape[-2:-1] != (rows,) or columns % groups or columns // groups not in (16, 32):
        refuse("ShapeError", "dot_scaled", "a scale for each 32 (or 16) elements of a row, got "
               f"scales of shape {shape} for {rows} rows of {columns}")  # fmt: skip
    if scale.dtype is uint8:
        exponent = mk.cast(core.adopt(scale), core.int32)
        factor = mk.bitcast(mk.where(exponent == 0, 1 << 22, exponent << 23), core.float32)
        factor = mk.where(exponent == 255, float("nan"), factor)
    elif scale.dtype is float8e4nv:
        factor = core_cast(scale, float32)
    else:
        refuse("DTypeError", "dot_scaled", f"scales are uint8 or {float8e4nv}, got {scale.dtype}")
    size = columns // groups
    wide = mk.broadcast_to(mk.reshape(factor, (*shape, 1)), (*shape, size))
    return mk.reshape(wide, (*shape[:-1], columns))


@builtin
def dot_scaled(
    lhs: Any,
    lhs_scale: Any,
    lhs_format: str,
    rhs: Any,
    rhs_scale: Any,
    rhs_format: str,
    acc: Any = None,
    fast_math: bool = False,
    lhs_k_pack: bool = True,
    rhs_k_pack: bool = True,
    out_dtype: Any = float32,
) -> Any:
    for kind, along in ((lhs_format, lhs_k_pack), (rhs_format, rhs_k_pack)):
        if kind != "e2m1" and (kind not in _FORMATS or not along):
            refuse("DTypeError", "dot_scaled", "a format of e2m1, e4m3, e5m2, bf16 or fp16, and "
                   f"e2m1 alone is packed otherwise than along K, got {kind!r}")  # fmt: skip
    if out_dtype != float32:
        refuse("DTypeError", "dot_scaled", f"the result is fp32, got out_dtype={out_dtype}")
    for tile in (lhs, rhs):
        if not isinstance(tile, tensor) or len(tile.shape) not in (2, 3):
            refuse("ShapeError", "dot_scaled", f"tiles of 2 or 3 axes, got {tile}")
    a = _values(lhs, lhs_format, -1 if lhs_k_pack else -2)
    b = _values(rhs, rhs_format, -2 if rhs_k_pack else -1)
    if lhs_scale is not None:
        a = a * _factors(lhs_scale, a.shape[-2], a.shape[-1])
    if rhs_scale is not None:
        factors = _factors(rhs_scale, b.shape[-1], b.shape[-2])
        b = b * mk.trans(factors, _turned(factors))
    return NAMES["dot"](a, b, acc)
