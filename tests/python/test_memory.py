"""Loads and stores: masks, `other`, broadcasting, pointers, and which offsets are elements."""

import eas
import numpy as np
import oracle
import pytest
from eas import mk

# --- masks and other -----------------------------------------------------------------------------


@eas.kernel
def load_masked(x, out, N, OTHER: eas.constexpr):
    i = mk.arange(0, 6)
    value = mk.load(x, i, i < N) if OTHER is None else mk.load(x, i, i < N, OTHER)
    mk.store(out, i, value)


@pytest.mark.parametrize("dtype", oracle.DTYPES)
def test_other_is_0_unless_given(dtype):
    x = eas.tensor(np.ones(3, oracle.carrier(dtype))).to(getattr(eas, dtype))
    out = eas.tensor(np.ones(6, oracle.carrier(dtype))).to(getattr(eas, dtype))
    load_masked[1](x, out, 3, None)
    assert out.tolist() == [1, 1, 1, 0, 0, 0]
    load_masked[1](x, out, 3, True if dtype == "bool" else 1)
    assert out.tolist() == [1] * 6


@pytest.mark.parametrize("other", [-np.inf, np.inf, 2.5, -0.0])
def test_other_may_be_any_number(other):
    out = np.zeros(6)
    load_masked[1](np.zeros(1), out, 1, other)
    assert out[1:].tolist() == [other] * 5
    assert np.signbit(out[1]) == np.signbit(other)


def test_other_may_be_nan():
    out = np.zeros(6, np.float32)
    load_masked[1](np.zeros(1, np.float32), out, 1, np.nan)
    assert np.isnan(out[1:]).all()


def test_other_must_fit():
    message = (
        r"\[load\] the number does not fit, got 300 for int8, expected a cast of the other side"
    )
    with pytest.raises(eas.DTypeError, match=message):
        load_masked[1](np.zeros(6, np.int8), np.zeros(6), 6, 300)


@eas.kernel
def other_tile(x, y, out, N):
    i = mk.arange(0, 5)
    mk.store(out, i, mk.load(x, i, mask=i < N, other=mk.load(y, i)))


def test_other_may_be_a_tile():
    out = np.zeros(5)
    other_tile[1](np.arange(5.0), -np.arange(5.0), out, 2)
    assert out.tolist() == [0, 1, -2, -3, -4]


@eas.kernel
def store_masked(x, N):
    i = mk.arange(0, 8)
    mk.store(x, i, i + 1, i < N)


@pytest.mark.parametrize("n", [-1, 0, 1, 5, 8, 100])
def test_a_masked_store_leaves_the_rest(n):
    x = np.zeros(8)
    store_masked[1](x, n)
    assert x.tolist() == [i + 1 if i < n else 0 for i in range(8)]


def test_masked_off_elements_may_lie_anywhere():
    x = np.zeros(3)
    store_masked[1](x, 3)
    assert x.tolist() == [1, 2, 3]
    out = np.zeros(6)
    load_masked[1](np.ones(2), out, 2, 7)
    assert out.tolist() == [1, 1, 7, 7, 7, 7]


# --- broadcasting --------------------------------------------------------------------------------


@eas.kernel
def broadcast(out, FN: eas.constexpr):
    FN(out, mk.arange(0, 2)[:, None], mk.arange(0, 3)[None, :])


BROADCASTS = {
    "a scalar value": (lambda x, i, j: mk.store(x, i * 3 + j, 7), [[7, 7, 7], [7, 7, 7]]),
    "a row of values": (lambda x, i, j: mk.store(x, i * 3 + j, j), [[0, 1, 2], [0, 1, 2]]),
    "a column as mask": (lambda x, i, j: mk.store(x, i * 3 + j, 7, i > 0), [[0, 0, 0], [7, 7, 7]]),
    "a row as mask": (lambda x, i, j: mk.store(x, i * 3 + j, 7, j > 1), [[0, 0, 7], [0, 0, 7]]),
    "a Python bool as mask": (lambda x, i, j: mk.store(x, i * 3 + j, 7, False), [[0] * 3] * 2),
    "row offset, column value": (
        lambda x, i, j: mk.store(x + (i * 0 + j), 7, mask=i > 0),
        [[7, 7, 7], [0, 0, 0]],
    ),
    "a scalar offset": (lambda x, i, j: mk.store(x, 4, 7), [[0, 0, 0], [0, 7, 0]]),
    "a load by row, masked by column": (
        lambda x, i, j: mk.store(x, i * 3 + j, mk.load(x, j, i > 0, other=5)),
        [[5, 5, 5], [0, 0, 0]],
    ),
}


