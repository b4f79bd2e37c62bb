"""A module whose names change under a kernel's feet (see test_known_defects)."""

FACTOR = 2


def helper(x):
    return x * FACTOR
