"""eas.triton: a pointer into one of several buffers, chosen by `where`, branches and loops."""

from __future__ import annotations

import eas
import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest


@pytest.fixture(params=["cpu", "interpreter", "eager"], autouse=True)
def backend(request):
    before = eas.config.backend
    eas.set_backend(request.param)
    yield
    eas.set_backend(before)


def arrays(n=16, dtype=np.float32):
    return np.arange(n, dtype=dtype), 100 + np.arange(n, dtype=dtype)


@triton.jit
def pick(a, b, out, N: tl.constexpr):
    i = tl.arange(0, N)
    p = tl.where(i % 3 == 0, a + i, b + (N - 1 - i))
    tl.store(out + i, tl.load(p))


def test_where():
    a, b = arrays()
    out = np.zeros_like(a)
    pick[(1,)](a, b, out, 16)
    i = np.arange(16)
    np.testing.assert_array_equal(out, np.where(i % 3 == 0, a, b[::-1]))


@triton.jit
def rows(parts, out, n, N: tl.constexpr, D: tl.constexpr):
    i, d = tl.arange(0, N), tl.arange(0, D)
    p = parts[0] + i * 0
    for k in tl.static_range(1, N):
        p = tl.where(i == k, parts[k], p)
    x = tl.load(p[:, None] + d[None, :], mask=(i < n)[:, None] & (d < 3)[None, :], other=-1.0)
    tl.store(out + i[:, None] * D + d[None, :], x)


def test_rows_of_a_tuple_of_buffers():
    parts = tuple(np.full(4, k, np.float32) + np.arange(4, dtype=np.float32) / 10 for k in range(4))
    out = np.zeros((4, 4), np.float32)
    rows[(1,)](parts, out, 3, 4, 4)
    want = np.stack(parts)
    want[3], want[:, 3] = -1, -1
    np.testing.assert_array_equal(out, want)


@triton.jit
def branch(a, b, c, out, which, N: tl.constexpr):
    i = tl.arange(0, N)
    if which == 0:
        p = a
    elif which == 1:
        p = b + 1
    else:
        p = c
    tl.store(out + i, tl.load(p + i, mask=i < N - 1, other=7.0))
    q = a if which > 0 else b
    tl.store(q + i, tl.load(q + i) * 2)


@pytest.mark.parametrize("which", [0, 1, 2])
def test_branches(which):
    (a, b), c, out = arrays(), -np.arange(16, dtype=np.float32), np.zeros(16, np.float32)
    want = [a, np.roll(b, -1), c][which].copy()
    doubled = (a if which > 0 else b) * 2
    want[-1] = 7
    branch[(1,)](a, b, c, out, which, 16)
    np.testing.assert_array_equal(out, want)
    np.testing.assert_array_equal(a if which > 0 else b, doubled)


@triton.jit
def turns(a, b, n, N: tl.constexpr):
    i = tl.arange(0, N)
    src, dst = a, b
    for _ in range(n):
        tl.store(dst + i, tl.load(src + i) + 1)
        src, dst = dst, src


@pytest.mark.parametrize("n", [0, 1, 4, 5])
def test_pointers_that_are_swapped_by_a_loop(n):
    a, b = arrays()
    x, y = a.copy(), b.copy()
    turns[(1,)](a, b, n, 16)
    for _ in range(n):
        y[:] = x + 1
        x, y = y, x
    if n % 2:
        x, y = y, x
    np.testing.assert_array_equal(a, x)
    np.testing.assert_array_equal(b, y)


@triton.jit
def adds(a, b, old, N: tl.constexpr):
    i = tl.arange(0, N)
    p = tl.where(i < 5, a + i % 2, b + i % 2)
    tl.store(old + i, tl.atomic_add(p, i + 1, mask=i != 3))


def test_atomics():
    a, b, old = np.zeros(2, np.int32), np.zeros(2, np.int32), np.zeros(8, np.int32)
    adds[(1,)](a, b, old, 8)
    np.testing.assert_array_equal(a, [1 + 3 + 5, 2])
    np.testing.assert_array_equal(b, [7, 6 + 8])


@triton.jit
def exchange(a, b, old, c, N: tl.constexpr):
    p = a if c > 0 else b
    tl.store(old, tl.atomic_cas(p, 3, 9))


@pytest.mark.parametrize("c", [0, 1])
def test_compare_and_exchange(c):
    a, b, old = np.array([3], np.int32), np.array([4], np.int32), np.zeros(1, np.int32)
    exchange[(1,)](a, b, old, c, 1)
    assert (a[0], b[0], old[0]) == ((9, 4, 3) if c else (3, 4, 4))


@triton.jit
def window(a, b, out, c, N: tl.constexpr):
    base = a if c > 0 else b
    p = tl.make_block_ptr(base, (N, N), (N, 1), (0, 2), (N, N), (1, 0))
    tl.store(
        out + tl.arange(0, N)[:, None] * N + tl.arange(0, N)[None, :],
        tl.load(p, boundary_check=(1,)),
    )


@pytest.mark.parametrize("c", [0, 1])
def test_a_block_pointer_into_one_of_two(c):
    a, b, out = np.arange(16.0), -np.arange(16.0), np.zeros((4, 4))
    window[(1,)](a, b, out, c, 4)
    want = np.zeros((4, 4))
    want[:, :2] = (a if c else b).reshape(4, 4)[:, 2:]
    np.testing.assert_array_equal(out, want)


def test_what_is_read_and_written_is_known():
    (a, b), c = arrays(), np.zeros(16, np.float32)
    made = branch.warmup(a, b, c, c.copy(), 1, 16, grid=(1,)).compiled
    assert made.reads == {"a", "b", "c"}
    assert made.writes == {"a", "b", "out"}


@triton.jit
def two_types(a, b, out, c):
    p = a if c > 0 else b
    tl.store(out, tl.load(p))


def test_pointers_to_two_types_are_refused():
    with pytest.raises(triton.CompilationError) as caught:
        two_types[(1,)](np.zeros(1, np.float32), np.zeros(1, np.int32), np.zeros(1), 1)
    assert "[if] Ternary expression with dynamic condition has inconsistent type: got" in str(
        caught.value
    )
    assert "p = a if c > 0 else b" in str(caught.value)


@triton.jit
def const_or_not(a: tl.const, b, c, HOW: tl.constexpr):
    if HOW == "if":
        if c > 0:
            p = a
        else:
            p = b
    elif HOW == "loop":
        p = b
        for _ in range(c):
            p = a
    else:
        p = tl.where(c > 0, a, b)
    tl.store(p, 1.0)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("if", "Mismatched type for p: got const pointer<fp64> and pointer<fp64>"),
        ("loop", "Mismatched type for p: got pointer<fp64> and const pointer<fp64>"),
        ("where", "pointers of one type to choose from, got pointer<fp64> and pointer<fp64>"),
    ],
)
def test_what_is_only_read_stays_so(how, words):
    with pytest.raises(eas.Error) as caught:
        const_or_not[(1,)](np.zeros(1), np.zeros(1), 1, how)
    assert words in str(caught.value)


@triton.jit
def more_colons(x, out):
    v = tl.load(x[None, :] + tl.arange(0, 2)[:, None, :, :][:, :, None])
    tl.static_assert(v.shape == (2, 1, 1))
    tl.store(out + tl.arange(0, 2), v.reshape(2))


def test_a_colon_without_an_axis_says_nothing():
    out = np.zeros(2)
    more_colons[(1,)](np.arange(2.0), out)
    np.testing.assert_array_equal(out, [0, 1])
