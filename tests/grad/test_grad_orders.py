"""Derivatives of derivatives: at zeros, beside what is masked off, of loops that keep states."""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import numbers

ZEROS = [], [0], [3], [7], [2, 5], [0, 1, 2], list(range(8))


@eas.kernel
def product(x, out):
    mk.store(out, 0, mk.prod(mk.load(x, mk.arange(0, 8))))


@eas.kernel
def products(x, out):
    i = mk.arange(0, 8)
    mk.store(out, i, mk.cumprod(mk.load(x, i), 0))


def made(kernel, size):
    @eas.function
    def f(x):
        out = eas.zeros((size,), dtype=x.dtype)
        kernel(x, out, _grid=1)
        return out

    weights = numbers(size, seed=3)
    return lambda x: eas.einsum("i,i->", f(x), eas.tensor(weights).to(x.dtype))


def hessian(f, x):
    return np.stack([eas.jvp(eas.grad(f), (x,), (e,))[1] for e in np.eye(x.size)])


@pytest.mark.parametrize("zeros", ZEROS, ids=str)
@pytest.mark.parametrize(("kernel", "size"), [(product, 1), (products, 8)], ids=["prod", "cumprod"])
def test_products_at_zeros(kernel, size, zeros):
    torch = pytest.importorskip("torch")
    f, x, v = made(kernel, size), numbers(8), numbers(8, seed=1)
    x[zeros] = 0
    weights = torch.from_numpy(numbers(size, seed=3))

    def chain(x):  # without torch's own rules at zeros
        sums = [x[0]]
        for k in range(1, 8):
            sums.append(sums[-1] * x[k])
        return (torch.stack(sums)[-size:] * weights).sum()

    given = torch.from_numpy(x)
    want = torch.autograd.functional.hessian(chain, given).numpy()
    np.testing.assert_allclose(hessian(f, x), want, atol=1e-12)
    once = eas.grad(lambda t: eas.einsum("i,i->", eas.grad(f)(t), eas.tensor(v)))
    np.testing.assert_allclose(once(x), want @ v, atol=1e-12)
    slope = torch.autograd.functional.jacobian(
        lambda t: torch.autograd.functional.hessian(chain, t, create_graph=True), given
    ).numpy()
    third = eas.grad(lambda t: eas.einsum("i,i->", once(t), eas.tensor(v)))
    np.testing.assert_allclose(third(x), np.einsum("ijk,i,j->k", slope, v, v), atol=1e-12)


def test_a_product_of_16_bits_is_rounded_once():
    x = numbers(8).astype(np.float16)
    once = eas.grad(lambda t: eas.grad(made(product, 1))(t).sum())(x)
    assert once.dtype == np.float16
    full = eas.grad(lambda t: eas.grad(made(product, 1))(t).sum())(x.astype(np.float64))
    np.testing.assert_allclose(once, full, rtol=1e-2, atol=1e-2)


@eas.kernel
def one_side(x, out):
    i = mk.arange(0, 8)
    v = mk.load(x, i)
    mk.store(out, i, mk.where(v > 0, mk.log(v) * mk.sqrt(v), v * v))


@eas.kernel
def first_lanes(x, out, n):
    i = mk.arange(0, 8)
    v = mk.load(x, i, i < n, other=0.0)
    total = mk.sum(mk.where(i < n, mk.sqrt(v) * mk.log(v), 0.0))
    mk.store(out, i, mk.rsqrt(v) * total + v / mk.sin(v), i < n)


def test_what_is_not_chosen_leaks_nothing_in_any_order():
    def sum_of(kernel, *args):
        @eas.function
        def f(x):
            out = eas.zeros((8,), dtype=x.dtype)
            kernel(x, out, *args, _grid=1)
            return out.sum()

        return f

    x = np.array([1.0, 2, 3, 0, -1, -5, -0.0, 4])
    good, step = x > 0, 1e-5
    masked = np.array([1.0, 2, 2.5, np.nan, -1, np.inf, 0, 0])
    cases = (sum_of(one_side), x, good), (sum_of(first_lanes, 3), masked, np.arange(8) < 3)
    for f, x, good in cases:
        for _ in range(3):
            derivative = eas.grad(f)(x)
            assert np.isfinite(derivative).all()
            move = np.where(good, step, 0)
            up, down = (np.where(good, x + s * move, x) for s in (1, -1))
            change = (float(f(eas.tensor(up))) - float(f(eas.tensor(down)))) / (2 * step)
            np.testing.assert_allclose(derivative[good].sum(), change, rtol=1e-5, atol=1e-5)
            tangent = eas.jvp(f, (x,), (good.astype(float),))[1]
            np.testing.assert_allclose(tangent, change, rtol=1e-5, atol=1e-5)
            f = (lambda before: lambda t: eas.grad(before)(t).sum())(f)


