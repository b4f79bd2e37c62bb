"""Kernels of simulations, sparse and dense algebra as strangers write them: their gradients beside
torch's autograd.
"""

import itertools

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, like_torch, numbers

torch = pytest.importorskip("torch")
F = torch.nn.functional

# --- grids ---------------------------------------------------------------------------------------


@eas.kernel
def heat(u, out, H, W, rate, B: eas.constexpr):
    y = mk.program_id(1) * B + mk.arange(0, B)[:, None]
    x = mk.program_id(0) * B + mk.arange(0, B)[None, :]
    inner = (y > 0) & (y < H - 1) & (x > 0) & (x < W - 1)
    here = mk.load(u, y * W + x, (y < H) & (x < W))
    around = mk.load(u, (y - 1) * W + x, inner) + mk.load(u, (y + 1) * W + x, inner)
    around += mk.load(u, y * W + x - 1, inner) + mk.load(u, y * W + x + 1, inner)
    new = mk.where(inner, here + rate * (around - 4.0 * here), here)
    mk.store(out, y * W + x, new, (y < H) & (x < W))


@BOTH
def test_a_stencil_with_a_fixed_edge(backend):
    args = {"u": numbers(9, 11), "out": np.zeros((9, 11)), "H": 9, "W": 11, "rate": 0.1}

    def forward(u, rate, **rest):
        around = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:]
        return {"out": u + F.pad(rate * (around - 4 * u[1:-1, 1:-1]), (1, 1, 1, 1))}

    like_torch(heat, args, ("u",), forward, grid=(3, 3), backend=backend, B=4)


@eas.kernel
def bilinear(img, px, py, out, H, W, N, B: eas.constexpr):
    i = mk.program_id(0) * B + mk.arange(0, B)
    x, y = mk.load(px, i, i < N), mk.load(py, i, i < N)
    fx, fy = x - mk.floor(x), y - mk.floor(y)
    left, top = mk.floor(x).to(mk.int64), mk.floor(y).to(mk.int64)

    def at(row, col):
        inside = (i < N) & (col >= 0) & (col < W) & (row >= 0) & (row < H)
        return mk.load(img, row * W + col, inside)

    upper = at(top, left) * (1.0 - fx) + at(top, left + 1) * fx
    lower = at(top + 1, left) * (1.0 - fx) + at(top + 1, left + 1) * fx
    mk.store(out, i, upper * (1.0 - fy) + lower * fy, i < N)


@BOTH
def test_bilinear_sampling(backend):
    rng = np.random.default_rng(0)
    args = {
        "img": numbers(5, 6),
        "px": rng.uniform(-0.7, 5.8, 13),
        "py": rng.uniform(-0.5, 4.5, 13),
    }
    args |= {"out": np.zeros(13), "H": 5, "W": 6, "N": 13}

    def forward(img, px, py, H, W, **rest):
        at = torch.stack([px * 2 / (W - 1) - 1, py * 2 / (H - 1) - 1], -1)[None, None]
        return {"out": F.grid_sample(img[None, None], at, align_corners=True)[0, 0, 0]}

    like_torch(bilinear, args, ("img", "px", "py"), forward, backend=backend, B=8)


# --- sparse --------------------------------------------------------------------------------------


@eas.kernel
def segment_sum(x, index, out, N, B: eas.constexpr):
    i = mk.program_id(0) * B + mk.arange(0, B)
    mk.atomic_add(out, mk.load(index, i, i < N), mk.load(x, i, i < N) ** 2, i < N)


@BOTH
def test_segment_sums(backend):
    index = np.array([0, 2, 1, 1, 0, 2, 2, 2, 0, 1, 1])
    args = {"x": numbers(11), "index": index, "out": np.zeros(3), "N": 11}

    def forward(x, index, **rest):
        return {"out": torch.zeros(3, dtype=torch.float64).index_add(0, index, x * x)}

    like_torch(segment_sum, args, ("x",), forward, backend=backend, B=4)


@eas.kernel
def csr_rows(values, cols, starts, x, out, B: eas.constexpr):
    row = mk.program_id(0)
    last = mk.load(starts, row + 1)
    acc = mk.zeros((B,), mk.float64)
    for k in mk.range(mk.load(starts, row), last, B):
        at = k + mk.arange(0, B)
        m = at < last
        acc += mk.load(values, at, m) * mk.load(x, mk.load(cols, at, m), m)
    mk.store(out, row, mk.sum(acc))


