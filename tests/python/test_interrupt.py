"""Ctrl-C ends a launch, in a long grid and in a long loop of every kind; what a signal's handler or
print raises arrives, and the next launch is as if nothing had been."""

import _thread
import signal
import sys
import threading
import time

import eas
import numpy as np
import pytest
from eas import mk

# All take far longer than the interrupt, and end by themselves when it is lost.
NATIVE = eas.config.backend in ("auto", "cpu") and eas.backends()["cpu"].available
TURNS, PROGRAMS = (10**11, 10**11) if NATIVE else (100_000_000, 30_000_000)
LIMIT_S = 3  # it takes a tenth of a second where nobody else uses the machine


@eas.kernel
def in_while(x, turns):
    i = 0
    while i < turns:
        mk.store(x, 0, i)
        i += 1


@eas.kernel
def in_for(x, turns):
    for i in mk.range(turns):
        mk.store(x, 0, i)
        mk.store(x, 1, mk.load(x, 0) + 1)


@eas.kernel
def in_registers(x, turns):
    total = 0
    for i in mk.range(turns):
        total = total * 3 + i
    mk.store(x, 0, total)


@eas.kernel
def bound_in_memory(x, turns):
    mk.store(x, 1, turns)
    for i in mk.range(mk.load(x, 1)):
        mk.store(x, 0, i)


@eas.kernel
def nested(x, turns):
    for i in mk.range(turns):
        for j in mk.range(3):
            for k in mk.range(i % 3):
                mk.store(x, 0, i + j + k)


@eas.kernel
def deeply_nested(x, turns):
    few = turns % 7 + 1  # nobody knows how few, so every loop may be long
    for i in mk.range(turns):
        for j in mk.range(few):
            for k in mk.range(few):
                for m in mk.range(few):
                    n = 0
                    while n < few:
                        mk.store(x, 0, i + j + k + m)
                        n += 1


@eas.kernel
def constant(x, turns):
    for i in mk.range(10**11):
        for j in mk.range(100):
            mk.store(x, 0, i + j)


@eas.kernel
def of_tiles(x, turns):
    at = mk.arange(0, 64)
    tile = mk.load(x, at)
    for i in mk.range(turns):
        tile = tile * 3 + i
    mk.store(x, at, tile)


@eas.kernel
def of_planned_tiles(x, turns):
    at = mk.arange(0, 64)
    tile = mk.load(x, at)
    for _ in mk.range(turns):
        tile = tile + mk.sum(tile)
    mk.store(x, at, tile)


@eas.kernel
def of_products(x, turns):
    i, j = mk.arange(0, 8)[:, None], mk.arange(0, 8)[None, :]
    tile = mk.load(x, i * 8 + j).to(mk.float32)
    acc = mk.zeros((8, 8), mk.float32)
    for _ in mk.range(turns):
        acc = mk.dot(tile, tile, acc=acc)
    mk.store(x, i * 8 + j, acc.to(mk.int64))


@eas.kernel
def by_thread(x, turns):
    t = mk.tid(0, 32)
    for i in mk.range(turns + t):
        mk.store(x, t, i)


@eas.kernel
def that_prints(x, turns):
    i = 0
    while i < turns:
        if i == turns - 1:
            mk.device_print("i", i)
        i += 1
    mk.store(x, 0, i)


@eas.kernel
def that_prints_in_for(x, turns):
    for i in mk.range(turns):
        if i == turns - 1:
            mk.device_print("i", i)
        mk.store(x, 0, i)


@eas.kernel
def of_a_grid(x, turns):
    mk.store(x, 0, turns)


LOOPS = [
    in_while,
    in_for,
    in_registers,
    bound_in_memory,
    nested,
    deeply_nested,
    constant,
    of_tiles,
    of_planned_tiles,
    of_products,
    by_thread,
    that_prints,
    that_prints_in_for,
]


@pytest.fixture
def ctrl_c():
    # Python leaves SIGINT ignored in a process that was started in the background.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@eas.kernel
def squares(x, out):
    at = mk.program_id(0) * 64 + mk.arange(0, 64)
    value = mk.load(x, at, at < x.shape[0])
    mk.store(out, at, value * value, at < x.shape[0])


def assert_sound():
    """Small launches and those of many threads are right."""
    for size in (10, 1_000_000):
        x = np.arange(size)
        out = np.zeros_like(x)
        squares(x, out)
        np.testing.assert_array_equal(out, x * x)


