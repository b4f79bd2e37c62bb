"""Tangents of every row of the op table that computes, in float64 against central differences.

A row that is added is tested here without a change.
"""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BACKENDS
from test_grad_rows import (
    COUNT,
    FLOAT_ROWS,
    INT_ROWS,
    ROWS_ALONG,
    SHAPES,
    STEP,
    agree,
    apply,
    function,
    integers,
    of_tiles,
    operands,
    seed_of,
)


def along(run, arrays, v):
    """How run(*arrays) changes along v, by two steps; NaN where they do not agree."""
    both = []
    with np.errstate(invalid="ignore"):
        for step in (STEP, STEP / 4):
            ends = [
                run(*(a + s * step * d for a, d in zip(arrays, v, strict=True))) for s in (1, -1)
            ]
            both.append((ends[0] - ends[1]) / (2 * step))
        apart = np.abs(both[0] - both[1]) > 1e-4 * np.maximum(1, np.abs(both[0]))
    return np.where(apart, np.nan, both[1])


@pytest.mark.parametrize("row", FLOAT_ROWS, ids=lambda row: row.name)
def test_row(row):
    """By each operand alone, and by all of them."""
    fn, arrays = function(row), operands(row)
    rng = np.random.default_rng(1)
    names = "xyz"[: row.arity]
    padded = lambda given: (*given, None, None)[:3]  # noqa: E731

    def run(*moved):
        out = np.zeros(COUNT)
        apply[1](out, *padded(moved), fn)
        return out

    for wrt in {*names, names}:
        v = [rng.normal(size=COUNT) if name in wrt else np.zeros(COUNT) for name in names]
        want = along(run, arrays, v)
        for backend in BACKENDS:
            out, got = np.zeros(COUNT), np.full(COUNT, 7.0)
            given = {f"d_{name}": d for name, d in zip(names, v, strict=True) if name in wrt}
            kernel = apply.jvp(wrt=tuple(wrt))
            kernel(out, *padded(arrays), fn, d_out=got, **given, _grid=1, _backend=backend)
            agree(got, want, f"{row.name} {wrt} {backend}")
            np.testing.assert_allclose(out, run(*arrays), rtol=1e-12)
            if not np.nansum(np.abs(want)):
                assert not got.any(), "piecewise constant: exactly no tangent"


@pytest.mark.parametrize("row", INT_ROWS, ids=lambda row: row.name)
def test_nothing_passes_integers(row):
    x = np.random.default_rng(2).uniform(1, 9, COUNT)
    for backend in BACKENDS:
        d = np.zeros(COUNT)
        integers.jvp(wrt="x")(
            *(np.zeros(COUNT), x, function(row), row.arity),
            **{"d_x": np.full(COUNT, 3.0), "d_out": d, "_grid": 1, "_backend": backend},
        )
        assert (d == 3).all()


def check_tiles(fn, x, y, dtypes=("float64",) * 3, tolerance=None):
    rng = np.random.default_rng(3)
    size = 64

    def run(a, b):
        out = np.zeros(size)
        of_tiles(out, a, b, fn, x.shape, y.shape, _grid=1, _backend="interpreter")
        return out

    x, y = (v.astype(d).astype(np.float64) for v, d in zip((x, y), dtypes, strict=False))
    v = [rng.normal(size=a.shape).astype(d) for a, d in zip((x, y), dtypes, strict=False)]
    want = along(run, [x, y], [d.astype(np.float64) for d in v])
    for backend in BACKENDS:
        got = np.zeros(size, dtypes[2])
        given = [a.astype(d) for a, d in zip((x, y), dtypes, strict=False)]
        of_tiles.jvp(wrt=("x", "y"))(
            *(np.zeros(size, dtypes[2]), *given, fn, x.shape, y.shape),
            **{"d_out": got, "d_x": v[0], "d_y": v[1], "_grid": 1, "_backend": backend},
        )
        if tolerance is None:
            agree(got, want, backend)
        else:
            near = ~np.isnan(want)
            scale = np.abs(want[near]).max()
            np.testing.assert_allclose(
                got.astype(np.float64)[near], want[near], 0, tolerance * scale
            )


