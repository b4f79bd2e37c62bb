"""Where a loop assigns a variable: for errors, which parse the source once more to say it."""

from __future__ import annotations

import ast
from typing import NamedTuple

from .._source import Source, span
from .scopes import bound_in


class Place(NamedTuple):
    first: int  # lines
    last: int
    begin: int  # columns as the AST counts them; end is 0 when it is on another line
    end: int


def assignments(source: Source, line: int, name: str) -> list[Place]:
    """Of a name, in the loops whose `for` or `while` stands on a line, from top to bottom."""
    tree = source.parse()
    found = []
    for loop in ast.walk(tree) if tree is not None else ():
        if not isinstance(loop, (ast.For, ast.While)) or loop.lineno != line:
            continue
        for node in (n for statement in loop.body for n in ast.walk(statement)):
            simple = isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.NamedExpr))
            if simple and name in bound_in([node]):
                first, begin, end = span(node)
                found.append(Place(first, getattr(node, "end_lineno", first), begin, end))
    return sorted(found)
