"""What the adjoint need not compute, add up carefully or keep: kernels in which it must.

Each is near to one for which a shorter way is right.
"""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BACKENDS, BOTH, differences, numbers


def check(kernel, x, out, extra=(), grid=1, before=None):
    """d_x beside central differences; `before` is what out holds, where that matters."""
    g = numbers(*out, seed=77)
    held = np.zeros(out) if before is None else before

    def run(at):
        made = held.copy()
        kernel(at, made, *extra, _grid=grid, _backend="interpreter")
        return (made * g).sum()

    want = differences(run, x)
    for backend in BACKENDS:
        d = np.zeros(x.shape)
        given = {"d_out": g.copy(), "d_x": d, "_grid": grid, "_backend": backend}
        kernel.grad(wrt="x")(x, held.copy(), *extra, **given)
        np.testing.assert_allclose(d, want, 1e-5, 1e-6, err_msg=backend)


def square(kernel):
    """A kernel of a 4 by 4 tile."""

    @eas.kernel
    def of_square(x, out):
        at = mk.arange(0, 4)[:, None] * 4 + mk.arange(0, 4)[None, :]
        mk.store(out, at, kernel(mk.load(x, at)))

    return of_square


# --- a maximum that only keeps exp in range ------------------------------------------------------


def soft(v, axis, along):
    e = mk.exp(v - mk.max(v, axis, True))
    return e / mk.sum(e, along, True)


def turned(v):
    m = mk.broadcast_to(mk.max(v, 1, True), (4, 4))
    return v - m + mk.trans(m)


def as_row_and_column(v):
    m = mk.max(v, 1)
    return mk.exp(v - m[:, None]) * mk.exp(m[None, :])


def of_all(v):
    m = mk.max(v)
    return mk.exp(v - m) / mk.sum(mk.exp(v - m)) + m


def shifted_once(v):
    m = mk.max(v, 1, True)
    return mk.exp(v - m) / mk.sum(mk.exp(v), 1, True)


SHIFTS = {
    "rows": lambda v: soft(v, 1, 1),
    "columns": lambda v: soft(v, 0, 0),
    "columns by the maximum of rows": lambda v: soft(v, 1, 0),
    "rows by the maximum of columns": lambda v: soft(v, 0, 1),
    "all by the maximum of rows": lambda v: mk.exp(v - mk.max(v, 1, True)) / mk.sum(mk.exp(v)),
    "the sum of all": lambda v: soft(v, 1, None),
    "turned": turned,
    "row and column": as_row_and_column,
    "also used": of_all,
    "once": shifted_once,
    "minimum": lambda v: mk.exp(mk.min(v) - v) * mk.max(v),
    "logsumexp": lambda v: mk.max(v) + mk.log(mk.sum(mk.exp(v - mk.max(v)))) + v * 0,
    "twice the logsumexp": lambda v: 2 * mk.max(v) + mk.log(mk.sum(mk.exp(v - mk.max(v)))) + v * 0,
    "squares": lambda v: (mk.exp(v - mk.max(v)) / mk.sum(mk.exp(v - mk.max(v)))) ** 2,
}


@pytest.mark.parametrize("name", SHIFTS)
def test_maxima(name):
    check(square(SHIFTS[name]), numbers(4, 4), (4, 4))


@eas.kernel
def asked(x, out):
    """The maximum decides."""
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    m = mk.max(v)
    y = mk.exp(v - m) / mk.sum(mk.exp(v - m))
    if m > 0.3:
        y = y * m
    mk.store(out, i, y)


def test_a_maximum_that_decides():
    check(asked, numbers(4), (4,))
    check(asked, numbers(4) - 9, (4,))


# --- elements that lanes share -------------------------------------------------------------------


@eas.kernel
def windows(x, out, s, t, B: eas.constexpr = 4):
    at = 30 + mk.arange(0, B)[:, None] * s + mk.arange(0, B)[None, :] * t
    v = mk.load(x, at)
    mk.store(out, mk.arange(0, B), mk.sum(mk.sin(v * v), 1))


