"""eas.triton: polls, and pointers made of integers."""

from __future__ import annotations

import eas
import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest

torch = pytest.importorskip("torch")


@triton.jit
def _poll(flag, out, value, ns: tl.constexpr):
    found = tl.atomic_poll(flag, value, sem="acquire", scope="gpu", timeout_ns=ns)
    tl.store(out, found)


@pytest.mark.parametrize("dtype", ["int16", "int32", "uint64"])
def test_a_poll_looks_once(dtype):
    out = np.zeros(2, bool)
    _poll[(1,)](np.ones(1, dtype), out, 1, None)
    _poll[(1,)](np.zeros(1, dtype), out[1:], 1, 1000)
    assert out.tolist() == [True, False]


def test_a_poll_that_would_wait_is_an_error():
    with pytest.raises(eas.LaunchError) as caught:
        _poll[(1,)](np.zeros(1, np.int32), np.zeros(1, bool), 1, None)
    assert (
        "[device_assert] atomic_poll: the value is not there yet, and programs do not wait for one "
        "another; write it in an earlier launch, or give timeout_ns" in str(caught.value)
    )
    assert "found = tl.atomic_poll(flag, value" in str(caught.value)
    with pytest.raises(triton.CompilationError, match="a pointer to one integer, got"):
        _poll[(1,)](np.zeros(1), np.zeros(1, bool), 1, None)


@triton.jit
def _through_addresses(at, out, n, N: tl.constexpr, KIND: tl.constexpr):
    p = tl.load(at).to(tl.pointer_type(KIND))
    q = tl.load(at + 1).to(tl.pointer_type(KIND))
    i = tl.arange(0, N)
    x = tl.load(p + i, mask=i < n, other=2)
    tl.store(out + i, x)
    tl.store(q + i, x, mask=i < 5)
    tl.store(q + 7, 1)


@pytest.mark.parametrize("backend", ["cpu", "interpreter", "eager"])
@pytest.mark.parametrize("kind", ["bfloat16", "float16", "bool"])
def test_addresses_of_every_dtype(backend, kind):
    dtype = getattr(torch, kind)
    x = (torch.arange(8) % 3).to(dtype)
    q, out = torch.zeros(8, dtype=dtype), torch.zeros(8, dtype=dtype)
    addresses = torch.tensor([x.data_ptr(), q.data_ptr()])
    before = eas.config.backend
    eas.set_backend(backend)
    try:
        kind = tl.int1 if kind == "bool" else getattr(tl, kind)
        _through_addresses[(1,)](addresses, out, 6, 8, kind)
    finally:
        eas.set_backend(before)
    want = x.clone()
    want[6:] = 2
    assert torch.equal(out, want)
    want[5:], want[7] = 0, 1
    assert torch.equal(q, want)


@triton.jit
def _kept(at, out, c, N: tl.constexpr):
    i = tl.arange(0, N)
    p = tl.load(at + i).to(tl.pi32_t)
    q = tl.load(at + (N - 1 - i)).to(tl.pi32_t)
    tl.store(out + i, tl.where(i < 2, p, q + 1))
    tl.store(out + N + i, (p[:, None] - 1).to(tl.int64).reshape(N))


def test_a_pointer_made_of_an_integer_is_stored_as_one():
    at = np.array([7, 2**40 + 1, -3, 12345], np.int64)
    out = np.zeros(8, np.int64)
    _kept[(1,)](at, out, 1, 4)
    np.testing.assert_array_equal(out, [at[0], at[1], at[1] + 4, at[0] + 4, *(at - 4)])


# --- pointers to another dtype, and addresses ---


@triton.jit
def _cache(cache, out, n, SLOT: tl.constexpr, HALF: tl.constexpr):
    """A slot has 8 bytes of fp8, 4 of bf16 (two of them) and a float32."""
    slot = cache + tl.program_id(0) * SLOT
    i = tl.arange(0, 8)
    low = tl.load(slot.to(tl.pointer_type(tl.float8e5)) + i).to(tl.float32)
    half = (slot + 8).to(tl.pointer_type(HALF))
    scale = (slot + 12).to(tl.pointer_type(tl.float32))
    tl.store(out + tl.program_id(0) * 8 + i, low * tl.load(scale) + tl.load(half + i % 2))
    tl.store(half + 1, tl.load(half) * 2.0)
    tl.store(scale, n)


