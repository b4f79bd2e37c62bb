"""Messages of eas.torch.op: what an operator may not do is said before anything runs."""

from __future__ import annotations

import re

import eas
import pytest
from eas import mk

torch = pytest.importorskip("torch")


@eas.kernel
def double(x, out, N, BLOCK: eas.constexpr = 8):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, o, mk.load(x, o, o < N) * 2, o < N)


def refused(error, text):
    return pytest.raises(error, match=re.escape(text))


def test_a_write_that_is_not_declared():
    @eas.torch.op("errors::undeclared")
    def undeclared(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        double(x, y, x.numel())
        return out

    x, y = torch.ones(4), torch.zeros(4)
    message = (
        "[errors::undeclared] double writes 'y' (its argument 'out'), which is not declared, "
        'got mutates=(), expected mutates=("y",)'
    )
    with refused(eas.CompileError, message) as caught:
        undeclared(x, y)
    assert caught.value.file == __file__
    assert caught.value.source.strip() == "double(x, y, x.numel())"
    assert y.tolist() == [0] * 4
    with refused(eas.CompileError, message):  # while torch traces, too
        torch.ops.errors.undeclared(x.to("meta"), y.to("meta"))


def test_a_function_of_torch_that_writes():
    @eas.torch.op("errors::writes_by_torch")
    def writes_by_torch(x: torch.Tensor) -> torch.Tensor:
        x.zero_()
        return torch.empty_like(x)

    x = torch.ones(3)
    with refused(eas.CompileError, "the body writes 'x', which is not declared, got mutates=()"):
        writes_by_torch(x)


def test_more_than_allocations_views_and_launches():
    @eas.torch.op("errors::adds")
    def adds(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        double(x + 1, out, x.numel())
        return out

    message = (
        "[errors::adds] add has no gradient in an operator, expected allocations, views and "
        "launches alone, or def_backward"
    )
    assert adds(torch.ones(2)).tolist() == [4, 4]
    with refused(eas.CompileError, message) as caught:
        adds(torch.ones(2, requires_grad=True)).sum().backward()
    assert caught.value.source.strip() == "double(x + 1, out, x.numel())"


def test_an_operator_that_exists():
    def twice(x: torch.Tensor) -> torch.Tensor:
        return torch.empty_like(x)

    eas.torch.op("errors::twice")(twice)
    with refused(eas.Error, "[errors::twice] this operator exists already at ") as caught:
        eas.torch.op("errors::twice")(twice)
    assert str(caught.value).endswith("expected another name")
    with refused(eas.Error, "[aten::relu] this operator exists already, got another one at "):
        eas.torch.op("aten::relu")(twice)


@pytest.mark.parametrize("name", ["softmax", "a::b::c", "::x", 3])
def test_names(name):
    with refused(eas.Error, f'[op] a name is "namespace::name", got {name!r}'):
        eas.torch.op(name)


def test_annotations_that_are_missing():
    with refused(eas.Error, "[errors::bare] the schema comes from annotations"):

        @eas.torch.op("errors::bare")
        def bare(x):
            return x


def test_tensors_by_name_alone():
    message = "[errors::by_name] tensors are given by position, got 'y' by name alone"
    with refused(eas.Error, message):

        @eas.torch.op("errors::by_name")
        def by_name(x: torch.Tensor, *, y: torch.Tensor) -> torch.Tensor:
            return x


def test_mutates_names_arguments():
    message = "[errors::unknown] mutates= names arguments, got 'z', expected one of x"
    with refused(eas.Error, message):

        @eas.torch.op("errors::unknown", mutates=("z",))
        def unknown(x: torch.Tensor) -> None: ...


def test_no_function():
    with refused(eas.DTypeError, "[errors::kernel] an operator is made of a Python function, got "):
        eas.torch.op("errors::kernel")(double)


def test_devices_that_differ():
    @eas.torch.op("errors::devices")
    def devices(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return torch.empty_like(x)

    message = (
        "[errors::devices] its tensors are on different devices, got 'x' on cpu and 'y' on meta"
    )
    with refused(eas.BackendError, message):
        devices(torch.ones(2), torch.ones(2, device="meta"))


def test_dtypes_that_kernels_do_not_have():
    @eas.torch.op("errors::dtypes")
    def dtypes(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        double(x, out, x.numel())
        return out

    with pytest.raises(eas.DTypeError, match="complex64"):
        dtypes(torch.ones(2, dtype=torch.complex64))


def test_results_that_are_arguments():
    @eas.torch.op("errors::same")
    def same(x: torch.Tensor) -> torch.Tensor:
        return x.view(-1)

    with refused(
        eas.Error, "[errors::same] result 0 is memory of 'x', expected memory that the body"
    ):
        same(torch.ones(2))

    @eas.torch.op("errors::shared")
    def shared(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        out = torch.empty_like(x)
        return out, out[1:]

    with refused(eas.Error, "[errors::shared] result 1 shares memory with another result"):
        shared(torch.ones(2))


def test_tensors_from_elsewhere():
    table = torch.ones(4)

    @eas.torch.op("errors::captured")
    def captured(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        double(table, out, x.numel())
        return out

    with refused(
        eas.CompileError, "[errors::captured] the body uses a tensor that it was not given"
    ):
        captured(torch.ones(4))


def test_gradients_of_arguments_that_are_written():
    @eas.torch.op("errors::in_place", mutates=("x",))
    def in_place(x: torch.Tensor) -> None:
        double(x, x, x.numel())

    message = (
        "[errors::in_place] an operator that writes its arguments has no gradient, got 'x' that "
        "requires grad, expected torch.no_grad() or x.detach()"
    )
    x = torch.ones(3, requires_grad=True)
    with refused(eas.Error, message):
        in_place(x)
    with torch.no_grad():
        in_place(x)
    assert x.tolist() == [2] * 3


def test_arguments_of_a_launch_that_share_memory():
    @eas.torch.op("errors::sharing")
    def sharing(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        double(x, out, x.numel())
        double(out, out, x.numel())
        return out

    assert sharing(torch.ones(2)).tolist() == [4, 4]
    with refused(eas.LaunchError, "[double] argument 'out' is written and shares memory with 'x'"):
        sharing(torch.ones(2, requires_grad=True)).sum().backward()


def test_gradients_that_a_kernel_does_not_have():
    @eas.kernel
    def largest(x, out):
        mk.atomic_max(out, 0, mk.load(x, mk.arange(0, 8)))

    @eas.torch.op("errors::largest")
    def op(x: torch.Tensor) -> torch.Tensor:
        out = torch.zeros(1)
        largest[(1,)](x, out)
        return out

    with refused(eas.CompileError, "[largest] there is no gradient of atomic_max"):
        op(torch.ones(8, requires_grad=True)).sum().backward()


def test_def_backward_gives_all_gradients():
    @eas.torch.op("errors::own")
    def own(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        double(x, out, x.numel())
        return out

    own.def_backward(lambda grad, out, x, y: grad)
    with refused(
        eas.Error, "[errors::own] def_backward's function gives a gradient for every tensor"
    ):
        own(torch.ones(2, requires_grad=True), torch.ones(2)).sum().backward()


def test_a_kernel_on_a_tensor_that_requires_grad_names_the_operator():
    with pytest.raises(eas.LaunchError, match=r"eas\.torch\.op"):
        double(torch.ones(2, requires_grad=True), torch.ones(2), 2)
