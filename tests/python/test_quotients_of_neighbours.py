"""i // d for a d that only the launch knows: one division a chunk where it has one quotient, and
one load where neighbours read one element."""

from __future__ import annotations

import eas
import numpy as np
import pytest
from eas import mk

DIVISORS = [1, 2, 3, 7, 16, 48, 63, 64, 65, 100, 127, 128, 200, 1000, 2048, 10**9, 0, -1, -3, -64]


@eas.kernel
def quotients(out, first, d, N, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, (first + i) // d, i < N)


@pytest.mark.parametrize("d", DIVISORS)
@pytest.mark.parametrize("first", [0, 5, -700, 2**40 + 3])
@pytest.mark.parametrize("dtype", ["int64", "int32", "float64"])
def test_of_neighbours(d, first, dtype):
    out = np.zeros(777, dtype)
    quotients(out, first, d, 777, BLOCK=256)
    i = np.arange(first, first + 777)
    want = np.zeros(777, np.int64) if d == 0 else i // d
    np.testing.assert_array_equal(out, want.astype(dtype))


@eas.kernel
def rows_of(x, table, out, d, step, N, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    row = 1 + step * (i // d)
    mk.store(out, i, mk.load(x, i, i < N) * mk.load(table, row, i < N), i < N)


@pytest.mark.parametrize("d", [d for d in DIVISORS if d > 0])
@pytest.mark.parametrize("dtype", ["float32", "float64", "int8"])
@pytest.mark.parametrize("step", [1, 2])
def test_of_loads(d, dtype, step):
    x = (np.arange(777) % 11).astype(dtype)
    table = (np.arange(2 + step * (776 // d)) % 7).astype(dtype)
    out = np.zeros(777, dtype)
    rows_of(x, table, out, d, step, 777, BLOCK=256)
    np.testing.assert_array_equal(out, x * table[1 + step * (np.arange(777) // d)])


def test_what_is_masked_off_is_not_read():
    x, table, out = np.ones(64), np.arange(3.0), np.zeros(64)
    rows_of(x, table, out, 20, 1, 40, BLOCK=64)
    np.testing.assert_array_equal(out, [*[1.0] * 20, *[2.0] * 20, *[0.0] * 24])
