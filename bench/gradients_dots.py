"""Backward of kernels made of matrix products: relu(A B + bias), and attention without the score
matrix. By hand, attention's backward is a program a head that computes each tile of scores again.
"""

import eas
import numpy as np
from eas import mk

from .gradients_case import arrays, derived, gradient, of_dtype, put, wide
from .workload import Limit, empty, normal

BM, BN, BK = 128, 128, 128

# --- relu(A B + bias) ----------------------------------------------------------------------------


@eas.kernel(fast_math=True)
def matmul_relu(a, b, bias, out, M, N, K, BM: eas.constexpr, BN: eas.constexpr, BK: eas.constexpr):
    rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    cols = (mk.program_id(1) * BN + mk.arange(0, BN))[None, :]
    acc = mk.zeros((BM, BN))
    for start in mk.range(0, K, BK):
        k = start + mk.arange(0, BK)
        left = mk.load(a, rows * K + k[None, :], (rows < M) & (k[None, :] < K))
        right = mk.load(b, k[:, None] * N + cols, (k[:, None] < K) & (cols < N))
        acc = mk.dot(left, right, acc)
    z = acc + mk.load(bias, cols, cols < N)
    mk.store(out, rows * N + cols, mk.maximum(z, 0.0), (rows < M) & (cols < N))


@eas.kernel(fast_math=True)
def relu_by_hand(out, d_out, d_z, d_bias, M, N, ADD: eas.constexpr, BLOCK: eas.constexpr):
    """What passes the relu, and its sum over rows."""
    cols = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = cols < N
    total = mk.zeros((BLOCK,))
    for row in mk.range(0, M):
        at = row * N + cols
        g = mk.where(mk.load(out, at, mask) > 0.0, mk.load(d_out, at, mask), 0.0)
        mk.store(d_z, at, g, mask)
        total += g
    put(d_bias, cols, total, mask, ADD)


@eas.kernel(fast_math=True)
def product(a, b, c, M, N, K, ADD: eas.constexpr, BM: eas.constexpr, BN: eas.constexpr):
    """C = A B for any strides of A and B, so also for those turned round."""
    rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    cols = (mk.program_id(1) * BN + mk.arange(0, BN))[None, :]
    acc = mk.zeros((BM, BN))
    for start in mk.range(0, K, 128):
        k = start + mk.arange(0, 128)
        left = mk.load(
            a, rows * a.stride(0) + k[None, :] * a.stride(1), (rows < M) & (k[None, :] < K)
        )
        right = mk.load(
            b, k[:, None] * b.stride(0) + cols * b.stride(1), (k[:, None] < K) & (cols < N)
        )
        acc = mk.dot(left, right, acc)
    put(c, rows * N + cols, acc, (rows < M) & (cols < N), ADD)


def matmul_make(size):
    a, b, bias = normal(20, size.m, size.k), normal(21, size.k, size.n), normal(22, size.n)
    out, d_out = empty(size.m, size.n), normal(23, size.m, size.n)
    np.add(a @ b, bias, out=out)
    d_out[np.abs(out) < 1e-3] = 0  # rounding decides on which side of 0 these are
    np.maximum(out, 0, out=out)
    return [a, b, bias, out, d_out], [empty(*array.shape) for array in (a, b, bias)]


def matmul_expected(case):
    a, b, _, out, d_out = map(wide, case.inputs)
    d_z = np.where(out > 0, d_out, 0)
    return d_z @ b.T, a.T @ d_z, d_z.sum(axis=0)


def matmul_ours(case, add):
    *given, d_out, d_a, d_b, d_bias = arrays(case)
    size = case.size
    adjoint = derived(matmul_relu, ("a", "b", "bias"), add, saved="out")[
        (eas.cdiv(size.m, BM), eas.cdiv(size.n, BN))
    ]
    named = {"d_out": d_out, "d_a": d_a, "d_b": d_b, "d_bias": d_bias, "BM": BM, "BN": BN, "BK": BK}
    return lambda: adjoint(*given, size.m, size.n, size.k, **named)


def matmul_hand(case, add):
    a, b, _, out, d_out, d_a, d_b, d_bias = arrays(case)
    m, n, k = case.size.m, case.size.n, case.size.k
    d_z = empty(m, n)

    def run():
        relu_by_hand(out, d_out, d_z, d_bias, m, n, ADD=add, BLOCK=512)
        product(d_z, b.T, d_a, m, k, n, ADD=add, BM=BM, BN=BN)
        product(a.T, d_z, d_b, k, n, m, ADD=add, BM=BM, BN=BN)

    return run


# --- attention -----------------------------------------------------------------------------------


@eas.kernel(fast_math=True)
def attention(
    q, k, v, out, lse, N, scale, CAUSAL: eas.constexpr, D: eas.constexpr, BM: eas.constexpr
):
    head = mk.program_id(1)
    rows = mk.program_id(0) * BM + mk.arange(0, BM)
    dims = mk.arange(0, D)
    at = (head * N + rows[:, None]) * D + dims[None, :]
    queries = mk.load(q, at, rows[:, None] < N) * scale
    best = mk.full((BM,), -float("inf"), mk.float32)
    total = mk.zeros((BM,))
    acc = mk.zeros((BM, D))
    for start in mk.range(0, N, BM):
        cols = start + mk.arange(0, BM)
        inside = cols < N
        keys = mk.load(k, (head * N + cols[None, :]) * D + dims[:, None], inside[None, :])
        values = mk.load(v, (head * N + cols[:, None]) * D + dims[None, :], inside[:, None])
        seen = inside[None, :]
        if CAUSAL:
            seen = seen & (cols[None, :] <= rows[:, None])
        scores = mk.where(seen, mk.dot(queries, keys), -float("inf"))
        new_best = mk.maximum(best, mk.max(scores, axis=1))
        weights = mk.exp(scores - new_best[:, None])
        shrink = mk.exp(best - new_best)
        total = total * shrink + mk.sum(weights, axis=1)
        acc = mk.dot(weights, values, acc * shrink[:, None])
        best = new_best
    mk.store(out, at, acc / total[:, None], rows[:, None] < N)
    mk.store(lse, head * N + rows, best + mk.log(total), rows < N)


