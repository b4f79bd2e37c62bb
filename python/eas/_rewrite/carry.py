"""A traced loop: the variables it carries become loop-carried values of the core.

A carried number is traced if the loop changes it and stays a Python number if not. Which it is
shows only after the body was traced, so a first guess is corrected by tracing again: variables that
the AST computes anew are taken to change, parts of tuples to stay. In eager mode a body runs for
real and never twice: there every carried number is traced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from .. import _core
from .assigned import assignments
from .jumps import DONE, PREFIX, RESULT
from .merge import ONE_BUFFER, Cells, Restart, blank, get, label, put
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
    replace,
    replace_at,
    root,
    same,
)

if TYPE_CHECKING:
    from .._control import Frame


class Carry:
    """One traced loop: `inits` and `labels` for the core, `body` around the user's body."""

    def __init__(self, frame: Frame, sid: int, cells: Cells) -> None:
        self.frame, self.sid, self.cells = frame, sid, cells
        self.eager = is_eager()
        self.site = frame.table.sites[sid]
        self.before = {n: get(cells[n]) for n in sorted(self.site.handed)}
        self.changes: set[str] = set()  # paths of numbers that the loop was seen to change
        self.stays: set[str] = set()  # and that it was seen not to change
        self.buffers: dict[str, Any] = {}  # what was a buffer and is carried as a pointer
        self.held: Any = UNBOUND  # eager mode: what was returned so far
        self.hopeful = not self.eager  # parts of tuples are taken to stay
        self.hoped = False
        self.failed: Exception | None = None  # with buffers as pointers; now they stay buffers
        self.wide: dict[str, Callable[[Any], Any]] = {}  # pointers into several buffers
        self.kinds = frame.kinds()

    def run(self, emit: Callable[[], list[Any]]) -> None:
        while True:
            bound = ((n, v) for n, v in self.before.items() if v is not UNBOUND)
            self.before |= {n: replace(n, v, self.address_if_moved) for n, v in bound}
            for path in self.wide:
                name = root(path)
                self.before[name] = replace_at(name, self.before[name], self.wide)
            carried = [(p, v) for p, v in self.every_leaf() if self.is_carried(p, v)]
            self.paths = [path for path, _ in carried]
            self.starts = dict(carried)
            self.inits = [self.kinds.start(path, value) for path, value in carried]
            self.labels = [label(path) for path in self.paths]
            try:
                results = emit()
            except Restart:
                if self.failed is not None:
                    raise self.failed from None
                continue
            except Exception as error:
                self.think_again(error)
                continue
            self.finish(list(results))
            return

    def think_again(self, error: Exception) -> None:
        """Raises the error unless it may come of a guess that turned out wrong."""
        if self.failed is not None:
            raise self.failed from None
        error = self.at_assignment(error)
        if self.hopeful and self.hoped:
            self.hopeful = False
        elif self.buffers and not self.eager:
            self.failed = error
            for path, buffer in self.buffers.items():
                self.stays.add(path)
                self.before |= {
                    n: replace(n, v, lambda p, leaf: buffer if p == path else leaf)  # noqa: B023
                    for n, v in self.before.items()
                    if v is not UNBOUND
                }
        else:
            raise error

    def at_assignment(self, error: Exception) -> Exception:
        """What the core says of a carried variable's type, at the line that gave it another."""
        message = getattr(error, "message", None) or ""
        for path in self.paths:
            mark = f"[{self.site.kind}] '{label(path)}' changes its type"
            if isinstance(error, _core.CompileError) and message.startswith(mark):
                line = error.line if error.file == self.frame.table.source.file else None
                what = message.partition("] ")[2]
                return self.error_of(path, self.site.kind, what, line)
        return error

    def error_of(self, path: str, op: str, what: str, line: int | None = None) -> Exception:
        """At the assignment of a variable in the loop, that on the given line if there are more."""
        source = self.frame.table.source
        every = assignments(source, self.site.line, root(path))
        here = [a for a in every if line is not None and a.first <= line <= a.last]
        for place in (here or every)[-1:]:
            return source.error(op, what, place.first, place.begin, place.end)
        return self.frame.error(self.site, op, what)

    def every_leaf(self) -> list[tuple[str, Any]]:
        bound = {n: v for n, v in self.before.items() if v is not UNBOUND}
        return [leaf for name, value in bound.items() for leaf in leaves(name, value)]

    def address_if_moved(self, path: str, value: Any) -> Any:
        if path in self.stays:
            return self.buffers.get(path, value)
        if is_buffer(value) and (path in self.changes or root(path) in self.site.computed):
            self.buffers[path] = value
        return as_address(value) if path in self.buffers else value

    def is_carried(self, path: str, value: Any) -> bool:
        if _core.is_traced(value):
            return True
        if not is_leaf(value) or path in self.stays:
            return False
        guess = self.eager or root(path) in self.site.computed or root(path) in self.site.stops
        if guess and self.hopeful and path != root(path):
            self.hoped, guess = True, False
        return guess or path in self.changes

    def is_fixed(self, name: str) -> bool:
        """A flag that the loop leaves as it is."""
        return name not in self.paths

    def arrived(self, values: Iterable[Any]) -> dict[str, Any]:
        pairs = zip(self.paths, values, strict=True)
        return {path: self.kinds.arrive(path, self.starts[path], v) for path, v in pairs}

    def enter(self, values: tuple[Any, ...]) -> None:
        self.now = self.arrived(values)
        for name, value in self.before.items():
            if value is not UNBOUND:
                value = replace(name, value, lambda path, leaf: self.now.get(path, leaf))
            elif name == RESULT:
                value = self.held
            else:
                self.explain(name)
            put(self.cells[name], value)

    def body(self, values: tuple[Any, ...], work: Callable[[], Any]) -> list[Any]:
        self.enter(values)
        self.frame.inside(self.sid, work)
        return self.leave()

    def leave(self) -> list[Any]:
        out: list[Any] = []
        for name, start in self.before.items():
            end = get(self.cells[name])
            if start is not UNBOUND:
                self.compare(name, start, end, out)
            elif name == RESULT and end is not UNBOUND:
                self.learn_result(end)
        return out

    def compare(self, path: str, start: Any, end: Any, out: list[Any]) -> None:
        start_in, end_in = self.frame.reach(start), self.frame.reach(end)
        if start_in and end_in:
            if what := self.frame.mixed(label(path), start, end):
                raise self.error_of(path, self.site.kind, what)
            both_in = start_in | end_in
            if both_in != start_in and not self.eager:
                self.wide[path] = lambda value: self.frame.widen(value, both_in)
                raise Restart
            end = self.frame.widen(end, both_in)
        if alike(start, end):
            for (key, a), (_, b) in zip(children(start) or (), children(end) or (), strict=True):
                self.compare(path + key, a, b, out)
        elif is_other_memory(start, end):
            self.failed = self.choice(path, start, end)
            raise self.failed
        elif path in self.now:
            end = as_address(end)
            if not is_leaf(end):
                raise self.mismatch(path, start, end)
            if end is self.now[path] and self.may_stay(path, start):
                self.stays.add(path)
                raise Restart
            if PREFIX not in path and (what := self.frame.changed(path, start, end)):
                raise self.error_of(path, self.site.kind, what)
            out.append(self.kinds.end(path, start, end, self.eager))
        elif is_leaf(start) and is_leaf(end) and not same(start, end):
            self.changes.add(path)
            self.stays.discard(path)
            raise Restart
        elif is_buffer(start) and is_memory(end) and not (self.eager or same(start, end)):
            self.changes.add(path)
            self.stays.discard(path)
            raise Restart
        elif not same(start, end):
            raise self.mismatch(path, start, end)

    def may_stay(self, path: str, start: Any) -> bool:
        fixed = _core.is_traced(start) and path not in self.buffers
        return not (self.eager or fixed or path in self.changes)

    def learn_result(self, end: Any) -> None:
        if not self.eager:
            self.before[RESULT] = blank(end)
            if self.before[RESULT] is UNBOUND:
                what = "a pointer cannot be returned from inside a loop; return its offset"
                raise self.frame.error(self.site, "return", what)
            raise Restart
        done = self.now.get(DONE, False)
        if self.held is UNBOUND or not _core.is_traced(done):
            self.held = end
            return
        # Threads that returned before are not active now: only `where` keeps what they hold.
        old = iter([leaf for _, leaf in leaves("", self.held) if is_leaf(leaf)])
        where = _core.language.where
        self.held = replace(
            "", end, lambda _, leaf: where(done, next(old), leaf) if is_leaf(leaf) else leaf
        )

    def finish(self, results: list[Any]) -> None:
        after = self.arrived(results)
        if not self.eager:
            self.frame.note_moved(self.sid, {root(path) for path in self.buffers if path in after})
        for name in self.site.assigned:
            start = self.before.get(name, UNBOUND)
            if start is not UNBOUND:
                value = replace(name, start, lambda path, leaf: after.get(path, leaf))
            else:
                value = self.held if name == RESULT else UNBOUND
            if value is UNBOUND:
                self.explain(name)
            put(self.cells[name], value)

    def explain(self, name: str) -> None:
        self.frame.unset(
            name,
            f"undefined variable after a loop: '{name}' is first set inside the loop at line "
            f"{self.site.line}, which may run zero times; set it before the loop",
        )

    def choice(self, path: str, start: Any, end: Any) -> Exception:
        names = [_core.memory_name(memory) for memory in (start, end)]
        what = f"'{path}' is in {names[0]} before the loop and in {names[1]} after its body"
        return self.frame.error(self.site, self.site.kind, f"{what}; {ONE_BUFFER}")

    def mismatch(self, path: str, start: Any, end: Any) -> Exception:
        if path.startswith(RESULT):
            what = "the function returns different kinds of values from this loop: "
            what += f"{describe(start)} and {describe(end)}"
            return self.frame.error(self.site, "return", what)
        what = f"'{path}' changes in the loop, got {describe(end)}, expected {describe(start)}"
        return self.error_of(path, self.site.kind, f"{what} as before the loop")
