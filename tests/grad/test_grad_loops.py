"""Gradients of loops of every length, of threads, and on many threads."""

import os
import subprocess
import sys
import textwrap

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BACKENDS, BOTH, differences, numbers

# --- loops ---------------------------------------------------------------------------------------

TURNS = [0, 1, 2, 63, 64, 65, 5000]


@eas.kernel
def recurrence(x, w, out, t, B: eas.constexpr):
    i = mk.arange(0, B)
    h, v = mk.load(x, i), mk.load(w, i)
    for k in mk.range(t):
        h = mk.sin(h * v + mk.cast(k, mk.float64) * 0.01) + h * 0.1
    mk.store(out, i, h)


@eas.kernel
def recurrence_by_while(x, w, out, t, B: eas.constexpr):
    i = mk.arange(0, B)
    h, v = mk.load(x, i), mk.load(w, i)
    k = 0
    while k < t:
        h = mk.sin(h * v + mk.cast(k, mk.float64) * 0.01) + h * 0.1
        k += 1
    mk.store(out, i, h)


def recurrence_back(x, w, g, t):
    states = [x]
    for k in range(t):
        states.append(np.sin(states[-1] * w + k * 0.01) + states[-1] * 0.1)
    dw = np.zeros(w.shape)
    for k in reversed(range(t)):
        slope = np.cos(states[k] * w + k * 0.01)
        dw += g * slope * states[k]
        g = g * (slope * w + 0.1)
    return g, dw


@pytest.mark.parametrize("kernel", [recurrence, recurrence_by_while], ids=["for", "while"])
@pytest.mark.parametrize("block", [3, 300])  # the larger keeps but some of its states
@pytest.mark.parametrize("turns", TURNS)
def test_turns_of_a_loop(kernel, block, turns):
    x, w, g = numbers(block), np.tanh(numbers(block, seed=1)) * 0.8, numbers(block, seed=2)
    want = recurrence_back(x, w, g, turns)
    for backend in BACKENDS if block * turns < 10**5 else ("cpu",):
        dx, dw = np.zeros(block), np.zeros(block)
        kernel.grad(wrt=("x", "w"))(
            *(x, w, np.zeros(block), turns, block),
            **{"d_out": g, "d_x": dx, "d_w": dw, "_grid": 1, "_backend": backend},
        )
        np.testing.assert_allclose(dx, want[0], rtol=1e-7, atol=1e-12)
        np.testing.assert_allclose(dw, want[1], rtol=1e-7, atol=1e-12)


@eas.kernel
def nested(x, out, a, b):
    """Loops in loops, each of which needs its states; the inner one's length changes."""
    i = mk.arange(0, 2)
    h = mk.load(x, i)
    total = h * 0
    for k in mk.range(a):
        for j in mk.range(k % (b + 1)):
            h = mk.tanh(h * 1.3 + j * 0.1)
        total = total * 0.9 + h * h
    mk.store(out, i, total)


@BOTH
@pytest.mark.parametrize(("a", "b"), [(0, 3), (1, 0), (5, 3), (70, 2), (3, 80), (9, 70)])
def test_nested_loops(backend, a, b):
    x, g, d = numbers(2), numbers(2, seed=1), np.zeros(2)

    def run(y):
        out = np.zeros(2)
        nested(y, out, a, b, _grid=1)
        return out @ g

    nested.grad(wrt="x")(x, np.zeros(2), a, b, d_out=g, d_x=d, _grid=1, _backend=backend)
    np.testing.assert_allclose(d, differences(run, x), rtol=1e-5, atol=1e-8)


# --- threads -------------------------------------------------------------------------------------


@eas.kernel
def tree(x, out, n):
    """Squares of a group's numbers, added up in threadgroup memory."""
    t = mk.tid(0, 8)
    g = mk.program_id(0) * 8 + t
    s = mk.alloc_tg(8, dtype=mk.float64)
    v = mk.load(x, g, mask=g < n)
    mk.store(s, t, v * v)
    mk.barrier()
    k = 4
    while k > 0:
        if t < k:
            mk.store(s, t, mk.load(s, t) * mk.load(s, t + k) + mk.load(s, t))
        mk.barrier()
        k = k // 2
    if t == 0:
        mk.store(out, mk.program_id(0), mk.load(s, 0))


