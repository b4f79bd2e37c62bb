"""torch's tensors on MPS: a software double of torch's MPS on the double of Metal, with the bridge
and without it. Each test is a process of its own."""

import importlib.util
import os
import sys

import pytest

sys.path.insert(0, os.path.dirname(__file__))
import double
import host

HAS_TORCH = importlib.util.find_spec("torch") is not None
pytestmark = [
    pytest.mark.skipif(bool(host.missing()), reason=host.missing() or "there"),
    pytest.mark.skipif(not HAS_TORCH, reason="torch is not installed"),
]
CHECKS = "tests/metal_double/checks_torch_mps.py"
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


@pytest.mark.parametrize("bridge", ["there", "none"])
def test_checks(bridge, monkeypatch):
    monkeypatch.setenv("TORCH_MPS_DOUBLE", str(double.torch_library()))
    monkeypatch.setenv("TORCH_MPS_BRIDGE", bridge)
    print(double.run(*PYTEST, CHECKS))
