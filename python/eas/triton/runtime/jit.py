"""triton.runtime.jit."""

from .._jit import JITFunction as JITFunction
from .._jit import KernelInterface as KernelInterface
from .._jit import constexpr_function as constexpr_function
from .._jit import jit as jit
from . import MockTensor as MockTensor
from . import TensorWrapper as TensorWrapper
from . import reinterpret as reinterpret
from .driver import driver as driver

type_canonicalisation_dict = {
    "bool": "i1", "int1": "i1", "uint1": "i1", "i1": "i1",
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "u8", "uint16": "u16", "uint32": "u32", "uint64": "u64",
    "float16": "fp16", "bfloat16": "bf16", "float32": "fp32", "float64": "fp64",
    "float8_e5m2": "fp8e5", "float8e5": "fp8e5",
    "float8_e4m3fn": "fp8e4nv", "float8e4nv": "fp8e4nv",
    "float8_e5m2fnuz": "fp8e5b16", "float8_e4m3fnuz": "fp8e4b8", "float8_e4b15": "fp8e4b15",
    "void": "void",
}  # fmt: skip
