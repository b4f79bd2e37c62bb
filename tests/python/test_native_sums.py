"""Loops that sum up products write their last sums where one store would. What must not change by
it: edges, loops without a turn, outputs that overlap, buffers that are used otherwise, dtypes.

Small whole numbers: every sum is exact, so both backends give the same bytes.
"""

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def product(
    a, b, c, M, N, K, BM: eas.constexpr, BN: eas.constexpr, BK: eas.constexpr, SUM: eas.constexpr
):
    rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    acc = mk.zeros((BM, BN), SUM)
    for k in mk.range(0, K, BK):
        ks = k + mk.arange(0, BK)
        left = mk.load(
            a, rows * a.stride(0) + ks[None, :] * a.stride(1), (rows < M) & (ks[None, :] < K)
        )
        right = mk.load(
            b, ks[:, None] * b.stride(0) + cols * b.stride(1), (ks[:, None] < K) & (cols < N)
        )
        acc = mk.dot(left, right, acc)
    mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))


def numbers(seed, *shape, dtype=np.float32):
    return np.random.default_rng(seed).integers(-4, 5, shape).astype(dtype)


def launch(kernel, m, n, block, arrays, *scalars, backend, **constants):
    grid = (eas.cdiv(n, block[1]), eas.cdiv(m, block[0]))
    if kernel is product:
        dtype = arrays[2].dtype
        constants["SUM"] = mk.float32 if dtype == np.float16 else getattr(mk, dtype.name)
    kernel[grid](*arrays, *scalars, BM=block[0], BN=block[1], _backend=backend, **constants)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int32, np.float16])
@pytest.mark.parametrize(
    ("m", "n", "k"),
    [(64, 64, 64), (33, 65, 48), (70, 31, 100), (1, 1, 1), (64, 48, 0), (32, 32, 33), (5, 64, 7)],
)
@pytest.mark.parametrize("block", [(32, 32, 16), (64, 40, 64), (16, 24, 100)])
def test_every_edge(dtype, m, n, k, block):
    a, b = numbers(1, m, k, dtype=dtype), numbers(2, k, n, dtype=dtype)
    c = np.full((m, n), 77, dtype)
    launch(product, m, n, block, (a, b, c), m, n, k, BK=block[2], backend="cpu")
    np.testing.assert_array_equal(c, (a.astype(np.float64) @ b.astype(np.float64)).astype(dtype))


def outputs(m, n):
    """The same matrix in memory of many kinds; what lies beside it must stay."""
    yield "rows apart", lambda room: room[: m * (n + 9)].reshape(m, n + 9)[:, 4 : 4 + n]
    yield "from below", lambda room: room[: m * n].reshape(m, n)[::-1]
    yield "columns apart", lambda room: room[: m * n * 2].reshape(m, n * 2)[:, ::2]
    yield "transposed", lambda room: room[: m * n].reshape(n, m).T
    yield "backwards", lambda room: room[: m * n].reshape(m, n)[:, ::-1]


@pytest.mark.parametrize("kind", range(5))
@pytest.mark.parametrize("block", [(16, 16, 16), (48, 64, 64)])
def test_any_strides(kind, block):
    m, n, k = 48, 64, 80
    name, view = list(outputs(m, n))[kind]
    a, b = numbers(3, m, k), numbers(4, k, n)
    room, want = (
        np.full(2 * m * n + 9 * m, 5, np.float32),
        np.full(2 * m * n + 9 * m, 5, np.float32),
    )
    view(want)[...] = a @ b
    launch(product, m, n, block, (a, b, view(room)), m, n, k, BK=block[2], backend="cpu")
    np.testing.assert_array_equal(room, want, err_msg=name)


@eas.kernel
def overlapping(a, b, c, K, first, step, BM: eas.constexpr, BN: eas.constexpr, BK: eas.constexpr):
    i, j = mk.arange(0, BM)[:, None], mk.arange(0, BN)[None, :]
    acc = mk.zeros((BM, BN), mk.float32)
    for k in mk.range(0, K, BK):
        p = k + mk.arange(0, BK)
        acc = mk.dot(mk.load(a, i * K + p[None, :]), mk.load(b, p[:, None] * BN + j), acc)
    mk.store(c, first + i * step + j, acc)


@pytest.mark.parametrize("step", [40, 32, 31, 7, 1, -31, -40])
def test_rows_of_the_output_that_overlap(step):
    """Later rows win, as in the interpreter."""
    a, b = numbers(5, 24, 64), numbers(6, 64, 32)
    got = {}
    for backend in ("cpu", "interpreter"):
        c = np.zeros(24 * 41, np.float32)
        first = -23 * step if step < 0 else 0
        overlapping[(1,)](a, b, c, 64, first, step, BM=24, BN=32, BK=16, _backend=backend)
        got[backend] = c
    np.testing.assert_array_equal(got["cpu"], got["interpreter"])


