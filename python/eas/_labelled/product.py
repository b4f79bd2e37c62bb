"""The one way from indices to `eas.einsum`: an equation with a character for each index.

As text, not integers, because einsum remembers the plans of texts that it has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_letters
from typing import Any

from .. import _core
from .index import Index


def product(
    data: Sequence[Any], indices: Sequence[Iterable[Index]], kept: Sequence[Index], **options: Any
) -> Any:
    """The sum over all indices that are not kept."""
    symbols: dict[tuple[int, int], str] = {}
    equation = ""
    for term in indices:
        for index in term:
            symbol = symbols.get(index.key)
            if symbol is None:
                symbol = symbols[index.key] = _symbol(len(symbols))
            equation += symbol
        equation += ","
    output = "".join([symbols[index.key] for index in kept])
    return _core.einsum(f"{equation[:-1]}->{output}", *data, **options)


def _symbol(n: int) -> str:
    """Letters, then characters beyond ASCII without the surrogates, which are none."""
    return ascii_letters[n] if n < 52 else chr(n + (0x100 if n < 0xD000 else 0x1000))
