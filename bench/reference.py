"""Builds reference.cpp for this machine and gives its functions. The library is kept in build/bench
and made again when the source, the compiler or the processor is another.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import os
import platform
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from . import machine

SOURCE = Path(__file__).with_name("reference.cpp")
FLAGS = ("-std=c++20", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC")
RESULTS = {
    "ref_fma_f32": ctypes.c_double,
    "ref_fma_f64": ctypes.c_double,
    "ref_sum": ctypes.c_float,
}


def _compiler() -> str:
    found = os.environ.get("CXX") or shutil.which("g++") or shutil.which("c++")
    if not found:
        raise OSError("no C++ compiler is here (g++ or c++)")
    return found


def _build() -> Path:
    compiler = _compiler()
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout
    parts = (SOURCE.read_text(), version, *FLAGS, platform.machine(), machine.processor())
    key = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
    library = machine.build_folder() / f"reference-{key}.so"
    if not library.exists():
        made = library.with_suffix(f".{os.getpid()}")
        result = subprocess.run(
            [compiler, *FLAGS, str(SOURCE), "-o", str(made)], capture_output=True, text=True
        )
        if result.returncode:
            reason = next((x for x in result.stderr.splitlines() if "error" in x), "it failed")
            raise OSError(f"the reference does not compile: {reason}")
        made.replace(library)
    return library


@functools.cache
def library() -> ctypes.CDLL:
    """The reference, with as many threads as everybody; OSError says why it cannot be had."""
    loaded = ctypes.CDLL(str(_build()))
    for name, result in RESULTS.items():
        getattr(loaded, name).restype = result
    loaded.ref_threads(machine.threads())
    return loaded


def call(name: str, *arguments: Any) -> Any:
    """A function of no arguments that calls the named one: arrays by address, ints as int64."""
    function = getattr(library(), name)
    function.restype = RESULTS.get(name)
    given = tuple(_convert(argument) for argument in arguments)

    def run() -> Any:
        return function(*given)

    run.keep = arguments  # type: ignore[attr-defined]  # the arrays live as long as the function
    return run


def _convert(argument: Any) -> Any:
    if isinstance(argument, np.ndarray):
        return ctypes.c_void_p(argument.ctypes.data)
    if isinstance(argument, float):
        return ctypes.c_float(argument)
    return argument if isinstance(argument, ctypes._SimpleCData) else ctypes.c_int64(argument)
