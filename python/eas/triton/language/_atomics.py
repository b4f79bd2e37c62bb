"""tl.atomic_*: `sem` and `scope` are read; every one is as strong as the strongest asked for."""

from __future__ import annotations

from typing import Any

from ._chosen import each_way
from ._core import _only, member, stored, written
from ._tensor import as_condition, cast, mk, refuse, to_tensor


def _known(name: str, element: Any) -> None:
    """What Triton refuses on every machine, in its words, though it would run here."""
    bits = element.primitive_bitwidth
    narrow = bits < 16 or (bits == 16 and (element.is_int() or name != "atomic_add"))
    if name == "atomic_cas" and bits not in (16, 32, 64):
        refuse("DTypeError", name, "atomic_cas only supports elements with width {16, 32, 64}, "
               f"got {element}")  # fmt: skip
    if name != "atomic_cas" and narrow:
        refuse("DTypeError", name, f"{name} does not support {element}, expected a wider element")


def _atomic(name: str) -> None:
    def atomic(pointer: Any, val: Any, mask: Any = None, sem: Any = None, scope: Any = None) -> Any:
        p = written(pointer, name)
        _known(name, p.dtype.element_ty)
        _only(name, sem=sem, scope=scope)
        value = stored(val, p.dtype.element_ty)
        make = getattr(mk, name + "_" if name in ("atomic_and", "atomic_or") else name)
        made: Any = None
        for way, inside in each_way(p, as_condition(mask)):
            old = make(way, value, mask=inside)
            made = old if made is None else mk.where(inside, old, made)
        return made

    atomic.__name__ = name
    member(atomic)


for _name in "add max min and or xor xchg".split():
    _atomic("atomic_" + _name)


@member
def atomic_cas(pointer: Any, cmp: Any, val: Any, sem: Any = None, scope: Any = None) -> Any:
    p = written(pointer, "atomic_cas")
    element = p.dtype.element_ty
    _known("atomic_cas", element)
    return _exchanged(p, cmp, val, None)


def _exchanged(p: Any, cmp: Any, val: Any, mask: Any) -> Any:
    element = p.dtype.element_ty
    expected, value = stored(cmp, element), stored(val, element)
    made: Any = None
    for way, inside in each_way(p, mask):
        old = mk.atomic_cas(way, expected, value, mask=inside)
        made = old if made is None else mk.where(inside, old, made)
    return made


@member
def atomic_load(pointer: Any, mask: Any = None, sem: Any = None, scope: Any = None) -> Any:
    """An exchange that leaves what is there, so that the code asks memory each time."""
    _only("atomic_load", sem=sem, scope=scope)
    return _exchanged(written(pointer, "atomic_load"), 0, 0, as_condition(mask))


@member
def atomic_store(
    pointer: Any, val: Any, mask: Any = None, sem: Any = None, scope: Any = None
) -> None:
    _only("atomic_store", sem=sem, scope=scope)
    p = written(pointer, "atomic_store")
    value = stored(val, p.dtype.element_ty)
    for way, inside in each_way(p, as_condition(mask)):
        mk.atomic_xchg(way, value, mask=inside)


@member
def atomic_poll(
    pointer: Any, expected_value: Any, sem: Any = None, scope: Any = None, timeout_ns: Any = None
) -> Any:
    """One look: programs run in any order, so one that waited could wait for ever. With a timeout
    it is as if the time were over; without, a value that is not there yet is an error."""
    _only("atomic_poll", sem=sem, scope=scope)
    p = written(pointer, "atomic_poll")
    kind = p.dtype.element_ty
    if p.shape or not kind.is_int():
        refuse("DTypeError", "atomic_poll", f"a pointer to one integer, got {p.type}")
    expected = cast(to_tensor(expected_value), kind)
    matched = atomic_cas(p, expected, expected) == expected
    if timeout_ns is None:
        mk.device_assert(matched, "atomic_poll: the value is not there yet, and programs do not "
                         "wait for one another; write it in an earlier launch, or give "
                         "timeout_ns")  # fmt: skip
    return matched
