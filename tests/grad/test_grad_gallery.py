"""Kernels of neural networks as strangers write them: their gradients beside torch's autograd."""

import itertools

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, like_torch, numbers

torch = pytest.importorskip("torch")
F = torch.nn.functional
INF = float("inf")

# --- attention -----------------------------------------------------------------------------------


@eas.kernel
def flash(
    q,
    k,
    v,
    out,
    N,
    scale,
    D: eas.constexpr,
    BM: eas.constexpr,
    BN: eas.constexpr,
    CAUSAL: eas.constexpr,
):
    head = mk.program_id(1)
    rows = mk.program_id(0) * BM + mk.arange(0, BM)
    dims = mk.arange(0, D)
    at = (head * N + rows[:, None]) * D + dims[None, :]
    queries = mk.load(q, at, rows[:, None] < N)
    best, total = mk.full((BM,), -INF, mk.float64), mk.zeros((BM,), mk.float64)
    acc = mk.zeros((BM, D), mk.float64)
    stop = mk.minimum(N, (mk.program_id(0) + 1) * BM) if CAUSAL else N
    for start in mk.range(0, stop, BN):
        cols = start + mk.arange(0, BN)
        keys = mk.load(k, (head * N + cols[None, :]) * D + dims[:, None], cols[None, :] < N)
        values = mk.load(v, (head * N + cols[:, None]) * D + dims[None, :], cols[:, None] < N)
        seen = cols[None, :] < N
        if CAUSAL:
            seen = seen & (cols[None, :] <= rows[:, None])
        scores = mk.where(seen, mk.dot(queries, keys) * scale, -INF)
        new = mk.maximum(best, mk.max(scores, 1))
        p = mk.exp(scores - new[:, None])
        shrink = mk.exp(best - new)
        total = total * shrink + mk.sum(p, 1)
        acc = acc * shrink[:, None] + mk.dot(p, values)
        best = new
    mk.store(out, at, acc / total[:, None], rows[:, None] < N)


@pytest.mark.parametrize("causal", [False, True])
def test_flash_attention(causal):
    q, k, v = numbers(3, 2, 37, 8)
    args = {"q": q, "k": k, "v": v, "out": np.zeros_like(q), "N": 37, "scale": 0.3}

    def forward(q, k, v, scale, **rest):
        given = {"is_causal": causal, "scale": scale}
        return {"out": F.scaled_dot_product_attention(q[None], k[None], v[None], **given)[0]}

    sizes = {"D": 8, "BM": 16, "BN": 8, "CAUSAL": causal}
    like_torch(flash, args, ("q", "k", "v"), forward, grid=(3, 2), **sizes)


@eas.kernel
def alibi(q, k, v, slope, out, N, D: eas.constexpr, B: eas.constexpr):
    head, i = mk.program_id(1), mk.program_id(0)
    d, c = mk.arange(0, D), mk.arange(0, B)
    at = (head * N + c[:, None]) * D + d[None, :]
    query = mk.load(q, (head * N + i) * D + d)
    scores = mk.sum(mk.load(k, at, c[:, None] < N) * query[None, :], 1)
    scores = mk.where(c <= i, scores + mk.load(slope, head) * (c - i), -INF)
    e = mk.exp(scores - mk.max(scores))
    p = e / mk.sum(e)
    mk.store(out, (head * N + i) * D + d, mk.sum(p[:, None] * mk.load(v, at, c[:, None] < N), 0))


def test_alibi():
    q, k, v = numbers(3, 2, 11, 4)
    args = {"q": q, "k": k, "v": v, "slope": numbers(2), "out": np.zeros_like(q), "N": 11}

    def forward(q, k, v, slope, N, **rest):
        away = torch.arange(N)[None, :] - torch.arange(N)[:, None]
        scores = q @ k.transpose(1, 2) + slope[:, None, None] * away
        return {"out": torch.softmax(scores.masked_fill(away > 0, -INF), -1) @ v}

    like_torch(alibi, args, ("q", "k", "v", "slope"), forward, grid=(11, 2), D=4, B=16)


