"""One small test for every name of mk; the last one finds a name without."""

import math

import eas
import numpy as np
import pytest
from api_names import Names
from eas import mk

MK = Names(" ".join(name for name in dir(mk) if not name.startswith("_")))
SHORT = "bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64".split()
DTYPES = [name for name in MK.names if isinstance(getattr(mk, name), eas.DType)]

# --- mk: elementwise -----------------------------------------------------------------------------


@eas.kernel
def apply(out, FN: eas.constexpr, x, y, z, SIZE: eas.constexpr):
    i = mk.arange(0, SIZE)
    arguments = [mk.load(buffer, i) for buffer in (x, y, z) if buffer is not None]
    mk.store(out, i, FN(*arguments))


def run(fn, *arrays, dtype=None):
    x, y, z = (*arrays, None, None)[:3]
    out = np.zeros(len(x), dtype or x.dtype)
    apply[1](out, fn, x, y, z, SIZE=len(x))
    return out


FLOATS = np.linspace(0.1, 0.9, 5).astype(np.float32)
MATH = {
    "exp": np.exp,
    "exp2": np.exp2,
    "log": np.log,
    "log2": np.log2,
    "log10": np.log10,
    "log1p": np.log1p,
    "expm1": np.expm1,
    "sqrt": np.sqrt,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "sin": np.sin,
    "cos": np.cos,
    "tan": np.tan,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "sinh": np.sinh,
    "cosh": np.cosh,
    "tanh": np.tanh,
    "asinh": np.arcsinh,
    "acosh": lambda x: np.arccosh(x + 1),
    "atanh": np.arctanh,
    "cbrt": np.cbrt,
    "erfc": np.vectorize(math.erfc),
    "lgamma": np.vectorize(math.lgamma),
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
}


@MK.each(MATH)
def test_math(name):
    want = MATH[name](FLOATS.astype(np.float64))
    x = FLOATS + 1 if name == "acosh" else FLOATS
    np.testing.assert_allclose(run(getattr(mk, name), x), want, rtol=1e-6)


ROUND = {"floor": np.floor, "ceil": np.ceil, "round": np.rint, "trunc": np.trunc, "abs": np.abs}


@MK.each(ROUND)
def test_rounding(name):
    x = np.array([-2.5, -0.5, 0.5, 1.5, 2.6], np.float32)
    np.testing.assert_array_equal(run(getattr(mk, name), x), ROUND[name](x))


@MK.tests("erf", "isnan", "isinf", "popcount", "clz")
def test_other_unary():
    assert run(mk.erf, np.array([0.0, 1.0])) == pytest.approx([0, 0.8427007929497149])
    special = np.array([1, np.nan, np.inf, -np.inf])
    assert run(mk.isnan, special, dtype=bool).tolist() == [False, True, False, False]
    assert run(mk.isinf, special, dtype=bool).tolist() == [False, False, True, True]
    bits = np.array([0, 1, 255, -1], np.int32)
    assert run(mk.popcount, bits).tolist() == [0, 1, 8, 32]
    assert run(mk.clz, bits).tolist() == [32, 31, 24, 0]


BINARY = {
    "atan2": np.arctan2,
    "pow": np.power,
    "minimum": np.minimum,
    "maximum": np.maximum,
    "fmin": np.fmin,
    "fmax": np.fmax,
    "fmod": np.fmod,
    "hypot": np.hypot,
    "copysign": np.copysign,
}


@MK.each(BINARY)
def test_binary(name):
    x, y = FLOATS.astype(np.float64), FLOATS[::-1].astype(np.float64)
    np.testing.assert_allclose(run(getattr(mk, name), x, y), BINARY[name](x, y), rtol=1e-14)


