"""The rows of the op table, and operands for them: what the generated tests are made from."""

from types import SimpleNamespace

import numpy as np
import oracle
from eas import _core, mk

ROWS = [SimpleNamespace(**row) for row in _core.op_table()]
ELEMENTWISE = [row for row in ROWS if row.family == "elementwise"]
ALONG_AXIS = [row for row in ROWS if row.family in ("reduce", "arg_reduce", "scan")]

ACCEPTS = {
    "arith": oracle.DTYPES,
    "number": oracle.INTS + oracle.FLOATS,
    "float": oracle.DTYPES,  # what is no float becomes float32
    "int": oracle.INTS,
    "bits": ["bool", *oracle.INTS],
    "compare": oracle.DTYPES,
}


def function(row):
    """How users write it: mk.exp, or a function of the operator."""
    if row.exported:
        return getattr(mk, row.exported)
    return eval(f"lambda {'x, y, z'[: 3 * row.arity - 2]}: {row.spelling}")


def operand_dtype(row, dtype):
    return "float32" if row.rule == "float" and dtype not in oracle.FLOATS else dtype


def result_dtype(row, dtype):
    return {
        "compare": "bool",
        "truth": "bool",
        "index": "int64",
        "widen": dtype if dtype in oracle.FLOATS or dtype == "uint64" else "int64",
    }.get(row.rule, operand_dtype(row, dtype))


def specials(dtype):
    if dtype == "bool":
        return np.array([False, True])
    if dtype in oracle.INTS:
        limits = np.iinfo(dtype)
        few = [limits.min, limits.min + 1, 0, 1, 2, limits.max - 1, limits.max]
        return np.array(few + ([-1, -2] if limits.min else []), dtype)
    tiny, largest = {
        "float16": (2.0**-24, 65504.0),
        "bfloat16": (2.0**-133, float.fromhex("0x1.fep127")),
        "float32": (2.0**-149, float(np.finfo(np.float32).max)),
        "float64": (5e-324, float(np.finfo(np.float64).max)),
    }[dtype]
    half = [0.0, 0.5, 1.0, 1.5, tiny, 3 * tiny, largest, np.inf, np.nan]
    return np.array(half + [-v for v in half], oracle.carrier(dtype))


def draw(rng, dtype, low, high, count):
    """Numbers of a domain, and for integers of the whole range too."""
    if dtype == "bool":
        return rng.integers(0, 2, count).astype(bool)
    if dtype in oracle.FLOATS:
        return oracle.rounded(rng.uniform(low, high, count), dtype)
    limits = np.iinfo(dtype)
    low, high = max(int(np.ceil(low)), limits.min), min(int(high), limits.max)
    near = rng.integers(low, high, count, dtype, endpoint=True)
    anywhere = rng.integers(limits.min, limits.max, count, dtype, endpoint=True)
    return np.where(rng.random(count) < 0.7, near, anywhere)


def operands(row, dtype, count, seed=0):
    """One array an operand: every pair of specials that fits in a third of them, then random."""
    rng = np.random.default_rng([seed, sum(map(ord, row.name)), oracle.DTYPES.index(dtype)])
    few = specials(dtype)
    x_low, x_high, y_low, y_high = row.domain
    out = []
    for k in range(row.arity):
        low, high = (y_low, y_high) if k else (x_low, x_high)
        x = draw(rng, dtype, low, high, count)
        head = np.tile(few, 1 + count // len(few))[: count // 3]
        x[: count // 3] = rng.permutation(head) if k else head
        out.append(x)
    return out
