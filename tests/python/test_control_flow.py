"""Loops, branches and jumps on traced values in real kernels, compiled and eager."""

import numpy as np
import pytest

eas = pytest.importorskip("eas")
mk = eas.mk

BACKENDS = ["interpreter", "eager", "cpu"]
pytestmark = pytest.mark.parametrize("backend", BACKENDS)


def run(kernel, backend, *arguments, grid=1, **options):
    """Launches with an int64 output of as many elements as programs, and gives it as a list."""
    out = np.zeros(grid, np.int64)
    kernel[(grid,)](out, *arguments, _backend=backend, **options)
    return out.tolist()


@eas.kernel
def sum_with_jumps(out, n, limit):
    acc = 0
    for i in mk.range(n):
        if i % 3 == 1:
            continue
        if acc > limit:
            break
        acc += i
    else:
        acc += 1000
    mk.store(out, 0, acc)


def test_break_continue_and_else(backend):
    assert run(sum_with_jumps, backend, 10, 10**6) == [1000 + 0 + 2 + 3 + 5 + 6 + 8 + 9]
    assert run(sum_with_jumps, backend, 10, 4) == [5]
    assert run(sum_with_jumps, backend, 0, 4) == [1000]


@eas.kernel
def collatz(out, start):
    n = start + mk.program_id(0)
    steps = 0
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps += 1
    mk.store(out, mk.program_id(0), steps)


def test_while(backend):
    assert run(collatz, backend, 1, grid=9) == [0, 1, 7, 2, 5, 8, 16, 3, 19]


@eas.kernel
def countdown(out, n):
    total = 0
    for i in mk.range(n, 0, -2):
        total = total * 10 + i
    mk.store(out, 0, total)


def test_a_negative_step(backend):
    assert run(countdown, backend, 7) == [7531]
    assert run(countdown, backend, 0) == [0]


@eas.kernel
def first_factor(out, n):
    k = 2
    while True:
        if n % k == 0:
            break
        k += 1
    mk.store(out, 0, k)


def test_while_true(backend):
    assert run(first_factor, backend, 91) == [7]


@eas.kernel
def early_return(out, n):
    i = mk.program_id(0)
    if i >= n:
        return
    if i == 1:
        mk.store(out, i, 100)
        return
    mk.store(out, i, i + 10)


def test_early_return(backend):
    assert run(early_return, backend, 3, grid=5) == [10, 100, 12, 0, 0]


@eas.func
def find(buffer, n, wanted):
    for i in mk.range(n):
        if mk.load(buffer, i) == wanted:
            return i, True
    return n, False


@eas.kernel
def search(out, data, n):
    at, found = find(data, n, 7)
    mk.store(out, 0, mk.where(found, at, -1))


def test_a_helper_that_returns_from_a_loop(backend):
    data = np.array([3, 1, 7, 7, 2], np.int32)
    assert run(search, backend, data, 5) == [2]
    assert run(search, backend, data, 2) == [-1]


@eas.kernel
def static_choices(out, n, FLAG: eas.constexpr, STEPS: eas.constexpr):
    x = n if FLAG else 0
    step = STEPS
    while step > 0:
        x = x * 2
        step -= 1
    for j in range(STEPS):
        if FLAG:
            x += j
    mk.store(out, 0, x)


def test_plain_python_conditions_are_decided_while_tracing(backend):
    assert run(static_choices, backend, 3, FLAG=True, STEPS=2) == [13]
    assert run(static_choices, backend, 3, FLAG=False, STEPS=2) == [0]
    ir = str(static_choices.to_ir(np.zeros(1, np.int64), 3, FLAG=True, STEPS=2))
    assert "while" not in ir
    assert "if" not in ir.replace("eas.kernel", "")


@eas.kernel
def unrolled_break(out, n):
    total = 0
    for j in range(6):
        if j == n:
            break
        total += j + 1
    mk.store(out, 0, total)


def test_a_traced_break_in_an_unrolled_loop(backend):
    assert [run(unrolled_break, backend, n)[0] for n in (0, 2, 9)] == [0, 3, 21]


@eas.kernel
def fibonacci(out, n):
    a, b = 0, 1
    for _ in mk.range(n):
        a, b = b, a + b
    mk.store(out, 0, a)


def test_tuples_are_carried(backend):
    assert run(fibonacci, backend, 50) == [12586269025]


@eas.kernel
def conditional_expression(out, n):
    i = mk.program_id(0)
    mk.store(out, i, i * 2 if i < n else -i)


def test_conditional_expressions(backend):
    assert run(conditional_expression, backend, 2, grid=4) == [0, 2, -2, -3]


@eas.kernel
def row_sum(x, out, rows, cols, BLOCK: eas.constexpr):
    acc = 0.0
    ptrs = x + mk.program_id(0) * cols + mk.arange(0, BLOCK)
    for k in mk.range(0, cols, BLOCK):
        acc += mk.load(ptrs, mask=k + mk.arange(0, BLOCK) < cols)
        ptrs += BLOCK
    mk.store(out, mk.program_id(0), mk.sum(acc))


def test_pointer_tiles_are_carried_and_a_literal_takes_the_tiles_type(backend):
    x = np.arange(3 * 10, dtype=np.float32).reshape(3, 10)
    out = np.zeros(3, np.float32)
    row_sum[(3,)](x, out, 3, 10, BLOCK=4, _backend=backend)
    np.testing.assert_array_equal(out, x.sum(1))


