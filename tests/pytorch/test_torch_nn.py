"""The modules of eas.torch.nn beside torch's, values and gradients, and by differences."""

from __future__ import annotations

import eas
import pytest

torch = pytest.importorskip("torch")
F = torch.nn.functional
nn = eas.torch.nn


def rotated(x, cos, sin):
    a, b = x.chunk(2, -1)
    return torch.cat([a * cos - b * sin, a * sin + b * cos], -1)


def heads(q, k, v, causal, scale):
    repeat = q.shape[-3] // k.shape[-3]
    k, v = k.repeat_interleave(repeat, -3), v.repeat_interleave(repeat, -3)
    return F.scaled_dot_product_attention(q, k, v, is_causal=causal, scale=scale or None)


TARGET = torch.tensor([2, -100, 0, 4])
ANGLES = torch.linspace(0, 3, 12, dtype=torch.float64).reshape(4, 3)

# name -> ours, torch's, shapes of what is differentiated
CASES = {
    "rms_norm": (nn.rms_norm, lambda x, w: F.rms_norm(x, (5,), w, 1e-6), [(2, 3, 5), (5,)]),
    "rms_norm without weight": (
        lambda x: nn.rms_norm(x),
        lambda x: F.rms_norm(x, (6,), None, 1e-6),
        [(4, 6)],
    ),
    "layer_norm": (
        nn.layer_norm,
        lambda x, w, b: F.layer_norm(x, (5,), w, b),
        [(2, 3, 5), (5,), (5,)],
    ),
    "layer_norm alone": (nn.layer_norm, lambda x: F.layer_norm(x, (7,)), [(3, 7)]),
    "softmax": (nn.softmax, lambda x: torch.softmax(x, -1), [(3, 5)]),
    "softmax of columns": (
        lambda x: nn.softmax(x, 0),
        lambda x: torch.softmax(x, 0),
        [(3, 4)],
    ),
    "cross_entropy": (
        lambda x: nn.cross_entropy(x, TARGET),
        lambda x: F.cross_entropy(x, TARGET),
        [(4, 5)],
    ),
    "cross_entropy smoothed": (
        lambda x: nn.cross_entropy(x, TARGET, reduction="none", label_smoothing=0.1),
        lambda x: F.cross_entropy(x, TARGET, reduction="none", label_smoothing=0.1),
        [(4, 5)],
    ),
    "swiglu": (nn.swiglu, lambda g, u: F.silu(g) * u, [(3, 5), (3, 5)]),
    "rotary": (
        lambda x: nn.rotary(x, ANGLES.cos(), ANGLES.sin()),
        lambda x: rotated(x, ANGLES.cos(), ANGLES.sin()),
        [(2, 4, 6)],
    ),
    "attention": (
        nn.attention,
        lambda q, k, v: heads(q, k, v, False, 0.0),
        [(2, 2, 3, 4), (2, 2, 5, 4), (2, 2, 5, 3)],
    ),
    "attention, causal, shared heads": (
        lambda q, k, v: nn.attention(q, k, v, True, 0.7),
        lambda q, k, v: heads(q, k, v, True, 0.7),
        [(1, 4, 5, 4), (1, 2, 5, 4), (1, 2, 5, 4)],
    ),
}


def inputs_of(shapes, dtype=torch.float64):
    generator = torch.Generator().manual_seed(len(shapes) + shapes[0][-1])
    made = [torch.randn(shape, generator=generator, dtype=torch.float64) for shape in shapes]
    return [x.to(dtype).requires_grad_() for x in made]


@pytest.mark.parametrize("name", CASES)
def test_values_and_gradients_are_torchs(name):
    ours, theirs, shapes = CASES[name]
    x, y = inputs_of(shapes), inputs_of(shapes)
    a, b = ours(*x), theirs(*y)
    torch.testing.assert_close(a, b)
    weights = torch.linspace(-1, 1, a.numel(), dtype=a.dtype).reshape(a.shape)
    (a * weights).sum().backward()
    (b * weights).sum().backward()
    for mine, others in zip(x, y, strict=True):
        torch.testing.assert_close(mine.grad, others.grad)


@pytest.mark.parametrize("name", CASES)
def test_gradcheck(name):
    ours, _, shapes = CASES[name]
    assert torch.autograd.gradcheck(ours, inputs_of(shapes))


@pytest.mark.parametrize("name", CASES)
def test_gradgradcheck(name):
    ours, _, shapes = CASES[name]
    assert torch.autograd.gradgradcheck(ours, inputs_of(shapes))


# shapes of q, k and v with more keys than a tile holds
LONG = [
    ((1, 2, 70, 16), (1, 2, 600, 16), (1, 2, 600, 16), False),
    ((1, 4, 640, 8), (1, 2, 640, 8), (1, 2, 640, 4), True),
    ((2, 1, 1, 16), (2, 1, 2049, 16), (2, 1, 2049, 8), False),
    ((3, 100, 8), (3, 513, 8), (3, 513, 8), True),
]


@pytest.mark.parametrize(("q", "k", "v", "causal"), LONG)
def test_attention_over_many_keys(q, k, v, causal):
    x, y = inputs_of((q, k, v), torch.float32), inputs_of((q, k, v), torch.float32)
    with torch.no_grad():
        for each in (x, y):
            each[0].mul_(8)  # far from even weights: the highest score moves from block to block
    a, b = nn.attention(*x, causal), heads(*y, causal, 0.0)
    torch.testing.assert_close(a, b)
    weights = torch.linspace(-1, 1, a.numel()).reshape(a.shape)
    (a * weights).sum().backward()
    (b * weights).sum().backward()
    for mine, others in zip(x, y, strict=True):
        torch.testing.assert_close(mine.grad, others.grad, rtol=2e-4, atol=2e-5)


def test_attention_over_many_keys_by_differences():
    x = inputs_of([(1, 3, 4), (1, 530, 4), (1, 530, 2)])
    assert torch.autograd.gradcheck(nn.attention, x, fast_mode=True)


@pytest.mark.parametrize("name", ["rms_norm", "layer_norm", "softmax", "swiglu", "attention"])
def test_bfloat16_is_computed_wide(name):
    ours, theirs, shapes = CASES[name]
    made = ours(*inputs_of(shapes, torch.bfloat16))
    assert made.dtype == torch.bfloat16
    expected = theirs(*(x.bfloat16().double() for x in inputs_of(shapes)))
    torch.testing.assert_close(made.double(), expected, rtol=2e-2, atol=2e-2)
