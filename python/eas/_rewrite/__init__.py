"""The decorator's AST rewrite: Python control flow becomes calls that decide while tracing.

Here what a kernel cannot hold is refused; jumps turns break/continue/return into flags; liveness
finds what a loop or branch must carry; emit writes the new function; build compiles it with the
user's lines, kept keeps that on disk, assemble gives it the user's globals and closure. scopes
holds Python's naming rules. The run-time half (what the emitted calls do) is eas._control. A
function without control flow needs none of these.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import CodeType
from typing import Any
from weakref import WeakKeyDictionary

from .._source import Source
from . import kept
from .kept import may_branch

__all__ = ["may_branch", "rewrite", "unseen"]

NO_SOURCE = (
    "the source of this function is not available, so `if`/`while`/`for` on traced values "
    "cannot be rewritten; put it in a file, or reload a file that was edited after it was imported"
)
LAMBDA = "a lambda cannot be rewritten; write it as a `def` to use conditions on traced values"

_ADVICE: dict[type[ast.AST], tuple[str, str]] = {
    ast.Try: ("try", "check the condition with `if` instead"),
    ast.With: ("with", "write the work without a context manager"),
    ast.AsyncWith: ("async with", "kernels are not coroutines"),
    ast.AsyncFor: ("async for", "kernels are not coroutines"),
    ast.AsyncFunctionDef: ("async def", "kernels are not coroutines"),
    ast.Await: ("await", "kernels are not coroutines"),
    ast.Yield: ("yield", "return a value or a tuple instead"),
    ast.YieldFrom: ("yield from", "return a value or a tuple instead"),
    ast.Global: ("global", "store results in a buffer; globals can be read without it"),
    ast.Nonlocal: ("nonlocal", "return the value and assign it where the function is called"),
    ast.Delete: ("del", "leave the name as it is"),
    ast.ClassDef: ("class", "define the class outside of the kernel"),
    ast.Import: ("import", "import at the top of the file"),
    ast.ImportFrom: ("import", "import at the top of the file"),
    ast.Match: ("match", "write `if`/`elif` instead"),
}
for _name, _word in (("TryStar", "try"), ("TypeAlias", "type")):  # newer than Python 3.10
    if hasattr(ast, _name):
        _ADVICE[getattr(ast, _name)] = (_word, "move it out of the kernel")


_CONTROL = (ast.If, ast.For, ast.While, ast.IfExp)

# Why the loops and branches of a function stay as they are, by its code: for eas._words.
unseen: WeakKeyDictionary[CodeType, str] = WeakKeyDictionary()

_MADE = "__eas_rewritten__"  # of a function: the code it had, and what was made of it


def rewrite(fn: Callable[..., Any], source: Source | None = None) -> Callable[..., Any]:
    """The function that decides control flow while tracing; fn itself when it holds none.

    source is what Source.of(fn) gave at decoration; it counts as long as fn has the code it had
    then. Without any, fn is returned, with the reason in `unseen` for the error a traced
    condition then raises. Made once for a function and its code.
    """
    made: Callable[..., Any] | None
    code, made = fn.__dict__.get(_MADE, (None, None))
    if code is not fn.__code__ or made is None:
        if source is None or source.code is not fn.__code__:
            source = Source.of(fn)
        made = _make(fn, source)
        fn.__dict__[_MADE] = (fn.__code__, made)
        made.__dict__[_MADE] = (made.__code__, made)
    if made is not fn:
        made.__defaults__, made.__kwdefaults__ = fn.__defaults__, fn.__kwdefaults__
    return made


def _make(fn: Callable[..., Any], source: Source | None) -> Callable[..., Any]:
    if fn.__name__ == "<lambda>":
        return _unchanged(fn, LAMBDA)
    branches = source is not None and may_branch(fn.__code__)
    if source is not None and branches and (made := kept.find(fn, source)) is not None:
        from .assemble import assemble

        return assemble(fn, source, *made)
    tree = source.parse() if source is not None else None
    if source is None or tree is None or not _same_arguments(fn, tree):
        return _unchanged(fn, NO_SOURCE)
    if not _check(tree, source):
        return fn
    from .assemble import assemble
    from .build import build

    made = build(fn, tree, source)
    if branches:
        kept.keep(fn, source, *made)
    return assemble(fn, source, *made)


def _unchanged(fn: Callable[..., Any], reason: str) -> Callable[..., Any]:
    unseen[fn.__code__] = reason
    return fn


def _same_arguments(fn: Callable[..., Any], tree: ast.FunctionDef) -> bool:
    code = fn.__code__
    count = code.co_argcount + code.co_kwonlyargcount
    args = tree.args
    names = [a.arg for a in (*args.posonlyargs, *args.args, *args.kwonlyargs)]
    return list(code.co_varnames[:count]) == names


def _check(function: ast.AST, source: Source) -> bool:
    """Refuses what a kernel cannot hold; whether there is control flow, which is rewritten."""
    control = False
    for node in ast.walk(function):
        advice = _ADVICE.get(type(node))
        if advice is not None:
            word, instead = advice
            message = f"`{word}` is not supported inside a kernel; {instead}"
            raise source.error_at(node, word.split()[0], message)
        if isinstance(node, ast.comprehension) and node.is_async:
            raise source.error_at(node.target, "async", "kernels are not coroutines")
        control = control or isinstance(node, _CONTROL)
    return control
