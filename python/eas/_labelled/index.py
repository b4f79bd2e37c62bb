"""`Index`, the identity of an axis, and what is checked of several."""

from __future__ import annotations

import operator
import os
from collections.abc import Iterable
from typing import Any

from .. import _core


class Index:
    """An axis of a tensor: how many values it takes, a name to print, and an identity.

    Every `Index(4, "i")` is another one, whatever its name and size. Copies, also those from a
    pickle, are the same; `i.prime()` is another of the same size that knows where it came from.
    """

    __slots__ = ("_dim", "_name", "key")

    _dim: int
    _name: str
    key: tuple[int, int]  # identity and prime level: quicker to compare than an Index

    def __init__(self, dim: int, name: str = "") -> None:
        self._dim = integer("Index", "the size", dim)
        if self._dim < 0:
            _core.refuse(
                "ShapeError", "Index", f"the size is negative, got {dim}, expected 0 or more"
            )
        if not isinstance(name, str):
            _core.refuse(
                "DTypeError", "Index", f"the name is no string, got {name!r}, expected a str"
            )
        self._name = name
        self.key = (_new_identity(), 0)

    @property
    def dim(self) -> int:
        return self._dim

    @property
    def name(self) -> str:
        return self._name

    @property
    def level(self) -> int:
        """How often it is primed."""
        return self.key[1]

    def prime(self, n: int = 1) -> Index:
        identity, level = self.key
        primed = level + integer("prime", "the number of primes", n)
        if primed < 0:
            what = f"the level falls below 0, got {self} and {n}, expected at least {-level}"
            _core.refuse("ShapeError", "prime", what)
        return _index(self._dim, self._name, (identity, primed))

    def noprime(self) -> Index:
        return _index(self._dim, self._name, (self.key[0], 0))

    def sim(self) -> Index:
        """Another index of the same size, name and level."""
        return _index(self._dim, self._name, (_new_identity(), self.level))

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Index) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> Any:
        return _index, (self._dim, self._name, self.key)

    def __repr__(self) -> str:
        primes = "'" * self.level if self.level <= 3 else f"'{self.level}"
        return f"{self._name or '_'}{primes}({self._dim})"


def _index(dim: int, name: str, key: tuple[int, int]) -> Index:
    index = Index.__new__(Index)
    index._dim, index._name, index.key = dim, name, key
    return index


def _new_identity() -> int:
    # Not from `random`: two processes that start from one seed must not make the same index.
    return int.from_bytes(os.urandom(8), "little")


def integer(op: str, what: str, value: Any) -> int:
    try:
        return operator.index(value)
    except TypeError:
        _core.refuse("DTypeError", op, f"{what} is no integer, got {value!r}, expected an int")


def indices_of(op: str, given: Index | Iterable[Any]) -> tuple[Index, ...]:
    """The indices among arguments that are indices, or lists of them."""
    found: list[Index] = []
    for one in (given,) if isinstance(given, Index) else given:
        if isinstance(one, Index):
            found.append(one)
        elif isinstance(one, (tuple, list)):
            found += indices_of(op, one)
        else:
            _core.refuse("DTypeError", op, f"not an index, got {one!r}, expected an eas.Index")
    return tuple(found)


def text(indices: tuple[Index, ...]) -> str:
    return f"({', '.join(map(repr, indices))})"


def expect_different(op: str, indices: tuple[Index, ...]) -> None:
    if len(set(indices)) == len(indices):
        return
    twice = next(index for index in indices if indices.count(index) > 1)
    name = twice.name or "index"
    what = f"the index {twice} appears twice, got {text(indices)}, expected different ones: "
    _core.refuse("ShapeError", op, f"{what}{name}.prime() is another of the same size")


def expect_same(op: str, got: tuple[Index, ...], expected: tuple[Index, ...]) -> None:
    """That the indices are the same, in any order."""
    expect_different(op, got)
    foreign = tuple(index for index in got if index not in expected)
    missing = tuple(index for index in expected if index not in got)
    if foreign or missing:
        wrong = [f"{text(foreign)} not among them"] * bool(foreign)
        wrong += [f"{text(missing)} missing"] * bool(missing)
        what = f"the indices differ, got {text(got)}, expected {text(expected)} in any order"
        _core.refuse("ShapeError", op, f"{what}: {' and '.join(wrong)}")


def expect_among(op: str, got: tuple[Index, ...], expected: tuple[Index, ...]) -> None:
    for index in got:
        if index not in expected:
            what = f"the tensor has no such index, got {index}, expected one of {text(expected)}"
            _core.refuse("ShapeError", op, what)
