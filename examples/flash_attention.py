"""Attention without the score matrix: softmax(Q K^T) V by blocks of keys. The running maximum and
sum of each row are corrected on the way (online softmax). `python -m examples.flash_attention`"""

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 1e-4, "atol": 1e-5}


@eas.kernel
def flash_attention(
    q,
    k,
    v,
    out,
    N,
    scale,
    D: eas.constexpr,
    CAUSAL: eas.constexpr,
    BM: eas.constexpr = 32,
    BN: eas.constexpr = 32,
):
    head = mk.program_id(1)
    rows = mk.program_id(0) * BM + mk.arange(0, BM)
    dims = mk.arange(0, D)
    q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    queries = mk.load(q, q_at, rows[:, None] < N)
    best = mk.full((BM,), -float("inf"), mk.float32)
    total = mk.zeros((BM,), mk.float32)
    acc = mk.zeros((BM, D), mk.float32)
    stop = mk.minimum(N, (mk.program_id(0) + 1) * BM) if CAUSAL else N
    for start in mk.range(0, stop, BN):
        cols = start + mk.arange(0, BN)
        k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
        v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
        seen = cols[None, :] < N
        if CAUSAL:
            seen = seen & (cols[None, :] <= rows[:, None])
        scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
        scores = mk.where(seen, scores, -float("inf"))
        new_best = mk.maximum(best, mk.max(scores, axis=1))
        weights = mk.exp(scores - new_best[:, None])
        shrink = mk.exp(best - new_best)
        total = total * shrink + mk.sum(weights, axis=1)
        acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
        best = new_best
    o_at = head * out.stride(0) + rows[:, None] * out.stride(1) + dims[None, :] * out.stride(2)
    mk.store(out, o_at, acc / total[:, None], rows[:, None] < N)


def run(q, k, v, out, causal=True):
    heads, n, d = q.shape
    grid = (eas.cdiv(n, 32), heads)
    flash_attention[grid](q, k, v, out, n, d**-0.5, D=d, CAUSAL=causal)


def make(heads=2, n=100, d=24):
    rng = np.random.default_rng(0)
    q, k, v = rng.standard_normal((3, heads, n, d)).astype(np.float32)
    return (q, k, v), (np.zeros_like(q),)


def reference(q, k, v, causal=True):
    q, k, v = (x.astype(np.float64) for x in (q, k, v))
    scores = q @ k.transpose(0, 2, 1) * q.shape[2] ** -0.5
    if causal:
        scores = np.where(np.tri(q.shape[1], dtype=bool), scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=2, keepdims=True))
    return ((weights @ v / weights.sum(axis=2, keepdims=True)).astype(np.float32),)


def main():
    (q, k, v), (out,) = make()
    heads, n, d = q.shape
    for causal in (False, True):
        run(q, k, v, out, causal)
        eas.testing.assert_close(out, reference(q, k, v, causal)[0], **TOLERANCE)
        kind = "causal" if causal else "full"
        print(f"flash_attention: {kind}, {heads} heads, {n} positions of {d}: as NumPy")


if __name__ == "__main__":
    main()
