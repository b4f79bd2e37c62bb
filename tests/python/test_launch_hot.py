"""Launches one after another: what a launcher remembers from the last must never be wrong."""

from __future__ import annotations

import gc
import threading
import time

import eas
import numpy as np
import pytest
from eas import mk

FACTOR = 2


@eas.kernel
def add(a, b, c, N, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < N
    mk.store(c, offs, mk.load(a, offs, mask) + mk.load(b, offs, mask), mask)


@eas.kernel
def scale(x, out, factor=2.0, *, BLOCK: eas.constexpr = 8):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < x.shape[0]
    mk.store(out, offs * out.stride(0), mk.load(x, offs * x.stride(0), mask) * factor, mask)


def ones(n: int, dtype=np.float32) -> np.ndarray:
    return np.ones(n, dtype)


def test_calls_written_in_different_ways_alternate():
    a, b = np.arange(9, dtype=np.float32), ones(9)
    ways = [
        lambda c: add(a, b, c, 9, BLOCK=4),
        lambda c: add(a, b, c, 9, 4),
        lambda c: add(BLOCK=4, N=9, c=c, b=b, a=a),
        lambda c: add(a, b, c=c, BLOCK=4, N=9),
        lambda c: add(a, b, c, 9, BLOCK=4, _grid=3),
        lambda c: add[3](a, b, c, 9, BLOCK=4),
        lambda c: add(a, b, **{"".join(["c"]): c, "N": 9, "BLOCK": 4}),
    ]
    for _ in range(3):
        for way in ways:
            c = np.zeros(9, np.float32)
            way(c)
            np.testing.assert_array_equal(c, a + b)


def test_a_call_that_does_not_fit_leaves_the_next_alone():
    a, b, c = ones(4), ones(4), ones(4)
    for _ in range(2):
        add(a, b, c, 4, BLOCK=4)
        with pytest.raises(eas.LaunchError, match="missing argument 'BLOCK'"):
            add(a, b, c, 4)
        with pytest.raises(eas.LaunchError, match="unknown argument 'BLOK'"):
            add(a, b, c, 4, BLOK=4)
        with pytest.raises(eas.LaunchError, match="given twice"):
            add(a, b, c, 4, 4, N=4)


def test_options_of_one_call_do_not_reach_the_next():
    out = np.zeros(8, np.float32)
    scale(ones(8), out, _grid=0)
    assert not out.any()
    scale(ones(8), out)
    assert out.tolist() == [2] * 8


def test_defaults_after_values_and_back():
    out = np.zeros(3, np.float32)
    for factor, want in [((), 2), ((5,), 5), ((), 2), ((True,), 1), ((0.5,), 0.5), ((), 2)]:
        scale(ones(3), out, *factor)
        assert out.tolist() == [want] * 3


def test_dtypes_ranks_and_kinds_alternate():
    @eas.kernel
    def rank(x, out):
        mk.store(out, 0, len(x.shape))

    out = np.zeros(1, np.int64)
    for array in [ones(2), np.ones((2, 2)), ones(2), np.ones((1, 1, 1), np.int8), np.ones((2, 2))]:
        rank(array, out)
        assert out[0] == array.ndim
    assert rank.cache_info().misses == 3


def test_strides_and_sizes_alternate():
    grid = np.arange(64, dtype=np.float32).reshape(8, 8)
    for x in [grid[0], grid[:, 0], grid[3, ::2], grid[::-1, 5], grid[0][:0], grid[0]]:
        out = np.zeros(x.shape, np.float32)
        scale(x, out, 3)
        np.testing.assert_array_equal(out, x * 3)
        wide = np.zeros(2 * len(x), np.float32)[::2]
        scale(x, wide, 3)
        np.testing.assert_array_equal(wide, x * 3)
    assert scale.cache_info().entries <= 3


def test_overlap_comes_and_goes():
    want = np.array([0, 1, 3, 6, 10, 15], np.float32)

    @eas.kernel
    def step(x, y, n):
        for i in mk.range(0, n):
            mk.store(y, i, mk.load(y, i) + mk.load(x, i))

    for _ in range(2):
        x = np.arange(6, dtype=np.float32)
        step(x, x[1:], 5)
        np.testing.assert_array_equal(x, want)
        x, y = np.arange(6, dtype=np.float32), ones(6)
        step(x, y, 6)
        np.testing.assert_array_equal(y, x + 1)


def test_a_global_changed_between_launches_counts():
    global FACTOR

    @eas.kernel
    def times(x):
        offs = mk.arange(0, 4)
        mk.store(x, offs, mk.load(x, offs) * FACTOR)

    x = ones(4)
    times(x)
    try:
        FACTOR = 5
        times(x)
    finally:
        FACTOR = 2
    times(x)
    assert x.tolist() == [20] * 4
    assert times.cache_info() == (1, 2, 2)


def test_a_cleared_cache_is_compiled_again():
    out = np.zeros(2, np.float32)
    for _ in range(3):
        scale(ones(2), out)
        scale.clear_cache()
        assert scale.cache_info() == (0, 0, 0)
    scale(ones(2), out)
    assert scale.cache_info() == (0, 1, 1)


def test_backends_alternate():
    names = [name for name, row in eas.backends().items() if row.available]
    for _ in range(2):
        for name in [None, *names]:
            out = np.zeros(4, np.float32)
            scale(ones(4), out, 7, _backend=name)
            assert out.tolist() == [7] * 4


def test_a_bound_launch_follows_the_settings():
    x = np.arange(4, dtype=np.float32)

    @eas.kernel
    def shift(x, by):
        offs = mk.arange(0, 4)
        mk.store(x, offs, mk.load(x, offs + by))

    run = shift.bind(x, 0)
    run()
    before = eas.config.check
    try:
        eas.config.check = "1"
        run()
        with pytest.raises(eas.OutOfBoundsError):
            shift.bind(x, 3)()
    finally:
        eas.config.check = before
    run()
    assert x.tolist() == [0, 1, 2, 3]


def test_bound_launches_keep_what_they_were_given():
    out = np.zeros(4, np.float32)
    run = scale.bind(ones(4), out, 3)
    scale.clear_cache()
    gc.collect()
    for _ in range(3):
        out[:] = 0
        run()
        assert out.tolist() == [3] * 4


def test_a_grid_in_brackets_binds_compiles_and_warms_up():
    out = np.zeros(16, np.float32)
    run = scale[1].bind(ones(16), out, 3)
    run()
    assert out.tolist() == [3] * 8 + [0] * 8
    assert scale[(2,)].compile(ones(16), out, 3).block_size == 8
    assert scale[(2,)].warmup(eas.float32, eas.float32, float).launch_mode == "spmd"
    assert repr(scale[1].bind(ones(1), out)).startswith("<bound launch of")


def test_warmup_compiles_what_launches_need():
    @eas.kernel
    def copy(x, out, N, BLOCK: eas.constexpr):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, offs, mk.load(x, offs, offs < N), offs < N)

    copy.warmup(eas.float32, eas.float64, int, BLOCK=4)
    out = np.zeros(6)
    copy(ones(6), out, 6, BLOCK=4)
    assert out.tolist() == [1] * 6
    assert copy.cache_info() == (1, 1, 1)


def test_other_threads_run_during_a_long_launch():
    @eas.kernel
    def spin(x, n):
        total = mk.load(x, 0)
        for _ in mk.range(0, n):
            total = total * 0.999 + 1.0
        mk.store(x, 0, total)

    x = np.zeros(1)
    n = 1000
    while True:  # as long as it takes here, whatever runs it
        start = time.perf_counter()
        spin(x, n)
        if time.perf_counter() - start > 0.2:
            break
        n *= 4
    ticks = 0
    done = threading.Event()

    def launch():
        spin(x, n)
        done.set()

    thread = threading.Thread(target=launch)
    thread.start()
    while not done.is_set():
        ticks += 1
        time.sleep(0.001)
    thread.join()
    assert ticks > 20


def test_many_threads_launch_one_kernel():
    results = [np.zeros(100, np.float32) for _ in range(8)]

    def work(i: int) -> None:
        for _ in range(50):
            scale(ones(100), results[i], i)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for i, out in enumerate(results):
        assert out.tolist() == [i] * 100