@eas.kernel
def csr_lanes(values, cols, starts, x, out, B: eas.constexpr):
    """A row a lane, as long as one of them has something left."""
    row = mk.program_id(0) * B + mk.arange(0, B)
    m = row < out.shape[0]
    at, last = mk.load(starts, row, m), mk.load(starts, row + 1, m)
    acc = mk.zeros((B,), mk.float64)
    while mk.any(at < last):
        left = at < last
        acc += mk.load(values, at, left) * mk.load(x, mk.load(cols, at, left), left)
        at = at + 1
    mk.store(out, row, acc, m)


@BOTH
@pytest.mark.parametrize(("kernel", "grid", "block"), [(csr_rows, 4, 2), (csr_lanes, 2, 3)])
def test_sparse_matrix_times_vector(backend, kernel, grid, block):
    args = {"values": numbers(9), "cols": np.array([0, 2, 4, 1, 1, 3, 0, 4, 2])}
    args |= {"starts": np.array([0, 3, 3, 8, 9]), "x": numbers(5), "out": np.zeros(4)}

    def forward(values, cols, starts, x, **rest):
        products = values * x[cols]
        return {"out": torch.stack([products[a:b].sum() for a, b in itertools.pairwise(starts)])}

    like_torch(kernel, args, ("values", "x"), forward, grid=grid, backend=backend, B=block)


@eas.kernel
def scatter(x, place, out, N, B: eas.constexpr):
    i = mk.program_id(0) * B + mk.arange(0, B)
    mk.store(out, mk.load(place, i, i < N), mk.load(x, i, i < N) ** 2, i < N)


def test_stores_by_a_permutation():
    place = np.random.default_rng(0).permutation(11)
    args = {"x": numbers(11), "place": place, "out": np.zeros(11), "N": 11}

    def forward(x, place, **rest):
        return {"out": torch.zeros(11, dtype=torch.float64).index_put((place,), x * x)}

    like_torch(scatter, args, ("x",), forward, B=4)


@eas.kernel
def soft_bins(x, centres, out, N, K, sharp, B: eas.constexpr, BK: eas.constexpr):
    i = (mk.program_id(0) * B + mk.arange(0, B))[:, None]
    k = mk.arange(0, BK)
    away = mk.load(x, i, i < N) - mk.load(centres, k, k < K)[None, :]
    w = mk.where((i < N) & (k[None, :] < K), mk.exp(-away * away * sharp), 0.0)
    mk.atomic_add(out, k, mk.sum(w / (mk.sum(w, 1, True) + 1e-12), 0), k < K)


def test_soft_histogram():
    args = {"x": numbers(13), "centres": numbers(5), "out": np.zeros(5)}
    args |= {"N": 13, "K": 5, "sharp": 0.7}

    def forward(x, centres, sharp, **rest):
        w = torch.exp(-((x[:, None] - centres[None]) ** 2) * sharp)
        return {"out": (w / (w.sum(1, keepdim=True) + 1e-12)).sum(0)}

    like_torch(soft_bins, args, ("x", "centres"), forward, B=4, BK=8)


# --- recurrences ---------------------------------------------------------------------------------


@eas.kernel
def linear_recurrence(a, b, out, N, B: eas.constexpr):
    i, row = mk.arange(0, B), mk.program_id(0) * N
    factors = mk.load(a, row + i, i < N, other=1.0)
    terms = mk.load(b, row + i, i < N)
    both = (factors, terms)
    _, h = mk.associative_scan(both, 0, lambda a0, b0, a1, b1: (a0 * a1, b0 * a1 + b1))
    mk.store(out, row + i, h, i < N)


@BOTH
def test_linear_recurrence_by_a_scan(backend):
    args = {"a": numbers(3, 11), "b": numbers(3, 11, seed=1), "out": np.zeros((3, 11)), "N": 11}

    def forward(a, b, **rest):
        h, states = torch.zeros(3, dtype=torch.float64), []
        for t in range(11):
            h = a[:, t] * h + b[:, t]
            states.append(h)
        return {"out": torch.stack(states, 1)}

    like_torch(linear_recurrence, args, ("a", "b"), forward, grid=3, backend=backend, B=16)


@eas.kernel
def running_sums(x, out, C, B: eas.constexpr):
    row, b = mk.program_id(0) * C, mk.arange(0, B)
    before = mk.full((), 0.0, mk.float64)
    for k in mk.range(0, C, B):
        v = mk.load(x, row + k + b, k + b < C)
        mk.store(out, row + k + b, mk.cumsum(v * v, 0) + before, k + b < C)
        before = before + mk.sum(v * v)


