"""Labelled tensors: identities, products by shared indices, alignment of sums, gradients."""

import copy
import itertools
import pickle
import random
import subprocess
import sys

import eas
import numpy as np
import pytest


def indices(*sizes, names="ijklmn"):
    return tuple(eas.Index(size, name) for size, name in zip(sizes, names, strict=False))


def rng():
    return np.random.default_rng(7)


def labelled(*of):
    return eas.IndexTensor(rng().standard_normal([index.dim for index in of]), of)


# --- Index ---------------------------------------------------------------------------------------


def test_an_index_is_itself_whatever_its_name_and_size():
    i, other = eas.Index(4, "i"), eas.Index(4, "i")
    assert (i.dim, i.name, i.level) == (4, "i", 0)
    assert i == i.prime().noprime()
    assert i != other
    assert i != i.prime()
    assert i.prime(2) == i.prime().prime()
    assert i.prime(3).prime(-2) == i.prime()
    assert len({i, i.prime(), i.noprime(), other}) == 3
    assert i != "i"


def test_index_repr():
    i = eas.Index(4, "i")
    assert [repr(i.prime(n)) for n in (0, 1, 3, 12)] == ["i(4)", "i'(4)", "i'''(4)", "i'12(4)"]
    assert repr(eas.Index(2)) == "_(2)"


def test_sim_is_another_of_the_same_kind():
    i = eas.Index(4, "i").prime()
    assert repr(i.sim()) == "i'(4)"
    assert i.sim() != i


def test_identity_survives_copies_and_pickles():
    i = eas.Index(4, "i")
    for same in (copy.copy(i), copy.deepcopy(i), pickle.loads(pickle.dumps(i))):
        assert same == i
        assert same.prime() == i.prime()
        assert repr(same) == "i(4)"
    assert pickle.loads(pickle.dumps(i.prime())) == i.prime()


def test_identity_does_not_come_from_seeded_random_numbers():
    random.seed(0)
    i = eas.Index(4)
    random.seed(0)
    assert i != eas.Index(4)


def test_identity_survives_another_process():
    code = "import pickle, sys, eas; i = eas.Index(3, 'i'); p = pickle.dumps((i, i.prime()));"
    code += "sys.stdout.buffer.write(p)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    first, second = pickle.loads(done.stdout)
    assert first.prime() == second
    assert eas.Index(3, "i") not in (first, second)


# --- what a tensor is ----------------------------------------------------------------------------


def kinds():
    data = rng().standard_normal((2, 3))
    yield data
    yield eas.tensor(data)
    torch = pytest.importorskip("torch")
    yield torch.from_numpy(data)


def test_data_are_kept_as_they_are():
    i, j = indices(2, 3)
    for data in kinds():
        A = eas.IndexTensor(data, (i, j))
        assert A.data is data
        assert A.dtype == data.dtype
        assert (A.indices, A.rank, A.shape) == ((i, j), 2, (2, 3))
        assert A.permute(j, i).permute([i, j]).data.shape == (2, 3)
        np.testing.assert_array_equal(A.to_numpy(j, i), np.asarray(data).T)
        np.testing.assert_array_equal(np.asarray(A), np.asarray(data))


def test_numbers_lists_and_one_index():
    (i,) = indices(3)
    assert eas.IndexTensor([1.0, 2.0, 3.0], i).to_numpy().tolist() == [1, 2, 3]
    assert eas.IndexTensor(2.5).item() == 2.5
    assert float(eas.IndexTensor(np.float32(2.5))) == 2.5
    assert complex(eas.IndexTensor(1j)) == 1j


def test_arrays_of_others_come_by_dlpack():
    class Foreign:
        def __init__(self, array):
            self.array = array

        def __dlpack__(self, **options):
            return self.array.__dlpack__(**options)

        def __dlpack_device__(self):
            return self.array.__dlpack_device__()

    (i,) = indices(3)
    array = np.arange(3.0)
    A = eas.IndexTensor(Foreign(array), i)
    assert isinstance(A.data, eas.Tensor)
    array[0] = 5
    assert A.to_numpy()[0] == 5


