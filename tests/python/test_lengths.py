"""No file of the product is over 600 lines, no function over 100 (CONTRIBUTING.md, "Style")."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("src", "bind", "include", "python")
FILE, FUNCTION = 600, 100
SUFFIXES = {".cpp", ".hpp", ".inc", ".def", ".py", ".pyi"}

# What may be long with a brace around it: it is made of functions or of data.
NO_FUNCTION = re.compile(r"\b(namespace|class|struct|enum|union|extern)\b|=\s*\{$|\{\{$")


def files(*suffixes):
    return sorted(
        path
        for room in ROOMS
        for path in (ROOT / room).rglob("*")
        if path.suffix in suffixes and path.is_file()
    )


# What braces do not count in; a raw string may go over lines.
TEXT = re.compile(r'R"\((.|\n)*?\)"|"(\\.|[^"\\\n])*"|\'(\\.|[^\'\\\n])\'|//.*')


def long_braces(text):
    """Where what is no class and no namespace opens a brace, and in how many lines it is closed."""
    lines = TEXT.sub(lambda found: "\n" * found[0].count("\n"), text).splitlines()
    opened = []
    for at, line in enumerate(lines):
        for brace in re.findall(r"[{}]", line):
            if brace == "{":
                opened.append(at)
            elif at - (first := opened.pop()) + 1 > FUNCTION:
                head = first
                while head > 0 and not re.search(r"[;{}:]$|^\s*$|^#", lines[head - 1]):
                    head -= 1
                if not NO_FUNCTION.search(" ".join(lines[head : first + 1])):
                    yield first + 1, at - first + 1
    assert not opened


def long_definitions(text):
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = node.end_lineno - node.lineno + 1
            if length > FUNCTION:
                yield node.lineno, length


def test_no_file_is_too_long():
    lengths = {path: len(path.read_text().splitlines()) for path in files(*SUFFIXES)}
    assert len(lengths) > 400
    assert {str(path.relative_to(ROOT)): n for path, n in lengths.items() if n > FILE} == {}


def test_no_function_is_too_long():
    found = {
        str(path.relative_to(ROOT)): list(longest(path.read_text()))
        for suffixes, longest in (((".cpp", ".hpp"), long_braces), ((".py",), long_definitions))
        for path in files(*suffixes)
    }
    assert {path: where for path, where in found.items() if where} == {}


BODY = "  work();\n" * FUNCTION


@pytest.mark.parametrize(
    ("text", "long"),
    [
        ("void f() {\n" + BODY + "}\n", True),
        ("void f() {\n" + BODY[:-20] + "}\n", False),
        ("int f(int a,\n      int b) {\n" + BODY + "}\n", True),
        ("class X {\n  void f() {\n" + BODY.replace("  w", "    w") + "  }\n};\n", True),
        ("class X : public Y,\n          public Z {\n" + BODY + "};\n", False),
        ("namespace eas {\n" + BODY + "}  // namespace eas\n", False),
        ("constexpr Row kRows[] = {\n" + BODY + "};\n", False),
    ],
)
def test_lengths_are_counted(text, long):
    assert bool(list(long_braces(text))) is long
