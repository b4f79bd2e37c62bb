"""A small network learns a curve: linear layers by `eas.einsum`, the rest by kernels, in one graph.
`python -m examples.fit_curve`"""

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 1e-6, "atol": 1e-9}
HIDDEN, RATE, DECAY = 16, 0.02, 0.9


@eas.kernel
def add_bias_tanh(h, bias, out, rows, cols, BLOCK: eas.constexpr = 32):
    row, col = mk.program_id(0), mk.arange(0, BLOCK)
    mask = col < cols
    at = row * cols + col
    mk.store(out, at, mk.tanh(mk.load(h, at, mask) + mk.load(bias, col, mask)), mask)


@eas.kernel
def half_squares(y, target, out, N, BLOCK: eas.constexpr = 64):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    d = mk.load(y, i, i < N) - mk.load(target, i, i < N)
    mk.store(out, i, 0.5 * d * d, i < N)


@eas.function
def loss(weights, x, target):
    h = eas.einsum("ni,ih->nh", x, weights["in"])
    active = eas.empty_like(h)
    add_bias_tanh[(h.shape[0],)](h, weights["bias"], active, *h.shape)
    y = eas.einsum("nh,h->n", active, weights["out"])
    each = eas.empty_like(y)
    half_squares(y, target, each, y.numel)
    return each.sum() * (1 / y.numel)


def make(n=100):
    x = np.linspace(-2, 2, n)[:, None]
    rng = np.random.default_rng(0)
    sizes = {"in": (1, HIDDEN), "bias": (HIDDEN,), "out": (HIDDEN,)}
    weights = {name: rng.normal(size=size) for name, size in sizes.items()}
    return weights, x, np.sin(2 * x[:, 0])


def train(weights, x, target, steps):
    """Gradient descent with momentum; the weights, changed in place, and each step's loss."""
    gradient = eas.grad(loss)
    speed = {name: np.zeros_like(values) for name, values in weights.items()}
    losses = []
    for _ in range(steps):
        losses.append(loss(*map(tensors, (weights, x, target))).item())
        for name, slope in gradient(weights, x, target).items():
            speed[name] = DECAY * speed[name] - RATE * slope
            weights[name] += speed[name]
    return losses


def tensors(values):
    """NumPy's arrays as tensors over the same memory."""
    if isinstance(values, dict):
        return {name: eas.tensor(value) for name, value in values.items()}
    return eas.tensor(values)


def reference(weights, x, target):
    """The gradients by hand: of the weights "in", "bias" and "out"."""
    active = np.tanh(x @ weights["in"] + weights["bias"])
    d_y = (active @ weights["out"] - target) / target.size
    d_h = d_y[:, None] * weights["out"] * (1 - active**2)
    return x.T @ d_h, d_h.sum(0), active.T @ d_y


def main():
    weights, x, target = make()
    derived = eas.grad(loss)(weights, x, target)
    for slope, by_hand in zip(derived.values(), reference(weights, x, target), strict=True):
        eas.testing.assert_close(slope, by_hand, **TOLERANCE)
    losses = train(weights, x, target, 1000)
    assert losses[-1] < 0.002 < 0.1 < losses[0], losses[:: len(losses) - 1]
    print("fit_curve: gradients of a small network of einsum and kernels as by hand;")
    print(f"  {len(losses)} steps took its loss from {losses[0]:.2f} to {losses[-1]:.5f}")


if __name__ == "__main__":
    main()
