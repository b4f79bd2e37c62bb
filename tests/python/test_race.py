"""EAS_CHECK=race: two programs, or two threads between barriers, that touch one element."""

import os
import subprocess
import sys

import eas
import numpy as np
import pytest
from eas import mk


@pytest.fixture(autouse=True)
def race_check():
    eas.config.check = "race"
    yield
    eas.config.check = "0"


def races(kernel, *arguments, match=r"race in kernel", **options):
    with pytest.raises(eas.LaunchError, match=match) as caught:
        kernel(*arguments, **options)
    return str(caught.value)


@eas.kernel
def same_element(x):
    mk.store(x, 0, mk.program_id(0))


def test_two_programs_write_one_element():
    text = races(same_element[2], np.zeros(1))
    assert "[store] race in kernel 'same_element', argument 'x', element 0, got a write by" in text
    assert "got a write by program (1, 0, 0) at " in text
    assert "and a write by program (0, 0, 0) at " in text
    assert ", expected elements of their own, or atomics only\n" in text
    assert "    mk.store(x, 0, mk.program_id(0))\n" in text


def test_one_program_has_no_race():
    same_element[1](np.zeros(1))


def test_it_is_not_looked_for_unasked():
    eas.config.check = "0"
    same_element[2](np.zeros(1))


@eas.kernel
def neighbours(x, y, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(y, i, mk.load(x, i) + mk.load(x, i + 1))


def test_reads_may_overlap():
    y = np.zeros(12)
    neighbours[3](np.arange(13.0), y, BLOCK=4)
    assert y[0] == 1


def test_a_read_of_what_another_program_writes():
    x = np.zeros(13)
    text = races(neighbours[3], x, x, BLOCK=4)
    assert "got a write by program (1, 0, 0)" in text or "got a read by program (1, 0, 0)" in text


def test_overlapping_arguments_are_one_memory():
    x = np.zeros(16)
    races(neighbours[2], x[:13], x[3:], BLOCK=4)


def test_views_that_interleave_do_not_meet():
    x = np.zeros(16)

    @eas.kernel
    def halves(a, b):
        p = mk.program_id(0)
        mk.store(a, 2 * p, 1)
        mk.store(b, 2 * p, 2)

    halves[8](x[::2], x[1::2])
    assert x.tolist() == [1, 2] * 8


@eas.kernel
def count(x):
    mk.atomic_add(x, 0, 1)


def test_atomics_do_not_race():
    x = np.zeros(1, np.int64)
    count[5](x)
    assert x[0] == 5


@eas.kernel
def atomic_and_plain(x):
    if mk.program_id(0) == 0:
        mk.atomic_add(x, 0, 1)
    else:
        mk.store(x, 0, 1)


def test_an_atomic_and_a_store_do():
    text = races(atomic_and_plain[2], np.zeros(1))
    assert "got a write by program (1, 0, 0)" in text
    assert "and an atomic by program (0, 0, 0)" in text


@eas.kernel
def masked(x, N):
    mk.store(x, mk.arange(0, 4), 1, mk.arange(0, 4) == mk.program_id(0))


def test_masked_off_elements_do_not_count():
    masked[4](np.zeros(4), 4)


@eas.kernel
def shift(x, BARRIER: eas.constexpr):
    t = mk.tid(0, 8)
    shared = mk.alloc_tg(8)
    mk.store(shared, t, t)
    if BARRIER:
        mk.barrier()
    mk.store(x, t, mk.load(shared, (t + 1) % 8))


def test_a_missing_barrier():
    text = races(shift[1], np.zeros(8), False)
    assert "race in kernel 'shift', program (0, 0, 0), threadgroup memory of" in text
    assert "got a read by thread 0" in text
    assert "and a write by thread 1" in text
    assert "expected a barrier between them, or atomics only" in text


def test_a_barrier_in_its_place():
    x = np.zeros(8)
    shift[1](x, True)
    assert x.tolist() == [1, 2, 3, 4, 5, 6, 7, 0]


@eas.kernel
def threads_collide(x):
    mk.store(x, mk.tid(0, 8) // 2, 1)


def test_threads_in_plain_memory():
    text = races(threads_collide[1], np.zeros(4))
    assert "got a write by thread 1" in text
    assert "and a write by thread 0" in text


@eas.kernel
def lanes_collide(x):
    i = mk.arange(0, 8)
    mk.store(x, i // 2, i)


def test_lanes_of_a_tile_are_one_program():
    x = np.zeros(4)
    lanes_collide[1](x)
    assert set(x) <= set(range(8))


def test_the_first_bad_launch_says_so_and_the_next_is_clean():
    x = np.zeros(1)
    races(same_element[2], x)
    same_element[1](x)
    races(same_element[2], x)


def test_the_environment_asks_too(tmp_path):
    program = tmp_path / "race.py"
    program.write_text(
        "import eas, numpy as np\nfrom eas import mk\n"
        "@eas.kernel\ndef k(x):\n    mk.store(x, 0, mk.program_id(0))\n"
        "k[2](np.zeros(1))\n"
    )
    run = subprocess.run(
        [sys.executable, program],
        env={**os.environ, "EAS_CHECK": "race"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1
    assert "race.py:5: [store] race in kernel 'k'" in run.stderr
