"""Ways back that torch's compiled autograd makes one graph of, with the bridge's nodes in them."""

from __future__ import annotations

import eas
import pytest
import torch
import torch_ops as ops
from torch._dynamo import compiled_autograd

pytestmark = [
    pytest.mark.skipif(eas.torch.bridge_info().path != "bridge", reason="there is no bridge here"),
    pytest.mark.filterwarnings("ignore:The .grad attribute:UserWarning"),  # torch asks itself
]


@eas.torch.op("tests_compiled_autograd::scaled")
def scaled(x: torch.Tensor, factor: float) -> torch.Tensor:
    """Its gradient reads no tensor: the node keeps a layout alone."""
    out = torch.empty_like(x)
    ops.scale_kernel(x, out, x.numel(), factor)
    return out


def leaf(*shape, seed=0):
    generator = torch.Generator().manual_seed(seed)
    return torch.rand(shape, generator=generator, dtype=torch.float64).add(0.5).requires_grad_()


def gradients(call, inputs, graphs=None):
    """Of a call whose nodes are the bridge's; `graphs`: by compiled autograd, which adds to it."""
    for _ in range(2):
        loss = call(*inputs).pow(2).sum()
    for x in inputs:
        x.grad = None
    if graphs is None:
        loss.backward()
    else:

        def compiler(graph):
            graphs.append(graph)
            return torch.compile(graph, backend="eager")

        with compiled_autograd._enable(compiler):
            loss.backward()
    return [x.grad for x in inputs]


CALLS = {
    "values": (lambda x, y: ops.softmax(x) * ops.softmax(y), [(4, 6), (4, 6)]),
    "layouts": (lambda x: scaled(scaled(x, 3.0), -2.0), [(4, 6)]),
    "workspaces": (lambda x: ops.steps(x, 0.5), [(7, 3)]),
    "several results": (lambda x, y: sum(r.sum() for r in ops.halves(x, y, 2.0)), [(4, 4), (4, 4)]),
    "lists": (lambda x, y: sum(r.sum() for r in ops.total([x, y], 3)), [(4,), (5,)]),
}


@pytest.mark.parametrize("name", CALLS)
def test_gradients(name):
    call, shapes = CALLS[name]
    inputs = [leaf(*shape, seed=i) for i, shape in enumerate(shapes)]
    expected = gradients(call, inputs)
    graphs = []
    got = gradients(call, inputs, graphs)
    torch.testing.assert_close(got, expected)
    assert len(graphs) == 1
    assert "_backward" in graphs[0].code  # our operator is in it


def test_other_tensors_and_numbers_are_no_other_graph_but_their_own():
    graphs = []
    for factor in (2.0, 2.0, 5.0):
        for seed in (1, 2):
            x = leaf(3, 4, seed=seed)
            expected = gradients(lambda x, by=factor: scaled(ops.softmax(x), by), [x])
            got = gradients(lambda x, by=factor: scaled(ops.softmax(x), by), [x], graphs)
            torch.testing.assert_close(got, expected)
    assert len(graphs) == 2


def test_a_node_is_usable_after_it_was_traced():
    x = leaf(3, 4)
    ops.softmax(x)
    y = ops.softmax(x)
    with compiled_autograd._enable(lambda graph: graph):
        (first,) = torch.autograd.grad((y**2).sum(), x, retain_graph=True)
    (again,) = torch.autograd.grad((y**2).sum(), x)
    torch.testing.assert_close(first, again)
