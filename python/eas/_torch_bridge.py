"""The bridge to torch: whether the wheel eas-torch is here, fits this torch, and is used.

It is loaded once, when the first torch tensor is met or somebody asks. Where it is not used,
tensors are read by DLPack's C functions: the same results, launches on new tensors cost more.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from types import ModuleType
from typing import Any, NamedTuple

from . import _core

MINIMUM = (2, 10)  # torch before that has no C functions of DLPack to compare the bridge with
_BUILD = "build it again: pip install --no-build-isolation --force-reinstall bridge/"


class BridgeInfo(NamedTuple):
    """How torch's tensors are read: "bridge", "dlpack", or "none" without torch; and why."""

    path: str
    reason: str
    torch: str | None  # its version
    built_for: str | None  # the version of torch that the bridge was compiled for

    def __str__(self) -> str:
        return f"{self.path}: {self.reason}"


_info: BridgeInfo | None = None
_module: ModuleType | None = None


def bridge_info() -> BridgeInfo:
    """Which way torch's tensors are read, and why; imports torch where it is installed."""
    if sys.modules.get("torch") is None:
        try:
            importlib.import_module("torch")
        except ImportError as error:
            return BridgeInfo("none", f"torch cannot be imported: {_line(error)}", None, None)
    load()
    assert _info is not None
    return _info


def module() -> ModuleType | None:
    """The loaded bridge, or None where it is not used."""
    if _info is None and sys.modules.get("torch") is not None:
        load()
    return _module


def load() -> None:
    """Loads the bridge, unless that was tried before. torch is imported already."""
    global _info, _module
    if _info is not None:
        return
    torch = sys.modules["torch"]
    version = str(torch.__version__)
    built_for, wrong = _gate(torch, version)
    found = None
    if wrong is None:
        found, wrong = _attach()
    if wrong is None:
        assert found is not None
        _module = found
        _info = BridgeInfo("bridge", f"eas-torch, built for torch {built_for}", version, built_for)
    else:
        _info = BridgeInfo("dlpack", wrong, version, built_for)


def _gate(torch: Any, version: str) -> tuple[str | None, str | None]:
    """What the bridge was built for, and why it cannot go with this torch, before it is loaded."""
    if importlib.util.find_spec("eas_torch") is None:
        return None, "the bridge (the wheel eas-torch) is not installed"
    try:
        built = importlib.import_module("eas_torch")
        built_for, abi = str(built.TORCH_VERSION), bool(built.CXX11_ABI)
    except (ImportError, AttributeError) as error:
        return None, f"the bridge is damaged: {_line(error)}; {_BUILD}"
    if _numbers(version) < MINIMUM:
        least = ".".join(map(str, MINIMUM))
        return (
            built_for,
            f"torch is too old for the bridge, got {version}, expected {least} or newer",
        )
    if built_for != version:
        return built_for, f"the bridge was built for torch {built_for}, got {version}; {_BUILD}"
    if abi != bool(torch._C._GLIBCXX_USE_CXX11_ABI):
        return built_for, f"the bridge was built for the other C++ ABI of torch; {_BUILD}"
    return built_for, None


def _attach() -> tuple[ModuleType | None, str | None]:
    try:
        bridge = importlib.import_module("eas_torch._bridge")
    except ImportError as error:
        return None, f"the bridge cannot be loaded: {_line(error)}; {_BUILD}"
    unlike = bridge.probe()
    if unlike:
        return None, f"this torch is not as the bridge was built for ({unlike}); {_BUILD}"
    refused = _core.attach_bridge(bridge.table())
    if refused:
        return None, f"the bridge does not fit eas {_core.__version__}: {refused}; {_BUILD}"
    return bridge, None


def _numbers(version: str) -> tuple[int, ...]:
    """(2, 13) of "2.13.0+cpu"."""
    parts = version.split("+")[0].split(".")[:2]
    return tuple(int(part) if part.isdigit() else 0 for part in parts)


def _line(error: BaseException) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__
