"""softmax(Q K^T / 8) V for 8 heads of 1024 positions of 64, without the score matrix."""

import eas
import numpy as np
from eas import mk

from .workload import Bar, Limit, Workload, empty, normal

BM, BN = 128, 128


@eas.kernel(fast_math=True)
def attention(q, k, v, out, N, scale, D: eas.constexpr, BM: eas.constexpr, BN: eas.constexpr):
    head = mk.program_id(1)
    rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    dims = mk.arange(0, D)
    q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    queries = mk.load(q, q_at, rows < N) * scale
    best = mk.full((BM,), -float("inf"), mk.float32)
    total = mk.zeros((BM,))
    acc = mk.zeros((BM, D))
    for start in mk.range(0, N, BN):
        cols = start + mk.arange(0, BN)
        k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
        v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
        scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
        scores = mk.where(cols[None, :] < N, scores, -float("inf"))
        new_best = mk.maximum(best, mk.max(scores, axis=1))
        weights = mk.exp(scores - new_best[:, None])
        shrink = mk.exp(best - new_best)
        total = total * shrink + mk.sum(weights, axis=1)
        acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
        best = new_best
    o_at = head * out.stride(0) + rows * out.stride(1) + dims[None, :] * out.stride(2)
    mk.store(out, o_at, acc / total[:, None], rows < N)


def ours(case):
    arrays, size = (*case.inputs, *case.outputs), case.size
    grid = (eas.cdiv(size.n, BM), size.heads)
    scale = size.d**-0.5
    return lambda: attention[grid](*arrays, size.n, scale, D=size.d, BM=BM, BN=BN)


def make(size):
    shape = (size.heads, size.n, size.d)
    return [normal(seed, *shape) for seed in (13, 14, 15)], [empty(*shape)]


def expected(case):
    q, k, v = (array.astype(np.float64) for array in case.inputs)
    scores = q @ k.transpose(0, 2, 1) * case.size.d**-0.5
    weights = np.exp(scores - scores.max(axis=2, keepdims=True))
    return (weights @ v / weights.sum(axis=2, keepdims=True),)


WORKLOADS = (
    Workload(
        name="attention",
        title="attention 8x1024x64",
        full={"heads": 8, "n": 1024, "d": 64},
        tiny={"heads": 2, "n": 72, "d": 16},
        make=make,
        expected=expected,
        ours=ours,
        tolerance=1e-4,
        bars=(Bar("torch", 1.0),),
        limit=lambda size: Limit("flops f32", 4.0 * size.heads * size.n**2 * size.d),
    ),
)
