"""Many threads at once in the launcher, the caches and the pool, to be run under TSan.

tools/sanitized_python.sh build/tsan thread .venv/bin/python tests/memory/threads.py
"""

import os
import tempfile
import threading

os.environ["EAS_CACHE_DIR"] = tempfile.mkdtemp(prefix="eas-threads-")

import eas
import numpy as np
from eas import mk


@eas.kernel
def scaled(x, out, N, FACTOR: eas.constexpr, BLOCK: eas.constexpr = 64):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, mk.load(x, i, i < N) * FACTOR, i < N)


@eas.kernel
def counted(x, bins, N, BLOCK: eas.constexpr = 64):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.atomic_add(bins, mk.load(x, i, i < N), 1, i < N)


@eas.kernel
def sorted_rows(x, out, SIZE: eas.constexpr):
    i = mk.program_id(0) * SIZE + mk.arange(0, SIZE)
    mk.store(out, i, mk.sort(mk.load(x, i)))


N = 20_000


def launches(k):
    """The same kernels, and some of this thread's own."""
    x, out = np.arange(N, dtype=np.float32), np.zeros(N, np.float32)
    for turn in range(6):
        factor = 2 + (turn + k) % 4
        scaled(x, out, N, FACTOR=factor)
        assert out[-1] == x[-1] * factor
    bound = scaled.bind(x, out, N, 7)
    for _ in range(20):
        bound()
    bins = np.zeros(8, np.int32)
    counted((x % 8).astype(np.int64), bins, N)
    assert bins.sum() == N
    rows = np.zeros(N, np.float32)
    sorted_rows[N // 50](x, rows, 50)
    assert (rows == x).all()


def sums(k):
    a = np.ones((40, 40))
    for _ in range(5):
        assert eas.einsum("ij,jk,kl->il", a, a, a)[0, 0] == 1600


def clears(k):
    for _ in range(10):
        scaled.clear_cache()
        scaled.cache_info()


def main():
    failed = []

    def guarded(work, k):
        try:
            work(k)
        except BaseException as error:
            failed.append(error)
            raise

    eas.config.num_threads = 4
    jobs = [(launches, k) for k in range(4)] + [(sums, 0), (sums, 1), (clears, 0)]
    threads = [threading.Thread(target=guarded, args=job) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise SystemExit(1)
    print("launches, binds, atomics, sorts, einsum and cleared caches in 7 threads: all right")


if __name__ == "__main__":
    main()
