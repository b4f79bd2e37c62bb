"""Which outside names a kernel depends on, and what they hold: part of the kernel's key.

Globals, closure variables and attributes of modules are found in the bytecode (so it works without
source), through helper functions and lambdas as well. What can change without notice (lists,
arrays, instances) is refused with its line. The launcher watches `cells` by address.
"""

from __future__ import annotations

import builtins
import dis
import enum
import functools
import struct
import sys
from collections.abc import Callable, Iterator
from types import BuiltinFunctionType, CellType, CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

from . import _core
from ._source import _characters, compile_error, line_text

_LIBRARIES = frozenset({"eas", "numpy", "torch", *sys.stdlib_module_names}) - {"__main__"}
_SCALARS = (bool, int, complex, str, bytes, type(None), type(Ellipsis))
_FIXED_CLASSES = (tuple, BaseException, enum.Enum)  # what they hold does not change
_EXPECTED = (
    "expected a scalar, a string, a dtype, a tuple of these, a function or a module; "
    "pass it as an argument, or make it a tuple"
)


class _Undefined:
    def __repr__(self) -> str:
        return "<undefined>"


UNDEFINED = _Undefined()  # never what a dict or cell holds, so the name is looked at again


class Reference(NamedTuple):
    """A use of an outside name in bytecode, with the attributes read from it: `settings.SCALE`."""

    name: str
    attributes: tuple[str, ...]
    line: int
    begin: int | None
    end: int | None


class Captured(NamedTuple):
    holder: dict[str, Any] | CellType
    name: str | None  # None for a cell
    value: Any
    path: str
    file: str
    line: int


class Captures(NamedTuple):
    names: list[Captured]
    key: tuple[Any, ...]

    @property
    def cells(self) -> list[tuple[Any, str | None, Any]]:
        return [(c.holder, c.name, c.value) for c in self.names]


class _Unsupported(Exception):
    """A value that cannot be captured; the text says what it is."""


def capture(fn: Callable[..., Any]) -> Captures:
    """What fn depends on now. Raises CompileError for a name that cannot be captured."""
    walk = _Walk(fn)
    key = walk.function(fn)
    return Captures(walk.names, key)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


@functools.lru_cache(maxsize=512)
def _references(code: CodeType) -> tuple[Reference, ...]:
    """Every outside name the code and the functions inside it read, in order."""
    free = set(code.co_freevars)
    found: dict[tuple[str, tuple[str, ...]], Reference] = {}
    for inner in _codes(code):
        for reference in _references_in(inner, free):
            found.setdefault((reference.name, reference.attributes), reference)
    return tuple(found.values())


def _references_in(code: CodeType, free: set[str]) -> Iterator[Reference]:
    line = code.co_firstlineno
    pending: tuple[str, list[str], int, int | None, int | None] | None = None
    for instruction in dis.get_instructions(code):
        positions = getattr(instruction, "positions", None)  # Python >= 3.11
        if positions is not None and positions.lineno is not None:
            line = positions.lineno
        elif positions is None and instruction.starts_line is not None:
            line = int(instruction.starts_line)
        name = str(instruction.argval)
        if pending is not None:
            if instruction.opname in ("LOAD_ATTR", "LOAD_METHOD"):
                pending[1].append(name)
                if positions is not None and positions.end_lineno == pending[2]:
                    pending = (*pending[:4], positions.end_col_offset)
                continue
            yield Reference(pending[0], tuple(pending[1]), *pending[2:])
            pending = None
        outside = instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME")
        if instruction.opname in ("LOAD_DEREF", "LOAD_CLASSDEREF"):
            outside = name in free
        if outside and not name.startswith("@"):  # names pytest's assertions use
            begin = positions.col_offset if positions is not None else None
            end = positions.end_col_offset if positions is not None else None
            pending = (name, [], line, begin, end)
    if pending is not None:
        yield Reference(pending[0], tuple(pending[1]), *pending[2:])


def _package(module: str | None) -> str:
    return (module or "").partition(".")[0]


def _is_library(module: str | None) -> bool:
    return _package(module) in _LIBRARIES


