"""The operators of eas.torch.nn, `torch.ops.eas.*`: bodies that allocate and launch."""

from __future__ import annotations

# mypy: disable-error-code="no-any-return"
import torch

from ... import _core
from ..._kernel import cdiv, next_power_of_2
from .._op import op
from . import _kernels


@op("eas::rms_norm")
def rms_norm(
    x: torch.Tensor, weight: torch.Tensor | None = None, eps: float = 1e-6
) -> torch.Tensor:
    """x divided by the root of the mean of its squares, along the last axis; times weight."""
    x = x.contiguous()
    out = torch.empty_like(x)
    cols = x.shape[-1]
    _kernels.rms_norm_rows[(x.numel() // cols,)](
        x, x if weight is None else weight, out, cols, eps,
        WEIGHT=weight is not None, BLOCK=next_power_of_2(cols),
    )  # fmt: skip
    return out


@op("eas::layer_norm")
def layer_norm(
    x: torch.Tensor,
    weight: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    eps: float = 1e-5,
) -> torch.Tensor:
    """x less its mean, divided by its deviation, along the last axis; times weight plus bias."""
    x = x.contiguous()
    out = torch.empty_like(x)
    cols = x.shape[-1]
    _kernels.layer_norm_rows[(x.numel() // cols,)](
        x, x if weight is None else weight, x if bias is None else bias, out, cols, eps,
        WEIGHT=weight is not None, BIAS=bias is not None, BLOCK=next_power_of_2(cols),
    )  # fmt: skip
    return out


@op("eas::softmax")
def softmax(x: torch.Tensor, dim: int = -1) -> torch.Tensor:
    """exp(x) divided by its sum along an axis."""
    rows = x.movedim(dim, -1).contiguous()
    out = torch.empty_like(rows)
    cols = rows.shape[-1]
    _kernels.softmax_rows[(rows.numel() // cols,)](rows, out, cols, BLOCK=next_power_of_2(cols))
    return out.movedim(-1, dim)


@op("eas::cross_entropy")
def cross_entropy_losses(
    logits: torch.Tensor,
    target: torch.Tensor,
    ignore_index: int = -100,
    label_smoothing: float = 0.0,
) -> torch.Tensor:
    """The loss of every row of logits (n, classes), 0 where the target is ignore_index."""
    logits = logits.contiguous()
    rows, cols = logits.shape
    out = torch.empty((rows,), dtype=logits.dtype, device=logits.device)
    _kernels.cross_entropy_rows[(rows,)](
        logits, target.contiguous(), out, cols, ignore_index, label_smoothing,
        SMOOTH=label_smoothing != 0.0, BLOCK=next_power_of_2(cols),
    )  # fmt: skip
    return out


@op("eas::swiglu")
def swiglu(gate: torch.Tensor, up: torch.Tensor) -> torch.Tensor:
    """silu(gate) * up."""
    gate, up = gate.contiguous(), up.contiguous()
    out = torch.empty_like(gate)
    _kernels.swiglu_elements[(cdiv(gate.numel(), 1024),)](gate, up, out, gate.numel(), BLOCK=1024)
    return out


@op("eas::rotary")
def rotary(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    """The pairs (i, i + d/2) of the last axis turned by the angles of their place.

    x is (..., length, d), cos and sin are (length, d/2).
    """
    x, cos, sin = x.contiguous(), cos.contiguous(), sin.contiguous()
    out = torch.empty_like(x)
    length, size = x.shape[-2], x.shape[-1]
    _kernels.rotary_rows[(x.numel() // size,)](x, cos, sin, out, length, HALF=size // 2)
    return out


_KEYS_IN_A_TILE = 512  # of one head; more are gone through in blocks


@op("eas::attention")
def attention(
    q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool = False, scale: float = 0.0
) -> torch.Tensor:
    """softmax(q kᵀ · scale) v for q (…, heads, queries, d), k and v (…, heads, keys, d).

    k and v may have fewer heads than q, each for as many of q's that follow each other. A scale of
    0 is 1/√d.
    """
    q, k, v = q.contiguous(), k.contiguous(), v.contiguous()
    size, width = q.shape[-1], v.shape[-1]
    queries, keys = q.shape[-2], k.shape[-2]
    heads = k.numel() // (keys * size)
    rows = q.numel() // (size * heads)
    out = torch.empty((*q.shape[:-1], width), dtype=q.dtype, device=q.device)
    scale = scale if scale != 0.0 else size**-0.5
    if keys <= _KEYS_IN_A_TILE:
        _kernels.attention_heads[(heads,)](
            q, k, v, out, rows, queries, keys, scale,
            CAUSAL=causal, D=size, E=width, KEYS=next_power_of_2(keys), BLOCK=32,
        )  # fmt: skip
    else:
        _kernels.attention_blocks[(heads,)](
            q, k, v, out, rows, queries, keys, scale,
            CAUSAL=causal, D=size, E=width, KEYS=128, BLOCK=64,
        )  # fmt: skip
    return out


def cross_entropy(
    logits: torch.Tensor,
    target: torch.Tensor,
    ignore_index: int = -100,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> torch.Tensor:
    """As torch.nn.functional.cross_entropy, for targets that are classes: logits (…, classes)."""
    if reduction not in ("none", "mean", "sum"):
        message = f"reduction is none, mean or sum, got {reduction!r}"
        _core.refuse("Error", "cross_entropy", message)
    flat = logits.reshape(-1, logits.shape[-1])
    losses = cross_entropy_losses(flat, target.reshape(-1), ignore_index, label_smoothing)
    if reduction == "none":
        return losses.reshape(target.shape)
    if reduction == "sum":
        return losses.sum()
    return losses.sum() / (target != ignore_index).sum()
