"""Runs the unchanged text of Metal kernels on the host: the engine through its C interface.

Nothing here is Metal: it is a simulation of what the specification says (README.md).
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
FOLDER = Path(os.environ.get("MSL_HOST_DIR") or HERE.parent.parent / "build" / "msl_host")
SOURCES = ("engine.cpp", "watch.cpp", "switch.cpp", "compile.cpp")
HEADERS = ("engine.hpp", "watch.hpp", "switch.hpp", "flat.hpp", "msl_host.h")


class MslError(Exception):
    """The text does not compile, or a kernel did what Metal leaves undefined."""


class Buffer(ctypes.Structure):
    """MslBuffer."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("bytes", ctypes.c_uint64),
        ("writable", ctypes.c_int32),
    )


class Launch(ctypes.Structure):
    """MslLaunch."""

    _fields_ = (
        ("buffers", ctypes.POINTER(Buffer)),
        ("buffer_count", ctypes.c_int32),
        ("threadgroup_bytes", ctypes.POINTER(ctypes.c_uint64)),
        ("threadgroup_count", ctypes.c_int32),
        ("groups", ctypes.c_uint32 * 3),
        ("threads", ctypes.c_uint32 * 3),
        ("across", ctypes.c_int32),
        ("order", ctypes.c_int32),
    )


def clang() -> str | None:
    """The compiler, or None where there is none (then tests skip and say so)."""
    return shutil.which("clang++-22")


def missing() -> str:
    """Why kernels cannot be run here; empty when they can."""
    if clang() is None:
        return "clang++-22 is not installed (tools/install_system.sh tries to)"
    return ""


def build_library(name: str, sources: list[Path], extra: list[str], inputs: list[Path]) -> Path:
    """A shared library of `sources`, kept in FOLDER by a hash of its inputs."""
    compiler = clang()
    assert compiler is not None
    command = [compiler, "-std=c++20", "-O2", "-g1", "-fPIC", "-shared", "-Wall", "-Wextra", *extra]
    key = hashlib.sha256("\0".join(command).encode())
    for path in [*sources, *inputs]:
        key.update(path.read_bytes())
    FOLDER.mkdir(parents=True, exist_ok=True)
    library = FOLDER / f"{name}_{key.hexdigest()[:16]}.so"
    if not library.exists():
        partial = library.with_suffix(f".{os.getpid()}")
        subprocess.run([*command, *map(str, sources), "-o", str(partial)], check=True)
        partial.rename(library)
    return library


@functools.cache
def engine() -> ctypes.CDLL:
    """The engine, built when first asked for; its names are global, as kernels call it."""
    sources = [HERE / name for name in SOURCES]
    inputs = [HERE / name for name in HEADERS]
    extra = [f'-DMSL_HOST_INCLUDE="{HERE / "include"}"', "-ldl"]
    path = build_library("msl_host", sources, extra, inputs)
    library = ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)
    library.msl_compile.restype = ctypes.c_void_p
    library.msl_compile.argtypes = (
        ctypes.c_char_p,
        ctypes.c_char_p,
        ctypes.c_char_p,
        ctypes.c_char_p,
        ctypes.c_size_t,
    )
    library.msl_language_flags.restype = ctypes.c_char_p
    library.msl_path.restype = ctypes.c_char_p
    library.msl_path.argtypes = (ctypes.c_void_p,)
    library.msl_kernels.restype = ctypes.c_char_p
    library.msl_kernels.argtypes = (ctypes.c_void_p,)
    library.msl_release.argtypes = (ctypes.c_void_p,)
    library.msl_run.argtypes = (
        ctypes.c_void_p,
        ctypes.c_char_p,
        ctypes.POINTER(Launch),
        ctypes.c_char_p,
        ctypes.c_size_t,
    )
    return library


class Library:
    """Compiled text, by its unchanged words."""

    def __init__(self, text: str) -> None:
        error = ctypes.create_string_buffer(1 << 16)
        compiler = clang()
        assert compiler is not None
        self.handle = engine().msl_compile(
            text.encode(), str(FOLDER).encode(), compiler.encode(), error, len(error)
        )
        if not self.handle:
            raise MslError(error.value.decode(errors="replace"))
        self.stem = Path(engine().msl_path(self.handle).decode()).stem
        self.kernels = engine().msl_kernels(self.handle).decode().split()

    def __del__(self) -> None:
        if getattr(self, "handle", None):
            engine().msl_release(self.handle)

    def run(
        self,
        kernel: str,
        buffers: list[np.ndarray | bytes],
        groups: tuple[int, ...],
        threads: tuple[int, ...],
        *,
        threadgroup_bytes: tuple[int, ...] = (),
        across: bool = False,
        order: int = 0,
    ) -> None:
        """Arrays are buffers that may be written, bytes are constants; by their index."""
        bound = (Buffer * max(len(buffers), 1))()
        kept = []
        for slot, value in zip(bound, buffers, strict=False):
            if isinstance(value, bytes):
                block = ctypes.create_string_buffer(value, len(value))
                kept.append(block)
                slot.data, slot.bytes, slot.writable = ctypes.addressof(block), len(value), 0
            else:
                slot.data, slot.bytes, slot.writable = value.ctypes.data, value.nbytes, 1
        sizes = (ctypes.c_uint64 * max(len(threadgroup_bytes), 1))(*threadgroup_bytes)
        launch = Launch(
            bound,
            len(buffers),
            sizes,
            len(threadgroup_bytes),
            (ctypes.c_uint32 * 3)(*groups, *[1] * (3 - len(groups))),
            (ctypes.c_uint32 * 3)(*threads, *[1] * (3 - len(threads))),
            int(across),
            order,
        )
        error = ctypes.create_string_buffer(1 << 12)
        if engine().msl_run(self.handle, kernel.encode(), launch, error, len(error)):
            raise MslError(f"[{kernel}] {error.value.decode(errors='replace')}")
