"""PyTorch, eager: `out=` wherever torch has it, the fused operator wherever there is one."""

from __future__ import annotations

import torch
import torch.nn.functional as F

from . import machine
from .peers import register
from .workload import Case, Run

torch.set_num_threads(machine.threads())
torch.set_grad_enabled(False)
peer = register("torch")


def tensors(case: Case) -> list[torch.Tensor]:
    """The case's own memory, inputs first."""
    return [torch.from_numpy(array) for array in (*case.inputs, *case.outputs)]


@peer("add")
def add(case: Case) -> Run:
    a, b, c = tensors(case)
    return lambda: (torch.add(a, b, out=c), None)[1]


@peer("gelu")
def gelu(case: Case) -> Run:
    x, _ = tensors(case)
    a, b = case.size.a, case.size.b
    return lambda: (F.gelu(x * a + b, approximate="tanh"),)


@peer("softmax")
def softmax(case: Case) -> Run:
    x, out = tensors(case)
    return lambda: (torch.softmax(x, 1, out=out), None)[1]


@peer("layer_norm")
def layer_norm(case: Case) -> Run:
    x, weight, bias, _ = tensors(case)
    return lambda: (F.layer_norm(x, weight.shape, weight, bias, case.size.eps),)


@peer("layer_norm", "out=")
def layer_norm_out(case: Case) -> Run:
    x, weight, bias, out = tensors(case)
    mean, rstd = torch.empty(len(x), 1), torch.empty(len(x), 1)
    call = torch.ops.aten.native_layer_norm.out
    eps = case.size.eps
    shape = list(weight.shape)
    return lambda: (call(x, shape, weight, bias, eps, out0=out, out1=mean, out2=rstd), None)[1]


@peer("layer_norm_backward")
def layer_norm_backward(case: Case) -> Run:
    x, weight, dy, mean, rstd = tensors(case)[:5]
    bias = torch.zeros_like(weight)
    call = torch.ops.aten.native_layer_norm_backward
    shape, which = list(weight.shape), [True, True, True]
    return lambda: call(dy, x, shape, mean[:, None], rstd[:, None], weight, bias, which)


@peer("sum")
def total(case: Case) -> Run:
    x, _ = tensors(case)
    return lambda: (torch.sum(x),)


@peer("matmul")
def matmul(case: Case) -> Run:
    a, b, c = tensors(case)
    return lambda: (torch.mm(a, b, out=c), None)[1]


@peer("attention")
def attention(case: Case) -> Run:
    q, k, v = (t[None] for t in tensors(case)[:3])
    return lambda: (F.scaled_dot_product_attention(q, k, v),)


@peer("transpose")
def transpose(case: Case) -> Run:
    x, out = tensors(case)
    return lambda: (out.copy_(x.t()), None)[1]


@peer("blur")
def blur(case: Case) -> Run:
    x, _ = tensors(case)
    return lambda: (F.avg_pool2d(x[None, None], 3, 1),)


@peer("mandelbrot")
def mandelbrot(case: Case) -> Run:
    cx, cy, _ = tensors(case)
    c_im, c_re = (grid.contiguous() for grid in torch.meshgrid(cy, cx, indexing="ij"))

    def run() -> tuple[torch.Tensor]:
        re, im = torch.zeros_like(c_re), torch.zeros_like(c_re)
        count = torch.zeros(c_re.shape, dtype=torch.int32)
        for _ in range(case.size.limit):
            re2, im2 = re * re, im * im
            count += re2 + im2 <= 4
            re, im = re2 - im2 + c_re, 2 * re * im + c_im
        return (count,)

    return run


def all_pairs(x, y, z, mass, softening):
    dx, dy, dz = (axis[None, :] - axis[:, None] for axis in (x, y, z))
    near = torch.rsqrt(dx * dx + dy * dy + dz * dz + softening)
    pull = near * near * near * mass
    return (dx * pull).sum(1), (dy * pull).sum(1), (dz * pull).sum(1)


@peer("nbody")
def nbody(case: Case) -> Run:
    inputs = tensors(case)[:4]
    return lambda: all_pairs(*inputs, case.size.softening)
