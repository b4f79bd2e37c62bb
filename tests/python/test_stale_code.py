"""A launch never runs what the code, a helper, a constexpr or a file meant at an earlier launch."""

import builtins
import dataclasses
import enum
import functools
import importlib
import os
import sys
import types
from collections import namedtuple

import eas
import numpy as np
import pytest
from eas import mk

SCALE = 2.0
STEP = 1.0
settings = types.ModuleType("settings")
settings.BIAS = 1.0


def helper(v, k=3.0, *, more=0.0):
    return v * SCALE + k + more


def other(v, k=3.0, *, more=0.0):
    return v * 100.0


class Mode(enum.Enum):
    FAST = 2.0

    def scaled(self):
        return self.value * SCALE


@dataclasses.dataclass(frozen=True)
class Config:
    scale: float
    shape: tuple = (1, 2)
    FACTOR = 3.0

    def scaled(self):
        return self.scale * SCALE

    @property
    def tripled(self):
        return self.scale * self.FACTOR


class Pair(namedtuple("Pair", "a b")):
    def total(self):
        return (self.a + self.b) * SCALE


class Mutable:
    scale = 2.0


@eas.kernel
def call(x, F: eas.constexpr):
    mk.store(x, 0, F(1.0))


@eas.kernel
def call_first(x, FS: eas.constexpr):
    mk.store(x, 0, FS[0](1.0))


@eas.kernel
def use_config(x, C: eas.constexpr):
    mk.store(x, 0, C.scaled() + C.tripled)


@eas.kernel
def use_method(x, V: eas.constexpr):
    mk.store(x, 0, V.scaled())


@eas.kernel
def use_total(x, P: eas.constexpr):
    mk.store(x, 0, P.total())


@eas.kernel
def use_settings(x, M: eas.constexpr):
    mk.store(x, 0, M.BIAS)


@eas.kernel
def call_helper(x):
    mk.store(x, 0, helper(1.0))


@eas.kernel
def uses_a_builtin(x):
    mk.store(x, 0, abs(-1.0 * mk.load(x, 1)))


def run(kernel, *constants):
    x = np.array([0.0, 3.0])
    kernel[1](x, *constants)
    return x[0]


# --- constexprs ---


@pytest.mark.parametrize(
    ("kernel", "made"),
    [
        (call, lambda: helper),
        (call, lambda: functools.partial(helper, k=3.0)),
        (call, lambda: functools.partial(functools.partial(helper), more=0.0)),
        (call, lambda: lambda v: helper(v)),
        (call_first, lambda: (helper,)),
        (call_first, lambda: ((helper, 1)[0],)),
    ],
    ids=["function", "partial", "nested partial", "lambda", "tuple", "nested tuple"],
)
def test_a_global_behind_a_constexpr_counts(monkeypatch, kernel, made):
    value = made()
    assert run(kernel, value) == 5.0
    monkeypatch.setitem(globals(), "SCALE", 7.0)
    assert run(kernel, value) == 10.0


def test_a_bound_method_counts_with_its_object_and_its_globals(monkeypatch):
    @eas.kernel
    def kernel(x, F: eas.constexpr):
        mk.store(x, 0, F())

    assert run(kernel, Config(2.0).scaled) == 4.0
    assert run(kernel, Config(3.0).scaled) == 6.0
    monkeypatch.setitem(globals(), "SCALE", 7.0)
    assert run(kernel, Config(3.0).scaled) == 21.0


def test_a_partial_changed_in_place_counts():
    value = functools.partial(helper, k=3.0)
    assert run(call, value) == 5.0
    value.keywords["k"] = 4.0
    assert run(call, value) == 6.0
    value.keywords["more"] = 10.0
    assert run(call, value) == 16.0


def test_methods_and_constants_of_a_constexprs_class_count(monkeypatch):
    config = Config(2.0)
    assert run(use_config, config) == 4.0 + 6.0
    monkeypatch.setitem(globals(), "SCALE", 7.0)
    assert run(use_config, config) == 14.0 + 6.0
    monkeypatch.setattr(Config, "FACTOR", 10.0)
    assert run(use_config, config) == 14.0 + 20.0
    monkeypatch.setattr(Config, "scaled", lambda self: 0.0)
    assert run(use_config, config) == 20.0


@pytest.mark.parametrize(("kernel", "value"), [(use_method, Mode.FAST), (use_total, Pair(1, 1))])
def test_methods_of_enums_and_namedtuples_count(monkeypatch, kernel, value):
    assert run(kernel, value) == 4.0
    monkeypatch.setitem(globals(), "SCALE", 7.0)
    assert run(kernel, value) == 14.0


def test_a_module_as_constexpr_counts_with_what_is_read_of_it(monkeypatch):
    assert run(use_settings, settings) == 1.0
    monkeypatch.setattr(settings, "BIAS", 5.0)
    assert run(use_settings, settings) == 5.0


def test_equal_values_are_one_kernel():
    @eas.kernel
    def kernel(x, C: eas.constexpr):
        mk.store(x, 0, C.scale)

    for _ in range(3):
        run(kernel, Config(2.0))
    assert run(kernel, Config(2.5)) == 2.5
    assert kernel.cache_info().misses == 2


@pytest.mark.parametrize(
    "values",
    [
        (frozenset({1, 2}), frozenset({1.0, 2}), frozenset({1})),
        (range(3), range(4)),
        (Mode.FAST, Mode),
        (eas.float32, np.dtype("float32"), np.float32(1), np.float64(1), 1.0, 1, True, "1", b"1"),
        (Pair(1, 2), (1, 2), Pair(1.0, 2)),
        (Config(1.0), Config(1), Config(1.0, shape=(1, 2.0))),
    ],
    ids=["frozenset", "range", "enum", "scalars", "namedtuple", "dataclass"],
)
def test_values_differ_in_value_and_type(values):
    @eas.kernel
    def kernel(x, V: eas.constexpr):
        mk.store(x, 0, 1.0)

    for value in (*values, *values):
        run(kernel, value)
    assert kernel.cache_info().misses == len(values)


