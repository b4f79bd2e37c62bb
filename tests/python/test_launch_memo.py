"""A launch like one before takes a short cut: whatever changed in between must be seen."""

from __future__ import annotations

import gc
import sys
import threading
import weakref

import eas
import numpy as np
import pytest
from checking import checking_on
from eas import mk

FACTOR = 2
HELD = np.zeros(1, np.float32)
TIMES = 4  # a launch is known from the third time on


@eas.kernel
def scale(x, out, n, factor=1.0, *, BLOCK: eas.constexpr = 8):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < n
    mk.store(out, offs, mk.load(x, offs, mask) * factor, mask)


@eas.kernel
def shape_of(x, out):
    mk.store(out, 0, x.shape[0])
    mk.store(out, 1, x.stride(0))


def known(run) -> None:
    for _ in range(TIMES):
        run()


def test_values_are_read_at_every_launch():
    x, out = np.zeros(8, np.float32), np.zeros(8, np.float32)
    for value in range(10):
        x[:] = value
        scale(x, out, 8)
        assert out.tolist() == [value] * 8


def test_numbers_that_change():
    x, out = np.ones(20, np.float32), np.zeros(20, np.float32)
    known(lambda: scale(x, out, 20, 2.0))
    for n, factor in [(5, 3.0), (20, 4.0), (7, 2), (7, 2.0), (20, True), (20, -0.0), (20, 0.0)]:
        want = np.r_[np.full(n, factor, np.float32), np.zeros(20 - n, np.float32)]
        for _ in range(TIMES):
            out[:] = 0
            scale(x, out, int(str(n)), type(factor)(factor))
            assert out.tobytes() == want.tobytes()


def test_constexprs_that_change():
    x, out = np.ones(16, np.float32), np.zeros(16, np.float32)
    before = scale.cache_info().misses
    for block in (4, 16, 4, 16, 4):
        known(lambda block=block: scale(x, out, 16, BLOCK=block))
        assert out.tolist() == [1] * 16
    assert scale.cache_info().misses - before <= 2


def test_a_shape_changed_in_place():
    x, out = np.zeros(12, np.float32), np.zeros(2, np.int64)
    known(lambda: shape_of(x, out))
    assert out.tolist() == [12, 1]
    for shape, want in [((3, 4), [3, 4]), ((4, 3), [4, 3]), ((12,), [12, 1])]:
        x.shape = shape
        known(lambda: shape_of(x, out))
        assert out.tolist() == want


def test_an_array_resized_in_place():
    x, out = np.zeros(4, np.float32), np.zeros(2, np.int64)
    known(lambda: shape_of(x, out))
    x.resize(1000, refcheck=False)
    known(lambda: shape_of(x, out))
    assert out.tolist() == [1000, 1]


def test_strides_that_differ_over_the_same_memory():
    memory, out = np.zeros(16, np.float32), np.zeros(2, np.int64)
    for _ in range(3):
        known(lambda: shape_of(memory[:8], out))
        assert out.tolist() == [8, 1]
        known(lambda: shape_of(memory[::2], out))
        assert out.tolist() == [8, 2]


@pytest.mark.filterwarnings("ignore:Setting the dtype")
def test_a_dtype_changed_in_place():
    x, out = np.ones(8, np.float32), np.zeros(8, np.float32)
    known(lambda: scale(x, out, 8))
    x.dtype = np.int32
    known(lambda: scale(x, out, 8))
    assert out.tolist() == x.tolist()
    x.dtype = np.dtype(">i4")
    with pytest.raises(eas.DTypeError, match="argument 'x'"):
        scale(x, out, 8)


def test_an_output_that_becomes_read_only():
    x, out = np.ones(8, np.float32), np.zeros(8, np.float32)
    known(lambda: scale(x, out, 8))
    x.flags.writeable = False
    known(lambda: scale(x, out, 8))
    out.flags.writeable = False
    for _ in range(2):
        with pytest.raises(eas.LaunchError, match="argument 'out' is written by the kernel"):
            scale(x, out, 8)
    out.flags.writeable = True
    known(lambda: scale(x, out, 8))


def test_other_objects_at_the_same_address():
    out = np.zeros(8, np.float32)
    for value in range(200):
        x = np.full(8, value, np.float32 if value % 3 else np.float64)
        scale(x, out, 8)
        scale(x, out, 8)
        assert out.tolist() == [value] * 8
        del x


def test_objects_of_other_kinds_in_the_same_place():
    out = np.zeros(4, np.float32)
    array = np.ones(4, np.float32)
    known(lambda: scale(array, out, 4))
    known(lambda: scale(eas.tensor([2.0, 2, 2, 2], dtype=eas.float32), out, 4))
    assert out.tolist() == [2] * 4
    with pytest.raises(eas.LaunchError, match="'x' cannot go into a kernel"):
        scale([1.0], out, 4)
    known(lambda: scale(array, out, 4))
    assert out.tolist() == [1] * 4


def test_overlap_that_comes_and_goes():
    x = np.arange(40, dtype=np.float32)
    for _ in range(3):
        for shift in (0, 1, 20):
            fresh = np.arange(40, dtype=np.float32)
            want = fresh.copy()
            for start in range(0, 16, 8):
                want[shift + start : shift + start + 8] = want[start : start + 8] * 2.0
            x[:] = fresh
            scale(x[:20], x[shift : shift + 20], 16, 2.0)
            np.testing.assert_array_equal(x, want)


