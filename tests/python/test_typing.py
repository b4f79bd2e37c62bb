"""What a type checker knows of the installed package: user code is checked, in any install."""

import re
import subprocess
import sys

import pytest

pytest.importorskip("mypy")

GOOD = """
import eas
import numpy as np
from eas import mk
from typing_extensions import reveal_type

@eas.kernel
def scale(x, out, N, factor, BLOCK: eas.constexpr = 128):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    z = mk.load(x, offs, offs < N, other=-float("inf"))
    z = mk.exp(z - mk.max(z)).to(mk.float32) + mk.where(offs > 3, 0.0, 1.0)
    for i in mk.range(0, N, BLOCK):
        z += mk.dot(z[:, None], z[None, :]) * i
    reveal_type(z)
    mk.store(out, offs, z / mk.sum(z, axis=0), offs < N)

x = np.ones(1000, np.float32)
scale(x, x, 1000, 2.0)
scale[(8,)](x, x, 1000, 2.0)
reveal_type(scale)
reveal_type(eas.tensor(x).shape)
reveal_type(eas.einsum_plan("ij,jk->ik", x, x).peak_bytes)
"""
REVEALED = ["Value", "Kernel", "tuple[int, ...]", "int"]

BAD = """
from eas import mk

def helper(x):
    a = mk.exq(x)
    b = mk.exp()
    c = mk.arange(0, 4).flatten()
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory):
    """What mypy says of both files, in one run: most of its time goes into NumPy's stubs."""
    folder = tmp_path_factory.mktemp("typing")
    (folder / "good.py").write_text(GOOD)
    (folder / "bad.py").write_text(BAD)
    options = ["--check-untyped-defs", "--config-file=", "--no-pretty", f"--cache-dir={folder}"]
    command = [sys.executable, "-m", "mypy", *options, "good.py", "bad.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return done.stdout + done.stderr


def test_a_kernel_is_known(said):
    lines = [line for line in said.splitlines() if line.startswith("good.py")]
    assert [line.split(": ")[1] for line in lines] == ["note"] * len(REVEALED), said
    names = [line.split('"')[1] for line in lines]
    assert [re.sub(r"^eas\.\w+\.", "", name) for name in names] == REVEALED


def test_names_that_do_not_exist_are_found(said):
    assert 'bad.py:5: error: Module has no attribute "exq"' in said
    assert 'bad.py:6: error: Missing positional argument "x" in call to "exp"' in said
    assert 'bad.py:7: error: "Value" has no attribute "flatten"' in said
