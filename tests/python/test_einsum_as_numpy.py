"""What NumPy's users write: labels of any integers, NumPy's paths and functions, its division."""

from __future__ import annotations

import eas
import numpy as np
import pytest

A, B, C = (np.arange(12.0).reshape(3, 4), np.arange(20.0).reshape(4, 5), np.ones((5, 2)))


@pytest.mark.parametrize("kind", [list, tuple, np.array, lambda x: np.array(x, "u1")])
def test_labels_of_any_integers(kind) -> None:
    made = eas.einsum(A, kind([0, 1]), B, kind([1, 2]), kind([2, 0]))
    np.testing.assert_array_equal(made, (A @ B).T)


def test_labels_as_ranges() -> None:
    np.testing.assert_array_equal(eas.einsum(A, range(2), B, range(1, 3)), A @ B)


def test_strategy_and_limit() -> None:
    operands = ("ab,bc,cd->ad", A, B, C)
    whole = eas.einsum_plan(*operands, optimize=("greedy", 100))
    assert whole.slices == 1
    for limit in (-1, 1e6, 100):
        assert str(eas.einsum_plan(*operands, optimize=("greedy", limit))) == str(whole)
    small = eas.einsum_plan(*operands, optimize=("greedy", 4))
    assert small.slices > 1
    assert small.peak_bytes <= 8 * (3 * 2 + 4)
    np.testing.assert_allclose(small(A, B, C), A @ B @ C)


def test_numpys_own_paths() -> None:
    path = np.einsum_path("ab,bc,cd->ad", A, B, C)[0]
    np.testing.assert_allclose(eas.einsum("ab,bc,cd->ad", A, B, C, optimize=path), A @ B @ C)
    one = np.einsum_path("ab->a", A)[0]
    np.testing.assert_allclose(eas.einsum("ab->a", A, optimize=one), A.sum(1))


REDUCTIONS = (np.sum, np.mean, np.max, np.min, np.prod, np.std, np.any, np.argmax, np.cumsum)


@pytest.mark.parametrize("function", REDUCTIONS)
@pytest.mark.parametrize("options", [{}, {"axis": 0}, {"axis": -1}])
def test_numpys_reductions_of_a_tensor(function, options) -> None:
    made = function(eas.tensor(A), **options)
    np.testing.assert_allclose(np.asarray(made), function(A, **options))


@pytest.mark.parametrize(
    "options",
    [
        {"keepdims": True},
        {"axis": (0, 1), "keepdims": True},
        {"dtype": "f4"},
        {"initial": 3.0},
        {"where": np.array([True, False, True, True])},
    ],
)
def test_numpys_options_of_sum(options) -> None:
    made = np.sum(eas.tensor(A), **options)
    expected = np.sum(A, **options)
    np.testing.assert_array_equal(np.asarray(made), expected)
    assert np.asarray(made).dtype == expected.dtype


def test_numpys_sum_into_an_array() -> None:
    out = np.zeros(4)
    assert np.sum(eas.tensor(A), axis=0, out=out) is out
    np.testing.assert_array_equal(out, A.sum(0))


def test_numpys_sum_keeps_a_gradient_or_says_so() -> None:
    weights = eas.tensor(A.copy()).requires_grad_()
    np.sum(weights).backward()
    np.testing.assert_array_equal(weights.grad.numpy(), np.ones_like(A))
    with pytest.raises(eas.DTypeError, match="NumPy follows no gradients"):
        np.sum(weights, dtype="f4")


@pytest.mark.parametrize("dtype", "? u1 u2 u4 u8 i1 i8".split())
@pytest.mark.parametrize("number", [-3, 300, 3])
def test_integers_divide_as_numpys(dtype, number) -> None:
    values = np.ones(2, dtype)
    for made, expected in (
        (eas.tensor(values) / number, values / number),
        (number / eas.tensor(values), number / values.astype("f8")),
    ):
        assert made.dtype == eas.float64
        np.testing.assert_array_equal(made.numpy(), expected)