@pytest.mark.parametrize("t", [0, 1, 2, -3])
@pytest.mark.parametrize("s", [0, 1, 2, 4, 7, -1, -4])
def test_strides_known_at_run_time(s, t):
    check(windows, numbers(72), (4,), (s, t))


@pytest.mark.parametrize("step", [0, 1, 2, 4, 5])
def test_programs_that_overlap(step):
    @eas.kernel
    def overlapping(x, out, step, B: eas.constexpr = 4):
        p, i = mk.program_id(0), mk.arange(0, B)
        v = mk.load(x, p * step + i)
        mk.store(out, p * B + i, v * v)

    check(overlapping, numbers(24), (16,), (step,), grid=4)


@eas.kernel
def with_bias(x, b, out, B: eas.constexpr = 4):
    i, j = mk.arange(0, B)[:, None], mk.arange(0, B)[None, :]
    v = mk.load(x, i * x.stride(0) + j * x.stride(1)) * mk.load(
        b, i * b.stride(0) + j * b.stride(1)
    )
    mk.store(out, i * out.stride(0) + j * out.stride(1), v)


@BOTH
@pytest.mark.parametrize("axis", [0, 1])
def test_a_stretched_array(backend, axis):
    """An array with a stride of 0, and a gradient with the same."""
    x, b, g, d = numbers(4, 4), numbers(4), numbers(4, 4, seed=1), np.zeros(4)
    strides = (0, 8) if axis == 0 else (8, 0)
    stretch = lambda a: np.lib.stride_tricks.as_strided(a, (4, 4), strides)  # noqa: E731
    with_bias.grad(wrt="b")(
        *(x, stretch(b), np.zeros((4, 4))),
        **{"d_out": g, "d_b": stretch(d), "_grid": 1, "_backend": backend},
    )
    np.testing.assert_allclose(d, (g * x).sum(axis))


# --- products that need no guard -----------------------------------------------------------------


LEFT_OUT = {
    "data": ([1, np.inf, -np.inf, 2], lambda v: (~mk.isinf(v), v), [1, 0, 0, 2]),
    "exp": ([0, 1000, 2000, 0], lambda v: (v < 10, mk.exp(v)), [1, 0, 0, 1]),
    "sqrt": ([4, -1, 0, 9], lambda v: (v > 0, mk.sqrt(v)), [2, 0, 0, 3]),
    "nan": ([1, np.nan, np.nan, 2], lambda v: (v == v, v), [1, 0, 0, 2]),
    "overflow": ([1, 1e301, 1e301, 2], lambda v: (v < 1e300, v * v), [1, 0, 0, 4]),
    "cosh": ([0, 1e301, 1e301, 0], lambda v: (v < 1e300, mk.cosh(v)), [1, 0, 0, 1]),
}


@BOTH
@pytest.mark.parametrize("way", ["where", "store"])
@pytest.mark.parametrize("name", LEFT_OUT)
def test_what_is_left_out_may_be_infinite(name, way, backend):
    x, fn, want = LEFT_OUT[name]

    @eas.kernel
    def chosen(x, w, out):
        i = mk.arange(0, 4)
        v, u = mk.load(x, i), mk.load(w, i)
        mask, value = fn(v)
        if way == "where":
            mk.store(out, i, mk.where(mask, value * u, 0.0))
        else:
            mk.store(out, i, value * u, mask=mask)

    dx, dw = np.zeros(4), np.zeros(4)
    given = {"d_out": np.ones(4), "d_x": dx, "d_w": dw, "_grid": 1, "_backend": backend}
    chosen.grad(wrt=("x", "w"))(np.array(x, float), np.ones(4), np.zeros(4), **given)
    assert dw.tolist() == want
    assert np.isfinite(dx).all()
    assert not dx[1:3].any()


# --- stores that are apart -----------------------------------------------------------------------


def two_stores(first, second):
    @eas.kernel
    def stores(x, out, n, B: eas.constexpr = 4):
        o = mk.program_id(0) * B + mk.arange(0, B)
        v = mk.load(x, o)
        mk.store(out, first(o, n), v * v)
        mk.store(out, second(o, n), mk.sin(v))

    return stores


