"""Random kernels written as users write them, on the CPU beside the interpreter (python/)."""

import os
import subprocess
import sys

import pytest

CAMPAIGN = os.path.join(os.path.dirname(__file__), "python", "campaign.py")
SHARES, COUNT = 6, 50


@pytest.mark.parametrize("share", range(SHARES))
def test_random_kernels_agree_with_the_interpreter(share, tmp_path):
    asked = ["--first", share * COUNT, "--count", COUNT, "--jobs", 1, "--save", tmp_path]
    done = subprocess.run(
        [sys.executable, CAMPAIGN, *map(str, asked)], capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, done.stdout + done.stderr
