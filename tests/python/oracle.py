"""What NumPy does not have, or says otherwise than the op table: used by the table's oracle column.

Operands are arrays of one dtype; results have that dtype. Written apart from the C++ bodies, from
the table's words.
"""

import builtins
import math
import sys
from fractions import Fraction

import numpy as np


def _is_int(x):
    return np.asarray(x).dtype.kind in "iu"


def _each(fn, *arrays):
    """Elementwise on exact Python numbers, wrapped back into the dtype."""
    x = np.asarray(arrays[0])
    out = [fn(*(v.item() for v in row)) for row in zip(*(np.ravel(a) for a in arrays), strict=True)]
    if _is_int(x):
        bits = x.dtype.itemsize * 8
        unsigned = np.array([v & (2**bits - 1) for v in out], f"u{x.dtype.itemsize}")
        return unsigned.view(x.dtype).reshape(x.shape)
    return np.array(out, x.dtype).reshape(x.shape)


def floordiv(x, y):
    """x // 0 is 0 for integers; the smallest integer // -1 is itself."""
    if _is_int(x):
        return _each(lambda a, b: a // b if b else 0, x, y)
    return np.floor_divide(x, y)


def mod(x, y):
    """x % 0 is x for integers."""
    if _is_int(x):
        return _each(lambda a, b: a % b if b else a, x, y)
    return np.remainder(x, y)


def pow(x, y):
    """Integers wrap; a negative power rounds towards zero, and 0 ** -1 is 0."""

    def power(a, b):
        if b >= 0:
            return builtins.pow(a, b, 2**64)  # modulo, so that it wraps
        return {1: 1, -1: -1 if b % 2 else 1}.get(a, 0)

    return _each(power, x, y) if _is_int(x) else np.power(x, y)


def fma(x, y, z):
    """Rounded once. Exact in integers; floats by exact fractions."""
    if _is_int(x):
        return _each(lambda a, b, c: a * b + c, x, y, z)

    def once(*numbers):
        a, b, c = map(float, numbers)
        if not math.isfinite(a) or not math.isfinite(b):
            return a * b + c
        if not math.isfinite(c):
            return c  # the exact product is finite, even where a * b is not
        exact = Fraction(a) * Fraction(b) + Fraction(c)
        try:
            return float(exact) if exact else a * b + c
        except OverflowError:
            return math.inf if exact > 0 else -math.inf

    return _each(once, x, y, z)


def shl(x, y):
    """0 when the count is negative or the width or more."""
    bits = np.asarray(x).dtype.itemsize * 8
    return _each(lambda a, n: a << n if 0 <= n < bits else 0, x, y)


def shr(x, y):
    """The sign when the count is negative or the width or more."""
    bits = np.asarray(x).dtype.itemsize * 8
    return _each(lambda a, n: a >> (n if 0 <= n < bits else bits), x, y)


def popcount(x):
    bits = np.asarray(x).dtype.itemsize * 8
    return _each(lambda a: (a & (2**bits - 1)).bit_count(), x)


def clz(x):
    bits = np.asarray(x).dtype.itemsize * 8
    return _each(lambda a: bits - (a & (2**bits - 1)).bit_length(), x)


def erf(x):
    return _each(math.erf, x)


def _below(x, y):
    """x < y, with -0 below +0."""
    zeros = (x == 0) & (y == 0) & np.signbit(x) & ~np.signbit(y) if x.dtype.kind == "f" else False
    return (x < y) | zeros


class _Numpy:
    """np, where it agrees with the table's words: -0 is below +0, and integers are round."""

    def __getattr__(self, name):
        return getattr(np, name)

    def minimum(self, x, y):
        keep = np.isnan(x) | ~(np.isnan(y) | _below(y, x))
        return np.where(keep, x, y)

    def maximum(self, x, y):
        keep = np.isnan(x) | ~(np.isnan(y) | _below(x, y))
        return np.where(keep, x, y)

    def floor(self, x):
        return x if _is_int(x) else np.floor(x)

    def ceil(self, x):
        return x if _is_int(x) else np.ceil(x)

    def rint(self, x):
        return x if _is_int(x) else np.rint(x)

    def trunc(self, x):
        return x if _is_int(x) else np.trunc(x)


def evaluate(expression, **names):
    """What a row's oracle says of these arrays."""
    scope = {"np": _Numpy(), "oracle": sys.modules[__name__]}
    with np.errstate(all="ignore"):
        return eval(expression, scope, names)


# --- dtypes NumPy has, and the one it has not: bfloat16 is carried by float32 --------------------

INTS = "int8 int16 int32 int64 uint8 uint16 uint32 uint64".split()
FLOATS = "float16 bfloat16 float32 float64".split()
DTYPES = ["bool", *INTS, *FLOATS]


def carrier(dtype):
    return np.dtype("float32" if dtype == "bfloat16" else dtype)


def wide(x, dtype):
    """x with room to spare for one rounding at the end: integers stay, floats become wider."""
    if dtype not in FLOATS:
        return x
    return x.astype(np.longdouble if dtype == "float64" else np.float64)


def rounded(x, dtype):
    """Wide numbers rounded once, to even."""
    if dtype != "bfloat16":
        with np.errstate(all="ignore"):
            return x.astype(dtype)
    x = np.asarray(x, np.float64)
    _, exponent = np.frexp(x)
    with np.errstate(all="ignore"):
        quantum = np.ldexp(1.0, np.maximum(exponent - 8, -133))
        out = np.rint(x / quantum) * quantum
        return np.where(np.isfinite(x), out, x).astype(np.float32)


def cast(x, dtype):
    """Floats to integers truncate and saturate, NaN is 0; integers wrap; to bool asks x != 0."""
    x = np.asarray(x)
    if dtype == "bool":
        return x != 0
    if dtype in FLOATS:
        return rounded(x.astype(np.longdouble) if _is_int(x) else x, dtype)
    if x.dtype.kind != "f":
        return x.astype(dtype)
    limits = np.iinfo(dtype)
    flat = [
        0 if math.isnan(v) else int(min(max(v, limits.min), limits.max)) for v in x.ravel().tolist()
    ]
    return np.array(flat, dtype).reshape(x.shape)


def ulps(got, want, dtype):
    """How many floats apart; NaN equals NaN only, and the zeros are one apart."""
    word = {"float16": np.int16, "float64": np.int64}.get(dtype, np.int32)
    order = []
    for x in (got, want):
        bits = np.ascontiguousarray(x, carrier(dtype)).view(word).astype(object)
        if dtype == "bfloat16":
            bits = bits >> 16
        lowest = -(2 ** (8 * np.dtype(word).itemsize - 1)) >> (16 if dtype == "bfloat16" else 0)
        order.append(np.where(np.signbit(x), lowest - bits - 1, bits))
    apart = np.abs(order[0] - order[1]).astype(np.float64)
    apart[np.isnan(got) & np.isnan(want)] = 0
    apart[np.isnan(got) != np.isnan(want)] = np.inf
    return apart
