"""Tiled matrix product: a program owns a BM x BN tile of C and walks along K.
`python -m examples.matmul`"""

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 1e-5, "atol": 1e-5}


@eas.kernel
def matmul(
    a, b, c, M, N, K, BM: eas.constexpr = 32, BN: eas.constexpr = 32, BK: eas.constexpr = 16
):
    rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    ks = mk.arange(0, BK)
    a_tile = a + rows * a.stride(0) + ks[None, :] * a.stride(1)
    b_tile = b + ks[:, None] * b.stride(0) + cols * b.stride(1)
    acc = mk.zeros((BM, BN), mk.float32)
    for k in mk.range(0, K, BK):
        left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
        right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
        acc = mk.dot(left, right, acc)
        a_tile += BK * a.stride(1)
        b_tile += BK * b.stride(0)
    mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))


def run(a, b, c):
    (m, k), n = a.shape, b.shape[1]
    # Large tiles reuse more of what the caches hold; what is masked off costs time too.
    tile = {"BM": 256, "BN": 256, "BK": 512} if min(m, n, k) >= 512 else {}
    matmul(a, b, c, m, n, k, **tile)  # a 2-D grid, from the guards of rows and cols


def make(m=130, n=100, k=70):
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
    print(f"matmul: {a.shape} @ {b.shape}, 32 x 32 tiles, no size a multiple of them: as NumPy")

    c[:] = 0
    run(np.asfortranarray(a), b[:, ::-1], c[:, ::-1])
    eas.testing.assert_close(c, reference(a, b)[0], **TOLERANCE)
    print("matmul: the same with a column-major A and B and C read backwards, without a copy")


if __name__ == "__main__":
    main()
