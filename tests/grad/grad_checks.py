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
