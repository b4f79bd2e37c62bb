"""Backward passes of rows and elements, f32: what `k.grad` derives from a plain forward kernel,
beside the backward one would write by hand and torch's own. Norms, products and loops have scripts
of their own; other shapes and dtypes are in gradients_shapes.py.
"""

import math
from types import SimpleNamespace

import eas
import numpy as np
from eas import mk

from .gradients_case import arrays, derived, gradient, moved, of_dtype, put, wide, zeros
from .workload import normal

BLOCK = 4096  # of elementwise kernels

# --- softmax -------------------------------------------------------------------------------------


@eas.kernel(fast_math=True)
def softmax(x, out, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    z = mk.load(x, row * cols + col, col < cols, other=-float("inf"))
    z = mk.exp(z - mk.max(z))
    mk.store(out, row * cols + col, z / mk.sum(z), col < cols)


@eas.kernel(fast_math=True)
def softmax_by_hand(out, d_out, d_x, cols, ADD: eas.constexpr, BLOCK: eas.constexpr):
    col = mk.arange(0, BLOCK)
    at = mk.program_id(0) * cols + col
    mask = col < cols
    y, g = mk.load(out, at, mask), mk.load(d_out, at, mask)
    put(d_x, at, y * (g - mk.sum(y * g)), mask, ADD)


def softmax_make(size):
    x = normal(4, size.rows, size.cols)
    e = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
    out, d_out = e / e.sum(axis=1, keepdims=True), normal(5, size.rows, size.cols)
    x, out, d_out = (of_dtype(array, size.dtype) for array in (x, out, d_out))
    return [x, out, d_out], [zeros(x.shape, size.dtype)]


def softmax_expected(case):
    _, y, g = map(wide, case.inputs)
    return (y * (g - (y * g).sum(axis=1, keepdims=True)),)


def softmax_ours(case, add):
    x, out, d_out, d_x = arrays(case)
    rows, cols = case.inputs[0].shape
    adjoint = derived(softmax, "x", add, saved="out")[(rows,)]
    block = eas.next_power_of_2(cols)
    return lambda: adjoint(x, out, cols, BLOCK=block, d_out=d_out, d_x=d_x)


def softmax_hand(case, add):
    _, out, d_out, d_x = arrays(case)
    rows, cols = case.inputs[0].shape
    block = eas.next_power_of_2(cols)
    return lambda: softmax_by_hand[(rows,)](out, d_out, d_x, cols, ADD=add, BLOCK=block)


def softmax_row(name, title, rows, cols, **rest):
    return gradient(
        name,
        title,
        {"rows": rows, "cols": cols},
        {"rows": 5, "cols": min(cols, 96)},
        make=softmax_make,
        expected=softmax_expected,
        ours=softmax_ours,
        by_hand=softmax_hand,
        limit=moved(4),
        **rest,
    )


# --- gelu ----------------------------------------------------------------------------------------


@eas.kernel(fast_math=True)
def gelu(x, out, N, ERF: eas.constexpr, BLOCK: eas.constexpr):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    z = mk.load(x, at, at < N)
    if ERF:
        half = 0.5 * (1.0 + mk.erf(z * 0.7071067811865476))
    else:
        half = 0.5 * (1.0 + mk.tanh(0.7978845608028654 * (z + 0.044715 * z * z * z)))
    mk.store(out, at, z * half, at < N)


@eas.kernel(fast_math=True)
def gelu_by_hand(x, d_out, d_x, N, ERF: eas.constexpr, ADD: eas.constexpr, BLOCK: eas.constexpr):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = at < N
    z = mk.load(x, at, mask)
    if ERF:
        half = 0.5 * (1.0 + mk.erf(z * 0.7071067811865476))
        slope = half + z * 0.3989422804014327 * mk.exp(-0.5 * z * z)
    else:
        s = mk.sigmoid(1.5957691216057308 * (z + 0.044715 * z * z * z))
        slope = s + z * s * (1.0 - s) * (1.5957691216057308 + 0.2140644488178387 * z * z)
    put(d_x, at, mk.load(d_out, at, mask) * slope, mask, ADD)


def gelu_make(size):
    shape = size.rows, size.cols
    x, g = (of_dtype(normal(seed, *shape), size.dtype) for seed in (3, 5))
    return [x, zeros(shape, size.dtype), g], [zeros(shape, size.dtype)]


def gelu_expected(case):
    z, _, g = map(wide, case.inputs)
    if case.size.erf:
        half = 0.5 * (1 + np.vectorize(math.erf)(z / np.sqrt(2)))
        return (g * (half + z * np.exp(-0.5 * z * z) / np.sqrt(2 * np.pi)),)
    s = 1 / (1 + np.exp(-1.5957691216057308 * (z + 0.044715 * z**3)))
    return (g * (s + z * s * (1 - s) * 1.5957691216057308 * (1 + 3 * 0.044715 * z * z)),)


def gelu_ours(case, add):
    x, out, d_out, d_x = arrays(case)
    n, erf, adjoint = case.outputs[0].size, case.size.erf, derived(gelu, "x", add)
    return lambda: adjoint(x, out, n, ERF=erf, BLOCK=BLOCK, d_out=d_out, d_x=d_x)


def gelu_hand(case, add):
    x, _, d_out, d_x = arrays(case)
    n, erf = case.outputs[0].size, case.size.erf
    return lambda: gelu_by_hand(x, d_out, d_x, n, ERF=erf, ADD=add, BLOCK=BLOCK)


def gelu_row(name, title, rows, cols, erf, **rest):
    return gradient(
        name,
        title,
        {"rows": rows, "cols": cols, "erf": erf},
        {"rows": 10, "cols": 999, "erf": erf},
        make=gelu_make,
        expected=gelu_expected,
        ours=gelu_ours,
        by_hand=gelu_hand,
        limit=moved(4),
        **rest,
    )


# --- cross-entropy -------------------------------------------------------------------------------


@eas.kernel(fast_math=True)
def cross_entropy(x, target, log_sum, loss, cols, BLOCK: eas.constexpr):
    """The logarithm of each row's sum is kept for the backward, as torch.compile keeps it."""
    row = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    z = mk.load(x, row * cols + col, col < cols, other=-float("inf"))
    largest = mk.max(z)
    total = largest + mk.log(mk.sum(mk.exp(z - largest)))
    mk.store(log_sum, row, total)
    mk.store(loss, row, total - mk.load(x, row * cols + mk.load(target, row)))


@eas.kernel(fast_math=True)
def cross_entropy_by_hand(
    x, target, log_sum, d_loss, d_x, cols, ADD: eas.constexpr, BLOCK: eas.constexpr
):
    row = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    at = row * cols + col
    z = mk.load(x, at, col < cols, other=-float("inf"))
    g = mk.load(d_loss, row)
    hit = mk.where(col == mk.load(target, row), g, 0.0)
    put(d_x, at, mk.exp(z - mk.load(log_sum, row)) * g - hit, col < cols, ADD)


def cross_entropy_make(size):
    x = of_dtype(normal(10, size.rows, size.cols), size.dtype)
    target = np.random.default_rng(11).integers(0, size.cols, size.rows)
    z = wide(x)
    log_sum = np.log(np.exp(z).sum(axis=1))
    loss = log_sum - z[np.arange(size.rows), target]
    given = (of_dtype(a, size.dtype) for a in (loss, log_sum, normal(12, size.rows)))
    return [x, target, *given], [zeros(x.shape, size.dtype)]


def cross_entropy_expected(case):
    x, target, _, _, d_loss = case.inputs
    p = np.exp(wide(x))
    p /= p.sum(axis=1, keepdims=True)
    p[np.arange(len(p)), target] -= 1
    return (p * wide(d_loss)[:, None],)


def cross_entropy_ours(case, add):
    x, target, loss, log_sum, d_loss, d_x = arrays(case)
    rows, cols = case.outputs[0].shape
    adjoint = derived(cross_entropy, "x", add, saved="log_sum")[(rows,)]
    given = {"BLOCK": eas.next_power_of_2(cols), "d_loss": d_loss, "d_x": d_x}
    return lambda: adjoint(x, target, log_sum, loss, cols, **given)


def cross_entropy_hand(case, add):
    x, target, _, log_sum, d_loss, d_x = arrays(case)
    rows, cols = case.outputs[0].shape
    call, given = cross_entropy_by_hand[(rows,)], {"ADD": add, "BLOCK": eas.next_power_of_2(cols)}
    return lambda: call(x, target, log_sum, d_loss, d_x, cols, **given)


def cross_entropy_row(name, title, rows, cols, **rest):
    return gradient(
        name,
        title,
        {"rows": rows, "cols": cols},
        {"rows": 5, "cols": min(cols, 99)},
        make=cross_entropy_make,
        expected=cross_entropy_expected,
        ours=cross_entropy_ours,
        by_hand=cross_entropy_hand,
        limit=moved(3),
        **rest,
    )


# --- rotary --------------------------------------------------------------------------------------
# Positions x heads x dims; the two halves of the dims turn together, by an angle of the position's.


@eas.kernel(fast_math=True)
def rotary(x, cos, sin, out, heads, HEADS: eas.constexpr, HALF: eas.constexpr):
    at_position = mk.program_id(0)
    head = mk.arange(0, HEADS)[:, None]
    dim = mk.arange(0, HALF)[None, :]
    at = (at_position * heads + head) * (2 * HALF) + dim
    mask = head < heads
    c = mk.load(cos, at_position * HALF + dim)
    s = mk.load(sin, at_position * HALF + dim)
    left, right = mk.load(x, at, mask), mk.load(x, at + HALF, mask)
    mk.store(out, at, left * c - right * s, mask)
    mk.store(out, at + HALF, right * c + left * s, mask)


@eas.kernel(fast_math=True)
def rotary_by_hand(
    cos, sin, d_out, d_x, heads, ADD: eas.constexpr, HEADS: eas.constexpr, HALF: eas.constexpr
):
    at_position = mk.program_id(0)
    head = mk.arange(0, HEADS)[:, None]
    dim = mk.arange(0, HALF)[None, :]
    at = (at_position * heads + head) * (2 * HALF) + dim
    mask = head < heads
    c = mk.load(cos, at_position * HALF + dim)
    s = mk.load(sin, at_position * HALF + dim)
    left, right = mk.load(d_out, at, mask), mk.load(d_out, at + HALF, mask)
    put(d_x, at, left * c + right * s, mask, ADD)
    put(d_x, at + HALF, right * c - left * s, mask, ADD)


def rotary_make(size):
    shape = (size.positions, size.heads, 2 * size.half)
    turns = np.arange(size.positions)[:, None] * 10_000.0 ** -(np.arange(size.half) / size.half)
    given = normal(16, *shape), np.cos(turns), np.sin(turns), np.zeros(shape), normal(17, *shape)
    return [of_dtype(a, size.dtype) for a in given], [zeros(shape, size.dtype)]


def rotary_expected(case):
    _, cos, sin, _, g = map(wide, case.inputs)
    cos, sin = cos[:, None, :], sin[:, None, :]
    left, right = g[:, :, : case.size.half], g[:, :, case.size.half :]
    return (np.concatenate([left * cos + right * sin, right * cos - left * sin], axis=2),)


def rotary_ours(case, add):
    x, cos, sin, out, d_out, d_x = arrays(case)
    size = case.size
    given = {"HEADS": eas.next_power_of_2(size.heads), "HALF": size.half}
    adjoint = derived(rotary, "x", add)[(size.positions,)]
    return lambda: adjoint(x, cos, sin, out, size.heads, d_out=d_out, d_x=d_x, **given)


def rotary_hand(case, add):
    _, cos, sin, _, d_out, d_x = arrays(case)
    size = case.size
    given = {"ADD": add, "HEADS": eas.next_power_of_2(size.heads), "HALF": size.half}
    return lambda: rotary_by_hand[(size.positions,)](cos, sin, d_out, d_x, size.heads, **given)


def rotary_row(name, title, positions, heads, half, **rest):
    return gradient(
        name,
        title,
        {"positions": positions, "heads": heads, "half": half},
        {"positions": 9, "heads": min(heads, 3), "half": 8},
        make=rotary_make,
        expected=rotary_expected,
        ours=rotary_ours,
        by_hand=rotary_hand,
        limit=lambda size: moved(3)(
            SimpleNamespace(rows=size.positions, cols=2 * size.heads * size.half, dtype=size.dtype)
        ),
        **rest,
    )


WORKLOADS = (
    softmax_row("softmax", "softmax 4096x1024", 4096, 1024),
    gelu_row("gelu", "gelu 2^22, tanh", 4096, 1024, erf=False),
    gelu_row("gelu-erf", "gelu 2^22, erf", 4096, 1024, erf=True),
    cross_entropy_row("cross_entropy", "cross-entropy 512x32000", 512, 32000),
    rotary_row("rotary", "rotary 2048x16x128", 2048, 16, 64),
)
