"""Each allocation of einsum, tracing, compiling, loading and launching fails once
(tests/memory/out_of_memory.py): nothing but MemoryError or eas.Error comes of it, the process lives
on and the next call is right."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "memory"
SCRIPT = FOLDER / "out_of_memory.py"
SCENARIOS = re.findall(r"^@scenario\ndef (\w+)", SCRIPT.read_text(), re.M)
EVERY = 1 << 30
SHORT = {"einsum_small", "reports", "tensors"}
# Allocations of LLVM by the thousand: even the long test leaves some out.
COMPILES = {"compile_kernel", "compile_and_keep", "other_variant", "texts"}

pytestmark = pytest.mark.skipif(
    not (platform.libc_ver()[0] == "glibc" and shutil.which("cc")),
    reason="stands before glibc's functions, and needs a C compiler",
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("failing") / "libfailing.so"
    source = FOLDER / "failing_malloc.c"
    command = ["cc", "-O1", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", source, "-o", made]
    subprocess.run(command, check=True)
    return made


def survives(scenario: str, most: int, library: Path, cache: Path) -> None:
    environment = os.environ | {
        "LD_PRELOAD": str(library),
        "EAS_CACHE_DIR": str(cache),
        "EAS_NUM_THREADS": "2",
        "OPENBLAS_NUM_THREADS": "1",
    }
    command = [sys.executable, SCRIPT, "--most", str(most), scenario]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert re.match(rf"{scenario}: [1-9]\d* allocations", done.stdout), done.stdout


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_some_allocations_fail(scenario: str, library: Path, tmp_path: Path) -> None:
    survives(scenario, EVERY if scenario in SHORT else 12, library, tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_allocation_fails(scenario: str, library: Path, tmp_path: Path) -> None:
    survives(scenario, 600 if scenario in COMPILES else EVERY, library, tmp_path)
