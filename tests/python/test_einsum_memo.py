"""Calls of einsum that are remembered: the second takes the short cut and means the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import eas
import numpy as np
import pytest

RNG = np.random.default_rng(7)
A, B = RNG.standard_normal((3, 4)), RNG.standard_normal((4, 5))
SQUARE = RNG.standard_normal((4, 4))
TIMES = range(3)  # the first call is not remembered yet


def from_numpy(kind: str) -> Callable[[Any], Any]:
    if kind == "torch":
        torch = pytest.importorskip("torch")
        return lambda x: torch.from_numpy(x.copy())
    return {"numpy": np.asarray, "eas": lambda x: eas.tensor(x.copy())}[kind]


def close(got: Any, expected: Any) -> None:
    np.testing.assert_allclose(np.asarray(got), expected, rtol=1e-12, atol=1e-12)


# --- out= ---


@pytest.mark.parametrize("kind", ["numpy", "eas", "torch"])
@pytest.mark.parametrize(
    ("equation", "given"),
    [
        ("ij,jk->ik", (A, B)),
        ("ij,jk->ki", (A, B)),
        ("ij->ji", (A,)),  # a view without out=
        ("ij->", (A,)),
        ("ii->i", (SQUARE,)),
        ("ij,jk,kl->il", (A, SQUARE, B)),  # more than one step
        ("i,j->ij", (A[0], B[0])),
        ("ij,jk->ik", (A[:, :0], B[:0])),  # sums of nothing
        ("ij,jk->ik", (A[:0], B)),  # nothing at all
    ],
)
def test_out(kind: str, equation: str, given: tuple[Any, ...]) -> None:
    make = from_numpy(kind)
    operands = [make(x) for x in given]
    expected = np.einsum(equation, *given)
    plan = eas.einsum_plan(equation, *operands)
    for call in (
        lambda out: eas.einsum(equation, *operands, out=out),
        lambda out: plan(*operands, out=out),
    ):
        for _ in TIMES:
            out = make(np.full(expected.shape, np.nan))
            assert call(out) is out
            close(out, expected)
    for _ in TIMES:  # and none again
        close(eas.einsum(equation, *operands), expected)


def test_out_may_have_any_strides() -> None:
    for _ in TIMES:
        room = np.full((10, 6), np.nan)
        eas.einsum("ij,jk->ik", A, B, out=room[::-1, ::-1][1:7:2, :5])
        close(room[::-1, ::-1][1:7:2, :5], A @ B)
        assert np.isnan(room).sum() == 60 - 15


def test_out_may_be_an_operand_or_a_part_of_one() -> None:
    for _ in TIMES:
        room = np.concatenate([SQUARE, SQUARE])
        eas.einsum("ij,jk->ik", room[:4], room[4:], out=room[:4])
        close(room[:4], SQUARE @ SQUARE)
        room = np.concatenate([SQUARE, SQUARE])
        eas.einsum("ij,jk->ik", room[:4], room[4:], out=room[2:6])
        close(room[2:6], SQUARE @ SQUARE)
        room = SQUARE.copy()
        eas.einsum("ij->ji", room, out=room)
        close(room, SQUARE.T)


@pytest.mark.parametrize("dtype", ["int8", "int64", "float16", "float32", "complex64", "bool"])
def test_out_of_every_dtype(dtype: str) -> None:
    a, b = (np.ones((3, 4)) * 2).astype(dtype), np.ones((4, 5)).astype(dtype)
    for _ in TIMES:
        out = np.zeros((3, 5), dtype)
        assert eas.einsum("ij,jk->ik", a, b, out=out) is out
        np.testing.assert_array_equal(out, np.full((3, 5), 8).astype(dtype))


def test_operands_of_two_dtypes() -> None:
    for _ in TIMES:
        out = np.zeros((3, 5))
        eas.einsum("ij,jk->ik", A.astype("f4"), B, out=out)
        np.testing.assert_allclose(out, A @ B, rtol=1e-5, atol=1e-5)


def test_what_cannot_be_written_is_refused_every_time() -> None:
    read_only = np.zeros((3, 5))
    read_only.flags.writeable = False
    eas.einsum("ij,jk->ik", A, B)  # remembered
    for _ in TIMES:
        with pytest.raises(eas.ShapeError, match="out has another shape than the result"):
            eas.einsum("ij,jk->ik", A, B, out=np.zeros((5, 3)))
        with pytest.raises(eas.DTypeError, match="out has another dtype than the result"):
            eas.einsum("ij,jk->ik", A, B, out=np.zeros((3, 5), "f4"))
        with pytest.raises(eas.Error, match="out is read-only"):
            eas.einsum("ij,jk->ik", A, B, out=read_only)
        with pytest.raises(eas.DTypeError, match="out is of another kind than the result"):
            eas.einsum("ij,jk->ik", A, B, out=eas.zeros((3, 5), dtype=eas.float64))
        with pytest.raises(eas.DTypeError, match="out is no array that can be written"):
            eas.einsum("ij,jk->ik", A, B, out=[0.0] * 15)
    assert not read_only.any()


def test_gradients_are_not_lost_to_the_short_cut() -> None:
    x, y = eas.tensor(SQUARE.copy()), eas.tensor(SQUARE.copy())
    out = eas.zeros((4, 4), dtype=eas.float64)
    for _ in TIMES:
        eas.einsum("ij,jk->ik", x, y, out=out)
    x.requires_grad_()
    with pytest.raises(eas.Error, match='out= of "ij,jk->ik" cannot be differentiated'):
        eas.einsum("ij,jk->ik", x, y, out=out)
    with pytest.raises(eas.Error, match='out= of "ij,jk->ik" cannot be differentiated'):
        eas.einsum("ij,jk->ik", y, y, out=x)
    eas.einsum("ij,jk->", x, y).backward()
    close(x.grad, np.broadcast_to(SQUARE.sum(axis=1), (4, 4)))


@pytest.mark.parametrize("still_wanted", [True, False])
def test_a_write_to_a_leaf_is_noticed(still_wanted: bool) -> None:
    x, y = eas.tensor(SQUARE.copy()).requires_grad_(), eas.tensor(SQUARE.copy())
    eas.einsum("ij,jk->ik", y, y)
    loss = eas.einsum("ij,ij,ij->", x, x, eas.tensor(SQUARE.copy()).requires_grad_())
    x.requires_grad_(still_wanted)
    with eas.no_grad():
        eas.einsum("ij,jk->ik", y, y, out=x)
    with pytest.raises(eas.Error, match="was written to after it was used"):
        loss.backward()


def test_torch_gradients_are_not_lost_to_the_short_cut() -> None:
    torch = pytest.importorskip("torch")
    x, y = torch.from_numpy(SQUARE.copy()), torch.from_numpy(SQUARE)
    for _ in TIMES:
        close(eas.einsum(x, [0, 1], y, [1, 2], [0, 2]), SQUARE @ SQUARE)
        eas.einsum("ij,jk->ik", x, y, out=torch.empty(4, 4, dtype=x.dtype))
    x.requires_grad_()
    assert eas.einsum(x, [0, 1], y, [1, 2], [0, 2]).requires_grad
    for wrong in (x, torch.empty(4, 4, dtype=x.dtype, requires_grad=True)):
        with pytest.raises(eas.Error, match="out= of 'ij,jk->ik' cannot be differentiated"):
            eas.einsum("ij,jk->ik", y, y, out=wrong)


# --- integer labels ---


def test_integer_labels() -> None:
    for _ in TIMES:
        close(eas.einsum(A, [0, 1], B, [1, 2], [0, 2]), A @ B)
        close(eas.einsum(A, [0, 1], B, [1, 2], [2, 0]), (A @ B).T)
        close(eas.einsum(A, (7, 3), B, (3, 2)), np.einsum(A, (7, 3), B, (3, 2)))
        close(eas.einsum(A, [0, 1], B, [1, 2], []), (A @ B).sum())
        close(eas.einsum(A, [0, 1], B.T, [2, 1], [0, 2]), A @ B)
        close(eas.einsum(A, [..., 1], B, [1, 2], [..., 2]), A @ B)
        close(eas.einsum(A, [np.int64(0), 1], B, [1, 2], [0, 2]), A @ B)
        assert np.shares_memory(eas.einsum(A, [0, 1], [1, 0]), A)


def test_a_list_of_labels_may_change_between_calls() -> None:
    output = [0, 2]
    for _ in TIMES:
        close(eas.einsum(A, [0, 1], B, [1, 2], output), (A @ B) if output[0] == 0 else (A @ B).T)
        output.reverse()


def test_the_labels_of_a_result_are_not_those_of_an_operand() -> None:
    c = RNG.standard_normal((3, 5))
    for _ in TIMES:
        close(eas.einsum(A, [0, 1], B, [1, 2], [0, 2]), A @ B)
        close(eas.einsum(A, [0, 1], B, [1, 2], c, [0, 2]), (A @ B * c).sum())


def test_labels_with_out() -> None:
    for _ in TIMES:
        out = np.empty((5, 3))
        assert eas.einsum(A, [0, 1], B, [1, 2], [2, 0], out=out) is out
        close(out, (A @ B).T)


def test_wrong_labels_are_refused_every_time() -> None:
    eas.einsum(A, [0, 1], B, [1, 2], [0, 2])
    for _ in TIMES:
        with pytest.raises(eas.ShapeError, match="a label is negative, got -1"):
            eas.einsum(A, [0, 1], B, [1, -1], [0, 2])
        with pytest.raises(eas.ShapeError, match="a label is too large"):
            eas.einsum(A, [0, 1], B, [1, 2**70], [0, 2])
        with pytest.raises(eas.DTypeError, match="a label is no integer"):
            eas.einsum(A, [0, 1], B, [1, 2.0], [0, 2])


def test_more_labels_than_are_remembered() -> None:
    ones = np.ones((1,) * 30)
    labels = list(range(30))
    for _ in TIMES:
        assert eas.einsum(ones, labels, ones, labels, ones, labels, []) == 1


# --- options that change nothing, tensordot ---


def test_options_that_change_nothing() -> None:
    for _ in TIMES:
        for options in (
            {"optimize": True},
            {"optimize": None, "executor": None},
            {"memory_limit": None, "out": None},
        ):
            close(eas.einsum("ij,jk->ik", A, B, **options), A @ B)
        close(eas.einsum("ij,jk,kl->il", A, SQUARE, B, optimize=[(0, 1), (0, 1)]), A @ SQUARE @ B)
        with pytest.raises(eas.ShapeError, match="optimize='fastest'"):
            eas.einsum("ij,jk->ik", A, B, optimize="fastest")
        with pytest.raises(eas.DTypeError, match="no option of this name, got optimise="):
            eas.einsum("ij,jk->ik", A, B, optimise=True)
    plan = eas.einsum_plan("ij,jk->ik", A, B)
    with pytest.raises(eas.DTypeError, match="no option of this name, got optimize="):
        plan(A, B, optimize=None)


def test_tensordot() -> None:
    a = RNG.standard_normal((2, 3, 4))
    b = RNG.standard_normal((3, 4, 2))
    for _ in TIMES:
        close(eas.tensordot(a, b), np.tensordot(a, b))
        close(eas.tensordot(a, b, ([0, 1], [2, 0])), np.tensordot(a, b, ([0, 1], [2, 0])))
        close(eas.tensordot(a, b, 0), np.tensordot(a, b, 0))
        close(eas.tensordot(a, b, ([-1], [1])), np.tensordot(a, b, ([-1], [1])))
        with pytest.raises(eas.ShapeError, match="different sizes, got 2 and 3"):
            eas.tensordot(a, b, ([0], [0]))
