"""Which dtype operands meet in: Triton's rules."""

from __future__ import annotations

from typing import Any

from ... import _core as core
from ._types import (
    bfloat16,
    dtype,
    float16,
    float32,
    float64,
    int1,
    int32,
    int64,
    uint32,
    uint64,
)


def of_number(x: Any) -> dtype:
    """The type a Python number has on its own."""
    if isinstance(x, bool):
        return int1
    if isinstance(x, int):
        if -(2**31) <= x < 2**31:
            return int32
        if 2**31 <= x < 2**32:
            return uint32
        if -(2**63) <= x < 2**63:
            return int64
        if 2**63 <= x < 2**64:
            return uint64
        raise ValueError(f"Nonrepresentable integer {x}.")
    size = abs(x)
    if (
        size == float("inf")
        or size == 0.0
        or x != x
        or 2.0**-126 <= size <= (2 - 2**-23) * 2.0**127
    ):
        return float32
    return float64


def integers(a: dtype, b: dtype) -> dtype:
    if a.is_int_unsigned() == b.is_int_unsigned():
        return a if a.primitive_bitwidth > b.primitive_bitwidth else b
    unsigned, signed = (a, b) if a.is_int_unsigned() else (b, a)
    return unsigned if unsigned.primitive_bitwidth >= signed.primitive_bitwidth else signed


def meet(a: dtype, a_is_number: bool, b: dtype, b_is_number: bool, division: bool) -> dtype:
    if a_is_number != b_is_number:
        number, tensor = (a, b) if a_is_number else (b, a)
        if number.kind().value <= tensor.kind().value:
            a = b = tensor
    for each in (a, b):
        if each.is_fp64():
            return float64
    if division and (a.is_floating() or b.is_floating()):
        return float32
    if a.is_fp32() or b.is_fp32():
        return float32
    if a.is_fp16() or b.is_fp16():
        return float16
    if a.is_bf16() and b.is_bf16():
        return bfloat16
    if a.is_bf16() or b.is_bf16():
        return float32
    if a.is_fp8() and b.is_fp8():
        return a if a == b else float16
    if not a.is_int() or not b.is_int():
        raise TypeError(f"unexpected type {a} and {b}")
    if division and a.int_signedness != b.int_signedness:
        core.refuse("DTypeError", "divide", f"Cannot use /, // or % with {a} and {b} because they "
                    "have different signedness, expected a cast of one of them")  # fmt: skip
    return integers(a, b)
