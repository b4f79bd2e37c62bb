"""Products of bfloat16 summed in float32 keep subnormal factors and sums, infinities and NaN, on
whatever instruction the processor has for them: vdpbf16ps takes subnormals for zero, so it may be
used only where there can be none.

Numbers are whole multiples of powers of two, few enough for every sum to be exact in float32: any
order of terms gives the same bytes.
"""

import platform
from contextlib import contextmanager

import eas
import numpy as np
import pytest
from eas import mk

X86 = platform.machine() in ("x86_64", "AMD64")


def product(a, b, c, out, M, N, K, BM: eas.constexpr, BN: eas.constexpr, BK: eas.constexpr):
    i = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    j = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    total = mk.load(c, i * N + j, (i < M) & (j < N))
    for start in mk.range(0, K, BK):
        k = start + mk.arange(0, BK)
        x = mk.load(a, i * a.stride(0) + k[None, :], (i < M) & (k[None, :] < K))
        y = mk.load(b, k[:, None] * b.stride(0) + j, (k[:, None] < K) & (j < N))
        total = mk.dot(x, y, total)
    mk.store(out, i * N + j, total, (i < M) & (j < N))


@contextmanager
def processor(cpu="native", bits="auto"):
    eas.config.target_cpu, eas.config.vector_bits = cpu, bits
    try:
        yield
    finally:
        eas.config.target_cpu, eas.config.vector_bits = "native", "auto"


def bfloats(array):
    """Numbers that bfloat16 holds, as such."""
    tensor = eas.tensor(np.asarray(array, np.float32)).to(eas.bfloat16)
    np.testing.assert_array_equal(tensor.to(eas.float32).numpy(), array)
    return tensor


def run(a, b, c, tiles, backend=None):
    (m, k), n = a.shape, b.shape[1]
    bm, bn, bk = tiles
    out = np.full((m, n), 77, np.float32)
    grid = (eas.cdiv(n, bn), eas.cdiv(m, bm))
    given = {"BM": bm, "BN": bn, "BK": bk}
    eas.kernel(product)[grid](bfloats(a), bfloats(b), c, out, m, n, k, **given, _backend=backend)
    return out


def check(a, b, c=None, tiles=(16, 32, 8)):
    """Beside exact sums and the interpreter."""
    c = np.zeros((a.shape[0], b.shape[1]), np.float32) if c is None else c
    with np.errstate(all="ignore"):
        wanted = (c + a.astype(np.float64) @ b.astype(np.float64)).astype(np.float32)
    np.testing.assert_array_equal(run(a, b, c, tiles), wanted)
    np.testing.assert_array_equal(run(a, b, c, tiles, "interpreter"), wanted)
    return wanted


def whole(seed, shape, scale, most=7):
    numbers = np.random.default_rng(seed).integers(-most, most + 1, shape)
    return np.ldexp(numbers.astype(np.float32), scale)


def tiny(x):
    return (x != 0) & (np.abs(x) < 2.0**-126)


SCALES = [
    (0, 0),
    (-56, -56),
    (-62, -62),
    (-65, -65),
    (-133, 20),
    (10, -133),
    (-130, -10),
    (100, 10),
]


@pytest.mark.parametrize(("of_a", "of_b"), SCALES)
def test_every_scale(of_a, of_b):
    for size, tiles in (
        ((33, 65, 48), (16, 32, 8)),
        ((5, 3, 7), (5, 3, 7)),
        ((9, 64, 64), (9, 64, 64)),
    ):
        m, n, k = size
        found = check(whole(0, (m, k), of_a), whole(1, (k, n), of_b), None, tiles)
        if of_a + of_b <= -130:
            assert tiny(found).any()


