"""What NumPy does not have, or says otherwise than the op table: used by the table's oracle column.

Operands are arrays of one dtype; results have that dtype. Written apart from the C++ bodies, from
the table's words.
"""

import builtins
import math
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

    def once(a, b, c):
        if not all(map(math.isfinite, (a, b, c))):
            return a * b + c
        exact = Fraction(a) * Fraction(b) + Fraction(c)
        return float(exact) if exact else a * b + c

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
