"""Einsum on torch tensors while torch traces, batches gradients, fakes tensors or compiles: what is
traced computes, and nothing is baked in."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import eas
import pytest

torch: Any = pytest.importorskip("torch")

EQUATIONS = [
    "ij,jk->ik",
    "ij,jk,kl->",
    "ir,jr,kr->ijk",
    "bij,bjk->bik",
    "i,j->ij",
    "ij,ij->ij",
    "ij->ji",
    "ii->i",
    "ij->",
]


def operands(equation: str, seed: int = 0, dtype: Any = torch.float64) -> list[Any]:
    generator = torch.Generator().manual_seed(seed)
    sizes = {label: 2 + i for i, label in enumerate("bijklr")}
    return [
        torch.randn(*[sizes[x] for x in term], dtype=dtype, generator=generator)
        for term in equation.split("->")[0].split(",")
    ]


def calls(equation: str) -> tuple[Any, Any]:
    return (lambda *xs: eas.einsum(equation, *xs)), (lambda *xs: torch.einsum(equation, *xs))


# --- batched gradients ---


@pytest.mark.parametrize("dtype", [torch.float64, torch.complex128])
@pytest.mark.parametrize("equation", EQUATIONS)
def test_batched_gradients(equation, dtype):
    got = []
    for f in calls(equation):
        xs = [x.requires_grad_() for x in operands(equation, dtype=dtype)]
        y = f(*xs)
        batch = torch.randn(7, *y.shape, dtype=dtype, generator=torch.Generator().manual_seed(1))
        got.append(torch.autograd.grad(y, xs, batch, is_grads_batched=True))
    torch.testing.assert_close(*got)


@pytest.mark.parametrize("equation", EQUATIONS)
def test_jacobian_and_hessian_vectorized(equation):
    xs = operands(equation)
    jacobians, hessians = [], []
    for f in calls(equation):
        jacobians.append(torch.autograd.functional.jacobian(f, tuple(xs), vectorize=True))

        def energy(*given: Any, f: Any = f) -> Any:
            return (f(*given) ** 3).sum()

        hessians.append(torch.autograd.functional.hessian(energy, tuple(xs), vectorize=True))
    torch.testing.assert_close(*jacobians)
    torch.testing.assert_close(*hessians)


def test_batched_gradients_of_a_sliced_plan():
    xs = [x.requires_grad_() for x in operands("ij,jk,kl->il")]
    plan = eas.einsum_plan("ij,jk,kl->il", *xs, memory_limit=250)
    assert plan.slices > 1
    batch = torch.randn(3, xs[0].shape[0], xs[2].shape[1], dtype=torch.float64)
    got = torch.autograd.grad(plan(*xs), xs, batch, is_grads_batched=True)
    expected = torch.autograd.grad(
        torch.einsum("ij,jk,kl->il", *xs), xs, batch, is_grads_batched=True
    )
    torch.testing.assert_close(got, expected)


@pytest.mark.parametrize("create_graph", [False, True])
def test_vmap_over_a_backward(create_graph):
    got = []
    for f in calls("ij,jk->ik"):
        a, b = (x.requires_grad_() for x in operands("ij,jk->ik"))
        y = f(a, b)

        def back(v: Any, y: Any = y, a: Any = a) -> Any:
            return torch.autograd.grad(y, a, v, retain_graph=True, create_graph=create_graph)[0]

        batch = torch.arange(5.0, dtype=torch.float64)[:, None, None] * torch.ones_like(y).detach()
        got.append(torch.func.vmap(back)(batch))
    torch.testing.assert_close(*got)


@pytest.mark.parametrize("equation", ["ij,jk->ik", "i,j->ij", "ij,ij->ij"])
def test_captured_operands_that_require_grad_inside_vmap(equation):
    got = []
    for f in calls(equation):
        a, b = (x.requires_grad_() for x in operands(equation))
        y = torch.func.vmap(lambda s, f=f, a=a, b=b: f(a, b) * s)(torch.arange(3.0))
        got.append(torch.autograd.grad(y.sum(), (a, b)))
    torch.testing.assert_close(*got)


# --- traces ---


def traced(f: Any, xs: Any, **options: Any) -> Any:
    from torch.fx.experimental.proxy_tensor import make_fx

    return make_fx(f, **options)(*xs)


@pytest.mark.parametrize("mode", ["real", "fake", "symbolic"])
@pytest.mark.parametrize("equation", EQUATIONS)
def test_make_fx(equation, mode):
    ours, torchs = calls(equation)
    for _ in range(2):  # also when the equation is known
        ours(*operands(equation))
        graph = traced(ours, operands(equation), tracing_mode=mode)
        others = operands(equation, seed=1)
        torch.testing.assert_close(graph(*others), torchs(*others))
        assert not any(node.op == "get_attr" for node in graph.graph.nodes)


def test_make_fx_of_gradients():
    def loss(a: Any, b: Any) -> Any:
        y = eas.einsum("ij,jk->ik", a, b).pow(2).sum()
        return torch.autograd.grad(y, (a, b))

    xs = [x.requires_grad_() for x in operands("ij,jk->ik")]
    graph = traced(loss, xs)
    a, b = operands("ij,jk->ik", seed=1)
    torch.testing.assert_close(graph(a, b), (2 * (a @ b) @ b.T, 2 * a.T @ (a @ b)))


def test_make_fx_of_plans_tensordot_and_out():
    def f(a: Any, b: Any) -> Any:
        out = torch.empty(a.shape[0], b.shape[1], dtype=a.dtype)
        plan = eas.einsum_plan("ij,jk->ik", a, b)
        return plan(a, b) + eas.tensordot(a, b, 1) + eas.einsum("ij,jk->ik", a, b, out=out)

    graph = traced(f, operands("ij,jk->ik"))
    a, b = operands("ij,jk->ik", seed=1)
    torch.testing.assert_close(graph(a, b), 3 * (a @ b))


def test_modes_see_the_steps():
    from torch.utils._python_dispatch import TorchDispatchMode

    seen = []

    class Recorder(TorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None):
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    a, b = operands("ij,jk->ik")
    with Recorder():
        made = eas.einsum("ij,jk->ik", a, b)
    assert "aten.bmm.default" in seen
    torch.testing.assert_close(made, a @ b)


def test_fake_tensors():
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode() as mode:
        a, b = (mode.from_tensor(x) for x in operands("ij,jk->ik"))
        made = eas.einsum("ij,jk->ik", a, b)
    assert type(made).__name__ == "FakeTensor"
    assert made.shape == (3, 5)


@pytest.mark.filterwarnings("ignore")
def test_compile_and_export():
    def f(a: Any, b: Any) -> Any:
        return eas.einsum("ij,jk->ik", a, b).sin()

    xs = [x.requires_grad_() for x in operands("ij,jk->ik")]
    compiled = torch.compile(f, fullgraph=True, backend="aot_eager")
    expected = (xs[0] @ xs[1]).sin()
    torch.testing.assert_close(compiled(*xs), expected)
    torch.testing.assert_close(
        torch.autograd.grad(compiled(*xs).sum(), xs), torch.autograd.grad(expected.sum(), xs)
    )

    class Module(torch.nn.Module):
        def forward(self, a: Any, b: Any) -> Any:
            return f(a, b)

    for strict in (False, True):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            program = torch.export.export(Module(), tuple(operands("ij,jk->ik")), strict=strict)
        others = operands("ij,jk->ik", seed=1)
        torch.testing.assert_close(program.module()(*others), (others[0] @ others[1]).sin())


COMPILE = """
import sys, warnings
warnings.simplefilter("ignore")
import eas, torch

