"""Gradients that many programs add to: sums are right, the same for any number of threads, and held
in enough bits; what is only read stays as it is."""

import subprocess
import sys

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BACKENDS, BOTH, differences, numbers


@eas.kernel
def rows_times(x, w, out, N, B: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, B)
    m = c < N
    mk.store(out, row * N + c, mk.sin(mk.load(x, row * N + c, m)) * mk.load(w, c, m), m)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("layout", ["plain", "reversed", "every other"])
def test_sums_of_many_programs(dtype, layout):
    """Long enough to be cut into parts."""
    rows, N = 2000, 500
    x, g = (numbers(rows, N, seed=s).astype(dtype) for s in (1, 2))
    step = {"plain": 1, "reversed": -1, "every other": 2}[layout]
    w = numbers(N * abs(step)).astype(dtype)[::step]
    whole = np.full(N * abs(step) + 2, 7, dtype)
    d_w = whole[1:-1][::step]
    d_w[:] = 1

    @eas.kernel
    def scaled(x, w, out, N, B: eas.constexpr):
        row = mk.program_id(0)
        c = mk.arange(0, B)
        m = c < N
        weight = mk.load(w, c * w.stride(0), m)
        mk.store(out, row * N + c, mk.sin(mk.load(x, row * N + c, m)) * weight, m)

    k = scaled.grad(wrt="w")
    k(x, w, np.empty_like(x), N, B=512, d_out=g, d_w=d_w, _grid=rows)
    wanted = 1 + (np.sin(x.astype(np.float64)) * g).sum(0)
    assert np.allclose(d_w, wanted, atol=2e-3 if dtype is np.float32 else 1e-10)
    own = np.zeros(len(whole), bool)
    own[1:-1][::step] = True
    assert (whole[~own] == 7).all()


THREADS = """
import sys
sys.path.insert(0, {here!r})
import numpy as np, test_grad_sharing as t
x, g = (t.numbers(3000, 300, seed=s).astype(np.float32) for s in (1, 2))
w, d_w, d_x = t.numbers(300).astype(np.float32), np.zeros(300, np.float32), np.zeros_like(x)
k = t.rows_times.grad(wrt=("x", "w"))
k(x, w, np.empty_like(x), 300, B=512, d_out=g, d_x=d_x, d_w=d_w, _grid=3000)
print(d_w.tobytes().hex(), d_x.sum(dtype=np.float64))
"""


@eas.kernel
def heads_times(x, w, out, AXIS: eas.constexpr, ROWS: eas.constexpr, B: eas.constexpr):
    """Programs of a head, which has weights of its own, meet; those of two heads do not."""
    head, row = mk.program_id(AXIS), mk.program_id(1 - AXIS)
    c = mk.arange(0, B)
    at = (head * ROWS + row) * B + c
    mk.store(out, at, mk.sin(mk.load(x, at)) * mk.load(w, head * B + c))


GROUPS = """
import sys
sys.path.insert(0, {here!r})
import numpy as np, eas
from test_grad_sharing import heads_times
heads, rows, B = 16, 501, 128
x = np.random.default_rng(1).normal(size=(heads, rows, B)).astype(np.float32)
for axis in 0, 1:
    w, d_w = np.ones((heads, B), np.float32), np.zeros((heads, B), np.float32)
    k = heads_times.grad(wrt="w")[(rows, heads) if axis else (heads, rows)]
    k(x, w, x * 0, axis, rows, B, d_out=np.ones_like(x), d_w=d_w)
    in_order = np.zeros_like(d_w)
    for row in range(rows):
        in_order += np.sin(x[:, row].astype(np.float64)).astype(np.float32)
    np.testing.assert_allclose(d_w, in_order, rtol=1e-4, atol=1e-4)
    print(d_w.tobytes().hex())
"""


@pytest.mark.parametrize("code", ["THREADS", "GROUPS"])
def test_sums_are_the_same_for_any_number_of_threads(code):
    seen = set()
    for threads in "1", "2", "3", "8":
        run = subprocess.run(
            [sys.executable, "-c", globals()[code].format(here=__file__.rpartition("/")[0])],
            env={**__import__("os").environ, "EAS_NUM_THREADS": threads},
            capture_output=True,
            text=True,
            check=True,
        )
        seen.add(run.stdout)
    assert len(seen) == 1


