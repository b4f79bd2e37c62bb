"""What the tests of gradients share."""

import eas
import numpy as np
import pytest
from eas import mk

BACKENDS = "cpu", "interpreter"
BOTH = pytest.mark.parametrize("backend", BACKENDS)


def numbers(*shape, seed=0):
    return np.random.default_rng([seed, *shape]).normal(size=shape)


def differences(run, x, step=1e-6):
    """The gradient of the number run(x)."""
    d = np.zeros(x.shape)
    for at in np.ndindex(x.shape):
        up, down = x.copy(), x.copy()
        up[at] += step
        down[at] -= step
        d[at] = (run(up) - run(down)) / (2 * step)
    return d


@eas.kernel
def scaled(x, w, out, n, s, B: eas.constexpr = 4):
    """An element of its own, one that others share, and a number."""
    o = mk.program_id(0) * B + mk.arange(0, B)
    m = o < n
    mk.store(out, o, mk.load(x, o, mask=m) * mk.load(w, o % 3, mask=m) * s, mask=m)


@eas.kernel
def softmax(x, out, n, B: eas.constexpr = 16):
    row = mk.program_id(0)
    c = mk.arange(0, B)
    v = mk.load(x, row * n + c, mask=c < n, other=-float("inf"))
    e = mk.exp(v - mk.max(v))
    mk.store(out, row * n + c, e / mk.sum(e), mask=c < n)


def like_torch(kernel, args, wrt, forward, *, grid=None, backend="cpu", **constants):
    """A kernel and its adjoint, in float64, beside torch's autograd: `forward(**args)` gives by
    name what the kernel writes. Results and gradients must be the same but for rounding.
    """
    torch = pytest.importorskip("torch")
    given = {"_backend": backend, **constants} | ({} if grid is None else {"_grid": grid})
    tensors = {name: torch.from_numpy(v) for name, v in args.items() if isinstance(v, np.ndarray)}
    leaves = {name: tensors[name].clone().requires_grad_() for name in wrt}
    want = forward(**{**args, **tensors, **leaves})
    got = {**args, **{name: tensor.clone() for name, tensor in tensors.items()}}
    kernel(**got, **given)
    for name, tensor in want.items():
        torch.testing.assert_close(got[name], tensor.detach(), rtol=1e-9, atol=1e-11)
    d = {f"d_{name}": torch.zeros_like(tensors[name]) for name in wrt}
    g = {name: torch.from_numpy(numbers(*w.shape, seed=7)) for name, w in want.items()}
    d |= {f"d_{name}": tensor.clone() for name, tensor in g.items()}
    kernel.grad(wrt=tuple(wrt))(**args, **d, **given)
    grads = torch.autograd.grad(list(want.values()), list(leaves.values()), list(g.values()))
    for name, gradient in zip(wrt, grads, strict=True):
        torch.testing.assert_close(d[f"d_{name}"], gradient, rtol=1e-7, atol=1e-9)
