"""Gradients of whole kernels, as users write them, against central differences; and their own."""

import subprocess
import sys

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BACKENDS, differences, numbers, softmax

CASES = {}


def program(grid, wrt, outs=("out",), **arguments):
    """A kernel with a launch of it: shapes of arrays that are drawn, and other arguments."""

    def add(kernel):
        CASES[kernel.__name__] = kernel, grid, wrt, outs, arguments
        return kernel

    return add


def drawn(arguments, outs):
    given = {}
    for k, (name, value) in enumerate(arguments.items()):
        is_shape = isinstance(value, tuple)
        given[name] = numbers(*value, seed=k) if is_shape and name not in outs else value
        if name in outs:
            given[name] = np.zeros(value)
    return given


def copied(arguments):
    return {n: v.copy() if isinstance(v, np.ndarray) else v for n, v in arguments.items()}


def moved_by(kernel, grid, given, outs, g, name, step=1e-6):
    d = np.zeros(np.shape(given[name]) or 1)
    for at in np.ndindex(d.shape):
        ends = []
        for by in (step, -step):
            moved = copied(given)
            if isinstance(moved[name], np.ndarray):
                moved[name][at] += by
            else:
                moved[name] += by
            kernel(**moved, _grid=grid, _backend="interpreter")
            ends.append(sum((moved[out] * g[out]).sum() for out in outs))
        d[at] = (ends[0] - ends[1]) / (2 * step)
    return d


# --- kernels -------------------------------------------------------------------------------------


@program((3,), ("x", "w", "b", "eps"), x=(3, 11), w=(11,), b=(11,), out=(3, 11), n=11, eps=1e-3)
@eas.kernel
def layer_norm(x, w, b, out, n, eps, B: eas.constexpr = 16):
    row = mk.program_id(0)
    c = mk.arange(0, B)
    m = c < n
    v = mk.load(x, row * n + c, mask=m)
    d = mk.where(m, v - mk.sum(v) / n, 0.0)
    y = d * mk.rsqrt(mk.sum(d * d) / n + eps)
    mk.store(out, row * n + c, y * mk.load(w, c, mask=m) + mk.load(b, c, mask=m), mask=m)


@program((2, 2), ("a", "b"), a=(5, 7), b=(7, 6), out=(5, 6), M=5, N=6, K=7)
@eas.kernel
def matmul_relu(a, b, out, M, N, K, B: eas.constexpr = 4):
    i = mk.program_id(0) * B + mk.arange(0, B)[:, None]
    j = mk.program_id(1) * B + mk.arange(0, B)[None, :]
    acc = mk.zeros((B, B), dtype=mk.float64)
    for k in mk.range(0, K, 2):
        ka, kb = k + mk.arange(0, 2)[None, :], k + mk.arange(0, 2)[:, None]
        x = mk.load(a, i * K + ka, mask=(i < M) & (ka < K))
        acc = mk.dot(x, mk.load(b, kb * N + j, mask=(kb < K) & (j < N)), acc)
    mk.store(out, i * N + j, mk.maximum(acc, 0.0), mask=(i < M) & (j < N))


@program((3,), ("x",), x=(3, 11), out=(3,), n=11)
@eas.kernel
def online_logsumexp(x, out, n, B: eas.constexpr = 4):
    row = mk.program_id(0)
    high, total = mk.cast(-float("inf"), mk.float64), mk.cast(0.0, mk.float64)
    for k in mk.range(0, n, B):
        c = k + mk.arange(0, B)
        v = mk.load(x, row * n + c, mask=c < n, other=-float("inf"))
        new = mk.maximum(high, mk.max(v))
        total = total * mk.exp(high - new) + mk.sum(mk.exp(v - new))
        high = new
    mk.store(out, row, high + mk.log(total))


