"""What a kernel is called: `repr=` of triton.jit."""

from __future__ import annotations

from typing import Any, NamedTuple

from .language._types import unwrap

_SHORT = {
    "bool": "i1", "bfloat16": "bf16",
    **{f"float{n}": f"fp{n}" for n in (16, 32, 64)},
    **{f"{sign}int{n}": f"{sign or 'i'}{n}" for sign in ("", "u") for n in (8, 16, 32, 64)},
}  # fmt: skip


class Specialization(NamedTuple):
    """What `repr=` makes a kernel's name of."""

    fn: Any
    signature: dict[str, str]
    constants: dict[str, Any]


def name_of(jit: Any, values: dict[str, Any]) -> str:
    if jit.repr is None:
        return str(jit.fn.__name__)
    signature, constants = {}, {}
    for p in jit.params:
        value = unwrap(values[p.name])
        signature[p.name] = "constexpr" if p.is_constexpr else _type_name(value)
        if signature[p.name] == "constexpr" or (type(value) is int and value == 1):
            constants[p.name] = value
    return str(jit.repr(Specialization(jit, signature, constants)))


def _type_name(value: Any) -> str:
    if isinstance(value, (bool, float)):
        return "i1" if isinstance(value, bool) else "fp32"
    if isinstance(value, int):
        return "i32" if -(2**31) <= value < 2**31 else "i64" if value < 2**63 else "u64"
    kind = str(getattr(value, "dtype", "")).rpartition(".")[2]
    return f"*{_SHORT.get(kind, kind)}" if kind else "constexpr"
