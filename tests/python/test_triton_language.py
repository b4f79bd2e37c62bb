"""eas.triton.language: each feature by a kernel of our own in Triton's spelling."""

from __future__ import annotations

import eas
import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest

SCALE = tl.constexpr(3)


def run(kernel, *args, grid=(1,), **words):
    kernel[grid](*args, **words)


@triton.jit
def _twice(x, TIMES: tl.constexpr = 2):
    if TIMES == 2:
        return x * 2
    return x


@triton.jit
def _add(x_ptr, y_ptr, out_ptr, n, alpha, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    x = tl.load(x_ptr + offs, mask=mask, other=0.0)
    y = tl.load(y_ptr + offs, mask=mask)
    tl.store(out_ptr + offs, _twice(x) + y * alpha + SCALE, mask=mask)


def test_a_kernel_with_a_helper_a_global_and_hints():
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    out = np.zeros_like(x)
    grid = lambda meta: (triton.cdiv(1000, meta["BLOCK"]),)  # noqa: E731
    _add[grid](x, y, out, 1000, 0.5, BLOCK=128, num_warps=4, num_stages=2)
    np.testing.assert_array_equal(out, 2 * x + 3.5)


@triton.jit
def _types(out_ptr, n, f, x_ptr):
    pid = tl.program_id(0)
    offs = tl.arange(0, 4)
    tl.static_assert(pid.dtype == tl.int32)
    tl.static_assert(offs.dtype == tl.int32)
    tl.static_assert((offs + pid * 2).dtype == tl.int32)
    tl.static_assert(n.dtype == tl.int32)
    tl.static_assert(f.dtype == tl.float32)
    tl.static_assert(pid.to(tl.int64).dtype == tl.int64)
    tl.static_assert((offs / 2).dtype == tl.float32)
    tl.static_assert((offs * 1.5).dtype == tl.float32)
    tl.static_assert(x_ptr.dtype.element_ty == tl.float16)
    x = tl.load(x_ptr + offs)
    tl.static_assert((x + 1.0).dtype == tl.float16)
    tl.static_assert((x * f).dtype == tl.float32)
    tl.static_assert((x / 2.0).dtype == tl.float32)
    tl.static_assert(x.type.is_block() and x.type.shape == (4,))
    tl.static_assert((offs.to(tl.uint32) + offs).dtype == tl.uint32)
    tl.store(out_ptr + offs, x + n)


def test_types_and_promotion_are_tritons():
    out, x = np.zeros(4, np.float16), np.arange(4, dtype=np.float16)
    run(_types, out, 7, 0.5, x)
    np.testing.assert_array_equal(out, x + 7)


@triton.jit
def _wraps(x_ptr, out_ptr):
    offs = tl.arange(0, 4)
    x = tl.load(x_ptr + offs)
    tl.store(out_ptr + offs, (x + x).to(tl.int64))


def test_int32_wraps():
    x = np.array([2**30, 2**31 - 1, -(2**31), 5], np.int32)
    out = np.zeros(4, np.int64)
    run(_wraps, x, out)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(out, (x + x).astype(np.int64))


@triton.jit
def _divides(x_ptr, y_ptr, q_ptr, r_ptr):
    offs = tl.arange(0, 8)
    x, y = tl.load(x_ptr + offs), tl.load(y_ptr + offs)
    tl.store(q_ptr + offs, x // y)
    tl.store(r_ptr + offs, x % y)


def test_division_is_towards_zero():
    x = np.array([7, -7, 7, -7, 6, -6, 0, -1], np.int32)
    y = np.array([2, 2, -2, -2, 3, 3, 5, 5], np.int32)
    q, r = np.zeros(8, np.int32), np.zeros(8, np.int32)
    run(_divides, x, y, q, r)
    np.testing.assert_array_equal(q, np.trunc(x / y).astype(np.int32))
    np.testing.assert_array_equal(r, np.fmod(x, y))


@triton.jit
def _control(x_ptr, out_ptr, n, flag, BLOCK: tl.constexpr):
    acc = 0.0
    best = -1
    for i in range(0, min(n, BLOCK)):
        x = tl.load(x_ptr + i)
        if x > 2 and not (x > 6):
            acc += x
        elif x > 100 or flag:
            best = max(best, i)
    while best > 5:
        best -= 2
    tl.store(out_ptr, acc)
    tl.store(out_ptr + 1, best if flag else 17)


def test_control_flow_on_values():
    x, out = np.arange(10, dtype=np.float32), np.zeros(2, np.float32)
    run(_control, x, out, 10, 1, BLOCK=64)
    assert out.tolist() == [18.0, 5.0]
    run(_control, x, out, 10, 0, BLOCK=64)
    assert out.tolist() == [18.0, 17.0]


@triton.jit
def _blocks(a_ptr, out_ptr, M, N, BM: tl.constexpr, BN: tl.constexpr):
    a = tl.make_block_ptr(a_ptr, (M, N), (N, 1), (0, 0), (BM, BN), (1, 0))
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, tl.cdiv(N, BN)):
        acc += tl.load(a, boundary_check=(0, 1), padding_option="zero")
        a = tl.advance(a, (0, BN))
    out = tl.make_block_ptr(out_ptr, (M, BN), (BN, 1), (0, 0), (BM, BN), (1, 0))
    tl.store(out, acc, boundary_check=(0,))


def test_block_pointers():
    a = np.random.default_rng(0).standard_normal((5, 13)).astype(np.float32)
    out = np.zeros((5, 4), np.float32)
    run(_blocks, a, out, 5, 13, BM=8, BN=4)
    padded = np.pad(a, ((0, 0), (0, 3))).reshape(5, 4, 4).sum(1)
    np.testing.assert_allclose(out, padded, rtol=1e-5)


@triton.jit
def _described(a_ptr, out_ptr, M, N):
    a = tl.make_tensor_descriptor(a_ptr, shape=[M, N], strides=[N, 1], block_shape=[4, 8])
    out = tl.make_tensor_descriptor(out_ptr, shape=[M, N], strides=[N, 1], block_shape=[4, 8])
    pid = tl.program_id(0)
    out.store([pid * 4, 0], a.load([pid * 4, 0]) * 2)


def test_tensor_descriptors():
    a = np.arange(42, dtype=np.float32).reshape(6, 7)
    out = np.zeros_like(a)
    run(_described, a, out, 6, 7, grid=(2,))
    np.testing.assert_array_equal(out, a * 2)


@triton.jit
def _folds(x_ptr, f_ptr, i_ptr):
    x = tl.load(x_ptr + tl.arange(0, 4)[:, None] * 8 + tl.arange(0, 8)[None, :])
    value, at = tl.max(x, axis=1, return_indices=True)
    low = tl.min(x, axis=1, keep_dims=True)
    tl.static_assert(low.shape == (4, 1))
    rows = tl.arange(0, 4)
    tl.store(f_ptr + rows, value + tl.sum(x - low, axis=1))
    tl.store(i_ptr + rows, at + tl.argmin(x, axis=1))


def test_reductions():
    x = np.random.default_rng(1).standard_normal((4, 8)).astype(np.float32)
    f, i = np.zeros(4, np.float32), np.zeros(4, np.int32)
    run(_folds, x, f, i)
    np.testing.assert_allclose(f, x.max(1) + (x - x.min(1, keepdims=True)).sum(1), rtol=1e-5)
    np.testing.assert_array_equal(i, x.argmax(1) + x.argmin(1))


@triton.jit
def _plus(a, b):
    return a + b


@triton.jit
def _first(a, ia, b, ib):
    take = (a > b) | ((a == b) & (ia < ib))
    return tl.where(take, a, b), tl.where(take, ia, ib)


@triton.jit
def _scans(x_ptr, up_ptr, down_ptr, best_ptr):
    offs = tl.arange(0, 16)
    x = tl.load(x_ptr + offs)
    tl.store(up_ptr + offs, tl.associative_scan(x, 0, _plus))
    tl.store(down_ptr + offs, tl.cumsum(x, axis=0, reverse=True))
    value, at = tl.reduce((x, offs), 0, _first)
    tl.store(best_ptr, value)
    tl.store(best_ptr + 1, at)


def test_scans_and_functions_of_ones_own():
    x = np.random.default_rng(2).integers(-9, 9, 16).astype(np.float32)
    up, down, best = np.zeros_like(x), np.zeros_like(x), np.zeros(2, np.float32)
    run(_scans, x, up, down, best)
    np.testing.assert_array_equal(up, np.cumsum(x))
    np.testing.assert_array_equal(down, np.cumsum(x[::-1])[::-1])
    assert best.tolist() == [x.max(), x.argmax()]


@triton.jit
def _moves(x_ptr, y_ptr, out_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x, y = tl.load(x_ptr + offs), tl.load(y_ptr + offs)
    both = tl.interleave(x, y)
    a, b = tl.split(tl.join(x, y))
    tl.store(out_ptr + tl.arange(0, 2 * BLOCK), both)
    out_ptr += 2 * BLOCK
    tl.store(out_ptr + offs, a * 10 + b)
    tl.store(out_ptr + BLOCK + offs, tl.flip(x))
    tl.store(out_ptr + 2 * BLOCK + offs, tl.gather(x, (offs + 3) % BLOCK, 0))
    tl.store(out_ptr + 3 * BLOCK + offs, tl.sort(y, descending=True))
    tl.store(out_ptr + 4 * BLOCK + tl.arange(0, 4), tl.topk(y, 4))


def test_elements_that_move():
    x = np.arange(8, dtype=np.float32)
    y = np.random.default_rng(3).permutation(8).astype(np.float32)
    out = np.zeros(8 * 6 + 4, np.float32)
    run(_moves, x, y, out, BLOCK=8)
    want = [np.stack([x, y], 1).ravel(), x * 10 + y, x[::-1], np.roll(x, -3), np.sort(y)[::-1]]
    np.testing.assert_array_equal(out, np.concatenate([*want, np.sort(y)[::-1][:4]]))


@triton.jit
def _in_loops(x_ptr, out_ptr, n):
    offs = tl.arange(0, 8)
    acc = tl.zeros((8,), dtype=tl.float32)
    for i in range(n):
        x = tl.load(x_ptr + i * 8 + offs)
        if i % 2 == 0:
            x = tl.flip(x)
        acc += tl.cumsum(x, 0, reverse=True) + tl.flip(x)
    tl.store(out_ptr + offs, acc)


def test_elements_that_move_in_loops_and_branches():
    x = np.random.default_rng(8).integers(0, 9, (5, 8)).astype(np.float32)
    out = np.zeros(8, np.float32)
    run(_in_loops, x, out, 5)
    want = np.zeros(8, np.float32)
    for i, row in enumerate(x):
        row = row[::-1] if i % 2 == 0 else row
        want += np.cumsum(row[::-1])[::-1] + row[::-1]
    np.testing.assert_array_equal(out, want)


@triton.jit
def _counts(x_ptr, out_ptr, BINS: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, 64))
    tl.store(out_ptr + tl.arange(0, BINS), tl.histogram(x, BINS))


def test_histogram():
    x = np.random.default_rng(4).integers(0, 12, 64).astype(np.int32)
    out = np.zeros(16, np.int32)
    run(_counts, x, out, BINS=16)
    np.testing.assert_array_equal(out, np.bincount(x, minlength=16))


@triton.jit
def _products(a_ptr, b_ptr, c_ptr, DTYPE: tl.constexpr):
    i, j = tl.arange(0, 16)[:, None], tl.arange(0, 16)[None, :]
    a, b = tl.load(a_ptr + i * 16 + j), tl.load(b_ptr + i * 16 + j)
    acc = tl.zeros((16, 16), dtype=tl.float32)
    acc = tl.dot(a, b, acc, input_precision="ieee")
    acc += tl.dot(a, tl.trans(b), allow_tf32=False)
    tl.store(c_ptr + i * 16 + j, acc.to(DTYPE))


def test_dot():
    a = np.random.default_rng(5).standard_normal((16, 16)).astype(np.float32)
    b = np.random.default_rng(6).standard_normal((16, 16)).astype(np.float32)
    c = np.zeros((16, 16), np.float32)
    run(_products, a, b, c, DTYPE=tl.float32)
    np.testing.assert_allclose(c, a @ b + a @ b.T, rtol=1e-4, atol=1e-5)


@triton.jit
def _random(seed, out_ptr, bits_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out_ptr + offs, tl.rand(seed, offs), mask=offs < n)
    tl.store(bits_ptr + offs, tl.randint(seed, offs), mask=offs < n)


def test_random_numbers_are_philox():
    out, bits = np.zeros(1000, np.float32), np.zeros(1000, np.uint32)
    run(_random, 42, out, bits, 1000, grid=(8,), BLOCK=128)
    assert 0 <= out.min()
    assert out.max() < 1
    assert abs(out.mean() - 0.5) < 0.03
    # Philox-4x32-10 of key (42, 0) and counter (0, 0, 0, 0), first word.
    key, counter = [42, 0], [0, 0, 0, 0]
    for _ in range(10):
        a, b = counter[0] * 0xD2511F53, counter[2] * 0xCD9E8D57
        counter = [(b >> 32) ^ counter[1] ^ key[0], b & 0xFFFFFFFF,
                   (a >> 32) ^ counter[3] ^ key[1], a & 0xFFFFFFFF]  # fmt: skip
        key = [(key[0] + 0x9E3779B9) & 0xFFFFFFFF, (key[1] + 0xBB67AE85) & 0xFFFFFFFF]
    assert bits[0] == counter[0]


@triton.jit
def _functions(x_ptr, out_ptr):
    offs = tl.arange(0, 16)
    x = tl.load(x_ptr + offs)
    out = tl.math.tanh(x) + tl.sigmoid(x) + tl.extra.libdevice.erfc(x)
    out += tl.extra.cuda.libdevice.cbrt(x) + tl.extra.libdevice.hypot(x, 3.0)
    out += tl.clamp(x, -1.0, 1.0) + tl.fma(x, x, 1.0) + tl.maximum(x, 0.5)
    tl.store(out_ptr + offs, out)


def test_functions():
    import math

    x = np.linspace(-3, 3, 16).astype(np.float32)
    out = np.zeros_like(x)
    run(_functions, x, out)
    wide = x.astype(np.float64)
    want = np.tanh(wide) + 1 / (1 + np.exp(-wide)) + np.array([math.erfc(v) for v in wide])
    want += np.cbrt(wide) + np.hypot(wide, 3) + np.clip(wide, -1, 1) + wide**2 + 1
    np.testing.assert_allclose(out, want + np.maximum(wide, 0.5), rtol=2e-6)


@triton.jit
def _nan(x_ptr, out_ptr):
    offs = tl.arange(0, 4)
    x = tl.load(x_ptr + offs)
    tl.store(out_ptr + offs, tl.maximum(x, 1.0))
    loud = tl.maximum(x, 1.0, propagate_nan=tl.PropagateNan.ALL)
    tl.store(out_ptr + 4 + offs, loud)


def test_maximum_leaves_out_nan_unless_asked():
    x = np.array([np.nan, 0, 2, np.nan], np.float32)
    out = np.zeros(8, np.float32)
    run(_nan, x, out)
    np.testing.assert_array_equal(out, [1, 1, 2, 1, np.nan, 1, 2, np.nan])


@triton.jit
def _fp8(x_ptr, out_ptr, KIND: tl.constexpr):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs).to(KIND)
    tl.store(out_ptr + offs, x.to(tl.float32))


