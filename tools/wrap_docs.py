"""Keeps the prose of every Markdown file within 120 columns. `wrap_docs.py` names the longer lines,
`wrap_docs.py --fix` breaks their paragraphs again and touches nothing else. Tables cannot be
broken, and what a program prints (```text) is what it is."""

import re
import subprocess
import sys
from pathlib import Path

COLUMNS = 120
FENCE = re.compile(r"^\s*```(\w*)")
ITEM = re.compile(r"^(\s*(?:>\s+|[-*+]\s+|\d+[.)]\s+))")
ALONE = re.compile(r"^\s*(\||#|<|!\[|$)")  # tables, headings, comments, pictures, empty lines
# Code and links stay whole: what must be found by searching is on one line.
WORD = re.compile(r"(?:`[^`]+`|\[[^\]]*\]\([^)]*\)|[^\s`\[]|[`\[])+")


def long_lines(text):
    """Numbers of the lines that are too long and could be shorter."""
    language = None
    for number, line in enumerate(text.split("\n"), 1):
        fence = FENCE.match(line)
        if fence:
            language = None if language is not None else fence[1]
        elif len(line) > COLUMNS and language != "text":
            prose = language is None
            if not prose or (not ALONE.match(line) and len(WORD.findall(line)) > 1):
                yield number


def fill(paragraph):
    """A paragraph or list item in lines of at most COLUMNS, as far as words allow."""
    item = ITEM.match(paragraph[0])
    first = item[1] if item else re.match(r"\s*", paragraph[0])[0]
    indent = " " * len(first) if item else first
    text = " ".join(line.strip() for line in [paragraph[0][len(first) :], *paragraph[1:]])
    lines, line = [], first
    for word in WORD.findall(text):
        glued = ITEM.match(word + " ") is not None  # would begin a list
        if len(line) + 1 + len(word) > COLUMNS and line.strip() and line != first and not glued:
            lines.append(line)
            line = indent + word
        else:
            line += word if line in (first, indent) else " " + word
    return [*lines, line]


def wrapped(text):
    """The text with every paragraph that has a line too long filled anew."""
    result, paragraph, fenced = [], [], False

    def flush():
        if paragraph:
            too_long = any(True for _ in long_lines("\n".join(paragraph)))
            result.extend(fill(paragraph) if too_long else paragraph)
            paragraph.clear()

    for line in text.split("\n"):
        fence = FENCE.match(line)
        if fence or fenced or ALONE.match(line):
            flush()
            result.append(line)
            fenced ^= bool(fence)
            continue
        if ITEM.match(line):
            flush()
        paragraph.append(line)
    flush()
    return "\n".join(result)


def main():
    fix = "--fix" in sys.argv
    listed = subprocess.run(["git", "ls-files", "-z", "*.md"], capture_output=True, check=True)
    found = []
    for path in map(Path, listed.stdout.decode().split("\0")[:-1]):
        text = path.read_text()
        if fix and any(True for _ in long_lines(text)):
            path.write_text(text := wrapped(text))
        found += [f"{path}:{number}" for number in long_lines(text)]
    if found:
        print("\n".join(found))
        sys.exit(f"lint: longer than {COLUMNS} columns; `make format` breaks prose")


if __name__ == "__main__":
    main()
