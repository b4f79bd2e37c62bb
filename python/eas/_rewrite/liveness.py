"""Which names a loop or a branch must hand on: a backward liveness analysis on the lowered AST.

After the jumps pass control only flows forward and around loops, so a block's answer is one walk
from its end, and a loop's is that walk repeated until nothing is added. Each If, For and While
gets a Plan, kept by the node's id, which the emitter turns into the run-time Site.
"""

from __future__ import annotations

import ast
from typing import NamedTuple

from .scopes import Scope, bound_in, captured, reads, surely_bound, target_names


class Plan(NamedTuple):
    assigned: Scope  # names the construct may bind
    handed: Scope  # of these, what is read after a branch, or around and after a loop
    enters: Scope  # read in the body before it is bound there: it comes from outside
    enters_else: Scope = frozenset()  # the same for the other side of a branch
    stops: tuple[str, ...] = ()  # flags that end a loop
    skips: tuple[str, ...] = ()  # flags that end one iteration
    computed: Scope = frozenset()  # bound by arithmetic or calls: surely changes in a loop
    pure_test: bool = False  # a while's test can be evaluated again without a trace of it


class Liveness:
    def __init__(self, body: list[ast.stmt], local: Scope) -> None:
        self.local = local
        self.always = frozenset(captured(body)) & local
        self.plans: dict[int, Plan] = {}
        self.block(body, frozenset())

    def reads(self, node: ast.AST | None) -> Scope:
        return frozenset(reads(node)) & self.local

    def block(self, statements: list[ast.stmt], after: Scope) -> Scope:
        live = after | self.always
        for statement in reversed(statements):
            live = self.statement(statement, live) | self.always
        return live

    def statement(self, node: ast.stmt, after: Scope) -> Scope:
        if isinstance(node, ast.If):
            return self.branch(node, after)
        if isinstance(node, ast.While):
            return self.while_loop(node, after)
        if isinstance(node, ast.For):
            return self.for_loop(node, after)
        if isinstance(node, (ast.Return, ast.Raise)):
            return self.reads(node)
        return (after - surely_bound(node)) | self.reads(node)

    def branch(self, node: ast.If, after: Scope) -> Scope:
        then, other = self.block(node.body, after), self.block(node.orelse, after)
        assigned = self.assigned(node.body, node.orelse)
        self.plans[id(node)] = Plan(assigned, assigned & after, then, other)
        return ((then | other) - surely_bound(node.test)) | self.reads(node.test)

    def while_loop(self, node: ast.While, after: Scope) -> Scope:
        stops, skips = _flags(node)
        test = self.reads(node.test)
        around = after | frozenset(stops)
        head = around
        while True:
            entry = self.block(node.body, head)
            grown = ((entry | around) - surely_bound(node.test)) | test | head
            if grown == head:
                break
            head = grown
        assigned = self.assigned([node.test], node.body)
        pure = _is_pure(node.test)
        handed = assigned & (head if pure else entry | around)
        computed = _computed(node.body)
        self.plans[id(node)] = Plan(
            assigned, handed, entry, stops=stops, skips=skips, computed=computed, pure_test=pure
        )
        return head

    def for_loop(self, node: ast.For, after: Scope) -> Scope:
        stops, skips = _flags(node)
        targets = frozenset(target_names(node.target))
        head = after | frozenset(stops)
        while True:
            entry = (self.block(node.body, head) - targets) | self.reads_of_target(node)
            if entry <= head:
                break
            head |= entry
        assigned = self.assigned([node.target], node.body)
        computed = _computed(node.body) | targets
        self.plans[id(node)] = Plan(
            assigned, assigned & head, entry, stops=stops, skips=skips, computed=computed
        )
        return (head - surely_bound(node.iter)) | self.reads(node.iter)

    def reads_of_target(self, node: ast.For) -> Scope:
        return self.reads(node.target)  # `for a[i] in …` reads a and i

    def assigned(self, *blocks: list[ast.stmt] | list[ast.expr]) -> Scope:
        names: set[str] = set()
        for block in blocks:
            names |= bound_in(block)
        return frozenset(names) & self.local


_PURE = (
    ast.Compare, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Name, ast.Constant, ast.operator,
    ast.unaryop, ast.cmpop, ast.boolop, ast.expr_context,
)  # fmt: skip


def _flags(node: ast.For | ast.While) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the jumps pass wrote on the loop."""
    return tuple(getattr(node, "stops", ())), tuple(getattr(node, "skips", ()))


def _is_pure(test: ast.expr) -> bool:
    return all(isinstance(node, _PURE) for node in ast.walk(test))


def _computed(body: list[ast.stmt]) -> Scope:
    """Names bound to more than a constant or another name: a guess that only saves retracing."""
    names: set[str] = set()
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.AugAssign):
                names.update(target_names(node.target))
            elif isinstance(node, ast.Assign):
                if not isinstance(node.value, (ast.Constant, ast.Name, ast.Attribute)):
                    for target in node.targets:
                        names.update(target_names(target))
    return frozenset(names)
