"""Native code on threads: the number of workers changes nothing; fork, many Python threads and
nested launches work.

docs/reference.md: sums, scans and products are ordered "the same for any number of threads".
"""

import concurrent.futures
import os
import subprocess
import sys
import textwrap
import threading

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def add_one(x, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(x, i, mk.load(x, i, i < n) + 1, i < n)


def launch(x):
    add_one(x, x.size, BLOCK=128, _backend="cpu")


PROGRAM = textwrap.dedent(
    """
    import sys, hashlib, eas, numpy as np
    from eas import mk

    @eas.kernel
    def mixed(x, y, rows, cols, BLOCK: eas.constexpr):
        r = mk.program_id(0)
        i = mk.arange(0, BLOCK)
        v = mk.load(x, r * cols + i, i < cols)
        total = mk.sum(mk.exp(v) / 3, 0)
        scan = mk.cumsum(mk.sin(v), 0)
        mk.store(y, r * cols + i, scan / total + mk.max(v, 0), i < cols)

    @eas.kernel
    def product(a, b, c, N: eas.constexpr):
        p = mk.program_id(0)
        i, j = mk.arange(0, N)[:, None], mk.arange(0, N)[None, :]
        tile = mk.dot(mk.load(a, p * N * N + i * N + j), mk.load(b, i * N + j))
        mk.store(c, p * N * N + i * N + j, tile)

    rng = np.random.default_rng(5)
    x = rng.standard_normal((301, 257), np.float32)
    y = np.zeros_like(x)
    mixed[(301,)](x, y, 301, 257, BLOCK=257, _backend="cpu")
    a, b = rng.standard_normal((64, 33, 33), np.float32), rng.standard_normal((33, 33), np.float32)
    c = np.zeros_like(a)
    product[(64,)](a, b, c, N=33, _backend="cpu")
    print(hashlib.sha256(y.tobytes() + c.tobytes()).hexdigest())
    """
)


def run_program(tmp_path, source, **environment):
    path = tmp_path / "program.py"  # kernels are read from files
    path.write_text(source)
    done = subprocess.run(
        [sys.executable, str(path)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_number_of_threads_changes_no_bit(tmp_path):
    results = {n: run_program(tmp_path, PROGRAM, EAS_NUM_THREADS=str(n)) for n in (1, 2, 5)}
    assert len(set(results.values())) == 1, results


@eas.kernel
def add_up(x, out, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    mk.atomic_add(out, i % 4, mk.load(x, mk.program_id(0) * BLOCK + i))


def test_deterministic_adds_in_the_order_of_the_programs(monkeypatch):
    """As the interpreter does: numbers of very different size, so that any other order shows."""
    monkeypatch.setattr(eas.config, "num_threads", 8)
    monkeypatch.setattr(eas.config, "deterministic", True)
    rng = np.random.default_rng(0)
    x = rng.standard_normal(64 * 4000) * 10.0 ** rng.integers(-6, 6, 64 * 4000)

    def run(backend):
        out = np.zeros(4, np.float32)
        add_up[4000](x.astype(np.float32), out, BLOCK=64, _backend=backend)
        return out.tobytes()

    assert {run("cpu") for _ in range(20)} == {run("interpreter")}


def test_many_python_threads_at_once():
    """Each has arrays of its own; the kernel is the same, and so is the pool."""
    arrays = [np.zeros(100_000 + k, np.float32) for k in range(8)]
    start = threading.Barrier(len(arrays))

    def work(x):
        start.wait()
        for _ in range(20):
            launch(x)

    with concurrent.futures.ThreadPoolExecutor(len(arrays)) as pool:
        list(pool.map(work, arrays))
    for x in arrays:
        np.testing.assert_array_equal(x, 20)


def test_many_python_threads_compile_at_once():
    """The first launch of one kernel from many threads: one result, no crash."""

    @eas.kernel
    def fresh(x, n, BLOCK: eas.constexpr):
        i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(x, i, i * 7 % 31, i < n)

    start = threading.Barrier(8)

    def work(_):
        x = np.zeros(1000, np.int64)
        start.wait()
        fresh(x, 1000, BLOCK=64, _backend="cpu")
        return x

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        for x in pool.map(work, range(8)):
            np.testing.assert_array_equal(x, np.arange(1000) * 7 % 31)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_launches_work_after_fork(tmp_path):
    """The pool's threads do not survive a fork; the child makes its own."""
    source = """
        import os, eas, numpy as np
        from eas import mk

        @eas.kernel
        def add_one(x, n, BLOCK: eas.constexpr):
            i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
            mk.store(x, i, mk.load(x, i, i < n) + 1, i < n)

        def launch():
            x = np.zeros(1_000_000, np.float32)
            add_one(x, x.size, BLOCK=128, _backend="cpu")
            return bool((x == 1).all())

        assert launch()
        for _ in range(3):
            child = os.fork()
            if child == 0:
                os._exit(0 if launch() and launch() else 1)
            assert os.waitpid(child, 0)[1] == 0
            assert launch()
        print("ok")
    """
    assert run_program(tmp_path, textwrap.dedent(source), EAS_NUM_THREADS="2") == "ok"


def test_a_launch_inside_a_launch():
    """device_print calls back into Python, which may launch again."""
    inner = np.zeros(1000, np.float32)
    seen = []

    @eas.kernel
    def talks(x):
        mk.device_print("program", mk.program_id(0))
        mk.store(x, mk.program_id(0), 1.0)

    class Out:
        def write(self, text):
            if text.strip():
                seen.append(text)
                launch(inner)

        def flush(self):
            pass

    before, sys.stdout = sys.stdout, Out()
    try:
        talks(np.zeros(3), _grid=3, _backend="cpu")
    finally:
        sys.stdout = before
    assert len(seen) >= 3
    np.testing.assert_array_equal(inner, len(seen))


def test_the_gil_is_free_while_a_kernel_runs():
    """Another Python thread makes progress during one long launch."""

    @eas.kernel
    def long(x, turns, BLOCK: eas.constexpr):
        i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        v = mk.load(x, i)
        for _ in mk.range(0, turns):
            v = v * 1.0000001 + 1e-9
        mk.store(x, i, v)

    x = np.zeros(64, np.float32)
    long(x, 10, BLOCK=64, _grid=1, _backend="cpu")  # compiled
    ticks, done = [0], threading.Event()

    def tick():
        while not done.is_set():
            ticks[0] += 1
            done.wait(0.001)

    other = threading.Thread(target=tick)
    other.start()
    long(x, 30_000_000, BLOCK=64, _grid=1, _backend="cpu")
    ticks_then = ticks[0]
    done.set()
    other.join()
    assert ticks_then >= 5


LIMITED = """
import os

import torch

import eas
import numpy as np
from eas import mk


@eas.kernel
def double(x, N, BLOCK: eas.constexpr):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(x, at, mk.load(x, at, at < N) * 2, at < N)


def workers(limit):
    torch.set_num_threads(limit)
    before = len(os.listdir("/proc/self/task"))
    x = np.ones(1 << 22, np.float32)
    double(x, x.size, BLOCK=1024)
    return len(os.listdir("/proc/self/task")) - before


print(workers(1), workers(2))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="counts threads in /proc")
@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one CPU has one thread")
def test_torch_limits_the_threads(tmp_path):
    """torch tells its OpenMP, and the pool asks that: no worker starts beyond the limit."""
    pytest.importorskip("torch")
    environment = {"EAS_NUM_THREADS": "0", "OMP_NUM_THREADS": "2", "EAS_BACKEND": "cpu"}
    assert run_program(tmp_path, LIMITED, **environment) == "0 1"