def test_array_protocol_copies_when_asked():
    i, j = indices(2, 3)
    A = labelled(i, j)
    assert np.shares_memory(np.asarray(A), A.data)
    assert not np.shares_memory(np.array(A), A.data)
    assert np.asarray(A, dtype=np.float32).dtype == np.float32


def test_repr_says_indices_dtype_and_kind():
    i, j = indices(2, 3)
    names = ["numpy.ndarray", "eas.Tensor", "torch.Tensor"]
    for data, name in zip(kinds(), names, strict=True):
        text = f"IndexTensor((i(2), j'(3)), float64 {name})"
        assert repr(eas.IndexTensor(data, (i, j.prime()))) == text


def test_pickles_keep_values_and_indices():
    i, j = indices(2, 3)
    for data in kinds():
        A = eas.IndexTensor(data, (i, j.prime()))
        B = pickle.loads(pickle.dumps(A))
        assert type(B.data) is type(A.data)
        assert B.indices == (i, j.prime())
        assert (A - B).norm() == 0


# --- products ------------------------------------------------------------------------------------


def test_product_sums_over_shared_indices():
    i, j, k = indices(2, 3, 4)
    A, B = labelled(i, j), labelled(k, j)
    C = A * B
    assert C.indices == (i, k)
    np.testing.assert_allclose(C.to_numpy(), A.data @ B.data.T)
    assert isinstance(C.data, np.ndarray)


def test_product_is_blind_to_the_order_of_axes():
    i, j, k = indices(2, 3, 4)
    A, B = labelled(i, j, k), labelled(k, i)
    want = (A * B).to_numpy()
    np.testing.assert_allclose((A.permute(k, j, i) * B.permute(i, k)).to_numpy(), want)


def test_outer_and_full_products():
    i, j = indices(2, 3)
    A, B = labelled(i), labelled(j)
    np.testing.assert_allclose((A * B).to_numpy(), np.outer(A.data, B.data))
    square = A * A
    assert square.rank == 0
    assert square.data.shape == ()
    assert square.item() == pytest.approx(A.norm() ** 2)


def test_primes_keep_indices_apart():
    (i,) = indices(3)
    M = labelled(i, i.prime())
    twice = M.prime() * M
    assert set(twice.indices) == {i, i.prime(2)}
    np.testing.assert_allclose(twice.to_numpy(i, i.prime(2)), M.data @ M.data)


def test_kinds_of_results():
    i, j = indices(2, 3)
    order = [np.ndarray, eas.Tensor, *([type(d)] if (d := list(kinds())[2]) is not None else [])]
    tensors = [eas.IndexTensor(data, (i, j)) for data in kinds()]
    for a, A in enumerate(tensors):
        for b, B in enumerate(tensors):
            want = order[max(a, b)]
            assert type((A * B).data) is want
            assert type((A * B.prime(j)).data) is want
            assert type((A + B).data) is want
            assert type((A - B.permute(j, i)).data) is want
            np.testing.assert_allclose((A + B).to_numpy(), 2 * tensors[0].data)
            np.testing.assert_allclose((A * B).item(), tensors[0].norm() ** 2)


def test_contract_in_one_plan():
    i, j, k, m = indices(2, 3, 4, 5)
    A, B, C = labelled(i, j), labelled(j, k), labelled(k, m)
    want = A.data @ B.data @ C.data
    got = eas.contract([A, B, C])
    assert got.indices == (i, m)
    np.testing.assert_allclose(got.to_numpy(), want)
    for optimize in ("greedy", "optimal", [(1, 2), (0, 1)]):
        np.testing.assert_allclose(eas.contract((A, B, C), optimize=optimize).to_numpy(), want)
    assert eas.contract([A, B, C], output=(m, i)).indices == (m, i)
    np.testing.assert_allclose(eas.contract([A]).to_numpy(), A.data)
    limited = eas.contract([A, B, C], memory_limit=100_000)
    np.testing.assert_allclose(limited.to_numpy(), want)


