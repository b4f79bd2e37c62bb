"""What compiles again and what does not, counted through cache_info()."""

from __future__ import annotations

import math
import re
import types
from dataclasses import dataclass

import eas
import numpy as np
import pytest
from eas import mk

SCALE = 2
settings = types.ModuleType("settings")
settings.OFFSET = 1.0


@eas.kernel
def put(x, value):
    mk.store(x, 0, value)


def misses(kernel) -> int:
    return kernel.cache_info().misses


def fresh(fn):
    return eas.kernel(fn)


def test_scalar_values_and_shapes_never_recompile():
    put.clear_cache()
    for n in (1, 2, 1000):
        for value in (1, -5, 2**40):
            put(np.zeros(n), value)
    assert put.cache_info() == (8, 1, 1)
    assert put.cache_info().entries == 1


def test_dtypes_and_kinds_recompile():
    put.clear_cache()
    put(np.zeros(1, np.float32), 1)
    put(np.zeros(1, np.float64), 1)
    put(np.zeros(1, np.float64), 1.0)
    put(np.zeros(1, np.float64), True)
    put(np.zeros(1, np.float64), 2.0)
    assert put.cache_info() == (1, 4, 4)


def test_clear_cache():
    put(np.zeros(1), 1)
    put.clear_cache()
    assert put.cache_info() == (0, 0, 0)


@fresh
def constant(x, C: eas.constexpr):
    mk.store(x, 0, 1.0 if C is None else 2.0)


@dataclass(frozen=True)
class Point:
    x: float


@pytest.mark.parametrize(
    "values",
    [
        (1, 1.0, True),
        ((1,), (1.0,), (True,)),
        ((1, (2,)), (1, (2.0,))),
        (0.0, -0.0),
        ((0.0,), (-0.0,)),
        ("a", "b", None),
        (0, False, None, ""),
        (2**60, 2.0**60),
        (2**80, 2**80 + 1),
        (eas.float32, eas.float64, "float32"),
        (frozenset({1}), frozenset({1.0})),
        (Point(1), Point(1.0)),
        (1j, complex(0.0, 1), complex(-0.0, 1)),
    ],
)
def test_constexprs_differ_by_value_and_type(values):
    constant.clear_cache()
    distinct = 2 if values == (1j, complex(0.0, 1), complex(-0.0, 1)) else len(values)
    for value in values * 2:
        constant(np.zeros(1), C=value)
    assert misses(constant) == distinct


def test_equal_constexprs_are_one():
    constant.clear_cache()
    for value in (math.nan, float("nan"), -math.nan):
        constant(np.zeros(1), C=value)
    assert misses(constant) == 1
    for value in ("".join(["x", "y"]), "xy", "".join(["xy"])):
        constant(np.zeros(1), C=value)
    assert misses(constant) == 2
    for value in ((1000, "xy"), (500 * 2, "".join(["x", "y"]))):
        constant(np.zeros(1), C=value)
    assert misses(constant) == 3


def test_constexpr_one_is_not_true_in_the_code():
    @eas.kernel
    def show(x, C: eas.constexpr):
        mk.store(x, 0, 10 if C is True else 20 if isinstance(C, float) else 30)

    x = np.zeros(1, np.int32)
    for value, expected in ((1, 30), (True, 10), (1.0, 20), (1, 30)):
        show(x, C=value)
        assert x[0] == expected


def test_many_constexprs():
    @eas.kernel
    def count(x, C: eas.constexpr):
        mk.store(x, 0, C)

    x = np.zeros(1, np.int64)
    for value in range(1100):
        count(x, C=value, _backend="interpreter")  # quicker to compile for
        assert x[0] == value
    assert count.cache_info().size <= 1024
    count(x, C=0)
    assert x[0] == 0


def test_another_rank_is_no_other_kernel_unless_asked_for():
    @eas.kernel
    def first(x):
        mk.store(x, 0, 1)

    for shape in ((4,), (2, 2), (1, 2, 2)):
        first(np.zeros(shape))
    assert first.cache_info() == (2, 1, 1)

    @eas.kernel
    def rank(x):
        mk.store(x, 0, len(x.shape))

    for shape in ((4,), (2, 2), (1, 2, 2), (2, 2)):
        x = np.zeros(shape)
        rank(x)
        assert x.flat[0] == len(shape)
    assert rank.cache_info() == (1, 3, 3)


def test_globals_are_never_stale(monkeypatch):
    @eas.kernel
    def scaled(x):
        mk.store(x, 0, SCALE * 1.0 + settings.OFFSET)

    def run() -> float:
        x = np.zeros(1)
        scaled(x)
        return float(x[0])

    assert run() == 3
    monkeypatch.setitem(globals(), "SCALE", 5)
    assert run() == 6
    monkeypatch.setattr(settings, "OFFSET", 2.0)
    assert run() == 7
    assert misses(scaled) == 3
    monkeypatch.undo()
    assert run() == 3
    assert misses(scaled) == 3


def test_closures_are_never_stale():
    factor = 2

    @eas.kernel
    def scaled(x):
        mk.store(x, 0, factor)

    x = np.zeros(1)
    scaled(x)
    assert x[0] == 2
    factor = 3
    scaled(x)
    assert x[0] == 3
    factor = 3.0
    scaled(x)
    assert misses(scaled) == 3


def helper(x):
    return x * SCALE


def test_globals_of_helpers_count(monkeypatch):
    @eas.kernel
    def scaled(x):
        mk.store(x, 0, helper(1.0))

    @eas.kernel
    def applied(x, FN: eas.constexpr):
        mk.store(x, 0, FN(1.0))

    x = np.zeros(1)
    for value in (2, 7, 2):
        monkeypatch.setitem(globals(), "SCALE", value)
        scaled(x)
        assert x[0] == value
        applied(x, FN=helper)
        assert x[0] == value
    assert misses(scaled) == 2
    assert misses(applied) == 2


def test_a_name_defined_later():
    names = {"eas": eas, "mk": mk}
    exec("@eas.kernel\ndef k(x):\n    mk.store(x, 0, LATER)\n", names)
    x = np.zeros(1)
    with pytest.raises(eas.CompileError, match="LATER"):
        names["k"](x)
    names["LATER"] = 4
    names["k"](x)
    assert x[0] == 4


def test_log_says_why(capfd):
    @eas.kernel
    def logged(x, C: eas.constexpr):
        mk.store(x, 0, C)

    eas.config.log = "compile,cache,launch"
    try:
        logged(np.zeros(1), C=12345, _backend="interpreter")
        for x, value in ((np.zeros(1), 12345), (np.zeros(1), 2), (np.zeros(1, np.int8), 2)):
            logged(x, C=value, _backend="cpu")
    finally:
        eas.config.log = ""
    lines = capfd.readouterr().err.splitlines()
    compiles = [line for line in lines if line.startswith("eas compile: logged: ")]
    assert "first use" in compiles[0]
    assert "C was constexpr 12345 (int), is now constexpr 2 (int) (trace" in compiles[2]
    assert "x was float64 array of rank 1, is now int8 array of rank 1 (trace" in compiles[3]
    caches = [line for line in lines if line.startswith("eas cache: logged: ")]
    assert caches[0].startswith("eas cache: logged: miss ")
    assert caches[0].endswith(" in memory")
    assert re.search(r"(hit|miss) \w{12} on disk", caches[2])
    assert "eas launch: logged grid (1, 1, 1) group (1, 1, 1) on cpu" in lines
    assert "eas launch: logged grid (1, 1, 1) group (1, 1, 1) on interpreter" in lines