@BOTH
def test_neighbours_meet(backend):
    """Each load alone stays in its program's elements; together they do not."""

    @eas.kernel
    def both(x, out, more, B: eas.constexpr = 4):
        o = mk.program_id(0) * B + mk.arange(0, B)
        mk.store(out, o, mk.load(x, o))
        mk.store(more, o + 1, mk.load(x, o + 1))

    n, programs = 64, 16
    d_x = np.zeros(n + 1)
    ones = np.ones(n + 1)
    k = both.grad(wrt="x")
    k(ones, ones * 0, ones * 0, d_out=ones, d_more=ones, d_x=d_x, _grid=programs, _backend=backend)
    assert d_x.tolist() == [1, *[2] * (n - 1), 1]
    compiled = k.compile(ones, ones, ones, d_out=ones, d_more=ones, d_x=d_x)
    assert " ordered " in compiled.ir.splitlines()[0]


@BOTH
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_sums_of_16_bits_are_held_in_32(backend, dtype):
    torch = pytest.importorskip("torch")

    @eas.kernel
    def shifted(x, b, out, N, B: eas.constexpr = 8):
        row = mk.program_id(0)
        c = mk.arange(0, B)
        mk.store(out, row * N + c, mk.load(x, row * N + c) + mk.load(b, c))

    rows = 600 if backend == "interpreter" else 6000
    x = torch.zeros(rows, 8, dtype=getattr(torch, dtype))
    d_b, d_x = torch.ones(8, dtype=x.dtype), torch.zeros_like(x)
    k = shifted.grad(wrt=("b", "x"))
    k(x, d_b * 0, x.clone(), 8, d_out=x + 1, d_b=d_b, d_x=d_x, _grid=rows, _backend=backend)
    assert d_b.tolist() == torch.full((8,), rows + 1.0).to(x.dtype).tolist()
    assert (d_x == 1).all()


@BOTH
def test_sums_of_turns_of_16_bits(backend):
    @eas.kernel
    def often(x, out, T, B: eas.constexpr = 8):
        c = mk.arange(0, B)
        total = mk.zeros((B,), mk.float32)
        for _ in mk.range(0, T):
            total += mk.load(x, c).to(mk.float32)
        mk.store(out, c, total)

    x, d_x, out = np.ones(8, np.float16), np.zeros(8, np.float16), np.ones(8, np.float32)
    often.grad(wrt="x")(x, out, 5000, d_out=out, d_x=d_x, _grid=1, _backend=backend)
    assert (d_x == 5000).all()


# --- stores over stores -------------------------------------------------------------------------


@BOTH
def test_only_the_last_store_has_a_gradient(backend):
    x, d_x, d_y = np.ones(16), np.zeros(16), np.zeros(16)
    g = np.arange(32.0)[::-2]  # not contiguous
    g.flags.writeable = False
    before = g.copy()
    out = np.zeros(32)[::-2]

    @eas.kernel
    def strided(x, y, out, B: eas.constexpr = 8):
        o = mk.program_id(0) * B + mk.arange(0, B)
        mk.store(out, o * out.stride(0), mk.load(x, o) * 2)
        mk.store(out, o * out.stride(0), mk.load(y, o) * 3, o % 2 == 0)

    k = strided.grad(wrt=("x", "y"))
    k(x, x, out, d_out=g, d_x=d_x, d_y=d_y, _grid=2, _backend=backend)
    assert (g == before).all()
    even = np.arange(16) % 2 == 0
    assert (d_x == np.where(even, 0, 2 * g)).all()
    assert (d_y == np.where(even, 3 * g, 0)).all()
    assert k.compile(x, x, out, d_out=g, d_x=d_x, d_y=d_y).writes == {"d_x", "d_y"}


