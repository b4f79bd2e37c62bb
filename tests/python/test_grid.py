"""The grid: given, from _shape and _nthreads, from guards, by name; and what says no."""

from __future__ import annotations

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def visit(out, BLOCK: eas.constexpr = 1):
    """Counts programs, and writes what num_programs says."""
    mk.atomic_add(out, 0, 1)
    mk.store(out, 1, mk.num_programs(0))
    mk.store(out, 2, mk.num_programs(1))
    mk.store(out, 3, mk.num_programs(2))


def grid_of(**options):
    out = np.zeros(4, np.int64)
    visit(out, **options)
    return out.tolist()


@eas.kernel
def fill(out, value, length, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, offs, value, offs < length)


@eas.kernel
def fill_2d(out, rows, cols, BY: eas.constexpr, BX: eas.constexpr):
    y = mk.program_id(1) * BY + mk.arange(0, BY)
    x = mk.program_id(0) * BX + mk.arange(0, BX)
    mask = (y < rows)[:, None] & (x < cols)[None, :]
    offs = y[:, None] * out.stride(0) + x[None, :] * out.stride(1)
    mk.store(out, offs, y[:, None] * 100 + x[None, :], mask)


@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        (5, [5, 5, 1, 1]),
        ((5,), [5, 5, 1, 1]),
        ((2, 3), [6, 2, 3, 1]),
        ([2, 3, 4], [24, 2, 3, 4]),
        (np.int32(3), [3, 3, 1, 1]),
        (lambda meta: (meta["BLOCK"], 2), [6, 3, 2, 1]),
        (lambda meta, args: (len(args), args[0].shape[0]), [4, 1, 4, 1]),
        (lambda meta, extra=2: extra, [2, 2, 1, 1]),
    ],
)
def test_explicit_grids(grid, expected):
    assert grid_of(_grid=grid, BLOCK=3) == expected
    out = np.zeros(4, np.int64)
    visit[grid](out, BLOCK=3)
    assert out.tolist() == expected


def test_meta_holds_arguments_and_constexprs():
    seen = {}

    def grid(meta):
        seen.update(meta)
        return 1

    out = np.zeros(4, np.int64)
    visit[grid](out, BLOCK=7)
    assert seen["out"] is out
    assert seen["BLOCK"] == 7


def test_a_launcher_is_reusable():
    launch = visit[(2,)]
    out = np.zeros(4, np.int64)
    for expected in (2, 4):
        launch(out)
        assert out[0] == expected
    assert repr(launch) == "<eas.kernel visit(out, BLOCK=1)>[(2,)]"


@pytest.mark.parametrize("grid", [0, (0,), (3, 0), (0, 2, 2)])
def test_a_zero_does_nothing(grid):
    assert grid_of(_grid=grid) == [0, 0, 0, 0]


def test_guard_with_any_name():
    out = np.zeros(10, np.float32)
    fill(out, 3, 10, BLOCK=4)
    assert out.tolist() == [3] * 10


def test_guard_of_zero_elements_does_nothing():
    out = np.zeros(0, np.float32)
    fill(out, 3, 0, BLOCK=4)
    fill(out, 3, -5, BLOCK=4)


def test_two_axes_without_magic_names():
    out = np.zeros((5, 7), np.int64)
    fill_2d(out, 5, 7, BY=2, BX=4)
    y, x = np.indices(out.shape)
    np.testing.assert_array_equal(out, y * 100 + x)


def test_guard_on_a_shape():
    @eas.kernel
    def ramp(out, BLOCK: eas.constexpr):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, offs, offs, offs < out.shape[0])

    out = np.zeros(11, np.int32)
    ramp(out, BLOCK=4)
    assert out.tolist() == list(range(11))


def test_scalar_kernel_with_a_branch_as_guard():
    @eas.kernel
    def ramp(out, count):
        i = mk.program_id(0)
        if i < count:
            mk.store(out, i, i)

    out = np.full(5, -1, np.int64)
    ramp(out, 4)
    assert out.tolist() == [0, 1, 2, 3, -1]


def test_shape_is_divided_by_the_tile():
    @eas.kernel
    def ramp(out, BLOCK: eas.constexpr):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, offs, mk.num_programs(0), offs < 10)

    out = np.zeros(12, np.int64)
    ramp(out, BLOCK=4, _shape=9)
    assert out.tolist() == [3] * 10 + [0, 0]
    ramp(out, BLOCK=4, _shape=(5,))
    assert out.tolist() == [2] * 8 + [3, 3, 0, 0]
    ramp(out, BLOCK=4, _nthreads=4)
    assert out.tolist() == [1] * 4 + [2] * 4 + [3, 3, 0, 0]


