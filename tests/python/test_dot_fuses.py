"""A product of tiles is made of fused multiply-adds, without fast_math too, where the processor has
them; where it has none nothing is called for them. Looks at the code for other processors, which
need not run here."""

import platform
import re
from contextlib import contextmanager

import eas
import numpy as np
import pytest
from eas import mk

pytestmark = pytest.mark.skipif(
    platform.machine() not in ("x86_64", "AMD64"), reason="looks at code for x86-64"
)
FUSED = re.compile(r"\bvfn?madd\w+([sp][sd])\b")


@contextmanager
def processor(name):
    eas.config.target_cpu = name
    try:
        yield
    finally:
        eas.config.target_cpu = "native"


def product(a, b, c, K, N: eas.constexpr = 32):
    i, j = mk.arange(0, N)[:, None], mk.arange(0, N)[None, :]
    acc = mk.zeros((N, N), c.dtype)
    for k in mk.range(0, K, N):
        x, y = mk.load(a, i * K + k + j), mk.load(b, (k + i) * N + j)
        acc = mk.dot(x, y, acc, out_dtype=c.dtype)
    mk.store(c, i * N + j, acc)


def product_of_buffers(a, b, c, K, N: eas.constexpr = 32):
    i, j = mk.program_id(0), mk.arange(0, N)
    mk.store(c, i * N + j, mk.dot(a, i * K, 1, b, j, N, K))


def product_of_rows(a, b, c, K):
    mk.store(c, mk.program_id(0), mk.dot(a, 0, 1, b, mk.program_id(0), 1, K))


def fragments(a, b, c, B: eas.constexpr = 32):
    i = mk.tid(0, B)
    mk.barrier()
    acc = mk.mma(a, 0, 8, b, 0, 8, mk.mma_zero())
    mk.mma_store(c, 0, 8, acc)
    mk.store(c, i + 64, 0.0)


def separate(a, b, c, N: eas.constexpr = 32):
    i = mk.arange(0, N)
    mk.store(c, i, mk.load(a, i) * mk.load(b, i) + mk.load(c, i))


def code(kernel, cpu, dtype, out=None, *numbers, fast_math=False):
    a, c = np.zeros(1024, dtype), np.zeros(1024, out or dtype)
    with processor(cpu):
        try:
            return eas.kernel(fast_math=fast_math)(kernel).to_asm(a, a.copy(), c, *numbers)
        except eas.BackendError as error:  # tests/cpp/codegen_llvm_wide_test.cpp looks at it
            return pytest.skip(str(error))


@pytest.mark.parametrize("fast_math", [False, True])
@pytest.mark.parametrize("cpu", ["x86-64-v3", "x86-64-v4"])
@pytest.mark.parametrize(
    ("dtype", "out", "sums"),
    [("float32", None, "ps"), ("float64", None, "pd"), ("float16", "float32", "ps")],
)
def test_products_fuse(dtype, out, sums, cpu, fast_math):
    text = code(product, cpu, dtype, out, 32, fast_math=fast_math)
    assert sums in FUSED.findall(text)
    assert f"vmul{sums}" not in text
    wide = "%zmm" if cpu == "x86-64-v4" else "%ymm"
    assert any(FUSED.search(line) and wide in line for line in text.splitlines())


@pytest.mark.parametrize("fast_math", [False, True])
@pytest.mark.parametrize("cpu", ["x86-64-v3", "x86-64-v4"])
@pytest.mark.parametrize(
    ("dtype", "sums"),
    [("float32", "ps"), ("float64", "pd"), ("float16", "ps")],
)
def test_products_of_buffers_fuse(dtype, sums, cpu, fast_math):
    text = code(product_of_buffers, cpu, dtype, None, 32, fast_math=fast_math)
    assert sums in FUSED.findall(text)
    assert not re.search(r"\bvmul[sp][sd]\b", text)
    wide = "%zmm" if cpu == "x86-64-v4" else "%ymm"
    assert any(FUSED.search(line) and wide in line for line in text.splitlines())


@pytest.mark.parametrize("cpu", ["x86-64-v3", "x86-64-v4"])
@pytest.mark.parametrize(("dtype", "sums"), [("float32", "ss"), ("float64", "sd")])
def test_products_of_rows_fuse(dtype, sums, cpu):
    text = code(product_of_rows, cpu, dtype, None, 32)
    assert sums in FUSED.findall(text)
    assert not re.search(r"\bvmul[sp][sd]\b", text)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_products_of_buffers_are_rounded_once_a_term(dtype):
    """The interpreter says the same, to the last bit: there is one order of the terms."""
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((2, 1024)).astype(dtype)
    results = []
    for backend in ("interpreter", "cpu"):
        c = np.zeros(1024, dtype)
        eas.kernel(product_of_buffers)(a, b, c, 32, _grid=(32,), _backend=backend)
        results.append(c)
    assert np.array_equal(*results)
    apart = np.zeros((32, 32), dtype)
    for k in range(32):
        apart += a.reshape(32, 32)[:, k : k + 1] * b.reshape(32, 32)[k]
    assert not np.array_equal(results[0], apart.ravel())


@pytest.mark.parametrize("backend", ["interpreter", "cpu"])
@pytest.mark.parametrize("dtype", ["float64", "float16", "int64", "uint8"])
def test_products_of_buffers_have_any_number_of_terms(dtype, backend):
    a, b = np.arange(32 * 9) % 7, np.arange(32 * 9) % 5
    kernel = eas.kernel(product_of_buffers)
    for terms in (-3, -2, -1, 0, 1, 2, 3, 4, 7, 8, 9):
        c = np.zeros((1, 32), np.float64 if dtype.startswith("float") else np.int64)
        kernel(a.astype(dtype), b.astype(dtype), c, terms, _grid=(1,), _backend=backend)
        k = max(terms, 0)
        assert np.array_equal(c, a[None, :k] @ b[: k * 32].reshape(k, 32)), terms


@pytest.mark.parametrize("cpu", ["x86-64-v3", "x86-64-v4"])
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_fragments_fuse(dtype, cpu):
    text = code(fragments, cpu, dtype, "float32")
    assert "ps" in FUSED.findall(text)
    assert not re.search(r"\bvmul[sp]s\b", text)


@pytest.mark.parametrize(
    ("kernel", "dtype"),
    [(product, "float32"), (product, "float64"), (product_of_buffers, "float32")],
)
def test_nothing_is_called_where_nothing_fuses(kernel, dtype):
    text = code(kernel, "x86-64-v2", dtype, None, 32)
    assert not FUSED.search(text)
    assert re.search(r"\bmulp[sd]\b", text)
    assert not re.search(r"\b(call|movabs)\w*\s.*fmaf?\b", text)


@pytest.mark.parametrize("cpu", ["x86-64-v2", "x86-64-v3", "x86-64-v4"])
@pytest.mark.parametrize("dtype", ["int32", "int64"])
def test_integers_do_not_fuse(dtype, cpu):
    for kernel in (product, product_of_buffers):
        assert not FUSED.search(code(kernel, cpu, dtype, None, 32))


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_what_is_written_apart_stays_apart(dtype):
    assert not FUSED.search(code(separate, "x86-64-v3", dtype))
    assert FUSED.search(code(separate, "x86-64-v3", dtype, fast_math=True))
