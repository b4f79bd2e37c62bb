"""Operators under vmap: each launch is one for all samples, whatever the axes and the nesting."""

from __future__ import annotations

import eas
import pytest
from eas import _core

torch = pytest.importorskip("torch")
import torch_ops as ops  # noqa: E402

vmap = torch.func.vmap


def randn(*shape, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


@pytest.fixture
def launches(monkeypatch):
    """Counts launches for samples, and forgets what was recorded, so that they are seen."""
    counted = []
    launch = _core.launch_samples

    def count(*args):
        counted.append(args[0].__name__)
        return launch(*args)

    monkeypatch.setattr(_core, "launch_samples", count)
    for operator in (ops.softmax._operator, ops.halves._operator):
        for each in (operator.batched(), operator.derived("backward").batched()):
            each._exact.clear(), each._symbolic.clear()
    return counted


def test_one_launch_for_all_samples(launches):
    x = randn(7, 3, 5)
    torch.testing.assert_close(vmap(ops.softmax)(x), torch.softmax(x, -1))
    assert launches == ["softmax_kernel"]
    vmap(torch.func.grad(lambda x: (ops.softmax(x) ** 2).sum()))(x)
    assert len(launches) == 3  # the operator and its backward


def test_no_program_a_batch_size(launches):
    operator = ops.softmax._operator.batched()
    for samples in range(1, 20):
        x = randn(samples, 3, 5)
        torch.testing.assert_close(vmap(ops.softmax)(x), torch.softmax(x, -1))
    assert len(operator._exact) == 1
    for rows in range(2, 16):
        x = randn(4, rows, rows + 1)
        torch.testing.assert_close(vmap(ops.softmax)(x), torch.softmax(x, -1))
    assert sum(map(len, operator._symbolic.values())) == 1


@pytest.mark.parametrize("at", [0, 1, 2, -1])
@pytest.mark.parametrize("to", [0, 1, -1])
def test_axes_of_arguments_and_results(at, to):
    x, y = randn(4, 4, 4), randn(4, 4, seed=1)
    made = vmap(lambda x, y: ops.halves(x, y, 3.0), (at, None), to)(x, y)
    expected = vmap(lambda x, y: (x * y, 3 * x.t()), (at, None), to)(x, y)
    torch.testing.assert_close(made, expected)
    other = vmap(lambda x, y: ops.halves(y, x, 3.0)[0], (at, None), to)(x, y)
    torch.testing.assert_close(other, expected[0])


def test_nested():
    x, y = randn(3, 4, 2, 5), randn(5, 4, seed=1)

    def f(x, y):
        return ops.halves(x, y.expand(2, 5).contiguous(), 2.0)[0]

    def expected(x, y):
        return x * y

    def both(f):
        return vmap(vmap(f, (0, 1)), (1, None), -1)(x.transpose(0, 1).contiguous(), y)

    torch.testing.assert_close(both(f), both(expected))
    outer = vmap(lambda a: vmap(lambda b: ops.halves(a, b, 1.0)[0])(x[0]))(x[0])
    torch.testing.assert_close(outer, x[0][:, None] * x[0][None])


def test_gradients_inside_and_outside():
    x, w = randn(6, 3, 4), randn(3, 4, seed=1)

    def ours(x, w):
        return (ops.halves(ops.softmax(x), w, 2.0)[0] ** 2).sum()

    def theirs(x, w):
        return ((torch.softmax(x, -1) * w) ** 2).sum()

    grad = torch.func.grad
    for f in (lambda f: vmap(grad(f, 1), (0, None)), lambda f: vmap(grad(f), (0, None))):
        torch.testing.assert_close(f(ours)(x, w), f(theirs)(x, w))
    for f in (
        lambda f: grad(lambda w: vmap(f, (0, None))(x, w).sum())(w),
        lambda f: torch.func.jacrev(lambda w: vmap(f, (0, None))(x, w))(w),
        lambda f: torch.func.jacfwd(lambda w: vmap(f, (0, None))(x, w))(w),
        lambda f: torch.func.hessian(lambda w: vmap(f, (0, None))(x[:2], w).sum())(w),
        lambda f: vmap(torch.func.jacrev(torch.func.jacrev(f)), (0, None))(x[:2], w),
    ):
        torch.testing.assert_close(f(ours), f(theirs))


def test_outside_of_torch_func():
    x, w = randn(6, 3, 4).requires_grad_(), randn(3, 4, seed=1).requires_grad_()

    def both(f):
        made = vmap(f, (0, None))(x, w)
        return torch.autograd.grad((made**2).sum(), (x, w), create_graph=True)

    got = both(lambda x, w: ops.halves(x, w, 2.0)[0])
    expected = both(lambda x, w: x * w)
    torch.testing.assert_close(got, expected)
    again = [torch.autograd.grad((g.sin()).sum(), (x, w)) for g, _ in (got, expected)]
    torch.testing.assert_close(*again)


def test_arguments_that_are_written():
    x = randn(4, 3)
    wanted = x * torch.arange(4.0).double()[:, None]
    for i in range(4):
        ops.scale_in_place(x[i], float(i))
    torch.testing.assert_close(x, wanted)
    y, expected = randn(4, 3), randn(4, 3) * 2
    version = y._version
    vmap(lambda y: ops.scale_in_place(y, 2.0), 0, None)(y)
    torch.testing.assert_close(y, expected)
    assert y._version > version


def test_one_written_argument_for_all_samples_is_refused():
    @eas.torch.op("tests_vmap::add_", mutates=("x",))
    def add_(x: torch.Tensor, y: torch.Tensor) -> None:
        ops.accumulate_kernel(y, x, x.numel())

    x, y = randn(3), randn(4, 3)
    kept = x.clone()
    with pytest.raises(eas.Error, match="vmap has one 'x' for all samples, which is written"):
        vmap(add_, (None, 0), None)(x, y)
    with pytest.raises(eas.Error, match="which is written, got an expanded tensor, expected one a"):
        vmap(add_, 0, None)(x.expand(4, 3), y)
    assert torch.equal(x, kept)
    both = kept.expand(4, 3).clone()
    vmap(add_, 0, None)(both, y)
    torch.testing.assert_close(both, kept * y + kept * kept)


def test_lists_and_tensors_left_out():
    xs = [randn(5, 2, 3), randn(4)]
    made = vmap(lambda a, b: ops.total([a, b], 3), (0, None))(*xs)
    torch.testing.assert_close(made[0], 3 * xs[0])
    torch.testing.assert_close(made[1], 3 * xs[1].expand(5, 4))
    x = randn(3, 4, 2)
    torch.testing.assert_close(vmap(lambda x: ops.halves(x, None, 1.0)[0])(x), x * x)


def test_no_samples():
    made = vmap(ops.softmax)(torch.empty(0, 3, 4))
    assert made.shape == (0, 3, 4)
    product, scaled = vmap(lambda x: ops.halves(x, None, 1.0))(torch.empty(0, 3, 4))
    assert (product.shape, scaled.shape) == ((0, 3, 4), (0, 4, 3))


def test_what_no_program_says_runs_sample_by_sample():
    @eas.torch.op("tests_vmap::by_value")
    def by_value(x: torch.Tensor, n: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        ops.scale_kernel(x, out, x.numel(), float(n.item()))
        return out

    @eas.torch.op("tests_vmap::shifted")
    def shifted(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        ops.scale_kernel(x + 1, out, x.numel(), 2.0)
        return out

    x, n = randn(4, 3), torch.arange(4)
    torch.testing.assert_close(vmap(by_value)(x, n), x * n[:, None])
    torch.testing.assert_close(vmap(shifted)(x), 2 * (x + 1))


def test_a_backward_of_the_users_own():
    @eas.torch.op("tests_vmap::ten")
    def ten(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        ops.scale_kernel(x, out, x.numel(), 2.0)
        return out

    @ten.def_backward
    def backward(grad, out, x):
        return grad * 10

    x = randn(4, 3).requires_grad_()
    vmap(ten)(x).sum().backward()
    torch.testing.assert_close(x.grad, torch.full_like(x, 10))
    rows = vmap(torch.func.grad(lambda x: ten(x).sum()))(x.detach())
    torch.testing.assert_close(rows, torch.full_like(x, 10))


def test_compiled_it_is_one_call():
    from torch.fx.experimental.proxy_tensor import make_fx

    graph = make_fx(vmap(ops.softmax), tracing_mode="symbolic")(randn(9, 3, 4))
    called = [n.target for n in graph.graph.nodes if "tests" in str(n.target)]
    assert called == [torch.ops.tests.softmax_vmap.default]
    x = randn(5, 2, 6)
    torch.testing.assert_close(graph(x), torch.softmax(x, -1))

    @torch.compile(fullgraph=True, backend="aot_eager", dynamic=True)
    def model(x):
        return vmap(ops.softmax)(x).pow(2).sum()

    for samples in (3, 5):
        x = randn(samples, 3, 4).requires_grad_()
        got = torch.autograd.grad(model(x), x)
        torch.testing.assert_close(got, torch.autograd.grad(torch.softmax(x, -1).pow(2).sum(), x))


def test_opcheck():
    x = randn(5, 3, 4).requires_grad_()
    torch.library.opcheck(ops.softmax._operator.batched().overload, (x, 1))
    torch.library.opcheck(ops.halves._operator.batched().overload, (x, None, 2.0, 1))


def test_under_autocast():
    x, y = randn(5, 4, 2).float(), randn(5, 4, 2, seed=1)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        made = vmap(lambda x, y: ops.halves(x, y, 1.0)[0])(x, y)
    assert made.dtype == torch.float64
    torch.testing.assert_close(made, x * y)


@pytest.mark.parametrize("backend", ["interpreter", "eager"])
def test_other_backends(backend, monkeypatch):
    monkeypatch.setattr(eas.config, "backend", backend)
    x = randn(3, 2, 4)
    torch.testing.assert_close(vmap(ops.softmax)(x), torch.softmax(x, -1))


def test_samples_that_take_long_or_are_many():
    for shape in ((2, 600, 800), (3000, 2, 8), (40, 60, 300)):
        x = randn(*shape)
        torch.testing.assert_close(vmap(ops.softmax)(x), torch.softmax(x, -1))
        made = vmap(torch.func.grad(lambda x: (ops.softmax(x) ** 2).sum()))(x)
        y = x.clone().requires_grad_()
        torch.testing.assert_close(
            made, torch.autograd.grad((torch.softmax(y, -1) ** 2).sum(), y)[0]
        )