@MK.tests("fmin", "fmax", "fmod", "copysign", "hypot", "cbrt", "erfc", "lgamma")
def test_ends_of_derived_functions():
    x, y = np.array([np.nan, 1.0, np.nan, -3.0]), np.array([2.0, np.nan, np.nan, 1.0])
    np.testing.assert_array_equal(run(mk.fmax, x, y), np.fmax(x, y))
    np.testing.assert_array_equal(run(mk.fmin, x, y), np.fmin(x, y))
    a, b = np.array([7.5, -7.5, 7.5, -0.0]), np.array([2.0, 2.0, -2.0, 3.0])
    np.testing.assert_array_equal(run(mk.fmod, a, b), np.fmod(a, b))
    np.testing.assert_array_equal(np.signbit(run(mk.copysign, b, a)), np.signbit(a))
    large = np.array([1e300, 0.0, np.inf, 3.0])
    np.testing.assert_allclose(run(mk.hypot, large, large[::-1].copy()),
                               np.hypot(large, large[::-1]))  # fmt: skip
    roots = np.array([-8.0, 0.0, np.inf, 27.0])
    np.testing.assert_allclose(run(mk.cbrt, roots), np.cbrt(roots), rtol=1e-14)
    far = np.array([-5.0, 0.0, 5.0, 20.0])
    np.testing.assert_allclose(run(mk.erfc, far), [math.erfc(v) for v in far], rtol=2e-7)
    gammas = np.array([-2.5, 0.25, 10.0, 100.0])
    np.testing.assert_allclose(run(mk.lgamma, gammas), [math.lgamma(v) for v in gammas], rtol=1e-12)


@MK.tests("div_trunc", "rem_trunc", "umulhi", "ctz")
def test_integers_as_c_has_them():
    x = np.array([7, -7, 7, -7, 2**31 - 1], np.int32)
    y = np.array([2, 2, -2, -2, 5], np.int32)
    np.testing.assert_array_equal(run(mk.div_trunc, x, y), np.trunc(x / y))
    np.testing.assert_array_equal(run(mk.rem_trunc, x, y), np.fmod(x, y))
    u, v = np.array([2**32 - 1, 3, 2**31], np.uint32), np.array([2**32 - 1, 2**31, 6], np.uint32)
    assert run(mk.umulhi, u, v).tolist() == [
        (int(a) * int(b)) >> 32 for a, b in zip(u, v, strict=True)
    ]
    u, v = u.astype(np.uint64) << np.uint64(31), v.astype(np.uint64) << np.uint64(30)
    assert run(mk.umulhi, u, v).tolist() == [
        (int(a) * int(b)) >> 64 for a, b in zip(u, v, strict=True)
    ]
    assert run(mk.ctz, np.array([0, 1, 8, -2], np.int32)).tolist() == [32, 0, 3, 1]


@MK.tests("mul_no_nan")
def test_a_product_that_is_0_where_the_first_is():
    x, y = np.array([0.0, -0.0, 2.0, 2.0]), np.array([np.inf, np.nan, 3.0, np.inf])
    assert run(mk.mul_no_nan, x, y).tolist() == [0, 0, 6, np.inf]


@MK.tests("fma", "clamp")
def test_ternary():
    x, y, z = np.array([[1.0, 5.0], [2.0, 6.0], [3.0, 7.0]])
    assert run(mk.fma, x, y, z).tolist() == [5, 37]
    assert run(mk.clamp, np.array([0.0, 9.0]), y, z).tolist() == [2, 7]


OPERATORS = {
    "+": lambda x, y: x + y,
    "-": lambda x, y: x - y,
    "*": lambda x, y: x * y,
    "//": lambda x, y: x // y,
    "%": lambda x, y: x % y,
    "<<": lambda x, y: x << (y & 7),
    ">>": lambda x, y: x >> (y & 7),
    "&": lambda x, y: x & y,
    "|": lambda x, y: x | y,
    "^": lambda x, y: x ^ y,
    "~": lambda x, y: ~x,
    "neg": lambda x, y: -x,
    "abs": lambda x, y: abs(x),
    "reflected": lambda x, y: (7 - x) * (2 * y) + 100 // y,
}
COMPARISONS = {
    "==": lambda x, y: x == y,
    "!=": lambda x, y: x != y,
    "<": lambda x, y: x < y,
    "<=": lambda x, y: x <= y,
    ">": lambda x, y: x > y,
    ">=": lambda x, y: x >= y,
}


@pytest.mark.parametrize("symbol", OPERATORS | COMPARISONS)
def test_operators(symbol):
    x, y = np.array([-7, 3, 5, 100], np.int32), np.array([2, 3, -4, 7], np.int32)
    fn = (OPERATORS | COMPARISONS)[symbol]
    want = fn(x, y)
    np.testing.assert_array_equal(run(fn, x, y, dtype=want.dtype), want)