@BOTH
def test_halves_and_pairs_need_no_copy(backend):
    """Rotary embeddings: two stores that never meet, whatever the arguments are."""

    @eas.kernel
    def rotary(x, out, heads, HALF: eas.constexpr, PAIRS: eas.constexpr):
        p = mk.program_id(0) * 2 + mk.arange(0, 2)[:, None]
        d = mk.arange(0, HALF)[None, :]
        row = (p * heads + mk.program_id(1)) * (2 * HALF)
        a, b = (row + 2 * d, row + 2 * d + 1) if PAIRS else (row + d, row + d + HALF)
        left, right = mk.load(x, a), mk.load(x, b)
        mk.store(out, a, left * 3 - right)
        mk.store(out, b, right * 3 + left)

    x, g = numbers(4, 3, 8), numbers(4, 3, 8, seed=1)
    for pairs in False, True:
        d_x = np.zeros_like(x)
        k = rotary.grad(wrt="x")
        k(x, x * 0, 3, HALF=4, PAIRS=pairs, d_out=g, d_x=d_x, _grid=(2, 3), _backend=backend)
        left, right = (g[..., ::2], g[..., 1::2]) if pairs else (g[..., :4], g[..., 4:])
        wanted = np.stack if pairs else np.concatenate
        assert np.allclose(d_x, wanted([3 * left + right, 3 * right - left], -1).reshape(x.shape))
        ir = k.compile(x, x, 3, HALF=4, PAIRS=pairs, d_out=g, d_x=d_x).ir
        assert ir.count("store %3") == 0  # d_out


# --- a few elements anywhere --------------------------------------------------------------------


@eas.kernel
def likelihood(x, y, loss, stride, N, B: eas.constexpr):
    row = mk.program_id(0)
    c = mk.arange(0, B)
    v = mk.load(x, row * stride + c, c < N, -float("inf"))
    top = mk.max(v)
    mk.store(loss, row, top + mk.log(mk.sum(mk.exp(v - top))) - mk.load(x, mk.load(y, row)))


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(("rows", "N"), [(7, 5), (300, 900)])
def test_stray_elements_are_added_at_the_end(backend, rows, N):
    """Targets lie in any row: programs meet there, and only there."""
    if backend == "interpreter" and rows > 7:
        rows, N = 30, 40
    x = numbers(rows, N)
    y = np.random.default_rng(3).integers(0, rows * N, rows)
    y[: rows // 2] = y[0]
    g = numbers(rows, seed=5)
    d_x = np.ones_like(x)
    k = likelihood.grad(wrt="x")
    B = eas.next_power_of_2(N) * 8
    k(x, y, g * 0, N, N, B=B, d_loss=g, d_x=d_x, _grid=rows, _backend=backend)
    e = np.exp(x)
    wanted = 1 + e / e.sum(1, keepdims=True) * g[:, None]
    np.add.at(wanted.reshape(-1), y, -g)
    assert np.allclose(d_x, wanted)
    assert " late=" in k.compile(x, y, g, N, N, B=B, d_loss=g, d_x=d_x).ir.splitlines()[0]


def test_rows_that_overlap_run_in_order():
    """The same kernel where its rows do meet: a stride shorter than they are."""
    x = numbers(40)
    y = np.arange(20)
    g = numbers(20, seed=5)

    def total(x):
        loss = np.zeros(20)
        likelihood(x, y, loss, 1, 21, B=64, _grid=20)
        return (loss * g).sum()

    d_x = np.zeros(40)
    likelihood.grad(wrt="x")(x, y, g * 0, 1, 21, B=64, d_loss=g, d_x=d_x, _grid=20)
    assert np.allclose(d_x, differences(total, x), atol=1e-6)


# --- sort ----------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("shape", "axis"), [((1,), 0), ((7,), 0), ((3, 5), 0), ((3, 5), 1), ((2, 3, 4), 1)]
)
@pytest.mark.parametrize("descending", [False, True])
def test_gradients_of_sort(backend, shape, axis, descending):
    size = int(np.prod(shape))

    @eas.kernel
    def ordered(x, out):
        o = mk.reshape(mk.arange(0, size), shape)
        mk.store(out, o, mk.sort(mk.load(x, o), axis, descending))

    x, g = numbers(*shape), numbers(*shape, seed=1)
    d_x = np.zeros(shape)
    ordered.grad(wrt="x")(x, x * 0, d_out=g, d_x=d_x, _grid=1, _backend=backend)
    places = np.argsort(-x if descending else x, axis)
    wanted = np.zeros(shape)
    np.put_along_axis(wanted, places, g, axis)
    assert np.allclose(d_x, wanted)


