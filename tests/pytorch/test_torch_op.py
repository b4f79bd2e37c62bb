"""eas.torch.op in eager mode: values, gradients to the second order, sizes, mutation, recording."""

from __future__ import annotations

import gc

import eas
import pytest
from eas import mk

torch = pytest.importorskip("torch")
import torch_ops as ops  # noqa: E402


def matrix(*shape, dtype=torch.float64, seed=0):
    made = torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=dtype)
    return made.requires_grad_()


def test_the_operator_is_registered_when_it_is_decorated():
    assert torch.ops.tests.softmax.default is not None
    assert str(torch.ops.tests.softmax.default._schema) == "tests::softmax(Tensor x) -> Tensor"
    backward = torch.ops.tests.softmax_backward.default._schema
    assert "Tensor?[] grads0, Tensor x, Tensor?[] results0, bool[] wanted0" in str(backward)
    assert repr(ops.softmax) == "<eas.torch.op tests::softmax>"
    assert ops.steps.__doc__.startswith("(x²·factor)²")


def test_the_schema_is_what_the_annotations_say():
    assert str(torch.ops.tests.halves.default._schema) == (
        "tests::halves(Tensor x, Tensor? y, float factor) -> (Tensor, Tensor)"
    )
    assert str(torch.ops.tests.total.default._schema) == (
        "tests::total(Tensor[] xs, SymInt n=1) -> Tensor[]"
    )
    assert "Tensor(a0!) x" in str(torch.ops.tests.scale_.default._schema)


def test_values_and_gradients():
    x, y = matrix(4, 6), matrix(4, 6)
    ops.softmax(x).pow(2).sum().backward()
    torch.softmax(y, -1).pow(2).sum().backward()
    torch.testing.assert_close(x.grad, y.grad)
    for made in (ops.softmax(x), torch.ops.tests.softmax(x)):
        assert made.grad_fn.name() == "tests_softmaxBackward"


