"""An int argument that does not fit the dtype it meets is refused at the launch, like a literal."""

from __future__ import annotations

import operator

import eas
import numpy as np
import pytest
from eas import mk

BACKENDS = ("cpu", "interpreter", "eager")


@eas.kernel
def relax(x, out, n, B: eas.constexpr):
    i = mk.arange(0, B)
    mk.store(out, i, mk.minimum(mk.load(x, i), n))


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_message_names_argument_value_dtype_and_line(backend):
    x, out = np.array([1, 7], np.int32), np.full(2, 5, np.int64)
    with pytest.raises(eas.LaunchError) as caught:
        relax(x, out, 2**40, 2, _backend=backend)
    line = relax.fn.__code__.co_firstlineno + 3
    assert str(caught.value) == (
        f"[relax] argument 'n' does not fit int32, as minimum needs at {__file__}:{line}, "
        "got 1099511627776, expected -2147483648 to 2147483647, "
        "or a cast in the kernel, as x.to(mk.int64) of the other side"
    )
    assert out.tolist() == [5, 5]


INTEGERS = ["int8", "int16", "int32", "uint8", "uint16", "uint32"]


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize("backend", BACKENDS)
def test_the_ends_of_the_range_are_in_it(backend, dtype):
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    x, out = np.array([low, high], dtype), np.zeros(2, dtype)
    for n in (low, high):
        relax(x, out, n, 2, _backend=backend)
        assert out.tolist() == [low, n]
    for n in (low - 1, high + 1):
        with pytest.raises(eas.LaunchError, match=f"does not fit {dtype}.*got {n}, "):
            relax(x, out, n, 2, _backend=backend)


def test_uint64_takes_no_negative_number():
    x, out = np.array([3, 2**64 - 1], np.uint64), np.zeros(2, np.uint64)
    relax(x, out, 2**63 - 1, 2)
    assert out.tolist() == [3, 2**63 - 1]
    with pytest.raises(eas.LaunchError, match=r"does not fit uint64.*got -1, expected 0 to "):
        relax(x, out, -1, 2)


def kernel_of(body):
    @eas.kernel
    def kernel(x, out, n, B: eas.constexpr):
        i = mk.arange(0, B)
        mk.store(out, i, body(mk.load(x, i), n))

    return kernel


OPS = {
    "add": lambda x, n: x + n,
    "rsub": lambda x, n: n - x,
    "mod": lambda x, n: x % n,
    "maximum": lambda x, n: mk.maximum(n, x),
    "clamp": lambda x, n: mk.clamp(x, 0, n),
    "where": lambda x, n: mk.where(x > 0, x, n),
    "xor": lambda x, n: x ^ n,
    "shift": lambda x, n: x << n,
    "full": lambda x, n: mk.full((2,), n, mk.uint8),
}


@pytest.mark.parametrize("op", OPS)
def test_every_place_where_a_number_meets_a_tile(op):
    kernel = kernel_of(OPS[op])
    x, out = np.array([1, 2], np.uint8), np.zeros(2, np.uint8)
    kernel(x, out, 200, 2)
    for n in (256, -1):
        with pytest.raises(eas.LaunchError, match=f"argument 'n' does not fit uint8.*got {n}, "):
            kernel(x, out, n, 2)


def test_memory_takes_no_number_that_does_not_fit():
    @eas.kernel
    def stores(out, n):
        mk.store(out, 0, n)

    @eas.kernel
    def others(x, out, n):
        mk.store(out, 0, mk.load(x, 0, mk.program_id(0) > 0, n).to(mk.int64))

    @eas.kernel
    def adds(out, n):
        mk.atomic_add(out, 0, n)

    x = np.zeros(1, np.int16)
    for launch in (
        lambda n: stores(x, n),
        lambda n: others[1](x, np.zeros(1, np.int64), n),
        lambda n: adds(np.zeros(1, np.int32), n),
    ):
        launch(7)
        with pytest.raises(eas.LaunchError, match="argument 'n' does not fit int"):
            launch(2**40)


