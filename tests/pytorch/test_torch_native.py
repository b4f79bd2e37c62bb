"""Operators whose bodies the bridge replays: results as torch's way, and when it steps back."""

import gc
import threading
import weakref

import eas
import pytest
import torch
from eas import _torch_bridge, mk

bridge = _torch_bridge.module()
pytestmark = pytest.mark.skipif(bridge is None, reason="there is no bridge here")

FACTOR = 3


@eas.kernel
def shift_kernel(x, out, n, by, BLOCK: eas.constexpr):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, at, mk.load(x, at, at < n) * FACTOR + by, at < n)


@eas.kernel
def weight_kernel(x, out, n, factor, by, BLOCK: eas.constexpr):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, at, mk.load(x, at, at < n) * factor + by, at < n)


@eas.kernel
def rows_kernel(x, out, cols, BLOCK: eas.constexpr):
    lane = mk.arange(0, BLOCK)
    row = mk.program_id(0)
    value = mk.load(x, row * x.stride(0) + lane * x.stride(1), lane < cols)
    mk.store(out, row * cols + lane, value * value, lane < cols)


@eas.torch.op("tests_native::shift")
def shift(x: torch.Tensor, by: float) -> torch.Tensor:
    out = torch.empty_like(x)
    shift_kernel(x, out, x.numel(), by, BLOCK=32)
    return out


@eas.torch.op("tests_native::weighted")
def weighted(x: torch.Tensor, factor: float = 2.0, by: int = 1) -> torch.Tensor:
    out = torch.empty_like(x)
    weight_kernel(x, out, x.numel(), factor, by, BLOCK=32)
    return out


@eas.torch.op("tests_native::by_name")
def by_name(x: torch.Tensor, *, by: int = 1) -> torch.Tensor:
    out = torch.empty_like(x)
    weight_kernel(x, out, x.numel(), 2.0, by, BLOCK=32)
    return out


@eas.torch.op("tests_native::rows")
def rows(x: torch.Tensor) -> torch.Tensor:
    out = torch.empty(x.shape, dtype=x.dtype)
    rows_kernel[(x.shape[0],)](x, out, x.shape[1], BLOCK=eas.next_power_of_2(x.shape[1]))
    return out


@eas.torch.op("tests_native::both")
def both(x: torch.Tensor, y: torch.Tensor | None) -> tuple[torch.Tensor, torch.Tensor]:
    first, second = torch.empty_like(x), torch.zeros(x.shape, dtype=torch.int32)
    shift_kernel(x if y is None else y, first, x.numel(), 1.0, BLOCK=32)
    return first, second


@eas.torch.op("tests_native::add_one", mutates=("x",))
def add_one(x: torch.Tensor) -> None:
    shift_kernel(x, x, x.numel(), 1.0, BLOCK=32)


def replays(op, *args, times=3):
    """The result of the last of some calls, and how many of them were replayed."""
    before = op._call.replays
    for _ in range(times):
        result = op(*args)
    return result, op._call.replays - before


def test_calls_are_replayed():
    x = torch.randn(70)
    result, count = replays(shift, x, 0.5)
    assert torch.allclose(result, x * 3 + 0.5)
    assert count == 2  # the first one recorded it


def test_calls_of_torch_ops_are_replayed():
    x = torch.randn(9)
    named = torch.ops.tests_native.weighted
    for call in (named, named.default, weighted):
        for given, factor, by in (((x, 3.0, 4), 3, 4), ((x, 5.0), 5, 1), ((x,), 2, 1)):
            before = weighted._call.replays
            for _ in range(3):
                torch.testing.assert_close(call(*given), x * factor + by)
            assert weighted._call.replays >= before + 2
    torch.testing.assert_close(named(x, by=4), x * 2 + 4)
    for wrong in ((), (x, 1.0, 1, 1)):
        with pytest.raises(RuntimeError, match="argument"):
            named(*wrong)
    strict = torch.ops.tests_native.by_name
    torch.testing.assert_close(strict(x, by=4), x * 2 + 4)
    torch.testing.assert_close(strict(x), x * 2 + 1)
    with pytest.raises(RuntimeError, match="takes 1 positional argument"):
        strict(x, 4)


