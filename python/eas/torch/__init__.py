"""PyTorch as a home of kernels: operators, modules. Loaded when first used, as it imports torch."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from .._torch_bridge import BridgeInfo, bridge_info
from . import _einsum  # noqa: F401  torch.ops.eas.einsum
from ._op import Op, op

if TYPE_CHECKING:
    from . import nn

__all__ = ["BridgeInfo", "Op", "bridge_info", "nn", "op"]


def __getattr__(name: str) -> Any:
    if name == "nn":
        return importlib.import_module(f"{__name__}.nn")
    raise AttributeError(f"module 'eas.torch' has no attribute {name!r}")
