"""Reductions and scans, with the dtypes Triton gives them."""

from __future__ import annotations

from typing import Any

from ... import _core as core
from ._core import NAMES, builtin, expand_dims, flip, member, reshape
from ._tensor import (
    NATURAL,
    as_int32,
    as_met,
    cast,
    core_cast,
    like,
    mk,
    refuse,
    settled,
    to_tensor,
)
from ._types import bfloat16, float32, int1, int32, uint32, unwrap


def _kept(x: Any, made: Any, axis: Any, keep_dims: bool) -> Any:
    """The axis stays, with one element."""
    if not keep_dims:
        return made
    if axis is None:
        return reshape(made, (1,) * len(x.shape))
    return expand_dims(made, axis % len(x.shape))


def _row(op: str, x: Any, axis: Any) -> Any:
    x = to_tensor(x)
    if not x.shape:
        refuse("ShapeError", op, f"a tile is needed, got a scalar {x.dtype}")
    if axis is not None and not -len(x.shape) <= axis < len(x.shape):
        refuse("ShapeError", op, f"no such axis, got {axis} of shape {x.shape}")
    return x


def _as_index(made: Any) -> Any:
    return as_int32(made, NATURAL)


def _summed(made: Any, x: Any, axis: Any) -> Any:
    count = x.numel if axis is None else x.shape[axis]
    return as_met("mul", made, x, count)


@member
def sum(input: Any, axis: Any = None, keep_dims: bool = False, dtype: Any = None) -> Any:
    x = _row("sum", input, axis)
    kind = x.dtype
    want = dtype
    if want is None and kind.is_int() and kind.primitive_bitwidth < 32:
        want = int32 if kind.is_int_signed() else uint32
    want = want or kind
    x = cast(x, want)
    made = mk.sum(x, axis)
    if want is int1:
        made = made & 1  # one bit wraps
    made = _summed(made, x, axis) if x.narrow else mk.cast(made, want.core)
    return _kept(x, made, axis, keep_dims)


def _quiet(name: str, x: Any, axis: Any) -> tuple[Any, Any]:
    """x with what never wins in the place of NaN, and where each row has a number."""
    worst = float("-inf" if name == "max" else "inf")
    number = ~mk.isnan(x)
    return mk.where(number, x, worst), mk.any(number, axis)


def _value(name: str, x: Any, axis: Any) -> Any:
    """The extreme of the numbers: NaN where there is none."""
    if not x.dtype.is_floating():
        x = settled(x)
        return like(x, getattr(mk, name)(x, axis))
    quiet, some = _quiet(name, x, axis)
    return mk.where(some, getattr(mk, name)(quiet, axis), float("nan"))


def _index(name: str, x: Any, axis: Any) -> Any:
    quiet = _quiet(name, x, axis)[0] if x.dtype.is_floating() else settled(x)
    return _as_index(getattr(mk, "arg" + name)(quiet, axis))


def _extreme(name: str) -> None:
    def extreme(
        input: Any,
        axis: Any = None,
        return_indices: bool = False,
        return_indices_tie_break_left: bool = True,
        keep_dims: bool = False,
    ) -> Any:
        x = _row(name, input, axis)
        if x.dtype is bfloat16:
            x = core_cast(x, float32)
        if return_indices:
            at, values = _index(name, x, axis), _value(name, x, axis)
            return _kept(x, values, axis, keep_dims), _kept(x, at, axis, keep_dims)
        if x.dtype.primitive_bitwidth < 32:
            x = core_cast(x, float32 if x.dtype.is_floating() else int32)
        return _kept(x, _value(name, x, axis), axis, keep_dims)

    def place(input: Any, axis: Any, tie_break_left: bool = True, keep_dims: bool = False) -> Any:
        x = _row("arg" + name, input, axis)
        return _kept(x, _index(name, x, axis), axis, keep_dims)

    extreme.__name__, place.__name__ = name, "arg" + name
    member(extreme)
    member(place)


_extreme("max")
_extreme("min")


