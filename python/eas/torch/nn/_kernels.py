"""The kernels of eas.torch.nn. Each is the forward pass alone: gradients are derived from it.

Arrays are contiguous; rows lie one after the other. 16-bit floats are computed in float32.
"""

from __future__ import annotations

# mypy: disable-error-code="no-untyped-def, type-arg, misc"
from typing import Any

import eas
from eas import mk

_NARROW = (mk.float16, mk.bfloat16)


def _wide(x: Any) -> Any:
    return x.to(mk.float32) if x.dtype in _NARROW else x


@eas.kernel
def rms_norm_rows(x, weight, out, cols, eps, WEIGHT: eas.constexpr, BLOCK: eas.constexpr):
    o = mk.arange(0, BLOCK)
    at = mk.program_id(0) * cols + o
    v = _wide(mk.load(x, at, o < cols))
    y = v * mk.rsqrt(mk.sum(v * v, axis=0) / cols + eps)
    if WEIGHT:
        y = y * _wide(mk.load(weight, o, o < cols))
    mk.store(out, at, y, o < cols)


@eas.kernel
def layer_norm_rows(
    x,
    weight,
    bias,
    out,
    cols,
    eps,
    WEIGHT: eas.constexpr,
    BIAS: eas.constexpr,
    BLOCK: eas.constexpr,
):
    o = mk.arange(0, BLOCK)
    at = mk.program_id(0) * cols + o
    v = _wide(mk.load(x, at, o < cols))
    centred = mk.where(o < cols, v - mk.sum(v, axis=0) / cols, 0.0)
    y = centred * mk.rsqrt(mk.sum(centred * centred, axis=0) / cols + eps)
    if WEIGHT:
        y = y * _wide(mk.load(weight, o, o < cols))
    if BIAS:
        y = y + _wide(mk.load(bias, o, o < cols))
    mk.store(out, at, y, o < cols)


@eas.kernel
def softmax_rows(x, out, cols, BLOCK: eas.constexpr):
    o = mk.arange(0, BLOCK)
    at = mk.program_id(0) * cols + o
    v = _wide(mk.load(x, at, o < cols, other=float("-inf")))
    e = mk.exp(v - mk.max(v, axis=0))
    mk.store(out, at, e / mk.sum(e, axis=0), o < cols)


@eas.kernel
def cross_entropy_rows(
    logits, target, out, cols, ignored, smoothing, SMOOTH: eas.constexpr, BLOCK: eas.constexpr
):
    row = mk.program_id(0)
    o = mk.arange(0, BLOCK)
    v = _wide(mk.load(logits, row * cols + o, o < cols, other=float("-inf")))
    chosen = mk.load(target, row)
    top = mk.max(v, axis=0)
    log_sum = top + mk.log(mk.sum(mk.exp(v - top), axis=0))
    loss = log_sum - mk.sum(mk.where(o == chosen, v, 0.0), axis=0)
    if SMOOTH:
        mean = mk.sum(mk.where(o < cols, v, 0.0), axis=0) / cols
        loss = loss * (1.0 - smoothing) + (log_sum - mean) * smoothing
    mk.store(out, row, mk.where(chosen == ignored, 0.0, loss))


@eas.kernel
def swiglu_elements(gate, up, out, N, BLOCK: eas.constexpr = 1024):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    g = _wide(mk.load(gate, o, o < N))
    mk.store(out, o, g * mk.sigmoid(g) * _wide(mk.load(up, o, o < N)), o < N)


@eas.kernel
def rotary_rows(x, cos, sin, out, length, HALF: eas.constexpr):
    row = mk.program_id(0)
    o = mk.arange(0, HALF)
    first = row * (2 * HALF) + o
    turn = (row % length) * HALF + o
    a, b = _wide(mk.load(x, first)), _wide(mk.load(x, first + HALF))
    c, s = _wide(mk.load(cos, turn)), _wide(mk.load(sin, turn))
    mk.store(out, first, a * c - b * s)
    mk.store(out, first + HALF, a * s + b * c)


@eas.kernel
def attention_heads(
    q, k, v, out, rows, queries, keys, scale,
    CAUSAL: eas.constexpr, D: eas.constexpr, E: eas.constexpr, KEYS: eas.constexpr,
    BLOCK: eas.constexpr,
):  # fmt: skip
    """A program is a head of k and v with all rows of the heads of q that share it."""
    head = mk.program_id(0)
    d, e, n = mk.arange(0, D), mk.arange(0, E), mk.arange(0, KEYS)
    known = n[:, None] < keys
    k_tile = _wide(mk.load(k, head * keys * D + n[:, None] * D + d[None, :], known))
    v_tile = _wide(mk.load(v, head * keys * E + n[:, None] * E + e[None, :], known))
    for start in mk.range(0, rows, BLOCK):
        row = start + mk.arange(0, BLOCK)
        there = row[:, None] < rows
        q_at = head * rows * D + row[:, None] * D + d[None, :]
        scores = mk.dot(_wide(mk.load(q, q_at, there)), mk.trans(k_tile)) * scale
        seen = n[None, :] < keys
        if CAUSAL:
            seen = seen & (n[None, :] <= (row % queries)[:, None])
        scores = mk.where(seen, scores, float("-inf"))
        p = mk.exp(scores - mk.max(scores, axis=1, keepdims=True))
        y = mk.dot(p, v_tile) / mk.sum(p, axis=1, keepdims=True)
        mk.store(out, head * rows * E + row[:, None] * E + e[None, :], y, there)


@eas.kernel
def attention_blocks(
    q, k, v, out, rows, queries, keys, scale,
    CAUSAL: eas.constexpr, D: eas.constexpr, E: eas.constexpr, KEYS: eas.constexpr,
    BLOCK: eas.constexpr,
):  # fmt: skip
    """The same for any number of keys: KEYS at a time, the sums scaled to the highest score."""
    head = mk.program_id(0)
    d, e = mk.arange(0, D), mk.arange(0, E)
    for start in mk.range(0, rows, BLOCK):
        row = start + mk.arange(0, BLOCK)
        there = row[:, None] < rows
        q_at = head * rows * D + row[:, None] * D + d[None, :]
        q_tile = _wide(mk.load(q, q_at, there)) * scale
        top = mk.full((BLOCK, 1), -1e30, q_tile.dtype)
        total = mk.zeros((BLOCK, 1), q_tile.dtype)
        y = mk.zeros((BLOCK, E), q_tile.dtype)
        end = keys
        if CAUSAL:
            end = mk.minimum(keys, mk.max(row % queries, axis=0) + 1)
        for first in mk.range(0, end, KEYS):
            n = first + mk.arange(0, KEYS)
            known = n[:, None] < keys
            k_at = head * keys * D + n[:, None] * D + d[None, :]
            scores = mk.dot(q_tile, mk.trans(_wide(mk.load(k, k_at, known))))
            seen = n[None, :] < keys
            if CAUSAL:
                seen = seen & (n[None, :] <= (row % queries)[:, None])
            scores = mk.where(seen, scores, float("-inf"))
            higher = mk.maximum(top, mk.max(scores, axis=1, keepdims=True))
            p, less = mk.exp(scores - higher), mk.exp(top - higher)
            v_at = head * keys * E + n[:, None] * E + e[None, :]
            total = total * less + mk.sum(p, axis=1, keepdims=True)
            y = y * less + mk.dot(p, _wide(mk.load(v, v_at, known)))
            top = higher
        mk.store(out, head * rows * E + row[:, None] * E + e[None, :], y / total, there)
