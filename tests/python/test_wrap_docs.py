"""tools/wrap_docs.py: what is too long, and how it is broken."""

import importlib.util
from pathlib import Path

import pytest

PATH = Path(__file__).parents[2] / "tools/wrap_docs.py"
SPEC = importlib.util.spec_from_file_location("wrap_docs", PATH)
wrap_docs = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(wrap_docs)

WORDS = "word " * 60


@pytest.mark.parametrize(
    "text",
    [
        f"| {WORDS} |",
        f"# {WORDS}",
        f"```text\n{WORDS}\n```",
        "x" * 200,
        f"[{WORDS}]({'x' * 40})",
    ],
)
def test_what_cannot_be_broken_may_be_long(text):
    assert list(wrap_docs.long_lines(text)) == []
    assert wrap_docs.wrapped(text) == text


def test_prose_and_code_may_not():
    text = f"short\n\n{WORDS}\n```python\n# {WORDS}\n```\n"
    assert list(wrap_docs.long_lines(text)) == [3, 5]


def test_a_paragraph_is_broken_and_its_neighbours_stay():
    text = f"one\ntwo\n\n{WORDS}\n- {WORDS}\n  more\n- short\n"
    lines = wrap_docs.wrapped(text).split("\n")
    assert lines[:3] == ["one", "two", ""]
    assert lines[-2:] == ["- short", ""]
    assert max(map(len, lines)) <= wrap_docs.COLUMNS
    items = [i for i, line in enumerate(lines) if line.startswith("- ")]
    assert all(line.startswith("  word") for line in lines[items[0] + 1 : items[1]])
    assert " ".join(" ".join(lines).split()) == " ".join(text.split())
    assert wrap_docs.wrapped("\n".join(lines)) == "\n".join(lines)


def test_code_and_links_stay_whole_and_no_list_is_begun():
    code, link = "`a b " + "c " * 20 + "`", "[some words](a/page.md)"
    text = ("xx " * 37) + f"{code} and {link} " + "yy " * 20 + "- no item, 1. none either " * 9
    lines = wrap_docs.wrapped(text).split("\n")
    assert any(code in line for line in lines)
    assert any(link in line for line in lines)
    assert not any(wrap_docs.ITEM.match(line) for line in lines)
