"""Where a function's source is: its file, lines, AST, and errors that point into it.

A Source keeps the lines as they were at decoration, so a file edited later changes nothing.
Columns in the AST and in code objects count UTF-8 bytes; errors count characters.
"""

from __future__ import annotations

import ast
import linecache
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from types import CodeType, FrameType, TracebackType
from typing import Any

_PACKAGE = os.path.dirname(__file__) + os.sep
_STARTED = time.time()


def _error_class() -> type[Exception]:
    from . import _core

    error: type[Exception] = _core.CompileError
    return error


def line_text(file: str, line: int) -> str:
    return linecache.getline(file, line).rstrip("\r\n")


def _characters(text: str, column: int) -> int:
    return len(text.encode()[:column].decode(errors="ignore"))


def format_error(
    message: str, file: str, line: int, text: str, begin: int | None, end: int | None
) -> str:
    """`file:line: message`, then the line with carets; columns count characters."""
    out = f"{file}:{line}: {message}"
    stripped = text.strip()
    if not stripped:
        return out
    indent = len(text) - len(text.lstrip())
    first = max(0, (begin or 0) - indent) if begin is not None else 0
    last = end - indent if end is not None else (first + 1 if begin is not None else len(stripped))
    first = min(first, len(stripped) - 1)
    width = min(max(1, last - first), len(stripped) - first)
    return f"{out}\n    {stripped}\n    {' ' * first}{'^' * width}"


def compile_error(
    op: str,
    what: str,
    file: str,
    line: int,
    begin: int | None = None,
    end: int | None = None,
    text: str | None = None,
) -> Exception:
    """A CompileError at a place in the user's source; begin and end count characters."""
    message = f"[{op}] {what}" if op else what
    if text is None:
        text = line_text(file, line)
    error = _error_class()(format_error(message, file, line, text, begin, end))
    known = {"op": op or None, "message": message, "file": file, "line": line}
    known |= {"column": begin or 0, "source": text or None}
    for name, value in known.items():
        setattr(error, name, value)
    return error


class Source:
    """The text of one function: where it stands and its lines."""

    __slots__ = ("_end", "_lines", "_start", "code", "file", "first_line", "name")

    def __init__(
        self, file: str, name: str, first_line: int, lines: list[str], start: int = 0
    ) -> None:
        """lines[start:] begins with the function; where it ends is found when somebody asks."""
        self.file = file
        self.name = name
        self.first_line = first_line
        self._lines = lines
        self._start = start
        self._end: int | None = None
        self.code: CodeType | None = None  # what it was found for

    @staticmethod
    def of(fn: Callable[..., Any]) -> Source | None:
        """None when the lines cannot be had (exec without registered source, a bare REPL)."""
        for lines in _lines_of(fn):
            start = fn.__code__.co_firstlineno - 1
            if start >= len(lines):
                continue
            code = fn.__code__
            found = Source(code.co_filename, code.co_name, code.co_firstlineno, lines, start)
            found.code = code
            if not _is_edited(code.co_filename) or found.makes(code):
                return found
        return None

    def makes(self, code: CodeType) -> bool:
        """Whether this text is that of the code: a file may be edited after it was imported."""
        if code in _codes_of("".join(self._lines), self.file):
            return True
        tree = self.parse()  # pytest makes other code of assertions
        return tree is not None and any(isinstance(node, ast.Assert) for node in ast.walk(tree))

    @property
    def lines(self) -> list[str]:
        """Of the function only, starting at first_line; none when they make no function."""
        if self._end is None:
            self._end = _block_end(self._lines, self._start)
        return self._lines[self._start : self._end]

    @property
    def text(self) -> str:
        return "".join(self.lines)

    def until(self, line: int) -> str:
        """The text from the function's first line to this one, without looking where it ends."""
        return "".join(self._lines[self._start : self._start + line - self.first_line + 1])

    def parse(self) -> ast.FunctionDef | None:
        """The function's AST with the file's own lines and columns, or None (a lambda)."""
        found, shift = _first_statement(self.text)
        if isinstance(found, ast.AsyncFunctionDef):
            ast.increment_lineno(found, self.first_line - shift)
            raise self.error_at(found, "async", "`async def` cannot be a kernel; use `def`")
        if not isinstance(found, ast.FunctionDef) or found.name != self.name:
            return None
        ast.increment_lineno(found, self.first_line - shift)
        return found

    def line(self, number: int) -> str:
        offset = number - self.first_line
        return self.lines[offset].rstrip("\r\n") if 0 <= offset < len(self.lines) else ""

    def error(self, op: str, what: str, line: int, begin: int, end: int) -> Exception:
        """An error at columns as the AST counts them; end 0 means the rest of the line."""
        text = self.line(line)
        first = _characters(text, begin)
        last = _characters(text, end) if end > begin else len(text)
        return compile_error(op, what, self.file, line, first, last, text)

    def error_at(self, node: ast.AST, op: str, what: str) -> Exception:
        line, begin, end = span(node)
        return self.error(op, what, line, begin, end)


