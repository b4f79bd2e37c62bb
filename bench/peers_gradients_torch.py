"""torch's own backward of the gradients' rows: the operator autograd calls, with `out=` where it
has one, and no forward in the timing. It overwrites where ours add.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F

from .gradients_case import arrays
from .peers import register
from .workload import Case, Run

peer = register("torch")
aten = torch.ops.aten


def tensors(case: Case) -> list[torch.Tensor]:
    """The case's own memory, inputs first; as bfloat16 what is its bits."""
    return [torch.as_tensor(array) for array in arrays(case)]


def filled(*calls):
    """A run that fills the outputs by calls one after the other."""

    def run():
        for call in calls:
            call()

    return run


def given_back(*results: torch.Tensor):
    """Results as NumPy takes them."""
    return tuple(t.view(torch.uint16) if t.dtype == torch.bfloat16 else t for t in results)


@peer("grad_softmax")
def softmax(case: Case) -> Run:
    x, out, d_out, d_x = tensors(case)
    call = aten._softmax_backward_data.out
    return filled(lambda: call(d_out, out, 1, x.dtype, grad_input=d_x))


@peer("grad_gelu")
def gelu(case: Case) -> Run:
    x, _, d_out, d_x = tensors(case)
    form = "none" if case.size.erf else "tanh"
    return filled(lambda: aten.gelu_backward.grad_input(d_out, x, approximate=form, grad_input=d_x))


@peer("grad_cross_entropy")
def cross_entropy(case: Case) -> Run:
    x, target, _, _, d_loss, d_x = tensors(case)
    log_p = torch.log_softmax(x, 1)
    d_log_p, weight = torch.empty_like(x), torch.ones((), dtype=x.dtype)
    picked = aten.nll_loss_backward.grad_input
    back = aten._log_softmax_backward_data.out
    return filled(
        lambda: picked(d_loss, log_p, target, None, 0, -100, weight, grad_input=d_log_p),
        lambda: back(d_log_p, log_p, 1, x.dtype, out=d_x),
    )


@peer("grad_cross_entropy", "formula")
def cross_entropy_formula(case: Case) -> Run:
    x, target, _, lse, d_loss, d_x = tensors(case)
    lse, d_loss, at = lse[:, None], d_loss[:, None], target[:, None]
    return filled(
        lambda: torch.sub(x, lse, out=d_x),
        lambda: torch.exp(d_x, out=d_x),
        lambda: d_x.mul_(d_loss),
        lambda: d_x.scatter_add_(1, at, -d_loss),
    )


@peer("grad_rotary")
def rotary(case: Case) -> Run:
    _, cos, sin, _, d_out, d_x = tensors(case)
    half = case.size.half
    cos, sin = cos[:, None, :], sin[:, None, :]
    left, right = d_out[..., :half], d_out[..., half:]
    d_left, d_right = d_x[..., :half], d_x[..., half:]
    return filled(
        lambda: torch.mul(left, cos, out=d_left),
        lambda: d_left.addcmul_(right, sin),
        lambda: torch.mul(right, cos, out=d_right),
        lambda: d_right.addcmul_(left, sin, value=-1),
    )


@peer("grad_layer_norm")
def layer_norm(case: Case) -> Run:
    x, weight, bias, mean, rstd, _, dy, *outs = tensors(case)
    call = aten.native_layer_norm_backward.out
    shape, which = list(weight.shape), [True, True, True]
    stats = mean[:, None], rstd[:, None]
    names = {f"out{i}": out for i, out in enumerate(outs)}
    return filled(lambda: call(dy, x, shape, *stats, weight, bias, which, **names))


@peer("grad_layer_norm", "new")
def layer_norm_new(case: Case) -> Run:
    x, weight, bias, mean, rstd, _, dy = tensors(case)[:7]
    call = aten.native_layer_norm_backward
    shape, which = list(weight.shape), [True, True, True]
    stats = mean[:, None], rstd[:, None]
    return lambda: given_back(*call(dy, x, shape, *stats, weight, bias, which))


def backward_of(forward, case: Case, wrt: int) -> Run:
    """Autograd through a forward that ran before, of the first inputs."""
    with torch.enable_grad():
        inputs = [t.detach().requires_grad_() for t in tensors(case)[:wrt]]
        out = forward(*inputs)
    d_out = tensors(case)[len(case.inputs) - 1]
    return lambda: given_back(*torch.autograd.grad(out, inputs, d_out, retain_graph=True))


@peer("grad_rms_norm")
def rms_norm(case: Case) -> Run:
    return backward_of(lambda x, w: F.rms_norm(x, w.shape, w, case.size.eps), case, 2)


@peer("grad_rms_norm", "formula")
def rms_norm_formula(case: Case) -> Run:
    x, weight, rstd, _, dy, d_x, d_w = tensors(case)
    rstd = rstd[:, None]
    hat, wg = torch.empty_like(x), torch.empty_like(x)

    def run() -> None:
        torch.mul(x, rstd, out=hat)
        torch.mul(weight, dy, out=wg)
        mean = torch.linalg.vecdot(hat, wg)[:, None] / -x.shape[1]
        torch.addcmul(wg, hat, mean, out=d_x)
        d_x.mul_(rstd)
        torch.sum(hat.mul_(dy), 0, out=d_w)

    return run


@peer("grad_attention")
def attention(case: Case) -> Run:
    q, k, v, out, lse, d_out = tensors(case)[:6]
    q, k, v, out, lse, d_out = (t[None] for t in (q, k, v, out, lse, d_out))
    call = aten._scaled_dot_product_flash_attention_for_cpu_backward
    return lambda: tuple(t[0] for t in call(d_out, q, k, v, out, lse, 0.0, bool(case.size.causal)))


@peer("grad_matmul_relu")
def matmul_relu(case: Case) -> Run:
    a, b, _, out, d_out, d_a, d_b, d_bias = tensors(case)
    d_z = torch.empty_like(out)
    return filled(
        lambda: aten.threshold_backward.grad_input(d_out, out, 0, grad_input=d_z),
        lambda: torch.mm(d_z, b.t(), out=d_a),
        lambda: torch.mm(a.t(), d_z, out=d_b),
        lambda: torch.sum(d_z, 0, out=d_bias),
    )
