"""+ - * /, conj and sums of eas.Tensor: NumPy's values and dtypes, on any strides."""

import itertools
import operator

import eas
import numpy as np
import pytest

DTYPES = """bool int8 int16 int32 int64 uint8 uint16 uint32 uint64
float16 float32 float64 complex64 complex128""".split()
OPERATORS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}


def numbers(shape, dtype, seed):
    random = np.random.default_rng(seed)
    values = random.integers(1, 9, shape) + 1j * random.integers(1, 9, shape)
    return values.astype(dtype) if "complex" in dtype else values.real.astype(dtype)


def agree(ours, theirs):
    assert ours.dtype == theirs.dtype
    assert ours.shape == theirs.shape
    scale = np.finfo(theirs.dtype).eps if theirs.dtype.kind in "fc" else 0
    np.testing.assert_allclose(ours.numpy(), theirs, 4 * scale, 0)


@pytest.mark.parametrize("sign", OPERATORS)
def test_every_pair_of_dtypes(sign):
    op = OPERATORS[sign]
    for left, right in itertools.product(DTYPES, DTYPES):
        a, b = numbers((3, 2), left, 1), numbers((2,), right, 2)
        if sign == "-" and left == right == "bool":
            continue
        want = op(a, b)
        if sign == "/" and want.dtype == np.float16 and "float16" not in (left, right):
            want = a.astype(np.float64) / b  # NumPy divides bools and bytes in half precision
        ours = op(eas.tensor(a), eas.tensor(b))
        assert ours.dtype == want.dtype, (left, right)
        agree(ours, want)


@pytest.mark.parametrize("sign", OPERATORS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_python_numbers_are_weak(sign, dtype):
    op, a = OPERATORS[sign], numbers((2, 3), dtype, 3)
    for number in (2, 0.5, 1 + 2j):
        if dtype == "bool" and sign == "/" and number == 2:
            continue
        agree(op(eas.tensor(a), number), op(a, number))
        agree(op(number, eas.tensor(a)), op(np.asarray(number, op(a, number).dtype), a))


VIEWS = {
    "rows": lambda x: x,
    "columns": lambda x: x.T,
    "backwards": lambda x: x[::-1, :, ::-2],
    "a row": lambda x: x[1],
    "nothing": lambda x: x[:, :0],
    "an element": lambda x: x[0, 1, 2],
    "a new axis": lambda x: x[:, None],
}


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "complex64", "int32"])
def test_any_strides(view, dtype):
    a = VIEWS[view](numbers((3, 4, 6), dtype, 4))
    t = eas.tensor(a)
    agree(t + t * t, a + a * a)
    agree(-t, -a)
    agree(t.conj(), a.conj())
    agree(t.sum(), np.asarray(a.sum()))
    for axis in range(a.ndim):
        agree(t.sum(axis), np.asarray(a.sum(axis)))
        agree(t.sum(axis, keepdims=True), a.sum(axis, keepdims=True))
    if a.ndim == 3:
        agree(t.sum((0, -1)), a.sum((0, -1)))


def test_sums_of_many_are_accurate():
    a = np.random.default_rng(5).uniform(0, 1, 1_000_003)
    exact = np.longdouble(a).sum()
    assert abs(eas.tensor(a).sum().item() - exact) < 1e-8
    single = a.astype(np.float32)
    exact = np.longdouble(single).sum()
    assert abs(eas.tensor(single).sum().item() - exact) <= np.spacing(np.float32(exact))


def test_integers_wrap():
    t = eas.tensor(np.array([127, -128], np.int8))
    assert (t + t).tolist() == [-2, 0]
    assert (-t).tolist() == [-127, -128]
    assert (t * t).tolist() == [1, 0]
    assert t.sum().tolist() == -1


def test_in_place():
    a = np.arange(6.0).reshape(2, 3)
    t = eas.tensor(a)
    same = t
    t += np.ones(3)
    t *= 2
    t -= t.T.T
    t -= 3
    t /= 2
    assert t is same
    assert a.tolist() == [[-1.5] * 3] * 2
    overlapping = eas.arange(4)
    front, back = overlapping[:3], overlapping[1:]
    back += front
    assert overlapping.tolist() == [0, 1, 3, 5]


def test_diagonal_storage():
    d, dense = eas.diag(eas.tensor([1.0, 2.0])), eas.ones(2, 2)
    for kept in (d + d, d - d, d * d, d * dense, dense * d, d * 3, 3 * d, d / 2, -d, d.conj()):
        assert kept.layout == "diagonal"
    assert (dense * d).numpy().tolist() == [[1, 0], [0, 2]]
    assert (d + dense).tolist() == [[2, 1], [1, 3]]
    assert (d + 1).tolist() == [[2, 1], [1, 3]]
    cube = eas.diag(eas.tensor([1.0, 2.0]), 3)
    assert cube.sum(0).layout == "diagonal"
    assert cube.sum((0, 1)).tolist() == [1, 2]
    assert cube.sum().item() == 3


def test_beside_numpy_numpy_answers():
    a = np.ones(2)
    assert type(eas.ones(2) + a) is np.ndarray
    assert type(a + eas.ones(2)) is np.ndarray
