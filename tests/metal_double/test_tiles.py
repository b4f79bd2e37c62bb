"""The kernels of tests/python/gpu_tiles.py as Metal's text, checked for races and bounds."""

import os
import sys

import pytest

sys.path.insert(0, os.path.dirname(__file__))
import double
import host

pytestmark = pytest.mark.skipif(bool(host.missing()), reason=host.missing() or "there")
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


@pytest.mark.parametrize("checked", ["0", "1"])
def test_tiles(checked, monkeypatch):
    monkeypatch.setenv("EAS_CHECK", checked)
    double.run(*PYTEST, "tests/metal_double/tiles_on_metal.py")