@pytest.mark.parametrize(("kind", "name"), [("fp8e5", "float8_e5m2"), ("fp8e4nv", "float8_e4m3fn")])
def test_fp8_by_conversion(kind, name):
    torch = pytest.importorskip("torch")
    x = torch.cat([torch.linspace(-40, 40, 60), torch.tensor([0.0, 1e-3, -2e-3, float("nan")])])
    out = torch.zeros(64)
    run(_fp8, x, out, KIND=tl.dtype(kind))
    want = x.to(getattr(torch, name)).float()
    torch.testing.assert_close(out, want, rtol=0, atol=0, equal_nan=True)


@triton.jit
def _atomics(out_ptr, old_ptr):
    pid = tl.program_id(0)
    tl.atomic_add(out_ptr, pid, sem="relaxed", scope="gpu")
    tl.atomic_max(out_ptr + 1, pid)
    tl.store(old_ptr + pid, tl.atomic_cas(out_ptr + 2, 0, 7))


def test_atomics():
    out, old = np.zeros(3, np.int32), np.ones(4, np.int32)
    run(_atomics, out, old, grid=(4,))
    assert out.tolist() == [6, 3, 7]
    assert sorted(old.tolist()) == [0, 7, 7, 7]


@triton.jit
def _tuples(pair, shift, out_ptr):
    x, y = pair
    offs = tl.arange(0, 4)
    value = tl.load(x + offs) * shift[0] + tl.load(y + offs) * shift[1]
    tl.store(out_ptr + offs, value)


