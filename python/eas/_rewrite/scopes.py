"""Which names an expression or statement reads, binds, or hands to an inner function.

Python's own scoping rules on the AST: comprehensions, lambdas and nested functions have scopes of
their own, a walrus inside a comprehension binds outside of it. Nothing here knows of tracing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

Scope = frozenset[str]
EMPTY: Scope = frozenset()
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
# Expressions that may leave a part of themselves unevaluated: what they bind is only maybe bound.
_LAZY = (ast.BoolOp, ast.IfExp, ast.Compare, *_COMPREHENSIONS)


def parameters(args: ast.arguments) -> list[str]:
    every = [*args.posonlyargs, *args.args, *args.kwonlyargs]
    every += [a for a in (args.vararg, args.kwarg) if a is not None]
    return [a.arg for a in every]


def _defaults(args: ast.arguments) -> list[ast.expr]:
    return [*args.defaults, *(d for d in args.kw_defaults if d is not None)]


def target_names(target: ast.expr) -> Iterator[str]:
    """The plain names a target binds (`a, (b, *c)`), not the roots of `a.x` or `a[i]`."""
    if isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, ast.Starred):
        yield from target_names(target.value)
    elif isinstance(target, (ast.Tuple, ast.List)):
        for element in target.elts:
            yield from target_names(element)


def root_name(node: ast.expr) -> str | None:
    """`a` for `a.x[i].y`, None when the chain does not start at a name."""
    while isinstance(node, (ast.Attribute, ast.Subscript, ast.Starred)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def bound_in(nodes: Iterable[ast.AST]) -> set[str]:
    """Every name these nodes may bind in the scope they stand in."""
    names: set[str] = set()
    for node in nodes:
        _bound(node, names)
    return names


def _bound(node: ast.AST, names: set[str]) -> None:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        names.add(node.name)
        inner: list[ast.AST] = list(node.decorator_list)
        if not isinstance(node, ast.ClassDef):
            inner += _defaults(node.args)
    elif isinstance(node, ast.Lambda):
        inner = list(_defaults(node.args))
    elif isinstance(node, _COMPREHENSIONS):
        for child in ast.walk(node):  # only a walrus reaches out of a comprehension
            if isinstance(child, ast.NamedExpr):
                names.add(child.target.id)
        return
    else:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        inner = list(ast.iter_child_nodes(node))
    for child in inner:
        _bound(child, names)


def surely_bound(node: ast.AST) -> set[str]:
    """Names the simple statement or expression binds on every way through it."""
    names: set[str] = set()
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return {node.name}
    if isinstance(node, (ast.Lambda, *_LAZY)):
        return names
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        names.add(node.id)
    for child in ast.iter_child_nodes(node):
        names |= surely_bound(child)
    return names


def reads(node: ast.AST | None, hidden: Scope = EMPTY) -> set[str]:
    """Names read by the node from the scope it stands in, inner functions included."""
    names: set[str] = set()
    if node is not None:
        _reads(node, hidden, names)
    return names


def _reads(node: ast.AST, hidden: Scope, names: set[str]) -> None:
    if isinstance(node, ast.Name):
        if not isinstance(node.ctx, ast.Store) and node.id not in hidden:
            names.add(node.id)
        return
    if isinstance(node, _FUNCTIONS):
        for default in _defaults(node.args):
            _reads(default, hidden, names)
        if not isinstance(node, ast.Lambda):
            for decorator in node.decorator_list:
                _reads(decorator, hidden, names)
        body: list[ast.AST] = [node.body] if isinstance(node, ast.Lambda) else [*node.body]
        inner = hidden | frozenset(parameters(node.args)) | frozenset(bound_in(body))
        for child in body:
            _reads(child, inner, names)
        return
    if isinstance(node, _COMPREHENSIONS):
        inner = hidden
        for position, clause in enumerate(node.generators):
            _reads(clause.iter, hidden if position == 0 else inner, names)
            inner = inner | frozenset(target_names(clause.target))
            for condition in clause.ifs:
                _reads(condition, inner, names)
        values = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        for value in values:
            _reads(value, inner, names)
        return
    if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
        if node.target.id not in hidden:
            names.add(node.target.id)
    if isinstance(node, ast.AnnAssign):  # the annotation of a local is never evaluated
        children: list[ast.AST] = [node.target] + ([node.value] if node.value else [])
    else:
        children = list(ast.iter_child_nodes(node))
    for child in children:
        _reads(child, hidden, names)


def captured(nodes: Iterable[ast.AST]) -> set[str]:
    """Names that inner functions read: they may be read at any time later, so they always live."""
    names: set[str] = set()
    for node in nodes:
        called = {id(a) for c in ast.walk(node) if isinstance(c, ast.Call) for a in c.args}
        for child in ast.walk(node):
            lazy = isinstance(child, ast.GeneratorExp) and id(child) not in called
            if lazy or isinstance(child, _FUNCTIONS):
                names |= reads(child)
    return names
