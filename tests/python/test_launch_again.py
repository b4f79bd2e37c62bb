"""Launches on the very same memory again and again: what was found of it is kept, and one thing
that differs is enough to ask anew."""

from __future__ import annotations

import threading

import eas
import numpy as np
import pytest
from eas import mk
from numpy.lib.stride_tricks import as_strided

TIMES = 6  # a form is known from the third call on, its memory two calls later


@eas.kernel
def copy(x, out, n, BLOCK: eas.constexpr = 8):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < n
    mk.store(out, offs * out.stride(0), mk.load(x, offs * x.stride(0), mask), mask)


@eas.kernel
def sizes(x, out):
    mk.store(out, 0, x.shape[0] * 1000 + x.shape[1] * 100 + x.stride(0) * 10 + x.stride(1))


@eas.kernel
def number(out):
    mk.store(out, mk.program_id(0), mk.num_programs(0) * 10 + mk.num_programs(1))


def known(run) -> None:
    for _ in range(TIMES):
        run()


def test_what_memory_holds_is_read_each_time():
    x, out = np.zeros(20, np.float32), np.zeros(20, np.float32)
    for i in range(2 * TIMES):
        x[:] = i
        copy(x, out, 20)
        assert (out == i).all()


def test_a_number_changes():
    x, out = np.arange(20.0), np.zeros(20)
    for n in [20] * TIMES + [7, 20, 20, 0, 13, 13]:
        out[:] = -1
        copy(x, out, n)
        assert (out == np.where(np.arange(20) < n, x, -1)).all(), n


def test_strides_change():
    memory, out = np.arange(60.0), np.zeros(20)
    for stride in [1] * TIMES + [3, 3, 1, 2, 2, 2, 1, 0]:
        x = as_strided(memory, (20,), (8 * stride,))
        copy(x, out, 20)
        assert (out == memory[: 20 * stride : stride] if stride else out == 0).all(), stride


def test_sizes_change():
    memory, out = np.zeros(64), np.zeros(1, np.int64)
    shapes = [(4, 5)] * TIMES + [(5, 4), (5, 4), (4, 5), (3, 5), (3, 5)]
    for shape in shapes:
        x = as_strided(memory, shape, (8 * shape[1], 8))
        sizes[1](x, out)
        assert out[0] == shape[0] * 1000 + shape[1] * 100 + shape[1] * 10 + 1, shape


def test_the_grid_changes():
    out = np.zeros(8, np.int64)
    for grid in [(4, 1)] * TIMES + [(2, 2), (2, 2), (4, 1), (3, 1)]:
        out[:] = 0
        number[grid](out)
        assert (out[: grid[0]] == grid[0] * 10 + grid[1]).all()
        assert not out[grid[0] :].any()


def test_arrays_come_to_overlap():
    memory = np.arange(40.0)
    for shift in [20] * TIMES + [1, 1, 20, 20, 0]:
        memory[:] = np.arange(40)
        copy(memory[:20], memory[shift : shift + 20], 20)
        want = np.arange(40.0)
        for first in range(0, 20, 8):
            last = min(first + 8, 20)
            want[first + shift : last + shift] = want[first:last].copy()
        if shift in (0, 20):  # others read what another program may have written
            assert (memory == want).all(), shift


def test_the_settings_change():
    x, out = np.arange(20.0), np.zeros(12)
    known(lambda: copy(x, out, 12))
    eas.config.check = True
    try:
        known(lambda: copy(x, out, 12))
        with pytest.raises(eas.OutOfBoundsError):
            copy(x, out, 20)
    finally:
        eas.config.check = False
    copy(x, out, 12)
    assert (out == x[:12]).all()


def test_the_cache_is_cleared():
    x, out = np.arange(20.0), np.zeros(20)
    known(lambda: copy(x, out, 20))
    copy.clear_cache()
    out[:] = 0
    known(lambda: copy(x, out, 20))
    assert (out == x).all()


def test_many_arrays():
    """More than is kept: it is as ever."""

    @eas.kernel
    def add_up(a, b, c, d, e, f, g, h, i, j, k, m, out):
        at = mk.arange(0, 8)
        total = mk.load(a, at) + mk.load(b, at) + mk.load(c, at) + mk.load(d, at)
        total += mk.load(e, at) + mk.load(f, at) + mk.load(g, at) + mk.load(h, at)
        total += mk.load(i, at) + mk.load(j, at) + mk.load(k, at) + mk.load(m, at)
        mk.store(out, at, total)

    arrays = [np.full(8, 2.0**i) for i in range(12)]
    out = np.zeros(8)
    for _ in range(2 * TIMES):
        add_up[1](*arrays, out)
        assert (out == 4095).all()
        arrays[0], arrays[1] = arrays[1], arrays[0]


def test_threads_share_a_form():
    """While one launch runs without the GIL, others replace what is kept."""
    n = 1 << 16
    bad = []

    def work(seed):
        x, out = np.full(n, float(seed)), np.zeros(n)
        for _ in range(50):
            out[:] = -1
            for _ in range(3):
                copy(x, out, n)
            if not (out == seed).all():
                bad.append(seed)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not bad
