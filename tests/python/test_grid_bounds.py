"""docs/reference.md, "Grid", sentence by sentence: what bounds an axis, and what does not."""

from __future__ import annotations

import eas
import numpy as np
import pytest
from eas import mk


def programs(kernel, *args, **options):
    """How many programs a launch without a grid runs; the kernels here add one for each."""
    counter = np.zeros(1, np.int64)
    kernel(counter, *args, **options)
    return int(counter[0])


def refused(name=None):
    why = f"'{name}' bounds something else in the kernel" if name else "no argument"
    return pytest.raises(eas.LaunchError, match=f"cannot infer .*: axis 0 has no guard and {why}")


# --- guards ---


def test_a_guard_bounds_whatever_the_name():
    @eas.kernel
    def kernel(counter, out, anything, BLOCK: eas.constexpr):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.atomic_add(counter, 0, 1)
        mk.store(out, offs, 1, offs < anything)

    assert programs(kernel, np.zeros(10), 10, BLOCK=4) == 3


def test_tid_counts_as_arange():
    @eas.kernel
    def kernel(counter, out, length, BLOCK: eas.constexpr):
        i = mk.program_id(0) * BLOCK + mk.tid(0, BLOCK)
        mk.atomic_add(counter, 0, 1, mk.local_id(0) == 0)
        if i < length:
            mk.store(out, i, 1)

    assert programs(kernel, np.zeros(10), 10, BLOCK=4) == 3


def test_a_guarded_load_bounds_where_stores_have_no_guard():
    @eas.kernel
    def total(counter, x, length, BLOCK: eas.constexpr):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.atomic_add(counter, 0, mk.sum(mk.load(x, offs, offs < length)))

    assert programs(total, np.ones(10, np.int64), 10, BLOCK=4) == 10


def test_guards_joined_by_or_bound_nothing():
    @eas.kernel
    def either(out, N, M, B: eas.constexpr = 4):
        i = mk.program_id(0) * B + mk.arange(0, B)
        mk.store(out, i, 1.0, (i < N) | (i < M))

    out = np.zeros(48)
    with refused("N"):
        either(out, 5, 40)
    assert not out.any()
    either[10](out, 5, 40)
    assert out.sum() == 40


@pytest.mark.parametrize(
    "mask",
    [
        lambda i, n, m: ~((i >= n) & (i >= m)),
        lambda i, n, m: mk.where(i < n, True, i < m),
        lambda i, n, m: mk.maximum(i < n, i < m),
    ],
)
def test_an_or_in_other_words_bounds_nothing(mask):
    @eas.kernel
    def either(out, N, M, B: eas.constexpr = 4):
        i = mk.program_id(0) * B + mk.arange(0, B)
        mk.store(out, i, 1.0, mask(i, N, M))

    with refused("N"):
        either(np.zeros(48), 5, 40)


def test_a_guard_beside_an_or_bounds():
    @eas.kernel
    def kernel(counter, out, N, M, B: eas.constexpr = 4):
        i = mk.program_id(0) * B + mk.arange(0, B)
        mk.atomic_add(counter, 0, 1)
        mk.store(out, i, 1.0, ((i < M) | (i % 2 == 0)) & (i < N))

    assert programs(kernel, np.zeros(10), 10, 3) == 3


def test_a_guard_of_one_store_does_not_bound_the_or_of_another():
    @eas.kernel
    def kernel(x, y, n, m, B: eas.constexpr = 4):
        i = mk.program_id(0) * B + mk.arange(0, B)
        mk.store(x, i, 1, i < n)
        mk.store(y, i, 1, (i < n) | (i < m))

    with refused():
        kernel(np.zeros(48), np.zeros(48), 5, 40)


def test_a_guard_both_stores_share_bounds_an_or_within_it():
    @eas.kernel
    def kernel(counter, x, y, n, B: eas.constexpr = 4):
        i = mk.program_id(0) * B + mk.arange(0, B)
        inside = i < n
        mk.atomic_add(counter, 0, 1)
        mk.store(x, i, 1, inside)
        mk.store(y, i, 1, inside & ((i < 3) | (i > 5)))

    assert programs(kernel, np.zeros(10), np.zeros(10), 10) == 3


def test_guards_that_only_choose_values_bound_nothing():
    @eas.kernel
    def choose(out, N, BLOCK: eas.constexpr = 4):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, offs, mk.where(offs < N, 1, 2))

    with refused("N"):
        choose(np.zeros(16), 5)


def test_a_branch_that_only_chooses_values_bounds_nothing():
    @eas.kernel
    def choose(out, N):
        i = mk.program_id(0)
        value = 2
        if i < N:
            value = 1
        mk.store(out, i, value)

    with refused("N"):
        choose(np.zeros(16), 5)


# --- names ---


@pytest.mark.parametrize("name", ["N", "W"])
def test_axis_0_takes_n_or_w_divided_by_the_tile(name):
    scope = {"mk": mk, "eas": eas}
    source = (
        f"def kernel(counter, {name}, BLOCK: eas.constexpr):\n"
        "    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)\n"
        "    mk.atomic_add(counter, 0 * offs, 1, offs % BLOCK == 0)\n"
    )
    exec(source, scope)
    assert programs(eas.kernel(scope["kernel"]), 10, BLOCK=4) == 3