@pytest.mark.parametrize("of", ["torch", "numpy"])
def test_bytes_that_are_several_dtypes(of):
    slots = 3
    low = torch.linspace(-2, 2, 8 * slots).to(torch.float8_e5m2).view(slots, 8)
    half = torch.tensor([[1.5, 9], [2.5, 9], [-3, 9]], dtype=torch.bfloat16)
    scale = torch.tensor([[2.0], [0.5], [4]])
    cache = torch.cat([t.contiguous().view(torch.uint8) for t in (low, half, scale)], 1)
    want = low.float() * scale + half.float()[:, torch.arange(8) % 2]
    out = torch.zeros(slots, 8)
    given = (cache, out) if of == "torch" else (cache.numpy(), out.numpy())
    _cache[(slots,)](*given, 7, 16, tl.bfloat16)
    assert torch.equal(out, want)
    assert torch.equal(cache[:, 12:].contiguous().view(torch.float32), torch.full((slots, 1), 7.0))
    assert torch.equal(cache[:, 8:12].contiguous().view(torch.bfloat16)[:, 1], half[:, 0] * 2)


@triton.jit
def _nibbles(weights, out, n, WIDE: tl.constexpr):
    bytes_ptr = tl.cast(weights, tl.pointer_type(tl.uint8)) + 1
    i = tl.arange(0, 4)
    total = tl.zeros((4,), tl.int32)
    for _ in range(n):
        total += tl.load(bytes_ptr + i).to(tl.int32)
        bytes_ptr += 4
    wide = (bytes_ptr - 4 * n - 1).to(tl.int64).to(tl.pointer_type(WIDE))
    tl.store(out + i, total)
    tl.store(out + 4, tl.load(wide + 1).to(tl.int64))
    tl.static_assert(weights.dtype.element_ty == tl.float32)


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("strided", [False, True])
def test_bytes_of_floats_in_a_loop(eager, strided, monkeypatch):
    monkeypatch.setenv("TRITON_INTERPRET", str(int(eager)))
    x, out = np.arange(8, dtype=np.float32) + 0.3, np.zeros(5, np.int64)
    rows = np.lib.stride_tricks.as_strided(x, (2, 2), (16, 4)) if strided else x
    _nibbles[(1,)](rows, out, 4, tl.uint64)
    raw = x.view(np.uint8)[1:17].reshape(4, 4)
    assert out[:4].tolist() == raw.sum(0).tolist()
    assert out[4] == x.view(np.uint64)[1]


@triton.jit
def _addresses(x, out, pair):
    tl.assume(x.to(tl.int64) >= 0)
    tl.store(out, x.to(tl.int64))
    i = tl.arange(0, 2)
    tl.store(out + 1 + i, (x + i + 1).to(tl.uint64))
    tl.store(out + 3, pair[1].to(tl.int64))
    p = (x.to(tl.int64) + 8).to(tl.pointer_type(tl.float32))
    tl.store(p, 5.0)


def test_addresses_of_arguments():
    x, y, out = np.zeros(4, np.float32), np.zeros(3), np.zeros(4, np.int64)
    _addresses[(1,)](x, out, (1, y))
    first = x.ctypes.data
    assert out.tolist() == [first, first + 4, first + 8, y.ctypes.data]
    assert x.tolist() == [0, 0, 5, 0]


def test_beyond_the_bytes_is_seen():
    before, eas.config.check = eas.config.check, True
    try:
        with pytest.raises(eas.OutOfBoundsError):
            _nibbles[(1,)](np.zeros(3, np.float32), np.zeros(5, np.int64), 4, tl.uint64)
    finally:
        eas.config.check = before


@triton.jit
def _to_two(a, b, out, c):
    p = a if c > 0 else b
    tl.store(out, tl.load(p.to(tl.pointer_type(tl.int8))))


def test_a_pointer_into_several_buffers_stays_what_it_is():
    with pytest.raises(triton.CompilationError, match="one of several buffers stays what it is"):
        _to_two[(1,)](np.zeros(1), np.zeros(1), np.zeros(1), 1)
