"""Atomics on every dtype they have: what is left, the values before, masks and refusals."""

import itertools

import eas
import numpy as np
import oracle
import pytest
from eas import mk

UPDATES = {
    "atomic_add": lambda a, b: a + b,
    "atomic_max": max,
    "atomic_min": min,
    "atomic_and_": lambda a, b: a & b,
    "atomic_or_": lambda a, b: a | b,
    "atomic_xor": lambda a, b: a ^ b,
    "atomic_xchg": lambda a, b: b,
}
BITS = ("atomic_and_", "atomic_or_", "atomic_xor")


def legal(name, dtype):
    if dtype in oracle.FLOATS:
        return name not in BITS
    return dtype != "bool" or name in (*BITS, "atomic_xchg")


LEGAL = [pair for pair in itertools.product(UPDATES, oracle.DTYPES) if legal(*pair)]
ILLEGAL = [pair for pair in itertools.product(UPDATES, oracle.DTYPES) if not legal(*pair)]


@eas.kernel
def one_by_one(x, before, values, FN: eas.constexpr):
    p = mk.program_id(0)
    mk.store(before, p, FN(x, 1, mk.load(values, p)))


def buffers(dtype, *numbers):
    return [eas.tensor(np.array(x, oracle.carrier(dtype))).to(getattr(eas, dtype)) for x in numbers]


@pytest.mark.parametrize(("name", "dtype"), LEGAL)
def test_values_after_and_before(name, dtype):
    start, values = 12, [10, 7, 3, 9, 12, 5]
    if dtype == "bool":
        start, values = True, [True, False, True, True, False, True]
    x, given, before = buffers(dtype, [start] * 3, values, [0] * 6)
    one_by_one[6](x, before, given, getattr(mk, name))
    seen = list(itertools.accumulate([start, *values], UPDATES[name]))
    assert before.tolist() == seen[:-1]
    assert x.tolist() == [start, seen[-1], start]


@pytest.mark.parametrize(("name", "dtype"), ILLEGAL)
def test_dtypes_refused(name, dtype):
    x, given, before = buffers(dtype, [0] * 3, [0], [0])
    message = (
        f"bits of floats are not for logic, got a buffer of {dtype}, expected an integer or bool"
    )
    if dtype == "bool":
        message = {
            "atomic_add": "bools do not add, got a buffer of bool, expected mk.atomic_or_",
            "atomic_max": "bools have no order, got a buffer of bool, expected mk.atomic_or_",
            "atomic_min": "bools have no order, got a buffer of bool, expected mk.atomic_and_",
        }[name]
    with pytest.raises(eas.DTypeError, match=message):
        one_by_one[1](x, before, given, getattr(mk, name))


@eas.kernel
def swap(x, before, expected, value):
    i = mk.arange(0, 4)
    mk.store(before, i, mk.atomic_cas(x, i, mk.load(expected, i), value, i < 3))


@pytest.mark.parametrize("dtype", oracle.DTYPES)
def test_compare_and_swap(dtype):
    x, expected, before = buffers(dtype, [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 1])
    swap[1](x, before, expected, 0)
    assert x.tolist() == [0, 0, 1, 1]
    assert before.tolist()[:3] == [1, 0, 1]


def test_compare_and_swap_compares_bits():
    """As the hardware does: NaN is itself, and -0 is not 0."""
    x, before = np.array([np.nan, -0.0, 0.0, 0]), np.zeros(4)
    swap[1](x, before, np.array([np.nan, 0.0, 0.0, 0]), 5.0)
    assert x.tolist()[0] == 5
    assert np.signbit(x[1])
    assert x.tolist()[2:] == [5, 0]


@eas.kernel
def lanes_collide(x, values, before, N, FN: eas.constexpr):
    i = mk.arange(0, 40)
    mk.store(before, i, FN(x, i % 3, mk.load(values, i), i < N))


@pytest.mark.parametrize("name", UPDATES)
def test_lanes_of_one_tile_that_meet(name):
    rng = np.random.default_rng(0)
    values, x = rng.integers(0, 100, 40), np.array([50, 60, 70])
    want, before = x.tolist(), np.zeros(40, np.int64)
    lanes_collide[1](x, values, before, 37, getattr(mk, name))
    seen = []
    for i in range(37):
        seen.append(want[i % 3])
        want[i % 3] = UPDATES[name](want[i % 3], int(values[i]))
    if name == "atomic_xchg":  # whichever comes last wins
        assert set(x.tolist()) <= set(values.tolist())
    else:
        assert x.tolist() == want
    for slot in range(3):  # what was seen before, and is there now, is what was there and came
        if name in ("atomic_xchg", "atomic_add"):
            assert sorted(seen[slot::3]) == sorted(before[:37][slot::3].tolist())


@eas.kernel
def histogram(x, counts, N, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.atomic_add(counts, mk.load(x, i, i < N), 1, mask=i < N)


def test_many_programs_and_a_partial_last():
    x, counts = np.random.default_rng(1).integers(0, 10, 1003), np.zeros(10, np.int32)
    histogram(x, counts, 1003, BLOCK=64)
    np.testing.assert_array_equal(counts, np.bincount(x, minlength=10))


@eas.kernel
def both_spellings(x):
    i = mk.arange(0, 4)
    mk.atomic_add(x, i, 1)
    mk.atomic_add(x + i, 10, mask=i < 2)
    mk.atomic_max(x + i, 5)


def test_pointers_work_too():
    x = np.zeros(4, np.int16)
    both_spellings[1](x)
    assert x.tolist() == [11, 11, 5, 5]


def test_integers_wrap():
    x, given, before = buffers("int8", [0, 127, 0], [1], [0])
    one_by_one[1](x, before, given, mk.atomic_add)
    assert x.tolist() == [0, -128, 0]


def test_max_and_min_keep_nan():
    for name in ("atomic_max", "atomic_min"):
        x, given, before = buffers("float32", [0, 1.0, 0], [np.nan, 3.0], [0, 0])
        one_by_one[2](x, before, given, getattr(mk, name))
        assert np.isnan(x.tolist()[1])


@eas.kernel
def shared_count(x, N):
    t = mk.tid(0, 48)
    count = mk.alloc_tg(1, mk.int32)
    i = mk.program_id(0) * 48 + t
    mk.atomic_add(count, 0, 1, i < N)
    mk.barrier()
    mk.store(x, mk.program_id(0), mk.load(count, 0), t == 0)


def test_threadgroup_memory_has_atomics():
    x = np.zeros(3, np.int32)
    shared_count(x, 120, _grid=3)
    assert x.tolist() == [48, 48, 24]


@eas.kernel
def beyond(x):
    mk.atomic_add(x, mk.arange(0, 4), 1)


def test_out_of_bounds_changes_nothing(checking):
    x = np.zeros(3, np.int32)
    with pytest.raises(
        eas.OutOfBoundsError, match=r"\[atomic_add\] out of bounds in kernel 'beyond'"
    ):
        beyond[1](x)
    assert x.tolist() == [0, 0, 0]


def test_a_read_only_array_is_refused():
    x = np.zeros(4, np.int32)
    x.flags.writeable = False
    with pytest.raises(eas.LaunchError, match="argument 'x' is written by the kernel"):
        beyond[1](x)
