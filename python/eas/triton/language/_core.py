"""tl.*: memory, shapes, reductions and the rest, each a call of mk."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from ... import _core as core
from . import _types
from ._checks import block, hints, mask_of, product
from ._chosen import choose, each_way, is_memory
from ._tensor import (
    as_condition,
    as_int32,
    as_met,
    cast,
    core_cast,
    is_number,
    like,
    met,
    mk,
    of_every_element,
    of_sides,
    refuse,
    roles,
    settled,
    tensor,
    to_tensor,
    type_of,
)
from ._types import dtype, float16, float32, float64, int32, unwrap

_HINTS = frozenset({"_semantic", "_builder", "_generator"})
NAMES: dict[str, Any] = {}
MEMBERS: dict[str, Any] = {}
_builtin_range = range


def builtin(fn: Callable[..., Any]) -> Any:
    """A function of the language: constexprs come as their values."""

    @functools.wraps(fn)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        if kwargs:
            kwargs = {k: unwrap(v) for k, v in kwargs.items() if k not in _HINTS}
        return fn(*[unwrap(a) for a in args], **kwargs)

    wrapper.__eas_builtin__ = True  # type: ignore[attr-defined]
    NAMES[fn.__name__.strip("_")] = wrapper
    return wrapper


def member(fn: Callable[..., Any]) -> Any:
    """A builtin that is a method of tensors too."""
    made = builtin(fn)
    MEMBERS[fn.__name__.strip("_")] = made
    return made


def shape_of(sizes: tuple[Any, ...]) -> tuple[int, ...]:
    if len(sizes) == 1 and isinstance(sizes[0], (tuple, list)):
        sizes = tuple(sizes[0])
    return tuple(int(unwrap(size)) for size in sizes)


# --- where am I ---


def _grid_axis(op: str, axis: Any) -> None:
    if axis not in (0, 1, 2):
        refuse("ShapeError", op, f"{op} axis must be 0, 1, or 2 but got {axis}")


@builtin
def program_id(axis: int) -> Any:
    _grid_axis("program_id", axis)
    return as_int32(mk.program_id(axis), (0, roles()["programs"] - 1), True)


@builtin
def num_programs(axis: int) -> Any:
    _grid_axis("num_programs", axis)
    return as_int32(mk.num_programs(axis), (1, roles()["programs"]), True)


@builtin
def arange(start: int, end: int) -> Any:
    if not (isinstance(start, int) and isinstance(end, int)):
        refuse("CompileError", "arange", "the bounds are constants, got values of the running "
               "kernel, expected tl.constexpr")  # fmt: skip
    if end <= start:
        refuse(
            "ShapeError", "arange", f"the end must be greater than the start, got {start}, {end}"
        )
    return as_int32(mk.arange(start, end - start), (start, end - 1), True)


@builtin
def full(shape: Any, value: Any, dtype: Any = None) -> Any:
    shape = shape_of((shape,))
    if dtype is None:
        dtype = type_of(value)
    direct = is_number(value) and not dtype.is_fp8()
    value = cast(to_tensor(value, dtype if direct else None), dtype)
    return like(value, mk.broadcast_to(value, shape)) if shape else value


@builtin
def zeros(shape: Any, dtype: Any) -> Any:
    return full(shape, 0, dtype)


@builtin
def zeros_like(input: Any) -> Any:
    return full(input.shape, 0, input.dtype)


# --- memory ---


def as_pointer(p: Any, op: str) -> Any:
    of_every_element(op)
    if is_memory(p):
        return p
    got = str(p.type) if isinstance(p, tensor) else repr(p)
    return refuse("DTypeError", op, f"not a pointer, got {got}, expected an argument of the kernel "
                  "plus offsets")  # fmt: skip


def written(p: Any, op: str) -> Any:
    p = as_pointer(p, op)
    if p.dtype.const:
        refuse("CompileError", op, "Cannot store to a constant pointer, got an argument that is "
               "annotated tl.const")  # fmt: skip
    if op != "store" and p.dtype.element_ty.is_fp8():
        refuse("DTypeError", op, f"no atomics on 8-bit floats, got {p.dtype}")
    if op != "store" and any(way.bits for way, _ in each_way(p, None)):
        refuse("DTypeError", op, f"no atomics behind a pointer made of an integer, got {p.dtype}")
    return p


@builtin
def load(
    pointer: Any,
    mask: Any = None,
    other: Any = None,
    boundary_check: Any = (),
    padding_option: str = "",
    cache_modifier: str = "",
    eviction_policy: str = "",
    volatile: bool = False,
) -> Any:
    if hasattr(pointer, "load_block"):
        return pointer.load_block(boundary_check, padding_option)
    hints("load", cache_modifier=cache_modifier, eviction_policy=eviction_policy)
    p = as_pointer(pointer, "load")
    block("load", p, other=other)
    mask = mask_of("load", p, mask)
    if mask is None and other is not None:
        refuse("CompileError", "load", "`other` needs a mask, got other=… without mask=…")
    element = p.dtype.element_ty
    words = {} if other is None else {"other": cast(to_tensor(other), element)}
    made: Any = None
    for way, inside in each_way(p, mask):
        if made is not None:
            words = {"other": made}
        made = way.read(inside, words)
    if element.is_fp8():
        made.fp8 = element
    return made


@member
def store(
    pointer: Any,
    value: Any,
    mask: Any = None,
    boundary_check: Any = (),
    cache_modifier: str = "",
    eviction_policy: str = "",
) -> None:
    if hasattr(pointer, "store_block"):
        pointer.store_block(value, boundary_check)
        return
    hints("store", cache_modifier=cache_modifier, eviction_policy=eviction_policy)
    p = written(pointer, "store")
    value = stored(value, p.dtype.element_ty)
    block("store", p, value=value)
    for way, inside in each_way(p, mask_of("store", p, mask)):
        way.write(value, inside)


def stored(value: Any, element: dtype) -> Any:
    """A value in a buffer's dtype; integers wrap, as a cast does."""
    if value is None:
        refuse("DTypeError", "store", "a value, got None, which is what a function without a "
               "`return` gives")  # fmt: skip
    if element.is_fp8():
        return core.adopt(cast(to_tensor(value), element))
    if is_number(value):
        if element.is_int() and not element.is_bool() and not isinstance(value, float):
            bits = element.primitive_bitwidth
            value = int(value) & ((1 << bits) - 1)
            return value - (1 << bits) if element.is_int_signed() and value >> (bits - 1) else value
        return value
    return value.to(element) if is_memory(value) else core_cast(value, element)


