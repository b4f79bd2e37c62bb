"""`eas doctor` and `eas inspect`, as text and as JSON."""

from __future__ import annotations

import json
import re

import eas
import pytest
from eas import mk
from eas._cli import main


@eas.kernel
def shown(x, n, BLOCK: eas.constexpr = 4):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(x, offs, 1, offs < n)


def run(capsys, *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_doctor(capsys):
    text = run(capsys, "doctor")
    assert f"eas: {eas.__version__}" in text
    assert "  cpu          available" in text
    assert "  metal        not available: there is no Metal on this system" in text
    report = json.loads(run(capsys, "doctor", "--json"))
    assert report["backend"] == "cpu"
    assert {row["name"]: row["available"] for row in report["backends"]} == {
        "cpu": True,
        "metal": False,
        "opencl": eas.backends()["opencl"].available,  # where a driver is installed
        "interpreter": True,
        "eager": True,
    }
    assert report["settings"]["backend"] == "auto"


def test_doctor_knows_the_machine(capsys):
    text = run(capsys, "doctor")
    assert re.search(
        r"^cpu: \S+, vectors of (128|256|512) bits \([^)]+\), \d+ threads$", text, re.MULTILINE
    )
    assert re.search(r"^llvm: \d+\.\d+\.\d+$", text, re.MULTILINE)
    assert f"\ncache: {eas._core.disk_cache_folder() or 'none'}\n" in text
    (line,) = re.findall(r"^torch tensors: (.*)$", text, re.MULTILINE)
    assert line.startswith(("bridge: ", "dlpack: ", "none: "))
    (line,) = re.findall(r"^torch mps: (.*)$", text, re.MULTILINE)
    assert line.startswith("none: ")


def test_inspect(capsys):
    name = f"{__name__}:shown"
    text = run(capsys, "inspect", name)
    assert "def shown(x, n, BLOCK: eas.constexpr = 4):" in text
    report = json.loads(run(capsys, "inspect", name, "x=int8", "n=int", "BLOCK=16", "--json"))
    assert report["mode"] == "spmd"
    assert report["block_size"] == 16
    assert report["writes"] == ["x"]
    assert "buffer<i8>" in report["ir"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nothing", "[inspect] no kernel is named, got 'nothing', expected module:kernel\n"),
        (
            "json:dumps",
            "[inspect] 'dumps' in json is no kernel, got function, "
            "expected a function with @eas.kernel\n",
        ),
        (
            "no_such_module:k",
            "[inspect] the module cannot be imported, got No module named 'no_such_module'\n",
        ),
    ],
)
def test_errors(capsys, name, message):
    assert main(["inspect", name]) == 1
    assert capsys.readouterr().err == message
