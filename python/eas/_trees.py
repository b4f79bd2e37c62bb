"""Tuples, lists and dicts of arrays, as the arguments and results of functions are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import _core


def leaves_of(tree: Any) -> list[Any]:
    """What is in it that is no tuple, list or dict, in order."""
    if isinstance(tree, dict):
        tree = list(tree.values())
    if isinstance(tree, (tuple, list)):
        return [leaf for part in tree for leaf in leaves_of(part)]
    return [tree]


def rebuilt(tree: Any, of: Callable[[Any], Any]) -> Any:
    """The same tree, with of(leaf) in place of each leaf."""
    if isinstance(tree, dict):
        return type(tree)((key, rebuilt(part, of)) for key, part in tree.items())
    if isinstance(tree, tuple) and hasattr(tree, "_fields"):
        return type(tree)(*(rebuilt(part, of) for part in tree))
    if isinstance(tree, (tuple, list)):
        return type(tree)(rebuilt(part, of) for part in tree)
    return of(tree)


def is_differentiable(leaf: Any) -> bool:
    """Whether it has gradients: an array of floats or complex numbers, or a float."""
    if isinstance(leaf, float):
        return True
    if not isinstance(leaf, _core.Tensor) and not hasattr(leaf, "__array__"):
        return False
    name = str(getattr(leaf, "dtype", "")).rpartition(".")[2]
    return name.startswith(("float", "bfloat", "complex"))


def looks(value: Any) -> str:
    """What it is, for an error."""
    if hasattr(value, "shape") and hasattr(value, "dtype"):
        dtype = str(value.dtype).rpartition(".")[2]
        return f"{dtype} of shape {tuple(value.shape)}"
    return type(value).__name__
