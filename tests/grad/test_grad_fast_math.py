"""Adjoints under fast_math: what is said shorter, and that it says the same."""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, differences, numbers
from grad_kernels import kernel_of
from test_grad_random import check as check_random

FAST = eas.kernel(fast_math=True)


def check(kernel, x, *extra, grid=1, backend="cpu", saved=None, wrt="x"):
    """d_x beside central differences; gives the IR."""
    out, g = np.zeros(x.shape), numbers(*x.shape, seed=5)

    def run(at):
        made = np.zeros(x.shape)
        kernel(at, made, *extra, _grid=grid, _backend="interpreter")
        return (made * g).sum()

    kernel(x, out, *extra, _grid=grid)
    adjoint = kernel.grad(wrt=wrt, saved=saved) if saved else kernel.grad(wrt=wrt)
    d_x = np.zeros(x.shape)
    adjoint(x, out, *extra, d_out=g.copy(), d_x=d_x, _grid=grid, _backend=backend)
    np.testing.assert_allclose(d_x, differences(run, x), 1e-5, 1e-7)
    return adjoint.to_ir(x, out, *extra, d_out=g, d_x=d_x)


@FAST
def softmax(x, out, cols, B: eas.constexpr = 8):
    row, col = mk.program_id(0), mk.arange(0, B)
    z = mk.load(x, row * cols + col, col < cols, other=-float("inf"))
    e = mk.exp(z - mk.max(z))
    mk.store(out, row * cols + col, e / mk.sum(e), col < cols)


@BOTH
@pytest.mark.parametrize("cols", [8, 5, 1])
def test_a_quotient_that_was_saved(backend, cols):
    text = check(softmax, numbers(3, cols), cols, grid=3, backend=backend, saved="out")
    assert "exp" not in text
    assert "max" not in text
    assert text.count("sum") == 1


@BOTH
def test_a_quotient_that_is_computed_again(backend):
    text = check(softmax, numbers(3, 5), 5, grid=3, backend=backend)
    assert text.count("exp") == 1


@FAST
def weighed(x, out, cols, B: eas.constexpr = 8):
    """The lanes that are left out are not 0."""
    row, col = mk.program_id(0), mk.arange(0, B)
    e = mk.exp(mk.load(x, row * cols + col, col < cols, other=0.0))
    mk.store(out, row * cols + col, e / mk.sum(e), col < cols)


@BOTH
def test_a_quotient_of_which_lanes_are_missing(backend):
    text = check(weighed, numbers(3, 5), 5, grid=3, backend=backend, saved="out")
    assert "exp" in text


@FAST
def rows_and_columns(x, out, B: eas.constexpr = 4, C: eas.constexpr = 8):
    at = mk.arange(0, B)[:, None] * C + mk.arange(0, C)[None, :]
    v = mk.load(x, at)
    e = mk.exp(v - mk.max(v, 1, True))
    p = e / mk.sum(e, 1, True)
    mk.store(out, at, p - mk.sum(p * p, 1, True) * mk.sum(v, 0, True))


@BOTH
def test_sums_along_one_axis(backend):
    check(rows_and_columns, numbers(4, 8), backend=backend)


@FAST
def normed(x, out, cols, B: eas.constexpr = 8):
    row, col = mk.program_id(0), mk.arange(0, B)
    mask = col < cols
    z = mk.load(x, row * cols + col, mask)
    centred = mk.where(mask, z - mk.sum(z) / cols, 0.0)
    s = mk.rsqrt(mk.sum(centred * centred) / cols + 1e-3)
    mk.store(out, row * cols + col, centred * s, mask)


@BOTH
def test_a_sum_that_waited_for_another(backend):
    check(normed, numbers(3, 5), 5, grid=3, backend=backend)


@FAST
def scaled_sum(x, s, out, n, B: eas.constexpr = 8):
    col = mk.arange(0, B)
    mask = col < n
    v = mk.load(x, col, mask) * (1.0 / mk.load(s, 0))
    mk.store(out, 0, mk.sum(mk.where(mask, v * v, 0.0)), n > 0)


@BOTH
def test_a_factor_that_is_infinite_where_nothing_is(backend):
    x, d_s = numbers(8), np.zeros(1)
    given = {"d_out": np.ones(1), "d_s": d_s, "_grid": 1, "_backend": backend}
    scaled_sum.grad(wrt="s")(x, np.zeros(1), np.zeros(1), 0, **given)
    assert d_s[0] == 0
    scaled_sum.grad(wrt="s")(x, np.full(1, 2.0), np.zeros(1), 3, **given)
    np.testing.assert_allclose(d_s[0], -2 * (x[:3] ** 2).sum() / 8)


@FAST
def gelu(x, out, n, PLUS: eas.constexpr, B: eas.constexpr = 8):
    at = mk.arange(0, B)
    z = mk.load(x, at, at < n)
    t = mk.tanh(0.7978845608028654 * (z + 0.044715 * z * z * z))
    half = 0.5 + 0.5 * t if PLUS else 0.5 * (1.0 + t)
    mk.store(out, at, z * half, at < n)


@BOTH
@pytest.mark.parametrize("plus", [False, True])
def test_tanh_as_sigmoid(backend, plus):
    text = check(gelu, numbers(7) * 3, 7, plus, backend=backend)
    assert "sigmoid" in text
    assert "tanh" not in text


@pytest.mark.parametrize("share", range(2))
def test_random_kernels(share, monkeypatch):
    def fast(source):
        return kernel_of(source.replace("@eas.kernel\n", "@eas.kernel(fast_math=True)\n"))

    monkeypatch.setattr("test_grad_random.kernel_of", fast)
    assert sum(check_random(seed) for seed in range(50_010 + share * 10, 50_020 + share * 10)) <= 1
