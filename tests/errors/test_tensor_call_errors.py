"""Messages of operators a tensor has not, of calls and of values that do not fit."""

import operator

import eas
import numpy as np
import pytest


def t():
    return eas.zeros(2, 3)


CASES = [
    (
        lambda: t() == t(),
        eas.DTypeError,
        "[==] tensors have no ==, got eas.Tensor and eas.Tensor, expected np.array_equal(a, b) or "
        "eas.testing.assert_close(a, b)",
    ),
    (
        lambda: t() != None,  # noqa: E711
        eas.DTypeError,
        "[!=] tensors have no !=, got eas.Tensor and NoneType, expected np.array_equal(a, b) or "
        "eas.testing.assert_close(a, b)",
    ),
    (
        lambda: t() < t(),
        eas.DTypeError,
        "[<] tensors have no <, got eas.Tensor and eas.Tensor, expected np.array_equal(a, b) or "
        "eas.testing.assert_close(a, b)",
    ),
    (
        lambda: t() ** 2,
        eas.DTypeError,
        "[**] tensors have no **, got eas.Tensor and int, expected an @eas.kernel, or x.numpy() or "
        "x.to_torch()",
    ),
    (
        lambda: 2 @ t(),
        eas.DTypeError,
        "[@] tensors have no @, got int and eas.Tensor, expected an @eas.kernel, or x.numpy() or "
        "x.to_torch()",
    ),
    (
        lambda: operator.ipow(t(), np.ones(3)),  # NumPy would make another object of it
        eas.DTypeError,
        "[**] tensors have no **, got eas.Tensor and numpy.ndarray, expected an @eas.kernel, or "
        "x.numpy() or x.to_torch()",
    ),
    (
        lambda: ~t(),
        eas.DTypeError,
        "[~] tensors have no ~, got eas.Tensor, expected an @eas.kernel, or x.numpy() or "
        "x.to_torch()",
    ),
    (
        lambda: t() + "1",
        eas.DTypeError,
        "[+] neither a tensor nor a number, got eas.Tensor and str, expected both as eas.Tensor, "
        "or x.numpy() or x.to_torch()",
    ),
    (
        lambda: t() * eas.zeros(2),
        eas.ShapeError,
        "[mul] the shapes do not broadcast, got (2, 3) and (2,), expected equal sizes or 1",
    ),
    (
        lambda: operator.itruediv(eas.ones(2, dtype=eas.int32), 2),
        eas.DTypeError,
        "[/] the result does not fit in place, got float64, expected int32; x = x / y makes a new "
        "tensor",
    ),
    (
        lambda: t().sum((0, -2)),
        eas.ShapeError,
        "[sum] an axis is named twice, got axes (0, -2), expected each at most once",
    ),
    (
        lambda: -eas.ones(2, dtype=eas.bool),
        eas.DTypeError,
        "[neg] a bool has no negative, got bool, expected numbers",
    ),
    (
        lambda: f"{t():.3f}",
        eas.DTypeError,
        '[format] only a 0-d tensor takes a format, got ".3f" for shape (2, 3), expected x.item() '
        "or none",
    ),
    # calls that fit no signature
    (
        lambda: eas.tensor(),
        eas.DTypeError,
        "[tensor] the arguments do not fit, got nothing, expected tensor(data, *, dtype = None, "
        "device = None)",
    ),
    (
        lambda: t().item(1, axis=2),
        eas.DTypeError,
        "[item] the arguments do not fit, got int, axis=int, expected item()",
    ),
    (
        lambda: eas.Tensor([1, 2]),
        eas.DTypeError,
        "[Tensor] a tensor is made by a function, got eas.Tensor(...), expected eas.tensor(data), "
        "eas.zeros(shape) or their like",
    ),
    # sizes and values
    (
        lambda: eas.zeros(2, shape=(3,)),
        eas.ShapeError,
        "[zeros] the shape is given twice, got [2] and (3,), expected one of them",
    ),
    (
        lambda: eas.tensor([np.zeros(2), np.zeros(3)]),
        eas.ShapeError,
        "[tensor] the arrays in the list are not all of one shape, got a ragged list, expected "
        "equal shapes",
    ),
    (
        lambda: eas.tensor([2**64]),
        eas.DTypeError,
        "[tensor] the value does not fit, got 18446744073709551616 (int), expected an int of 64 "
        "bits, or dtype=eas.float64",
    ),
]


@pytest.mark.parametrize(("act", "error", "message"), CASES, ids=[row[2][:40] for row in CASES])
def test_message(act, error, message):
    with pytest.raises(error) as info:
        act()
    assert str(info.value) == message


@pytest.mark.filterwarnings("ignore:nanobind")
def test_a_tensor_that_was_never_made():
    with pytest.raises(eas.DTypeError, match=r"never made, got an empty eas\.Tensor"):
        eas.Tensor.__new__(eas.Tensor).tolist()
