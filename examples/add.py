"""Vector addition, the first kernel: one program adds BLOCK elements. `python -m examples.add`"""

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 0.0, "atol": 0.0}  # one rounding: the same bits as NumPy


@eas.kernel
def add(a, b, c, N, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < N
    mk.store(c, offs, mk.load(a, offs, mask) + mk.load(b, offs, mask), mask)


def run(a, b, c, block=256):
    add(a, b, c, c.shape[0], BLOCK=block)  # the grid follows from the guard `offs < N`


def make(n=10_000):
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((2, n)).astype(np.float32)
    return (a, b), (np.zeros_like(a),)


def reference(a, b):
    return (a + b,)


def main():
    (a, b), (c,) = make()
    run(a, b, c)
    eas.testing.assert_close(c, a + b, **TOLERANCE)
    print(f"add: {c.size} float32 elements of NumPy arrays, equal to a + b")

    try:
        import torch
    except ImportError:
        print("add: torch is not installed, so nothing was added there")
        return
    x, y = torch.from_numpy(a), torch.from_numpy(b)
    z = torch.empty_like(x)
    run(x, y, z)
    assert torch.equal(z, x + y)
    print(f"add: {z.numel()} elements of torch tensors, used in place, equal to x + y")


if __name__ == "__main__":
    main()
