"""The backend `metal` on a software double of Metal: the op table, examples and random kernels
beside the interpreter. Each test is a process of its own, as only those started with it have it.
"""

import os
import sys

import pytest

sys.path.insert(0, os.path.dirname(__file__))
import double
import host

pytestmark = pytest.mark.skipif(bool(host.missing()), reason=host.missing() or "there")
CHECKS = "tests/metal_double/checks_on_metal.py"
FUZZ = "tests/fuzz/python/campaign.py"
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


@pytest.mark.parametrize("part", ["rows", "axes", "launches", "examples"])
def test_checks(part):
    print(double.run(*PYTEST, CHECKS, "-k", part, "-m", "not full"))


@pytest.mark.parametrize("share", range(2))
def test_random_kernels(share, tmp_path):
    asked = ["--first", share * 50, "--count", 50, "--jobs", 1, "--save", tmp_path]
    asked += ["--backend", "metal", "--budget", 0]
    double.run(FUZZ, *map(str, asked))


@pytest.mark.full
def test_all_rows():
    double.run(*PYTEST, CHECKS, timeout=7200)
