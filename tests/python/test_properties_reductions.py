"""Random reductions, scans, sorts and dots of random shapes, against NumPy."""

import eas
import numpy as np
import oracle
import pytest
from eas import mk
from expressions import numbers
from hypothesis import given
from hypothesis import strategies as st


@eas.kernel
def run(out, x, y, FN: eas.constexpr, SHAPES: eas.constexpr, SIZES: eas.constexpr):
    tiles = [
        mk.load(buffer, mk.arange(0, size)).reshape(shape)
        for buffer, shape, size in zip((x, y), SHAPES[:-1], SIZES[:-1], strict=False)
    ]
    value = FN(*tiles)
    mk.static_assert(value.shape == SHAPES[-1], "another shape")
    flat = mk.broadcast_to(value, SHAPES[-1] or (1,)).reshape((SIZES[-1],))
    mk.store(out, mk.arange(0, SIZES[-1]), flat)


def launch(fn, want, *arrays):
    out = np.zeros(want.shape, want.dtype)
    shapes = tuple(a.shape for a in (*arrays, want))
    x, y = (*arrays, arrays[0])[:2]
    run[1](out, x, y, fn, shapes, tuple(int(np.prod(s)) for s in shapes))
    return out


def arrays(draw, dtypes=None, max_rank=4):
    dtype = draw(st.sampled_from(dtypes or [d for d in oracle.DTYPES if d != "bfloat16"]))
    shape = tuple(draw(st.lists(st.integers(1, 6), min_size=1, max_size=max_rank)))
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    return numbers(rng, dtype, shape), draw(st.integers(-len(shape), len(shape) - 1))


def function(text, **names):
    return eval(f"lambda x, y=None: {text}", {"mk": mk, **names})


@pytest.mark.parametrize("name", ["max", "min", "any", "all", "argmax", "argmin"])
@given(data=st.data())
def test_reductions(name, data):
    x, axis = arrays(data.draw)
    axis = data.draw(st.sampled_from([axis, None]))
    keepdims = data.draw(st.booleans())
    want = np.asarray(getattr(np, name)(x, axis=axis, keepdims=keepdims))
    got = launch(function(f"mk.{name}(x, axis={axis}, keepdims={keepdims})"), want, x)
    np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("name", ["sum", "prod", "cumsum", "cumprod"])
@given(data=st.data())
def test_sums_and_products_of_integers(name, data):
    x, axis = arrays(data.draw, ["bool", *oracle.INTS])
    if name in ("sum", "prod"):
        axis = data.draw(st.sampled_from([axis, None]))
    wide = x.astype("uint64" if x.dtype == np.uint64 else "int64")
    want = np.asarray(getattr(np, name)(wide, axis=axis))
    np.testing.assert_array_equal(launch(function(f"mk.{name}(x, axis={axis})"), want, x), want)


@given(data=st.data(), descending=st.booleans())
def test_sort(data, descending):
    x, axis = arrays(data.draw)
    want = np.sort(x, axis=axis)
    got = launch(function(f"mk.sort(x, {axis}, {descending})"), want, x)
    np.testing.assert_array_equal(got, np.flip(want, axis) if descending else want)


@given(data=st.data())
def test_reduce_and_scan_with_a_function_of_ones_own(data):
    x, axis = arrays(data.draw, oracle.INTS)
    want = np.bitwise_xor.reduce(x, axis=axis)
    got = launch(function(f"mk.reduce(x, {axis}, lambda a, b: a ^ b)"), np.asarray(want), x)
    np.testing.assert_array_equal(got, want)
    want = np.bitwise_xor.accumulate(x, axis=axis)
    got = launch(function(f"mk.associative_scan(x, {axis}, lambda a, b: a ^ b)"), want, x)
    np.testing.assert_array_equal(got, want)


@given(data=st.data())
def test_shapes(data):
    x, axis = arrays(data.draw, ["int32"], max_rank=3)
    axes = tuple(data.draw(st.permutations(range(x.ndim))))
    for text, want in {
        f"mk.trans(x, {axes})": x.transpose(axes),
        "x.T": x.T,
        "mk.reshape(x, -1)": x.reshape(-1),
        f"mk.cat([x, x + 1], {axis})": np.concatenate([x, x + 1], axis),
        "mk.join(x, -x)": np.stack([x, -x], axis=-1),
        "x[None]": x[None],
        "x[..., None]": x[..., None],
        f"mk.broadcast_to(x, {(2, *x.shape)})": np.stack([x, x]),
    }.items():
        got = launch(function(text), np.ascontiguousarray(want), x)
        np.testing.assert_array_equal(got, want, err_msg=text)


@given(data=st.data(), dtype=st.sampled_from([*oracle.INTS, "float16", "float32", "float64"]))
def test_dot(data, dtype):
    m, k, n = data.draw(st.tuples(*[st.integers(1, 6)] * 3))
    batch = tuple(data.draw(st.lists(st.integers(1, 3), max_size=2)))
    rng = np.random.default_rng(data.draw(st.integers(0, 2**32 - 1)))
    a = rng.integers(0, 9, (*batch, m, k)).astype(dtype)
    b = rng.integers(0, 9, (*batch, k, n)).astype(dtype)
    small = a.dtype.itemsize < 4
    result = ("float32" if dtype == "float16" else "int32") if small else dtype
    want = a.astype(result) @ b.astype(result)
    np.testing.assert_array_equal(launch(function("mk.dot(x, y)"), want, a, b), want)
