"""libdevice: the names of CUDA's library, each a function of mk.

What rounds otherwise than to nearest (`add_rd`, `int2float_ru` …) and the special functions that
the op table does not have (`tgamma`, Bessel's, `erfcx`, `normcdf`) are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ... import _core as core
from ._checks import REAL, only
from ._core import NAMES, builtin
from ._promote import meet
from ._tensor import core_cast, is_number, met, mk, settled, to_tensor, type_of
from ._types import float32, float64, int32, int64, uint32, uint64
from .math import real

LIBDEVICE: dict[str, Any] = {}
_SAME = "exp exp2 log log2 cos sin sqrt rsqrt erf floor ceil abs fma div_rn sqrt_rn umulhi".split()
_UNARY = {
    "acos": "acos", "acosh": "acosh", "asin": "asin", "asinh": "asinh", "atan": "atan",
    "atanh": "atanh", "cbrt": "cbrt", "cosh": "cosh", "erfc": "erfc", "expm1": "expm1",
    "lgamma": "lgamma", "log10": "log10", "log1p": "log1p", "rint": "round", "nearbyint": "round",
    "sinh": "sinh", "tan": "tan", "tanh": "tanh", "trunc": "trunc",
    "fast_sinf": "sin", "fast_cosf": "cos", "fast_tanf": "tan", "fast_expf": "exp",
    "fast_logf": "log", "fast_log2f": "log2", "fast_log10f": "log10", "fast_tanhf": "tanh",
    "rsqrt_rn": "rsqrt",
}  # fmt: skip
_BINARY = {
    "atan2": "atan2", "copysign": "copysign", "fmod": "fmod", "hypot": "hypot", "pow": "pow",
    "fast_powf": "pow",
}  # fmt: skip


def _named(name: str, fn: Callable[..., Any]) -> None:
    """A function of libdevice, which is none of tl."""
    fn.__name__ = name
    before = NAMES.get(name)
    LIBDEVICE[name] = builtin(fn)
    if before is None:
        NAMES.pop(name)
    else:
        NAMES[name] = before


def _lib(fn: Callable[..., Any]) -> Any:
    _named(fn.__name__, fn)
    return LIBDEVICE[fn.__name__]


def _one(name: str, make: Callable[[Any], Any]) -> None:
    """Of one float32 or float64."""

    def function(x: Any) -> Any:
        only(name, REAL, x)
        return make(real(x))

    _named(name, function)


def _several(name: str, make: Callable[..., Any]) -> None:
    """Of float32s or float64s, and of numbers and integers beside them."""

    def function(*every: Any) -> Any:
        return make(*together(name, *every))

    _named(name, function)


def together(name: str, *every: Any) -> list[Any]:
    only(name, REAL, *[e for e in every if not is_number(e) and e.dtype.is_floating()])
    kind, number = type_of(every[0]), is_number(every[0])
    for each in every[1:]:
        kind = meet(kind, number, type_of(each), is_number(each), False)
        number = number and is_number(each)
    kind = kind if kind.is_floating() else float32
    return [core_cast(to_tensor(e), kind) for e in every]


for _name in _SAME:
    LIBDEVICE[_name] = NAMES[_name]
for _name, _of in _UNARY.items():
    _one(_name, getattr(mk, _of))
for _name, _of in _BINARY.items():
    _several(_name, getattr(mk, _of))
LIBDEVICE["fast_dividef"] = LIBDEVICE["div_rn"]


# --- floats ---


def _exp10(x: Any) -> Any:
    """2 to x log2(10), with what that product loses put back."""
    exponent = x * 3.321928094887362
    lost = mk.fma(x, 3.321928094887362, -exponent)
    lost = mk.where(mk.abs(exponent) < 2000.0, lost, 0.0)
    if x.dtype is float32:
        lost = lost + x * (3.321928094887362 - 3.321928024291992)
    return mk.exp2(exponent) * (lost * 0.6931471805599453 + 1.0)


def _round(x: Any) -> Any:
    """Halves away from zero, as C's."""
    whole = mk.trunc(x)
    up = mk.abs(x - whole) >= 0.5
    return mk.copysign(mk.where(up, mk.abs(whole) + 1.0, mk.abs(whole)), x)


def _is_finite(x: Any) -> Any:
    return ~(mk.isnan(x) | mk.isinf(x))


def _bits(x: Any) -> Any:
    return mk.bitcast(x, core.int32 if x.dtype is float32 else core.int64)


def _sinpi(x: Any) -> Any:
    rest = x - mk.round(x * 0.5) * 2.0  # within a turn
    size = mk.abs(rest)
    return mk.copysign(mk.sin(mk.where(size > 0.5, 1.0 - size, size) * 3.141592653589793), rest)


def _cospi(x: Any) -> Any:
    size = mk.abs(x - mk.round(x * 0.5) * 2.0)
    near = mk.where(size > 0.5, 1.0 - size, size)  # to a multiple of pi
    wide = mk.where(near > 0.25, mk.sin((0.5 - near) * 3.141592653589793),
                    mk.cos(near * 3.141592653589793))  # fmt: skip
    return mk.where(size > 0.5, -wide, wide)


def _remainder(x: Any, y: Any) -> Any:
    """x less the nearest multiple of y, of two the even one."""
    by = mk.abs(y)
    huge = by > (1e38 if x.dtype is float32 else 1e308)
    rest = mk.fmod(mk.abs(x), mk.where(huge, by, by + by))
    half = by * 0.5
    rest = mk.where(rest > half, rest - by, rest)
    rest = mk.where(rest >= half, rest - by, rest)
    return mk.where(_bits(x) < 0, -rest, rest)


