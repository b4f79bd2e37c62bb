"""Every elementwise row of the op table, for every dtype it takes, against the row's NumPy oracle.

A row that is added is tested here without a change. Integers and bools must be exact; floats may be
the row's ulp away from the correctly rounded result, and one at least.
"""

import eas
import numpy as np
import oracle
import pytest
from eas import mk
from optable import ACCEPTS, ELEMENTWISE, function, operand_dtype, operands, result_dtype

COUNT = 77


@eas.kernel
def apply(out, x, y, z, FN: eas.constexpr, DTYPE: eas.constexpr, RESULT: eas.constexpr):
    i = mk.arange(0, COUNT)
    value = FN(*[mk.load(b, i).to(DTYPE) for b in (x, y, z) if b is not None])
    mk.static_assert(value.dtype == RESULT, "the result has another dtype")
    mk.store(out, i, value)


def run(fn, dtype, result, arrays, **options):
    out = np.zeros(COUNT, oracle.carrier(result))
    x, y, z = (*arrays, None, None)[:3]
    apply[1](out, x, y, z, fn, getattr(eas, dtype), getattr(eas, result), **options)
    return out


def expected(row, dtype, arrays):
    inner = operand_dtype(row, dtype)
    wide = [oracle.wide(oracle.cast(a, inner), inner) for a in arrays]
    names = dict(zip("xyz", wide, strict=False))
    want = oracle.evaluate(row.oracle, **names)
    return oracle.rounded(want, result_dtype(row, dtype))


def check(row, dtype, got, want, arrays):
    result = result_dtype(row, dtype)
    if result in oracle.FLOATS:
        bad = oracle.ulps(got, want, result) > max(row.ulp, 1)
        bad |= (got == 0) & (want == 0) & (np.signbit(got) != np.signbit(want))
    else:
        bad = got != want
    cases = list(zip(*(a[bad] for a in arrays), got[bad], want[bad], strict=True))
    assert not cases, f"operands, got, want: {cases[:5]} and {max(0, len(cases) - 5)} more"


ACCEPTED = [(row, dtype) for row in ELEMENTWISE for dtype in ACCEPTS[row.rule]]


@pytest.mark.parametrize(("row", "dtype"), ACCEPTED, ids=lambda p: getattr(p, "name", p))
def test_row(row, dtype):
    arrays = operands(row, dtype, COUNT)
    got = run(function(row), dtype, result_dtype(row, dtype), arrays)
    check(row, dtype, got, expected(row, dtype, arrays), arrays)


@pytest.mark.parametrize("row", ELEMENTWISE, ids=lambda row: row.name)
def test_eager_gives_the_same_bits(row):
    for dtype in ACCEPTS[row.rule][-2:]:
        arrays, result = operands(row, dtype, COUNT), result_dtype(row, dtype)
        eager = run(function(row), dtype, result, arrays, _backend="eager")
        interpreted = run(function(row), dtype, result, arrays, _backend="interpreter")
        assert interpreted.tobytes() == eager.tobytes()
        compiled = run(function(row), dtype, result, arrays)
        if row.ulp > 0:
            check(row, dtype, compiled, eager, arrays)
        else:
            assert compiled.tobytes() == eager.tobytes()


@pytest.mark.full
@pytest.mark.parametrize("seed", range(1, 21))
@pytest.mark.parametrize("row", ELEMENTWISE, ids=lambda row: row.name)
def test_row_with_other_operands(row, seed):
    for dtype in ACCEPTS[row.rule]:
        arrays = operands(row, dtype, COUNT, seed)
        got = run(function(row), dtype, result_dtype(row, dtype), arrays)
        check(row, dtype, got, expected(row, dtype, arrays), arrays)


REFUSED = [(r, d) for r in ELEMENTWISE for d in oracle.DTYPES if d not in ACCEPTS[r.rule]]


@pytest.mark.parametrize(("row", "dtype"), REFUSED, ids=lambda p: getattr(p, "name", p))
def test_row_refuses_other_dtypes(row, dtype):
    arrays = [np.zeros(COUNT, oracle.carrier(dtype))] * row.arity
    with pytest.raises(eas.DTypeError, match=rf"\[{row.name}\] not defined for this dtype, got "):
        run(function(row), dtype, dtype, arrays)


POWER = next(row for row in ELEMENTWISE if row.name == "pow")


@pytest.mark.parametrize("dtype", oracle.INTS + oracle.FLOATS)
def test_two_stars_are_pow(dtype):
    arrays = operands(POWER, dtype, COUNT)
    got = run(lambda x, y: x**y, dtype, dtype, arrays)
    check(POWER, dtype, got, expected(POWER, dtype, arrays), arrays)


@pytest.mark.parametrize("source", oracle.DTYPES)
@pytest.mark.parametrize("target", oracle.DTYPES)
def test_casts(source, target):
    x = operands(ELEMENTWISE[0], source, COUNT)[0]
    if source in oracle.FLOATS:
        x[-30:] = oracle.rounded(x[-30:].astype(np.float64) * np.logspace(0, 20, 30), source)
    got = run(lambda x: x.to(getattr(mk, target)), source, target, [x])
    np.testing.assert_array_equal(got, oracle.cast(x, target))