@builtin
def debug_barrier() -> None:
    """One program's loads and stores happen in order already."""


# --- shapes ---


@member
def reshape(input: Any, *shape: Any, can_reorder: bool = False) -> Any:
    input = to_tensor(input)
    return like(input, mk.reshape(input, shape_of(shape)))


@member
def view(input: Any, *shape: Any) -> Any:
    return reshape(input, *shape)


@member
def ravel(x: Any, can_reorder: bool = False) -> Any:
    return reshape(x, (x.numel,))


@member
def item(input: Any) -> Any:
    return reshape(input, ()) if input.numel == 1 else refuse(
        "ShapeError", "item", f"one element only, got shape {input.shape}"
    )  # fmt: skip


@member
def broadcast_to(input: Any, *shape: Any) -> Any:
    input = to_tensor(input)
    sizes = shape_of(shape)
    if input.shape and len(input.shape) != len(sizes):
        refuse("ShapeError", "broadcast_to", f"Cannot broadcast, rank mismatch: {input.shape}, "
               f"{list(sizes)}")  # fmt: skip
    if is_memory(input):
        return input + mk.zeros(sizes, core.int64)
    return like(input, mk.broadcast_to(input, sizes))


@builtin
def broadcast(input: Any, other: Any) -> Any:
    shape = _met_shape(input.shape, other.shape)
    return tuple(broadcast_to(_of_rank(x, len(shape)), shape) for x in (input, other))


def _of_rank(x: Any, rank: int) -> Any:
    more = rank - len(x.shape)
    return x[(None,) * more + (slice(None),) * len(x.shape)] if x.shape and more else x