@pytest.mark.parametrize(
    ("value", "got"),
    [
        (Mutable(), f"a {__name__}.Mutable"),
        (Mutable, "the class Mutable"),
        ((1, Mutable()), f"a {__name__}.Mutable"),
        (frozenset([Mutable()]), f"a {__name__}.Mutable"),
        (functools.partial(helper, Mutable()), f"a {__name__}.Mutable"),
        (object(), "an object"),
        ([].append, "a method of a list"),
        (lambda v, seen=[]: v, "a list as a default of <lambda>()"),
    ],
    ids=["object", "class", "in a tuple", "in a frozenset", "in a partial", "bare", "method",
         "default"],
)  # fmt: skip
def test_what_can_change_unseen_is_refused(value, got):
    with pytest.raises(eas.LaunchError) as caught:
        run(call, value)
    assert str(caught.value) == (
        f"[call] constexpr 'F' may change unseen, got {got}, expected a number, str, dtype, "
        "function, enum, frozen dataclass or a tuple of these"
    )


# --- names and functions ---


def test_a_global_that_hides_a_builtin_counts(monkeypatch):
    assert run(uses_a_builtin) == 3.0
    monkeypatch.setitem(globals(), "abs", lambda v: v * 100.0)
    assert run(uses_a_builtin) == -300.0
    monkeypatch.delitem(globals(), "abs")
    assert run(uses_a_builtin) == 3.0


def test_a_changed_builtin_counts(monkeypatch):
    assert run(uses_a_builtin) == 3.0
    monkeypatch.setattr(builtins, "abs", lambda v: v * 10.0)
    assert run(uses_a_builtin) == -30.0


@pytest.mark.parametrize(
    ("name", "new", "expected"),
    [
        ("__defaults__", (4.0,), 6.0),
        ("__kwdefaults__", {"more": 10.0}, 15.0),
        ("__code__", other.__code__, 100.0),
    ],
)
def test_a_helper_changed_in_place_counts(monkeypatch, name, new, expected):
    assert run(call_helper) == run(call, helper) == 5.0
    monkeypatch.setattr(helper, name, new)
    assert run(call_helper) == run(call, helper) == expected


def test_a_default_by_keyword_changed_in_place_counts(monkeypatch):
    assert run(call_helper) == 5.0
    monkeypatch.setitem(helper.__kwdefaults__, "more", 10.0)
    assert run(call_helper) == 15.0


def test_a_closure_cell_of_a_helper_counts():
    step = 1.0

    def inner(v):
        return v + step

    @eas.kernel
    def kernel(x):
        mk.store(x, 0, inner(1.0))

    assert run(kernel) == 2.0
    inner.__closure__[0].cell_contents = 5.0
    assert run(kernel) == 6.0


def test_an_eas_func_changed_in_place_counts():
    def first(v):
        if v > 0:
            v = v * 2
        return v

    def second(v):
        if v > 0:
            v = v * 3
        return v

    inner = eas.func(first)

    @eas.kernel
    def kernel(x):
        mk.store(x, 0, inner(mk.load(x, 1)))

    assert run(kernel) == 6.0
    first.__code__ = second.__code__
    assert run(kernel) == 9.0


def test_a_module_that_is_handed_on_counts(monkeypatch):
    @eas.kernel
    def kernel(x):
        m = settings
        mk.store(x, 0, m.BIAS)

    assert run(kernel) == 1.0
    monkeypatch.setattr(settings, "BIAS", 5.0)
    assert run(kernel) == 5.0


# --- files ---


@pytest.fixture
def module(tmp_path, monkeypatch):
    """write(text) changes the file of a module; it is imported when first asked for."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    path = tmp_path / "edited_module.py"
    count = iter(range(1, 100))

    def write(text):
        path.write_text("import eas\nfrom eas import mk\n" + text)
        stamp = path.stat().st_mtime + next(count)
        os.utime(path, (stamp, stamp))

    yield write
    sys.modules.pop("edited_module", None)


KERNEL = """
@eas.kernel
def k(x, n):
    for i in mk.range(n):
        mk.store(x, i, {})
"""


def test_a_reloaded_file_runs_its_new_kernel(module):
    module(KERNEL.format(1))
    import edited_module

    x = np.zeros(3)
    edited_module.k[1](x, 3)
    assert x[0] == 1
    for value in (2, 3):
        module("# a line more\n" + KERNEL.format(value))
        importlib.reload(edited_module)
        edited_module.k[1](x, 3)
        assert x[0] == value


HELPERS = """
@eas.func
def double(v):
    if v > 0:
        v = v * {}
    return v
"""


def test_a_func_is_what_it_was_when_it_was_decorated(module):
    module(HELPERS.format(2))
    import edited_module

    module(HELPERS.format(3))

    @eas.kernel
    def kernel(x):
        mk.store(x, 0, edited_module.double(mk.load(x, 1)))

    assert run(kernel) == 6.0


FACTORY = """
def make():
    @eas.kernel
    def k(x, n):
        for i in mk.range(n):
            mk.store(x, i, {})
    return k
"""


def test_a_kernel_made_after_its_file_was_edited_is_what_was_imported(module):
    module(FACTORY.format(1))
    import edited_module

    x = np.zeros(3)
    edited_module.make()[1](x, 3)
    module("# a line more\n" + FACTORY.format(2))
    edited_module.make()[1](x, 3)
    assert x[0] == 1