@pytest.mark.parametrize(
    ("body", "fits", "value"),
    [
        (lambda x, n: x + (n + 1), 254, 256),
        (lambda x, n: x + n * 2, 127, 256),
        (lambda x, n: x + (-n), -255, -256),
        (lambda x, n: x + (n >> 4), 4095, 256),
        (lambda x, n: x + abs(n - 300), 45, 45),
    ],
)
def test_what_is_made_of_arguments_is_evaluated(body, fits, value):
    kernel = kernel_of(body)
    x, out = np.array([0, 0], np.uint8), np.zeros(2, np.uint8)
    kernel(x, out, fits, 2)
    assert out[0] == 255 or body(0, fits) == out[0]
    beyond = {256: 1, -256: -1, 45: -1}[value]
    with pytest.raises(eas.LaunchError, match="a number made of argument 'n' does not fit uint8"):
        kernel(x, out, fits + beyond * (16 if fits == 4095 else 1), 2)


def test_a_choice_by_arguments_is_made_at_the_launch():
    kernel = kernel_of(lambda x, n: mk.maximum(x, mk.where(n > 255, 255, n)))
    x, out = np.array([0, 7], np.uint8), np.zeros(2, np.uint8)
    kernel(x, out, 300, 2)
    assert out.tolist() == [255, 255]
    with pytest.raises(eas.LaunchError, match="made of argument 'n' does not fit uint8"):
        kernel(x, out, -1, 2)


def test_a_choice_by_data_may_be_either():
    @eas.kernel
    def kernel(x, out, n):
        v = mk.load(x, 0)
        if v > 3:
            m = n
        else:
            m = 5
        mk.store(out, 0, v + m)

    x, out = np.array([1], np.uint8), np.zeros(1, np.uint8)
    kernel(x, out, 200)
    assert out[0] == 6
    with pytest.raises(eas.LaunchError, match="argument 'n' does not fit uint8"):
        kernel(x, out, 256)


def test_a_literal_in_a_choice_by_data_is_refused_while_compiling():
    @eas.kernel
    def kernel(x, out):
        v = mk.load(x, 0)
        mk.store(out, 0, v + mk.where(v > 3, 300, 1))

    with pytest.raises(eas.DTypeError, match="the number does not fit, got 300 for uint8"):
        kernel(np.zeros(1, np.uint8), np.zeros(1, np.uint8))


def test_a_literal_in_a_choice_by_arguments_is_seen_at_the_launch():
    kernel = kernel_of(lambda x, n: x + mk.where(n > 0, 300, 1))
    x, out = np.zeros(2, np.uint8), np.zeros(2, np.uint8)
    kernel(x, out, 0, 2)
    assert out.tolist() == [1, 1]
    with pytest.raises(eas.LaunchError, match="made of argument 'n' does not fit uint8"):
        kernel(x, out, 1, 2)


def test_too_many_steps_to_check_are_refused():
    def body(x, n):
        for k in range(40):
            n = n * (k + 1) + n
        return x + n

    with pytest.raises(eas.DTypeError, match=r"too many steps.*expected x.to\(mk.uint8\)"):
        kernel_of(body)(np.zeros(2, np.uint8), np.zeros(2, np.uint8), 0, 2)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_cast_wraps_as_it_says(backend):
    kernel = kernel_of(lambda x, n: x + n.to(mk.uint8))
    out = np.zeros(2, np.uint8)
    kernel(np.array([1, 2], np.uint8), out, 256 + 5, 2, _backend=backend)
    assert out.tolist() == [6, 7]


def test_what_a_loop_counts_is_cast_as_no_launch_knows_it():
    @eas.kernel
    def kernel(x, out, n):
        v = mk.load(x, 0)
        k = 0
        while k < n:
            v = v + k
            k += 1
        mk.store(out, 0, v)

    x, out = np.zeros(1, np.uint8), np.zeros(1, np.uint8)
    for backend in ("cpu", "interpreter"):
        kernel(x, out, 300, _backend=backend)
        assert out[0] == sum(range(300)) % 256
    with pytest.raises(eas.DTypeError, match="got 256 for uint8"):  # it knows
        kernel(x, out, 300, _backend="eager")


def test_remembered_and_bound_launches_check_too():
    x, out = np.array([1, 7], np.int32), np.zeros(2, np.int64)
    for _ in range(4):
        relax(x, out, 5, 2)
    with pytest.raises(eas.LaunchError, match="does not fit int32"):
        relax(x, out, 2**31, 2)
    with pytest.raises(eas.LaunchError, match="does not fit int32"):
        relax.bind(x, out, 2**31, 2)
    relax(x, out, 5, 2)
    assert out.tolist() == [1, 5]


