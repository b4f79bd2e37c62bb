"""The kernel object: its attributes, compile and its relatives, what may be decorated."""

from __future__ import annotations

import copy
import gc
import inspect
import linecache
import weakref

import eas
import numpy as np
import pytest
from eas import constexpr as Constant
from eas import mk


@eas.kernel
def copy_kernel(a, b, N, BLOCK: eas.constexpr = 4):
    """Copies a to b."""
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(b, offs, mk.load(a, offs, offs < N), offs < N)


@eas.kernel(fast_math=True)
def fast(x):
    mk.store(x, 0, mk.load(x, 0) * 2 + 1)


def test_attributes():
    k = copy_kernel
    assert isinstance(k, eas.Kernel)
    assert k.__name__ == "copy_kernel"
    assert k.__qualname__ == "copy_kernel"
    assert k.__module__ == __name__
    assert k.__doc__ == "Copies a to b."
    assert k.__wrapped__ is k.fn
    assert inspect.isfunction(k.fn)
    assert list(k.signature.parameters) == ["a", "b", "N", "BLOCK"]
    assert inspect.signature(k) == k.signature
    assert k.constexprs == ("BLOCK",)
    assert repr(k) == "<eas.kernel copy_kernel(a, b, N, BLOCK=4)>"
    assert eas.Kernel.__module__ == "eas"
    assert not k.fast_math
    assert fast.fast_math


def test_weak_references_and_collection():
    def make():
        @eas.kernel
        def loop(x):
            mk.store(x, 0, 1)

        loop(np.zeros(1))
        return loop

    kernel = make()
    ref = weakref.ref(kernel)
    assert ref() is kernel
    del kernel
    gc.collect()
    assert ref() is None


def test_copies_are_the_kernel_itself():
    assert copy.copy(copy_kernel) is copy_kernel
    assert copy.deepcopy(copy_kernel) is copy_kernel
    assert copy.deepcopy({"k": [copy_kernel]})["k"][0] is copy_kernel


def test_kernels_in_classes_are_not_methods():
    class Ops:
        @eas.kernel
        def one(x):
            mk.store(x, 0, 1)

    x = np.zeros(1)
    Ops().one(x)
    assert x[0] == 1


def test_compile_gives_what_can_be_looked_at():
    a = np.zeros(8, np.float32)
    compiled = copy_kernel.compile(a, a, 8, BLOCK=8)
    assert isinstance(compiled, eas.CompiledKernel)
    assert compiled.name == "copy_kernel"
    assert compiled.launch_mode == "spmd"
    assert compiled.block_size == 8
    assert compiled.threadgroup_size == 1
    assert compiled.reads == frozenset({"a"})
    assert compiled.writes == frozenset({"b"})
    assert len(compiled.key) == 64
    assert int(compiled.key, 16) >= 0
    assert compiled.target == "cpu"
    interpreted = copy_kernel.compile(a, a, 8, BLOCK=8, _backend="interpreter")
    assert interpreted.target == "interpreter"
    assert set(compiled.timings) == {"trace", "passes", "codegen"}
    assert all(ms >= 0 for ms in compiled.timings.values())
    assert compiled.ir.startswith("kernel spmd (%0: buffer<f32>, %1: buffer<f32>, %2: i64)")
    assert not a.any()


def test_modes():
    @eas.kernel
    def thread(x, BLOCK: eas.constexpr):
        mk.store(x, mk.tid(0, BLOCK), 1)

    @eas.kernel
    def scalar(x):
        mk.store(x, mk.program_id(0), 1)

    def shape(compiled):
        return compiled.launch_mode, compiled.block_size, compiled.threadgroup_size

    assert shape(thread.compile(eas.float32, BLOCK=64)) == ("thread", 64, 64)
    assert shape(scalar.compile(eas.float32)) == ("scalar", 1, 1)


@pytest.mark.parametrize("dtype", [eas.float16, "float16", np.float16, np.dtype("float16")])
def test_dtypes_stand_for_arrays(dtype):
    copy_kernel.clear_cache()
    compiled = copy_kernel.warmup(dtype, dtype, int)
    assert "buffer<f16>" in compiled.ir
    a = np.arange(5, dtype=np.float16)
    b = np.zeros_like(a)
    copy_kernel(a, b, 5)
    np.testing.assert_array_equal(a, b)
    assert copy_kernel.cache_info() == (1, 1, 1)


def test_python_types_stand_for_numbers():
    compiled = copy_kernel.warmup(eas.int8, eas.int8, float)
    assert "%2: f64" in compiled.ir


