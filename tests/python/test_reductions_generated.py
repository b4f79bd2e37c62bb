"""Every reduction and scan of the op table, for every dtype, axis and keepdims, against its oracle.

Sums and products of floats may be taken in any order, so they have a bound; all else is exact.
"""

import itertools

import eas
import numpy as np
import oracle
import pytest
from eas import mk
from optable import ALONG_AXIS, draw, function, result_dtype

SHAPE = (3, 5, 7)
SIZE = 105


@eas.kernel
def apply(
    out,
    x,
    FN: eas.constexpr,
    OPTIONS: eas.constexpr,
    DTYPE: eas.constexpr,
    RESULT: eas.constexpr,
    WANTED: eas.constexpr,
):
    tile = mk.load(x, mk.arange(0, SIZE)).to(DTYPE).reshape(SHAPE)
    value = FN(tile, **dict(OPTIONS))
    mk.static_assert(value.dtype == RESULT, "the result has another dtype")
    mk.static_assert(value.shape == WANTED, "the result has another shape")
    if WANTED == ():
        mk.store(out, 0, value)
    else:
        count = 1
        for n in WANTED:
            count = count * n
        mk.store(out, mk.arange(0, count), value.reshape((count,)))


def numbers(dtype, seed):
    """Many ties and zeros; among floats one NaN, two infinities, and a -0 before and after a 0."""
    rng = np.random.default_rng([seed, oracle.DTYPES.index(dtype)])
    if dtype not in oracle.FLOATS:
        return draw(rng, dtype, -3, 3, SIZE).reshape(SHAPE)
    x = np.round(rng.uniform(-2, 2, SIZE), 1)
    x[[3, 50, 52]] = np.nan, np.inf, -np.inf
    x[[70, 71, 72]] = -0.0, 0.0, -0.0
    return oracle.rounded(x, dtype).reshape(SHAPE)


def expected(row, dtype, x, axis, keepdims):
    """The result, and how far from it a result may be."""
    result = result_dtype(row, dtype)
    if row.rule == "widen":
        x = x.astype(oracle.carrier(result))
    want = np.asarray(oracle.evaluate(row.oracle, x=oracle.wide(x, dtype), axis=axis))
    if result in oracle.FLOATS and row.rule == "widen":
        epsilon = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23}.get(
            dtype, 2.0**-52
        )
        magnitude = oracle.evaluate(row.oracle, x=np.abs(oracle.wide(x, dtype)), axis=axis)
        slack = epsilon * np.abs(want) + SIZE * min(epsilon, 2.0**-23) * magnitude + 2.0**-24
    else:
        slack = np.zeros(want.shape)
    if keepdims:
        axes = range(x.ndim) if axis is None else [axis % x.ndim]
        shape = tuple(1 if i in axes else n for i, n in enumerate(x.shape))
        want, slack = want.reshape(shape), slack.reshape(shape)
    return oracle.rounded(want, result), slack


def check(row, dtype, axis, keepdims, seed):
    x = numbers(dtype, seed)
    want, slack = expected(row, dtype, x, axis, keepdims)
    options = (
        (("axis", axis),) if row.family == "scan" else (("axis", axis), ("keepdims", keepdims))
    )
    result = getattr(eas, result_dtype(row, dtype))
    got = np.zeros(want.shape, want.dtype)
    apply[1](got, x, function(row), options, getattr(eas, dtype), result, want.shape)
    if slack.any():
        with np.errstate(invalid="ignore"):
            near = np.abs(oracle.wide(got, dtype) - oracle.wide(want, dtype)) <= slack
        ok = near | (got == want) | (np.isnan(got) & np.isnan(want))
        assert ok.all(), f"axis {axis}: got {got[~ok][:3]}, want {want[~ok][:3]}"
    else:
        np.testing.assert_array_equal(got, want, err_msg=f"axis {axis}, keepdims {keepdims}")


def choices(row):
    if row.family == "scan":
        return [(axis, False) for axis in (0, 1, 2, -1, -3)]
    return itertools.product((None, 0, 1, 2, -1, -2), (False, True))


@pytest.mark.parametrize("dtype", oracle.DTYPES)
@pytest.mark.parametrize("row", ALONG_AXIS, ids=lambda row: row.name)
def test_row(row, dtype):
    for axis, keepdims in choices(row):
        check(row, dtype, axis, keepdims, seed=0)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(1, 11))
@pytest.mark.parametrize("row", ALONG_AXIS, ids=lambda row: row.name)
def test_row_with_other_numbers(row, seed):
    for dtype in oracle.DTYPES:
        for axis, keepdims in choices(row):
            check(row, dtype, axis, keepdims, seed)


@pytest.mark.parametrize(("name", "negative"), [("max", False), ("min", True)])
@pytest.mark.parametrize("order", [(0.0, -0.0), (-0.0, 0.0)])
def test_minus_zero_is_below_zero(name, negative, order):
    x, out = np.resize(order, SIZE), np.zeros(1)
    options = (("axis", None),)
    apply[1](out, x, getattr(mk, name), options, eas.float64, eas.float64, ())
    assert out[0] == 0
    assert np.signbit(out[0]) == negative


def test_scans_without_an_axis_run_over_all_elements():
    x = np.arange(1.0, 1 + np.prod(SHAPE)).reshape(SHAPE)
    out = np.zeros(x.size)
    apply[1](out, x, mk.cumsum, (), eas.float64, eas.float64, out.shape)
    assert (out == np.cumsum(x)).all()
