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


@triton.jit
def _stored(x, out):
    tl.store(out, x)


def test_an_argument_has_no_address_to_store():
    with pytest.raises(triton.CompilationError, match="a pointer stays in its buffer, got"):
        _stored[(1,)](np.zeros(1), np.zeros(1, np.int64))
