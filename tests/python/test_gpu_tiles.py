"""Tiles as GPUs have them: four elements at a time, rows, pairs of tiles, products in registers."""

import gpu_tiles
import pytest
from opencl_device import needs_opencl

pytestmark = needs_opencl


@pytest.mark.parametrize("name", gpu_tiles.CASES)
def test_many_threads(name, monkeypatch):
    monkeypatch.setenv("EAS_OPENCL_GROUPS", "many")
    gpu_tiles.agrees(name, "opencl")
