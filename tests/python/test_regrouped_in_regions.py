"""A tile made outside a loop or branch can be regrouped inside, checked or not."""

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def in_a_loop(x, y, T):
    t = mk.load(x, mk.arange(0, 9)[:, None] + mk.arange(0, 16)[None, :]) + 1
    for n in mk.range(T):
        mk.store(y, n, mk.argmin(t))
        mk.store(y, n + 2, mk.sum(mk.cumsum(mk.reshape(t, (16, 9)), 0)))


@eas.kernel
def in_a_branch(x, y, T):
    t = mk.load(x, mk.arange(0, 9)[:, None] + mk.arange(0, 16)[None, :]) * 3
    if T > 1:
        mk.store(y, mk.arange(0, 4), mk.sum(mk.reshape(t, (4, 36)) + T, 1))


@eas.kernel
def two_levels_in(x, y, T):
    t = mk.load(x, mk.arange(0, 9)[:, None] + mk.arange(0, 16)[None, :]) * 3
    for n in mk.range(T):
        if n > 0:
            mk.store(y, mk.arange(0, 4), mk.max(mk.reshape(t + n, (4, 36)), 1))


@pytest.mark.parametrize("check", ["0", "1"])
@pytest.mark.parametrize("kernel", [in_a_loop, in_a_branch, two_levels_in])
def test_a_regrouped_tile(kernel, check, monkeypatch):
    monkeypatch.setattr(eas.config, "check", check)
    got = []
    for backend in ("interpreter", "cpu"):
        y = np.zeros(4, np.int64)
        kernel[1](np.arange(64, dtype=np.int16)[::-1].copy(), y, 2, _backend=backend)
        got.append(y)
    np.testing.assert_array_equal(got[0], got[1])
    assert got[0].any()
