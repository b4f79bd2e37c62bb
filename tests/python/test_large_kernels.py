"""Kernels of thousands of ops are written once, with their masks, and cut into pieces for LLVM:
they mean what short ones mean, for every number of elements."""

import eas
import numpy as np
import pytest
from eas import mk

STEPS = 700


@eas.kernel
def chain(x, out, N, BLOCK: eas.constexpr, TIMES: eas.constexpr):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    a = mk.load(x, at, at < N, other=2.0)
    b = a + 1.0
    for step in range(TIMES):
        a, b = mk.maximum(a * 0.5 + step % 3, b), a - b * 0.25
    mk.store(out, at, a + b, at < N)


@eas.kernel
def chain_and_sum(x, out, total, N, BLOCK: eas.constexpr, TIMES: eas.constexpr):
    at = mk.arange(0, BLOCK)
    a = mk.load(x, at, at < N)
    b = a + 1.0
    for step in range(TIMES):
        a, b = mk.maximum(a * 0.5 + step % 3, b), a - b * 0.25
    mk.store(out, at, a, at < N)
    mk.store(total, 0, mk.sum(mk.where(at < N, a, 0.0)))


def expected(x, times):
    a = x.astype(np.float32)
    b = a + np.float32(1)
    for step in range(times):
        a, b = (
            np.maximum(a * np.float32(0.5) + np.float32(step % 3), b),
            a - b * np.float32(0.25),
        )
    return a, b


@pytest.mark.parametrize("block", [64, 60, 4])
@pytest.mark.parametrize("n", [0, 1, 7, 60, 131])
def test_a_long_chain(block, n):
    x = np.linspace(-3, 3, 140, dtype=np.float32)
    out = np.full(140, -7, np.float32)
    chain[(eas.cdiv(140, block),)](x, out, n, BLOCK=block, TIMES=STEPS)
    a, b = expected(x[:n], STEPS)
    np.testing.assert_allclose(out[:n], a + b, rtol=1e-5, atol=1e-5)
    assert (out[n:] == -7).all()


@pytest.mark.parametrize("n", [3, 256])
def test_a_long_chain_before_a_sum(n):
    x = np.linspace(-3, 3, 256, dtype=np.float32)
    out, total = np.full(256, -7, np.float32), np.zeros(1, np.float32)
    chain_and_sum[(1,)](x, out, total, n, BLOCK=256, TIMES=STEPS)
    a, _ = expected(x[:n], STEPS)
    np.testing.assert_allclose(out[:n], a, rtol=1e-5, atol=1e-5)
    assert (out[n:] == -7).all()
    np.testing.assert_allclose(total[0], a.sum(dtype=np.float64), rtol=1e-4)
