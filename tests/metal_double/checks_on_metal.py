"""Run by test_metal_double.py in processes where a software double is Metal; on a Mac these run on
the GPU itself: `python -m pytest tests/metal_double/checks_on_metal.py`.
"""

import ctypes
import os
import sys

import eas
import numpy as np
import pytest
from eas import mk

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "python"))
import oracle
import sorted_zeros
import test_ops_generated as rows
import test_reductions_generated as axes
from optable import ACCEPTS, ALONG_AXIS, ELEMENTWISE, function, operands, result_dtype
from test_examples import AWKWARD, check, expected_of, load

from examples import demo

ROW = eas.backends()["metal"]
pytestmark = pytest.mark.skipif(not ROW.available, reason=f"no Metal: {ROW.reason}")


# Metal has no float64.
KINDS = [d for d in oracle.DTYPES if d != "float64"]
GROUPS = sorted(
    {(d, result_dtype(r, d)) for r in ELEMENTWISE for d in ACCEPTS[r.rule] if d != "float64"}
)
COUNT = 48


@pytest.fixture(autouse=True)
def on_metal():
    eas.config.backend = "metal"
    yield
    eas.config.backend = "auto"


@eas.kernel
def apply(out, x, y, z, FNS: eas.constexpr, ARITY: eas.constexpr, DTYPE: eas.constexpr):
    for k in range(len(FNS)):
        i = k * COUNT + mk.arange(0, COUNT)
        given = [mk.load(b, i).to(DTYPE) for b in (x, y, z)[: ARITY[k]]]
        mk.store(out, i, FNS[k](*given))


@pytest.mark.parametrize(("dtype", "result"), GROUPS)
def test_rows(dtype, result):
    """Every elementwise row; those of a dtype share a kernel."""
    wanted = [r for r in ELEMENTWISE if dtype in ACCEPTS[r.rule]]
    wanted = [r for r in wanted if result_dtype(r, dtype) == result]
    arrays = [operands(row, dtype, COUNT) for row in wanted]
    padded = [[*given, given[0], given[0]][:3] for given in arrays]
    columns = [np.concatenate([row[k] for row in padded]) for k in range(3)]
    out = np.zeros(COUNT * len(wanted), oracle.carrier(result))
    arities = tuple(row.arity for row in wanted)
    apply[1](out, *columns, tuple(map(function, wanted)), arities, getattr(eas, dtype))
    failures = []
    for row, given, got in zip(wanted, arrays, out.reshape(-1, COUNT), strict=True):
        want = rows.expected(row, dtype, given)
        if result in ("float32", "bfloat16"):  # 8.1 of the specification: they may become 0
            got = np.where((np.abs(want) < 2.0**-126) & (got == 0), want, got)
        try:
            rows.check(row, dtype, got, want, given)
        except AssertionError as error:
            failures.append(f"{row.name}: {error}")
    assert not failures, "\n".join(failures)


def violations():
    """What the double saw that was wrong; nothing on a GPU."""
    try:
        text = ctypes.create_string_buffer(1 << 14)
        ctypes.CDLL(None).md_violations(text, ctypes.c_size_t(len(text)))
        return text.value.decode()
    except AttributeError:
        return ""


@pytest.fixture(autouse=True)
def nothing_is_wrong():
    yield
    eas.synchronize()
    assert violations() == ""


def some(row, index):
    """A few dtypes of a row in `make test`, another choice for every row; all in the full tests."""
    few = {"float32", KINDS[index % len(KINDS)], *(["bfloat16"] if row.family == "scan" else [])}
    for dtype in KINDS:
        marks = () if dtype in few else pytest.mark.full
        yield pytest.param(row, dtype, id=f"{row.name}-{dtype}", marks=marks)


@pytest.mark.parametrize(
    ("row", "dtype"), [p for i, row in enumerate(ALONG_AXIS) for p in some(row, i)]
)
def test_axes(row, dtype):
    for axis in (1, 2) if row.family == "scan" else (None, 0, 2):
        axes.check(row, dtype, axis, False, seed=0)


@pytest.mark.parametrize("shape", sorted_zeros.SHAPES)
def test_sorting_keeps_equals_in_order(shape):
    sorted_zeros.check(shape, "metal")


