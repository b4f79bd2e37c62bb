"""tl.math: functions of elements."""

from __future__ import annotations

import enum
from typing import Any

from ... import _core as core
from ._core import NAMES, builtin, member
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
    settled,
    to_tensor,
    told,
)
from ._types import float32, float64, int32, uint32, uint64


class PropagateNan(enum.Enum):
    NONE = 0
    ALL = 0xFFFF


def _real(x: Any) -> Any:
    """Floats as they are, 16-bit ones too; integers as float32."""
    x = to_tensor(x)
    return x if x.dtype.is_floating() and x.fp8 is None else core_cast(x, float32)


def _unary(name: str, of: str | None = None) -> Any:
    make = getattr(mk, of or name)

    def function(x: Any) -> Any:
        return make(_real(x))

    function.__name__ = name
    return member(function)


for _name in "exp exp2 log log2 cos sin sqrt rsqrt erf sigmoid".split():
    globals()[_name] = _unary(_name)
sqrt_rn = _unary("sqrt_rn", "sqrt")


@member
def floor(x: Any) -> Any:
    x = to_tensor(x)
    return like(x, mk.floor(x))


@member
def ceil(x: Any) -> Any:
    x = to_tensor(x)
    return like(x, mk.ceil(x))


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
    x, y, _, _ = met(to_tensor(x), y)
    x, z, _, _ = met(x, z)
    y, z, _, _ = met(to_tensor(y), z)
    return mk.fma(x, y, z)


@builtin
def fdiv(x: Any, y: Any, ieee_rounding: bool = False) -> Any:
    x, y, _, _ = met(to_tensor(x), y)
    return apply("truediv", _real(x), y if is_number(y) else _real(y))


@builtin
def div_rn(x: Any, y: Any) -> Any:
    return fdiv(x, y)


@builtin
def umulhi(x: Any, y: Any) -> Any:
    x, y = to_tensor(x), to_tensor(y)
    x, y = (mk.cast(e, core.int32) if e.narrow else e for e in (x, y))
    x, y, _, _ = met(x, y)
    return mk.umulhi(x, y)


def _promoted(name: str) -> Any:
    make = getattr(mk, name)

    def function(x: Any, y: Any) -> Any:
        a, b, _, _ = met(to_tensor(x), y)
        return make(_real(a), b if is_number(b) else _real(b))

    function.__name__ = name
    return function


# --- libdevice: the names CUDA's library has ---

LIBDEVICE: dict[str, Any] = {}
_SAME = "exp exp2 log log2 cos sin sqrt rsqrt erf floor ceil abs fma div_rn sqrt_rn".split()
_UNARY = {
    "acos": "acos", "acosh": "acosh", "asin": "asin", "asinh": "asinh", "atan": "atan",
    "atanh": "atanh", "cbrt": "cbrt", "cosh": "cosh", "erfc": "erfc", "expm1": "expm1",
    "lgamma": "lgamma", "log10": "log10", "log1p": "log1p", "rint": "round", "nearbyint": "round",
    "sinh": "sinh", "tan": "tan", "tanh": "tanh", "trunc": "trunc",
    "fast_sinf": "sin", "fast_cosf": "cos", "fast_tanf": "tan", "fast_expf": "exp",
    "fast_logf": "log", "fast_log2f": "log2", "fast_log10f": "log10", "fast_tanhf": "tanh",
    "rsqrt_rn": "rsqrt",
}  # fmt: skip
_BINARY = ("atan2", "copysign", "fmod", "hypot", "pow")


def _define_libdevice() -> None:
    for name in _SAME:
        LIBDEVICE[name] = NAMES[name]
    for name, of in _UNARY.items():
        before = NAMES.get(name)
        LIBDEVICE[name] = _unary(name, of)
        if before is None:
            NAMES.pop(name)
    for name in _BINARY:
        LIBDEVICE[name] = builtin(_promoted(name))
        NAMES.pop(name)
    LIBDEVICE["fast_powf"] = LIBDEVICE["pow"]
    LIBDEVICE["fast_dividef"] = LIBDEVICE["div_rn"]


_define_libdevice()


def _lib(fn: Any) -> Any:
    made = builtin(fn)
    NAMES.pop(fn.__name__)
    LIBDEVICE[fn.__name__] = made
    return made


@_lib
def exp10(x: Any) -> Any:
    return mk.exp2(_real(x) * 3.321928094887362)


@_lib
def isnan(x: Any) -> Any:
    return mk.isnan(_real(x))


@_lib
def isinf(x: Any) -> Any:
    return mk.isinf(_real(x))


isinfd = LIBDEVICE["isinfd"] = LIBDEVICE["isinf"]


@_lib
def finitef(x: Any) -> Any:
    x = _real(x)
    return ~(mk.isnan(x) | mk.isinf(x))


LIBDEVICE["isfinited"] = LIBDEVICE["finitef"]


@_lib
def signbit(x: Any) -> Any:
    x = core_cast(_real(x), float32)
    return mk.bitcast(x, core.int32) < 0


@_lib
def round(x: Any) -> Any:
    """Halves away from zero, as C's."""
    x = _real(x)
    return mk.copysign(mk.floor(mk.abs(x) + 0.5), x)


@_lib
def llrint(x: Any) -> Any:
    return mk.cast(mk.round(_real(x)), core.int64)


@_lib
def ldexp(x: Any, n: Any) -> Any:
    return _real(x) * mk.exp2(_real(n))


@_lib
def ffs(x: Any) -> Any:
    x = core_cast(to_tensor(x), int32)
    x = mk.cast(x, core.int32)
    return mk.where(mk.cast(x, core.bool), mk.ctz(x) + 1, 0)


@_lib
def popc(x: Any) -> Any:
    return mk.cast(mk.popcount(mk.cast(to_tensor(x), core.int32)), core.int32)


@_lib
def clz(x: Any) -> Any:
    return mk.cast(mk.clz(mk.cast(to_tensor(x), core.int32)), core.int32)


@_lib
def float_as_int(x: Any) -> Any:
    return mk.bitcast(core_cast(x, float32), core.int32)


@_lib
def int_as_float(x: Any) -> Any:
    return mk.bitcast(mk.cast(x, core.int32), core.float32)


def __getattr__(name: str) -> Any:
    """tl.math has libdevice's names too, as it once had."""
    if name in LIBDEVICE:
        return LIBDEVICE[name]
    raise AttributeError(f"[tl.math] no such function, got {name!r}")


__all__ = ["LIBDEVICE", "float64", "uint32", "uint64"]
