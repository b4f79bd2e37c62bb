"""Loops that store to the same elements of an array in every turn and load from it: the gradient
holds the elements in memory of its own meanwhile, so that it keeps what few turns begin with.
"""

import os
import re
import sys

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, differences, numbers

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "fuzz", "python"))
from memory import Guarded, view

WIDE = 16  # elements of a program


@eas.kernel
def steps(u, w, n, lo, hi, KIND: eas.constexpr, B: eas.constexpr = 8):
    first = mk.program_id(0) * 16
    c = mk.arange(0, B)
    o = first + c
    left, right = first + mk.maximum(c - 1, 0), o + 1
    for t in mk.range(lo, hi):
        x = 0.1 * mk.load(w, t % 3)
        if KIND == "plain":
            mk.store(u, o, mk.load(u, o) + x * mk.load(u, left))
        elif KIND == "a bound":
            m = o < n
            v = mk.load(u, o, m) + x * mk.load(u, left, left < n, other=2.0)
            mk.store(u, o, mk.sin(v), m)
        elif KIND == "both ends":
            m = (c > 0) & (c < B - 1) & (o < n)
            v = mk.load(u, left, m) - 2.0 * mk.load(u, o, m) + mk.load(u, right, m)
            mk.store(u, o, mk.load(u, o, m) + x * v * v, m)
        elif KIND == "every other":
            m = (c % 2 == 0) | (c.to(mk.int32) == 5)
            mk.store(u, o, mk.load(u, o) * mk.load(u, right) * (1.0 + x), m)
        elif KIND == "two tiles":
            mk.store(u, o + B, mk.load(u, o) + x * mk.load(u, left))
            mk.store(u, o, mk.tanh(mk.load(u, o + B)) + mk.load(u, right + B - 1))
        elif KIND == "tiles that overlap":
            mk.store(u, o, mk.load(u, o + 3) * (1.0 + x), c != 2)
            mk.store(u, o + 3, mk.sin(mk.load(u, o)) + mk.load(u, o + 3), c < 5)
        elif KIND == "one element":
            mk.store(u, first + 4, mk.sum(mk.load(u, o)) * x)
        elif KIND == "other elements too":
            at = first + (c * 3 + t) % 16
            mk.store(u, o, mk.load(u, o) + x * mk.load(u, at) * mk.load(u, at))
        elif KIND == "rows":
            at = o[:, None] * 2 - first + mk.arange(0, 2)[None, :]
            turned = mk.load(u, at ^ 1)
            mk.store(u, at, mk.sin(turned) + x * mk.load(u, at))
        elif KIND == "in a branch":
            v = mk.load(u, o)
            if t % 2 == 0:
                v = v * mk.load(u, left)
            for k in mk.range(2):
                v = v + x * mk.load(u, first + k)
            mk.store(u, o, v)
        elif KIND == "added":
            mk.store(u, o, mk.load(u, o) + x)
            mk.store(w, 3 + o, mk.load(w, 3 + o) + mk.load(u, o) * mk.load(u, left))
        elif KIND == "elsewhere every turn":
            mk.store(u, o + t, mk.load(u, o + t) * mk.load(u, o) * (1.0 + x))
        elif KIND == "a mask of the turn":
            mk.store(u, o, mk.load(u, o) * mk.load(u, left) * (1.0 + x), c > t)
        else:
            mk.store(u, o, mk.load(u, o) * (1.0 + x))
            mk.atomic_add(u, o, mk.load(u, left) * x)


HELD = (
    *("plain", "a bound", "both ends", "every other", "two tiles", "tiles that overlap"),
    *("one element", "other elements too", "rows", "in a branch", "added"),
)
KEPT = "elsewhere every turn", "a mask of the turn", "atomics"


def inputs(dtype=np.float64):
    return numbers(2 * WIDE).astype(dtype), numbers(3 + 2 * WIDE, seed=1).astype(dtype)


def forward(u, w, turns, kind):
    u, w = u.copy(), w.copy()
    steps(u, w, 21, *turns, KIND=kind, _grid=2, _backend="interpreter")
    return u, w


@pytest.mark.parametrize("turns", [(0, 5), (2, 3), (4, 4), (7, 2)], ids=str)
@pytest.mark.parametrize("kind", [*HELD, *KEPT])
@BOTH
def test_gradients_are_right(kind, turns, backend):
    u, w = inputs()
    g_u, g_w = numbers(*u.shape, seed=2), numbers(*w.shape, seed=3)
    d_u, d_w = g_u.copy(), g_w.copy()
    before = u.copy(), w.copy()
    given = {"d_u": d_u, "d_w": d_w, "KIND": kind, "_grid": 2, "_backend": backend}
    steps.grad(wrt=("u", "w"))(u, w, 21, *turns, **given)

    def run(u, w):
        u, w = forward(u, w, turns, kind)
        return (u * g_u).sum() + (w * g_w).sum()

    np.testing.assert_allclose(d_u, differences(lambda u: run(u, w), u), 1e-5, 1e-6)
    got = d_w if kind == "added" else d_w - g_w  # which is no output otherwise
    want = differences(lambda w: run(u, w), w) - (0 if kind == "added" else g_w)
    np.testing.assert_allclose(got, want, 1e-5, 1e-6)
    for array, was in zip((u, w), before, strict=True):
        np.testing.assert_array_equal(array, was)


