"""A program that has one thread, as OpenCL gives it on processors: what is written for that alone.

Every kernel runs beside the interpreter; on a GPU the same tests see the code for many threads.
"""

import eas
import numpy as np
import pytest
from eas import mk
from opencl_device import needs_opencl, on_device, on_host

pytestmark = needs_opencl


def both(kernel, grid, inputs, output, *rest, **constexprs):
    """What a kernel writes on the device, and by the interpreter."""
    expected, out = np.copy(output), on_device(np.copy(output))
    kernel[grid](*inputs, expected, *rest, _backend="interpreter", **constexprs)
    kernel[grid](*map(on_device, inputs), out, *rest, **constexprs)
    return on_host(out), expected


def numbers(*shape, special=False):
    x = np.random.default_rng(len(shape)).standard_normal(shape).astype(np.float32)
    if special:
        x.flat[::7], x.flat[3::11] = -0.0, 0.0
    return x


@eas.kernel
def between(x, out, low, high, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, mk.load(x, i, (i >= low) & (i < high), other=7) + 1, i < high)


@pytest.mark.parametrize(
    ("low", "high"), [(0, 512), (0, 511), (0, 1), (1, 512), (100, 300), (300, 100), (512, 512)]
)
def test_bounds_at_either_end(low, high):
    got, expected = both(
        between, 2, [numbers(512)], np.zeros(512, np.float32), low, high, BLOCK=256
    )
    assert np.array_equal(got, expected)


@eas.kernel
def corner(x, out, m, n, SIDE: eas.constexpr):
    i, j = mk.arange(0, SIDE)[:, None], mk.arange(0, SIDE)[None, :]
    i, j = i + mk.program_id(0) * SIDE, j + mk.program_id(1) * SIDE
    mk.store(out, i * n + (n - 1 - j), mk.load(x, i * n + j, (i < m) & (j < n)), (i < m) & (j < n))


@pytest.mark.parametrize(("m", "n"), [(32, 32), (31, 32), (32, 17), (1, 1), (16, 16)])
def test_bounds_of_two_axes(m, n):
    got, expected = both(
        corner, (2, 2), [numbers(m * n)], np.zeros(m * n, np.float32), m, n, SIDE=16
    )
    assert np.array_equal(got, expected)


@eas.kernel
def folds(x, out, N: eas.constexpr):
    v = mk.load(x, mk.arange(0, N))
    mk.store(out, 0, mk.sum(v))
    mk.store(out, 1, mk.max(v))
    mk.store(out, 2, mk.min(v))
    mk.store(out, 3, mk.argmax(v).to(mk.float32))
    mk.store(out, 4, mk.argmin(v).to(mk.float32))
    mk.store(out, 5, mk.sum(mk.where(v > 0, 1, 0)).to(mk.float32))


@pytest.mark.parametrize("n", [1, 2, 31, 32, 33, 47, 64, 1000])
@pytest.mark.parametrize("what", ["numbers", "zeros of both signs", "a NaN", "infinities"])
def test_folds_side_by_side(n, what):
    x = numbers(n, special=what != "numbers")
    if what == "zeros of both signs":
        x *= 0
    elif what == "a NaN":
        x[n // 2] = np.nan
    elif what == "infinities":
        x[n // 3], x[n // 2] = np.inf, -np.inf
    got, expected = both(folds, 1, [x], np.zeros(6, np.float32), N=n)
    np.testing.assert_allclose(got[0], expected[0], rtol=1e-5, atol=1e-5)
    assert np.array_equal(got[1:], expected[1:], equal_nan=True)
    assert np.array_equal(np.signbit(got[1:3]), np.signbit(expected[1:3])) or what == "a NaN"


@eas.kernel
def along(x, out, AXIS: eas.constexpr, M: eas.constexpr, N: eas.constexpr, K: eas.constexpr):
    i, j, k = mk.arange(0, M)[:, None, None], mk.arange(0, N)[None, :, None], mk.arange(0, K)
    v = mk.load(x, (i * N + j) * K + k[None, None, :])
    s = mk.max(v, axis=AXIS) + mk.cumsum(mk.min(v, axis=AXIS), axis=0)
    a, b = mk.arange(0, s.shape[0])[:, None], mk.arange(0, s.shape[1])[None, :]
    mk.store(out, a * s.shape[1] + b, s)


@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("shape", [(3, 5, 40), (40, 3, 5), (2, 33, 1), (1, 1, 3)])
def test_folds_along_an_axis(axis, shape):
    out = np.zeros([n for k, n in enumerate(shape) if k != axis], np.float32)
    m, n, k = shape
    got, expected = both(along, 1, [numbers(*shape)], out, AXIS=axis, M=m, N=n, K=k)
    np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-5)


@eas.kernel
def multiply(a, b, out, M: eas.constexpr, N: eas.constexpr, K: eas.constexpr, T: eas.constexpr):
    i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, K)
    left = mk.load(a, i[:, None] * K + k[None, :])
    if T:
        right = mk.trans(mk.load(b, j[:, None] * K + k[None, :]))
    else:
        right = mk.load(b, k[:, None] * N + j[None, :])
    acc = mk.dot(left, right, mk.full((M, N), 2.0, mk.float32))
    acc = mk.dot(left * 2, right, acc)
    mk.store(out, i[:, None] * N + j[None, :], acc + mk.dot(left, right))


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(
    "shape", [(32, 32, 16), (16, 48, 5), (6, 16, 3), (1, 64, 9), (5, 32, 1), (4, 24, 8), (3, 7, 5)]
)
def test_products_in_vectors(shape, turned):
    m, n, k = shape
    inputs = [numbers(m, k), numbers(k, n)]
    got, expected = both(multiply, 1, inputs, np.zeros(m * n, np.float32), M=m, N=n, K=k, T=turned)
    np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-4)


