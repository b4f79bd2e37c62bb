"""Loops whose turns add a sum of lanes each, `p[j] += sum(f(j))`: many turns at a time are the
lanes then, and nobody adds up lanes. Beside loops that look like it.
"""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BACKENDS, differences, numbers


def body(kind):
    @eas.kernel
    def kernel(x, w, out, n, T, N: eas.constexpr = 5):
        i = mk.program_id(0) * 4 + mk.arange(0, 4)
        here = mk.load(x, i, i < n)
        total = mk.zeros((4,), mk.float64)
        for j in mk.range(0, T):
            if kind == "plain":
                total += mk.sin(mk.load(w, j) * here)
            if kind == "every third":
                total += mk.sin(mk.load(w, 3 * j + 1) * here)
            if kind == "from the end":
                total += mk.sin(mk.load(w, T - 1 - j) * here)
            if kind == "the same":
                total += mk.sin(mk.load(w, 0) * here)
            if kind == "every second turn's":
                total += mk.sin(mk.load(w, j // 2) * here)
            if kind == "two of them":
                total += mk.load(w, j) * mk.sin(mk.load(w, j + 1) * here)
            if kind == "a window":
                total += mk.load(w, j) * mk.load(x, i + j, i + j < n)
            if kind == "rows":
                total += mk.load(w, j) * mk.load(x, j * 4 + i, j * 4 + i < n)
            if kind == "masked":
                total += mk.load(w, j, j % 3 != 1) * here
            if kind == "some turns":
                if j % 2 == 0:
                    total += mk.load(w, j) * here
            if kind == "numbers of turns":
                total += mk.load(w, j) * mk.exp(here * j * 0.1)
            if kind == "would not be finite":
                total += mk.sqrt(mk.load(w, j) * mk.load(w, j)) * mk.log(3.0 + here)
            if kind == "carried":
                total = total * 0.9 + mk.load(w, j) * here
        mk.store(out, i, total, i < n)

    return kernel


KINDS = {
    "plain": True,
    "every third": True,
    "from the end": True,
    "the same": False,
    "every second turn's": False,
    "two of them": False,
    "a window": True,
    "rows": False,
    "masked": True,
    "some turns": False,
    "numbers of turns": True,
    "would not be finite": True,
    "carried": False,
}


@pytest.mark.parametrize("turns", [0, 1, 63, 64, 65, 130])
@pytest.mark.parametrize("kind", KINDS)
def test_gradients_are_right(kind, turns):
    kernel, n = body(kind), 10
    x, w = numbers(n) * 0.5, numbers(3 * turns + 2, seed=1)
    g = numbers(n, seed=2)

    def run(w):
        out = np.zeros(n)
        kernel(x, w, out, n, turns, _grid=3)
        return (out * g).sum()

    want = differences(run, w, 1e-5)
    for backend in BACKENDS:
        d_w = np.zeros(w.shape)
        named = {"d_out": g, "d_w": d_w, "_grid": 3, "_backend": backend}
        kernel.grad(wrt="w")(x, w, np.zeros(n), n, turns, **named)
        np.testing.assert_allclose(d_w, want, 1e-5, 1e-6, err_msg=backend)


@pytest.mark.parametrize("kind", KINDS)
def test_turns_are_lanes_where_they_may_be(kind):
    x = np.zeros(10)
    text = body(kind).grad(wrt="w").to_ir(x, x, x, 10, 3, d_out=x, d_w=x)
    assert ("64]" in text) == KINDS[kind], text


def test_what_is_beyond_the_last_turn_stays_there():
    """Turns that do not exist give NaN, in lanes of their own."""

    @eas.kernel
    def inverses(x, w, out, T):
        i = mk.arange(0, 4)
        here, total = mk.load(x, i), mk.zeros((4,), mk.float64)
        for j in mk.range(0, T):
            total += here / mk.load(w, j)
        mk.store(out, i, total)

    x, w, g = numbers(4), np.arange(1.0, 8), numbers(4, seed=1)
    for backend in BACKENDS:
        d_w = np.ones(7)
        named = {"d_out": g, "d_w": d_w, "_grid": 1, "_backend": backend}
        inverses.grad(wrt="w")(x, w, np.zeros(4), 7, **named)
        np.testing.assert_allclose(d_w, 1 - (x * g).sum() / w**2)
