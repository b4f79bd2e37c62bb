"""Derivatives of thread-level kernels whose group the launch says (_tptg=)."""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, differences, numbers


@eas.kernel
def squares(x, out, N, W: eas.constexpr):
    i = mk.program_id(0) * W + mk.local_id(0)
    if i < N:
        mk.store(out, i, mk.load(x, i) ** 2)


@eas.kernel
def reversed_tiles(x, out, W: eas.constexpr, H: eas.constexpr):
    """Each group turns its tile of H rows and W columns round, through memory of its own."""
    column, row = mk.local_id(0), mk.local_id(1)
    tile = mk.alloc_tg(W * H, eas.float64)
    at = mk.program_id(0) * W * H
    here = row * W + column
    mk.store(tile, here, mk.load(x, at + here))
    mk.barrier()
    v = mk.load(tile, W * H - 1 - here)
    mk.store(out, at + here, v * v * (1 + row + 2 * column))


def tile_sum(x, W, H):
    weights = 1 + np.arange(H)[:, None] + 2 * np.arange(W)
    v = x.reshape(-1, W * H)[:, ::-1].reshape(-1, H, W)
    return v**2 * weights


@BOTH
@pytest.mark.parametrize("width", [1, 3, 8, 32, 40])
def test_a_group_of_one_axis(width, backend):
    n = 3 * width - 1
    x, g, d_x = numbers(n), numbers(n, seed=1), np.zeros(n)
    given = {"_grid": 3, "_tptg": width, "_backend": backend}
    squares.grad(wrt="x")(x, np.zeros(n), n, width, d_out=g, d_x=d_x, **given)
    np.testing.assert_allclose(d_x, 2 * x * g)
    d_out, out = np.zeros(n), np.zeros(n)
    squares.jvp(wrt="x")(x, out, n, width, d_x=g, d_out=d_out, **given)
    np.testing.assert_allclose(d_out, 2 * x * g)
    np.testing.assert_allclose(out, x**2)


@BOTH
def test_each_group_has_a_derivative_of_its_own(backend):
    for W, H in ((4, 2), (2, 4), (8, 1), (1, 8)):  # one number of threads, in other shapes
        x, g = numbers(24), numbers(24, seed=1)
        weights = tile_sum(np.ones(24), W, H).reshape(3, -1)
        given = {"_grid": 3, "_tptg": (W, H), "_backend": backend}
        out, d_x = np.zeros(24), np.zeros(24)
        reversed_tiles(x, out, W, H, **given)
        np.testing.assert_allclose(out, tile_sum(x, W, H).reshape(-1))
        reversed_tiles.grad(wrt="x")(x, out, W, H, d_out=g, d_x=d_x, **given)
        want = 2 * x * (weights * g.reshape(3, -1))[:, ::-1].reshape(-1)
        np.testing.assert_allclose(d_x, want)
        second, dd_x = reversed_tiles.grad(wrt="x").grad(wrt="x"), np.zeros(24)
        ones, d_x = np.ones(24), np.zeros(24)
        second(x, out, W, H, d_out=g, d_x=d_x, dd_d_x=ones, dd_x=dd_x, **given)
        np.testing.assert_allclose(dd_x, want / x)


