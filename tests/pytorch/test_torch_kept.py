"""What an operator keeps for its backward pass: the values that pass reads, and no others."""

from __future__ import annotations

import gc
import weakref

import eas
import pytest
from eas import mk

torch = pytest.importorskip("torch")
import torch_ops as ops  # noqa: E402
from torch.utils._python_dispatch import TorchDispatchMode  # noqa: E402


@eas.kernel
def root_kernel(x, out, N, BLOCK: eas.constexpr):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, o, mk.sqrt(mk.load(x, o, o < N)), o < N)


@root_kernel.def_grad
def root_gradient(x, out, N, BLOCK: eas.constexpr, d_out, d_x):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    g = mk.load(d_out, o, o < N) / (2 * mk.load(out, o, o < N))
    mk.store(d_x, o, mk.load(d_x, o, o < N) + g, o < N)


@eas.torch.op("tests_kept::scale")
def scale(x: torch.Tensor, factor: float) -> torch.Tensor:
    out = torch.empty_like(x)
    ops.scale_kernel(x, out, x.numel(), factor)
    return out


@eas.torch.op("tests_kept::product")
def product(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    out = torch.empty_like(x)
    ops.product_kernel(x, y, out, x.numel())
    return out


@eas.torch.op("tests_kept::root")
def root(x: torch.Tensor) -> torch.Tensor:
    """Its gradient reads the result and not x."""
    out = torch.empty_like(x)
    root_kernel(x, out, x.numel(), BLOCK=64)
    return out


@eas.torch.op("tests_kept::halved")
def halved(x: torch.Tensor) -> torch.Tensor:
    """Keeps nothing; its sizes are those of the argument, and its programs serve all sizes."""
    out = torch.empty(x.shape[0], x.shape[1], dtype=x.dtype)
    for row in range(2):
        ops.scale_kernel(x[row], out[row], x.shape[1], 0.5)
    return out


class Plain(TorchDispatchMode):
    """Has operators go torch's way, by the function in Python."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


def randn(*shape, seed=0):
    made = torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)
    return made.abs().add(1).requires_grad_()


@pytest.fixture(params=["bridge", "python"])
def way(request):
    """Both ways to autograd; the first call of a signature is always Python's."""
    if request.param == "bridge":
        if eas.torch.bridge_info().path != "bridge":
            pytest.skip("there is no bridge here")
        yield
    else:
        with Plain():
            yield


def kept(call):
    """What the second call had saved."""
    call()
    seen = []
    with torch.autograd.graph.saved_tensors_hooks(lambda t: seen.append(t) or t, lambda t: t):
        result = call()
    return seen, result


def pointers(tensors):
    return sorted(x.data_ptr() for x in tensors)


def test_only_what_is_read_is_kept(way):
    x, y = randn(4, 6), randn(4, 6, seed=1)
    plain = y.detach()
    for call, expected in (
        (lambda: scale(x, 2.0), []),
        (lambda: product(x, y), [x, y]),
        (lambda: product(x, plain), [plain]),
        (lambda: product(plain, x), [plain]),
        (lambda: ops.softmax(x), [x]),
        (lambda: halved(x), []),
    ):
        seen, _ = kept(call)
        assert pointers(seen) == pointers(expected)
        assert sum(t.nbytes for t in seen) == sum(t.nbytes for t in expected)


def test_results_are_kept_where_they_are_read(way):
    x = randn(4, 6)
    seen, result = kept(lambda: root(x))
    assert pointers(seen) == pointers([result])
    (gradient,) = torch.autograd.grad(result.sum(), x)
    torch.testing.assert_close(gradient, 0.5 * x.detach() ** -0.5)


def test_what_is_not_read_may_be_written(way):
    x, factor = randn(4, 6), randn(4, 6, seed=1).detach()
    for _ in range(2):
        middle = x * 1
        result = scale(middle, 3.0)
        middle.add_(1)
        result.add_(1)
        (gradient,) = torch.autograd.grad(result.sum(), x)
        torch.testing.assert_close(gradient, torch.full_like(x, 3))
        middle = x * 1
        result = product(middle, factor)
        middle.mul_(2)
        result.mul_(2)
        (gradient,) = torch.autograd.grad(result.sum(), x)
        torch.testing.assert_close(gradient, 2 * factor)


def test_what_is_read_may_not(way):
    x = randn(4, 6)
    for _ in range(2):
        y = x.detach().clone()
        result = product(x, y)
        y.add_(1)
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            result.sum().backward()
        result = root(x)
        with torch.no_grad():
            result.add_(1)
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            result.sum().backward()


def test_memory_of_results_and_arguments_is_given_back(way):
    def storage(x):
        return weakref.ref(x.untyped_storage())

    x = randn(4, 6)
    for _ in range(2):
        middle = x * 1
        result = scale(middle, 3.0)
        held = storage(middle), storage(result)
        total = result.sum()
        del middle, result
        gc.collect()
        assert [h() for h in held] == [None, None]
        (gradient,) = torch.autograd.grad(total, x)
        torch.testing.assert_close(gradient, torch.full_like(x, 3))


def test_gradients_of_gradients(way):
    x, y = randn(2, 4), randn(2, 4, seed=1)
    for f in (lambda x: scale(x, 2.0), lambda x: product(x, y), lambda x: product(y, x), halved):
        assert torch.autograd.gradcheck(f, (x,))
        assert torch.autograd.gradgradcheck(f, (x,))
    assert torch.autograd.gradgradcheck(product, (x, y))
    total = (product(scale(x, 3.0), y) ** 2).sum()
    first = torch.autograd.grad(total, (x, y), create_graph=True)
    second = torch.autograd.grad(sum(g.sum() for g in first), (x, y))
    theirs = ((3 * x * y) ** 2).sum()
    first = torch.autograd.grad(theirs, (x, y), create_graph=True)
    torch.testing.assert_close(
        second, torch.autograd.grad(sum(g.sum() for g in first), (x, y)), rtol=1e-9, atol=1e-9
    )


def test_layouts_serve_all_sizes(way):
    for columns in range(2, 24):
        x = randn(2, columns)
        (gradient,) = torch.autograd.grad((halved(x) * x.detach()).sum(), x)
        torch.testing.assert_close(gradient, x.detach() / 2)
        padded = randn(2, columns + 3)
        view = padded[:, 1:-2]
        (gradient,) = torch.autograd.grad(halved(view).sum(), padded)
        expected = torch.zeros_like(padded)
        expected[:, 1:-2] = 0.5
        torch.testing.assert_close(gradient, expected)


def test_in_transforms():
    x, y = randn(3, 4).detach(), randn(3, 4, seed=1).detach()

    def ours(x, y):
        return (product(scale(x, 2.0), y) ** 2).sum()

    def theirs(x, y):
        return ((2 * x * y) ** 2).sum()

    for transform, y_given in (
        (lambda f: torch.func.grad(f, (0, 1)), y),
        (lambda f: torch.func.vmap(torch.func.grad(f), (0, None)), y[0]),
        (lambda f: torch.func.jacrev(torch.func.grad(f), (0, 1)), y),
        (torch.func.hessian, y),
        (lambda f: torch.func.jacfwd(torch.func.jacrev(f, 1)), y),
    ):
        torch.testing.assert_close(transform(ours)(x, y_given), transform(theirs)(x, y_given))
    given = torch.randn(5, 3, 4, dtype=torch.float64)
    leaf = x.clone().requires_grad_()
    result = scale(leaf, 2.0)
    result.add_(1)
    (gradient,) = torch.autograd.grad(result, leaf, given, is_grads_batched=True)
    torch.testing.assert_close(gradient, 2 * given)


def test_compiled_graphs_keep_no_more():
    @torch.compile(fullgraph=True, backend="aot_eager")
    def model(x):
        return scale(x.sin(), 2.0).sum()

    x = randn(5, 7)
    seen, total = kept(lambda: model(x))
    assert pointers(seen) == pointers([x])  # for the cosine; neither sin(x) nor the result
    (gradient,) = torch.autograd.grad(total, x)
    torch.testing.assert_close(gradient, 2 * x.detach().cos())


def test_more_tensors_than_a_node_has_bits_for():
    xs = [randn(3, seed=i) for i in range(70)]
    for _ in range(3):
        made = ops.total(xs, 2)
        gradients = torch.autograd.grad(sum(x.sum() for x in made), xs)
        assert all(torch.equal(g, torch.full_like(g, 2)) for g in gradients)


@eas.torch.op("tests_kept::parts")
def parts(x: torch.Tensor, n: int) -> list[torch.Tensor]:
    made = [torch.empty_like(x) for _ in range(n)]
    for i, out in enumerate(made):
        ops.scale_kernel(x, out, x.numel(), float(i))
    return made


def test_more_results_than_a_node_has_bits_for():
    x = randn(3)
    for _ in range(3):
        made = parts(x, 70)
        (gradient,) = torch.autograd.grad(made[69].sum() + made[3].sum(), x)
        assert torch.equal(gradient, torch.full_like(x, 72))


def test_gradients_are_written_over_new_memory():
    x, y = randn(40, 6), randn(40, 6, seed=1)

    def steps(op):
        programs = op._operator.derived("backward")._exact.values()
        native = [step for _, program in programs for step in program.steps]
        return sorted({type(step).__name__ for step in native})

    with Plain():  # so that the operator's own programs are seen
        torch.autograd.grad(product(x, y).sum(), (x, y))
        torch.autograd.grad(ops.softmax(x).sum(), x)
        torch.autograd.grad(root(x).sum(), x)
    assert steps(product) == steps(ops.softmax) == ["Allocate", "Launch"]
    assert steps(root) == ["Allocate", "Fill", "Launch"]  # the user's own gradient adds
