"""Mandelbrot, 1024 x 1024, 200 turns: a program stops when every pixel of its tile has escaped."""

import eas
import numpy as np
from eas import mk

from .workload import Workload, empty

BLOCK = 24


@eas.kernel(fast_math=True)
def mandelbrot(cx, cy, out, W, limit, BLOCK: eas.constexpr):
    row = mk.program_id(1)
    col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    c_re, c_im = mk.load(cx, col, col < W), mk.load(cy, row)
    re, im = mk.zeros((BLOCK,)), mk.zeros((BLOCK,))
    count = mk.zeros((BLOCK,), mk.int32)
    live = col < W
    turn = 0
    while (turn < limit) & mk.any(live):
        re2, im2 = re * re, im * im
        live = re2 + im2 <= 4  # once outside, z only grows: to infinity, then NaN
        count += live.to(mk.int32)
        re, im = re2 - im2 + c_re, 2 * re * im + c_im
        turn += 1
    mk.store(out, row * out.stride(0) + col * out.stride(1), count, col < W)


def ours(case):
    (cx, cy), (out,), size = case.inputs, case.outputs, case.size
    grid = (eas.cdiv(size.n, BLOCK), size.n)
    return lambda: mandelbrot[grid](cx, cy, out, size.n, size.limit, BLOCK=BLOCK)


def make(size):
    cx, cy = empty(size.n), empty(size.n)
    cx[:] = np.linspace(-2.0, 0.6, size.n)
    cy[:] = np.linspace(-1.3, 1.3, size.n)
    return [cx, cy], [empty(size.n, size.n, dtype=np.int32)]


def expected(case):
    c_re, c_im = np.meshgrid(*case.inputs)
    re, im = np.zeros_like(c_re), np.zeros_like(c_re)
    live = np.ones(c_re.shape, bool)
    count = np.zeros(c_re.shape, np.int32)
    with np.errstate(over="ignore", invalid="ignore"):
        for _ in range(case.size.limit):
            re2, im2 = re * re, im * im
            live &= re2 + im2 <= 4
            count += live
            re, im = re2 - im2 + c_re, 2 * re * im + c_im
    return (count,)


WORKLOADS = (
    Workload(
        name="mandelbrot",
        title="Mandelbrot 1024^2, 200 turns",
        full={"n": 1024, "limit": 200},
        tiny={"n": 32, "limit": 20},
        make=make,
        expected=expected,
        ours=ours,
        tolerance=0.01,  # of the pixels: roundings decide at the border of the set
        error=lambda case, got, want: float((got[0] != want[0]).mean()),
    ),
)
