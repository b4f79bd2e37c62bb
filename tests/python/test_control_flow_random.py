"""Random programs as kernels give what Python gives, by program and by thread, also eagerly."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rewrite_programs import Writer, define

eas = pytest.importorskip("eas")

INPUTS = np.array([(0, 1, 2, 3), (5, -2, 7, 1), (-1, -1, 30, 4), (2, 2, 2, 2), (9, 0, -4, 6)])
COUNT = len(INPUTS)
KERNEL = """
@eas.kernel
def launch(out, data, BY_THREAD: eas.constexpr, COUNT: eas.constexpr):
    i = mk.tid(0, COUNT) if BY_THREAD else mk.program_id(0)
    effect = lambda x: mk.atomic_add(out, i * 3 + 2, x * x + 1)
    result = program(*(mk.load(data, i * 4 + k) for k in range(4)), effect)
    if result is not None:
        mk.store(out, i * 3, result[0])
        mk.store(out, i * 3 + 1, result[1])
"""


def sources(seed, size):
    text = Writer(seed, size, traced_loops=True).program()
    return text.replace("(a, b, c, d):", "(a, b, c, d, effect):", 1)


def expected(text):
    program = define(text, mk_range=range)
    rows = []
    for inputs in INPUTS.tolist():
        effects = []
        result = program(*inputs, effects.append) or (0, 0)
        rows.append([*result, sum(x * x + 1 for x in effects)])
    return rows


@pytest.mark.parametrize("by_thread", [False, True], ids=["program", "thread"])
@given(seed=st.integers(0, 2**32), size=st.integers(1, 14))
def test_kernels_compute_what_python_computes(by_thread, seed, size):
    text = sources(seed, size)
    names = {"eas": eas, "mk": eas.mk, "mk_range": eas.mk.range}
    kernel = define("@eas.func\n" + text + KERNEL, "launch", **names)
    want = expected(text)
    for backend in ("interpreter", "eager", "cpu"):
        out = np.zeros((COUNT, 3), np.int64)
        grid = 1 if by_thread else COUNT
        kernel[(grid,)](out, INPUTS, BY_THREAD=by_thread, COUNT=COUNT, _backend=backend)
        assert out.tolist() == want, f"{backend}\n{text}"