def interrupted(kernel, grid=1, error=KeyboardInterrupt, number=signal.SIGINT):
    x = np.ones(64, np.int64)
    kernel.compile(x, TURNS)
    started = threading.Event()

    def interrupt():
        started.wait()
        time.sleep(0.2)
        _thread.interrupt_main(number)

    timer = threading.Thread(target=interrupt)
    timer.start()
    begin = time.monotonic()
    started.set()
    with pytest.raises(error) as caught:
        kernel[grid](x, TURNS)
    assert time.monotonic() - begin < LIMIT_S
    timer.join()
    assert_sound()
    return caught.value


@pytest.mark.parametrize("kernel", LOOPS, ids=lambda kernel: kernel.__name__)
def test_ctrl_c_ends_a_loop(ctrl_c, kernel):
    interrupted(kernel)


@pytest.mark.parametrize("kernel", [in_for, of_tiles], ids=lambda kernel: kernel.__name__)
def test_ctrl_c_ends_many_loops(ctrl_c, kernel):
    interrupted(kernel, grid=1000)


def test_ctrl_c_ends_a_grid(ctrl_c):
    interrupted(of_a_grid, PROGRAMS)


@pytest.mark.parametrize("deterministic", ["0", "1"])
def test_ctrl_c_ends_a_loop_of_float_atomics(ctrl_c, deterministic):
    @eas.kernel
    def adds(x, turns):
        for _ in mk.range(turns):
            mk.atomic_add(x, 0, 1.0)

    before = eas.config.deterministic
    eas.config.deterministic = deterministic
    try:
        x = np.zeros(1)
        adds.compile(x, TURNS)
        threading.Timer(0.2, _thread.interrupt_main).start()
        begin = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            adds[4](x, TURNS)
        assert time.monotonic() - begin < LIMIT_S
    finally:
        eas.config.deterministic = before
    assert_sound()


@pytest.mark.skipif(not NATIVE, reason="the interpreter has no workers")
def test_ctrl_c_ends_a_loop_while_the_workers_are_busy(ctrl_c):
    x = np.ones(2, np.int64)
    stop = np.ones(1, np.int64)

    @eas.kernel
    def waits(stop):
        while mk.atomic_add(stop, 0, 0) > 0:
            pass

    waits.compile(stop)
    busy = threading.Thread(target=lambda: waits[1](stop))
    busy.start()
    try:
        time.sleep(0.1)
        interrupted(in_for)
        interrupted(in_while)
    finally:
        stop[0] = 0
        busy.join()
    assert x[0] == 1


def test_what_another_signal_raises_arrives():
    def handler(number, frame):
        raise ZeroDivisionError(f"signal {number}")

    before = signal.signal(signal.SIGUSR1, handler)
    try:
        for kernel in (in_for, that_prints):
            error = interrupted(kernel, error=ZeroDivisionError, number=signal.SIGUSR1)
            assert str(error) == f"signal {signal.SIGUSR1.value}"
    finally:
        signal.signal(signal.SIGUSR1, before)


class Broken:
    def write(self, text):
        raise BrokenPipeError("nobody listens")

    def flush(self):
        pass


@eas.kernel
def prints_at_once(x, turns):
    i = mk.load(x, 0)
    while i < turns:
        if i % 1_000_000 == 0:
            mk.device_print("i", i)
        i += 1
    mk.store(x, mk.program_id(0) + 1, i)


def test_what_print_raises_ends_the_launch(monkeypatch):
    x = np.zeros(9, np.int64)
    monkeypatch.setattr(sys, "stdout", Broken())
    begin = time.monotonic()
    with pytest.raises(BrokenPipeError, match="nobody listens"):
        prints_at_once[8](x, 10**15)
    assert time.monotonic() - begin < LIMIT_S
    assert not x.any()
    monkeypatch.undo()
    assert_sound()


@eas.kernel
def prints_now_and_then(x):
    if mk.program_id(0) % 4 == 0:
        mk.device_print("program", mk.program_id(0))
    mk.store(x, mk.program_id(0), 1)


def test_no_program_runs_after_the_one_whose_print_raised(monkeypatch):
    x = np.zeros(1000, np.int64)
    monkeypatch.setattr(sys, "stdout", Broken())
    with pytest.raises(BrokenPipeError):
        prints_now_and_then[1000](x)
    assert not x.any()
