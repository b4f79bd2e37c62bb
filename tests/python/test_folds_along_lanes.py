"""Scans and folds along the lanes combine neighbours of a vector, in their order, since functions
need not commute. Lengths around whole vectors, every width of them, lines of tiles with more axes.

Affine maps of int32 compose exactly and do not commute, so every order but the right one shows.
"""

import platform

import eas
import numpy as np
import pytest
from eas import mk

LENGTHS = (1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 48, 63, 64, 65, 127, 129, 200, 256, 257)
CHUNKS = (384, 640, 768, 1024, 1152, 2048, 2560)  # of several chunks each, at every width


def then(a1, b1, a2, b2):
    return a1 * a2, b1 * a2 + b2


@eas.kernel
def scanned(a, b, out_a, out_b, N: eas.constexpr):
    i = mk.program_id(0) * N + mk.arange(0, N)
    x, y = mk.associative_scan((mk.load(a, i), mk.load(b, i)), 0, then)
    mk.store(out_a, i, x)
    mk.store(out_b, i, y)


@eas.kernel
def folded(a, b, out_a, out_b, N: eas.constexpr):
    i = mk.program_id(0) * N + mk.arange(0, N)
    x, y = mk.reduce((mk.load(a, i), mk.load(b, i)), 0, then)
    mk.store(out_a, mk.program_id(0), x)
    mk.store(out_b, mk.program_id(0), y)


@eas.kernel
def folded_lines(a, b, out_a, out_b, SHAPE: eas.constexpr):
    n, m, k = SHAPE
    i = mk.arange(0, n)[:, None, None] * m + mk.arange(0, m)[None, :, None]
    x, y = mk.reduce(
        (mk.load(a, i * k + mk.arange(0, k)), mk.load(b, i * k + mk.arange(0, k))), 2, then
    )
    at = mk.reshape(i, (n, m))
    mk.store(out_a, at, x)
    mk.store(out_b, at, y)


@eas.kernel
def running(x, sums, products, SHAPE: eas.constexpr):
    n, m = SHAPE
    i = mk.arange(0, n)[:, None] * m + mk.arange(0, m)
    v = mk.load(x, i)
    mk.store(sums, i, mk.cumsum(v, 1))
    mk.store(products, i, mk.cumprod(v, 1))


@pytest.fixture(params=["128", "256", "512"])
def bits(request):
    eas.config.vector_bits = request.param
    try:
        scanned.to_llvm(*maps(4), *maps(4), N=4)
        yield request.param
    except eas.Error as error:
        pytest.skip(str(error))
    finally:
        eas.config.vector_bits = "auto"


def maps(count, seed=0):
    rng = np.random.default_rng(seed)
    return rng.integers(-9, 10, (2, count), dtype=np.int32) | np.int32(1)


def composed(a, b):
    """All running compositions of the last axis."""
    a, b = a.copy(), b.copy()
    for i in range(1, a.shape[-1]):
        b[..., i] += b[..., i - 1] * a[..., i]
        a[..., i] *= a[..., i - 1]
    return a, b


def test_a_scan_keeps_the_order(bits):
    for n in LENGTHS:
        a, b = maps(2 * n, n)
        x, y = np.zeros_like(a), np.zeros_like(b)
        scanned[(2,)](a, b, x, y, N=n)
        wanted = composed(a.reshape(2, n), b.reshape(2, n))
        np.testing.assert_array_equal((x, y), np.reshape(wanted, (2, 2 * n)), err_msg=str(n))


def test_a_fold_keeps_the_order(bits):
    for n in LENGTHS + CHUNKS:
        a, b = maps(2 * n, n)
        x, y = np.zeros((2, 2), np.int32)
        folded[(2,)](a, b, x, y, N=n)
        wanted = composed(a.reshape(2, n), b.reshape(2, n))
        np.testing.assert_array_equal((x, y), np.array(wanted)[..., -1], err_msg=str(n))


