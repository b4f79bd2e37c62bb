"""A program may end while daemon threads are inside easy_as: it ends with its own status, in silence."""

import os
import subprocess
import sys
import time

import pytest

COMMON = """
import sys, threading, time
import numpy as np
import eas
from eas import mk

@eas.kernel
def work(x, N, TURNS: eas.constexpr, BLOCK: eas.constexpr = 256):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, i, i < N)
    for _ in mk.range(TURNS):
        v = mk.sin(v)
    mk.store(x, i, v, i < N)

@eas.kernel
def for_ever(x, N):
    i = mk.program_id(0)
    while mk.load(x, i) < 1.0:
        mk.store(x, i, 0.0)

started = threading.Semaphore(0)

def short():
    x = np.zeros(64, np.float32)
    while True:
        work(x, 64, TURNS=1)
        started.release()

def long():
    x = np.zeros(100_000, np.float32)
    while True:
        work(x, 100_000, TURNS=20)
        started.release()

def endless():
    started.release()
    for_ever(np.zeros(8, np.float32), 8)

def einsum():
    a = np.ones((8, 120, 120), np.float32)
    while True:
        eas.einsum("bij,bjk->bik", a, a)
        started.release()

def compiling():
    x = np.zeros(64, np.float32)
    for turns in range(10**9):
        work(x, 64, TURNS=1000 * threading.get_native_id() + turns)
        started.release()

def eager():
    x = np.zeros(8, np.float32)
    while True:
        work(x, 8, TURNS=3, BLOCK=8, _backend="eager")
        started.release()

def backward():
    a = eas.ones((64, 64), dtype=eas.float32)
    a.requires_grad = True
    while True:
        eas.einsum("ij,jk->", a, a).backward()
        started.release()

def main(job, threads):
    for _ in range(threads):
        threading.Thread(target=globals()[job], daemon=True).start()
    for _ in range(threads):
        started.acquire()
    time.sleep(float(sys.argv[3]))
    sys.exit(7)

main(sys.argv[1], int(sys.argv[2]))
"""


@pytest.fixture
def ends(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(COMMON)
    settings = {"EAS_CACHE_DIR": str(tmp_path / "cache"), "EAS_BACKEND": "auto"}

    def run(job, threads, pause):
        return subprocess.run(
            [sys.executable, str(program), job, str(threads), str(pause)],
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
        )

    return run


@pytest.mark.parametrize(
    "job", ["short", "long", "endless", "einsum", "compiling", "eager", "backward"]
)
def test_the_status_is_the_programs_own(ends, job):
    for threads, pause in ((1, 0.0), (8, 0.02)):
        done = ends(job, threads, pause)
        assert (done.returncode, done.stderr) == (7, "")


def test_the_end_is_not_waited_for(ends):
    start = time.monotonic()
    assert ends("endless", 4, 0.0).returncode == 7
    assert time.monotonic() - start < 60
