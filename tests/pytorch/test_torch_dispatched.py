"""Operators called by torch's dispatcher (from C++ and TorchScript): replayed without Python, with
the results, gradients, counts and errors of torch's way. torch.ops comes to them sooner."""

import threading

import eas
import pytest
import torch
from eas import _torch_bridge, mk

bridge = _torch_bridge.module()
pytestmark = pytest.mark.skipif(bridge is None, reason="there is no bridge here")


@eas.kernel
def line_kernel(x, out, n, factor, by, BLOCK: eas.constexpr = 32):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, at, mk.load(x, at, at < n) * factor + by, at < n)


@eas.kernel
def sum_kernel(x, y, out, n, BLOCK: eas.constexpr = 32):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, at, mk.load(x, at, at < n) * mk.load(y, at, at < n), at < n)


@eas.torch.op("tests_dispatched::line")
def line(x: torch.Tensor, factor: float = 2.0, by: int = 1) -> torch.Tensor:
    x = x.contiguous()
    out = torch.empty_like(x)
    line_kernel(x, out, x.numel(), factor, by)
    return out


@eas.torch.op("tests_dispatched::products")
def products(x: torch.Tensor, y: torch.Tensor | None) -> tuple[torch.Tensor, torch.Tensor]:
    first, second = torch.empty_like(x), torch.zeros(x.shape, dtype=torch.int32)
    sum_kernel(x, x if y is None else y, first, x.numel())
    return first, second


@eas.torch.op("tests_dispatched::each")
def each(tensors: list[torch.Tensor]) -> list[torch.Tensor]:
    made = []
    for x in tensors:
        out = torch.empty_like(x)
        line_kernel(x, out, x.numel(), 3.0, 0)
        made.append(out)
    return made


@eas.torch.op("tests_dispatched::scale_", mutates=("x",))
def scale_(x: torch.Tensor, factor: float) -> None:
    line_kernel(x, x, x.numel(), factor, 0)


class ByDispatcher:
    """What torch.ops calls for operators of others."""

    def __getattr__(self, name):
        found, _ = torch._C._jit_get_operation(f"tests_dispatched::{name}")
        return found


OPS = ByDispatcher()
TIMES = 4


def dispatched(op, run):
    """The result of the last of some calls, and whether some of them were replayed."""
    before = op._call.dispatched
    for _ in range(TIMES):
        result = run()
    return result, op._call.dispatched > before


def test_calls_of_torch_ops():
    for size in (1, 5, 33, 64, 7, 100):
        x = torch.randn(size)
        made, replayed = dispatched(line, lambda x=x: OPS.line(x, 3.0))
        torch.testing.assert_close(made, x * 3 + 1)
        assert replayed
        made, replayed = dispatched(line, lambda x=x: OPS.line(x, by=4))
        torch.testing.assert_close(made, x * 2 + 4)
        assert replayed


def test_several_results_lists_and_tensors_left_out():
    x, y, z = torch.randn(9), torch.randn(9), torch.randn(3)
    (first, second), replayed = dispatched(products, lambda: OPS.products(x, None))
    torch.testing.assert_close(first, x * x)
    assert (second.tolist(), second.dtype, replayed) == ([0] * 9, torch.int32, True)
    (first, _), replayed = dispatched(products, lambda: OPS.products(x, y))
    torch.testing.assert_close(first, x * y)
    assert replayed
    made, replayed = dispatched(each, lambda: OPS.each([x, y, z]))
    assert isinstance(made, list)
    assert replayed
    for got, given in zip(made, (x, y, z), strict=True):
        torch.testing.assert_close(got, given * 3)


def test_writes_are_counted():
    x = torch.ones(5)
    before = x._version
    _, replayed = dispatched(scale_, lambda: OPS.scale_(x, 2.0))
    assert replayed
    assert x.tolist() == [2.0**TIMES] * 5
    assert x._version == before + TIMES


def test_writes_to_what_requires_grad_are_refused():
    x = torch.ones(5)
    dispatched(scale_, lambda: OPS.scale_(x, 2.0))
    leaf = torch.ones(5, requires_grad=True)
    for _ in range(2):
        with pytest.raises(eas.Error, match="'x' that requires grad"):
            OPS.scale_(leaf * 1, 2.0)
    with torch.no_grad():
        OPS.scale_(leaf, 2.0)
    assert leaf.tolist() == [2] * 5


def test_gradients():
    x, y = torch.randn(9, requires_grad=True), torch.randn(9, requires_grad=True)

    def run():
        first, _ = OPS.products(x, y)
        return first, torch.autograd.grad(first.sum(), (x, y))

    (first, grads), replayed = dispatched(products, run)
    assert replayed
    assert first.grad_fn.name() == "tests_dispatched_productsBackward"
    assert type(first.grad_fn).__name__ == "CppFunction"
    torch.testing.assert_close(grads, (y.detach(), x.detach()))
    a, b = (t.detach().double().requires_grad_() for t in (x, y))
    assert torch.autograd.gradcheck(lambda *t: OPS.products(*t)[0], (a, b))
    assert torch.autograd.gradgradcheck(lambda *t: OPS.products(*t)[0], (a, b))


