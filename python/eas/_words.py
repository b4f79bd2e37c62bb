"""What to write instead, where Python's own ways meet a value of the kernel.

The core asks when a value has no truth, no number and no steps (each question is a function here
and answers with the op and the message); what Python itself says comes to `explain_error`.
"""

from __future__ import annotations

import re
from types import FrameType, ModuleType
from typing import Any

from . import _core
from ._instructions import Callee, Moment, user_frame

Words = tuple[str, str]  # the op, and what is wrong with it

_LIBRARIES = ("math", "cmath", "numpy", "torch")
# Names of NumPy, torch and Python for what mk calls otherwise.
_SAME_IN_MK = {
    "absolute": "abs(x)", "fabs": "abs(x)", "abs": "abs(x)", "negative": "-x", "mod": "x % y",
    "fmod": "x % y", "remainder": "x % y", "power": "mk.pow", "arcsin": "mk.asin",
    "arccos": "mk.acos", "arctan": "mk.atan", "arctan2": "mk.atan2", "clip": "mk.clamp",
    "fmin": "mk.minimum", "fmax": "mk.maximum", "amin": "mk.min", "amax": "mk.max",
    "concatenate": "mk.cat", "concat": "mk.cat", "stack": "mk.join", "transpose": "mk.trans",
    "permute": "mk.trans", "matmul": "x @ y", "mm": "x @ y", "einsum": "x @ y",
    "rint": "mk.round", "mean": "mk.sum(x) / n", "zeros_like": "mk.zeros(x.shape, x.dtype)",
    "ones_like": "mk.ones(x.shape, x.dtype)", "full_like": "mk.full(x.shape, value, x.dtype)",
    "expand_dims": "x[:, None]", "asarray": "the value itself", "array": "the value itself",
    "logical_and": "x & y", "logical_or": "x | y", "logical_not": "~x", "masked_fill": "mk.where",
    "float16": "x.to(mk.float16)", "float32": "x.to(mk.float32)", "float64": "x.to(mk.float64)",
    "int32": "x.to(mk.int32)", "int64": "x.to(mk.int64)", "cdiv": "eas.cdiv",
    "next_power_of_2": "eas.next_power_of_2",
}  # fmt: skip
_CHOICES = {min: "mk.minimum", max: "mk.maximum", sorted: "mk.sort of a tile"}
_CHOICES |= {any: "| between the conditions", all: "& between the conditions"}
_REDUCTIONS = {min: "mk.min", max: "mk.max", sum: "mk.sum", any: "mk.any", all: "mk.all"}
_REDUCTIONS |= {sorted: "mk.sort"}
_NUMBERS = {int: "x.to(mk.int64)", float: "x.to(mk.float32)", range: "mk.range"}

_TRACED = (_core.Value, _core.Buffer, _core.BufferShape, _core.Pointer, _core.Fragment)


def _in_mk(name: str) -> str | None:
    from . import mk

    if name in _SAME_IN_MK:
        return _SAME_IN_MK[name]
    return f"mk.{name}" if not name.startswith("_") and callable(getattr(mk, name, None)) else None


def _library_words(callee: Callee, got: str) -> Words | None:
    """For a function of math, NumPy or torch: that of mk which does the same."""
    home = callee.owner.__name__ if isinstance(callee.owner, ModuleType) else None
    home = home or getattr(callee.function, "__module__", None) or ""
    kind = type(callee.function).__module__
    if home.split(".")[0] not in _LIBRARIES and kind.split(".")[0] not in _LIBRARIES:
        return None
    name = getattr(callee.function, "__name__", callee.text.rpartition(".")[2])
    return _refused(callee.text, got, _in_mk(name) or "operators and functions of mk")


def _refused(name: str, got: str, instead: str) -> Words:
    return name, f"cannot take a value of the kernel, got {got}, expected {instead}"


def _call_words(moment: Moment, table: dict[Any, str], got: str) -> Words | None:
    callee = moment.callee()
    if callee is None:
        return None
    for function, instead in table.items():
        if callee.function is function:
            return _refused(callee.text, got, instead)
    return _library_words(callee, got)


def _moment() -> Moment | None:
    frame = user_frame()
    return None if frame is None else Moment(frame)


def _reason(frame: FrameType) -> str | None:
    from ._rewrite import unseen

    return unseen.get(frame.f_code)


# --- what the core asks ---


