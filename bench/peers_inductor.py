"""torch.compile: one graph, static shapes, the result copied into memory that is there already
(which inductor fuses with the work); max-autotune where it has something to tune.
"""

from __future__ import annotations

import importlib.util
import shutil

import torch
import torch.nn.functional as F

from .peers import register
from .peers_torch import all_pairs, tensors
from .workload import Case, Run

if not shutil.which("g++") and not shutil.which("clang++"):
    raise ImportError("torch.compile needs a C++ compiler")
if importlib.util.find_spec("torch._inductor") is None:
    raise ImportError("this torch has no inductor")

peer = register("inductor")
OPTIONS = {"dynamic": False, "fullgraph": True}
TURNS = 25  # of Mandelbrot in one graph: more make a graph that takes minutes to compile


def compiled(function, **options):
    torch._dynamo.reset()
    return torch.compile(function, **OPTIONS, **options)


def into(compute, out_count=1, **options):
    """A builder: `compute(*inputs, size)` gives the results, copied into the case's outputs."""

    def build(case: Case) -> Run:
        arrays = tensors(case)
        inputs, outputs = arrays[:-out_count], arrays[-out_count:]

        def work(inputs, outputs):
            results = compute(*inputs, case.size)
            results = results if isinstance(results, tuple) else (results,)
            for out, result in zip(outputs, results, strict=True):
                out.copy_(result)

        function = compiled(work, **options)
        return lambda: function(inputs, outputs)

    return build


@peer("gelu")
def gelu(case: Case) -> Run:
    return into(lambda x, size: F.gelu(x * size.a + size.b, approximate="tanh"))(case)


def layer_norm(x, weight, bias, size):
    return F.layer_norm(x, weight.shape, weight, bias, size.eps)


def layer_norm_backward(x, weight, dy, mean, rstd, size):
    hat = (x - mean[:, None]) * rstd[:, None]
    wg = weight * dy
    c1, c2 = (hat * wg).mean(1, keepdim=True), wg.mean(1, keepdim=True)
    return (wg - (hat * c1 + c2)) * rstd[:, None], (dy * hat).sum(0), dy.sum(0)


def blur(x, size):
    return sum(x[i : i + size.n, j : j + size.n] for i in range(3) for j in range(3)) * (1 / 9)


peer("add")(into(lambda a, b, size: a + b))
peer("softmax")(into(lambda x, size: torch.softmax(x, 1)))
peer("layer_norm")(into(layer_norm))
peer("layer_norm_backward")(into(layer_norm_backward, 3))
peer("sum")(into(lambda x, size: x.sum(0, keepdim=True)))
peer("transpose")(into(lambda x, size: x.t()))
peer("blur")(into(blur))
peer("nbody")(into(lambda x, y, z, mass, size: all_pairs(x, y, z, mass, size.softening), 3))


def returning(compute, **options):
    """A builder for work that inductor hands to a library: a copy of the result would cost."""

    def build(case: Case) -> Run:
        inputs = tensors(case)[: len(case.inputs)]
        function = compiled(compute, **options)
        return lambda: (function(*inputs),)

    return build


peer("matmul")(returning(lambda a, b: a @ b))
peer("matmul", "max-autotune")(returning(lambda a, b: a @ b, mode="max-autotune-no-cudagraphs"))
peer("attention")(returning(lambda q, k, v: F.scaled_dot_product_attention(q, k, v)))


@peer("mandelbrot")
def mandelbrot(case: Case) -> Run:
    cx, cy, _ = tensors(case)
    c_im, c_re = (grid.contiguous() for grid in torch.meshgrid(cy, cx, indexing="ij"))

    def turns(re, im, count, number):
        for _ in range(number):
            re2, im2 = re * re, im * im
            count = count + (re2 + im2 <= 4).to(torch.int32)
            re, im = re2 - im2 + c_re, 2 * re * im + c_im
        return re, im, count

    some = compiled(turns)

    def run() -> tuple[torch.Tensor]:
        re, im = torch.zeros_like(c_re), torch.zeros_like(c_re)
        count = torch.zeros(c_re.shape, dtype=torch.int32)
        left = case.size.limit
        while left:
            re, im, count = some(re, im, count, min(TURNS, left))
            left -= min(TURNS, left)
        return (count,)

    return run
