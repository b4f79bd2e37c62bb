"""A child forked while other threads are inside easy_as never waits for what they held."""

import multiprocessing
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

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


def run(tmp_path, text):
    program = tmp_path / "program.py"
    program.write_text(text)
    done = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "fine\n", "")


# What a child does, and its end: it may hang.
CHILD = """
def in_child(work):
    child = os.fork()
    if child == 0:
        signal.alarm(30)
        work()
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert status == 0, status
"""

# Hooks run last registered first: this one after that of eas, which found no import to wait for.
IMPORTING = (
    """
import os, signal, sys, threading

begin, inside, go_on = threading.Event(), threading.Event(), threading.Event()

class Slow:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name != MODULE or threading.current_thread() is not other:
            return None
        others = [finder for finder in sys.meta_path if finder is not Slow]
        spec = next(filter(None, (finder.find_spec(name, path, target) for finder in others)))
        run = spec.loader.exec_module

        def exec_module(module):
            inside.set()
            go_on.wait()
            run(module)

        spec.loader.exec_module = exec_module
        return spec

def import_it():
    begin.wait()
    __import__(MODULE)

def late():
    begin.set()
    inside.wait()

os.register_at_fork(before=late)
other = threading.Thread(target=import_it, daemon=True)
import numpy as np
import eas
from eas import mk

assert MODULE not in sys.modules
sys.meta_path.insert(0, Slow)
other.start()
"""
    + CHILD
    + """
def work():
    @eas.kernel
    def count(x, n):
        v = mk.load(x, 0)
        for i in mk.range(n):
            v = v + 1
        mk.store(x, 0, v)

    x = np.zeros(1, np.int32)
    count[(1,)](x, 3)
    assert x[0] == 3

    @eas.kernel
    def wrong(x):
        x.strid

    try:
        wrong[(1,)](x)
    except eas.Error as error:  # difflib finds what was meant
        assert "stride" in str(error), error

in_child(work)
go_on.set()
other.join()
work()
print("fine")
"""
)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.parametrize("module", ["eas._rewrite", "eas._source", "difflib"])
def test_an_import_of_another_thread_begins_anew_in_a_child(tmp_path, module):
    run(tmp_path, f"MODULE = {module!r}\n" + IMPORTING)


QUIET = (
    """
import os, signal, sys, threading
import numpy as np
import eas
from eas import _quiet, mk

eas.set_backend("eager")
standard = sys.stdout

@eas.kernel
def double(x):
    mk.store(x, 0, mk.load(x, 0) * 2)

inside, go_on = threading.Event(), threading.Event()

def hold():
    _quiet.enter()
    with _quiet._lock:
        inside.set()
        go_on.wait()
    _quiet.leave()

other = threading.Thread(target=hold)
other.start()
inside.wait()
"""
    + CHILD
    + """
def work():
    assert sys.stdout is standard
    x = np.ones(1, np.int32)
    double[(1,)](x)
    assert x[0] == 2

in_child(work)
go_on.set()
other.join()
work()
print("fine")
"""
)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_an_eager_launch_of_another_thread_is_forgotten_in_a_child(tmp_path):
    run(tmp_path, QUIET)


@pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("objdump"), reason="reads objects by objdump"
)
def test_no_variable_is_a_lock_while_it_is_made():
    """base/once.hpp says why. Those of a thread are no locks."""
    root = Path(__file__).parents[2]
    objects = []
    for path in (root / "build").glob("cp[0-9]*/**/*.cpp.o"):
        folder, _, rest = str(path.relative_to(root / "build")).partition("/CMakeFiles/")
        source = root / folder.partition("/")[2] / rest.partition(".dir/")[2][:-2]
        if source.exists():  # else it is left from before the file was renamed
            objects.append(path)
    if not objects:
        pytest.skip("eas was not built here")
    text = subprocess.run(
        ["objdump", "-t", "-C", *objects], capture_output=True, text=True, check=True
    ).stdout
    assert len(re.findall(r"file format", text)) == len(objects) > 100
    assert re.findall(r"\s\.bss\S*\s+[0-9a-f]+ (guard variable for eas::.*)", text) == []


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
