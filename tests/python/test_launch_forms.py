"""Calls of a known form on arrays never seen before: what each array is must be seen anew."""

from __future__ import annotations

import sys
import threading

import eas
import numpy as np
import pytest
from eas import mk

TIMES = 4  # a form is known from the third call on


@eas.kernel
def copy(x, out, n, BLOCK: eas.constexpr = 8):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < n
    mk.store(out, offs * out.stride(0), mk.load(x, offs * x.stride(0), mask), mask)


@eas.kernel
def copy_by_size(x, out, BLOCK: eas.constexpr = 8):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < x.shape[0]
    mk.store(out, offs, mk.load(x, offs * x.stride(0), mask), mask)


@eas.kernel
def count(out, BLOCK: eas.constexpr = 4):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, offs, mk.num_programs(0), offs < 16)


@eas.kernel
def fill(out, value, BLOCK: eas.constexpr = 4):
    mk.store(out, mk.arange(0, BLOCK), value)


@eas.kernel
def square(x, out, n, BLOCK: eas.constexpr = 8):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < n
    v = mk.load(x, offs, mask)
    mk.store(out, offs, v * v, mask)


def known(run) -> None:
    for _ in range(TIMES):
        run()


def fresh(n=20, dtype=np.float32):
    return np.arange(n).astype(dtype), np.zeros(n, dtype)


def test_every_array_is_new():
    for n in range(1, 60):
        x, out = fresh(n)
        copy(x, out, n)
        assert out.tolist() == x.tolist()


@pytest.mark.parametrize("layout", ["plain", "every second", "reversed", "shifted", "one element"])
def test_strides_of_every_array_are_its_own(layout):
    known(lambda: copy(*fresh(), 20))
    memory = np.arange(64, dtype=np.float32)
    x = {
        "plain": memory[:20],
        "every second": memory[:40:2],
        "reversed": memory[:20][::-1],
        "shifted": memory[7:27],
        "one element": memory[5:6],
    }[layout]
    for _ in range(3):
        out = np.zeros(2 * len(x), np.float32)[::2]
        copy(x, out, len(x))
        assert out.tolist() == x.tolist()


def test_grids_by_the_size_of_every_array():
    for n in (5, 9, 1, 30, 0, 17):
        x, out = fresh(n)
        copy_by_size(x, out)
        assert out.tolist() == x.tolist()
    assert copy_by_size.cache_info().hits >= 4


def test_dtypes_and_ranks_in_turns():
    dtypes = (np.float32, np.int64, np.float16, np.uint8, np.float64, np.int32, np.int16, np.bool_)
    for _ in range(TIMES):
        for dtype in dtypes:
            x, out = fresh(9, dtype)
            copy(x, out, 9)
            assert out.tolist() == x.tolist()
    for rank in (1, 2, 3):
        x = np.arange(8, dtype=np.float32).reshape((8, 1, 1)[:rank])
        out = np.zeros((8, 1, 1)[:rank], np.float32)
        copy(x, out, 8)
        assert out.tolist() == x.tolist()


def test_arrays_no_code_may_touch_are_refused_as_ever():
    known(lambda: copy(*fresh(), 20))
    memory = np.zeros(88, np.uint8)
    x, out = fresh()
    for _ in range(2):
        with pytest.raises(eas.Error, match="aligned"):
            copy(memory[1:81].view(np.float32), out, 20)
        out.flags.writeable = False
        with pytest.raises(eas.LaunchError, match="argument 'out' is written by the kernel"):
            copy(x, out, 20)
        x.flags.writeable = False
        with pytest.raises(eas.LaunchError, match="argument 'out' is written by the kernel"):
            copy(x, out, 20)
        x, out = fresh()
        copy(x, out, 20)
        assert out.tolist() == x.tolist()
    with pytest.raises(eas.DTypeError, match="argument 'x'"):
        copy(x.astype(">f4"), out, 20)


