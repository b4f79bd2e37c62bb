"""What variables hold at a merge: nests of containers whose leaves are traced, numbers, or static.

A value flattens into leaves with paths; static leaves (None, strings, dtypes, functions, …) must
be the same wherever control flow meets. `same` is stricter than ==: 1, 1.0 and True differ, so do
0.0 and -0.0, and a NaN is the same as itself.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any

from .. import _core


class _Unbound:
    """The value of a variable that has none."""

    def __repr__(self) -> str:
        return "<unbound>"


UNBOUND: Any = _Unbound()
_INT64 = range(-(2**63), 2**64)


def is_number(value: object) -> bool:
    """A Python or NumPy scalar that the core can turn into a weak traced value."""
    if isinstance(value, (bool, float)):
        return True
    if isinstance(value, int):
        plain = type(value) is int or hasattr(value, "__eas_number__")
        return plain and int(value) in _INT64  # of a subclass it would look at each
    return type(value).__module__ == "numpy" and hasattr(value, "item") and _is_numpy_scalar(value)


def _is_numpy_scalar(value: Any) -> bool:
    return getattr(value, "shape", None) == () and getattr(value.dtype, "kind", "") in "biuf"


def is_eager() -> bool:
    """Whether values are real, so that conditions are known."""
    return _core.is_eager()


def truth(value: Any) -> Any:
    return _core.language.cast(value, _core.bool) if _core.is_traced(value) else bool(value)


def both(a: Any, b: Callable[[], Any]) -> Any:
    """a and b, either of which may be traced."""
    if not _core.is_traced(a):
        return b() if a else False
    other = b()
    if not _core.is_traced(other):
        return a if other else False
    return a & other


def as_index(value: Any) -> Any:
    """A loop index as mk.range makes it: int64 and not weak."""
    return _core.language.cast(value, int)


def is_leaf(value: object) -> bool:
    return _core.is_traced(value) or is_number(value)


def is_buffer(value: object) -> bool:
    return isinstance(value, _core.Buffer)


def is_memory(value: object) -> bool:
    return is_buffer(value) or isinstance(value, _core.Pointer)


def is_other_memory(a: object, b: object) -> bool:
    """Memory of two buffers: control flow cannot choose between them."""
    return is_memory(a) and is_memory(b) and not _core.same_memory(a, b)


def as_address(value: Any) -> Any:
    """A buffer as the pointer to its first element, which control flow can carry."""
    return value + 0 if is_buffer(value) else value


def same(a: Any, b: Any) -> bool:
    if a is b:
        return True
    if type(a) is not type(b) or _core.is_traced(a):
        return False
    if isinstance(a, float):
        return struct.pack("<d", a) == struct.pack("<d", b)
    if isinstance(a, complex):
        return same(a.real, b.real) and same(a.imag, b.imag)
    try:
        return bool(a == b)
    except Exception:  # objects whose == is no yes or no are the same only if identical
        return False


def describe(value: Any) -> str:
    if value is UNBOUND:
        return "not set"
    if _core.is_traced(value):
        return f"traced value {value!r}"
    text = repr(value)
    return f"{type(value).__name__} {text if len(text) <= 40 else text[:37] + '...'}"


def children(value: Any) -> list[tuple[str, Any]] | None:
    """The parts of a container with the text that selects each, or None for a leaf."""
    if isinstance(value, (tuple, list)):
        names = getattr(type(value), "_fields", None)
        if names is not None:
            return [(f".{n}", v) for n, v in zip(names, value, strict=True)]
        return [(f"[{i}]", v) for i, v in enumerate(value)]
    if type(value) is dict:
        return [(f"[{k!r}]", v) for k, v in value.items()]
    if hasattr(type(value), "__eas_parts__"):  # of another front end: a block pointer
        parts: list[tuple[str, Any]] = value.__eas_parts__()
        return parts
    return None


def rebuild(value: Any, parts: list[Any]) -> Any:
    """A container like value with other parts; value itself when no part changed."""
    old = children(value) or []
    if all(new is part for new, (_, part) in zip(parts, old, strict=True)):
        return value
    if type(value) is dict:
        return dict(zip(value, parts, strict=True))
    if hasattr(type(value), "__eas_rebuild__"):
        return value.__eas_rebuild__(parts)
    if hasattr(type(value), "_fields"):
        return type(value)(*parts)
    return type(value)(parts)


def alike(a: Any, b: Any) -> bool:
    """Both containers of the same type and keys."""
    mine, other = children(a), children(b)
    if mine is None or other is None or type(a) is not type(b):
        return False
    return [k for k, _ in mine] == [k for k, _ in other]


def root(path: str) -> str:
    """The variable of a path."""
    return path.split("[")[0].split(".")[0]


def leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    parts = children(value)
    if parts is None:
        yield path, value
    else:
        for key, part in parts:
            yield from leaves(path + key, part)


def replace_at(path: str, value: Any, new: dict[str, Callable[[Any], Any]]) -> Any:
    """The same nest with what is at these paths replaced."""
    if path in new:
        return new[path](value)
    parts = children(value)
    if parts is None:
        return value
    return rebuild(value, [replace_at(path + key, part, new) for key, part in parts])


def replace(path: str, value: Any, new: Callable[[str, Any], Any]) -> Any:
    """The same nest with each leaf replaced by new(path, leaf)."""
    parts = children(value)
    if parts is None:
        return new(path, value)
    return rebuild(value, [replace(path + key, part, new) for key, part in parts])
