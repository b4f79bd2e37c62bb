"""eas.triton: rarer names of the language, each in a small kernel, beside Python's arithmetic."""

from __future__ import annotations

import math

import eas
import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest
from eas.triton.language.extra import libdevice
from eas.triton.tools.tensor_descriptor import TensorDescriptor

N = 16


@pytest.fixture(params=["cpu", "interpreter", "eager"], autouse=True)
def backend(request):
    before = eas.config.backend
    eas.set_backend(request.param)
    yield
    eas.set_backend(before)


# --- Philox ---

_KEYS = {32: (0x9E3779B9, 0xBB67AE85), 64: (0x9E3779B97F4A7C15, 0xBB67AE8584CAA73B)}
_BY = {32: (0xD2511F53, 0xCD9E8D57), 64: (0xD2E7470EE14C6C93, 0xCA5A826395121157)}


def philox(counter, key, bits, rounds):
    most, counter, key = (1 << bits) - 1, list(counter), list(key)
    for _ in range(rounds):
        a, b = counter[0] * _BY[bits][0], counter[2] * _BY[bits][1]
        counter = [b >> bits ^ counter[1] ^ key[0], b & most,
                   a >> bits ^ counter[3] ^ key[1], a & most]  # fmt: skip
        key = [(k + more) & most for k, more in zip(key, _KEYS[bits], strict=True)]
    return counter


@triton.jit
def _counters(out, narrow, seed, N: tl.constexpr, ROUNDS: tl.constexpr):
    i = tl.arange(0, N)
    c = i.to(tl.uint64)
    words = tl.philox(seed, c, c + 1, c * 0, c * 3, ROUNDS)
    for k in tl.static_range(4):
        tl.store(out + k * N + i, words[k])
    tl.store(narrow + i, tl.randint(seed, i, n_rounds=ROUNDS))
    tl.store(narrow + N + i, tl.randint(seed, i.to(tl.int64) + 5000000000, n_rounds=ROUNDS))


@pytest.mark.parametrize("rounds", [10, 7])
@pytest.mark.parametrize("seed", [5, 2**40 + 77])
def test_counters_of_64_bits_and_other_numbers_of_rounds(rounds, seed):
    out, narrow = np.zeros((4, N), np.uint64), np.zeros((2, N), np.uint32)
    _counters[(1,)](out, narrow, seed, N, rounds)
    key = (seed & 0xFFFFFFFF, seed >> 32)
    for i in range(N):
        assert out[:, i].tolist() == philox((i, i + 1, 0, 3 * i), (seed, 0), 64, rounds)
        assert narrow[0, i] == philox((i, 0, 0, 0), key, 32, rounds)[0]
        low, high = (5000000000 + i) & 0xFFFFFFFF, (5000000000 + i) >> 32
        assert narrow[1, i] == philox((low, high, 0, 0), key, 32, rounds)[0]


@triton.jit
def _uniform(x, out, N: tl.constexpr):
    i = tl.arange(0, N)
    tl.store(out + i, tl.uint_to_uniform_float(tl.load(x + i)))


@pytest.mark.parametrize(("kind", "scale"), [("u8", 2.0**-63), ("u4", 2.0**-31)])
def test_uniform_numbers_of_words(kind, scale):
    x = np.frombuffer(np.random.default_rng(3).bytes(N * int(kind[1])), kind).copy()
    out = np.zeros(N, np.float32)
    _uniform[(1,)](x, out, N)
    signed = x.view("i" + kind[1]).astype(np.float64)
    np.testing.assert_allclose(out, np.where(signed < 0, -1 - signed, signed) * scale, rtol=1e-6)


# --- memory ---


@triton.jit
def _flags(words, reals, flag, out, seen, N: tl.constexpr):
    i = tl.arange(0, N)
    tl.store(seen + i, tl.atomic_load(words + i, mask=i < 5, sem="acquire", scope="gpu"), i < 5)
    tl.atomic_store(words + i, i * 2, mask=i < 3, sem="release")
    tl.atomic_store(flag, tl.atomic_load(flag) + 1)
    (reals + 1).atomic_store(2.5)
    tl.store(out, tl.atomic_load(reals + 1) + (reals + 2).atomic_load(sem="relaxed"))


