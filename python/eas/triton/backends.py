"""triton.backends: one target, the CPU."""

from __future__ import annotations

from typing import Any, NamedTuple


class GPUTarget(NamedTuple):
    backend: str
    arch: Any
    warp_size: int


class BaseBackend:
    pass


backends: dict[str, Any] = {}