@pytest.mark.parametrize("what", BROADCASTS)
def test_offset_value_and_mask_broadcast(what):
    fn, want = BROADCASTS[what]
    out = np.zeros((2, 3), np.int64)
    broadcast[1](out, fn)
    assert out.tolist() == want


def test_what_does_not_broadcast():
    message = (
        r"\[store\] shapes do not broadcast, got \[1, 3\] and \[5\], expected equal sizes or 1"
    )
    with pytest.raises(eas.ShapeError, match=message):
        broadcast[1](np.zeros(6), lambda x, i, j: mk.store(x, j, mk.arange(0, 5)))


def test_the_mask_is_bool():
    message = (
        r"\[store\] the mask must be bool, got int64\[1, 3\], expected a comparison, as x != 0"
    )
    with pytest.raises(eas.DTypeError, match=message):
        broadcast[1](np.zeros(6), lambda x, i, j: mk.store(x, j, 1, j))


def test_the_offset_is_an_integer():
    message = r"\[offset\] an offset must be an integer, got float32\[1, 3\], expected as x.to"
    with pytest.raises(eas.DTypeError, match=message):
        broadcast[1](np.zeros(6), lambda x, i, j: mk.store(x, j / 2, 1))


# --- stores cast ---------------------------------------------------------------------------------


@eas.kernel
def put(x, value):
    mk.store(x, mk.arange(0, 3), mk.load(value, mk.arange(0, 3)))


@pytest.mark.parametrize("target", oracle.DTYPES)
def test_store_casts_to_the_buffers_dtype(target):
    for source in (
        np.array([1.75, -2.5, 300]),
        np.array([0, 1, 200]),
        np.array([True, False, True]),
    ):
        x = eas.tensor(np.zeros(3, oracle.carrier(target))).to(getattr(eas, target))
        put[1](x, source)
        want = oracle.cast(source, target)
        assert x.tolist() == want.tolist()


# --- pointers ------------------------------------------------------------------------------------


def test_pointers_move():
    @eas.kernel
    def there_and_back(a, out, ROWS: eas.constexpr):
        p = a + mk.arange(0, 3) * a.stride(1)
        total = mk.zeros((3,), mk.float64)
        for _ in mk.range(ROWS):
            total += mk.load(p)
            p += a.stride(0)
        p = p - ROWS * a.stride(0)
        mk.store(out + mk.arange(0, 3), total + 100 * mk.load(2 + p - 2))

    for a in (np.arange(12.0).reshape(4, 3), np.arange(12.0).reshape(3, 4).T[::-1]):
        out = np.zeros(3)
        there_and_back[1](a, out, a.shape[0])
        np.testing.assert_array_equal(out, a.sum(axis=0) + 100 * a[0])


# --- which offsets are elements ------------------------------------------------------------------


@eas.kernel
def read_at(x, out, at):
    mk.store(out, 0, mk.load(x, at))


@eas.kernel
def write_at(x, at):
    mk.store(x, at, 1)


