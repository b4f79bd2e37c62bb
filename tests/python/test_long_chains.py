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
