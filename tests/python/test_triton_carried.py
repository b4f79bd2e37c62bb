"""eas.triton: what loops carry, beside int32 of NumPy: helpers, breaks, branches, tuples."""

from __future__ import annotations

import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest

pytest.importorskip("torch")


@triton.jit
def _mixed(x, n):
    if n > 3:
        return x * 31
    return x + 1


@triton.jit
def _loops(p, out, n, start):
    x, at = 1, 0
    while tl.load(p + at) != 0:
        x = _mixed(x, at) ^ at
        at += 1
        if at > n:
            break
    pair = (x, at)
    for i in range(n):
        if i == 2:
            continue
        for j in range(i):
            pair = (pair[0] * 7 + j, pair[1] + 1)
        if i > 20:
            break
    long, total, narrowed = start.to(tl.int64), tl.program_id(0), tl.program_id(0)
    unsigned, byte = tl.load(p).to(tl.uint32), tl.arange(0, 4).to(tl.int8)
    turned, squared, least = tl.program_id(0), tl.arange(0, 4), 2**31 - 1
    for i in range(n):
        long = long * 5
        total = total + tl.load(p + i)
        narrowed = (narrowed + long).to(tl.int32)
        unsigned = unsigned * 3 + 1
        byte = byte * 3 + 1
        turned = tl.maximum(-turned * 5 - 3, -2000000000)
        squared = tl.where(squared > 5, squared * squared, squared + 3)
        least = tl.minimum(least, tl.load(p + i))
    for each in (x, pair[0], pair[1], total, narrowed, turned, squared, least):
        tl.static_assert(each.dtype == tl.int32)
    tl.static_assert(long.dtype == tl.int64 and unsigned.dtype == tl.uint32)
    tl.static_assert(byte.dtype == tl.int8)
    for each in (x, pair[0], pair[1], long, total, narrowed, unsigned, turned, least):
        tl.store(out, each.to(tl.int64))
        out += 1
    tl.store(out + tl.arange(0, 4), byte.to(tl.int64))
    tl.store(out + 4 + tl.arange(0, 4), squared.to(tl.int64))


def _expected(p, n, start):
    int32 = np.int32
    x, at = int32(1), 0
    while p[at] != 0:
        x = (x * int32(31) if at > 3 else x + int32(1)) ^ int32(at)
        at += 1
        if at > n:
            break
    a, b = x, at
    for i in range(n):
        if i == 2:
            continue
        for j in range(i):
            a, b = a * int32(7) + int32(j), b + 1
        if i > 20:
            break
    long, total, narrowed, turned = np.int64(start), int32(0), int32(0), int32(0)
    unsigned, byte = p[:1].astype(np.uint32)[0], np.arange(4, dtype=np.int8)
    squared, least = np.arange(4, dtype=int32), min([2**31 - 1, *p[:n]])
    for i in range(n):
        long = long * np.int64(5)
        total = total + p[i]
        narrowed = (np.int64(narrowed) + long).astype(int32)
        unsigned = unsigned * np.uint32(3) + np.uint32(1)
        byte = byte * np.int8(3) + np.int8(1)
        turned = max(-turned * int32(5) - int32(3), int32(-2000000000))
        squared = np.where(squared > 5, squared * squared, squared + int32(3))
    scalars = (x, a, b, long, total, narrowed, unsigned, turned, least)
    return np.array([*(int(each) for each in scalars), *byte, *squared], np.int64)


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("n", [0, 1, 2, 5, 13, 40])
def test_loops_carry_what_numpy_computes(n, eager, monkeypatch):
    monkeypatch.setenv("TRITON_INTERPRET", str(int(eager)))
    p = np.random.default_rng(n).integers(-(2**31), 2**31, 64).astype(np.int32)
    p[50] = 0
    out = np.zeros(17, np.int64)
    _loops[(1,)](p, out, n, 3)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(out, _expected(p, n, 3))
