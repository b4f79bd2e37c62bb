"""Random numbers: Philox-4x32-10 bit by bit against one written here, and statistics."""

import eas
import numpy as np
import pytest
from eas import mk

COUNT = 4001


@eas.kernel
def draw(out, seed, first, FN: eas.constexpr, SIZE: eas.constexpr = COUNT):
    i = mk.arange(0, SIZE)
    mk.store(out, i, FN(seed, first + i))


def drawn(fn, dtype, seed, first=0):
    out = np.zeros(COUNT, dtype)
    draw[1](out, seed, first, fn)
    return out


def philox(seed, offset):
    """The four words of one seed (the key) and offset (the counter), in Python integers."""
    low = 2**32 - 1
    a, b, c, d = offset & low, offset >> 32, 0, 0
    k0, k1 = seed & low, seed >> 32
    for _ in range(10):
        first, second = a * 0xD2511F53, c * 0xCD9E8D57
        a, b, c, d = (second >> 32) ^ b ^ k0, second & low, (first >> 32) ^ d ^ k1, first & low
        k0, k1 = (k0 + 0x9E3779B9) & low, (k1 + 0xBB67AE85) & low
    return a, b, c, d


def words(seed, offsets):
    return np.array([philox(seed % 2**64, o % 2**64) for o in offsets], np.uint32)


def test_the_test_knows_the_published_answer():
    assert philox(0, 0) == (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)


SEEDS = [(0, 0), (7, 0), (2**40 + 3, 2**33), (-1, 5), (2**63 - 1, -2)]


@pytest.mark.parametrize(("seed", "first"), SEEDS)
def test_randint_is_the_first_word(seed, first):
    got = drawn(mk.randint, np.uint32, seed, first)
    np.testing.assert_array_equal(got, words(seed, range(first, first + COUNT))[:, 0])


@pytest.mark.parametrize(("seed", "first"), SEEDS)
def test_rand_is_the_first_words_upper_24_bits(seed, first):
    got = drawn(mk.rand, np.float32, seed, first)
    want = (words(seed, range(first, first + COUNT))[:, 0] >> 8) * np.float32(2**-24)
    np.testing.assert_array_equal(got, want)


def test_rand_is_at_least_0_and_below_1():
    got = drawn(mk.rand, np.float32, 3)
    assert got.min() >= 0
    assert got.max() < 1
    assert got.max() > 0.999


def test_rand_is_uniform():
    counts, _ = np.histogram(drawn(mk.rand, np.float32, 11), bins=20, range=(0, 1))
    expected = COUNT / 20
    chi_squared = ((counts - expected) ** 2 / expected).sum()
    assert 5 < chi_squared < 45  # 19 degrees of freedom: outside one time in a thousand


def test_randn_is_box_and_muller_of_two_words():
    w = words(5, range(COUNT)).astype(np.float64)
    u, v = np.floor(w[:, 0] / 256) / 2**24, np.floor(w[:, 1] / 256) / 2**24
    want = np.sqrt(-2 * np.log(1 - u)) * np.cos(2 * np.pi * v)
    np.testing.assert_allclose(drawn(mk.randn, np.float32, 5), want, rtol=1e-4, atol=3e-6)


def test_randn_has_mean_0_and_variance_1():
    x = drawn(mk.randn, np.float32, 21).astype(np.float64)
    assert np.isfinite(x).all()
    assert abs(x.mean()) < 0.06
    assert abs(x.var() - 1) < 0.09
    assert abs((x**3).mean()) < 0.2
    assert abs((x**4).mean() - 3) < 0.5


def test_neighbours_are_independent():
    for other in (drawn(mk.rand, np.float32, 1, 1), drawn(mk.rand, np.float32, 2)):
        assert abs(np.corrcoef(drawn(mk.rand, np.float32, 1), other)[0, 1]) < 0.05


@eas.kernel
def draw_in_pieces(out, seed, FN: eas.constexpr, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, FN(seed, i), i < COUNT)


@pytest.mark.parametrize("block", [1000, 4096])
@pytest.mark.parametrize("name", ["rand", "randn", "randint"])
def test_bits_depend_on_seed_and_offset_alone(name, block):
    fn, dtype = getattr(mk, name), np.uint32 if name == "randint" else np.float32
    out = np.zeros(COUNT, dtype)
    draw_in_pieces[eas.cdiv(COUNT, block)](out, 9, fn, block)
    np.testing.assert_array_equal(out, drawn(fn, dtype, 9))


def test_eager_draws_the_same_bits():
    for name in ("rand", "randn", "randint"):
        fn, dtype = getattr(mk, name), np.uint32 if name == "randint" else np.float32
        out = np.zeros(COUNT, dtype)
        draw[1](out, 9, 0, fn, _backend="eager")
        if name == "randn":  # of log, sqrt and cos, each within its ulp
            np.testing.assert_allclose(out, drawn(fn, dtype, 9), rtol=2e-6, atol=1e-6)
        else:
            np.testing.assert_array_equal(out, drawn(fn, dtype, 9))


@eas.kernel
def dtypes_drawn(out):
    mk.static_assert(mk.rand(1, 2).dtype == mk.float32)
    mk.static_assert(mk.randn(1, 2).dtype == mk.float32)
    mk.static_assert(mk.randint(1, 2).dtype == mk.uint32)
    mk.static_assert(mk.rand(1, mk.arange(0, 3)[:, None]).shape == (3, 1))
    mk.store(out, 0, mk.randint(1, 2))


def test_dtypes_and_shapes():
    out = np.zeros(1, np.uint32)
    dtypes_drawn[1](out)
    assert out[0] == philox(1, 2)[0]


@eas.kernel
def bad_seed(out):
    mk.store(out, 0, mk.rand(0.5, 1))


def test_a_seed_is_an_integer():
    with pytest.raises(eas.DTypeError, match=r"\[rand\] "):
        bad_seed[1](np.zeros(1))
