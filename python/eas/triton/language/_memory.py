"""Pointers made of integers, or of pointers to another dtype: arguments that the user did not give.

A kernel reaches its arguments and nothing else. One that makes a pointer of an address is traced
again with one argument more for each dtype it points to: a buffer that is all of memory, in which
an address is an offset. Nothing checks such addresses, EAS_CHECK=1 neither. One that makes a
pointer of a pointer to another dtype is given the same bytes as an array of that dtype, and one
that asks for an argument's address is given that.
"""

from __future__ import annotations

from _thread import _local
from typing import Any, NamedTuple

from ... import _core
from ._types import bfloat16, dtype, int64, pointer_type, uint16

_FIRST = 64  # the address of the buffer's first element: none is null
_END = 1 << 47  # where a process's own addresses end
_NUMPY = {"fp16": "f2", "bf16": "u2", "fp32": "f4", "fp64": "f8", "int1": "b1"}

_state = _local()


class Extra(NamedTuple):
    """An argument beside the user's: all of memory, or the bytes or the address of an argument."""

    kind: str  # "memory", "view" or "address"
    element: Any
    of: str = ""

    @property
    def name(self) -> str:
        return "_".join(["__eas", self.kind, getattr(self.element, "name", ""), self.of])

    def value(self, flat: dict[str, Any]) -> Any:
        if self.kind == "memory":
            return all_of(self.element)
        if self.kind == "view":
            return _view_of(flat[self.of], self.element)
        return _address_of(flat[self.of])

    def enter(self, found: Any) -> Any:
        from ._tensor import enter, enter_long, roles

        if self.kind == "address":
            return enter_long(found, int64)
        kind = self.element if self.element.is_fp8() else None
        made = enter(found, kind, name=self.name)
        if self.element is bfloat16 and made.dtype.element_ty is uint16:  # NumPy has no such dtype
            roles()["bits", made.argument] = bfloat16
        return made


def start(known: dict[Extra, Any]) -> None:
    """A kernel is traced with these."""
    _state.known = known


def _of(extra: Extra) -> Any:
    if extra not in _state.known:
        raise NeedsMemory(extra)
    return _state.known[extra]


class NeedsMemory(Exception):
    """The kernel has no such argument yet."""

    def __init__(self, extra: Extra) -> None:
        super().__init__(extra.name)
        self.extra = extra


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


class _Row:
    """NumPy's array interface of an array's bytes."""

    def __init__(self, array: Any, extent: int) -> None:
        where, read_only = array.__array_interface__["data"]
        self.array = array  # which has to stay
        self.__array_interface__ = {
            "data": (where, read_only), "shape": (extent,), "typestr": "|u1", "version": 3,
        }  # fmt: skip


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
    memory = _of(Extra("memory", element))
    size = max(element.itemsize, 1)
    offset = _core.language.cast(address, int64.core) - _FIRST
    made = memory + (offset >> (size.bit_length() - 1))
    made.address = _core.language.cast(address, int64.core)
    return made


def _place(p: Any) -> Any:
    """How many bytes beyond the argument's first element."""
    return _core.language.cast(p.offset, int64.core) * max(p.dtype.element_ty.itemsize, 1)


def _name_of(p: Any) -> str:
    from ._tensor import roles

    found: str = roles()["name", p.argument]
    return found


def pointer_to(p: Any, want: pointer_type) -> Any:
    """The same place as a pointer to another dtype."""
    element = want.element_ty
    if not isinstance(element, dtype) or (element.core is None and not element.is_fp8()):
        _core.refuse("DTypeError", "cast", f"no pointers to {element} here, got {p.dtype} as "
                     f"{want}")  # fmt: skip
    size = max(element.itemsize, 1)
    return _of(Extra("view", element, _name_of(p))) + (_place(p) >> (size.bit_length() - 1))


def address_of(p: Any, want: dtype) -> Any:
    made = _core.language.cast(_of(Extra("address", None, _name_of(p))) + _place(p), want.core)
    made.pointing = p
    return made


def _view_of(array: Any, element: dtype) -> Any:
    """The bytes of an array from its first element on, as a row of another dtype."""
    size = max(element.itemsize, 1)
    module = type(array).__module__.partition(".")[0]
    if module == "torch" and hasattr(array, "data_ptr"):
        import torch

        name = "uint8" if element.is_fp8() else str(element.core).removeprefix("eas.")
        if array.numel() == 0:
            return torch.empty(0, dtype=getattr(torch, name))
        extent = 1 + sum((n - 1) * s for n, s in zip(array.shape, array.stride(), strict=True))
        row = array.detach().as_strided((extent,), (1,)).view(torch.uint8)
        return row[: row.numel() // size * size].view(getattr(torch, name))
    if not hasattr(array, "__array__"):  # what warmup is given
        return _core.uint8 if element.is_fp8() else element.core
    import numpy

    array = numpy.asarray(array)
    letters = "u1" if element.is_fp8() else _NUMPY.get(element.name)
    letters = letters or f"{element.letter}{element.itemsize}"
    ends = [(n - 1) * s for n, s in zip(array.shape, array.strides, strict=True) if s > 0]
    extent = 0 if array.size == 0 else array.itemsize + sum(ends)
    return numpy.asarray(_Row(array, extent // size * size)).view(letters)


def _address_of(array: Any) -> int:
    if hasattr(array, "data_ptr"):
        return int(array.data_ptr())
    if not hasattr(array, "__array__"):
        return 1 << 40
    import numpy

    return int(numpy.asarray(array).__array_interface__["data"][0])
