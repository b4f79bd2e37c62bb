"""Random kernels written as users write them, through OpenCL beside the interpreter (python/)."""

import os
import subprocess
import sys

import eas
import pytest

CAMPAIGN = os.path.join(os.path.dirname(__file__), "python", "campaign.py")
ROW = eas.backends()["opencl"]
pytestmark = pytest.mark.skipif(not ROW.available, reason=f"no OpenCL: {ROW.reason}")


def campaign(first, count, groups, folder):
    asked = ["--first", first, "--count", count, "--jobs", 1, "--save", folder, "--budget", 0]
    done = subprocess.run(
        [sys.executable, CAMPAIGN, *map(str, asked), "--backend", "opencl"],
        capture_output=True,
        text=True,
        timeout=3600,
        env={**os.environ, "EAS_OPENCL_GROUPS": groups},
    )
    assert done.returncode == 0, done.stdout + done.stderr


# On a processor `auto` is one thread a program, `many` what a GPU gets.
@pytest.mark.parametrize("groups", ["auto", "many"])
@pytest.mark.parametrize("share", range(4))
def test_random_kernels_agree_with_the_interpreter(share, groups, tmp_path):
    campaign(share * 25, 25, groups, tmp_path)
