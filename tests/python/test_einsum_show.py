"""Long sliced runs end at Ctrl-C and show a bar on a terminal; plans can be drawn."""

from __future__ import annotations

import _thread
import io
import signal
import sys
import threading
from typing import Any

import eas
import numpy as np
import pytest
from eas import _einsum_show

RING = "ij,jk,kl,li->"


def long_plan() -> tuple[Any, list[Any]]:
    """Far more slices than can be run before the interrupt comes."""
    operands = [np.ones((3000, 3000), np.float32)] * 4
    plan = eas.einsum_plan(RING, *operands, memory_limit=20_000)
    assert plan.slices > 1_000_000
    return plan, operands


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def ctrl_c() -> Any:
    # Python leaves SIGINT ignored in a process that was started in the background.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("stream", [Terminal, io.StringIO])
def test_ctrl_c_ends_a_sliced_run(
    ctrl_c: None, monkeypatch: pytest.MonkeyPatch, stream: type[io.StringIO]
) -> None:
    plan, operands = long_plan()
    shown = stream()
    monkeypatch.setattr(sys, "stderr", shown)
    timer = threading.Timer(0.5, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        plan(*operands)
    timer.join()
    text = shown.getvalue()
    if stream is Terminal:
        assert "einsum ·" in text
        assert text.endswith("\r\x1b[K")  # the bar is taken away again
    else:
        assert text == ""


def test_other_threads_run_during_a_contraction(ctrl_c: None) -> None:
    plan, operands = long_plan()
    ticks = []

    def tick() -> None:
        for _ in range(20):
            ticks.append(threading.get_ident())
        _thread.interrupt_main()

    timer = threading.Timer(0.2, tick)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        plan(*operands)
    timer.join()
    assert len(ticks) == 20


def test_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    assert _einsum_show.progress_bar.show(0.5, "slices")
    assert shown.getvalue() == "\r\x1b[Keinsum " + "█" * 15 + "·" * 15 + "  50% slices"
    monkeypatch.setattr(sys, "stderr", None)
    assert not _einsum_show.progress_bar.show(0.5, "slices")


def test_plot() -> None:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    x = np.ones((4, 4))
    plan = eas.einsum_plan("ij,jk,kl->il", x, x, x)
    axes = plan.plot()
    assert [text.get_text() for text in axes.texts][:3] == ["ij", "jk", "kl"]
    assert "flops" in axes.get_title()
    assert plan.plot(ax=axes) is axes
    chain = [part for i in range(100) for part in (x, [i, i + 1])]
    eas.einsum_plan(*chain, [0, 100]).plot()
    eas.einsum_plan("ij->", x).plot()
