"""8-bit floats: their bits are a uint8; values are converted on the way in and out."""

from __future__ import annotations

from typing import Any

from ... import _core as core
from ._tensor import core_cast, mk, refuse
from ._types import dtype, float32

# name: (bits of the exponent, of the fraction, bias, whether it has infinities)
_FORMATS = {
    "fp8e5": (5, 2, 15, True),
    "fp8e5b16": (5, 2, 16, False),
    "fp8e4nv": (4, 3, 7, False),
    "fp8e4b8": (4, 3, 8, False),
    "fp8e4b15": (4, 3, 15, False),
}


def _as(bits: Any, kind: dtype) -> Any:
    bits.fp8 = kind
    return bits


def _bits(x: Any) -> Any:
    return core.adopt(x)


def decode(x: Any) -> Any:
    """A float32 of the bits."""
    exponent_bits, fraction_bits, bias, infinite = _FORMATS[x.fp8.name]
    bits = mk.cast(_bits(x), core.int32)
    fraction = bits & ((1 << fraction_bits) - 1)
    exponent = (bits >> fraction_bits) & ((1 << exponent_bits) - 1)
    normal = mk.bitcast(
        ((exponent + (127 - bias)) << 23) | (fraction << (23 - fraction_bits)), core.float32
    )
    small = mk.cast(fraction, core.float32) * (2.0 ** (1 - bias - fraction_bits))
    value = mk.where(exponent == 0, small, normal)
    largest = (1 << exponent_bits) - 1
    if infinite:
        ends = mk.where(fraction == 0, float("inf"), float("nan"))
        value = mk.where(exponent == largest, ends, value)
    elif x.fp8.name == "fp8e4nv":
        value = mk.where((bits & 0x7F) == 0x7F, float("nan"), value)
    elif x.fp8.name in ("fp8e5b16", "fp8e4b8"):
        value = mk.where(bits == 0x80, float("nan"), value)
    return mk.where((bits & 0x80) != 0, -value, value)


def encode(x: Any, kind: dtype) -> Any:
    """Rounded to nearest, halves to even; what is too large is NaN, or infinite where that is."""
    exponent_bits, fraction_bits, bias, infinite = _FORMATS[kind.name]
    x = core_cast(x, float32)
    bits = mk.bitcast(x, core.int32)
    sign = (bits >> 24) & 0x80
    size = mk.abs(x)
    cut = 23 - fraction_bits
    whole = bits & 0x7FFFFFFF
    rounded = (whole + ((1 << (cut - 1)) - 1) + ((whole >> cut) & 1)) >> cut
    normal = rounded - ((127 - bias) << fraction_bits)
    small = mk.cast(mk.round(size * (2.0 ** (bias - 1 + fraction_bits))), core.int32)
    out = mk.where(size < 2.0 ** (1 - bias), small, normal)
    top = ((1 << exponent_bits) - 1) << fraction_bits
    if infinite:
        out = mk.where(mk.isnan(x), top | 1, mk.where(out > top, top, out))
        largest_nan = None
    else:
        largest_nan = 0x7F if kind.name in ("fp8e4nv", "fp8e4b15") else 0x80
        limit = 0x7E if largest_nan == 0x7F else 0x7F
        beyond = mk.isnan(x) | (out > limit)
        out = mk.where(beyond, largest_nan & 0x7F, out)
        if largest_nan == 0x80:
            sign = mk.where(beyond | (out == 0), mk.where(beyond, 0x80, 0), sign)
    return _as(mk.cast(out | sign, core.uint8), kind)


def cast_fp8(x: Any, want: dtype, bitcast: bool) -> Any:
    if bitcast:
        if x.dtype.primitive_bitwidth != want.primitive_bitwidth:
            refuse("DTypeError", "bitcast", f"the widths differ, got {x.dtype} as {want}")
        raw = _bits(x) if x.fp8 is not None else mk.bitcast(x, core.uint8)
        return _as(raw, want) if want.is_fp8() else mk.bitcast(raw, want.core)
    if x.fp8 is not None:
        x = decode(x)
    return encode(x, want) if want.is_fp8() else core_cast(x, want)


def round_to_zero(x: Any, want: dtype) -> Any:
    """A narrower float whose fraction is cut off."""
    made = core_cast(x, want)
    back = core_cast(made, x.dtype)
    down = mk.abs(back) > mk.abs(x)
    width = core.uint16 if want.primitive_bitwidth == 16 else core.uint32
    bits = mk.bitcast(made, width)
    return mk.bitcast(mk.where(down, bits - 1, bits), want.core)