@eas.kernel
def turned_around(x, out, n):
    t = mk.tid(0, 8)
    s = mk.alloc_tg(8, dtype=mk.float64)
    g = mk.program_id(0) * 8 + t
    mk.store(s, t, mk.sin(mk.load(x, g, mask=g < n)))
    mk.barrier()
    mk.store(out, g, mk.load(s, 7 - t) * mk.load(s, t), mask=g < n)


@BOTH
@pytest.mark.parametrize(("kernel", "size"), [(tree, 2), (turned_around, 13)], ids=["tree", "turn"])
def test_thread_level_kernels(backend, kernel, size):
    x, g, d = numbers(13), numbers(size, seed=1), np.zeros(13)

    def run(y):
        out = np.zeros(size)
        kernel(y, out, 13, _grid=2)
        return out @ g

    kernel.grad(wrt="x")(x, np.zeros(size), 13, d_out=g, d_x=d, _grid=2, _backend=backend)
    np.testing.assert_allclose(d, differences(run, x), rtol=1e-5, atol=1e-8)


@eas.kernel
def embedding(table, idx, out, n, B: eas.constexpr = 16):
    o = mk.program_id(0) * B + mk.arange(0, B)
    m = o < n
    row = mk.load(idx, o, mask=m)
    mk.store(out, o, mk.exp(mk.load(table, row, mask=m)) * mk.load(table, 0), mask=m)


SUMS = """
import hashlib, sys
sys.path.insert(0, {folder!r})
import numpy as np
from grad_checks import scaled
from test_grad_loops import embedding
rng = np.random.default_rng(0)
n = 5003
x, w, idx = rng.normal(size=n), rng.normal(size=3), rng.integers(0, 17, n)
dx, dw, ds, dt = np.zeros(n), np.zeros(3), np.zeros(1), np.zeros(17)
g = rng.normal(size=n)
scaled.grad(wrt=("x", "w", "s"))(x, w, np.zeros(n), n, 1.7, d_out=g, d_x=dx, d_w=dw, d_s=ds)
embedding.grad(wrt="table")(x[:17].copy(), idx, np.zeros(n), n, d_out=g, d_table=dt)
narrow = np.zeros(3, np.float32)
scaled.grad(wrt="w")(x, w.astype(np.float32), np.zeros(n), n, 1.7, d_out=g, d_w=narrow)
for array in (dx, dw, ds, dt, narrow):
    print(hashlib.sha256(array.tobytes()).hexdigest())
"""


def test_the_same_bits_for_any_number_of_threads():
    """Sums over programs too: they are added in a fixed order."""
    here = os.path.dirname(os.path.abspath(__file__))
    said = set()
    for threads in (1, 2, 8, 8, 8):
        done = subprocess.run(
            [sys.executable, "-c", textwrap.dedent(SUMS.format(folder=here))],
            env=os.environ | {"EAS_NUM_THREADS": str(threads)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        said.add(done.stdout)
    assert len(said) == 1


@eas.kernel
def only_the_first(x, out, B: eas.constexpr = 64):
    """All programs load what one of them stores."""
    i = mk.arange(0, B)
    v = mk.load(x, i)
    if mk.program_id(0) == 0:
        mk.store(out, i, v * v)


@eas.kernel
def the_first_by_its_mask(x, out, B: eas.constexpr = 64):
    i = mk.arange(0, B)
    mk.store(out, i, mk.load(x, i) ** 2, mask=(i >= 0) & (mk.program_id(0) == 0))


@pytest.mark.parametrize("kernel", [only_the_first, the_first_by_its_mask])
def test_programs_that_add_nothing_lose_nothing(kernel):
    x = numbers(64)
    for _ in range(20):
        d = np.zeros(64)
        kernel.grad(wrt="x")(x, np.zeros(64), d_out=np.ones(64), d_x=d, _grid=5000)
        np.testing.assert_allclose(d, 2 * x)
