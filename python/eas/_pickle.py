"""Kernels pickle by module and name where that leads back to them, else by source.

By source means: the function's text and the values of the outside names it uses (of its helper
functions too). Annotations and defaults are not run again: constexpr names and defaults are data.
"""

from __future__ import annotations

import ast
import builtins
import importlib
import sys
from collections.abc import Iterator
from types import CellType, CodeType, FunctionType, ModuleType
from typing import Any

from . import _core
from ._kernel import helper_of
from ._source import Source


def reduce(kernel: _core.Kernel) -> Any:
    if _is_importable(kernel):
        return kernel.__qualname__
    source = kernel.source or _no_source(kernel.__name__)
    packed = _Packer().function(kernel.fn, source)
    return _restore_kernel, (packed, kernel.constexprs, kernel.fast_math)


def _no_source(name: str) -> Any:
    message = "cannot be pickled: it is not importable and its source is not available, "
    _core.refuse("Error", name, message + "expected a kernel at the top of a module, or in a file")


def _is_importable(thing: Any) -> bool:
    """Whether another process finds the same object by name; `__main__` is another one there."""
    module = thing.__module__
    if module == "__main__" or module not in sys.modules:
        return False
    found: Any = sys.modules[module]
    for part in thing.__qualname__.split("."):
        found = getattr(found, part, None)
    return found is thing


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


class _Packer:
    """Functions as plain data. One that uses itself, or is used twice, is packed once."""

    def __init__(self) -> None:
        self.known: dict[int, dict[str, Any]] = {}

    def function(self, fn: FunctionType, source: Source | None = None) -> dict[str, Any]:
        if id(fn) in self.known:
            return self.known[id(fn)]
        packed: dict[str, Any] = {}
        self.known[id(fn)] = packed
        source = source or Source.of(fn) or _no_source(fn.__name__)
        if source.parse() is None:  # a lambda: say so here, not in the process that reads it
            _no_source(fn.__name__)
        cells = zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True)
        names = dict.fromkeys(_names(fn.__code__))
        packed.update(
            source=(source.file, source.name, source.first_line, source.lines),
            module=fn.__module__,
            qualname=fn.__qualname__,
            defaults=fn.__defaults__,
            kwdefaults=fn.__kwdefaults__,
            closure={name: self.value(cell.cell_contents) for name, cell in cells},
            globals={
                name: self.value(fn.__globals__[name]) for name in names if name in fn.__globals__
            },
        )
        return packed

    def value(self, value: Any) -> tuple[str, Any]:
        if isinstance(value, ModuleType):
            return "module", value.__name__
        if isinstance(value, FunctionType) and not _is_importable(value):
            inner = getattr(value, "__eas_func__", None)
            return (
                ("function", self.function(value))
                if inner is None
                else ("func", self.function(inner))
            )
        return "value", value


def _restore_kernel(
    packed: dict[str, Any], constexprs: tuple[str, ...], fast_math: bool
) -> _core.Kernel:
    unpacker = _Unpacker()
    fn = unpacker.function(packed)
    return _core.Kernel(fn, constexprs, unpacker.sources[fn], fast_math)


class _Unpacker:
    def __init__(self) -> None:
        self.known: dict[int, FunctionType] = {}
        self.sources: dict[FunctionType, Source] = {}

    def function(self, packed: dict[str, Any]) -> FunctionType:
        if id(packed) in self.known:
            return self.known[id(packed)]
        names = {"__name__": packed["module"], "__builtins__": builtins}
        cells = {name: CellType() for name in packed["closure"]}
        source = Source(*packed["source"])
        source.code = code = _code(source, tuple(cells))
        closure = tuple(cells[name] for name in code.co_freevars)
        fn = FunctionType(code, names, code.co_name, packed["defaults"], closure)
        fn.__kwdefaults__ = packed["kwdefaults"]
        fn.__qualname__ = packed["qualname"]
        self.known[id(packed)] = fn
        self.sources[fn] = source
        for name, value in packed["closure"].items():
            cells[name].cell_contents = self.value(value)
        names.update((name, self.value(value)) for name, value in packed["globals"].items())
        return fn

    def value(self, packed: tuple[str, Any]) -> Any:
        kind, value = packed
        if kind == "module":
            return importlib.import_module(value)
        if kind == "value":
            return value
        fn = self.function(value)
        return helper_of(fn, self.sources[fn]) if kind == "func" else fn


def _code(source: Source, free: tuple[str, ...]) -> CodeType:
    """The function's code, with `free` as free variables: compiled inside a function of them."""
    tree = source.parse() or _no_source(source.name)
    tree.decorator_list, tree.returns = [], None
    args = tree.args
    for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs):
        arg.annotation = None
    args.defaults, args.kw_defaults = [], [None] * len(args.kwonlyargs)
    outer = ast.parse(f"def outer({', '.join(free)}):\n    pass").body[0]
    assert isinstance(outer, ast.FunctionDef)
    outer.body = [tree]
    module = ast.fix_missing_locations(ast.Module([outer], []))
    for constant in compile(module, source.file, "exec", dont_inherit=True).co_consts:
        if isinstance(constant, CodeType):
            inner = [c for c in constant.co_consts if isinstance(c, CodeType)]
            return inner[0]
    raise AssertionError("a compiled function holds its code")
