"""eas.triton: meanings that Triton's own tests pin down, by kernels of our own."""

from __future__ import annotations

import eas
import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest
from eas.triton.language.core import constexpr_type

torch = pytest.importorskip("torch")


@triton.jit
def _shapes(BLOCK: tl.constexpr):
    x = tl.arange(0, BLOCK)
    tl.static_assert(x.shape == [BLOCK])
    tl.static_assert(x[None, :].shape == [1, tl.constexpr(8)])
    tl.static_assert(x[None, :].shape == (1, 8))
    tl.static_assert(x.shape != [4])
    tl.static_assert(tl.sum(x).shape == [])
    tl.static_assert(x[:, None].shape[1:] + x.shape == [1, 8])
    tl.static_assert(x[:, None].type.shape == [8, 1])


def test_shapes_equal_lists():
    _shapes[(1,)](BLOCK=8)


@triton.jit
def _extremes(x_ptr, out_ptr, at_ptr, N: tl.constexpr):
    rows, columns = tl.arange(0, 4), tl.arange(0, N)
    x = tl.load(x_ptr + rows[:, None] * N + columns[None, :])
    tl.store(out_ptr + rows, tl.max(x, 1))
    tl.store(out_ptr + 4 + rows, tl.min(x, 1))
    best, at = tl.max(x, 1, return_indices=True)
    tl.store(out_ptr + 8 + rows, best)
    tl.store(at_ptr + rows, at)
    tl.store(at_ptr + 4 + rows, tl.argmin(x, 1))


def test_extremes_leave_out_nan_but_where_there_is_nothing_else():
    nan, inf = np.nan, np.inf
    x = np.array([[nan, 6, 8, nan], [3, 5, nan, 5], [nan] * 4, [-inf, nan, -inf, inf]], np.float32)
    out, at = np.zeros(12, np.float32), np.zeros(8, np.int32)
    _extremes[(1,)](x, out, at, N=4)
    np.testing.assert_array_equal(out, [8, 5, nan, inf, 6, 3, nan, -inf, 8, 5, nan, inf])
    np.testing.assert_array_equal(at[[0, 1, 3, 4, 5, 7]], [2, 1, 3, 1, 0, 0])


@triton.jit
def _one_bit(x_ptr, y_ptr, out_ptr):
    i = tl.arange(0, 4)
    x, y = tl.load(x_ptr + i), tl.load(y_ptr + i)
    tl.store(out_ptr + i, x + y)
    tl.store(out_ptr + 4 + i, x - y)
    tl.store(out_ptr + 8 + i, x * y)
    tl.store(out_ptr + 12 + i, tl.sum(tl.full((4,), 1, tl.int1), dtype=tl.int1))


def test_one_bit_wraps():
    x, y = np.array([0, 0, 1, 1], bool), np.array([0, 1, 0, 1], bool)
    out = np.zeros(16, bool)
    _one_bit[(1,)](x, y, out)
    np.testing.assert_array_equal(out.reshape(4, 4), [x ^ y, x ^ y, x & y, [False] * 4])


@triton.jit
def _shift(x_ptr, y_ptr, out_ptr):
    i = tl.arange(0, 4)
    z = tl.load(x_ptr + i) >> tl.load(y_ptr + i)
    tl.static_assert(z.dtype == tl.uint8)
    tl.store(out_ptr + i, z)


def test_the_first_operand_says_what_is_shifted_in():
    x, y = np.array([-1, -128, 127, 64], np.int8), np.array([1, 7, 3, 6], np.uint8)
    out = np.zeros(4, np.uint8)
    _shift[(1,)](x, y, out)
    np.testing.assert_array_equal(out.view(np.int8), x >> y.astype(np.int8))


