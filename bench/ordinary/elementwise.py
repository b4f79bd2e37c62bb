"""Element by element: activations, an optimiser's step, conversions."""

import math

import eas
import numpy as np
import torch
import torch.nn.functional as F
from eas import mk

from ..workload import empty, normal
from .case import N, arrays, ordinary

BLOCK = 1024


def flat(kernel, *more):
    """A launch over the arrays of a case, inputs first, then their length."""

    def ours(case):
        given = (*case.inputs, *case.outputs)
        n = case.outputs[0].size
        grid = (eas.cdiv(n, BLOCK),)
        return lambda: kernel[grid](*given, n, *more, BLOCK=BLOCK)

    return ours


@eas.kernel
def silu_mul(x, y, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    a = mk.load(x, i, i < n)
    mk.store(out, i, a * mk.sigmoid(a) * mk.load(y, i, i < n), i < n)


@eas.kernel
def gelu(x, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    a = mk.load(x, i, i < n)
    mk.store(out, i, 0.5 * a * (1 + mk.erf(a * 0.7071067811865476)), i < n)


@eas.kernel
def softplus(x, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    a = mk.load(x, i, i < n)
    mk.store(out, i, mk.maximum(a, 0.0) + mk.log1p(mk.exp(-abs(a))), i < n)


@eas.kernel
def unit(x, y, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    a, b = mk.load(x, i, i < n), mk.load(y, i, i < n)
    mk.store(out, i, a / mk.sqrt(a * a + b * b + 1e-6), i < n)


@eas.kernel
def wave(x, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    a = mk.load(x, i, i < n)
    mk.store(out, i, mk.sin(a * 3.0) * mk.exp(-a * a), i < n)


@eas.kernel
def half_axpy(x, y, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, mk.load(x, i, i < n) * 1.5 + mk.load(y, i, i < n), i < n)


@eas.kernel
def adam(p, g, m, v, new_p, new_m, new_v, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    ok = i < n
    d = mk.load(g, i, ok)
    a = 0.9 * mk.load(m, i, ok) + 0.1 * d
    b = 0.999 * mk.load(v, i, ok) + 0.001 * d * d
    mk.store(new_m, i, a, ok)
    mk.store(new_v, i, b, ok)
    mk.store(new_p, i, mk.load(p, i, ok) - 0.001 * a / (mk.sqrt(b) + 1e-8), ok)


@eas.kernel
def dequantise(q, scale, out, n, GROUP: eas.constexpr, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    s = mk.load(scale, i // GROUP, i < n)
    mk.store(out, i, mk.load(q, i, i < n).to(mk.float32) * s, i < n)


def numba_flat(body):
    """A loop over all elements around `body(a, …)`, made when numba is there."""

    def function(numba):
        one = numba.njit(fastmath=True, inline="always", error_model="numpy")(body)
        parallel = numba.njit(parallel=True, fastmath=True, error_model="numpy")
        if body.__code__.co_argcount == 1:

            @parallel
            def loop(x, out):
                for i in numba.prange(out.shape[0]):
                    out[i] = one(x[i])
        else:

            @parallel
            def loop(x, y, out):
                for i in numba.prange(out.shape[0]):
                    out[i] = one(x[i], y[i])

        return loop

    return function


def numba_adam(numba):
    @numba.njit(parallel=True, fastmath=True, error_model="numpy")
    def loop(p, g, m, v, new_p, new_m, new_v):
        for i in numba.prange(p.shape[0]):
            a = np.float32(0.9) * m[i] + np.float32(0.1) * g[i]
            b = np.float32(0.999) * v[i] + np.float32(0.001) * g[i] * g[i]
            new_m[i] = a
            new_v[i] = b
            new_p[i] = p[i] - np.float32(0.001) * a / (np.sqrt(b) + np.float32(1e-8))

    return loop


def numba_dequantise(numba):
    @numba.njit(parallel=True, fastmath=True)
    def loop(q, scale, out):
        for g in numba.prange(scale.shape[0]):
            for i in range(g * 64, g * 64 + 64):
                out[i] = q[i] * scale[g]

    return loop


def adam_arrays(size):
    inputs = [normal(i, size.n) for i in range(4)]
    np.abs(inputs[3], out=inputs[3])
    return inputs, [empty(size.n) for _ in range(3)]


def adam_torch(p, g, m, v, size):
    m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
    return p - 0.001 * m / (v.sqrt() + 1e-8), m, v


def dequantise_arrays(size):
    q = np.random.default_rng(0).integers(-128, 128, size.n, dtype=np.int8)
    return [q, normal(1, size.n // 64)], [empty(size.n)]


def dequantise_ours(case):
    (q, scale), (out,) = case.inputs, case.outputs
    grid = (eas.cdiv(q.size, BLOCK),)
    return lambda: dequantise[grid](q, scale, out, q.size, GROUP=64, BLOCK=BLOCK)


f32 = np.float32
ROWS = (
    ordinary(
        "silu_mul",
        "silu(x) y 2^22",
        **N,
        make=arrays(2),
        ours=flat(silu_mul),
        torch=lambda x, y, size: F.silu(x) * y,
        numba=numba_flat(lambda x, y: x / (f32(1) + np.exp(-x)) * y),
    ),
    ordinary(
        "gelu_erf",
        "gelu by erf 2^22",
        **N,
        make=arrays(1),
        ours=flat(gelu),
        torch=lambda x, size: F.gelu(x),
        numba=numba_flat(lambda x: f32(0.5) * x * (f32(1) + math.erf(x * f32(0.70710678)))),
    ),
    ordinary(
        "softplus",
        "softplus 2^22",
        **N,
        make=arrays(1),
        ours=flat(softplus),
        torch=lambda x, size: F.softplus(x),
        numba=numba_flat(lambda x: max(x, f32(0)) + np.log1p(np.exp(-abs(x)))),
    ),
    ordinary(
        "unit",
        "x / sqrt(x^2 + y^2) 2^22",
        **N,
        make=arrays(2),
        ours=flat(unit),
        torch=lambda x, y, size: x / torch.sqrt(x * x + y * y + 1e-6),
        numba=numba_flat(lambda x, y: x / np.sqrt(x * x + y * y + f32(1e-6))),
    ),
    ordinary(
        "wave",
        "sin(3x) exp(-x^2) 2^22",
        **N,
        make=arrays(1),
        ours=flat(wave),
        torch=lambda x, size: torch.sin(x * 3.0) * torch.exp(-x * x),
        numba=numba_flat(lambda x: np.sin(x * f32(3)) * np.exp(-x * x)),
    ),
    ordinary(
        "half_axpy",
        "1.5 x + y 2^22 float16",
        **N,
        make=arrays(2, dtype=np.float16),
        ours=flat(half_axpy),
        torch=lambda x, y, size: x * 1.5 + y,
        tolerance=2e-3,
    ),
    ordinary(
        "adam",
        "Adam step 2^22",
        **N,
        make=adam_arrays,
        ours=flat(adam),
        torch=adam_torch,
        numba=numba_adam,
    ),
    ordinary(
        "dequantise",
        "int8 to float32, scales of 64, 2^22",
        full={"n": 1 << 22},
        tiny={"n": 3200},
        make=dequantise_arrays,
        ours=dequantise_ours,
        torch=lambda q, s, size: (q.view(-1, 64).to(s.dtype) * s[:, None]).view(-1),
        numba=numba_dequantise,
    ),
)
