"""What is written in another way because it is quicker gives what it gave: sums in copies of small
buffers, blocks turned around, quotients of neighbours, angles done where they stand, extremes."""

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def histogram(x, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.atomic_add(out, mk.load(x, i, i < n).to(mk.int64), 1, i < n)


@pytest.mark.parametrize("dtype", [np.int64, np.int32, np.uint8, np.uint32])
@pytest.mark.parametrize(("bins", "n"), [(256, 100_003), (1, 5000), (7, 3), (60_000, 100_003)])
def test_a_small_buffer_gets_every_addition(dtype, bins, n):
    x = np.random.default_rng(0).integers(0, bins, n).astype(np.uint16)
    before = np.arange(bins).astype(dtype)
    out = before.copy()
    histogram[(eas.cdiv(n, 1000),)](x, out, n, BLOCK=1000)
    np.testing.assert_array_equal(out, before + np.bincount(x, minlength=bins).astype(dtype))


@pytest.mark.parametrize("dtype", [np.uint8, np.uint16, np.int32, np.int64])
@pytest.mark.parametrize("bins", [3, 200, 500, 520, 2048, 2049])
def test_equal_neighbours_are_added_to_different_copies(dtype, bins):
    """Buffers for which there is room for several copies, for one, for none; runs of one number."""
    most = min(bins, 256 if dtype == np.uint8 else bins)
    for x in (
        np.full(40_007, most - 1, dtype),
        np.repeat(np.arange(40_007 // 16 + 1) % most, 16)[:40_007].astype(dtype),
    ):
        out = np.arange(bins)
        histogram[(eas.cdiv(x.size, 4096),)](x, out, x.size, BLOCK=4096)
        np.testing.assert_array_equal(out, np.arange(bins) + np.bincount(x, minlength=bins))


def test_numbers_that_are_added_are_those_loaded_before_the_buffer_changes():
    """A lane is loaded again as a number, at the place of the vector it is of."""

    @eas.kernel
    def count(x, out, n, BLOCK: eas.constexpr):
        i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        at = mk.load(x, i)
        mk.store(x, i, at * 0)
        mk.atomic_add(out, at.to(mk.int64), at.to(mk.int64) + 1)

    x = np.random.default_rng(0).integers(0, 100, 4096, dtype=np.uint8)
    want = np.bincount(x, minlength=100) * (np.arange(100) + 1)
    out = np.zeros(100, np.int64)
    count[(4,)](x, out, x.size, BLOCK=1024)
    np.testing.assert_array_equal(out, want)
    assert not x.any()


def test_a_buffer_that_runs_backwards_gets_every_addition():
    n = 20_000
    x = np.random.default_rng(0).integers(0, 9, n, dtype=np.uint8)
    memory = np.zeros((9, 2), np.int32)

    @eas.kernel
    def count(x, out, n, BLOCK: eas.constexpr):
        i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.atomic_add(out, mk.load(x, i, i < n).to(mk.int64) * out.stride(0), 1, i < n)

    count[(eas.cdiv(n, 512),)](x, memory[::-1, 1], n, BLOCK=512)
    np.testing.assert_array_equal(memory[::-1, 1], np.bincount(x, minlength=9))
    assert not memory[:, 0].any()


@eas.kernel
def add_transposed(a, b, out, rows, cols, BLOCK: eas.constexpr):
    i = (mk.program_id(1) * BLOCK + mk.arange(0, BLOCK))[:, None]
    j = (mk.program_id(0) * BLOCK + mk.arange(0, BLOCK))[None, :]
    ok = (i < rows) & (j < cols)
    there = mk.load(a, i * cols + j, ok) + mk.load(b, j * rows + i, ok)
    mk.store(out, i * cols + j, there, ok)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int8, np.float16])
@pytest.mark.parametrize(("rows", "cols"), [(64, 64), (33, 70), (1, 5), (65, 1)])
def test_a_sum_with_a_transpose(dtype, rows, cols):
    rng = np.random.default_rng(0)
    a = rng.integers(-50, 50, (rows, cols)).astype(dtype)
    b = rng.integers(-50, 50, (cols, rows)).astype(dtype)
    out = np.zeros_like(a)
    grid = (eas.cdiv(cols, 32), eas.cdiv(rows, 32))
    add_transposed[grid](a, b, out, rows, cols, BLOCK=32)
    np.testing.assert_array_equal(out, a + b.T)


@pytest.mark.parametrize("group", [16, 24, 48, 64, 100, 256])
@pytest.mark.parametrize("shift", [-512, -5, 0, 64])
def test_quotients_of_neighbours(group, shift):
    @eas.kernel
    def divide(scale, out, n, GROUP: eas.constexpr, SHIFT: eas.constexpr, BLOCK: eas.constexpr):
        i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        g = (i + SHIFT) // GROUP
        mk.store(out, i, mk.load(scale, g + 64, i < n) + g.to(mk.float32), i < n)

    n = 1000
    scale = np.arange(256, dtype=np.float32) * 1000
    out = np.zeros(n, np.float32)
    divide[(eas.cdiv(n, 256),)](scale, out, n, GROUP=group, SHIFT=shift, BLOCK=256)
    g = (np.arange(n) + shift) // group
    np.testing.assert_array_equal(out, scale[g + 64] + g.astype(np.float32))


@pytest.mark.parametrize("function", ["sin", "cos", "tan"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_angles_of_which_few_are_large(function, dtype):
    @eas.kernel
    def apply(x, out, n, FUNCTION: eas.constexpr, BLOCK: eas.constexpr):
        i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, i, getattr(mk, FUNCTION)(mk.load(x, i, i < n)), i < n)

    x = np.linspace(-100, 100, 1003).astype(dtype)
    for place, value in {3: 1e30, 100: np.inf, 417: np.nan, 555: -0.0, 1002: 1e9}.items():
        x[place] = value
    out = np.zeros_like(x)
    apply[(eas.cdiv(len(x), 256),)](x, out, len(x), FUNCTION=function, BLOCK=256)
    with np.errstate(invalid="ignore"):
        want = getattr(np, function)(x.astype(np.longdouble)).astype(dtype)
    np.testing.assert_array_max_ulp(out[~np.isnan(want)], want[~np.isnan(want)], maxulp=2)
    np.testing.assert_array_equal(np.isnan(out), np.isnan(want))
    assert np.signbit(out[555]) == np.signbit(want[555])


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("values", [[0.0, -0.0], [-0.0], [np.nan, 1.0], [-np.nan], [-np.inf, -2.0]])
def test_extremes_keep_nan_and_order_zeros(dtype, values):
    @eas.kernel
    def extremes(x, out, BLOCK: eas.constexpr):
        tile = mk.load(x, mk.arange(0, BLOCK))
        mk.store(out, 0, mk.max(tile))
        mk.store(out, 1, mk.min(tile))

    for length in (16, 64):
        x = np.resize(np.array(values, dtype), length)
        out = np.zeros(2, dtype)
        extremes[(1,)](x, out, BLOCK=length)
        if np.isnan(x).any():
            assert np.isnan(out).all()
            continue
        key = [(v, not np.signbit(v)) for v in x]
        for got, want in zip(out, (max(key), min(key)), strict=True):
            assert got == want[0]
            assert np.signbit(got) == (not want[1])


def welford(mean1, m1, n1, mean2, m2, n2):
    n = n1 + n2
    d, share = mean2 - mean1, n2 / mk.maximum(n, 1.0)
    return mean1 + d * share, m1 + m2 + d * d * n1 * share, n


@pytest.mark.parametrize("cols", [1, 17, 128, 250, 256])
def test_a_fold_of_weights_that_masks_make_constant(cols):
    @eas.kernel
    def variance(x, out, cols, BLOCK: eas.constexpr):
        row = mk.program_id(0)
        c = mk.arange(0, BLOCK)
        v = mk.load(x, row * cols + c, c < cols)
        here = mk.where(c < cols, 1.0, 0.0).to(mk.float32)
        _, m, n = mk.reduce((v, mk.zeros((BLOCK,), mk.float32), here), 0, welford)
        mk.store(out, row, m / n)

    x = np.random.default_rng(0).standard_normal((5, cols), dtype=np.float32)
    out = np.zeros(5, np.float32)
    variance[(5,)](x, out, cols, BLOCK=256)
    np.testing.assert_allclose(out, x.var(1), rtol=1e-5, atol=1e-6)
    wide = np.random.default_rng(1).standard_normal((3, 4 * cols + 1), dtype=np.float32)
    out = np.zeros(3, np.float32)
    variance[(3,)](wide, out, wide.shape[1], BLOCK=1280)
    np.testing.assert_allclose(out, wide.var(1), rtol=1e-5, atol=1e-6)


@eas.kernel
def matrix_vector(a, x, out, cols, ROWS: eas.constexpr, BLOCK: eas.constexpr):
    r = mk.program_id(0) * ROWS + mk.arange(0, ROWS)
    total = mk.zeros((ROWS,), mk.float32)
    for c in mk.range(0, cols, BLOCK):
        k = c + mk.arange(0, BLOCK)
        tile = mk.load(a, r[:, None] * a.stride(0) + k[None, :], k[None, :] < cols)
        total += mk.sum(tile * mk.load(x, k, k < cols)[None, :], 1)
    mk.store(out, r, total)


def test_rows_of_a_loop_are_fetched_ahead():
    a, x, out = np.zeros((8, 1024), np.float32), np.zeros(1024, np.float32), np.zeros(8, np.float32)
    text = matrix_vector.to_llvm(a, x, out, 1024, ROWS=4, BLOCK=512)
    assert "llvm.prefetch" in text
    assert "llvm.prefetch" not in matrix_vector.to_llvm(a, x, out, 1024, ROWS=1, BLOCK=512)
