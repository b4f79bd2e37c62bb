"""eas.triton: an int32 wraps wherever that is seen, and offsets cost nothing for it."""

from __future__ import annotations

import eas
import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest

N = 64
A = 1664525


@pytest.fixture(params=["cpu", "interpreter", "eager"])
def backend(request):
    before = eas.config.backend
    eas.set_backend(request.param)
    yield
    eas.set_backend(before)


@triton.jit
def hashes(out, n, A: tl.constexpr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = (tl.program_id(0) + 3 + i) * A + 12345
    at = out + tl.program_id(0) * 16 * N + i
    tl.store(at, x >> 16)
    tl.store(at + N, x // 7)
    tl.store(at + 2 * N, x % 7)
    tl.store(at + 3 * N, x & 0xFFFF)
    tl.store(at + 4 * N, x ^ -1)
    tl.store(at + 5 * N, x.to(tl.int64))
    tl.store(at + 6 * N, (x < 0).to(tl.int64))
    tl.store(at + 7 * N, tl.maximum(x, 0).to(tl.int64))
    tl.store(at + 8 * N, (-x) >> 1)
    tl.store(at + 9 * N, tl.cumsum(x, 0) >> 3)
    tl.store(at + 10 * N, tl.abs(x).to(tl.int64))
    tl.store(at + 11 * N, tl.sort(x).to(tl.int64))
    tl.store(at + 12 * N, (x * n).to(tl.uint32).to(tl.int64))
    tl.store(at + 13 * N, tl.where(i > 5, x, 1).to(tl.float32).to(tl.int64))
    tl.store(at + 14 * N, (x << 5) >> 2)
    tl.store(at + 15 * N, (tl.sum(x) + i) >> 1)


def wrapped(program, n):
    i = np.arange(N, dtype=np.int32)
    x = (np.int32(program) + np.int32(3) + i) * np.int32(A) + np.int32(12345)
    low = np.fix(x.astype(np.float64) / 7).astype(np.int32)
    return np.stack([
        x >> 16, low, x - low * 7, x & 0xFFFF, x ^ -1, x, x < 0, np.maximum(x, 0), -x >> 1,
        np.cumsum(x, dtype=np.int32) >> 3, np.abs(x), np.sort(x),
        (x * np.int32(n)).view(np.uint32), np.where(i > 5, x, 1).astype(np.float32), x << 5 >> 2,
        x.sum(dtype=np.int32) + i >> 1,
    ]).astype(np.int64)  # fmt: skip


@pytest.mark.parametrize("n", [3, 2**30 + 5, -(2**31)])
def test_what_is_seen_of_an_int32_has_wrapped(backend, n):
    out = np.zeros((3, 16, N), np.int64)
    hashes[(3,)](out, n, A, N)
    with np.errstate(over="ignore"):
        want = np.stack([wrapped(program, n) for program in range(3)])
    np.testing.assert_array_equal(out, want)


@triton.jit
def by_parts(x_ptr, out, n, m, A: tl.constexpr):
    x = tl.load(x_ptr) + tl.arange(0, 4)
    tl.store(out + tl.arange(0, 4), x >> 1)
    y = n * m
    if n > 0:
        y = (tl.program_id(0) * 0 + A) * 1664525
    tl.store(out + 4, y >> 3)
    tl.store(out + 5, n * m >> 3)
    tl.store(out + 6, (n + m).to(tl.int64))
    tl.store(out + 7, n + m + tl.load(out + 9))


def test_of_loaded_numbers_arguments_and_branches(backend):
    x, out = np.array([2**31 - 2], np.int32), np.zeros(10, np.int64)
    big = 2**30 - 1
    by_parts[(1,)](x, out, big, big, 4000)
    with np.errstate(over="ignore"):
        x = x + np.arange(4, dtype=np.int32)
        n = np.array([big], np.int32)
        want = [*(x >> 1), *(np.array([4000 * A]).astype(np.int32) >> 3), *(n * n >> 3)]
    np.testing.assert_array_equal(out[:8], [*want, 2 * big, 2 * big])
    by_parts[(1,)](np.zeros(1, np.int32), out, 2**30, 2**30, 4000)
    np.testing.assert_array_equal(out[6:8], [-(2**31), -(2**31)])


@triton.jit
def rows(x, out, n, W, stride, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    row, column = offs // 64, offs % 64
    inside = (offs < n) & (row * stride + column < W)
    tl.store(out + offs, tl.load(x + row * stride + column, mask=inside), mask=inside)


def casts(grid):
    x = np.zeros(64, np.float32)
    made = rows.warmup(x, x.copy(), 64, 64, 64, BLOCK=1024, grid=grid).compiled
    return str(made.ir).count("i32[")


def test_offsets_and_guards_cost_nothing():
    assert casts((1000,)) == casts((2**20,)) == casts(None) == 0


def test_a_grid_whose_offsets_may_wrap_is_another_kernel():
    assert casts((2**22,)) > 0


@triton.jit
def quotients(out, n, m, N: tl.constexpr):
    i = tl.arange(0, N)
    for k in range(0, m, N):
        tl.store(out + k + i, (k + i) // n)
        tl.store(out + m + k + i, (k + i) % n)
    tl.store(out + 2 * m, (tl.program_id(0) + 7) // n)
    tl.store(out + 2 * m + 1, (tl.program_id(0) + 7) % n)
    tl.store(out + 2 * m + 2, (tl.program_id(0) - 7) // n)
    tl.store(out + 2 * m + 3, (tl.program_id(0) - 7) % n)


@pytest.mark.parametrize("n", [3, -3, 1, -1, 64, -(2**31)])
def test_quotients_are_rounded_towards_zero(backend, n):
    out = np.zeros(2 * 64 + 4, np.int64)
    quotients[(1,)](out, n, 64, 16)
    x = np.array([*range(64), 7, -7])
    quotient = np.trunc(x / n).astype(np.int64)
    rest = x - quotient * n
    want = [*quotient[:64], *rest[:64], quotient[64], rest[64], quotient[65], rest[65]]
    np.testing.assert_array_equal(out, want)
