"""Ctrl-C ends a launch, in a long grid and in a long loop."""

import _thread
import signal
import threading

import eas
import numpy as np
import pytest
from eas import mk

# Both take far longer than the interrupt, and end by themselves when it is lost.
NATIVE = eas.config.backend in ("auto", "cpu") and eas.backends()["cpu"].available
TURNS, PROGRAMS = (10**11, 10**11) if NATIVE else (100_000_000, 30_000_000)


@eas.kernel
def spin(x, turns):
    i = 0
    while i < turns:
        mk.store(x, 0, i)
        i += 1


@eas.kernel
def touch(x, turns):
    mk.store(x, 0, turns)


@pytest.fixture
def ctrl_c():
    # Python leaves SIGINT ignored in a process that was started in the background.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize(("kernel", "grid"), [(spin, 1), (touch, PROGRAMS)], ids=["loop", "grid"])
def test_ctrl_c_ends_a_launch(ctrl_c, kernel, grid):
    x = np.zeros(1, np.int64)
    kernel.compile(x, TURNS)
    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        kernel[grid](x, TURNS)
    timer.join()
