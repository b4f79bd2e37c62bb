"""eas.einsum on torch tensors: zero-copy, mixed with other kinds, differentiable to any order."""

from __future__ import annotations

from typing import Any

import eas
import numpy as np
import pytest
from eas import _einsum_torch

torch = pytest.importorskip("torch")


def tensors(*shapes: tuple[int, ...], dtype: Any = None, grad: bool = False) -> list[Any]:
    torch.manual_seed(0)
    made = [torch.randn(shape, dtype=dtype or torch.float64) for shape in shapes]
    return [x.requires_grad_() for x in made] if grad else made


# --- values ---


def test_all_torch() -> None:
    a, b = tensors((3, 4), (4, 5))
    for _ in range(2):  # the long way, then the short cut
        got = eas.einsum("ij,jk->ik", a, b)
        assert type(got) is torch.Tensor
        torch.testing.assert_close(got, a @ b)
    plan = eas.einsum_plan("ij,jk->ik", a, b)
    torch.testing.assert_close(plan(a, b), a @ b)
    assert eas.einsum("ij->", a).shape == ()


def test_memory_is_shared_where_torch_would() -> None:
    (a,) = tensors((3, 4))
    view = eas.einsum("ij->ji", a)
    view[0, 0] = 7
    assert a[0, 0] == 7


def test_results_are_writable_and_own_their_memory() -> None:
    a, b = tensors((30, 40), (40, 50))
    got = eas.einsum("ij,jk->ik", a, b)
    expected = a @ b
    del a, b
    torch.testing.assert_close(got, expected)
    got += 1


def test_lazy_views() -> None:
    a, b = tensors((3, 4), (4, 5), dtype=torch.complex128)
    for _ in range(2):
        got = eas.einsum("ij,jk->ik", a.conj(), b)
        torch.testing.assert_close(got, a.conj() @ b)
        torch.testing.assert_close(
            eas.einsum("ij,jk->ik", a.conj().imag, b.real), a.conj().imag @ b.real
        )


def test_dtypes_torch_does_not_mix() -> None:
    a, b = tensors((3, 4), (4, 5))
    for x, y in ((a, b.to(torch.complex128)), (a.float(), b), (a, b.long()), (a.half(), b.half())):
        got = eas.einsum("ij,jk->ik", x, y)
        expected = np.einsum("ij,jk->ik", x.numpy(), y.numpy())
        assert str(got.dtype) == f"torch.{expected.dtype}"
        np.testing.assert_allclose(got.numpy(), expected, rtol=1e-2 if x.dtype == y.dtype else 1e-6)
    wide = eas.einsum("ij,jk->ik", a.bfloat16(), b.bfloat16())
    assert wide.dtype == torch.bfloat16


def test_more_labels_than_torch_knows() -> None:
    sites = tensors(*[(2, 2)] * 80)
    arguments = [part for i, x in enumerate(sites) for part in (x, [i, i + 1])]
    expected = sites[0]
    for x in sites[1:]:
        expected = expected @ x
    torch.testing.assert_close(eas.einsum(*arguments, [0, 80]), expected)


def test_out() -> None:
    a, b = tensors((3, 4), (4, 5))
    out = torch.empty(3, 5, dtype=torch.float64)
    assert eas.einsum("ij,jk->ik", a, b, out=out) is out
    torch.testing.assert_close(out, a @ b)
    c = a.to(torch.complex128).conj()
    out = torch.empty(3, 5, dtype=torch.complex128)
    assert eas.einsum("ij,jk->ik", c, b, out=out) is out
    torch.testing.assert_close(out, c @ b.to(torch.complex128))


def test_relatives() -> None:
    a, b = tensors((3, 4), (4, 5))
    torch.testing.assert_close(eas.tensordot(a, b, 1), a @ b)
    torch.testing.assert_close(eas.tensordot(a, b, ([1], [0])), a @ b)
    assert eas.transpose(a).shape == (4, 3)
    assert eas.transpose(a, (1, 0)).data_ptr() == a.data_ptr()


# --- mixed kinds ---


