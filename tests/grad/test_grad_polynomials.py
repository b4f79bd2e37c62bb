"""Polynomials under fast_math: the derivative is that of the whole, as exact as step by step."""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, numbers

POLYNOMIALS = {
    "cube": (lambda z: z + 0.5 * z * z * z, lambda z: 1 + 1.5 * z**2),
    "square of a sum": (lambda z: (z - 3.0) * (z - 3.0), lambda z: 2 * (z - 3)),
    "of a sum": (lambda z: _of(z - 2.0), lambda z: 2 * (z - 2) + 3 * (z - 2) ** 2),
    "none": (lambda z: z * z - z * z, lambda z: 0 * z),
    "seventh": (lambda z: z * z * z * z * z * z * z, lambda z: 7 * z**6),
    "odd": (lambda z: (z * z) * (z * (1.0 - z * z)), lambda z: 3 * z**2 - 5 * z**4),
    "powers of powers": (lambda z: _square(_square(_square(_square(z)))), lambda z: 16 * z**15),
    "with others": (lambda z: z * z * mk.sin(z) - (z * z + 1.0), None),
}


def _of(y):
    return y * y + y * y * y


def _square(y):
    return y * y


@BOTH
@pytest.mark.parametrize("name", POLYNOMIALS)
def test_derivatives(name, backend):
    function, slope = POLYNOMIALS[name]
    if slope is None:

        def slope(z):
            return 2 * z * np.sin(z) + z * z * np.cos(z) - 2 * z

    @eas.kernel(fast_math=True)
    def kernel(x, out, n, B: eas.constexpr = 8):
        o = mk.arange(0, B)
        mk.store(out, o, function(mk.load(x, o, o < n)), o < n)

    x, g = numbers(7), numbers(7, seed=1)
    d_x = np.zeros(7)
    kernel.grad(wrt="x")(x, np.zeros(7), 7, d_out=g, d_x=d_x, _grid=1, _backend=backend)
    np.testing.assert_allclose(d_x, g * slope(x), 1e-10, 1e-12)
    # Of the second order.
    second, c = np.zeros(7), numbers(7, seed=2)
    given = {"d_out": g, "d_x": np.zeros(7), "dd_d_x": c, "dd_x": second}
    once = kernel.grad(wrt="x")
    once.grad(wrt="x")(x, np.zeros(7), 7, **given, _grid=1, _backend=backend)
    near = (slope(x + 1e-6) - slope(x - 1e-6)) / 2e-6
    np.testing.assert_allclose(second, c * g * near, 1e-5, 1e-6)


@BOTH
def test_sums_are_not_multiplied_out(backend):
    """(x - 1000)^9 near 1000: its terms would cancel."""

    @eas.kernel(fast_math=True)
    def power(x, out, B: eas.constexpr = 4):
        o = mk.arange(0, B)
        y = mk.load(x, o) - 1000.0
        mk.store(out, o, y * y * y * y * y * y * y * y * y)

    x, d_x = 1000 + np.array([0.5, -0.25, 0.0, 1.0]), np.zeros(4)
    power.grad(wrt="x")(x, np.zeros(4), d_out=np.ones(4), d_x=d_x, _grid=1, _backend=backend)
    np.testing.assert_allclose(d_x, 9 * (x - 1000) ** 8, rtol=1e-12)


def test_steps_are_those_by_hand():
    @eas.kernel(fast_math=True)
    def cube(x, out, B: eas.constexpr = 8):
        o = mk.arange(0, B)
        z = mk.load(x, o)
        mk.store(out, o, 1.5 * (z + 0.5 * z * z * z))

    x = np.zeros(8)
    text = cube.grad(wrt="x").to_ir(x, x, d_out=x, d_x=x)
    # 2.25 z z + 1.5, times what comes in.
    assert text.count(" mul ") == 3, text
