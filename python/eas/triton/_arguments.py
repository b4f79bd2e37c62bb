"""Arguments of a launch that are several of the core's, or other ones: tuples, descriptors, large
numbers, 8-bit floats."""

from __future__ import annotations

from numbers import Integral
from types import FunctionType
from typing import Any

from .. import _core
from .language import _span
from .language._blocks import tensor_descriptor
from .language._tensor import enter, enter_as, enter_long
from .language._types import constexpr, dtype, str_to_ty, unwrap

# What torch and ml_dtypes call 8-bit floats.
_FLOAT8 = {
    "float8_e4m3fn": "fp8e4nv", "float8_e5m2": "fp8e5", "float8_e4m3fnuz": "fp8e4b8",
    "float8_e5m2fnuz": "fp8e5b16",
}  # fmt: skip
_CONSTANT = (str, dtype, FunctionType, type)


def is_constant(value: Any) -> bool:
    """Whether it is part of the kernel, whatever its parameter says: a function, a dtype."""
    return isinstance(value, _CONSTANT) or hasattr(type(value), "__eas_key__")


_NUMBERS = frozenset((float, bool, type(None)))
_ARRAYS: set[tuple[type, Any]] = set()  # kinds of arrays, and their dtypes, that are passed on


def is_plain(value: Any) -> bool:
    """Whether a launch passes it on as it is: asked of every argument, so known by its type."""
    kind = type(value)
    if kind is int:
        return bool(-_span.ARGUMENT <= value < _span.ARGUMENT)
    if kind in _NUMBERS:
        return True
    words = getattr(value, "dtype", None)
    return words is not None and (kind, words) in _ARRAYS


def note_plain(value: Any) -> None:
    """An array that was passed on as it is: so are others like it."""
    kind = type(value)
    if kind.__module__.partition(".")[0] in ("torch", "numpy"):
        _ARRAYS.add((kind, value.dtype))


def spread(name: str, values: Any, flat: dict[str, Any]) -> Any:
    """A tuple as parameters of their own; its structure is what is returned."""
    parts: list[Any] = []
    for i, value in enumerate(values):
        part = f"{name}__{i}"
        if isinstance(value, constexpr):
            flat[part] = unwrap(value)
            parts.append((part, "constant"))
        elif isinstance(value, (tuple, list)):
            parts.append((part, spread(part, value, flat)))
        elif is_constant(value) or value is None:
            flat[part] = value
            parts.append((part, "constant"))
        elif is_descriptor(value):
            parts.append((part, spread_descriptor(part, value, flat)))
        elif is_large(value):
            flat[part] = long(part, value, parts)
        else:
            flat[part] = value
            parts.append((part, "value"))
    fields = getattr(type(values), "_fields", None)
    return ("tuple", type(values) if fields else tuple, tuple(parts))


def kind_of(annotation: Any) -> dtype | None:
    """The dtype of a number whose parameter is annotated with one: tl.int64, "fp64"."""
    if isinstance(annotation, str):
        name = annotation.strip("'\"").rpartition(".")[2]
        name = {"float16": "fp16", "float32": "fp32", "float64": "fp64", "bfloat16": "bf16"}.get(
            name, name
        )
        short = name[:1] in ("i", "u") and name[1:].isdigit()
        known = name in dtype.SINT_TYPES + dtype.UINT_TYPES + dtype.STANDARD_FP_TYPES
        annotation = str_to_ty(name) if known or short else None
    number = isinstance(annotation, dtype) and annotation.core is not None
    return annotation if number else None


def annotated(name: str, value: Any, kind: dtype, shape: list[Any]) -> Any:
    """A number in the dtype of its annotation."""
    if kind.is_int() and type(value) is int and not -(2**63) <= value < 2**63:
        value = long(name, value, [])  # its bits
    shape.append((name, ("as", kind.name)))
    return value


def is_large(value: Any) -> bool:
    return type(value) is int and not -_span.ARGUMENT <= value < _span.ARGUMENT