@pytest.mark.parametrize("shape", [(3, 2, 37), (1, 5, 16), (2, 1, 8), (4, 3, 5), (1, 1, 70)])
def test_lines_of_a_tile(bits, shape):
    a, b = maps(np.prod(shape))
    x, y = np.zeros((2, *shape[:2]), np.int32)
    folded_lines[(1,)](a, b, x, y, SHAPE=shape)
    wanted = composed(a.reshape(shape), b.reshape(shape))
    np.testing.assert_array_equal((x, y), np.array(wanted)[..., -1])


@pytest.mark.parametrize("dtype", "bool int8 uint16 int64 float16 float32 float64".split())
def test_a_long_fold_of_every_dtype(bits, dtype):
    """The last that is not 0, and how many are: neither commutes nor depends on rounding."""

    def last(x1, n1, x2, n2):
        return mk.where(x2 != 0, x2, x1), n1 + n2

    @eas.kernel
    def kernel(x, out, count, cols, SIZE: eas.constexpr):
        i = mk.arange(0, SIZE)
        v = mk.load(x, i, i < cols)
        found, n = mk.reduce((v, (v != 0).to(mk.int32)), 0, last)
        mk.store(out, 0, found)
        mk.store(count, 0, n)

    for size in (512, 1024, 1536):
        for cols in (0, 1, size - 100, size):
            x = np.random.default_rng(cols).integers(0, 3, size).astype(dtype)
            x[size // 2 :] = 0
            out, count = np.ones(1, dtype), np.ones(1, np.int32)
            kernel[1](x, out, count, cols, SIZE=size)
            there = x[:cols][x[:cols] != 0]
            assert out[0] == (there[-1] if there.size else 0), (size, cols)
            assert count[0] == there.size


@pytest.mark.parametrize(
    "dtype", "bool int8 uint16 int32 int64 uint64 float16 float32 float64".split()
)
@pytest.mark.parametrize("shape", [(1, 70), (3, 16), (2, 33), (5, 7)])
def test_sums_and_products_of_every_dtype(bits, dtype, shape):
    """Whole numbers that every dtype holds, so that both backends give the same bytes."""
    rng = np.random.default_rng(1)
    x = rng.choice(np.array([1, 1, 0, 2, 1, 3]), shape).astype(dtype)
    if dtype == "float32":
        x[:, 5] = -0.0
        x[0, 6] = np.nan if shape[1] > 6 else 0
    wide = np.cumsum(x[:1, :1]).dtype if x.dtype.kind in "biu" else x.dtype
    results = []
    for backend in ("cpu", "interpreter"):
        out = np.zeros((2, *shape), wide)
        running[(1,)](x, out[0], out[1], SHAPE=shape, _backend=backend)
        results.append(out)
    np.testing.assert_array_equal(results[0].view("u1"), results[1].view("u1"))


@pytest.mark.parametrize("cpu", ["native", "x86-64-v2"])
@pytest.mark.parametrize("size", [5, 13, 31, 50])
def test_a_masked_line_that_ends_within_a_vector(size, cpu):
    @eas.kernel
    def kernel(x, out, n, SIZE: eas.constexpr):
        i = mk.arange(0, SIZE)
        mk.store(out, 0, mk.reduce(mk.load(x, i, i < n, 1), -1, lambda a, b: a + b))

    x, out = np.arange(size, dtype=np.uint32) + 5, np.zeros(1, np.uint32)
    if cpu != "native" and platform.machine() not in ("x86_64", "AMD64"):
        pytest.skip("a processor of another kind")
    eas.config.target_cpu = cpu
    try:
        for n in (0, 4, size - 1, size, size + 100):
            kernel[1](x, out, n, SIZE=size)
            assert out[0] == np.where(np.arange(size) < n, x, 1).sum(), n
    finally:
        eas.config.target_cpu = "native"