@BOTH
def test_running_sums_of_long_rows(backend):
    args = {"x": numbers(3, 19), "out": np.zeros((3, 19)), "C": 19}

    def forward(x, **rest):
        return {"out": torch.cumsum(x * x, 1)}

    like_torch(running_sums, args, ("x",), forward, grid=3, backend=backend, B=8)


@eas.kernel
def until(x, out, T, limit):
    row = mk.program_id(0)
    total = mk.full((), 0.0, mk.float64)
    for t in mk.range(0, T):
        v = mk.load(x, row * T + t)
        if v < -1.0:
            continue
        total = total + v * v
        if total > limit:
            break
    mk.store(out, row, total)


@BOTH
def test_break_and_continue(backend):
    args = {"x": numbers(4, 9), "out": np.zeros(4), "T": 9, "limit": 2.0}

    def forward(x, limit, **rest):
        totals = []
        for row in x:
            total = torch.zeros((), dtype=torch.float64)
            for v in row[row >= -1]:
                total = total + v * v
                if total > limit:
                    break
            totals.append(total)
        return {"out": torch.stack(totals)}

    like_torch(until, args, ("x",), forward, grid=4, backend=backend)


@eas.kernel
def newton(x, out, N, B: eas.constexpr):
    i = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(x, i, i < N, other=1.0)
    y = v
    while mk.any(mk.abs(y * y - v) > 1e-9):
        y = 0.5 * (y + v / y)
    mk.store(out, i, 0.5 * (y + v / y), i < N)


def test_a_loop_that_converges():
    args = {"x": np.random.default_rng(0).uniform(0.5, 1.5, 13), "out": np.zeros(13), "N": 13}
    like_torch(newton, args, ("x",), lambda x, **rest: {"out": x.sqrt()}, B=8)


@eas.kernel
def iterate(c, out, N, T, B: eas.constexpr):
    i = mk.program_id(0) * B + mk.arange(0, B)
    v, z, live, t = mk.load(c, i, i < N), mk.zeros((B,), mk.float64), i < N, 0
    while mk.any(live) & (t < T):
        z = mk.where(live, z * z + v, z)
        live = live & (mk.abs(z) < 2.0)
        t = t + 1
    mk.store(out, i, z, i < N)


@BOTH
def test_lanes_that_stop_one_by_one(backend):
    args = {"c": 0.7 * numbers(11), "out": np.zeros(11), "N": 11, "T": 6}

    def forward(c, T, **rest):
        z, live = torch.zeros_like(c), torch.ones(11, dtype=torch.bool)
        for _ in range(T):
            z = torch.where(live, z * z + c, z)
            live = live & (z.abs() < 2)
        return {"out": z}

    like_torch(iterate, args, ("c",), forward, backend=backend, B=4)


# --- dense ---------------------------------------------------------------------------------------


