"""Operators under torch.func, opcheck, compile, export and checkpointing."""

from __future__ import annotations

import eas
import pytest

torch = pytest.importorskip("torch")
import torch_ops as ops  # noqa: E402

func = torch.func
X = torch.randn(3, 4, generator=torch.Generator().manual_seed(0), dtype=torch.float64)


def ours(x):
    return (ops.softmax(x) ** 2).sum()


def torchs(x):
    return (torch.softmax(x, -1) ** 2).sum()


def rows(f):
    return lambda x: func.vmap(lambda row: f(row[None]))(x)


TRANSFORMS = {
    "grad": func.grad,
    "grad of grad": lambda f: func.grad(lambda x: (func.grad(f)(x) ** 2).sum()),
    "vjp": lambda f: lambda x: func.vjp(f, x)[1](torch.tensor(2.0).double())[0],
    "jvp": lambda f: lambda x: func.jvp(f, (x,), (x.sin(),)),
    "jvp of grad": lambda f: lambda x: func.jvp(func.grad(f), (x,), (x.sin(),)),
    "vmap": rows,
    "vmap of grad": lambda f: rows(func.grad(f)),
    "grad of vmap": lambda f: func.grad(lambda x: rows(f)(x).sum()),
    "jacrev": func.jacrev,
    "jacfwd": func.jacfwd,
    "hessian": func.hessian,
    "functionalize": func.functionalize,
}


@pytest.mark.parametrize("name", TRANSFORMS)
def test_func(name):
    made, expected = TRANSFORMS[name](ours)(X), TRANSFORMS[name](torchs)(X)
    torch.testing.assert_close(made, expected)


def test_vmap_over_some_arguments():
    y = torch.ones(4, 3).double()
    made = func.vmap(lambda x, y: ops.halves(x, y, 2.0), in_dims=(2, None))(
        torch.stack([y, 2 * y], 2), y
    )
    torch.testing.assert_close(made[0], torch.stack([y, 2 * y]))
    torch.testing.assert_close(made[1], torch.stack([2 * y.t(), 4 * y.t()]))


def test_batched_gradients():
    got = []
    for f in (ops.softmax, lambda x: torch.softmax(x, -1)):
        x = X.clone().requires_grad_()
        batch = torch.arange(24.0).double().reshape(2, 3, 4)
        got.append(torch.autograd.grad(f(x), x, batch, is_grads_batched=True)[0])
    torch.testing.assert_close(*got)


def test_opcheck():
    x = X.clone().requires_grad_()
    torch.library.opcheck(ops.softmax, (x,))
    torch.library.opcheck(ops.halves, (x, None, 2.0))
    torch.library.opcheck(ops.scale_in_place, (torch.ones(4), 2.0))
    backward = torch.ops.tests.softmax_backward.default
    torch.library.opcheck(backward, ([X], x, [ops.softmax(X)], [True]))


def test_make_fx_holds_one_call():
    from torch.fx.experimental.proxy_tensor import make_fx

    graph = make_fx(ops.softmax, tracing_mode="symbolic")(X)
    called = [node.target for node in graph.graph.nodes if node.op == "call_function"]
    assert called.count(torch.ops.tests.softmax.default) == 1
    assert not any("empty" in str(target) for target in called)


def counted(f, **options):
    from torch._dynamo.testing import CompileCounterWithBackend

    counter = CompileCounterWithBackend("aot_eager")
    return torch.compile(f, fullgraph=True, backend=counter, **options), counter


def test_compiled_without_graph_breaks_or_recompiles():
    def model(x, w):
        return (ops.softmax(x @ w) * 2).sum() + ops.steps(x, 0.5).sum()

    def expected(x, w):
        return (torch.softmax(x @ w, -1) * 2).sum() + ops.steps_in_torch(x, 0.5).sum()

    compiled, counter = counted(model)
    for n in range(3, 13):
        x, w = torch.randn(n, 4, requires_grad=True), torch.randn(4, 6, requires_grad=True)
        got = torch.autograd.grad(compiled(x, w), (x, w))
        torch.testing.assert_close(got, torch.autograd.grad(expected(x, w), (x, w)))
    assert counter.frame_count <= 2  # one for the first size, one for all of them


