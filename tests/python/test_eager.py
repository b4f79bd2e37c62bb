"""EAS_BACKEND=eager: the body runs on real values, with the same results and errors."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
import threading

import eas
import numpy as np
import pytest
from eas import mk


@pytest.fixture
def eager():
    eas.set_backend("eager")
    yield
    eas.set_backend("auto")


def both(kernel, make, **options):
    """The arrays after a launch on the interpreter and in eager mode."""
    results = []
    for backend in ("interpreter", "eager"):
        arguments = make()
        kernel(*arguments, _backend=backend, **options)
        results.append([a for a in arguments if isinstance(a, np.ndarray)])
    for a, b in zip(*results, strict=True):
        np.testing.assert_array_equal(a, b)
    return results[0]


@eas.kernel
def softmax(x, y, cols, BLOCK: eas.constexpr):
    row = mk.program_id(0)
    offs = mk.arange(0, BLOCK)
    mask = offs < cols
    value = mk.load(x, row * cols + offs, mask, other=-float("inf"))
    top = mk.exp(value - mk.max(value, axis=0))
    mk.store(y, row * cols + offs, top / mk.sum(top, axis=0), mask)


def test_spmd():
    x = np.random.default_rng(0).standard_normal((4, 6)).astype(np.float32)
    (_, y) = both(softmax, lambda: (x.copy(), np.zeros_like(x), 6), BLOCK=8, _grid=4)
    np.testing.assert_allclose(y, np.exp(x) / np.exp(x).sum(1, keepdims=True), rtol=1e-5)


@eas.kernel
def collatz(out, N):
    i = mk.program_id(0)
    if i < N:
        n = i + 1
        steps = 0
        while n != 1:
            if n % 2 == 0:
                n = n // 2
            else:
                n = 3 * n + 1
            steps += 1
        mk.store(out, i, steps)


def test_loops_and_branches():
    (out,) = both(collatz, lambda: (np.zeros(7, np.int64), 7))
    assert out.tolist() == [0, 1, 7, 2, 5, 8, 16]


@eas.kernel
def reverse_groups(x, N, BLOCK: eas.constexpr):
    base = mk.program_id(0) * BLOCK
    lane = mk.tid(0, BLOCK)
    shared = mk.alloc_tg(BLOCK, mk.float64)
    if base + lane < N:
        mk.store(shared, lane, mk.load(x, base + lane))
    mk.barrier()
    if base + lane < N:
        mk.store(x, base + lane, mk.load(shared, BLOCK - 1 - lane))


def test_threads():
    (x,) = both(reverse_groups, lambda: (np.arange(8.0), 8), BLOCK=4)
    assert x.tolist() == [3, 2, 1, 0, 7, 6, 5, 4]


def test_threads_that_part():
    (out,) = both(collatz_threads, lambda: (np.zeros(8, np.int64),), BLOCK=8)
    assert out.tolist() == [0, 1, 7, 2, 5, 8, 16, 3]


@eas.kernel
def collatz_threads(out, BLOCK: eas.constexpr):
    i = mk.tid(0, BLOCK)
    n = i + 1
    steps = 0
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps += 1
    mk.store(out, i, steps)


@eas.kernel
def shows(x):
    i = mk.program_id(0)
    value = mk.load(x, i) + 1
    print("program", i, "has", value)


def test_print_shows_values(eager, capsys):
    shows(np.array([1.5, 2.5]), _grid=2)
    shows(np.array([1.5, 2.5]), _grid=2)
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == lines[2:]
    assert len(lines) == 4
    assert "0" in lines[0]
    assert "2.5" in lines[0]
    assert "1" in lines[1]
    assert "3.5" in lines[1]


def test_breakpoint_stops_in_the_users_frame(eager, monkeypatch):
    seen = []
    monkeypatch.setattr(sys, "breakpointhook", lambda: seen.append(sys._getframe(1).f_code.co_name))

    @eas.kernel
    def stops(x):
        breakpoint()
        mk.store(x, 0, 1)

    stops(np.zeros(1), _grid=3)
    assert seen == ["stops"] * 3


def test_static_print_once(eager, capsys):
    @eas.kernel
    def shows_once(x):
        mk.static_print("compiled")
        mk.store(x, 0, 1)

    shows_once(np.zeros(1), _grid=3)
    assert capsys.readouterr().out == "compiled\n"


def test_bounds_are_the_same_error(monkeypatch):
    @eas.kernel
    def beyond(x):
        mk.store(x, mk.program_id(0), 1)

    monkeypatch.setattr(eas.config, "check", "1")
    errors = []
    for backend in ("interpreter", "eager", "cpu"):
        with pytest.raises(eas.OutOfBoundsError) as caught:
            beyond(np.zeros(2), _grid=3, _backend=backend)
        errors.append(str(caught.value))
    assert len(set(errors)) == 1


def test_asserts_are_the_same_error():
    @eas.kernel
    def checks(x):
        mk.device_assert(mk.load(x, mk.program_id(0)) < 5, "too large")

    errors = []
    for backend in ("interpreter", "eager", "cpu"):
        with pytest.raises(eas.LaunchError) as caught:
            checks(np.array([1, 9]), _grid=2, _backend=backend)
        errors.append(str(caught.value))
    assert len(set(errors)) == 1
    assert "too large" in errors[0]


def test_races_are_found(eager):
    @eas.kernel
    def race(x):
        mk.store(x, 0, mk.program_id(0))

    eas.config.check = "race"
    try:
        with pytest.raises(eas.Error, match="race"):
            race(np.zeros(1), _grid=2)
    finally:
        eas.config.check = "0"


def test_a_bound_launch_can_be_eager():
    x = np.zeros(1)

    @eas.kernel
    def bump(x):
        mk.store(x, 0, mk.load(x, 0) + 1)

    run = bump.bind(x, _backend="eager")
    run()
    run()
    assert x[0] == 2


started, finish = threading.Event(), threading.Event()


def hold():
    """Called while the body is only looked at; the second time it runs for real."""
    if not started.is_set():
        started.set()
        finish.wait(10)


hold.__module__ = "eas.testing"  # a library's function: what it uses is its own affair


@eas.kernel
def slow(x):
    print("slow")
    hold()
    mk.store(x, 0, 1)


@eas.kernel
def quick(x):
    print("quick")
    mk.static_print("static")
    mk.store(x, 0, 1)


def test_two_launches_at_once_leave_standard_output_alone():
    started.clear()
    finish.clear()
    hook = sys.breakpointhook
    with contextlib.redirect_stdout(io.StringIO()) as out:
        thread = threading.Thread(target=lambda: slow[1](np.zeros(1), _backend="eager"))
        thread.start()
        assert started.wait(10)
        print("others go on")  # while the first launch is quiet
        quick[1](np.zeros(1), _backend="eager")
        finish.set()
        thread.join()
        assert sys.stdout is out
    assert sys.breakpointhook is hook
    assert out.getvalue() == "others go on\nstatic\nquick\nslow\n"


def test_output_comes_back_after_an_error(capsys):
    @eas.kernel
    def wrong(x):
        mk.no_such_name(x)

    before = sys.stdout
    with pytest.raises(eas.CompileError, match=r"\[attribute\]"):
        wrong[1](np.zeros(1), _backend="eager")
    assert sys.stdout is before


def test_who_kept_the_stand_in_can_go_on_writing():
    from eas import _quiet

    with contextlib.redirect_stdout(io.StringIO()) as out:
        _quiet.enter()
        kept = sys.stdout
        kept.write("lost")
        kept.writelines(["lost", "too"])
        _quiet.leave()
        assert sys.stdout is out
        kept.write("seen")
        assert not kept.closed
    assert out.getvalue() == "seen"


LONG_LOOP = """
import resource, numpy as np, eas
from eas import mk
@eas.kernel
def first(x, n):
    for i in mk.range(n):
        mk.store(x, 0, i)
        if i > 3:
            break
x = np.zeros(1)
first[1](x, 10, _backend="eager")
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
first[1](x, 10**9, _backend="eager")
print(x[0], resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def test_a_range_makes_its_values_one_by_one(tmp_path):
    program = tmp_path / "long_loop.py"
    program.write_text(LONG_LOOP)
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=60)
    value, kilobytes = done.stdout.split()
    assert float(value) == 4
    assert int(kilobytes) < 20_000
