"""torch.compile's backward of the gradients' rows: the formula compiled into one graph whose
results go to memory that is there, and the backward graph of a compiled forward; the better counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F

from .peers import register
from .peers_gradients_torch import given_back, tensors
from .peers_inductor import compiled
from .workload import Case, Run

peer = register("inductor")


def into(compute: Callable[..., Any]) -> Callable[[Case], Run]:
    """A builder: `compute(size, *inputs)` gives the gradients, copied into the case's outputs."""

    def build(case: Case) -> Run:
        given = tensors(case)
        inputs, outputs = given[: len(case.inputs)], given[len(case.inputs) :]

        def work(inputs: list[torch.Tensor], outputs: list[torch.Tensor]) -> None:
            results = compute(case.size, *inputs)
            results = results if isinstance(results, tuple) else (results,)
            for out, result in zip(outputs, results, strict=True):
                out.copy_(result)

        function = compiled(work)
        return lambda: function(inputs, outputs)

    return build


def through(forward: Callable[..., torch.Tensor], wrt: int) -> Callable[[Case], Run]:
    """A builder: the backward of `forward(size, *inputs)`, for its first inputs."""

    def build(case: Case) -> Run:
        given = tensors(case)[: len(case.inputs)]
        function = compiled(lambda *inputs: forward(case.size, *inputs))
        with torch.enable_grad():
            active = [t.detach().requires_grad_() for t in given[:wrt]]
            out = function(*active, *given[wrt:])
        d_out = given[-1]
        return lambda: given_back(*torch.autograd.grad(out, active, d_out, retain_graph=True))

    return build


def softmax(size, x, y, g):
    return y * (g - (y * g).sum(1, keepdim=True))


def gelu(size, x, out, g):
    if size.erf:
        slope = 0.5 * (1 + torch.erf(x * 0.5**0.5)) + x * torch.exp(-0.5 * x * x) * 0.39894228
    else:
        s = torch.sigmoid(1.5957691216057308 * (x + 0.044715 * x * x * x))
        slope = s + x * s * (1 - s) * (1.5957691216057308 + 0.2140644488178387 * x * x)
    return g * slope


def cross_entropy(size, x, target, loss, lse, g):
    hit = torch.arange(x.shape[1]) == target[:, None]
    return (torch.exp(x - lse[:, None]) - hit.to(x.dtype)) * g[:, None]


def rotate(size, x, cos, sin, out, d_out):
    left, right = x.chunk(2, -1)
    cos, sin = cos[:, None, :], sin[:, None, :]
    return torch.cat([left * cos - right * sin, right * cos + left * sin], -1)


def rotary(size, x, cos, sin, out, d_out):
    return rotate(size, d_out, cos, -sin, out, d_out)


def layer_norm(size, x, weight, bias, mean, rstd, out, dy):
    hat = (x - mean[:, None]) * rstd[:, None]
    wg = weight * dy
    c1, c2 = (hat * wg).mean(1, keepdim=True), wg.mean(1, keepdim=True)
    return (wg - (hat * c1 + c2)) * rstd[:, None], (dy * hat).sum(0), dy.sum(0)


def rms_norm(size, x, weight, rstd, out, dy):
    hat, wg = x * rstd[:, None], weight * dy
    return (wg - hat * (hat * wg).mean(1, keepdim=True)) * rstd[:, None], (dy * hat).sum(0)


def matmul_relu(size, a, b, bias, out, d_out):
    d_z = torch.where(out > 0, d_out, 0)
    return d_z @ b.t(), a.t() @ d_z, d_z.sum(0)


peer("grad_softmax")(into(softmax))
peer("grad_softmax", "autograd")(through(lambda size, x, *rest: torch.softmax(x, 1), 1))
peer("grad_gelu")(into(gelu))
peer("grad_gelu", "autograd")(
    through(lambda size, x, *rest: F.gelu(x, approximate="none" if size.erf else "tanh"), 1)
)
peer("grad_cross_entropy")(into(cross_entropy))
peer("grad_cross_entropy", "autograd")(
    through(lambda size, x, target, *rest: F.cross_entropy(x, target, reduction="none"), 1)
)
peer("grad_rotary")(into(rotary))
peer("grad_rotary", "autograd")(through(rotate, 1))
peer("grad_layer_norm")(into(layer_norm))
peer("grad_layer_norm", "autograd")(
    through(lambda size, x, w, b, *rest: F.layer_norm(x, w.shape, w, b, size.eps), 3)
)
peer("grad_rms_norm")(into(rms_norm))
peer("grad_rms_norm", "autograd")(
    through(lambda size, x, w, *rest: F.rms_norm(x, w.shape, w, size.eps), 2)
)
peer("grad_matmul_relu")(into(matmul_relu))
peer("grad_matmul_relu", "autograd")(
    through(lambda size, a, b, bias, *rest: torch.relu(a @ b + bias), 3)
)


@peer("grad_attention", "autograd")
def attention(case: Case) -> Run:
    def forward(size, q, k, v, *rest):
        return F.scaled_dot_product_attention(
            q[None], k[None], v[None], is_causal=bool(size.causal)
        )[0]

    return through(forward, 3)(case)
