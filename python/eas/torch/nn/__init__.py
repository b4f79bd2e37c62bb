"""Modules that take the place of torch's, their passes forward our kernels, gradients derived."""

from __future__ import annotations

# mypy: disable-error-code="no-any-return"
import torch

from ._ops import attention, cross_entropy, layer_norm, rms_norm, rotary, softmax, swiglu

__all__ = [
    "Attention",
    "CrossEntropy",
    "LayerNorm",
    "RMSNorm",
    "Rotary",
    "Softmax",
    "SwiGLU",
    "attention",
    "cross_entropy",
    "layer_norm",
    "rms_norm",
    "rotary",
    "softmax",
    "swiglu",
]


class RMSNorm(torch.nn.Module):
    """As torch.nn.RMSNorm over the last axis."""

    def __init__(self, size: int, eps: float = 1e-6, elementwise_affine: bool = True) -> None:
        super().__init__()
        self.eps = eps
        self.weight = torch.nn.Parameter(torch.ones(size)) if elementwise_affine else None

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return rms_norm(x, self.weight, self.eps)


class LayerNorm(torch.nn.Module):
    """As torch.nn.LayerNorm over the last axis."""

    def __init__(
        self, size: int, eps: float = 1e-5, elementwise_affine: bool = True, bias: bool = True
    ) -> None:
        super().__init__()
        self.eps = eps
        self.weight = torch.nn.Parameter(torch.ones(size)) if elementwise_affine else None
        with_bias = elementwise_affine and bias
        self.bias = torch.nn.Parameter(torch.zeros(size)) if with_bias else None

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return layer_norm(x, self.weight, self.bias, self.eps)


class Softmax(torch.nn.Module):
    """As torch.nn.Softmax."""

    def __init__(self, dim: int = -1) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return softmax(x, self.dim)


class CrossEntropy(torch.nn.Module):
    """As torch.nn.CrossEntropyLoss, for targets that are classes: logits (…, classes)."""

    def __init__(
        self, ignore_index: int = -100, reduction: str = "mean", label_smoothing: float = 0.0
    ) -> None:
        super().__init__()
        self.ignore_index = ignore_index
        self.reduction = reduction
        self.label_smoothing = label_smoothing

    def forward(self, logits: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
        return cross_entropy(
            logits, target, self.ignore_index, self.reduction, self.label_smoothing
        )


class SwiGLU(torch.nn.Module):
    """The layer down(silu(gate(x)) * up(x)) of a transformer, with `hidden` features inside."""

    def __init__(self, size: int, hidden: int, bias: bool = False) -> None:
        super().__init__()
        self.gate = torch.nn.Linear(size, hidden, bias=bias)
        self.up = torch.nn.Linear(size, hidden, bias=bias)
        self.down = torch.nn.Linear(hidden, size, bias=bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        made: torch.Tensor = self.down(swiglu(self.gate(x), self.up(x)))
        return made


class Rotary(torch.nn.Module):
    """Turns the pairs (i, i + size/2) of x (…, length, size) by angles that grow with the place."""

    cos: torch.Tensor
    sin: torch.Tensor

    def __init__(self, size: int, length: int = 2048, base: float = 10000.0) -> None:
        super().__init__()
        turns = base ** (-torch.arange(0, size, 2, dtype=torch.float64) / size)
        angles = torch.outer(torch.arange(length, dtype=torch.float64), turns)
        self.register_buffer("cos", angles.cos().float(), persistent=False)
        self.register_buffer("sin", angles.sin().float(), persistent=False)

    def forward(self, x: torch.Tensor, start: int = 0) -> torch.Tensor:
        end = start + x.shape[-2]
        return rotary(x, self.cos[start:end], self.sin[start:end])


class Attention(torch.nn.Module):
    """As torch.nn.functional.scaled_dot_product_attention, whose `is_causal` is `causal` here."""

    def __init__(self, causal: bool = False, scale: float | None = None) -> None:
        super().__init__()
        self.causal = causal
        self.scale = scale

    def forward(self, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        return attention(q, k, v, self.causal, self.scale or 0.0)
