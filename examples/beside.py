"""The kernels' work as users of NumPy and torch would write it, which the demo times beside them.
Each function takes an example's inputs and gives the first of its outputs."""

import numpy as np

from examples.histogram import BINS
from examples.layer_norm import EPS
from examples.mandelbrot import LEFT, SIZE, TOP
from examples.mandelbrot import reference as mandelbrot_in_numpy
from examples.nbody import DT, SOFTENING


def softmax(x):
    z = np.exp(x - x.max(axis=1, keepdims=True))
    return z / z.sum(axis=1, keepdims=True)


def layer_norm(x, weight, bias):
    mean, var = x.mean(axis=1, keepdims=True), x.var(axis=1, keepdims=True)
    return (x - mean) / np.sqrt(var + np.float32(EPS)) * weight + bias


def attention(q, k, v):
    scores = q @ k.transpose(0, 2, 1) * np.float32(q.shape[2] ** -0.5)
    scores[:, ~np.tri(q.shape[1], dtype=bool)] = -np.inf
    return softmax(scores.reshape(-1, q.shape[1])).reshape(scores.shape) @ v


def nbody(pos, vel, mass):
    d = pos[None, :, :] - pos[:, None, :]
    pull = mass * ((d * d).sum(axis=2) + np.float32(SOFTENING)) ** np.float32(-1.5)
    return pos + np.float32(DT) * (vel + np.float32(DT) * (pull[:, :, None] * d).sum(axis=1))


NUMPY = {
    "add": np.add,
    "softmax": softmax,
    "matmul": np.matmul,
    "simdgroup_matmul": np.matmul,
    "layer_norm": layer_norm,
    "flash_attention": attention,
    "histogram": lambda x: np.bincount(x, minlength=BINS),
    "mandelbrot": lambda height, width: mandelbrot_in_numpy(height, width)[0],
    "nbody": nbody,
}


def in_torch(torch):
    """The same in torch, whose own fused operations are taken where it has them."""
    functional = torch.nn.functional

    def mandelbrot(height, width, limit=60):
        step = SIZE / height
        cr = (LEFT + torch.arange(width) * step)[None, :]
        ci = (TOP + torch.arange(height) * step)[:, None]
        zr, zi = torch.zeros((2, height, width))
        inside = torch.ones((height, width), dtype=torch.bool)
        count = torch.zeros((height, width), dtype=torch.int32)
        for _ in range(limit):
            zr, zi = zr * zr - zi * zi + cr, 2 * zr * zi + ci
            inside &= zr * zr + zi * zi <= 4
            count += inside
        return count

    def nbody(pos, vel, mass):
        d = pos[None, :, :] - pos[:, None, :]
        pull = mass * ((d * d).sum(dim=2) + SOFTENING) ** -1.5
        return pos + DT * (vel + DT * (pull[:, :, None] * d).sum(dim=1))

    return {
        "add": torch.add,
        "softmax": lambda x: torch.softmax(x, dim=1),
        "matmul": torch.matmul,
        "simdgroup_matmul": torch.matmul,
        "layer_norm": lambda x, w, b: functional.layer_norm(x, x.shape[1:], w, b, EPS),
        "flash_attention": lambda q, k, v: functional.scaled_dot_product_attention(
            q, k, v, is_causal=True
        ),
        "histogram": lambda x: torch.bincount(x, minlength=BINS),
        "mandelbrot": mandelbrot,
        "nbody": nbody,
    }
