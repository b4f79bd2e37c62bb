"""A value used twice by the next, 200 deep, compiles at once, wherever it stands."""

import os
import pathlib
import subprocess
import sys

import numpy as np
import pytest
from diamond_kernels import KERNELS, run

SCRIPT = pathlib.Path(__file__).with_name("diamond_kernels.py")
# Of the processor. Each takes less than one on a processor of 2023, and twice that on an old one;
# with a walk along every path none would end.
LIMIT_S = 2


@pytest.mark.parametrize("check", ["0", "1"])
def test_it_compiles_in_no_time(check, tmp_path):
    environment = os.environ | {"EAS_CHECK": check, "EAS_CACHE_DIR": str(tmp_path)}
    try:
        done = subprocess.run(
            [sys.executable, SCRIPT],
            env=environment,
            timeout=50 * LIMIT_S * len(KERNELS),
            capture_output=True,
            text=True,
        )
    except subprocess.TimeoutExpired as late:
        pytest.fail(f"does not end after {late.stdout!r}")
    assert done.returncode == 0, done.stderr
    seconds = dict(line.split() for line in done.stdout.splitlines())
    assert seconds.keys() == KERNELS.keys()
    assert {name: s for name, s in seconds.items() if float(s) > LIMIT_S} == {}


@pytest.mark.parametrize("name", KERNELS)
def test_it_means_the_same(name):
    np.testing.assert_allclose(run(name), run(name, "interpreter"), rtol=1e-5, atol=1e-6)