def _next_after(x: Any, y: Any) -> Any:
    bits = _bits(x)
    away = (y > x) == (x > 0)
    moved = mk.bitcast(mk.where(away, bits + 1, bits - 1), x.dtype.core)
    least = mk.bitcast(bits * 0 + 1, x.dtype.core)
    moved = mk.where(x == 0, mk.copysign(least, y), moved)
    return mk.where(mk.isnan(x) | mk.isnan(y), x + y, mk.where(x == y, y, moved))


def _fdim(x: Any, y: Any) -> Any:
    return mk.where(x <= y, 0.0, x - y)


for _name, _make in {
    "exp10": _exp10, "fast_exp10f": _exp10, "round": _round, "isnan": mk.isnan, "isinf": mk.isinf,
    "isinfd": mk.isinf, "finitef": _is_finite, "isfinited": _is_finite,
    "signbit": lambda x: _bits(x) < 0, "llrint": lambda x: mk.cast(mk.round(x), core.int64),
    "llround": lambda x: mk.cast(_round(x), core.int64), "sinpi": _sinpi, "cospi": _cospi,
    "rcbrt": lambda x: 1.0 / mk.cbrt(x), "rcp_rn": lambda x: 1.0 / x,
    "saturatef": lambda x: mk.fmin(mk.fmax(x, 0.0), 1.0),
}.items():  # fmt: skip
    _one(_name, _make)
for _name, _make in {
    "remainder": _remainder, "nextafter": _next_after, "fdim": _fdim,
    "add_rn": lambda x, y: x + y, "sub_rn": lambda x, y: x - y, "mul_rn": lambda x, y: x * y,
    "fma_rn": mk.fma, "rhypot": lambda x, y: 1.0 / mk.hypot(x, y),
    "norm3d": lambda x, y, z: mk.hypot(mk.hypot(x, y), z),
    "norm4d": lambda x, y, z, w: mk.hypot(mk.hypot(x, y), mk.hypot(z, w)),
}.items():  # fmt: skip
    _several(_name, _make)


@_lib
def ldexp(x: Any, n: Any) -> Any:
    """In two steps, so that a power that is no float does not spoil a result that is one."""
    only("ldexp", REAL, x)
    x, n = real(x), _integer(n)
    half = n >> 1
    both = (mk.exp2(mk.cast(e, x.dtype.core)) for e in (half, n - half))
    return x * next(both) * next(both)


LIBDEVICE["scalbn"] = ldexp


# --- integers and bits ---


def _integer(x: Any) -> Any:
    """With the width that it has to whoever asks."""
    x = settled(to_tensor(x))
    return mk.cast(x, core.int32) if x.narrow else x


def _counted(name: str, of: str, more: int = 0) -> None:
    def function(x: Any) -> Any:
        only(name, ("int32", "int64", "uint32", "uint64"), x)
        x = _integer(x)
        count = mk.cast(getattr(mk, of)(x), core.int32) + more
        return mk.where(x != 0, count, 0) if more else count

    _named(name, function)


_counted("popc", "popcount")
_counted("clz", "clz")
_counted("ffs", "ctz", 1)


@_lib
def brev(x: Any) -> Any:
    only("brev", ("int32", "int64"), x)
    x = _integer(x)
    width = x.dtype.primitive_bitwidth
    word = mk.bitcast(x, core.uint32 if width == 32 else core.uint64)
    step = width // 2
    every = (1 << width) - 1
    while step:
        low = every // ((1 << step) + 1)  # `step` bits of each 2 `step`
        word = ((word >> step) & low) | ((word & low) << step)
        step //= 2
    return mk.bitcast(word, x.dtype.core)


@_lib
def mulhi(x: Any, y: Any) -> Any:
    only("mulhi", ("int32", "int64", "uint32", "uint64"), x, y)
    x, y, kind, _ = met(_integer(x), _integer(y))
    high = mk.umulhi(x, y)
    if kind in (uint32, uint64):
        return high
    return high - mk.where(x < 0, y, 0) - mk.where(y < 0, x, 0)


def _of_integers(name: str, make: Callable[..., Any]) -> None:
    _named(name, lambda *every: make(*[_integer(x) for x in every]))


_of_integers("hadd", lambda x, y: (x & y) + ((x ^ y) >> 1))
_of_integers("rhadd", lambda x, y: (x | y) - ((x ^ y) >> 1))
_of_integers("sad", lambda x, y, z: mk.where(x > y, x - y, y - x) + z)
_of_integers("mul24", lambda x, y: ((x << 8) >> 8) * ((y << 8) >> 8))

_ROUNDED = {"rn": "round", "rz": "trunc", "rd": "floor", "ru": "ceil"}
_INTEGERS = {"int": int32, "uint": uint32, "ll": int64, "ull": uint64}
_FLOATS = {"float": float32, "double": float64}


def _converted(source: str, target: str, how: str) -> None:
    want = (_INTEGERS | _FLOATS)[target].core
    before = getattr(mk, _ROUNDED[how]) if source in _FLOATS else _integer
    _named(f"{source}2{target}_{how}", lambda x: mk.cast(before(to_tensor(x)), want))


for _float in _FLOATS:
    for _int in _INTEGERS:
        for _how in _ROUNDED:
            _converted(_float, _int, _how)
        _converted(_int, _float, "rn")
_named("double2float_rn", lambda x: mk.cast(to_tensor(x), core.float32))

for _name, _from, _to in (
    ("float_as_int", float32, int32), ("float_as_uint", float32, uint32),
    ("int_as_float", int32, float32), ("uint_as_float", uint32, float32),
    ("double_as_longlong", float64, int64), ("longlong_as_double", int64, float64),
):  # fmt: skip
    _named(
        _name,
        lambda x, a=_from, b=_to: mk.bitcast(mk.cast(settled(to_tensor(x)), a.core), b.core),
    )
