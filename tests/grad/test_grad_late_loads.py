"""Loads from a buffer after stores to it: what was loaded is kept, and gradients pass through
memory, given or not, in any order.
"""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, differences, like_torch, numbers


@eas.kernel
def twice(p, out, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(p, o)
    mk.store(p, o, v * v)
    w = mk.load(p, o)
    mk.store(p, o, mk.sin(w))
    mk.store(out, o, mk.load(p, o) * w)


@eas.kernel
def through(x, tmp, out, B: eas.constexpr = 4):
    """By way of memory that nobody is asked about."""
    o = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(x, o)
    mk.store(tmp, o, v * v)
    mk.store(out, o, mk.sin(mk.load(tmp, o ^ 1)) * v)


@eas.kernel
def substitute(L, b, x, n):
    """Solves L x = b: the turns of the inner loop are not known before the outer one."""
    for i in mk.range(n):
        s = mk.load(b, i)
        for j in mk.range(i):
            s = s - mk.load(L, i * n + j) * mk.load(x, j)
        mk.store(x, i, s / mk.load(L, i * n + i))


@eas.kernel
def heat(u, T, B: eas.constexpr = 16):
    c = mk.arange(0, B)
    for _ in mk.range(T):
        left, here = mk.load(u, mk.maximum(c - 1, 0)), mk.load(u, c)
        mk.store(u, c, here + 0.1 * (left * left - here))


@eas.kernel
def newton(x, a, B: eas.constexpr = 4):
    """How often it loops depends on what it stored."""
    o = mk.program_id(0) * B + mk.arange(0, B)
    while mk.max(mk.abs(mk.load(x, o) * mk.load(x, o) - mk.load(a, o))) > 1e-3:
        v = mk.load(x, o)
        mk.store(x, o, 0.5 * (v + mk.load(a, o) / v))


@eas.kernel
def nested(u, w, n, B: eas.constexpr = 4):
    c = mk.arange(0, B)
    for i in mk.range(n):
        k = 0
        while (k < i + 1) & (mk.sum(mk.load(u, c)) < 6.0):
            if k % 2 == 0:
                mk.store(u, c, mk.load(u, c) * 1.1 + mk.load(w, i))
            else:
                mk.store(u, c, mk.sin(mk.load(u, c ^ 1)), mask=c > 0)
            k = k + 1


@eas.kernel
def summed(x, acc, out, B: eas.constexpr = 4):
    """What it added up before, by atomics and without."""
    o = mk.program_id(0) * B + mk.arange(0, B)
    mk.atomic_add(acc, o, mk.load(x, o))
    mk.store(acc, o, mk.load(acc, o) + mk.load(x, o) * 2.0)
    mk.store(out, o, mk.load(acc, o) * mk.load(acc, o))


@eas.kernel
def counts(x, seen, out, n):
    """Integers pass no gradient, but say which elements are meant."""
    for i in mk.range(n):
        k = mk.load(seen, i % 3)
        mk.store(seen, i % 3, k + 1)
        mk.store(out, i, mk.load(x, mk.load(seen, i % 3) % n) * (k + 1.0))


def turned(torch, x):
    return x.reshape(-1, 2).flip(1).reshape(-1)


def heat_in_torch(torch, u, T):
    for _ in range(T):
        u = u + 0.1 * (torch.cat([u[:1], u[:-1]]) ** 2 - u)
    return u


def nested_in_torch(torch, u, w, n):
    for i in range(n):
        k = 0
        while k < i + 1 and u.detach().sum() < 6.0:
            u = (
                u * 1.1 + w[i]
                if k % 2 == 0
                else torch.cat([u[:1], torch.sin(turned(torch, u))[1:]])
            )
            k += 1
    return u


def newton_in_torch(torch, x, a):
    rows = []
    for v, row in zip(x.reshape(-1, 4), a.reshape(-1, 4), strict=True):
        while (v * v - row).detach().abs().max() > 1e-3:
            v = 0.5 * (v + row / v)
        rows.append(v)
    return torch.cat(rows)


@BOTH
@pytest.mark.parametrize("name", ["twice", "substitute", "heat", "newton", "nested", "summed"])
def test_like_torch(name, backend):
    torch = pytest.importorskip("torch")

    def solved(L, b, x, n):
        return {"x": torch.linalg.solve_triangular(torch.tril(L), b[:, None], upper=False)[:, 0]}

    def summed_up(x, acc, out):
        total = acc + 3 * x
        return {"acc": total, "out": total * total}

    p, n = numbers(8), 7
    kernel, args, wrt, forward, grid = {
        "twice": (
            *(twice, {"p": p, "out": np.zeros(8)}, "p"),
            *(lambda p, out: {"p": torch.sin(p * p), "out": torch.sin(p * p) * p * p}, 2),
        ),
        "substitute": (
            substitute,
            {
                "L": np.tril(numbers(n, n)) + 3 * np.eye(n),
                **{"b": numbers(n, seed=1), "x": np.zeros(n), "n": n},
            },
            *("Lb", solved, 1),
        ),
        "heat": (
            *(heat, {"u": numbers(16), "T": 9}, "u"),
            *(lambda u, T: {"u": heat_in_torch(torch, u, T)}, 1),
        ),
        "newton": (
            newton,
            {"x": 1 + np.abs(numbers(8)), "a": 1 + np.abs(numbers(8, seed=2))},
            *("xa", lambda x, a: {"x": newton_in_torch(torch, x, a)}, 2),
        ),
        "nested": (
            nested,
            {"u": numbers(4), "w": numbers(6, seed=2), "n": 6},
            *("uw", lambda u, w, n: {"u": nested_in_torch(torch, u, w, n)}, 1),
        ),
        "summed": (
            summed,
            {"x": p, "acc": numbers(8, seed=4), "out": np.zeros(8)},
            *(["x", "acc"], summed_up, 2),
        ),
    }[name]
    like_torch(kernel, args, list(wrt), forward, grid=grid, backend=backend)


@BOTH
def test_the_arguments_stay_as_they_are(backend):
    u, d_u = numbers(16), numbers(16, seed=1)
    before = u.copy()
    heat.grad(wrt="u")(u, 5, d_u=d_u, _grid=1, _backend=backend)
    np.testing.assert_array_equal(u, before)


@BOTH
def test_integers(backend):
    n = 7
    x, seen, g = numbers(n), np.arange(3), numbers(n, seed=1)

    def run(x):
        out = np.zeros(n)
        counts(x, seen.copy(), out, n, _grid=1, _backend="interpreter")
        return out @ g

    d_x, kept = np.zeros(n), seen.copy()
    counts.grad(wrt="x")(x, kept, np.zeros(n), n, d_out=g, d_x=d_x, _grid=1, _backend=backend)
    np.testing.assert_allclose(d_x, differences(run, x), rtol=1e-6, atol=1e-6)
    np.testing.assert_array_equal(kept, seen)


@BOTH
def test_memory_whose_gradient_nobody_gave(backend):
    torch = pytest.importorskip("torch")
    x, tmp = numbers(8), numbers(8, seed=3)
    before, d_x = tmp.copy(), np.zeros(8)
    given = {"d_out": np.ones(8), "d_x": d_x, "_grid": 2, "_backend": backend}
    through.grad(wrt="x")(x, tmp, np.zeros(8), **given)
    np.testing.assert_array_equal(tmp, before)
    leaf = torch.tensor(x, requires_grad=True)
    (torch.sin(turned(torch, leaf * leaf)) * leaf).sum().backward()
    np.testing.assert_allclose(d_x, leaf.grad.numpy())


def test_many_programs():
    """Memory nobody gave is one for all programs, each of which has elements of its own in it."""
    n = 4 * 5000
    x, d_out = numbers(n), numbers(n, seed=1)
    want, d_x, given = np.zeros(n), np.zeros(n), {"d_out": d_out, "_grid": n // 4}
    through.grad(wrt="x")(x, np.zeros(n), np.zeros(n), d_x=want, _backend="interpreter", **given)
    through.grad(wrt="x")(x, np.zeros(n), np.zeros(n), d_x=d_x, **given)
    np.testing.assert_allclose(d_x, want, rtol=1e-12)


@BOTH
def test_arrays_with_strides_and_of_float32(backend):
    x, d = np.zeros(16, np.float32), np.zeros(16, np.float32)
    x[::2] = numbers(8)
    given = {"d_out": np.ones(8, np.float32), "_grid": 2, "_backend": backend}

    @eas.kernel
    def strided(p, out, B: eas.constexpr = 4):
        o = mk.program_id(0) * B + mk.arange(0, B)
        at = o * p.stride(0)
        mk.store(p, at, mk.load(p, at) * mk.load(p, at))
        mk.store(out, o, mk.load(p, at) * 3.0)

    before = x.copy()
    strided.grad(wrt="p")(x[::2], np.zeros(8, np.float32), d_p=d[::2], **given)
    np.testing.assert_allclose(d[::2], 6 * x[::2], rtol=1e-6)
    assert not d[1::2].any()
    np.testing.assert_array_equal(x, before)


@BOTH
def test_what_does_not_vary(backend):
    @eas.kernel
    def scratch(x, q, k, out):
        i = mk.arange(0, 4)
        mk.store(q, i, 3 - i)
        mk.atomic_add(k, i, 2.0)
        mk.store(out, i, mk.load(x, mk.load(q, i)) ** 2 * mk.load(k, i))

    x, k, g, d_x = numbers(4), numbers(4, seed=1), numbers(4, seed=2), np.zeros(4)
    given = {"d_out": g, "d_x": d_x, "_grid": 1, "_backend": backend}
    scratch.grad(wrt="x")(x, np.zeros(4, int), k, np.zeros(4), **given)
    np.testing.assert_allclose(d_x, 2 * x * (g * (k + 2))[::-1])


@BOTH
def test_loops_in_a_condition(backend):
    @eas.func
    def total(x, i, n):
        s = mk.zeros((4,), mk.float64)
        for k in mk.range(n):
            for _ in mk.range(k):
                s = s + mk.load(x, i)
        return s

    @eas.kernel
    def doubles(x, out, n):
        i = mk.arange(0, 4)
        while mk.sum(total(x, i, n)) < 100.0:
            mk.store(x, i, mk.load(x, i) * 2)
        mk.store(out, i, mk.load(x, i))

    d_x, given = np.zeros(4), {"d_out": np.ones(4), "_grid": 1, "_backend": backend}
    doubles.grad(wrt="x")(np.ones(4), np.zeros(4), 3, d_x=d_x, **given)
    assert (d_x == 16).all()


# --- second order --------------------------------------------------------------------------------


@eas.kernel
def over(x, out, B: eas.constexpr = 4):
    """Some elements are stored to twice, so the adjoint works on a copy of d_out."""
    o = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(x, o)
    mk.store(out, o, v * v)
    mk.store(out, o, v * v * v, mask=v > 0)


@BOTH
def test_orders_of_a_gradient_that_works_on_a_copy(backend):
    x, c, d_out = numbers(8), numbers(8, seed=4), numbers(8, seed=5)
    before, out, on = d_out.copy(), np.zeros(8), {"_grid": 2, "_backend": backend}
    slope, curve = np.where(x > 0, 3 * x * x, 2 * x), np.where(x > 0, 6 * x, 2)
    first = over.grad(wrt="x")
    given = {"d_out": d_out, "d_x": np.zeros(8)}
    dd_x, dd_d_out = np.full(8, 0.5), np.full(8, 0.25)
    second = {"dd_d_x": c.copy(), "dd_x": dd_x, "dd_d_out": dd_d_out}
    first.grad(wrt=("x", "d_out"))(x, out, **given, **second, **on)
    np.testing.assert_allclose(dd_x, curve * d_out * c + 0.5)
    np.testing.assert_allclose(dd_d_out, slope * c + 0.25)
    tangent, along = np.zeros(8), numbers(8, seed=9)
    forward = {"dd_x": c.copy(), "dd_d_out": along.copy(), "dd_d_x": tangent}
    first.jvp(wrt=("x", "d_out"))(x, out, **given, **forward, **on)
    np.testing.assert_allclose(tangent, curve * d_out * c + slope * along)
    third = {"dd_d_x": c.copy(), "dd_x": np.zeros(8), "ddd_dd_x": np.ones(8), "ddd_x": np.zeros(8)}
    first.grad(wrt="x").grad(wrt="x")(x, out, **given, **third, **on)
    np.testing.assert_allclose(third["ddd_x"], np.where(x > 0, 6, 0) * d_out * c)
    np.testing.assert_array_equal(d_out, before)


@BOTH
@pytest.mark.parametrize("name", ["heat", "nested", "through"])
def test_second_order(name, backend):
    torch = pytest.importorskip("torch")
    kernel, x, of, rest = {
        "heat": (heat, numbers(16), "u", (5,)),
        "nested": (nested, numbers(4), "u", (numbers(6, seed=2), 6)),
        "through": (through, numbers(8), "x", (np.zeros(8), np.zeros(8))),
    }[name]
    g, c = numbers(*x.shape, seed=1), numbers(*x.shape, seed=2)
    leaf, came = (torch.tensor(a, requires_grad=True) for a in (x, g))
    given = [torch.from_numpy(a) if isinstance(a, np.ndarray) else a for a in rest]
    y = {
        "heat": lambda: heat_in_torch(torch, leaf, *given),
        "nested": lambda: nested_in_torch(torch, leaf, *given),
        "through": lambda: torch.sin(turned(torch, leaf * leaf)) * leaf,
    }[name]()
    (slope,) = torch.autograd.grad(y, leaf, came, create_graph=True)
    by_x, by_g = torch.autograd.grad(slope, (leaf, came), torch.tensor(c))
    on = {"_grid": 2 if name == "through" else 1, "_backend": backend}
    first, dd_x, tangent = kernel.grad(wrt=of), np.zeros(x.shape), np.zeros(x.shape)
    if name == "through":  # d_x is added to, d_out read
        d, dd_d_out = {"d_out": g, "d_x": np.zeros(8)}, np.zeros(8)
        second = {"dd_d_x": c.copy(), "dd_d_out": dd_d_out}
        first.grad(wrt=("x", "d_out"))(x, *rest, **d, **second, dd_x=dd_x, **on)
        np.testing.assert_allclose(dd_d_out, by_g.numpy())
        first.jvp(wrt="x")(x, *rest, **d, dd_x=c.copy(), dd_d_x=tangent, **on)
    else:
        after = c.copy()
        first.grad(wrt=of)(x, *rest, d_u=g.copy(), dd_d_u=after, dd_u=dd_x, **on)
        np.testing.assert_allclose(after, by_g.numpy())
        first.jvp(wrt=of)(x, *rest, d_u=g.copy(), dd_u=c.copy(), dd_d_u=tangent, **on)
    np.testing.assert_allclose(dd_x, by_x.numpy())
    np.testing.assert_allclose(tangent, by_x.numpy())
