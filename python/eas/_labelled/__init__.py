"""Labelled tensors: axes are known by `Index`, not by place, and `A * B` sums over shared ones.

This folder only says which axes are which: every product is `eas.einsum`, and decompositions are
LAPACK's, by NumPy or torch.
"""

from .index import Index
from .network import contract
from .split import SVD
from .tensor import IndexTensor

__all__ = ["SVD", "Index", "IndexTensor", "contract"]
