"""Matrix product by threads: four simdgroups share a 16 x 16 tile of C through threadgroup memory,
and each multiplies 8 x 8 fragments. `python -m examples.simdgroup_matmul`"""

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 1e-5, "atol": 1e-5}
TILE = 16  # of C per group, and along K per step
THREADS = 128  # four simdgroups of 32, as 2 x 2 fragments of 8 x 8


@eas.kernel
def simdgroup_matmul(a, b, c, M, N, K):
    thread = mk.tid(0, THREADS)
    row0, col0 = mk.program_id(1) * TILE, mk.program_id(0) * TILE
    sg_row, sg_col = mk.sg_id() // 2 * 8, mk.sg_id() % 2 * 8
    a_tile, b_tile = mk.alloc_tg(TILE * TILE), mk.alloc_tg(TILE * TILE)
    acc = mk.mma_zero()
    for k0 in mk.range(0, K, TILE):
        for element in range(0, TILE * TILE, THREADS):  # each thread copies two of each tile
            at = thread + element
            i, j = at // TILE, at % TILE
            a_in = (row0 + i < M) & (k0 + j < K)
            b_in = (k0 + i < K) & (col0 + j < N)
            a_at = (row0 + i) * a.stride(0) + (k0 + j) * a.stride(1)
            b_at = (k0 + i) * b.stride(0) + (col0 + j) * b.stride(1)
            mk.store(a_tile, at, mk.load(a, a_at, a_in))
            mk.store(b_tile, at, mk.load(b, b_at, b_in))
        mk.barrier()
        for k in range(0, TILE, 8):
            acc = mk.mma(a_tile, sg_row * TILE + k, TILE, b_tile, k * TILE + sg_col, TILE, acc)
        mk.barrier()
    mk.mma_store(a_tile, sg_row * TILE + sg_col, TILE, acc)  # so that the edge can be masked
    mk.barrier()
    for element in range(0, TILE * TILE, THREADS):
        at = thread + element
        row, col = row0 + at // TILE, col0 + at % TILE
        value = mk.load(a_tile, at)
        mk.store(c, row * c.stride(0) + col * c.stride(1), value, (row < M) & (col < N))


def run(a, b, c):
    (m, k), n = a.shape, b.shape[1]
    simdgroup_matmul[(eas.cdiv(n, TILE), eas.cdiv(m, TILE))](a, b, c, m, n, k)


def make(m=60, n=50, k=40):
    rng = np.random.default_rng(0)
    a = rng.standard_normal((m, k)).astype(np.float32)
    b = rng.standard_normal((k, n)).astype(np.float32)
    return (a, b), (np.zeros((m, n), np.float32),)


def reference(a, b):
    return ((a.astype(np.float64) @ b.astype(np.float64)).astype(np.float32),)


def main():
    (a, b), (c,) = make()
    run(a, b, c)
    eas.testing.assert_close(c, reference(a, b)[0], **TOLERANCE)
    groups = eas.cdiv(c.shape[0], TILE) * eas.cdiv(c.shape[1], TILE)
    print(f"simdgroup_matmul: {a.shape} @ {b.shape} as NumPy, by {groups} groups of {THREADS}")
    print("simdgroup_matmul: tiles in threadgroup memory, 8 x 8 fragments, two barriers a step")


if __name__ == "__main__":
    main()
