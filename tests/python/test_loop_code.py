"""That a loop can be stopped costs its turns nothing: the innermost loops of the machine code have
no instruction that asks. Looks at the code for a processor that need not be this one."""

import platform
import re

import eas
import numpy as np
import pytest
from eas import mk

pytestmark = pytest.mark.skipif(
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
