"""The transpose of 4096 x 4096 floats, by tiles: cache lines and pages are all that counts."""

import eas
from eas import mk

from .workload import Limit, Workload, empty, normal

BM, BN = 1024, 32


@eas.kernel(fast_math=True)
def transpose(x, out, M, N, BM: eas.constexpr, BN: eas.constexpr):
    row = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    mask = (row < M) & (col < N)
    tile = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    mk.store(out, col.T * out.stride(0) + row.T * out.stride(1), tile.T, mask.T)


def ours(case):
    (x,), (out,), n = case.inputs, case.outputs, case.size.n
    grid = (eas.cdiv(n, BN), eas.cdiv(n, BM))
    return lambda: transpose[grid](x, out, n, n, BM=BM, BN=BN)


WORKLOADS = (
    Workload(
        name="transpose",
        title="transpose 4096^2",
        full={"n": 4096},
        tiny={"n": 128},
        make=lambda size: ([normal(16, size.n, size.n)], [empty(size.n, size.n)]),
        expected=lambda case: (case.inputs[0].T,),
        ours=ours,
        tolerance=0.0,
        limit=lambda size: Limit("bytes copied", 8.0 * size.n**2),
    ),
)
