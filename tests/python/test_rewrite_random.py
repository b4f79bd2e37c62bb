"""Random programs mean the same before and after the rewrite, and when traced."""

import pytest
import stand_in_core as core
from hypothesis import given
from hypothesis import strategies as st
from rewrite_programs import Writer, define

rewrite = core.load().rewrite
INPUTS = [(0, 1, 2, 3), (5, -2, 7, 1), (-1, -1, 30, 4)]
seeds = st.integers(0, 2**32)
sizes = st.integers(1, 18)


def expected(text, inputs):
    effects = []
    program = define(text, effect=effects.append, mk_range=range)
    return program(*inputs), effects


@given(seeds, sizes)
def test_plain_values_behave_as_in_python(seed, size):
    text = Writer(seed, size, traced_loops=True).program()
    effects = []
    program = rewrite(define(text, effect=effects.append, mk_range=range))
    for inputs in INPUTS:
        del effects[:]
        assert (program(*inputs), effects) == expected(text, inputs), text


@given(seeds, sizes)
def test_a_trace_computes_what_python_computes(seed, size):
    text = Writer(seed, size, traced_loops=True).program()
    program = rewrite(define(text, effect=core.effect, mk_range=core.Range))
    for inputs in INPUTS:
        assert core.traced_call(program, list(inputs)) == expected(text, inputs), text


@given(seeds, sizes)
def test_without_taking_back_the_first_iteration(seed, size):
    """A core that offers no mark() unrolls the first iteration of `while True` instead."""
    text = Writer(seed, size, traced_loops=True).program()
    program = rewrite(define(text, effect=core.effect, mk_range=core.Range))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(core, "mark", lambda: None)
        for inputs in INPUTS:
            assert core.traced_call(program, list(inputs)) == expected(text, inputs), text
