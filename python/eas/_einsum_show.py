"""What people see of an einsum: a progress bar while it takes long, and a picture of its plan."""

from __future__ import annotations

import math
import sys
from typing import Any

from . import _core


class _ProgressBar:
    """One line on a terminal; nothing anywhere else."""

    _WIDTH = 30

    def show(self, done: float, what: str) -> bool:
        stream = sys.stderr
        if stream is None or not stream.isatty():
            return False
        filled = round(self._WIDTH * min(max(done, 0.0), 1.0))
        bar = "█" * filled + "·" * (self._WIDTH - filled)
        stream.write(f"\r\x1b[Keinsum {bar} {100 * done:3.0f}% {what}")
        stream.flush()
        return True

    def end(self) -> None:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()


progress_bar = _ProgressBar()


def plot(plan: _core.Plan, ax: Any = None) -> Any:
    """The tree of contractions: operands below, the result on top, a dot as large as its tensor."""
    try:
        from matplotlib import pyplot
    except ImportError:
        _core.refuse(
            "BackendError",
            "plot",
            "matplotlib is not installed, expected `pip install matplotlib`",
        )
    if ax is None:
        ax = pyplot.subplots(figsize=(8, 5))[1]
    detail = plan._detail()
    names, sizes = detail["names"], detail["sizes"]
    held = list(detail["inputs"])
    children: list[tuple[int, ...]] = [()] * len(held)
    for a, b, _, _, out_labels, _ in detail["steps"]:
        held.append(out_labels)
        children.append((a,) if b < 0 else (a, b))
    places = _places(children)
    for node, below in enumerate(children):
        for child in below:
            xs, ys = zip(places[node], places[child], strict=True)
            ax.plot(xs, ys, color="0.7", zorder=1)
    crowded = len(held) > 60
    for node, labels in enumerate(held):
        elements = math.prod(sizes[label] for label in labels)
        color = "tab:blue" if not children[node] else "tab:orange"
        ax.scatter(*places[node], s=20 + 12 * math.log2(max(elements, 1)), color=color, zorder=2)
        if not crowded:
            text = "".join(names[label] for label in labels) or "·"
            ax.annotate(text, places[node], textcoords="offset points", xytext=(6, 4))
    slices = f", {plan.slices} slices" if plan.slices > 1 else ""
    ax.set_title(f"{plan.flops:.3g} flops, peak {plan.peak_bytes} bytes{slices}")
    ax.set_axis_off()
    return ax


def _places(children: list[tuple[int, ...]]) -> list[tuple[float, float]]:
    """Operands side by side in the order of the tree, every result above what it is made of."""
    places = [(0.0, 0.0)] * len(children)
    column = 0
    waiting = [(len(children) - 1, False)]
    while waiting:
        node, ready = waiting.pop()
        below = children[node]
        if not below:
            places[node] = (float(column), 0.0)
            column += 1
        elif ready:
            x = sum(places[child][0] for child in below) / len(below)
            places[node] = (x, 1.0 + max(places[child][1] for child in below))
        else:
            waiting.append((node, True))
            waiting.extend((child, False) for child in reversed(below))
    return places
