"""Masked loads and stores of every dtype and of odd sizes, in memory between forbidden pages, on
the CPU beside the interpreter, bit for bit: vectors of every width the processor has."""

import itertools
import os
import sys

import eas
import numpy as np
import pytest
from eas import mk

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "python"))
from memory import ITEM, Guarded, view

SIZES = [*range(1, 34), 63, 64, 65]
FEW = [1, 3, 7, 8, 15, 17, 31, 33, 63, 65]
KERNELS = {}


def attack(*, few=False, dtypes=tuple(ITEM), into=None):
    """A kernel of x (n, n elements), y (n, n) and n; `into` is y's dtype, x's if it is None."""

    def add(function):
        KERNELS[function.__name__] = eas.kernel(function), few, dtypes, into
        return function

    return add


@attack()
def copies(x, y, n, B: eas.constexpr = 128):
    i = mk.arange(0, B)
    mk.store(y, i, mk.load(x, i, i < n), i < n)


@attack()
def copies_by_blocks(x, y, n, B: eas.constexpr = 16):
    for k in mk.range(0, n * n, B):
        i = k + mk.arange(0, B)
        mk.store(y, i, mk.load(x, i, i < n * n), i < n * n)


@attack()
def others(x, y, n, B: eas.constexpr = 64):
    i = mk.arange(0, B)
    mk.store(y, i, mk.load(x, i, i < n - 1, 1), i < n)


