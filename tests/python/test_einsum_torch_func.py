"""Einsum in torch.func and with tangents of forward mode: torch sees every step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import eas
import numpy as np
import pytest

torch: Any = pytest.importorskip("torch")
forward_ad: Any = pytest.importorskip("torch.autograd.forward_ad")

EQUATIONS = ["ij,jk->ik", "ij,jk,kl->", "ir,jr,kr->ijk", "ij->ji", "ii->", "ii->i", "iji->j"]


def operands(equation: str, seed: int = 0) -> list[Any]:
    generator = torch.Generator().manual_seed(seed)
    return [
        torch.rand(*[3] * len(term), dtype=torch.float64, generator=generator)
        for term in equation.split("->")[0].split(",")
    ]


def both(equation: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
    rest = operands(equation)[1:]
    return (
        lambda x: eas.einsum(equation, x, *rest),
        lambda x: torch.einsum(equation, x, *rest),
    )


TRANSFORMS: dict[str, Callable[[Any, Any], Any]] = {
    "vmap": lambda f, x: torch.func.vmap(f)(torch.stack([x, 2 * x, x * x])),
    "grad": lambda f, x: torch.func.grad(lambda x: (f(x) ** 2).sum())(x),
    "vmap of grad": lambda f, x: torch.func.vmap(torch.func.grad(lambda x: f(x).sum()))(
        torch.stack([x, 2 * x])
    ),
    "jvp": lambda f, x: torch.func.jvp(f, (x,), (x * x,))[1],
    "jacrev": lambda f, x: torch.func.jacrev(f)(x),
    "jacfwd": lambda f, x: torch.func.jacfwd(f)(x),
    "hessian": lambda f, x: torch.func.hessian(lambda x: (f(x) ** 3).sum())(x),
}


@pytest.mark.parametrize("equation", EQUATIONS)
@pytest.mark.parametrize("transform", TRANSFORMS)
def test_transforms(transform: str, equation: str) -> None:
    ours, torchs = both(equation)
    x = operands(equation)[0]
    for _ in range(2):  # also when the equation is known
        torch.testing.assert_close(TRANSFORMS[transform](ours, x), TRANSFORMS[transform](torchs, x))
        torch.testing.assert_close(ours(x), torchs(x))


@pytest.mark.parametrize("equation", EQUATIONS)
def test_tangents_are_followed(equation: str) -> None:
    ours, torchs = both(equation)
    x, tangent = operands(equation)[0], operands(equation, seed=1)[0]
    plan = eas.einsum_plan(equation, *operands(equation))
    for _ in range(2):
        with forward_ad.dual_level():
            dual = forward_ad.make_dual(x, tangent)
            expected = forward_ad.unpack_dual(torchs(dual)).tangent
            for got in (ours(dual), plan(dual, *operands(equation)[1:])):
                torch.testing.assert_close(forward_ad.unpack_dual(got).tangent, expected)
            assert forward_ad.unpack_dual(ours(x)).tangent is None  # nothing to follow


def test_native_operands_may_be_among_them() -> None:
    x = torch.rand(5, 3, 3, dtype=torch.float64)
    native = eas.tensor(np.arange(9.0).reshape(3, 3))
    got = torch.func.vmap(lambda x: eas.einsum("ij,jk,kl->il", x, native, eas.diag(np.ones(3))))(x)
    torch.testing.assert_close(got, x @ torch.arange(9.0, dtype=torch.float64).reshape(3, 3))


def test_constants_inside_a_transform() -> None:
    x, y = torch.rand(3, 7, dtype=torch.float64), torch.rand(7, 2, dtype=torch.float64)
    for _ in range(2):
        got = torch.func.grad(lambda z: (eas.einsum("ij,jk->ik", x, y) * z).sum())(
            torch.ones(3, 2, dtype=torch.float64)
        )
        torch.testing.assert_close(got, x @ y)