def test_layouts_and_elements_at_several_indices():
    row = torch.randn(1, 6, requires_grad=True)
    for given in (row.expand(4, 6), torch.randn(6, 4).t(), torch.randn(8, 12)[::2, ::2]):
        made, _ = dispatched(line, lambda given=given: OPS.line(given))
        torch.testing.assert_close(made, given * 2 + 1)
    (gradient,) = torch.autograd.grad(OPS.line(row.expand(4, 6)).sum(), row)
    assert gradient.tolist() == [[8.0] * 6]


def test_the_backward_of_a_compiled_model_is_replayed():
    compiled = torch.compile(
        lambda x, y: products(x, y)[0].sum(), fullgraph=True, backend="aot_eager"
    )
    backward = products._operator.derived("backward")
    x, y = torch.randn(9, requires_grad=True), torch.randn(9, requires_grad=True)
    before = products._call.replays, backward.native.replays
    for _ in range(2 * TIMES):
        grads = torch.autograd.grad(compiled(x, y), (x, y))
    torch.testing.assert_close(grads, (y.detach(), x.detach()))
    assert products._call.replays > before[0]
    assert backward.native.replays > before[1]


@pytest.mark.parametrize("way", ["vmap", "grad", "jvp", "functionalize", "fake", "inference"])
def test_what_hears_of_operators_still_does(way):
    x = torch.randn(3, 5)
    dispatched(line, lambda: OPS.line(x))
    if way == "vmap":
        made, wanted = torch.func.vmap(OPS.line)(x), x * 2 + 1
    elif way == "grad":
        made, wanted = torch.func.grad(lambda t: OPS.line(t).sum())(x), torch.full((3, 5), 2.0)
    elif way == "jvp":
        made = torch.func.jvp(OPS.line, (x,), (x,))[1]
        wanted = x * 2
    elif way == "functionalize":
        made, wanted = torch.func.functionalize(OPS.line)(x), x * 2 + 1
    elif way == "fake":
        from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode

        with FakeTensorMode() as mode:
            fake = OPS.line(mode.from_tensor(x))
        assert isinstance(fake, FakeTensor)
        assert fake.shape == x.shape
        return
    else:
        with torch.inference_mode():
            made = OPS.line(x)
        assert made.is_inference()
        wanted = x * 2 + 1
    torch.testing.assert_close(made, wanted)


def test_errors_of_a_launch():
    @eas.torch.op("tests_dispatched::narrow")
    def narrow(x: torch.Tensor, by: int) -> torch.Tensor:
        out = torch.empty_like(x)
        line_kernel(x, out, x.numel(), 1, by)
        return out

    x = torch.ones(4, dtype=torch.uint8)
    made, replayed = dispatched(narrow, lambda: OPS.narrow(x, 7))
    assert (made.tolist(), replayed) == ([8] * 4, True)
    with pytest.raises(eas.LaunchError):
        OPS.narrow(x, 1000)
    with pytest.raises(eas.BackendError, match="different devices"):
        OPS.products(torch.ones(3), torch.ones(3, device="meta"))
    assert OPS.narrow(x, 7).tolist() == [8] * 4


def test_autocast_comes_first():
    x, y = torch.randn(9), torch.randn(9, dtype=torch.float64)
    dispatched(products, lambda: OPS.products(x, None))
    with torch.autocast("cpu", dtype=torch.bfloat16):
        made, _ = OPS.products(x, y)
    assert made.dtype == torch.float64


def test_threads():
    wrong = []

    def work(seed):
        for step in range(200):
            x = torch.full((step % 40 + 1,), float(seed), requires_grad=step % 2 == 0)
            made = OPS.line(x, 2.0, seed)
            if not torch.equal(made, x * 2 + seed):
                wrong.append((seed, step))
            if x.requires_grad:
                made.sum().backward()
                if x.grad.tolist() != [2.0] * len(x):
                    wrong.append((seed, step))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.parametrize("way", ["function", "torch.ops"])
def test_storages_that_were_emptied(way):
    call = line if way == "function" else OPS.line
    for _ in range(TIMES):
        call(torch.randn(9))
    x = torch.randn(9)
    x.untyped_storage().resize_(0)
    with pytest.raises(eas.BackendError, match="the tensor has no memory, got a torch"):
        call(x)
    weights, y = torch.randn(9), torch.randn(9, requires_grad=True)
    for emptied in (False, False, True):
        made, _ = (products if way == "function" else OPS.products)(y, weights)
        if emptied:
            weights.untyped_storage().resize_(0)
            with pytest.raises(RuntimeError, match="memory"):
                made.sum().backward()
        else:
            made.sum().backward()
    assert call(torch.ones(2)).tolist() == [3, 3]