def test_tuples_as_arguments():
    x, y = np.arange(4, dtype=np.float32), np.ones(4, np.float32)
    out = np.zeros(4, np.float32)
    run(_tuples, (x, y), (2, 3), out)
    np.testing.assert_array_equal(out, 2 * x + 3)


@triton.jit
def _optional(x_ptr, bias_ptr, out_ptr, SHAPE: tl.constexpr):
    offs = tl.arange(0, SHAPE[0])
    x = tl.load(x_ptr + offs)
    if bias_ptr is not None:
        x += tl.load(bias_ptr + offs)
    tl.store(out_ptr + offs, x)


def test_none_and_tuples_of_constants():
    x, out = np.arange(4, dtype=np.float32), np.zeros(4, np.float32)
    run(_optional, x, None, out, SHAPE=(4,))
    np.testing.assert_array_equal(out, x)
    run(_optional, x, x, out, SHAPE=(4,))
    np.testing.assert_array_equal(out, 2 * x)


# --- what is refused ---


@triton.jit
def _recursive(x_ptr):
    _recursive(x_ptr)


@triton.jit
def _asm(x_ptr):
    x = tl.load(x_ptr)
    tl.inline_asm_elementwise("mov", "=r,r", [x], dtype=tl.int32, is_pure=True, pack=1)


@triton.jit
def _not_a_pointer(x_ptr, n):
    tl.store(x_ptr, tl.load(n))


@pytest.mark.parametrize(
    ("kernel", "args", "words"),
    [
        (_recursive, 1, r"\[jit\] recursion, got '_recursive' inside of itself, expected a loop"),
        (_asm, 1, r"\[inline_asm_elementwise\] assembly is for one processor only"),
        (_not_a_pointer, 2, r"\[load\] not a pointer, got int32, expected an argument"),
    ],
)
def test_errors_name_the_line(kernel, args, words):
    given = (np.zeros(4, np.int32), 3)[:args]
    with pytest.raises(eas.Error, match=words) as caught:
        run(kernel, *given)
    assert caught.value.file == __file__
    assert "tl." in caught.value.source or "_recursive" in caught.value.source


def test_a_jitted_function_is_not_called_from_outside():
    with pytest.raises(RuntimeError, match="outside of the scope of a kernel"):
        _twice(3)
    with pytest.raises(KeyError, match="Keyword argument WARPS was specified but unrecognised"):
        _add[(1,)](1, 2, 3, 4, 5, BLOCK=4, WARPS=3)
