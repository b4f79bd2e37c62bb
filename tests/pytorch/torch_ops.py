"""Operators the tests share: registered once, as a name can be taken only once."""

from __future__ import annotations

import eas
import torch
from eas import mk


@eas.kernel
def softmax_kernel(x, out, rows, cols, BLOCK: eas.constexpr):
    o = mk.arange(0, BLOCK)
    at = mk.program_id(0) * cols + o
    v = mk.load(x, at, o < cols, other=float("-inf"))
    e = mk.exp(v - mk.max(v, axis=0))
    mk.store(out, at, e / mk.sum(e, axis=0), o < cols)


@eas.kernel
def scale_kernel(x, out, N, factor, BLOCK: eas.constexpr = 64):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, o, mk.load(x, o, o < N) * factor, o < N)


@eas.kernel
def square_kernel(x, out, N, BLOCK: eas.constexpr = 64):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, o, o < N)
    mk.store(out, o, v * v, o < N)


@eas.kernel
def accumulate_kernel(x, out, N, BLOCK: eas.constexpr = 64):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(out, o, o < N)
    mk.store(out, o, v * mk.load(x, o, o < N) + v * v, o < N)


@eas.kernel
def product_kernel(x, y, out, N, BLOCK: eas.constexpr = 64):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, o, mk.load(x, o, o < N) * mk.load(y, o, o < N), o < N)


@eas.torch.op("tests::softmax")
def softmax(x: torch.Tensor) -> torch.Tensor:
    out = torch.empty_like(x)
    rows, cols = x.shape
    softmax_kernel[(rows,)](x, out, rows, cols, BLOCK=eas.next_power_of_2(cols))
    return out


@eas.torch.op("tests::steps")
def steps(x: torch.Tensor, factor: float = 2.0) -> torch.Tensor:
    """(x²·factor)², then in place by x: launches over memory that is written again."""
    squares, scaled, out = torch.empty_like(x), torch.empty_like(x), torch.zeros_like(x)
    square_kernel(x, squares, x.numel())
    scale_kernel(squares, scaled.view(-1), x.numel(), factor)
    square_kernel(scaled, out, x.numel())
    accumulate_kernel[lambda meta: (eas.cdiv(meta["N"], meta["BLOCK"]),)](x, out, x.numel())
    return out


def steps_in_torch(x, factor=2.0):
    y = (x * x * factor) ** 2
    return y * x + y * y


@eas.torch.op("tests::halves")
def halves(
    x: torch.Tensor, y: torch.Tensor | None, factor: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """Two results of a list of views: x·y by halves of the last axis, and x scaled, transposed."""
    x = x.contiguous()
    y = x if y is None else y.contiguous()
    product = torch.empty_like(x)
    half = x.shape[0] // 2
    for part in (slice(0, half), slice(half, None)):
        product_kernel(x[part], y[part], product[part], x[part].numel())
    scaled = torch.empty_like(x)
    scale_kernel[(eas.cdiv(x.numel(), 64),)](x, scaled, x.numel(), factor)
    return product, scaled.t()


@eas.torch.op("tests::total")
def total(xs: list[torch.Tensor], n: int = 1) -> list[torch.Tensor]:
    made = [torch.empty_like(x) for x in xs]
    for x, out in zip(xs, made, strict=True):
        scale_kernel(x, out, x.numel(), float(n))
    return made


@eas.torch.op("tests::scale_", mutates=("x",))
def scale_in_place(x: torch.Tensor, factor: float) -> None:
    scale_kernel(x, x, x.numel(), factor)
