"""Compiled code on disk: found by the next process, never trusted, never in the way."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import eas
import pytest
from eas._cli import main
from eas._rewrite import kept
from eas._source import Source

from examples import demo

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
import numpy as np
import eas
from eas import mk

FACTOR = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0

@eas.kernel
def scale(x, y, N, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < N
    mk.store(y, offs, mk.load(x, offs, mask) * FACTOR, mask)

x = np.arange(100, dtype=np.float32)
y = np.zeros_like(x)
scale(x, y, 100, BLOCK=32)
assert (y == x * np.float32(FACTOR)).all(), y
print(scale.compile(x, y, 100, BLOCK=32).from_cache)
"""


@pytest.fixture
def program(tmp_path):
    """Runs PROGRAM from a file in a process of its own; gives what it printed and logged."""
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)

    def run(*arguments: str, **environment: str) -> tuple[str, str]:
        done = start(file, tmp_path, *arguments, **environment)
        out, err = done.communicate(timeout=120)
        assert done.returncode == 0, err
        return out.strip(), err

    return run


def start(file, folder, *arguments, **environment):
    settings = {
        "EAS_BACKEND": "cpu",
        "EAS_CACHE_DIR": str(folder / "cache"),
        "EAS_LOG": "cache",
        **environment,
    }
    return subprocess.Popen(
        [sys.executable, str(file), *arguments],
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def entries(folder: Path) -> dict[str, bytes]:
    found = sorted((folder / "cache").glob("v*/??/*"))
    return {path.name: path.read_bytes() for path in found}


def test_the_next_process_finds_it(program, tmp_path):
    printed, log = program()
    assert printed == "False"
    assert re.search(r"eas cache: scale: miss \w{12} on disk, not found; compiled in .* ms", log)
    assert len(entries(tmp_path)) == 1
    printed, log = program()
    assert printed == "True"
    assert re.search(r"eas cache: scale: hit \w{12} on disk \(disjoint\)", log)
    assert len(entries(tmp_path)) == 1


def test_another_meaning_is_another_entry(program, tmp_path):
    program("2")
    program("3")  # a captured global
    assert len(entries(tmp_path)) == 2
    program("3", EAS_CHECK="1")
    assert len(entries(tmp_path)) == 3
    program("3", EAS_DEBUG="1")
    assert len(entries(tmp_path)) == 4
    assert program("2")[0] == "True"


VARIANTS = """
import sys
import numpy as np
import eas
from eas import mk

@eas.kernel
def move(x, y, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    mk.store(y, i, mk.load(x, i))

@eas.kernel
def heights(out):
    mk.store(out, mk.tid(0, 48), mk.local_id(1))

shift, height = int(sys.argv[1]), int(sys.argv[2])
memory = np.arange(400)
move[1](memory[:150], memory[shift:], BLOCK=150)
assert (memory[shift : shift + 150] == np.arange(150)).all(), memory
out = np.zeros(48, int)
heights(out, _grid=1, _tptg=(4, height, 12 // height))
assert (out == np.arange(48) // 4 % height).all(), out
"""


def test_another_variant_is_another_entry(tmp_path):
    """Code for arguments that do not overlap or for groups of one height is not run for others."""
    file = tmp_path / "variants.py"
    file.write_text(VARIANTS)
    for shift, height, count in ((200, 3, 2), (1, 3, 3), (200, 12, 4), (1, 12, 4)):
        done = start(file, tmp_path, str(shift), str(height))
        _, err = done.communicate(timeout=120)
        assert done.returncode == 0, err
        assert len(entries(tmp_path)) == count


def test_another_processor_is_another_entry(program, tmp_path):
    program()
    printed, _ = program(EAS_TARGET_CPU="x86-64" if os.uname().machine == "x86_64" else "generic")
    assert printed == "False"
    assert len(entries(tmp_path)) == 2


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (lambda good: good[:-1] + bytes([good[-1] ^ 1]), "damaged: checksum"),
        (lambda good: good[: len(good) // 2], "damaged: truncated"),
        (lambda good: b"", "damaged: truncated"),
        (lambda good: b"x" * len(good), "damaged: no entry of this cache"),
        (lambda good: good[:8] + b"\7\0\0\0" + good[12:], "another version"),
    ],
)
def test_a_damaged_entry_is_compiled_again(program, tmp_path, harm, why):
    program()
    (path,) = (tmp_path / "cache").glob("v*/??/*")
    good = path.read_bytes()
    path.write_bytes(harm(good))
    printed, log = program()
    assert printed == "False"
    assert f"on disk, {why}; compiled in" in log
    assert path.read_bytes() == good
    assert program()[0] == "True"


def test_an_entry_by_the_name_of_another_is_compiled_again(program, tmp_path):
    program("2")
    (first,) = (tmp_path / "cache").glob("v*/??/*")
    program("3")
    (second,) = set((tmp_path / "cache").glob("v*/??/*")) - {first}
    good = second.read_bytes()
    second.write_bytes(first.read_bytes())
    printed, log = program("3")
    assert printed == "False"
    assert "on disk, damaged: another key; compiled in" in log
    assert second.read_bytes() == good


def test_many_processes_at_once(tmp_path):
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    running = [start(file, tmp_path, str(2 + i % 2)) for i in range(6)]
    for process in running:
        _, err = process.communicate(timeout=300)
        assert process.returncode == 0, err
    assert len(entries(tmp_path)) == 2
    assert not list((tmp_path / "cache").glob("v*/??/.*"))


def test_without_a_disk(program, tmp_path):
    printed, log = program(EAS_CACHE_SIZE="0")
    assert printed == "False"
    assert "on disk, disabled; compiled in" in log
    assert not (tmp_path / "cache").exists()
    (tmp_path / "cache").write_text("a file where the folder should be")
    printed, log = program()
    assert printed == "False"
    assert "not kept" in log
    assert "cannot write" in log


def test_a_small_cache_stays_small(program, tmp_path):
    for factor in range(8):
        program(str(factor), EAS_CACHE_SIZE="6KB")
        assert sum(len(entry) for entry in entries(tmp_path).values()) <= 6000
    assert program("7", EAS_CACHE_SIZE="6KB")[0] == "True"


def test_two_processes_make_the_same_bytes(tmp_path):
    code = "import importlib\nfrom examples import demo\n"
    code += "for name in demo.EXAMPLES: importlib.import_module(f'examples.{name}').main()"
    made = []
    for name, seed in (("first", "1"), ("second", "2")):
        environment = {
            "EAS_BACKEND": "cpu",
            "EAS_CACHE_DIR": str(tmp_path / name / "cache"),
            "PYTHONHASHSEED": seed,
        }
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, **environment},
            cwd=ROOT,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        made.append(entries(tmp_path / name))
    assert len(made[0]) >= len(demo.EXAMPLES)
    assert made[0] == made[1]


