"""Tangents of random kernels beside their gradients, on the CPU and in the interpreter.

A failure prints the kernel and its seed.
"""

import re

import numpy as np
import pytest
from grad_kernels import PARAMETERS, Grower, kernel_of
from jvp_checks import BACKENDS, check, ready
from test_grad_random import without_ties

WRITTEN = ("acc", "out", "rows", "p")


def run(seed):
    """Gives how many launches had a tie that rounding makes or breaks."""
    grower, excused = Grower(seed), 0
    source = grower.source()
    try:
        kernel = kernel_of(source)
        text = kernel.to_ir(**grower.arguments(0), _grid=grower.grid)
        outs = [
            n for n in WRITTEN if re.search(rf"(store|atomic_add) %{PARAMETERS.index(n)},", text)
        ]
        for which in range(2):
            arguments = grower.arguments(which)
            launch = {"_grid": grower.grid}
            try:
                check(kernel, arguments, grower.wrt, outs, launch, seed)
            except AssertionError:
                if which % 2 == 0:
                    raise
                excused += 1
                check(kernel, without_ties(arguments, seed), grower.wrt, outs, launch, seed)
    except Exception as error:
        error.add_note(f"\nseed {seed}, wrt={grower.wrt}, grid {grower.grid}\n\n{source}")
        raise
    return excused


@pytest.mark.parametrize("share", range(8))
def test_random_kernels(share):
    assert sum(run(seed) for seed in range(share * 25, (share + 1) * 25)) <= 1


@pytest.mark.full
@pytest.mark.parametrize("share", range(8, 80))
def test_more_random_kernels(share):
    test_random_kernels(share)


# --- second order --------------------------------------------------------------------------------


def moved(arguments, v, step):
    return {n: a + step * v[n] if n in v else a for n, a in arguments.items()}


def second_order(seed, first):
    """Tangents of the adjoint (or of the tangent), along differences of what that gives."""
    grower = Grower(seed)
    source, rng = grower.source(), np.random.default_rng([seed, 3])
    try:
        kernel, arguments = kernel_of(source), grower.arguments(0)
        text = kernel.to_ir(**arguments, _grid=grower.grid)
        outs = [
            n for n in WRITTEN if re.search(rf"(store|atomic_add) %{PARAMETERS.index(n)},", text)
        ]
        made = getattr(kernel, first)(wrt=grower.wrt)
        d = {n: rng.normal(size=np.shape(arguments[n]) or 1) for n in {*grower.wrt, *outs}}
        arguments |= {f"d_{n}": d[n] for n in d}
        wrt = [n for n in ("x", "w", "s") if n in grower.wrt]
        v = {n: rng.normal(size=np.shape(arguments[n])) for n in wrt}

        def run(step):
            given = ready(moved(arguments, v, step))
            given["s"] = float(given["s"])
            made(**given, _grid=grower.grid, _backend="interpreter")
            return given

        text = made.to_ir(**arguments, _grid=grower.grid)
        names = [
            n
            for k, n in enumerate([*PARAMETERS, *(f"d_{n}" for n in PARAMETERS if n in d)])
            if re.search(rf"(store|atomic_add) %{k},", text)
        ]
        slopes = []
        for step in (1e-5, 4e-6):
            ends = run(step), run(-step)
            slopes.append({n: (ends[0][n] - ends[1][n]) / (2 * step) for n in names})
        for backend in BACKENDS:
            after = {f"dd_{n}": np.zeros(np.shape(arguments[n])) for n in names}
            after |= {f"dd_{n}": np.reshape(v[n], np.shape(arguments[n]) or 1) for n in wrt}
            where = {"_grid": grower.grid, "_backend": backend}
            made.jvp(wrt=wrt)(**ready(arguments), **after, **where)
            for n in names:
                one, two, got = slopes[0][n], slopes[1][n], after[f"dd_{n}"]
                scale = max(1.0, np.abs(two).max(initial=0))
                near = np.abs(one - two) < 1e-4 * scale  # else there is a kink, or a jump, nearby
                np.testing.assert_allclose(
                    got[near], two[near], 1e-3, 1e-3 * scale, err_msg=f"{backend}: dd_{n}"
                )
    except Exception as error:
        error.add_note(f"\nseed {seed}, wrt={grower.wrt}, grid {grower.grid}\n\n{source}")
        raise


@pytest.mark.parametrize("first", ["grad", "jvp"])
@pytest.mark.parametrize("share", range(2))
def test_second_order_of_random_kernels(share, first):
    for seed in range(share * 6, (share + 1) * 6):
        second_order(seed, first)


@pytest.mark.full
@pytest.mark.parametrize("first", ["grad", "jvp"])
@pytest.mark.parametrize("share", range(2, 20))
def test_second_order_of_more_random_kernels(share, first):
    test_second_order_of_random_kernels(share, first)
