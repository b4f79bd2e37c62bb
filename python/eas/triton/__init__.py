"""`import eas.triton as triton`: Triton's spelling over the same tracer and backends.

After `eas.triton.install()` (or with EAS_TRITON=1, or under `python -m eas.triton script.py`)
`import triton` anywhere is this module, so that packages of Triton kernels run unchanged.
"""

from __future__ import annotations

from typing import Any

from .._autotune import Config as Config
from . import compiler as compiler
from . import knobs as knobs
from . import language as language
from . import runtime as runtime
from . import testing as testing
from . import tools as tools
from ._aggregate import aggregate as aggregate
from ._autotuner import Autotuner as Autotuner
from ._autotuner import Heuristics as Heuristics
from ._autotuner import autotune as autotune
from ._autotuner import heuristics as heuristics
from ._install import install as install
from ._install import installed as installed
from ._jit import JITFunction as JITFunction
from ._jit import KernelInterface as KernelInterface
from ._jit import constexpr_function as constexpr_function
from ._jit import jit as jit
from .compiler import CompilationError as CompilationError
from .compiler import compile as compile
from .runtime import InterpreterError as InterpreterError
from .runtime import MockTensor as MockTensor
from .runtime import OutOfResources as OutOfResources
from .runtime import TensorWrapper as TensorWrapper
from .runtime import reinterpret as reinterpret

__version__ = "3.5.0"  # of Triton: whose language this is
TritonError = compiler.TritonError


@constexpr_function
def cdiv(x: Any, y: Any) -> Any:
    return (x + y - 1) // y


@constexpr_function
def next_power_of_2(n: Any) -> Any:
    from .._kernel import next_power_of_2 as up

    return up(n) if not isinstance(n, float) else up(int(n))


def set_allocator(allocator: Any) -> None:
    """Descriptors need no memory of their own here."""


def must_use_result(x: Any, s: Any = True) -> Any:
    return x if callable(x) else (lambda fn: fn)


__all__ = [
    "Autotuner",
    "CompilationError",
    "Config",
    "Heuristics",
    "InterpreterError",
    "JITFunction",
    "KernelInterface",
    "MockTensor",
    "OutOfResources",
    "TensorWrapper",
    "TritonError",
    "aggregate",
    "autotune",
    "cdiv",
    "compile",
    "compiler",
    "constexpr_function",
    "heuristics",
    "install",
    "installed",
    "jit",
    "knobs",
    "language",
    "must_use_result",
    "next_power_of_2",
    "reinterpret",
    "runtime",
    "set_allocator",
    "testing",
    "tools",
]