def test_the_command_line_lists_and_clears(program, tmp_path, capsys):
    program()
    before = eas.config.cache_dir
    eas.config.cache_dir = str(tmp_path / "cache")
    try:
        assert main(["cache", "ls", "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        (entry,) = report["entries"]
        assert report["folder"] == str(tmp_path / "cache")
        assert report["bytes"] == entry["bytes"] == len(next(iter(entries(tmp_path).values())))
        assert entry["title"] == "scale (disjoint)"
        assert entry["key"] in entries(tmp_path)
        assert main(["cache", "ls"]) == 0
        text = capsys.readouterr().out
        assert entry["key"][:12] in text
        sizes = f"{entry['bytes']} of 1000000000 bytes"
        assert text.endswith(f"1 entry, {sizes} in {report['folder']}\n")
        assert main(["cache", "clear"]) == 0
        assert capsys.readouterr().out == f"removed 1 entry, {entry['bytes']} bytes\n"
        assert not entries(tmp_path)
        assert main(["cache", "clear", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["removed"] == 0
    finally:
        eas.config.cache_dir = before
    assert program()[0] == "False"


LOOP = """
import eas, numpy as np
from eas import mk

@eas.kernel
def total(x, out, n):
    s = 0.0
    first = mk.arange(0, 1)[:, None]  # since Python 3.14 a constant slice
    for i in mk.range(0, n):
        if mk.load(x, i) > {bound}:
            s += mk.load(x, i)
    mk.store(out, first, s)

out = np.zeros(1, np.float32)
total(np.arange(8, dtype=np.float32), out, 8)
import sys
print(out[0], "eas._rewrite.emit" in sys.modules)
"""


def test_a_rewritten_function_is_found_again(tmp_path):
    def run(bound: int) -> list[str]:
        path = tmp_path / "program.py"
        path.write_text(LOOP.format(bound=bound))
        env = {**os.environ, "EAS_CACHE_DIR": str(tmp_path / "cache")}
        command = [sys.executable, str(path)]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        return done.stdout.split()

    assert run(3) == ["22.0", "True"]
    assert run(3) == ["22.0", "False"]
    assert run(5) == ["13.0", "True"]
    for path in (tmp_path / "cache").glob("v*/??/*"):
        path.write_bytes(path.read_bytes()[:-1])
    assert run(5) == ["13.0", "True"]


def test_constant_slices_are_part_of_the_key():
    def fn(x):
        return x

    def key(constant) -> bytes:
        fn.__code__ = code.replace(co_consts=(*code.co_consts, constant))
        return kept._key(fn, source)

    code, source = fn.__code__, Source.of(fn)
    constants = (slice(1, 2), slice(1, 3), (slice(None), None), (slice(None, None, 2), None))
    assert len({key(constant) for constant in constants}) == len(constants)
    assert key((slice(1), 0)) == key((slice(1), 0))
