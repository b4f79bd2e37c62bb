"""Launches through OpenCL: where they run, what they say, and results beside the interpreter."""

import os
import subprocess
import sys

import eas
import numpy as np
import pytest
from eas import mk
from opencl_device import ROW, needs_opencl, on_device, on_host


@eas.kernel
def axpy(x, y, out, a, N, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    m = i < N
    mk.store(out, i, a * mk.load(x, i, m) + mk.load(y, i, m), m)


def test_the_row_says_what_to_do():
    assert ROW.doc == "any OpenCL device"
    assert ROW.available or (ROW.reason and "pocl-opencl-icd" in ROW.fix)


def test_a_machine_without_drivers_says_so(tmp_path):
    code = (
        "import eas\nrow = eas.backends()['opencl']\nprint(row.available, row.reason)\n"
        "try: eas.zeros(1, device='opencl')\nexcept eas.BackendError as error: print(error)"
    )
    (tmp_path / "vendors").mkdir()
    environment = {**os.environ, "OCL_ICD_VENDORS": str(tmp_path / "vendors")}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True
    )
    first, second = done.stdout.splitlines()
    assert first.startswith("False ")
    assert second.startswith("[zeros] backend 'opencl' is not available: ")
    assert "pocl-opencl-icd" in second


@needs_opencl
class TestWhereALaunchRuns:
    def test_the_arrays_decide(self):
        x = on_device(np.arange(100, dtype=np.float32))
        out = eas.empty_like(x)
        axpy(x, x, out, 2.0, 100, BLOCK=32)
        np.testing.assert_array_equal(on_host(out), 3 * np.arange(100))

    def test_host_memory_is_used_where_it_lies_or_refused(self):
        x = np.arange(100, dtype=np.float32)
        out = np.zeros(100, np.float32)
        said = ""
        try:
            axpy(x, x, out, 2.0, 100, BLOCK=32, _backend="opencl")
        except eas.BackendError as error:  # a device with memory of its own
            said = str(error)
        assert 'x.to("opencl") copies one there' in said or np.array_equal(out, 3 * x)

    def test_all_on_one_device(self):
        x = np.zeros(4, np.float32)
        with pytest.raises(eas.BackendError) as caught:
            axpy(on_device(x), x, x, 2.0, 4, BLOCK=4)
        assert str(caught.value) == (
            "[axpy] the arrays are on different devices, got argument 'x' on opencl and argument "
            "'y' on cpu, expected one device; x.to(\"opencl\") copies a tensor there"
        )

    @pytest.mark.parametrize("backend", ["cpu", "interpreter"])
    def test_another_backend_by_name_is_refused(self, backend):
        x = on_device(np.zeros(4, np.float32))
        with pytest.raises(eas.BackendError) as caught:
            axpy(x, x, x, 2.0, 4, BLOCK=4, _backend=backend)
        assert str(caught.value) == (
            "[axpy] argument 'x' is on another device, got one on opencl for a launch on the "
            f"backend '{backend}', expected the CPU's memory; x.to(\"cpu\") copies it there"
        )

    def test_views_and_empty_arrays(self):
        x = on_device(np.arange(40, dtype=np.float32))
        out = eas.zeros(40, device="opencl")
        axpy(x[5:], x[:35], out[3:], 1.0, 10, BLOCK=16)
        want = np.zeros(40)
        want[3:13] = np.arange(5, 15) + np.arange(10)
        np.testing.assert_array_equal(on_host(out), want)
        empty = eas.zeros(0, device="opencl")
        axpy[1](empty, empty, empty, 1.0, 0, BLOCK=16)

    def test_overlapping_arguments(self):
        x = on_device(np.arange(64, dtype=np.float32))
        axpy(x, x, x, 1.0, 64, BLOCK=16)
        np.testing.assert_array_equal(on_host(x), 2 * np.arange(64))

    def test_bound_launches(self):
        x, out = on_device(np.ones(10, np.float32)), eas.zeros(10, device="opencl")
        bound = axpy.bind(x, out, out, 1.0, 10, BLOCK=16)
        for _ in range(3):
            bound()
        assert out.tolist() == [3.0] * 10


@eas.kernel
def mistakes(x, out, N, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, i)
    mk.device_assert(v < 1000, "too large")
    mk.store(out, i, v)


@eas.kernel
def tells(x, BLOCK: eas.constexpr):
    p = mk.program_id(0)
    i = mk.arange(0, BLOCK)
    mk.device_print("program", p, mk.load(x, p * BLOCK + i))


