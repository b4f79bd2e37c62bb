"""What Python, NumPy and Triton spell in another way means the same inside a kernel."""

import eas
import numpy as np
import pytest
from eas import mk

M = np.arange(8.0).reshape(2, 4)


@eas.kernel
def apply(x, out, FN: eas.constexpr, SHAPE: eas.constexpr):
    value = FN(mk.load(x, mk.arange(0, 8)).reshape(2, 4))
    count = 1
    for size in SHAPE:
        count *= size
    mk.store(out, mk.arange(0, count).reshape(SHAPE), value)


SPELLINGS = {
    "matmul": (lambda m: m @ m.T, M @ M.T),
    "divmod": (lambda m: divmod(m, 3)[0] + divmod(7, m + 1)[1], M // 3 + 7 % (M + 1)),
    "round": (lambda m: round(m / 4), np.round(M / 4)),
    "len": (lambda m: m + len(m), M + 2),
    "numpy scalar": (lambda m: np.float64(2) * m - np.int32(1), M * 2 - 1),
    "reshape": (lambda m: mk.reshape(m, 4, 2), M.reshape(4, 2)),
    "trans": (lambda m: mk.trans(m, 1, 0), M.T),
    "broadcast_to": (lambda m: mk.broadcast_to(m, 3, 2, 4), np.broadcast_to(M, (3, 2, 4))),
    "cat": (lambda m: mk.cat(m, m), np.concatenate((M, M))),
    "cumsum": (lambda m: mk.cumsum(m), np.cumsum(M)),
    "reduce": (lambda m: mk.reduce(m, None, mk.maximum)[None], np.max(M)[None]),
    "keepdims": (
        lambda m: mk.reduce((m, m), 1, lambda a, b, c, d: (a + c, b + d), keepdims=True)[1],
        M.sum(1, keepdims=True),
    ),
    "all kept": (lambda m: mk.reduce(m, None, mk.minimum, keepdims=True), M.min(keepdims=True)),
}


@pytest.mark.parametrize("backend", ["interpreter", "eager", "cpu"])
@pytest.mark.parametrize("name", SPELLINGS)
def test_spelling(name, backend):
    fn, want = SPELLINGS[name]
    out = np.zeros(want.shape)
    apply[1](M, out, fn, want.shape, _backend=backend)
    assert (out == want).all()


@eas.kernel
def from_a_traced_start(x, out, N, BLOCK: eas.constexpr):
    offs = mk.arange(mk.program_id(0) * BLOCK, BLOCK)
    mk.store(out, offs, mk.load(x, offs, offs < N), offs < N)


@eas.kernel
def threads_from_a_traced_start(x, out, N):
    i = mk.tid(mk.program_id(0) * 32, 32)
    mk.store(out, i, mk.load(x, i, i < N), i < N)


def test_indices_begin_anywhere():
    x, out = np.arange(100.0), np.zeros(100)
    from_a_traced_start(x, out, 100, BLOCK=32)  # the grid is inferred as ever
    assert (out == x).all()
    out[:] = 0
    threads_from_a_traced_start(x, out, 100)
    assert (out == x).all()


@eas.kernel
def strided(x, out, K):
    mk.store(out, mk.arange(0, 4), mk.dot(x, mk.arange(0, 4), 1, x, 0, 2, K))


@pytest.mark.parametrize("backend", ["interpreter", "eager", "cpu"])
@pytest.mark.parametrize("count", [0, 2])
def test_a_product_in_memory_of_any_length(count, backend):
    x, out = np.arange(1.0, 9), np.full(4, -1.0)
    strided[1](x, out, count, _backend=backend)
    assert (out == [x[i : i + count] @ x[::2][:count] for i in range(4)]).all()


@eas.kernel
def by_name(x, out):
    mk.tid(0, 32)
    fragment = mk.mma(a=x, a_base=0, a_stride=8, b=x, b_base=0, b_stride=8, acc=mk.mma_zero())
    mk.mma_store(buf=out, base=0, stride=8, frag=fragment)


@eas.kernel
def tiles_by_name(x, out):
    i = mk.arange(0, 64).reshape(8, 8)
    mk.device_assert(i >= 0)
    mk.store(out, i, mk.dot(a_tile=mk.load(x, i), b_tile=mk.load(x, i)))


@pytest.mark.parametrize("kernel", [by_name, tiles_by_name])
def test_matrix_functions_by_the_names_of_the_contract(kernel):
    x, out = np.arange(64, dtype=np.float32).reshape(8, 8), np.zeros((8, 8), np.float32)
    kernel[1](x, out)
    assert (out == x @ x).all()


@eas.kernel
def backwards(x, out):
    i = mk.arange(0, 8)
    mk.store(out - (i - 7), mk.load(7 - i + x))


def test_pointers_go_both_ways():
    out = np.zeros(8)
    backwards[1](np.arange(8.0), out)
    assert (out == np.arange(8)).all()