@attack()
def from_both_sides(x, y, n, B: eas.constexpr = 128):
    i = mk.arange(0, B) - 32
    inside = (i >= n // 3) & (i < n)
    mk.store(y, i, mk.load(x, i, inside), inside)


@attack()
def every_third(x, y, n, B: eas.constexpr = 128):
    i = mk.arange(0, B)
    mask = (i < n) & (i % 3 == 1)
    mk.store(y, i, mk.load(x, i, mask), mask)


@attack()
def backwards(x, y, n, B: eas.constexpr = 128):
    i = mk.arange(0, B)
    mk.store(y, n - 1 - i, mk.load(x, n - 1 - i, i < n), i < n)


@attack()
def end_to_end(x, y, n, B: eas.constexpr = 128):
    i = mk.arange(0, B)
    mk.store(y, i, mk.load(x, n - 1 - i, i < n), i < n)


@attack()
def every_second_place(x, y, n, B: eas.constexpr = 64):
    i = mk.arange(0, B)
    mk.store(y, 2 * i, mk.load(x, 2 * i, 2 * i < n), 2 * i < n)


@attack()
def gathered(x, y, n, B: eas.constexpr = 64):
    i = mk.arange(0, B)
    at = (i * 7) % n
    mk.store(y, i, mk.load(x, at, i < n), i < n)


@attack()
def scattered(x, y, n, B: eas.constexpr = 128):
    i = mk.arange(0, B)
    mk.store(y, (i * i) % (n * n), mk.load(x, i, i < 1), i < 1)
    mk.store(y, i ^ 1, mk.load(x, i, i < n), (i < n) & ((i ^ 1) < n))


@attack(few=True)
def rows(x, y, n, B: eas.constexpr = 8):
    r = mk.program_id(0) * B + mk.arange(0, B)[:, None]
    for k in mk.range(0, n, B):
        c = k + mk.arange(0, B)[None, :]
        mask = (r < n) & (c < n)
        mk.store(y, r * n + c, mk.load(x, r * n + c, mask), mask)


@attack(few=True)
def turned(x, y, n, B: eas.constexpr = 16):
    r = mk.program_id(0) * B + mk.arange(0, B)[:, None]
    for k in mk.range(0, n, B):
        c = k + mk.arange(0, B)[None, :]
        mask = (r < n) & (c < n)
        mk.store(y, r * n + c, mk.load(x, c * n + r, mask), mask)


@attack(few=True)
def turned_in_registers(x, y, n, B: eas.constexpr = 16):
    r = mk.program_id(0) * B + mk.arange(0, B)[:, None]
    for k in mk.range(0, n, B):
        c = k + mk.arange(0, B)[None, :]
        tile = mk.load(x, r * n + c, (r < n) & (c < n), 1)
        to_r, to_c = k + mk.arange(0, B)[:, None], mk.program_id(0) * B + mk.arange(0, B)[None, :]
        mk.store(y, to_r * n + to_c, tile.T, (to_r < n) & (to_c < n))


@attack()
def by_loaded_mask(x, y, n, B: eas.constexpr = 64):
    i = mk.arange(0, B)
    mask = (mk.load(x, i, i < n) != mk.load(x, 0)) & (i < n)
    mk.store(y, i, mk.load(x, i, mask), mask)


@attack()
def in_a_loop(x, y, n, B: eas.constexpr = 32):
    i = mk.arange(0, B)
    tile = mk.load(x, i, i < n)
    for k in mk.range(n):
        mask = (i <= k) & (i < n)
        mk.store(y, k * n + i, tile, mask)


@attack()
def while_some_are_left(x, y, n, B: eas.constexpr = 16):
    at = mk.arange(0, B)
    while mk.any(at < n):
        mk.store(y, at, mk.load(x, at, at < n), at < n)
        at = at + B


@attack()
def sums(x, y, n, B: eas.constexpr = 64):
    i = mk.arange(0, B)
    mk.store(y, 0, mk.max(mk.load(x, i, i < n, 0).to(mk.float32)))
    mk.store(y, i, mk.load(x, i, i < n).to(mk.float32) != 0, i < n)


@attack(into="int8")
def to_bytes(x, y, n, B: eas.constexpr = 128):
    i = mk.arange(0, B)
    mk.store(y, i, mk.load(x, i, i < n) != 0, i < n)


@attack(into="float16")
def to_halves(x, y, n, B: eas.constexpr = 128):
    i = mk.arange(0, B)
    mk.store(y, i, mk.load(x, i, i < n).to(mk.float32), i < n)


@attack(into="bfloat16")
def to_short_floats(x, y, n, B: eas.constexpr = 128):
    i = mk.arange(0, B)
    mk.store(y, i, mk.load(x, i, i < n).to(mk.float32), i < n)


@attack(into="int16")
def to_short_integers(x, y, n, B: eas.constexpr = 128):
    i = mk.arange(0, B)
    mk.store(y, i, mk.load(x, i, i < n) != 0, i < n)


@attack(few=True)
def whole_tiles(x, y, n: eas.constexpr):
    i = mk.arange(0, n)
    mk.store(y, i, mk.load(x, i))
    last = n * (n - 1) + i
    mk.store(y, last, mk.load(x, last), i < n - 1)


@attack(few=True, into="bfloat16")
def whole_tiles_to_short_floats(x, y, n: eas.constexpr):
    last = n * (n - 1) + mk.arange(0, n)
    mk.store(y, last, mk.load(x, last).to(mk.float32))


@attack(few=True, into="int8")
def whole_tiles_to_bytes(x, y, n: eas.constexpr):
    last = n * (n - 1) + mk.arange(0, n)
    mk.store(y, last, mk.load(x, last).to(mk.int64) + 1)


@attack(few=True)
def whole_squares(x, y, n: eas.constexpr):
    i, j = mk.arange(0, n)[:, None], mk.arange(0, n)[None, :]
    mk.store(y, j * n + i, mk.load(x, i * n + j, i <= j), i <= j)


def content(dtype, count):
    """Numbers that every dtype holds exactly."""
    numbers = np.arange(count) % 2 if dtype == "bool" else np.arange(count) % 100 + 1
    if dtype == "bfloat16":
        return (numbers.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16).tobytes()
    return numbers.astype(dtype).tobytes()


def after(kernel, backend, dtype, into, n, at_start):
    """What a launch leaves in y; asserts that it leaves everything else alone."""
    x = Guarded(content(dtype, n * n), at_start)
    y = Guarded(bytes([1] * ITEM[into] * n * n), at_start)
    try:
        arrays = [view(m, d, 0, (n * n,), (1,)) for m, d in ((x, dtype), (y, into))]
        kernel(*arrays, n, _grid=(-(-n // 8),), _backend=backend)
        assert x.content() == content(dtype, n * n)
        assert x.painted()
        assert y.painted()
        return y.content()
    finally:
        x.free()
        y.free()


@pytest.fixture(params=["128", "256", "512"])
def bits(request):
    eas.config.vector_bits = request.param
    try:
        eas.kernel(copies)[1](np.zeros(8), np.zeros(8), 8)
        yield request.param
    except eas.BackendError as error:
        pytest.skip(str(error))
    finally:
        eas.config.vector_bits = "auto"


@pytest.mark.parametrize("name", KERNELS)
def test_nothing_beyond_the_mask_is_touched(name, bits):
    kernel, few, dtypes, into = KERNELS[name]
    for dtype, n in itertools.product(dtypes, FEW if few else SIZES):
        if name in ("copies_by_blocks", "in_a_loop") and n > 33:
            continue
        wanted = after(kernel, "interpreter", dtype, into or dtype, n, False)
        for at_start in (False, True):
            got = after(kernel, "cpu", dtype, into or dtype, n, at_start)
            assert got == wanted, (dtype, n, at_start)
