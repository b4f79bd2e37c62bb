"""Gradients of arrays of every layout, dtype and kind; and gradients of gradients."""

import os
import sys

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, numbers, scaled, softmax

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "fuzz", "python"))
from memory import Guarded, view

# --- arrays --------------------------------------------------------------------------------------


@BOTH
def test_nothing_to_do(backend):
    empty, w, dw = np.zeros(0), numbers(3), np.full(3, 4.0)
    given = {"d_out": np.zeros(0), "d_x": np.zeros(0), "d_w": dw, "_backend": backend}
    scaled.grad(wrt=("x", "w"))(empty, w, np.zeros(0), 0, 2.0, **given)
    assert (dw == 4).all()
    d = np.full(7, 4.0)
    given = {"d_out": np.ones(7), "d_x": d, "_grid": 0, "_backend": backend}
    scaled.grad(wrt="x")(numbers(7), w, np.zeros(7), 7, 2.0, **given)
    assert (d == 4).all()


@eas.kernel
def strided(x, out, B: eas.constexpr = 8):
    i = mk.arange(0, B)[:, None]
    j = mk.arange(0, B)[None, :]
    m = (i < x.shape[0]) & (j < x.shape[1])
    v = mk.load(x, i * x.stride(0) + j * x.stride(1), mask=m)
    mk.store(out, i * out.stride(0) + j * out.stride(1), mk.exp(v), mask=m)


VIEWS = {
    "rows": lambda a: a[:5, :7],
    "turned": lambda a: a.T[:5, :7],
    "every second": lambda a: a[:10:2, 1:15:2],
    "upside down": lambda a: a[4::-1, 6::-1],
    "mixed": lambda a: a[10:0:-2, :7],
}


@BOTH
@pytest.mark.parametrize("form", VIEWS)
def test_views(backend, form):
    x, g = VIEWS[form](numbers(16, 16)), VIEWS["rows"](numbers(16, 16, seed=1))
    whole = np.zeros((16, 16))
    d = VIEWS[form](whole)
    out = VIEWS["rows"](np.zeros((16, 16)))
    strided.grad(wrt="x")(x, out, d_out=g, d_x=d, _grid=1, _backend=backend)
    np.testing.assert_allclose(d, g * np.exp(x))
    assert np.count_nonzero(whole) == 35, "and nothing between them"


@pytest.mark.parametrize("dtype", ["float16", "float32"])
@BOTH
def test_narrow_floats(backend, dtype):
    x, g = numbers(3, 11).astype(dtype), numbers(3, 11, seed=1).astype(dtype)
    d, exact = np.zeros((3, 11), dtype), np.zeros((3, 11))
    adjoint = softmax.grad(wrt="x")
    adjoint(x, np.zeros((3, 11), dtype), 11, d_out=g, d_x=d, _grid=3, _backend=backend)
    wide = [a.astype(np.float64) for a in (x, g)]
    adjoint(wide[0], np.zeros((3, 11)), 11, d_out=wide[1], d_x=exact, _grid=3)
    np.testing.assert_allclose(d, exact, rtol=0, atol=20 * np.finfo(dtype).eps * 0.3)


@BOTH
def test_wider_gradients_than_numbers(backend):
    x, g, d = numbers(7).astype(np.float32), numbers(7, seed=1), np.zeros(7)
    w = numbers(3)
    scaled.grad(wrt="x")(x, w, np.zeros(7), 7, 2.0, d_out=g, d_x=d, _backend=backend)
    np.testing.assert_allclose(d, g * w[np.arange(7) % 3] * 2, rtol=1e-6)


def test_tensors_of_our_own():
    x, w, g, out, d = map(
        eas.tensor, (numbers(7), numbers(3), numbers(7), np.zeros(7), np.zeros(7))
    )
    scaled.grad(wrt="x")(x, w, out, 7, 2.0, d_out=g, d_x=d)
    want = numbers(7) * numbers(3)[np.arange(7) % 3] * 2
    np.testing.assert_allclose(np.asarray(d), want)


