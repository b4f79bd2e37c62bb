"""Each module of eas.torch.nn in the place of torch's: parameters by the same names, values, and
the gradients of inputs and parameters."""

from __future__ import annotations

import eas
import pytest

torch = pytest.importorskip("torch")
F = torch.nn.functional
nn = eas.torch.nn

CLASSES = torch.tensor([1, 0, -100, 4, 2])


class TorchSwiGLU(torch.nn.Module):
    def __init__(self, size, hidden, bias=False):
        super().__init__()
        self.gate = torch.nn.Linear(size, hidden, bias=bias)
        self.up = torch.nn.Linear(size, hidden, bias=bias)
        self.down = torch.nn.Linear(hidden, size, bias=bias)

    def forward(self, x):
        return self.down(F.silu(self.gate(x)) * self.up(x))


class TorchRotary(torch.nn.Module):
    """By complex numbers: the pair (x[i], x[i + size/2]) times exp(i·angle)."""

    def forward(self, x, start=0):
        size, length = x.shape[-1], x.shape[-2]
        turns = 10000.0 ** (-torch.arange(0, size, 2, dtype=torch.float64) / size)
        places = torch.arange(start, start + length, dtype=torch.float64)
        angles = torch.outer(places, turns)
        a, b = x.double().chunk(2, -1)
        turned = torch.complex(a, b) * torch.polar(torch.ones_like(angles), angles)
        return torch.cat([turned.real, turned.imag], -1).to(x.dtype)


class TorchAttention(torch.nn.Module):
    def __init__(self, causal=False, scale=None):
        super().__init__()
        self.options = {"is_causal": causal, "scale": scale}

    def forward(self, q, k, v):
        return F.scaled_dot_product_attention(q, k, v, **self.options)


def loss(reduction, smoothing):
    ours = nn.CrossEntropy(reduction=reduction, label_smoothing=smoothing)
    theirs = torch.nn.CrossEntropyLoss(reduction=reduction, label_smoothing=smoothing)
    return lambda: (ours, theirs, [(5, 6)], [CLASSES])


# name -> ours, torch's, shapes of what is differentiated, other arguments
CASES = {
    "RMSNorm": lambda: (nn.RMSNorm(6), torch.nn.RMSNorm(6, 1e-6), [(2, 3, 6)], []),
    "RMSNorm without weight": lambda: (
        nn.RMSNorm(6, 0.1, elementwise_affine=False),
        torch.nn.RMSNorm(6, 0.1, elementwise_affine=False),
        [(4, 6)],
        [],
    ),
    "LayerNorm": lambda: (nn.LayerNorm(7), torch.nn.LayerNorm(7), [(3, 7)], []),
    "LayerNorm without bias": lambda: (
        nn.LayerNorm(7, bias=False),
        torch.nn.LayerNorm(7, bias=False),
        [(3, 7)],
        [],
    ),
    "Softmax": lambda: (nn.Softmax(), torch.nn.Softmax(-1), [(3, 5)], []),
    "Softmax of an axis": lambda: (nn.Softmax(1), torch.nn.Softmax(1), [(2, 4, 3)], []),
    "CrossEntropy, mean": loss("mean", 0.0),
    "CrossEntropy, sum": loss("sum", 0.0),
    "CrossEntropy, none, smoothed": loss("none", 0.2),
    "SwiGLU": lambda: (nn.SwiGLU(4, 9), TorchSwiGLU(4, 9), [(2, 3, 4)], []),
    "SwiGLU with bias": lambda: (nn.SwiGLU(4, 9, True), TorchSwiGLU(4, 9, True), [(5, 4)], []),
    "Rotary": lambda: (nn.Rotary(6, 32), TorchRotary(), [(2, 5, 6)], []),
    "Rotary from a place": lambda: (nn.Rotary(6, 32), TorchRotary(), [(2, 5, 6)], [9]),
    "Attention": lambda: (nn.Attention(), TorchAttention(), [(2, 5, 8)] * 3, []),
    "Attention, causal": lambda: (
        nn.Attention(True, 0.3),
        TorchAttention(True, 0.3),
        [(1, 2, 5, 8)] * 3,
        [],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_module_takes_the_place_of_torchs(name):
    torch.manual_seed(3)
    ours, theirs, shapes, others = CASES[name]()
    for parameter in theirs.parameters():
        torch.nn.init.normal_(parameter)
    ours.load_state_dict(theirs.state_dict())  # the same names and shapes
    given = [torch.randn(shape) for shape in shapes]
    mine, other = ([x.clone().requires_grad_() for x in given] for _ in range(2))
    a, b = ours(*mine, *others), theirs(*other, *others)
    torch.testing.assert_close(a, b)
    weights = torch.linspace(-1, 1, a.numel()).reshape(a.shape)
    (a * weights).sum().backward()
    (b * weights).sum().backward()
    for x, y in zip(mine, other, strict=True):
        torch.testing.assert_close(x.grad, y.grad)
    wanted = dict(theirs.named_parameters())
    assert wanted.keys() == dict(ours.named_parameters()).keys()
    for key, parameter in ours.named_parameters():
        torch.testing.assert_close(parameter.grad, wanted[key].grad)