@pytest.mark.parametrize("below", [-113, -112, -111])
@pytest.mark.parametrize("bits", [128, 256, 512])
def test_the_least_that_may_be_left(below, bits):
    """What two products next to each other leave, at the end of the normal numbers."""
    try:
        with processor(bits=bits):
            one = 1 + 2.0**-7
            a = np.zeros((4, 4), np.float32)
            b = np.zeros((4, 16), np.float32)
            a[:, 0] = a[:, 2] = np.ldexp(one, -50)
            a[:, 1] = -np.ldexp(1.0, -50)
            b[0], b[1] = np.ldexp(one, below + 50), np.ldexp(1 + 2.0**-6, below + 50)
            found = check(a, b, None, (4, 16, 4))
            assert (found == np.ldexp(1.0, below - 14)).all()
    except eas.BackendError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("where", ["a", "b", "both", "neither"])
def test_subnormal_factors(where):
    a, b = whole(0, (16, 32), 60), whole(1, (32, 48), 50)
    if where in ("a", "both"):
        a[3, 5] = 2.0**-133
    if where in ("b", "both"):
        b[7, 11] = -3 * 2.0**-133
    b[5] = 0
    a[:, 7] = 0
    if where != "neither":
        a[3], b[:, 11] = 0, 0
        a[3, 5], b[5, 2] = 2.0**-133, 2.0**20
        b[7, 11], a[4] = -(2.0**-133), 0
        a[4, 7] = 2.0**20
    check(a, b)


def test_infinite_times_subnormal():
    a, b = whole(0, (8, 16), 0), whole(1, (16, 32), 0)
    a[2, 3], b[3, 4] = np.inf, 2.0**-130
    assert check(a, b)[2, 4] == np.inf


@pytest.mark.parametrize("scale", [0, -65])
def test_infinities_and_nan(scale):
    a, b = whole(0, (33, 49), scale), whole(1, (49, 65), scale)
    a[0, 0], a[1, 1], a[2, 2], b[3, 3], b[4, 4] = np.inf, -np.inf, np.nan, np.nan, -np.inf
    found = check(a, b, None, (16, 32, 16))
    assert np.isnan(found[2]).all()
    assert np.isnan(found[:, 3]).all()
    assert not np.isnan(found).all()


@pytest.mark.parametrize("scale", [0, -30])
def test_sums_that_begin_subnormal(scale):
    """They are none of the products' business."""
    c = np.ldexp(np.random.default_rng(2).integers(-9, 10, (17, 40)).astype(np.float32), -149)
    a, b = whole(0, (17, 24), scale), whole(1, (24, 40), scale)
    a[::2] = 0
    found = check(a, b, c)
    assert tiny(found).any()


def test_one_part_of_a_product_is_small():
    """Blocks of k, of rows and of columns choose for themselves, on the same sums."""
    a, b = whole(0, (32, 64), 0), whole(1, (64, 64), 0)
    a[:16, :16], b[:16, :32] = whole(2, (16, 16), -70), whole(3, (16, 32), -70)
    a[:16, 16:], b[16:, :32] = 0, 0
    found = check(a, b, None, (16, 32, 16))
    assert tiny(found[:16, :32]).any()


def test_turns_that_are_multiplied_at_once():
    """Some of them with small numbers, in any place; rows that later programs have too."""
    for k in (32, 64, 96, 480, 4096 + 32):
        for at in (0, k // 2, k - 1):
            a, b = whole(0, (32, k), 0, 2), whole(1, (k, 80), 0, 2)
            check(a, b, None, (16, 32, 32))
            a[:, at] = 0
            a[5, at], b[at, 40], a[6:] = 2.0**-133, 0, 0
            check(a, b, None, (16, 32, 32))
            b[at], b[at, 41], a[:5] = 0, 2.0**-70, 0
            a[7, at] = 2.0**-70
            found = check(a, b, None, (16, 32, 32))
            assert found[7, 41] == 2.0**-140


def test_odd_lengths_and_what_lies_behind_them():
    """Memory left by the programs before is full of NaN; one k too many must not meet it."""
    for m, n, k in ((7, 19, 5), (16, 33, 31), (1, 1, 1), (3, 200, 63)):
        spoiled = np.full((m, k + 3), np.nan, np.float32)
        run(
            spoiled,
            np.full((k + 3, n), np.nan, np.float32),
            np.zeros((m, n), np.float32),
            (m, n, k + 3),
        )
        check(whole(0, (m, k), 0), whole(1, (k, n), 0), None, (m, n, k))


@eas.kernel
def spelled(a, b, out, HOW: eas.constexpr, M: eas.constexpr, N: eas.constexpr, K: eas.constexpr):
    i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, K)
    if HOW == "turned":
        x = mk.load(a, i[None, :] * K + k[:, None]).T
        y = mk.load(b, k[None, :] * N + j[:, None]).T
    else:
        x = mk.load(a, i[:, None] * K + k[None, :])
        y = mk.load(b, k[:, None] * N + j[None, :])
    if HOW == "wide":
        x, y = x.to(mk.float32), y.to(mk.float32)
    if HOW == "computed":
        x = x + x
    mk.store(out, i[:, None] * N + j[None, :], mk.dot(x, y, out_dtype=mk.float32))