def _lines_of(fn: Callable[..., Any]) -> Iterator[list[str]]:
    """The file as it is now; then as it was read before, when it has changed since."""
    file = fn.__code__.co_filename
    before = linecache.cache.get(file)
    linecache.checkcache(file)
    yield linecache.getlines(file, fn.__globals__)
    if before is not None and len(before) == 4 and before is not linecache.cache.get(file):
        yield before[2]


def _is_edited(file: str) -> bool:
    """Whether the file changed while this process ran; a second more, as clocks are coarse."""
    try:
        return os.stat(file).st_mtime > _STARTED - 1
    except OSError:
        return False


@lru_cache(maxsize=4)
def _codes_of(text: str, file: str) -> frozenset[CodeType]:
    """Every function a file's text makes; none when it cannot be compiled."""
    try:
        every = [compile(text, file, "exec", dont_inherit=True)]
    except (SyntaxError, ValueError):
        return frozenset()
    for code in every:
        every += [c for c in code.co_consts if isinstance(c, CodeType)]
    return frozenset(every)


def _first_statement(text: str) -> tuple[ast.stmt | None, int]:
    """The statement a text begins with, and the line number the AST gives its first line."""
    shift = 1
    if text[:1] in (" ", "\t"):  # keep the columns: a dedent would also change string literals
        text, shift = "if 1:\n" + text, 2
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return None, shift
    body = tree.body[0].body if shift == 2 and isinstance(tree.body[0], ast.If) else tree.body
    return (body[0] if body else None), shift


def _block_end(lines: list[str], start: int) -> int:
    """Where the function that starts there ends: before the first line that is indented no deeper
    and up to which Python accepts the text (a string or a bracket may reach over such lines)."""
    if start >= len(lines):
        return start
    depth = _indent(lines[start])
    tries = 0
    for end in range(start + 1, len(lines) + 1):
        if end < len(lines):
            text = lines[end].strip()
            if not text or text[0] == "#" or _indent(lines[end]) > depth:
                continue
        found, shift = _first_statement("".join(lines[start:end]))
        if isinstance(found, (ast.FunctionDef, ast.AsyncFunctionDef)):
            return start + (found.end_lineno or end - start + shift - 1) - shift + 1
        tries += 1
        if tries == 8:
            break
    import inspect
    import tokenize

    try:
        return start + len(inspect.getblock(lines[start:]))
    except (SyntaxError, IndentationError, tokenize.TokenError):
        return start


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def span(node: ast.AST) -> tuple[int, int, int]:
    """Line, first and last column of a node; last is 0 when it ends on another line."""
    line = getattr(node, "lineno", 0)
    same = getattr(node, "end_lineno", line) == line
    return line, getattr(node, "col_offset", 0), getattr(node, "end_col_offset", 0) if same else 0


def user_frame(traceback: TracebackType | None) -> tuple[FrameType, int, int] | None:
    """Frame, line and instruction of the innermost code that is not ours."""
    found = None
    while traceback is not None:
        if not traceback.tb_frame.f_code.co_filename.startswith(_PACKAGE):
            found = (traceback.tb_frame, traceback.tb_lineno, traceback.tb_lasti)
        traceback = traceback.tb_next
    return found


def repeated_frame(traceback: TracebackType | None) -> tuple[FrameType, int, int] | None:
    """The same of the code that is not ours and was entered most often."""
    places = []
    while traceback is not None:
        if not traceback.tb_frame.f_code.co_filename.startswith(_PACKAGE):
            places.append((traceback.tb_frame, traceback.tb_lineno, traceback.tb_lasti))
        traceback = traceback.tb_next
    times = Counter(frame.f_code for frame, _, _ in places)
    return max(reversed(places), key=lambda place: times[place[0].f_code], default=None)


def _positions(frame: FrameType, instruction: int) -> Iterator[int | None]:
    positions = getattr(frame.f_code, "co_positions", None)  # Python >= 3.11
    if positions is not None:
        for index, (first, last, begin, end) in enumerate(positions()):
            if index == instruction // 2 and first == last:
                yield from (begin, end)
                return
    yield from (None, None)


def error_in_frame(
    op: str, what: str, frame: FrameType, line: int, instruction: int, name: str | None = None
) -> Exception:
    """A CompileError where a frame stood; without columns the name is looked for in the line."""
    file = frame.f_code.co_filename
    text = line_text(file, line)
    begin, end = _positions(frame, instruction)
    if begin is not None and end is not None:
        begin, end = _characters(text, begin), _characters(text, end)
    elif name is not None:
        import re

        found = re.search(rf"\b{re.escape(name)}\b", text)
        begin, end = found.span() if found else (None, None)
    return compile_error(op, what, file, line, begin, end, text)
