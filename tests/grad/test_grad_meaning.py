"""What gradients of kernels mean: what is added to what, and what must not happen on the way."""

import gc
import pickle
import threading
import weakref

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, differences, numbers, scaled, softmax

# --- the contract --------------------------------------------------------------------------------


@BOTH
def test_gradients_are_added(backend):
    x, w, g = numbers(7), numbers(3, seed=1), numbers(7, seed=2)
    dx, dw, ds = np.full(7, 10.0), np.full(3, 20.0), np.full(1, 30.0)
    adjoint = scaled.grad(wrt=("x", "w", "s"))
    for _ in range(2):
        adjoint(x, w, np.zeros(7), 7, 2.0, d_out=g, d_x=dx, d_w=dw, d_s=ds, _backend=backend)
    each = g * x * 2
    np.testing.assert_allclose(dx, 10 + 2 * g * w[np.arange(7) % 3] * 2)
    np.testing.assert_allclose(dw, 20 + 2 * np.array([each[k::3].sum() for k in range(3)]))
    np.testing.assert_allclose(ds, 30 + 2 * (g * x * w[np.arange(7) % 3]).sum())


@BOTH
def test_a_gradient_that_is_not_given_is_zero(backend):
    dx = np.full(7, 10.0)
    scaled.grad(wrt="x")(numbers(7), numbers(3), np.zeros(7), 7, 2.0, d_x=dx, _backend=backend)
    assert (dx == 10).all()


@eas.kernel
def two_outputs(x, a, b):
    i = mk.arange(0, 3)
    v = mk.load(x, i)
    mk.store(a, i, v * 2)
    mk.store(b, i, v * 3)


@BOTH
@pytest.mark.parametrize(("given", "want"), [("a", 2), ("b", 3), ("ab", 5), ("", 0)])
def test_some_outputs(backend, given, want):
    x, dx = numbers(3), np.zeros(3)
    d = {f"d_{name}": np.ones(3) for name in given}
    two_outputs.grad(wrt="x")(x, x.copy(), x.copy(), d_x=dx, **d, _grid=1, _backend=backend)
    assert (dx == want).all()


@BOTH
def test_arguments_stay_as_they_are(backend):
    x, w, out, g = numbers(7), numbers(3), numbers(7, seed=4), numbers(7, seed=5)
    given = [a.copy() for a in (x, w, out, g)]
    d = np.zeros(7)
    scaled.grad(wrt="x")(*given[:3], 7, 2.0, d_out=given[3], d_x=d, _backend=backend)
    for before, after in zip((x, w, out, g), given, strict=True):
        assert (before == after).all()