def test_atomic_loads_and_stores():
    words, flag = np.arange(N, dtype=np.int32) + 100, np.array([41], np.int64)
    reals, out, seen = (
        np.arange(4, dtype=np.float32),
        np.zeros(1, np.float32),
        np.zeros(N, np.int32),
    )
    _flags[(1,)](words, reals, flag, out, seen, N)
    assert seen.tolist() == [100, 101, 102, 103, 104] + [0] * 11
    assert words.tolist() == [0, 2, 4, *range(103, 116)]
    assert (flag[0], out[0], reals.tolist()) == (42, 4.5, [0, 2.5, 2, 3])


@triton.jit
def _every_one(x, stride_a, stride_b):
    tl.atomic_add(x + tl.program_id(0) * stride_a + tl.program_id(1) * stride_b, 1)


def test_tensors_with_strides_of_zero():
    x = np.zeros((2, 2, 1), np.float32)
    wide = np.lib.stride_tricks.as_strided(x, (2, 2, 3), (*x.strides[:2], 0))
    _every_one[(2, 2, 3)](wide, 2, 1)
    np.testing.assert_array_equal(wide, 3)


# --- values ---


@triton.jit
def _chains(x, out, n, C: tl.constexpr):
    i = tl.arange(0, 16)
    tl.store(out + i, (-0.5 < tl.load(x + i) <= 0.5).to(tl.int32))
    if 3 < n < 7:
        tl.store(out + 16, 1)
    if 3 < C != 9:
        tl.store(out + 17, 1)
    tl.store(out + 18, 0 < n < C < 100)


@pytest.mark.parametrize("n", [3, 5, 7])
@pytest.mark.parametrize("c", [2, 6, 9])
def test_chains_of_comparisons(n, c):
    x, out = np.linspace(-1, 1, 16).astype(np.float32), np.zeros(19, np.int32)
    _chains[(1,)](x, out, n, c)
    want = [*((x > -0.5) & (x <= 0.5)), 3 < n < 7, 3 < c != 9, 0 < n < c < 100]
    np.testing.assert_array_equal(out, np.array(want, np.int32))


