"""The package and the C++ tests compile the core alike: ccache compiles it once for both."""

import json
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def commands(build):
    """How each file of the core is compiled, but for the build's folder and what make is told."""
    known = {}
    for command in json.loads((build / "compile_commands.json").read_text()):
        words = shlex.split(command["command"].replace(str(build), "BUILD"))
        output = words.index("-o")
        options = [*words[:output], *words[output + 2 :]]
        options = [word for word in options if word.startswith("-") and word != "-Werror"]
        known[command["file"].replace(str(build), "BUILD")] = options
    return {file: words for file, words in known.items() if file.startswith(str(ROOT / "src"))}


def test_both_trees_compile_the_core_alike():
    package = list(ROOT.glob("build/cp*/compile_commands.json"))
    if not package or not (ROOT / "build/cpp/compile_commands.json").exists():
        pytest.skip("not built here")
    ours, theirs = commands(package[0].parent), commands(ROOT / "build/cpp")
    assert len(ours) > 200
    assert ours == {file: theirs[file] for file in ours}