BASE = np.arange(24.0)
LAYOUTS = {
    "contiguous": (BASE, range(24), "0 to 23"),
    "a part": (BASE[2:7], range(5), "0 to 4"),
    "two axes": (BASE.reshape(4, 6), range(24), "0 to 23"),
    "transposed": (BASE.reshape(4, 6).T, range(24), "0 to 23"),
    "strided": (
        BASE[::3],
        range(0, 24, 3),
        r"the index of an element of shape \(8,\) and strides \(3,\)",
    ),
    "negative": (BASE[::-1], range(-23, 1), "-23 to 0"),
    "negative and strided": (
        BASE[::-2],
        range(-22, 1, 2),
        r"the index of an element of shape \(12,\) and strides \(-2,\)",
    ),
    "a block": (
        BASE.reshape(4, 6)[1:3, 2:4],
        [0, 1, 6, 7],
        r"the index of an element of shape \(2, 2\) and strides \(6, 1\)",
    ),
    "broadcast": (np.broadcast_to(BASE[:1], (5,)), [0], "0 to 0"),
    "0-d": (np.array(5.0), [0], "0 to 0"),
    "empty": (BASE[:0], [], r"no index at all: its shape is \(0,\)"),
    "empty in one axis": (BASE[:0].reshape(3, 0), [], r"no index at all: its shape is \(3, 0\)"),
}


@pytest.mark.parametrize("what", LAYOUTS)
def test_legal_offsets_are_those_of_the_elements(what, checking):
    x, legal, expected = LAYOUTS[what]
    for at in range(-30, 31):
        out = np.full(1, np.nan)
        if at in legal:
            read_at[1](x, out, at)
            assert out[0] in x
        else:
            with pytest.raises(eas.OutOfBoundsError, match=rf"index {at}, expected {expected}\n"):
                read_at[1](x, out, at)


def test_the_offset_is_that_of_numpys_strides():
    x = BASE.reshape(2, 3, 4)[::-1, :, ::2].transpose(2, 0, 1)
    strides = [s // x.itemsize for s in x.strides]
    out = np.zeros(1)
    for index in np.ndindex(x.shape):
        read_at[1](x, out, int(np.dot(index, strides)))
        assert out[0] == x[index]


def test_the_whole_message(checking):
    with pytest.raises(eas.OutOfBoundsError) as caught:
        write_at[(2, 1)](np.zeros(4), 9)
    line = write_at_line()
    assert str(caught.value) == (
        f"{__file__}:{line}: [store] out of bounds in kernel 'write_at' at {__file__}:{line}, "
        f"program (0, 0, 0), argument 'x': index 9, expected 0 to 3\n"
        "    mk.store(x, at, 1)\n"
        "    ^^^^^^^^^^^^^^^^^^"
    )
    assert isinstance(caught.value, IndexError)


def write_at_line():
    with open(__file__) as file:
        lines = file.read().splitlines()
    return lines.index("def write_at(x, at):") + 2


@eas.kernel
def write_tile(x, N):
    i = mk.program_id(0) * 4 + mk.arange(0, 4)
    mk.store(x, i, i + 1)


def test_a_failed_access_writes_nothing_and_what_ran_before_stays(checking):
    x = np.zeros(6)
    with pytest.raises(eas.OutOfBoundsError, match=r"program \(1, 0, 0\), argument 'x': index 6,"):
        write_tile[2](x, 8)
    assert x.tolist() == [1, 2, 3, 4, 0, 0]


@eas.kernel
def group_memory(x):
    t = mk.tid(0, 8)
    shared = mk.alloc_tg(4)
    mk.store(shared, t, 1)
    mk.store(x, t, mk.load(shared, t))


def test_threadgroup_memory_has_bounds(checking):
    message = r"program \(0, 0, 0\), thread 4, threadgroup memory of .*: index 4, expected 0 to 3"
    with pytest.raises(eas.OutOfBoundsError, match=message):
        group_memory[1](np.zeros(8))


def test_offsets_never_wrap(checking):
    x, out = np.arange(4, dtype=np.int8), np.zeros(1, np.int8)
    for at in (2**32, 2**40 + 1, -(2**63), 2**63 - 1):
        with pytest.raises(eas.OutOfBoundsError, match=f"index {at}, expected 0 to 3"):
            read_at[1](x, out, at)


@eas.kernel
def unused(x):
    mk.load(x, 4)
    mk.store(x, 0, 1)


def test_a_load_nobody_uses_is_checked_too(checking):
    x = np.zeros(4, np.int32)
    with pytest.raises(eas.OutOfBoundsError, match="index 4, expected 0 to 3"):
        unused[1](x)
    assert x[0] == 0  # and nothing after it ran