@eas.kernel
def folded_over(x, out, turns, N: eas.constexpr):
    i = mk.arange(0, N)
    at = i[:, None] * N + i[None, :]
    v = mk.load(x, at)
    for _ in mk.range(turns):
        v = v + mk.trans(v)
    mk.store(out, at, v)


@pytest.mark.parametrize("turns", [0, 1, 3])
def test_what_a_loop_carries_is_read_whole_before_it_changes(turns):
    got, expected = both(folded_over, 1, [numbers(8, 8)], np.zeros(64, np.float32), turns, N=8)
    assert np.array_equal(got, expected)


@eas.kernel
def exchanged(x, y, out, turns, N: eas.constexpr):
    i = mk.arange(0, N)
    a, b = mk.load(x, i), mk.load(y, i)
    for _ in mk.range(turns):
        a, b = b, a + b
    mk.store(out, i, a - 2 * b)


@pytest.mark.parametrize("turns", [0, 1, 2, 5])
def test_tiles_that_change_places(turns):
    x, y = numbers(100), numbers(2, 50).ravel()
    got, expected = both(exchanged, 1, [x, y], np.zeros(100, np.float32), turns, N=100)
    np.testing.assert_allclose(got, expected, rtol=1e-6)


@eas.kernel
def walking(x, out, turns, step, N: eas.constexpr):
    i = mk.arange(0, N)
    at, back = i + 40, 60 - i
    total = mk.zeros((N,), mk.float32)
    for _ in mk.range(turns):
        total += mk.load(x, at) * mk.load(x, back, back > 0)
        at += step
        back = back - 2 + 1
    mk.store(out, i, total)
    mk.store(out, N + i, (at + back).to(mk.float32))


@pytest.mark.parametrize(("turns", "step"), [(0, 1), (1, 3), (5, 7), (8, -3)])
def test_offsets_that_a_loop_moves_on(turns, step):
    got, expected = both(walking, 1, [numbers(200)], np.zeros(64, np.float32), turns, step, N=32)
    np.testing.assert_allclose(got, expected, rtol=1e-6)


@eas.kernel
def by_threads(x, out, n):
    t = mk.tid(0, 64)
    group = mk.alloc_tg(64)
    mk.store(group, t, mk.load(x, t, t < n))
    mk.barrier()
    mk.store(out, t, mk.load(group, 63 - t) + mk.load(x, t, t < n))


@pytest.mark.parametrize("n", [0, 1, 63, 64])
def test_threads_of_a_group(n):
    got, expected = both(by_threads, 1, [numbers(64)], np.zeros(64, np.float32), n)
    assert np.array_equal(got, expected)


@eas.kernel
def large(x, out, N: eas.constexpr):
    i = mk.arange(0, N)
    v = mk.load(x, i)
    mk.store(out, i, mk.cumsum(v, axis=0) + mk.load(x, N - 1 - i))


@pytest.mark.parametrize("n", [32768, 32769, 100000])
def test_large_tiles(n):
    x = np.arange(n, dtype=np.int64) % 1000
    got, expected = both(large, 1, [x], np.zeros(n, np.int64), N=n)
    assert np.array_equal(got, expected)