def test_buffers_that_take_turns():
    a, b = np.ones(8, np.float32), np.zeros(8, np.float32)
    for _ in range(20):
        scale(a, b, 8, 2.0)
        a, b = b, a
    assert a.tolist() == [2.0**20] * 8


def test_more_launches_than_are_kept_take_turns():
    arrays = [np.full(8, i, np.float32) for i in range(7)]
    out = np.zeros(8, np.float32)
    for _ in range(4):
        for i, x in enumerate(arrays):
            scale(x, out, 8)
            assert out.tolist() == [i] * 8


def test_a_global_that_changes():
    global FACTOR

    @eas.kernel
    def times(x, out):
        mk.store(out, 0, mk.load(x, 0) * FACTOR)

    x, out = np.ones(1, np.float32), np.zeros(1, np.float32)
    try:
        for value in (2, 3, 2, 5.5, 2, 3):
            FACTOR = value
            known(lambda: times(x, out))
            assert out[0] == value
    finally:
        FACTOR = 2


def test_a_closure_that_changes():
    factor = 1

    @eas.kernel
    def times(x, out):
        mk.store(out, 0, mk.load(x, 0) * factor)

    x, out = np.ones(1, np.float32), np.zeros(1, np.float32)
    for factor in (1, 7, 1, 7, 9):
        known(lambda: times(x, out))
        assert out[0] == factor


def test_a_name_of_a_module_that_changes():
    module = sys.modules[__name__]

    @eas.kernel
    def times(x, out):
        mk.store(out, 0, mk.load(x, 0) * module.FACTOR)

    x, out = np.ones(1, np.float32), np.zeros(1, np.float32)
    try:
        for value in (2, 3, 2):
            module.FACTOR = value
            known(lambda: times(x, out))
            assert out[0] == value
    finally:
        module.FACTOR = 2


def test_a_function_given_as_constexpr_keeps_its_names():
    scale_by = 2

    def twice(x):
        return x * scale_by

    @eas.kernel
    def apply(x, out, F: eas.constexpr):
        mk.store(out, 0, F(mk.load(x, 0)))

    x, out = np.ones(1, np.float32), np.zeros(1, np.float32)
    for scale_by in (2, 3, 2):
        known(lambda: apply(x, out, twice))
        assert out[0] == scale_by


def test_settings_that_change():
    @eas.kernel
    def beyond(x):
        mk.store(x, 4, 1.0)

    x = np.zeros(8, np.float32)[:4]  # the element behind it is there
    known(lambda: beyond(x))
    with checking_on("cpu"):
        for _ in range(TIMES):
            with pytest.raises(eas.OutOfBoundsError):
                beyond(x)
    known(lambda: beyond(x))


def test_backends_that_change(capsys, monkeypatch):
    @eas.kernel
    def tell(x):
        print("body")  # while it is traced, and whenever it runs eagerly
        mk.store(x, 0, mk.load(x, 0) + 1)

    x = np.zeros(1, np.float32)
    bodies = []
    for backend in ("cpu", "eager", "cpu", "interpreter", "eager", "cpu"):
        monkeypatch.setattr(eas.config, "backend", backend)
        known(lambda: tell(x))
        bodies.append(capsys.readouterr().out.count("body"))
    assert x[0] == 6 * TIMES
    assert bodies[0] == 1
    assert bodies[1] >= TIMES
    assert bodies[2:] == [0, 0, TIMES, 0]


def test_launches_are_counted_and_forgotten():
    @eas.kernel
    def one(x):
        mk.store(x, 0, 1)

    x = np.zeros(1, np.float32)
    for _ in range(3):
        known(lambda: one(x))
        assert one.cache_info() == (TIMES - 1, 1, 1)
        one.clear_cache()


def test_a_launch_inside_a_kernel_is_refused_when_it_is_known():
    @eas.kernel
    def inner(x):
        mk.store(x, 0, 1)

    known(lambda: inner(HELD))

    def launch():
        inner(sys.modules[__name__].HELD)  # found when it runs, so nothing is captured
        return 1

    @eas.kernel
    def outer(out, F: eas.constexpr):
        mk.store(out, 0, F())

    with pytest.raises(eas.CompileError, match="cannot be launched inside a kernel"):
        outer(np.zeros(1, np.float32), launch)


def test_arrays_are_not_kept_alive():
    x, out = np.ones(8, np.float32), np.zeros(8, np.float32)
    for _ in range(TIMES):
        scale(x, out, 8)
    gone = [weakref.ref(x), weakref.ref(out)]
    del x, out
    gc.collect()
    assert [ref() for ref in gone] == [None, None]


def test_a_cache_cleared_by_what_a_kernel_prints(monkeypatch):
    @eas.kernel
    def tell(x):
        mk.device_print("x", mk.load(x, 0))

    class Clears:
        lines = 0

        def write(self, text):
            Clears.lines += 1
            tell.clear_cache()

        def flush(self):
            pass

    x = np.ones(1, np.float32)
    monkeypatch.setattr(sys, "stdout", Clears())
    known(lambda: tell(x))
    monkeypatch.undo()
    assert Clears.lines >= TIMES


def test_threads_launch_the_same_kernel():
    wrong = []

    def work(value: int) -> None:
        x, out = np.full(64, value, np.float32), np.zeros(64, np.float32)
        for turn in range(300):
            scale(x, out, 64, float(turn % 3))
            if out[0] != value * (turn % 3) or out[63] != out[0]:
                wrong.append((value, turn))

    threads = [threading.Thread(target=work, args=(i,)) for i in range(1, 6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