def test_contract_with_output_takes_hyperedges():
    i, j, k, r = indices(2, 3, 4, 5)
    factors = [labelled(index, r) for index in (i, j, k)]
    want = np.einsum("ir,jr,kr->ijk", *(factor.data for factor in factors))
    got = eas.contract(factors, output=(i, j, k))
    np.testing.assert_allclose(got.to_numpy(), want)
    kept = eas.contract(factors, output=[r])
    np.testing.assert_allclose(
        kept.to_numpy(), np.prod([f.data.sum(axis=0) for f in factors], axis=0)
    )


def test_contract_of_many_with_more_indices_than_letters():
    links = [eas.Index(2, f"l{n}") for n in range(101)]
    parts = [labelled(a, b) for a, b in itertools.pairwise(links)]
    want = np.linalg.matrix_power(parts[0].data, 100)
    np.testing.assert_allclose(eas.contract(parts).to_numpy(), want, rtol=1e-9)


def test_more_axes_than_letters():
    many = [eas.Index(1, f"a{n}") for n in range(60)]
    A = eas.IndexTensor(np.full([1] * 60, 3.0), many)
    product = A * A.prime(many[0])
    assert product.indices == (many[0], many[0].prime())
    assert product.to_numpy().tolist() == [[9]]


def test_size_zero_and_one():
    i, j, k = eas.Index(0, "i"), eas.Index(1, "j"), eas.Index(2, "k")
    A = eas.IndexTensor(np.zeros((0, 1)), (i, j)) * eas.IndexTensor(np.ones((1, 2)), (j, k))
    assert A.shape == (0, 2)
    assert (A * A).item() == 0


# --- arithmetic and renaming ---------------------------------------------------------------------


def test_scaling():
    i, j = indices(2, 3)
    for data in kinds():
        A, values = eas.IndexTensor(data, (i, j)), np.asarray(data)
        for scaled, want in [
            (2 * A, 2 * values),
            (A * 2.5, 2.5 * values),
            (A / 4, values / 4),
            (-A, -values),
            (np.float64(3) * A, 3 * values),
            (A * np.float32(2), 2 * values),
            (A * 1j, 1j * values),
            (A / A.norm(), values / np.linalg.norm(values)),
        ]:
            assert type(scaled.data) is type(data)
            assert scaled.indices == A.indices
            np.testing.assert_allclose(scaled.to_numpy(), want)


def test_numbers_without_an_axis_scale():
    i, j = indices(2, 3)
    A = labelled(i, j)
    np.testing.assert_allclose((A * np.array(2.0)).to_numpy(), 2 * A.data)
    scaled = A * eas.tensor(2.0, dtype=eas.float64)
    assert isinstance(scaled.data, eas.Tensor)
    np.testing.assert_allclose((A * eas.IndexTensor(3.0)).to_numpy(), 3 * A.data)


def test_sums_align_by_indices():
    i, j, k = indices(2, 3, 4)
    A, B = labelled(i, j, k), labelled(k, i, j)
    np.testing.assert_allclose((A + B).to_numpy(), A.data + B.data.transpose(1, 2, 0))
    assert (B - A).indices == (k, i, j)
    np.testing.assert_allclose((B - A).to_numpy(i, j, k), B.data.transpose(1, 2, 0) - A.data)


def test_prime_and_noprime_of_some():
    i, j = indices(2, 3)
    A = labelled(i, j)
    assert A.prime().indices == (i.prime(), j.prime())
    assert A.prime(2).indices == (i.prime(2), j.prime(2))
    assert A.prime(1, j).indices == A.prime(j).indices == (i, j.prime())
    assert A.prime(3, i, j).noprime(j.prime(3)).indices == (i.prime(3), j)
    assert A.prime(2).noprime().indices == A.indices
    assert A.prime().data is A.data


def test_replace():
    i, j, k = indices(2, 2, 2)
    A = labelled(i, j)
    assert A.replace(i, k).indices == (k, j)
    swapped = A.replace({i: j, j: i})
    assert swapped.indices == (j, i)
    assert swapped.data is A.data


def test_common():
    i, j, k = indices(2, 3, 4)
    assert labelled(i, j, k).common(labelled(k, i)) == (i, k)


