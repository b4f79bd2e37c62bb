"""Which outside names a kernel depends on, and what they hold: part of the kernel's key.

Names are followed through helper functions, lambdas, partials and bound methods; each function is
looked at once, so a graph of helpers costs what it holds. What can change without notice (lists,
arrays, instances) is refused with its line. The launcher watches `watched` by address, and asks
again when one of them changed. _capture_key says what a value means.
"""

from __future__ import annotations

import builtins
from collections import deque
from collections.abc import Callable
from types import CellType, FunctionType, ModuleType
from typing import Any, NamedTuple, NoReturn

from ._capture_key import UNDEFINED, Keys, Unsupported, is_library
from ._references import Reference, attributes, references
from ._source import _characters, compile_error, line_text

_EXPECTED = (
    "expected a scalar, a string, a dtype, a tuple of these, a function or a module; "
    "pass it as an argument, or make it a tuple"
)
_PLAIN = (bool, int, float, complex, str, bytes, type(None), type(Ellipsis))


class Captured(NamedTuple):
    """A name that counts, for EAS_LOG."""

    value: Any
    path: str
    file: str
    line: int


# What the launcher compares: ("name", dict, name, value), ("absent", dict, name, None),
# ("cell", cell, None, value), ("empty", cell, None, None), ("function", function, None, None) for
# its code and defaults, ("size", dict, None, None), ("type", class, None, None) for any change.
Watched = tuple[str, Any, "str | None", Any]


class Captures(NamedTuple):
    names: list[Captured]
    watched: list[Watched]
    key: tuple[Any, ...]


def capture(fn: Callable[..., Any]) -> Captures:
    """What fn depends on now. Raises CompileError for a name that cannot be captured."""
    walk = _Walk(fn)
    walk.function(fn)
    walk.root = fn
    return walk.captures()


def capture_constexpr(value: Any, kernel: Callable[..., Any]) -> Captures | str:
    """What a constexpr of the kernel means now; a text that says what it is when it may change."""
    walk = _Walk(kernel)
    try:
        key = walk.key(value, by_value=True)
        if walk.members:  # only those whose names somebody uses count
            walk.used |= names_used(kernel)
        return walk.captures(key)
    except Unsupported as error:
        return str(error)
    except RecursionError:
        return "a value nested too deeply"


def names_used(kernel: Callable[..., Any]) -> set[str]:
    walk = _Walk(kernel)
    walk.function(kernel)
    walk.root = kernel
    walk.captures()
    return walk.used


