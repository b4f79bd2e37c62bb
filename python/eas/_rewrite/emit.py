"""Writes the new function: each loop and branch becomes inner functions and one call of the frame.

    if c: x = 1      ->   def __eas_then_0(): nonlocal x; x = 1
                          __eas_frame.if_(0, c, __eas_then_0, None, lambda: (x,))

The lambda is never called: its closure holds the cells of every name the construct binds, which is
how the run-time half reads, restores and merges them. A name that is not bound stays an empty cell.
"""

from __future__ import annotations

import ast
from typing import Any

from .._source import Source, span
from .jumps import FRAME, NEW_FRAME, PREFIX, Jumps, name
from .liveness import Liveness, Plan
from .scopes import Scope, bound_in, parameters, root_name
from .sites import Site

ITEM = PREFIX + "item"
_MUTATORS = frozenset(
    "append extend insert remove pop clear sort reverse update setdefault popitem add discard "
    "difference_update intersection_update symmetric_difference_update appendleft popleft".split()
)


class Emitter:
    """Shared by a function and the functions inside it: the table of sites, the loop numbers."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.sites: list[Site] = []
        self.loops = 0

    def next_loop(self) -> int:
        self.loops += 1
        return self.loops

    def add(self, site: Site) -> int:
        self.sites.append(site)
        return len(self.sites) - 1

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """The rewritten function; its arguments, decorators and name are kept."""
        body = node.body
        if ast.get_docstring(node, clean=False) is not None and len(body) > 1:
            body = body[1:]
        stripped = ast.FunctionDef(**{**dict(ast.iter_fields(node)), "body": body})
        params = parameters(node.args)
        bound = bound_in(body)  # dead code binds too: its names are local
        lowered = Jumps(ast.copy_location(stripped, node), self.next_loop).run()
        bound = (bound | bound_in(lowered.body)) - set(params)
        local = frozenset(bound | set(params))
        plans = Liveness(lowered.body, local).plans
        out = _Body(self, plans, local).block(lowered.body)
        at = body[0]
        prologue = [_set(FRAME, _call(name(NEW_FRAME, at), [], at), at)]
        if bound:  # inner functions need the names to exist here; the code itself is dropped
            targets: list[ast.expr] = [name(n, at, store=True) for n in sorted(bound)]
            declare = _at(ast.Assign(targets, _constant(None, at)), at)
            prologue.append(_at(ast.If(_constant(0, at), [declare], []), at))
        stripped.body = [*prologue, *out]
        return stripped


def _at(node: ast.AST, where: ast.AST):  # type: ignore[no-untyped-def]
    return ast.copy_location(node, where)


def _constant(value: Any, where: ast.AST) -> ast.expr:
    return _at(ast.Constant(value), where)  # type: ignore[no-any-return]


def _set(target: str, value: ast.expr, where: ast.AST) -> ast.stmt:
    return _at(ast.Assign([name(target, where, store=True)], value), where)  # type: ignore[no-any-return]


def _call(function: ast.expr, arguments: list[ast.expr], where: ast.AST) -> ast.expr:
    return _at(ast.Call(function, arguments, []), where)  # type: ignore[no-any-return]


def _frame(method: str, arguments: list[ast.expr], where: ast.AST) -> ast.expr:
    function = _at(ast.Attribute(name(FRAME, where), method, ast.Load()), where)
    return _call(function, arguments, where)


def plain_arguments(names: list[str], where: ast.AST) -> ast.arguments:
    every = [_at(ast.arg(n), where) for n in names]
    return ast.arguments(posonlyargs=[], args=every, kwonlyargs=[], kw_defaults=[], defaults=[])


def _lambda(body: ast.expr, where: ast.AST) -> ast.expr:
    return _at(ast.Lambda(plain_arguments([], where), body), where)  # type: ignore[no-any-return]


def _cells(names: Scope, where: ast.AST) -> ast.expr:
    elements: list[ast.expr] = [name(n, where) for n in sorted(names)]
    return _lambda(_at(ast.Tuple(elements, ast.Load()), where), where)


def _define(
    title: str, arguments: list[str], bound: set[str], body: list[ast.stmt], where: ast.AST
) -> ast.FunctionDef:
    """`def title(arguments): nonlocal bound; body`."""
    start: list[ast.stmt] = []
    if bound:
        start.append(_at(ast.Nonlocal(sorted(bound)), where))
    body = start + (body or [_at(ast.Pass(), where)])
    fields: dict[str, Any] = {
        "name": title,
        "args": plain_arguments(arguments, where),
        "body": body,
    }
    fields |= {"decorator_list": [], "returns": None, "type_comment": None, "type_params": []}
    if "type_params" not in ast.FunctionDef._fields:  # new in Python 3.12
        del fields["type_params"]
    return _at(ast.FunctionDef(**fields), where)  # type: ignore[no-any-return]


class _Body(ast.NodeTransformer):
    """Emits the statements of one function; `around` are the constructs we stand in."""

    def __init__(self, emitter: Emitter, plans: dict[int, Plan], local: Scope) -> None:
        self.emitter = emitter
        self.plans = plans
        self.local = local
        self.around: list[tuple[int, Scope]] = []

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for statement in statements:
            new = self.visit(statement)
            out += new if isinstance(new, list) else [new]
        return out

    def inside(self, site: int, enters: Scope, statements: list[ast.stmt]) -> list[ast.stmt]:
        self.around.append((site, enters))
        out = self.block(statements)
        self.around.pop()
        return out

    # --- the three constructs ---

    def visit_If(self, node: ast.If) -> list[ast.stmt]:
        plan = self.plans[id(node)]
        line, begin, end = span(node.test)
        jumped = tuple(getattr(node, "jumped", ()))
        site = self.emitter.add(
            Site("if", line, begin, end, plan.assigned, plan.handed, jumped=jumped)
        )
        test = self.visit(node.test)
        bound, bound_else = bound_in(node.body), bound_in(node.orelse)
        then = self.inside(site, plan.enters, node.body)
        other = self.inside(site, plan.enters_else, node.orelse)
        out: list[ast.stmt] = [_define(f"{PREFIX}then_{site}", [], bound, then, node)]
        orelse = _constant(None, node)
        if other:
            out.append(_define(f"{PREFIX}else_{site}", [], bound_else, other, node))
            orelse = name(f"{PREFIX}else_{site}", node)
        at = node.test
        branches = [name(f"{PREFIX}then_{site}", at), orelse, _cells(plan.assigned, at)]
        call = _frame("if_", [_constant(site, at), test, *branches], at)
        return [*out, _at(ast.Expr(call), node)]

    def visit_While(self, node: ast.While) -> list[ast.stmt]:
        plan = self.plans[id(node)]
        line, begin, end = span(node.test)
        endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
        site = self.emitter.add(
            Site(
                "while", line, begin, end, plan.assigned, plan.handed,
                stops=plan.stops, skips=plan.skips, computed=plan.computed,
                pure_test=plan.pure_test, endless=endless,
            )
        )  # fmt: skip
        at = node.test
        bound_test, bound = bound_in([at]), bound_in(node.body)
        test = self.inside(site, self.local, [_at(ast.Return(at), at)])
        body = self.inside(site, plan.enters, node.body)
        names = [f"{PREFIX}test_{site}", f"{PREFIX}body_{site}"]
        functions = [
            _define(names[0], [], bound_test, test, at),
            _define(names[1], [], bound, body, node),
        ]
        arguments = [_constant(site, at), *(name(n, at) for n in names), _cells(plan.assigned, at)]
        return [*functions, _at(ast.Expr(_frame("while_", arguments, at)), node)]

    def visit_For(self, node: ast.For) -> list[ast.stmt]:
        plan = self.plans[id(node)]
        line, begin, end = span(node.iter)
        plain = isinstance(node.target, ast.Name)
        site = self.emitter.add(
            Site(
                "for", line, begin, end, plan.assigned, plan.handed,
                stops=plan.stops, skips=plan.skips, computed=plan.computed,
                plain_target=plain,
            )
        )  # fmt: skip
        at = node.iter
        iterable = self.visit(at)
        take = _at(ast.Assign([node.target], name(ITEM, node.target)), node.target)
        bound = bound_in([take, *node.body])
        body = self.inside(site, plan.enters, [take, *node.body])
        title = f"{PREFIX}body_{site}"
        function = _define(title, [ITEM], bound, body, node)
        arguments = [_constant(site, at), iterable, name(title, at), _cells(plan.assigned, at)]
        return [function, _at(ast.Expr(_frame("for_", arguments, at)), node)]

    # --- expressions and simple statements ---

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        line, begin, end = span(node.test)
        site = self.emitter.add(Site("x if c else y", line, begin, end))
        binds = bound_in([node.body, node.orelse])
        test = self.visit(node.test)
        body, orelse = self.visit(node.body), self.visit(node.orelse)
        if binds:  # a walrus binds in the function itself, which a lambda could not do
            known = _frame("known", [_constant(site, node), test], node.test)
            return _at(ast.IfExp(known, body, orelse), node)  # type: ignore[no-any-return]
        sides = [_lambda(body, node.body), _lambda(orelse, node.orelse)]
        return _frame("choose", [_constant(site, node.test), test, *sides], node.test)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        method = node.func.attr if isinstance(node.func, ast.Attribute) else None
        root = root_name(node.func.value) if isinstance(node.func, ast.Attribute) else None
        self.generic_visit(node)
        if method in _MUTATORS and isinstance(node.func, ast.Attribute):
            site = self.mutation(node, root, f".{method}()")
            if site is not None:
                value = node.func.value
                node.func.value = _frame("mutated", [_constant(site, value), value], value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        node.decorator_list = [self.visit(d) for d in node.decorator_list]
        node.args = self.visit(node.args)
        return self.emitter.function(node)

    def visit_Assign(self, node: ast.Assign) -> list[ast.stmt]:
        return self.with_mutations(node, node.targets)

    def visit_AugAssign(self, node: ast.AugAssign) -> list[ast.stmt]:
        return self.with_mutations(node, [node.target])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> list[ast.stmt]:
        if node.value is None:
            return [_at(ast.Pass(), node)]
        return self.with_mutations(_at(ast.Assign([node.target], node.value), node), [node.target])

    def visit_Raise(self, node: ast.Raise) -> list[ast.stmt]:
        self.generic_visit(node)
        if not self.around:
            return [node]
        outside = tuple(site for site, _ in self.around)
        site = self.emitter.add(Site("raise", *span(node), outside=outside))
        return [_at(ast.Expr(_frame("raising", [_constant(site, node)], node)), node), node]

    def with_mutations(self, node: ast.stmt, targets: list[ast.expr]) -> list[ast.stmt]:
        checks: list[ast.stmt] = []
        for target in [t for top in targets for t in _parts(top)]:
            site = self.mutation(target, root_name(target), "item or attribute assignment")
            if site is not None:
                arguments = [_constant(site, target)]
                if isinstance(held := getattr(target, "value", None), ast.Name):
                    arguments.append(name(held.id, target))
                call = _frame("mutates", arguments, target)
                checks.append(_at(ast.Expr(call), target))
        self.generic_visit(node)
        return [*checks, node]

    def mutation(self, node: ast.expr, root: str | None, text: str) -> int | None:
        """A site when the object may come from outside of a construct we stand in."""
        unknown = root is None or root not in self.local
        outside = tuple(s for s, enters in self.around if unknown or root in enters)
        if not outside:
            return None
        return self.emitter.add(Site("mutation", *span(node), outside=outside, text=text))


def _parts(target: ast.expr) -> list[ast.expr]:
    """The subscripts and attributes a target stores to."""
    if isinstance(target, (ast.Tuple, ast.List)):
        return [part for element in target.elts for part in _parts(element)]
    if isinstance(target, ast.Starred):
        return _parts(target.value)
    return [target] if isinstance(target, (ast.Subscript, ast.Attribute)) else []