@pytest.mark.parametrize("which", ["left", "right", "shifted"])
def test_an_output_that_is_an_input(which):
    """One program: the interpreter reads all of a turn's operands before anything is written."""
    got = {}
    for backend in ("cpu", "interpreter"):
        room = numbers(7, 2 * 32 * 32).astype(np.float32)
        a, b = room[: 32 * 32].reshape(32, 32), numbers(8, 32, 32)
        c = {"left": a, "right": b, "shifted": room[16 : 16 + 32 * 32].reshape(32, 32)}[which]
        launch(product, 32, 32, (32, 32), (a, b, c), 32, 32, 32, BK=8, backend=backend)
        got[backend] = np.concatenate([room.ravel(), b.ravel()])
    np.testing.assert_array_equal(got["cpu"], got["interpreter"])


@eas.kernel
def clamped(a, b, c, M, N, K, BM: eas.constexpr, BN: eas.constexpr):
    """Tiles that reach back instead of over the end, so that no mask is needed: some of the output
    is written by several programs at once, the same by all."""
    rows = (mk.minimum(mk.program_id(1) * BM, M - BM) + mk.arange(0, BM))[:, None]
    cols = (mk.minimum(mk.program_id(0) * BN, N - BN) + mk.arange(0, BN))[None, :]
    acc = mk.zeros((BM, BN), mk.float32)
    for k in mk.range(0, K, 8):
        ks = k + mk.arange(0, 8)
        acc = mk.dot(mk.load(a, rows * K + ks[None, :]), mk.load(b, ks[:, None] * N + cols), acc)
    mk.store(c, rows * N + cols, acc)


def test_programs_that_write_the_same():
    m, n, k = 70, 90, 256
    a, b = numbers(9, m, k), numbers(10, k, n)
    for _ in range(20):
        c = np.zeros((m, n), np.float32)
        launch(clamped, m, n, (64, 64), (a, b, c), m, n, k, backend="cpu")
        np.testing.assert_array_equal(c, a @ b)


@eas.func
def summed(a, b, acc, K, i, j, N):
    for k in mk.range(0, K, 8):
        p = k + mk.arange(0, 8)
        acc = mk.dot(mk.load(a, i * K + p[None, :]), mk.load(b, p[:, None] * N + j), acc)
    return acc


@eas.kernel
def used_twice(a, b, c, d, K, BM: eas.constexpr, BN: eas.constexpr):
    i, j = mk.arange(0, BM)[:, None], mk.arange(0, BN)[None, :]
    acc = mk.zeros((BM, BN), mk.float32)
    acc = summed(a, b, acc, K, i, j, BN)
    mk.store(c, i * BN + j, acc)
    mk.store(d, j, mk.sum(acc, 0)[None, :])


@eas.kernel
def read_after(a, b, c, d, K, BM: eas.constexpr, BN: eas.constexpr):
    i, j = mk.arange(0, BM)[:, None], mk.arange(0, BN)[None, :]
    acc = mk.zeros((BM, BN), mk.float32)
    acc = summed(a, b, acc, K, i, j, BN)
    old = mk.load(c, j + BN)
    mk.store(c, i * BN + j, acc)
    mk.store(d, j, old)


@eas.kernel
def read_and_written(a, b, c, K, BM: eas.constexpr, BN: eas.constexpr):
    i, j = mk.arange(0, BM)[:, None], mk.arange(0, BN)[None, :]
    acc = mk.zeros((BM, BN), mk.float32)
    for k in mk.range(0, K, 8):
        p = k + mk.arange(0, 8)
        left = mk.load(a, i * K + p[None, :]) + mk.load(c, i * BN)
        acc = mk.dot(left, mk.load(b, p[:, None] * BN + j), acc)
    mk.store(c, i * BN + j, acc)


@eas.kernel
def begun_with(a, b, c, d, K, BM: eas.constexpr, BN: eas.constexpr):
    i, j = mk.arange(0, BM)[:, None], mk.arange(0, BN)[None, :]
    acc = mk.load(d, i * BN + j)
    acc = summed(a, b, acc, K, i, j, BN)
    mk.store(c, i * BN + j, acc)


@eas.kernel
def by_a_number_known_later(a, b, c, d, K, BM: eas.constexpr, BN: eas.constexpr):
    """Where it goes is read from memory after the loop."""
    i, j = mk.arange(0, BM)[:, None], mk.arange(0, BN)[None, :]
    acc = mk.zeros((BM, BN), mk.float32)
    acc = summed(a, b, acc, K, i, j, BN)
    shift = mk.load(d, 0).to(mk.int64)
    mk.store(c, shift + i * BN + j, acc, shift + j < BN)