def test_h_and_d_name_the_other_axes_and_a_stride_of_another_axis_counts():
    @eas.kernel
    def image(counter, out, W, H, D):
        x, y, z = mk.program_id(0), mk.program_id(1), mk.program_id(2)
        mk.atomic_add(counter, 0, 1)
        mk.store(out, (z * H + y) * W + x, 1)

    assert programs(image, np.zeros(24), 2, 3, 4) == 24


def test_a_name_nobody_reads_counts():
    @eas.kernel
    def kernel(counter, out, N, BLOCK: eas.constexpr):
        mk.atomic_add(counter, 0, 1)
        mk.store(out, mk.program_id(0) * BLOCK + mk.arange(0, BLOCK), 1)

    assert programs(kernel, np.zeros(10), 10, BLOCK=5) == 2


def test_a_name_as_a_value_counts():
    @eas.kernel
    def mean(counter, x, out, N, BLOCK: eas.constexpr):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.atomic_add(counter, 0, 1)
        mk.atomic_add(out, 0, mk.sum(mk.load(x, offs)) / N)

    out = np.zeros(1)
    assert programs(mean, np.arange(8.0), out, 8, BLOCK=4) == 2
    assert out[0] == 3.5


def test_a_row_kernel_whose_columns_are_called_n_asks_for_a_grid():
    @eas.kernel
    def scale_rows(x, N, BLOCK: eas.constexpr):
        row = mk.program_id(0)
        c = mk.arange(0, BLOCK)
        mk.store(x, row * N + c, mk.load(x, row * N + c, c < N) + 1, c < N)

    memory = np.zeros(400, np.float32)
    x = memory[:60].reshape(3, 20)
    with refused("N"):
        scale_rows(x, 20, BLOCK=32)
    assert not memory.any()
    scale_rows[3](x, 20, BLOCK=32)
    assert x.all()
    assert not memory[60:].any()


@pytest.mark.parametrize(
    "body",
    [
        lambda x, row, N: mk.store(x, row * N + mk.arange(0, 4), 1),  # the row's stride
        lambda x, row, N: mk.store(x, row * 4 + mk.arange(0, 4), 1, mk.arange(0, 4) < N),
        lambda x, row, N: mk.store(x, row, mk.minimum(mk.load(x, row).to(mk.int64), N)),
        lambda x, row, N: mk.store(x, row % N, 1),
        lambda x, row, N: mk.store(x, row // N, 1),
        lambda x, row, N: mk.store(x, row, mk.load(x, row), mk.load(x, row) < N),
    ],
)
def test_a_name_that_bounds_something_else_does_not_count(body):
    @eas.kernel
    def kernel(x, N):
        body(x, mk.program_id(0), N)

    with refused("N"):
        kernel(np.zeros(400, np.int64), 20)


def test_a_name_that_bounds_a_loop_does_not_count():
    @eas.kernel
    def rows(x, stride, N):
        row = mk.program_id(0)
        for c in mk.range(0, N):
            mk.store(x, row * stride + c, 1)

    with refused("N"):
        rows(np.zeros((20, 20)), 20, 20)


def test_a_name_that_guards_another_axis_does_not_count():
    @eas.kernel
    def columns(x, N):
        row, column = mk.program_id(0), mk.program_id(1)
        if column < N:
            mk.store(x, row * 4 + column, 1)

    with refused("N"):
        columns(np.zeros((20, 4)), 4)


def test_the_second_name_counts_where_the_first_is_taken():
    @eas.kernel
    def kernel(counter, out, N, W):
        i = mk.program_id(0)
        mk.atomic_add(counter, 0, 1)
        mk.store(out, i, mk.where(i == N, 1, 2))

    assert programs(kernel, np.zeros(7), 99, 7) == 7


def test_a_flattened_image_with_a_quotient_as_guard_asks_for_a_grid():
    @eas.kernel
    def invert(img, out, H, W, BLOCK: eas.constexpr):
        i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        m = i // W < H
        mk.store(out, i, 255 - mk.load(img, i, m), m)

    a = np.zeros((30, 40), np.uint8)
    with refused("W"):
        invert(a, np.zeros_like(a), 30, 40, BLOCK=64)


def test_a_constexpr_name_counts_only_where_nothing_is_made_of_it():
    @eas.kernel
    def unread(counter, out, N: eas.constexpr, BLOCK: eas.constexpr):
        mk.atomic_add(counter, 0, 1)
        mk.store(out, mk.program_id(0) * BLOCK + mk.arange(0, BLOCK), 1)

    @eas.kernel
    def rows(x, N: eas.constexpr):
        mk.store(x, mk.program_id(0) * N + mk.arange(0, N), 1)

    assert programs(unread, np.zeros(10), N=10, BLOCK=5) == 2
    with refused("N"):
        rows(np.zeros((3, 4)), N=4)


# --- the rest ---


def test_without_a_bound_the_error_says_what_to_pass():
    @eas.kernel
    def kernel(x):
        mk.store(x, mk.program_id(0), 1)

    with pytest.raises(eas.LaunchError, match=r"expected _grid=, _shape= or kernel\[grid\]\(…\)"):
        kernel(np.zeros(3))


def test_a_bound_made_by_any_op_of_the_arguments():
    @eas.kernel
    def kernel(counter, out, n, BLOCK: eas.constexpr = 4):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.atomic_add(counter, 0, 1)
        mk.store(out, offs, 1, offs < mk.where(n > 5, (n >> 1) & 15, 1))

    assert programs(kernel, np.zeros(16), 30) == 4
    assert programs(kernel, np.zeros(16), 3) == 1