@eas.kernel
def per_thread(out, n, BLOCK: eas.constexpr):
    t = mk.tid(0, BLOCK)
    value, steps = t + n, 0
    while value > 1:
        if value % 2 == 0:
            value = value // 2
        else:
            value = value * 3 + 1
        steps += 1
        if steps > 6:
            break
    result = steps if t % 2 == 0 else -steps
    mk.store(out, t, result)


def test_conditions_that_differ_by_thread(backend):
    def expected(value):
        steps = 0
        while value > 1:
            value = value // 2 if value % 2 == 0 else value * 3 + 1
            steps += 1
            if steps > 6:
                break
        return steps

    out = np.zeros(16, np.int64)
    per_thread[(1,)](out, 3, BLOCK=16, _backend=backend)
    want = [expected(t + 3) * (1 if t % 2 == 0 else -1) for t in range(16)]
    assert out.tolist() == want


@eas.func
def first_multiple(start, k):
    for i in mk.range(start, start + 20):
        if i % k == 0:
            return i, i // k
    return -1, -1


@eas.kernel
def per_thread_return(out, counter, BLOCK: eas.constexpr):
    t = mk.tid(0, BLOCK)
    found, ratio = first_multiple(t, t + 2)
    mk.atomic_add(counter, 0, 1)
    if t == 3:
        return
    mk.store(out, t, found * 100 + ratio)


def test_threads_return_from_a_helper_at_different_times(backend):
    out, counter = np.zeros(8, np.int64), np.zeros(1, np.int32)
    per_thread_return[(1,)](out, counter, BLOCK=8, _backend=backend)
    want = []
    for t in range(8):
        i = next(i for i in range(t, t + 20) if i % (t + 2) == 0)
        want.append(0 if t == 3 else i * 100 + i // (t + 2))
    assert out.tolist() == want
    assert counter.tolist() == [8]


@eas.kernel
def effects_happen_once(out, n, BLOCK: eas.constexpr):
    t = mk.tid(0, BLOCK)
    count = 0
    while count < t:
        mk.atomic_add(out, t, 1)
        count += 1
    if t > n:
        mk.atomic_add(out, t, 100)
        late = 5
    else:
        late = 7
    mk.atomic_add(out, t, late * 1000)


def test_effects_happen_once(backend):
    out = np.zeros(4, np.int64)
    effects_happen_once[(1,)](out, 1, BLOCK=4, _backend=backend)
    assert out.tolist() == [7000, 7001, 5102, 5103]


@eas.kernel
def spin(out, flags, n):
    i = 0
    while mk.atomic_add(flags, 0, 1) < n:
        i += 1
    mk.store(out, 0, i)


def test_a_condition_with_an_effect_runs_as_often_as_in_python(backend):
    flags = np.zeros(1, np.int64)
    assert run(spin, backend, flags, 5) == [5]
    assert flags.tolist() == [6]


@eas.kernel
def newton(x, out, n, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    a = mk.load(x, offs, offs < n, other=1.0)
    r = a
    steps = 0
    while mk.any(mk.maximum(r * r - a, a - r * r) > 1e-4 * a):
        r = (r + a / r) * 0.5
        steps += 1
        if steps == 40:
            break
    mk.store(out, offs, r, offs < n)


def test_a_while_on_a_reduced_tile(backend):
    x = np.linspace(1, 50, 37, dtype=np.float32)
    out = np.zeros_like(x)
    newton[(3,)](x, out, 37, BLOCK=16, _backend=backend)
    np.testing.assert_allclose(out, np.sqrt(x), rtol=1e-3)


@eas.kernel
def nested(out, n):
    total = 0
    for i in mk.range(n):
        j = 0
        while j < i:
            if (i + j) % 5 == 4:
                j += 2
                continue
            if j > 6:
                break
            total += i * j
            j += 1
        if total > 500:
            break
    mk.store(out, 0, total)


def test_nested_loops(backend):
    def expected(n):
        total = 0
        for i in range(n):
            j = 0
            while j < i:
                if (i + j) % 5 == 4:
                    j += 2
                    continue
                if j > 6:
                    break
                total += i * j
                j += 1
            if total > 500:
                break
        return total

    for n in (0, 4, 9, 30):
        assert run(nested, backend, n) == [expected(n)]


@eas.kernel
def moved_buffers(x, out, N):
    source = x
    for i in mk.range(N):
        mk.store(out, mk.load(source) * 10 + i)
        source += 2
        out += 1
    if N > 2:
        source = x
    mk.store(out, mk.load(source + 0))


@eas.kernel
def moved_by_threads(x, out, N):
    t = mk.tid(0, 4)
    source = x
    for _ in mk.range(t % N):
        source += 2
    if t == 3:
        source = source + 1
    mk.store(out, t, mk.load(source + 0))


def test_a_buffer_moves_through_control_flow_as_a_pointer(backend):
    x, out = np.arange(10.0), np.zeros(4)
    moved_buffers[1](x, out, 3, _backend=backend)
    assert out.tolist() == [0, 21, 42, 0]
    moved_by_threads[1](x, out, 3, _backend=backend)
    assert out.tolist() == [0, 2, 4, 1]


@eas.kernel
def stays_a_buffer(x, out, N, MOVE: eas.constexpr):
    for _ in mk.range(N):
        if MOVE:
            x = x + 1
    mk.store(out, 0, x.shape[0])


def test_a_buffer_that_does_not_move_stays_one(backend):
    out = np.zeros(1)
    stays_a_buffer[1](np.zeros(7), out, 3, MOVE=False, _backend=backend)
    assert out[0] == 7