@eas.kernel
def by_offsets_of_many_paths(a, b, c, K, BM: eas.constexpr, BN: eas.constexpr):
    """A value used twice by the next, sixty times over: looked at once each."""
    i, j = mk.arange(0, BM)[:, None], mk.arange(0, BN)[None, :]
    acc = mk.zeros((BM, BN), mk.float32)
    acc = summed(a, b, acc, K, i, j, BN)
    at = i * BN + j
    for _ in range(60):
        at = mk.minimum(at, at + K)
    mk.store(c, at, acc)


@eas.kernel
def in_a_loop(a, b, c, K, T, BM: eas.constexpr, BN: eas.constexpr):
    i, j = mk.arange(0, BM)[:, None], mk.arange(0, BN)[None, :]
    for t in mk.range(0, T):
        acc = mk.zeros((BM, BN), mk.float32)
        for k in mk.range(t * 8, K, 8):
            p = k + mk.arange(0, 8)
            acc = mk.dot(mk.load(a, i * K + p[None, :]), mk.load(b, p[:, None] * BN + j), acc)
        mk.store(c, (t * BM + i) * BN + j, acc, i < BM - t)


M, N, K = 20, 40, 48


@pytest.mark.parametrize(
    ("kernel", "more"),
    [
        (used_twice, ("like c",)),
        (read_after, ("like c",)),
        (read_and_written, ()),
        (begun_with, ("like c",)),
        (by_a_number_known_later, ("like c",)),
        (by_offsets_of_many_paths, ()),
        (in_a_loop, (4,)),
        (in_a_loop, (0,)),
    ],
)
@pytest.mark.parametrize("k", [K, 8, 0])
def test_other_uses_of_the_sums(kernel, more, k):
    got = {}
    for backend in ("cpu", "interpreter"):
        a, b = numbers(11, M * K), numbers(12, K, N)
        c = np.full((5 * M, N), 3, np.float32)
        d = np.full((M, N), 2, np.float32)
        arrays = (a, b, c, d) if more == ("like c",) else (a, b, c)
        rest = more if more and more != ("like c",) else ()
        kernel[(1,)](*arrays, k, *rest, BM=M, BN=N, _backend=backend)
        got[backend] = np.concatenate([c, d])
    np.testing.assert_array_equal(got["cpu"], got["interpreter"])


@eas.kernel
def read_under_another_name(a, b, c, d, e, K, BM: eas.constexpr, BN: eas.constexpr):
    i, j = mk.arange(0, BM)[:, None], mk.arange(0, BN)[None, :]
    acc = mk.zeros((BM, BN), mk.float32)
    acc = summed(a, b, acc, K, i, j, BN)
    old = mk.load(d, j + BN)
    mk.store(c, i * BN + j, acc)
    mk.store(e, j, old)


@pytest.mark.parametrize("shift", [0, 3, M * N])
def test_an_output_that_is_read_under_another_name(shift):
    got = {}
    for backend in ("cpu", "interpreter"):
        a, b, room = numbers(13, M * K), numbers(14, K, N), numbers(15, 3 * M * N)
        c, d, e = room[: M * N], room[shift : shift + M * N], np.zeros(N, np.float32)
        read_under_another_name[(1,)](a, b, c, d, e, K, BM=M, BN=N, _backend=backend)
        got[backend] = np.concatenate([room, e])
    np.testing.assert_array_equal(got["cpu"], got["interpreter"])


@eas.kernel
def fails_in_between(a, b, c, d, K, step, BM: eas.constexpr, BN: eas.constexpr):
    i, j = mk.arange(0, BM)[:, None], mk.arange(0, BN)[None, :]
    acc = mk.zeros((BM, BN), mk.float32)
    acc = summed(a, b, acc, K, i, j, BN)
    shift = 0
    for _ in mk.range(0, 4, step):
        shift += 1
    mk.store(c, i * BN + j, acc)
    mk.store(d, 0, shift)


@pytest.mark.parametrize("backend", ["cpu", "interpreter"])
def test_nothing_is_written_by_a_program_that_fails_before(backend):
    c = np.full((M, N), 3, np.float32)
    a, b, d = numbers(11, M * K), numbers(12, K, N), np.zeros(1, np.int64)
    with pytest.raises(eas.LaunchError, match="step"):
        fails_in_between[(1,)](a, b, c, d, K, 0, BM=M, BN=N, _backend=backend)
    np.testing.assert_array_equal(c, np.full((M, N), 3, np.float32))
