"""build(fn, tree, source): transform and compile.

The new code is compiled under the user's file name and lines, so tracebacks and breakpoint() show
the user's source.
"""

from __future__ import annotations
import __future__

import ast
from collections.abc import Callable
from types import CodeType
from typing import Any

from .._source import Source
from .emit import Emitter, plain_arguments
from .jumps import NEW_FRAME, PREFIX
from .sites import Site

_FUNCTION = PREFIX + "function"
_FUTURES = 0
for _feature in __future__.all_feature_names:
    _FUTURES |= getattr(__future__, _feature).compiler_flag


def build(
    fn: Callable[..., Any], tree: ast.FunctionDef, source: Source
) -> tuple[CodeType, tuple[Site, ...]]:
    """The code of the function that decides control flow while tracing, from fn and its AST."""
    emitter = Emitter(source)
    try:
        new = emitter.function(tree)
        code = _compile(fn, new, source)
    except RecursionError:
        message = f"'{fn.__name__}' nests its loops and branches too deeply to be rewritten"
        raise source.error_at(tree, "kernel", message) from None
    return code, tuple(emitter.sites)


def _compile(fn: Callable[..., Any], new: ast.FunctionDef, source: Source) -> CodeType:
    """The code of the new function, its free variables those of fn (and the frame maker)."""
    new.name = _FUNCTION  # its own name would hide a global or closure of that name
    new.decorator_list = []
    new.returns = None
    args = new.args
    for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg):
        if arg is not None:
            arg.annotation = None
    args.defaults = [ast.Constant(None) for _ in args.defaults]
    args.kw_defaults = [d and ast.Constant(None) for d in args.kw_defaults]
    free = [*fn.__code__.co_freevars, NEW_FRAME]
    fields: dict[str, Any] = {name: getattr(new, name, None) for name in new._fields}
    fields |= {"name": PREFIX + "factory", "args": plain_arguments(free, new), "body": [new]}
    if "type_params" in fields:
        fields["type_params"] = []
        new.type_params = []  # type: ignore[attr-defined]
    factory = ast.copy_location(ast.FunctionDef(**fields), new)
    module = ast.fix_missing_locations(ast.Module([factory], []))
    flags = fn.__code__.co_flags & _FUTURES
    outer = compile(module, source.file, "exec", flags=flags, dont_inherit=True)
    made = _inner_code(_inner_code(outer, PREFIX + "factory"), _FUNCTION)
    qualname = getattr(fn.__code__, "co_qualname", fn.__qualname__)
    return _renamed(made, fn.__name__, qualname)


def _inner_code(code: CodeType, name: str) -> CodeType:
    return next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)


def _renamed(code: CodeType, name: str, qualname: str) -> CodeType:
    """Inner functions the rewrite made carry the user's function name in tracebacks."""
    if not code.co_name.startswith(PREFIX):  # a function of the user's inside the function
        name, qualname = code.co_name, getattr(code, "co_qualname", code.co_name)
    consts = tuple(
        _renamed(c, name, qualname) if isinstance(c, CodeType) else c for c in code.co_consts
    )
    changes: dict[str, Any] = {"co_consts": consts}
    if code.co_name.startswith(PREFIX):
        changes["co_name"] = name
        if hasattr(code, "co_qualname"):  # Python >= 3.11
            changes["co_qualname"] = qualname
    return code.replace(**changes)
