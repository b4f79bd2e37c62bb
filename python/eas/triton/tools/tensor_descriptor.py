"""triton.tools.tensor_descriptor: a tensor with the block that a kernel loads of it."""

from __future__ import annotations

from typing import Any


class TensorDescriptor:
    def __init__(
        self, base: Any, shape: Any, strides: Any, block_shape: Any, padding: str = "zero", **_: Any
    ) -> None:
        self.base, self.shape, self.strides = base, list(shape), list(strides)
        self.block_shape, self.padding = list(block_shape), padding

    @staticmethod
    def from_tensor(tensor: Any, block_shape: Any, padding: str = "zero") -> TensorDescriptor:
        return TensorDescriptor(tensor, tensor.shape, tensor.stride(), block_shape, padding)
