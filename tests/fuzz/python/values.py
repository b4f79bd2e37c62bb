"""What the generator knows of a value, and the dtypes it chooses from."""

from dataclasses import dataclass
from math import inf, prod

INTS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATS = ["float16", "bfloat16", "float32", "float64"]
DTYPES = ["bool", *INTS, *FLOATS]
COMMON = ["float32"] * 6 + ["int32"] * 3 + ["int64"] * 2 + ["float16", "bfloat16", "float64"] * 2
BITS = {d: int("".join(c for c in d if c.isdigit()) or 1) for d in DTYPES} | {"bfloat16": 16}
# Integers up to here are exact, so the order of a sum does not matter.
WHOLE = {"float16": 2048, "bfloat16": 256, "float32": 2**24, "float64": 2**53}
SIZES = [1, 1, 2, 3, 4, 5, 7, 8, 9, 9, 15, 16, 17, 17, 25, 31, 32, 33, 33, 64, 65]


def is_float(dtype):
    return dtype in WHOLE


def is_int(dtype):
    return dtype in INTS


def largest(dtype):
    return 2 ** (BITS[dtype] - dtype.startswith("int")) - 1


@dataclass
class Value:
    """A variable of the kernel. `bound` is a promise about magnitudes of whole floats, which every
    assignment keeps; `budget` is how much may still be added up in it."""

    name: str
    dtype: str
    shape: tuple = ()
    bound: float = inf
    budget: float = 0
    loops: int = 0  # how many loops are around its first assignment
    fixed: bool = False  # never assigned again

    @property
    def elements(self):
        return prod(self.shape)


def broadcasts(small, shape):
    """Whether NumPy's rules make `shape` of `small`."""
    return len(small) <= len(shape) and all(
        a in (1, b) for a, b in zip(reversed(small), reversed(shape), strict=False)
    )


def subscript(axis, rank):
    """A row of elements as the given axis of a tile."""
    return "" if rank == 1 else f"[{', '.join(':' if k == axis else 'None' for k in range(rank))}]"
