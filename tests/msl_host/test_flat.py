"""The text of kernels flat, under ASan and TSan: it is clean, and they see what is not."""

import os
import sys

import numpy as np
import pytest

sys.path.insert(0, os.path.dirname(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "metal_double"))
import double
import flat
import host
from test_msl_host import BARRIER, HEAD

pytestmark = pytest.mark.skipif(bool(host.missing()), reason=host.missing() or "there")
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
CHECKS = "tests/metal_double/checks_on_metal.py"


def run(body, folder, sanitizer, threads=64):
    text = (
        f"{HEAD}kernel void k(device float* a [[buffer(0)]], device float* b [[buffer(1)]], "
        f"uint i [[thread_index_in_threadgroup]]) {{\n{body}\n}}\n"
    )
    library = host.Library(text)
    path = folder / "one.launch"
    flat.record(path, "k", [np.arange(64, dtype=np.float32), np.zeros(64, np.float32)], threads)
    return flat.replay([(library.stem, path)], sanitizer)


GOOD = f"""
  threadgroup float t[64];
  float own[4];
  for (int n = 0; n < 4; ++n) own[n] = a[(i + n) % 64];
  t[i] = simd_sum(own[i % 4]);
  {BARRIER}
  b[i] = t[63 - i] + own[int(a[3])];
  simdgroup_barrier(mem_flags::mem_threadgroup);
  atomic_fetch_add_explicit((device atomic_uint*)a, 1u, memory_order_relaxed);
"""
FAULTS = {
    "index behind a buffer": ("address", "b[i] = a[i + 1];", "heap-buffer-overflow"),
    "index before a buffer": ("address", "b[int(i) - 1] = a[i];", "heap-buffer-overflow"),
    "group memory": (
        "address",
        f"threadgroup float t[64]; t[i] = a[i]; {BARRIER} b[i] = t[i + int(a[1])];",
        "global-buffer-overflow",
    ),
    "a thread's own array": (
        "address",
        "float own[4]; for (int n = 0; n < 4; ++n) own[n] = a[n]; b[i] = own[int(a[4])];",
        "stack-buffer-overflow",
    ),
    "atomic behind a buffer": (
        "address",
        "atomic_fetch_add_explicit((device atomic_uint*)a + 64, 1u, memory_order_relaxed);",
        "heap-buffer-overflow",
    ),
    "race": (
        "thread",
        f"threadgroup float t[64]; t[i] = 0; {BARRIER} t[i] = a[i]; b[i] = t[i ^ 1];",
        "data race",
    ),
    "race across simdgroups": (
        "thread",
        f"threadgroup float t[64]; t[i] = 0; {BARRIER} t[i] = a[i];"
        " simdgroup_barrier(mem_flags::mem_threadgroup); b[i] = t[i ^ 32];",
        "data race",
    ),
    "a shuffle is no barrier": (
        "thread",
        f"threadgroup float t[64]; t[i] = 0; {BARRIER} t[i] = a[i];"
        " const float x = simd_sum(a[i]); b[i] = x + t[i ^ 1];",
        "data race",
    ),
    "race on a buffer": ("thread", "b[i / 2] = a[i];", "data race"),
    "atomic and plain": (
        "thread",
        "device atomic_uint* n = reinterpret_cast<device atomic_uint*>(b);"
        " if (i == 5) b[0] = 1.0f; else atomic_fetch_add_explicit(n, 1u, memory_order_relaxed);",
        "data race",
    ),
    "divergent barrier": (
        "address",
        f"if (a[i] < 40) {{ {BARRIER} }} b[i] = 1;",
        "threadgroup_barrier in divergent flow",
    ),
}


@pytest.mark.parametrize("sanitizer", flat.SANITIZERS)
def test_what_is_right_is_clean(sanitizer, tmp_path):
    assert run(GOOD, tmp_path, sanitizer) == ""


@pytest.mark.parametrize("name", FAULTS)
def test_what_metal_leaves_undefined_is_found(name, tmp_path):
    sanitizer, body, message = FAULTS[name]
    assert message in run(body, tmp_path, sanitizer)


def launches_of(command, folder, monkeypatch):
    monkeypatch.setenv("MSL_HOST_RECORD", str(folder))
    double.run(*command)
    found = flat.recorded(folder)
    assert found
    return found


def all_clean(launches):
    for sanitizer in flat.SANITIZERS:
        said = flat.replay(launches, sanitizer)
        assert not said, said[-4000:]


def test_kernels(tmp_path, monkeypatch):
    command = (*PYTEST, CHECKS, "-k", "matmul or softmax or hand_on", "-m", "not full")
    all_clean(launches_of(command, tmp_path, monkeypatch))


@pytest.mark.full
def test_all_kernels(tmp_path, monkeypatch):
    """Those of the checks, examples among them, and 100 random ones."""
    fuzz = ["tests/fuzz/python/campaign.py", "--count", "100", "--jobs", "1", "--budget", "0"]
    fuzz += ["--backend", "metal", "--save", str(tmp_path)]
    for command in ((*PYTEST, CHECKS, "-m", "not full"), fuzz):
        all_clean(launches_of(command, tmp_path, monkeypatch))