@eas.kernel
def masked_softmax(x, keep, out, C, B: eas.constexpr):
    c = mk.arange(0, B)
    at = mk.program_id(0) * C + c
    kept = (c < C) & (mk.load(keep, at, c < C) != 0)
    z = mk.load(x, at, kept, other=-INF)
    top = mk.max(z)
    e = mk.exp(z - mk.where(top == -INF, 0.0, top))
    s = mk.sum(e)
    mk.store(out, at, mk.where(s > 0.0, e / mk.where(s > 0.0, s, 1.0), 0.0), c < C)


@BOTH
def test_softmax_of_rows_that_may_be_masked_off_wholly(backend):
    keep = np.array([[1, 1, 0, 1, 0], [0, 0, 0, 0, 0], [1, 0, 0, 0, 0]])
    args = {"x": numbers(3, 5), "keep": keep, "out": np.zeros((3, 5)), "C": 5}

    def forward(x, keep, **rest):
        e = torch.where(keep != 0, torch.exp(x), 0.0)
        return {"out": e / e.sum(1, keepdim=True).clamp(min=1e-30)}

    like_torch(masked_softmax, args, ("x",), forward, grid=3, backend=backend, B=8)


@eas.kernel
def ragged_softmax(x, starts, out, B: eas.constexpr):
    row, b = mk.program_id(0), mk.arange(0, B)
    first, last = mk.load(starts, row), mk.load(starts, row + 1)
    top, total = mk.full((), -INF, mk.float64), mk.full((), 0.0, mk.float64)
    for k in mk.range(first, last, B):
        v = mk.load(x, k + b, k + b < last, other=-INF)
        new = mk.maximum(top, mk.max(v))
        total = total * mk.exp(top - new) + mk.sum(mk.exp(v - new))
        top = new
    for k in mk.range(first, last, B):
        v = mk.load(x, k + b, k + b < last, other=-INF)
        mk.store(out, k + b, mk.exp(v - top) / total, k + b < last)


def test_softmax_of_ragged_rows():
    starts = np.array([0, 3, 10, 11, 16])
    args = {"x": numbers(16), "starts": starts, "out": np.zeros(16)}

    def forward(x, starts, **rest):
        rows = [x[a:b] for a, b in itertools.pairwise(starts)]
        return {"out": torch.cat([torch.softmax(row, 0) for row in rows])}

    like_torch(ragged_softmax, args, ("x",), forward, grid=4, B=4)


# --- norms ---------------------------------------------------------------------------------------


@eas.kernel
def group_norm(x, w, b, out, C, HW, G, eps, BC: eas.constexpr, BS: eas.constexpr):
    n, g, each = mk.program_id(0), mk.program_id(1), C // G
    c, s = mk.arange(0, BC)[:, None], mk.arange(0, BS)[None, :]
    m = (c < each) & (s < HW)
    at = (n * C + g * each + c) * HW + s
    v = mk.load(x, at, m)
    centred = mk.where(m, v - mk.sum(v) / (each * HW), 0.0)
    scale = mk.rsqrt(mk.sum(centred * centred) / (each * HW) + eps)
    y = centred * scale * mk.load(w, g * each + c, c < each)
    mk.store(out, at, y + mk.load(b, g * each + c, c < each), m)


def test_group_norm():
    args = {"x": numbers(2, 6, 5), "w": numbers(6), "b": numbers(6, seed=1)}
    args |= {"out": np.zeros((2, 6, 5)), "C": 6, "HW": 5, "G": 2, "eps": 1e-5}

    def forward(x, w, b, G, eps, **rest):
        return {"out": F.group_norm(x, G, w, b, eps)}

    like_torch(group_norm, args, ("x", "w", "b"), forward, grid=(2, 2), BC=4, BS=8)


@eas.kernel
def welford(x, out, N, eps, B: eas.constexpr):
    i, row = mk.arange(0, B), mk.program_id(0) * N
    m = i < N
    v = mk.load(x, row + i, m)

    def joined(n0, mean0, s0, n1, mean1, s1):
        n = n0 + n1
        part = mk.where(n == 0.0, 0.0, n1 / mk.where(n == 0.0, 1.0, n))
        d = mean1 - mean0
        return n, mean0 + d * part, s0 + s1 + d * d * n0 * part

    ones = mk.where(m, 1.0, 0.0).to(mk.float64)
    n, mean, s = mk.reduce((ones, v, mk.zeros((B,), mk.float64)), 0, joined)
    mk.store(out, row + i, (v - mean) * mk.rsqrt(s / n + eps), m)


