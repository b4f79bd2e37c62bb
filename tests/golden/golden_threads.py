"""Golden thread-level kernels: threadgroup memory, barriers, threads that part, fragments."""

import eas
from eas import mk


@eas.kernel
def thread_ids(out, SIZE: eas.constexpr):
    t = mk.tid(0, SIZE)
    ids = (t, mk.local_id(0), mk.local_id(1), mk.local_id(2), mk.lane_id(), mk.sg_id())
    for k, value in enumerate(ids):
        mk.store(out, (mk.program_id(0) * SIZE + t) * len(ids) + k, value)


@eas.kernel
def tree_sum(x, out, N, SIZE: eas.constexpr = 128):
    t = mk.tid(0, SIZE)
    i = mk.program_id(0) * SIZE + t
    shared = mk.alloc_tg(SIZE)
    mk.store(shared, t, mk.load(x, i, i < N))
    mk.barrier()
    half = SIZE // 2
    while half > 0:
        if t < half:
            mk.store(shared, t, mk.load(shared, t) + mk.load(shared, t + half))
        mk.barrier()
        half //= 2
    if t == 0:
        mk.store(out, mk.program_id(0), mk.load(shared, 0))


@eas.kernel
def own_loops(x, out, N, SIZE: eas.constexpr = 64):
    """Each thread loops as long as its own data say, and ends early on its own."""
    i = mk.program_id(0) * SIZE + mk.tid(0, SIZE)
    if i >= N:
        return
    n, count = mk.load(x, i), 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        count += 1
        if count == 100:
            break
    mk.store(out, i, count)


@eas.kernel
def group_histogram(x, counts, N, SIZE: eas.constexpr = 64, BINS: eas.constexpr = 32):
    t = mk.tid(0, SIZE)
    i = mk.program_id(0) * SIZE + t
    mine = mk.alloc_tg(BINS, mk.int32)
    mk.atomic_add(mine, mk.load(x, i, i < N) & (BINS - 1), 1, i < N)
    mk.barrier()
    if t < BINS:
        mk.atomic_add(counts, t, mk.load(mine, t))


@eas.kernel
def half_tile(x, out, SIZE: eas.constexpr = 64):
    t = mk.tid(0, SIZE)
    shared = mk.alloc_tg_f16(SIZE)
    mk.store(shared, t, mk.load(x, mk.program_id(0) * SIZE + t))
    mk.barrier()
    mk.store(out, mk.program_id(0) * SIZE + t, mk.load(shared, SIZE - 1 - t))


@eas.kernel
def fragments(a, b, c, K):
    mk.tid(0, 32)
    acc = mk.mma_zero()
    for k in mk.range(0, K, 8):
        acc = mk.mma(a, k, K, b, k * 8, 8, acc)
    mk.mma_store(c, mk.program_id(0) * 64, 8, acc)
