"""The host implementation of Metal kernels: that it computes, and that it sees what is wrong."""

import os
import struct
import sys

import numpy as np
import pytest

sys.path.insert(0, os.path.dirname(__file__))
import host

pytestmark = pytest.mark.skipif(bool(host.missing()), reason=host.missing() or "there")

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
BARRIER = "threadgroup_barrier(mem_flags::mem_threadgroup);"


def kernel(body, arguments="", head=""):
    """A kernel of two buffers of floats and the thread's number."""
    return host.Library(
        f"{HEAD}{head}kernel void k(device float* a [[buffer(0)]], device float* b [[buffer(1)]], "
        f"{arguments} uint i [[thread_index_in_threadgroup]]) {{\n{body}\n}}\n"
    )


def run(body, threads=64, groups=1, size=64, arguments="", head="", extra=(), **options):
    a = np.arange(size, dtype=np.float32)
    b = np.zeros(size, np.float32)
    library = kernel(body, arguments, head)
    library.run("k", [a, b, *extra], (groups,), (threads,), **options)
    return b


@pytest.mark.parametrize("order", [0, 1, 7])
def test_a_sum_by_simdgroups_then_threadgroup_memory(order):
    body = f"""
      threadgroup float part[2];
      const float sum = simd_sum(a[i]);
      if (i % 32 == 0) part[i / 32] = sum;
      {BARRIER}
      b[i] = part[0] + part[1];
    """
    assert np.all(run(body, order=order) == np.arange(64).sum())


@pytest.mark.parametrize("order", [0, 1, 7])
@pytest.mark.parametrize(
    "loop",
    ["for (int n = 0; n < end; ++n) {", "int n = 0; while (true) { if (!(n < end)) break; ++n;"],
)
def test_what_one_thread_reads_in_a_loop_only_that_one_reads(loop, order):
    """Not all of them before the loop, which is a race with its first value."""
    body = f"""
      threadgroup int x[1];
      const int end = int(a[3]);
      if (i < 1) x[0] = 1;
      {loop}
        int y;
        if (i < 1) y = x[0] < 3 ? 3 : x[0] + 1;
        if (i < 1) x[0] = y;
      }}
      {BARRIER}
      b[i] = x[0];
    """
    assert np.all(run(body, order=order) == 5)


def test_scalars_come_in_one_struct_and_constants_are_read():
    text = (
        HEAD
        + """
      struct Args { long n; float scale; };
      constant float table[2] = {1.0f, -2.0f};
      kernel void k(device const float* a [[buffer(0)]], device float* b [[buffer(1)]],
                    constant Args& args [[buffer(2)]], uint3 g [[threadgroup_position_in_grid]],
                    ushort2 t [[thread_position_in_threadgroup]]) {
        const long i = g.x * 16 + t.y * 4 + t.x;
        if (i < args.n) b[i] = a[i] * args.scale + table[t.x & 1];
      }
    """
    )
    a = np.arange(30, dtype=np.float32)
    b = np.full(30, 9, np.float32)
    library = host.Library(text)
    assert library.kernels == ["k"]
    library.run("k", [a, b, struct.pack("qf4x", 29, 2.0)], (2,), (4, 4), across=True)
    expected = a * 2 + np.where(np.arange(30) % 2, -2, 1)
    expected[29] = 9
    np.testing.assert_array_equal(b, expected)


def test_simdgroup_matrices_multiply():
    body = """
      simdgroup_float8x8 x, y, z(0.0f);
      simdgroup_load(x, a, 8);
      simdgroup_load(y, a, 8, ulong2(0), true);
      simdgroup_multiply_accumulate(z, x, y, z);
      simdgroup_store(z, b, 8);
    """
    x = np.arange(64, dtype=np.float32).reshape(8, 8)
    np.testing.assert_array_equal(run(body, threads=32).reshape(8, 8), x @ x.T)