def test_division_and_power():
    x, y = np.array([7, 1], np.int32), np.array([2, 4], np.int32)
    assert run(lambda x, y: x / y, x, y, dtype=np.float32).tolist() == [3.5, 0.25]
    assert run(lambda x, y: x**y, x, y).tolist() == [49, 1]
    assert run(lambda x: 2.0**x, np.array([3.0, -1.0])).tolist() == [8, 0.5]


# --- mk: dtypes and conversions ------------------------------------------------------------------


@MK.each(DTYPES)
def test_dtypes(name):
    dtype = getattr(mk, name)
    assert dtype is getattr(eas, name)
    out = eas.zeros(3, dtype=dtype)
    apply[1](out, lambda x: x.to(dtype), np.array([0, 1, 2], np.int64), None, None, SIZE=3)
    assert out.tolist() == ([False, True, True] if name == "bool" else [0, 1, 2])


@eas.kernel
def say_product(a, b):
    i = mk.arange(0, 2)
    mk.static_print((mk.load(a, i) * mk.load(b, i)).dtype)


@pytest.mark.parametrize("first", DTYPES)
def test_promotion_is_pytorchs(first, capsys):
    torch = pytest.importorskip("torch")
    for second in DTYPES:
        try:
            want = torch.promote_types(getattr(torch, first), getattr(torch, second))
        except RuntimeError:  # PyTorch has no rule for most unsigned dtypes
            continue
        say_product.warmup(getattr(eas, first), getattr(eas, second))
        assert capsys.readouterr().out == f"eas.{str(want).removeprefix('torch.')}\n", second


@MK.tests("cast", "bitcast")
def test_conversions():
    x = np.array([1.5, 3.75], np.float32)
    assert run(lambda x: mk.cast(x, mk.int32), x, dtype=np.int32).tolist() == [1, 3]
    assert run(lambda x: mk.to_u32(x), x, dtype=np.uint32).tolist() == [1, 3]
    assert run(lambda x: mk.to_f32(mk.to_f16(x)), x).tolist() == [1.5, 3.75]
    assert run(lambda x: mk.bitcast(x, mk.int32), x, dtype=np.int32).tolist() == (
        x.view(np.int32).tolist()
    )


@MK.each(f"to_{suffix}" for suffix in SHORT)
def test_every_short_cast(name):
    cast = getattr(mk, name)
    assert run(lambda x: cast(x).to(mk.int64), np.array([0, 1])).tolist() == [0, 1]


# --- mk: where am I ------------------------------------------------------------------------------


@eas.kernel
def grid_numbers(out):
    at = mk.program_id(0) + mk.num_programs(0) * (
        mk.program_id(1) + mk.num_programs(1) * mk.program_id(2)
    )
    mk.store(out, at, 100 * mk.program_id(0) + 10 * mk.program_id(1) + mk.program_id(2))


@MK.tests("program_id", "num_programs", "arange", "load", "store")
def test_programs_know_where_they_are():
    out = np.zeros((4, 3, 2), np.int64)
    grid_numbers[(2, 3, 4)](out)
    k, j, i = np.indices(out.shape)
    np.testing.assert_array_equal(out, 100 * i + 10 * j + k)


@eas.kernel
def thread_numbers(out):
    t = mk.tid(0, 64)
    mk.store(out, 4 * t, mk.tid(100, 64))
    mk.store(out, 4 * t + 1, mk.lane_id())
    mk.store(out, 4 * t + 2, mk.sg_id())
    mk.store(out, 4 * t + 3, 10 * mk.local_id(0) + mk.local_id(1))


