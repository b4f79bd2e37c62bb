"""Golden kernels on single elements: arithmetic of every dtype, conversions, functions, random."""

import eas
from eas import mk

BLOCK = 128


def place(N, size=BLOCK):
    at = mk.program_id(0) * size + mk.arange(0, size)
    return at, at < N


def total(values):
    """The values added up, so that one store keeps them all."""
    result = values[0]
    for value in values[1:]:
        result = result + value
    return result


@eas.kernel
def integers(x, y, out, flags, N):
    """Every op of integers; the dtype is the arguments'."""
    at, mask = place(N)
    a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
    arithmetic = (a + b) * (a - b) + a // b + a % b + mk.pow(a, b) + abs(-a)
    bits = (a & b) ^ (a | ~b) ^ (a << b) ^ (a >> b)
    counts = mk.popcount(a) + mk.clz(b)
    chosen = mk.clamp(mk.minimum(a, b), 3, mk.maximum(a, b)) + mk.fma(a, b, a)
    mk.store(out, at, arithmetic + bits + counts + chosen, mask)
    mk.store(flags, at, ((a < b) | (a >= 7)) ^ (a == b), mask)


@eas.kernel
def integers_by_constants(x, out, n, N):
    """Divisions by what is known: a constant, a power of two, an argument."""
    at, mask = place(N)
    a = mk.load(x, at, mask)
    mk.store(out, at, a // 7 + a % 7 + a // 16 + a % 16 + a // n + a % n + (a << 3), mask)


@eas.kernel
def booleans(x, y, out, N):
    at, mask = place(N)
    a, b = mk.load(x, at, mask), mk.load(y, at, mask)
    mk.store(out, at, mk.where(a != b, a & b, ~a | (a ^ b)), mask)


@eas.kernel
def floats(x, y, out, flags, N):
    """Every op of floats that is no function."""
    at, mask = place(N)
    a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
    arithmetic = (a + b) * (a - b) / b + a // b + a % b + abs(-a)
    rounded = mk.floor(a) + mk.ceil(a) + mk.round(b) + mk.trunc(b) + mk.sqrt(a)
    chosen = mk.clamp(mk.minimum(a, b), -1.5, mk.maximum(a, b)) + mk.fma(a, b, a)
    mk.store(out, at, arithmetic + rounded + chosen, mask)
    mk.store(flags, at, mk.isnan(a) | mk.isinf(b) | (a <= b) & (a > 0.5), mask)


@eas.kernel
def exponentials(x, out, N):
    at, mask = place(N)
    a = mk.load(x, at, mask, other=1)
    powers = (mk.exp(a), mk.exp2(a), mk.expm1(a))
    logs = (mk.log(a), mk.log2(a), mk.log10(a), mk.log1p(a))
    mk.store(out, at, total((*powers, *logs, mk.pow(a, a), mk.rsqrt(a))), mask)


@eas.kernel
def angles(x, y, out, N):
    at, mask = place(N)
    a, b = mk.load(x, at, mask), mk.load(y, at, mask)
    of = (mk.sin(a), mk.cos(a), mk.tan(b), mk.asin(a), mk.acos(b), mk.atan(a), mk.atan2(a, b))
    mk.store(out, at, total(of), mask)


@eas.kernel
def hyperbolic(x, out, N):
    at, mask = place(N)
    a = mk.load(x, at, mask)
    mk.store(out, at, mk.sinh(a) + mk.cosh(a) + mk.tanh(a) + mk.erf(a) + mk.sigmoid(a), mask)


@eas.kernel(fast_math=True)
def fast_functions(x, out, N):
    at, mask = place(N)
    a = mk.load(x, at, mask)
    mk.store(out, at, mk.exp(a) * mk.rsqrt(a) + mk.tanh(a) / mk.log(a) + mk.sin(a), mask)


@eas.kernel
def from_floats(x, i8, i16, i32, i64, u8, u16, u32, u64, N):
    """Truncates and saturates."""
    at, mask = place(N)
    a = mk.load(x, at, mask)
    for to in (i8, i16, i32, i64, u8, u16, u32, u64):
        mk.store(to, at, a, mask)


@eas.kernel
def to_floats(i64, u64, f16, bf16, f32, f64, N):
    """From integers, and from each float to each other."""
    at, mask = place(N)
    signed, unsigned = mk.load(i64, at, mask), mk.load(u64, at, mask)
    wide = signed.to(mk.float64) + unsigned.to(mk.float64)
    mk.store(f16, at, wide, mask)
    mk.store(bf16, at, wide, mask)
    single = signed.to(mk.float32) + mk.load(f16, at, mask) + mk.load(bf16, at, mask)
    mk.store(f32, at, single + unsigned.to(mk.float32), mask)
    mk.store(f64, at, mk.load(f32, at, mask), mask)


@eas.kernel
def bits_of_floats(x, out, N):
    at, mask = place(N)
    bits = mk.bitcast(mk.load(x, at, mask), mk.uint32)
    mk.store(out, at, mk.bitcast(bits ^ 0x80000000, mk.float32), mask)


@eas.kernel
def random_numbers(uniform, normal, words, seed, N):
    at, mask = place(N)
    mk.store(uniform, at, mk.rand(seed, at), mask)
    mk.store(normal, at, mk.randn(seed, at), mask)
    mk.store(words, at, mk.randint(seed, at), mask)
