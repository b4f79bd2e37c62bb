"""The rules of the house: who includes whom, and where an op is named (docs/architecture.md)."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

needs_git = pytest.mark.skipif(
    shutil.which("git") is None, reason="the lint asks git for the files"
)


def includes_are_right(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for command in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", *command], cwd=folder, check=True)
    lint = subprocess.run(
        ["bash", ROOT / "tools" / "check_includes.sh"], cwd=folder, capture_output=True, text=True
    )
    if lint.returncode == 0:
        assert lint.stdout == lint.stderr == ""
        return True
    assert "include a room's header as" in lint.stderr
    return lint.stdout.strip()


HEADERS = {"src/runtime/backend.hpp": "", "src/runtime/cpu/pool.hpp": "", "src/ops/row.def": ""}


@needs_git
@pytest.mark.parametrize(
    ("file", "include"),
    [
        ("src/runtime/backend.cpp", "cpu/pool.hpp"),
        ("src/runtime/backend.cpp", "./cpu/pool.hpp"),
        ("src/runtime/cpu/pool.cpp", "../backend.hpp"),
        ("src/runtime/cpu/pool.cpp", "ops/../runtime/backend.hpp"),
        ("src/ops/ops.def", "row.def"),
    ],
)
def test_includes_that_go_round_the_rooms_are_found(file, include, tmp_path):
    found = includes_are_right(tmp_path, HEADERS | {file: f'// a file\n#  include "{include}"\n'})
    assert found == f'{file}:2: #  include "{include}"'


@needs_git
def test_other_includes_are_not(tmp_path):
    text = (
        '#include <eas/eas.hpp>\n#include "runtime/backend.hpp"\n#include "runtime/cpu/pool.hpp"\n'
    )
    beside = {"tests/cpp/tools.hpp": "", "tests/cpp/a_test.cpp": '#include "tools.hpp"\n'}
    assert (
        includes_are_right(tmp_path, HEADERS | beside | {"src/runtime/cpu/pool.cpp": text}) is True
    )


# --- where an op is named ---

# A row of the table, and a function for each question it leaves open to this op alone.
OF_ONE_OP = {
    "src/ops/matrix.def": "EAS_STRUCTURED(dot,",
    "src/trace/matrix.cpp": "trace_dot(",
    "src/ir/check_matrix.cpp": "check_dot(",
    "src/interp/matrix.cpp": "eval_dot(",
    "src/diff/rules_tile.cpp": "adjoint_dot(",
    "src/codegen/llvm/emit/products.cpp": "lower_dot(",
}
# mk.pyi is made from the table; einsum has a dot of its own in its loops, file names have one too,
# products of tensors on devices are kernels that call it, and so is what is timed at two widths of
# vectors; Triton's language has it by its name.
OTHERS = (
    "python/eas/mk.pyi",
    "src/einsum/",
    "src/compile/disk_files.cpp",
    "src/device/contract.cpp",
    "src/backends/vector_width.cpp",
    "python/eas/triton/",
)
NOT_NAMED = re.compile(r"//.*|#.*|\"\"\"[^\"]*\"\"\"|\bmk\.dot\(")  # kernels of ours may use it


def test_an_op_is_named_where_it_has_something_to_say():
    naming = set()
    for room in ("src", "bind", "include", "python"):
        for path in (ROOT / room).rglob("*"):
            if path.suffix not in {".cpp", ".hpp", ".def", ".inc", ".py", ".pyi", ".mm"}:
                continue
            name = str(path.relative_to(ROOT))
            text = NOT_NAMED.sub("", path.read_text())
            if re.search(r"(?<![A-Za-z])dot(?![a-z])", text) and not name.startswith(OTHERS):
                naming.add(name)
    rest = naming - OF_ONE_OP.keys()
    # Another code generator says in one place how it writes it.
    generators = [
        str(Path(name).relative_to("src/codegen").parts[0])
        for name in rest
        if name.startswith("src/codegen/")
    ]
    assert "llvm" not in generators, rest
    assert len(rest) == len(generators) == len(set(generators)), rest
    for path, function in OF_ONE_OP.items():
        assert function in (ROOT / path).read_text(), path