@eas.kernel
def in_place(p, s, n, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    m = (o < n) & (o != 2)
    mk.store(p, o, mk.exp(mk.load(p, o, mask=m) * s), mask=m)


@BOTH
@pytest.mark.parametrize("wrt", ["p", "s"])
def test_a_buffer_that_is_read_and_written(backend, wrt):
    """d_p holds the output's gradient on entry and the input's on exit, in wrt= or not."""
    p, g = numbers(7), numbers(7, seed=1)
    d, ds = g.copy(), np.zeros(1)
    given = {"d_s": ds} if wrt == "s" else {}
    in_place.grad(wrt=wrt)(p, 0.5, 7, d_p=d, **given, _backend=backend)
    want = g * np.exp(p * 0.5) * 0.5
    want[2] = g[2]  # which is not stored to
    np.testing.assert_allclose(d, want)
    if wrt == "s":
        each = g * np.exp(p * 0.5) * p
        each[2] = 0
        np.testing.assert_allclose(ds, each.sum())


@eas.kernel
def over_and_over(x, out):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    mk.store(out, i, v * v)
    mk.store(out, i, v * 3, mask=i < 2)


@BOTH
def test_only_the_last_store_counts(backend):
    x, g = numbers(4), numbers(4, seed=1)
    dx, dout = np.zeros(4), g.copy()
    adjoint = over_and_over.grad(wrt=("x", "out"))
    adjoint(x, np.zeros(4), d_x=dx, d_out=dout, _grid=1, _backend=backend)
    np.testing.assert_allclose(dx, np.where(np.arange(4) < 2, 3 * g, 2 * x * g))
    assert not dout.any()


@eas.kernel
def product(x, y, out, n, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    m = o < n
    mk.store(out, o, mk.load(x, o, mask=m) * mk.load(y, o, mask=m), mask=m)


@BOTH
def test_one_array_as_two_arguments(backend):
    x, g, d = numbers(7), numbers(7, seed=1), np.zeros(7)
    product.grad(wrt=("x", "y"))(x, x, np.zeros(7), 7, d_out=g, d_x=d, d_y=d, _backend=backend)
    np.testing.assert_allclose(d, 2 * x * g)


def test_the_same_object_each_time():
    assert scaled.grad(wrt="x") is scaled.grad(wrt=("x",))
    assert scaled.grad(wrt=("x", "w")) is scaled.grad(wrt=["x", "w"])
    assert scaled.grad(wrt="x") is not scaled.grad(wrt="w")
    assert scaled.grad(wrt="x").grad(wrt="x") is scaled.grad(wrt="x").grad(wrt="x")


def test_pickled():
    adjoint = pickle.loads(pickle.dumps(scaled.grad(wrt=("x", "w"))))
    assert adjoint is scaled.grad(wrt=("x", "w"))
    twice = pickle.loads(pickle.dumps(scaled.grad(wrt="x").grad(wrt="x")))
    assert twice is scaled.grad(wrt="x").grad(wrt="x")


def local_kernel(factor):
    @eas.kernel
    def local(x, out):
        i = mk.arange(0, 4)
        mk.store(out, i, mk.load(x, i) ** 2 * factor)

    return local


def test_pickled_by_source():
    adjoint = pickle.loads(pickle.dumps(local_kernel(3.0).grad(wrt="x")))
    one, zero, d = np.ones(4), np.zeros(4), np.zeros(4)
    adjoint(one, zero, d_out=one, d_x=d, _grid=1)
    assert d.tolist() == [6] * 4
    twice = pickle.loads(pickle.dumps(local_kernel(3.0).grad(wrt="x").grad(wrt="x")))
    d = np.zeros(4)
    twice(one, zero, d_out=one, d_x=zero, dd_x=d, dd_d_x=one, _grid=1)
    assert d.tolist() == [6] * 4


@pytest.mark.parametrize("order", [1, 2])
def test_kernels_with_gradients_are_freed(order):
    """A kernel knows its adjoint, and that knows the kernel."""

    class Mark:
        pass

    kernel = local_kernel(Mark())
    mark = weakref.ref(kernel.fn.__closure__[0].cell_contents)
    adjoint = kernel
    for _ in range(order):
        adjoint = adjoint.grad(wrt="x")
    del kernel, adjoint
    gc.collect()
    assert mark() is None


def test_made_by_many_threads():
    kernel, made = local_kernel(5.0), []

    def run():
        d = np.zeros(4)
        kernel.grad(wrt="x")(np.ones(4), np.zeros(4), d_out=np.ones(4), d_x=d, _grid=1)
        made.append((kernel.grad(wrt="x"), d[0]))

    threads = [threading.Thread(target=run) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [(kernel.grad(wrt="x"), 10.0)] * 8


@pytest.mark.parametrize("way", ["eager", "race"])
def test_other_ways_to_run(way):
    x, w, g = numbers(7), numbers(3), numbers(7, seed=1)
    dx, dw = np.zeros(7), np.zeros(3)
    before = eas.config.check
    eas.config.check = "race" if way == "race" else before
    try:
        backend = "eager" if way == "eager" else "interpreter"
        given = {"d_out": g, "d_x": dx, "d_w": dw, "_backend": backend}
        scaled.grad(wrt=("x", "w"))(x, w, np.zeros(7), 7, 2.0, **given)
    finally:
        eas.config.check = before
    np.testing.assert_allclose(dx, g * w[np.arange(7) % 3] * 2)
    np.testing.assert_allclose(dw, [(g * x * 2)[k::3].sum() for k in range(3)])


def test_the_ir_can_be_read():
    z = np.zeros(4)
    text = scaled.grad(wrt="x").to_ir(z, z, z, 4, 2.0, d_out=z, d_x=z, _grid=1)
    assert text.startswith("kernel spmd")
    assert "grad_checks.py" in text


# --- NaN and infinity stay where they are --------------------------------------------------------


@eas.kernel
def guarded(x, out, n, B: eas.constexpr = 8):
    """Roots and logarithms of what is masked off, or not chosen, are NaN or have no slope."""
    i = mk.arange(0, B)
    m = i < n
    v = mk.load(x, i, mask=m, other=-1.0)
    root = mk.where(v > 0, mk.sqrt(v), 0.0)
    log = mk.where(v > 0, mk.log(v), v)
    power = mk.where(v > 0, mk.pow(v, 0.5), 0.0)
    far = mk.where(v > 0, 1.0 / v + mk.rsqrt(v) + mk.asin(v * 0.1) / v, 0.0)
    mk.store(out, i, root + log + power + far, mask=m)


@BOTH
def test_what_is_not_chosen_leaks_nothing(backend):
    x = np.array([0.5, 0.0, -1.0, 2.0, np.nan, -np.inf, 0.25])
    d = np.zeros(7)
    guarded.grad(wrt="x")(x, np.zeros(7), 7, d_out=np.ones(7), d_x=d, _grid=1, _backend=backend)
    at = [0, 3, 6]

    def run(y):
        out = np.zeros(3)
        guarded(y, out, 3, _grid=1)
        return out.sum()

    np.testing.assert_allclose(d[at], differences(run, x[at]), rtol=1e-6)
    assert d[[1, 2, 4, 5]].tolist() == [1, 1, 1, 1]  # that of log's other side


@BOTH
def test_softmax_of_masked_rows(backend):
    x, g, d = numbers(3, 11), numbers(3, 11, seed=1), np.zeros((3, 11))
    softmax.grad(wrt="x")(x, np.zeros((3, 11)), 11, d_out=g, d_x=d, _grid=3, _backend=backend)
    e = np.exp(x - x.max(1, keepdims=True))
    y = e / e.sum(1, keepdims=True)
    np.testing.assert_allclose(d, y * (g - (g * y).sum(1, keepdims=True)), rtol=1e-10, atol=1e-14)


@BOTH
def test_softmax_of_what_is_partly_minus_infinity(backend):
    x, g, d = numbers(2, 4), numbers(2, 4, seed=1), np.zeros((2, 4))
    x[:, 1] = -np.inf
    softmax.grad(wrt="x")(x, np.zeros((2, 4)), 4, d_out=g, d_x=d, _grid=2, _backend=backend)
    assert np.isfinite(d).all()
    assert not d[:, 1].any()


@eas.kernel
def masked_store(x, out, n, B: eas.constexpr = 8):
    i = mk.arange(0, B)
    mk.store(out, i, mk.log(mk.load(x, i)), mask=i < n)


@BOTH
def test_what_is_not_stored_leaks_nothing(backend):
    x = np.array([1.0, 2.0, 0.0, -1.0, np.nan, np.inf, -0.0, 3.0])
    d = np.zeros(8)
    masked_store.grad(wrt="x")(x, np.zeros(8), 2, d_out=np.full(8, np.nan), d_x=d, _grid=1)
    assert np.isnan(d[:2]).all()
    assert not d[2:].any()
    d = np.zeros(8)
    g = np.where(np.arange(8) < 2, 1.0, np.nan)
    masked_store.grad(wrt="x")(x, np.zeros(8), 2, d_out=g, d_x=d, _grid=1, _backend=backend)
    assert d.tolist() == [1, 0.5, 0, 0, 0, 0, 0, 0]


@eas.kernel
def by_branch(x, out):
    row = mk.program_id(0)
    v = mk.load(x, row)
    y = v
    if v > 0:
        y = mk.sqrt(v)
    mk.store(out, row, y)


@BOTH
def test_a_branch_that_is_not_taken_leaks_nothing(backend):
    x, d = np.array([4.0, 0.0, -1.0]), np.zeros(3)
    by_branch.grad(wrt="x")(x, np.zeros(3), d_out=np.ones(3), d_x=d, _grid=3, _backend=backend)
    assert d.tolist() == [0.25, 1, 1]
