"""The examples: each runs, checks itself, prints little, is quick, and holds for awkward sizes."""

import importlib
import re
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import eas
import numpy as np
import pytest

from examples import beside, demo

ROOT = Path(__file__).resolve().parents[2]
AWKWARD = {
    "add": [(0,), (1,), (255,), (257,)],
    "softmax": [(1, 1), (3, 33), (2, 128)],
    "matmul": [(1, 1, 1), (32, 32, 16), (33, 65, 17)],
    "simdgroup_matmul": [(1, 1, 1), (16, 16, 16), (17, 33, 9)],
    "layer_norm": [(1, 1), (3, 65)],
    "flash_attention": [(1, 1, 1), (3, 33, 5), (1, 64, 16)],
    "histogram": [(0,), (1,), (257,)],
    "mandelbrot": [(1, 1), (17, 9)],
    "nbody": [(1,), (33,)],
}


def load(name):
    return importlib.import_module(f"examples.{name}")


def check(example, outputs, expected):
    for got, want in zip(outputs, expected, strict=True):
        eas.testing.assert_close(got, want, **example.TOLERANCE)


def expected_of(name, inputs, outputs):
    example = load(name)
    if name == "mandelbrot":
        return example.reference(*outputs[0].shape)
    return example.reference(*inputs)


@pytest.mark.parametrize("name", [*demo.EXAMPLES, *demo.NETWORKS, *demo.GRADIENTS])
def test_main_checks_itself_and_says_what_it_did(name, capsys):
    load(name).main()
    lines = capsys.readouterr().out.splitlines()
    assert 1 <= len(lines) <= 5
    assert lines[0].startswith(f"{name}: ")


@pytest.mark.parametrize("name", [*demo.EXAMPLES, *demo.NETWORKS, *demo.GRADIENTS])
def test_a_wrong_result_is_noticed(name, monkeypatch):
    example = load(name)
    right = example.reference
    monkeypatch.setattr(example, "reference", lambda *args: tuple(x + 1 for x in right(*args)))
    if name == "add":
        monkeypatch.setattr(example, "run", lambda a, b, c: None)
    with pytest.raises(AssertionError):
        example.main()


@pytest.mark.parametrize(("name", "sizes"), [(n, s) for n in AWKWARD for s in AWKWARD[n]])
def test_sizes_need_no_multiple_of_a_block(name, sizes):
    example = load(name)
    inputs, outputs = example.make(*sizes)
    example.run(*inputs, *outputs)
    check(example, outputs, expected_of(name, inputs, outputs))


@pytest.mark.parametrize("name", demo.EXAMPLES)
def test_no_program_races_with_another(name, monkeypatch):
    monkeypatch.setattr(eas.config, "check", "race")
    example = load(name)
    inputs, outputs = example.make(*AWKWARD[name][-1])
    example.run(*inputs, *outputs)
    check(example, outputs, expected_of(name, inputs, outputs))


@pytest.mark.parametrize("name", demo.EXAMPLES)
def test_eager_gives_the_same_bits(name, monkeypatch):
    example = load(name)
    inputs, outputs = example.make(*AWKWARD[name][-1])
    eager = [np.copy(x) for x in outputs]
    monkeypatch.setattr(eas.config, "backend", "interpreter")
    example.run(*inputs, *outputs)
    monkeypatch.setattr(eas.config, "backend", "eager")
    example.run(*inputs, *eager)
    for got, want in zip(eager, outputs, strict=True):
        np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("name", demo.EXAMPLES)
def test_torch_tensors(name):
    torch = pytest.importorskip("torch")
    example = load(name)
    inputs, outputs = example.make(*AWKWARD[name][-1])
    tensors = [torch.from_numpy(x.copy()) for x in (*inputs, *outputs)]
    example.run(*tensors)
    results = [x.numpy() for x in tensors[len(inputs) :]]
    check(example, results, expected_of(name, inputs, outputs))


@pytest.mark.parametrize("name", ["softmax", "matmul", "simdgroup_matmul", "flash_attention"])
def test_any_strides(name):
    example = load(name)
    inputs, outputs = example.make(*AWKWARD[name][1])
    arrays = [np.flip(np.asfortranarray(np.flip(x))) for x in (*inputs, *outputs)]
    example.run(*arrays)
    check(example, arrays[len(inputs) :], example.reference(*inputs))


def test_full_attention():
    example = load("flash_attention")
    inputs, outputs = example.make(2, 45, 8)
    example.run(*inputs, *outputs, causal=False)
    check(example, outputs, example.reference(*inputs, causal=False))


def test_histogram_leaves_out_what_is_in_no_bin():
    example = load("histogram")
    x, counts = np.array([-1, 0, 3, 4, 2**31 - 1], np.int32), np.zeros(4, np.int32)
    example.run(x, counts)
    assert counts.tolist() == [1, 0, 0, 1]


