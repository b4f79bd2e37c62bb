"""break, continue and early return become flags and branches, so that blocks only end at the end.

`if c: return a` followed by the rest becomes `if c: … else: rest`. Where a jump is only possible,
not sure, the rest is guarded: `if clear(flag): rest`. A loop remembers the flags that stop it. A
loop's `else` is the same guard after the loop. Flags are ordinary variables, so the liveness pass
and the run-time half need no rule for jumps; a flag nobody reads is carried nowhere.
"""

from __future__ import annotations

import ast
from collections.abc import Callable

PREFIX = "__eas_"
FRAME = PREFIX + "frame"  # the run-time half of one call of the rewritten function
NEW_FRAME = PREFIX + "new_frame"  # free in the rewritten function: makes its frame
DONE = PREFIX + "done"  # a nested return was reached
RESULT = PREFIX + "result"  # and its value

Loop = ast.For | ast.While


def is_value(statement: ast.Return) -> bool:
    value = statement.value
    return value is not None and not (isinstance(value, ast.Constant) and value.value is None)


class _Context:
    """Where a block stands: its loop's flags (None outside of loops), whether it is nested."""

    def __init__(self, number: int | None = None, nested: bool = False) -> None:
        self.number = number
        self.nested = nested

    @property
    def break_flag(self) -> str:
        return f"{PREFIX}break_{self.number}"

    @property
    def continue_flag(self) -> str:
        return f"{PREFIX}continue_{self.number}"

    def inside(self) -> _Context:
        return _Context(self.number, True)


class Lowered:
    def __init__(self, body: list[ast.stmt], flags: set[str], returns_value: bool) -> None:
        self.body = body
        self.flags = flags  # every name this pass invented
        self.returns_value = returns_value


def _walk_own(statements: list[ast.stmt], loops: bool) -> list[ast.stmt]:
    """The statements and those inside them, not entering functions (nor loops, if asked)."""
    found: list[ast.stmt] = []
    for statement in statements:
        found.append(statement)
        if isinstance(statement, ast.If) or (loops and isinstance(statement, Loop)):
            found += _walk_own([*statement.body, *statement.orelse], loops)
        elif isinstance(statement, Loop):  # a break in a loop's else belongs to the outer loop
            found += _walk_own(statement.orelse, loops)
    return found


def _endless(statement: ast.While) -> bool:
    always = isinstance(statement.test, ast.Constant) and bool(statement.test.value)
    return always and not any(isinstance(s, ast.Break) for s in _walk_own(statement.body, False))


def leaves(block: list[ast.stmt]) -> bool:
    """True when control surely does not reach the end of the block."""
    for statement in block:
        if isinstance(statement, (ast.Return, ast.Break, ast.Continue, ast.Raise)):
            return True
        if isinstance(statement, ast.If) and leaves(statement.body) and leaves(statement.orelse):
            return True
        if isinstance(statement, ast.While) and _endless(statement):
            return True
    return False


def reachable(block: list[ast.stmt]) -> list[ast.stmt]:
    """The block without what follows a sure jump, so that later questions see no dead jumps."""
    out: list[ast.stmt] = []
    for statement in block:
        if isinstance(statement, (ast.If, ast.For, ast.While)):
            statement.body = reachable(statement.body)
            statement.orelse = reachable(statement.orelse)
        out.append(statement)
        if leaves([statement]):
            break
    return out


def name(text: str, where: ast.AST, store: bool = False) -> ast.Name:
    context = ast.Store() if store else ast.Load()
    return ast.copy_location(ast.Name(text, context), where)


def assign(target: str, value: ast.expr | bool, where: ast.AST) -> ast.stmt:
    if isinstance(value, bool):
        value = ast.copy_location(ast.Constant(value), where)
    return ast.copy_location(ast.Assign([name(target, where, store=True)], value), where)


