"""Random loops that carry square tiles give the same bits on the cpu as on the interpreter."""

import eas
import numpy as np
import pytest
from carried_programs import Writer
from hypothesis import given
from hypothesis import strategies as st
from rewrite_programs import define


def run(kernel, side, turns, backend):
    x = (np.arange(side * side, dtype=np.int32) * 7919) % 101 - 40
    y = np.zeros(side * side, np.int32)
    out = np.zeros(5 * side * side, np.int32)
    kernel[1](x, y, out, turns, _backend=backend)
    return np.concatenate([y, out])


@pytest.mark.parametrize("side", [2, 8, 16])
@given(seed=st.integers(0, 2**32))
def test_a_loop_carries_the_same_tiles(side, seed):
    text = Writer(seed, side).text()
    kernel = define(text, "launch", eas=eas, mk=eas.mk)
    for turns in (1, 3):
        want = run(kernel, side, turns, "interpreter")
        got = run(kernel, side, turns, "cpu")
        np.testing.assert_array_equal(got, want, err_msg=text)