def test_arrays_that_overlap():
    known(lambda: copy(*fresh(), 20))
    for shift in (1, 3, 8, 0):
        memory, wanted = np.arange(40, dtype=np.float32), np.arange(40, dtype=np.float32)
        for first in range(0, 16, 8):
            wanted[shift + first : shift + first + 8] = wanted[first : first + 8].copy()
        copy(memory[:16], memory[shift : shift + 16], 16)
        assert memory.tolist() == wanted.tolist()


def test_numbers_are_checked_at_every_launch():
    known(lambda: fill(np.zeros(4, np.uint8), 7))
    out = np.zeros(4, np.uint8)
    for value in (255, 0, 3):
        fill(out, value)
        assert out.tolist() == [value] * 4
    with pytest.raises(eas.LaunchError, match="value"):
        fill(out, 256)
    fill(out, 1.0)
    fill(out, True)
    assert out.tolist() == [1] * 4


@pytest.mark.parametrize("way", ["brackets", "option", "tuple", "function", "option function"])
def test_grids_that_are_said(way):
    def run(size):
        out = np.zeros(16, np.int64)
        if way == "brackets":
            count[size](out)
        elif way == "option":
            count(out, _grid=size)
        elif way == "tuple":
            count(out, _grid=(size, 1))
        elif way == "function":
            count[lambda meta: (size, meta["BLOCK"] // 4)](out)
        else:
            count(out, _grid=lambda meta: size)
        return out.tolist()

    for size in (1, 2, 4, 3, 0, 4):
        assert run(size) == [size] * (4 * size) + [0] * (16 - 4 * size)
    for wrong in (-1, "x", 2.5):
        with pytest.raises(eas.LaunchError, match="grid"):
            run(wrong)


def test_sizes_that_are_said():
    for _ in range(TIMES):
        for size, programs in ((16, 4), (4, 1), (9, 3)):
            for option in ({"_shape": (size,)}, {"_nthreads": size}):
                out = np.zeros(16, np.int64)
                count(out, **option)
                assert out.tolist() == [programs] * (4 * programs) + [0] * (16 - 4 * programs)


def test_a_grid_given_twice_is_refused_when_each_way_is_known():
    out = np.zeros(16, np.int64)
    known(lambda: count(out, _grid=4))
    known(lambda: count[4](out))
    with pytest.raises(eas.LaunchError, match="given twice"):
        count[4](out, _grid=4)


def test_gradients_of_another_layout_are_refused_when_the_form_is_known():
    grad = square.grad(wrt=("x",))
    x, out = fresh(8)

    def run(d_x):
        grad(x, out, 8, d_out=np.ones(8, np.float32), d_x=d_x)
        return d_x.tolist()

    for _ in range(TIMES):
        assert run(np.zeros(8, np.float32)) == (2 * x).tolist()
    with pytest.raises(eas.LaunchError, match="another layout"):
        run(np.zeros(16, np.float32)[::2])
    with pytest.raises(eas.LaunchError, match="another layout"):
        run(np.zeros(7, np.float32))


def test_eas_tensors():
    for n in range(1, 12):
        x, out = eas.tensor(np.arange(n, dtype=np.float32)), eas.zeros((n,))
        copy(x, out, n)
        assert np.asarray(out).tolist() == list(range(n))
    x.requires_grad_()
    with pytest.raises(eas.LaunchError, match="requires grad"):
        copy(x, out, n)
    with eas.no_grad():
        copy(x, out, n)


def test_arrays_and_constants_are_not_kept():
    x, out = fresh()
    held = sys.getrefcount(x), sys.getrefcount(out)
    known(lambda: copy(x, out, 20))
    assert (sys.getrefcount(x), sys.getrefcount(out)) == held


def test_threads_with_arrays_of_their_own():
    wrong = []

    def work(seed):
        for n in range(1, 400):
            x = np.full(n % 50 + 1, seed * 1000 + n, np.float32 if n % 3 else np.float64)
            out = np.zeros_like(x)
            copy(x, out, len(x))
            if out.tolist() != x.tolist():
                wrong.append((seed, n))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
