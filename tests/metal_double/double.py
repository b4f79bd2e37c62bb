"""The software double of Metal as a library that processes are started with (LD_PRELOAD).

In such a process the backend `metal` is there: the product's own runtime finds the double where it
looks for Metal, and kernels run by the host implementation of their language (tests/msl_host). It
is a simulation of both: nothing here has met a GPU.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOST = HERE.parent / "msl_host"
sys.path.insert(0, str(HOST))
import host  # noqa: E402

SOURCES = (
    "objects.cpp",
    "foundation.cpp",
    "resources.cpp",
    "commands.cpp",
    "gpu.cpp",
    "dispatch.cpp",
)
HEADERS = ("objects.hpp", "gpu.hpp", "metal_objects.hpp", "metal_double.h")


def library() -> Path:
    """The double, built when it is not there yet."""
    sources = [HERE / name for name in SOURCES] + [HOST / name for name in host.SOURCES]
    inputs = [HERE / name for name in HEADERS] + [HOST / name for name in host.HEADERS]
    include = f'-DMSL_HOST_INCLUDE="{HOST / "include"}"'
    extra = [include, f"-I{HOST}", "-pthread", "-ldl"]
    return host.build_library("metal_double", sources, extra, inputs)


def torch_library() -> Path:
    """torch's MPS on the double (torch_mps.cpp), built when it is not there yet."""
    import torch

    folder = Path(torch.__file__).parent
    places = [folder / "include", folder / "include/torch/csrc/api/include"]
    extra = [*(f"-isystem{place}" for place in places), f"-L{folder / 'lib'}"]
    extra += ["-lc10", "-ltorch_cpu", f'-DTORCH_IS="{torch.__version__}"', "-O1", "-g0"]
    return host.build_library(
        "torch_mps", [HERE / "torch_mps.cpp"], extra, [HERE / "metal_double.h"]
    )


def environment() -> dict[str, str]:
    """That of a process in which the double is Metal."""
    clang = host.clang()
    assert clang is not None
    return {
        **os.environ,
        "LD_PRELOAD": str(library()),
        "MSL_HOST_DIR": str(host.FOLDER),
        "MSL_HOST_CLANG": clang,
    }


def run(*command: str, timeout: int = 900) -> str:
    """What the command printed; fails with it when the command does."""
    done = subprocess.run(
        [sys.executable, *command],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=timeout,
        cwd=HERE.parent.parent,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    return done.stdout


if __name__ == "__main__":  # python tests/metal_double/double.py command...: one in such a process
    raise SystemExit(subprocess.run([sys.executable, *sys.argv[1:]], env=environment()).returncode)