@eas.kernel
def solve_lower(a, b, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    y = mk.load(b, i, i < n)
    for k in mk.range(0, n):
        found = mk.sum(mk.where(i == k, y, 0.0)) / mk.load(a, k * n + k)
        below = mk.load(a, i * n + k, (i > k) & (i < n))
        y = mk.where(i == k, found, y - below * found)
    mk.store(x, i, y, i < n)


@BOTH
def test_forward_substitution(backend):
    args = {"a": np.tril(numbers(6, 6)) + 3 * np.eye(6), "b": numbers(6), "x": np.zeros(6), "n": 6}

    def forward(a, b, **rest):
        found = torch.linalg.solve_triangular(torch.tril(a), b[:, None], upper=False)
        return {"x": found[:, 0]}

    like_torch(solve_lower, args, ("a", "b"), forward, grid=1, backend=backend, B=8)


@eas.kernel
def matmul(a, b, c, M, N, K, B: eas.constexpr):
    i = (mk.program_id(0) * B + mk.arange(0, B))[:, None]
    j = (mk.program_id(1) * B + mk.arange(0, B))[None, :]
    k = mk.arange(0, B)
    left, right = a + i * K + k[None, :], b + k[:, None] * N + j
    acc = mk.zeros((B, B), mk.float64)
    for start in mk.range(0, K, B):
        rows = mk.load(left, mask=(i < M) & (k[None, :] + start < K))
        acc = mk.dot(rows, mk.load(right, mask=(k[:, None] + start < K) & (j < N)), acc)
        left += B
        right += B * N
    mk.store(c + i * N + j, mk.where(acc > 0.0, acc, 0.01 * acc), mask=(i < M) & (j < N))


@eas.kernel
def split_k(a, b, c, M, N, K, B: eas.constexpr):
    i = (mk.program_id(0) * B + mk.arange(0, B))[:, None]
    j = (mk.program_id(1) * B + mk.arange(0, B))[None, :]
    k = mk.program_id(2) * B + mk.arange(0, B)
    left = mk.load(a, i * K + k[None, :], (i < M) & (k[None, :] < K))
    right = mk.load(b, k[:, None] * N + j, (k[:, None] < K) & (j < N))
    mk.atomic_add(c, i * N + j, mk.dot(left, right), (i < M) & (j < N))


@eas.kernel
def tiled(a, b, c, M, N, K, B: eas.constexpr):
    """Threads, which share what each of them loads."""
    t = mk.tid(0, B * B)
    y, x = t // B, t % B
    row, col = mk.program_id(0) * B + y, mk.program_id(1) * B + x
    left, right = mk.alloc_tg(B * B, mk.float64), mk.alloc_tg(B * B, mk.float64)
    acc = 0.0
    for k in mk.range(0, K, B):
        mk.store(left, t, mk.load(a, row * K + k + x, (row < M) & (k + x < K)))
        mk.store(right, t, mk.load(b, (k + y) * N + col, (k + y < K) & (col < N)))
        mk.barrier()
        for n in range(B):
            acc = acc + mk.load(left, y * B + n) * mk.load(right, n * B + x)
        mk.barrier()
    mk.store(c, row * N + col, acc, (row < M) & (col < N))


MATMULS = {"pointers": (matmul, (3, 2), 0.01), "split": (split_k, (3, 2, 3), 1.0)}
MATMULS["threads"] = (tiled, (3, 2), 1.0)


@pytest.mark.parametrize("name", MATMULS)
def test_matrix_products(name):
    kernel, grid, slope = MATMULS[name]
    args = {"a": numbers(9, 11), "b": numbers(11, 7), "c": np.zeros((9, 7))}
    args |= {"M": 9, "N": 7, "K": 11}

    def forward(a, b, **rest):
        return {"c": F.leaky_relu(a @ b, slope)}

    like_torch(kernel, args, ("a", "b"), forward, grid=grid, B=4)


@eas.kernel
def distances(a, b, out, M, N, D: eas.constexpr, B: eas.constexpr):
    i = mk.program_id(0) * B + mk.arange(0, B)
    j = mk.program_id(1) * B + mk.arange(0, B)
    d = mk.arange(0, D)[None, :]
    left = mk.load(a, i[:, None] * D + d, i[:, None] < M)
    right = mk.load(b, j[:, None] * D + d, j[:, None] < N)
    away = left[:, None, :] - right[None, :, :]
    m = (i[:, None] < M) & (j[None, :] < N)
    mk.store(out, i[:, None] * N + j[None, :], mk.sqrt(mk.sum(away * away, 2)), m)


@BOTH
def test_distances_are_0_only_where_masked(backend):
    args = {"a": numbers(5, 4), "b": numbers(7, 4), "out": np.zeros((5, 7)), "M": 5, "N": 7}

    def forward(a, b, **rest):
        return {"out": torch.cdist(a, b)}

    like_torch(distances, args, ("a", "b"), forward, grid=(2, 2), backend=backend, D=4, B=4)


@eas.kernel
def tree_sum(x, out, N, B: eas.constexpr):
    t, group = mk.tid(0, B), mk.program_id(0)
    shared = mk.alloc_tg(B, mk.float64)
    mk.store(shared, t, mk.load(x, group * B + t, group * B + t < N) ** 2)
    mk.barrier()
    half = B // 2
    while half > 0:
        v = mk.load(shared, t, t < half) + mk.load(shared, t + half, t < half)
        mk.barrier()
        mk.store(shared, t, v, t < half)
        mk.barrier()
        half = half // 2
    mk.store(out, group, mk.load(shared, 0 * t), t == 0)


@BOTH
def test_tree_sum(backend):
    args = {"x": numbers(27), "out": np.zeros(4), "N": 27}

    def forward(x, **rest):
        return {"out": F.pad(x * x, (0, 5)).reshape(4, 8).sum(1)}

    like_torch(tree_sum, args, ("x",), forward, grid=4, backend=backend, B=8)
