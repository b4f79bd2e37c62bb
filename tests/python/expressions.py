"""Random expressions of the kernel language: as text for a kernel, and as NumPy values.

Promotion, weak numbers and casts are written down here once more, from docs/language.md. Only ops
whose every result is fixed to the bit are drawn, so the comparison is exact.
"""

from dataclasses import dataclass

import numpy as np
import oracle
from hypothesis import strategies as st
from optable import ACCEPTS, ROWS, specials

ROW = {row.name: row for row in ROWS}
UNARY = "neg abs not sqrt floor ceil round trunc isnan isinf popcount clz".split()
BINARY = (
    "add sub mul div floordiv mod minimum maximum eq ne lt le gt ge and or xor shl shr add mul"
).split()
FOLDS = "sum max min any all argmax argmin".split()


@dataclass
class Typed:
    """Part of an expression: its text, its value in NumPy, and how it is typed."""

    text: str
    value: np.ndarray
    dtype: str
    weak: bool = False
    literal: bool = False

    def to(self, dtype):
        return oracle.cast(self.value, dtype)


# --- typing --------------------------------------------------------------------------------------


def category(dtype):
    return 0 if dtype == "bool" else 1 if dtype in oracle.INTS else 2


def promote(a, b):
    """As PyTorch does; None where there is no common dtype."""
    if a == b:
        return a
    if category(a) != category(b):
        return max(a, b, key=category)
    bits = [int("".join(filter(str.isdigit, d))) for d in (a, b)]
    if category(a) == 2:
        return "float32" if {a, b} == {"float16", "bfloat16"} else [a, b][bits[1] > bits[0]]
    if a[0] == b[0]:
        return [a, b][bits[1] > bits[0]]
    signed, unsigned = bits if a[0] == "i" else bits[::-1]
    if unsigned == 64:
        return None
    return f"int{max(signed, 2 * unsigned)}"


def meet(operands, compare=False):
    """The dtype operands are brought to; None where two have none in common."""
    strong = [x.dtype for x in operands if not x.weak]
    weak = [x for x in operands if x.weak]
    dtype = strong[0]
    for other in strong[1:]:
        dtype = promote(dtype, other)
        if dtype is None:
            return None
    top = max((category(x.dtype) for x in weak), default=0)
    if top > category(dtype):
        return "int64" if top == 1 else "float32"
    unknown = [x for x in weak if category(x.dtype) == 1 and not x.literal]
    if compare and category(dtype) == 1 and dtype != "uint64" and unknown:
        return "int64"
    return dtype


def strict(row, dtype, arrays, **options):
    """One op on operands of one dtype, rounded as the kernel does: floats through float64."""
    arrays = np.broadcast_arrays(*arrays)
    if dtype in oracle.FLOATS:
        arrays = [a.astype(np.float64) for a in arrays]
    names = dict(zip("xyz", arrays, strict=False))
    return np.asarray(oracle.evaluate(row.oracle, **names, **options))


def apply(name, *operands):
    """An elementwise op, or None where it does not take what the operands meet in."""
    row = ROW[name]
    dtype = meet(operands, row.rule == "compare")
    if dtype is None or dtype not in ACCEPTS[row.rule]:
        return None
    if row.rule == "float" and dtype not in oracle.FLOATS:
        dtype = "float32"
    result = "bool" if row.rule == "compare" else dtype
    value = strict(row, dtype, [x.to(dtype) for x in operands])
    texts = [x.text for x in operands]
    if row.exported:
        text = f"mk.{row.exported}({', '.join(texts)})"
    else:
        text = f"({row.spelling})".replace("x", "{0}").replace("y", "{1}").format(*texts)
    return Typed(text, oracle.rounded(value, result) if result != "bool" else value, result)


def fold(name, x, axis):
    row = ROW[name]
    if name == "sum" and x.dtype in oracle.FLOATS:  # in any order, so not to the bit
        name, row = "max", ROW["max"]
    result = {"sum": "int64", "any": "bool", "all": "bool"}.get(name, x.dtype)
    if name == "sum" and x.dtype == "uint64":
        result = "uint64"
    if name.startswith("arg"):
        result = "int64"
    value = x.value.astype(result) if name == "sum" else x.value
    value = np.expand_dims(strict(row, "", [value], axis=axis), axis)
    return Typed(f"mk.{name}({x.text}, {axis}, True)", value.astype(oracle.carrier(result)), result)


def choose(condition, x, y):
    dtype = meet([x, y])
    if dtype is None:
        return None
    value = np.where(condition.value, x.to(dtype), y.to(dtype))
    return Typed(f"mk.where({condition.text}, {x.text}, {y.text})", value, dtype)


def cast(x, dtype):
    return Typed(f"{x.text}.to(mk.{dtype})", x.to(dtype), dtype)


def truth(x):
    return x if x.dtype == "bool" else apply("ne", x, literal(0))


def literal(number):
    dtype = {bool: "bool", int: "int64", float: "float64"}[type(number)]
    text = repr(number) if np.isfinite(number) else f"float('{number}')"
    return Typed(text, np.array(number, dtype), dtype, weak=True, literal=True)


# --- drawing -------------------------------------------------------------------------------------

LITERALS = st.one_of(
    st.booleans(),
    st.integers(0, 100),
    st.sampled_from([0.0, -0.0, 0.5, 1.0, -2.5, 3.25, float("inf"), 1e10, 0.1]),
)


@st.composite
def weak_numbers(draw, arguments):
    """A literal, a scalar argument, or what is made of both."""
    kind = draw(st.integers(0, 3))
    if kind < 2:
        return literal(draw(LITERALS))
    argument = draw(st.sampled_from(arguments))
    if kind == 2:
        return argument
    name, number = draw(st.sampled_from(["add", "mul"])), draw(st.integers(1, 9))
    value = strict(ROW[name], argument.dtype, [argument.value, np.array(number, argument.dtype)])
    return Typed(f"({argument.text} {'+*'[name == 'mul']} {number})", value, argument.dtype, True)


@st.composite
def expressions(draw, inputs, arguments, depth=4):
    """A typed expression of strong inputs, weak arguments and literals."""
    kind = draw(st.integers(0, 11)) if depth else 0
    if kind == 0:
        return draw(st.sampled_from(inputs))
    below = expressions(inputs, arguments, depth - 1)
    x = draw(below)
    if kind == 1:
        return cast(x, draw(st.sampled_from(oracle.DTYPES)))
    if kind == 2:
        return fold(draw(st.sampled_from(FOLDS)), x, draw(st.integers(0, 1)))
    if kind <= 4:
        return apply(draw(st.sampled_from(UNARY)), x) or x
    y = draw(st.one_of(below, weak_numbers(arguments)))
    if kind == 5:
        return choose(truth(draw(below)), x, y) or x
    pair = (x, y) if draw(st.booleans()) else (y, x)
    return apply(draw(st.sampled_from(BINARY)), *pair) or x


def numbers(rng, dtype, shape):
    """Small numbers, with specials among them."""
    size = int(np.prod(shape))
    if dtype in oracle.FLOATS:
        out = oracle.rounded(np.round(rng.uniform(-20, 20, size), 1), dtype)
    elif dtype == "bool":
        out = rng.integers(0, 2, size).astype(bool)
    else:
        out = rng.integers(0, 100, size).astype(dtype) - np.array(10 * (dtype[0] == "i"), dtype)
    odd = rng.random(size) < 0.25
    out[odd] = rng.choice(specials(dtype), size)[odd]
    return out.reshape(shape)
