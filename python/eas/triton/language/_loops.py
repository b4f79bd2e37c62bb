"""tl.range and tl.static_range."""

from __future__ import annotations

from builtins import range as _python_range
from typing import Any

from ... import _core as core
from ._types import unwrap


def range(
    arg1: Any,
    arg2: Any = None,
    step: Any = None,
    num_stages: Any = None,
    loop_unroll_factor: Any = None,
    disallow_acc_multi_buffer: bool = False,
    flatten: bool = False,
    warp_specialize: bool = False,
    disable_licm: bool = False,
    **_: Any,
) -> Any:
    """A loop of the kernel; how to schedule it on a GPU is a hint."""
    lo, hi = (0, arg1) if arg2 is None else (arg1, arg2)
    return core.language.range(unwrap(lo), unwrap(hi), 1 if step is None else unwrap(step))


def static_range(arg1: Any, arg2: Any = None, step: Any = None) -> Any:
    """Unrolled while compiling."""
    lo, hi = (0, arg1) if arg2 is None else (arg1, arg2)
    bounds = [unwrap(lo), unwrap(hi), 1 if step is None else unwrap(step)]
    if any(core.is_traced(b) for b in bounds):
        core.refuse("CompileError", "static_range", "the bounds are constants, got values of the "
                    "running kernel, expected tl.constexpr, or range")  # fmt: skip
    return _python_range(*bounds)


class condition:
    """`while tl.condition(c):`: c, with hints."""

    def __new__(cls, arg1: Any, disable_licm: bool = False) -> Any:
        return arg1
