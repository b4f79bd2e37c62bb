"""The dtypes a tensor may have, and those of them that NumPy has."""

NAMES = [
    "bool",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float16",
    "bfloat16",
    "float32",
    "float64",
    "complex64",
    "complex128",
]
NUMPY_NAMES = [name for name in NAMES if name != "bfloat16"]
