"""Tangents of whole kernels: beside their gradients, and of higher order."""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BACKENDS, numbers
from jvp_checks import check
from test_grad_loops import recurrence, recurrence_by_while
from test_grad_programs import CASES, SECOND, adds, drawn, gathers, loops, neighbours


@pytest.mark.parametrize("name", CASES)
def test_beside_gradients(name):
    kernel, grid, wrt, outs, arguments = CASES[name]
    given = drawn(arguments, outs)
    for out in outs:
        given[out] = numbers(*arguments[out], seed=50)  # what was there before
    check(kernel, given, wrt, list(outs), {"_grid": grid})


def test_fragments():
    @eas.kernel
    def fragments(a, b, out):
        mk.tid(0, 32)
        mk.mma_store(out, 0, 8, mk.mma(a, 0, 8, b, 0, 8, mk.mma_zero()))

    a, b, da, db = (numbers(8, 8, seed=k).astype(np.float32) for k in range(4))
    for backend in BACKENDS:
        out, d = np.zeros((8, 8), np.float32), np.zeros((8, 8), np.float32)
        kernel = fragments.jvp(wrt=("a", "b"))
        kernel(a, b, out, d_a=da, d_b=db, d_out=d, _grid=1, _backend=backend)
        np.testing.assert_allclose(out, a @ b, rtol=1e-4, atol=1e-4)
        np.testing.assert_allclose(d, da @ b + a @ db, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("kernel", [recurrence, recurrence_by_while], ids=["for", "while"])
@pytest.mark.parametrize("turns", [0, 1, 64, 5000])
def test_turns_of_a_loop(kernel, turns):
    x, w = numbers(3), np.tanh(numbers(3, seed=1)) * 0.8
    h, dx, dw = x, numbers(3, seed=2), numbers(3, seed=3)
    t = dx
    for k in range(turns):
        t = np.cos(h * w + k * 0.01) * (t * w + h * dw) + t * 0.1
        h = np.sin(h * w + k * 0.01) + h * 0.1
    for backend in BACKENDS:
        out, d = np.zeros(3), np.zeros(3)
        kernel.jvp(wrt=("x", "w"))(
            *(x, w, out, turns, 3),
            **{"d_x": dx, "d_w": dw, "d_out": d, "_grid": 1, "_backend": backend},
        )
        np.testing.assert_allclose(out, h, rtol=1e-9)
        np.testing.assert_allclose(d, t, rtol=1e-9, atol=1e-12)


# --- what gradients refuse -----------------------------------------------------------------------


@eas.kernel
def loads_what_it_stored(x, out, q):
    i = mk.arange(0, 4)
    mk.store(q, i, mk.load(x, i) ** 2)
    mk.store(out, i, mk.load(q, 3 - i) * mk.load(x, i))
    mk.store(out, i, mk.load(out, i) + 1.0, mask=i < 2)


@eas.kernel
def in_place_again_and_again(x, out, q):
    i = mk.arange(0, 4)
    for k in mk.range(3):
        mk.store(x, i, mk.sin(mk.load(x, i)) * (k + 1))
        mk.store(out, i % 2, mk.load(x, i))


@eas.kernel
def by_what_was_counted(x, out, q):
    i = mk.program_id(0)
    ticket = mk.atomic_add(q, 0, 1.0)
    mk.store(out, i, mk.load(x, i) * mk.load(x, i) + ticket * 0.0)


REFUSED_BY_GRAD = {
    loads_what_it_stored: ("x", "out", "q"),
    in_place_again_and_again: ("x", "out"),
    by_what_was_counted: ("out",),
}


@pytest.mark.parametrize("kernel", REFUSED_BY_GRAD, ids=lambda k: k.__name__)
def test_what_gradients_refuse(kernel):
    x, v, step = numbers(4), numbers(4, seed=1), 1e-6
    grid = 4 if kernel is by_what_was_counted else 1
    outs = REFUSED_BY_GRAD[kernel]
    for backend in BACKENDS:
        ends = []
        for by in (step, -step):
            moved = {"x": x + by * v, "out": np.zeros(4), "q": np.zeros(4)}
            kernel(**moved, _grid=grid, _backend=backend)
            ends.append(moved)
        given = {"x": x.copy(), "out": np.zeros(4), "q": np.zeros(4)}
        d = {"d_x": v.copy()} | {f"d_{n}": np.zeros(4) for n in outs if n != "x"}
        kernel.jvp(wrt="x")(**given, **d, _grid=grid, _backend=backend)
        for name in outs:
            want = (ends[0][name] - ends[1][name]) / (2 * step)
            want = v if name == "x" and kernel is loads_what_it_stored else want
            np.testing.assert_allclose(d[f"d_{name}"], want, 1e-6, 1e-8, err_msg=name)


# --- higher order --------------------------------------------------------------------------------

HIGHER = SECOND | {
    "gathers": (gathers, 2, (4,), (8,), (np.array([0, 1, 1, 3, 2, 2, 2, 0]),)),
    "atomics": (adds, 2, (8,), (4,), (np.array([0, 1, 1, 3, 2, 2, 2, 0]),)),
    "neighbours": (neighbours, 2, (7,), (7,), (7,)),
    "loops": (loops, 1, (4,), (4,), (5,)),
}


@pytest.mark.parametrize("name", HIGHER)
def test_hessian_times_vector(name):
    """Forward over reverse, reverse over reverse, reverse over forward, and differences."""
    kernel, grid, shape, out, extra = HIGHER[name]
    x, v, w, step = numbers(*shape), numbers(*shape, seed=97), numbers(*out, seed=98), 1e-6

    def gradient(at):
        d = np.zeros(shape)
        kernel.grad(wrt="x")(at, np.zeros(out), *extra, d_out=w, d_x=d, _grid=grid)
        return d

    slope = (gradient(x + step * v) - gradient(x - step * v)) / (2 * step)
    zero = lambda of=shape: np.zeros(of)  # noqa: E731
    for backend in BACKENDS:
        where = {"_grid": grid, "_backend": backend}
        d, hv = zero(), zero()
        over_reverse = kernel.grad(wrt="x").jvp(wrt="x")
        over_reverse(x, zero(out), *extra, d_out=w, d_x=d, dd_x=v, dd_d_x=hv, **where)
        np.testing.assert_allclose(d, gradient(x), 1e-12, 1e-12)
        np.testing.assert_allclose(hv, slope, 1e-5, 1e-6, err_msg=backend)
        twice = zero()
        kernel.grad(wrt="x").grad(wrt="x")(
            *(x, zero(out), *extra),
            **{"d_out": w, "d_x": zero(), "dd_x": twice, "dd_d_x": v.copy()} | where,
        )
        np.testing.assert_allclose(hv, twice, 1e-9, 1e-11, err_msg=f"{backend}: reverse, reverse")
        back = zero()
        kernel.jvp(wrt="x").grad(wrt="x")(
            *(x, zero(out), *extra),
            **{"d_x": v, "d_out": zero(out), "dd_d_out": w.copy(), "dd_x": back} | where,
        )
        np.testing.assert_allclose(hv, back, 1e-9, 1e-11, err_msg=f"{backend}: reverse, forward")


@pytest.mark.parametrize("name", HIGHER)
def test_forward_over_forward(name):
    """How J v changes along u: the same both ways round, and as differences say."""
    kernel, grid, shape, out, extra = HIGHER[name]
    x, v, u, step = numbers(*shape), numbers(*shape, seed=97), numbers(*shape, seed=96), 1e-6

    def tangent(at):
        d = np.zeros(out)
        kernel.jvp(wrt="x")(at, np.zeros(out), *extra, d_x=v, d_out=d, _grid=grid)
        return d

    slope = (tangent(x + step * u) - tangent(x - step * u)) / (2 * step)
    for backend in BACKENDS:
        found = []
        for first, second in ((v, u), (u, v)):
            d = {n: np.zeros(out) for n in ("d_out", "dd_out", "dd_d_out")}
            kernel.jvp(wrt="x").jvp(wrt="x")(
                *(x, np.zeros(out), *extra),
                **{"d_x": first, "dd_x": second, "_grid": grid, "_backend": backend},
                **d,
            )
            found.append(d)
        np.testing.assert_allclose(found[0]["dd_d_out"], slope, 1e-5, 1e-6)
        np.testing.assert_allclose(found[0]["dd_d_out"], found[1]["dd_d_out"], 1e-9, 1e-11)
        np.testing.assert_allclose(found[0]["dd_out"], found[1]["d_out"], 1e-9, 1e-11)


def test_third_order():
    """Of v * v * v: forward over forward over reverse."""
    x, one = numbers(4), np.ones(4)

    @eas.kernel
    def cubes(x, out):
        i = mk.arange(0, 4)
        v = mk.load(x, i)
        mk.store(out, i, v * v * v)

    third = cubes.grad(wrt="x").jvp(wrt="x").jvp(wrt="x")
    for backend in BACKENDS:
        d = {n: np.zeros(4) for n in ("d_x", "dd_d_x", "ddd_d_x", "ddd_dd_d_x")}
        third(x, np.zeros(4), d_out=one, dd_x=one, ddd_x=one, **d, _grid=1, _backend=backend)
        np.testing.assert_allclose(d["d_x"], 3 * x * x)
        np.testing.assert_allclose(d["dd_d_x"], 6 * x)
        np.testing.assert_allclose(d["ddd_d_x"], 6 * x)
        np.testing.assert_allclose(d["ddd_dd_d_x"], 6 * one)
