"""Heat that spreads along a bar, differentiated: from the end state back to the beginning, by
gradient descent through every step. `python -m examples.heat`"""

import itertools

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 1e-9, "atol": 1e-12}
STEPS, RATE = 20, 0.2


@eas.kernel
def spread(u, out, N, rate, BLOCK: eas.constexpr = 64):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    inside = i < N
    here = mk.load(u, i, inside)
    left = mk.load(u, i - 1, inside & (i > 0))
    right = mk.load(u, i + 1, i + 1 < N)
    mk.store(out, i, here + rate * (left - 2.0 * here + right), inside)


def run(start, states):
    """All states from the first on, in the rows of `states`."""
    states[0] = start
    for before, after in itertools.pairwise(states):
        spread(before, after, start.size, RATE)


def gradient(states, d_end):
    """Of the first state, for the gradient of the last: the adjoint of each step, backwards."""
    adjoint = spread.grad(wrt="u")
    for before, after in zip(states[-2::-1], states[:0:-1], strict=True):
        d_start = np.zeros_like(d_end)
        adjoint(before, after, before.size, RATE, d_out=d_end, d_u=d_start)
        d_end = d_start
    return d_end


def make(n=200):
    at = np.linspace(0, 1, n)
    return np.exp(-(((at - 0.4) / 0.1) ** 2)), np.zeros((STEPS + 1, n))


def reference(start):
    """The last state, and the gradient of the sum of its squares."""
    bar = np.eye(start.size)
    step = (1 - 2 * RATE) * bar + RATE * (np.roll(bar, 1, 0) + np.roll(bar, -1, 0))
    step[0, -1] = step[-1, 0] = 0
    all_steps = np.linalg.matrix_power(step, STEPS)
    end = all_steps @ start
    return end, 2 * all_steps.T @ end


def main():
    start, states = make()
    run(start, states)
    end, d_start = reference(start)
    eas.testing.assert_close(states[-1], end, **TOLERANCE)
    eas.testing.assert_close(gradient(states, 2 * states[-1]), d_start, **TOLERANCE)
    guess = np.zeros_like(start)
    for _ in range(50):
        run(guess, states)
        guess -= 0.5 * gradient(states, 2 * (states[-1] - end))
    run(guess, states)
    missed = np.abs(states[-1] - end).max()
    assert missed < 1e-3, missed
    print(f"heat: gradients of {STEPS} steps as the matrix has them; the beginning was found again")
    print(f"  from the end state alone, which it gives within {missed:.1e}")


if __name__ == "__main__":
    main()
