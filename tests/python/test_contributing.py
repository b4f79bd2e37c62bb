"""CONTRIBUTING.md's example of a new op, replayed on a copy of the table."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def compile_with_row(tmp_path_factory):
    """Compiles a file of the build as the build does, with the page's row in the table."""
    builds = list(ROOT.glob("build/cp*/compile_commands.json"))
    if not builds:
        pytest.skip("not built here")
    commands = json.loads(builds[0].read_text())
    folder = tmp_path_factory.mktemp("row")
    shutil.copytree(ROOT / "src/ops", folder / "ops")
    page = (ROOT / "CONTRIBUTING.md").read_text()
    row = re.search(r"^EAS_UNARY\(.*?\)\)$", page, re.M | re.S)[0]
    table = folder / "ops/math.def"
    rows = table.read_text()
    assert "sech" not in rows
    assert "EAS_UNARY(tanh," in rows

    def run(source, *options, change=("", ""), fails=False):
        assert change[0] in row
        changed = row.replace(*change, 1)
        table.write_text(rows.replace("EAS_UNARY(tanh,", f"{changed}\nEAS_UNARY(tanh,"))
        (command,) = (c for c in commands if c["file"] == str(ROOT / source))
        words = shlex.split(command["command"])
        compiler = next(i for i, word in enumerate(words) if "++" in Path(word).name)
        output = folder / Path(source).with_suffix(".o").name
        words[words.index("-o") + 1] = str(output)
        ours = folder / Path(source).relative_to("src")
        words[words.index("-c") + 1] = str(ours if ours.exists() else ROOT / source)
        words = [words[compiler], "-I", str(folder), *options, *words[compiler + 1 :]]
        done = subprocess.run(words, cwd=command["directory"], capture_output=True, text=True)
        assert (done.returncode != 0) == fails, done.stderr
        return done.stderr if fails else output

    return run


@pytest.mark.full
def test_one_row_makes_name_stub_and_page(compile_with_row, tmp_path):
    sources = ("table.cpp", "evaluate.cpp", "tool/optable_main.cpp")
    objects = [compile_with_row(f"src/ops/{name}", "-O0") for name in sources]
    base = next(ROOT.glob("build/cp*/src/base/libeas_base.a"))  # of the package or the C++ tests
    tool = tmp_path / "optable"
    subprocess.run(["c++", "-o", tool, *objects, base], check=True)
    stub = subprocess.run([tool, "--pyi"], capture_output=True, text=True, check=True).stdout
    page = subprocess.run([tool, "--docs"], capture_output=True, text=True, check=True).stdout
    assert "def sech(x: Value | float) -> Value:" in stub
    assert "| `sech(x)` | 1 / cosh(x). | floats; others become float32 | the float | 4 |" in page


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ((" ulp(4),", ""), "this_row_has_no_cell_ulp"),
        ((" ulp(4),", " ulps(4),"), "this_row_has_no_cell_ulp"),
        ((" cost(20),", " cost(20), cost(1),"), "row 'sech' of the op table has an unknown cell"),
        ((" cost(20),", " cost(20), msl(x),"), "row 'sech' of the op table has an unknown cell"),
    ],
)
def test_a_wrong_cell_does_not_compile(compile_with_row, change, message):
    text = compile_with_row("src/ops/table.cpp", "-fsyntax-only", change=change, fails=True)
    assert message in text


@pytest.mark.full
def test_the_row_is_code_too(compile_with_row):
    compile_with_row("src/codegen/llvm/scalar/elementwise.cpp", "-fsyntax-only")
