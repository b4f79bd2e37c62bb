"""svd and qr of labelled tensors: a matrix of the left and the other indices, given to LAPACK."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

from .. import _core
from .arrays import expect_no_gradient, is_torch, to_numpy
from .index import Index, expect_among, expect_different, integer, text
from .tensor import IndexTensor

LAPACK_DTYPES = ("float32", "float64", "complex64", "complex128")


class _Factors(NamedTuple):
    U: IndexTensor
    S: IndexTensor
    V: IndexTensor


class SVD(_Factors):
    """`U, S, V = A.svd(…)`, and what was left out of them.

    `discarded` is the sum of squares of the singular values left out, relative to that of all.
    """

    discarded: float


class Matrix:
    """A labelled tensor as a matrix: rows by its left indices, columns by the others."""

    def __init__(self, op: str, tensor: IndexTensor, left: tuple[Index, ...]) -> None:
        expect_among(op, left, tensor.indices)
        expect_different(op, left)
        if not left:
            what = f"no index is on the left, got none, expected some of {text(tensor.indices)}"
            _core.refuse("ShapeError", op, what)
        self.left = left
        self.right = tuple(index for index in tensor.indices if index not in left)
        data = tensor.permute(*left, *self.right).data
        dtype = str(data.dtype).rpartition(".")[2]
        if dtype not in LAPACK_DTYPES:
            what = f"LAPACK has no such dtype, got {dtype}, expected {', '.join(LAPACK_DTYPES)}"
            _core.refuse("DTypeError", op, what)
        self.of_tensor = isinstance(data, _core.Tensor)
        if isinstance(data, _core.Tensor):
            expect_no_gradient(op, data, "torch data, which have one, or eas.Tensor.detach()")
            data = data.numpy()
        if 0 in data.shape:
            what = f"an index is empty, got {text(tensor.indices)}, expected sizes of 1 or more"
            _core.refuse("ShapeError", op, what)
        rows = int(np.prod([index.dim for index in left]))
        self.values = data.reshape(rows, -1)
        self.library = sys.modules["torch"] if is_torch(data) else np

    def decompose(self, op: str, *options: Any, **named: Any) -> Any:
        """The function of this name, of NumPy or torch, with its failure said our way."""
        linalg = self.library.linalg
        try:
            return getattr(linalg, op)(self.values, *options, **named)
        except linalg.LinAlgError as error:
            what = f"LAPACK failed ({error}), got NaN or infinity among the values, or a matrix"
            _core.refuse("Error", op, f"{what} it cannot decompose, expected finite values")

    def with_rows(self, factor: Any, link: Index) -> IndexTensor:
        """A factor of the left indices and the new one."""
        return self._tensor(factor, (*self.left, link))

    def with_columns(self, factor: Any, link: Index) -> IndexTensor:
        """A factor of the new index and the right ones."""
        return self._tensor(factor, (link, *self.right))

    def _tensor(self, factor: Any, indices: tuple[Index, ...]) -> IndexTensor:
        shaped = factor.reshape([index.dim for index in indices])
        return IndexTensor(_core.tensor(shaped) if self.of_tensor else shaped, indices)


def svd(
    tensor: IndexTensor, left: tuple[Index, ...], max_dim: int | None, cutoff: float, name: str
) -> SVD:
    if max_dim is not None and integer("svd", "max_dim", max_dim) < 1:
        _core.refuse(
            "ShapeError", "svd", f"max_dim is too small, got {max_dim}, expected 1 or more"
        )
    if not 0 <= cutoff < 1:
        _core.refuse(
            "ShapeError", "svd", f"cutoff is no fraction, got {cutoff}, expected 0 to below 1"
        )
    matrix = Matrix("svd", tensor, left)
    u, s, v = matrix.decompose("svd", full_matrices=False)
    kept, discarded = _truncation(to_numpy(s), max_dim, cutoff)
    first, second = Index(kept, f"{name}_u"), Index(kept, f"{name}_v")
    U = matrix.with_rows(u[:, :kept], first)
    V = matrix.with_columns(v[:kept], second)
    result = SVD(U, _diagonal(s[:kept], (first, second)), V)
    result.discarded = discarded
    return result


def _truncation(s: Any, max_dim: int | None, cutoff: float) -> tuple[int, float]:
    """How many of the falling singular values to keep, and the relative weight of the others."""
    if not np.isfinite(s).all():
        what = "the singular values are not finite, got NaN or infinity among the values"
        _core.refuse("Error", "svd", f"{what}, expected finite ones")
    if s[0] == 0:
        return 1, 0.0
    weights = np.square(s.astype(np.float64) / s[0])
    tails = np.append(np.cumsum(weights[::-1])[::-1], 0.0)  # tails[k]: of all from the kth on
    tails /= tails[0]
    kept = max(1, int(np.argmax(tails <= cutoff)))
    kept = kept if max_dim is None else min(kept, max_dim)
    return kept, float(tails[kept])


def _diagonal(s: Any, indices: tuple[Index, Index]) -> IndexTensor:
    """Diagonal storage; in torch, where gradients are to flow, a dense matrix."""
    return IndexTensor(s.diag() if is_torch(s) else _core.diag(s), indices)


def qr(tensor: IndexTensor, left: tuple[Index, ...], name: str) -> tuple[IndexTensor, IndexTensor]:
    matrix = Matrix("qr", tensor, left)
    q, r = matrix.decompose("qr")
    link = Index(q.shape[1], name)
    return matrix.with_rows(q, link), matrix.with_columns(r, link)