@BOTH
@pytest.mark.parametrize("descending", [False, True])
def test_equal_elements_share_the_gradient_of_their_places(backend, descending):
    nan, inf = float("nan"), float("inf")
    x = np.array([2, nan, 1, 2, -inf, nan, 0.0, -0.0, 2, inf], np.float32)
    g = 2.0 ** np.arange(10).astype(np.float32)

    @eas.kernel
    def ordered(x, out):
        o = mk.arange(0, 10)
        mk.store(out, o, mk.sort(mk.load(x, o), 0, descending))

    d_x = np.zeros_like(x)
    ordered.grad(wrt="x")(x, x, d_out=g, d_x=d_x, _grid=1, _backend=backend)
    h = g[::-1] if descending else g
    zero, two, nans = h[1:3].mean(), h[4:7].mean(), h[8:].mean()
    assert np.allclose(d_x, [two, nans, h[3], two, h[0], nans, zero, zero, two, h[7]])


def test_second_gradients_of_sort():
    @eas.kernel
    def cubes(x, w, out):
        o = mk.arange(0, 5)
        v = mk.sort(mk.load(x, o))
        mk.store(out, o, v * v * v * mk.load(w, o))

    x, w, g, h = (numbers(5, seed=s) for s in range(4))
    zero = np.zeros(5)
    second = cubes.grad(wrt="x").grad(wrt="x")
    dd_x = np.zeros(5)
    second(x, w, zero, d_out=g, d_x=zero.copy(), dd_d_x=h, dd_x=dd_x, _grid=1)
    rank = np.argsort(np.argsort(x))
    assert np.allclose(dd_x, 6 * x * (w * g)[rank] * h)


@BOTH
@pytest.mark.parametrize("descending", [False, True])
def test_tangents_of_sort(backend, descending):
    """In a loop, too."""

    @eas.kernel
    def ordered(x, out):
        o = mk.reshape(mk.arange(0, 12), (3, 4))
        v = mk.load(x, o)
        for _ in mk.range(2):
            v = mk.sort(v, 1, descending) * 1.5
        mk.store(out, o, v)

    x, t, out, d_out = numbers(3, 4), numbers(3, 4, seed=1), np.zeros((3, 4)), np.zeros((3, 4))
    ordered.jvp(wrt="x")(x, out, d_x=t, d_out=d_out, _grid=1, _backend=backend)
    places = np.argsort(-x if descending else x, 1)
    assert np.allclose(out, 2.25 * np.take_along_axis(x, places, 1))
    assert np.allclose(d_out, 2.25 * np.take_along_axis(t, places, 1))


def test_second_order_of_sums_of_16_bits():
    """d_w is held in float32; the second derivatives are given with the arrays the first had."""

    @eas.kernel
    def scaled(x, w, out, B: eas.constexpr = 8):
        row = mk.program_id(0)
        c = mk.arange(0, B)
        v = mk.load(w, c)
        mk.store(out, row * B + c, mk.load(x, row * B + c) * v * v)

    rows = 5000
    x, w = np.ones((rows, 8), np.float16), np.ones(8, np.float16)
    d_w, dd_w, dd_d_w = np.zeros_like(w), np.zeros_like(w), np.ones_like(w)
    given = {"d_out": np.ones_like(x), "d_w": d_w, "_grid": rows}
    scaled.grad(wrt="w").grad(wrt="w")(x, w, x * 0, **given, dd_d_w=dd_d_w, dd_w=dd_w)
    assert (dd_w == 2 * rows).all()
    assert (dd_d_w == 1).all()
    assert (d_w == 0).all()
    scaled.grad(wrt="w").jvp(wrt="w")(x, w, x * 0, **given, dd_w=w, dd_d_w=dd_d_w)
    assert (d_w == 2 * rows).all()
    assert (dd_d_w == 2 * rows + 1).all()


# --- what does not fit ----------------------------------------------------------------------------


def test_what_would_not_fit_is_said_before_anything_is_written():
    @eas.kernel
    def steps(x, out, T, B: eas.constexpr = 1024):
        o = mk.program_id(0) * B + mk.arange(0, B)
        v = mk.load(x, o)
        mk.store(out, o, v)
        for _ in mk.range(0, T):
            v = mk.sin(v)
        mk.store(out, o, v)

    x, d_x = np.ones(2048), np.zeros(2048)
    T = 2**62
    with pytest.raises(
        eas.LaunchError, match=r"the values to keep for it do not fit into memory"
    ) as e:
        steps.grad(wrt="x")(x, x.copy(), T, d_out=x, d_x=d_x, _grid=2)
    assert "bytes, expected a shorter loop or smaller tiles" in str(e.value)
    assert (d_x == 0).all()
