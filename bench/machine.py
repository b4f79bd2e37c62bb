"""Where the benchmarks run: processor, threads, versions, and the folder for what they build."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = (
    *("numpy", "torch", "numba", "halide", "jax"),
    *("opt_einsum", "cotengra", "pytblis"),
)
_THREAD_VARIABLES = ("OMP_NUM_THREADS", "NUMBA_NUM_THREADS", "HL_NUM_THREADS", "EAS_NUM_THREADS")


def build_folder() -> Path:
    folder = Path(os.environ.get("BENCH_BUILD", ROOT / "build" / "bench"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def threads() -> int:
    """As many as the process may use: every system gets the same number."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def set_up() -> None:
    """Must run before any system is imported: most read their number of threads only then."""
    peers = str(build_folder() / "peers")  # where `make bench` installs them
    if os.path.isdir(peers) and peers not in sys.path:
        sys.path.insert(0, peers)
    for name in _THREAD_VARIABLES:
        os.environ.setdefault(name, str(threads()))
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    for name in ("TORCHINDUCTOR_CACHE_DIR", "NUMBA_CACHE_DIR"):
        os.environ.setdefault(name, str(build_folder() / name.lower().removesuffix("_cache_dir")))


def processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or platform.machine()

    def field(name: str) -> str:
        found = re.search(rf"^{name}\s*:\s*(.+)$", text, re.MULTILINE)
        return found.group(1).strip() if found else ""

    name = field("model name") or platform.machine()
    flags = field("flags").split()
    widest = next((flag for flag in ("avx512f", "avx2", "avx") if flag in flags), "")
    return f"{name} (family {field('cpu family')}, {widest})" if widest else name


def slug() -> str:
    """A file's name for this kind of machine."""
    return re.sub(r"[^a-z0-9]+", "-", f"{processor()} {threads()} threads".lower()).strip("-")


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _commit() -> str:
    result = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True
    )
    return result.stdout.strip() or "unknown"


def description() -> dict[str, object]:
    import eas

    versions = {name: _version(name) for name in PACKAGES}
    return {
        "processor": processor(),
        "threads": threads(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "eas": f"{eas.__version__} {_commit()}",
        "backend": os.environ.get("EAS_BACKEND", "auto"),
        "packages": {name: version for name, version in versions.items() if version},
    }