def truth(got: str) -> Words:
    """bool(x): `if`, `and`, `min`, `assert`, …"""
    moment = _moment()
    if moment is not None:
        words = _call_words(moment, _CHOICES, "a traced one")
        if words is not None:
            return words
        if moment.is_assert():
            return "assert", (
                f"the condition is not known while compiling, got {got}, expected "
                "mk.device_assert(condition, message), or mk.static_assert for constants"
            )
        if moment.does("CONTAINS_OP"):
            return "in", (
                f"asks a question that is not known while compiling, got {got}, expected "
                "(x == a) | (x == b)"
            )
        if moment.is_chain():
            return "compare", (
                f"a chain has no truth while compiling, got {got}, expected (a < b) & (b < c) for "
                "a < b < c"
            )
        reason = _reason(moment.frame)
        if reason is not None:
            return "bool", reason
    return "bool", (
        f"a traced value has no truth while compiling, got {got}, expected `if x:` or `while x:` "
        "right in the kernel or an @eas.func, & | ~ for and, or, not, or mk.where"
    )


def _number(op: str, got: str) -> Words:
    moment = _moment()
    words = None if moment is None else _call_words(moment, _NUMBERS, got)
    return words or (
        op,
        f"a traced value is not known while compiling, got {got}, expected an eas.constexpr "
        "argument, a literal, or mk.range for a loop",
    )


def as_index(got: str) -> Words:
    return _number("index", got)


def as_int(got: str) -> Words:
    return _number("int", got)


def as_float(got: str) -> Words:
    return _number("float", got)


def steps(got: str) -> Words:
    """iter(x) of a tile."""
    moment = _moment()
    words = None if moment is None else _call_words(moment, _REDUCTIONS, got)
    what = f"a traced value cannot be iterated, got {got}, expected `for i in mk.range(…)`"
    return words or ("iter", what)


def array(_: str) -> Words:
    """NumPy wants an array of it."""
    moment = _moment()
    words = None if moment is None else _call_words(moment, {}, "a traced one")
    return words or _refused("array", "a traced one", "operators and functions of mk")


def _no_plain_for(got: str) -> Words:
    return "range", (
        f"a loop of the kernel is a plain `for` statement, got {got}, expected "
        "`for i in mk.range(…):`, or mk.static_range with bounds that are constants"
    )


def loop(_: str) -> Words:
    """iter(mk.range(…)) with bounds that are not known: no `for` that was rewritten."""
    moment = _moment()
    if moment is None:
        return "range", "stands in no function, expected `for i in mk.range(…)` in a kernel"
    got = None
    if (callee := moment.callee()) is not None:
        got = f"{callee.text}(…)"
    elif moment.is_comprehension():
        got = "a comprehension"
    elif not moment.is_for_statement():
        got = "another use of it"
    if got is not None:
        return _no_plain_for(got)
    reason = _reason(moment.frame)
    if reason is not None:
        return "range", reason
    return "range", (
        "a loop with traced bounds needs a function that is looked at, got a plain one, expected "
        f"@eas.func on the helper it stands in, '{moment.frame.f_code.co_name}'"
    )


# --- what Python says ---

_SHAPE = "x.shape[axis]"
_ITSELF = "the value itself, which never changes"
_OFFSETS = "offsets, as i * x.stride(0) + j * x.stride(1)"
_TO = {"float": "float32", "double": "float64", "half": "float16", "bfloat16": "bfloat16"}
_TO |= {"int": "int32", "long": "int64", "short": "int16", "bool": "bool"}
_BUFFER = {
    "strides": "x.stride(axis)", "size": f"{_SHAPE}, or the number as an argument",
    "numel": "x.shape[0] * x.shape[1] for all axes, or the number as an argument",
    "nbytes": "x.shape[axis] * x.dtype.itemsize", "itemsize": "x.dtype.itemsize",
    "element_size": "x.dtype.itemsize", "dim": "x.ndim", "rank": "x.ndim",
    "item": "mk.load(x, 0)", "data_ptr": "x + offset, which is a pointer", "T": _OFFSETS,
    "transpose": _OFFSETS, "permute": _OFFSETS, "reshape": _OFFSETS, "view": _OFFSETS,
    "flatten": _OFFSETS, "ravel": _OFFSETS, "to": "mk.load(x, offset).to(dtype)",
    "astype": "mk.load(x, offset).to(dtype)", "fill": "mk.store(x, offset, value)",
    "fill_": "mk.store(x, offset, value)", "zero_": "mk.store(x, offset, 0)",
    "copy_": "mk.store(x, offset, value)",
}  # fmt: skip
_VALUE = {
    "strides": "x.shape, as a tile has no address", "stride": "x.shape, as a tile has no address",
    "size": "x.shape", "numel": "the product of x.shape", "dim": "x.ndim", "rank": "x.ndim",
    "item": "the scalar itself, or mk.sum(x) of a tile", "astype": "x.to(dtype)",
    "type": "x.to(dtype)", "view": "x.reshape, or mk.bitcast", "flatten": "x.reshape(-1)",
    "ravel": "x.reshape(-1)", "squeeze": "x.reshape", "unsqueeze": "x[:, None]",
    "t": "x.T", "transpose": "x.T, or mk.trans(x, axes)", "copy": _ITSELF, "clone": _ITSELF,
    "contiguous": _ITSELF, "detach": _ITSELF, "expand": "mk.broadcast_to",
    "itemsize": "x.dtype.itemsize", "tolist": "mk.store into an argument",
    "numpy": "mk.store into an argument", "cpu": "mk.store into an argument",
    **{name: f"x.to(mk.{dtype})" for name, dtype in _TO.items()},
}  # fmt: skip
_DTYPE = {
    "is_floating_point": 'dtype.kind == "f"', "is_floating": 'dtype.kind == "f"',
    "is_signed": 'dtype.kind in "if"', "is_complex": 'dtype.kind == "c"',
    "is_int": 'dtype.kind in "iu"', "is_integer": 'dtype.kind in "iu"',
    "is_bool": 'dtype.kind == "b"', "bits": "dtype.itemsize * 8", "nbytes": "dtype.itemsize",
    "primitive_bitwidth": "dtype.itemsize * 8", "type": "dtype.name",
}  # fmt: skip
_ATTRIBUTES: list[tuple[type, dict[str, str]]] = [
    (_core.Buffer, _BUFFER),
    (_core.Pointer, _BUFFER),
    (_core.Value, _VALUE),
    (_core.DType, _DTYPE),
]


