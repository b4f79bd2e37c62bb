"""The pull of 8192 bodies on each other, all pairs: a program owns a tile of bodies and goes
through all of them one by one.
"""

import eas
import numpy as np
from eas import mk

from .workload import Workload, empty

BLOCK = 16


@eas.kernel(fast_math=True)
def nbody(x, y, z, mass, ax, ay, az, N, softening, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = i < N
    xi, yi, zi = mk.load(x, i, mask), mk.load(y, i, mask), mk.load(z, i, mask)
    fx, fy, fz = mk.zeros((BLOCK,)), mk.zeros((BLOCK,)), mk.zeros((BLOCK,))
    for j in mk.range(0, N):
        dx, dy, dz = mk.load(x, j) - xi, mk.load(y, j) - yi, mk.load(z, j) - zi
        near = mk.rsqrt(dx * dx + dy * dy + dz * dz + softening)
        pull = mk.load(mass, j) * near * near * near
        fx += dx * pull
        fy += dy * pull
        fz += dz * pull
    mk.store(ax, i, fx, mask)
    mk.store(ay, i, fy, mask)
    mk.store(az, i, fz, mask)


def ours(case):
    arrays, size = (*case.inputs, *case.outputs), case.size
    return lambda: nbody(*arrays, size.n, size.softening, BLOCK=BLOCK)


def make(size):
    inputs = [empty(size.n) for _ in range(4)]
    for array, values in zip(
        inputs, np.random.default_rng(18).standard_normal((4, size.n)), strict=True
    ):
        array[:] = values
    return inputs, [empty(size.n) for _ in range(3)]


def expected(case):
    x, y, z, mass = (array.astype(np.float64) for array in case.inputs)
    pulls = [np.zeros(case.size.n) for _ in range(3)]
    for first in range(0, case.size.n, 512):
        some = slice(first, first + 512)
        d = [axis[None, :] - axis[some, None] for axis in (x, y, z)]
        pull = mass * (d[0] ** 2 + d[1] ** 2 + d[2] ** 2 + case.size.softening) ** -1.5
        for total, distance in zip(pulls, d, strict=True):
            total[some] = (distance * pull).sum(axis=1)
    return pulls


WORKLOADS = (
    Workload(
        name="nbody",
        title="N-body 8192",
        full={"n": 8192, "softening": 0.01},
        tiny={"n": 64, "softening": 0.01},
        make=make,
        expected=expected,
        ours=ours,
        tolerance=1e-4,
    ),
)
