"""A while from the point where its condition, or a flag that ends it, became traced.

A test without calls becomes the loop's condition. One with calls (loads, atomics) is evaluated
exactly as often as Python would: once before the loop, then at the end of each body.
"""

from __future__ import annotations

from collections.abc import Callable
from types import CellType
from typing import TYPE_CHECKING, Any

from .. import _core
from .carry import Carry
from .jumps import PREFIX
from .merge import Merge, get, put
from .scopes import Scope
from .state import both, truth

if TYPE_CHECKING:
    from .._control import Frame

AGAIN = PREFIX + "again"  # whether the loop goes on


class TracedWhile:
    def __init__(
        self,
        frame: Frame,
        sid: int,
        test: Callable[[], Any],
        body: Callable[[], Any],
        cells: dict[str, CellType],
    ) -> None:
        self.frame, self.sid, self.test, self.user_body = frame, sid, test, body
        self.site = frame.table.sites[sid]
        self.cells = cells

    def goes_on(self, stop: Any) -> Any:
        """Whether the loop runs again: the test is not evaluated once the loop was left."""
        if self.site.endless:
            return ~stop if _core.needs_trace(stop) else not stop
        if not _core.needs_trace(stop):
            return self.test() if not stop else False
        if self.site.pure_test:
            return both(truth(self.test()), lambda: ~stop)
        cell = CellType(False)
        cells = {**self.cells, AGAIN: cell}
        more: Scope = frozenset([AGAIN])
        merge = Merge(
            self.frame, self.sid, cells, self.site.assigned | more, self.site.handed | more
        )
        merge.run(~stop, lambda: put(cell, self.test()), None)
        return get(cell)

    def run(self, again: Any) -> None:
        if again is False:
            return
        self.carry = Carry(self.frame, self.sid, self.cells)
        if self.site.pure_test:
            self.carry.run(self.emit_pure)
        else:
            self.carry.run(lambda: self.emit_rotated(again))

    def emit_pure(self) -> list[Any]:
        def goes_on(*state: Any) -> Any:
            self.carry.enter(state)
            test = True if self.site.endless else truth(self.test())
            return both(test, lambda: self.frame.clear_flags(self.site, self.cells))

        def body(*state: Any) -> list[Any]:
            return self.carry.body(state, self.user_body)

        carry = self.carry
        return list(_core.trace_while(carry.inits, carry.labels, goes_on, body))

    def emit_rotated(self, first: Any) -> list[Any]:
        """A test with calls in it runs exactly as often as Python would run it."""

        def body(again: Any, *state: Any) -> list[Any]:
            found: list[Any] = []

            def work() -> None:
                self.user_body()
                found.append(self.goes_on(self.frame.stopped(self.site, self.cells)))

            leaves = self.carry.body(state, work)
            return [*found, *leaves]

        inits = [truth(first), *self.carry.inits]
        labels = ["the condition", *self.carry.labels]
        return list(_core.trace_while(inits, labels, lambda again, *_: again, body))[1:]
