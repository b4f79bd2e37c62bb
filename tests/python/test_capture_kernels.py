"""Captured names in real launches: a changed value recompiles, an equal one does not."""

import math
import types

import numpy as np
import pytest

eas = pytest.importorskip("eas")
mk = eas.mk
load = mk.load

SCALE = 2
OTHER = eas.tensor(np.ones(3, np.float32))
settings = types.ModuleType("settings")
settings.BIAS = 1


def helper(x):
    return x * SCALE + settings.BIAS


@eas.func
def clipped(x):
    if x > 5:
        return x * 0 + SCALE
    return x


def result(kernel, n):
    out = np.zeros(1, np.float64)
    kernel[(1,)](out, n)
    return out[0]


def test_stale_globals_are_impossible(monkeypatch):
    @eas.kernel
    def kernel(out, n):
        mk.store(out, 0, helper(n))

    assert result(kernel, 3) == 7
    monkeypatch.setitem(globals(), "SCALE", 10)
    assert result(kernel, 3) == 31
    monkeypatch.setattr(settings, "BIAS", 0.5)
    assert result(kernel, 3) == 30.5


def test_a_global_of_an_eas_func_counts(monkeypatch):
    @eas.kernel
    def kernel(out, n):
        mk.store(out, 0, clipped(n))

    assert result(kernel, 9) == 2
    monkeypatch.setitem(globals(), "SCALE", 4)
    assert result(kernel, 9) == 4
    assert result(kernel, 1) == 1


def test_a_closure_variable_counts():
    step = 1

    @eas.kernel
    def kernel(out, n):
        mk.store(out, 0, n + step)

    assert result(kernel, 3) == 4
    step = 7
    assert result(kernel, 3) == 10


def test_minus_zero_is_not_zero(monkeypatch):
    @eas.kernel
    def kernel(out, n):
        mk.store(out, 0, SCALE * mk.cast(n, mk.float64))

    monkeypatch.setitem(globals(), "SCALE", 0.0)
    assert math.copysign(1, result(kernel, 3)) == 1
    monkeypatch.setitem(globals(), "SCALE", -0.0)
    assert math.copysign(1, result(kernel, 3)) == -1


def test_a_value_set_back_needs_no_new_trace(monkeypatch):
    @eas.kernel
    def kernel(out, n):
        mk.store(out, 0, n * SCALE)

    before = kernel.cache_info()
    assert result(kernel, 3) == 6
    monkeypatch.setitem(globals(), "SCALE", 5)
    assert result(kernel, 3) == 15
    monkeypatch.setitem(globals(), "SCALE", 2)
    assert result(kernel, 3) == 6
    assert kernel.cache_info().misses - before.misses == 2


def test_names_of_the_language_and_dtypes_can_be_captured():
    dtype = eas.float32

    @eas.kernel
    def kernel(out, x):
        mk.store(out, 0, load(x, 0).to(dtype) + math.pi)

    out = np.zeros(1, np.float32)
    kernel[(1,)](out, np.ones(1, np.float32))
    assert out[0] == np.float32(1) + np.float32(math.pi)


def test_a_tensor_is_refused():
    @eas.kernel
    def kernel(out, n):
        mk.store(out, 0, mk.load(OTHER, 0) + n)

    with pytest.raises(eas.CompileError, match=r"\[capture\] 'OTHER' cannot be captured"):
        result(kernel, 3)
