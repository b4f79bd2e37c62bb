"""`IndexTensor`, an array whose axes are indices."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, overload

import numpy as np

from .. import _core
from .arrays import (
    as_array,
    expect_no_gradient,
    is_array,
    is_torch,
    of_one_kind,
    permuted,
    to_numpy,
    with_scalar,
)
from .index import Index, expect_among, expect_different, expect_same, indices_of, text
from .product import product

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .split import SVD


class IndexTensor:
    """An array whose axes are indices: `A * B` sums over those that both have.

    `data` is a NumPy array, an `eas.Tensor` or a torch tensor, and is kept as it is. No method
    changes a tensor; those that only rename or reorder indices share its memory.
    """

    __slots__ = ("_data", "_indices")

    _data: Any
    _indices: tuple[Index, ...]

    __array_ufunc__ = None  # NumPy's scalars and arrays leave `x * A` to us

    def __init__(self, data: Any, indices: Index | Iterable[Index] = ()) -> None:
        self._data = as_array(data)
        self._indices = indices_of("IndexTensor", indices)
        shape = tuple(self._data.shape)
        if len(shape) != len(self._indices):
            what = f"the axes are not as many as the indices, got {text(self._indices)}"
            what += f" for data of shape {shape}, expected {len(shape)} indices"
            _core.refuse("ShapeError", "IndexTensor", what)
        for axis, (size, index) in enumerate(zip(shape, self._indices, strict=True)):
            if size != index.dim:
                what = f"axis {axis} does not fit its index {index}, got size {size}"
                _core.refuse("ShapeError", "IndexTensor", f"{what}, expected {index.dim}")
        expect_different("IndexTensor", self._indices)

    @classmethod
    def delta(cls, *indices: Index, dtype: Any = _core.float32) -> IndexTensor:
        """1 where all indices are equal, else 0: the identity, which joins or copies indices.

        It is held as `eas.diag`, as long as one index.
        """
        found = indices_of("delta", indices)
        if len({index.dim for index in found}) != 1:
            what = f"the sizes differ, got {text(found)}, expected indices of one size"
            _core.refuse("ShapeError", "delta", what)
        expect_different("delta", found)
        ones = _core.ones(found[0].dim, dtype=dtype)
        return labelled(_core.diag(ones, len(found)) if len(found) > 1 else ones, found)

    @property
    def data(self) -> Any:
        return self._data

    @property
    def indices(self) -> tuple[Index, ...]:
        return self._indices

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(index.dim for index in self._indices)

    @property
    def rank(self) -> int:
        return len(self._indices)

    @property
    def dtype(self) -> Any:
        """That of the data: NumPy's, torch's or easy_as's own."""
        return self._data.dtype

    def __repr__(self) -> str:
        kind = type(self._data)
        dtype = str(self.dtype).rpartition(".")[2]
        module = kind.__module__.partition(".")[0]
        return f"IndexTensor({text(self._indices)}, {dtype} {module}.{kind.__name__})"

    def __reduce__(self) -> Any:
        return labelled, (self._data, self._indices)

    # --- indices

    def common(self, other: IndexTensor) -> tuple[Index, ...]:
        """The indices that both have: those which `self * other` sums over."""
        return tuple(index for index in self._indices if index in other._indices)

    def permute(self, *indices: Index | Iterable[Index]) -> IndexTensor:
        """A view with the axes in this order."""
        return self._aligned("permute", indices_of("permute", indices))

    def _aligned(self, op: str, wanted: tuple[Index, ...]) -> IndexTensor:
        if wanted == self._indices:
            return self
        expect_same(op, wanted, self._indices)
        axes = [self._indices.index(index) for index in wanted]
        return labelled(permuted(self._data, axes), wanted)

    def prime(self, n: int | Index = 1, *only: Index) -> IndexTensor:
        """With all indices primed, or `only` some; `prime(i)` means `prime(1, i)`."""
        times, chosen = (1, (n, *only)) if isinstance(n, Index) else (n, only)
        return self._renamed("prime", {i: i.prime(times) for i in self._chosen("prime", chosen)})

    def noprime(self, *only: Index) -> IndexTensor:
        return self._renamed("noprime", {i: i.noprime() for i in self._chosen("noprime", only)})

    def _chosen(self, op: str, only: Iterable[Any]) -> tuple[Index, ...]:
        found = indices_of(op, only)
        expect_among(op, found, self._indices)
        return found or self._indices

    @overload
    def replace(self, old: Mapping[Index, Index]) -> IndexTensor: ...
    @overload
    def replace(self, old: Index, new: Index) -> IndexTensor: ...
    def replace(self, old: Any, new: Any = None) -> IndexTensor:
        """With some indices replaced by others of the same size: `(old, new)` or `{old: new}`."""
        pairs = old if isinstance(old, Mapping) else {old: new}
        expect_among("replace", indices_of("replace", pairs.keys()), self._indices)
        for before, after in zip(pairs, indices_of("replace", pairs.values()), strict=True):
            if before.dim != after.dim:
                what = f"the sizes differ, got {after} for {before}, expected size {before.dim}"
                _core.refuse("ShapeError", "replace", what)
        return self._renamed("replace", pairs)

    def _renamed(self, op: str, pairs: Mapping[Index, Index]) -> IndexTensor:
        renamed = tuple(pairs.get(index, index) for index in self._indices)
        expect_different(op, renamed)
        return labelled(self._data, renamed)

    # --- arithmetic

    def __mul__(self, other: Any) -> IndexTensor:
        if isinstance(other, IndexTensor):
            mine = {index.key for index in self._indices}
            theirs = {index.key for index in other._indices}
            kept = [index for index in self._indices if index.key not in theirs]
            kept += [index for index in other._indices if index.key not in mine]
            both = (self._data, other._data)
            return labelled(product(both, (self._indices, other._indices), kept), kept)
        return self._scaled("*", operator.mul, other)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> IndexTensor:
        return self._scaled("/", operator.truediv, other)

    def _scaled(self, op: str, function: Callable[[Any, Any], Any], other: Any) -> IndexTensor:
        operands = with_scalar(op, self._data, other)
        if operands is None:
            return _no_partner(op, other, "a number" if op == "/" else "a number or IndexTensor")
        return labelled(function(*operands), self._indices)

    def __neg__(self) -> IndexTensor:
        return labelled(-self._data, self._indices)

    def __add__(self, other: Any) -> IndexTensor:
        return self._combined("+", operator.add, other)

    def __sub__(self, other: Any) -> IndexTensor:
        return self._combined("-", operator.sub, other)

    def _combined(self, op: str, function: Callable[[Any, Any], Any], other: Any) -> IndexTensor:
        if not isinstance(other, IndexTensor):
            return _no_partner(op, other, "another IndexTensor")
        expect_same(op, other._indices, self._indices)
        theirs = other._aligned(op, self._indices)._data
        return labelled(function(*of_one_kind(op, self._data, theirs)), self._indices)

    def conj(self) -> IndexTensor:
        return labelled(self._data.conj(), self._indices)

    def trace(self, first: Index, second: Index) -> IndexTensor:
        """The sum of the elements where both indices have the same value."""
        pair = indices_of("trace", (first, second))
        expect_among("trace", pair, self._indices)
        if first == second or first.dim != second.dim:
            what = f"no diagonal to sum, got {text(pair)}, expected two indices of one size"
            _core.refuse("ShapeError", "trace", what)
        joined = [first if index == second else index for index in self._indices]
        kept = [index for index in joined if index != first]
        return labelled(product((self._data,), (joined,), kept), kept)

    def norm(self) -> Any:
        """The root of the sum of squares: a float, or torch's scalar, which has a gradient."""
        held = self._data
        if is_torch(held):
            return held.norm()
        if isinstance(held, _core.Tensor):
            expect_no_gradient("norm", held, "torch data, which have one, or eas.Tensor.detach()")
            held = (held.diagonal() if held.layout == "diagonal" else held).numpy()
        return float(np.linalg.norm(held.reshape(-1)))

    # --- values

    def item(self) -> Any:
        """The number that a tensor without indices is."""
        if self._indices:
            what = f"the tensor is no number, got indices {text(self._indices)}, expected none"
            _core.refuse("ShapeError", "item", what)
        return self._data.item()

    def __float__(self) -> float:
        return float(self.item())

    def __complex__(self) -> complex:
        return complex(self.item())

    def to_numpy(self, *indices: Index | Iterable[Index]) -> NDArray[Any]:
        """Its values, detached, with the axes in this order; in its own if none is given."""
        wanted = indices_of("to_numpy", indices) if indices else self._indices
        return to_numpy(self._aligned("to_numpy", wanted)._data)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return np.array(self.to_numpy(), dtype=dtype, copy=copy)

    # --- decompositions

    def svd(
        self,
        *left: Index | Iterable[Index],
        max_dim: int | None = None,
        cutoff: float = 0.0,
        name: str = "link",
    ) -> SVD:
        """`U, S, V`, whose product is the tensor: U has the `left` indices, V the others.

        Of the smallest singular values as many are left out as weigh no more than `cutoff` of the
        sum of all squares, and all but `max_dim`. `.discarded` is the weight of those left out.
        """
        from .split import svd

        return svd(self, indices_of("svd", left), max_dim, cutoff, name)

    def qr(
        self, *left: Index | Iterable[Index], name: str = "link"
    ) -> tuple[IndexTensor, IndexTensor]:
        """`Q, R`, whose product is the tensor: Q has the `left` indices and is an isometry."""
        from .split import qr

        return qr(self, indices_of("qr", left), name)


def labelled(data: Any, indices: Sequence[Index]) -> IndexTensor:
    """Of parts that are known to fit."""
    tensor = IndexTensor.__new__(IndexTensor)
    tensor._data, tensor._indices = data, tuple(indices)
    return tensor


def _no_partner(op: str, other: Any, expected: str) -> IndexTensor:
    """What an operator does with an operand it has no meaning for."""
    if not is_array(other) and not isinstance(
        other, (int, float, complex, np.generic, IndexTensor)
    ):
        may_know_better: IndexTensor = NotImplemented
        return may_know_better
    what = f"no meaning beside an IndexTensor, got {type(other).__name__}, expected {expected}"
    _core.refuse("DTypeError", op, what)