@pytest.mark.parametrize("how", ["plain", "wide", "turned", "computed"])
@pytest.mark.parametrize("scale", [0, -64])
def test_spellings(how, scale):
    a, b = whole(0, (13, 22), scale), whole(1, (22, 36), scale)
    out = np.zeros((13, 36), np.float32)
    spelled[(1,)](bfloats(a), bfloats(b), out, HOW=how, M=13, N=36, K=22)
    wanted = (a.astype(np.float64) @ b.astype(np.float64)) * (2 if how == "computed" else 1)
    np.testing.assert_array_equal(out, wanted.astype(np.float32))


def test_batches():
    @eas.kernel
    def batched(a, b, out):
        n = mk.arange(0, 2)[:, None, None]
        i, k = mk.arange(0, 5)[None, :, None], mk.arange(0, 9)[None, None, :]
        x = mk.load(a, n * 45 + i * 9 + k)
        k, j = mk.arange(0, 9)[None, :, None], mk.arange(0, 18)[None, None, :]
        y = mk.load(b, n * 162 + k * 18 + j)
        mk.store(out, n * 90 + i * 18 + j, mk.dot(x, y, out_dtype=mk.float32))

    a, b = whole(0, (2, 5, 9), 0), whole(1, (2, 9, 18), 0)
    a[1], b[1] = a[1] * 2.0**-65, b[1] * 2.0**-65
    out = np.zeros((2, 5, 18), np.float32)
    batched[(1,)](bfloats(a), bfloats(b), out)
    np.testing.assert_array_equal(out, a @ b)
    assert tiny(out[1]).any()


def test_sums_are_as_good_as_of_float32():
    rng = np.random.default_rng(0)
    a, b = (
        eas.tensor(rng.standard_normal(s).astype(np.float32)).to(eas.bfloat16)
        for s in ((64, 512), (512, 96))
    )
    a, b = (x.to(eas.float32).numpy() for x in (a, b))
    found = run(a, b, np.zeros((64, 96), np.float32), (64, 96, 128))
    exact = a.astype(np.float64) @ b.astype(np.float64)
    bound = (np.abs(a).astype(np.float64) @ np.abs(b)) * 2.0**-24 * 32
    assert (np.abs(found - exact) <= bound).all()


@pytest.mark.skipif(not X86, reason="looks at code for x86-64")
@pytest.mark.parametrize(
    ("cpu", "has"), [("x86-64-v4", False), ("znver4", True), ("cooperlake", True)]
)
def test_instructions(cpu, has):
    a, c = bfloats(np.zeros((64, 64))), np.zeros((64, 64), np.float32)
    try:
        with processor(cpu):
            text = eas.kernel(product).to_asm(a, a, c, c.copy(), 64, 64, 64, BM=32, BN=32, BK=32)
    except eas.BackendError as error:
        pytest.skip(str(error))
    assert ("vdpbf16ps" in text) == has
    assert "vfmadd" in text
