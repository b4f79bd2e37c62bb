"""Products of 8- and 16-bit integers in sums of 32 bits are exact for all values, signed or not, on
whatever instructions the processor has for them."""

import platform
from contextlib import contextmanager

import eas
import numpy as np
import pytest
from eas import mk

X86 = platform.machine() in ("x86_64", "AMD64")
NARROW = ("int8", "uint8", "int16")
CPUS = ("native", "x86-64-v2", "x86-64-v3", "x86-64-v4") if X86 else ("native",)


@contextmanager
def processor(cpu, bits="auto"):
    eas.config.target_cpu, eas.config.vector_bits = cpu, bits
    try:
        eas.kernel(product).to_ir(*(np.zeros(1, np.int8),) * 2, np.zeros(1, np.int32), 1, 1, 1)
        yield
    except eas.BackendError as error:
        pytest.skip(str(error))
    finally:
        eas.config.target_cpu, eas.config.vector_bits = "native", "auto"


def product(
    a,
    b,
    out,
    M,
    N,
    K,
    BM: eas.constexpr = 1,
    BN: eas.constexpr = 1,
    BK: eas.constexpr = 1,
    ROWS: eas.constexpr = 0,
):
    i = (mk.program_id(ROWS) * BM + mk.arange(0, BM))[:, None]
    j = (mk.program_id(1 - ROWS) * BN + mk.arange(0, BN))[None, :]
    total = mk.zeros((BM, BN), out.dtype)
    for start in mk.range(0, K, BK):
        k = start + mk.arange(0, BK)
        x = mk.load(a, i * K + k[None, :], (i < M) & (k[None, :] < K))
        y = mk.load(b, k[:, None] * N + j, (k[:, None] < K) & (j < N))
        total = mk.dot(x, y, total, out_dtype=out.dtype)
    mk.store(out, i * N + j, total, (i < M) & (j < N))


def wrapped(a, b, dtype=np.int32):
    return (a.astype(np.int64) @ b.astype(np.int64)).astype(dtype)


def numbers(dtype, shape, seed=0):
    """Half of them at the ends of what the dtype holds."""
    rng, ends = np.random.default_rng(seed), np.iinfo(dtype)
    any_ = rng.integers(ends.min, ends.max + 1, shape)
    extreme = rng.choice([ends.min, ends.max], shape)
    return np.where(rng.random(shape) < 0.5, any_, extreme).astype(dtype)


def check(m, n, k, tiles, a_dtype, b_dtype, out_dtype=np.int32):
    a, b = numbers(a_dtype, (m, k)), numbers(b_dtype, (k, n), 1)
    out = np.full((m, n), 77, out_dtype)
    bm, bn, bk = tiles
    eas.kernel(product)[(eas.cdiv(m, bm), eas.cdiv(n, bn))](a, b, out, m, n, k, BM=bm, BN=bn, BK=bk)
    np.testing.assert_array_equal(out, wrapped(a, b, out_dtype))


@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("a", NARROW)
@pytest.mark.parametrize("b", NARROW)
def test_all_mixes_are_exact(a, b, cpu):
    with processor(cpu):
        check(33, 70, 130, (16, 32, 64), a, b)
        check(5, 3, 7, (5, 3, 7), a, b)


@pytest.mark.parametrize("bits", [128, 256, 512])
@pytest.mark.parametrize(("a", "b"), [("int8", "int8"), ("uint8", "uint8"), ("uint8", "int8")])
def test_every_width_and_edge(a, b, bits):
    with processor("native", bits):
        for m, n, k in ((1, 1, 1), (2, 17, 3), (64, 64, 64), (31, 65, 48), (7, 200, 9), (4, 1, 66)):
            check(m, n, k, (m, n, k), a, b)
            check(m, n, k, (8, 16, 5), a, b, np.uint32)


@pytest.mark.parametrize("out_dtype", [np.int32, np.uint32])
@pytest.mark.parametrize(("a", "b"), [("int8", "int8"), ("uint8", "int8"), ("int16", "int8")])
def test_rows_that_several_programs_have(a, b, out_dtype):
    """They are packed once, a few turns of the loop are multiplied at once; between two launches
    the same memory may change."""
    kernel = eas.kernel(product)
    for m, n, k, bk in (
        (48, 200, 512, 32),
        (20, 96, 96, 32),
        (33, 130, 8192, 64),
        (16, 64, 40, 16),
    ):
        x, y = numbers(a, (m, k)), numbers(b, (k, n), 1)
        grid = (eas.cdiv(n, 32), eas.cdiv(m, 16))
        for _ in range(2):
            out = np.full((m, n), 77, out_dtype)
            kernel[grid](x, y, out, m, n, k, BM=16, BN=32, BK=bk, ROWS=1)
            np.testing.assert_array_equal(out, wrapped(x, y, out_dtype))
            x[...] = numbers(a, (m, k), 2)