def test_welford():
    args = {"x": numbers(3, 11), "out": np.zeros((3, 11)), "N": 11, "eps": 1e-5}

    def forward(x, eps, **rest):
        return {"out": F.layer_norm(x, (11,), eps=eps)}

    like_torch(welford, args, ("x",), forward, grid=3, B=16)


@eas.kernel
def add_rms(x, residual, w, out, C, eps, B: eas.constexpr):
    c = mk.arange(0, B)
    at, m = mk.program_id(0) * C + c, c < C
    s = mk.load(x, at, m) + mk.load(residual, at, m)
    mk.store(residual, at, s, m)
    mk.store(out, at, s * mk.rsqrt(mk.sum(s * s) / C + eps) * mk.load(w, c, m), m)


@BOTH
def test_rms_norm_that_updates_the_residual(backend):
    args = {"x": numbers(3, 11), "residual": numbers(3, 11, seed=1), "w": numbers(11)}
    args |= {"out": np.zeros((3, 11)), "C": 11, "eps": 1e-5}

    def forward(x, residual, w, eps, **rest):
        s = x + residual
        return {"residual": s, "out": F.rms_norm(s, (11,), w, eps)}

    wrt = ("x", "residual", "w")
    like_torch(add_rms, args, wrt, forward, grid=3, backend=backend, B=16)


# --- convolutions --------------------------------------------------------------------------------


@eas.kernel
def conv1d(x, w, b, out, L, CI, K: eas.constexpr, B: eas.constexpr):
    channel = mk.program_id(1)
    at = mk.program_id(0) * B + mk.arange(0, B)
    m = at < L - K + 1
    acc = mk.zeros((B,), mk.float64) + mk.load(b, channel)
    for c in mk.range(0, CI):
        for k in range(K):
            acc += mk.load(x, c * L + at + k, m) * mk.load(w, (channel * CI + c) * K + k)
    mk.store(out, channel * (L - K + 1) + at, acc, m)


def test_conv1d():
    args = {"x": numbers(3, 20), "w": numbers(4, 3, 3), "b": numbers(4)}
    args |= {"out": np.zeros((4, 18)), "L": 20, "CI": 3}

    def forward(x, w, b, **rest):
        return {"out": F.conv1d(x[None], w, b)[0]}

    like_torch(conv1d, args, ("x", "w", "b"), forward, grid=(3, 4), K=3, B=8)


@eas.kernel
def depthwise(x, w, out, H, W, K: eas.constexpr, B: eas.constexpr):
    c = mk.program_id(2)
    y = mk.program_id(1) * B + mk.arange(0, B)[:, None]
    z = mk.program_id(0) * B + mk.arange(0, B)[None, :]
    acc = mk.zeros((B, B), mk.float64)
    for dy in range(K):
        for dz in range(K):
            yy, zz = y + dy - K // 2, z + dz - K // 2
            m = (yy >= 0) & (yy < H) & (zz >= 0) & (zz < W)
            acc += mk.load(x, (c * H + yy) * W + zz, m) * mk.load(w, (c * K + dy) * K + dz)
    mk.store(out, (c * H + y) * W + z, acc, (y < H) & (z < W))


def test_depthwise_convolution_with_padding():
    args = {"x": numbers(2, 7, 9), "w": numbers(2, 3, 3), "out": np.zeros((2, 7, 9))}
    args |= {"H": 7, "W": 9}

    def forward(x, w, **rest):
        return {"out": F.conv2d(x[None], w[:, None], padding=1, groups=2)[0]}

    like_torch(depthwise, args, ("x", "w"), forward, grid=(3, 2, 2), K=3, B=4)