def test_shuffles_scans_and_votes():
    body = """
      b[i] = simd_shuffle_xor(a[i], 1) + 100 * simd_prefix_inclusive_sum(1.0f)
           + 10000 * float(simd_all(i < 32)) + 0.5f * simd_shuffle_down(a[i], 1) - 0.5f * a[i];
    """
    i = np.arange(64)
    down = np.where(i % 32 == 31, i, i + 1)
    expected = (i ^ 1) + 100 * (i % 32 + 1) + 10000 * (i < 32) + 0.5 * down - 0.5 * i
    np.testing.assert_array_equal(run(body), expected.astype(np.float32))


def test_atomics_in_both_memories():
    body = f"""
      threadgroup atomic_uint count;
      if (i == 0) atomic_store_explicit(&count, 0u, memory_order_relaxed);
      {BARRIER}
      atomic_fetch_add_explicit(&count, i, memory_order_relaxed);
      atomic_fetch_add_explicit(sum, 1.0f, memory_order_relaxed);
      int seen = atomic_load_explicit(most, memory_order_relaxed);
      while (seen < int(i) && !atomic_compare_exchange_weak_explicit(most, &seen, int(i),
             memory_order_relaxed, memory_order_relaxed)) {{}}
      {BARRIER}
      b[i] = float(atomic_load_explicit(&count, memory_order_relaxed));
    """
    total, most = np.zeros(1, np.float32), np.zeros(1, np.int32)
    arguments = "device atomic_float* sum [[buffer(2)]], device atomic_int* most [[buffer(3)]],"
    b = run(body, arguments=arguments, extra=(total, most))
    assert b[0] == np.arange(64).sum()
    assert total[0] == 64
    assert most[0] == 63


def test_libraries_of_one_text_share_its_memory():
    text = f"{HEAD}kernel void k(device float* a [[buffer(0)]], "
    text += "uint i [[thread_index_in_threadgroup]])"
    text += f"{{ threadgroup float t[64]; t[i] = a[i]; {BARRIER} a[i] = t[63 - i]; }}"
    first, second = host.Library(text), host.Library(text)
    for library in (second, first):
        a = np.arange(64, dtype=np.float32)
        library.run("k", [a], (1,), (64,))
        np.testing.assert_array_equal(a, np.arange(64)[::-1])
    del first
    second.run("k", [a], (1,), (64,))


def test_half_and_bfloat_round_after_every_operation():
    body = (
        "b[i] = i == 0 ? float(half(2048.0h + 1.0h) + 1.0h) : float(bfloat(256.0f) + bfloat(1.0f));"
    )
    b = run(body, threads=2)
    assert b[0] == 2048
    assert b[1] == 256


