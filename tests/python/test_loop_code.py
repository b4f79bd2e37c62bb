"""That a loop can be stopped costs its turns nothing: the innermost loops of the machine code have
no instruction that asks (looks at the code for a processor that need not be this one). And it
changes nothing: loops of any length have all their turns."""

import platform
import re

import eas
import numpy as np
import pytest
from eas import mk

x86_only = pytest.mark.skipif(
    platform.machine() not in ("x86_64", "AMD64"), reason="looks at code for x86-64"
)


def in_for(x, n):
    total = 0
    for i in mk.range(n):
        total = total * 3 + i
    mk.store(x, 0, total)


def in_while(x, n):
    total, i = 0, 0
    while i < n:
        total = total * 3 + i
        i += 1
    mk.store(x, 0, total)


def nested(x, n):
    total = 0
    for i in mk.range(n):
        for j in mk.range(n):
            total = total * 3 + (i ^ j)
    mk.store(x, 0, total)


def of_vectors(x, n, B: eas.constexpr = 64):
    at = mk.arange(0, B)
    tile = mk.load(x, at)
    for i in mk.range(n):
        tile = tile * 3 + i
    mk.store(x, at, tile)


def innermost_loops(text):
    """The instructions of a turn of every loop that has no other inside, as LLVM's comments say."""
    loops, label, turn = [], None, None
    for line in text.splitlines():
        code, _, comment = (part.strip() for part in line.partition("#"))
        if code.endswith(":") and not turn:
            label = code[:-1]
        if "Inner Loop Header" in comment:
            turn = []
        if turn is None or not code or code.endswith(":") or code.startswith("."):
            continue
        turn.append(code)
        if code.startswith("j") and code.split()[-1] == label:
            loops.append(turn)
            turn = None
    return loops


@pytest.fixture(params=["x86-64-v3", "x86-64-v4"])
def code(request):
    def make(kernel):
        try:
            return eas.kernel(kernel).to_asm(np.zeros(64, np.int64), 10)
        except eas.BackendError as error:
            return pytest.skip(str(error))

    eas.config.target_cpu = request.param
    try:
        yield make
    finally:
        eas.config.target_cpu = "native"


@x86_only
@pytest.mark.parametrize(
    ("kernel", "at_most"),
    [(in_for, 5), (in_while, 7), (nested, 8), (of_vectors, None)],
)
def test_turns_have_no_instruction_that_asks(kernel, at_most, code):
    text = code(kernel)
    assert "eas.ask" in text  # it can be stopped
    turns = innermost_loops(text)
    assert turns
    for turn in turns:
        assert not any(re.match(r"call|cmpl", x) or "(%rsp)" in x for x in turn), turn
        assert at_most is None or len(turn) <= at_most, turn


def in_every_way(out, low, high, step):
    at = mk.arange(0, 8)
    count, total, tile, w = 0, 0, mk.zeros((8,), mk.int64), low
    for i in mk.range(low, high, step):
        count += 1
        total += i
        tile = tile + (i ^ at)
    turns = 0
    while w < high:
        w += step
        turns += 1
    mk.store(out, at, tile)
    mk.store(out, 8, count)
    mk.store(out, 9, total)
    mk.store(out, 10, turns)


def in_nests(out, n, m):
    count = 0
    for _ in mk.range(n):
        for _ in mk.range(m):
            k = 0
            while k < 3:
                k += 1
                count += 1
    mk.store(out, 0, count)


# A block of the shortest loop has 20,000 turns, of the loops around it some hundreds.
@pytest.mark.parametrize("turns", [0, 1, 6_666, 19_999, 20_000, 20_001, 39_999, 40_000, 123_457])
@pytest.mark.parametrize("step", [1, 3, 1000])
def test_loops_of_any_length_have_all_their_turns(turns, step):
    out, low = np.zeros(11, np.int64), -5
    eas.kernel(in_every_way)[1](out, low, low + turns * step, step)
    i = low + step * np.arange(turns)
    tile = [(i ^ lane).sum() for lane in range(8)]
    assert out.tolist() == [*tile, turns, i.sum(), turns]


@pytest.mark.parametrize(
    ("n", "m"), [(1, 50_000), (50_000, 1), (1_000, 100), (0, 7), (641, 20_001)]
)
def test_nests_of_any_length_have_all_their_turns(n, m):
    out = np.zeros(1, np.int64)
    eas.kernel(in_nests)[1](out, n, m)
    assert out[0] == 3 * n * m