@pytest.mark.parametrize("name", ["softmax", "steps"])
def test_gradients_by_differences(name):
    op = getattr(ops, name)
    assert torch.autograd.gradcheck(op, matrix(3, 4), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(op, matrix(3, 4))


def test_memory_that_is_written_again():
    x, y = matrix(3, 5), matrix(3, 5)
    torch.testing.assert_close(ops.steps(x, 0.5), steps := ops.steps_in_torch(y, 0.5))
    ops.steps(x, 0.5).sum().backward()
    steps.sum().backward()
    torch.testing.assert_close(x.grad, y.grad)


def test_several_results_options_and_views():
    x, y = matrix(4, 3), matrix(4, 3, seed=1)
    product, scaled = ops.halves(x, y, 3.0)
    torch.testing.assert_close(product, x * y)
    torch.testing.assert_close(scaled, 3 * x.t())
    got = torch.autograd.grad((product.sin().sum() + (scaled**2).sum()), (x, y))
    expected = torch.autograd.grad((x * y).sin().sum() + ((3 * x.t()) ** 2).sum(), (x, y))
    torch.testing.assert_close(got, expected)
    only = torch.autograd.grad(ops.halves(x, None, 3.0)[1].sum(), x)[0]  # one result unused
    torch.testing.assert_close(only, torch.full_like(x, 3.0))
    assert torch.autograd.gradcheck(lambda x: ops.halves(x, None, 3.0), x)


def test_arguments_by_name_alone():
    @eas.torch.op("tests::named")
    def named(x: torch.Tensor, *, factor: float, other: int = 1) -> torch.Tensor:
        out = torch.empty_like(x)
        ops.scale_kernel(x, out, x.numel(), factor)
        return out

    x = matrix(3)
    torch.testing.assert_close(named(x, factor=2.0), 2 * x)
    assert torch.autograd.gradcheck(lambda x: named(x, factor=2.0), x)
    batch = torch.stack([x, 3 * x]).detach()
    torch.testing.assert_close(torch.func.vmap(lambda x: named(x, factor=2.0))(batch), 2 * batch)
    with torch.autocast("cpu"):
        torch.testing.assert_close(named(x, factor=2.0, other=2), 2 * x)


def test_lists():
    xs = [matrix(2, 3), matrix(4)]
    made = ops.total(xs, 3)
    torch.testing.assert_close(made, [3 * x for x in xs])
    torch.testing.assert_close(
        torch.autograd.grad(made[1].sum(), xs[1])[0], torch.full((4,), 3.0).double()
    )


def test_layouts_that_are_not_contiguous():
    base = matrix(6, 8)
    for x in (base.t(), base[:, 1:5], base[::2], base.expand(6, 8), base[:1].expand(3, 8)):
        torch.testing.assert_close(ops.halves(x, None, 1.0)[0], x * x)
        ours = torch.autograd.grad(ops.halves(x, x, 1.0)[0].sum(), base)[0]
        torch.testing.assert_close(ours, torch.autograd.grad((x * x).sum(), base)[0])


def test_gradients_that_are_expanded_or_strided():
    x = matrix(3, 4)
    y = ops.softmax(x)
    for gradient in (torch.ones(()).double().expand(3, 4), torch.randn(4, 3).double().t()):
        ours = torch.autograd.grad(y, x, gradient, retain_graph=True)[0]
        torch.testing.assert_close(ours, torch.autograd.grad(torch.softmax(x, -1), x, gradient)[0])


def test_one_tensor_for_two_arguments():
    x = matrix(4, 3)
    got = torch.autograd.grad(ops.halves(x, x, 1.0)[0].sum(), x)[0]
    torch.testing.assert_close(got, 2 * x)


def test_one_program_serves_many_sizes():
    """After some layouts of one kind there is a program for all of them, behind guards."""
    operator = ops.softmax._operator
    for rows in range(2, 24):
        x, y = matrix(rows, 5 + rows), matrix(rows, 5 + rows)
        torch.testing.assert_close(ops.softmax(x), torch.softmax(y, -1))
        # Graphs of gradients are made by the operator, not by the bridge, which has its own way.
        made = torch.autograd.grad(ops.softmax(x).pow(2).sum(), x, create_graph=True)
        torch.testing.assert_close(
            made, torch.autograd.grad(torch.softmax(y, -1).pow(2).sum(), y, create_graph=True)
        )
    assert sum(map(len, operator._symbolic.values())) >= 1
    assert sum(map(len, operator.derived("backward")._symbolic.values())) >= 1
    assert len(operator._exact) < 22


def test_numbers_are_no_part_of_a_program_for_all_sizes():
    x = torch.ones(8)
    before = len(ops.halves._operator._exact)
    for i in range(30):
        torch.testing.assert_close(
            ops.halves(x.view(4, 2), None, float(i))[1], x.view(4, 2).t() * i
        )
    assert len(ops.halves._operator._exact) < before + 25


def test_a_constant_that_changes_what_a_kernel_writes():
    """Such a launch is looked at again, and does not run what was recorded for others."""

    @eas.kernel
    def fill(x, out, N, WIDE: eas.constexpr):
        if WIDE > 16:
            mk.store(x, 0, 1.0)
        mk.store(out, mk.arange(0, 4), 2.0, mk.arange(0, 4) < N)

    @eas.torch.op("tests::by_width")
    def by_width(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        fill[(1,)](x, out, x.numel(), WIDE=eas.next_power_of_2(x.numel()))
        return out

    for n in range(2, 17):
        assert by_width(torch.zeros(n))[0] == 2
    assert by_width._operator._symbolic
    x = torch.zeros(17)
    with pytest.raises(eas.CompileError, match="fill writes 'x'"):
        by_width(x)
    assert x[0] == 0


def test_sizes_of_zero_and_one():
    for shape in ((0, 3), (1, 1), (1, 5)):
        x = torch.ones(shape, requires_grad=True)
        torch.testing.assert_close(ops.softmax(x), torch.softmax(x, -1))
        ops.softmax(x).sum().backward()
        assert x.grad.shape == shape


def test_arguments_that_are_written():
    x = torch.ones(5)
    version = x._version
    ops.scale_in_place(x, 3.0)
    assert x.tolist() == [3] * 5
    assert x._version > version
    y = torch.ones(5, requires_grad=True)
    kept = y.exp()
    with torch.no_grad():
        ops.scale_in_place(kept, 2.0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        kept.sum().backward()


def test_values_of_tensors_are_asked_anew():
    """A body that looks at values runs as it is written, call after call."""

    @eas.torch.op("tests::by_value")
    def by_value(x: torch.Tensor, n: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        ops.scale_kernel(x, out, x.numel(), float(n.item()))
        return out

    for i in range(12):
        assert by_value(torch.ones(3), torch.tensor(i)).tolist() == [i] * 3


def test_other_functions_run_where_no_gradient_is_needed():
    @eas.torch.op("tests::shifted")
    def shifted(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        ops.scale_kernel(x + 1, out, x.numel(), 2.0)
        return out

    for n in range(3, 15):
        assert shifted(torch.ones(n)).tolist() == [4] * n


def test_def_backward_takes_the_place_of_the_adjoint():
    @eas.torch.op("tests::rounded")
    def rounded(x: torch.Tensor, factor: float) -> torch.Tensor:
        out = torch.empty_like(x)
        ops.scale_kernel(x, out, x.numel(), factor)
        return out

    @rounded.def_backward
    def backward(grad, out, x, factor):
        return grad * 10

    x = torch.ones(3, requires_grad=True)
    rounded(x, 2.0).sum().backward()
    assert x.grad.tolist() == [10] * 3


def test_autocast_gives_floats_one_dtype():
    x = torch.ones(4, 2)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert ops.softmax(x.bfloat16()).dtype == torch.bfloat16
        assert ops.halves(x, x.bfloat16(), 1.0)[0].dtype == torch.float32

    @eas.torch.op("tests::wide", autocast=torch.float64)
    def wide(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        ops.scale_kernel(x, out, x.numel(), 1.0)
        return out

    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert wide(x).dtype == torch.float64
    assert wide(x).dtype == torch.float32


def _memory_grows(steps):
    x = torch.randn(16, 32, requires_grad=True)

    def turn():
        for _ in range(steps):
            x.grad = None
            ops.softmax(x).pow(2).sum().backward()

    for _ in range(3):
        turn()
    gc.collect()
    with open("/proc/self/statm") as statm:
        before = int(statm.read().split()[1])
    for _ in range(3):
        turn()
    with open("/proc/self/statm") as statm:
        return (int(statm.read().split()[1]) - before) * 4096


def test_memory_stays_as_it_is():
    assert _memory_grows(100) < 2**20


@pytest.mark.full
def test_memory_stays_as_it_is_over_many_steps():
    assert _memory_grows(1700) < 2**20
