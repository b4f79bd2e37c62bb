"""eas.triton: what other people's kernels use, one small kernel each, beside NumPy."""

from __future__ import annotations

import os
import subprocess
import sys

import eas
import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest
from eas.triton.language.extra import libdevice
from eas.triton.tools.tensor_descriptor import TensorDescriptor

torch = pytest.importorskip("torch")

N = 64
X = np.random.default_rng(0).standard_normal(N).astype(np.float32)
WORDS = np.random.default_rng(1).integers(-(2**31), 2**31, N).astype(np.int32)


@pytest.fixture(params=["cpu", "interpreter", "eager"], autouse=True)
def backend(request):
    before = eas.config.backend
    eas.set_backend(request.param)
    yield
    eas.set_backend(before)


def near(mine, theirs):
    np.testing.assert_allclose(mine, theirs, rtol=1e-5, atol=1e-6)


# --- what a launch says ---


@triton.jit(do_not_specialize=["n"], do_not_specialize_on_alignment=["x"])
def _unspecialized(x, out, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(out + i, tl.load(x + i, mask=i < n, other=1.5) * n)


@pytest.mark.parametrize("n", [0, 1, 16, 17])
def test_do_not_specialize_and_hints(n):
    out = np.zeros(N, np.float32)
    _unspecialized[(1,)](X, out, n, B=N, num_warps=8, num_stages=3, num_ctas=1)
    np.testing.assert_array_equal(out, np.where(np.arange(N) < n, X, np.float32(1.5)) * n)


def test_configs_are_pruned_and_arguments_stay_as_they_were():
    seen = []

    def early(configs, named, **words):
        seen.append((sorted(named), len(configs)))
        return [c for c in configs if c.kwargs["B"] < 128]

    def model(B, **words):
        seen.append(B)
        return B

    @triton.autotune(
        [triton.Config({"B": b}) for b in (16, 32, 128)],
        key=["n"],
        reset_to_zero=["total"],
        restore_value=["x"],
        prune_configs_by={"early_config_prune": early, "perf_model": model, "top_k": 2},
    )
    @triton.jit
    def step(x, total, n, B: tl.constexpr):
        i = tl.program_id(0) * B + tl.arange(0, B)
        v = tl.load(x + i, mask=i < n, other=0.0)
        tl.atomic_add(total, tl.sum(v))
        tl.store(x + i, v + 1, mask=i < n)

    x, total = torch.arange(50, dtype=torch.float32), torch.zeros(1)
    for times in (1, 2):
        step[lambda meta: (triton.cdiv(50, meta["B"]),)](x, total, 50)
        assert torch.equal(x, torch.arange(50) + float(times))
    assert total.item() == 1225 + 1275
    assert seen[0] == (["n", "total", "x"], 3)
    assert seen[1:3] == [16, 32]


@triton.jit
def _defaults(out, a, c=1.5, B: tl.constexpr = 8, HOW: tl.constexpr = None, d=2):
    i = tl.arange(0, B)
    v = i * a
    if HOW is None:
        v += 3
    elif HOW == "less":
        v -= 3
    else:
        tl.static_assert(False, "no such way")
    tl.store(out + i, v + c * d)


def test_default_arguments_and_strings():
    out, i = np.zeros(8, np.float32), np.arange(8)
    _defaults[(1,)](out, 2)
    np.testing.assert_array_equal(out, 2 * i + 6)
    _defaults[(1,)](out, a=2, HOW="less", d=7)
    np.testing.assert_array_equal(out, 2 * i - 3 + 10.5)
    with pytest.raises(triton.CompilationError, match="no such way"):
        _defaults[(1,)](out, 2, HOW="more")


def test_the_driver_is_a_cpus():
    active = triton.runtime.driver.active
    assert active.get_current_target().backend == "cpu"
    assert active.get_current_device() == 0
    assert active.get_current_stream(0) == 0
    assert active.get_active_torch_device() == torch.device("cpu")
    assert active.utils.get_device_properties(0)["multiprocessor_count"] == os.cpu_count()
    active.get_device_interface().synchronize()


def test_torchs_own_wrapper_of_kernels(tmp_path):
    """torch.library.wrap_triton asks for classes of `triton`, so it runs where that is ours."""
    script = tmp_path / "script.py"
    script.write_text("""
import torch, triton
import triton.language as tl
@triton.jit
def add(x, y, out, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(out + i, tl.load(x + i, mask=i < n) + tl.load(y + i, mask=i < n), mask=i < n)
@torch.library.triton_op("mine::add", mutates_args={})
def op(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    out = torch.empty_like(x)
    torch.library.wrap_triton(add)[(triton.cdiv(x.numel(), 16),)](x, y, out, x.numel(), B=16)
    return out
x, y = torch.arange(50.0), torch.ones(50)
print(torch.equal(op(x, y), x + y))
""")
    words = {**os.environ, "EAS_TRITON": "1"}
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, env=words)
    assert ran.stdout.split() == ["True"], ran.stderr


