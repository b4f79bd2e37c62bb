"""eas.einsum and its relatives on NumPy arrays and eas tensors: forms, results, plans."""

from __future__ import annotations

import functools
import pickle
import threading
import weakref
from typing import Any

import eas
import numpy as np
import pytest


def arrays(*shapes: tuple[int, ...], dtype: Any = np.float64, seed: int = 0) -> list[Any]:
    rng = np.random.default_rng(seed)
    return [rng.standard_normal(shape).astype(dtype) for shape in shapes]


A, B, C = arrays((3, 4), (4, 5), (5, 6))


def close(got: Any, expected: Any) -> None:
    np.testing.assert_allclose(np.asarray(got), expected, rtol=1e-12, atol=1e-12)


# --- forms ---


def test_text() -> None:
    close(eas.einsum("ij,jk->ik", A, B), A @ B)


def test_text_without_a_result_has_the_labels_that_occur_once_in_order() -> None:
    close(eas.einsum("ba", A), A.T)
    close(eas.einsum("ij,jk", A, B), A @ B)


def test_white_space_is_ignored() -> None:
    close(eas.einsum(" i j , j k -> i k ", A, B), A @ B)


def test_integer_labels() -> None:
    close(eas.einsum(A, [0, 1], B, [1, 2], [0, 2]), A @ B)
    close(eas.einsum(A, [7, 1000], B, [1000, 3], [7, 3]), A @ B)
    close(eas.einsum(A, [0, 1], B, [1, 2]), A @ B)
    close(eas.einsum(A, (0, 1), (1, 0)), A.T)


def test_ellipsis() -> None:
    x, y = arrays((2, 3, 4), (4, 5))
    close(eas.einsum("...ij,jk->...ik", x, y), x @ y)
    close(eas.einsum(x, [..., 0, 1], y, [1, 2], [..., 0, 2]), x @ y)
    close(eas.einsum("...,...->...", A, A[0]), A * A[0])


def test_repeated_labels() -> None:
    x = arrays((4, 4))[0]
    close(eas.einsum("ii->i", x), np.diag(x))
    close(eas.einsum("ii", x), np.trace(x))
    close(eas.einsum("ii,ii->i", x, x), np.diag(x) ** 2)


def test_hyperedges() -> None:
    x, y, z = arrays((3, 5), (4, 5), (6, 5))
    close(eas.einsum("ir,jr,kr->ijk", x, y, z), np.einsum("ir,jr,kr->ijk", x, y, z))


def test_many_labels_and_operands() -> None:
    sites = arrays(*[(2, 2)] * 1000)
    arguments = [part for i, x in enumerate(sites) for part in (x / 2, [i, i + 1])]
    expected = functools.reduce(np.matmul, [x / 2 for x in sites])
    np.testing.assert_allclose(eas.einsum(*arguments, [0, 1000]), expected, rtol=1e-9)
    many = np.ones((1,) * 60)
    assert eas.einsum(many, list(range(60)), many, list(range(60)), []) == 1


# --- results ---


def test_rank_0_results_are_arrays() -> None:
    for got in (eas.einsum("ij->", A), eas.einsum("i,i", A[0], A[0]), eas.einsum("", 3.0)):
        assert isinstance(got, np.ndarray)
        assert got.shape == ()
    assert isinstance(eas.einsum("ij->", eas.tensor(A)), eas.Tensor)


def test_the_kind_of_the_result_follows_the_operands() -> None:
    a, b = eas.tensor(A), eas.tensor(B)
    assert isinstance(eas.einsum("ij,jk->ik", A, B), np.ndarray)
    assert isinstance(eas.einsum("ij,jk->ik", a, b), eas.Tensor)
    assert isinstance(eas.einsum("ij,jk->ik", A, b), eas.Tensor)
    assert isinstance(eas.einsum("ij->ji", a), eas.Tensor)


def test_numbers_are_operands() -> None:
    close(eas.einsum(",ij->ij", 2, A), 2 * A)
    close(eas.einsum(",ij->ij", np.float64(2), A), 2 * A)
    close(eas.einsum("i,i->", [1, 2, 3], [4, 5, 6]), 32)
    close(eas.einsum(",i->i", 1j, [1, 2]), np.array([1j, 2j]))
    assert eas.einsum(",", 2, 3).dtype == np.int64
    assert eas.einsum(",ij->ij", 2, A.astype(np.float32)).dtype == np.float64  # as numpy.einsum