@eas.kernel(fast_math=True)
def attention_by_hand(
    q,
    k,
    v,
    out,
    lse,
    d_out,
    d_q,
    d_k,
    d_v,
    N,
    scale,
    ADD: eas.constexpr,
    CAUSAL: eas.constexpr,
    D: eas.constexpr,
    BM: eas.constexpr,
):
    head = mk.program_id(0)
    dims = mk.arange(0, D)[None, :]
    for first in mk.range(0, N, BM):
        cols = first + mk.arange(0, BM)
        k_at = (head * N + cols[:, None]) * D + dims
        inside = cols[:, None] < N
        keys, values = mk.load(k, k_at, inside), mk.load(v, k_at, inside)
        d_keys, d_values = mk.zeros((BM, D)), mk.zeros((BM, D))
        for start in mk.range(0, N, BM):
            rows = start + mk.arange(0, BM)
            at = (head * N + rows[:, None]) * D + dims
            there = rows[:, None] < N
            queries, g = mk.load(q, at, there), mk.load(d_out, at, there)
            seen = there & (cols[None, :] < N)
            if CAUSAL:
                seen = seen & (cols[None, :] <= rows[:, None])
            total = mk.load(lse, head * N + rows, rows < N)
            scores = mk.dot(queries, keys.T) * scale - total[:, None]
            p = mk.where(seen, mk.exp(scores), 0.0)
            d_values = mk.dot(p.T, g, d_values)
            delta = mk.sum(mk.load(out, at, there) * g, axis=1)
            d_scores = p * (mk.dot(g, values.T) - delta[:, None]) * scale
            d_keys = mk.dot(d_scores.T, queries, d_keys)
            d_queries = mk.dot(d_scores, keys)
            if ADD:
                d_queries += mk.load(d_q, at, there)
            else:
                d_queries += mk.load(d_q, at, there & (first > 0))
            mk.store(d_q, at, d_queries, there)
        put(d_k, k_at, d_keys, inside, ADD)
        put(d_v, k_at, d_values, inside, ADD)


def attention_make(size):
    shape = (size.heads, size.n, size.d)
    q, k, v, d_out = (normal(seed, *shape) for seed in (13, 14, 15, 16))
    p, lse = _weights(q, k, size)
    out = of_dtype(p @ v.astype(np.float64), "float32")
    lse = of_dtype(lse[..., 0], "float32")
    return [q, k, v, out, lse, d_out], [empty(*shape) for _ in range(3)]


def _weights(q, k, size):
    """The attention weights, and the logarithms of what they were divided by."""
    scores = q.astype(np.float64) @ k.astype(np.float64).transpose(0, 2, 1) * size.d**-0.5
    if size.causal:
        scores = np.where(np.tri(size.n, dtype=bool), scores, -np.inf)
    lse = np.log(np.exp(scores).sum(axis=2, keepdims=True))
    return np.exp(scores - lse), lse


def attention_expected(case):
    q, k, v, _, _, g = map(wide, case.inputs)
    p, _ = _weights(q, k, case.size)
    d_p = g @ v.transpose(0, 2, 1)
    d_s = p * (d_p - (p * d_p).sum(axis=2, keepdims=True)) * case.size.d**-0.5
    return d_s @ k, d_s.transpose(0, 2, 1) @ q, p.transpose(0, 2, 1) @ g


def attention_ours(case, add):
    *given, d_out, d_q, d_k, d_v = arrays(case)
    size = case.size
    adjoint = derived(attention, ("q", "k", "v"), add, saved=("out", "lse"))[
        (eas.cdiv(size.n, BM), size.heads)
    ]
    named = {"d_out": d_out, "d_q": d_q, "d_k": d_k, "d_v": d_v}
    named |= {"CAUSAL": size.causal, "D": size.d, "BM": BM}
    return lambda: adjoint(*given, size.n, size.d**-0.5, **named)


def attention_hand(case, add):
    given, size = arrays(case), case.size
    named = {"ADD": add, "CAUSAL": size.causal, "D": size.d, "BM": BM}
    call = attention_by_hand[(size.heads,)]
    return lambda: call(*given, size.n, size.d**-0.5, **named)


def attention_row(name, title, heads, n, d, causal=False, **rest):
    return gradient(
        name,
        title,
        {"heads": heads, "n": n, "d": d, "causal": causal},
        {"heads": 2, "n": min(n, 72), "d": 16, "causal": causal},
        make=attention_make,
        expected=attention_expected,
        ours=attention_ours,
        by_hand=attention_hand,
        limit=lambda size: Limit("flops f32", 10.0 * size.heads * size.n**2 * size.d),
        **rest,
    )


def matmul_row(name, title, m, n, k, **rest):
    return gradient(
        name,
        title,
        {"m": m, "n": n, "k": k},
        {"m": min(m, 140), "n": 33, "k": 17},
        make=matmul_make,
        expected=matmul_expected,
        ours=matmul_ours,
        by_hand=matmul_hand,
        limit=lambda size: Limit("flops f32", 4.0 * size.m * size.n * size.k),
        **rest,
    )


WORKLOADS = (
    matmul_row("matmul_relu", "relu(A B + bias) 1024^3", 1024, 1024, 1024),
    attention_row("attention", "attention 8x1024x64", 8, 1024, 64),
)
