"""A child forked while other threads are inside easy_as never waits for what they held."""

import multiprocessing
import os
import subprocess
import sys

import eas
import numpy as np
import pytest
from eas import mk

# In a process of its own: forking pytest's own worker would take its threads along.
PROGRAM = """
import os, sys, threading, time
import numpy as np
import eas
from eas import mk

def kernel():
    @eas.kernel
    def slow(x, N, B: eas.constexpr, TURNS: eas.constexpr):
        i = mk.program_id(0) * B + mk.arange(0, B)
        v = mk.load(x, i, i < N)
        for r in range(TURNS):
            v = mk.sin(v) + mk.cumsum(v, 0) * 0.001
        mk.store(x, i, v, i < N)
    return slow

slow = kernel()

def compile_one(turns):
    slow(np.ones(64, np.float32), 64, B=64, TURNS=turns)

def einsum():
    a = np.ones((4, 96, 96), np.float32)
    assert (eas.einsum("bij,bjk->bik", a, a) == 96).all()

def compiling():
    compile_one(100)           # long enough to be met in the middle
    for turns in range(1, 10**6):
        compile_one(turns)     # short ones: mostly the disk

def multiplying():
    while True:
        einsum()

def settings():
    while True:
        eas.config.log = ""
        eas.config.num_threads = 2
        einsum()

for _ in range(2):
    threading.Thread(target=globals()[sys.argv[1]], daemon=True).start()
for turn in range(int(sys.argv[2])):
    time.sleep(0.05 * (turn % 3))
    child = os.fork()
    if child == 0:
        compile_one(3)
        compile_one(5 + turn % 2)
        einsum()
        eas.config.num_threads = 3
        os._exit(0)
    deadline = time.monotonic() + 60
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            assert status == 0, status
            break
        if time.monotonic() > deadline:
            os.kill(child, 9)
            os.waitpid(child, 0)
            sys.exit("the child hangs")
        time.sleep(0.002)
print("fine")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.parametrize("job", ["compiling", "multiplying", "settings"])
@pytest.mark.parametrize("size", ["0", "1GB"])
def test_a_child_runs_while_others_work(tmp_path, job, size):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, str(program), job, "6"],
        env={
            **os.environ,
            "EAS_CACHE_DIR": str(tmp_path / "cache"),
            "EAS_CACHE_SIZE": size,
            "EAS_NUM_THREADS": "4",
        },
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "fine\n", "")


@eas.kernel
def double(x, N, B: eas.constexpr = 64):
    i = mk.program_id(0) * B + mk.arange(0, B)
    mk.store(x, i, mk.load(x, i, i < N) * 2, i < N)


def in_pool(size):
    x = np.ones(size, np.float32)
    double(x, size)
    y = eas.einsum("i,i->", x, x)
    return float(y) / size


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_pool_of_forked_processes():
    in_pool(100_000)
    with multiprocessing.get_context("fork").Pool(3) as pool:
        assert pool.map(in_pool, [10, 1000, 100_000, 1_000_000]) == [4.0] * 4
    assert in_pool(10) == 4.0
