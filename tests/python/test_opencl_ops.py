"""Every row of the op table through OpenCL, every dtype, against its NumPy oracle.

A driver takes about a second for a kernel, so the elementwise rows of a dtype share one; reductions
and scans have one each, most of which `make test-full` runs.
"""

import eas
import numpy as np
import oracle
import pytest
import sorted_zeros
from eas import mk
from opencl_device import needs_opencl, on_device, on_host, threads
from optable import ACCEPTS, ALONG_AXIS, ELEMENTWISE, function, operands, result_dtype
from test_ops_generated import check, expected
from test_reductions_generated import check as check_axis

pytestmark = [needs_opencl, pytest.mark.usefixtures("threads")]
__all__ = ["threads"]

COUNT = 48


@eas.kernel
def apply(out, x, y, z, FNS: eas.constexpr, ARITY: eas.constexpr, DTYPE: eas.constexpr):
    for k in range(len(FNS)):
        i = k * COUNT + mk.arange(0, COUNT)
        given = [mk.load(b, i).to(DTYPE) for b in (x, y, z)[: ARITY[k]]]
        mk.store(out, i, FNS[k](*given))


# The width of an integer changes little: all of them in `make test-full`.
FULL = ("int16", "uint16", "uint32", "uint64")
GROUPS = [
    pytest.param(dtype, result, marks=[pytest.mark.full] if dtype in FULL else [])
    for dtype, result in sorted(
        {(d, result_dtype(r, d)) for r in ELEMENTWISE for d in ACCEPTS[r.rule]}
    )
]


@pytest.mark.parametrize(("dtype", "result"), GROUPS)
def test_rows(dtype, result):
    rows = [r for r in ELEMENTWISE if dtype in ACCEPTS[r.rule] and result_dtype(r, dtype) == result]
    arrays = [operands(row, dtype, COUNT) for row in rows]
    padded = [[*given, given[0], given[0]][:3] for given in arrays]
    columns = [on_device(np.concatenate([row[k] for row in padded])) for k in range(3)]
    out = on_device(np.zeros(COUNT * len(rows), oracle.carrier(result)))
    functions = tuple(function(row) for row in rows)
    arities = tuple(row.arity for row in rows)
    apply[1](out, *columns, functions, arities, getattr(eas, dtype))
    got = on_host(out).reshape(len(rows), COUNT)
    failures = []
    for row, given, values in zip(rows, arrays, got, strict=True):
        try:
            check(row, dtype, values, expected(row, dtype, given), given)
        except AssertionError as error:
            failures.append(f"{row.name}: {error}")
    assert not failures, "\n".join(failures)


def along_axis():
    """A dtype of a row in `make test`, another for every row; of scans one that rounds."""
    for index, row in enumerate(ALONG_AXIS):
        few = "bfloat16" if row.family == "scan" else oracle.DTYPES[index % len(oracle.DTYPES)]
        for dtype in oracle.DTYPES:
            for axis in (1, 2) if row.family == "scan" else (None, 0, 2):
                quick = dtype == few and axis in (1, 2)
                marks = () if quick else pytest.mark.full
                yield pytest.param(row, dtype, axis, id=f"{row.name}-{dtype}-{axis}", marks=marks)


@pytest.mark.parametrize(("row", "dtype", "axis"), list(along_axis()))
def test_axes(row, dtype, axis):
    eas.config.backend = "opencl"
    try:
        check_axis(row, dtype, axis, False, seed=0)
    finally:
        eas.config.backend = "auto"


@pytest.mark.parametrize("shape", sorted_zeros.SHAPES)
def test_sorting_keeps_equals_in_order(shape):
    sorted_zeros.check(shape, "opencl")


def test_sorting_by_a_thread_keeps_equals_in_order():
    sorted_zeros.check_by_thread("opencl")
