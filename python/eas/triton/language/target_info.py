"""triton.language.target_info: we are neither of those."""

from __future__ import annotations


def current_target() -> None:
    return None


def is_cuda() -> bool:
    return False


def is_hip() -> bool:
    return False


def cuda_capability_geq(major: int, minor: int = 0) -> bool:
    return False
