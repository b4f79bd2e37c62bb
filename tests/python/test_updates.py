"""`p[o] += v` reads and writes in one loop where that changes nothing, and only there: the
conditions of codegen/llvm/plan/updates.cpp, each with a kernel in which a late load would give
something else."""

import eas
import numpy as np
import pytest
from eas import mk

SIZE = 512
SIDE = 64


@eas.func
def planned(x, s, i):
    """Something that keeps the program from being one loop."""
    mk.store(s, 0, mk.sum(mk.load(x, i)))


@eas.kernel
def plain(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    mk.store(p, i, v + mk.load(x, i))


@eas.kernel
def under_masks(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i, i % 3 < 2, 5.0)
    planned(x, s, i)
    mk.store(p, i, mk.where(v > 100, v * 2, v) + mk.load(x, i), i % 5 < 4)


@eas.kernel
def offsets_that_meet(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    at = i % 64
    v = mk.load(p, at)
    planned(x, s, i)
    mk.store(p, at, v + mk.load(x, i))


@eas.kernel
def other_offsets(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    mk.store(p, i + 1, v + mk.load(x, i))


@eas.kernel
def another_buffer(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    planned(x, s, i)
    w = mk.load(x, i)
    v = mk.load(p, i)
    mk.store(q, i, v + w)


@eas.kernel
def used_twice(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    mk.store(p, i, v + mk.load(x, i))
    mk.store(x, i, v * 2 + mk.cumsum(mk.load(x, i), 0))


@eas.kernel
def used_before_and_after(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    w = v * 2
    mk.store(p, i, v + mk.load(x, i))
    mk.store(x, i, w + mk.cumsum(mk.load(x, i), 0))


@eas.kernel
def used_in_a_loop(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    for _ in mk.range(T):
        mk.store(p, i, v + mk.load(x, i))


@eas.kernel
def stored_after_a_loop(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    for t in mk.range(T):
        mk.store(p, t + 3, 7.0)
    mk.store(p, i, v + mk.load(x, i))


@eas.kernel
def turned(p, q, x, s, T):
    i = mk.arange(0, SIDE)[:, None] * SIDE + mk.arange(0, SIDE)[None, :]
    planned(x, s, mk.arange(0, SIZE))
    v = mk.load(p, i)
    mk.store(p, i, v.T + 1.0)


@eas.kernel
def summed_up(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    mk.store(p, i, mk.cumsum(v, 0) + mk.load(x, i))


@eas.kernel
def written_before(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    mk.store(p, i + 2, mk.load(x, i))
    mk.store(p, i, v + 1.0)


@eas.kernel
def written_before_by_an_atomic(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    mk.atomic_add(p, i, 1.0)
    mk.store(p, i, v + 1.0)


@eas.kernel
def written_before_elsewhere(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    mk.store(q, i, mk.load(x, i))
    mk.store(p, i, v + 1.0)


@eas.kernel
def written_before_in_a_branch(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    v = mk.load(p, i)
    planned(x, s, i)
    if T > 1:
        mk.store(q, i, 9.0)
    mk.store(p, i, v + 1.0)


@eas.kernel
def stored_and_loaded_again(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    planned(x, s, i)
    mk.store(p, i, 4.0)
    v = mk.load(p, i)
    mk.store(p, i, v + mk.load(x, i))


@eas.kernel
def in_a_loop(p, q, x, s, T):
    i = mk.arange(0, SIZE)
    for _ in mk.range(T):
        v = mk.load(p, i)
        planned(x, s, i)
        mk.store(p, i, v + mk.load(x, i))


KERNELS = [value for value in globals().values() if isinstance(value, eas.Kernel)]


def run(kernel, backend, overlap):
    memory = (np.arange(SIDE * SIDE + 48) % 211).astype(np.float32)  # sums are exact
    p = memory[: SIDE * SIDE]
    q = memory[overlap : overlap + SIZE + 8] if overlap else np.zeros(SIZE + 8, np.float32)
    x, s = (np.arange(SIZE) % 7).astype(np.float32), np.zeros(1, np.float32)
    kernel[1](p, q, x, s, 3, _backend=backend)
    return memory, q.copy(), x


@pytest.mark.parametrize("overlap", [0, 1, 40])
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.__name__)
def test_what_is_loaded_is_what_was_there(kernel, overlap):
    for got, want in zip(
        run(kernel, "cpu", overlap), run(kernel, "interpreter", overlap), strict=True
    ):
        np.testing.assert_array_equal(got, want)
