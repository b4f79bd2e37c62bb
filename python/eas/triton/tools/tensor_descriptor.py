"""triton.tools.tensor_descriptor: a tensor with the block that a kernel loads of it."""

from __future__ import annotations

from typing import Any

from ... import _core


class TensorDescriptor:
    def __init__(
        self, base: Any, shape: Any, strides: Any, block_shape: Any, padding: str = "zero", **_: Any
    ) -> None:
        self.base, self.shape, self.strides = base, list(shape), list(strides)
        self.block_shape, self.padding = list(block_shape), padding
        self._check()

    def _check(self) -> None:
        """What Triton asks of one on every machine, in its words."""
        rank, size = len(self.shape), _size(self.base)
        for given in (self.strides, self.block_shape):
            if len(given) != rank:
                _refuse(f"rank mismatch: got {len(given)}, expected {rank}")
        if not 0 < rank <= 5:
            _refuse(f"rank cannot be more than 5, got {rank}, expected 1 to 5")
        if any((int(stride) * size) % 16 for stride in self.strides[:-1]):
            _refuse(f"strides must be 16-byte aligned, got {self.strides} of {size} bytes")
        if any(extent <= 0 for extent in self.shape):
            _refuse(f"shape must be positive, got {self.shape}")
        if self.strides[-1] != 1:
            _refuse(f"Last dimension must be contiguous, got strides {self.strides}")
        if self.padding not in ("zero", "nan"):
            _refuse(f"Illegal value for padding, got {self.padding!r}, expected 'zero' or 'nan'")

    @staticmethod
    def from_tensor(tensor: Any, block_shape: Any, padding: str = "zero") -> TensorDescriptor:
        return TensorDescriptor(tensor, tensor.shape, tensor.stride(), block_shape, padding)


def _size(base: Any) -> int:
    return int(getattr(base.dtype, "itemsize", None) or base.itemsize)


def _refuse(what: str) -> None:
    _core.refuse("ShapeError", "TensorDescriptor", what)
