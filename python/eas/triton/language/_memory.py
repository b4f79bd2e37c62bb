"""Pointers made of integers: the process's memory as an argument of the kernel.

A kernel reaches its arguments and nothing else. One that makes a pointer of an address is traced
again with one argument more for each dtype it points to: a buffer that is all of memory, in which
an address is an offset. Nothing checks such addresses, EAS_CHECK=1 neither.
"""

from __future__ import annotations

from _thread import _local
from typing import Any

from ... import _core
from ._types import bfloat16, dtype, int64, pointer_type

_FIRST = 64  # the address of the buffer's first element: none is null
_END = 1 << 47  # where a process's own addresses end
_NUMPY = {"fp16": "f2", "bf16": "u2", "fp32": "f4", "fp64": "f8", "int1": "b1"}

_state = _local()


def start(known: dict[str, Any]) -> None:
    """A kernel is traced: by dtype, its pointers to all of memory."""
    from ._tensor import roles

    _state.known = known
    if "bf16" in known:  # which NumPy does not have
        roles()["bits", known["bf16"].argument] = bfloat16


class NeedsMemory(Exception):
    """The kernel makes pointers to a dtype, and has no such argument yet."""

    def __init__(self, element: dtype) -> None:
        super().__init__(element.name)
        self.element = element


class _Everything:
    """NumPy's array interface of all of memory."""

    def __init__(self, element: dtype) -> None:
        size = max(element.itemsize, 1)
        letters = _NUMPY.get(element.name) or f"{element.letter}{element.itemsize}"
        self.__array_interface__ = {
            "data": (_FIRST, False),
            "shape": ((_END - _FIRST) // size,),
            "typestr": ("|" if size == 1 else "<") + letters,
            "version": 3,
        }


def all_of(element: dtype) -> Any:
    """The argument: an array that is never read as a whole."""
    import numpy

    return numpy.asarray(_Everything(element))


def pointer_of(address: Any, want: pointer_type) -> Any:
    element = want.element_ty
    if not address.dtype.is_int() or address.dtype.primitive_bitwidth != 64:
        _core.refuse("DTypeError", "cast",
                     f"addresses are int64, got {address.dtype} as {want}")  # fmt: skip
    if not isinstance(element, dtype) or element.core is None:
        _core.refuse("DTypeError", "cast", f"no pointers to {element} are made of integers, "
                     f"got {want}, expected an argument of that dtype")  # fmt: skip
    if element.name not in _state.known:
        raise NeedsMemory(element)
    size = max(element.itemsize, 1)
    offset = _core.language.cast(address, int64.core) - _FIRST
    made = _state.known[element.name] + (offset >> (size.bit_length() - 1))
    made.address = _core.language.cast(address, int64.core)
    return made
