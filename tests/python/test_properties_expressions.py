"""Random expressions over random dtypes and shapes mean what NumPy and PyTorch's promotion say."""

import eas
import numpy as np
import oracle
import pytest
from eas import _core, mk
from expressions import Typed, expressions, numbers, promote, truth
from hypothesis import given, note, reject
from hypothesis import strategies as st


@eas.kernel
def run(
    out, x, y, z, a, b, FN: eas.constexpr, MASK: eas.constexpr, R: eas.constexpr, C: eas.constexpr
):
    i, j = mk.arange(0, R)[:, None], mk.arange(0, C)[None, :]
    whole = mk.load(x, i * x.stride(0) + j * x.stride(1))
    column, row = mk.load(y, i * y.stride(0)), mk.load(z, j * z.stride(0))
    mask = MASK(whole, column, row, a, b)
    mk.store(out, i * out.stride(0) + j * out.stride(1), FN(whole, column, row, a, b), mask)


def as_tensor(array, dtype):
    return eas.tensor(array).to(eas.bfloat16) if dtype == "bfloat16" else array


@st.composite
def cases(draw, shape):
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    dtypes = draw(st.tuples(*[st.sampled_from(oracle.DTYPES)] * 3))
    shapes = [shape, (shape[0], 1), (1, shape[1])]
    inputs = [
        Typed(name, numbers(rng, dtype, s), dtype)
        for name, dtype, s in zip("xyz", dtypes, shapes, strict=True)
    ]
    scalars = draw(st.integers(0, 100)), draw(st.sampled_from([0.0, -1.5, 0.1, 100.0]))
    arguments = [
        Typed("a", np.array(scalars[0]), "int64", weak=True),
        Typed("b", np.array(scalars[1]), "float64", weak=True),
    ]
    value = draw(expressions(inputs, arguments))
    mask = truth(draw(expressions(inputs, arguments, depth=2)))
    return inputs, scalars, value, mask


def function(expression):
    return eval(f"lambda x, y, z, a, b: {expression.text}", {"mk": mk})


def launch(case, shape, **options):
    inputs, scalars, value, mask = case
    out = as_tensor(np.ones(shape, oracle.carrier(value.dtype)), value.dtype)
    arrays = [
        as_tensor(v.value.reshape(s), v.dtype) for v, s in zip(inputs, [shape, -1, -1], strict=True)
    ]
    arguments = (*arrays, *scalars, function(value), function(mask), *shape)
    run[1](out, *arguments, **options)
    got = out if isinstance(out, np.ndarray) else out.to(eas.float32).numpy()
    return got, (out, *arguments)


def check(case, shape):
    _, _, value, mask = case
    note(f"value: {value.text}, {value.dtype}; mask: {mask.text}")
    try:
        got, arguments = launch(case, shape)
    except eas.LaunchError as error:
        if "does not fit" not in str(error):
            raise
        reject()  # a number made of arguments; test_argument_ranges.py says which
    want = np.where(mask.value, value.value, np.ones((), value.value.dtype))
    want = np.broadcast_to(want, shape)
    np.testing.assert_array_equal(got, want)
    if got.dtype.kind == "f":
        np.testing.assert_array_equal(np.signbit(got)[got == 0], np.signbit(want)[want == 0])
    eager, _ = launch(case, shape, _backend="eager")
    np.testing.assert_array_equal(eager, got)
    text = run.to_ir(*arguments)
    canonical = _core.canonical_ir(text)
    assert _core.canonical_ir(canonical) == canonical


@pytest.mark.parametrize("shape", [(1, 1), (1, 7), (5, 1), (3, 5), (8, 4)], ids=str)
@given(data=st.data())
def test_random_expressions(shape, data):
    check(data.draw(cases(shape)), shape)


@pytest.mark.parametrize("first", oracle.DTYPES)
def test_the_promotion_of_this_test_is_pytorchs(first):
    torch = pytest.importorskip("torch")
    for second in oracle.DTYPES:
        try:
            want = torch.promote_types(getattr(torch, first), getattr(torch, second))
        except RuntimeError:  # PyTorch has no rule for most unsigned dtypes
            continue
        assert promote(first, second) == str(want).removeprefix("torch."), second