def ir_of(kind):
    u, w = inputs()
    given = {"d_u": u.copy(), "d_w": w.copy(), "KIND": kind, "_grid": 2}
    return steps.grad(wrt=("u", "w")).to_ir(u, w, 21, 0, 5, **given)


@pytest.mark.parametrize("kind", [*HELD, *KEPT])
def test_what_is_kept(kind):
    """By the square root of the turns: which is a shift by half the bits of their number."""
    assert ("clz" in ir_of(kind)) == (kind in HELD)


@pytest.mark.parametrize("at_start", [False, True])
@pytest.mark.parametrize(
    ("kind", "size"),
    [("plain", 24), ("a bound", 21), ("both ends", 22), ("tiles that overlap", 27)],
)
def test_nothing_else_is_touched(kind, size, at_start):
    """Arrays end, or begin, where memory does; where there is no turn they have no element."""
    _, w = inputs()
    adjoint, on = steps.grad(wrt="u"), {"KIND": kind, "_grid": 2}
    for length, turns in ((size, (0, 3)), (0, (3, 3))):
        content = {"u": numbers(length), "d_u": numbers(length, seed=4)}
        memory = {name: Guarded(array.tobytes(), at_start) for name, array in content.items()}
        try:
            given = {n: view(m, "float64", 0, (length,), (1,)) for n, m in memory.items()}
            adjoint(given["u"], w, 21, *turns, d_u=given["d_u"], **on)
            adjoint(content["u"], w, 21, *turns, d_u=content["d_u"], **on, _backend="interpreter")
            np.testing.assert_allclose(given["d_u"], content["d_u"], rtol=1e-12)
            assert all(block.painted() for block in memory.values())
            assert memory["u"].content() == content["u"].tobytes()
            del given
        finally:
            for block in memory.values():
                block.free()


@BOTH
def test_float32_and_negative_steps(backend):
    @eas.kernel
    def back(u, n, B: eas.constexpr = 8):
        o = mk.program_id(0) * B + mk.arange(0, B)
        for t in mk.range(n, 0, -1):
            mk.store(u, o, mk.load(u, o) * mk.load(u, o ^ 1) / t)

    u, g = numbers(16).astype(np.float32), numbers(16, seed=1).astype(np.float32)

    def run(u):
        u = u.copy()
        back(u, 3, _grid=2, _backend="interpreter")
        return (u * g).sum()

    for dtype, rest in ((np.float32, 1e-4), (np.float64, 1e-6)):
        d_u = g.astype(dtype)
        back.grad(wrt="u")(u.astype(dtype), 3, d_u=d_u, _grid=2, _backend=backend)
        want = differences(run, u.astype(np.float64))
        np.testing.assert_allclose(d_u, want, rest, rest)


@BOTH
def test_orders(backend):
    u, w = inputs()
    c, first = numbers(*u.shape, seed=5), steps.grad(wrt="u")

    def slope(u):
        d_u = np.ones(u.shape)
        first(u.copy(), w, 21, 0, 3, d_u=d_u, KIND="two tiles", _grid=2, _backend="interpreter")
        return (d_u * c).sum()

    want, on = differences(slope, u), {"KIND": "two tiles", "_grid": 2, "_backend": backend}
    dd_u, tangent = np.zeros(u.shape), np.zeros(u.shape)
    given = {"d_u": np.ones(u.shape), **on}
    first.grad(wrt="u")(u, w, 21, 0, 3, **given, dd_d_u=c.copy(), dd_u=dd_u)
    np.testing.assert_allclose(dd_u, want, 1e-5, 1e-6)
    given["d_u"] = np.ones(u.shape)
    first.jvp(wrt="u")(u, w, 21, 0, 3, **given, dd_u=c.copy(), dd_d_u=tangent)
    np.testing.assert_allclose(tangent, want, 1e-5, 1e-6)


def test_memory_of_many_turns():
    """The launch asks for workspace by the square root of the turns."""
    text = ir_of("plain")
    assert len(re.findall(r"workspace", text)) < 10
    u, w, turns = numbers(16), np.full(3, 0.01), 100_000
    d_u, d_twice = np.ones(16), np.ones(16)
    given = {"KIND": "plain", "_grid": 1}
    steps.grad(wrt="u")(u, w, 8, 0, turns, d_u=d_u, **given)
    # In two halves: gradients of the second are what goes into the first.
    half = u.copy()
    steps(half, w, 8, 0, turns // 2 // 3 * 3, **given)
    steps.grad(wrt="u")(half, w, 8, turns // 2 // 3 * 3, turns, d_u=d_twice, **given)
    steps.grad(wrt="u")(u, w, 8, 0, turns // 2 // 3 * 3, d_u=d_twice, **given)
    np.testing.assert_allclose(d_u, d_twice, rtol=1e-6)
