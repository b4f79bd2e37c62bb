"""Which outside names a function's bytecode reads, and the attributes it reads from them.

Bytecode, not text: it works without source, and lambdas and inner functions count too.
"""

from __future__ import annotations

import dis
import functools
from collections.abc import Iterator
from types import CodeType
from typing import NamedTuple


class Reference(NamedTuple):
    """A use of an outside name in bytecode, with the attributes read from it: `settings.SCALE`."""

    name: str
    attributes: tuple[str, ...]
    line: int
    begin: int | None
    end: int | None


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


@functools.lru_cache(maxsize=512)
def references(code: CodeType) -> tuple[Reference, ...]:
    """Every outside name the code and the functions inside it read, in order."""
    free = set(code.co_freevars)
    found: dict[tuple[str, tuple[str, ...]], Reference] = {}
    for inner in codes(code):
        for reference in _references_in(inner, free):
            found.setdefault((reference.name, reference.attributes), reference)
    return tuple(found.values())


def _references_in(code: CodeType, free: set[str]) -> Iterator[Reference]:
    line = code.co_firstlineno
    pending: tuple[str, list[str], int, int | None, int | None] | None = None
    for instruction in dis.get_instructions(code):
        positions = getattr(instruction, "positions", None)  # Python >= 3.11
        if positions is not None and positions.lineno is not None:
            line = positions.lineno
        elif positions is None and instruction.starts_line is not None:
            line = int(instruction.starts_line)
        name = str(instruction.argval)
        if pending is not None:
            if instruction.opname in ("LOAD_ATTR", "LOAD_METHOD"):
                pending[1].append(name)
                if positions is not None and positions.end_lineno == pending[2]:
                    pending = (*pending[:4], positions.end_col_offset)
                continue
            yield Reference(pending[0], tuple(pending[1]), *pending[2:])
            pending = None
        outside = instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME")
        if instruction.opname in ("LOAD_DEREF", "LOAD_CLASSDEREF"):
            outside = name in free
        if outside and not name.startswith("@"):  # names pytest's assertions use
            begin = positions.col_offset if positions is not None else None
            end = positions.end_col_offset if positions is not None else None
            pending = (name, [], line, begin, end)
    if pending is not None:
        yield Reference(pending[0], tuple(pending[1]), *pending[2:])


@functools.lru_cache(maxsize=512)
def attributes(code: CodeType) -> frozenset[str]:
    """Every name the code and the functions inside it use as an attribute (or global)."""
    return frozenset(name for inner in codes(code) for name in inner.co_names)
