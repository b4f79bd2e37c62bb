"""triton.runtime._allocation: scratch memory of a GPU's kernels; none is needed here."""

from __future__ import annotations

from typing import Any


class NullAllocator:
    """Asked for nothing."""

    def __call__(self, size: int, alignment: int, stream: Any) -> Any:
        raise RuntimeError("no kernel here asks for scratch memory")