def test_rows_of_other_strides():
    """The same first element, but other rows."""

    @eas.kernel
    def two(a, b, out, K, BK: eas.constexpr):
        i, j = mk.arange(0, 16)[:, None], mk.arange(0, 32)[None, :]
        total = mk.zeros((16, 32), mk.int32)
        for start in mk.range(0, K, BK):
            k = start + mk.arange(0, BK)
            x = mk.load(a, i * (mk.program_id(0) + 1) * K + k[None, :])
            total = mk.dot(x, mk.load(b, k[:, None] * 32 + j), total, out_dtype=mk.int32)
        mk.store(out, (mk.program_id(0) * 16 + i) * 32 + j, total)

    a, b = numbers("int8", (46, 128)), numbers("int8", (128, 32), 1)
    out = np.zeros((3, 16, 32), np.int32)
    two[(3,)](a, b, out, 128, BK=32)
    for p in range(3):
        np.testing.assert_array_equal(out[p], wrapped(a[:: p + 1][:16], b))


@pytest.mark.parametrize("value", [-128, 127])
def test_all_at_one_end(value):
    a = np.full((16, 4096), value, np.int8)
    b = np.full((4096, 16), -128, np.int8)
    out = np.zeros((16, 16), np.int32)
    eas.kernel(product)[(1, 1)](a, b, out, 16, 16, 4096, BM=16, BN=16, BK=4096)
    np.testing.assert_array_equal(out, wrapped(a, b))


def test_sums_wrap():
    a, b = np.full((8, 64), -32768, np.int16), np.full((64, 16), -32768, np.int16)
    out = np.ones((8, 16), np.int32)
    eas.kernel(product)[(1, 1)](a, b, out, 8, 16, 64, BM=8, BN=16, BK=64)
    np.testing.assert_array_equal(out, wrapped(a, b))


@eas.kernel
def spelled(a, b, out, HOW: eas.constexpr, M: eas.constexpr, N: eas.constexpr, K: eas.constexpr):
    i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, K)
    if HOW == "wide":
        x = mk.load(a, i[:, None] * K + k[None, :]).to(mk.int32)
        y = mk.load(b, k[:, None] * N + j[None, :]).to(mk.int32)
    elif HOW == "turned":
        x = mk.load(a, i[None, :] * K + k[:, None]).to(mk.int32).T
        y = mk.load(b, k[None, :] * N + j[:, None]).T
    elif HOW == "unsigned":
        x = mk.load(a, i[:, None] * K + k[None, :]).to(mk.uint16)
        y = mk.load(b, k[:, None] * N + j[None, :]).to(mk.uint16)
    else:
        x = mk.load(a, i[:, None] * K + k[None, :]) - 3
        y = mk.load(b, k[:, None] * N + j[None, :])
    mk.store(out, i[:, None] * N + j[None, :], mk.dot(x, y, out_dtype=mk.int32))


@pytest.mark.parametrize("how", ["wide", "turned", "unsigned", "computed"])
@pytest.mark.parametrize("a", ["int8", "uint8"])
def test_spellings(how, a):
    m, n, k = 13, 36, 22
    x, y = numbers(a, (m, k)), numbers("int8", (k, n), 1)
    out = np.zeros((m, n), np.int32)
    spelled[(1,)](x, y, out, HOW=how, M=m, N=n, K=k)
    expected = x, y
    if how == "unsigned":
        expected = x.astype(np.uint16), y.astype(np.uint16)
    if how == "computed":
        expected = x - x.dtype.type(3), y
    np.testing.assert_array_equal(out, wrapped(*expected))


def test_batches():
    @eas.kernel
    def batched(a, b, out):
        n = mk.arange(0, 2)[:, None, None]
        i, k = mk.arange(0, 5)[None, :, None], mk.arange(0, 9)[None, None, :]
        x = mk.load(a, n * 45 + i * 9 + k)
        k, j = mk.arange(0, 9)[None, :, None], mk.arange(0, 18)[None, None, :]
        y = mk.load(b, n * 162 + k * 18 + j)
        mk.store(out, n * 90 + i * 18 + j, mk.dot(x, y))

    a, b = numbers("int8", (2, 5, 9)), numbers("int8", (2, 9, 18), 1)
    out = np.zeros((2, 5, 18), np.int32)
    batched[(1,)](a, b, out)
    np.testing.assert_array_equal(out, wrapped(a, b))


@pytest.mark.skipif(not X86, reason="looks at code for x86-64")
@pytest.mark.parametrize(
    ("cpu", "dtype", "instruction"),
    [
        ("x86-64-v2", "int8", "pmaddwd"),
        ("x86-64-v3", "uint8", "vpmaddwd"),
        ("znver4", "int8", "vpdpbusd"),
        ("znver4", "int16", "vpdpwssd"),
        ("alderlake", "int8", "vpdpbusd"),
    ],
)
def test_instructions(cpu, dtype, instruction):
    a = np.zeros((64, 64), dtype)
    with processor(cpu):
        text = eas.kernel(product).to_asm(
            a, a.copy(), np.zeros((64, 64), np.int32), 64, 64, 64, BM=32, BN=32, BK=32
        )
    assert f"{instruction}\t" in text or f"{instruction} " in text
    assert "pmulld" not in text
