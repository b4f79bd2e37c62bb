"""What Triton refuses on every machine, in its words, though it would run here.

A kernel that is written here and runs there, or the other way round, is what this front end is for.
What it has beyond Triton on purpose (tiles of any size, `break`) is not refused.
"""

from __future__ import annotations

from typing import Any

from ._tensor import as_condition, refuse, tensor
from ._types import dtype, int1, unwrap

REAL = ("fp32", "fp64")


def only(op: str, kinds: tuple[str, ...], *values: Any) -> None:
    """Functions of elements say of which dtypes they are: others need a cast."""
    for x in values:
        if isinstance(x, tensor) and x.dtype.name not in kinds:
            refuse("DTypeError", op, f"Expected dtype {list(kinds)} but got {x.dtype}, expected "
                   "x.to(tl.float32) or the like")  # fmt: skip


# --- memory ---

_HINTS = {
    "cache_modifier": ("Cache modifier", ("", ".ca", ".cg", ".cs", ".cv", ".wb", ".wt")),
    "eviction_policy": ("Eviction policy", ("", "evict_first", "evict_last", "evict_normal")),
    "sem": ("Memory semantic", ("acquire", "release", "acq_rel", "relaxed")),
    "scope": ("Memory semantic", ("gpu", "cta", "sys")),
}


def hints(op: str, **given: Any) -> None:
    """For caches and the order of memory: read, and nothing need be done."""
    for name, value in given.items():
        what, known = _HINTS[name]
        if value is not None and value not in known:
            refuse("CompileError", op, f"{what} {value} not supported, expected one of "
                   f"{', '.join(repr(word) for word in known if word)}")  # fmt: skip


def block(op: str, p: Any, **given: Any) -> None:
    """A pointer is to as many elements as are given, or more of them."""
    for name, value in given.items():
        shape = tuple(value.shape) if isinstance(value, tensor) else ()
        if shape and not p.shape:
            refuse("ShapeError", op, f"{name.capitalize()} argument cannot be block type if "
                   f"pointer argument is not a block, got shape {list(shape)}")  # fmt: skip
        wide = len(shape) > len(p.shape) or any(
            size not in (1, there)
            for size, there in zip(shape[::-1], tuple(p.shape)[::-1], strict=False)
        )
        if wide and name != "other":
            refuse("ShapeError", op, f"Expected pointer argument to have shape {list(shape)} but "
                   f"got {list(p.shape)}")  # fmt: skip


def mask_of(op: str, p: Any, mask: Any) -> Any:
    if isinstance(mask, tensor) and mask.dtype is not int1:
        refuse("DTypeError", op, f"Mask must have boolean scalar type, got {mask.dtype}, expected "
               "a comparison")  # fmt: skip
    if isinstance(mask, tensor) and mask.shape and not p.shape:
        block(op, p, mask=mask)
    return as_condition(mask)


def has_atomics(op: str, element: dtype) -> None:
    bits = element.primitive_bitwidth
    narrow = bits < 16 or (bits == 16 and (element.is_int() or op != "atomic_add"))
    if op == "atomic_cas" and bits not in (16, 32, 64):
        refuse("DTypeError", op, "atomic_cas only supports elements with width {16, 32, 64}, got "
               f"{element}")  # fmt: skip
    if op != "atomic_cas" and narrow:
        refuse("DTypeError", op, f"{op} does not support {element}, expected a wider element")


def descriptor(element: dtype, shape: Any, strides: Any, block_shape: Any, padding: str) -> None:
    op, rank = "make_tensor_descriptor", len(shape)
    size, last = element.itemsize, int(unwrap(block_shape[-1]))
    if not 1 <= rank <= 5:
        refuse("ShapeError", op, f"Expected 1 <= ndim <= 5 but got {rank} dimensions")
    for name, given in (("strides", strides), ("block_shape", block_shape)):
        if len(given) != rank:
            refuse("ShapeError", op, f"Expected {rank} {name} but got {len(given)}")
    if last * size < 16:
        refuse("ShapeError", op, "Descriptor block shape must have at least 16 bytes in the last "
               f"dimension, but got {last} * {size} = {last * size} bytes")  # fmt: skip
    known = [unwrap(s) for s in strides]
    if isinstance(known[-1], int) and known[-1] != 1:
        refuse("ShapeError", op, f"Tensor descriptor last dim must be 1 but got {known[-1]}")
    for stride in known[:-1]:
        if isinstance(stride, int) and stride * size % 16:
            refuse("ShapeError", op, "Tensor descriptor strides must be 16-byte aligned, but got "
                   f"a stride of {stride} * {size} = {stride * size} bytes")  # fmt: skip
    if padding == "nan" and element.is_int():
        refuse("DTypeError", op, "Padding option `nan` is not supported for integer blocks, got "
               f"{element}")  # fmt: skip


# --- values ---

_PRECISIONS = ("tf32", "tf32x3", "ieee", "bf16x3", "bf16x6")


def product(left: dtype, right: dtype, precision: Any, out: Any) -> None:
    for side, kind in (("lhs", left), ("rhs", right)):
        if kind.is_int() and kind.primitive_bitwidth != 8:
            refuse("DTypeError", "dot", f"Unsupported {side} dtype {kind}, expected int8, uint8 or "
                   "floats")  # fmt: skip
    if precision is not None and str(precision).lower() not in _PRECISIONS:
        refuse("CompileError", "dot", f"input_precision must be one of {_PRECISIONS}. Got "
               f"{precision}")  # fmt: skip
    if out is not None and out.is_bf16():
        refuse("DTypeError", "dot", "out_dtype=bfloat16 is unsupported. Please use out_dtype="
               "float32/float16 and cast with `.to(tl.bfloat16)`")  # fmt: skip


def rounding(source: dtype, target: dtype, mode: Any) -> None:
    if mode is None:
        return
    if mode not in ("rtne", "rtz"):
        refuse("CompileError", "cast", f"Invalid rounding mode: {mode}. Supported rounding modes "
               "are 'rtne' and 'rtz'.")  # fmt: skip
    cuts = source.is_floating() and target.is_floating()
    if not cuts or target.primitive_bitwidth >= source.primitive_bitwidth:
        refuse(
            "DTypeError",
            "cast",
            "fp_downcast_rounding should be set only for truncating fp "
            f"conversions. Source scalar type is {source} and destination type is {target}",
        )
