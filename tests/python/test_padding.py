"""Rows padded to a power of two: reductions stop where only padding is left that changes nothing.

What must not change: results of any `other`, values that are kept and used behind the masks, rows
without an element, NaN and inf.
"""

import eas
import numpy as np
import pytest
from eas import mk

BLOCK = 512
COUNTS = (0, 1, 16, 17, 100, 255, 257, 500, 511, 512)


@eas.kernel
def softmax(x, out, N, B: eas.constexpr):
    i = mk.arange(0, B)
    e = mk.softmax(mk.load(x, i, i < N, -float("inf")), 0)
    mk.store(out, i, e, i < N)


@eas.kernel
def kept(x, out, total, N, OTHER: eas.constexpr, B: eas.constexpr):
    """exp is kept for both sums, and all of it is seen, the padding too."""
    i = mk.arange(0, B)
    e = mk.exp(mk.load(x, i, i < N, OTHER))
    s = mk.sum(e)
    mk.store(total, 0, mk.sum(e / (s + 1)))
    mk.store(out, i, e * 2)


@eas.kernel
def folds(x, out, N, OTHER: eas.constexpr, B: eas.constexpr):
    i = mk.arange(0, B)
    v = mk.load(x, i, i < N, OTHER)
    mk.store(out, 0, mk.sum(v))
    mk.store(out, 1, mk.max(v))
    mk.store(out, 2, mk.min(v))
    mk.store(out, 3, mk.prod(v))
    mk.store(out, 4, mk.sum(mk.where(i < N - 3, v * v, 0)))


@eas.kernel
def rows(x, out, M, N, R: eas.constexpr, B: eas.constexpr):
    """Masks of two axes: the last rows hold nothing at all."""
    r, c = mk.arange(0, R)[:, None], mk.arange(0, B)[None, :]
    v = mk.load(x, r * N + c, (r < M) & (c < N))
    mean = mk.sum(v, 1) / N
    d = mk.where((r < M) & (c < N), v - mean[:, None], 0.0)
    mk.store(out, mk.arange(0, R), mk.sum(d * d, 1))


@eas.kernel
def two_bounds(x, y, out, N, M, B: eas.constexpr):
    i = mk.arange(0, B)
    mk.store(out, 0, mk.sum(mk.load(x, i, i < N) + mk.load(y, i, i < M)))
    mk.store(out, 1, mk.sum(mk.load(x, i, i < N) * mk.load(y, i, (i < M) | (i == B - 1))))


@pytest.fixture(params=["128", "256", "512"])
def bits(request):
    eas.config.vector_bits = request.param
    try:
        folds.to_llvm(numbers(8), numbers(8), 8, OTHER=0, B=8)
        yield request.param
    except eas.BackendError as error:
        pytest.skip(str(error))
    finally:
        eas.config.vector_bits = "auto"


def numbers(count, dtype=np.float32, seed=0):
    """Ones and few twos: every sum is exact, and products overflow in no order."""
    x = np.ones(count, dtype)
    x.flat[np.random.default_rng(seed).integers(0, x.size, 8)] = 2
    return x


def both(kernel, outputs, *args, **constants):
    """The outputs by the code and by the interpreter."""
    found = []
    for backend in ("cpu", "interpreter"):
        out = [np.full(shape, 7, dtype) for shape, dtype in outputs]
        kernel[(1,)](args[0], *out, *args[1:], **constants, _backend=backend)
        found.append(out)
    for mine, wanted in zip(*found, strict=True):
        np.testing.assert_allclose(mine, wanted, rtol=2e-6)


def test_softmax_of_padded_rows(bits):
    for n in COUNTS:
        x = np.random.default_rng(n).standard_normal(BLOCK).astype(np.float32)
        both(softmax, [(BLOCK, np.float32)], x, n, B=BLOCK)
        both(softmax, [(BLOCK, np.float32)], np.full_like(x, -np.inf), n, B=BLOCK)
        x[: n // 2] = np.nan
        both(softmax, [(BLOCK, np.float32)], x, n, B=BLOCK)


@pytest.mark.parametrize("other", [-float("inf"), 0.0, 1.5, float("nan")])
def test_padding_that_is_used_is_there(bits, other):
    for n in COUNTS:
        x = np.random.default_rng(n).standard_normal(BLOCK).astype(np.float32)
        both(kept, [(BLOCK, np.float32), (1, np.float32)], x, n, OTHER=other, B=BLOCK)


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "int32", "uint8"])
@pytest.mark.parametrize("other", [0, 1])
def test_any_other(bits, dtype, other):
    for n in COUNTS:
        x = numbers(BLOCK, dtype, n)
        both(folds, [(5, dtype)], x, n, OTHER=other, B=BLOCK)


def test_rows_and_columns(bits):
    for m, n in [(5, 300), (8, 512), (1, 1), (0, 100), (3, 257)]:
        x = numbers((8, n))
        both(rows, [(8, np.float32)], x, m, n, R=8, B=BLOCK)


def test_the_longest_of_several_bounds_counts(bits):
    for n in COUNTS:
        for m in (0, 30, 400, 512):
            x, y = numbers(BLOCK), numbers(BLOCK, seed=1)
            found = []
            for backend in ("cpu", "interpreter"):
                out = np.zeros(2, np.float32)
                two_bounds[(1,)](x, y, out, n, m, B=BLOCK, _backend=backend)
                found.append(out)
            np.testing.assert_array_equal(*found)
