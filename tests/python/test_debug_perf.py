"""EAS_DEBUG=1 leaves what perf needs to show a kernel's name and lines."""

import os
import struct
import subprocess
import sys

import pytest

PROGRAM = """
import eas, numpy as np
from eas import mk

@eas.kernel
def scale(x, a):
    at = mk.arange(0, 64)
    value = mk.exp(mk.load(x, at))
    mk.store(x, at, value * a)

scale[(1,)](np.ones(64, np.float32), 2.0)
"""
CODE, LINES = 0, 2  # kinds of records


def records(dump):
    """What perf inject reads: (kind, body) after the header."""
    magic, version, size = struct.unpack_from("<III", dump)
    assert (magic, version, size) == (0x4A695444, 1, 40)
    while size < len(dump):
        kind, length, _ = struct.unpack_from("<IIQ", dump, size)
        yield kind, dump[size + 16 : size + length]
        size += length
    assert size == len(dump)


def text_at(body, at):
    return body[at : body.index(0, at)].decode()


def lines_of(body):
    address, count = struct.unpack_from("<QQ", body)
    at, found = 16, []
    for _ in range(count):
        where, line, _ = struct.unpack_from("<QII", body, at)
        file = text_at(body, at + 16)
        at += 16 + len(file) + 1
        found.append((where - address, file, line))
    assert at == len(body)
    return address, found


@pytest.mark.skipif(sys.platform != "linux", reason="perf is Linux's")
@pytest.mark.parametrize("runs", ["compiled", "from the disk cache"])
def test_perf_is_told_names_code_and_lines(tmp_path, runs):
    file = tmp_path / "scale.py"
    file.write_text(PROGRAM)
    environment = {**os.environ, "EAS_DEBUG": "1", "EAS_CACHE_DIR": str(tmp_path / "cache")}
    for _ in range(1 if runs == "compiled" else 2):
        process = subprocess.Popen([sys.executable, str(file)], env=environment)
        assert process.wait() == 0
        path, names = f"/tmp/jit-{process.pid}.dump", f"/tmp/perf-{process.pid}.map"
        with open(path, "rb") as dump:
            found = list(records(dump.read()))
        os.remove(path)
        os.remove(names)
    bodies = {text_at(body, 40): body for kind, body in found if kind == CODE}
    assert "scale" in bodies
    code = bodies["scale"]
    _, _, address, _, size, _ = struct.unpack_from("<IIQQQQ", code)
    assert len(code) == 40 + len(b"scale\0") + size
    tables = dict(lines_of(body) for kind, body in found if kind == LINES)
    lines = tables[address]
    assert {file for _, file, _ in lines} == {str(tmp_path / "scale.py")}
    assert {8, 9} <= {line for _, _, line in lines} <= set(range(5, 10))
    offsets = [offset for offset, _, _ in lines]
    assert offsets == sorted(offsets)
    assert offsets[0] >= 0
    assert offsets[-1] < size