def test_a_permutation_is_a_view() -> None:
    view = eas.einsum("ij->ji", A)
    assert np.shares_memory(view, A)
    assert not np.shares_memory(eas.einsum("ij->j", A), A)


def test_a_result_lives_longer_than_its_operands() -> None:
    big = np.ones((200, 200))
    got = eas.einsum("ij,jk->ik", big, big)
    view = eas.einsum("ij->ji", got)
    del got, big
    assert view.sum() == 200 * 200 * 200
    assert view.flags.writeable


@pytest.mark.parametrize("size", [1, 7, 40, 200])
def test_results_large_and_small_are_the_callers_own(size: int) -> None:
    x = np.ones((size, size))
    first, second = (eas.einsum("ij,jk->ik", x, x) for _ in range(2))
    first[:] = 0
    assert (second == size).all()


def test_any_strides_are_read_in_place() -> None:
    x, y = arrays((6, 8), (8, 10))
    close(eas.einsum("ij,jk->ik", x[::-2, ::-1], y[:, ::3]), x[::-2, ::-1] @ y[:, ::3])
    wide = np.broadcast_to(x[:1], (6, 8))
    close(eas.einsum("ij,jk->ik", wide, y), wide @ y)
    field = np.zeros(5, dtype=[("x", "f4"), ("y", "f8")])
    field["y"] = np.arange(5)
    close(eas.einsum("i,i", field["y"], field["y"]), 30)
    close(eas.einsum("i->", np.arange(4, dtype=">f8")), 6)


def test_read_only_operands() -> None:
    x = A.copy()
    x.flags.writeable = False
    close(eas.einsum("ij,jk->ik", x, B), x @ B)


# --- out= ---


def test_out() -> None:
    out = np.empty((3, 5))
    assert eas.einsum("ij,jk->ik", A, B, out=out) is out
    close(out, A @ B)
    tensor = eas.empty(5, 3, dtype=eas.float64).T
    assert eas.einsum("ij,jk->ik", eas.tensor(A), B, out=tensor) is tensor
    close(tensor, A @ B)
    square = arrays((4, 4))[0]
    expected = square @ square
    eas.einsum("ij,jk->ik", square, square, out=square)
    close(square, expected)


# --- plans ---


def test_a_plan_runs_again_and_again() -> None:
    plan = eas.einsum_plan("ij,jk,kl->il", A, B, C)
    for seed in range(3):
        a, b, c = arrays((3, 4), (4, 5), (5, 6), seed=seed)
        close(plan(a, b, c), a @ b @ c)
    out = np.empty((3, 6))
    assert plan(A, B, C, out=out) is out
    close(out, A @ B @ C)
    single = [x.astype(np.float32) for x in (A, B, C)]
    assert plan(*single).dtype == np.float32


def test_what_a_plan_says() -> None:
    plan = eas.einsum_plan("ij,jk->ik", A, B)
    assert plan.path == [(0, 1)]
    assert plan.flops == 2 * 3 * 4 * 5
    assert plan.peak_bytes == 3 * 5 * 8
    assert plan.slices == 1
    assert plan.shape == (3, 5)
    assert plan.equation == "ij,jk->ik"
    assert "ij,jk->ik" in repr(plan)
    assert str(plan) == repr(plan)


def test_a_plan_holds_no_operands() -> None:
    a = arrays((30, 40))[0]
    alive = weakref.ref(a)
    plan = eas.einsum_plan("ij,jk->ik", a, np.ones((40, 5)))
    plan(a, np.ones((40, 5)))
    del a
    assert alive() is None


@pytest.mark.parametrize("limit", [None, 20_000])
def test_plans_pickle(limit: int | None) -> None:
    x, y, z = arrays((20, 30), (30, 40), (40, 20))
    plan = eas.einsum_plan("ij,jk,kl->il", x, y, z, memory_limit=limit)
    again = pickle.loads(pickle.dumps(plan))
    assert (again.path, again.slices, again.flops) == (plan.path, plan.slices, plan.flops)
    assert again._detail() == plan._detail()
    close(again(x, y, z), x @ y @ z)
    labels = eas.einsum_plan(x, [0, 1], y, [1, 2], [2, 0])
    close(pickle.loads(pickle.dumps(labels))(x, y), (x @ y).T)
    diagonal = eas.einsum_plan("ij,jk->ik", eas.diag(np.ones(20)), x)
    close(pickle.loads(pickle.dumps(diagonal))(eas.diag(np.ones(20)), x), x)