# --- what is known while compiling ---


@triton.constexpr_function
def _log2(n):
    return n.bit_length() - 1


@triton.jit
def _constants(out, B: tl.constexpr, F: tl.constexpr, KIND: tl.constexpr):
    HALF: tl.constexpr = B // 2
    MORE: tl.constexpr = (B + 1) * 2 - B % 3
    LOG: tl.constexpr = _log2(B)
    HOW: tl.constexpr = "add" if B > 8 else "multiply"
    i = tl.arange(0, HALF)
    v = i.to(KIND) + F
    if HOW == "add":
        v = v + MORE
    for j in tl.static_range(LOG):
        v += j
    for j in tl.static_range(3, 0, -1):
        v -= j
    tl.static_assert(HALF * 2 == B and -HALF < 0, "halves")
    tl.store(out + i, v)
    tl.store(out + HALF + i, tl.full((HALF,), F * 2, KIND))


@pytest.mark.parametrize(("size", "more"), [(64, 129), (8, 0)])
def test_arithmetic_of_constants(size, more):
    out = np.zeros(size, np.float32)
    _constants[(1,)](out, size, 1.5, tl.float32)
    log = size.bit_length() - 1
    want = np.arange(size // 2) + 1.5 + more + log * (log - 1) / 2 - 6
    np.testing.assert_array_equal(out, [*want, *[3.0] * (size // 2)])


@triton.jit(noinline=True)
def _far(a, b):
    return a * b + 1


@triton.jit
def _turned(pair):
    a, b = pair
    return b, (a, a + b)


@triton.jit
def _helped(x, out, bias, pair):
    i = tl.arange(0, 64)
    v = tl.load(x + i)
    if bias is not None:
        v += tl.load(bias + i)
    b, (a, c) = _turned((v, i))
    every = (a, b, c)
    for j in tl.static_range(len(every)):
        tl.store(out + j * 64 + i, every[j] * pair[0] + pair[1])
    s = (0.0, 1.0)
    for _ in range(4):
        s = (s[1], s[0] + s[1])
    tl.store(out + 192 + i, _far(tl.sum(v), s[1]))


@pytest.mark.parametrize("bias", [None, X[::-1].copy()])
def test_tuples_none_and_helpers(bias):
    out = np.zeros((4, N), np.float32)
    _helped[(1,)](X, out, bias, (2, 3.5))
    v, i = X + (0 if bias is None else bias), np.arange(N)
    near(out[:3], np.stack([v, i, v + i]) * 2 + 3.5)
    near(out[3], v.sum() * 5 + 1)


# --- values and control flow ---


@triton.jit
def _decides(x, out, n, m, FLAG: tl.constexpr):
    i = tl.arange(0, 64)
    v = tl.load(x + i)
    if n > 3 and m < 5:
        v = v + 1
    if n > 100 or (m == 2 and not FLAG):
        v = v * 2
    least, most = min(n, m), max(n, m, 4)
    c = least if n > m else most
    d = 1.0 if m > 100 else 2.0
    tl.store(out + i, v + least + most * 10 + c * 100 + d)


@pytest.mark.parametrize("given", [(4, 2, 1), (4, 2, 0), (1, 9, 0), (101, 101, 1), (-1, 2, 0)])
def test_and_or_not_min_max_of_values(given):
    out = np.zeros(N, np.float32)
    n, m, flag = given
    _decides[(1,)](X, out, n, m, bool(flag))
    v = X + 1 if n > 3 and m < 5 else X
    v = v * 2 if n > 100 or (m == 2 and not flag) else v
    least, most = min(n, m), max(n, m, 4)
    near(out, v + least + most * 10 + (least if n > m else most) * 100 + (1 if m > 100 else 2))


@triton.jit
def _words(x, y, out, B: tl.constexpr):
    i = tl.arange(0, B)
    a, b = tl.load(x + i), tl.load(y + i)
    u, w = a.to(tl.uint32), b.to(tl.uint32)
    every = (
        a * b, a + b, a // (b | 1), a % (b | 1), a >> 3, u >> 3, (a << 3), ~a, tl.umulhi(u, w),
        a.to(tl.int8) * 3, a.to(tl.uint8) + 200, a.to(tl.int16) * a.to(tl.int8), a.to(tl.int64) * b,
        tl.abs(a), u // 7, u - w, tl.xor_sum(a) + i * 0, tl.reduce_or(a & 0xF0F, 0) + i * 0,
        tl.sum(a) + i * 0, tl.cumprod(a, 0), tl.cumsum(a, 0, reverse=True),
    )  # fmt: skip
    for j in tl.static_range(len(every)):
        tl.store(out + j * B + i, every[j].to(tl.int64))


def test_integers_wrap_as_theirs():
    a, b = WORDS, WORDS[::-1].copy()
    out = np.zeros((21, N), np.int64)
    _words[(1,)](a, b, out, N)
    u, w, d = a.view(np.uint32), b.view(np.uint32), b | 1
    quotient = np.trunc(a.astype(np.float64) / d).astype(np.int64)
    with np.errstate(over="ignore"):
        want = [
            a * b, a + b, quotient, a - quotient * d, a >> 3, u >> 3, a << 3, ~a,
            (u.astype(np.uint64) * w) >> np.uint64(32), a.astype(np.int8) * np.int8(3),
            a.astype(np.uint8) + np.uint8(200), a.astype(np.int16) * a.astype(np.int8),
            a.astype(np.int64) * b, np.abs(a), u // 7, u - w,
            np.full(N, np.bitwise_xor.reduce(a)), np.full(N, np.bitwise_or.reduce(a & 0xF0F)),
            np.full(N, a.sum(dtype=np.int32)), np.cumprod(a, dtype=np.int32),
            np.cumsum(a[::-1], dtype=np.int32)[::-1],
        ]  # fmt: skip
    for row, expected in zip(out, want, strict=True):
        np.testing.assert_array_equal(row, expected.astype(np.int64))


@triton.jit
def _rounded(x, out, B: tl.constexpr):
    i = tl.arange(0, B)
    v = tl.load(x + i)
    c = tl.abs(v) + 0.1
    tl.store(out + i, tl.div_rn(v, c))
    tl.store(out + B + i, tl.sqrt_rn(c))
    tl.store(out + 2 * B + i, tl.fdiv(v, c))
    tl.store(out + 3 * B + i, v.to(tl.float16, fp_downcast_rounding="rtz").to(tl.float32))
    tl.store(out + 4 * B + i, v % c)
    tl.store(out + 5 * B + i, tl.clamp(v, -0.5, 0.5))


def test_rounding():
    out = np.zeros((6, N), np.float32)
    _rounded[(1,)](X, out, N)
    c = np.abs(X) + np.float32(0.1)
    half = X.astype(np.float16)
    over = np.abs(half.astype(np.float32)) > np.abs(X)
    cut = (half.view(np.uint16) - over.astype(np.uint16)).view(np.float16)
    want = [X / c, np.sqrt(c), X / c, cut, np.fmod(X, c), np.clip(X, -0.5, 0.5)]
    np.testing.assert_array_equal(out[:4], want[:4])
    near(out[4:], want[4:])


@triton.jit
def _of_libdevice(x, y, words, out, B: tl.constexpr):
    i = tl.arange(0, B)
    a, b = tl.load(x + i), tl.load(y + i)
    w = tl.load(words + i)
    every = (
        libdevice.tanh(a), libdevice.pow(tl.abs(a), b), libdevice.rsqrt(tl.abs(a) + 1),
        libdevice.erfc(a), libdevice.cbrt(a), libdevice.hypot(a, b), libdevice.lgamma(tl.abs(a)),
        libdevice.fmod(a, b), libdevice.copysign(a, b), libdevice.trunc(a * 3),
        libdevice.rint(a * 3), libdevice.log1p(tl.abs(a)), libdevice.expm1(a),
        libdevice.atan2(a, b), libdevice.ffs(w), libdevice.clz(w), libdevice.popc(w),
        libdevice.round(a * 2),
    )  # fmt: skip
    for j in tl.static_range(len(every)):
        tl.store(out + j * B + i, every[j].to(tl.float64))


def test_libdevice():
    import math

    y = X[::-1].copy()
    out = np.zeros((18, N))
    _of_libdevice[(1,)](X, y, WORDS, out, N)
    a, b = torch.tensor(X).double(), torch.tensor(y).double()
    bits = [format(int(w) & 0xFFFFFFFF, "032b") for w in WORDS]
    want = [
        a.tanh(), a.abs().pow(b), (a.abs() + 1).rsqrt(), torch.erfc(a), np.cbrt(X),
        torch.hypot(a, b), torch.lgamma(a.abs()), torch.fmod(a, b), torch.copysign(a, b),
        (a * 3).trunc(), torch.round(a * 3), a.abs().log1p(), a.expm1(), torch.atan2(a, b),
        [32 - w.rindex("1") for w in bits], [w.index("1") for w in bits],
        [w.count("1") for w in bits], [math.copysign(math.floor(abs(v) * 2 + 0.5), v) for v in X],
    ]  # fmt: skip
    for row, expected in zip(out, want, strict=True):
        np.testing.assert_allclose(row, np.asarray(expected, np.float64), rtol=5e-5, atol=2e-6)


# --- tiles ---


@triton.jit
def _mean(m1, n1, m2, n2):
    n = n1 + n2
    return (m1 * n1 + m2 * n2) / n, n


@triton.jit
def _linear(a1, b1, a2, b2):
    return a1 * a2, a2 * b1 + b2


@triton.jit
def _folds(x, out):
    r, i = tl.arange(0, 8), tl.arange(0, 64)
    v = tl.load(x + i).reshape(8, 8)
    m, n = tl.reduce((v, tl.full((8, 8), 1.0, tl.float32)), 1, _mean)
    tl.store(out + r, m)
    tl.store(out + 8 + r, n)
    a, b = tl.associative_scan((v, v * 2), 0, _linear, reverse=True)
    tl.store(out + 16 + i, a.reshape(64))
    tl.store(out + 80 + i, tl.ravel(b))


def test_reductions_and_scans_of_several_tiles():
    out = np.zeros(144, np.float32)
    _folds[(1,)](X, out)
    v = X.reshape(8, 8)
    a, b = v[::-1].copy(), 2 * v[::-1]
    for r in range(1, 8):
        b[r] += a[r] * b[r - 1]
        a[r] *= a[r - 1]
    near(out[:16], [*v.mean(1), *[8] * 8])
    near(out[16:80], a[::-1].ravel())
    near(out[80:], b[::-1].ravel())


@triton.jit
def _ties(x, out):
    i = tl.arange(0, 8)
    v = tl.load(x + tl.arange(0, 64)).reshape(8, 8)
    best, at = tl.max(v, 1, return_indices=True, keep_dims=True)
    tl.store(out + i, at.reshape(8))
    tl.store(out + 8 + i, tl.argmin(v, 0, tie_break_left=True))
    tl.store(out + 16 + i, tl.argmax(v, axis=1, keep_dims=True).reshape(8))
    tl.static_assert(best.shape == [8, 1])


def test_the_first_of_equals():
    x = np.random.default_rng(2).integers(0, 3, (8, 8)).astype(np.float32)
    out = np.zeros(24, np.int32)
    _ties[(1,)](x, out)
    np.testing.assert_array_equal(out, [*x.argmax(1), *x.argmin(0), *x.argmax(1)])


@triton.jit
def _from_host(source, target, BM: tl.constexpr):
    row = tl.program_id(0) * BM
    target.store([row, 0], source.load([row, 0]) + tl.program_id(0))


def test_descriptors_made_by_the_host():
    x, out = torch.arange(160.0).view(10, 16), torch.zeros(10, 16)
    given = TensorDescriptor.from_tensor(x, [4, 16])
    _from_host[(3,)](given, TensorDescriptor(out, out.shape, out.stride(), [4, 16]), 4)
    assert torch.equal(out, x + torch.arange(10)[:, None] // 4)


@triton.jit
def _rows_of(x, at, out, W: tl.constexpr):
    i = tl.arange(0, 8)
    source = tl.make_tensor_descriptor(x, [10, 16], [16, 1], [1, W])
    target = tl.make_tensor_descriptor(out, [10, 16], [16, 1], [1, W])
    rows = tl.load(at + i)
    target.scatter(source.gather(rows, 4) * 2, 9 - rows, 8)


def test_rows_that_are_gathered_and_scattered():
    x, out = np.arange(160, dtype=np.float32).reshape(10, 16), np.zeros((10, 16), np.float32)
    at = np.array([3, 0, 9, 1, 7, 5, 2, 8], np.int32)
    _rows_of[(1,)](x, at, out, 8)
    want = np.zeros_like(x)
    want[9 - at, 8:] = x[at, 4:12] * 2
    np.testing.assert_array_equal(out, want)


@triton.jit
def _swizzled(rows, columns, n, m, G: tl.constexpr):
    i, j = tl.program_id(0), tl.program_id(1)
    a, b = tl.swizzle2d(i, j, n, m, G)
    tl.store(rows + i * m + j, a)
    tl.store(columns + i * m + j, b)


def test_swizzle2d_goes_down_groups_of_rows():
    rows, columns = np.zeros((5, 7), np.int32), np.zeros((5, 7), np.int32)
    _swizzled[(5, 7)](rows, columns, 5, 7, 3)
    want = [(r, c) for first in (0, 3) for c in range(7) for r in range(first, min(first + 3, 5))]
    assert list(zip(rows.ravel(), columns.ravel(), strict=True)) == want


@triton.jit
def _promises(x, out, n, S: tl.constexpr):
    acc = tl.zeros((16,), dtype=tl.float32)
    i = tl.multiple_of(tl.max_contiguous(tl.max_constancy(tl.arange(0, 16), 1), 16), 16)
    for k in tl.range(0, n, 16, num_stages=S, loop_unroll_factor=2, flatten=True,
                      disallow_acc_multi_buffer=True, warp_specialize=False):  # fmt: skip
        tl.assume(k >= 0)
        acc += tl.load(
            x + k + i, eviction_policy="evict_first", cache_modifier=".cg", volatile=True
        )
    tl.debug_barrier()
    tl.store(out + i, acc, cache_modifier=".wt", eviction_policy="evict_last")


def test_hints_and_promises_change_nothing():
    out = np.zeros(16, np.float32)
    _promises[(1,)](X, out, N, 3)
    near(out, X.reshape(4, 16).sum(0))
