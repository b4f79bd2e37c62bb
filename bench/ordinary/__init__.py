"""Ordinary kernels: written plainly, natural tile sizes, no fast_math, tuned for nothing.

They count together, and what torch, torch.compile and numba reach is beside each. torch says what
is right, so there are no such rows without it.
"""

import importlib.util

ROWS = ()
if importlib.util.find_spec("torch"):
    from . import elementwise, gathers, rows, scans, shapes

    ROWS = (*elementwise.ROWS, *rows.ROWS, *scans.ROWS, *gathers.ROWS, *shapes.ROWS)
WORKLOADS = tuple(row.workload for row in ROWS)
