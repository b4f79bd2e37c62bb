"""Histogram of integers: programs meet in the same counters, so they add atomically.
`python -m examples.histogram`"""

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 0.0, "atol": 0.0}
BINS = 40


@eas.kernel
def histogram(x, counts, N, bins, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    value = mk.load(x, offs, offs < N)
    counted = (offs < N) & (value >= 0) & (value < bins)
    mk.atomic_add(counts, value, 1, counted)


def run(x, counts):
    histogram(x, counts, x.shape[0], counts.shape[0], BLOCK=256)


def make(n=20_000, bins=BINS):
    x = np.random.default_rng(0).binomial(50, 0.4, n).astype(np.int32)
    return (x,), (np.zeros(bins, np.int32),)


def reference(x, bins=BINS):
    return (np.bincount(x[(x >= 0) & (x < bins)], minlength=bins).astype(np.int32),)


def main():
    (x,), (counts,) = make()
    run(x, counts)
    eas.testing.assert_close(counts, reference(x)[0], **TOLERANCE)
    print(f"histogram: {x.size} integers in {counts.size} bins, every count as np.bincount")
    print(f"histogram: the fullest bin is {counts.argmax()} with {counts.max()}")


if __name__ == "__main__":
    main()
