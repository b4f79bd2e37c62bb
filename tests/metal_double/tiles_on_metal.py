"""Run by test_tiles.py in a process where a software double is Metal; on a Mac by the GPU."""

import os
import sys

import eas
import pytest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "python"))
import gpu_tiles

ROW = eas.backends()["metal"]
pytestmark = pytest.mark.skipif(not ROW.available, reason=f"no Metal: {ROW.reason}")


@pytest.mark.parametrize("name", gpu_tiles.CASES)
def test_tiles(name):
    gpu_tiles.agrees(name, "metal")
