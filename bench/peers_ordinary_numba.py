"""The ordinary rows as loops in numba: parallel, fastmath."""

from __future__ import annotations

import numba

from .ordinary import ROWS
from .peers import register
from .workload import Case, Run

peer = register("numba")


def build(row):
    def builder(case: Case) -> Run:
        function = row.numba(numba)
        arguments = (*case.inputs, *case.outputs)
        return lambda: function(*arguments)

    return builder


for _row in ROWS:
    if _row.numba:
        peer(_row.workload.name)(build(_row))