def _met_shape(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    rank = max(len(a), len(b))
    a, b = (1,) * (rank - len(a)) + tuple(a), (1,) * (rank - len(b)) + tuple(b)
    return tuple(y if x == 1 else x for x, y in zip(a, b, strict=True))


@member
def expand_dims(input: Any, axis: Any) -> Any:
    input = to_tensor(input)
    axes = list(axis) if isinstance(axis, (tuple, list)) else [axis]
    rank = len(input.shape) + len(axes)
    for a in axes:
        if not -rank <= a < rank:
            refuse("ShapeError", "expand_dims", f"invalid axis {a}, expected {-rank} to {rank - 1}")
    axes = sorted(a % rank for a in axes)
    if len(set(axes)) != len(axes):
        refuse("ShapeError", "expand_dims", f"duplicate axes, normalized axes = {axes}, expected "
               "each once")  # fmt: skip
    key: list[Any] = []
    for position in _builtin_range(rank):
        key.append(None if position in axes else slice(None))
    return input[tuple(key)]


@member
def unsqueeze(x: Any, dim: int) -> Any:
    return expand_dims(x, dim)


@member
def squeeze(x: Any, dim: int) -> Any:
    shape, rank = list(x.shape), len(x.shape)
    if not -rank <= dim < rank:
        refuse("ShapeError", "squeeze", f"invalid axis {dim}, expected {-rank} to {rank - 1}")
    if shape[dim] != 1:
        refuse("ShapeError", "squeeze", f"the axis has one element, got {dim % rank} of {shape}")
    del shape[dim]
    return reshape(x, tuple(shape))


@member
def trans(input: Any, *dims: Any) -> Any:
    axes = shape_of(dims) if dims else None
    if axes is None:
        rank = len(input.shape)
        if rank < 2:
            refuse("ShapeError", "trans", f"a tile of two axes or more, got shape {input.shape}")
        axes = (*_builtin_range(rank - 2), rank - 1, rank - 2)
    return like(input, mk.trans(input, axes))


@member
def permute(input: Any, *dims: Any) -> Any:
    return trans(input, *dims)


tensor.T = property(lambda self: trans(self))


@builtin
def cat(input: Any, other: Any, can_reorder: bool = False, dim: int = 0) -> Any:
    if input.shape != other.shape:
        refuse("ShapeError", "cat", "tl.cat requires tensors of the same shape, got "
               f"{tuple(input.shape)} and {tuple(other.shape)}")  # fmt: skip
    return like(input, mk.cat((input, other), dim))


@builtin
def join(a: Any, b: Any) -> Any:
    x, y, _, wide = met(a, b)
    made = mk.join(to_tensor(x), to_tensor(y))
    return as_met("where", made, a, b) if wide else made


@member
def split(a: Any) -> Any:
    if not a.shape or a.shape[-1] != 2:
        refuse("ShapeError", "split", f"the last axis has two elements, got shape {a.shape}")
    return tuple(like(a, part) for part in mk.split(a))


@builtin
def interleave(a: Any, b: Any) -> Any:
    both = join(a, b)
    shape = both.shape
    return reshape(both, (*shape[:-2], 2 * shape[-2])) if len(shape) > 1 else both


@member
def gather(src: Any, index: Any, axis: int) -> Any:
    return like(src, mk.gather(src, index, axis))


@member
def flip(x: Any, dim: Any = None) -> Any:
    return like(x, mk.flip(x, -1 if dim is None else dim))


@member
def sort(x: Any, dim: Any = None, descending: bool = False) -> Any:
    x = settled(x)
    return like(x, mk.sort(x, -1 if dim is None else dim, bool(descending)))


@member
def topk(x: Any, k: int, dim: Any = None, descending: bool = True) -> Any:
    x, axis = settled(x), -1 if dim is None else dim
    if descending:
        return like(x, mk.topk(x, k, axis))
    turned = _turned(core.adopt(x), x.dtype)  # so that the least come first
    return like(x, _turned(mk.topk(turned, k, axis), x.dtype))


def _turned(x: Any, kind: Any) -> Any:
    return -x if kind.is_floating() else ~x


@member
def bitonic_merge(x: Any, dim: Any = None, descending: bool = False) -> Any:
    """What rises and then falls, in order: sorted."""
    return sort(x, dim, descending)


@member
def histogram(input: Any, num_bins: int, mask: Any = None) -> Any:
    if len(input.shape) != 1 or not input.dtype.is_int() or input.dtype.primitive_bitwidth != 32:
        refuse("DTypeError", "histogram", "histogram only supports 1D 32-bit integer input, but "
               f"got {input.type}")  # fmt: skip
    input = settled(input)
    counts = mk.histogram(input, num_bins) if mask is None else mk.histogram(input, num_bins, mask)
    return mk.cast(counts, core.int32)


# --- values ---


@builtin
def where(condition: Any, x: Any, y: Any) -> Any:
    condition = as_condition(condition)
    if is_memory(x) or is_memory(y):
        return choose(condition, x, y)
    if is_number(x) and is_number(y):
        x = to_tensor(x)
    if isinstance(x, tensor) and isinstance(y, tensor) and x.fp8 is not None and x.fp8 == y.fp8:
        made = mk.where(condition, core.adopt(x), core.adopt(y))
        return like(x, made)
    a, b, _, wide = met(x, y)
    if is_number(condition):
        condition = mk.cast(bool(condition), core.bool)
    made = mk.where(condition, a, b)
    of_sides(made, x, y)
    return as_met("where", made, x, y) if wide else made


@builtin
def _cast(input: Any, dtype: Any, fp_downcast_rounding: Any = None, bitcast: bool = False) -> Any:
    return cast(input, dtype, fp_downcast_rounding, bitcast)


@builtin
def str_to_ty(name: str, _: Any = None) -> Any:
    return _types.str_to_ty(name)


MEMBERS["cast"] = NAMES["cast"] = _cast


@builtin
def _to_tensor(x: Any) -> Any:
    return to_tensor(x)


@builtin
def add(x: Any, y: Any, sanitize_overflow: bool = True) -> Any:
    return x + y


@builtin
def sub(x: Any, y: Any, sanitize_overflow: bool = True) -> Any:
    return x - y


@builtin
def mul(x: Any, y: Any, sanitize_overflow: bool = True) -> Any:
    return x * y


@builtin
def expect_zero(x: Any, mask: Any) -> Any:
    return x


# --- matrices ---


@builtin
def dot(
    input: Any,
    other: Any,
    acc: Any = None,
    input_precision: Any = None,
    allow_tf32: Any = None,
    max_num_imprecise_acc: Any = None,
    out_dtype: Any = None,
) -> Any:
    """tf32 and friends allow less precision than the products here have."""
    a, b = to_tensor(input), to_tensor(other)
    product(a.dtype, b.dtype, input_precision, out_dtype)
    if out_dtype is None:
        out_dtype = acc.dtype if isinstance(acc, tensor) else float32
    if a.dtype.is_int():
        out_dtype = int32
    elif a.dtype.is_fp64():
        out_dtype = float64
    if a.fp8 is not None or b.fp8 is not None:
        a, b = core_cast(a, float16), core_cast(b, float16)
    if a.dtype != b.dtype:
        refuse("DTypeError", "dot", f"both tiles have one dtype, got {a.dtype} and {b.dtype}, "
               "expected a cast of one of them")  # fmt: skip
    inner = out_dtype if out_dtype is not float16 else float32
    if not isinstance(acc, tensor):
        made = mk.dot(a, b, out_dtype=inner.core)
        if is_number(acc) and acc != 0:
            made = made + acc
    else:
        made = mk.dot(a, b, acc=core_cast(acc, inner), out_dtype=inner.core)
    return core_cast(made, out_dtype)


@builtin
def inline_asm_elementwise(*args: Any, **kwargs: Any) -> Any:
    return refuse("CompileError", "inline_asm_elementwise", "assembly is for one processor only, "
                  "got PTX or the like, expected operations of tl")  # fmt: skip


# --- promises, reports ---


@builtin
def multiple_of(input: Any, values: Any) -> Any:
    return input


@builtin
def max_contiguous(input: Any, values: Any) -> Any:
    return input


@builtin
def max_constancy(input: Any, values: Any) -> Any:
    return input


@builtin
def assume(cond: Any) -> None:
    if isinstance(cond, tensor):
        mk.assume(cond)


@builtin
def static_print(
    *values: Any, sep: str = " ", end: str = "\n", file: Any = None, flush: Any = False
) -> None:
    mk.static_print(sep.join(str(v) for v in values))


@builtin
def static_assert(cond: Any, msg: str = "") -> None:
    mk.static_assert(cond, str(msg) if msg else "")


@builtin
def device_print(prefix: Any, *args: Any, hex: bool = False) -> None:
    of_every_element("device_print")
    mk.device_print(str(prefix), *[settled(to_tensor(a)) for a in args])


@builtin
def device_assert(cond: Any, msg: str = "", mask: Any = None) -> None:
    """Checked where asked for: in a kernel made with debug=True, or TRITON_DEBUG=1."""
    from .._jit import is_debugging

    of_every_element("device_assert")
    if not is_debugging():
        return
    cond = as_condition(cond)
    if mask is not None:
        cond = cond | ~as_condition(mask)
    if isinstance(cond, tensor):
        cond = mk.all(cond) if cond.shape else cond
        mk.device_assert(cond, str(msg))
    elif not cond:
        mk.static_assert(False, str(msg))


@builtin
def swizzle2d(i: Any, j: Any, size_i: Any, size_j: Any, size_g: Any) -> Any:
    ij = i * size_j + j
    size_gj = size_g * size_j
    group = ij // size_gj
    off_i = group * size_g
    size_g = minimum(size_i - off_i, size_g)
    ij = ij % size_gj
    return off_i + ij % size_g, ij // size_g


@member
def cdiv(x: Any, div: Any) -> Any:
    return (x + (div - 1)) // div


def minimum(x: Any, y: Any) -> Any:
    made: Any = NAMES["minimum"](x, y)
    return made
