"""Gradients of every row of the op table that computes, in float64 against central differences.

A row that is added is tested here without a change: where differences say that it is constant
between its jumps, its gradient must be exactly 0.
"""

import os
import sys

import eas
import numpy as np
import pytest
from eas import mk

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "python"))
from grad_checks import BACKENDS
from optable import ACCEPTS, ALONG_AXIS, ELEMENTWISE, function

COUNT = 23
STEP = 1e-6


def seed_of(name):
    return sum(map(ord, name))


def differences(run, arrays, g):
    """The gradient of sum(run(*arrays) * g), by two steps; NaN where they do not agree."""
    out = []
    for k, array in enumerate(arrays):
        d = np.zeros(array.shape)
        for at in np.ndindex(array.shape):
            both = []
            for step in (STEP, STEP / 4):
                moved = [a.copy() for a in arrays], [a.copy() for a in arrays]
                moved[0][k][at] += step
                moved[1][k][at] -= step
                with np.errstate(invalid="ignore"):
                    far = np.nansum((run(*moved[0]) - run(*moved[1])) * g)
                both.append(far / (2 * step))
            apart = abs(both[0] - both[1]) > 1e-4 * max(1, abs(both[0]))
            d[at] = np.nan if apart else both[1]
        out.append(d)
    return out


def agree(got, want, what=""):
    near = ~np.isnan(want)
    assert near.mean() > 0.5, f"{what}: most elements lie at kinks"
    scale = max(1.0, np.abs(want[near]).max())
    np.testing.assert_allclose(got[near], want[near], 2e-5, 2e-6 * scale, err_msg=what)


# --- elementwise ---------------------------------------------------------------------------------


@eas.kernel
def apply(out, x, y, z, FN: eas.constexpr):
    i = mk.arange(0, COUNT)
    mk.store(out, i, FN(*[mk.load(b, i) for b in (x, y, z) if b is not None]))


FLOAT_ROWS = [row for row in ELEMENTWISE if "float64" in ACCEPTS[row.rule]]


def operands(row):
    """In the row's domain, and near 1 where that is wide."""
    rng = np.random.default_rng(seed_of(row.name))
    low, high, y_low, y_high = (max(-4.0, min(4.0, v)) for v in row.domain)
    arrays = [rng.uniform(low, high, COUNT)]
    arrays += [rng.uniform(y_low, y_high, COUNT) for _ in range(row.arity - 1)]
    for array in arrays:
        array[np.abs(array) < 1e-2] = 0.5
        if low == 0.0 or high <= 1.0:
            array[:] = np.clip(array, low + 1e-2, high - 1e-2)
    return arrays


@pytest.mark.parametrize("row", FLOAT_ROWS, ids=lambda row: row.name)
def test_row(row):
    fn, arrays = function(row), operands(row)
    g = np.random.default_rng(1).normal(size=COUNT)
    padded = lambda given: (*given, None, None)[:3]  # noqa: E731

    def run(*moved):
        out = np.zeros(COUNT)
        apply[1](out, *padded(moved), fn)
        return out

    want = differences(run, arrays, g)
    wrt = tuple("xyz"[: row.arity])
    for backend in BACKENDS:
        got = {f"d_{name}": np.zeros(COUNT) for name in wrt}
        adjoint = apply.grad(wrt=wrt)
        adjoint(np.zeros(COUNT), *padded(arrays), fn, d_out=g, **got, _grid=1, _backend=backend)
        for name, d in zip(wrt, want, strict=True):
            agree(got[f"d_{name}"], d, f"{row.name} {name} {backend}")
            if not np.nansum(np.abs(d)):
                assert not got[f"d_{name}"].any(), "piecewise constant: exactly no gradient"


INT_ROWS = [row for row in ELEMENTWISE if "float64" not in ACCEPTS[row.rule]]


@eas.kernel
def integers(out, x, FN: eas.constexpr, ARITY: eas.constexpr):
    i = mk.arange(0, COUNT)
    v = mk.load(x, i)
    mk.store(out, i, FN(*[(v * (k + 1)).to(mk.int32) for k in range(ARITY)]) + v)