FAULTS = {
    "index behind a buffer": (
        "b[i] = a[i + 1];",
        "reads 4 bytes outside of all memory: at byte 256 of buffer 0, which has 256 bytes",
    ),
    "index before a buffer": ("b[int(i) - 1] = a[i];", "outside of all memory: at byte -4 of"),
    "group memory": (
        f"threadgroup float t[64]; t[i] = a[i]; {BARRIER} b[i] = t[i + int(a[1])];",
        "at byte 256 of k::t, which has 256 bytes",
    ),
    "race": (
        f"threadgroup float t[64]; t[i] = 0; {BARRIER} t[i] = a[i]; b[i] = t[i ^ 1];",
        "race on k::t: writes byte 4, read by thread 0 of the group since the last barrier",
    ),
    "race across simdgroups": (
        f"threadgroup float t[64]; t[i] = 0; {BARRIER} t[i] = a[i];"
        " simdgroup_barrier(mem_flags::mem_threadgroup); b[i] = t[i ^ 32];",
        "race on k::t: writes byte 252, read by thread 31",
    ),
    "race on one variable": (
        f"threadgroup float x; x = a[i]; {BARRIER} b[i] = x;",
        "race on k::x: writes byte 0, written by thread 0 of the group since the last barrier",
    ),
    "race on one value": (
        "threadgroup float x; if (i == 0) x = 3; b[i] = x;",
        "race on k::x: reads byte 0, written by thread 0 of the group since the last barrier",
    ),
    "race after a loop": (
        "threadgroup int x; if (i == 0) x = 1;"
        " for (int n = 0; n < int(a[3]); ++n) { if (i == 0) x = x + n; } b[i] = x;",
        "race on k::x: reads byte 0, written by thread 0 of the group since the last barrier",
    ),
    "one value nobody wrote": (
        f"threadgroup float x; if (i == 70) x = 3; {BARRIER} b[i] = x;",
        "reads byte 0 of k::x, which no thread of the group has written",
    ),
    "race on a buffer": (
        "b[i / 2] = a[i];",
        "race on buffer 1: writes byte 0, written by thread 0",
    ),
    "barrier of the wrong memory": (
        f"b[i] = a[i]; {BARRIER} a[i] = b[i ^ 1];",
        "race on buffer 1: reads byte 4, written by thread 1",
    ),
    "atomic and plain": (
        "device atomic_uint* n = reinterpret_cast<device atomic_uint*>(b);"
        " if (i == 5) b[0] = 1.0f; else atomic_fetch_add_explicit(n, 1u, memory_order_relaxed);",
        "race on buffer 1",
    ),
    "never written": (
        f"threadgroup float t[64]; if (a[i] < 32) t[i] = a[i]; {BARRIER} b[i] = t[63 - i];",
        "reads byte 252 of k::t, which no thread of the group has written",
    ),
    "divergent barrier": (
        f"if (a[i] < 40) {{ {BARRIER} }} b[i] = 1;",
        "threadgroup_barrier in divergent flow: thread 0 of the group waits in it, "
        "thread 40 is at the end of the kernel",
    ),
    "early return": (f"if (i == 63) return; {BARRIER} b[i] = 1;", "is at the end of the kernel"),
    "two barriers": (
        f"threadgroup float t[64]; t[i] = 0; if (a[i] < 40) {{ {BARRIER} t[i] = 1; }} "
        f"else {{ t[i] = 2; {BARRIER} }} b[i] = t[i];",
        "is at another threadgroup_barrier",
    ),
    "divergent simd_sum": ("if (a[i] < 40) b[i] = simd_sum(a[i]);", "simd_sum in divergent flow"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_metal_leaves_undefined_is_found(name):
    body, message = FAULTS[name]
    with pytest.raises(host.MslError) as error:
        run(body)
    assert message in str(error.value)


def test_groups_that_write_the_same_are_found_when_asked():
    body = "if (i == 0) b[0] = a[0];"
    run(body, groups=2)
    with pytest.raises(host.MslError, match="race on buffer 1: writes byte 0, written by another"):
        run(body, groups=2, across=True)


NOT_METAL = {
    "another memory": ("threadgroup float t[4]; t[0] = 0; device float* p = t; *p = 1;", "__local"),
    "erf": ("b[i] = erf(a[i]);", "undeclared identifier 'erf'"),
    "double": ("b[i] = float(log1p(a[i]));", "undeclared identifier 'log1p'"),
    "opencl": ("b[i] = native_exp(a[i]);", "undeclared identifier 'native_exp'"),
    "atomic float of a group": (
        "threadgroup atomic_float t; atomic_fetch_add_explicit(&t, 1.0f, memory_order_relaxed);",
        "atomic_float is an atomic of device memory only",
    ),
    "elements of a matrix": ("simdgroup_float8x8 m; m.thread_elements();", "thread_elements"),
    "writes a constant": ("args = 3;", "read-only"),
}


@pytest.mark.parametrize("name", NOT_METAL)
def test_what_the_specification_does_not_declare_does_not_compile(name):
    body, message = NOT_METAL[name]
    with pytest.raises(host.MslError) as error:
        kernel(body, "constant int& args [[buffer(2)]],")
    assert message in str(error.value)


def test_limits_of_a_group_are_kept():
    text = HEAD + (
        "[[max_total_threads_per_threadgroup(32)]] kernel void k(device float* b [[buffer(0)]], "
        "uint i [[thread_index_in_threadgroup]]) { b[i] = 1; }"
    )
    with pytest.raises(host.MslError, match="64 threads in a group of a kernel that is for 32"):
        host.Library(text).run("k", [np.zeros(64, np.float32)], (1,), (64,))


def test_an_argument_without_a_place_is_refused():
    with pytest.raises(host.MslError, match="without an attribute"):
        host.Library(HEAD + "kernel void k(device float* b) { b[0] = 1; }")
