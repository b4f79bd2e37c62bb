"""svd and qr of labelled tensors: exact products, isometries, truncation, gradients, refusals."""

import pickle
import re

import eas
import numpy as np
import pytest


def complex_tensor(*indices):
    values = np.random.default_rng(3).standard_normal((2, *(index.dim for index in indices)))
    return eas.IndexTensor(values[0] + 1j * values[1], indices)


II, JJ, KK, LL = (eas.Index(size, name) for size, name in zip((4, 3, 2, 5), "ijkl", strict=True))


@pytest.mark.parametrize("left", [(II,), (KK,), (JJ, LL), (LL, II, KK), (II, JJ, KK, LL)], ids=str)
@pytest.mark.parametrize("kind", ["numpy", "eas", "torch"])
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
def test_products_give_the_tensor_back(left, kind, dtype):
    values = complex_tensor(II, JJ, KK, LL).data
    values = (values if dtype.startswith("complex") else values.real).astype(dtype)
    if kind == "torch":
        data = pytest.importorskip("torch").from_numpy(values)
    else:
        data = eas.tensor(values) if kind == "eas" else values
    A = eas.IndexTensor(data, (II, JJ, KK, LL))
    tolerance = 1e-4 if dtype in ("float32", "complex64") else 1e-12
    U, S, V = A.svd(*left)
    Q, R = A.qr(left)
    assert (U * S * V - A).norm() < tolerance
    assert (Q * R - A).norm() < tolerance
    for isometry in (U, Q):
        assert isometry.indices[:-1] == left
        link = isometry.indices[-1]
        unit = isometry.conj() * isometry.prime(link)
        np.testing.assert_allclose(unit.to_numpy(), np.eye(link.dim), atol=tolerance)
        assert type(isometry.data) is type(data)
        assert isometry.dtype == A.dtype
    right = tuple(index for index in A.indices if index not in left)
    assert V.indices[1:] == R.indices[1:] == right
    if kind != "torch":
        assert S.data.layout == "diagonal"


def test_names_of_new_indices():
    A = complex_tensor(II, JJ)
    U, S, V = A.svd(II, name="bond")
    assert [repr(index) for index in (*U.indices, *S.indices, *V.indices)] == [
        *("i(4)", "bond_u(3)", "bond_u(3)", "bond_v(3)", "bond_v(3)", "j(3)")
    ]
    Q, _ = A.qr(JJ, name="bond")
    assert repr(Q.indices) == "(j(3), bond(3))"


def with_spectrum(*s):
    """A matrix of these singular values."""
    rng = np.random.default_rng(5)
    i, j = eas.Index(6, "i"), eas.Index(len(s) + 1, "j")
    u, _ = np.linalg.qr(rng.standard_normal((i.dim, len(s))))
    v, _ = np.linalg.qr(rng.standard_normal((j.dim, len(s))))
    return eas.IndexTensor(u * s @ v.T, (i, j)), i


def test_singular_values_fall():
    A, i = with_spectrum(3.0, 5.0, 1.0)
    np.testing.assert_allclose(A.svd(i, max_dim=3).S.data.diagonal().numpy(), [5, 3, 1])


@pytest.mark.parametrize(
    ("cutoff", "max_dim", "kept", "lost"),
    [
        (1e-20, None, 4, 0),
        (1e-3, None, 4, 0),
        (0.011, None, 3, 0.01),
        (0.05, None, 2, 0.05),
        (0.5, None, 1, 0.3),
        (0.99, None, 1, 0.3),
        (1e-20, 2, 2, 0.05),
        (0.011, 7, 3, 0.01),
        (0.5, 2, 1, 0.3),
    ],
)
def test_truncation_by_weight_and_size(cutoff, max_dim, kept, lost):
    A, i = with_spectrum(*np.sqrt([0.70, 0.25, 0.04, 0.01]) * 3)
    split = A.svd(i, cutoff=cutoff * (1 + 1e-9), max_dim=max_dim)
    U, S, V = split
    assert S.shape == (kept, kept)
    assert split.discarded == pytest.approx(lost, abs=1e-15)
    assert (U * S * V - A).norm() ** 2 == pytest.approx(9 * lost, abs=1e-12)


