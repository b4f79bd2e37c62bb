"""Compiling a long chain takes no more stack than a short one: Python's range unrolls any number
of turns."""

import os
import pathlib
import subprocess
import sys

import pytest
from chain_kernels import KERNELS

SCRIPT = pathlib.Path(__file__).with_name("chain_kernels.py")
LENGTH, KILOBYTES = 700, 256


@pytest.mark.parametrize("name", KERNELS)
def test_a_long_chain_on_a_small_stack(name, tmp_path):
    done = subprocess.run(
        [sys.executable, SCRIPT, str(LENGTH), str(KILOBYTES), name],
        env=os.environ | {"EAS_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stdout.split()) == (0, [name]), done.stderr


# Of the processor. Each kind of chain meets another pass of LLVM that would take the square of its
# length, and so far more than four times as long for four times the steps.
@pytest.mark.parametrize(
    ("name", "length"),
    [
        ("planned", 6000),
        ("masks", 1000),
        ("loads", 1200),
        ("in_registers", 6000),
        ("scalars", 4000),
    ],
)
def test_compile_time_grows_with_the_length(name, length, tmp_path):
    script = (
        "import sys, time\nfrom chain_kernels import run\n"
        "for n in map(int, sys.argv[2:]):\n"
        "    start = time.process_time(); run(sys.argv[1], n); print(time.process_time() - start)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, name, str(length // 4), str(length)],
        env=os.environ | {"EAS_CACHE_DIR": str(tmp_path), "PYTHONPATH": str(SCRIPT.parent)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    short, long = map(float, done.stdout.split())
    assert long < 7 * short + 0.5