@pytest.mark.parametrize("row", INT_ROWS, ids=lambda row: row.name)
def test_nothing_passes_integers(row):
    x = np.random.default_rng(2).uniform(1, 9, COUNT)
    for backend in BACKENDS:
        d = np.zeros(COUNT)
        integers.grad(wrt="x")(
            *(np.zeros(COUNT), x, function(row), row.arity),
            **{"d_out": np.full(COUNT, 3.0), "d_x": d, "_grid": 1, "_backend": backend},
        )
        assert (d == 3).all()


@pytest.mark.parametrize(
    ("name", "x", "y", "want"),
    [
        ("minimum", 1.0, 1.0, (0.5, 0.5)),
        ("maximum", -2.0, -2.0, (0.5, 0.5)),
        ("abs", 0.0, None, (0.0,)),
        ("abs", -3.0, None, (-1.0,)),
        ("pow", 0.0, 2.0, (0.0, 0.0)),
        ("pow", 0.0, 0.0, (0.0, 0.0)),
        ("pow", -2.0, 3.0, (12.0, 0.0)),
        ("pow", 0.0, 1.0, (1.0, 0.0)),
        ("mul_no_nan", 0.0, np.inf, (np.inf, 0.0)),
    ],
)
def test_what_is_said_of_kinks(name, x, y, want):
    row = next(row for row in ELEMENTWISE if row.name == name)
    given = [np.full(COUNT, v) for v in (x, y) if v is not None]
    wrt = tuple("xy"[: len(given)])
    for backend in BACKENDS:
        got = {f"d_{n}": np.zeros(COUNT) for n in wrt}
        padded = (*given, None, None)[:3]
        apply.grad(wrt=wrt)(
            *(np.zeros(COUNT), *padded, function(row)),
            **{"d_out": np.ones(COUNT), "_grid": 1, "_backend": backend},
            **got,
        )
        assert tuple(d[0] for d in got.values()) == want


@eas.kernel
def beside_numbers(x, out, B: eas.constexpr = 4):
    i = mk.arange(0, B)
    v = mk.load(x, i)
    mk.store(out, i, mk.maximum(v, 0.0))
    mk.store(out, i + B, mk.minimum(2.0, v))
    mk.store(out, i + 2 * B, mk.maximum(v, mk.load(x, i)))


def test_equal_to_a_number():
    """Nothing passes; of two operands both get half, which may be the same one."""
    for backend in BACKENDS:
        d = np.zeros(4)
        x, g = np.array([-1.0, 0.0, 2.0, 3.0]), np.array([1.0, 10, 100]).repeat(4)
        adjoint = beside_numbers.grad(wrt="x")
        adjoint(x, np.zeros(12), d_out=g, d_x=d, _grid=1, _backend=backend)
        np.testing.assert_array_equal(d, [110, 110, 101, 101])
        made = np.zeros(12)
        given = {"d_x": np.ones(4), "d_out": made, "_grid": 1, "_backend": backend}
        beside_numbers.jvp(wrt="x")(x, np.zeros(12), **given)
        np.testing.assert_array_equal(made, [0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1])


# --- tiles ---------------------------------------------------------------------------------------


@eas.kernel
def of_tiles(out, x, y, FN: eas.constexpr, SHAPE: eas.constexpr, OTHER: eas.constexpr):
    """out = FN(x, y), of tiles of these shapes; anything that fits into out's memory."""
    given = [
        mk.load(b, mk.reshape(mk.arange(0, int(np.prod(shape))), shape))
        for b, shape in ((x, SHAPE), (y, OTHER))
    ]
    value = FN(*given)
    count = int(np.prod(value.shape))
    mk.store(out, mk.arange(0, count), mk.reshape(value, (count,)))


def check_tiles(fn, x, y, dtypes=("float64",) * 3, tolerance=None):
    """Against differences of the same function in float64, which both arrays hold exactly."""
    size = 64
    g = np.random.default_rng(3).normal(size=size).astype(np.float32).astype(np.float64)

    def run(a, b):
        out = np.zeros(size)
        of_tiles(out, a, b, fn, x.shape, y.shape, _grid=1, _backend="interpreter")
        return out

    x, y = (v.astype(d).astype(np.float64) for v, d in zip((x, y), dtypes, strict=False))
    want = differences(run, [x, y], g)
    for backend in BACKENDS:
        d = [np.zeros(v.shape, t) for v, t in zip((x, y), dtypes, strict=False)]
        given = [v.astype(t) for v, t in zip((x, y), dtypes, strict=False)]
        out = np.zeros(size, dtypes[2])
        of_tiles.grad(wrt=("x", "y"))(
            *(out, *given, fn, x.shape, y.shape),
            **{"d_out": g.astype(dtypes[2]), "d_x": d[0], "d_y": d[1]},
            **{"_grid": 1, "_backend": backend},
        )
        for name, got, exact in zip("xy", d, want, strict=True):
            if tolerance is None:
                agree(got, exact, f"{name} {backend}")
            else:
                near = ~np.isnan(exact)
                scale = np.abs(exact[near]).max()
                got = got.astype(np.float64)
                np.testing.assert_allclose(got[near], exact[near], 0, tolerance * scale)


