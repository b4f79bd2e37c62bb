"""Golden SPMD and scalar kernels: memory, shapes, reductions, scans, products, control flow."""

import eas
from eas import mk

# --- memory ---------------------------------------------------------------------------------------


@eas.kernel
def strided_copy(x, out, M, N, BM: eas.constexpr = 8, BN: eas.constexpr = 64):
    row = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    mask = (row < M) & (col < N)
    tile = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    mk.store(out, row * out.stride(0) + col * out.stride(1), tile, mask)


@eas.kernel
def reverse(x, out, N, BLOCK: eas.constexpr = 256):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, N - 1 - at, mk.load(x, at * 2, at < N), at < N)


@eas.kernel
def gather_scatter(x, index, out, N, BLOCK: eas.constexpr = 256):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    where = mk.load(index, at, at < N)
    inside = (at < N) & (where >= 0) & (where < x.shape[0])
    mk.store(out, where, mk.load(x, where, inside, other=-1.0), inside)


@eas.kernel
def in_place(x, N, BLOCK: eas.constexpr = 256):
    """Reads what it wrote: loads stay behind the stores they may meet."""
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(x, at, mk.load(x, at, at < N) + 1, at < N)
    mk.store(x, at + 1, mk.load(x, at, at < N) * 2, at + 1 < N)


@eas.kernel
def read_between_writes(x, y, out, N, BLOCK: eas.constexpr = 256):
    """One kernel where the buffers do not overlap, another where they may."""
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, at, mk.load(x, at, at < N), at < N)
    mk.store(out, at + N, mk.load(x, at, at < N) - mk.load(y, at, at < N), at < N)


@eas.kernel
def pointers(x, out, N, steps, BLOCK: eas.constexpr = 128):
    ptrs = x + mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    acc = mk.zeros((BLOCK,), mk.float32)
    for _ in mk.range(0, steps):
        acc += mk.load(ptrs)
        ptrs += N
    mk.store(out + mk.program_id(0) * BLOCK + mk.arange(0, BLOCK), acc)


@eas.kernel
def atomics(x, counts, sums, N, BLOCK: eas.constexpr = 64):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = at < N
    v = mk.load(x, at, mask)
    before = mk.atomic_add(counts, v, 1, mask)
    mk.atomic_max(counts, v + 1, before, mask)
    mk.atomic_min(counts, v + 2, before, mask)
    mk.atomic_and_(counts, v + 3, before, mask)
    mk.atomic_or_(counts, v + 4, before, mask)
    mk.atomic_xor(counts, v + 5, before, mask)
    mk.atomic_xchg(counts, v + 6, before, mask)
    mk.atomic_cas(counts, v + 7, before, v, mask)
    mk.atomic_add(sums, v, 0.5, mask)
    mk.atomic_max(sums, v, 1.5, mask)


# --- shapes ---------------------------------------------------------------------------------------


@eas.kernel
def shapes(x, y, out):
    i, j = mk.arange(0, 8)[:, None], mk.arange(0, 16)[None, :]
    a, b = mk.load(x, i * 16 + j), mk.load(y, j)
    both = mk.cat((a, mk.broadcast_to(b, (8, 16))), axis=0)
    pairs = mk.reshape(mk.join(both, both * 2), (4, 4, 16, 2))
    turned = mk.trans(pairs, (3, 1, 0, 2))
    mk.store(out, mk.arange(0, 512), mk.reshape(turned, (512,)))


@eas.kernel
def sorted_rows(x, out, COLS: eas.constexpr = 32):
    at = mk.program_id(0) * COLS + mk.arange(0, COLS)
    mk.store(out, at, mk.sort(mk.load(x, at), descending=True))


@eas.kernel
def fill(out, value, N, BLOCK: eas.constexpr = 512):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, at, mk.full((BLOCK,), value, mk.float32), at < N)


# --- reductions and scans -------------------------------------------------------------------------


@eas.kernel
def reductions(x, out, where, M, N, BM: eas.constexpr = 4, BN: eas.constexpr = 96):
    row = mk.program_id(0) * BM + mk.arange(0, BM)
    col = mk.arange(0, BN)
    mask = (row[:, None] < M) & (col[None, :] < N)
    a = mk.load(x, row[:, None] * x.stride(0) + col[None, :] * x.stride(1), mask)
    of = mk.sum(a, axis=1) + mk.prod(a, axis=1) + mk.max(a, axis=1) - mk.min(a, axis=1)
    mk.store(out, row, mk.where(mk.any(a > 0, axis=1) ^ mk.all(a > 0, axis=1), of, 0), row < M)
    mk.store(where, row, mk.argmax(a, axis=1) - mk.argmin(a, axis=1), row < M)


@eas.kernel
def column_sums(x, out, M, N, BM: eas.constexpr = 32, BN: eas.constexpr = 64):
    row = mk.arange(0, BM)[:, None]
    col = mk.program_id(0) * BN + mk.arange(0, BN)
    acc = mk.zeros((BN,), mk.float32)
    for start in mk.range(0, M, BM):
        at = (start + row) * x.stride(0) + col[None, :] * x.stride(1)
        acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
    mk.store(out, col, acc, col < N)