@triton.jit
def _named(x_ptr, h_ptr, out_ptr, n):
    x, h = tl.load(x_ptr + tl.arange(0, 4)), tl.load(h_ptr + tl.arange(0, 4))
    two, half = 2, 0.5
    tl.static_assert((x * 2).dtype == tl.int8 and (x * two).dtype == tl.int32)
    tl.static_assert((h * 0.5).dtype == tl.float16 and (h * half).dtype == tl.float32)
    a, (b, c) = 0.0, (1.0, 2)
    tl.static_assert((h + a).dtype == tl.float32 and b.dtype == tl.float32)
    tl.static_assert(c.dtype == tl.int32 and two.to(tl.int64).dtype == tl.int64)
    tl.static_assert(tl.float16(half).dtype == tl.float16 and tl.int64(3).dtype == tl.int64)
    total = 0.0
    count = 0
    for _ in range(n):  # float16 terms, a float32 sum
        total += tl.sum(h)
        count += 1
    tl.store(out_ptr, total)
    tl.store(out_ptr + 1, count)
    tl.store(out_ptr + tl.arange(0, 4) + 2, x * two)


def test_a_literal_with_a_name_has_a_dtype():
    x, h = np.array([127, -128, 1, 2], np.int8), np.full(4, 1 / 3, np.float16)
    out = np.zeros(6, np.float32)
    _named[(1,)](x, h, out, 3000)
    third = float(np.float16(4 * float(h[0])))
    assert out[0] == pytest.approx(3000 * third, rel=1e-5)
    assert out[1] == 3000
    np.testing.assert_array_equal(out[2:], x.astype(np.int32) * 2)


