"""Launches with options (_grid=, _shape=, …) take the quick way too, and mean what they meant.

Only calls written in one place can be remembered, as they share the tuple of the names of their
keywords: hence `launched`.
"""

from __future__ import annotations

import eas
import numpy as np
import pytest
from eas import mk

TIMES = 4  # the third launch alike is a remembered one


@eas.kernel
def fill(out, value, BLOCK: eas.constexpr = 2):
    mk.store(out, mk.program_id(0) * BLOCK + mk.arange(0, BLOCK), value)


def launched(out, grid):
    out[:] = 0
    fill(out, 1.0, _grid=grid)
    return int(np.count_nonzero(out))


def test_another_grid_is_another_launch():
    out = np.zeros(16)
    for _ in range(TIMES):
        for grid, expected in ((3, 6), ((5,), 10), ((1, 1), 2), (0, 0), ((8, 0), 0), ((4, 1), 8)):
            for _ in range(TIMES):
                assert launched(out, grid) == expected


def test_equal_grids_of_other_objects():
    out = np.zeros(4096)
    for _ in range(TIMES):
        assert launched(out, tuple([1000, 1])) == 2000
        assert launched(out, int("1000")) == 2000
        assert launched(out, tuple([1001, 1])) == 2002


def test_lists_numpy_sizes_and_subclasses_mean_the_same():
    class Pair(tuple):
        pass

    out = np.zeros(16)
    for _ in range(TIMES):
        for grid in (np.int64(3), (np.int32(3), 1), Pair((3, 1)), [3], 3, (3, 1)):
            assert launched(out, grid) == 6


def test_a_list_that_is_changed_is_read_again():
    out, grid = np.zeros(16), [3]
    for _ in range(TIMES):
        assert launched(out, grid) == 6
    grid[0] = 5
    assert launched(out, grid) == 10


def test_other_shapes_and_threads_are_other_launches():
    @eas.kernel
    def count(out, BLOCK: eas.constexpr = 2):
        mk.store(out, mk.program_id(0), 1.0)

    def of_shape(shape):
        out[:] = 0
        count(out, _shape=shape)
        return int(out.sum())

    def of_threads(number):
        out[:] = 0
        count(out, _nthreads=number)
        return int(out.sum())

    out = np.zeros(16)
    for _ in range(TIMES):
        for size in (3, 5, 16):
            for _ in range(TIMES):
                assert of_shape(size) == of_shape((size,)) == of_threads(size) == size


def test_what_is_wrong_is_refused_however_often():
    out = np.zeros(16)
    wrong = [
        (True, "got True"),
        (-1, r"got \(-1,\)"),
        ((1, -1), r"got \(1, -1\)"),
        ((1, 1, 1, 1), r"got \(1, 1, 1, 1\)"),
        ((), r"got \(\)"),
        ((True,), r"got \(True,\)"),
        ("1", "got '1'"),
    ]
    for grid, got in wrong:
        for _ in range(TIMES):
            assert launched(out, 1) == launched(out, (1,)) == 2
        with pytest.raises(eas.LaunchError, match=f"the grid is not a size, {got}"):
            launched(out, grid)


def test_a_grid_in_brackets_too_is_refused_however_often():
    out = np.zeros(16)
    for grid in (2, (2,), lambda meta: 2):
        for twice in [False] * TIMES + [True]:
            # One line, one tuple of names.
            launch = fill[2] if twice else fill
            if twice:
                with pytest.raises(eas.LaunchError, match="the grid is given twice"):
                    by_launcher(launch, out, grid)
            else:
                by_launcher(launch, out, grid)


def by_launcher(launch, out, grid):
    launch(out, 1.0, _grid=grid)


def test_a_grid_function_is_asked_once_a_launch():
    out = np.zeros(16)
    sizes = [3, 3, 3, 3, 5, 5, 5, 3, 0, 3, 8, 8, 8]
    asked = []

    def grid(meta):
        asked.append(meta["BLOCK"])
        return (sizes[len(asked) - 1],)

    for i, size in enumerate(sizes):
        assert launched(out, grid) == 2 * size
        assert len(asked) == i + 1
    for _ in range(TIMES):  # another function, another answer
        assert launched(out, lambda meta, args: len(args) + meta["BLOCK"]) == 8


def test_a_grid_function_is_not_the_number_it_says():
    out = np.zeros(16)
    for _ in range(TIMES):
        assert launched(out, 3) == 6
    assert launched(out, lambda meta: 4) == 8
    for _ in range(TIMES):
        assert launched(out, lambda meta: 4) == 8
    assert launched(out, 3) == 6
    assert launched(out, [5]) == 10


def test_what_a_grid_function_raises_comes_through():
    out = np.zeros(16)

    def fails(meta):
        raise KeyError("mine")

    for _ in range(TIMES):
        launched(out, lambda meta: 2)
    with pytest.raises(KeyError, match="mine"):
        launched(out, fails)
    with pytest.raises(eas.LaunchError, match=r"the grid is not a size, got \(-1,\)"):
        launched(out, lambda meta: -1)


def test_another_backend_is_another_launch():
    def launch(backend):
        fill(out, 1.0, _grid=1, _backend=backend)

    out = np.zeros(16)
    for _ in range(TIMES):
        launch("cpu")
    with pytest.raises(eas.Error, match="abacus"):
        launch("abacus")


def test_a_setting_that_changes_is_seen():
    out = np.zeros(16)
    for _ in range(TIMES):
        assert launched(out, 8) == 16
    eas.config.check = "1"
    try:
        with pytest.raises(eas.OutOfBoundsError):
            launched(out, 9)
    finally:
        eas.config.check = "0"
