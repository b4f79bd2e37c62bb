"""Layer norm with scale and shift, keeping each row's mean and 1 / deviation.
`python -m examples.layer_norm`"""

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 1e-4, "atol": 1e-5}
EPS = 1e-5


@eas.kernel
def layer_norm(x, weight, bias, y, mean, rstd, cols, eps, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    mask = col < cols
    z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    mu = mk.sum(z) / cols
    centred = mk.where(mask, z - mu, 0.0)
    scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
    out = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    mk.store(y, row * y.stride(0) + col * y.stride(1), out, mask)
    mk.store(mean, row, mu)
    mk.store(rstd, row, scale)


def run(x, weight, bias, y, mean, rstd):
    rows, cols = x.shape
    block = eas.next_power_of_2(cols)
    layer_norm[(rows,)](x, weight, bias, y, mean, rstd, cols, EPS, BLOCK=block)


def make(rows=40, cols=700):
    rng = np.random.default_rng(0)
    x = (3 + 2 * rng.standard_normal((rows, cols))).astype(np.float32)
    weight, bias = rng.standard_normal((2, cols)).astype(np.float32)
    mean, rstd = np.zeros((2, rows), np.float32)
    return (x, weight, bias), (np.zeros_like(x), mean, rstd)


def reference(x, weight, bias):
    z = x.astype(np.float64)
    mean, rstd = z.mean(axis=1), 1 / np.sqrt(z.var(axis=1) + EPS)
    y = (z - mean[:, None]) * rstd[:, None] * weight + bias
    return tuple(v.astype(np.float32) for v in (y, mean, rstd))


def main():
    inputs, outputs = make()
    run(*inputs, *outputs)
    for got, want in zip(outputs, reference(*inputs), strict=True):
        eas.testing.assert_close(got, want, **TOLERANCE)
    rows, cols = inputs[0].shape
    print(f"layer_norm: {rows} rows of {cols}: y, mean and rstd as NumPy computes them")


if __name__ == "__main__":
    main()
