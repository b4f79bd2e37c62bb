"""Ctrl-C ends a launch, in a long grid and in a loop that never ends."""

import _thread
import threading

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def spin(x):
    i = mk.load(x, 0)
    while i >= 0:
        mk.store(x, 0, i)
        i = mk.load(x, 0)


@eas.kernel
def touch(x):
    mk.store(x, 0, 1)


@pytest.mark.parametrize(("kernel", "grid"), [(spin, 1), (touch, 1 << 40)], ids=["loop", "grid"])
def test_ctrl_c_ends_a_launch(kernel, grid):
    x = np.zeros(1, np.int32)
    kernel.compile(x)
    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        kernel[grid](x)
    timer.join()
