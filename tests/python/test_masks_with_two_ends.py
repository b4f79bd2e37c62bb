"""Masks with a lower end too, lines that end within a vector: chunks in which a mask holds are
written without it, and what is masked off is neither read nor written."""

import ctypes
import importlib.util
import platform
import re
from pathlib import Path

import eas
import numpy as np
import pytest
from eas import mk

_file = Path(__file__).parents[1] / "fuzz" / "python" / "memory.py"
_spec = importlib.util.spec_from_file_location("fuzz_memory", _file)
memory = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(memory)

SIZES = (1, 5, 16, 49, 64, 100, 256, 300)


def at_page_ends(array):
    """Copies of an array that end, or begin, at a page that may not be touched."""
    for at_start in (False, True):
        held = memory.Guarded(array.tobytes(), at_start)
        bytes_ = (ctypes.c_ubyte * array.nbytes).from_address(held.address)
        yield np.frombuffer(bytes_, array.dtype).reshape(array.shape)
        held.free()


@pytest.fixture(params=["auto", "128", "256"], autouse=True)
def bits(request):
    eas.config.vector_bits = request.param
    yield request.param
    eas.config.vector_bits = "auto"


@eas.kernel
def between(x, out, low, high, HOW: eas.constexpr, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    if HOW == "<":
        ok = (i >= low) & (i < high)
    elif HOW == "<=":
        ok = (low <= i) & (i <= high - 1)
    else:
        ok = (i > low - 1) & (i < high) & (i - low >= 0)
    mk.store(out, i, mk.load(x, i, ok, -1) + 1, ok)


@pytest.mark.parametrize("how", ["<", "<=", "three"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int8, np.float16, np.int16])
def test_only_what_is_between_is_touched(how, dtype):
    for block in SIZES:
        x = np.arange(block).astype(dtype)
        for low, high in (
            (0, block),
            (1, block - 1),
            (-7, 3),
            (block // 2, 10**9),
            (20, 20),
            (9, 4),
        ):
            out = np.full(block, 99, dtype)
            between[(1,)](x, out, low, high, HOW=how, BLOCK=block)
            i = np.arange(block)
            expected = np.where((i >= low) & (i < high), x + dtype(1), dtype(99))
            np.testing.assert_array_equal(out, expected, f"{block} {low} {high}")


@pytest.mark.parametrize("bounds", [(2**63 - 1, -(2**63)), (-(2**63), 2**63 - 1), (2**62, 5)])
def test_ends_as_large_as_integers_are(bounds):
    x, out = np.arange(100.0), np.zeros(100)
    between[(1,)](x, out, *bounds, HOW="<=" if bounds[0] == 2**62 else "<", BLOCK=100)
    i = np.arange(100)
    np.testing.assert_array_equal(out, np.where((i >= bounds[0]) & (i < bounds[1]), x + 1, 0))


@eas.kernel
def stencil(x, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    inside = (i > 0) & (i < n - 1)
    around = mk.load(x, i - 1, inside) + mk.load(x, i + 1, inside)
    mk.store(out, i, around - 2 * mk.load(x, i, inside), inside)


@pytest.mark.parametrize("n", [1, 2, 3, 17, 64, 100, 1000])
@pytest.mark.parametrize("block", [16, 50, 64, 256])
def test_a_stencil_reads_nothing_beyond_its_array(n, block):
    for x in at_page_ends(np.random.default_rng(0).standard_normal(n).astype(np.float32)):
        out = np.zeros(n, np.float32)
        stencil[(eas.cdiv(n, block),)](x, out, n, BLOCK=block)
        expected = np.zeros(n, np.float32)
        expected[1:-1] = (x[:-2] + x[2:]) - 2 * x[1:-1] if n > 2 else 0
        np.testing.assert_array_equal(out, expected)


@eas.kernel
def rows(x, out, cols, BLOCK: eas.constexpr):
    c = mk.arange(0, BLOCK)
    v = mk.load(x, mk.program_id(0) * cols + c, c < cols, 1)
    mk.store(out, mk.program_id(0) * BLOCK + c, v)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int8, np.float16, np.int64, np.bool_])
@pytest.mark.parametrize("cols", [1, 3, 7, 8, 15, 16, 17, 31, 33, 49, 63, 64, 65, 130])
def test_rows_of_any_length_give_their_elements_and_the_rest(dtype, cols):
    source = np.random.default_rng(0).integers(0, 100, (5, cols)).astype(dtype)
    block = eas.next_power_of_2(cols)
    for wide in (block, 2 * block, cols):
        for x in at_page_ends(source):
            out = np.zeros((5, wide), dtype)
            rows[(5,)](x, out, cols, BLOCK=wide)
            np.testing.assert_array_equal(out[:, :cols], source)
            np.testing.assert_array_equal(out[:, cols:], np.ones((5, wide - cols), dtype))


@eas.kernel
def running(x, out, n, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    mk.store(out, i, mk.cumsum(mk.load(x, i, i < n)), i < n)


def plain(text, instruction):
    """Moves of whole vectors that no mask takes part in."""
    return [m for m in re.findall(instruction, text) if "%k" not in m]


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="code for x86-64")
@pytest.mark.parametrize(
    ("kernel", "given", "options"),
    [
        (between, (1, 99), {"HOW": "<"}),
        (stencil, (1000,), {}),
        (running, (1000,), {}),
    ],
)
def test_whole_chunks_are_not_masked(kernel, given, options, bits):
    if bits != "auto":
        pytest.skip("one width is enough")
    eas.config.target_cpu = "x86-64-v4"
    try:
        x = np.zeros(1024, np.float32)
        text = kernel.to_asm(x, x.copy(), *given, BLOCK=1024, **options)
    except eas.BackendError as error:
        pytest.skip(str(error))
    finally:
        eas.config.target_cpu = "native"
    assert plain(text, r"vmovups\s+%zmm\d+, [^\n]*\(")
    reads = r"v(?:movups|addps)\s+[^\n,]*\([^\n]*\), [^\n]*%zmm[^\n]*"
    assert len(plain(text, reads)) >= 2


def test_wide_elements_beside_narrow_ones(bits):
    """Tiles of int64 are two registers where float32 lies in one."""

    @eas.kernel
    def kernel(x, out, n, BLOCK: eas.constexpr):
        at = mk.arange(0, BLOCK)
        mk.store(out, 0, mk.sum(mk.load(x, at, at < n, 1).to(mk.float32)))

    for n in (1, 5, 17, 64, 100):
        for x in at_page_ends(np.arange(n)):
            out = np.zeros(1, np.float32)
            kernel[(1,)](x, out, n, BLOCK=128)
            assert out[0] == x.sum() + 128 - n
