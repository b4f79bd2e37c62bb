"""eas.einsum as an operator: compiled without a break, exported strictly, differentiated."""

from __future__ import annotations

import subprocess
import sys

import eas
import pytest

torch = pytest.importorskip("torch")

A = torch.randn(3, 4, generator=torch.Generator().manual_seed(0))
B = torch.randn(4, 5, generator=torch.Generator().manual_seed(1))


def test_compiled_without_a_break():
    import torch._dynamo.testing

    counter = torch._dynamo.testing.CompileCounterWithBackend("aot_eager")

    @torch.compile(fullgraph=True, backend=counter)
    def model(a, b):
        return (eas.einsum("ij,jk->ik", a * 2, b) + eas.einsum(a, [0, 7], b, [7, 9], [0, 9])).sum()

    for n in range(2, 12):
        a, b = torch.randn(n, 4, requires_grad=True), B.clone().requires_grad_()
        got = torch.autograd.grad(model(a, b), (a, b))
        torch.testing.assert_close(got, torch.autograd.grad((3 * a @ b).sum(), (a, b)))
    assert counter.frame_count <= 3


def test_compiled_with_options():
    @torch.compile(fullgraph=True, backend="aot_eager")
    def model(a, b, out):
        eas.einsum("ij,jk->ik", a, b, optimize="greedy", out=out)
        return out + 1

    torch.testing.assert_close(model(A, B, torch.empty(3, 5)), A @ B + 1)


def test_exported_strictly(tmp_path):
    class Model(torch.nn.Module):
        def forward(self, a, b):
            return eas.einsum("ij,jk->ik", a, b)

    for strict in (True, False):
        program = torch.export.export(Model(), (A, B), strict=strict)
        torch.export.save(program, tmp_path / "model.pt2")
        loaded = torch.export.load(tmp_path / "model.pt2").module()
        torch.testing.assert_close(loaded(A, B), A @ B)


EQUATIONS = [
    ("ij,jk->ik", (3, 4), (4, 5)),
    ("ij,jk,kl->", (2, 3), (3, 4), (4, 2)),
    ("ii->i", (3, 3)),
    ("iij->", (3, 3, 2)),
    ("iii->i", (2, 2, 2)),
    ("ij,kj->k", (2, 3), (4, 3)),
    ("...i,...i->...", (2, 3, 4), (3, 4)),
    ("ij,jk", (2, 3), (3, 4)),
    ("#0 1,1 9->9 0", (2, 3), (3, 4)),
]


@pytest.mark.parametrize("case", EQUATIONS, ids=lambda case: case[0])
def test_the_operator_itself(case):
    equation, *shapes = case
    xs = [torch.randn(shape, dtype=torch.float64, requires_grad=True) for shape in shapes]

    def op(*xs):
        return torch.ops.eas.einsum(list(xs), equation)

    if not equation.startswith("#"):
        torch.testing.assert_close(op(*xs), torch.einsum(equation, *xs))
    assert torch.autograd.gradcheck(op, xs, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(op, xs)
    batch = torch.stack([xs[0], 2 * xs[0]], 1).detach()
    mapped = torch.func.vmap(lambda x: op(x, *xs[1:]), in_dims=1)(batch)
    torch.testing.assert_close(mapped, torch.stack([op(x, *xs[1:]) for x in batch.unbind(1)]))
    traced = torch.func.functionalize(op)(*xs)
    torch.testing.assert_close(traced, op(*xs))


def test_opcheck_and_complex_numbers():
    op = torch.ops.eas.einsum.default
    a = A.clone().requires_grad_()
    torch.library.opcheck(op, ([a, B], "ij,jk->ik"))
    z = torch.randn(4, 2, dtype=torch.complex128, requires_grad=True)
    x = A.double().requires_grad_()
    assert torch.autograd.gradcheck(lambda x, z: op([x, z], "ij,jk->ik"), (x, z))


PROGRAM = """
import sys
import eas
assert "torch" not in sys.modules
import torch
f = torch.compile(lambda a: eas.einsum("ij,ij->i", a, a), fullgraph=True, backend="eager")
assert torch.equal(f(torch.ones(2, 3)), torch.full((2,), 3.0))
"""


@pytest.mark.parametrize("order", ["import eas", "import torch._dynamo\nimport eas"])
def test_whichever_is_imported_first(order):
    program = PROGRAM
    if "dynamo" in order:
        program = program.replace("import eas\nassert", f"{order}\nassert True or")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
