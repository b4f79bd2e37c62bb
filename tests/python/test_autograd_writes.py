"""Writes to memory that a gradient still needs: backward() refuses, and names the operation."""

from __future__ import annotations

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def zero(x, N, B: eas.constexpr = 8):
    i = mk.program_id(0) * B + mk.arange(0, B)
    mk.store(x, i, 0.0, i < N)


@eas.kernel
def copy(x, out, N, B: eas.constexpr = 8):
    i = mk.program_id(0) * B + mk.arange(0, B)
    mk.store(out, i, mk.load(x, i, i < N), i < N)


def leaf(*values: float) -> eas.Tensor:
    return eas.tensor(np.array(values or (1.0, 2.0))).clone().requires_grad_()


def plain() -> eas.Tensor:
    return eas.tensor(np.full(2, 3.0)).clone()


def repeated(function, times=4):
    for _ in range(times):
        function()


def set_all(c):
    c[...] = 0


def set_view(c):
    c.reshape(1, 2).T[1] = 0


def multiply(c):
    c *= 0


def multiply_detached(c):
    c = c.detach()
    c *= 0


def einsum_into(c):
    eas.einsum("i,i->i", plain(), plain(), out=c)


def einsum_into_view(c):
    eas.einsum("i->i", plain(), out=c[:])


def einsum_plan_into(c):
    eas.einsum_plan("i,i->i", plain(), plain())(plain(), plain(), out=c)


WRITES = {
    "setitem": set_all,
    "setitem of a view": set_view,
    "in place": multiply,
    "in place, detached": multiply_detached,
    "kernel": lambda c: zero(c, 2),
    "kernel, again and again": lambda c: repeated(lambda: zero(c, 2)),
    "kernel over a grid": lambda c: zero[1](c, 2),
    "kernel, a view": lambda c: zero(c[:1], 1),
    "kernel, interpreted": lambda c: zero(c, 2, _backend="interpreter"),
    "kernel, eager": lambda c: zero(c, 2, _backend="eager"),
    "bound kernel": lambda c: zero.bind(c, 2)(),
    "einsum out=": einsum_into,
    "einsum out= a view": einsum_into_view,
    "plan out=": einsum_plan_into,
}

USES = {
    "mul": lambda x, c: (x * c).sum(),
    "div": lambda x, c: (x / c).sum(),
    "einsum": lambda x, c: eas.einsum("i,i->", x, c),
}


@pytest.mark.parametrize("write", WRITES)
@pytest.mark.parametrize("use", USES)
def test_an_operand_was_written(write, use):
    x, c = leaf(), plain()
    loss = USES[use](x, c)
    WRITES[write](c)
    with pytest.raises(eas.Error) as caught:
        loss.backward()
    assert str(caught.value) == (
        f"[backward] a tensor the gradient of {use} needs was written to after it was used, got "
        "new values in the memory of a float64 tensor of shape (2,), expected backward() first, or "
        "a clone() to write to"
    )
    assert x.grad is None


@pytest.mark.parametrize("write", WRITES)
def test_a_result_was_written(write):
    x = leaf()
    h = x * 2.0
    loss = (h * h).sum()
    with eas.no_grad():
        WRITES[write](h)
        with pytest.raises(eas.Error, match="the gradient of mul needs was written"):
            loss.backward()


@pytest.mark.parametrize("write", WRITES)
def test_written_before_it_was_used(write):
    x, c = leaf(), plain()
    WRITES[write](c)
    now = c.tolist()
    (x * c).sum().backward()
    assert x.grad.tolist() == now


def test_a_kernel_that_only_reads():
    x, c, out = leaf(), plain(), eas.zeros(2, dtype=eas.float64)
    loss = (x * c).sum()
    for _ in range(4):
        copy(c, out, 2)
    copy.bind(c, out, 2)()
    loss.backward()
    assert x.grad.tolist() == [3, 3]


def test_what_the_gradient_does_not_need_may_be_written():
    x, c = leaf(), plain()
    y = (x + c).sum()
    c *= 0
    y.backward()
    assert x.grad.tolist() == [1, 1]


def test_grad_that_was_used_and_then_grew():
    x, w = leaf(), leaf()
    (x * 2.0).sum().backward()
    y = (w * x.grad).sum()
    (x * 2.0).sum().backward()  # adds to x.grad in place
    with pytest.raises(eas.Error, match="the gradient of mul needs was written"):
        y.backward()


def test_torch_and_eas_count_the_same_memory_together():
    torch = pytest.importorskip("torch")
    a = torch.full((2,), 3.0, dtype=torch.float64)
    x = leaf()
    loss = (x * eas.from_torch(a)).sum()
    a.zero_()
    with pytest.raises(eas.Error, match="the gradient of mul needs was written"):
        loss.backward()
    w = torch.ones(2, dtype=torch.float64, requires_grad=True)
    y = (w * a).sum()
    eas.from_torch(a)[...] = 5
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.backward()


def test_copies_and_clones_count_apart():
    x, c = leaf(), plain()
    loss = (x * c.clone()).sum()
    c *= 0
    loss.backward()
    assert x.grad.tolist() == [3, 3]


def test_a_step_of_an_optimiser_between_two_graphs():
    w = leaf(1.0, 1.0)
    for _ in range(3):
        w.grad = None
        loss = (w * w).sum()
        loss.backward()
        with eas.no_grad():
            w -= 0.25 * w.grad
    assert w.tolist() == [0.125, 0.125]
