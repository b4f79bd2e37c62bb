"""Thread-level kernels: ids, threadgroup memory, barriers, threads that part, and fragments."""

import eas
import numpy as np
import pytest
from eas import mk

# --- ids -----------------------------------------------------------------------------------------


@eas.kernel
def ids(out, SIZE: eas.constexpr):
    t = mk.tid(0, SIZE)
    row = (mk.program_id(0) * SIZE + t) * 6
    for k, value in enumerate(
        (t, mk.local_id(0), mk.local_id(1), mk.local_id(2), mk.lane_id(), mk.sg_id())
    ):
        mk.store(out, row + k, value)


def expected_ids(groups, size, shape):
    t = np.tile(np.arange(size), groups)
    x, y, _ = shape
    return np.stack([t, t % x, t // x % y, t // (x * y), t % 32, t // 32], axis=1)


@pytest.mark.parametrize("size", [1, 7, 32, 33, 100])
def test_ids_in_one_axis(size):
    out = np.full((3 * size, 6), -1)
    ids(out, size, _grid=3)
    np.testing.assert_array_equal(out, expected_ids(3, size, (size, 1, 1)))


@pytest.mark.parametrize("shape", [(8, 6), (4, 3, 4), (48,), 48, (1, 1, 48)])
def test_tptg_gives_groups_a_shape(shape):
    out = np.full((2 * 48, 6), -1)
    ids(out, 48, _grid=2, _tptg=shape)
    full = (shape, 1, 1) if isinstance(shape, int) else (*shape, 1, 1)[:3]
    np.testing.assert_array_equal(out, expected_ids(2, 48, full))


def test_tptg_must_hold_all_threads():
    with pytest.raises(eas.LaunchError, match="_tptg"):
        ids(np.zeros((48, 6)), 48, _grid=1, _tptg=(5, 5))


@eas.kernel
def offset_tid(out):
    mk.store(out, mk.tid(0, 4), mk.tid(100, 4))


def test_tid_starts_where_told():
    out = np.zeros(4, np.int64)
    offset_tid[1](out)
    assert out.tolist() == [100, 101, 102, 103]


@eas.kernel
def two_sizes(out):
    mk.store(out, mk.tid(0, 4), mk.tid(0, 8))


def test_one_group_size_a_kernel():
    with pytest.raises(eas.CompileError, match=r"\[tid\] .*got 8.*4"):
        two_sizes[1](np.zeros(8))


@eas.kernel
def both_kinds(out):
    t = mk.tid(0, 4)
    mk.store(out, t, mk.sum(mk.arange(0, 4)))


def test_tid_and_arange_do_not_mix():
    with pytest.raises(eas.CompileError) as caught:
        both_kinds[1](np.zeros(4))
    text = str(caught.value)
    assert "arange" in text
    assert "tid" in text
    first = text.index("test_thread_level.py:")
    assert "test_thread_level.py:" in text[first + 1 :], "both lines are named"


# --- threadgroup memory and barriers -------------------------------------------------------------


@eas.kernel
def tree_sum(x, out, N, BLOCK: eas.constexpr):
    t = mk.tid(0, BLOCK)
    i = mk.program_id(0) * BLOCK + t
    shared = mk.alloc_tg(BLOCK, mk.float64)
    mk.store(shared, t, mk.load(x, i, i < N))
    mk.barrier()
    half = BLOCK // 2
    while half > 0:
        if t < half:
            mk.store(shared, t, mk.load(shared, t) + mk.load(shared, t + half))
        mk.barrier()
        half //= 2
    mk.store(out, mk.program_id(0), mk.load(shared, 0), t == 0)


@pytest.mark.parametrize("n", [1, 63, 64, 65, 200])
def test_reduction_with_barriers_and_a_partial_last_group(n):
    x, out = np.arange(1.0, n + 1), np.zeros(eas.cdiv(n, 64))
    tree_sum(x, out, n, BLOCK=64)
    np.testing.assert_array_equal(out, np.add.reduceat(x, range(0, n, 64)))


@eas.kernel
def looped_barriers(x, steps):
    t = mk.tid(0, 16)
    shared = mk.alloc_tg(16, mk.int64)
    mk.store(shared, t, t)
    for _ in mk.range(steps):
        mk.barrier()
        value = mk.load(shared, (t + 1) % 16)
        mk.barrier()
        mk.store(shared, t, value)
    mk.store(x, t, mk.load(shared, t))


@pytest.mark.parametrize("steps", [0, 1, 5])
def test_barriers_in_a_loop_all_run(steps):
    x = np.zeros(16, np.int64)
    looped_barriers[1](x, steps)
    assert x.tolist() == [(i + steps) % 16 for i in range(16)]


@eas.kernel
def fresh_memory(out):
    t = mk.tid(0, 4)
    shared = mk.alloc_tg(4, mk.int32)
    seen = mk.load(shared, t)
    mk.store(shared, t, 9)
    mk.store(out, mk.program_id(0) * 4 + t, seen)


def test_each_group_starts_with_zeros():
    out = np.ones(12, np.int32)
    fresh_memory[3](out)
    assert not out.any()


@eas.kernel
def parted_barrier(x):
    t = mk.tid(0, 8)
    if t < 5:
        mk.barrier()
    mk.store(x, t, 1)


def test_a_barrier_some_threads_miss(interpreted):
    with pytest.raises(eas.LaunchError) as caught:
        parted_barrier[2](np.zeros(8))
    text = str(caught.value)
    assert (
        "[barrier] not reached by all threads of the group in kernel 'parted_barrier' at " in text
    )
    assert ", program (0, 0, 0), thread 5, got 5 of 8, expected all\n" in text
    assert "    mk.barrier()\n" in text


@eas.kernel
def uniform_branch(x, on):
    t = mk.tid(0, 8)
    if on:
        mk.barrier()
    mk.store(x, t, 1)


def test_a_barrier_in_a_branch_all_take():
    x = np.zeros(8)
    uniform_branch[1](x, True)
    assert x.all()


# --- threads that part ---------------------------------------------------------------------------


@eas.kernel
def branches(out):
    t = mk.tid(0, 12)
    if t % 3 == 0:
        value = t * 10
    elif t % 3 == 1:
        value = -t
    else:
        value = t * 0 + 7
    mk.store(out, t, value)


@eas.kernel
def while_loops(out):
    t = mk.tid(0, 12)
    n, steps = t + 1, t * 0
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps += 1
    mk.store(out, t, steps)


@eas.kernel
def for_loops(out):
    t = mk.tid(0, 12)
    total = t * 0
    for i in mk.range(t):
        for j in mk.range(i, t, 2):
            total += i * j
    mk.store(out, t, total)


@eas.kernel
def jumps(out):
    t = mk.tid(0, 12)
    if t > 9:
        return
    total = t * 0
    for i in mk.range(20):
        if i % 3 == 0:
            continue
        if i > t:
            break
        total += i
    mk.store(out, t, total)


def collatz(n):
    steps = 0
    while n != 1:
        n, steps = (3 * n + 1 if n % 2 else n // 2), steps + 1
    return steps


def jumped(t):
    return -1 if t > 9 else sum(i for i in range(t + 1) if i % 3)


PARTED = {
    branches: lambda t: [t * 10, -t, 7][t % 3],
    while_loops: lambda t: collatz(t + 1),
    for_loops: lambda t: sum(i * j for i in range(t) for j in range(i, t, 2)),
    jumps: jumped,
}


@pytest.mark.parametrize("backend", ["interpreter", "eager", "cpu"])
@pytest.mark.parametrize("kernel", PARTED, ids=lambda k: k.__name__)
def test_threads_part_and_meet(kernel, backend):
    out = np.full(12, -1)
    kernel(out, _grid=1, _backend=backend)
    assert out.tolist() == [PARTED[kernel](t) for t in range(12)]


# --- 8x8x8 fragments -----------------------------------------------------------------------------


@eas.kernel
def multiply(a, b, c, M, N, K):
    mk.tid(0, 64)
    sg = mk.sg_id()
    row, col = mk.program_id(1) * 8, (mk.program_id(0) * 2 + sg) * 8
    acc = mk.mma_zero()
    for k in mk.range(0, K, 8):
        acc = mk.mma(a, row * K + k, K, b, k * N + col, N, acc)
    mk.mma_store(c, row * N + col, N, acc)


@pytest.mark.parametrize("dtype", [np.float32, np.float16])
def test_fragments_multiply(dtype):
    rng = np.random.default_rng(0)
    m, n, k = 24, 48, 40
    a = rng.standard_normal((m, k)).astype(dtype)
    b = rng.standard_normal((k, n)).astype(dtype)
    c = np.zeros((m, n), np.float32)
    multiply[(n // 16, m // 8)](a, b, c, m, n, k)
    np.testing.assert_allclose(c, a.astype(np.float64) @ b.astype(np.float64), rtol=1e-4, atol=1e-4)


def test_fragments_of_bfloat16():
    a = eas.tensor(np.eye(8, dtype=np.float32) * 3).to(eas.bfloat16)
    b = np.zeros((8, 16), np.float32)
    b[:, :] = np.arange(16)
    c = np.zeros((8, 16), np.float32)
    multiply[(1, 1)](a, eas.tensor(b).to(eas.bfloat16), c, 8, 16, 8)
    np.testing.assert_array_equal(c, 3 * b)


@eas.kernel
def through_group_memory(a, c):
    t = mk.tid(0, 32)
    tile = mk.alloc_tg_f16(64)
    for part in range(2):
        mk.store(tile, t + 32 * part, mk.load(a, t + 32 * part))
    mk.barrier()
    mk.mma_store(c, 0, 8, mk.mma(tile, 0, 8, tile, 0, 8, mk.mma_zero()))


def test_fragments_of_threadgroup_memory():
    a, c = np.arange(64, dtype=np.float16).reshape(8, 8) / 8, np.zeros((8, 8), np.float32)
    through_group_memory[1](a, c)
    np.testing.assert_array_equal(c, a.astype(np.float32) @ a.astype(np.float32))


def test_fragments_stay_in_bounds(checking):
    a, b, c = (
        np.zeros((8, 8), np.float32),
        np.zeros((8, 16), np.float32),
        np.zeros((8, 16), np.float32),
    )
    with pytest.raises(eas.OutOfBoundsError, match=r"\[mma\] out of bounds"):
        multiply[(1, 1)](a[:7], b, c, 8, 16, 8)
    with pytest.raises(eas.OutOfBoundsError, match=r"\[mma_store\] out of bounds"):
        multiply[(1, 1)](a, b, c[:7], 8, 16, 8)
