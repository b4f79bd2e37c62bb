"""The ordinary rows in eager torch: as its users write them."""

from __future__ import annotations

from .ordinary import ROWS
from .peers import register
from .peers_torch import tensors
from .workload import Case, Run

peer = register("torch")


def build(row):
    def builder(case: Case) -> Run:
        inputs = tensors(case)[: len(case.inputs)]

        def run():
            results = row.torch(*inputs, case.size)
            return results if isinstance(results, tuple) else (results,)

        return run

    return builder


for _row in ROWS:
    peer(_row.workload.name)(build(_row))
