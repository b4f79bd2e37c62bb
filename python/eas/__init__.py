"""easy_as: kernels in Python and C++. The names users type; what they mean is in the C++ core."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from ._autograd import enable_grad, no_grad
from ._compiling import wait as _wait_for_torch_compile
from ._config import Backend, backends, config, set_backend
from ._core import (
    BackendError,
    CacheInfo,
    CompiledKernel,
    CompileError,
    DType,
    DTypeError,
    Error,
    Event,
    Kernel,
    LaunchError,
    OutOfBoundsError,
    Plan,
    ShapeError,
    Stream,
    Tensor,
    __version__,
    arange,
    bfloat16,
    bool,
    complex64,
    complex128,
    diag,
    einsum,
    einsum_path,
    einsum_plan,
    empty,
    empty_like,
    float16,
    float32,
    float64,
    from_dlpack,
    from_torch,
    full,
    int8,
    int16,
    int32,
    int64,
    ones,
    synchronize,
    tensor,
    tensordot,
    to_dlpack,
    to_torch,
    transpose,
    uint8,
    uint16,
    uint32,
    uint64,
    zeros,
)
from ._kernel import cdiv, constexpr, func, kernel, next_power_of_2

if TYPE_CHECKING:
    from . import mk, testing, torch, triton
    from ._autotune import Config, autotune
    from ._check_gradients import check_gradients
    from ._function import function, grad, jvp, vjp
    from ._graph import Graph
    from ._labelled import Index, IndexTensor, contract
    from ._profile import profile

# Loaded when first used, so that `import eas` stays quick.
_SUBMODULES = ("mk", "testing", "torch", "triton")
_LATER = {
    "Config": "_autotune",
    "Graph": "_graph",
    "Index": "_labelled",
    "IndexTensor": "_labelled",
    "autotune": "_autotune",
    "check_gradients": "_check_gradients",
    "contract": "_labelled",
    "function": "_function",
    "grad": "_function",
    "jvp": "_function",
    "profile": "_profile",
    "vjp": "_function",
}


def __getattr__(name: str) -> Any:
    if name in _SUBMODULES:
        return importlib.import_module(f"{__name__}.{name}")
    if name in _LATER:
        found = getattr(importlib.import_module(f"{__name__}.{_LATER[name]}"), name)
        globals()[name] = found  # the next use does not ask here
        return found
    raise AttributeError(f"module 'eas' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__


_wait_for_torch_compile()


__all__ = [
    "Backend",
    "BackendError",
    "CacheInfo",
    "CompileError",
    "CompiledKernel",
    "Config",
    "DType",
    "DTypeError",
    "Error",
    "Event",
    "Graph",
    "Index",
    "IndexTensor",
    "Kernel",
    "LaunchError",
    "OutOfBoundsError",
    "Plan",
    "ShapeError",
    "Stream",
    "Tensor",
    "__version__",
    "arange",
    "autotune",
    "backends",
    "bfloat16",
    "bool",
    "cdiv",
    "check_gradients",
    "complex64",
    "complex128",
    "config",
    "constexpr",
    "contract",
    "diag",
    "einsum",
    "einsum_path",
    "einsum_plan",
    "empty",
    "empty_like",
    "enable_grad",
    "float16",
    "float32",
    "float64",
    "from_dlpack",
    "from_torch",
    "full",
    "func",
    "function",
    "grad",
    "int8",
    "int16",
    "int32",
    "int64",
    "jvp",
    "kernel",
    "mk",
    "next_power_of_2",
    "no_grad",
    "ones",
    "profile",
    "set_backend",
    "synchronize",
    "tensor",
    "tensordot",
    "testing",
    "to_dlpack",
    "to_torch",
    "torch",
    "transpose",
    "triton",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "vjp",
    "zeros",
]