@member
def xor_sum(input: Any, axis: Any = None, keep_dims: bool = False) -> Any:
    return _folded("xor_sum", input, axis, lambda a, b: a ^ b, keep_dims)


@member
def reduce_or(input: Any, axis: Any = None, keep_dims: bool = False) -> Any:
    return _folded("reduce_or", input, axis, lambda a, b: a | b, keep_dims)


def _folded(op: str, input: Any, axis: Any, fn: Any, keep_dims: bool) -> Any:
    x = _row(op, input, axis)
    if not x.dtype.is_int():
        refuse("DTypeError", op, f"of integers only, got {x.dtype}")
    return reduce(x, axis, fn, keep_dims)


def _several(input: Any) -> tuple[bool, list[Any]]:
    many = isinstance(input, (tuple, list))
    tiles = [to_tensor(x) for x in (input if many else (input,))]
    # int32 that is 64 bits wide underneath: the function is of the dtype that users see.
    return many, [mk.cast(x, core.int32) if x.narrow else x for x in tiles]


def _combined(combine_fn: Any, tiles: list[Any], many: bool) -> Any:
    """The user's function as the core calls it: with scalars of the tiles' dtypes."""
    combine_fn = unwrap(combine_fn)

    def combine(*both: Any) -> Any:
        out = combine_fn(*both)
        out = list(out) if isinstance(out, (tuple, list)) else [out]
        out = [cast(to_tensor(o), x.dtype) for o, x in zip(out, tiles, strict=True)]
        out = [mk.cast(o, core.int32) if o.narrow else o for o in out]
        return tuple(out) if many else out[0]

    return combine


@member
def reduce(input: Any, axis: Any, combine_fn: Any, keep_dims: bool = False) -> Any:
    many, tiles = _several(input)
    given: Any = tuple(tiles) if many else tiles[0]
    made = mk.reduce(given, axis, _combined(combine_fn, tiles, many))
    if not many:
        return _kept(tiles[0], made, axis, keep_dims)
    return tuple(_kept(tiles[0], each, axis, keep_dims) for each in made)


@member
def associative_scan(input: Any, axis: int, combine_fn: Any, reverse: bool = False) -> Any:
    many, tiles = _several(input)
    if reverse:
        tiles = [flip(x, axis) for x in tiles]
    given: Any = tuple(tiles) if many else tiles[0]
    made = mk.associative_scan(given, axis, _combined(combine_fn, tiles, many))
    out = list(made) if many else [made]
    if reverse:
        out = [flip(x, axis) for x in out]
    return tuple(out) if many else out[0]


def _running(name: str) -> None:
    def running(input: Any, axis: int = 0, reverse: bool = False, dtype: Any = None) -> Any:
        x = _row(name, input, axis)
        want = dtype
        if want is None and x.dtype.is_int() and x.dtype.primitive_bitwidth < 32:
            want = int32 if x.dtype.is_int_signed() else uint32
        want = want or (float32 if x.dtype is bfloat16 else x.dtype)
        x = cast(x, want)
        if reverse:
            x = flip(x, axis)
        made = getattr(mk, name)(x, axis)
        if x.narrow:
            product = name == "cumprod"
            made = as_int32(mk.cast(made, int32.core)) if product else _summed(made, x, axis)
        else:
            made = mk.cast(made, want.core)
        return flip(made, axis) if reverse else made

    running.__name__ = name
    member(running)


_running("cumsum")
_running("cumprod")


@member
def softmax(x: Any, dim: Any = None, keep_dims: Any = None, ieee_rounding: bool = False) -> Any:
    """Along the first axis unless told, in float32 at least; `keep_dims` is read and no more."""
    x = _row("softmax", x, 0 if dim is None else dim)
    if x.dtype.is_int():
        refuse("DTypeError", "softmax", f"Expected dtype ['fp32', 'fp64'] but got {x.dtype}, "
               "expected x.to(tl.float32)")  # fmt: skip
    x = x if x.dtype.primitive_bitwidth == 64 else core_cast(x, float32)
    return mk.softmax(x, 0 if dim is None else dim)


__all__ = ["NAMES", "builtin"]
