"""The flat run: the unchanged text under clang's address and thread sanitizers themselves.

A launch that the engine ran is a record (MSL_HOST_RECORD names the folder); `replay` runs records
once more, in a process whose kernels are built by a sanitizer and watched by its own runtime.
"""

from __future__ import annotations

import functools
import hashlib
import os
import struct
import subprocess
from pathlib import Path

import host
import numpy as np

SANITIZERS = {"address": 1, "thread": 2}
OPTIONS = {
    "ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=0",
    "TSAN_OPTIONS": "halt_on_error=1:report_thread_leaks=0",
}


def _made(stem: str, inputs: list[Path], commands: list[list[str]]) -> Path:
    """What the last command writes to OUT, kept by a hash of all that decides it."""
    key = hashlib.sha256(repr(commands).encode())
    for path in inputs:
        key.update(path.read_bytes())
    host.FOLDER.mkdir(parents=True, exist_ok=True)
    out = host.FOLDER / f"{stem}_{key.hexdigest()[:16]}"
    if not out.exists():
        partial = f"{out}.{os.getpid()}"
        for command in commands:
            subprocess.run([word.replace("OUT", partial) for word in command], check=True)
        os.rename(partial, out)
    return out


@functools.cache
def driver(sanitizer: str) -> Path:
    """The engine with main(), which the sanitizer does not look into, but for its atomics."""
    compiler = host.clang()
    assert compiler is not None
    usual = [compiler, "-std=c++20", "-O1", "-g1", "-fno-builtin"]
    usual += [f"-DMSL_HOST_FLAT={SANITIZERS[sanitizer]}"]
    inside = f"-fsanitize={sanitizer}"
    sources = ["engine.cpp", "watch.cpp", "switch.cpp"]
    commands = [[*usual, "-c", str(host.HERE / name), "-o", f"OUT.{name}.o"] for name in sources]
    commands += [[*usual, inside, "-c", str(host.HERE / "flat.cpp"), "-o", "OUT.flat.o"]]
    objects = [f"OUT.{name}.o" for name in sources] + ["OUT.flat.o"]
    commands += [[compiler, inside, "-rdynamic", *objects, "-ldl", "-o", "OUT"]]
    names = (*sources, "flat.cpp", *host.HEADERS)
    return _made(f"flat_{sanitizer}", [host.HERE / name for name in names], commands)


@functools.cache
def _builtins() -> str:
    ask = [str(host.clang()), "--rtlib=compiler-rt", "-print-libgcc-file-name"]
    return subprocess.run(ask, check=True, capture_output=True, text=True).stdout.strip()


def library(stem: str, sanitizer: str) -> Path:
    """A text that msl_compile has compiled before (its file's name), by the sanitizer."""
    compiler = host.clang()
    assert compiler is not None
    flags = host.engine().msl_language_flags().decode().split()
    text = host.FOLDER / f"{stem}.clcpp"
    command = [compiler, *flags, f"-fsanitize={sanitizer}", str(text), "-x", "none"]
    return _made(
        f"{stem}_{sanitizer}",
        [host.FOLDER / f"{stem}.metal"],
        [[*command, _builtins(), "-o", "OUT"]],
    )


def record(path: Path, kernel: str, buffers: list[np.ndarray], threads: int) -> None:
    """A launch of one group that was not run before."""
    out = struct.pack("Q", len(kernel)) + kernel.encode() + struct.pack("I", len(buffers))
    for each in buffers:
        out += (
            struct.pack("=QiQ", each.ctypes.data, 1, each.nbytes)
            + each.tobytes()
            + struct.pack("Q", 0)
        )
    out += struct.pack("3I3IiI", 1, 1, 1, threads, 1, 1, 0, 0)
    path.write_bytes(out)


def replay(launches: list[tuple[str, Path]], sanitizer: str) -> str:
    """What is wrong with launches of (a library's file name, a record); empty where nothing is."""
    command = [str(driver(sanitizer))]
    for stem, path in launches:
        command += [str(library(stem, sanitizer)), str(path)]
    done = subprocess.run(command, env={**os.environ, **OPTIONS}, capture_output=True, text=True)
    said = done.stdout + done.stderr
    assert done.returncode == 0 or said, done.returncode
    return said if done.returncode else ""


def recorded(folder: Path) -> list[tuple[str, Path]]:
    return [(path.name.split("_")[0], path) for path in sorted(folder.glob("*.launch"))]
