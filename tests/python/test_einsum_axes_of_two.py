"""Tensors of many short axes in any order, as of qubits: right, whatever the order, and the same
for any number of threads."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import eas
import numpy as np
import pytest

AXES = list(range(17))
_random = random.Random(0)
P, Q = (_random.sample(AXES, len(AXES)) for _ in range(2))
SUMMED = _random.sample(AXES, 8)

CASES = {
    "product": (AXES, P, AXES),
    "product, shuffled": (AXES, P, Q),
    "tensor by vector": (AXES, SUMMED, [x for x in AXES if x not in SUMMED]),
    "tensor by vector, shuffled": (P, SUMMED, [x for x in Q if x not in SUMMED]),
    "inner product": (AXES, P, []),
    "few left": (AXES, P, Q[:3]),
    "sum": (AXES, None, Q[:9]),
    "outer product": (P[:8], P[8:], Q),
}


def operands(case, dtype):
    generator = np.random.default_rng(0)
    a, b, out = CASES[case]
    make = lambda axes: generator.integers(-3, 4, (2,) * len(axes)).astype(dtype)  # noqa: E731
    return (make(a), a, out) if b is None else (make(a), a, make(b), b, out)


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128", "int64"])
@pytest.mark.parametrize("case", CASES)
def test_axes_of_two(case, dtype):
    arguments = operands(case, dtype)
    np.testing.assert_array_equal(eas.einsum(*arguments), np.einsum(*arguments))


@pytest.mark.parametrize("case", ["tensor by vector, shuffled", "few left", "inner product"])
def test_sums_do_not_depend_on_threads(case):
    a, b, out = CASES[case]
    code = f"""
import numpy as np, eas
a, b = (np.random.default_rng(n).random((2,) * n) for n in ({len(a)}, {len(b)}))
print(eas.einsum(a, {a}, b, {b}, {out}).tobytes().hex())
"""
    made = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "EAS_NUM_THREADS": threads},
            capture_output=True,
            check=True,
        ).stdout
        for threads in ("1", "2", "8")
    }
    assert len(made) == 1
