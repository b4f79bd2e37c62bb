"""triton.runtime: the driver that answers for a CPU, and the launch side of jit."""

from __future__ import annotations

from typing import Any

from .._autotuner import Autotuner as Autotuner
from .._autotuner import Config as Config
from .._autotuner import Heuristics as Heuristics
from .._autotuner import autotune as autotune
from .._autotuner import heuristics as heuristics
from .._jit import JITFunction as JITFunction
from .._jit import KernelInterface as KernelInterface
from .driver import driver as driver
from .errors import InterpreterError as InterpreterError
from .errors import OutOfResources as OutOfResources


class MockTensor:
    """Stands for a tensor of a dtype in warmup(…)."""

    def __init__(self, dtype: Any, shape: Any = None) -> None:
        self.dtype = dtype

    def as_argument(self) -> Any:
        return self.dtype

    @staticmethod
    def wrap_dtype(arg: Any) -> Any:
        return MockTensor(arg) if type(arg).__name__ == "dtype" else arg

    @staticmethod
    def data_ptr() -> int:
        return 0


class TensorWrapper:
    """triton.reinterpret: the same memory with another dtype."""

    def __init__(self, base: Any, dtype: Any) -> None:
        self.base = self.base_tensor = base
        self.dtype = dtype
        self.shape, self.device, self.data = base.shape, base.device, base.data

    def as_argument(self) -> Any:
        if self.dtype.is_fp8() and type(self.base).__module__ == "torch":
            import torch

            return self.base.view(torch.uint8)
        return self.base

    def data_ptr(self) -> int:
        return int(self.base_tensor.data_ptr())

    def stride(self, *args: Any) -> Any:
        return self.base_tensor.stride(*args)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.base_tensor, name)


def reinterpret(tensor: Any, dtype: Any) -> Any:
    """The bits of a tensor as another dtype of the same width."""
    import torch

    if isinstance(tensor, TensorWrapper):
        tensor = tensor.base_tensor
    if isinstance(dtype, torch.dtype):
        return tensor.view(dtype)
    names = {"fp16": "float16", "bf16": "bfloat16", "fp32": "float32", "fp64": "float64"}
    name = names.get(
        dtype.name, dtype.name.replace("int1", "bool") if dtype.name == "int1" else dtype.name
    )
    if dtype.is_fp8():
        return TensorWrapper(tensor, dtype)
    return tensor.view(getattr(torch, name))