def test_to_ir_has_lines_and_reads_like_ir():
    text = copy_kernel.to_ir(eas.float32, eas.float32, int)
    line = inspect.getsourcelines(copy_kernel.fn)[1] + 3
    assert f"test_kernel.py:{line}" in text
    plain = copy_kernel.compile(eas.float32, eas.float32, int).ir
    assert [row.split("  ;")[0] for row in text.splitlines()] == plain.splitlines()


def test_fast_math_is_part_of_the_key():
    @eas.kernel
    def exact(x):
        mk.store(x, 0, mk.load(x, 0) * 2 + 1)

    assert fast.compile(eas.float32).key != exact.compile(eas.float32).key


def test_one_meaning_is_one_code():
    def first(out):
        total = mk.load(out, 0) + 3
        mk.store(out, 0, total)

    def second(destination):
        # Another name, other lines, the same meaning.

        mk.store(destination, 0, mk.load(destination, 0) + 3)

    a = eas.kernel(first).compile(eas.int32)
    b = eas.kernel(second).compile(eas.int32)
    assert a.key == b.key
    assert b.from_cache
    assert a.writes == {"out"}
    assert b.writes == {"destination"}


def test_shared_code_reports_its_own_lines(checking):
    def first(x):
        mk.store(x, 9, 1)

    def second(y):

        mk.store(y, 9, 1)

    lines = []
    for fn in (first, second):
        with pytest.raises(eas.OutOfBoundsError) as caught:
            eas.kernel(fn)(np.zeros(3))
        lines.append(caught.value.line - fn.__code__.co_firstlineno)
        assert f"'{fn.__name__}'" in str(caught.value)
    assert lines == [1, 2]


def test_annotations_as_strings_and_by_other_names():
    # This module has `from __future__ import annotations`.
    @eas.kernel
    def fill(x, A, B: Constant, C: eas.constexpr, D: "eas.constexpr"):  # noqa: UP037
        mk.store(x, mk.arange(0, A), B + C + D)

    assert fill.constexprs == ("B", "C", "D")


def test_exec_without_source_works_for_straight_code():
    names = {"eas": eas, "mk": mk}
    exec("@eas.kernel\ndef k(x):\n    mk.store(x, 0, mk.load(x, 0) + 1)\n", names)
    x = np.zeros(1)
    names["k"](x)
    assert x[0] == 1


def test_notebook_cells_have_source():
    text = "@eas.kernel\ndef k(x):\n    if mk.load(x, 0) > 0:\n        mk.store(x, 0, 9.0)\n"
    file = "<cell 1>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    names = {"eas": eas, "mk": mk}
    exec(compile(text, file, "exec"), names)
    x = np.ones(1)
    names["k"](x)
    assert x[0] == 9


def test_cdiv_and_next_power_of_2():
    assert [eas.cdiv(n, 4) for n in (0, 1, 4, 5, -1)] == [0, 1, 1, 2, 0]
    assert [eas.next_power_of_2(n) for n in (-3, 0, 1, 2, 3, 1000)] == [1, 1, 1, 2, 4, 1024]
    assert eas.next_power_of_2(1024) == 1024
    assert eas.next_power_of_2(np.int64(5)) == 8


def test_cdiv_and_next_power_of_2_of_traced_values():
    @eas.kernel
    def both(out, n, d):
        mk.store(out, 0, eas.cdiv(n, d))
        mk.store(out, 1, eas.next_power_of_2(n))

    out = np.zeros(2, np.int64)
    for n in (0, 1, 5, 8, 1000):
        both(out, n, 3)
        assert out.tolist() == [eas.cdiv(n, 3), eas.next_power_of_2(n)]


def test_functions_as_helpers_and_constants():
    def double(x):
        return x * 2

    @eas.kernel
    def apply(x, FN: eas.constexpr):
        mk.store(x, 0, FN(mk.load(x, 0)))

    x = np.ones(1)
    apply(x, FN=double)
    apply(x, FN=lambda v: v + 5)
    assert x[0] == 7


def test_func_holds_traced_branches():
    @eas.func
    def clipped(value, limit):
        """Clips."""
        if value > limit:
            value = limit
        return value

    @eas.kernel
    def clip(x, limit):
        i = mk.program_id(0)
        mk.store(x, i, clipped(mk.load(x, i), limit))

    x = np.array([1.0, 5.0, 9.0])
    clip(x, 4.0, _grid=3)
    assert x.tolist() == [1, 4, 4]
    assert clipped.__doc__ == "Clips."
