"""Products of a matrix and a vector, which have a way of their own: every edge of rows and of k,
sums that go on in a loop, end in memory or are added to it. Small whole numbers: sums are exact.
"""

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def product(
    a, x, out, M, K, TYPE: eas.constexpr, BM: eas.constexpr, BK: eas.constexpr, KIND: eas.constexpr
):
    i = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    j = mk.arange(0, 1)[None, :]
    total = mk.zeros((BM, 1), TYPE)
    if KIND == "begun":
        total = mk.load(out, i + j, i < M)
    for start in mk.range(0, K, BK):
        k = start + mk.arange(0, BK)
        left = mk.load(a, i * a.stride(0) + k[None, :] * a.stride(1), (i < M) & (k[None, :] < K))
        total = mk.dot(left, mk.load(x, k[:, None] + j, k[:, None] < K), total, out_dtype=TYPE)
    if KIND == "added":
        mk.store(out, i + j, mk.load(out, i + j, i < M) + total, i < M)
    else:
        mk.store(out, i + j, total, i < M)


def numbers(seed, dtype, *shape):
    return np.random.default_rng(seed).integers(-4, 5, shape).astype(dtype)


def check(m, k, tile, dtype, kind, a=None):
    a, x = numbers(0, dtype, m, k) if a is None else a, numbers(1, dtype, k)
    before = numbers(2, dtype, m + 1)
    wanted = before.copy()
    with np.errstate(all="ignore"):
        wanted[:m] = a @ x if kind == "plain" else before[:m] + a @ x
    for backend in ("cpu", "interpreter"):
        out = before.copy()
        given = {"TYPE": getattr(mk, np.dtype(dtype).name), "BM": tile[0], "BK": tile[1]}
        product[(eas.cdiv(m, tile[0]),)](a, x, out, m, k, **given, KIND=kind, _backend=backend)
        np.testing.assert_array_equal(out, wanted)


@pytest.mark.parametrize("kind", ["plain", "begun", "added"])
@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "int64"])
def test_edges(dtype, kind):
    for m, k in ((1, 1), (3, 15), (4, 16), (5, 33), (16, 100), (19, 64)):
        for tile in ((4, 16), (8, 33), (3, 7), (16, 128)):
            check(m, k, tile, dtype, kind)


def test_turned():
    check(13, 40, (8, 16), "float32", "plain", numbers(0, "float32", 40, 13).T)


def test_every_other_row():
    check(13, 40, (8, 16), "float32", "plain", numbers(0, "float32", 26, 40)[::-2])


def test_infinities_and_nan_stay_in_their_rows():
    a = numbers(0, "float32", 21, 70)
    a[2, 69], a[5, 0], a[20, 33] = np.inf, np.nan, -np.inf
    check(21, 70, (8, 32), "float32", "plain", a)


def test_batches():
    @eas.kernel
    def batched(a, x, out):
        n = mk.arange(0, 3)[:, None, None]
        i, k = mk.arange(0, 5)[None, :, None], mk.arange(0, 18)[None, None, :]
        left = mk.load(a, n * 90 + i * 18 + k)
        k, j = mk.arange(0, 18)[None, :, None], mk.arange(0, 1)[None, None, :]
        mk.store(out, n * 5 + i + j, mk.dot(left, mk.load(x, n * 18 + k + j)))

    a, x = numbers(0, "float32", 3, 5, 18), numbers(1, "float32", 3, 18)
    out = np.zeros((3, 5), np.float32)
    batched[(1,)](a, x, out)
    np.testing.assert_array_equal(out, (a @ x[:, :, None])[:, :, 0])


@pytest.mark.parametrize("bits", [128, 256, 512])
def test_every_width(bits):
    eas.config.vector_bits = bits
    try:
        product.clear_cache()
        check(19, 100, (8, 40), "float32", "plain")
    except eas.BackendError as error:
        pytest.skip(str(error))
    finally:
        eas.config.vector_bits = "auto"
        product.clear_cache()
