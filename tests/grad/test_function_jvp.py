"""`eas.jvp`: tangents go forward through the launches of a function, each by `k.jvp`."""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import numbers


@eas.kernel
def squares(x, out, N, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    mk.store(out, o, mk.load(x, o, o < N) ** 2, o < N)


@eas.kernel
def in_place(p, w, N, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    v = mk.load(p, o, o < N)
    mk.store(p, o, mk.sin(v) * mk.load(w, o, o < N), o < N)


@eas.kernel
def rows(x, out, at, N, B: eas.constexpr = 8):
    c = mk.arange(0, B)
    mk.store(out, at * N + c, mk.load(x, c, c < N) * (at + 1), c < N)


def by_differences(f, args, tangents, step=1e-6):
    up = f(*[x + step * t for x, t in zip(args, tangents, strict=True)])
    down = f(*[x - step * t for x, t in zip(args, tangents, strict=True)])
    return (up - down) / (2 * step)


def values_of(f):
    """f of arrays, for differences."""

    def run(*args):
        return f(*[eas.tensor(a.copy()) for a in args]).detach().numpy().copy()

    return run


def check(f, *args):
    tangents = [numbers(*a.shape, seed=9) for a in args]
    value, tangent = eas.jvp(f, args, tangents)
    np.testing.assert_allclose(value, values_of(f)(*args))
    want = by_differences(values_of(f), args, tangents)
    np.testing.assert_allclose(tangent, want, rtol=1e-6, atol=1e-8)


@eas.function
def chain(x, w):
    out = eas.empty_like(x)
    squares(x, out, x.numel)
    in_place(out, w, x.numel)
    in_place(out, x, x.numel)
    return eas.einsum("i,i,j->j", out, w, x)


@pytest.mark.parametrize("threads", [1, 3])
def test_in_place_and_einsum(threads):
    eas.config.num_threads = threads
    check(chain, numbers(7), numbers(7, seed=1))
    check(chain, numbers(0), numbers(0))


def test_rows_of_one_result():
    @eas.function
    def f(x, w):
        out = eas.zeros((3, x.numel), dtype=eas.float64)
        for at in range(3):
            rows(x if at < 2 else w, out, at, x.numel)
        in_place(out[1], w, x.numel)  # a view, and what others wrote
        squares(out[1], out[0], x.numel)
        return eas.einsum("ij,j->ij", out, w) + out

    check(f, numbers(5), numbers(5, seed=1))


def test_only_what_is_asked_varies():
    @eas.function
    def f(x, w):
        out = eas.zeros((2, x.numel), dtype=eas.float64)
        rows(x, out, 0, x.numel)
        rows(w, out, 1, x.numel)
        return out

    x = numbers(5)
    tangent = eas.jvp(lambda x: f(x, numbers(5, seed=1)), (x,), (np.ones(5),))[1]
    np.testing.assert_allclose(tangent, [np.ones(5), np.zeros(5)])


def test_strides_and_arithmetic():
    @eas.kernel
    def strided(x, out, N, B: eas.constexpr = 8):
        o = mk.arange(0, B)
        v = mk.load(x, o * x.stride(0), o < N)
        mk.store(out, o * out.stride(0), v * v * v, o < N)

    @eas.function
    def f(x):
        out = eas.zeros((2 * x.numel,), dtype=eas.float64)
        strided(x[::-1], out[::2], x.numel, _grid=1)
        strided(x, out[::-2], x.numel, _grid=1)
        return (out * 2.0 - out.sum()) * x.sum()

    check(f, numbers(6))


def test_counts_beside_what_is_followed():
    """Integers that a kernel writes are not touched again, nor is anything of the caller's."""

    @eas.kernel
    def counted(x, count, out):
        i = mk.arange(0, 4)
        n = mk.load(count, i)
        mk.store(out, i, mk.load(x, i) * n)
        mk.store(count, i, n + 1)

    for make in (lambda: np.arange(4), lambda: eas.tensor(np.arange(4))):
        count = make()

        @eas.function
        def f(x, count=count):
            out = eas.empty_like(x)
            counted(x, count, out, _grid=1)
            return out

        x = numbers(4)
        value, tangent = eas.jvp(f, (x,), (np.ones(4),))
        assert np.asarray(count).tolist() == [1, 2, 3, 4]
        np.testing.assert_allclose(value, x * np.arange(4))
        np.testing.assert_allclose(tangent, np.arange(4))


def test_atomics():
    @eas.kernel
    def gathered(x, at, out, N, B: eas.constexpr = 4):
        o = mk.program_id(0) * B + mk.arange(0, B)
        v = mk.load(x, o, o < N)
        mk.atomic_add(out, mk.load(at, o, o < N), v * v, mask=o < N)

    at = np.array([0, 2, 2, 1, 0, 0])

    @eas.function
    def f(x, w):
        out = eas.zeros((3,), dtype=eas.float64)
        squares(w, out, 3)
        gathered(x, at, out, 6)
        return out

    check(f, numbers(6), numbers(3, seed=1))


def test_each_launch_once_and_no_second_derivative():
    @eas.kernel
    def cubes(x, out, N, B: eas.constexpr = 4):
        o = mk.program_id(0) * B + mk.arange(0, B)
        mk.store(out, o, mk.load(x, o, o < N) ** 3, o < N)

    @eas.function
    def f(x):
        out = eas.empty_like(x)
        cubes(x, out, x.numel)
        return out

    x = numbers(7)
    np.testing.assert_allclose(eas.jvp(f, (x,), (np.ones(7),))[1], 3 * x**2)
    tangent = cubes.jvp(wrt="x").cache_info()
    assert (tangent.hits, tangent.misses) == (0, 1)
    adjoint = cubes.grad(wrt="x", fresh="x")  # derived when the launch was recorded, never launched
    assert adjoint.cache_info().misses == 1
    assert adjoint.grad(wrt="d_out").cache_info().misses == 0


def test_a_gradient_of_ones_own():
    @eas.kernel
    def steps(x, out):
        i = mk.arange(0, 4)
        mk.store(out, i, mk.floor(mk.load(x, i)))

    @steps.def_grad
    def straight(x, out, *, d_out, d_x):
        i = mk.arange(0, 4)
        mk.store(d_x, i, mk.load(d_x, i) + 2 * mk.load(d_out, i))

    @eas.function
    def f(x):
        out, twice = eas.empty_like(x), eas.empty_like(x)
        steps(x, out, _grid=1)
        squares(out, twice, 4)
        return twice

    x = np.array([0.5, 1.5, 2.5, 3.5])
    np.testing.assert_allclose(eas.jvp(f, (x,), (np.ones(4),))[1], 4 * np.floor(x))


def test_of_each_other():
    def twice(t):
        return eas.jvp(lambda u: chain(u, u), (t,), (eas.tensor(v),))[1]

    x, v = numbers(5), numbers(5, seed=2)
    step = 1e-5
    want = by_differences(values_of(twice), (x,), (v,), step)
    np.testing.assert_allclose(eas.jvp(twice, (x,), (v,))[1], want, rtol=1e-5, atol=1e-6)
    eas.check_gradients(twice, x)
    hessian = eas.jvp(eas.grad(lambda u: chain(u, u).sum()), (x,), (v,))[1]
    turned = eas.grad(lambda u: twice(u).sum())(x)
    np.testing.assert_allclose(hessian, turned, rtol=1e-9)


def test_complex_einsum():
    rng = np.random.default_rng(3)
    a, b, t = (rng.normal(size=(3, 3)) + 1j * rng.normal(size=(3, 3)) for _ in range(3))

    def f(a):
        return eas.einsum("ij,jk,kl->il", a, eas.tensor(b), a)

    np.testing.assert_allclose(eas.jvp(f, (a,), (t,))[1], t @ b @ a + a @ b @ t)


def test_sliced_einsum():
    a, b, c = numbers(16, 16), numbers(16, 16, seed=1), numbers(16, 16, seed=2)
    t = numbers(16, 16, seed=3)

    def f(a, b):
        return eas.einsum("ij,jk,kl,il->l", a, b, eas.tensor(c), a, memory_limit=1500)

    _, tangent = eas.jvp(f, (a, b), (t, np.zeros_like(b)))
    want = np.einsum("il,il->l", t @ b @ c, a) + np.einsum("il,il->l", a @ b @ c, t)
    np.testing.assert_allclose(tangent, want)