def test_one_kernel_object_serves_every_group():
    adjoint = squares.grad(wrt="x")
    adjoint.clear_cache()
    for _ in range(2):
        for width in (4, 8):
            x, d_x = numbers(8), np.zeros(8)
            given = {"_grid": 8 // width, "_tptg": width}
            adjoint(x, np.zeros(8), 8, width, d_out=np.ones(8), d_x=d_x, **given)
            np.testing.assert_allclose(d_x, 2 * x)
    assert adjoint.cache_info().misses == 2


def test_the_grid_of_a_shape_is_the_kernels():
    @eas.kernel
    def whole(x, out, W: eas.constexpr):
        i = mk.program_id(0) * W + mk.local_id(0)
        mk.store(out, i, mk.load(x, i) ** 3)

    x, out, d_x = numbers(24), np.zeros(24), np.zeros(24)
    whole(x, out, 8, _shape=24, _tptg=8)
    np.testing.assert_allclose(out, x**3)
    whole.grad(wrt="x")(x, out, 8, d_out=np.ones(24), d_x=d_x, _shape=24, _tptg=8)
    np.testing.assert_allclose(d_x, 3 * x**2)


def test_a_tree_sum_by_differences():
    @eas.kernel
    def tree(x, out, W: eas.constexpr):
        t = mk.local_id(0)
        part = mk.alloc_tg(W, eas.float64)
        v = mk.load(x, mk.program_id(0) * W + t)
        mk.store(part, t, mk.exp(v) * v)
        half = W // 2
        while half > 0:
            mk.barrier()
            if t < half:
                mk.store(part, t, mk.load(part, t) + mk.load(part, t + half))
            half = half // 2
        mk.barrier()
        if t == 0:
            mk.store(out, mk.program_id(0), mk.sin(mk.load(part, 0)))

    x, g = numbers(32), numbers(2, seed=1)

    def run(x):
        out = np.zeros(2)
        tree(x, out, 16, _grid=2, _tptg=16)
        return out @ g

    for threads in (1, 2, 3):
        eas.config.num_threads = threads
        d_x = np.zeros(32)
        tree.grad(wrt="x")(x, np.zeros(2), 16, d_out=g, d_x=d_x, _grid=2, _tptg=16)
        np.testing.assert_allclose(d_x, differences(run, x), rtol=1e-6, atol=1e-7)


def test_in_functions():
    @eas.function
    def f(x):
        out = eas.empty_like(x)
        squares(x, out, x.numel, 4, _grid=2, _tptg=4)
        return out

    x = numbers(7)
    eas.check_gradients(f, x)
    np.testing.assert_allclose(eas.grad(lambda x: f(x).sum())(x), 2 * x)
    _, tangent = eas.jvp(f, (x,), (np.ones(7),))
    np.testing.assert_allclose(tangent, 2 * x)


def test_a_gradient_of_ones_own_has_a_group_of_its_own():
    @eas.kernel
    def plain(x, out):
        i = mk.tid(0, 8)
        mk.store(out, i, mk.load(x, i) * 3)

    @plain.def_grad
    def other(x, out, *, d_out, d_x):
        i = mk.tid(0, 4)
        for k in range(2):
            at = i + 4 * k
            mk.store(d_x, at, mk.load(d_x, at) + 3 * mk.load(d_out, at))

    @eas.function
    def f(x):
        out = eas.empty_like(x)
        plain(x, out, _grid=1, _tptg=8)
        return out

    np.testing.assert_allclose(eas.grad(lambda x: f(x).sum())(numbers(8)), np.full(8, 3.0))


def test_a_group_that_is_wrong_or_missing():
    x, d_x = numbers(8), np.zeros(8)

    def said(kernel, *args, **given):
        with pytest.raises(eas.LaunchError) as caught:
            kernel(x, np.zeros(8), *args, d_out=np.ones(8), d_x=d_x, _grid=1, **given)
        assert not d_x.any()
        return str(caught.value)

    adjoint = squares.grad(wrt="x")
    assert said(adjoint, 8, 8) == (
        "[squares.grad] the size of a group is unknown: the kernel is thread-level and has no "
        "mk.tid, expected _tptg=, the threads of a group (1 to 3 sizes)"
    )
    assert said(adjoint, 8, 8, _tptg=0) == (
        "[squares.grad] _tptg is not a size, got (0,), expected an int or 1 to 3 of them, each at "
        "least 1"
    )
    assert "_tptg has too many threads, got (4194304, 4194304)" in said(
        adjoint, 8, 8, _tptg=(1 << 22, 1 << 22)
    )

    @eas.kernel
    def fixed(x, out):
        i = mk.tid(0, 8)
        mk.store(out, i, mk.load(x, i) * 2)

    assert said(fixed.grad(wrt="x"), _tptg=4) == (
        "[fixed.grad] _tptg does not fit mk.tid, got (4,) of 4 threads, expected 8"
    )