def test_torch_tensors():
    torch = pytest.importorskip("torch")
    x = torch.randn(3, 11, dtype=torch.float64)
    g, d, out = torch.randn_like(x), torch.zeros_like(x), torch.zeros_like(x)
    softmax.grad(wrt="x")(x, out, 11, d_out=g, d_x=d, _grid=3)
    x.requires_grad_()
    torch.softmax(x, 1).backward(g)
    torch.testing.assert_close(d, x.grad)


def test_bfloat16_of_torch():
    torch = pytest.importorskip("torch")
    x = torch.randn(3, 11, dtype=torch.bfloat16)
    g, d, out = torch.randn_like(x), torch.zeros_like(x), torch.zeros_like(x)
    softmax.grad(wrt="x")(x, out, 11, d_out=g, d_x=d, _grid=3)
    exact = x.double().requires_grad_()
    torch.softmax(exact, 1).backward(g.double())
    torch.testing.assert_close(d.double(), exact.grad, atol=2e-2, rtol=2e-2)


@BOTH
def test_checked_launches(backend):
    adjoint = scaled.grad(wrt="x")
    before, eas.config.check = eas.config.check, "1"
    try:
        for size in (1, 4, 7):
            x, w, g, d = numbers(size), numbers(3), numbers(size, seed=1), np.zeros(size)
            adjoint(x, w, np.zeros(size), size, 2.0, d_out=g, d_x=d, _backend=backend)
            np.testing.assert_allclose(d, g * w[np.arange(size) % 3] * 2)
        with pytest.raises(eas.OutOfBoundsError):
            adjoint(x, w, np.zeros(size), size + 9, 2.0, d_out=g, d_x=d, _backend=backend)
    finally:
        eas.config.check = before


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 8, 9, 15, 17, 31, 33])
@pytest.mark.parametrize("at_start", [False, True])
def test_nothing_beyond_the_arrays_is_touched(size, at_start):
    """Every array ends (or begins) where memory does."""
    content = {"x": numbers(size), "w": numbers(3), "out": numbers(size), "d_out": numbers(size)}
    content |= {"d_x": np.zeros(size), "d_w": np.zeros(3), "d_s": np.zeros(1)}
    memory = {name: Guarded(array.tobytes(), at_start) for name, array in content.items()}
    try:
        given = {n: view(m, "float64", 0, content[n].shape, (1,)) for n, m in memory.items()}
        scaled.grad(wrt=("x", "w", "s"))(**given, n=size, s=1.5)
        want = content["d_out"] * content["w"][np.arange(size) % 3] * 1.5
        np.testing.assert_allclose(given["d_x"], want)
        for name, block in memory.items():
            assert block.painted()
            if name in ("x", "w", "out", "d_out"):
                assert block.content() == content[name].tobytes()
        del given
    finally:
        for block in memory.values():
            block.free()


# --- higher orders -------------------------------------------------------------------------------


@eas.kernel
def cubes(x, out, n, B: eas.constexpr = 4):
    o = mk.program_id(0) * B + mk.arange(0, B)
    m = o < n
    v = mk.load(x, o, mask=m)
    mk.store(out, o, mk.sin(v) * v * v, mask=m)


@BOTH
def test_third_order(backend):
    x, n = numbers(7), 7
    one = lambda: np.ones(n)  # noqa: E731
    zero = lambda: np.zeros(n)  # noqa: E731
    first, second, third = zero(), zero(), zero()
    common = {"_backend": backend}
    g1 = cubes.grad(wrt="x")
    g1(x, zero(), n, d_out=one(), d_x=first, **common)
    g2 = g1.grad(wrt="x")
    g2(x, zero(), n, d_out=one(), d_x=zero(), dd_x=second, dd_d_x=one(), **common)
    g3 = g2.grad(wrt="x")
    given = {"d_out": one(), "d_x": zero(), "dd_x": zero(), "dd_d_x": one()}
    g3(x, zero(), n, **given, ddd_x=third, ddd_dd_x=one(), **common)
    s, c = np.sin(x), np.cos(x)
    np.testing.assert_allclose(first, c * x**2 + 2 * x * s, rtol=1e-12)
    np.testing.assert_allclose(second, -s * x**2 + 4 * x * c + 2 * s, rtol=1e-12)
    np.testing.assert_allclose(third, -c * x**2 - 6 * x * s + 6 * c, rtol=1e-11)
