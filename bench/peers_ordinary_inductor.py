"""The ordinary rows through torch.compile."""

from __future__ import annotations

from .ordinary import ROWS
from .peers import register
from .peers_inductor import into

peer = register("inductor")

for _row in ROWS:
    peer(_row.workload.name)(
        lambda case, row=_row: into(row.torch, out_count=len(case.outputs))(case)
    )
