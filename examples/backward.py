"""The backward passes of softmax, layer norm, attention and cross-entropy, none of them written:
`k.grad` of each kernel, beside differences in float64 and torch's autograd.
`python -m examples.backward`"""

import eas
import numpy as np
from eas import mk

from examples.flash_attention import flash_attention
from examples.layer_norm import EPS, layer_norm
from examples.softmax import softmax

TOLERANCE = {"rtol": 1e-3, "atol": 1e-5}


@eas.kernel
def cross_entropy(x, target, loss, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    col = mk.arange(0, BLOCK)
    z = mk.load(x, row * cols + col, col < cols, other=-float("inf"))
    top = mk.max(z)
    right = mk.load(x, row * cols + mk.load(target, row))
    mk.store(loss, row, top + mk.log(mk.sum(mk.exp(z - top))) - right)


# Each gives the gradients of its inputs for that of its result. What is left to say is which arrays
# they are: gradients are added, so they begin as zeros.


def softmax_grad(x, d_out):
    rows, cols = x.shape
    d_x, out = np.zeros_like(x), np.empty_like(x)
    adjoint = softmax.grad(wrt="x")[(rows,)]
    adjoint(x, out, rows, cols, BLOCK=eas.next_power_of_2(cols), d_out=d_out, d_x=d_x)
    return (d_x,)


def layer_norm_grad(x, weight, bias, d_y):
    rows, cols = x.shape
    y, (mean, rstd) = np.empty_like(x), np.empty((2, rows), x.dtype)
    d_x, d_weight, d_bias = (np.zeros_like(array) for array in (x, weight, bias))
    layer_norm.grad(wrt=("x", "weight", "bias"))[(rows,)](
        *(x, weight, bias, y, mean, rstd, cols, EPS),
        BLOCK=eas.next_power_of_2(cols),
        d_y=d_y,
        d_x=d_x,
        d_weight=d_weight,
        d_bias=d_bias,
    )
    return d_x, d_weight, d_bias


def attention_grad(q, k, v, d_out):
    heads, n, d = q.shape
    d_q, d_k, d_v = (np.zeros_like(array) for array in (q, k, v))
    flash_attention.grad(wrt=("q", "k", "v"))[(eas.cdiv(n, 32), heads)](
        *(q, k, v, np.empty_like(q), n, d**-0.5),
        D=d,
        CAUSAL=True,
        d_out=d_out,
        d_q=d_q,
        d_k=d_k,
        d_v=d_v,
    )
    return d_q, d_k, d_v


def cross_entropy_grad(x, d_loss, target):
    rows, cols = x.shape
    d_x, loss = np.zeros_like(x), np.empty(rows, x.dtype)
    adjoint = cross_entropy.grad(wrt="x")[(rows,)]
    adjoint(x, target, loss, cols, BLOCK=eas.next_power_of_2(cols), d_loss=d_loss, d_x=d_x)
    return (d_x,)


# --- the same functions in NumPy and torch -------------------------------------------------------


def np_softmax(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def np_layer_norm(x, weight, bias):
    return (x - x.mean(1)[:, None]) / np.sqrt(x.var(1) + EPS)[:, None] * weight + bias


def np_attention(q, k, v):
    scores = q @ k.transpose(0, 2, 1) * q.shape[2] ** -0.5
    return np_softmax(np.where(np.tri(q.shape[1], dtype=bool), scores, -np.inf)) @ v


def np_cross_entropy(x, target):
    return -np.log(np_softmax(x)[np.arange(len(x)), target])


def torch_functions():
    import torch.nn.functional as F

    return {
        "softmax": lambda x: F.softmax(x, 1),
        "layer norm": lambda x, weight, bias: F.layer_norm(x, weight.shape, weight, bias, EPS),
        "attention": lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True),
        "cross-entropy": lambda x, target: F.cross_entropy(x, target, reduction="none"),
    }


def make(rows=5, cols=33, heads=2, n=41, d=4):
    """By name: the gradient's function, NumPy's, inputs, what is no input, the gradient given."""
    rng = np.random.default_rng(0)

    def normal(*shape):
        return rng.standard_normal(shape).astype(np.float32)

    x, weight, bias, target = normal(rows, cols), normal(cols), normal(cols), np.arange(rows)
    heads_of = [normal(heads, n, d) for _ in range(4)]
    return {
        "softmax": (softmax_grad, np_softmax, (x,), (), normal(rows, cols)),
        "layer norm": (layer_norm_grad, np_layer_norm, (x, weight, bias), (), normal(rows, cols)),
        "attention": (attention_grad, np_attention, heads_of[:3], (), heads_of[3]),
        "cross-entropy": (cross_entropy_grad, np_cross_entropy, (x,), (target,), normal(rows)),
    }


def reference(function, inputs, rest, d_out):
    """The gradients of sum(d_out * function(...)) by central differences, in float64."""
    inputs = [array.astype(np.float64) for array in inputs]
    gradients = [np.zeros_like(array) for array in inputs]
    for array, gradient in zip(inputs, gradients, strict=True):
        for at in np.ndindex(array.shape):
            here = array[at]
            for step in (1e-5, -1e-5):
                array[at] = here + step
                gradient[at] += (d_out * function(*inputs, *rest)).sum() / (2 * step)
            array[at] = here
    return tuple(gradients)


def autograd(function, inputs, rest, d_out):
    import torch

    inputs = [torch.tensor(array, requires_grad=True) for array in inputs]
    out = function(*inputs, *map(torch.from_numpy, rest))
    return torch.autograd.grad(out, inputs, torch.from_numpy(d_out))


def main():
    try:
        by_torch = torch_functions()
    except ImportError:
        by_torch = {}
    for name, (gradient, function, inputs, rest, d_out) in make().items():
        got = gradient(*inputs, d_out, *rest)
        others = [reference(function, inputs, rest, d_out)]
        if by_torch:
            others.append(autograd(by_torch[name], inputs, rest, d_out))
        for want in others:
            for g, w in zip(got, want, strict=True):
                eas.testing.assert_close(g, np.asarray(w, np.float32), **TOLERANCE)
        beside = "differences and torch's autograd" if by_torch else "differences"
        count = f"{len(got)} input" + "s" * (len(got) > 1)
        print(f"backward: {name} for {count}, by k.grad as by {beside}")


if __name__ == "__main__":
    main()
