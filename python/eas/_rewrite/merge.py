"""A traced branch: both sides are traced, and what they leave in variables is merged.

The core merges leaves (traced values, pointers, numbers). Static leaves must be the same on both
sides. A variable bound on one side only is unbound afterwards, and its use says why, unless the
other side jumped away (break, continue, return): then nobody can read it there, and it keeps its
value with a blank standing for it where it has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import CellType
from typing import TYPE_CHECKING, Any

from .. import _core
from .jumps import DONE, PREFIX, RESULT
from .scopes import Scope
from .state import (
    UNBOUND,
    alike,
    as_address,
    children,
    describe,
    is_buffer,
    is_eager,
    is_leaf,
    is_memory,
    is_other_memory,
    leaves,
    rebuild,
    replace,
    replace_at,
    root,
    same,
)

if TYPE_CHECKING:
    from .._control import Frame

Cells = dict[str, CellType]
Branch = Callable[[], Any]
VALUE = PREFIX + "value"
ONE_BUFFER = (
    "a variable stays in one buffer: load and store in each branch, or choose the values with "
    "mk.where(c, mk.load(a, …), mk.load(b, …))"
)


class Restart(BaseException):
    """Trace the construct again, with what the attempt taught; the attempt's nodes are dropped."""


def get(cell: CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:
        return UNBOUND


def put(cell: CellType, value: Any) -> None:
    if value is UNBOUND:
        del cell.cell_contents
    else:
        cell.cell_contents = value


def blank(value: Any) -> Any:
    """Stands for a value where it is never read; UNBOUND if a pointer or fragment would need one.

    False is weak and of the lowest kind, so it takes whatever type it is merged with.
    """
    every = [leaf for _, leaf in leaves("", value)]
    if any(isinstance(leaf, (_core.Pointer, _core.Fragment)) for leaf in every):
        return UNBOUND
    return replace("", value, lambda _, leaf: False if is_leaf(leaf) else leaf)


def label(path: str) -> str:
    """How messages call a leaf."""
    return path.replace(RESULT, "the return value").replace(VALUE, "the value")


def _is_jump(name: str) -> bool:
    return name == DONE or name.startswith((PREFIX + "break_", PREFIX + "continue_"))


class Merge:
    """One traced if; names in `handed` come out of it, other assigned names end unbound.

    `jumped` are flags of which one is set whenever the condition is false.
    """

    def __init__(
        self,
        frame: Frame,
        sid: int,
        cells: Cells,
        assigned: Scope,
        handed: Scope,
        jumped: tuple[str, ...] = (),
    ) -> None:
        self.frame, self.sid, self.cells = frame, sid, cells
        self.site = frame.table.sites[sid]
        self.names = sorted(handed)
        self.before = {n: get(cells[n]) for n in sorted(assigned)}
        self.guarded = set(jumped)
        self.dropped: set[str] = set()  # bound on one side only
        self.blanks: dict[str, Any] = {}  # what stands for a variable on the side that jumped
        self.unread: set[str] = set()  # variables of another kind where the function returned
        # Buffers on one side that are pointers, or other buffers, on the other.
        self.moved = set(frame.table.moved.get(sid, ())) if is_eager() else set()
        self.wide: dict[str, Callable[[Any], Any]] = {}  # pointers into several buffers
        self.eager = False

    def run(self, condition: Any, then: Branch, orelse: Branch | None) -> None:
        self.eager = is_eager()
        names: list[str] = []  # the core reads it when the first side was traced
        while True:
            self.sides: list[dict[str, Any]] = []
            self.jumps: list[set[str]] = []

            def first() -> list[Any]:
                self.trace(then, set())
                found = list(self.emitted())
                names[:] = [label(path) for path, _ in found]
                return [leaf for _, leaf in found]

            def second() -> list[Any]:
                self.trace(orelse, self.guarded)
                return self.matched()

            try:
                merged = self.frame.branch(condition, names, first, second)
            except Restart:
                continue
            if len(self.sides) == 2:  # the core may know the condition and run one side only
                self.finish(iter(merged))
            return

    def trace(self, branch: Branch | None, jumped: set[str]) -> None:
        for name, value in self.before.items():
            put(self.cells[name], value)
        if branch is not None:
            self.frame.inside(self.sid, branch)
        flags = {n for n in self.before if _is_jump(n) and get(self.cells[n]) is True}
        flags -= {n for n in flags if self.before[n] is True}
        values = {n: get(self.cells[n]) for n in self.names if n not in self.dropped}
        for name, stand_in in self.blanks.items():
            gone = name in self.unread and DONE in flags
            if name in values and (values[name] is UNBOUND or gone):
                values[name] = stand_in
        for name in self.moved & values.keys():
            values[name] = replace(name, values[name], lambda _, leaf: as_address(leaf))
        if self.wide:
            values = {n: replace_at(n, value, self.wide) for n, value in values.items()}
        self.sides.append(values)
        self.jumps.append(jumped | flags)

    def emitted(self) -> Iterator[tuple[str, Any]]:
        for name, value in self.sides[0].items():
            if value is not UNBOUND:
                yield from ((p, leaf) for p, leaf in leaves(name, value) if is_leaf(leaf))

    def matched(self) -> list[Any]:
        """The else side's leaves, one for each leaf of the then side."""
        out: list[Any] = []
        for name, mine in self.sides[0].items():
            other = self.sides[1][name]
            if mine is UNBOUND or other is UNBOUND:
                out += self.one_sided(name, mine, other)
                continue
            found: list[Any] = []
            wrong = self.pair(name, mine, other, found)
            if wrong is not None:
                self.resolve(name, mine, other, wrong)
            out += found
        return out

    def one_sided(self, name: str, mine: Any, other: Any) -> list[Any]:
        """The else side's leaves for a variable that one side leaves unbound."""
        if mine is other:
            return []
        away = self.jumps[0] if mine is UNBOUND else self.jumps[1]
        if self.eager:  # values are real: the bound side's can stand for both
            return [leaf for _, leaf in leaves(name, mine) if is_leaf(leaf)]
        if away or name == RESULT:
            self.blanks[name] = blank(other if mine is UNBOUND else mine)
            if self.blanks[name] is not UNBOUND:
                raise Restart
            if name == RESULT:
                what = "a pointer cannot be returned from some paths only; return its offset"
                raise self.frame.error(self.site, "return", what)
            del self.blanks[name]
        if mine is not UNBOUND:
            self.dropped.add(name)
            self.explain(name, True)
            raise Restart
        return []

    def resolve(self, name: str, mine: Any, other: Any, wrong: Exception) -> None:
        """Two kinds of value are no conflict if the function has returned on one side."""
        gone = [DONE in flags and flags <= {DONE} for flags in self.jumps]
        if self.eager or name == RESULT or name in self.blanks or not any(gone):
            raise wrong
        stand_in = blank(other if gone[0] else mine)
        if stand_in is UNBOUND:
            raise wrong
        self.blanks[name] = stand_in
        self.unread.add(name)
        raise Restart

    def pair(self, path: str, mine: Any, other: Any, out: list[Any]) -> Exception | None:
        mine_in, other_in = self.frame.reach(mine), self.frame.reach(other)
        if mine_in and other_in:
            if what := self.frame.mixed(label(path), mine, other):
                return self.frame.error(self.site, "if", what)
            both_in = mine_in | other_in
            if both_in != mine_in:
                self.wide[path] = lambda value: self.frame.widen(value, both_in)
                raise Restart
            other = self.frame.widen(other, both_in)
        if alike(mine, other):
            for (key, a), (_, b) in zip(children(mine) or (), children(other) or (), strict=True):
                wrong = self.pair(path + key, a, b, out)
                if wrong is not None:
                    return wrong
        elif is_other_memory(mine, other):
            return self.choice(path, mine, other)
        elif is_leaf(mine) and is_leaf(other):
            known = root(path) not in self.blanks and "." + PREFIX not in path
            if known and (what := self.frame.mixed(label(path), mine, other)):
                return self.frame.error(self.site, "if", what)
            out.append(self.frame.other(mine, other))
        elif isinstance(mine, _core.Pointer) and is_buffer(other):
            self.frame.note_moved(self.sid, {root(path)})
            out.append(as_address(other))
        elif is_buffer(mine) and is_memory(other) and not (self.eager or same(mine, other)):
            self.frame.note_moved(self.sid, {root(path)})
            self.moved.add(root(path))
            raise Restart
        elif is_leaf(mine) or not same(mine, other):
            return self.mismatch(path, mine, other)
        return None

    def choice(self, path: str, mine: Any, other: Any) -> Exception:
        who = "the value" if path.startswith(VALUE) else f"'{label(path)}'"
        names = [_core.memory_name(memory) for memory in (mine, other)]
        what = f"{who} is in {names[0]} when the condition is true and in {names[1]} when it is not"
        return self.frame.error(self.site, "if", f"{what}; {ONE_BUFFER}")

    def mismatch(self, path: str, mine: Any, other: Any) -> Exception:
        sides = f"{describe(mine)} when the condition is true and {describe(other)} when it is not"
        if path.startswith(RESULT):
            what = f"the function returns {sides}; return the same kind of value on every path"
            return self.frame.error(self.site, "return", what)
        who = "the value" if path.startswith(VALUE) else f"'{path}'"
        what = f"{who} is {sides}; give it the same kind of value on both paths"
        return self.frame.error(self.site, "if", what)

    def finish(self, merged: Iterator[Any]) -> None:
        results: dict[str, Any] = {}
        for name, mine in self.sides[0].items():
            other = self.sides[1][name]
            if mine is not UNBOUND and other is not UNBOUND:
                results[name] = self.joined(mine, other, merged)
                if name in self.blanks:
                    self.note(name, self.jumps[0] | self.jumps[1])
                continue
            for _ in range(sum(is_leaf(leaf) for _, leaf in leaves("", mine))):
                next(merged)
            bound = other if mine is UNBOUND else mine
            away = self.jumps[0] if mine is UNBOUND else self.jumps[1]
            if bound is UNBOUND:
                continue
            if name == RESULT or away:  # eager mode: threads that jumped never read it
                results[name] = bound
                self.note(name, away)
            else:
                self.explain(name, mine is not UNBOUND)
        for name in self.before:
            put(self.cells[name], results.get(name, UNBOUND))

    def joined(self, mine: Any, other: Any, merged: Iterator[Any]) -> Any:
        parts = children(mine)
        if parts is not None:
            others = children(other) or []
            new = [self.joined(a, b, merged) for (_, a), (_, b) in zip(parts, others, strict=True)]
            return rebuild(mine, new)
        if not is_leaf(mine):
            return mine
        value = next(merged)
        return mine if same(mine, other) else self.frame.merged(mine, other, value)

    def note(self, name: str, flags: set[str]) -> None:
        """After the loop it left, the variable has no value on the way that jumped."""
        for flag in flags - {DONE} if name != RESULT else ():
            self.frame.half_bound.setdefault(flag, {})[name] = self.site.line

    def explain(self, name: str, when_true: bool) -> None:
        word, way = ("true", "the `else`") if when_true else ("false", "the `if`")
        self.frame.unset(
            name,
            f"undefined variable after a branch: '{name}' is set only when the condition at line "
            f"{self.site.line} is {word}; set it before the branch or in {way} too",
        )
