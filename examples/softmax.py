"""Fused softmax: one program reads a row once and writes it once. `python -m examples.softmax`"""

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 1e-5, "atol": 1e-7}


@eas.kernel
def softmax(x, out, rows, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    mask = col < cols
    z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
    z = mk.exp(z - mk.max(z))
    mk.store(out, row * out.stride(0) + col * out.stride(1), z / mk.sum(z), mask)


def run(x, out):
    rows, cols = x.shape
    softmax[(rows,)](x, out, rows, cols, BLOCK=eas.next_power_of_2(cols))


def make(rows=60, cols=1000):
    x = np.random.default_rng(0).standard_normal((rows, cols)).astype(np.float32)
    return (x,), (np.zeros_like(x),)


def reference(x):
    z = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
    return ((z / z.sum(axis=1, keepdims=True)).astype(x.dtype),)


def main():
    (x,), (out,) = make()
    run(x, out)
    eas.testing.assert_close(out, reference(x)[0], **TOLERANCE)
    print(f"softmax: {x.shape[0]} rows of {x.shape[1]}, each by one program, as NumPy computes it")
    print(f"softmax: the rows add up to 1 within {abs(out.sum(axis=1) - 1).max():.0e}")


if __name__ == "__main__":
    main()