def test_any_torch_operand_gives_torch() -> None:
    a, b = tensors((3, 4), (4, 5))
    for x in (eas.tensor(a.numpy()), a.numpy(), a.numpy().tolist()):
        for _ in range(2):
            got = eas.einsum("ij,jk->ik", x, b)
            assert isinstance(got, torch.Tensor)
            torch.testing.assert_close(got, a @ b)
    frozen = a.numpy()[::-1]
    frozen.flags.writeable = False
    torch.testing.assert_close(eas.einsum("ij,jk->ik", frozen, b), a.flip(0) @ b)
    diagonal = eas.diag(np.arange(4.0))
    torch.testing.assert_close(eas.einsum("ij,jk->ik", diagonal, b), torch.arange(4.0)[:, None] * b)


def test_conversions_in_a_mixed_call() -> None:
    a, b, c = tensors((3, 4), (4, 5), (5, 6))
    dtypes, libraries = eas._core.operand_conversions(), _einsum_torch.library_conversions()
    eas.einsum("ij,jk,kl->il", eas.tensor(a.numpy()), b, c.numpy())
    assert eas._core.operand_conversions() == dtypes
    assert _einsum_torch.library_conversions() == libraries  # the engine reads them where they lie
    grown = b.clone().requires_grad_()
    got = eas.einsum("ij,jk,kl->il", eas.tensor(a.float().numpy()), grown, c.numpy())
    assert _einsum_torch.library_conversions() == libraries + 2
    assert got.requires_grad
    got.sum().backward()
    assert eas._core.operand_conversions() == dtypes


@pytest.mark.parametrize("equation", ["ij,jk,ki->", "ij,jk->ik", "ij,ji->", "ij,jk->"])
def test_native_diagonals_beside_gradients(equation: str) -> None:
    (a,) = tensors((3, 3), grad=True)
    d = eas.diag(np.arange(3.0))
    dense = torch.diag(torch.arange(3.0, dtype=torch.float64))
    others = [d] if equation.count(",") == 1 else [d, d]
    got = eas.einsum(equation, a, *others)
    torch.testing.assert_close(got, torch.einsum(equation, a, *[dense] * len(others)))
    torch.testing.assert_close(eas.einsum_plan(equation, a, *others)(a, *others), got)
    plan = eas.einsum_plan(equation, np.ones((3, 3)), *others)
    torch.testing.assert_close(plan(a, *others), got)
    got.sum().backward()
    assert a.grad is not None


def test_native_gradients_do_not_get_lost_in_torch() -> None:
    (a,) = tensors((3, 4))
    native = eas.ones(4, 5, dtype=eas.float64).requires_grad_()
    with pytest.raises(
        eas.Error, match=r"operand 1 of 'ij,jk->ik' is an eas.Tensor that requires grad"
    ):
        eas.einsum("ij,jk->ik", a, native)
    with eas.no_grad():
        assert eas.einsum("ij,jk->ik", a, native).shape == (3, 5)


# --- gradients ---

EQUATIONS = [
    ("ij,jk->ik", [(3, 4), (4, 2)]),
    ("ij,jk,kl->il", [(2, 3), (3, 2), (2, 2)]),
    ("ii->", [(3, 3)]),
    ("iji->j", [(2, 3, 2)]),
    ("ij->", [(2, 3)]),
    ("ij->ji", [(2, 3)]),
    ("ij,kl->k", [(2, 3), (2, 2)]),
    ("ir,jr,kr->ijk", [(2, 2), (3, 2), (2, 2)]),
    ("...i,i...->...", [(2, 1, 3), (3, 2)]),
    ("i,i,i->i", [(3,), (3,), (3,)]),
    (",i->i", [(), (3,)]),
    ("iij,jk->ik", [(2, 2, 3), (3, 2)]),
]


@pytest.mark.parametrize(("equation", "shapes"), EQUATIONS)
@pytest.mark.parametrize("dtype", [torch.float64, torch.complex128])
def test_gradients(equation: str, shapes: list[tuple[int, ...]], dtype: Any) -> None:
    operands = tensors(*shapes, dtype=dtype, grad=True)

    def contract(*x: Any) -> Any:
        return eas.einsum(equation, *x)

    expected = np.einsum(equation, *[x.detach().numpy() for x in operands])
    np.testing.assert_allclose(contract(*operands).detach().numpy(), expected, rtol=1e-10)
    assert torch.autograd.gradcheck(contract, operands)
    assert torch.autograd.gradgradcheck(contract, operands)