class Jumps:
    def __init__(self, function: ast.FunctionDef, number_loop: Callable[[], int]) -> None:
        self.function = function
        self.number_loop = number_loop
        self.flags: set[str] = set()
        self.body = reachable(function.body)
        own = _walk_own(self.body, loops=True)
        returns = [s for s in own if isinstance(s, ast.Return)]
        self.returns_value = any(is_value(s) for s in returns)

    def run(self) -> Lowered:
        body = self.body
        if self.returns_value and not leaves(body):  # falling off the end returns None
            end = ast.copy_location(ast.Return(None), body[-1])
            body = [*body, end]
        lowered = self.block(body, _Context())
        where = self.function.body[0]
        if DONE in self.flags:
            lowered.insert(0, assign(DONE, False, where))
        if RESULT in self.flags and not isinstance(lowered[-1], ast.Return):
            value = name(RESULT, self.function.body[-1])
            lowered.append(ast.copy_location(ast.Return(value), self.function.body[-1]))
        return Lowered(lowered, self.flags, self.returns_value)

    def block(self, statements: list[ast.stmt], where: _Context) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for position, statement in enumerate(statements):
            rest = statements[position + 1 :]
            if isinstance(statement, (ast.Return, ast.Break, ast.Continue)):
                return out + self.jump(statement, where)
            if isinstance(statement, ast.Raise):
                return [*out, statement]
            if not isinstance(statement, (ast.If, ast.For, ast.While)):
                out.append(statement)
                continue
            may = self.may_set(statement, where)
            if isinstance(statement, ast.If):
                folded = self.fold(statement, rest, where) if may else None
                if folded is not None:
                    return [*out, folded]
                out.append(self.branch(statement, statement.body, statement.orelse, where))
            else:
                out += self.loop(statement, where)
            if may and rest:
                guard = self.guard(may, self.block(rest, where.inside()), rest[0])
                guard.jumped = may  # type: ignore[attr-defined]
                return [*out, guard]
        return out

    def jump(self, statement: ast.stmt, where: _Context) -> list[ast.stmt]:
        if isinstance(statement, ast.Return):
            if not where.nested:
                return [statement]
            out = []
            if self.returns_value:
                value = statement.value or ast.copy_location(ast.Constant(None), statement)
                out.append(assign(RESULT, value, statement))
                self.flags.add(RESULT)
            elif statement.value is not None:
                out.append(ast.copy_location(ast.Expr(statement.value), statement))
            self.flags.add(DONE)
            return [*out, assign(DONE, True, statement)]
        flag = where.break_flag if isinstance(statement, ast.Break) else where.continue_flag
        self.flags.add(flag)
        return [assign(flag, True, statement)]

    def may_set(self, statement: ast.stmt, where: _Context) -> list[str]:
        """The flags that may be set when control comes out of the statement."""
        flags = []
        if any(isinstance(s, ast.Return) for s in _walk_own([statement], loops=True)):
            flags.append(DONE)
        near = _walk_own([statement], loops=False)
        if any(isinstance(s, ast.Break) for s in near):
            flags.append(where.break_flag)
        if any(isinstance(s, ast.Continue) for s in near):
            flags.append(where.continue_flag)
        return flags

    def fold(self, statement: ast.If, rest: list[ast.stmt], where: _Context) -> ast.stmt | None:
        """One side surely jumps: what follows belongs to the other side."""
        then, other = leaves(statement.body), leaves(statement.orelse)
        if then and other:
            return self.branch(statement, statement.body, statement.orelse, where)
        if then:
            return self.branch(statement, statement.body, [*statement.orelse, *rest], where)
        if other:
            return self.branch(statement, [*statement.body, *rest], statement.orelse, where)
        return None

    def branch(
        self, at: ast.If, body: list[ast.stmt], orelse: list[ast.stmt], where: _Context
    ) -> ast.stmt:
        inside = where.inside()
        lowered = ast.If(at.test, self.block(body, inside), self.block(orelse, inside))
        return ast.copy_location(lowered, at)

    def guard(self, flags: list[str], body: list[ast.stmt], at: ast.stmt) -> ast.stmt:
        clear = ast.Attribute(name(FRAME, at), "clear", ast.Load())
        test = ast.Call(clear, [name(flag, at) for flag in flags], [])
        self.flags.update(flags)
        for node in (clear, test):
            ast.copy_location(node, at)
        return ast.copy_location(ast.If(test, body, []), at)

    def loop(self, statement: ast.For | ast.While, where: _Context) -> list[ast.stmt]:
        inner = _Context(self.number_loop(), True)
        own = _walk_own(statement.body, loops=False)
        body = self.block(statement.body, inner)
        stops = []
        if any(isinstance(s, ast.Break) for s in own):
            stops.append(inner.break_flag)
        if any(isinstance(s, ast.Return) for s in _walk_own(statement.body, loops=True)):
            stops.append(DONE)
        if inner.continue_flag in self.flags:
            body.insert(0, assign(inner.continue_flag, False, statement))
        out: list[ast.stmt] = []
        if inner.break_flag in stops:
            self.flags.add(inner.break_flag)
            out.append(assign(inner.break_flag, False, statement))
        lowered: ast.stmt
        if isinstance(statement, ast.For):
            lowered = ast.For(statement.target, statement.iter, body, [])
        else:
            lowered = ast.While(statement.test, body, [])
        skips = [inner.continue_flag] if inner.continue_flag in self.flags else []
        for key, flags in (("stops", stops), ("skips", skips)):  # for the liveness pass
            setattr(lowered, key, flags)
        out.append(ast.copy_location(lowered, statement))
        if statement.orelse:
            if stops:
                other = self.block(statement.orelse, where.inside())
                out.append(self.guard(stops, other, statement.orelse[0]))
            else:  # a loop that nothing stops early always runs its else
                out += self.block(statement.orelse, where)
        return out
