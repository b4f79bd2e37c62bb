"""kernel[grid](…) takes the quick way of remembered launches, and means what it meant."""

from __future__ import annotations

import gc

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def fill(out, value, BLOCK: eas.constexpr = 2):
    mk.store(out, mk.program_id(0) * BLOCK + mk.arange(0, BLOCK), value)


def filled(launch, out):
    out[:] = 0
    launch()
    return int(np.count_nonzero(out))


def test_another_grid_is_another_launch():
    out = np.zeros(16)
    for _ in range(4):
        for grid, expected in (
            (3, 6),
            ((5,), 10),
            ((1, 1), 2),
            (0, 0),
            ((8, 0), 0),
            ((4, 1), 8),
        ):
            assert filled(lambda grid=grid: fill[grid](out, 1.0), out) == expected


def test_a_launch_without_a_grid_is_not_one_with():
    @eas.kernel
    def guarded(out, n, BLOCK: eas.constexpr = 2):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, offs, 1.0, offs < n)

    out = np.zeros(16)
    for _ in range(4):
        assert filled(lambda: guarded[2](out, 9), out) == 4
        assert filled(lambda: guarded(out, 9), out) == 9


def test_a_grid_function_is_asked_once_a_launch():
    out = np.zeros(16)
    sizes = [3, 3, 3, 3, 5, 5, 5, 3, 0, 3, 8, 8, 8]
    asked = []

    def grid(meta):
        asked.append(meta["BLOCK"])
        return (sizes[len(asked) - 1],)

    for i, size in enumerate(sizes):
        assert filled(lambda: fill[grid](out, 1.0), out) == 2 * size
        assert len(asked) == i + 1


def test_a_grid_function_of_meta_and_args():
    out = np.zeros(16)
    for _ in range(4):
        assert (
            filled(lambda: fill[lambda meta, args: len(args) + meta["BLOCK"]](out, 1.0), out) == 8
        )


def test_what_a_grid_function_raises_comes_through():
    out = np.zeros(16)

    def fails(meta):
        raise KeyError("mine")

    for _ in range(4):
        fill[lambda meta: 2](out, 1.0)
    with pytest.raises(KeyError, match="mine"):
        fill[fails](out, 1.0)
    with pytest.raises(eas.LaunchError, match=r"the grid is not a size, got \(-1,\)"):
        fill[lambda meta: -1](out, 1.0)
    with pytest.raises(eas.LaunchError, match="the grid is not a size"):
        fill[lambda meta: None](out, 1.0)


def test_an_array_resized_by_the_grid_function_is_read_again():
    out = np.zeros(4)
    for _ in range(4):
        fill[lambda meta: 2](out, 1.0)
    assert out.all()

    def grows(meta):
        out.resize(64, refcheck=False)
        return 2

    out[:] = 0
    fill[grows](out, 1.0)
    assert np.count_nonzero(out) == 4


def test_numpy_sizes_and_lists_mean_the_same():
    out = np.zeros(16)
    for _ in range(4):
        assert filled(lambda: fill[np.int64(3)](out, 1.0), out) == 6
        assert filled(lambda: fill[[3]](out, 1.0), out) == 6
        assert filled(lambda: fill[lambda meta: np.int32(3)](out, 1.0), out) == 6


def test_a_bool_is_no_size_however_often():
    out = np.zeros(16)
    for _ in range(3):
        fill[1](out, 1.0)
        with pytest.raises(eas.LaunchError, match=r"the grid is not a size, got True"):
            fill[True](out, 1.0)


def test_a_setting_or_a_captured_name_that_changes_is_seen():
    out = np.zeros(16)
    for _ in range(4):
        fill[8](out, 1.0)
    eas.config.check = "1"
    try:
        with pytest.raises(eas.OutOfBoundsError):
            fill[9](out, 1.0)
    finally:
        eas.config.check = "0"


def test_launchers_that_live_together_keep_their_grids():
    out = np.zeros(16)
    launchers = [fill[n] for n in range(1, 6)]
    for n in (5, 1, 3):
        assert filled(lambda n=n: launchers[n - 1](out, 1.0), out) == 2 * n
    del launchers[1:3]
    gc.collect()
    again = fill[7]
    assert filled(lambda: again(out, 1.0), out) == 14
    assert filled(lambda: launchers[0](out, 1.0), out) == 2
    assert repr(again) == "<eas.kernel fill(out, value, BLOCK=2)>[7]"


def test_remembered_launches_keep_no_array_alive():
    import weakref

    class Array(np.ndarray):
        pass

    out = np.zeros(16).view(Array)
    gone = weakref.ref(out)
    for _ in range(4):
        fill[lambda meta: 8](out, 1.0)
        fill[8](out, 1.0)
    del out
    gc.collect()
    assert gone() is None
