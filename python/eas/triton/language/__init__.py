"""`import eas.triton.language as tl`: Triton's language over eas.mk."""

from __future__ import annotations

from typing import Any

from . import _atomics as _atomics
from . import _blocks as _blocks
from . import _core, math, random
from . import _elementwise as _elementwise
from . import _libdevice as _libdevice
from . import _reduce as _reduce
from . import _scaled as _scaled
from . import core as core
from . import extra as extra
from . import standard as standard
from . import target_info as target_info
from ._blocks import block_pointer as block_pointer
from ._blocks import tensor_descriptor as tensor_descriptor
from ._chosen import chosen as chosen
from ._core import MEMBERS, NAMES
from ._loops import condition as condition
from ._loops import range as range
from ._loops import static_range as static_range
from ._tensor import as_condition as as_condition
from ._tensor import pointer as pointer
from ._tensor import tensor as tensor
from ._types import (
    bfloat16 as bfloat16,
)
from ._types import (
    block_type as block_type,
)
from ._types import (
    const as const,
)
from ._types import (
    constexpr as constexpr,
)
from ._types import (
    constexpr_type as constexpr_type,
)
from ._types import (
    dtype as dtype,
)
from ._types import (
    float8e4b8 as float8e4b8,
)
from ._types import (
    float8e4b15 as float8e4b15,
)
from ._types import (
    float8e4nv as float8e4nv,
)
from ._types import (
    float8e5 as float8e5,
)
from ._types import (
    float8e5b16 as float8e5b16,
)
from ._types import (
    float16 as float16,
)
from ._types import (
    float32 as float32,
)
from ._types import (
    float64 as float64,
)
from ._types import (
    int1 as int1,
)
from ._types import (
    int8 as int8,
)
from ._types import (
    int16 as int16,
)
from ._types import (
    int32 as int32,
)
from ._types import (
    int64 as int64,
)
from ._types import (
    pointer_type as pointer_type,
)
from ._types import (
    uint8 as uint8,
)
from ._types import (
    uint16 as uint16,
)
from ._types import (
    uint32 as uint32,
)
from ._types import (
    uint64 as uint64,
)
from ._types import (
    void as void,
)
from .math import PropagateNan as PropagateNan

TRITON_MAX_TENSOR_NUMEL = 1048576
pi32_t = pointer_type(int32)
tensor_descriptor_base = tensor_descriptor
tuple = tuple
slice = slice

for _name, _function in MEMBERS.items():
    if _name not in ("store",) and not _name.startswith("atomic_"):
        setattr(tensor, _name, _function)
for _name in ("store", "broadcast_to", *(n for n in NAMES if n.startswith("atomic_"))):
    setattr(pointer, _name, NAMES[_name])
    setattr(chosen, _name, NAMES[_name])
globals().update(NAMES)
tensor.logical_and = lambda self, other: self & as_condition(other)
tensor.logical_or = lambda self, other: self | as_condition(other)


def __getattr__(name: str) -> Any:
    raise AttributeError(
        f"[tl] no such name, got tl.{name}; docs/coming_from_triton.md lists what there is"
    )


__all__ = [*NAMES, "constexpr", "dtype", "math", "random", "range", "static_range", "tensor"]
_core.__dict__.setdefault("NAMES", NAMES)
