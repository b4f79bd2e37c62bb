"""tools/install_torch.sh, with a pip that knows only some names."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "install_torch.sh"
PIP = """#!/bin/sh
case "$3" in
  show) exit {show} ;;
  install) for last; do :; done
    case " {known} " in *" $last "*) echo "$last" >> "$0.log"; exit 0 ;; esac
    echo "ERROR: No matching distribution found for $last" >&2; exit 1 ;;
esac
"""
ASKED = ("torch==2.13.0+cpu", "torch==2.13.0")


@pytest.fixture
def install(tmp_path):
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()

    def run(*requirements, known=(), present=False):
        python.write_text(PIP.format(show=0 if present else 1, known=" ".join(known)))
        python.chmod(0o755)
        done = subprocess.run(
            [SCRIPT, tmp_path, *requirements], capture_output=True, text=True, env=os.environ
        )
        log = Path(f"{python}.log")
        return done, log.read_text().split() if log.exists() else []

    return run


def test_the_cpu_build_comes_first(install):
    done, installed = install(*ASKED, known=ASKED)
    assert installed == ["torch==2.13.0+cpu"]
    assert done.stdout == "setup: installing torch==2.13.0+cpu\n"


def test_a_stock_pip_gets_the_name_it_knows_and_is_told(install):
    done, installed = install(*ASKED, known=ASKED[1:])
    assert installed == ["torch==2.13.0"]
    assert done.stdout.splitlines()[1] == (
        "setup: installing torch==2.13.0, as pip cannot have torch==2.13.0+cpu here (on Linux this "
        "may be the CUDA build, several GB; TORCH=none leaves torch out)"
    )


def test_without_torch_setup_goes_on_and_says_why(install):
    done, installed = install(*ASKED)
    assert done.returncode == 0
    assert installed == []
    assert done.stdout.splitlines()[-1] == (
        "setup: no torch, its tests will be skipped: "
        "ERROR: No matching distribution found for torch==2.13.0"
    )


def test_torch_can_be_left_out(install):
    done, installed = install("none", known=ASKED)
    assert (done.returncode, installed) == (0, [])
    assert done.stdout == "setup: no torch, as asked; its tests will be skipped\n"


def test_torch_that_is_there_stays(install):
    done, installed = install(*ASKED, known=ASKED, present=True)
    assert (done.stdout, installed) == ("", [])


def test_a_version_is_needed(install):
    done, installed = install("torch", known=("torch",))
    assert (done.returncode, installed) == (1, [])
    assert done.stderr == "setup: [TORCH] torch has no version, expected torch==<version>\n"