def test_torch_knows_its_operators_as_before():
    from torch.overrides import TorchFunctionMode

    named, seen = torch.ops.tests_native.weighted, []

    class Sees(TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            seen.append(func)
            return func(*args, **(kwargs or {}))

    x = torch.randn(9)
    with Sees():
        named(x), named.default(x)
    assert seen == [named, named.default]
    builtin, _ = torch._C._jit_get_operation("tests_native::weighted")
    assert hash(named) == hash(named._op) == hash(named._op)
    assert {named.default: 1}[named.default] == 1
    torch.testing.assert_close(builtin(x), named(x))

    @torch.jit.script
    def scripted(x: torch.Tensor):
        return torch.ops.tests_native.weighted(x, 3.0)

    torch.testing.assert_close(scripted(x), x * 3 + 1)


def test_an_int_counts_as_the_float_it_stands_for():
    x = torch.randn(7)
    result, count = replays(shift, x, 2)
    assert torch.allclose(result, x * 3 + 2)
    assert count == 2


def test_many_sizes_are_one_program_in_the_end():
    shift._call.forget()
    for size in range(2, 30):
        x = torch.randn(size)
        for _ in range(2):
            assert torch.allclose(shift(x, 1.5), x * 3 + 1.5)
    known = shift._call.programs
    for size in range(30, 90):
        x = torch.randn(size)
        assert torch.allclose(shift(x, 1.25), x * 3 + 1.25)
    assert shift._call.programs <= known + 1


@pytest.mark.parametrize("size", [0, 1, 2, 31, 32, 33])
def test_sizes_at_the_edges(size):
    x = torch.randn(size)
    assert torch.allclose(replays(shift, x, 0.5)[0], x * 3 + 0.5)


@pytest.mark.parametrize(
    "make", [lambda x: x, lambda x: x.T, lambda x: x[::2], lambda x: x[1:, 1:3]]
)
def test_layouts_have_programs_of_their_own(make):
    x = make(torch.randn(6, 8))
    result, count = replays(rows, x)
    assert torch.allclose(result, x * x)
    assert count == 2


def test_constexprs_made_of_sizes_are_guarded():
    for cols in [*range(2, 70, 3), 5, 33, 17, 64, 65]:
        x = torch.randn(3, cols)
        for _ in range(2):
            assert torch.allclose(rows(x), x * x)


def test_dtypes_have_programs_of_their_own():
    for dtype in (torch.float32, torch.float64, torch.int32):
        x = torch.arange(12).reshape(3, 4).to(dtype)
        assert torch.equal(replays(rows, x)[0], x * x)


def test_several_results_and_tensors_left_out():
    x, y = torch.randn(9), torch.randn(9)
    (first, second), count = replays(both, x, None)
    assert torch.allclose(first, x * 3 + 1)
    assert torch.equal(second, torch.zeros(9, dtype=torch.int32))
    assert count == 2
    (first, _), count = replays(both, x, y)
    assert torch.allclose(first, y * 3 + 1)
    assert count == 2


def test_writes_are_counted():
    x = torch.zeros(5)
    before = x._version
    _, count = replays(add_one, x)
    assert count == 2
    assert torch.equal(x, torch.full((5,), 13.0))
    assert x._version == before + 3


# --- gradients ---


def test_gradients_without_python():
    x = torch.randn(4, 5, requires_grad=True)
    rows(x)
    result = rows(x)
    assert type(result.grad_fn).__name__ == "CppFunction"
    assert result.grad_fn.name() == "tests_native_rowsBackward"
    result.sum().backward()
    assert torch.allclose(x.grad, 2 * x)


def test_gradcheck_and_gradgradcheck():
    x = torch.randn(3, 4, dtype=torch.float64, requires_grad=True)
    rows(x)
    assert torch.autograd.gradcheck(rows, x)
    assert torch.autograd.gradgradcheck(rows, x)


def test_gradients_of_one_of_several_results():
    x = torch.randn(6, requires_grad=True)
    for _ in range(3):
        first, second = both(x, None)
        assert not second.requires_grad
        (gradient,) = torch.autograd.grad(first, x, torch.ones(6))
        assert torch.equal(gradient, torch.full((6,), 3.0))


def test_the_gradient_of_a_tensor_that_needs_none_is_not_made():
    x, y = torch.randn(6), torch.randn(6, requires_grad=True)
    for _ in range(3):
        both(x, y)[0].sum().backward()
    assert torch.equal(y.grad, torch.full((6,), 9.0))


def test_incoming_gradients_may_lie_as_they_like():
    x = torch.randn(4, 5, requires_grad=True)
    for _ in range(3):
        (gradient,) = torch.autograd.grad(rows(x), x, torch.ones(5, 4).T)
        assert torch.allclose(gradient, 2 * x)
        (gradient,) = torch.autograd.grad(rows(x), x, torch.ones(()).expand(4, 5))
        assert torch.allclose(gradient, 2 * x)


def test_expanded_inputs_get_the_sum():
    x = torch.randn(1, 5, requires_grad=True)
    for _ in range(3):
        (gradient,) = torch.autograd.grad(rows(x.expand(4, 5)).sum(), x)
        assert torch.allclose(gradient, 8 * x)


def test_backward_twice_and_saved_values_that_were_written():
    x = torch.randn(2, 3, requires_grad=True)
    rows(x)
    result = rows(x).sum()
    result.backward()
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        result.backward()
    leaf = torch.randn(2, 3, requires_grad=True)
    middle = leaf * 1
    result = rows(middle)
    middle.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        result.sum().backward()


def test_batched_gradients():
    x = torch.randn(2, 3, requires_grad=True)
    rows(x)
    given = torch.eye(6).reshape(6, 2, 3)
    (gradient,) = torch.autograd.grad(rows(x), x, given, is_grads_batched=True)
    assert torch.allclose(gradient, given * 2 * x)


def test_hooks_of_saved_tensors_see_them():
    seen = []
    x = torch.randn(2, 3, requires_grad=True)
    rows(x)
    with torch.autograd.graph.saved_tensors_hooks(lambda t: seen.append(t) or t, lambda t: t):
        rows(x).sum().backward()
    assert len(seen) == 1  # the adjoint reads no result
    assert torch.allclose(x.grad, 2 * x)


def test_checkpointing():
    from torch.utils.checkpoint import checkpoint

    x = torch.randn(2, 3, requires_grad=True)
    for _ in range(2):
        x.grad = None
        checkpoint(rows, x, use_reentrant=False).sum().backward()
    assert torch.allclose(x.grad, 2 * x)


def test_no_grad_leaves_no_history():
    x = torch.randn(2, 3, requires_grad=True)
    with torch.no_grad():
        assert not replays(rows, x)[0].requires_grad


def test_own_backward_is_asked():
    @eas.torch.op("tests_native::own")
    def own(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        shift_kernel(x, out, x.numel(), 0.0, BLOCK=32)
        return out

    @own.def_backward
    def own_backward(grad, result, x):
        return grad * 100

    x = torch.randn(5, requires_grad=True)
    for _ in range(3):
        (gradient,) = torch.autograd.grad(own(x).sum(), x)
        assert torch.equal(gradient, torch.full((5,), 100.0))


# --- when it steps back ---


def stepped_back(op, *args, **kwargs):
    op(*args)
    op(*args)
    before = op._call.replays
    result = op(*args, **kwargs)
    assert op._call.replays == before
    return result


def test_modes_see_the_operator():
    from torch.utils._python_dispatch import TorchDispatchMode

    names = []

    class Seen(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            names.append(func._schema.name)
            return func(*args, **(kwargs or {}))

    x = torch.randn(4)
    shift(x, 0.5)
    with Seen():
        shift(x, 0.5)
    assert "tests_native::shift" in names


def test_transforms_see_the_operator():
    x = torch.randn(3, 4)
    rows(x)
    rows(x)
    assert torch.allclose(torch.func.vmap(rows)(x.reshape(1, 3, 4))[0], x * x)
    assert torch.allclose(torch.func.grad(lambda t: rows(t).sum())(x), 2 * x)


def test_tangents_are_followed():
    x, t = torch.randn(3, 4), torch.randn(3, 4)
    rows(x)
    rows(x)
    _, tangent = torch.func.jvp(rows, (x,), (t,))
    assert torch.allclose(tangent, 2 * x * t)
    with torch.autograd.forward_ad.dual_level():
        dual = torch.autograd.forward_ad.make_dual(x, t)
        made = torch.autograd.forward_ad.unpack_dual(rows(dual))
        assert torch.allclose(made.tangent, 2 * x * t)


def test_subclasses_go_torchs_way():
    class Named(torch.Tensor):
        pass

    x = torch.randn(3, 4)
    rows(x)
    rows(x)
    made = rows(x.as_subclass(Named))
    assert isinstance(made, Named)


def test_the_profiler_sees_the_operator():
    x = torch.randn(4)
    replays(shift, x, 0.5)
    with torch.profiler.profile() as profile:
        shift(x, 0.5)
    assert "tests_native::shift" in {event.key for event in profile.key_averages()}


def test_keywords_go_torchs_way():
    x = torch.randn(4)
    assert torch.allclose(shift(x, by=0.5), x * 3 + 0.5)


def test_a_captured_name_that_changes(monkeypatch):
    x = torch.randn(40)
    assert torch.allclose(replays(shift, x, 0.0)[0], x * 3)
    monkeypatch.setitem(globals(), "FACTOR", 5)
    assert torch.allclose(replays(shift, x, 0.0)[0], x * 5)
    monkeypatch.undo()
    assert torch.allclose(replays(shift, x, 0.0)[0], x * 3)


def test_another_backend_is_asked(monkeypatch):
    x = torch.randn(40)
    replays(shift, x, 0.0)
    before = shift._call.replays
    monkeypatch.setattr(eas.config, "backend", "interpreter")
    assert torch.allclose(shift(x, 0.0), x * 3)
    assert shift._call.replays == before


def test_lists_of_wrong_things_are_torchs_to_refuse():
    with pytest.raises(RuntimeError, match="tests_native::shift"):
        shift([1], 0.5)


# --- threads and garbage ---


def test_many_threads():
    wrong = []

    def work():
        for size in (5, 9, 33):
            x = torch.randn(3, size, requires_grad=True)
            for _ in range(20):
                (gradient,) = torch.autograd.grad(rows(x).sum(), x)
                if not torch.allclose(gradient, 2 * x):
                    wrong.append(size)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_graphs_are_freed():
    x = torch.randn(3, 4, requires_grad=True)
    rows(x)
    result = rows(x)
    seen = weakref.ref(result), weakref.ref(x)
    result.sum().backward()
    del result, x
    gc.collect()
    assert [ref() for ref in seen] == [None, None]
