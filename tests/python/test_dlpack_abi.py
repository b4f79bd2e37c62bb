"""include/eas/dlpack_abi.h beside DLPack's own header, of which torch brings a copy: the same
numbers, names and layouts, compared by the compiler."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OURS = ROOT / "include/eas/dlpack_abi.h"


def compile_both(upstream, checks, folder):
    """What the compiler says of a file that includes both headers and makes these checks."""
    source = folder / "both.cpp"
    lines = [f"static_assert({check});" for check in checks]
    source.write_text(
        f'#include <cstddef>\n#include <type_traits>\n#include "{upstream}"\n#include "{OURS}"\n'
        "namespace ours = eas::dlpack;\n" + "\n".join(lines) + "\n"
    )
    words = [shutil.which("c++"), "-std=c++20", "-fsyntax-only", str(source)]
    return subprocess.run(words, capture_output=True, text=True).stderr


def checks_of(text):
    """Every struct of ours field by field, every number of ours by its name."""
    checks = []
    for name, body in re.findall(r"^struct (\w+) \{(.*?)^\};", text, re.M | re.S):
        checks += [f"sizeof(ours::{name}) == sizeof(::{name})"]
        body = re.sub(r"//.*", "", body)
        fields = re.findall(r"\(\*(\w+)\)|(\w+);", body)
        assert fields, name
        for field in (a or b for a, b in fields):
            checks += [f"offsetof(ours::{name}, {field}) == offsetof(::{name}, {field})"]
            checks += [f"sizeof(ours::{name}::{field}) == sizeof(::{name}::{field})"]
    checks += [
        f"int(ours::{name}) == int(::{name})" for name in re.findall(r"^  (kDL\w+) =", text, re.M)
    ]
    for ours, theirs in [
        ("kMajorVersion", "DLPACK_MAJOR_VERSION"),
        ("kMinorVersion", "DLPACK_MINOR_VERSION"),
        ("kFlagReadOnly", "DLPACK_FLAG_BITMASK_READ_ONLY"),
        ("kFlagIsCopied", "DLPACK_FLAG_BITMASK_IS_COPIED"),
        ("kFlagSubbytePadded", "DLPACK_FLAG_BITMASK_IS_SUBBYTE_TYPE_PADDED"),
    ]:
        checks += [f"ours::{ours} == {theirs}"]
    return checks


@pytest.fixture
def upstream():
    torch = pytest.importorskip("torch")
    header = Path(torch.__file__).parent / "include/ATen/dlpack.h"
    if not header.exists() or not shutil.which("c++"):
        pytest.skip("no header of DLPack, or no compiler, here")
    found = re.search(r"DLPACK_MINOR_VERSION (\d+)", header.read_text())
    if int(found[1]) < 3:
        pytest.skip("torch's DLPack is older than ours")
    return header


def test_ours_is_dlpacks(upstream, tmp_path):
    checks = checks_of(OURS.read_text())
    assert len(checks) > 60
    assert not compile_both(upstream, checks, tmp_path)


def test_a_difference_is_found(upstream, tmp_path):
    checks = checks_of(OURS.read_text())
    wrong = [
        check.replace("offsetof(::DLTensor, ndim)", "offsetof(::DLTensor, dtype)")
        for check in checks
    ]
    assert "static assertion failed" in compile_both(upstream, wrong, tmp_path)