class _Walk(Keys):
    def __init__(self, kernel: Callable[..., Any]) -> None:
        super().__init__()
        self.package = _package(kernel)
        self.root: Callable[..., Any] | None = None  # the kernel: its defaults are arguments
        self.names: list[Captured] = []
        self.watched: list[Watched] = []
        self.seen: set[tuple[int, str | None]] = set()
        self.used: set[str] = set()  # attributes any function uses
        self.numbers: dict[int, int] = {}  # of a function, by address
        self.functions: list[FunctionType] = []
        self.queue: deque[tuple[FunctionType, Any]] = deque()

    def captures(self, *more: Any) -> Captures:
        """Looks at every function found, then at members of classes and modules they may use."""
        keys = list(more)
        while self.queue or self.members:
            while self.queue:
                fn, self.at = self.queue.popleft()
                keys.append(self.entry(fn))
            counts = [m.name in self.used or m.implicit for m in self.members]
            ready = [m for m, used in zip(self.members, counts, strict=True) if used]
            if not ready:
                break
            self.members = [m for m, used in zip(self.members, counts, strict=True) if not used]
            keys += [(m.owner, m.name, self.member(m)) for m in ready]
        return Captures(self.names, self.watched, tuple(keys))

    def function(self, fn: FunctionType | Callable[..., Any]) -> tuple[Any, ...]:
        """A number stands for a function, so that one used twice, or by itself, is told once."""
        number = self.numbers.get(id(fn))
        if number is None:
            assert isinstance(fn, FunctionType)
            number = self.numbers[id(fn)] = len(self.functions)
            self.functions.append(fn)
            self.queue.append((fn, self.at))
        return ("function", number)

    def entry(self, fn: FunctionType) -> tuple[Any, ...]:
        code, use = fn.__code__, self.at
        self.used |= attributes(code)
        closure = dict(zip(code.co_freevars, fn.__closure__ or (), strict=True))
        keys = [self.reference(fn, closure, reference) for reference in references(code)]
        self.watch("function", fn)
        if fn is self.root:
            return ("code", code, *keys)
        self.at = use
        try:
            defaults = [self.key(default) for default in fn.__defaults__ or ()]
            return ("code", code, *keys, *defaults, *self.words(fn.__kwdefaults__ or {}))
        except Unsupported as error:
            if not self.is_strict(fn):
                return ("code", code, *keys, "other defaults")
            self.refuse(f"{error} as a default of {fn.__qualname__}()")

    def reference(
        self, fn: FunctionType, closure: dict[str, CellType], reference: Reference
    ) -> tuple[Any, ...]:
        name = reference.name
        value: Any
        if name in closure:
            value = self.cell(closure[name], name, fn, reference)
        else:
            value = self.name(fn.__globals__, name, name, fn, reference)
            if value is UNDEFINED:
                inherited = getattr(fn, "__builtins__", builtins.__dict__)
                value = self.name(inherited, name, name, fn, reference, found_only=True)
        path = name
        for attribute in reference.attributes:
            if not isinstance(value, ModuleType):
                break
            module, path = value, f"{path}.{attribute}"
            inside = module.__dict__.get(attribute, UNDEFINED)
            if is_library(module.__name__) and type(inside) not in _PLAIN:
                return (path, "library", module.__name__)
            value = self.name(module.__dict__, attribute, path, fn, reference)
        self.at = (fn, reference, path)
        try:
            return (path, self.key(value))
        except (Unsupported, RecursionError) as error:
            if not self.is_strict(fn):
                return (path, "other", type(value).__qualname__)
            nested = isinstance(error, RecursionError)
            self.refuse("a value nested too deeply" if nested else str(error))

    # --- what is watched ---

    def watch(self, kind: str, holder: Any, name: str | None = None, value: Any = None) -> bool:
        if (fresh := (id(holder), name or kind)) in self.seen:
            return False
        self.seen.add(fresh)
        self.watched.append((kind, holder, name, value))
        return True

    def name(
        self,
        holder: dict[str, Any],
        name: str,
        path: str,
        fn: FunctionType,
        reference: Reference,
        found_only: bool = False,
    ) -> Any:
        value = holder.get(name, UNDEFINED)
        if value is UNDEFINED:
            if not found_only:  # made later, it hides a built-in of that name
                self.watch("absent", holder, name)
            return value
        if self.watch("name", holder, name, value) and not found_only:
            self.names.append(Captured(value, path, fn.__code__.co_filename, reference.line))
        return value

    def cell(self, cell: CellType, name: str, fn: FunctionType, reference: Reference) -> Any:
        try:
            value = cell.cell_contents
        except ValueError:
            self.watch("empty", cell)
            return UNDEFINED
        if self.watch("cell", cell, None, value):
            self.names.append(Captured(value, name, fn.__code__.co_filename, reference.line))
        return value

    # --- what is refused ---

    def is_strict(self, fn: FunctionType) -> bool:
        """Code of other installed packages may hold what it likes; the user's may not."""
        if _package(fn) == self.package:
            return True
        file = fn.__code__.co_filename
        return "site-packages" not in file and "dist-packages" not in file

    def refuse(self, got: str) -> NoReturn:
        """At the use that led here; of a constexpr, at the launch."""
        if self.at is None:
            raise Unsupported(got)
        fn, reference, path = self.at
        file, line = fn.__code__.co_filename, reference.line
        text = line_text(file, line)
        begin, end = reference.begin, reference.end
        if begin is not None and end is not None:
            begin, end = _characters(text, begin), _characters(text, end)
        elif path in text:  # Python 3.10 keeps no columns
            begin = text.index(path)
            end = begin + len(path)
        what = f"'{path}' cannot be captured by a kernel, got {got}, {_EXPECTED}"
        raise compile_error("capture", what, file, line, begin, end, text) from None


def _package(fn: Callable[..., Any]) -> str:
    return (fn.__module__ or "").partition(".")[0]
