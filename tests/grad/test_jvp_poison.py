"""Lanes masked off or not chosen hold NaN and infinities: other tangents must not notice."""

import numpy as np
import pytest
from grad_checks import BACKENDS
from grad_kernels import kernel_of
from test_grad_poison import ENDS, LANES, POISON, source_of

# Of what a lane may hold where a choice or a mask makes its tangent 0.
MASKED = {
    "masked load": ("mk.load(x, i, mask=good)", "mk.load(w, i, mask=good)"),
    "chosen": ("mk.where(good, mk.load(x, i), 0.0)", "mk.where(good, mk.load(w, i), 0.0)"),
}
LOADS = "mk.load(x, i), mk.load(w, i)"


def tangents_of(kernel, x, w, flags, v, u, backend):
    d = np.zeros(LANES)
    kernel.jvp(wrt=("x", "w"))(
        x, w, flags, np.zeros(LANES), d_x=v, d_w=u, d_out=d, _grid=1, _backend=backend
    )
    return d


def check(source, seed):
    rng = np.random.default_rng(seed)
    x, w, v, u = (rng.uniform(0.1, 0.9, LANES) for _ in range(4))
    flags = rng.integers(0, 2, LANES)
    flags[0], flags[-1] = 1, 0
    bad = flags == 0
    try:
        kernel = kernel_of(source)
        for backend in BACKENDS:
            clean = tangents_of(kernel, x, w, flags, v, u, backend)
            for which in range(3):
                arrays = [a.copy() for a in (x, w, v, u)]
                for array in arrays[: which + 2]:
                    array[bad] = rng.choice(POISON, bad.sum())
                got = tangents_of(kernel, *arrays[:2], flags, *arrays[2:], backend)
                np.testing.assert_allclose(got, clean, rtol=1e-12, err_msg=backend)
    except Exception as error:
        error.add_note(f"\nseed {seed}\n\n{source}")
        raise


@pytest.mark.parametrize("end", ENDS)
def test_poison_stays_where_it_is(end):
    for seed in range(6):
        check(source_of(seed, end), seed)


@pytest.mark.parametrize("load", MASKED)
@pytest.mark.parametrize("end", ENDS)
def test_lanes_that_were_left_out_have_no_tangent(end, load):
    """Their values are 0, where roots and quotients have no slope."""
    for seed in range(3):
        source = source_of(seed, end).replace(LOADS, ", ".join(MASKED[load]))
        check(source, seed)


@pytest.mark.full
@pytest.mark.parametrize("share", range(1, 21))
@pytest.mark.parametrize("end", ENDS)
def test_more_poison_stays_where_it_is(end, share):
    for seed in range(share * 12, (share + 1) * 12):
        check(source_of(seed, end), seed)