def test_names_when_there_is_no_guard():
    @eas.kernel
    def image(out, W, H, D):
        x, y, z = mk.program_id(0), mk.program_id(1), mk.program_id(2)
        mk.store(out, (z * H + y) * W + x, 1)

    out = np.zeros(24, np.int8)
    image(out, 2, 3, 4)
    assert out.all()


def test_n_is_divided_by_the_tile_and_may_be_a_constexpr():
    @eas.kernel
    def ramp(out, N: eas.constexpr, BLOCK: eas.constexpr):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, offs, 1)

    out = np.zeros(8, np.int8)
    ramp(out, N=8, BLOCK=4)
    assert out.all()


def test_an_axis_that_is_not_used_has_one_program():
    @eas.kernel
    def once(out):
        mk.atomic_add(out, 0, 1)

    out = np.zeros(1, np.int64)
    once(out)
    assert out[0] == 1


@eas.kernel
def threads(out, N, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.tid(0, BLOCK)
    mk.atomic_add(out, N, 1)
    if i < N:
        mk.store(out, i, i)


def test_a_partial_last_group_runs_all_its_threads():
    out = np.zeros(11, np.int64)
    threads(out, 10, BLOCK=4)
    assert out[:10].tolist() == list(range(10))
    assert out[10] == 12


def test_nthreads_counts_threads():
    out = np.zeros(11, np.int64)
    threads(out, 10, BLOCK=4, _nthreads=5)
    assert out[10] == 8


def test_tptg_gives_the_group_its_shape():
    @eas.kernel
    def where(out, BLOCK: eas.constexpr):
        i = mk.tid(0, BLOCK)
        mk.store(out, i, mk.local_id(0) * 10 + mk.local_id(1))

    out = np.zeros(6, np.int64)
    where(out, BLOCK=6)
    assert out.tolist() == [0, 10, 20, 30, 40, 50]
    where(out, BLOCK=6, _tptg=(2, 3))
    assert out.tolist() == [0, 10, 1, 11, 2, 12]


def test_tptg_is_the_group_when_there_is_no_tid():
    @eas.kernel
    def local(out):
        mk.store(out, mk.local_id(0), 1)

    out = np.zeros(5, np.int8)
    local(out, _tptg=4, _grid=1)
    assert out.tolist() == [1, 1, 1, 1, 0]


def test_compile_errors_come_before_grid_errors():
    @eas.kernel
    def broken(out):
        mk.store(out, mk.program_id(3), 1)

    with pytest.raises(eas.CompileError):
        broken(np.zeros(1), _grid=-1)


def test_num_programs_of_an_axis_without_program_id_asks_for_nothing():
    @eas.kernel
    def kernel(out, length):
        i = mk.program_id(0)
        if i < length:
            mk.store(out, i, mk.num_programs(0) * 100 + mk.num_programs(1) * 10 + 1)

    out = np.zeros(3, np.int64)
    kernel(out, 3)
    assert out.tolist() == [311, 311, 311]


@pytest.mark.parametrize(("first", "second"), [(4, 10), (10, 4), (10, 10), (0, 3)])
def test_stores_with_different_bounds_are_all_reached(first, second):
    @eas.kernel
    def kernel(x, y, n, m):
        a = mk.program_id(0) * 4 + mk.arange(0, 4)
        b = mk.program_id(0) * 2 + mk.arange(0, 2)
        mk.store(x, a, 1, a < n)
        mk.store(y, b, 1, b < m)

    x, y = np.zeros(10, np.int32), np.zeros(10, np.int32)
    kernel(x, y, first, second)
    assert x.sum() == first
    assert y.sum() == second


def test_a_store_with_two_bounds_needs_the_smaller():
    @eas.kernel
    def kernel(out, n, m):
        i = mk.program_id(0) * 4 + mk.arange(0, 4)
        mk.store(out, i, mk.num_programs(0), (i < n) & (i < m))

    out = np.zeros(8, np.int64)
    kernel(out, 1 << 40, 8)
    assert out.tolist() == [2] * 8


@eas.kernel
def either(x, n, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(x, offs, mk.where((offs < n) | (offs < 5), 1, 2))


def test_a_bound_in_an_or_is_no_guard():
    with pytest.raises(eas.LaunchError, match="cannot infer the grid: axis 0 has no guard"):
        either(np.zeros(8, np.int32), 2, BLOCK=4)


@eas.kernel
def many(x, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9):
    i = mk.program_id(0)
    for k, n in enumerate((n0, n1, n2, n3, n4, n5, n6, n7, n8, n9)):
        for step in range(4):
            mk.store(x, i, k, i < n * (step + 2) + step * 7 - k)


def test_bounds_too_many_to_compare_are_asked_for():
    with pytest.raises(eas.LaunchError, match="cannot infer the grid: axis 0 has no guard"):
        many(np.zeros(8, np.int32), *range(10))