ROWS_ALONG = [row for row in ALONG_AXIS if row.name not in ("any", "all")]


@pytest.mark.parametrize("zeros", [0, 1, 2])
@pytest.mark.parametrize("axis", [0, 1, 2, None])
@pytest.mark.parametrize("row", ROWS_ALONG, ids=lambda row: row.name)
def test_along_an_axis(row, axis, zeros):
    rng = np.random.default_rng(seed_of(row.name))
    x, fn = rng.normal(size=(2, 3, 4)), function(row)
    x.reshape(-1)[[0, 14, 2][:zeros]] = 0  # two of them in one line

    def times(a, b):
        made = fn(a, axis)
        made = made.to(mk.float64)
        return made * mk.sum(b)

    check_tiles(times, x, rng.normal(size=2))


@pytest.mark.parametrize(("row", "want"), [("max", [0, 0.5, 0.5, 0]), ("min", [0.5, 0, 0, 0.5])])
def test_the_largest_share_what_they_select(row, want):
    fn = getattr(mk, row)
    for backend in BACKENDS:
        d = np.zeros(4)
        of_tiles.grad(wrt="x")(
            *(np.zeros(64), np.array([-1.0, 3, 3, -1]), np.zeros(1), lambda a, b: fn(a, 0)),
            *((4,), (1,)),
            **{"d_out": np.ones(64), "d_x": d, "_grid": 1, "_backend": backend},
        )
        assert d.tolist() == want


@pytest.mark.parametrize("first", [1e20, np.inf, np.nan])
def test_a_running_sum_is_added_from_its_end(first):
    """What comes in for the first element reaches no other."""
    for backend in BACKENDS:
        g, d = np.ones(64), np.zeros(4)
        g[0] = first
        of_tiles.grad(wrt="x")(
            *(np.zeros(64), np.zeros(4), np.zeros(1), lambda a, b: mk.cumsum(a, 0), (4,), (1,)),
            **{"d_out": g, "d_x": d, "_grid": 1, "_backend": backend},
        )
        np.testing.assert_array_equal(d, [first + 3, 3, 2, 1])


def test_a_running_product_is_added_from_its_end():
    x, g = np.array([1e3, -2, 1e-9, 1e-9]), np.ones(64)
    g[0] = 1e6
    others = lambda i, j: np.prod([x[k] for k in range(j + 1) if k != i])  # noqa: E731
    want = [sum(g[j] * others(i, j) for j in range(i, 4)) for i in range(4)]
    for backend in BACKENDS:
        d = np.zeros(4)
        of_tiles.grad(wrt="x")(
            *(np.zeros(64), x, np.zeros(1), lambda a, b: mk.cumprod(a, 0), (4,), (1,)),
            **{"d_out": g, "d_x": d, "_grid": 1, "_backend": backend},
        )
        np.testing.assert_allclose(d, want, rtol=1e-12)


SHAPES = {
    "where": lambda a, b: mk.where(a > b, a * b, b),
    "where weak": lambda a, b: mk.where(a > b, 0.0, a) + mk.where(a > 0.1, b, 2.0),
    "cat 0": lambda a, b: mk.cat([a, b * a, b], 0),
    "cat 1": lambda a, b: mk.cat([a, b * a], 1),
    "join": lambda a, b: mk.join(a * b, b),
    "trans": lambda a, b: mk.trans(a) * mk.reshape(b, (4, 3)),
    "reshape": lambda a, b: mk.reshape(a, (2, 6)) * mk.reshape(b, (2, 6)),
    "broadcast": lambda a, b: mk.broadcast_to(mk.sum(a, 0)[None, :], (5, 4)) * mk.sum(b, 0),
    "none": lambda a, b: a[None, :, :] * b[:, None, :],
    "keepdims": lambda a, b: a / (mk.sum(b * b, 1, True) + 1.0),
    "multiple": lambda a, b: a * b + mk.multiple_of(mk.arange(0, 1), 1).to(mk.float64),
    "dot": lambda a, b: mk.dot(a, mk.trans(b)),
    "dot acc": lambda a, b: mk.dot(a, mk.trans(b), mk.dot(b, mk.trans(a))),
    "dot out": lambda a, b: mk.dot(a, mk.trans(b), out_dtype=mk.float64),
}