def test_slices_add_up() -> None:
    x, y, z = arrays((20, 30), (30, 40), (40, 20))
    plan = eas.einsum_plan("ij,jk,ki->", x, y, z, memory_limit=2000)
    assert plan.slices > 1
    assert plan.peak_bytes <= 2000
    parts = [plan.run_slices(i, i + 1, x, y, z) for i in range(plan.slices)]
    np.testing.assert_allclose(sum(parts), np.trace(x @ y @ z), rtol=1e-10)
    np.testing.assert_allclose(plan(x, y, z), np.trace(x @ y @ z), rtol=1e-10)


def test_paths() -> None:
    path, text = eas.einsum_path("ij,jk,kl->il", A, B, C)
    assert path[0] == "einsum_path"
    assert "flops" in text
    close(eas.einsum("ij,jk,kl->il", A, B, C, optimize=path), A @ B @ C)
    close(eas.einsum("ij,jk,kl->il", A, B, C, optimize=[(0, 2), (0, 1)]), A @ B @ C)
    numpy_path = np.einsum_path("ij,jk,kl->il", A, B, C, optimize="greedy")[0]
    close(eas.einsum("ij,jk,kl->il", A, B, C, optimize=numpy_path), A @ B @ C)
    for optimize in ("auto", "greedy", "optimal", "random-greedy", True, False, None):
        close(eas.einsum("ij,jk,kl->il", A, B, C, optimize=optimize), A @ B @ C)


# --- relatives ---


@pytest.mark.parametrize("axes", [0, 1, 2, ((1,), (0,)), ([0, 1], [0, 1]), (-1, -2)])
def test_tensordot(axes: Any) -> None:
    x, y = arrays((4, 4, 3), (4, 4, 5))
    if axes == 1 or axes == ((1,), (0,)) or axes == 2:
        x = x.transpose(2, 0, 1)
    if axes == (-1, -2):
        x = x.transpose(2, 0, 1)
    close(eas.tensordot(x, y, axes), np.tensordot(x, y, axes))
    got = eas.tensordot(eas.tensor(x), eas.tensor(y), axes=axes)
    assert isinstance(got, eas.Tensor)
    close(got, np.tensordot(x, y, axes))


def test_transpose() -> None:
    x = arrays((2, 3, 4))[0]
    for axes in (None, (1, 0, 2), [2, 0, 1]):
        close(eas.transpose(x, axes), x.transpose(axes))
        assert np.shares_memory(eas.transpose(x, axes), x)
        close(eas.transpose(eas.tensor(x), axes), x.transpose(axes))


# --- the machinery ---


def test_the_memo_tells_equations_and_shapes_apart() -> None:
    for _ in range(3):
        close(eas.einsum("ij,jk->ik", A, B), A @ B)
        close(eas.einsum("ij,jk->ki", A, B), (A @ B).T)
        close(eas.einsum("ij,jk->ik", A[:2], B), A[:2] @ B)
        close(eas.einsum("".join(["ij,jk", "->ik"]), A, B), A @ B)
        assert eas.einsum("ij,jk->ik", A.astype("f4"), B.astype("f4")).dtype == np.float32
        assert eas.einsum("ij,jk->ik", A.astype("i8"), B.astype("i8")).dtype == np.int64
        close(eas.einsum("ij,jk->ik", eas.diag(np.ones(4)), B), B)
        close(eas.einsum("ij,jk->ik", np.eye(4), B), B)


def test_threads_share_equations() -> None:
    x = np.ones((64, 64))
    wrong: list[Any] = []

    def work(scale: float) -> None:
        for _ in range(200):
            if eas.einsum("ij,jk->ik", x * scale, x)[0, 0] != 64 * scale:
                wrong.append(scale)

    threads = [threading.Thread(target=work, args=(float(i),)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_each_operand_is_converted_at_most_once() -> None:
    single, double = A.astype(np.float32), B
    before = eas._core.operand_conversions()
    eas.einsum("ij,jk,kl->il", single, double, C.astype(np.float32))
    assert eas._core.operand_conversions() - before == 2
    eas.einsum("ij,jk,kl->il", A, B, C)
    assert eas._core.operand_conversions() - before == 2


def test_diagonals_stay_diagonal() -> None:
    d, e = eas.diag(np.arange(4.0)), eas.diag(np.arange(4.0) + 1)
    got = eas.einsum("ij,jk->ik", d, e)
    assert got.layout == d.layout
    close(got, np.diag(np.arange(4.0) * (np.arange(4.0) + 1)))
    close(eas.einsum("ij,jk->ik", d, B), np.diag(np.arange(4.0)) @ B)
