"""Block pointers and tensor descriptors: a base, sizes, strides, offsets, and what they address."""

from __future__ import annotations

from typing import Any

from ... import _core as core
from ..._rewrite.jumps import PREFIX
from ._checks import descriptor
from ._core import NAMES, as_pointer, builtin, load, store
from ._tensor import mk, refuse
from ._types import Shape, block_type, pointer_type, unwrap


def _wide(x: Any) -> Any:
    """Sizes, strides and offsets count in 64 bits."""
    x = unwrap(x)
    return mk.cast(x, core.int64) if core.is_traced(x) else x


class block_pointer:
    """make_block_ptr: a window of `block_shape` at `offsets` of a tensor in memory."""

    def __init__(self, base: Any, shape: Any, strides: Any, offsets: Any, block_shape: Any) -> None:
        self.base = base
        self.sizes = tuple(_wide(s) for s in shape)
        self.strides = tuple(_wide(s) for s in strides)
        self.offsets = tuple(_wide(o) for o in offsets)
        self.block_shape = Shape(int(unwrap(b)) for b in block_shape)
        ranks = {len(self.sizes), len(self.strides), len(self.offsets), len(self.block_shape)}
        if len(ranks) != 1:
            refuse("ShapeError", "make_block_ptr", "shape, strides, offsets and block_shape have "
                   f"one length, got {len(self.sizes)}, {len(self.strides)}, "
                   f"{len(self.offsets)} and {len(self.block_shape)}")  # fmt: skip

    # What a loop or branch carries of it.
    def __eas_parts__(self) -> list[tuple[str, Any]]:
        every = (self.base, *self.sizes, *self.strides, *self.offsets)
        return [(f".{PREFIX}{i}", part) for i, part in enumerate(every)]

    def __eas_rebuild__(self, parts: list[Any]) -> block_pointer:
        n = len(self.sizes)
        rest = parts[1:]
        return type(self)(parts[0], rest[:n], rest[n : 2 * n], rest[2 * n :], self.block_shape)

    @property
    def dtype(self) -> Any:
        return self.base.dtype

    @property
    def type(self) -> Any:
        return pointer_type(block_type(self.base.dtype.element_ty, self.block_shape))

    @property
    def shape(self) -> tuple[int, ...]:
        return self.block_shape

    def advance(self, offsets: Any) -> block_pointer:
        moved = [o + _wide(by) for o, by in zip(self.offsets, offsets, strict=True)]
        return type(self)(self.base, self.sizes, self.strides, moved, self.block_shape)

    def address(self, checked: Any, offsets: Any = None) -> tuple[Any, Any]:
        """Pointers of the window, and the mask of the axes that are checked."""
        rank = len(self.block_shape)
        place: Any = 0
        mask: Any = None
        for axis, size in enumerate(self.block_shape):
            shape = [1] * rank
            shape[axis] = size
            at = mk.reshape(mk.arange(0, size), tuple(shape)) + (offsets or self.offsets)[axis]
            place = at * self.strides[axis] + place
            if axis in checked:
                inside = (at >= 0) & (at < self.sizes[axis])
                mask = inside if mask is None else mask & inside
        return self.base + mk.broadcast_to(place, self.block_shape), mask

    def load_block(self, boundary_check: Any = (), padding_option: str = "") -> Any:
        p, mask = self.address(_axes(boundary_check))
        if mask is None:
            return load(p)
        if padding_option == "nan":
            return load(p, mask=mask, other=float("nan"))
        return load(p, mask=mask)

    def store_block(self, value: Any, boundary_check: Any = ()) -> None:
        p, mask = self.address(_axes(boundary_check))
        store(p, value, mask=mask)


def _axes(checked: Any) -> tuple[int, ...]:
    checked = unwrap(checked)
    if checked is None:
        return ()
    return (checked,) if isinstance(checked, int) else tuple(unwrap(a) for a in checked)


@builtin
def make_block_ptr(
    base: Any, shape: Any, strides: Any, offsets: Any, block_shape: Any, order: Any = None
) -> Any:
    return block_pointer(base, shape, strides, offsets, block_shape)


