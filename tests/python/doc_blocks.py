"""Reads fenced blocks of Markdown pages, and runs a page's Python blocks, each as `example.py`.

`python tests/python/doc_blocks.py docs/page.md` writes what the blocks print into the page, where a
```text block follows them; the tests only compare.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)

# Runs in a process of its own. Each block is a file, so that kernels have source and errors lines;
# all share one namespace, as a reader who types them one after the other.
RUNNER = """
import contextlib, io, json, os, re, sys, traceback
blocks, results = json.load(sys.stdin), []
namespace = {"__name__": "__main__"}
for number, block in enumerate(blocks):
    os.makedirs(f"{number}", exist_ok=True)
    path = os.path.abspath(f"{number}/example.py")
    with open(path, "w") as file:
        file.write(block)
    out = io.StringIO()
    failure = None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            exec(compile(block, path, "exec"), namespace)
        except BaseException:
            failure = traceback.format_exc()
    text = re.sub(re.escape(os.getcwd()) + r"/\\d+/", "", out.getvalue())
    results.append({"output": text, "failure": failure})
    if failure:
        break
print(json.dumps(results))
"""


@dataclass
class Block:
    language: str
    text: str
    line: int  # of its first line in the page
    span: tuple[int, int]  # of its text in the page


def pages() -> list[Path]:
    return [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "CHANGELOG.md",
        ROOT / "ROADMAP.md",
        ROOT / "examples" / "README.md",
        *sorted((ROOT / "docs").glob("*.md")),
    ]


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text()
    return [
        Block(m[1], m[2], text.count("\n", 0, m.start(2)) + 1, m.span(2))
        for m in FENCE.finditer(text)
    ]


def run_page(page: Path) -> list[tuple[Block, str, str | None, Block | None]]:
    """(block, what it printed, its traceback, the text block right after it), per Python block."""
    blocks = blocks_of(page)
    at = [i for i, block in enumerate(blocks) if block.language == "python"]
    if not at:
        return []
    clean = {k: v for k, v in os.environ.items() if not k.startswith("EAS_")}
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", RUNNER],
            input=json.dumps([blocks[i].text for i in at]),
            cwd=folder,
            env={
                **clean,
                "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
            },
            capture_output=True,
            text=True,
        )
    if done.returncode:
        raise RuntimeError(f"{page.name}: the runner ended with {done.returncode}\n{done.stderr}")
    found = []
    for i, result in zip(at, json.loads(done.stdout), strict=False):
        after = blocks[i + 1] if i + 1 < len(blocks) else None
        if after and (after.language != "text" or not is_right_after(page, blocks[i], after)):
            after = None
        found.append((blocks[i], result["output"], result["failure"], after))
    return found


def is_right_after(page: Path, block: Block, after: Block) -> bool:
    between = page.read_text()[block.span[1] : after.span[0]]
    return between.replace("```text", "").replace("```", "").strip() == ""


def update(page: Path) -> None:
    text = page.read_text()
    for block, output, failure, after in reversed(run_page(page)):
        if failure:
            print(f"{page.name}:{block.line}: failed\n{failure}")
        elif after:
            text = text[: after.span[0]] + output + text[after.span[1] :]
        elif output:
            print(f"{page.name}:{block.line}: prints, but no text block follows:\n{output}")
    page.write_text(text)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        update(Path(name).resolve())
