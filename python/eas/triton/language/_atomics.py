"""tl.atomic_*: `sem` and `scope` are read; every one is as strong as the strongest asked for."""

from __future__ import annotations

from typing import Any

from ._checks import block, has_atomics, hints, mask_of
from ._chosen import each_way
from ._core import member, stored, written
from ._tensor import cast, mk, refuse, to_tensor


def _atomic(name: str) -> None:
    def atomic(pointer: Any, val: Any, mask: Any = None, sem: Any = None, scope: Any = None) -> Any:
        p = written(pointer, name)
        has_atomics(name, p.dtype.element_ty)
        hints(name, sem=sem, scope=scope)
        value = stored(val, p.dtype.element_ty)
        block(name, p, value=value)
        make = getattr(mk, name + "_" if name in ("atomic_and", "atomic_or") else name)
        made: Any = None
        for way, inside in each_way(p, mask_of(name, p, mask)):
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
    has_atomics("atomic_cas", p.dtype.element_ty)
    hints("atomic_cas", sem=sem, scope=scope)
    return _exchanged(p, cmp, val, None)


def _exchanged(p: Any, cmp: Any, val: Any, mask: Any) -> Any:
    element = p.dtype.element_ty
    expected, value = stored(cmp, element), stored(val, element)
    block("atomic_cas", p, value=value, cmp=expected)
    made: Any = None
    for way, inside in each_way(p, mask):
        old = mk.atomic_cas(way, expected, value, mask=inside)
        made = old if made is None else mk.where(inside, old, made)
    return made


@member
def atomic_load(pointer: Any, mask: Any = None, sem: Any = None, scope: Any = None) -> Any:
    """An exchange that leaves what is there, so that the code asks memory each time."""
    hints("atomic_load", sem=sem, scope=scope)
    p = written(pointer, "atomic_load")
    return _exchanged(p, 0, 0, mask_of("atomic_load", p, mask))


@member
def atomic_store(
    pointer: Any, val: Any, mask: Any = None, sem: Any = None, scope: Any = None
) -> None:
    hints("atomic_store", sem=sem, scope=scope)
    p = written(pointer, "atomic_store")
    value = stored(val, p.dtype.element_ty)
    block("atomic_store", p, value=value)
    for way, inside in each_way(p, mask_of("atomic_store", p, mask)):
        mk.atomic_xchg(way, value, mask=inside)


@member
def atomic_poll(
    pointer: Any, expected_value: Any, sem: Any = None, scope: Any = None, timeout_ns: Any = None
) -> Any:
    """One look: programs run in any order, so one that waited could wait for ever. With a timeout
    it is as if the time were over; without, a value that is not there yet is an error."""
    hints("atomic_poll", sem=sem, scope=scope)
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