@triton.jit
def _copy(x_ptr, out_ptr, wide_ptr, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    for start in range(0, n, BLOCK):  # what is known of the argument outlives a carried pointer
        x = tl.load(x_ptr + i, mask=i + start < n, other=0.0)
        tl.store(wide_ptr + i, x.to(tl.float32), mask=i + start < n)
        tl.store(out_ptr + i, -x.to(tl.float32), mask=i + start < n)
        x_ptr += BLOCK
        out_ptr += BLOCK
        wide_ptr += BLOCK


@pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e5m2"])
def test_8_bit_floats_are_arguments(name):
    kind = getattr(torch, name)
    x = torch.linspace(-3, 3, 37).to(kind)
    out, wide = torch.zeros(37, dtype=kind), torch.zeros(37)
    _copy[(1,)](x, out, wide, 37, BLOCK=16)
    assert torch.equal(wide, x.float())
    assert torch.equal(out.float(), -x.float())


@triton.jit
def _add_to(x_ptr):
    tl.atomic_add(x_ptr, 1.0)


def test_8_bit_floats_have_no_atomics():
    with pytest.raises(triton.CompilationError, match="no atomics on 8-bit floats"):
        _add_to[(1,)](torch.zeros(1).to(torch.float8_e5m2))


@triton.jit
def _matrix(a_ptr, b_ptr, out_ptr):
    i = tl.arange(0, 16)
    at = i[:, None] * 16 + i[None, :]
    tl.store(out_ptr + at, tl.dot(tl.load(a_ptr + at), tl.load(b_ptr + at)))


def test_products_of_8_bit_floats():
    a, b = (torch.randn(16, 16).to(torch.float8_e5m2) for _ in range(2))
    out = torch.zeros(16, 16)
    _matrix[(1,)](a, b, out)
    torch.testing.assert_close(out, a.float() @ b.float())


@triton.jit
def _write(x_ptr: tl.const, out_ptr, WRONG: tl.constexpr):
    if WRONG:
        tl.store(x_ptr + 1, tl.load(out_ptr))
    else:
        tl.store(out_ptr, tl.load(x_ptr + 1))


def test_what_is_const_is_not_written():
    x, out = np.array([1.0, 2.0]), np.zeros(1)
    _write[(1,)](x, out, WRONG=False)
    assert out[0] == 2
    with pytest.raises(eas.CompileError, match="Cannot store to a constant pointer"):
        _write[(1,)](x, out, WRONG=True)


@triton.jit
def _element(x_ptr):
    if tl.load(x_ptr + tl.arange(0, 1)) > 42:
        tl.store(x_ptr, 42)


@pytest.mark.parametrize("value", [41, 43])
def test_a_tile_of_one_element_is_a_condition(value):
    x = np.array([value], np.int32)
    _element[(1,)](x)
    assert x[0] == min(value, 42)


@triton.jit
def _swapped(a0, a1, b0, b1):
    return a1 + b0, a0 - b1


@triton.jit
def _packed(a_ptr, b_ptr, out_ptr):
    i = tl.arange(0, 8)
    both = tl.map_elementwise(_swapped, tl.load(a_ptr + i), tl.load(b_ptr + i), pack=2)
    tl.store(out_ptr + i, both)


def test_map_elementwise_of_neighbours():
    a, b, out = np.arange(8.0), np.arange(8.0) * 10, np.zeros(8)
    _packed[(1,)](a, b, out)
    want = np.stack([a[1::2] + b[::2], a[::2] - b[1::2]], 1).ravel()
    np.testing.assert_array_equal(out, want)


@triton.jit
def _wrong(x_ptr, WHICH: tl.constexpr):
    i = tl.arange(0, 8)
    if WHICH == "axis":
        tl.expand_dims(i, 2)
    elif WHICH == "twice":
        tl.expand_dims(i, (0, 0))
    elif WHICH == "cat":
        tl.cat(i, tl.arange(0, 4))
    elif WHICH == "squeeze":
        i.squeeze(0)
    elif WHICH == "grid":
        tl.program_id(3)
    elif WHICH == "number":
        tl.load(x_ptr + i).to(tl.int8) + 300
    elif WHICH == "signs":
        i.to(tl.uint32) / i
    else:
        i & 1.5


@pytest.mark.parametrize(
    ("which", "words"),
    [
        ("axis", "invalid axis 2"),
        ("twice", r"normalized axes = \[0, 0\]"),
        ("cat", r"tl.cat requires tensors of the same shape, got \(8,\) and \(4,\)"),
        ("squeeze", "the axis has one element, got 0 of"),
        ("grid", "program_id axis must be 0, 1, or 2 but got 3"),
        ("number", "out of range for int8, got 300"),
        ("and", "invalid operands of type int32 and fp32, expected integers"),
        ("signs", "Cannot use /, // or % with uint32 and int32 because they have different "),
    ],
)
def test_errors_are_compilation_errors_with_a_line(which, words):
    with pytest.raises(triton.CompilationError, match=words) as caught:
        _wrong[(1,)](np.zeros(8), WHICH=which)
    assert caught.value.file == __file__
    assert isinstance(caught.value, (eas.ShapeError, eas.DTypeError))


def test_a_launch_gives_the_texts_of_what_ran():
    x = np.array([41], np.int32)
    assert "load" in _element[(1,)](x).asm["ttir"]


@triton.jit
def _group(addresses, sizes, out_ptr, COUNT: tl.constexpr):
    at = 0
    for group in range(COUNT):
        n = tl.load(sizes + group)
        p = tl.load(addresses + group).to(tl.pointer_type(tl.float16))
        i = tl.arange(0, 8)
        x = tl.load(p + i, mask=i < n, other=0.0)
        tl.store(p + i, x + 1.0, mask=i < n)
        tl.store(out_ptr + at + i, x.to(tl.float32), mask=i < n)
        at += n


def test_pointers_made_of_integers():
    parts = [np.arange(n, dtype=np.float16) for n in (3, 8, 1)]
    addresses = np.array([p.ctypes.data for p in parts])
    out = np.zeros(12, np.float32)
    assert "load" in _group.warmup(addresses, np.zeros(3, np.int32), out, COUNT=3).asm["ttir"]
    _group[(1,)](addresses, np.array([3, 8, 1], np.int32), out, COUNT=3)
    np.testing.assert_array_equal(out, [0, 1, 2, *range(8), 0])
    for p, n in zip(parts, (3, 8, 1), strict=True):
        np.testing.assert_array_equal(p, np.arange(n) + 1)


@triton.jit
def _narrow(x_ptr):
    tl.load(tl.load(x_ptr).to(tl.int32).to(tl.pointer_type(tl.float32)))


def test_addresses_have_64_bits():
    with pytest.raises(triton.CompilationError, match="addresses are int64, got int32"):
        _narrow[(1,)](np.zeros(1, np.int32))


@triton.jit
def _added(x, n):
    for i in range(n):
        x += i
    return x


@triton.jit
def _first_over(x, limit):
    while x < limit:
        x = x * 3
        if x > limit:
            return x
    return x


@triton.jit
def _stay_int32(n, wide_n, bytes_ptr, words_ptr):
    count, pair = 0, (1, tl.program_id(0))
    for i in range(n):
        if i > 1:
            count += 1
        pair = (pair[0] + i, pair[1] + 2)
    tl.static_assert(count.dtype == tl.int32)
    tl.static_assert(pair[0].dtype == tl.int32 and pair[1].dtype == tl.int32)
    offsets = tl.arange(0, 8)
    while count < n + 5:
        count += 1
        for _ in range(n):
            offsets += 8
    tl.static_assert(offsets.dtype == tl.int32 and count.dtype == tl.int32)
    chosen = tl.program_id(0) if n > 2 else tl.load(words_ptr)
    tl.static_assert(chosen.dtype == tl.int32)
    chosen = tl.load(words_ptr) if n > 2 else tl.program_id(0)
    tl.static_assert(chosen.dtype == tl.int32)
    literal = 1 if n > 2 else 2
    tl.static_assert(literal.dtype == tl.int32)
    tl.static_assert(_added(n, n).dtype == tl.int32 and _added(0, n).dtype == tl.int32)
    tl.static_assert(_first_over(1, n).dtype == tl.int32)
    # the others keep their types too
    unsigned, byte, bit, long = 3000000000, tl.load(bytes_ptr), n > 1, wide_n.to(tl.int64)
    word = tl.program_id(0)
    for i in range(n):
        unsigned += 1
        byte += 1
        bit = bit & (i < 3)
        long += i
        word = tl.load(words_ptr + i)
    tl.static_assert(unsigned.dtype == tl.uint32)
    tl.static_assert(byte.dtype == tl.int8)
    tl.static_assert(bit.dtype == tl.int1)
    tl.static_assert(long.dtype == tl.int64)
    tl.static_assert(word.dtype == tl.int32)


@pytest.mark.parametrize("eager", [False, True])
def test_what_goes_round_a_loop_keeps_its_type(eager, monkeypatch):
    monkeypatch.setenv("TRITON_INTERPRET", str(int(eager)))
    _stay_int32[(1,)](4, 4, np.zeros(1, np.int8), np.zeros(4, np.int32))


@triton.jit
def _wrapping(x_ptr, out_ptr, n, seed):
    literal, given, doubled, total = 1, seed, seed, 0
    a, b = 0, 1
    shifted = tl.arange(0, 4)
    for i in range(n):
        literal = literal * 1664525 + 1013904223
        given = (given * 31) ^ (given >> 3)
        doubled += doubled
        total += tl.load(x_ptr + i)
        a, b = b, a + b
        shifted = (shifted << 5) - shifted + 1
    inside = seed
    for i in range(n):
        for j in range(2):
            if i > 2:
                inside = inside * -7 + j
    while_ = seed
    k = 0
    while k < n:
        while_ = tl.where(k > 3, while_ * while_ + 1, while_ * 5)
        k += 1
    tl.store(out_ptr, literal.to(tl.int64))
    tl.store(out_ptr + 1, given.to(tl.int64))
    tl.store(out_ptr + 2, doubled.to(tl.int64))
    tl.store(out_ptr + 3, total // 3)
    tl.store(out_ptr + 4, b >> 2)
    tl.store(out_ptr + 5, inside)
    tl.store(out_ptr + 6, while_)
    tl.store(out_ptr + 7, (literal > 0).to(tl.int64))
    tl.store(out_ptr + 8, k)
    tl.store(out_ptr + 9 + tl.arange(0, 4), shifted)


def _wrapped(x, n, seed):
    literal, given, doubled, total, a, b = (np.int32(v) for v in (1, seed, seed, 0, 0, 1))
    inside = while_ = np.int32(seed)
    shifted = np.arange(4, dtype=np.int32)
    with np.errstate(over="ignore"):
        for i in range(n):
            literal = literal * np.int32(1664525) + np.int32(1013904223)
            given = (given * np.int32(31)) ^ (given >> np.int32(3))
            doubled, total = doubled + doubled, total + x[i]
            a, b = b, a + b
            shifted = (shifted << np.int32(5)) - shifted + np.int32(1)
            for j in range(2):
                inside = inside * np.int32(-7) + np.int32(j) if i > 2 else inside
            while_ = while_ * while_ + np.int32(1) if i > 3 else while_ * np.int32(5)
    third = int(total) // 3 if total >= 0 else -(-int(total) // 3)
    every = [literal, given, doubled, third, b >> np.int32(2), inside, while_, literal > 0, n]
    return np.array([*(int(v) for v in every), *shifted], np.int64)


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize(("n", "seed"), [(0, 7), (1, -3), (9, 123456789), (50, -987654321)])
def test_int32_that_outgrows_32_bits_in_a_loop_wraps(n, seed, eager, monkeypatch):
    monkeypatch.setenv("TRITON_INTERPRET", str(int(eager)))
    x = np.random.default_rng(n).integers(-(2**31), 2**31, 64).astype(np.int32)
    out = np.zeros(13, np.int64)
    _wrapping[(1,)](x, out, n, seed)
    np.testing.assert_array_equal(out, _wrapped(x, n, seed))


@triton.jit
def _meets(x_ptr, y_ptr, out_ptr, n):
    scale = 0
    for _ in range(n):
        scale += 1
    x = tl.load(x_ptr)
    tl.static_assert((scale * tl.load(y_ptr)).dtype == tl.uint32)
    tl.static_assert((x + scale).dtype == tl.int32)
    tl.store(out_ptr, x + scale)
    eighth = tl.load(y_ptr).to(tl.uint8).to(tl.float8e5, bitcast=True)
    for i in range(n):
        eighth = tl.load(y_ptr + i).to(tl.uint8).to(tl.float8e5, bitcast=True)
    tl.static_assert(eighth.dtype == tl.float8e5)
    tl.store(out_ptr + 1, eighth.to(tl.float32))
    other = eighth
    if n > 1:
        other = tl.load(y_ptr).to(tl.uint8).to(tl.float8e5, bitcast=True)
    tl.static_assert(other.dtype == tl.float8e5)


@pytest.mark.parametrize("eager", [False, True])
def test_what_a_loop_carried_meets_others_as_its_type(eager, monkeypatch):
    monkeypatch.setenv("TRITON_INTERPRET", str(int(eager)))
    out = np.zeros(2, np.int64)
    _meets[(1,)](np.array([7], np.int32), np.array([0x3C, 0x40, 0x44], np.uint32), out, 3)
    np.testing.assert_array_equal(out, [10, 4])


@triton.jit
def _unrolled(out_ptr, seed):
    x, literal = seed, 3
    for _ in tl.static_range(6):
        x = x * 1000003 + 1
        literal = literal * 1000003
        literal -= 1
    tl.store(out_ptr, x.to(tl.int64))
    tl.store(out_ptr + 1, literal // -7)
    tl.store(out_ptr + 2, literal % 10)
    tl.static_assert((tl.full((4,), 1, tl.int8) * literal).dtype == tl.int32)


@pytest.mark.parametrize("eager", [False, True])
def test_unrolled_loops_and_named_literals_wrap(eager, monkeypatch):
    monkeypatch.setenv("TRITON_INTERPRET", str(int(eager)))
    out = np.zeros(3, np.int64)
    _unrolled[(1,)](out, -77)
    x, literal = np.int32(-77), np.int32(3)
    with np.errstate(over="ignore"):
        for _ in range(6):
            x = x * np.int32(1000003) + np.int32(1)
            literal = literal * np.int32(1000003) - np.int32(1)
    towards_zero = [int(int(literal) / -7), int(np.fmod(literal, 10))]
    np.testing.assert_array_equal(out, [x, *towards_zero])


@triton.jit
def _numbers(small, long, huge, out_ptr, pair, N: tl.constexpr):
    tl.static_assert(small.dtype == tl.int32 and long.dtype == tl.int64)
    tl.static_assert(huge.dtype == tl.uint64 and pair[1].dtype == tl.int64)
    tl.static_assert(N.type == constexpr_type(7) and N.type == (7).type)
    tl.static_assert(N.type != constexpr_type(8) and N.type != constexpr_type(7.0))
    named = N
    tl.static_assert(named.type == tl.int32)
    for _ in range(2):
        long = long * 3
    tl.store(out_ptr, huge)
    tl.store(out_ptr + 1, huge // 2)
    tl.store(out_ptr + 2, long.to(tl.uint64))
    tl.store(out_ptr + 3, (pair[0] + pair[1]).to(tl.uint64))


@pytest.mark.parametrize("huge", [2**64 - 1, 2**63])
def test_numbers_beyond_int32_as_arguments(huge):
    out = np.zeros(4, np.uint64)
    _numbers[(1,)](5, 2**40, huge, out, (1, 2**33), N=7)
    assert out.tolist() == [huge, huge // 2, 9 * 2**40, 2**33 + 1]
    with pytest.raises(triton.CompilationError, match="condition is false"):
        _numbers[(1,)](5, 6, huge, out, (1, 2**33), N=7)
    with pytest.raises(OverflowError):
        _numbers[(1,)](5, 2**40, 2**64, out, (1, 2**33), N=7)


@triton.jit
def _refused(c_ptr: tl.const, WHICH: tl.constexpr):
    if WHICH == "const":
        tl.store(c_ptr, 1.0)
    else:
        tl.squeeze(tl.arange(0, 8)[:, None], -3)


@pytest.mark.parametrize(
    ("which", "words"),
    [("const", "Cannot store to a constant pointer"), ("squeeze", "invalid axis -3")],
)
def test_errors_have_their_words_as_triton_gives_them(which, words):
    with pytest.raises(triton.CompilationError, match=words) as caught:
        _refused[(1,)](np.zeros(1, np.float32), WHICH=which)
    assert words in caught.value.error_message
    assert caught.value.file == __file__


@triton.jit
def _order(x, y):
    if x < y:
        return -1
    elif x == y:
        return 0
    else:
        return 1


@triton.jit
def _steps(x, y):
    out = x
    rounds = 0
    if x > 0.0:
        half = y if y > 1.0 else -y
        out = half * 2.0
        rounds += 1
        if half > 3.0:
            rounds = rounds * 10
    elif y < 0.0:
        return 100.0, rounds
    for _ in range(2):
        if out < 5.0:
            out += 1.0
    return out, rounds


@triton.jit
def _mapping(x_ptr, y_ptr, order_ptr, out_ptr, rounds_ptr):
    i = tl.arange(0, 64)
    x, y = tl.load(x_ptr + i), tl.load(y_ptr + i)
    tl.store(order_ptr + i, tl.map_elementwise(_order, x, y))
    out, rounds = tl.map_elementwise(_steps, x, y)
    tl.static_assert(rounds.dtype == tl.int32 and out.dtype == tl.float32)
    tl.store(out_ptr + i, out)
    tl.store(rounds_ptr + i, rounds)


@pytest.mark.parametrize("eager", [False, True])
def test_branches_on_elements(eager, monkeypatch):
    monkeypatch.setenv("TRITON_INTERPRET", str(int(eager)))
    rng = np.random.default_rng(5)
    x, y = (rng.integers(-5, 6, 64).astype(np.float32) for _ in range(2))
    x[:2] = np.nan, 3
    order, rounds = np.zeros(64, np.int32), np.zeros(64, np.int32)
    out = np.zeros(64, np.float32)
    _mapping[(1,)](x, y, order, out, rounds)
    pairs = list(zip(x, y, strict=True))
    np.testing.assert_array_equal(order, [_order.fn(a, b) for a, b in pairs])
    expected = [_steps.fn(a, b) for a, b in pairs]
    np.testing.assert_array_equal(out, [e[0] for e in expected])
    np.testing.assert_array_equal(rounds, [e[1] for e in expected])


@triton.jit
def _prints(x):
    if x > 0.0:
        tl.device_print("positive", x)
    return x


@triton.jit
def _printing(x_ptr):
    tl.map_elementwise(_prints, tl.load(x_ptr + tl.arange(0, 4)))


def test_a_branch_on_elements_has_no_effects():
    with pytest.raises(triton.CompilationError, match="not inside a branch on elements") as caught:
        _printing[(1,)](np.zeros(4, np.float32))
    assert caught.value.file == __file__
