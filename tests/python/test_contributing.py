"""CONTRIBUTING.md's examples of new ops, a new pass and a new backend, replayed on copies."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text()


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.M | re.S)


def library(room):
    """Of the package or of the C++ tests."""
    return next(ROOT.glob(f"build/cp*/src/{room}/libeas_{room.replace('/', '_')}.a"))


class Copy:
    """A room as the build would have it with the page's example in it."""

    def __init__(self, folder, room):
        builds = list(ROOT.glob("build/cp*/compile_commands.json"))
        if not builds:
            pytest.skip("not built here")
        self.commands = json.loads(builds[0].read_text())
        self.folder, self.room = folder, folder / room
        shutil.copytree(ROOT / "src" / room, self.room)

    def compile(self, source, *options, like=None, fails=False):
        """Compiles a file (of the copy, where it has one) as the build compiles it, or `like`."""
        known = str(ROOT / (like or source))
        (command,) = (each for each in self.commands if each["file"] == known)
        words = shlex.split(command["command"])
        compiler = next(i for i, word in enumerate(words) if "++" in Path(word).name)
        output = self.folder / Path(source).with_suffix(".o").name
        words[words.index("-o") + 1] = str(output)
        ours = self.folder / Path(source).relative_to("src")
        words[words.index("-c") + 1] = str(ours if ours.exists() else ROOT / source)
        words = [words[compiler], "-I", str(self.folder), *options, *words[compiler + 1 :]]
        done = subprocess.run(words, cwd=command["directory"], capture_output=True, text=True)
        assert (done.returncode != 0) == fails, done.stderr
        return done.stderr if fails else output

    def link(self, program, objects, *rooms):
        libraries = [library(room) for room in rooms]
        subprocess.run(["c++", "-o", program, *objects, *libraries], check=True)
        return program


def insert(path, before, text):
    old = path.read_text()
    assert before in old
    assert text not in old
    path.write_text(old.replace(before, f"{text}{before}", 1))


# --- an op ---------------------------------------------------------------------------------------


def compiler_with_row(folder, kind, family, before):
    """Compiles a file of the build with the page's row in the table, changed as is asked."""
    copy = Copy(folder, "ops")
    row = re.search(rf"^{kind}\(.*?\)\)$", PAGE, re.M | re.S)[0]
    table = copy.room / family
    rows = table.read_text()

    def run(source, *options, change=("", ""), fails=False):
        assert change[0] in row
        table.write_text(rows)
        insert(table, before, row.replace(*change, 1) + "\n")
        return copy.compile(source, *options, fails=fails)

    run.link = copy.link
    return run


@pytest.fixture(scope="module")
def compile_with_row(tmp_path_factory):
    folder = tmp_path_factory.mktemp("row")
    return compiler_with_row(folder, "EAS_UNARY", "math.def", "EAS_UNARY(tanh,")


@pytest.fixture(scope="module")
def compile_with_structured(tmp_path_factory):
    folder = tmp_path_factory.mktemp("structured")
    return compiler_with_row(folder, "EAS_STRUCTURED", "tile.def", "EAS_STRUCTURED(sort,")


def made_by(compiler, folder, *options):
    sources = ("table.cpp", "evaluate.cpp", "tool/optable_main.cpp")
    objects = [compiler(f"src/ops/{name}", "-O0") for name in sources]
    tool = compiler.link(folder / "optable", objects, "base")
    return [
        subprocess.run([tool, option], capture_output=True, text=True, check=True).stdout
        for option in options
    ]


@pytest.mark.full
def test_one_row_makes_name_stub_and_page(compile_with_row, tmp_path):
    stub, page = made_by(compile_with_row, tmp_path, "--pyi", "--docs")
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


# --- a structured op -----------------------------------------------------------------------------


@pytest.mark.full
def test_one_structured_row_makes_names_stub_and_page(compile_with_structured, tmp_path):
    stub, page, header = made_by(compile_with_structured, tmp_path, "--pyi", "--docs", "--hpp")
    assert "def turn(x: Value | float, axis: int = -1) -> Value:" in stub
    assert "| `turn(x, axis=-1)` | x turned round along an axis. |" in page
    assert "inline Value turn(const Value& x, std::int64_t axis = -1) {" in header