def test_third_derivatives() -> None:
    (x,) = tensors((3,), grad=True)
    y = eas.einsum("i,i,i,i->", x, x, x, x)
    for expected in (4 * x**3, 12 * x**2, 24 * x):
        (y,) = torch.autograd.grad(y.sum(), x, create_graph=True)
        torch.testing.assert_close(y, expected)


def test_mixed_dtypes_are_differentiable() -> None:
    a, b = tensors((2, 3), (3, 2))
    a.requires_grad_()
    c = b.to(torch.complex128).requires_grad_()
    assert torch.autograd.gradcheck(lambda x, y: eas.einsum("ij,jk->ik", x, y), (a, c))
    half = a.detach().half().requires_grad_()
    eas.einsum("ij,jk->ik", half, b.half()).sum().backward()
    assert half.grad.dtype == torch.float16


def test_plans_are_differentiable() -> None:
    a, b = tensors((3, 4), (4, 5), grad=True)
    plan = eas.einsum_plan("ij,jk->ik", a, b)
    plan(a, b).sum().backward()
    torch.testing.assert_close(a.grad, b.detach().sum(1).expand(3, 4))


def test_sliced_runs_are_differentiable() -> None:
    x, y, z = tensors((6, 8), (8, 10), (10, 6), grad=True)

    def contract(*operands: Any) -> Any:
        return eas.einsum("ij,jk,ki->", *operands, memory_limit=300)

    assert eas.einsum_plan("ij,jk,ki->", x, y, z, memory_limit=300).slices > 1
    torch.testing.assert_close(contract(x, y, z), torch.trace(x @ y @ z))
    assert torch.autograd.gradcheck(contract, (x, y, z))
    assert torch.autograd.gradgradcheck(contract, (x, y, z))


def test_no_grad_records_nothing() -> None:
    a, b = tensors((3, 4), (4, 5), grad=True)
    with torch.no_grad():
        assert not eas.einsum("ij,jk->ik", a, b).requires_grad
    assert not eas.einsum("ij,jk->ik", a.detach(), b.detach()).requires_grad


def test_unused_gradients_are_not_computed() -> None:
    a, b = tensors((3, 4), (4, 5))
    a.requires_grad_()
    eas.einsum("ij,jk->ik", a, b).sum().backward()
    assert b.grad is None


def test_long_chains() -> None:
    sites = tensors(*[(2, 2)] * 200, grad=True)
    arguments = [part for i, x in enumerate(sites) for part in (x, [i, i + 1])]
    eas.einsum(*arguments, [0, 200]).sum().backward()
    assert all(x.grad is not None for x in sites)


# --- other devices: torch's "meta" has no memory that we could read, as a GPU has none ---


@pytest.mark.parametrize("limit", [None, 300])
def test_other_devices(limit: int | None) -> None:
    x, y, z = (t.to("meta") for t in tensors((6, 8), (8, 10), (10, 6)))
    got = eas.einsum("ij,jk,ki->", x, y, z, memory_limit=limit)
    assert got.device.type == "meta"
    assert got.shape == ()
    mixed = eas.einsum("ij,jk->ik", x, np.ones((8, 2), np.float32))
    assert (mixed.device.type, mixed.dtype, mixed.shape) == ("meta", torch.float64, (6, 2))


@pytest.mark.parametrize(
    ("equation", "shapes"), [*EQUATIONS, ("ij,jk,ki->i", [(6, 8), (8, 9), (9, 6)])]
)
@pytest.mark.parametrize("limit", [None, 300])
def test_the_steps_of_other_devices(
    equation: str, shapes: list[tuple[int, ...]], limit: int | None
) -> None:
    operands = tensors(*shapes)
    plan = eas.einsum_plan(equation, *operands, memory_limit=limit)
    got = _einsum_torch._by_slices(plan._detail(), operands)
    expected = np.einsum(equation, *[x.numpy() for x in operands])
    np.testing.assert_allclose(got.numpy(), expected, rtol=1e-10)