@pytest.mark.parametrize(("step", "shift"), [(2, 1), (3, 1), (3, 4), (3, -1)])
def test_stores_that_are_apart(step, shift):
    kernel = two_stores(lambda o, n: step * o + 3, lambda o, n: step * o + 3 + shift)
    check(kernel, numbers(8), (40,), (8,), grid=2)


@eas.kernel
def rotary(x, out, n, D: eas.constexpr = 8):
    row, h = mk.program_id(0) * D, mk.arange(0, D // 2)
    a, b = mk.load(x, row + h), mk.load(x, row + D // 2 + h)
    mk.store(out, row + h, a * 0.6 - b * 0.8)
    mk.store(out, row + D // 2 + h, a * 0.8 + b * 0.6)


@eas.kernel
def either(x, out, n, B: eas.constexpr = 8):
    o = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(x, o)
    if mk.sum(v) > 0:
        mk.store(out, o, v * v)
    else:
        mk.store(out, o, mk.sin(v))


@pytest.mark.parametrize("kernel", [rotary, either])
def test_halves_and_branches(kernel):
    check(kernel, numbers(3, 8), (3, 8), (3,), grid=3)


@eas.kernel
def either_each_turn(x, out, n, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(x, o)
    for _ in mk.range(n):
        if mk.sum(v) > 0:
            mk.store(out, o, v * v)
        else:
            mk.store(out, o, mk.sin(v))
        v = v - 0.3


@eas.kernel
def one_or_both(x, out, n, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(x, o)
    if mk.sum(v) > 0:
        mk.store(out, o, v * v)
    if mk.sum(v) > -9:
        mk.store(out, o, mk.sin(v))


@eas.kernel
def stored_while(x, out, n):
    k = 0
    while k < n:
        mk.store(out, 0, mk.load(x, k))
        k = k + 1


@eas.kernel
def rows_that_overlap(x, out, n, B: eas.constexpr = 4):
    i = mk.arange(0, B)
    h = mk.load(x, i)
    for k in mk.range(n):
        h = mk.sin(h)
        mk.store(out, k * 2 + i, h)


OVERLAP = {
    "shifted by a step": two_stores(lambda o, n: 2 * o, lambda o, n: 2 * o + 2),
    "shifted": two_stores(lambda o, n: o, lambda o, n: o + 3),
    "by what is not known": two_stores(lambda o, n: o, lambda o, n: o + n),
    "other steps": two_stores(lambda o, n: 2 * o, lambda o, n: 3 * o + 1),
    "turned round": two_stores(lambda o, n: o, lambda o, n: 7 - o),
    "either each turn": either_each_turn,
    "one or both": one_or_both,
    "while": stored_while,
    "rows": rows_that_overlap,
}


@pytest.mark.parametrize("name", OVERLAP)
def test_stores_that_may_meet(name):
    """Only the last store has a gradient. What comes in is overwritten only if it is asked for."""
    x, g = numbers(8), numbers(40, seed=1)
    kernel, before = OVERLAP[name], g.copy()

    def total(x):
        out = np.zeros(40)
        kernel(x, out, 3, _grid=1)
        return (out * before).sum()

    wanted = differences(total, x)
    for wrt in ("x",), ("x", "out"):
        assert (g == before).all()
        d_x = np.zeros(8)
        kernel.grad(wrt=wrt)(x, np.zeros(40), 3, d_out=g, d_x=d_x, _grid=1)
        assert np.allclose(d_x, wanted, atol=1e-6)
    assert (g != before).any()


# --- sums in memory ------------------------------------------------------------------------------


@eas.kernel
def adds_each_turn(x, out, t):
    i = mk.arange(0, 4)
    h = mk.load(x, i)
    for _ in mk.range(t):
        h = mk.sin(h) * 1.3
        mk.store(out, i, mk.load(out, i) + h * h)


@eas.kernel
def stores_and_adds(x, out, t):
    i = mk.arange(0, 4)
    h = mk.load(x, i)
    mk.store(out, i, h * 3)
    for _ in mk.range(t):
        h = mk.sin(h) * 1.3
        mk.store(out, i, h * h + mk.load(out, i))


@eas.kernel
def adds_and_stores(x, out, t):
    i = mk.arange(0, 4)
    h = mk.load(x, i)
    mk.store(out, i, mk.load(out, i) + h * 3)
    mk.store(out, i, h * h, mask=i < 2)


@eas.kernel
def adds_of_others(x, out, t):
    """What is added depends on what was there."""
    i = mk.arange(0, 4)
    mk.store(out, i, mk.load(out, i) + mk.load(x, i) * mk.load(out, 3 - i))


@eas.kernel
def adds_some(x, out, t):
    i = mk.arange(0, 4)
    h = mk.load(x, i)
    mk.store(out, i, mk.load(out, i, mask=h > 0, other=7.0) + h * h, mask=h > 0)


@pytest.mark.parametrize(
    "kernel", [adds_each_turn, stores_and_adds, adds_and_stores, adds_of_others, adds_some]
)
def test_sums_in_memory(kernel):
    check(kernel, numbers(4), (4,), (5,), before=numbers(4, seed=3))


def test_what_was_added_up_may_be_loaded():
    @eas.kernel
    def squares_the_sum(x, out):
        i = mk.arange(0, 4)
        mk.store(out, i, mk.load(out, i) + mk.load(x, i))
        mk.store(out, i, mk.load(out, i) * mk.load(out, i))

    check(squares_the_sum, numbers(4), (4,), (), before=numbers(4, seed=3))


# --- integers that grow by the turn --------------------------------------------------------------


@eas.kernel
def grows(x, out, n):
    i = mk.arange(0, 4)
    one, row, acc = 3, mk.arange(0, 4), mk.zeros((4,), dtype=mk.float64)
    for k in mk.range(n, -n, -3):
        acc = mk.sin(acc) + mk.load(x, row % 17) * mk.load(x, one % 17)
        one = one + 5
        row = row + 2
        for _ in mk.range(k):
            acc = acc * 0.9 + mk.load(x, (row + one) % 17)
            row = row + 1
    mk.store(out, i, acc)


@eas.kernel
def grows_by_what_changes(x, out, n):
    i = mk.arange(0, 4)
    at, by, acc = 0, 1, mk.zeros((4,), dtype=mk.float64)
    for k in mk.range(n):
        acc = mk.sin(acc) + mk.load(x, (at + i) % 17)
        at = at + by
        by = by + k
    mk.store(out, i, acc)


@pytest.mark.parametrize("kernel", [grows, grows_by_what_changes])
@pytest.mark.parametrize("n", [0, 1, 5, 9])
def test_integers_that_grow(kernel, n):
    check(kernel, numbers(17), (4,), (n,))


# --- functions of the user's along an axis -------------------------------------------------------

FOLDS = {
    "rows": lambda v: mk.reduce(v, 1, lambda a, b: a * b + a + b, True) + v,
    "columns": lambda v: mk.reduce(v, 0, lambda a, b: a * b + a + b, True) * v,
    "all": lambda v: mk.reduce(v * 0.5, None, lambda a, b: a * b + a + b) * v,
    "running": lambda v: mk.associative_scan(v, 1, lambda a, b: a * b + a + b),
    "running down": lambda v: mk.associative_scan(v, 0, lambda a, b: a + b) ** 2,
    "chosen": lambda v: mk.reduce(v, 1, lambda a, b: mk.where(a > b, a, b), True) * v,
    "recurrence": lambda v: mk.associative_scan(
        (mk.tanh(v), v * v), 1, lambda a, b, c, d: (a * c, b * c + d)
    )[1],
    "where the largest is": lambda v: (
        v
        * mk.reduce(
            (v, mk.broadcast_to(mk.arange(0, 4)[None, :], (4, 4))),
            1,
            lambda a, i, b, j: (mk.where(a > b, a, b), mk.where(a > b, i, j)),
            True,
        )[1]
    ),
}


@pytest.mark.parametrize("name", FOLDS)
def test_folds(name):
    check(square(FOLDS[name]), numbers(4, 4), (4, 4))


@eas.kernel
def folds_in_a_loop(x, out, t):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    for _ in mk.range(t):
        v = mk.associative_scan(mk.sin(v), 0, lambda a, b: a * 0.5 * b + b)
        if mk.sum(v) > 0.1:
            v = v + 0.1 * mk.reduce(v, 0, lambda a, b: a + b)
    mk.store(out, i, v)


@pytest.mark.parametrize("turns", [0, 1, 4])
def test_folds_in_a_loop(turns):
    check(folds_in_a_loop, numbers(4), (4,), (turns,))


# --- a mask that leaves lanes out of all that follows --------------------------------------------


@eas.kernel
def other_lanes(x, out):
    """The gradient of what is left out is not 0 where lanes are moved."""
    i = mk.arange(0, 8)
    v = mk.load(x, i)
    mk.store(out, i, mk.cumsum(mk.log(v), 0), i % 2 == 1)


@eas.kernel
def other_lanes_in_a_loop(x, out):
    i = mk.arange(0, 8)
    v = mk.load(x, i)
    for _ in mk.range(3):
        v = mk.cumsum(mk.sqrt(v + 1.0), 0)
    mk.store(out, i, v, i % 2 == 1)


@eas.kernel
def own_lanes_in_a_loop(x, out, n):
    i = mk.arange(0, 8)
    mask = i < n
    v = mk.load(x, i, mask)
    total = mk.zeros((8,), mk.float64)
    for j in mk.range(n):
        d = v - mk.load(x, j) - 0.5
        total += d * mk.rsqrt(d * d)
    mk.store(out, i, total * v, mask)


@eas.kernel
def other_lanes_in_turns(x, out, n):
    """Whose lanes a turn hands on is only known when it was looked at."""
    i = mk.arange(0, 8)
    v = mk.load(x, i)
    a, b = mk.sqrt(v), mk.log(v)
    for _ in mk.range(n):
        a, b = mk.sqrt(a * a + b * b), mk.cumsum(mk.sqrt(a + 2.0), 0)
    mk.store(out, i, a, i > 2)


def test_lanes_that_a_mask_leaves_out():
    x = np.abs(numbers(8)) + 0.3
    check(other_lanes, x, (8,))
    check(other_lanes_in_a_loop, x, (8,))
    for n in (0, 1, 3):
        check(other_lanes_in_turns, x, (8,), (n,))
    check(own_lanes_in_a_loop, np.arange(8) * 0.3, (8,), (5,))


@BOTH
def test_infinity_stays_in_lanes_that_a_mask_leaves_out(backend):
    """There d is x[j] - 0.5, which is 0, and its rsqrt infinite."""
    x, d_x, g = np.array([3.0, -0.5, 1.7, 9, 9, 9, 9, 9]), np.zeros(8), numbers(8)
    given = {"d_x": d_x, "d_out": g, "_grid": 1, "_backend": backend}
    own_lanes_in_a_loop.grad(wrt="x")(x, np.zeros(8), 3, **given)
    assert np.isfinite(d_x).all()
    assert d_x[:3].any()
    assert not d_x[3:].any()
    text = own_lanes_in_a_loop.grad(wrt="x").to_ir(x, np.zeros(8), 3, d_out=g, d_x=d_x)
    assert "mul_no_nan" not in text


@eas.kernel
def weighted(x, w, out, N, BLOCK: eas.constexpr):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, o, mk.load(x, o, o < N) * mk.load(w, o, o < N), o < N)


def test_what_is_not_needed_is_not_read():
    """`.reads` is what has to be kept for a backward pass."""
    a = np.ones(4)
    for wrt, read in (("x", {"w"}), ("w", {"x"}), (("x", "w"), {"x", "w"})):
        given = {f"d_{name}": a for name in wrt}
        compiled = weighted.grad(wrt=wrt, fresh=wrt).compile(a, a, a, 4, BLOCK=8, d_out=a, **given)
        assert compiled.reads == read | {"d_out"}
