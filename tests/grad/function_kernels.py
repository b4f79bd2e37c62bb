"""Kernels and functions of kernels that the tests of @eas.function share."""

import eas
from eas import mk


@eas.kernel
def swish(x, out, N, BLOCK: eas.constexpr = 16):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, o, o < N)
    mk.store(out, o, v * mk.sigmoid(v), o < N)


@eas.kernel
def multiply(a, b, out, N, BLOCK: eas.constexpr = 16):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    m = o < N
    mk.store(out, o, mk.load(a, o, m) * mk.load(b, o, m), m)


@eas.kernel
def square_in_place(x, N, BLOCK: eas.constexpr = 16):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, o, o < N)
    mk.store(x, o, v * v, o < N)


@eas.kernel
def add_to(total, x, N, BLOCK: eas.constexpr = 16):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    m = o < N
    mk.store(total, o, mk.load(total, o, m) + mk.sin(mk.load(x, o, m)), m)


@eas.kernel
def zero(x, N, BLOCK: eas.constexpr = 16):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(x, o, mk.zeros((BLOCK,), x.dtype), o < N)


@eas.kernel
def two_results(x, s, c, N, BLOCK: eas.constexpr = 16):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, o, o < N)
    mk.store(s, o, mk.sin(v), o < N)
    mk.store(c, o, mk.cos(v), o < N)


@eas.kernel
def strided_copy(x, out, rows, cols, BLOCK: eas.constexpr = 8):
    r, c = mk.program_id(0), mk.arange(0, BLOCK)
    m = c < cols
    v = mk.load(x, r * x.stride(0) + c * x.stride(1), m)
    mk.store(out, r * out.stride(0) + c * out.stride(1), v * v, m)


@eas.kernel
def softmax_kernel(x, out, cols, BLOCK: eas.constexpr):
    row, col = mk.program_id(0), mk.arange(0, BLOCK)
    mask = col < cols
    z = mk.load(x, row * cols + col, mask, other=-float("inf"))
    z = mk.exp(z - mk.max(z))
    mk.store(out, row * cols + col, z / mk.sum(z), mask)


@eas.kernel
def layer_norm_kernel(x, weight, bias, out, cols, eps, BLOCK: eas.constexpr):
    row, col = mk.program_id(0), mk.arange(0, BLOCK)
    mask = col < cols
    v = mk.load(x, row * cols + col, mask)
    mean = mk.sum(v) / cols
    d = mk.where(mask, v - mean, 0.0)
    r = mk.rsqrt(mk.sum(d * d) / cols + eps)
    y = d * r * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    mk.store(out, row * cols + col, y, mask)


@eas.function
def act(x):
    out = eas.empty_like(x)
    swish(x, out, x.numel)
    return out


@eas.function
def product(a, b):
    out = eas.empty_like(a)
    multiply(a, b, out, a.numel)
    return out


@eas.function
def softmax(x):
    out = eas.empty_like(x)
    rows, cols = x.shape
    softmax_kernel[(rows,)](x, out, cols, BLOCK=eas.next_power_of_2(cols))
    return out


@eas.function
def layer_norm(x, weight, bias):
    out = eas.empty_like(x)
    rows, cols = x.shape
    block = eas.next_power_of_2(cols)
    layer_norm_kernel[(rows,)](x, weight, bias, out, cols, 1e-5, BLOCK=block)
    return out


@eas.function
def attention(q, k, v):
    scores = eas.einsum("id,jd->ij", q, k) * (q.shape[1] ** -0.5)
    return eas.einsum("ij,jd->id", softmax(scores), v)
