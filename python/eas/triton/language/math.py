"""tl.math: functions of elements."""

from __future__ import annotations

import enum
from typing import Any

from ... import _core as core
from ._checks import REAL, only
from ._core import builtin, member
from ._tensor import (
    NATURAL,
    apply,
    as_int32,
    as_met,
    core_cast,
    is_number,
    like,
    met,
    mk,
    of_sides,
    refuse,
    settled,
    to_tensor,
    told,
    type_of,
)
from ._types import float32


class PropagateNan(enum.Enum):
    NONE = 0
    ALL = 0xFFFF


def real(x: Any) -> Any:
    """Numbers as float32 too."""
    x = to_tensor(x)
    return x if x.dtype.is_floating() else core_cast(x, float32)


def _unary(name: str, of: str | None = None, kinds: tuple[str, ...] = REAL) -> Any:
    make = getattr(mk, of or name)

    def function(x: Any) -> Any:
        only(name, kinds, x)
        return make(real(x))

    function.__name__ = name
    return member(function)


for _name in "exp exp2 log log2 cos sin sqrt rsqrt erf floor ceil sigmoid".split():
    globals()[_name] = _unary(_name)
sqrt_rn = _unary("sqrt_rn", "sqrt", ("fp32",))


@member
def abs(x: Any) -> Any:
    x = to_tensor(x)
    if x.dtype.is_int_unsigned():
        return x
    if x.fp8 is not None:
        return like(x, core.adopt(x) & 0x7F)
    x = settled(x)
    made = mk.abs(x)
    return as_int32(made, NATURAL) if x.narrow else made


def _binary(name: str, quiet: str) -> Any:
    """quiet is the function that leaves out a NaN."""
    loud = getattr(mk, name)

    def function(x: Any, y: Any, propagate_nan: Any = PropagateNan.NONE) -> Any:
        if is_number(x) and is_number(y):
            x = to_tensor(x)
        x, y = told(x), told(y)
        a, b, ret, wide = met(x, y)
        if ret.is_floating() and propagate_nan == PropagateNan.NONE:
            return getattr(mk, quiet)(a, b)
        made = of_sides(loud(a, b), x, y)
        return as_met(name, made, x, y) if wide else made

    function.__name__ = name
    return builtin(function)


minimum = _binary("minimum", "fmin")
maximum = _binary("maximum", "fmax")


@builtin
def clamp(x: Any, min: Any, max: Any, propagate_nan: Any = PropagateNan.NONE) -> Any:
    return minimum(maximum(x, min, propagate_nan), max, propagate_nan)


@builtin
def fma(x: Any, y: Any, z: Any) -> Any:
    if not any(type_of(e).is_floating() for e in (x, y, z)):
        return to_tensor(x) * y + z
    x, y, _, _ = met(to_tensor(x), y)
    x, z, _, _ = met(x, z)
    y, z, _, _ = met(to_tensor(y), z)
    return mk.fma(x, y, z)


@builtin
def fdiv(x: Any, y: Any, ieee_rounding: bool = False, approx: bool = False) -> Any:
    """Always rounded as IEEE says; 16-bit floats give a float32, as `/` does."""
    a, b, kind, _ = met(to_tensor(x), y, True)
    if not kind.is_floating():
        refuse("DTypeError", "fdiv", "fdiv requires floating-point operands after type promotion, "
               f"got {to_tensor(x).dtype} and {to_tensor(y).dtype}")  # fmt: skip
    return apply("truediv", a, b)


@builtin
def div_rn(x: Any, y: Any) -> Any:
    only("div_rn", ("fp32",), x, y)
    return fdiv(x, y)


@builtin
def umulhi(x: Any, y: Any) -> Any:
    only("umulhi", ("int32", "int64", "uint32", "uint64"), x, y)
    x, y = to_tensor(x), to_tensor(y)
    x, y = (mk.cast(e, core.int32) if e.narrow else e for e in (x, y))
    x, y, _, _ = met(x, y)
    return mk.umulhi(x, y)


def __getattr__(name: str) -> Any:
    """tl.math has libdevice's names too, as it once had."""
    if not name.startswith("__"):
        from ._libdevice import LIBDEVICE

        if name in LIBDEVICE:
            return LIBDEVICE[name]
    raise AttributeError(f"[tl.math] no such function, got {name!r}")