def _attribute_hint(owner: Any, name: str) -> str:
    import difflib

    from . import mk

    for kind, table in _ATTRIBUTES:
        if isinstance(owner, kind) and name in table:
            return table[name]
    if not isinstance(owner, _core.DType) and (found := _in_mk(name)) is not None:
        memory = isinstance(owner, (_core.Buffer, _core.Pointer)) and found.startswith("mk.")
        takes = "(" not in found and found not in ("mk.load", "mk.store")
        return f"{found}(mk.load(x, offset))" if memory and takes else found
    if owner is not mk:
        own = [n for n in dir(owner) if not n.startswith("_")]
        if near := difflib.get_close_matches(name, own, 1, 0.8):
            return near[0]
    names = [n for n in dir(mk) if not n.startswith("_")]
    near = difflib.get_close_matches(name, names, 1, 0.6 if owner is mk else 0.8)
    return f"mk.{near[0]}" if near else "a name of mk"


_TRACED_NAMES = r"\b(Value|Buffer|BufferShape|Pointer|Fragment|Range|DType)\b"


def _python_words(text: str, moment: Moment) -> Words | None:
    """For a TypeError of Python's, with what stands in its message."""
    callee = moment.callee()
    traced = re.search(_TRACED_NAMES, text) is not None
    if callee is not None and traced:
        words = _library_words(callee, "a traced one")
        if words is not None:
            return words
    name = callee.text.rpartition(".")[2] if callee is not None else ""
    if text.endswith("is not callable") and callee is not None and name:
        if isinstance(callee.owner, _TRACED):
            index = "[axis]" if name == "shape" else ""
            return name, f"is no method, got x.{name}(…), expected x.{name}{index}"
        if isinstance(callee.function, _core.DType):
            instead = f"x.to(mk.{callee.function.name})"
            return name, f"a dtype is no function, got {callee.text}(…), expected {instead}"
    if "nb_bound_method' object is not subscriptable" in text:
        return "index", "a method is called, got x.method[…], expected x.stride(axis)"
    if "__format__" in text and traced:
        return "format", (
            "a value of the kernel has no digits while compiling, got a format for it, expected "
            "mk.device_print"
        )
    if not traced:
        return None
    if "'Range'" in text and callee is not None:
        return _no_plain_for(f"{callee.text}(…)")
    what = text.splitlines()[0].partition(" The following")[0].rstrip(".")
    return "python", (
        f"Python cannot do this with values of the kernel, got {what}, expected operators and "
        "functions of mk"
    )


def explain_error(error: BaseException) -> Exception | None:
    """A CompileError for what Python itself says of a traced value; None for any other error."""
    from . import mk
    from ._kernel import innermost_user_frame
    from ._source import error_in_frame

    found = innermost_user_frame(error)
    if found is None:
        return None
    if not isinstance(error, (TypeError, AttributeError)):
        return None
    frame, _, instruction = found
    moment = Moment(frame, instruction)
    words: Words | None
    if isinstance(error, AttributeError) and (
        error.obj is mk or type(error.obj).__module__ == _core.__name__
    ):
        callee = moment.callee()  # a library may have looked for the name
        words = None if callee is None else _library_words(callee, "a traced one")
        owner = "mk" if error.obj is mk else f"a {type(error.obj).__name__} of the kernel"
        hint = _attribute_hint(error.obj, error.name or "")
        what = f"{owner} has no such name, got {error.name}, expected {hint}"
        words = words or ("attribute", what)
    else:
        words = _python_words(str(error), moment)
    if words is None:
        return None
    op, what = words
    return error_in_frame(op, what, *found)