def f(a):
    return eas.einsum("ij,jk->ik", a, a).sin()

a = torch.randn(3, 3, requires_grad=True)
if "allow" in sys.argv:
    torch.compiler.allow_in_graph(eas.einsum)
made = torch.compile(f, fullgraph=True, backend="eager")(a)
torch.testing.assert_close(made, (a @ a).sin())
torch.testing.assert_close(
    torch.autograd.grad(made.sum(), a), torch.autograd.grad((a @ a).sin().sum(), a)
)
"""


@pytest.mark.parametrize("told", ["", "allow"])
def test_compile_knows_einsum_without_being_told(told):
    """In a process of its own: allow_in_graph holds for all of one."""
    done = subprocess.run([sys.executable, "-c", COMPILE, told], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def with_autocast(f: Any) -> tuple[Any, Any]:
    with torch.autocast("cpu", dtype=torch.bfloat16):
        got = f()
    return got, f()


def test_autocast_changes_nothing():
    a, b = operands("ij,jk->ik", dtype=torch.float32)
    for x in (a, a.clone().requires_grad_()):
        got, expected = with_autocast(lambda x=x: eas.einsum("ij,jk->ik", x, b))
        assert got.dtype == torch.float32
        torch.testing.assert_close(got, expected, rtol=0, atol=0)


def test_autocast_changes_nothing_where_torch_contracts():
    """bmm of torch would compute in bfloat16."""
    xs = torch.randn(2, 8, 8, generator=torch.Generator().manual_seed(0))
    got, expected = with_autocast(
        lambda: torch.func.vmap(lambda x: eas.einsum("ij,jk->ik", x, x))(xs)
    )
    torch.testing.assert_close(got, expected, rtol=0, atol=0)

    def gradients(batch: Any, **options: Any) -> Any:
        x = xs[0].clone().requires_grad_()
        return torch.autograd.grad(eas.einsum("ij,jk->ik", x, x), x, batch, **options)[0]

    for f in (lambda: gradients(xs[1]), lambda: gradients(xs, is_grads_batched=True)):
        torch.testing.assert_close(*with_autocast(f), rtol=0, atol=0)