@program((2,), ("q", "k", "v"), q=(7, 4), k=(7, 4), v=(7, 4), out=(7, 4), n=7)
@eas.kernel
def attention(q, k, v, out, n, D: eas.constexpr = 4, B: eas.constexpr = 4):
    d = mk.arange(0, D)[None, :]
    i = mk.program_id(0) * B + mk.arange(0, B)
    query = mk.load(q, i[:, None] * D + d, mask=(i < n)[:, None])
    high = mk.full((B,), -1e30, mk.float64)
    total, acc = mk.zeros((B,), mk.float64), mk.zeros((B, D), mk.float64)
    for begin in mk.range(0, n, B):
        j = begin + mk.arange(0, B)
        keys = mk.load(k, j[:, None] * D + d, mask=(j < n)[:, None])
        values = mk.load(v, j[:, None] * D + d, mask=(j < n)[:, None])
        scores = mk.where((j < n)[None, :], mk.dot(query, mk.trans(keys)), -1e30)
        new = mk.maximum(high, mk.max(scores, 1))
        p, kept = mk.exp(scores - new[:, None]), mk.exp(high - new)
        total = total * kept + mk.sum(p, 1)
        acc = mk.dot(p, values, acc * kept[:, None])
        high = new
    mk.store(out, i[:, None] * D + d, acc / total[:, None], mask=(i < n)[:, None])