def test_compiled_in_place():
    compiled, _ = counted(lambda x: ops.scale_in_place(x * 1, 3.0) or ops.scale_in_place(x, 2.0))
    x = torch.ones(3)
    compiled(x)
    assert x.tolist() == [2] * 3


def test_a_kernel_called_in_a_compiled_function_runs():
    """Outside of the graph, which torch.compile cuts there; fullgraph=True names what it is."""

    def scaled(x):
        out = torch.empty_like(x)
        ops.scale_kernel(x * 1, out, x.numel(), 3.0)
        return out + 1

    assert torch.compile(scaled, backend="eager")(torch.ones(3)).tolist() == [4] * 3


def test_export_and_reload(tmp_path):
    class Model(torch.nn.Module):
        def forward(self, x):
            return ops.softmax(x) + 1

    batch = torch.export.Dim("batch", min=2, max=64)
    for strict in (True, False):
        program = torch.export.export(
            Model(), (X.float(),), dynamic_shapes=({0: batch},), strict=strict
        )
        torch.export.save(program, tmp_path / "model.pt2")
        loaded = torch.export.load(tmp_path / "model.pt2").module()
        x = torch.randn(7, 4)
        torch.testing.assert_close(loaded(x), torch.softmax(x, -1) + 1)


def test_checkpointing():
    from torch.utils.checkpoint import checkpoint

    x = X.clone().requires_grad_()
    checkpoint(ours, x, use_reentrant=False).backward()
    torch.testing.assert_close(x.grad, func.grad(torchs)(X))


def test_sizes_stay_symbols_while_a_body_is_faked():
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.fx.experimental.symbolic_shapes import (
        DimDynamic,
        ShapeEnv,
        StatelessSymbolicContext,
    )

    environment, plain = ShapeEnv(), torch.randn(17, 19)
    dynamic = StatelessSymbolicContext(dynamic_sizes=[DimDynamic.DYNAMIC] * 2)
    with FakeTensorMode(shape_env=environment) as mode:
        fake = mode.from_tensor(plain, symbolic_context=dynamic)
        made = ops.softmax(fake)
        eas.cdiv(fake.shape[0], 4), eas.next_power_of_2(fake.shape[1])
    assert all(isinstance(size, torch.SymInt) for size in made.shape)
    assert not any("Eq(" in str(guard.expr) for guard in environment.guards)


@pytest.mark.full
def test_inductor_and_graphs_that_are_replayed():
    def model(x):
        return ops.softmax(x * 2).sum()

    for mode in ("default", "reduce-overhead"):
        compiled = torch.compile(model, fullgraph=True, mode=mode)
        for _ in range(3):
            x = torch.randn(5, 6, requires_grad=True)
            got = torch.autograd.grad(compiled(x), x)[0]
            expected = torch.autograd.grad(torch.softmax(x * 2, -1).sum(), x)[0]
            torch.testing.assert_close(got, expected)


@pytest.mark.full
@pytest.mark.filterwarnings("ignore:.*LeafSpec:FutureWarning")  # torch's, of itself
def test_aot_inductor(tmp_path):
    class Model(torch.nn.Module):
        def forward(self, x):
            return ops.softmax(x) + 1

    program = torch.export.export(Model(), (X.float(),))
    path = torch._inductor.aoti_compile_and_package(
        program, package_path=str(tmp_path / "model.pt2")
    )
    x = torch.randn(3, 4)
    made = torch._inductor.aoti_load_package(path)(x)
    torch.testing.assert_close(made, torch.softmax(x, -1) + 1)