def test_sorting_by_a_thread_keeps_equals_in_order():
    sorted_zeros.check_by_thread("metal")


@pytest.mark.parametrize("name", demo.EXAMPLES)
def test_examples(name):
    example = load(name)
    inputs, outputs = example.make(*AWKWARD[name][-1])
    tensors = [eas.tensor(np.copy(x), device="metal") for x in (*inputs, *outputs)]
    example.run(*tensors)
    results = [x.to("cpu").numpy() for x in tensors[len(inputs) :]]
    check(example, results, expected_of(name, inputs, outputs))


@eas.kernel
def scale(x, y, N, S, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(y, i, mk.load(x, i, i < N) * S, i < N)


def test_launches_of_host_arrays():
    x = np.arange(1000, dtype=np.float32)
    y = np.zeros(1000, np.float32)
    scale(x, y, 1000, 3.0, BLOCK=128, _backend="metal")
    np.testing.assert_array_equal(y, 3 * x)


def test_launches_that_nobody_waits_for():
    x = eas.tensor(np.ones(500, np.float32), device="metal")
    for _ in range(200):
        scale(x, x, 500, 2.0, BLOCK=128, _sync=False)
        scale(x, x, 500, 0.5, BLOCK=128, _sync=False)
    scale(x, x, 500, 2.0, BLOCK=128, _sync=False)
    eas.synchronize()
    np.testing.assert_array_equal(x.to("cpu").numpy(), np.full(500, 2, np.float32))


def test_launches_of_tensors_and_their_exchange():
    x = eas.tensor(np.arange(12, dtype=np.float32).reshape(3, 4), device="metal")
    view = x[1:, ::2]
    assert view.__dlpack_device__() == (8, 0)
    again = eas.from_dlpack(view)
    assert again.device == "metal"
    assert again.data_ptr() == view.data_ptr()
    np.testing.assert_array_equal(again.to("cpu").numpy(), [[4, 6], [8, 10]])


def test_launches_in_float64_are_refused():
    x = np.zeros(10)
    with pytest.raises(eas.CompileError, match="float64"):
        scale(x, x, 10, 3.0, BLOCK=16, _backend="metal")


def test_launches_out_of_bounds_are_named():
    eas.config.check = "1"
    try:
        x = eas.tensor(np.zeros(10, np.float32), device="metal")
        with pytest.raises(eas.OutOfBoundsError, match="argument 'x': index 10, expected 0 to 9"):
            scale(x, x, 11, 3.0, BLOCK=16)
    finally:
        eas.config.check = "0"


# A turn's last loop may hand on what it computed only where each thread reads its own elements.
@eas.kernel
def turned(x, out, n, SIDE: eas.constexpr):
    i = mk.arange(0, SIDE)
    at = i[:, None] * SIDE + i[None, :]
    v = mk.load(x, at)
    for _ in mk.range(n):
        v = (v * 2).T
    if n > 1:
        v = (v + 1).T
    mk.store(out, at, v)


@pytest.mark.parametrize("side", [3, 16])
def test_launches_that_hand_on_a_transpose(side):
    x = np.arange(side * side, dtype=np.int32).reshape(side, side)
    out = np.zeros_like(x)
    turned[(1,)](x, out, 3, SIDE=side, _backend="metal")
    np.testing.assert_array_equal(out, x * 8 + 1)


# Threads still read a and b while others may be at what follows, which takes their place.
@eas.kernel
def started(a, b, c, y, out, turned_y, SIDE: eas.constexpr):
    i = mk.arange(0, SIDE)
    at = i[:, None] * SIDE + i[None, :]
    total = mk.dot(mk.load(a, at), mk.load(b, at), mk.load(c, at))
    mk.store(turned_y, at, (mk.load(y, at) * 2).T)
    mk.store(out, at, total)


def test_launches_of_products_that_start_from_a_sum():
    rng = np.random.default_rng(0)
    for side in (16, 32):
        a, b, c, y = rng.integers(-3, 4, (4, side, side)).astype(np.float32)
        out, turned_y = np.zeros((2, side, side), np.float32)
        started[1](a, b, c, y, out, turned_y, SIDE=side, _backend="metal")
        np.testing.assert_array_equal(out, c + a @ b)
        np.testing.assert_array_equal(turned_y, 2 * y.T)