def test_conj_and_norm():
    i, j = indices(2, 3)
    values = labelled(i, j).data + 1j * labelled(i, j).data[::-1]
    for data in (values, eas.tensor(values)):
        A = eas.IndexTensor(data, (i, j))
        assert A.norm() == pytest.approx(np.linalg.norm(values))
        assert (A.conj() * A).item() == pytest.approx(np.linalg.norm(values) ** 2)
        np.testing.assert_array_equal(A.conj().to_numpy(), values.conj())


def test_norm_of_integers_and_diagonals():
    i, j = indices(2, 2)
    assert eas.IndexTensor(np.array([3, 4]), i).norm() == 5
    assert eas.IndexTensor(eas.diag(np.array([3.0, 4.0])), (i, j)).norm() == 5


def test_trace():
    i, j, k = indices(3, 3, 2)
    A = labelled(i, k, j)
    got = A.trace(j, i)
    assert got.indices == (k,)
    np.testing.assert_allclose(got.to_numpy(), np.einsum("iki->k", A.data))


def test_delta_joins_and_stays_diagonal():
    i, j, k = indices(3, 3, 3)
    identity = eas.IndexTensor.delta(i, j)
    assert identity.data.layout == "diagonal"
    A = labelled(i, k)
    np.testing.assert_allclose((A * identity).to_numpy(j, k), A.data)
    assert (A * eas.IndexTensor.delta(i, k)).item() == pytest.approx(np.trace(A.data))
    assert (identity * eas.IndexTensor.delta(j, k)).data.layout == "diagonal"
    assert eas.IndexTensor.delta(i, dtype=eas.int64).to_numpy().tolist() == [1, 1, 1]


def test_diagonals_stay_diagonal_in_arithmetic():
    i, j = indices(3, 3)
    D = eas.IndexTensor(eas.diag(np.array([1.0, 2.0, 3.0])), (i, j))
    for result in (D + D, 2 * D, -D, D.permute(j, i), D.conj(), D.prime()):
        assert result.data.layout == "diagonal"


def test_torch_beside_memory_it_cannot_have():
    torch = pytest.importorskip("torch")
    i, j = indices(2, 3)
    values = np.arange(6.0).reshape(2, 3)[::-1]
    values.flags.writeable = False
    ones = eas.IndexTensor(torch.ones((2, 3), dtype=torch.float64), (i, j))
    np.testing.assert_array_equal((ones + eas.IndexTensor(values, (i, j))).to_numpy(), 1 + values)
    native = eas.IndexTensor(eas.ones(2, 3).requires_grad_(), (i, j))
    with pytest.raises(eas.Error, match=r"^\[\+\] the gradient would be lost, got an eas.Tensor"):
        _ = ones + native


def test_gradients_of_native_tensors():
    i, j = indices(2, 3)
    leaf = eas.tensor(rng().standard_normal((2, 3))).requires_grad_()
    A = eas.IndexTensor(leaf, (i, j))
    loss = (2 * A.prime(j) - A.prime(j) / 2) * A.prime(j)
    loss.data.backward()
    np.testing.assert_allclose(leaf.grad.numpy(), 3 * leaf.numpy())


def test_gradients_of_torch_tensors():
    torch = pytest.importorskip("torch")
    i, j, k = indices(2, 3, 4)

    def loss(a, b):
        A, B = eas.IndexTensor(a, (i, j)), eas.IndexTensor(b, (k, j))
        C = eas.contract([A, B, B.conj().prime(k)], output=(i, k, k.prime()))
        return (C * C.conj()).data + (A + A * 2j).norm()

    a = torch.from_numpy(rng().standard_normal((2, 3))).to(torch.complex128).requires_grad_()
    b = torch.from_numpy(rng().standard_normal((4, 3))).to(torch.complex128).requires_grad_()
    assert torch.autograd.gradcheck(loss, (a, b))


def test_names_load_when_first_used():
    code = "import eas, sys; assert 'eas._labelled' not in sys.modules; eas.Index(2); "
    code += "assert 'numpy' in sys.modules and 'torch' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