@program((4,), ("x",), x=(13,), out=(13,), n=13, seed=7)
@eas.kernel
def dropout(x, out, n, seed, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    m = o < n
    kept = mk.rand(seed, o) > 0.4
    mk.store(out, o, mk.where(kept, mk.load(x, o, mask=m) ** 2 / 0.6, 0.0), mask=m)


@program((1,), ("x",), x=(16,), out=(4,), n=4)
@eas.kernel
def by_pointers(x, out, n, B: eas.constexpr = 4):
    i = mk.arange(0, B)
    at, acc = x + i, mk.zeros((B,), dtype=mk.float64)
    for _ in mk.range(n):
        acc = acc * 0.5 + mk.sin(mk.load(at))
        at = at + B
    mk.store(out, i, acc)


@program((1,), ("x",), x=(4,), out=(20,), n=5)
@eas.kernel
def rows_of_states(x, out, n, B: eas.constexpr = 4):
    i = mk.arange(0, B)
    h = mk.load(x, i)
    for k in mk.range(n - 1, -1, -1):
        h = mk.sin(h) * 1.5
        mk.store(out, k * B + i, h)


@program((2, 3, 4), ("x",), x=(24,), out=(24,))
@eas.kernel
def grid_of_three(x, out):
    i, j, k = mk.program_id(0), mk.program_id(1), mk.program_id(2)
    at = (i * mk.num_programs(1) + j) * mk.num_programs(2) + k
    mk.store(out, at, mk.sin(mk.load(x, at) * mk.load(x, i) * mk.load(x, j + k)))


@program((12,), ("x",), x=(12,), out=(12,))
@eas.kernel
def collatz(x, out):
    """A loop that branches, and whose length nobody knows before."""
    i = mk.program_id(0)
    k, y = i + 1, mk.load(x, i)
    while k != 1:
        if k % 2 == 0:
            k = k // 2
            y = y * 1.1
        else:
            k = 3 * k + 1
            y = mk.sin(y)
    mk.store(out, i, y)


@program((8,), ("x",), x=(8,), out=(8,), n=8)
@eas.kernel
def jumps(x, out, n):
    i = mk.program_id(0)
    v = mk.load(x, i)
    if v < -0.4:
        return
    y = v * 0
    for k in mk.range(n):
        if k % 2 == 0:
            continue
        if y > 2.0:
            break
        y = y + v * v * k
    mk.store(out, i, y)


@program((1,), ("x", "w"), x=(1,), w=(6,), out=(1,), n=6)
@eas.kernel
def asks_memory(x, w, out, n):
    """The condition of the loop loads."""
    k, y = 0, mk.load(x, 0)
    while (k < n) & (mk.abs(mk.load(w, mk.minimum(k, n - 1))) > 0.2):
        y = mk.sin(y) * mk.load(w, k) + y
        k = k + 1
    mk.store(out, 0, y)


@program((3,), ("x", "y"), x=(9,), y=(9,), out=(9,), n=9)
@eas.kernel
def others_of_a_load(x, y, out, n, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    m = o < n
    other = mk.load(y, o, mask=m)
    mk.store(out, o, mk.load(x, o, mask=m & (o % 2 == 0), other=other) ** 2, mask=m)


@program((1,), ("u",), u=(9,), out=(9,), n=9, steps=5)
@eas.kernel
def heat_by_threads(u, out, n, steps):
    i = mk.tid(0, 16)
    s = mk.alloc_tg(16, dtype=mk.float64)
    mk.store(s, i, mk.load(u, i, mask=i < n))
    mk.barrier()
    for _ in mk.range(steps):
        left, right = mk.load(s, mk.maximum(i - 1, 0)), mk.load(s, mk.minimum(i + 1, 15))
        here = mk.load(s, i)
        mk.barrier()
        mk.store(s, i, here + 0.2 * (left * left - 2 * here + right))
        mk.barrier()
    mk.store(out, i, mk.load(s, i), mask=i < n)


@program((1,), ("a", "b"), a=(4, 8), b=(8, 4), out=(4, 4), n=8)
@eas.kernel
def matmul_by_threads(a, b, out, n):
    t = mk.tid(0, 16)
    i, j = t // 4, t % 4
    x, y = mk.alloc_tg(16, dtype=mk.float64), mk.alloc_tg(16, dtype=mk.float64)
    acc = mk.cast(0.0, mk.float64)
    for k in mk.range(0, n, 4):
        mk.store(x, t, mk.load(a, i * n + k + j))
        mk.store(y, t, mk.load(b, (k + i) * 4 + j))
        mk.barrier()
        for q in mk.range(4):
            acc = acc + mk.load(x, i * 4 + q) * mk.load(y, q * 4 + j)
        mk.barrier()
    mk.store(out, t, acc)


@program((1,), ("x",), x=(8,), out=(8,))
@eas.kernel
def sums_in_shared_memory(x, out):
    t = mk.tid(0, 8)
    s = mk.alloc_tg(2, dtype=mk.float64)
    v = mk.load(x, t)
    mk.atomic_add(s, t % 2, v * v)
    mk.barrier()
    mk.store(out, t, mk.load(s, t % 2) * v)


@program((3,), ("x", "p"), outs=("p",), x=(11,), p=(11,), n=11)
@eas.kernel
def adds_to_what_it_read(x, p, n, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    m = o < n
    mk.atomic_add(p, o, mk.load(x, o, mask=m) * mk.load(p, o, mask=m), mask=m)


@eas.func
def one_or_the_other(v, s):
    if mk.sum(v) > 0:
        return v * s
    return mk.sin(v)


@program((3,), ("x", "s"), x=(12,), out=(12,), s=1.7)
@eas.kernel
def by_a_function(x, out, s, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    mk.store(out, o, one_or_the_other(mk.load(x, o), s))


@pytest.mark.parametrize("name", CASES)
def test_program(name):
    kernel, grid, wrt, outs, arguments = CASES[name]
    given = drawn(arguments, outs)
    for out in outs:
        given[out] = numbers(*arguments[out], seed=50)  # what was there before
    g = {out: numbers(*arguments[out], seed=99) for out in outs}
    want = {n: moved_by(kernel, grid, given, outs, g, n) for n in wrt}
    for backend in BACKENDS:
        d = {f"d_{n}": np.zeros(np.shape(given[n]) or 1) for n in wrt}
        d |= {f"d_{out}": g[out].copy() for out in outs}
        kept = copied(given)
        kernel.grad(wrt=wrt)(**kept, **d, _grid=grid, _backend=backend)
        for n in wrt:
            np.testing.assert_allclose(d[f"d_{n}"], want[n], 1e-5, 1e-7, err_msg=f"{backend} d_{n}")
        for n, value in given.items():
            np.testing.assert_array_equal(kept[n], value, err_msg=n)


def test_fragments():
    @eas.kernel
    def fragments(a, b, out):
        mk.tid(0, 32)
        mk.mma_store(out, 0, 8, mk.mma(a, 0, 8, b, 0, 8, mk.mma_zero()))

    a, b, g = (numbers(8, 8, seed=k).astype(np.float32) for k in range(3))
    for backend in BACKENDS:
        d = {"d_a": np.zeros((8, 8), np.float32), "d_b": np.zeros((8, 8), np.float32)}
        adjoint = fragments.grad(wrt=("a", "b"))
        adjoint(a, b, np.zeros((8, 8), np.float32), d_out=g, **d, _grid=1, _backend=backend)
        np.testing.assert_allclose(d["d_a"], g @ b.T, rtol=1e-4, atol=1e-4)
        np.testing.assert_allclose(d["d_b"], a.T @ g, rtol=1e-4, atol=1e-4)


# --- second order --------------------------------------------------------------------------------


def second_order(kernel, grid, x, out, extra):
    """Against differences of the first order, by x and by what comes in."""
    g, v = numbers(*out, seed=98), numbers(*x.shape, seed=97)
    first = kernel.grad(wrt="x")

    def towards_v(at, incoming):
        d = np.zeros(x.shape)
        first(at, np.zeros(out), *extra, d_out=incoming, d_x=d, _grid=grid)
        return (d * v).sum()

    for backend in BACKENDS:
        d = {"dd_x": np.zeros(x.shape), "dd_d_out": np.zeros(out), "dd_d_x": v.copy()}
        given = {"d_out": g, "d_x": np.zeros(x.shape), "_grid": grid, "_backend": backend}
        first.grad(wrt=("x", "d_out"))(x, np.zeros(out), *extra, **given, **d)
        by_x = differences(lambda at: towards_v(at, g), x)
        by_g = differences(lambda at: towards_v(x, at), g)
        np.testing.assert_allclose(d["dd_x"], by_x, 1e-5, 1e-6)
        np.testing.assert_allclose(d["dd_d_out"], by_g, 1e-5, 1e-6)


@eas.kernel
def products(x, out):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    mk.store(out, i, mk.cumprod(v, 0) * mk.prod(v) + mk.cumsum(v * v, 0) * mk.max(v))


@eas.kernel
def matrices(x, out):
    at = mk.arange(0, 4)[:, None] * 4 + mk.arange(0, 4)[None, :]
    a = mk.load(x, at)
    mk.store(out, at, mk.dot(a, mk.dot(a, a)))


@eas.kernel
def one_after_another(x, out):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    mk.store(out, mk.arange(0, 8), mk.cat([v * v, mk.exp(v)], 0))


@eas.kernel
def branches(x, out):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    y = mk.sin(v) * v
    if mk.sum(v) > 0.1:
        y = v * v * v
    mk.store(out, i, y)


SECOND = {
    "softmax": (softmax, 3, (3, 5), (3, 5), (5,)),
    "products": (products, 1, (4,), (4,), ()),
    "matrices": (matrices, 1, (4, 4), (4, 4), ()),
    "cat": (one_after_another, 1, (4,), (8,), ()),
    "branches": (branches, 1, (4,), (4,), ()),
}


@pytest.mark.parametrize("name", SECOND)
def test_second_order(name):
    kernel, grid, shape, out, extra = SECOND[name]
    second_order(kernel, grid, numbers(*shape), out, extra)


@eas.kernel
def gathers(x, out, idx, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(x, mk.load(idx, o))
    mk.store(out, o, v * v * v)


def test_second_order_of_gathers():
    second_order(gathers, 2, numbers(4), (8,), (np.array([0, 1, 1, 3, 2, 2, 2, 0]),))


@eas.kernel
def adds(x, out, idx, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(x, o)
    mk.atomic_add(out, mk.load(idx, o), v * v * v)


def test_second_order_of_atomics():
    second_order(adds, 2, numbers(8), (4,), (np.array([0, 1, 1, 3, 2, 2, 2, 0]),))


@eas.kernel
def neighbours(x, out, n, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    m = o < n
    mk.store(out, o, mk.load(x, o, mask=m) * mk.sin(mk.load(x, (o + 1) % n, mask=m)), mask=m)


def test_second_order_of_two_loads():
    second_order(neighbours, 2, numbers(7), (7,), (7,))


LOOP = """
import sys
sys.path[:0] = {path!r}
from test_grad_programs import loops, numbers, second_order
second_order(loops, 1, numbers(4), (4,), (5,))
"""


@eas.kernel
def loops(x, out, t):
    i = mk.arange(0, 4)
    h = v = mk.load(x, i)
    for k in mk.range(t):
        h = mk.tanh(h * v + k * 0.01) + h * 0.1
    mk.store(out, i, h)


def test_second_order_of_loops():
    """In a process of its own, which may crash."""
    done = subprocess.run(
        [sys.executable, "-c", LOOP.format(path=sys.path)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