@eas.kernel
def max_pool(x, out, H, W, B: eas.constexpr):
    y = mk.program_id(1) * B + mk.arange(0, B)[:, None]
    z = mk.program_id(0) * B + mk.arange(0, B)[None, :]
    m = (y < H // 2) & (z < W // 2)
    best = mk.full((B, B), -INF, mk.float64)
    for dy in range(2):
        for dz in range(2):
            best = mk.maximum(best, mk.load(x, (2 * y + dy) * W + 2 * z + dz, m, other=-INF))
    mk.store(out, y * (W // 2) + z, best, m)


def test_max_pool():
    args = {"x": numbers(7, 11), "out": np.zeros((3, 5)), "H": 7, "W": 11}
    like_torch(
        max_pool,
        args,
        ("x",),
        lambda x, **rest: {"out": F.max_pool2d(x[None], 2)[0]},
        grid=(2, 1),
        B=4,
    )


# --- tokens and losses ---------------------------------------------------------------------------


@eas.kernel
def embedding(table, index, out, E, padding, B: eas.constexpr):
    i, e = mk.program_id(0), mk.arange(0, B)
    token = mk.load(index, i)
    v = mk.load(table, token * E + e, (e < E) & (token != padding))
    mk.store(out, i * E + e, v, e < E)


@BOTH
def test_embedding_with_padding(backend):
    args = {"table": numbers(6, 5), "index": np.array([1, 0, 5, 1, 2, 0, 1])}
    args |= {"out": np.zeros((7, 5)), "E": 5, "padding": 0}

    def forward(table, index, padding, **rest):
        return {"out": torch.where((index == padding)[:, None], 0.0, table[index])}

    like_torch(embedding, args, ("table",), forward, grid=7, backend=backend, B=8)


@eas.kernel
def top_1(logits, x, out, E, D: eas.constexpr, B: eas.constexpr):
    i, e, d = mk.program_id(0), mk.arange(0, B), mk.arange(0, D)
    z = mk.load(logits, i * E + e, e < E, other=-INF)
    p = mk.exp(z - mk.max(z))
    gate = mk.sum(mk.where(e == mk.argmax(z, 0), p / mk.sum(p), 0.0))
    mk.store(out, i * D + d, mk.load(x, i * D + d) * gate)


def test_top_1_gating():
    args = {"logits": numbers(5, 6), "x": numbers(5, 4), "out": np.zeros((5, 4)), "E": 6}

    def forward(logits, x, **rest):
        return {"out": x * torch.softmax(logits, 1).amax(1, keepdim=True)}

    like_torch(top_1, args, ("logits", "x"), forward, grid=5, D=4, B=8)


@eas.kernel
def smooth_loss(x, target, loss, C, smooth, ignore, B: eas.constexpr):
    i, c = mk.program_id(0), mk.arange(0, B)
    z, y = mk.load(x, i * C + c, c < C, other=-INF), mk.load(target, i)
    top = mk.max(z)
    total = top + mk.log(mk.sum(mk.exp(z - top)))
    if y != ignore:
        mean = mk.sum(mk.where(c < C, z, 0.0)) / C
        mk.store(loss, i, total - (1.0 - smooth) * mk.load(x, i * C + y) - smooth * mean)
    else:
        mk.store(loss, i, 0.0)


@BOTH
def test_cross_entropy_with_smoothing_and_ignored_rows(backend):
    args = {"x": numbers(5, 7), "target": np.array([1, -100, 6, 0, 3]), "loss": np.zeros(5)}
    args |= {"C": 7, "smooth": 0.1, "ignore": -100}

    def forward(x, target, smooth, **rest):
        return {"loss": F.cross_entropy(x, target, reduction="none", label_smoothing=smooth)}

    like_torch(smooth_loss, args, ("x",), forward, grid=5, backend=backend, B=8)


@eas.kernel
def huber(x, y, out, N, delta, B: eas.constexpr):
    at = mk.program_id(0) * B + mk.arange(0, B)
    r = mk.load(x, at, at < N) - mk.load(y, at, at < N)
    far = delta * (mk.abs(r) - 0.5 * delta)
    mk.store(out, at, mk.where(mk.abs(r) <= delta, 0.5 * r * r, far), at < N)


def test_huber_loss():
    args = {"x": 3 * numbers(37), "y": numbers(37, seed=1), "out": np.zeros(37)}
    args |= {"N": 37, "delta": 1.0}

    def forward(x, y, delta, **rest):
        return {"out": F.huber_loss(x, y, reduction="none", delta=delta)}

    like_torch(huber, args, ("x", "y"), forward, B=16)


@eas.kernel
def dropout(x, out, N, p, seed, B: eas.constexpr):
    at = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(x, at, at < N)
    mk.store(out, at, mk.where(mk.rand(seed, at) > p, v * v / (1.0 - p), 0.0), at < N)


@BOTH
def test_dropout_drops_the_same_again(backend):
    args = {"x": numbers(37), "out": np.zeros(37), "N": 37, "p": 0.4, "seed": 7}
    dropout(**args, B=16, _backend=backend)
    kept = torch.from_numpy(args["out"] != 0)
    args["out"][:] = 0

    def forward(x, p, **rest):
        return {"out": torch.where(kept, x * x / (1 - p), 0.0)}

    like_torch(dropout, args, ("x",), forward, backend=backend, B=16)


# --- cells and steps -----------------------------------------------------------------------------


@eas.kernel
def rope(x, cos, sin, out, HALF: eas.constexpr, PAIRS: eas.constexpr):
    i, h = mk.program_id(0), mk.arange(0, HALF)
    left = i * 2 * HALF + (2 * h if PAIRS else h)
    right = left + (1 if PAIRS else HALF)
    a, b = mk.load(x, left), mk.load(x, right)
    c, s = mk.load(cos, i * HALF + h), mk.load(sin, i * HALF + h)
    mk.store(out, left, a * c - b * s)
    mk.store(out, right, b * c + a * s)


@BOTH
@pytest.mark.parametrize("pairs", [False, True])
def test_rotary_embedding(backend, pairs):
    args = {"x": numbers(5, 8), "cos": numbers(5, 4), "sin": numbers(5, 4, seed=1)}
    args |= {"out": np.zeros((5, 8))}

    def forward(x, cos, sin, **rest):
        a, b = (x[:, 0::2], x[:, 1::2]) if pairs else x.chunk(2, 1)
        turned = a * cos - b * sin, b * cos + a * sin
        return {"out": torch.stack(turned, -1).reshape(x.shape) if pairs else torch.cat(turned, 1)}

    wrt = ("x", "cos", "sin")
    like_torch(rope, args, wrt, forward, grid=5, backend=backend, HALF=4, PAIRS=pairs)


@eas.kernel
def lstm(gates, c, new_h, new_c, N, B: eas.constexpr):
    at = mk.program_id(0) * B + mk.arange(0, B)
    m = at < N
    i, f, g, o = [mk.load(gates, k * N + at, m) for k in range(4)]
    cell = mk.sigmoid(f) * mk.load(c, at, m) + mk.sigmoid(i) * mk.tanh(g)
    mk.store(new_c, at, cell, m)
    mk.store(new_h, at, mk.sigmoid(o) * mk.tanh(cell), m)


def test_lstm_cell():
    args = {"gates": numbers(4, 13), "c": numbers(13)}
    args |= {"new_h": np.zeros(13), "new_c": np.zeros(13), "N": 13}

    def forward(gates, c, **rest):
        i, f, g, o = gates
        cell = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
        return {"new_h": torch.sigmoid(o) * torch.tanh(cell), "new_c": cell}

    like_torch(lstm, args, ("gates", "c"), forward, B=8)


@eas.kernel
def adam(p, g, first, second, rate, N, B: eas.constexpr):
    at = mk.program_id(0) * B + mk.arange(0, B)
    m = at < N
    step = mk.load(g, at, m)
    a = 0.9 * mk.load(first, at, m) + 0.1 * step
    b = 0.999 * mk.load(second, at, m) + 0.001 * step * step
    mk.store(first, at, a, m)
    mk.store(second, at, b, m)
    mk.store(p, at, mk.load(p, at, m) - rate * a / (mk.sqrt(b) + 1e-8), m)


def test_adam_in_place():
    args = {"p": numbers(13), "g": numbers(13, seed=1), "first": numbers(13, seed=2)}
    args |= {"second": np.abs(numbers(13, seed=3)), "rate": 0.1, "N": 13}

    def forward(p, g, first, second, rate, **rest):
        a, b = 0.9 * first + 0.1 * g, 0.999 * second + 0.001 * g * g
        return {"p": p - rate * a / (b.sqrt() + 1e-8), "first": a, "second": b}

    like_torch(adam, args, ("p", "g", "first", "second"), forward, B=8)
