"""Sizes and numbers without a value: torch's SymInts and SymFloats over a ShapeEnv of our own."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import torch
from torch._guards import Source


class Place(Source):
    """Where a symbol is read from: ("size", input, axis), ("stride", …) or ("number", i)."""

    def __init__(self, *place: Any) -> None:
        self.place = place

    @property
    def _name_template(self) -> str:
        return "_".join(map(str, self.place))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.place == other.place

    def __hash__(self) -> int:
        return hash(self.place)


class Symbols:
    """Makes symbols, and knows where each is read from."""

    def __init__(self) -> None:
        from torch.fx.experimental.symbolic_shapes import ShapeEnv

        environment: Any = ShapeEnv(duck_shape=False, specialize_zero_one=False)
        environment.eas_places = {}
        self.environment = environment

    def _make(self, value: Any, *place: Any) -> Any:
        from torch.fx.experimental.symbolic_shapes import DimDynamic

        environment, source = self.environment, Place(*place)
        symbol = environment.create_unspecified_symbol(value, source, DimDynamic.DYNAMIC)
        environment.eas_places[symbol] = place
        make = environment.create_symintnode
        if isinstance(value, float):
            make = environment.create_symfloatnode
        return make(symbol, hint=value, source=source)

    def number(self, value: Any, position: int) -> Any:
        return self._make(value, "number", position)

    def layout(
        self, sizes: Sequence[int], strides: Sequence[int], position: int
    ) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """Sizes 0 and 1 stay as they are; strides that follow from sizes are written as such."""
        symbolic = [
            size if size < 2 else self._make(size, "size", position, axis)
            for axis, size in enumerate(sizes)
        ]
        factors = [size if known > 1 else 1 for size, known in zip(symbolic, sizes, strict=True)]
        found: list[Any] = list(strides)
        for axis, before in explained(sizes, strides):
            if before is None:
                known = strides[axis] < 2
                found[axis] = (
                    strides[axis] if known else self._make(strides[axis], "stride", position, axis)
                )
            else:
                found[axis] = 1 if before < 0 else found[before] * factors[before]
        return tuple(symbolic), tuple(found)


def explained(sizes: Sequence[int], strides: Sequence[int]) -> list[tuple[int, int | None]]:
    """Each axis, the innermost first, with the one its stride follows from: -1 for 1, or None."""
    order = sorted(range(len(sizes)), key=lambda axis: (strides[axis], -axis))
    out: list[tuple[int, int | None]] = []
    last = -1
    for axis in order:
        expected = 1 if last < 0 else strides[last] * max(sizes[last], 1)
        follows = strides[axis] == expected
        out.append((axis, last if follows else None))
        last = axis
    return out


def kind_of(sizes: Sequence[int], strides: Sequence[int]) -> tuple[Any, ...]:
    """What layouts that share a symbolic program have in common."""
    small = tuple(size if size < 2 else -1 for size in sizes)
    how = tuple(
        (axis, before, strides[axis] if before is None and strides[axis] < 2 else -1)
        for axis, before in explained(sizes, strides)
    )
    return small, how


def is_symbolic(value: Any) -> bool:
    return isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool))


def hint(value: Any) -> Any:
    """The value a symbol had when it was recorded; other things as they are."""
    if not is_symbolic(value):
        return value
    node = value.node
    constant = node.maybe_as_int() if isinstance(value, torch.SymInt) else None
    found = constant if constant is not None else node.hint
    return found if found is None else node.pytype(found)


def next_power_of_2(n: Any) -> Any:
    """Of a SymInt, without asking for its value."""
    environment = n.node.shape_env
    if not hasattr(environment, "eas_places"):
        n = n - 1  # in a form that torch's own compiler can print
        for shift in (1, 2, 4, 8, 16, 32):
            n = n | (n >> shift)
        return n + 1
    known = hint(n)
    return environment.create_symintnode(
        _power_function()(n.node.expr), hint=1 << (known - 1).bit_length() if known > 1 else 1
    )


@functools.cache
def _power_function() -> Any:
    import sympy

    class NextPowerOf2(sympy.Function):  # type: ignore[misc]
        is_integer = True
        is_positive = True

        @classmethod
        def eval(cls, n: Any) -> Any:
            if isinstance(n, sympy.Integer):
                return sympy.Integer(1 << (int(n) - 1).bit_length() if n > 1 else 1)
            return None

    return NextPowerOf2


def text_of(value: Any) -> str:
    """A number or a symbolic one as Python, over the names of symbols."""
    if not is_symbolic(value):
        return repr(value)
    from torch.utils._sympy.printers import PythonPrinter

    return str(PythonPrinter().doprint(value.node.expr))


def symbols_in(value: Any) -> list[Any]:
    return list(value.node.expr.free_symbols) if is_symbolic(value) else []


def guards_of(environment: Any) -> list[tuple[str, list[Any]]]:
    """What must hold of the symbols for a program to be right, as Python."""
    from torch.utils._sympy.printers import PythonPrinter

    out = []
    for guard in environment.guards:
        expression = guard.expr
        if expression.free_symbols:
            out.append((str(PythonPrinter().doprint(expression)), list(expression.free_symbols)))
    return out