def larger_and_where(a, i, b, j):
    later = b > a
    return mk.where(later, b, a), mk.where(later, j, i)


@eas.kernel
def own_reduction(x, out, where, BLOCK: eas.constexpr = 100):
    at = mk.arange(0, BLOCK)
    best, index = mk.reduce((mk.load(x, at), at), 0, larger_and_where)
    mk.store(out, mk.program_id(0), best)
    mk.store(where, mk.program_id(0), index)


@eas.kernel
def running_sums(x, out, products, N, COLS: eas.constexpr = 64):
    row, col = mk.arange(0, 4)[:, None], mk.arange(0, COLS)[None, :]
    a = mk.load(x, row * COLS + col, col < N)
    mk.store(out, row * COLS + col, mk.cumsum(a, axis=1) + mk.cumsum(a, axis=0), col < N)
    mk.store(products, row * COLS + col, mk.cumprod(a, axis=1), col < N)


def linear(a, b, c, d):
    return a * c, b * c + d


@eas.kernel
def recurrence(gate, x, out, SIZE: eas.constexpr = 128):
    at = mk.program_id(0) * SIZE + mk.arange(0, SIZE)
    _, y = mk.associative_scan((mk.load(gate, at), mk.load(x, at)), 0, linear)
    mk.store(out, at, y)


@eas.kernel
def softmax_rows(x, out, COLS: eas.constexpr = 100):
    at = mk.program_id(0) * COLS + mk.arange(0, COLS)
    mk.store(out, at, mk.softmax(mk.load(x, at)))


# --- products -------------------------------------------------------------------------------------


@eas.kernel
def product(a, b, c, M: eas.constexpr, N: eas.constexpr, K: eas.constexpr):
    i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, K)
    left = mk.load(a, i[:, None] * a.stride(0) + k[None, :] * a.stride(1))
    right = mk.load(b, k[:, None] * b.stride(0) + j[None, :] * b.stride(1))
    mk.store(c, i[:, None] * c.stride(0) + j[None, :] * c.stride(1), mk.dot(left, right))


@eas.kernel
def product_of_columns(a, b, c, K, M: eas.constexpr = 16, N: eas.constexpr = 16):
    """Both sides transposed, in a loop, with something done to the sum."""
    i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, 8)
    acc = mk.zeros((M, N), mk.float32)
    for start in mk.range(0, K, 8):
        at = start + k
        left = mk.load(a, at[:, None] * M + i[None, :], at[:, None] < K)
        right = mk.load(b, j[:, None] * K + at[None, :], at[None, :] < K)
        acc = mk.dot(left.T, right.T, acc)
    mk.store(c, i[:, None] * N + j[None, :], mk.maximum(acc, 0))


@eas.kernel
def batched_product(a, b, c, B: eas.constexpr = 3, S: eas.constexpr = 8):
    n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    mk.store(c, at, mk.dot(mk.load(a, at), mk.load(b, at)))


@eas.kernel
def product_of_buffers(a, b, c, N, K):
    row, col = mk.program_id(1), mk.program_id(0)
    mk.store(c, row * N + col, mk.dot(a, row * K, 1, b, col, N, K))


# --- control flow ---------------------------------------------------------------------------------


@eas.kernel
def collatz(x, steps, N, limit, BLOCK: eas.constexpr = 64):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    n = mk.load(x, at, at < N, other=1)
    count = mk.zeros((BLOCK,), mk.int32)
    turn = 0
    while mk.any(n > 1):
        if turn == limit:
            break
        count += (n > 1).to(mk.int32)
        n = mk.where(n % 2 == 0, n // 2, mk.where(n > 1, 3 * n + 1, n))
        turn += 1
    mk.store(steps, at, count, at < N)


@eas.kernel
def branches(x, out, mode, N, BLOCK: eas.constexpr = 64):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, at, at < N)
    if mode == 0:
        return
    if mode == 1:
        v = v * 2
    else:
        for i in mk.range(0, mode):
            if i % 2 == 0:
                continue
            v += mk.sum(v)
    mk.store(out, at, v, at < N)


@eas.kernel
def scalar_program(x, out, N):
    """Neither arange nor tid: one worker with scalars."""
    total, i = 0.0, mk.program_id(0)
    while i < N:
        total += mk.load(x, i)
        i += mk.num_programs(0)
    mk.store(out, mk.program_id(0), total)


# --- what a kernel tells its user -----------------------------------------------------------------


@eas.kernel
def telling(x, out, N, BLOCK: eas.constexpr = 32):
    mk.assume(N > 0)
    at = mk.multiple_of(mk.program_id(0) * BLOCK, BLOCK) + mk.arange(0, BLOCK)
    v = mk.load(x, at, at < N)
    mk.device_assert(v >= 0, "no negative numbers")
    mk.device_print("sum", mk.sum(v))
    mk.store(out, at, v // mk.load(x, 0), at < N)
