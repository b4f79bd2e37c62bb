"""What einsum says of odd equations, labels, paths and results, and what it now takes."""

from __future__ import annotations

import eas
import numpy as np
import pytest

X = np.ones((2, 2))

CASES = [
    (
        lambda: eas.einsum("\ud800j->j", X),
        "[einsum] the equation '\\ud800j->j' has a lone surrogate, which is no character, "
        "expected letters, or any character beyond ASCII",
    ),
    (
        lambda: eas.einsum("ij\0->ji", X),
        "[einsum] the equation 'ij\\x00->ji' has a character that is no label, got '\\x00' at "
        "byte 2, expected letters, '...', ',', '->' (for more labels: any character beyond ASCII, "
        "or integers)",
    ),
    (
        lambda: eas.einsum(np.ones((1,) * 40), range(40), np.ones((1,) * 40), range(40, 80)),
        "[einsum] the result has more axes than NumPy has room for, got 80, expected 64 at most "
        "(32 before NumPy 2), or an eas.Tensor among the operands, which makes the result one",
    ),
    (
        lambda: eas.einsum("ab,bc,cd,de->ae", X, X, X, X, optimize=["einsum_path", (2, 3)]),
        "[einsum] the path ends too early, got 3 operands left of 4, expected steps until one is "
        "left",
    ),
    (
        lambda: eas.einsum("ab,bc->ac", X, X, optimize=[]),
        "[einsum] the path ends too early, got 2 operands left of 2, expected steps until one is "
        "left",
    ),
    (
        lambda: eas.einsum("ab,bc->ac", X, X, optimize="\ud800"),
        "[einsum] the way to find a path is unknown, got optimize='\\ud800', expected 'auto', "
        "'greedy', 'optimal', 'random-greedy' or a path",
    ),
]


@pytest.mark.parametrize(("call", "message"), CASES)
def test_shape_error(call, message):
    with pytest.raises(eas.ShapeError) as raised:
        call()
    assert str(raised.value) == message


def test_a_keyword_that_is_no_text():
    with pytest.raises(eas.DTypeError, match=r"got \\ud800="):
        eas.einsum("ij->ji", X, **{"\ud800": 1})
    with pytest.raises(eas.DTypeError, match=r"got \\ud800="):
        eas.einsum_plan("ij->ji", X)(X, **{"\ud800": 1})


def test_floats_and_matrices_are_no_labels():
    for labels in (np.array([0.0, 1.0]), np.array([[0, 1]]), "ab", {0, 1}):
        with pytest.raises(eas.DTypeError, match="the labels of operand 0 are no list"):
            eas.einsum(X, labels)


def test_a_strategy_of_another_name():
    with pytest.raises(eas.ShapeError, match="the way to find a path is unknown, got optimize='x'"):
        eas.einsum("ab,bc,cd->ad", X, X, X, optimize=("x", 100))


def test_dtype_device_and_layout_errors_name_integer_labels():
    with pytest.raises(eas.DTypeError, match=r"operand 0 of \[0, 1\], \[1, 2\] -> \[0, 2\]: the"):
        eas.einsum(np.ones((2, 2), object), [0, 1], X, [1, 2], [0, 2])


def test_errors_of_a_plan_name_its_equation():
    plan = eas.einsum_plan("ij,jk->ik", X, X)
    with pytest.raises(eas.DTypeError, match="operand 1 of 'ij,jk->ik': the dtype"):
        plan(X, np.ones((2, 2), object))


def test_a_gradient_torch_cannot_follow_names_the_equation():
    torch = pytest.importorskip("torch", reason="torch is not installed")
    with pytest.raises(eas.Error, match="operand 0 of 'i,i->' is an eas"):
        eas.einsum("i,i->", eas.ones(2).requires_grad_(), torch.ones(2))
    with pytest.raises(eas.Error, match="out= of 'i,i->i' cannot be differentiated"):
        eas.einsum("i,i->i", torch.ones(2), torch.ones(2), out=torch.ones(2, requires_grad=True))


def test_norm_of_what_requires_grad():
    index = eas.Index(2)
    weights = eas.IndexTensor(eas.tensor(np.ones(2)).requires_grad_(), (index,))
    with pytest.raises(eas.Error) as raised:
        weights.norm()
    assert str(raised.value) == (
        "[norm] the gradient would be lost, got an eas.Tensor that requires grad, expected torch "
        "data, which have one, or eas.Tensor.detach()"
    )
    with eas.no_grad():
        assert weights.norm() == pytest.approx(np.sqrt(2))