def test_nothing_is_checked_where_a_kernel_is_only_compiled():
    assert relax.compile(mk.int32, mk.int64, int, 2).launch_mode == "spmd"


@pytest.mark.parametrize("number", [2**63, 2**64 - 1, 2**70, -(2**63) - 1])
def test_more_than_64_bits_are_refused(number):
    with pytest.raises(eas.LaunchError, match=r"'n' is too large.*-2\*\*63 to 2\*\*63 - 1"):
        relax(np.zeros(2, np.uint64), np.zeros(2, np.uint64), number, 2)


def test_numpy_numbers_bools_and_floats():
    x, out = np.array([1, 2], np.uint8), np.zeros(2, np.float32)
    add = kernel_of(OPS["add"])
    add(x, out, True, 2)
    assert out.tolist() == [2, 3]
    add(x, out, 1000.5, 2)  # a float outranks the tile: nothing is narrowed
    assert out.tolist() == [1001.5, 1002.5]
    with pytest.raises(eas.LaunchError, match="does not fit uint8"):
        add(x, out, np.int64(256), 2)


COMPARE = [operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("dtype", [*INTEGERS, "int64", "uint64"])
def test_comparisons_are_by_value(backend, dtype):
    @eas.kernel
    def compare(x, out, n, B: eas.constexpr):
        i = mk.arange(0, B)
        v = mk.load(x, i)
        mk.store(out, i, v < n)
        mk.store(out, i + B, v <= n)
        mk.store(out, i + 2 * B, v > n)
        mk.store(out, i + 3 * B, v >= n)
        mk.store(out, i + 4 * B, v == n)
        mk.store(out, i + 5 * B, v != n)
        mk.store(out, i + 6 * B, n < v)
        mk.store(out, i + 7 * B, n >= v)

    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    values = [low, 0, 1, high // 2, high]
    for n in (-(2**63), -1, 0, 1, 300, 2**40, 2**63 - 1):
        out = np.zeros((8, len(values)), bool)
        compare(np.array(values, dtype), out, n, len(values), _backend=backend)
        rows = [[compare_(v, n) for v in values] for compare_ in COMPARE]
        rows += [[n < v for v in values], [n >= v for v in values]]
        assert out.tolist() == rows, n


def test_literals_below_zero_beside_uint64_are_compared_by_value():
    @eas.kernel
    def compare(x, out, B: eas.constexpr):
        i = mk.arange(0, B)
        v = mk.load(x, i)
        mk.store(out, i, v > -1)
        mk.store(out, B + i, -1 == v)

    out = np.zeros((2, 3), bool)
    compare(np.array([0, 5, 2**64 - 1], np.uint64), out, 3)
    assert out.tolist() == [[True] * 3, [False] * 3]


@eas.kernel
def choose_by_a_literal(x, out, n, m):
    i = mk.arange(0, 4)
    mk.store(out, i, mk.load(x, i) + mk.where(True, 1, 300))


@eas.kernel
def choose_by_an_argument(x, out, n, m):
    i = mk.arange(0, 4)
    mk.store(out, i, mk.load(x, i) + mk.where(n > 0, 1, m))


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_a_known_condition_does_not_choose_need_not_fit(backend):
    x, out = np.arange(4, dtype=np.int8), np.zeros(4, np.int8)
    for kernel in (choose_by_a_literal, choose_by_an_argument):
        kernel[1](x, out, 1, 300, _backend=backend)
        assert out.tolist() == [1, 2, 3, 4]
        out[:] = 0
    with pytest.raises(eas.LaunchError, match="does not fit int8, as add needs"):
        choose_by_an_argument[1](x, out, -1, 300, _backend=backend)
    assert out.tolist() == [0] * 4


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_literal_that_a_loop_carries_must_fit(backend):
    @eas.kernel
    def kernel(x, out, n):
        v = mk.load(x, 0)
        k = 1
        for _ in mk.range(n):
            k = 300
        mk.store(out, 0, v + k)

    said = r"\[add\] the number does not fit, got 300 for uint8, expected a cast of the other side"
    with pytest.raises(eas.DTypeError, match=said) as caught:
        kernel[1](np.zeros(1, np.uint8), np.zeros(1, np.uint8), 3, _backend=backend)
    assert "v + k" in str(caught.value)