@MK.tests("tid", "lane_id", "sg_id", "local_id")
def test_threads_know_where_they_are():
    out = np.zeros((64, 4), np.int64)
    thread_numbers(out, _grid=1, _tptg=(16, 4))
    t = np.arange(64)
    want = np.stack([100 + t, t % 32, t // 32, 10 * (t % 16) + t // 16], axis=1)
    np.testing.assert_array_equal(out, want)


# --- mk: memory ----------------------------------------------------------------------------------


@eas.kernel
def copy_both_ways(x, out, N):
    i = mk.arange(0, 8)
    mk.store(out, i, mk.load(x, i, i < N, other=-1), i < 6)
    mk.store(out + i, mk.load(x + i, mask=i < N) + mk.load(out + i, mask=i < 6), mask=i < 6)


@MK.tests("load", "store")
def test_both_spellings_of_memory():
    out = np.full(8, 50)
    copy_both_ways[1](np.arange(4), out, 4)
    assert out.tolist() == [0, 2, 4, 6, -1, -1, 50, 50]


ATOMICS = {  # starting at 12, with 10 and then 7
    "atomic_add": (29, 22),
    "atomic_max": (12, 12),
    "atomic_min": (7, 10),
    "atomic_and_": (0, 8),
    "atomic_or_": (15, 14),
    "atomic_xor": (1, 6),
    "atomic_xchg": (7, 10),
}


@eas.kernel
def atomic_twice(out, before, FN: eas.constexpr):
    p = mk.program_id(0)
    mk.store(before, p, FN(out, 0, mk.where(p == 0, 10, 7)))
    FN(out, mk.program_id(0) * 0, 99, mk.program_id(0) > 5)


@MK.each(ATOMICS)
def test_atomics(name):
    out, before = np.array([12], np.int32), np.zeros(2, np.int32)
    atomic_twice[2](out, before, getattr(mk, name))
    after, between = ATOMICS[name]
    assert out.tolist() == [after]
    assert before.tolist() == [12, between]


@eas.kernel
def swap_if(out, before):
    i = mk.arange(0, 4)
    mk.store(before, i, mk.atomic_cas(out, i, 1, i + 10))


@MK.tests("atomic_cas")
def test_compare_and_swap():
    out, before = np.array([1, 2, 1, 3]), np.zeros(4, np.int64)
    swap_if[1](out, before)
    assert out.tolist() == [10, 2, 12, 3]
    assert before.tolist() == [1, 2, 1, 3]


@eas.kernel
def rotate(x, out):
    t = mk.tid(0, 40)
    whole, half = mk.alloc_tg(40), mk.alloc_tg_f16(40)
    mk.store(whole, t, mk.load(x, t))
    mk.store(half, t, mk.load(x, t))
    mk.barrier()
    mk.store(out, t, mk.load(whole, (t + 1) % 40) + mk.load(half, (t + 2) % 40))


@MK.tests("alloc_tg", "alloc_tg_f16", "barrier")
def test_threadgroup_memory():
    x, out = np.arange(40, dtype=np.float32), np.zeros(40, np.float32)
    rotate(x, out, _grid=1)
    np.testing.assert_array_equal(out, np.roll(x, -1) + np.roll(x, -2))


# --- mk: tiles, reductions, matrices -------------------------------------------------------------


@eas.kernel
def tile(x, out, FN: eas.constexpr, SHAPE: eas.constexpr, RESULT: eas.constexpr):
    value = FN(mk.load(x, mk.arange(0, SHAPE[0] * SHAPE[1])).reshape(SHAPE))
    size = 1
    for n in RESULT:
        size = size * n
    if RESULT:
        value = mk.reshape(value, (size,))
        mk.store(out, mk.arange(0, size), value)
    else:
        mk.store(out, 0, value)


def run_tile(fn, x, shape, dtype):
    out = np.zeros(shape, dtype)
    tile[1](x, out, fn, x.shape, shape)
    return out


def halves(t):
    return t[:, None, :] * mk.ones((1, 2, 1))


def halved(t):
    a, b = mk.split(mk.reshape(t, (3, 2, 2)))
    return a * 10 + b


TILES = {
    "reshape": (lambda t: mk.reshape(t, (4, -1)), lambda x: x.reshape(4, 3)),
    "broadcast_to": (lambda t: mk.broadcast_to(t, (2, 3, 4)), lambda x: np.stack([x, x])),
    "trans": (lambda t: mk.trans(t) + t.T, lambda x: 2 * x.T),
    "zeros": (lambda t: t + mk.zeros((3, 4)), lambda x: x),
    "ones": (lambda t: halves(t), lambda x: np.repeat(x[:, None, :], 2, axis=1)),
    "full": (lambda t: t + mk.full((3, 4), 2.5, mk.float32), lambda x: x + 2.5),
    "cat": (lambda t: mk.cat([t, -t], axis=1), lambda x: np.concatenate([x, -x], axis=1)),
    "join": (lambda t: mk.join(t, t + 1), lambda x: np.stack([x, x + 1], axis=-1)),
    "where": (lambda t: mk.where(t > 5, t, -1.0), lambda x: np.where(x > 5, x, -1)),
    "sum": (lambda t: mk.sum(t, axis=0), lambda x: x.sum(axis=0)),
    "prod": (lambda t: mk.prod(t, axis=1), lambda x: x.prod(axis=1)),
    "max": (lambda t: mk.max(t, axis=1, keepdims=True), lambda x: x.max(axis=1, keepdims=True)),
    "min": (lambda t: mk.min(t), lambda x: x.min()),
    "argmax": (lambda t: mk.argmax(t, axis=-1), lambda x: x.argmax(axis=-1)),
    "argmin": (lambda t: mk.argmin(t), lambda x: x.argmin()),
    "any": (lambda t: mk.any(t > 10, axis=0), lambda x: (x > 10).any(axis=0)),
    "all": (lambda t: mk.all(t > -1), lambda x: (x > -1).all()),
    "cumsum": (lambda t: mk.cumsum(t, axis=0), lambda x: x.cumsum(axis=0)),
    "cumprod": (lambda t: mk.cumprod(t, axis=1), lambda x: x.cumprod(axis=1)),
    "reduce": (lambda t: mk.reduce(t, 1, lambda a, b: a + b), lambda x: x.sum(axis=1)),
    "associative_scan": (
        lambda t: mk.associative_scan(t, 1, lambda a, b: mk.maximum(a, b)),
        lambda x: np.maximum.accumulate(x, axis=1),
    ),
    "sort": (lambda t: mk.sort(t, axis=0, descending=True), lambda x: -np.sort(-x, axis=0)),
    "softmax": (
        lambda t: mk.softmax(t, axis=1),
        lambda x: np.exp(x) / np.exp(x).sum(axis=1, keepdims=True),
    ),
    "gather": (
        lambda t: mk.gather(t, mk.broadcast_to((mk.arange(0, 6) + 1) % 4, (3, 6)), axis=1),
        lambda x: x[:, [1, 2, 3, 0, 1, 2]],
    ),
    "flip": (lambda t: mk.flip(t, axis=0), lambda x: x[::-1]),
    "split": (lambda t: halved(t), lambda x: x[:, :, None].reshape(3, 2, 2) @ [10, 1]),
    "interleave": (
        lambda t: mk.interleave(t, -t),
        lambda x: np.stack([x, -x], -1).reshape(3, 8),
    ),
    "topk": (lambda t: mk.topk(t, 2, axis=1), lambda x: -np.sort(-x, axis=1)[:, :2]),
    "histogram": (
        lambda t: mk.histogram(mk.cast(t, mk.int32), 7, t > 1),
        lambda x: np.bincount(x[x > 1].astype(int), minlength=7)[:7],
    ),
    "dot": (lambda t: mk.dot(t, t.T, acc=mk.ones((3, 3))), lambda x: x @ x.T + 1),
}


@MK.each(TILES)
def test_tiles(name):
    x = np.array([[3, 1, 4, 1], [5, 9, 2, 6], [5, 3, 5, 8]], np.float32)
    fn, oracle = TILES[name]
    want = np.asarray(oracle(x))
    got = run_tile(fn, x, want.shape, want.dtype)
    np.testing.assert_allclose(got, want, rtol=1e-6)


@eas.kernel
def tuple_scan(gate, x, out):
    i = mk.arange(0, 6)
    pair = (mk.load(gate, i), mk.load(x, i))
    _, y = mk.associative_scan(pair, 0, lambda a, b, c, d: (a * c, b * c + d))
    _, last = mk.reduce(pair, 0, lambda a, b, c, d: (a * c, b * c + d))
    mk.store(out, i, y)
    mk.store(out, 6, last)


def test_tuples_of_tiles_in_scan_and_reduce():
    out = np.zeros(7)
    tuple_scan[1](np.full(6, 0.5), np.ones(6), out)
    want = [1, 1.5, 1.75, 1.875, 1.9375, 1.96875]
    assert out.tolist() == [*want, want[-1]]


@eas.kernel
def strided_dot(a, b, out, K):
    i = mk.program_id(0)
    mk.store(out, i, mk.dot(a, i * a.stride(0), a.stride(1), b, 0, b.stride(0), K))


@MK.tests("dot")
def test_dot_of_buffers():
    a, b, out = np.arange(12.0).reshape(3, 4), np.arange(4.0), np.zeros(3)
    strided_dot[3](a, b, out, 4)
    np.testing.assert_array_equal(out, a @ b)


@eas.kernel
def fragments(a, b, out):
    mk.tid(0, 32)
    acc = mk.mma_zero()
    for k in range(0, 16, 8):
        acc = mk.mma(a, k, 16, b, k * 8, 8, acc)
    mk.mma_store(out, 0, 8, acc)


@MK.tests("mma_zero", "mma", "mma_store")
def test_fragments():
    a, b = np.random.default_rng(0).standard_normal((2, 128)).astype(np.float32)
    a, b, out = a.reshape(8, 16), b.reshape(16, 8), np.zeros((8, 8), np.float32)
    fragments(a, b, out, _grid=1)
    np.testing.assert_allclose(out, a @ b, rtol=1e-5, atol=1e-5)


# --- mk: random numbers, reports, loops ----------------------------------------------------------


@MK.tests("rand", "randn", "randint", "philox")
def test_random_numbers():
    offsets = np.arange(2000)
    words = run(lambda i: mk.philox(7, i)[0], offsets, dtype=np.uint32)
    np.testing.assert_array_equal(words, run(lambda i: mk.randint(7, i), offsets, dtype=np.uint32))
    uniform = run(lambda i: mk.rand(7, i), offsets, dtype=np.float32)
    assert uniform.min() >= 0
    assert uniform.max() < 1
    assert abs(uniform.mean() - 0.5) < 0.03
    normal = run(lambda i: mk.randn(7, i), offsets, dtype=np.float32)
    assert abs(normal.mean()) < 0.1
    assert abs(normal.std() - 1) < 0.1
    bits = run(lambda i: mk.randint(7, i), offsets, dtype=np.uint32)
    assert len(set(bits.tolist())) == 2000
    backwards = run(lambda i: mk.randint(7, 1999 - i), offsets, dtype=np.uint32)
    np.testing.assert_array_equal(bits, backwards[::-1])


@eas.kernel
def chatty(out, n):
    mk.static_print("compiling", 1 + 1)
    mk.static_assert(True, "never said")
    total = 0
    for i in mk.static_range(1, 4):
        total = total + i
    for i in mk.range(n):
        total = total + mk.multiple_of(i * 8, 8)
    mk.assume(n >= 0)
    mk.device_assert(n < 100, "n is too large")
    mk.device_print("total is", total)
    mk.store(out, 0, total)


@MK.tests("static_print", "static_assert", "static_range", "range", "multiple_of")
@MK.tests("assume", "device_assert", "device_print")
def test_reports(capsys):
    out = np.zeros(1, np.int64)
    chatty[1](out, 3)
    text = capsys.readouterr().out
    assert "compiling 2\n" in text
    assert "total is" in text
    assert out.tolist() == [30]
    with pytest.raises(eas.LaunchError, match="n is too large"):
        chatty[1](out, 100)


@pytest.mark.parametrize("promise", [mk.assume, mk.device_assert])
def test_broken_promises(promise, checking):
    with pytest.raises(eas.Error, match=rf"\[{promise.__name__}\]"):
        run(lambda x: (promise(mk.all(x < 2)), x)[1], np.arange(3))


def test_static_assert():
    with pytest.raises(eas.CompileError, match="sizes must be even"):
        run(lambda x: (mk.static_assert(False, "sizes must be even"), x)[1], np.arange(3))


# --- completeness --------------------------------------------------------------------------------


@MK.tests("constexpr")
def test_constexpr_is_the_same_everywhere():
    assert mk.constexpr is eas.constexpr


def test_every_name_has_a_test():
    assert MK.untested() == []