class _Walk:
    def __init__(self, kernel: Callable[..., Any]) -> None:
        self.package = _package(kernel.__module__)
        self.names: list[Captured] = []
        self.seen: set[tuple[int, str | None]] = set()
        self.open: list[Callable[..., Any]] = []  # functions being walked: recursion ends here

    def function(self, fn: Callable[..., Any]) -> tuple[Any, ...]:
        code = fn.__code__
        if any(fn is f for f in self.open):
            return ("recursion", fn.__qualname__)
        self.open.append(fn)
        closure = dict(zip(code.co_freevars, fn.__closure__ or (), strict=True))
        keys = [self.reference(fn, closure, reference) for reference in _references(code)]
        self.open.pop()
        return ("function", code, *(k for k in keys if k is not None))

    def reference(
        self, fn: Callable[..., Any], closure: dict[str, CellType], reference: Reference
    ) -> tuple[Any, ...] | None:
        name = reference.name
        holder: Any = closure.get(name)
        if holder is not None:
            try:
                value = holder.cell_contents
            except ValueError:
                value = UNDEFINED
            self.record(holder, None, value, name, fn, reference)
        else:
            holder = fn.__globals__
            value = holder.get(name, UNDEFINED)
            if value is UNDEFINED and hasattr(builtins, name):
                return None
            self.record(holder, name, value, name, fn, reference)
        path = name
        for attribute in reference.attributes:
            if not isinstance(value, ModuleType):
                break
            holder, path = value.__dict__, f"{path}.{attribute}"
            inside = holder.get(attribute, UNDEFINED)
            if _is_library(value.__name__) and not isinstance(inside, (*_SCALARS, float)):
                return (path, "library", value.__name__)
            value = inside
            self.record(holder, attribute, value, path, fn, reference)
        try:
            return (path, self.key(value))
        except _Unsupported as error:
            if not self.is_strict(fn):
                return (path, "other", type(value).__qualname__)
            raise self.refusal(fn, reference, path, str(error)) from None

    def record(
        self,
        holder: Any,
        name: str | None,
        value: Any,
        path: str,
        fn: Callable[..., Any],
        reference: Reference,
    ) -> None:
        where = (id(holder), name)
        if where not in self.seen:
            self.seen.add(where)
            file = fn.__code__.co_filename
            self.names.append(Captured(holder, name, value, path, file, reference.line))

    def is_strict(self, fn: Callable[..., Any]) -> bool:
        """Code of other installed packages may hold what it likes; the user's may not."""
        if _package(fn.__module__) == self.package:
            return True
        file = fn.__code__.co_filename
        return "site-packages" not in file and "dist-packages" not in file

    def refusal(
        self, fn: Callable[..., Any], reference: Reference, path: str, got: str
    ) -> Exception:
        file, line = fn.__code__.co_filename, reference.line
        text = line_text(file, line)
        begin, end = reference.begin, reference.end
        if begin is not None and end is not None:
            begin, end = _characters(text, begin), _characters(text, end)
        elif path in text:  # Python 3.10 keeps no columns
            begin = text.index(path)
            end = begin + len(path)
        what = f"'{path}' cannot be captured by a kernel, got {got}, {_EXPECTED}"
        return compile_error("capture", what, file, line, begin, end, text)

    # --- what a value means: equal keys, equal code ---

    def key(self, value: Any) -> Any:
        kind = type(value)
        if value is UNDEFINED:
            return ("undefined",)
        if kind is float:
            return ("float", struct.pack("<d", value))
        if kind is complex:
            return ("complex", struct.pack("<dd", value.real, value.imag))
        if kind in _SCALARS:
            return (kind.__name__, value)
        if isinstance(value, tuple):
            return (kind, *(self.key(part) for part in value))
        if isinstance(value, enum.Enum):
            return (kind, value.name, self.key(value.value))
        if isinstance(value, ModuleType):
            return ("module", value.__name__)
        return self.function_key(value) or self.object_key(value)

    def function_key(self, value: Any) -> tuple[Any, ...] | None:
        helper = value
        if callable(value):  # decorated helpers: @eas.func, functools.cache
            cached = isinstance(value, functools._lru_cache_wrapper)
            helper = value.__wrapped__ if cached else getattr(value, "__eas_func__", value)
        if isinstance(helper, functools.partial):
            words = sorted(helper.keywords.items())
            parts = [self.key(part) for part in (helper.func, helper.args, *words)]
            return ("partial", *parts)
        if not isinstance(helper, FunctionType):
            return None
        if _is_library(helper.__module__):
            return ("function", helper)
        defaults = (*(helper.__defaults__ or ()), *sorted((helper.__kwdefaults__ or {}).items()))
        return (*self.function(helper), *(self.key(default) for default in defaults))

    def object_key(self, value: Any) -> tuple[Any, ...]:
        kind = type(value)
        if isinstance(value, (_core.Kernel, _core.DType)):
            return (kind.__name__, value)
        if isinstance(value, type):
            if _is_library(value.__module__) or issubclass(value, _FIXED_CLASSES):
                return ("type", value)
            raise _Unsupported(f"the class {value.__qualname__}")
        if _is_a(value, "numpy", "generic"):
            return ("numpy", str(value.dtype), value.tobytes())
        if _is_a(value, "numpy", "dtype") or _is_a(value, "torch", "dtype"):
            return ("dtype", kind.__module__, str(value))
        if isinstance(value, BuiltinFunctionType):
            if value.__self__ is None or isinstance(value.__self__, (ModuleType, type)):
                return ("function", value)
            raise _Unsupported(f"a method of {_a(type(value.__self__))}")
        named = callable(value) and hasattr(value, "__name__")
        if named and _is_library(getattr(value, "__module__", None)):
            return ("function", value)
        raise _Unsupported(_a(kind))


def _is_a(value: Any, module: str, name: str) -> bool:
    """isinstance without importing the module: no such value exists before it is."""
    found = sys.modules.get(module)
    return found is not None and isinstance(value, getattr(found, name))


def _a(kind: type) -> str:
    name = kind.__qualname__
    module = "" if kind.__module__ == "builtins" else kind.__module__ + "."
    article = "an" if (module + name)[:1] in "aeiouAEIOU" else "a"
    return f"{article} {module}{name}"