@pytest.mark.parametrize("zeros", [0, 1, 2])
@pytest.mark.parametrize("axis", [0, 1, 2, None])
@pytest.mark.parametrize("row", ROWS_ALONG, ids=lambda row: row.name)
def test_along_an_axis(row, axis, zeros):
    rng = np.random.default_rng(seed_of(row.name))
    x, fn = rng.normal(size=(2, 3, 4)), function(row)
    x.reshape(-1)[[0, 14, 2][:zeros]] = 0  # two of them in one line

    def times(a, b):
        return fn(a, axis).to(mk.float64) * mk.sum(b)

    check_tiles(times, x, rng.normal(size=2))


@pytest.mark.parametrize(("row", "want"), [("max", 25.0), ("min", 35.0)])
def test_the_largest_share_what_they_select(row, want):
    """The mean of the tangents of equal elements, as gradients are shared."""
    fn = getattr(mk, row)
    for backend in BACKENDS:
        d = np.zeros(64)
        of_tiles.jvp(wrt="x")(
            *(np.zeros(64), np.array([-1.0, 3, 3, -1]), np.zeros(1), lambda a, b: fn(a, 0)),
            *((4,), (1,)),
            **{"d_x": np.array([10.0, 20, 30, 60]), "d_out": d, "_grid": 1, "_backend": backend},
        )
        assert d[0] == want


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
    """Promotion and stores cast, and casts pass tangents on."""
    rng = np.random.default_rng(6)
    tolerance = max(FLOATS[d] for d in (dtype, other, result))

    def fn(a, b):
        return mk.sin(a) * b + a.to(mk.float64) * 0.5 + mk.sum(a * b, 1, True)

    x, y = rng.normal(size=(2, 3, 4))
    check_tiles(fn, x, y, (dtype, other, result), tolerance)


CASTS = "float16 bfloat16 float32 float64".split()


@pytest.mark.parametrize("first", CASTS)
@pytest.mark.parametrize("second", CASTS)
def test_casts_pass_tangents_on(first, second):
    """Of numbers that every dtype holds, so nothing is rounded."""

    def fn(a, b):
        return a.to(getattr(mk, first)).to(getattr(mk, second)) * 2 + b

    x = np.array([1.0, -0.5, 3.0])
    for backend in BACKENDS:
        d = np.zeros(64)
        of_tiles.jvp(wrt=("x", "y"))(
            *(np.zeros(64), x, x, fn, (3,), (3,)),
            **{"d_x": np.arange(3.0), "d_y": np.ones(3), "d_out": d},
            **{"_grid": 1, "_backend": backend},
        )
        assert d[:3].tolist() == [1, 3, 5]


def test_sixteen_bits_are_computed_wide():
    """4,096 times 1 in float16: a sum in float16 itself would stop at 2,048."""

    def fn(a, b):
        return mk.sum(mk.broadcast_to(a[None, :], (4096, 1)) * (1 / 4096), 0) * 4096

    for backend in BACKENDS:
        d = np.zeros(64)
        of_tiles.jvp(wrt="x")(
            *(np.zeros(64), np.ones(1, np.float16), np.zeros(1), fn, (1,), (1,)),
            **{"d_x": np.ones(1, np.float16), "d_out": d, "_grid": 1, "_backend": backend},
        )
        assert d[0] == 4096


def test_bfloat16_arrays():
    torch = pytest.importorskip("torch")

    @eas.kernel
    def squares(x, out, n):
        i = mk.arange(0, 8)
        v = mk.load(x, i, mask=i < n)
        mk.store(out, i, v * v, mask=i < n)

    x = torch.arange(5, dtype=torch.bfloat16)
    for backend in BACKENDS:
        out, d = torch.zeros(5, dtype=torch.bfloat16), torch.zeros(5, dtype=torch.bfloat16)
        squares.jvp(wrt="x")(x, out, 5, d_x=x + 1, d_out=d, _grid=1, _backend=backend)
        assert out.tolist() == [0, 1, 4, 9, 16]
        assert d.tolist() == [0, 4, 12, 24, 40]
