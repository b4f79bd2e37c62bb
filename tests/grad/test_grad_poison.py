"""Lanes that are masked off or not chosen hold NaN and infinities: the others must not notice.

Random expressions of a lane's own numbers. What is poisoned gets no gradient at all, and the rest
gets what it gets when the lanes left out hold plain numbers.
"""

import random

import numpy as np
import pytest
from grad_checks import BACKENDS
from grad_kernels import BINARY, HEAD, UNARY, kernel_of

LANES = 8
POISON = [np.nan, np.inf, -np.inf, 1e308, -1e308, 0.0, -1.0]
RAW = [  # of what the tame ones keep away from
    *("mk.sqrt({})", "mk.log({})", "mk.exp({})", "mk.rsqrt({})", "(1.0 / {})", "mk.asin({})"),
    *("mk.tan({})", "mk.sinh({})", "mk.log1p({})", "sq(sq({}))", "mk.pow({}, 0.5)", "mk.acos({})"),
]
RAW_BINARY = ["({} / {})", "mk.pow({}, {})", "mk.atan2({}, {})", "({} % {})"]
ENDS = {
    "where": "mk.store(out, i, mk.where(good, {}, 0.0))",
    "store": "mk.store(out, i, {}, mask=good)",
    "sum": "mk.store(out, i, v0 * mk.sum(mk.where(good, {}, 0.0)), mask=good)",
    "add": "mk.atomic_add(out, i // 2, {}, mask=good)",
    "max": "mk.store(out, i, mk.max(mk.where(good, {}, -1e30)) * u0, mask=good)",
    "softmax": "mk.store(out, i, soft(mk.where(good, {}, -float('inf')), 0, 0) * u0, mask=good)",
    "branch": """y = v
    if mk.sum(good.to(mk.float64)) > 1.5:
        y = {}
    mk.store(out, i, y, mask=good)""",
    "loop": """y = v
    for _ in mk.range(2):
        y = mk.where(good, {} * 0.5 + y * 0.1, 0.0)
    mk.store(out, i, y, mask=good)""",
}


def expression(rng, depth):
    if depth == 0 or rng.random() < 0.1:
        return rng.choice("vu")
    if rng.random() < 0.5:
        return rng.choice(UNARY + RAW).format(expression(rng, depth - 1))
    if rng.random() < 0.15:
        parts = [expression(rng, depth - 1) for _ in range(3)]
        return "mk.where({} > 0.2, {}, {})".format(*parts)
    a, b = (expression(rng, depth - 1) for _ in range(2))
    return rng.choice(BINARY + RAW_BINARY).format(a, b)


def source_of(seed, end):
    rng = random.Random(f"{end} {seed}")
    text = expression(rng, 4)
    lines = [
        *("i = mk.arange(0, 8)", "good = mk.load(flags, i) > 0"),
        *("v, u = mk.load(x, i), mk.load(w, i)", "v0, u0 = mk.load(x, 0), mk.load(w, 0)"),
        ENDS[end].format(text),
    ]
    body = "\n".join(f"    {line}" for line in lines)
    return f"{HEAD}\ndef kernel(x, w, flags, out):\n{body}\n"


def gradients_of(kernel, x, w, flags, backend):
    d = {"d_x": np.zeros(LANES), "d_w": np.zeros(LANES)}
    g = np.linspace(0.5, 1.5, LANES)
    kernel.grad(wrt=("x", "w"))(
        x, w, flags, np.zeros(LANES), d_out=g, **d, _grid=1, _backend=backend
    )
    return d["d_x"], d["d_w"]


def check(seed, end):
    source, rng = source_of(seed, end), np.random.default_rng(seed)
    x, w = rng.uniform(0.1, 0.9, LANES), rng.uniform(0.1, 0.9, LANES)
    flags = rng.integers(0, 2, LANES)
    flags[0], flags[-1] = 1, 0
    bad = flags == 0
    try:
        kernel = kernel_of(source)
        for backend in BACKENDS:
            clean = gradients_of(kernel, x, w, flags, backend)
            for which in range(3):
                a, b = x.copy(), w.copy()
                a[bad] = rng.choice(POISON, bad.sum())
                b[bad] = rng.choice(POISON, bad.sum()) if which else b[bad]
                for got, want in zip(
                    gradients_of(kernel, a, b, flags, backend), clean, strict=True
                ):
                    assert not got[bad].any(), f"{backend}: {got[bad]} for {a[bad]} and {b[bad]}"
                    np.testing.assert_allclose(got[~bad], want[~bad], rtol=1e-12, err_msg=backend)
    except Exception as error:
        error.add_note(f"\nseed {seed}, {end}\n\n{source}")
        raise


@pytest.mark.parametrize("end", ENDS)
def test_poison_stays_where_it_is(end):
    for seed in range(12):
        check(seed, end)


@pytest.mark.full
@pytest.mark.parametrize("share", range(1, 21))
@pytest.mark.parametrize("end", ENDS)
def test_more_poison_stays_where_it_is(end, share):
    for seed in range(share * 12, (share + 1) * 12):
        check(seed, end)
