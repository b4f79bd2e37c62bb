"""Numbers a loop carries only to keep exponentials in range, as an attention that never has all of
its scores does: their gradient is nothing, whatever they are, and they need not be kept. Beside
kernels near to it, of which this is not so.
"""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, differences, numbers

ROWS, D, B = 5, 4, 4


@eas.kernel
def online(
    q, k, v, s, out, lse, n, KIND: eas.constexpr, R: eas.constexpr = 4, D: eas.constexpr = 4
):
    """Attention of ROWS queries to n keys, some of it changed by KIND."""
    rows = mk.program_id(0) * R + mk.arange(0, R)
    dims = mk.arange(0, D)
    at, mask = rows[:, None] * D + dims[None, :], rows < 5
    queries = mk.load(q, at, mask[:, None])
    best = mk.full((R,), -float("inf"), mk.float64)
    total, acc = mk.zeros((R,), mk.float64), mk.zeros((R, D), mk.float64)
    if KIND == "a sink":
        best, total = mk.zeros((R,), mk.float64), mk.full((R,), 1.0, mk.float64)
    if KIND == "a sink that is differentiated":
        best, total = mk.zeros((R,), mk.float64), mk.zeros((R,), mk.float64) + mk.load(s, 0)
    if KIND == "a maximum that is differentiated":
        best = mk.zeros((R,), mk.float64) + mk.load(s, 0)
    for start in mk.range(0, n, R):
        cols = start + mk.arange(0, R)
        there = cols < n
        keys = mk.load(k, cols[None, :] * D + dims[:, None], there[None, :])
        values = mk.load(v, cols[:, None] * D + dims[None, :], there[:, None])
        seen = there[None, :]
        if KIND == "causal":
            seen = seen & (cols[None, :] <= rows[:, None])
        scores = mk.where(seen, mk.dot(queries, keys), -float("inf"))
        new_best = mk.maximum(best, mk.max(scores, axis=1))
        if KIND == "of this block":
            new_best = mk.max(scores, axis=1)
        if KIND == "base 2":
            weights, shrink = mk.exp2(scores - new_best[:, None]), mk.exp2(best - new_best)
        else:
            weights, shrink = mk.exp(scores - new_best[:, None]), mk.exp(best - new_best)
        if KIND == "not shrunk":
            shrink = mk.full((R,), 1.0, mk.float64)
        if KIND == "shrunk twice":
            total = total * shrink * shrink + mk.sum(weights, axis=1)
        else:
            total = total * shrink + mk.sum(weights, axis=1)
        acc = mk.dot(weights, values, acc * shrink[:, None])
        best = new_best
    if KIND == "no division":
        mk.store(out, at, acc, mask[:, None])
    elif KIND == "more rows of one":
        mk.store(out, at, acc / total[:, None], rows[:, None] < 6)
    else:
        mk.store(out, at, acc / total[:, None], mask[:, None])
    if KIND == "the maximum is stored":
        mk.store(lse, rows, best, mask)
    elif KIND == "base 2":
        mk.store(lse, rows, best + mk.log2(total), mask)
    else:
        mk.store(lse, rows, best + mk.log(total), mask)


KINDS = (
    "plain",
    "causal",
    "base 2",
    "of this block",
    "a sink",
    "a sink that is differentiated",
    "a maximum that is differentiated",
    "not shrunk",
    "shrunk twice",
    "no division",
    "the maximum is stored",
    "more rows of one",
)
# Those whose maximum is nothing but a shift.
SHIFTED = KINDS[:5]


def inputs(n):
    return [numbers(6, D, seed=1), numbers(n, D, seed=2), numbers(n, D, seed=3), np.full(1, 0.3)]


def forward(given, n, kind):
    out, lse = np.zeros((6, D)), np.zeros(6)
    online(*given, out, lse, n, KIND=kind, _grid=2, _backend="interpreter")
    return out, lse


def gradients(given, n, kind, backend, saved=()):
    out, lse = forward(given, n, kind)
    d = {f"d_{name}": np.zeros(x.shape) for name, x in zip("qkvs", given, strict=True)}
    named = {**d, "d_out": numbers(6, D, seed=7), "d_lse": numbers(6, seed=8), "KIND": kind}
    adjoint = online.grad(wrt=("q", "k", "v", "s"), saved=saved)
    adjoint(*given, out, lse, n, **named, _grid=2, _backend=backend)
    return d


@pytest.mark.parametrize("saved", [(), ("out", "lse"), ("lse",), ("out",)])
@pytest.mark.parametrize("n", [7, 4, 1])
@pytest.mark.parametrize("kind", KINDS)
@BOTH
def test_gradients_are_right(kind, n, saved, backend):
    given = inputs(n)
    got = gradients(given, n, kind, backend, saved)
    g_out, g_lse = numbers(6, D, seed=7), numbers(6, seed=8)
    for i, name in enumerate(("q", "k", "v", "s")):

        def run(x, i=i):
            out, lse = forward([*given[:i], x, *given[i + 1 :]], n, kind)
            return (out * g_out).sum() + (lse * g_lse).sum()

        want = differences(run, given[i])
        np.testing.assert_allclose(got[f"d_{name}"], want, 1e-5, 1e-6, err_msg=name)


def ir_of(kind, saved=()):
    given, n = inputs(7), 7
    out, lse = forward(given, n, kind)
    d = {f"d_{name}": np.zeros(x.shape) for name, x in zip("qkv", given, strict=False)}
    adjoint = online.grad(wrt=("q", "k", "v"), saved=saved)
    return adjoint.to_ir(*given, out, lse, n, **d, d_out=out, d_lse=lse, KIND=kind)


@pytest.mark.parametrize("kind", SHIFTED)
def test_a_shift_is_not_kept(kind):
    assert "workspace" not in ir_of(kind)
    assert "workspace" in ir_of("shrunk twice")


def test_what_was_saved_spares_the_way_forward():
    def products(*saved):
        return ir_of("plain", saved).count("= dot ")

    # Scores twice, and values once, before the five of the way back.
    assert products() == 7
    assert products("out", "lse") == 5
    text = ir_of("plain", ("out", "lse"))
    assert text.count(" for ") == 1
    assert " max " not in text
    # What was divided is what came out, times the sum; that one and the maximum are the loop's.
    assert products("out") == 6


def test_where_masks_differ_the_shift_is_not_taken_from_them():
    assert " max " in ir_of("more rows of one", ("out", "lse"))