@pytest.mark.parametrize("cell", ["threads(Rule), ", "lowering(Whole), ", "gives(Value),"])
def test_a_structured_row_lacks_no_cell(compile_with_structured, cell):
    source = "src/passes/threads_to_tiles/axis.cpp" if "threads" in cell else "src/ops/table.cpp"
    text = compile_with_structured(source, "-fsyntax-only", change=(cell, ""), fails=True)
    assert f"this_row_has_no_cell_{cell.split('(')[0]}" in text


# The page's table of what is left to write: a file that asks for each function.
ASKS = {
    "trace_turn": "src/trace/functions.cpp",
    "check_turn": "src/ir/verify.cpp",
    "eval_turn": "src/interp/machine.cpp",
    "threads_turn": "src/passes/threads_to_tiles/threads_to_tiles.cpp",
    "lower_turn": "src/codegen/llvm/emit/units.cpp",
    "emit_turn": "src/codegen/gpu/loops.cpp",
    "adjoint_turn": "src/diff/adjoint.cpp",
}


def test_the_page_lists_what_is_left_to_write():
    rows = re.findall(r"^\| `(\w+_turn)` \| `(\S+)` \|", PAGE, re.M)
    assert {name: ASKS[name].startswith(room) for name, room in rows} == dict.fromkeys(ASKS, True)


@pytest.mark.parametrize(
    "name", ["trace_turn", *(pytest.param(n, marks=pytest.mark.full) for n in list(ASKS)[1:])]
)
def test_the_build_asks_for_what_is_left(compile_with_structured, name):
    made = compile_with_structured(ASKS[name], "-O0")
    missing = subprocess.run(["nm", "-uC", made], capture_output=True, text=True, check=True).stdout
    assert f"{name}(" in missing


# --- a pass --------------------------------------------------------------------------------------

# Reads IR, runs the pipeline, which must not find more the second time, and writes IR.
OPTIMISE = """
#include <iostream>
#include <iterator>
#include "ir/parse.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"
#include "passes/passes.hpp"
#include "passes/pipeline.hpp"

int main() {
  const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
  const auto function = eas::ir::parse(text);
  eas::passes::optimise(*function);
  eas::ir::verify(*function);
  if (eas::passes::double_by_adding(*function)) return 1;
  std::cout << eas::ir::to_text(*function);
}
"""


@pytest.fixture(scope="module")
def passes_with_one_more(tmp_path_factory):
    copy = Copy(tmp_path_factory.mktemp("pass"), "passes")
    file, declaration, call = blocks("cpp")[:3]
    (copy.room / "double_by_adding.cpp").write_text(file)
    insert(copy.room / "passes.hpp", "}  // namespace eas::passes", declaration)
    insert(copy.room / "pipeline.cpp", "    changed |= merge_equal_values(function);", call)
    return copy


def test_the_pass_compiles(passes_with_one_more):
    like = "src/passes/fold_constants.cpp"
    source = "src/passes/double_by_adding.cpp"
    passes_with_one_more.compile(source, "-fsyntax-only", like=like)


@pytest.mark.full
def test_the_pass_does_what_the_page_says(passes_with_one_more, tmp_path):
    like = "src/passes/fold_constants.cpp"
    (passes_with_one_more.room / "optimise_it.cpp").write_text(OPTIMISE)
    names = ("optimise_it", "double_by_adding", "pipeline")
    objects = [
        passes_with_one_more.compile(f"src/passes/{name}.cpp", "-O0", like=like) for name in names
    ]
    program = passes_with_one_more.link(
        tmp_path / "optimise", objects, "passes", "ir", "ops", "base"
    )
    before, after = blocks("eas")
    done = subprocess.run([program], input=before, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == after


# --- a backend -----------------------------------------------------------------------------------


def test_the_backend_is_the_one_the_tests_run():
    row = blocks("cpp")[3]
    assert row in (ROOT / "tests/cpp/dsl_test_device.cpp").read_text()
    assert len(blocks("cpp")) == 4, "an example has no test here"