@pytest.mark.parametrize("turns", [1, 5, 17, 40])
def test_loops_longer_than_one_stretch(turns):
    """States of 32 KB: only every turn's of 16 are kept by one that is differentiated once."""
    torch = pytest.importorskip("torch")
    size = 4096

    @eas.kernel
    def steps(x, w, out, T, B: eas.constexpr = size):
        i = mk.arange(0, B)
        v, y = mk.load(x, i), mk.load(w, i)
        for _ in mk.range(T):
            v = v + 0.1 * mk.sin(v * y)
        mk.store(out, i, v)

    x, w, v, g = (numbers(size, seed=k) for k in range(4))
    given = torch.from_numpy(x).requires_grad_()
    end = given
    for _ in range(turns):
        end = end + 0.1 * torch.sin(end * torch.from_numpy(w))
    want = [(end * torch.from_numpy(g)).sum()]
    for _ in range(3):
        (slope,) = torch.autograd.grad(want[-1], given, create_graph=True)
        want.append((slope * torch.from_numpy(v)).sum())
        want[-1].slope = slope.detach().numpy()
    first = steps.grad(wrt="x")
    second, third = first.grad(wrt="x"), first.grad(wrt="x").grad(wrt="x")
    args, z = (x, w, np.zeros(size), turns), np.zeros(size)
    d = {"d_out": g, "d_x": z.copy()}
    dd = d | {"dd_d_x": v, "dd_x": np.zeros(size)}
    ddd = dd | {"ddd_dd_x": v, "ddd_x": np.zeros(size)}
    first(*args, **d, _grid=1)
    np.testing.assert_allclose(d["d_x"], want[1].slope, rtol=1e-9, atol=1e-11)
    second(*args, **dd, _grid=1)
    np.testing.assert_allclose(dd["dd_x"], want[2].slope, rtol=1e-9, atol=1e-11)
    third(*args, **ddd, _grid=1)
    np.testing.assert_allclose(ddd["ddd_x"], want[3].slope, rtol=1e-9, atol=1e-11)
    # Forward over reverse over reverse, and reverse over forward over reverse.
    tangent = np.zeros(size)
    over = {**dd, "dd_x": np.zeros(size), "ddd_x": v, "ddd_dd_x": tangent}
    second.jvp(wrt="x")(*args, **over, _grid=1)
    np.testing.assert_allclose(tangent, want[3].slope, rtol=1e-9, atol=1e-11)
    back = np.zeros(size)
    mixed = {"d_out": g, "d_x": z.copy(), "dd_x": v, "dd_d_x": z.copy()}
    first.jvp(wrt="x").grad(wrt="x")(*args, **mixed, ddd_dd_d_x=v, ddd_x=back, _grid=1)
    np.testing.assert_allclose(back, want[3].slope, rtol=1e-9, atol=1e-11)


def test_loops_over_memory_of_their_own():
    @eas.kernel
    def multiplied(x, out):
        i = mk.tid(0, 1)
        memory = mk.alloc_tg(3, eas.float64)
        for j in mk.range(3):
            mk.store(memory, j + i, mk.load(x, j))
        total = mk.load(x, 3)
        for j in mk.range(3):
            total = total * mk.load(memory, j)
        mk.store(out, 0, total)

    @eas.kernel
    def updated(x, out):
        i = mk.tid(0, 1)
        memory = mk.alloc_tg(4, eas.float64)
        for j in mk.range(4):
            mk.store(memory, j + i, mk.load(x, j))
        for t in mk.range(3):
            for j in mk.range(1, 4):
                left = mk.load(memory, j - 1)
                mk.store(memory, j, mk.load(memory, j) * left + mk.sin(left) * t)
        mk.store(out, 0, mk.load(memory, 3))

    x, v = numbers(4), numbers(4, seed=1)
    for kernel in (multiplied, updated):
        f = made(kernel, 1)

        def along(f):
            return lambda t: eas.einsum("i,i->", eas.grad(f)(t), eas.tensor(v))

        for _ in range(2):
            eas.check_gradients(f, x)
            f = along(f)
        eas.check_gradients(f, x, rtol=1e-4)


# --- arrays whose gradients are written, and not read ---------------------------------------------


@eas.kernel
def steps(x, p):
    i = mk.arange(0, 4)
    mk.store(p, i, mk.floor(mk.load(x, i)), mask=i > 0)


@pytest.mark.parametrize("backend", ["cpu", "interpreter"])
def test_what_an_adjoint_only_writes_keeps_its_gradient_unless_it_is_asked_for(backend):
    """A step passes nothing to x: all that is left of the adjoint is zeros, stored to d_p."""
    first, (x, p, d_p, dd_d_p) = steps.grad(wrt=("x", "p")), numbers(4, 4, seed=1)
    assert "load" not in first.to_ir(x, p, d_x=np.zeros(4), d_p=d_p)

    def after(d_p):
        first(x, p, d_x=np.zeros(4), d_p=d_p, _grid=1, _backend=backend)
        return d_p @ dd_d_p

    by_differences = [(after(d_p + e) - after(d_p - e)) / 2 for e in np.eye(4)]
    for wrt, want in [("x", dd_d_p), (("x", "d_p"), by_differences)]:
        got = dd_d_p.copy()
        arrays = {"d_x": np.zeros(4), "d_p": d_p, "dd_x": np.zeros(4), "dd_d_p": got}
        first.grad(wrt=wrt)(x, p, **arrays, _grid=1, _backend=backend)
        np.testing.assert_allclose(got, want, atol=1e-15)