@builtin
def advance(base: Any, offsets: Any) -> Any:
    return base.advance(offsets)


class tensor_descriptor:
    """A tensor in memory whose blocks are loaded and stored by their first element's indices."""

    def __init__(
        self, base: Any, shape: Any, strides: Any, block_shape: Any, padding: str = "zero"
    ) -> None:
        n = len(block_shape)
        self.window = block_pointer(base, shape, strides, (0,) * n, block_shape)
        self.padding = padding

    def __eas_parts__(self) -> list[tuple[str, Any]]:
        return self.window.__eas_parts__()

    def __eas_rebuild__(self, parts: list[Any]) -> tensor_descriptor:
        made = self.window.__eas_rebuild__(parts)
        return tensor_descriptor(
            made.base, made.sizes, made.strides, made.block_shape, self.padding
        )

    @property
    def shape(self) -> Any:
        return self.window.sizes

    @property
    def strides(self) -> Any:
        return self.window.strides

    @property
    def block_shape(self) -> Any:
        return self.window.block_shape

    @property
    def dtype(self) -> Any:
        return self.window.base.dtype.element_ty

    @property
    def block_type(self) -> Any:
        return block_type(self.dtype, self.block_shape)

    def _address(self, offsets: Any) -> tuple[Any, Any]:
        every = tuple(range(len(self.block_shape)))
        return self.window.address(every, tuple(_wide(o) for o in unwrap(offsets)))

    def load(self, offsets: Any, **_: Any) -> Any:
        p, mask = self._address(offsets)
        other = float("nan") if self.padding == "nan" else 0
        return load(p, mask=mask, other=other)

    def store(self, offsets: Any, value: Any, **_: Any) -> None:
        p, mask = self._address(offsets)
        store(p, value, mask=mask)

    def _atomic(self, name: str, offsets: Any, value: Any) -> Any:
        p, mask = self._address(offsets)
        return NAMES[name](p, value, mask=mask)

    def atomic_add(self, offsets: Any, value: Any) -> Any:
        return self._atomic("atomic_add", offsets, value)

    def atomic_min(self, offsets: Any, value: Any) -> Any:
        return self._atomic("atomic_min", offsets, value)

    def atomic_max(self, offsets: Any, value: Any) -> Any:
        return self._atomic("atomic_max", offsets, value)

    def atomic_and(self, offsets: Any, value: Any) -> Any:
        return self._atomic("atomic_and", offsets, value)

    def atomic_or(self, offsets: Any, value: Any) -> Any:
        return self._atomic("atomic_or", offsets, value)

    def atomic_xor(self, offsets: Any, value: Any) -> Any:
        return self._atomic("atomic_xor", offsets, value)

    def _rows(self, x_offsets: Any, y_offset: Any) -> tuple[Any, Any]:
        rows = mk.reshape(_wide(x_offsets), (-1, 1))
        columns = mk.reshape(mk.arange(0, self.block_shape[1]), (1, -1)) + _wide(y_offset)
        mask = (rows >= 0) & (rows < self.shape[0]) & (columns < self.shape[1])
        place = rows * self.strides[0] + columns * self.strides[1]
        return self.window.base + place, mask

    def gather(self, x_offsets: Any, y_offset: Any) -> Any:
        p, mask = self._rows(x_offsets, y_offset)
        return load(p, mask=mask, other=0)

    def scatter(self, value: Any, x_offsets: Any, y_offset: Any) -> None:
        p, mask = self._rows(x_offsets, y_offset)
        store(p, value, mask=mask)


@builtin
def make_tensor_descriptor(
    base: Any, shape: Any, strides: Any, block_shape: Any, padding_option: str = "zero"
) -> Any:
    as_pointer(base, "make_tensor_descriptor")
    descriptor(base.dtype.element_ty, shape, strides, block_shape, padding_option)
    return tensor_descriptor(base, shape, strides, block_shape, padding_option)


@builtin
def load_tensor_descriptor(desc: Any, offsets: Any) -> Any:
    return desc.load(offsets)


@builtin
def store_tensor_descriptor(desc: Any, offsets: Any, value: Any) -> None:
    desc.store(offsets, value)
