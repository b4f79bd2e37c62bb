"""Stores that narrow write their own elements and nothing beside or behind them, at any width.

LLVM 22 miscompiles the natural code for them on AVX-512 (src/codegen/llvm/narrow_stores.hpp).
"""

import ctypes
import itertools
import mmap

import eas
import numpy as np
import pytest
from eas import mk

WIDE = ("int64", "uint64", "int32", "int16", "float32", "bool")
NARROW = ("int8", "uint8", "int16", "int32", "float16")
PAIRS = [
    (wide, narrow)
    for wide, narrow in itertools.product(WIDE, NARROW)
    if np.dtype(wide).itemsize > np.dtype(narrow).itemsize or wide == "bool"
]


def tile(x, y, N: eas.constexpr):
    j = mk.arange(0, N)
    mk.store(y, j, mk.load(x, j))


def one(x, y, C: eas.constexpr):
    j = mk.arange(0, 8)
    mk.store(y, j, mk.load(x, j), j == C)


def first(x, y, C):
    j = mk.arange(0, 8)
    mk.store(y, j + C, mk.load(x, j), j < 1)


def rows(x, y, C: eas.constexpr):
    i, j = mk.arange(0, 3)[:, None], mk.arange(0, C)[None, :]
    mk.store(y, i * 40 + j, mk.load(x, i * 40 + j))


def differences(kernel, wide, narrow, size, number):
    """Runs on the CPU and the interpreter, the written array between painted elements."""
    x = (np.arange(160) * -5).astype(wide)
    written = []
    for backend in ("cpu", "interpreter"):
        y = np.full(size + 24, 3, narrow)
        eas.kernel(kernel)[1](x, y[8 : 8 + size], number, _backend=backend)
        written.append(y)
    return not np.array_equal(*written)


@pytest.fixture(params=["auto", "256", "128"])
def width(request):
    """Vectors of this width in the code of kernels that are made now."""
    eas.config.vector_bits = request.param
    try:
        eas.kernel(tile)[1](np.zeros(1), np.zeros(1), 1)
        yield
    except eas.BackendError as error:
        pytest.skip(str(error))
    finally:
        eas.config.vector_bits = "auto"


@pytest.mark.usefixtures("width")
@pytest.mark.parametrize(("wide", "narrow"), PAIRS)
def test_painted_borders_stay(wide, narrow):
    sizes = [1, 2, 3, 4, 5, 8, 9, 16, 17, 25, 33, 40]
    wrong = [f"tile {n}" for n in sizes if differences(tile, wide, narrow, n, n)]
    wrong += [f"one {c}" for c in (0, 3, 7) if differences(one, wide, narrow, 8, c)]
    wrong += [f"first {c}" for c in (0, 3) if differences(first, wide, narrow, 16, c)]
    wrong += [f"rows {n}" for n in (5, 9, 17) if differences(rows, wide, narrow, 120, n)]
    assert not wrong


@pytest.mark.usefixtures("width")
def test_bfloat16_stays_inside():
    torch = pytest.importorskip("torch")
    for n in range(1, 41, 2):
        y = torch.full((n + 24,), 3.0, dtype=torch.bfloat16)
        eas.kernel(tile)[1](torch.ones(n), y[8 : 8 + n], n)
        expected = torch.full_like(y, 3.0)
        expected[8 : 8 + n] = 1
        assert torch.equal(y, expected), n


def ending_at_a_forbidden_page(values):
    """A copy of the values; touching what lies behind it ends the process."""
    size = mmap.PAGESIZE
    memory = mmap.mmap(-1, 2 * size)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.mprotect(ctypes.c_void_p(address + size), ctypes.c_size_t(size), 0) == 0
    array = np.frombuffer(memory, values.dtype, values.size, size - values.nbytes)
    array[:] = values
    return array


@pytest.mark.usefixtures("width")
@pytest.mark.parametrize(("wide", "narrow"), PAIRS)
def test_nothing_behind_the_arrays_is_touched(wide, narrow):
    for n in (1, 5, 9, 17, 33):
        x = ending_at_a_forbidden_page((np.arange(n) * 3).astype(wide))
        y = ending_at_a_forbidden_page(np.zeros(n, narrow))
        eas.kernel(tile)[1](x, y, n)
        assert np.array_equal(y, x.astype(narrow))