def test_by_default_nothing_is_lost_but_exact_zeros():
    assert complex_tensor(II, JJ).svd(II).S.shape == (3, 3)
    zero = eas.IndexTensor(np.zeros((4, 3)), (II, JJ)).svd(II)
    assert zero.S.shape == (1, 1)
    assert zero.discarded == 0


def test_tiny_and_huge_values_keep_their_weights():
    for scale in (1e-200, 1e200):
        A, i = with_spectrum(scale, scale / 2)
        split = A.svd(i, cutoff=0.1)
        assert split.S.shape == (2, 2)
        assert A.svd(i, max_dim=1).discarded == pytest.approx(0.2)


def test_results_pickle():
    split = complex_tensor(II, JJ).svd(II, max_dim=1)
    again = pickle.loads(pickle.dumps(split))
    assert again.discarded == split.discarded > 0
    assert again.S.data.layout == "diagonal"
    assert (again.U * again.S * again.V - split.U * split.S * split.V).norm() == 0


def test_views_of_any_strides():
    A = complex_tensor(II, JJ, KK)
    turned = eas.IndexTensor(A.data[::-1].transpose(2, 0, 1), (KK, II, JJ))
    U, S, V = turned.svd(II, KK)
    assert (U * S * V - turned).norm() < 1e-12


def test_gradients_through_torch():
    torch = pytest.importorskip("torch")
    a = torch.from_numpy(complex_tensor(II, JJ).data.real.copy()).requires_grad_()

    def low_rank(a):
        U, S, V = eas.IndexTensor(a, (II, JJ)).svd(II, max_dim=2)
        return (U * S * V).permute(II, JJ).data

    def triangular(a):
        Q, R = eas.IndexTensor(a, (II, JJ)).qr(II)
        return (Q * R * 2).data, R.norm()

    assert torch.autograd.gradcheck(low_rank, (a,))
    assert torch.autograd.gradcheck(triangular, (a,))


M = eas.IndexTensor(np.ones((4, 3)), (II, JJ))
REFUSED = [
    (
        lambda: M.svd(),
        "[svd] no index is on the left, got none, expected some of (i(4), j(3))",
    ),
    (
        lambda: M.svd(KK),
        "[svd] the tensor has no such index, got k(2), expected one of (i(4), j(3))",
    ),
    (
        lambda: M.qr(II, II),
        "[qr] the index i(4) appears twice, got (i(4), i(4)), expected different ones: i.prime() "
        "is another of the same size",
    ),
    (
        lambda: M.svd(II, max_dim=0),
        "[svd] max_dim is too small, got 0, expected 1 or more",
    ),
    (
        lambda: M.svd(II, max_dim=1.5),
        "[svd] max_dim is no integer, got 1.5, expected an int",
    ),
    (
        lambda: M.svd(II, cutoff=1.0),
        "[svd] cutoff is no fraction, got 1.0, expected 0 to below 1",
    ),
    (
        lambda: eas.IndexTensor(np.ones((4, 3), np.float16), (II, JJ)).svd(II),
        "[svd] LAPACK has no such dtype, got float16, expected float32, float64, complex64, "
        "complex128",
    ),
    (
        lambda: eas.IndexTensor(np.ones((4, 3), np.int64), (II, JJ)).qr(II),
        "[qr] LAPACK has no such dtype, got int64, expected float32, float64, complex64, "
        "complex128",
    ),
    (
        lambda: eas.IndexTensor(np.ones((4, 0)), (II, eas.Index(0, "e"))).svd(II),
        "[svd] an index is empty, got (i(4), e(0)), expected sizes of 1 or more",
    ),
    (
        lambda: eas.IndexTensor(eas.tensor(np.ones((4, 3))).requires_grad_(), (II, JJ)).svd(II),
        "[svd] the gradient would be lost, got an eas.Tensor that requires grad, expected torch "
        "data, which have one, or eas.Tensor.detach()",
    ),
]


@pytest.mark.parametrize(("call", "message"), REFUSED, ids=[m for _, m in REFUSED])
def test_refusals(call, message):
    with pytest.raises(eas.Error, match=f"^{re.escape(message)}$"):
        call()


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_values_that_are_not_finite(value):
    A = eas.IndexTensor(np.full((4, 3), value), (II, JJ))
    with pytest.raises(eas.Error, match=r"^\[svd\] .* expected finite"):
        A.svd(II)
