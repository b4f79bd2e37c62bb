"""What an operator keeps for its backward pass: of most tensors and results only the layout counts.

The node of the bridge does the same in C++ (bridge/src/node.cpp).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch._functorch.pyfunctorch import temporarily_clear_interpreter_stack
from torch.utils._python_dispatch import _disable_current_modes

from .. import _core
from ._record import NotRecorded
from ._symbols import hint, is_symbolic


class Layout:
    """How a tensor lies, in the place of the tensor."""

    def __init__(self, shape: Any, stride: Any, dtype: Any, device: Any) -> None:
        self.shape, self._stride = tuple(shape), tuple(stride)
        self.dtype, self.device = dtype, device

    @staticmethod
    def of(x: Any) -> Layout:
        return Layout(x.shape, x.stride(), x.dtype, x.device)

    def known(self) -> Layout:
        """With the sizes that symbols had when they were made."""
        return Layout(map(_known, self.shape), map(_known, self._stride), self.dtype, self.device)

    def stride(self) -> tuple[Any, ...]:
        return self._stride

    def __getitem__(self, at: tuple[int, ...]) -> Layout:
        return Layout(self.shape[len(at) :], self._stride[len(at) :], self.dtype, self.device)

    def with_any_elements(self) -> Any:
        return torch.empty_strided(self.shape, self._stride, dtype=self.dtype, device=self.device)


def _known(value: Any) -> Any:
    found = hint(value)
    if is_symbolic(value) and found is None:
        raise NotRecorded(f"{value} has no value yet")
    return found


def kept(
    operator: Any, values: Sequence[Any], wanted: list[bool], results: int
) -> tuple[list[bool], list[bool]]:
    """Which tensors and results a backward pass reads, where these gradients are wanted."""
    tensors = operator.arguments.tensors(values)
    everything = [True] * len(tensors), [True] * results
    if operator.one_sample().own_backward is not None:
        return everything
    try:
        layouts = [x if x is None else Layout.of(x).known() for x in tensors]
        given = operator.arguments.with_tensors(values, layouts)
        given = [_known(x) if is_symbolic(x) else x for x in given]
        # What runs here is no part of anybody's graph.
        with temporarily_clear_interpreter_stack(), _disable_current_modes(), torch.no_grad():
            read: tuple[list[bool], list[bool]] = operator.values_read(given, wanted)
            return read
    except (_core.Error, NotRecorded, RuntimeError):
        return everything  # what is wrong is said where a gradient is asked for
