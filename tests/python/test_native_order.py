"""The order generated code is written in: the vectors of a chunk beside each other, step by step,
so that the CPU finds work that need not wait; and numbers that must not depend on it."""

import re

import eas
import numpy as np
import pytest
from eas import mk

N = 4096


@eas.kernel
def exponential(x, y, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(y, i, mk.exp(mk.load(x, i, i < n)), i < n)


@eas.kernel(fast_math=True)
def cubed(x, m, y, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    near = mk.rsqrt(mk.load(x, i, i < n))
    mk.store(y, i, mk.load(m, i, i < n) * near * near * near, i < n)


def test_vectors_of_a_chunk_are_written_step_by_step():
    x = np.linspace(-2, 2, N, dtype=np.float32)
    text = exponential.to_llvm(x, np.empty_like(x), N, BLOCK=1024)
    places = {}
    for number, line in enumerate(text.splitlines()):
        for constant in set(re.findall(r"splat \(float (\S+?)\)", line)):
            places.setdefault(constant, []).append(number)
    twice = [at for at in places.values() if len(at) > 1]
    assert len(twice) >= 5, "the coefficients of exp are there once a vector"
    assert all(at[1] == at[0] + 1 for at in twice)


@eas.kernel(fast_math=True)
def pulls(x, y, m, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    xi, yi = mk.load(x, i), mk.load(y, i)
    fx, fy, work = mk.zeros((BLOCK,)), mk.zeros((BLOCK,)), mk.zeros((BLOCK,))
    for j in mk.range(0, n):
        dx, dy = mk.load(x, j) - xi, mk.load(y, j) - yi
        near = mk.rsqrt(dx * dx + dy * dy + 0.5)
        pull = mk.load(m, j) * near * near * near
        fx += dx * pull
        fy += dy * pull
        work += near * mk.load(m, j)
    mk.store(out, i, fx + fy + work)


def test_machine_code_keeps_the_order_of_long_functions():
    x, y, m, out = (np.ones(64, np.float32) for _ in range(4))
    lines = pulls.to_asm(x, y, m, out, 64, BLOCK=32).splitlines()
    estimate = re.compile(r"vrsqrt(14)?ps\s.*[yz]mm")
    at = [number for number, line in enumerate(lines) if estimate.search(line)]
    if not at:
        pytest.skip("no CPU with estimates of 8 or 16 reciprocal roots")
    assert len(at) % 2 == 0  # two vectors side by side
    assert all(second - first <= 3 for first, second in zip(at[::2], at[1::2], strict=True))


def test_regrouped_products_and_estimates_are_as_exact_as_promised():
    x = np.geomspace(1e-12, 1e12, N).astype(np.float32)
    m = np.linspace(0.5, 2, N).astype(np.float32)
    y = np.empty_like(x)
    cubed(x, m, y, N, BLOCK=1024, _backend="cpu")
    expected = m.astype(np.float64) * x.astype(np.float64) ** -1.5
    assert np.max(np.abs(y - expected) / expected) < 4e-6


def test_estimates_keep_zeros_infinities_and_nan():
    x = np.array([0.0, -0.0, np.inf, np.nan, -1.0, 4.0, 1e-38, 3e38] * 8, np.float32)
    m, y = np.ones_like(x), np.empty_like(x)
    cubed(x, m, y, x.size, BLOCK=64, _backend="cpu")
    assert np.array_equal(y[:5], np.array([np.inf, -np.inf, 0, np.nan, np.nan], np.float32), True)
    assert y[5] == pytest.approx(0.125, rel=1e-6)
    assert y[6] == np.inf
