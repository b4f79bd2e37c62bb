"""Statements a kernel cannot hold, refused with their line and what to do instead."""

from __future__ import annotations

import ast

from .._source import Source

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


def check(function: ast.AST, source: Source) -> None:
    for node in ast.walk(function):
        advice = _ADVICE.get(type(node))
        if advice is not None:
            word, instead = advice
            message = f"`{word}` is not supported inside a kernel; {instead}"
            raise source.error_at(node, word.split()[0], message)
        if isinstance(node, ast.comprehension) and node.is_async:
            raise source.error_at(node.target, "async", "kernels are not coroutines")
