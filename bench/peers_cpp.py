"""The hand-written C++ reference (reference.cpp) for each workload, plain and with stores past the
caches ("stream") where that can help.
"""

from __future__ import annotations

import ctypes

import numpy as np

from . import reference
from .peers import register
from .workload import CPP, Case, Run

reference.library()  # an OSError here says why C++ is left out
peer = register(CPP)


def _same_arguments(workload: str, function: str, tag: str = "") -> None:
    """For functions that take the inputs, the outputs and one length."""

    @peer(workload, tag)
    def build(case: Case) -> Run:
        return reference.call(function, *case.inputs, *case.outputs, case.size.n)


_same_arguments("add", "ref_add")
_same_arguments("add", "ref_add_stream", "stream")
_same_arguments("transpose", "ref_transpose")
_same_arguments("transpose", "ref_transpose_stream", "stream")
_same_arguments("blur", "ref_blur")
_same_arguments("blur", "ref_blur_stream", "stream")


@peer("gelu")
def gelu(case: Case) -> Run:
    size = case.size
    return reference.call("ref_gelu", *case.inputs, *case.outputs, size.a, size.b, size.n)


@peer("softmax")
def softmax(case: Case) -> Run:
    return reference.call("ref_softmax", *case.inputs, *case.outputs, *case.inputs[0].shape)


@peer("layer_norm")
def layer_norm(case: Case) -> Run:
    arrays = (*case.inputs, *case.outputs)
    return reference.call("ref_layer_norm", *arrays, case.size.eps, *case.inputs[0].shape)


@peer("layer_norm_backward")
def layer_norm_backward(case: Case) -> Run:
    arrays = (*case.inputs, *case.outputs)
    return reference.call("ref_layer_norm_backward", *arrays, *case.inputs[0].shape)


@peer("sum")
def total(case: Case) -> Run:
    run = reference.call("ref_sum", *case.inputs, case.size.n)
    return lambda: (np.float32(run()),)


@peer("mandelbrot")
def mandelbrot(case: Case) -> Run:
    limit = ctypes.c_int(case.size.limit)
    return reference.call("ref_mandelbrot", *case.inputs, *case.outputs, case.size.n, limit)


@peer("nbody")
def nbody(case: Case) -> Run:
    size = case.size
    return reference.call("ref_nbody", *case.inputs, *case.outputs, size.softening, size.n)
