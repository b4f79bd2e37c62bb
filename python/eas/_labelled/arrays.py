"""What the three kinds of array under a labelled tensor spell differently.

torch is never imported: a torch tensor can only come from someone who did.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from .. import _core

if TYPE_CHECKING:
    from numpy.typing import NDArray


def is_torch(data: Any) -> bool:
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(data, torch.Tensor)


def is_array(data: Any) -> bool:
    return isinstance(data, (np.ndarray, _core.Tensor)) or is_torch(data)


def as_array(data: Any) -> Any:
    """Arrays as they are; numbers and lists as NumPy arrays; other arrays by DLPack."""
    if is_array(data):
        return data
    if hasattr(data, "__dlpack__") and not isinstance(data, np.generic):
        return _core.tensor(data)
    array = np.asarray(data)
    if array.dtype.kind not in "biufc":
        what = f"the data are no numbers, got {data!r}, expected an array or nested lists"
        _core.refuse("DTypeError", "IndexTensor", what)
    return array


def permuted(data: Any, axes: list[int]) -> Any:
    return data.transpose(axes) if isinstance(data, np.ndarray) else data.permute(*axes)


def with_scalar(op: str, data: Any, number: Any) -> tuple[Any, Any] | None:
    """Both as an operator takes them, or None for what is no number."""
    if isinstance(number, np.number) and not isinstance(data, np.ndarray):
        return data, number.item()  # beside its scalars NumPy would answer, with an array
    if isinstance(number, (int, float, complex, np.number)):
        return data, number
    if is_array(number) and not tuple(number.shape):
        return of_one_kind(op, data, number)
    return None


def of_one_kind(op: str, first: Any, second: Any) -> tuple[Any, Any]:
    """Both as torch tensors if one is, else both as eas.Tensor if one is: einsum's rule."""
    if is_torch(first):
        return first, _to_torch(op, second, first)
    if is_torch(second):
        return _to_torch(op, first, second), second
    if isinstance(first, _core.Tensor) or isinstance(second, _core.Tensor):
        return _core.tensor(first), _core.tensor(second)
    return first, second


def _to_torch(op: str, data: Any, beside: Any) -> Any:
    """A copy on the other's device: torch has no read-only memory and no negative strides."""
    if is_torch(data):
        return data
    tensor = _core.tensor(data)
    expect_no_gradient(op, tensor, "torch tensors only, or eas.Tensor.detach()")
    return _core.to_torch(tensor.clone(), device=beside.device)


def to_numpy(data: Any) -> NDArray[Any]:
    if is_torch(data):
        data = data.detach().cpu().resolve_conj().resolve_neg()
    return np.asarray(data)


def expect_no_gradient(op: str, data: _core.Tensor, expected: str) -> None:
    if data.requires_grad and _core.is_grad_enabled():
        what = "the gradient would be lost, got an eas.Tensor that requires grad, expected "
        _core.refuse("Error", op, what + expected)