@triton.jit
def _ordered(x, w, out, words, N: tl.constexpr):
    i = tl.arange(0, N)
    v = tl.load(x + i)
    tl.store(out + i, tl.bitonic_merge(tl.where(i < N // 2, tl.sort(v), 9.0), descending=True))
    tl.store(out + N + tl.arange(0, 4), tl.topk(v, 4, descending=False))
    tl.store(words + tl.arange(0, 4), tl.topk(tl.load(w + i), 4, descending=False))
    tl.store(words + 4 + tl.arange(0, 4), tl.topk(i - 8, 4, descending=False))


def test_order_from_either_end():
    rng = np.random.default_rng(4)
    x, w = rng.standard_normal(N).astype(np.float32), rng.integers(0, 2**32, N).astype(np.uint32)
    out, words = np.zeros(N + 4, np.float32), np.zeros(8, np.int64)
    _ordered[(1,)](x, w, out, words, N)
    merged = np.where(np.arange(N) < N // 2, np.sort(x), 9)
    np.testing.assert_array_equal(out, [*np.sort(merged)[::-1], *np.sort(x)[:4]])
    assert words.tolist() == [*np.sort(w)[:4].tolist(), -8, -7, -6, -5]


@triton.jit
def _wide_results(h, out, N: tl.constexpr):
    i = tl.arange(0, N)
    v = tl.load(h + i)
    soft, ratio = tl.softmax(v), tl.fdiv(v, v + 4.0)
    tl.static_assert(soft.dtype == tl.float32 and ratio.dtype == tl.float32)
    tl.static_assert(tl.softmax(v.to(tl.float64), keep_dims=True).dtype == tl.float64)
    tl.store(out + i, soft)
    tl.store(out + N + i, ratio)


def test_softmax_and_fdiv_of_halves_are_float32():
    h = np.linspace(-2, 2, N).astype(np.float16)
    out = np.zeros((2, N), np.float32)
    _wide_results[(1,)](h, out, N)
    wide = h.astype(np.float64)
    soft = np.exp(wide - wide.max())
    four = (h + np.float16(4)).astype(np.float64)
    np.testing.assert_allclose(out, [soft / soft.sum(), wide / four], rtol=2e-6)


@triton.jit
def _hashed(x, out, seed, n, N: tl.constexpr):
    i = tl.program_id(0) * N + tl.arange(0, N)
    h = seed * 1103515245 + 12345 + i
    tl.store(out + i, (h < 0).to(tl.int32))
    tl.store(out + N + i, tl.maximum((i + seed) * -1640531535, 5))
    tl.store(out + 2 * N + i, (tl.load(x + i) * seed + (seed << 20) > n).to(tl.int32))
    tl.store(out + 3 * N + i, seed * seed * seed > n)


@pytest.mark.parametrize("seed", [7, 123457, -99999])
def test_what_is_compared_of_a_hash_has_wrapped(seed):
    x, out = np.arange(N, dtype=np.int32) * 77777777, np.zeros((4, N), np.int32)
    _hashed[(1,)](x, out, seed, 9, N)
    i, s = np.arange(N, dtype=np.int32), np.array([seed], np.int32)
    with np.errstate(over="ignore"):
        h = s * np.int32(1103515245) + np.int32(12345) + i
        want = [h < 0, np.maximum((i + s) * np.int32(-1640531535), 5), x * s + (s << 20) > 9]
        np.testing.assert_array_equal(out, np.array([*want, [(s * s * s > 9)[0]] * N], np.int32))


# --- libdevice ---


@triton.jit
def _reals(x, y, out, N: tl.constexpr):
    i = tl.arange(0, N)
    a, b = tl.load(x + i), tl.load(y + i)
    every = (
        libdevice.exp10(a), libdevice.round(a), libdevice.remainder(a, b),
        libdevice.nextafter(a, b), libdevice.fdim(a, b), libdevice.saturatef(a),
        libdevice.sinpi(a), libdevice.cospi(a), libdevice.rcbrt(tl.abs(a) + 1.0),
        libdevice.norm3d(a, b, 2.0), libdevice.ldexp(a, (i - 8) * 20), libdevice.add_rn(a, b),
        libdevice.fma_rn(a, b, a), libdevice.rhypot(a, b + 9.0), libdevice.signbit(a).to(a.dtype),
        libdevice.llround(a * 3).to(a.dtype), libdevice.isfinited(a / (i - 3)).to(a.dtype),
    )  # fmt: skip
    for j in tl.static_range(len(every)):
        tl.store(out + j * N + i, every[j])


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_functions_of_reals(kind):
    x = np.array([0.5, -0.5, 0.49999997, 2.5, -3.7, 1e-3, 7.25, -7.25,
                  0, -0.0, 1, 8388609, -1.5, 20.1, -30.25, 3], kind)  # fmt: skip
    y = np.roll(x, 5) + kind(0.25)
    out = np.zeros((17, N), kind)
    _reals[(1,)](x, y, out, N)
    a, b = x.astype(np.float64), y.astype(np.float64)
    powers = np.array([v * 2.0 ** ((i - 8) * 20) for i, v in enumerate(a)])
    halves = np.copysign(np.floor(np.abs(a)) + (np.abs(a) % 1 >= 0.5), a)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore", under="ignore"):
        want = [
            10**a, halves, [math.remainder(u, v) for u, v in zip(a, b, strict=True)],
            np.nextafter(x, y), np.maximum(a - b, 0), np.clip(a, 0, 1),
            [math.sin(math.pi * math.remainder(v, 2)) for v in a],
            [math.cos(math.pi * math.remainder(v, 2)) for v in a], np.cbrt(1 / (np.abs(a) + 1)),
            np.sqrt(a * a + b * b + 4), powers, a + b, a * b + a, 1 / np.hypot(a, b + 9),
            np.signbit(a), np.copysign(np.floor(np.abs(3 * x) + 0.5), a),
            np.isfinite(x / (np.arange(N) - 3)),
        ]  # fmt: skip
    exact = (1, 2, 3, 4, 5, 14, 15, 16)
    tolerance = 3e-6 if kind is np.float32 else 1e-12
    for j, (mine, theirs) in enumerate(zip(out, want, strict=True)):
        with np.errstate(over="ignore"):
            theirs = np.asarray(theirs, np.float64).astype(kind)
        if j in exact:
            np.testing.assert_array_equal(mine, theirs, err_msg=str(j))
        else:
            np.testing.assert_allclose(
                mine, theirs, rtol=tolerance, atol=tolerance / 4, err_msg=str(j)
            )


@triton.jit
def _words(x, y, out, N: tl.constexpr):
    i = tl.arange(0, N)
    a, b = tl.load(x + i), tl.load(y + i)
    every = (
        libdevice.popc(a), libdevice.clz(a), libdevice.ffs(a), libdevice.brev(a),
        libdevice.mulhi(a, b), libdevice.hadd(a, b), libdevice.rhadd(a, b),
        libdevice.sad(a >> 8, b >> 8, i), libdevice.float2int_rz(i * 0.75 - 3.0),
        libdevice.float2int_rd(i * 0.75 - 3.0), libdevice.int2float_rn(i).to(tl.int32),
        libdevice.uint_as_float(libdevice.float_as_uint(i.to(tl.float32))).to(tl.int32),
    )  # fmt: skip
    for j in tl.static_range(len(every)):
        tl.store(out + j * N + i, every[j])


@pytest.mark.parametrize("bits", [32, 64])
def test_functions_of_words(bits):
    rng = np.random.default_rng(6)
    low, high = -(2 ** (bits - 1)), 2 ** (bits - 1)
    x, y = (rng.integers(low, high, N, f"i{bits // 8}") for _ in range(2))
    x[:3], y[:2] = [0, 1, low], low
    out = np.zeros((12, N), x.dtype)
    _words[(1,)](x, y, out, N)
    text = [format(int(v) % 2**bits, f"0{bits}b") for v in x]
    turned = [int(t[::-1], 2) for t in text]
    pairs = [(int(a), int(b)) for a, b in zip(x, y, strict=True)]
    i = np.arange(N)
    want = [
        [t.count("1") for t in text], [len(t) - len(t.lstrip("0")) for t in text],
        [len(t) - len(t.rstrip("0")) + 1 if "1" in t else 0 for t in text],
        [v - 2**bits if v >= high else v for v in turned], [a * b >> bits for a, b in pairs],
        [a + b >> 1 for a, b in pairs], [a + b + 1 >> 1 for a, b in pairs],
        np.abs((x >> 8) - (y >> 8)) + i, np.trunc(i * 0.75 - 3), np.floor(i * 0.75 - 3), i, i,
    ]  # fmt: skip
    for j, (mine, theirs) in enumerate(zip(out, want, strict=True)):
        assert mine.tolist() == [int(v) for v in theirs], j


# --- tuning ---


@triton.autotune(
    [triton.Config({"B": 8}, num_warps=w, num_stages=s) for w, s in ((1, 5), (4, 2))], key=[]
)
@triton.heuristics({"TWICE": lambda given: 2 * given["num_warps"]})
@triton.jit
def _hinted(out, B: tl.constexpr, TWICE: tl.constexpr, num_stages: tl.constexpr):
    tl.store(out, num_stages)
    tl.store(out + 1, TWICE)


def test_hints_are_arguments_where_a_kernel_has_such_a_parameter():
    out = np.zeros(2, np.int32)
    _hinted[(1,)](out)
    assert out.tolist() in ([5, 2], [2, 8])


# --- aggregates ---


@triton.aggregate
class _Welford:
    mean: tl.tensor
    more: tl.tensor
    count: tl.tensor
    SIZE: tl.constexpr

    def __init__(self, mean, more, count, SIZE):
        self.mean, self.more, self.count, self.SIZE = mean, more, count, SIZE

    @triton.jit
    def seen(self, x):
        count = self.count + 1
        off = x - self.mean
        mean = self.mean + off / count
        return _Welford(mean, self.more + off * (x - mean), count, self.SIZE)

    @triton.jit
    def variance(self):
        return self.more / self.count


@triton.aggregate
class _Span:
    low: tl.tensor
    high: tl.tensor
    STEP: tl.constexpr = 2


@triton.jit
def _aggregated(x, out, n, N: tl.constexpr):
    i = tl.arange(0, N)
    state = _Welford(tl.zeros((N,), tl.float32), tl.zeros((N,), tl.float32), 0.0, N)
    for k in range(n):
        if k % 2 == 0:
            state = state.seen(tl.load(x + k * N + i))
        else:
            state = state.seen(tl.load(x + k * N + i) + 1.0)
    tl.store(out + i, state.mean)
    tl.store(out + state.SIZE + i, state.variance())
    span = tl.core.aggregate_replace(_Span(n, high=n * 3), low=n - 1)
    tl.store(out + 2 * N, span.low + span.high * span.STEP)


def test_aggregates_in_loops_and_branches():
    x, out = np.random.default_rng(7).standard_normal((9, N)).astype(np.float32), np.zeros(3 * N)
    _aggregated[(1,)](x, out, 9, N)
    odd = x + (np.arange(9) % 2)[:, None]
    np.testing.assert_allclose(out[: 2 * N], [*odd.mean(0), *odd.var(0)], rtol=1e-5)
    assert out[2 * N] == 8 + 27 * 2


@triton.jit
def _wrong(n, HOW: tl.constexpr):
    if HOW == "traced":
        _Span(1, 2, n)
    elif HOW == "set":
        _Span(1, 2).low = 3
    elif HOW == "more":
        _Span(1, 2, 3, 4)
    else:
        _Span(low=1)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("traced", "_Span: 'STEP' is known while compiling, got a value of the kernel"),
        ("set", "_Span: cannot assign to field 'low', which is set once"),
        ("more", "_Span: it has 3 fields, got 4 values"),
        ("less", "_Span: its constructor did not initialize 'high'"),
    ],
)
def test_what_an_aggregate_refuses(how, words):
    with pytest.raises(triton.CompilationError) as caught:
        _wrong[(1,)](5, how)
    assert words in str(caught.value)


@triton.jit
def _fused(x, w, out, N: tl.constexpr):
    i = tl.arange(0, N)
    tl.static_assert(tl.fma(i, 2, i).dtype == tl.int32)
    tl.store(out + i, tl.fma(tl.load(w + i), i + 3, tl.load(w + i)).to(tl.int64))
    tl.store(out + N + i, tl.fma(tl.load(x + i), 2.0, 1.0).to(tl.int64))


def test_fma_of_integers_wraps():
    x, w = np.arange(N, dtype=np.float32), np.arange(N, dtype=np.int32) * 300000000
    out = np.zeros((2, N), np.int64)
    _fused[(1,)](x, w, out, N)
    i = np.arange(N, dtype=np.int32)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(out, [w * (i + 3) + w, 2 * i + 1])


# --- tiles ---


@triton.jit
def _met(x, y, out):
    r, c = tl.arange(0, 4), tl.arange(0, 8)
    a, b = tl.broadcast(tl.load(y + c), tl.load(x + r)[:, None] + tl.zeros((4, 8), tl.float32))
    p, _ = tl.broadcast(x + c, b)
    tl.static_assert(a.shape == [4, 8] and p.shape == [4, 8])
    tl.store(out + r[:, None] * 8 + c[None, :], a * b)


def test_tiles_of_other_ranks_are_broadcast():
    x, y, out = np.arange(8, dtype=np.float32), np.arange(8.0, dtype=np.float32), np.zeros((4, 8))
    _met[(1,)](x, y, out)
    np.testing.assert_array_equal(out, x[:4, None] * y)


@triton.jit
def _filled(out, KIND: tl.constexpr):
    total = tl.zeros((16,), KIND)
    for _ in range(3):
        total = (total.to(tl.float32) + tl.full((16,), 1.5, KIND).to(tl.float32)).to(KIND)
    tl.store(out + tl.arange(0, 16), total.to(tl.float32))


@pytest.mark.parametrize("kind", [tl.float8e5, tl.float8e4nv, tl.bfloat16])
def test_tiles_are_filled_with_8_bit_floats(kind):
    out = np.zeros(16, np.float32)
    _filled[(1,)](out, kind)
    assert set(out) == {4.0 if kind is tl.float8e5 else 4.5}


# --- arguments ---


@triton.jit
def _annotated(out, a: tl.float64, b: tl.int64, c: tl.uint8, d: tl.float16, e: tl.int32, f: int):
    tl.static_assert(a.dtype == tl.float64 and b.dtype == tl.int64 and c.dtype == tl.uint8)
    tl.static_assert(d.dtype == tl.float16 and e.dtype == tl.int32 and f.dtype == tl.int32)
    tl.store(out, a)
    tl.store(out + 1, (b * 3000000).to(tl.float64))
    tl.store(out + 2, (c + c).to(tl.float64))
    tl.store(out + 3, d.to(tl.float64))
    tl.store(out + 4, (e + 1).to(tl.int64).to(tl.float64))
    tl.store(out + 5, f)


def test_annotations_say_the_dtype_of_numbers():
    out = np.zeros(6)
    _annotated[(1,)](out, 0.1, 4000, 200, 0.1, 2**31 - 1, 5)
    assert out.tolist() == [0.1, 1.2e10, 144, float(np.float16(0.1)), -(2.0**31), 5]
    _annotated[(1,)](out, 1, 2**40, 3.0, 2, 7, 5)
    assert out[:5].tolist() == [1, 3e6 * 2**40, 6, 2, 8]


@triton.jit
def _mixed_tuple(out, values, one):
    tl.static_assert(values[1] == 3 and values[2][0] == 2)
    tl.store(out + tl.arange(0, values[2][0]), values[0] + values[1] + one)


def test_constants_in_tuples():
    out = np.zeros(4)
    _mixed_tuple[(1,)](out, (5, tl.constexpr(3), (tl.constexpr(2),)), tl.constexpr(1))
    assert out.tolist() == [9, 9, 0, 0]


@triton.jit
def _given_windows(pair, by, N: tl.constexpr):
    source, (target,) = pair
    tl.static_assert(source.block_shape == [N, 8] and target.block_shape == (N, 8))
    target.store([0, 0], source.load([1, 0]) * by)


def test_descriptors_in_tuples():
    x, out = np.arange(64, dtype=np.float32).reshape(8, 8), np.zeros((8, 8), np.float32)
    source, target = (TensorDescriptor(t, (8, 8), (8, 1), (4, 8)) for t in (x, out))
    _given_windows[(1,)]((source, (target,)), 2.0, 4)
    np.testing.assert_array_equal(out[:4], x[1:5] * 2)
    assert not out[4:].any()


@triton.jit
def _set_item(out):
    pair = (1, 2)
    pair[0] = 3
    tl.store(out, pair[0])


@triton.jit
def _pointer_as_seed(out):
    tl.store(out, tl.rand(out, 3))


@triton.jit
def _wide_histogram(out):
    tl.histogram(tl.arange(0, 16).to(tl.int64), 16)


@pytest.mark.parametrize(
    ("kernel", "words"),
    [
        (_set_item, "__setitem__ is not supported in triton"),
        (_pointer_as_seed, "a seed is an integer, got pointer<fp64>"),
        (_wide_histogram, "histogram only supports 1D 32-bit integer input"),
    ],
)
def test_what_is_refused(kernel, words):
    with pytest.raises(eas.CompileError) as caught:
        kernel[(1,)](np.zeros(4))
    assert words in str(caught.value)
    assert caught.value.file == __file__


def test_a_source_is_compiled_by_its_signature():
    source = triton.compiler.ASTSource(
        fn=_filled_by, signature={"out": "*fp32", "n": "i32", "B": "constexpr"}, constexprs={"B": 8}
    )
    assert "store" in triton.compile(source).asm["ttir"]
    with pytest.raises(eas.CompileError, match="an ASTSource is compiled, got 3"):
        triton.compile(3)


@triton.jit
def _filled_by(out, n, B: tl.constexpr):
    tl.store(out + tl.arange(0, B), n)
