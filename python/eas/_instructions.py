"""What a frame is doing: the call it waits for, or the statement it stands in, by its bytecode.

Bytecode is there also where the source is not (`python -c`, a bare REPL).
"""

from __future__ import annotations

import dis
from collections.abc import Iterator
from types import FrameType
from typing import Any, NamedTuple

from . import _core

_NAMES = ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_FAST", "LOAD_DEREF")  # and what begins so
_ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD")
_BETWEEN = ("CACHE", "EXTENDED_ARG", "NOP", "NOT_TAKEN", "TO_BOOL", "UNARY_NOT", "COPY")
_COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")


class Callee(NamedTuple):
    """What is called, as it stands in the source: `np.exp`, found in the module np."""

    text: str
    function: Any
    owner: Any  # what the last attribute was asked of, or None


def user_frame() -> FrameType | None:
    """The innermost frame of the thread that is the user's."""
    import sys

    frame: FrameType | None = sys._getframe(1)
    while frame is not None and _core.is_own_file(frame.f_code.co_filename):
        frame = frame.f_back
    return frame


class Moment:
    """One instruction of a frame; the one it stands at, or the one a traceback names."""

    def __init__(self, frame: FrameType, at: int | None = None) -> None:
        self.frame = frame
        at = frame.f_lasti if at is None else at
        every = [i for i in dis.get_instructions(frame.f_code) if i.opname != "CACHE"]
        self.before = [i for i in every if i.offset <= at]  # at may stand behind the instruction
        self.now = self.before.pop() if self.before else None
        self.after = [i for i in every if i.offset > at and i.opname not in _BETWEEN]

    def does(self, *words: str) -> bool:
        return self.now is not None and any(word in self.now.opname for word in words)

    def callee(self) -> Callee | None:
        if not self.does("CALL") or self.does("INTRINSIC"):
            return None
        start = _start(self.now)
        for first in reversed(range(len(self.before))):
            if not self.is_name(first):
                continue
            if start is not None and _start(self.before[first]) != start:
                continue
            if start is None and not self.is_near(first):  # Python 3.10 has lines only
                return None
            found = self.resolve(first)
            if found is not None and (start is not None or callable(found.function)):
                return found
            if start is not None:
                return None
        return None

    def is_name(self, first: int) -> bool:
        load = self.before[first]
        return load.opname.startswith(_NAMES) and isinstance(load.argval, str)

    def is_near(self, first: int) -> bool:
        return all(i.starts_line is None for i in self.before[first + 1 :])

    def resolve(self, first: int) -> Callee | None:
        name = self.before[first].argval
        value, text, owner = self.lookup(name), str(name), None
        for instruction in self.before[first + 1 :]:
            if instruction.opname not in _ATTRIBUTES:
                break
            owner, value = value, getattr(value, instruction.argval, None)
            text += f".{instruction.argval}"
        return None if value is None else Callee(text, value, owner)

    def lookup(self, name: Any) -> Any:
        frame = self.frame
        for scope in (frame.f_locals, frame.f_globals, frame.f_builtins):
            if name in scope:
                return scope[name]
        return None

    def is_assert(self) -> bool:
        """Whether the truth asked for is that of an `assert`, pytest's rewritten one included."""
        if not self.does("JUMP", "TO_BOOL", "UNARY_NOT"):
            return False
        jumps = [i for i in (self.now, *self.after[:1]) if i is not None and "JUMP" in i.opname]
        targets = [i for i in self.after if i.offset in [jump.argval for jump in jumps]]
        follows = [i for i in self.after if "JUMP" not in i.opname][:1]
        if any(_is_assertion_error(i) for i in (*follows, *targets)):
            return True
        names = set(_names_on_line(self.frame, self.frame.f_lineno))
        return bool(names & {"AssertionError", "@pytest_ar"})

    def is_chain(self) -> bool:
        """`a < b < c`, whose first half Python asks for its truth."""
        asked = [i.opname for i in self.before if i.opname not in ("COPY", "TO_BOOL")]
        kept = [i.opname for i in self.before if i.opname not in ("TO_BOOL",)]
        if not self.does("JUMP", "TO_BOOL") or asked[-1:] != ["COMPARE_OP"]:
            return False
        while kept and kept[-1] != "COMPARE_OP":
            kept.pop()
        return kept[-2:-1] in (["COPY"], ["ROT_THREE"])

    def is_for_statement(self) -> bool:
        inside = self.frame.f_code.co_name in _COMPREHENSIONS
        follows = [i.opname for i in self.after[:1]]
        return self.does("GET_ITER") and follows == ["FOR_ITER"] and not inside

    def is_comprehension(self) -> bool:
        return self.does("GET_ITER") and not self.is_for_statement()


def _start(instruction: Any) -> tuple[int, int] | None:
    positions = getattr(instruction, "positions", None)  # Python >= 3.11
    if positions is None or positions.lineno is None or positions.col_offset is None:
        return None
    return positions.lineno, positions.col_offset


def _is_assertion_error(instruction: Any) -> bool:
    name = instruction.opname
    common = name == "LOAD_COMMON_CONSTANT" and instruction.argval is AssertionError
    return common or name == "LOAD_ASSERTION_ERROR"


def _names_on_line(frame: FrameType, line: int) -> Iterator[str]:
    current = None
    starts = dict((offset, at) for offset, at in dis.findlinestarts(frame.f_code))
    for instruction in dis.get_instructions(frame.f_code):
        current = starts.get(instruction.offset, current)
        if current == line and isinstance(instruction.argval, str):
            yield instruction.argval
