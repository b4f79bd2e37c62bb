"""install(): `import triton` is this package from then on."""

from __future__ import annotations

import importlib
import importlib.machinery
import importlib.util
import sys

from .. import _core
from .._config import config as settings

_PACKAGE = __name__.rpartition(".")[0]
# Triton's module: ours, below eas.triton.
_MODULES = {
    "": "",
    "language": "language",
    "language.core": "language.core",
    "language.math": "language.math",
    "language.random": "language.random",
    "language.standard": "language.standard",
    "language.target_info": "language.target_info",
    "language.extra": "language.extra",
    "language.extra.libdevice": "language.extra.libdevice",
    "language.extra.cuda": "language.extra.cuda",
    "language.extra.cuda.libdevice": "language.extra.libdevice",
    "language.extra.hip": "language.extra.cuda",
    "language.extra.hip.libdevice": "language.extra.libdevice",
    "runtime": "runtime",
    "runtime._allocation": "runtime._allocation",
    "runtime.jit": "runtime.jit",
    "runtime.autotuner": "runtime.autotuner",
    "runtime.driver": "runtime.driver",
    "runtime.errors": "runtime.errors",
    "testing": "testing",
    "compiler": "compiler",
    "compiler.compiler": "compiler",
    "compiler.errors": "compiler",
    "errors": "compiler",
    "knobs": "knobs",
    "tools": "tools",
    "tools.tensor_descriptor": "tools.tensor_descriptor",
    "backends": "backends",
    "backends.compiler": "backends",
}


def installed() -> bool:
    """Whether `import triton` is this package."""
    return sys.modules.get("triton") is sys.modules[_PACKAGE]


def _real_triton() -> str | None:
    """Where a real Triton is that `import triton` would find, or has found."""
    loaded = sys.modules.get("triton")
    if loaded is not None:
        return None if installed() else str(getattr(loaded, "__file__", "a module without a file"))
    try:
        spec = importlib.util.find_spec("triton")
    except (ImportError, ValueError):
        return None
    return None if spec is None or spec.origin is None else str(spec.origin)


def install(*, shadow: bool = False, quiet: bool = False) -> None:
    """Makes `import triton` this package. A real Triton stays, unless shadow=True is said."""
    if installed():
        return
    real = _real_triton()
    if real is not None and not shadow:
        _core.refuse(
            "BackendError",
            "install",
            f"Triton itself is installed, got {real}, expected eas.triton.install(shadow=True) to "
            "take its place, or `import eas.triton as triton`",
        )
    if real is not None and not quiet:
        print(f"eas: `import triton` is eas.triton now, in place of {real}", file=sys.stderr)
    for name in [n for n in sys.modules if n == "triton" or n.startswith("triton.")]:
        del sys.modules[name]
    for theirs, ours in _MODULES.items():
        module = importlib.import_module(f"{_PACKAGE}.{ours}" if ours else _PACKAGE)
        sys.modules[f"triton.{theirs}" if theirs else "triton"] = module
        outer, _, name = f"triton.{theirs}".rpartition(".")
        if theirs and not hasattr(sys.modules[outer], name):
            setattr(sys.modules[outer], name, module)


def from_environment() -> None:
    """Where EAS_TRITON says so: called when Python starts (eas_triton.pth), before any import."""
    if settings.triton != "0":
        install(shadow=settings.triton == "shadow")