def test_scripts_run_from_the_root():
    done = subprocess.run(
        [sys.executable, "-m", "examples.histogram"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("histogram: ")


@pytest.fixture
def small_demo(monkeypatch, tmp_path):
    monkeypatch.setattr(demo, "EXAMPLES", {"add": (1000,), "mandelbrot": (40, 30)})
    monkeypatch.setattr(demo, "NETWORKS", ("mps",))
    monkeypatch.setattr(demo, "PICTURE", tmp_path / "build" / "mandelbrot.png")
    return demo


def test_demo_times_every_kernel_beside_numpy_and_torch(small_demo, capsys):
    small_demo.main()
    out = capsys.readouterr().out
    assert "backend: cpu (compiled code on the processor's cores)" in out
    rows = [line for line in out.splitlines() if line.startswith(("add", "mandelbrot"))]
    kinds = 2 if demo.torch_or_none() else 1
    assert [row.split()[0] for row in rows] == ["add", "mandelbrot"]
    assert all("as NumPy" in row for row in rows)
    assert [len(re.findall(r"[0-9.]+ (?:µs|ms|s)\b", row)) for row in rows] == [2 * kinds] * 2
    sums = [line for line in out.splitlines() if "->" in line and "as NumPy" in line]
    assert len(sums) == len(demo.EINSUMS)
    assert "\nmps: " in out


def test_demo_draws_a_picture_and_says_where(small_demo, capsys):
    small_demo.print_picture()
    assert capsys.readouterr().out.endswith(f"{small_demo.PICTURE}\n")
    data = small_demo.PICTURE.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    start = data.index(b"IDAT")
    (length,) = struct.unpack(">I", data[start - 4 : start])
    rows = zlib.decompress(data[start + 4 : start + 4 + length])
    counts = np.frombuffer(rows, np.uint8).reshape(height, 1 + width)[:, 1:]
    assert (width, height) == (1200, 800)
    np.testing.assert_array_equal(counts, load("mandelbrot").reference(800, 1200, 255)[0])


@pytest.mark.parametrize("seconds", [2.5e-6, 4e-5, 0.0123, 1.7])
def test_times_are_told_in_their_own_unit(seconds, monkeypatch):
    monkeypatch.setattr(eas.testing, "do_bench", lambda call, **options: 1000 * seconds)
    number, unit = demo.time_of(None).split()
    assert float(number) * {"µs": 1e-6, "ms": 1e-3, "s": 1}[unit] == pytest.approx(
        seconds, rel=0.01
    )
    assert 1 <= float(number) < 1000


def in_their_ways():
    ways = {"numpy": (np.asarray, beside.NUMPY)}
    torch = demo.torch_or_none()
    if torch:
        ways["torch"] = (torch.from_numpy, beside.in_torch(torch))
    return [(name, *way) for way in ways.values() for name in demo.EXAMPLES]


@pytest.mark.parametrize(("name", "convert", "theirs"), in_their_ways())
def test_what_the_demo_times_beside_us_does_the_same(name, convert, theirs):
    inputs, outputs = load(name).make(*AWKWARD[name][-1])
    want = expected_of(name, inputs, outputs)[0]
    given = [convert(x) for x in inputs] or outputs[0].shape
    got = np.asarray(theirs[name](*given))
    eas.testing.assert_close(got.astype(want.dtype), want, rtol=1e-4, atol=1e-5)


def test_demo_fails_on_a_wrong_result(capsys, monkeypatch):
    monkeypatch.setattr(demo, "EXAMPLES", {"add": (100,)})
    monkeypatch.setattr(load("add"), "run", lambda a, b, c: None)
    with pytest.raises(SystemExit, match="demo: wrong results: add"):
        demo.main()
    assert "WRONG" in capsys.readouterr().out


def test_readme_names_every_example():
    text = (ROOT / "examples" / "README.md").read_text()
    scripts = {p.stem for p in (ROOT / "examples").glob("*.py")} - {"__init__"}
    named = {*demo.EXAMPLES, *demo.NETWORKS, *demo.GRADIENTS}
    assert scripts == {*named, "demo", "beside", "picture"}
    assert all(f"`{name}`" in text for name in scripts)


def test_renormalisation_is_exact_where_nothing_is_cut():
    temperature = 3.0
    states = np.arange(2**16)[:, None] >> np.arange(16) & 1
    spins = (2 * states - 1).reshape(-1, 4, 4)  # all states of a torus of 4 x 4 spins
    bonds = sum((spins * np.roll(spins, 1, axis)).sum(axis=(1, 2)) for axis in (1, 2))
    want = np.log(np.exp(bonds / temperature).sum()) / 16
    (got,) = load("trg_ising").run(temperature, max_dim=64, steps=4)
    assert got == pytest.approx(want, rel=1e-10)