def long(name: str, value: int, shape: list[Any]) -> int:
    """A number that is no int32 is int64, or uint64, to the kernel; the core is given its bits."""
    if -(2**31) <= value < 2**31:
        shape.append((name, "int32"))
        return value
    if not -(2**63) <= value < 2**64:
        raise NumberError(f"[launch] argument '{name}' is too large, got {value}, expected an "
                          "integer of 64 bits (-2**63 to 2**64 - 1)")  # fmt: skip
    unsigned = value >= 2**63
    shape.append((name, "uint64" if unsigned else "int64"))
    return value - 2**64 if unsigned else value


def bytes_of(name: str, value: Any, shape: list[Any]) -> Any:
    """What is passed to the core: of 8-bit floats, their bytes."""
    kind = None
    if isinstance(value, Integral):
        value = value if isinstance(value, bool) else int(value)
        return long(name, value, shape) if is_large(value) else value
    if hasattr(value, "as_argument"):
        kind, value = getattr(value, "dtype", None), value.as_argument()
        kind = kind if isinstance(kind, dtype) and kind.is_fp8() else None
    words = getattr(value, "dtype", None)
    if kind is None and words is not None and "float8" in (text := str(words)):
        kind = (
            dtype(_FLOAT8[text.rpartition(".")[2]]) if text.rpartition(".")[2] in _FLOAT8 else None
        )
    if kind is None:
        if words is not None and not hasattr(value, "as_argument"):
            note_plain(value)
        return value
    shape.append((name, ("fp8", kind.name)))
    module = type(value).__module__.partition(".")[0]
    return value.view(__import__(module).uint8) if module in ("torch", "numpy") else value


def is_descriptor(value: Any) -> bool:
    return hasattr(value, "block_shape") and hasattr(value, "base")


def spread_descriptor(name: str, value: Any, flat: dict[str, Any]) -> Any:
    flat[f"{name}__base"] = value.base
    for i, (size, stride) in enumerate(zip(value.shape, value.strides, strict=True)):
        flat[f"{name}__size_{i}"], flat[f"{name}__stride_{i}"] = int(size), int(stride)
    padding = getattr(value, "padding", "zero")
    return ("descriptor", len(value.shape), tuple(value.block_shape), padding)


def names(name: str, given: Any) -> list[tuple[str, bool]]:
    """The parameters that stand for one, and whether each is a constant."""
    if given is None or isinstance(given, str) or given[0] in ("fp8", "as"):
        return [(name, given == "constant")]
    if given[0] == "descriptor":
        every = [(f"{name}__base", False)]
        for i in range(given[1]):
            every += [(f"{name}__size_{i}", False), (f"{name}__stride_{i}", False)]
        return every
    return [each for part, inner in given[2] for each in names(part, inner)]


def gathered(name: str, given: Any, found: dict[str, Any]) -> Any:
    if given is None or given in ("constant", "value"):
        return found[name] if given == "constant" else enter(found[name], name=name)
    if given == "int32":
        return enter(found[name], span=_span.INT32)
    if given in ("int64", "uint64"):
        return enter_long(found[name], dtype(given))
    if given[0] == "as":
        return enter_as(found[name], dtype(given[1]))
    if given[0] == "fp8":
        return enter(found[name], dtype(given[1]), name=name)
    if given[0] == "descriptor":
        n = given[1]
        sizes = [enter(found[f"{name}__size_{i}"]) for i in range(n)]
        strides = [enter(found[f"{name}__stride_{i}"]) for i in range(n)]
        base = enter(found[f"{name}__base"], name=f"{name}__base")
        return tensor_descriptor(base, sizes, strides, given[2], given[3])
    parts = [gathered(part, inner, found) for part, inner in given[2]]
    return given[1](*parts) if given[1] is not tuple else tuple(parts)


class NumberError(_core.LaunchError, OverflowError):
    """A number that no integer type holds."""


class HintError(_core.LaunchError, AssertionError):
    """A hint that Triton asserts something of."""


def check_hints(hints: dict[str, Any]) -> None:
    warps = hints.get("num_warps")
    if isinstance(warps, int) and (warps <= 0 or warps & (warps - 1)):
        raise HintError(f"[launch] num_warps must be a power of 2, got {warps}")
