"""Writes to torch tensors that torch does not make itself: its version counter sees them, so that
backward() refuses saved tensors that were overwritten. And views of torch tensors are torch's."""

from __future__ import annotations

import eas
import pytest
from eas import mk

torch = pytest.importorskip("torch")


@eas.kernel
def double(x, out, N, B: eas.constexpr = 16):
    i = mk.program_id(0) * B + mk.arange(0, B)
    mk.store(out, i, mk.load(x, i, i < N) * 2, i < N)


def repeated(function, times=4):
    for _ in range(times):
        function()


A, B = torch.ones(3, 3), torch.ones(3, 3)
WRITES = {
    "kernel": lambda a: double(a, a, 9),
    "kernel, again and again": lambda a: repeated(lambda: double(A, a, 9)),
    "kernel, by keyword": lambda a: repeated(lambda: double(out=a, N=9, x=A)),
    "kernel over a grid": lambda a: double[1](A, a, 9),
    "kernel, interpreted": lambda a: double(A, a, 9, _backend="interpreter"),
    "kernel, a detached tensor": lambda a: double(A, a.detach(), 9),
    "kernel, a view": lambda a: double(A, a[1], 3),
    "kernel, a parameter": lambda a: double(A, torch.nn.Parameter(a, requires_grad=False), 9),
    "bound kernel": lambda a: double.bind(A, a, 9)(),
    "bound kernel, again": lambda a: repeated(double.bind(A, a, 9)),
    "einsum out=": lambda a: eas.einsum("ij,jk->ik", A, B, out=a),
    "einsum out=, again": lambda a: repeated(lambda: eas.einsum("ij,jk->ik", A, B, out=a)),
    "einsum out= of a view": lambda a: eas.einsum("ij->ji", A, out=a),
    "einsum out= overlapping": lambda a: eas.einsum("ij,jk->ik", a, B, out=a),
    "einsum out= a transposed": lambda a: eas.einsum("ij,jk->ik", A, B, out=a.T),
    "plan out=": lambda a: eas.einsum_plan("ij,jk->ik", A, B)(A, B, out=a),
    "view of einsum": lambda a: eas.einsum("ij->ji", a).zero_(),
    "diagonal of einsum": lambda a: eas.einsum("ii->i", a).zero_(),
    "itself of einsum": lambda a: eas.einsum("ij->ij", a).zero_(),
    "view by a plan": lambda a: eas.einsum_plan("ij->ji", a)(a).zero_(),
    "view by transpose": lambda a: eas.transpose(a).zero_(),
    "from_torch": lambda a: eas.from_torch(a).__setitem__(..., 0),
    "from_torch in a kernel": lambda a: double(A, eas.from_torch(a), 9),
}


@pytest.mark.parametrize("write", WRITES)
def test_torch_sees_it(write):
    w = torch.ones(3, 3, requires_grad=True)
    a = torch.randn(3, 3)
    y = (w * a).sum()
    before = a._version
    WRITES[write](a)
    assert a._version > before
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.backward()


@pytest.mark.parametrize("write", ["kernel", "kernel, again and again", "bound kernel, again"])
def test_results_saved_by_torch(write):
    x = torch.ones(3, 3, requires_grad=True)
    y = x.exp()
    with torch.no_grad():
        WRITES[write](y)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_what_is_only_read_is_not_counted():
    x, out = torch.ones(9), torch.ones(9)
    run = double.bind(x, out, 9)
    for _ in range(4):
        double(x, out, 9)
        run()
        eas.einsum("i,i->", x, x)
    assert x._version == 0
    assert out._version == 8


def test_inference_tensors_have_no_count():
    with torch.inference_mode():
        x, out = torch.ones(9), torch.zeros(9)
        for _ in range(4):
            double(x, out, 9)
        double.bind(x, out, 9)()
        eas.einsum("i,i->i", x, x, out=out)
        assert eas.einsum("ij->ji", torch.ones(2, 3)).shape == (3, 2)
    double(x, out, 9)
    assert out.tolist() == [2] * 9


@pytest.mark.parametrize("equation", ["ij->ji", "ij->ij", "ii->i", "...->..."])
def test_views_are_torchs_own(equation):
    x = torch.arange(16.0).reshape(4, 4)[1:, 1:]
    made = eas.einsum(equation, x)
    assert made._is_view()
    assert made._base is x._base
    assert made.data_ptr() == torch.einsum(equation, x).data_ptr()
    assert torch.equal(made, torch.einsum(equation, x))


def test_a_view_of_a_leaf_in_no_grad():
    x = torch.ones(2, 3, requires_grad=True)
    with torch.no_grad():
        assert eas.einsum("ij->ji", x)._base is x


def test_sums_and_conversions_are_no_views():
    x = torch.ones(3, 3)
    assert not eas.einsum("ij->i", x)._is_view()
    assert eas.einsum("ij->ji", torch.ones(0, 3)).shape == (3, 0)


def test_counting_by_the_layout_of_torch(monkeypatch):
    """Where the place of the counter is known torch is not asked."""
    monkeypatch.setattr(torch.autograd.graph, "increment_version", None)
    a = torch.ones(9)
    double(A, a, 9)
    assert a._version == 1


def test_counting_without_the_layout_of_torch():
    """Where the place of the counter is not known torch's own function counts."""
    import subprocess
    import sys

    script = """
import torch, eas
from eas import mk
torch.Tensor._version = property(lambda self: 0)  # what the probe reads does not add up
@eas.kernel
def zero(x):
    mk.store(x, 0, 0.0)
w = torch.ones(1, requires_grad=True); a = torch.ones(1)
y = (w * a).sum()
zero[1](a)
try:
    y.backward()
except RuntimeError as error:
    assert "modified by an inplace operation" in str(error)
else:
    raise AssertionError("not seen")
with torch.inference_mode():
    zero[1](torch.ones(1))
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=120)
