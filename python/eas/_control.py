"""The run-time half of the rewrite: what `if`, `while` and `for` do while a kernel is traced.

The rewritten function makes a Frame per call and hands it each construct. Plain Python conditions
and iterables run as Python would; traced ones go to the core's trace_if/trace_while/trace_for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from types import CellType
from typing import Any, NamedTuple

from . import _core
from ._kernel import run, trace  # noqa: F401
from ._rewrite.carry import Carry
from ._rewrite.jumps import RESULT
from ._rewrite.merge import VALUE, Merge, get, put
from ._rewrite.sites import Site
from ._rewrite.state import UNBOUND, as_address, as_index, both, is_buffer, is_eager, replace
from ._rewrite.traced_while import TracedWhile
from ._source import Source

MAX_STATIC_ITERATIONS = 1_000_000


class Table(NamedTuple):
    """The sites of one rewritten function."""

    source: Source
    name: str
    sites: tuple[Site, ...]
    # By site: variables that are a buffer on one way and a pointer on another, so that they leave
    # it as pointers. Found while tracing; eager mode, which follows one way, asks for it.
    moved: dict[int, set[str]]

    def frame(self) -> Frame:
        return Frame(self)


def cells_of(holder: Callable[..., Any]) -> dict[str, CellType]:
    return dict(zip(holder.__code__.co_freevars, holder.__closure__ or (), strict=True))


class MovedBuffers:
    """In a loop of the kernel that eager mode just follows, what moves are pointers too."""

    def __init__(self) -> None:
        self.moved: list[tuple[CellType, Any, Any]] = []

    def point(self, site: Site, cells: dict[str, CellType], moved: set[str]) -> None:
        for name in (site.computed | moved) & cells.keys():
            if is_buffer(buffer := get(cells[name])):
                put(cells[name], as_address(buffer))
                if name not in moved:
                    self.moved.append((cells[name], get(cells[name]), buffer))

    def __enter__(self) -> MovedBuffers:
        return self

    def __exit__(self, *_: object) -> None:
        """What did not move is a buffer again."""
        for cell, pointer, buffer in self.moved:
            if get(cell) is pointer:
                put(cell, buffer)


class Kinds:
    """What a front end knows of the values a loop carries beyond the core: here, nothing."""

    def start(self, path: str, value: Any) -> Any:
        return value

    def arrive(self, path: str, start: Any, value: Any) -> Any:
        """In the loop and after it; must be the same object."""
        return value

    def end(self, path: str, start: Any, value: Any, eager: bool) -> Any:
        """After the body; raises Restart where it learned something."""
        return value


class Frame:
    """One call of a rewritten function."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.traced: list[int] = []  # the sites being traced, outermost first
        # By break or continue flag: names with no value where that jump was taken, and the line.
        self.half_bound: dict[str, dict[str, int]] = {}

    # --- what a front end knows of values beyond the core ---

    def kinds(self) -> Any:
        return Kinds()

    def other(self, mine: Any, value: Any) -> Any:
        """The else side's value, as the core has to see it beside the then side's."""
        return value

    def reach(self, value: Any) -> frozenset[int]:
        """The buffers that memory may be in, where one variable may be in several."""
        return frozenset()

    def mixed(self, name: str, mine: Any, value: Any) -> str:
        """What is wrong with a variable that is this on one side of a branch and that on the other,
        or, of memory, before a loop and after its body."""
        return ""

    def changed(self, name: str, start: Any, end: Any) -> str:
        """What is wrong with a variable that a loop leaves so."""
        return ""

    def widen(self, value: Any, reach: frozenset[int]) -> Any:
        """The same memory, able to be in all of these."""
        return value

    def branch(self, test: Any, names: list[str], then: Any, other: Any) -> list[Any]:
        return list(_core.trace_if(test, names, then, other))

    def merged(self, mine: Any, value: Any, result: Any) -> Any:
        return result

    # --- constructs ---

    def if_(
        self,
        sid: int,
        test: Any,
        then: Callable[[], Any],
        orelse: Callable[[], Any] | None,
        holder: Callable[[], Any],
    ) -> None:
        if _core.needs_trace(test):
            site = self.table.sites[sid]
            cells = cells_of(holder)
            merge = Merge(self, sid, cells, site.assigned, site.handed, site.jumped)
            merge.run(test, then, orelse)
            return
        if test:
            then()
        elif orelse is not None:
            orelse()
        if _core.is_traced(test) and (moved := self.table.moved.get(sid)):
            cells = cells_of(holder)
            for name in moved & cells.keys():
                if (value := get(cells[name])) is not UNBOUND:
                    put(cells[name], replace(name, value, lambda _, leaf: as_address(leaf)))

    def choose(self, sid: int, test: Any, then: Callable[[], Any], other: Callable[[], Any]) -> Any:
        """`x if c else y`."""
        if not _core.needs_trace(test):
            value = then() if test else other()
            moved = _core.is_traced(test) and sid in self.table.moved
            return replace("", value, lambda _, leaf: as_address(leaf)) if moved else value
        cell = CellType()
        only = frozenset([VALUE])
        merge = Merge(self, sid, {VALUE: cell}, only, only)
        merge.run(test, lambda: put(cell, then()), lambda: put(cell, other()))
        return get(cell)

    def known(self, sid: int, test: Any) -> Any:
        if _core.needs_trace(test):
            what = "`:=` inside `x if c else y` needs a plain Python condition; use an `if`"
            raise self.error(self.table.sites[sid], "if", what)
        return test

    def while_(
        self,
        sid: int,
        test: Callable[[], Any],
        body: Callable[[], Any],
        holder: Callable[[], Any],
    ) -> None:
        with MovedBuffers() as moved:
            self.followed_while(sid, test, body, cells_of(holder), moved)

    def followed_while(
        self,
        sid: int,
        test: Callable[[], Any],
        body: Callable[[], Any],
        cells: dict[str, CellType],
        moved: MovedBuffers,
    ) -> None:
        site = self.table.sites[sid]
        start = self.bookmark(site, cells)
        turns = _core.turns()
        for _ in count() if is_eager() else range(MAX_STATIC_ITERATIONS):
            again = test()
            if _core.needs_trace(again):
                return TracedWhile(self, sid, test, body, cells).run(again)
            if _core.is_traced(again):
                moved.point(site, cells, self.table.moved.get(sid, set()))
            if not again:
                return
            body()
            self.forget(site.skips, cells)
            stop = self.stopped(site, cells)
            if _core.needs_trace(stop):
                if start is not None and not is_eager():
                    stop = start()  # `while True` with a traced break: all of it is a traced loop
                loop = TracedWhile(self, sid, test, body, cells)
                loop.run(loop.goes_on(stop))
                return self.forget(site.stops, cells)
            if stop:
                return
            start = None
            if turns is not None:
                turns.next()
        what = f"the loop ran {MAX_STATIC_ITERATIONS:,} times while tracing"
        raise self.error(
            site, "while", f"{what}; its condition is a plain Python value that stays true"
        )

    def bookmark(self, site: Site, cells: dict[str, CellType]) -> Callable[[], bool] | None:
        """For `while True`: how to take back its first iteration."""
        if not (site.endless and site.stops):
            return None
        before = {name: get(cell) for name, cell in cells.items()}
        if any(before[name] is UNBOUND for name in site.handed if name != RESULT):
            return None  # set by the first iteration, which `while True` always runs
        place = _core.mark()
        if place is None:  # nothing is being traced
            return None

        def rewind() -> bool:
            _core.rollback(place)
            for name, value in before.items():
                put(cells[name], value)
            return False

        return rewind

    def for_(
        self,
        sid: int,
        iterable: Any,
        body: Callable[[Any], Any],
        holder: Callable[[], Any],
    ) -> None:
        site = self.table.sites[sid]
        cells = cells_of(holder)
        if isinstance(iterable, _core.Range):
            if not site.plain_target:
                what = "`for … in mk.range(…)` gives one index, expected a single name as target"
                raise self.error(site, "for", what)
            if _core.needs_trace(iterable):
                return self.traced_for(sid, iterable, body, cells)
            with MovedBuffers() as moved:
                moved.point(site, cells, self.table.moved.get(sid, set()))
                return self.followed_for(sid, iterable, body, cells)
        self.followed_for(sid, iterable, body, cells)

    def followed_for(
        self, sid: int, iterable: Any, body: Callable[[Any], Any], cells: dict[str, CellType]
    ) -> None:
        site = self.table.sites[sid]
        stop: Any = False
        guarded = 0
        turns = _core.turns()
        for item in iterable:
            if stop is False:
                body(item)
            else:  # a break under a traced condition: the rest is guarded by it
                guarded += 1
                if guarded > MAX_STATIC_ITERATIONS:
                    what = "a loop over a Python iterable never ends; use mk.range or `while`"
                    raise self.error(site, "for", what)
                merge = Merge(self, sid, cells, site.assigned, site.handed, site.stops)
                merge.run(~stop, partial(body, item), None)
            self.forget(site.skips, cells)
            stop = self.stopped(site, cells)
            if not _core.needs_trace(stop):
                if stop:
                    break
                stop = False
            if turns is not None:
                turns.next()
        self.forget(site.stops, cells)

    def traced_for(
        self, sid: int, bounds: Any, body: Callable[[Any], Any], cells: dict[str, CellType]
    ) -> None:
        site = self.table.sites[sid]
        lo, hi, step = bounds.lo, bounds.hi, bounds.step
        carry = Carry(self, sid, cells)

        def in_range(index: Any) -> Any:
            if _core.is_traced(step):
                return ((step > 0) & (index < hi)) | ((step < 0) & (index > hi))
            return index < hi if step > 0 else index > hi

        def goes_on(index: Any, *state: Any) -> Any:
            carry.enter(state)
            return both(in_range(index), lambda: self.clear_flags(site, cells))

        def advance(index: Any, *state: Any) -> list[Any]:
            return [index + step, *carry.body(state, lambda: body(index))]

        def emit() -> list[Any]:
            if all(carry.is_fixed(flag) for flag in site.stops):
                return list(
                    _core.trace_for(
                        lo, hi, step, carry.inits, carry.labels,
                        lambda index, *state: carry.body(state, lambda: body(index)),
                    )
                )  # fmt: skip
            inits = [as_index(lo), *carry.inits]
            names = ["the index", *carry.labels]
            return list(_core.trace_while(inits, names, goes_on, advance))[1:]

        carry.run(emit)

    # --- flags ---

    def clear(self, *flags: Any) -> Any:
        """True when no flag is set; traced when that depends on a traced one."""
        stop: Any = False
        for flag in flags:
            if _core.needs_trace(flag):
                stop = flag if stop is False else stop | flag
            elif flag:
                return False
        return True if stop is False else ~stop

    def clear_flags(self, site: Site, cells: dict[str, CellType]) -> Any:
        return self.clear(*(get(cells[name]) for name in site.stops))

    def stopped(self, site: Site, cells: dict[str, CellType]) -> Any:
        if not site.stops:
            return False
        clear = self.clear_flags(site, cells)
        return ~clear if _core.needs_trace(clear) else not clear

    def forget(self, flags: tuple[str, ...], cells: dict[str, CellType]) -> None:
        """Past the loop or iteration a traced jump left, what it did not set is unbound."""
        for flag in flags:
            for name, line in self.half_bound.pop(flag, {}).items():
                if name in cells:
                    put(cells[name], UNBOUND)
                    self.unset(
                        name,
                        f"undefined variable after a branch: '{name}' is not set on the way that "
                        f"leaves at line {line}; set it before the loop",
                    )

    def note_moved(self, sid: int, names: set[str]) -> None:
        if names and not is_eager():
            self.table.moved.setdefault(sid, set()).update(names)

    # --- what traced control flow does not allow ---

    def inside(self, sid: int, work: Callable[[], Any]) -> None:
        self.traced.append(sid)
        try:
            work()
        finally:
            self.traced.pop()

    def _traced_around(self, site: Site) -> Site | None:
        for sid in site.outside:
            if sid in self.traced:
                return self.table.sites[sid]
        return None

    def mutates(self, sid: int, held: Any = None) -> None:
        if _core.is_traced(held) or is_buffer(held):
            return  # the assignment itself is refused, in better words
        site = self.table.sites[sid]
        around = self._traced_around(site)
        if around is not None:
            what = f"{site.text} inside the traced `{around.kind}` at line {around.line} changes a "
            what += "Python object that was made outside of it; assign a variable or mk.store"
            raise self.error(site, "assignment", what)

    def mutated(self, sid: int, value: Any) -> Any:
        if isinstance(value, (list, dict, set, bytearray)):
            self.mutates(sid)
        return value

    def raising(self, sid: int) -> None:
        site = self.table.sites[sid]
        around = self._traced_around(site)
        if around is not None:
            what = f"`raise` inside the traced `{around.kind}` at line {around.line} cannot depend "
            what += "on a traced condition; use mk.device_assert"
            raise self.error(site, "raise", what)

    # --- errors ---

    def error(self, site: Site, op: str, what: str) -> Exception:
        return self.table.source.error(op, what, site.line, site.begin, site.end)

    def unset(self, name: str, why: str) -> None:
        if not hasattr(trace, "reasons"):
            trace.reasons = {}
        trace.reasons[self.table.source.file, name] = why
