"""eas.Graph: launches captured once and replayed without asking Python again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from . import _core


class Graph:
    """Launches of kernels with everything settled: grids, code, memory.

    `with graph.capture():` takes the launches of its block instead of running them;
    `graph.replay()` runs them, in their order, on the same arrays. The graph holds these arrays.
    """

    def __init__(self) -> None:
        self._launches: list[_core.BoundLaunch] = []
        self._on_device = False

    @contextmanager
    def capture(self) -> Iterator[Graph]:
        """The launches of this thread in the block become the graph, in place of those before."""
        taken = Graph()
        _core.start_capture(taken._take)
        try:
            yield self
        finally:
            _core.end_capture()
        self._launches, self._on_device = taken._launches, taken._on_device

    def replay(self) -> None:
        """Runs the launches; what they compute is there when it returns."""
        _core.run_each(self._launches)
        if self._on_device:
            _core.synchronize()

    def _take(self, kernel: Any, grid: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        if isinstance(kernel, _core.BoundLaunch):
            self._launches.append(kernel)
            return
        launcher = kernel if grid is None else kernel[grid]
        # Each follows the one before on its device: only the last is waited for, by replay().
        kwargs = {"_sync": False, **kwargs}
        compiled, bound = _core.hand_launches_to(None, _compiled_and_bound, launcher, args, kwargs)
        self._on_device |= compiled.target not in ("cpu", "interpreter", "eager")
        self._launches.append(bound)

    def __len__(self) -> int:
        return len(self._launches)

    def __repr__(self) -> str:
        count = len(self._launches)
        return f"<eas.Graph of {count} launch{'' if count == 1 else 'es'}>"


def _compiled_and_bound(launcher: Any, args: Any, kwargs: Any) -> tuple[Any, Any]:
    return launcher.compile(*args, **kwargs), launcher.bind(*args, **kwargs)
