"""eas_torch/tensor.hpp: torch's tensors in C++ programs, as a user's project has it."""

import os
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
import torch

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent / "cpp"
BUILT = ROOT / "build/cpp"  # `make test-cpp`


def call(*command):
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, timeout=1200
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    return done.stdout


def cmake():
    return shutil.which(
        "cmake", path=os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    if not (BUILT / "libeas.a").exists():
        pytest.skip("libeas.a is not built: make test-cpp")
    prefix = tmp_path_factory.mktemp("prefix")
    call(cmake(), "--install", BUILT, "--prefix", prefix, "--component", "cpp")
    return prefix


def test_a_program_of_both(installed, tmp_path):
    eas_torch = pytest.importorskip("eas_torch")
    launcher = shutil.which("ccache")
    call(
        *(cmake(), "-S", HERE, "-B", tmp_path, "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={installed}"),
        *(f"-DTORCH={Path(torch.__file__).parent}", f"-DEAS_TORCH={eas_torch.include()}"),
        *(
            "-DCMAKE_BUILD_TYPE=Debug",
            "-DCMAKE_CXX_FLAGS=-g0",
            "-DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF",
        ),
        *([f"-DCMAKE_CXX_COMPILER_LAUNCHER={launcher}"] if launcher else []),
    )
    call(cmake(), "--build", tmp_path)
    assert call(tmp_path / "program") == ""


def test_what_is_installed_without_torch_does_not_know_of_it(installed):
    """Neither the C++ library nor the package: the bridge alone includes torch."""
    assert not list(installed.rglob("*torch*"))
    for header in (installed / "include").rglob("*"):
        assert header.is_dir() or "#include <torch" not in header.read_text()
    assert not [file for file in metadata.files("easy-as") if "eas_torch" in file.parts]


def test_only_the_bridge_includes_torch():
    for folder in ("include", "src", "bind"):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix not in (".cpp", ".hpp", ".h", ".txt"):
                continue
            names = re.findall(r"#include [<\"]((?:torch|ATen|c10)/[^>\"]*)", file.read_text())
            assert not names, f"{file} includes {names}"