@needs_opencl
class TestWhatIsReported:
    def said(self, backend, arrays, **options):
        with pytest.raises(eas.Error) as caught:
            mistakes[2](*arrays, 10, BLOCK=8, _backend=backend, **options)
        return type(caught.value), str(caught.value)

    def test_assertions_as_the_interpreter_says_them(self):
        x = np.arange(16, dtype=np.float32)
        x[11] = 5000
        want = self.said("interpreter", (x, x.copy()))
        assert "too large" in want[1]
        got = self.said("opencl", (on_device(x), on_device(x)))
        assert got == want

    def test_bounds_as_the_interpreter_says_them(self):
        x = np.arange(10, dtype=np.float32)
        want = self.said("interpreter", (x, np.zeros(16, np.float32)))
        assert want[0] is eas.OutOfBoundsError
        before = eas.config.check
        eas.config.check = "1"
        try:
            got = self.said("opencl", (on_device(x), eas.zeros(16, device="opencl")))
        finally:
            eas.config.check = before
        assert got == want

    def test_prints_in_the_order_of_programs(self, capfd):
        x = np.arange(12, dtype=np.float32)
        tells[3](x, BLOCK=4, _backend="interpreter")
        want = capfd.readouterr().out
        assert want.count("program") == 3
        tells[3](on_device(x), BLOCK=4)
        assert capfd.readouterr().out == want

    def test_what_the_driver_refuses_is_told(self):
        with pytest.raises(eas.BackendError, match="the device has no such block"):
            eas.empty(1 << 45, dtype=eas.uint8, device="opencl")


@needs_opencl
def test_code_of_the_driver_is_kept_on_disk(tmp_path):
    code = (
        "import eas, numpy as np\nfrom eas import mk\n"
        "@eas.kernel\n"
        "def twice(x, N, BLOCK: eas.constexpr):\n"
        "    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)\n"
        "    mk.store(x, i, 2 * mk.load(x, i, i < N), i < N)\n"
        "x = eas.ones(10, device='opencl')\ntwice(x, 10, BLOCK=16)\nprint(x[9].item())\n"
    )
    (tmp_path / "twice.py").write_text(code)
    environment = {**os.environ, "EAS_CACHE_DIR": str(tmp_path / "cache"), "EAS_LOG": "cache"}
    said = []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, tmp_path / "twice.py"], capture_output=True, text=True, env=environment
        )
        assert done.stdout == "2.0\n", done.stderr
        said.append([line for line in done.stderr.splitlines() if "driver: " in line])
    assert ["driver: miss" in said[0][0], "driver: hit" in said[1][0]] == [True, True]


@needs_opencl
def test_a_forked_child_says_that_it_cannot():
    code = (
        "import os, eas\neas.zeros(1, device='opencl')\n"
        "pid = os.fork()\n"
        "if pid == 0:\n"
        "    try: eas.zeros(1, device='opencl')\n"
        "    except eas.BackendError as error: print(error, flush=True)\n"
        "    os._exit(0)\n"
        "os.waitpid(pid, 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert "OpenCL cannot be used in a forked child of a process that used it" in done.stdout


@needs_opencl
def test_doctor_lists_devices():
    done = subprocess.run(
        [sys.executable, "-m", "eas", "doctor"], capture_output=True, text=True, check=True
    )
    assert "opencl" in done.stdout.split("devices", 1)[1]


@eas.kernel
def powers(b, a, turns):
    pid = mk.program_id(0)
    i = mk.arange(0, 3)
    j = mk.arange(0, 7)
    for _ in mk.range(turns):
        if pid < 1:
            continue
        last = mk.load(a, pid * 64 + i[:, None] * 3 + i[None, :])
        step = mk.load(b, i[:, None] * 7 + j[None, :])
        mk.store(a, pid * 64 + i[:, None] * 7 + j[None, :], mk.dot(last, step))


def test_a_branch_of_a_loop_with_barriers_takes_every_turn():
    """PoCL gave zeros where the branch began with the barrier it had anyway."""
    b = np.arange(1, 22, dtype=np.float32)
    a = np.arange(1, 129, dtype=np.float32) / 64
    want = a.copy()
    powers[2](b, want, 3, _backend="interpreter")
    powers[2](b, a, 3, _backend="opencl")
    np.testing.assert_allclose(a, want, rtol=1e-6)