@pytest.mark.parametrize("name", SHAPES)
def test_shapes(name):
    rng = np.random.default_rng(seed_of(name))
    check_tiles(SHAPES[name], rng.normal(size=(3, 4)), rng.normal(size=(3, 4)))


@pytest.mark.parametrize("with_acc", [False, True])
def test_dot_of_batches(with_acc):
    rng = np.random.default_rng(5)

    def fn(a, b):
        acc = mk.reshape(mk.sum(b, 1), (2, 5))[:, None, :] * mk.sum(a, 2)[:, :, None]
        return mk.dot(a, b, acc) if with_acc else mk.dot(a, b)

    check_tiles(fn, rng.normal(size=(2, 3, 4)), rng.normal(size=(2, 4, 5)))


FLOATS = {"float16": 4e-3, "float32": 3e-6, "float64": 1e-7}


@pytest.mark.parametrize("result", FLOATS)
@pytest.mark.parametrize("other", FLOATS)
@pytest.mark.parametrize("dtype", FLOATS)
def test_mixed_dtypes(dtype, other, result):
    """Promotion and stores cast, and casts pass gradients on."""
    rng = np.random.default_rng(6)
    tolerance = max(FLOATS[d] for d in (dtype, other, result))

    def fn(a, b):
        return mk.sin(a) * b + a.to(mk.float64) * 0.5 + mk.sum(a * b, 1, True)

    x, y = rng.normal(size=(2, 3, 4))
    check_tiles(fn, x, y, (dtype, other, result), tolerance)


CASTS = "float16 bfloat16 float32 float64".split()


@pytest.mark.parametrize("first", CASTS)
@pytest.mark.parametrize("second", CASTS)
def test_casts_pass_gradients_on(first, second):
    """Of numbers that every dtype holds, so nothing is rounded."""

    def fn(a, b):
        return a.to(getattr(mk, first)).to(getattr(mk, second)) * 2 + b

    x = np.array([1.0, -0.5, 3.0])
    for backend in BACKENDS:
        d, e = np.zeros(3), np.zeros(3)
        of_tiles.grad(wrt=("x", "y"))(
            *(np.zeros(64), x, x, fn, (3,), (3,)),
            **{"d_out": np.arange(64.0), "d_x": d, "d_y": e, "_grid": 1, "_backend": backend},
        )
        assert d.tolist() == [0, 2, 4]
        assert e.tolist() == [0, 1, 2]


@pytest.mark.parametrize("dtype", ["int8", "int64", "uint32", "bool"])
def test_casts_to_integers_pass_none(dtype):
    def fn(a, b):
        return a.to(getattr(mk, dtype)).to(mk.float64) * b

    x, y = np.array([1.0, 0.0, 3.0]), np.array([2.0, 3.0, 4.0])
    for backend in BACKENDS:
        d, e = np.zeros(3), np.zeros(3)
        of_tiles.grad(wrt=("x", "y"))(
            *(np.zeros(64), x, y, fn, (3,), (3,)),
            **{"d_out": np.ones(64), "d_x": d, "d_y": e, "_grid": 1, "_backend": backend},
        )
        assert not d.any()
        assert e.tolist() == x.astype(dtype).tolist()


def test_sixteen_bits_are_accumulated_wide():
    """4,096 times 1 in float16: a sum in float16 itself would stop at 2,048."""

    def fn(a, b):
        return mk.sum(mk.broadcast_to(a[None, :], (4096, 1)), 0)

    for backend in BACKENDS:
        d = np.zeros(1, np.float16)
        of_tiles.grad(wrt="x")(
            *(np.zeros(64), np.ones(1, np.float16), np.zeros(1), fn, (1,), (1,)),
            **{"d_out": np.ones(64), "d_x": d, "_grid": 1, "_backend": backend},
        )
        assert d[0] == 4096
