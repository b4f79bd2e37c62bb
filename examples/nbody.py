"""Gravity of N bodies, all pairs: a kick and a drift per step, by two kernels, a plain helper
function and a loop over chunks of bodies. `python -m examples.nbody`"""

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 1e-4, "atol": 1e-5}
SOFTENING = 0.01  # squared, so that close bodies do not fly apart
DT = 0.01


def place(bodies, at, mask):
    """x, y and z of bodies in an (N, 3) array."""
    return (
        mk.load(bodies, at * bodies.stride(0) + axis * bodies.stride(1), mask) for axis in range(3)
    )


@eas.kernel
def kick(pos, mass, vel, new_vel, N, dt, BLOCK: eas.constexpr = 32, CHUNK: eas.constexpr = 32):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    x, y, z = place(pos, i, i < N)
    ax, ay, az = mk.zeros((BLOCK,)), mk.zeros((BLOCK,)), mk.zeros((BLOCK,))
    for start in mk.range(0, N, CHUNK):
        j = start + mk.arange(0, CHUNK)
        xj, yj, zj = place(pos, j, j < N)
        m = mk.load(mass, j, j < N)  # 0 beyond the last body, which then pulls at nothing
        dx = xj[None, :] - x[:, None]
        dy = yj[None, :] - y[:, None]
        dz = zj[None, :] - z[:, None]
        near = mk.rsqrt(dx * dx + dy * dy + dz * dz + SOFTENING)
        pull = m[None, :] * near * near * near
        ax += mk.sum(pull * dx, axis=1)
        ay += mk.sum(pull * dy, axis=1)
        az += mk.sum(pull * dz, axis=1)
    for axis, a in enumerate((ax, ay, az)):
        v = mk.load(vel, i * vel.stride(0) + axis * vel.stride(1), i < N)
        mk.store(new_vel, i * new_vel.stride(0) + axis * new_vel.stride(1), v + dt * a, i < N)


@eas.kernel
def drift(pos, vel, new_pos, count, dt, BLOCK: eas.constexpr = 128):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)  # of the 3 N numbers
    i, axis = at // 3, at % 3
    p = mk.load(pos, i * pos.stride(0) + axis * pos.stride(1), at < count)
    v = mk.load(vel, i * vel.stride(0) + axis * vel.stride(1), at < count)
    mk.store(new_pos, i * new_pos.stride(0) + axis * new_pos.stride(1), p + dt * v, at < count)


def run(pos, vel, mass, new_pos, new_vel):
    n = pos.shape[0]
    kick(pos, mass, vel, new_vel, n, DT)
    drift(pos, new_vel, new_pos, 3 * n, DT)


def make(n=150):
    rng = np.random.default_rng(0)
    pos, vel = rng.standard_normal((2, n, 3)).astype(np.float32)
    mass = rng.uniform(0.5, 1.5, n).astype(np.float32) / n
    vel -= (mass[:, None] * vel).sum(axis=0) / mass.sum()  # at rest as a whole
    return (pos, vel, mass), (np.zeros_like(pos), np.zeros_like(vel))


def reference(pos, vel, mass):
    p = pos.astype(np.float64)
    d = p[None, :, :] - p[:, None, :]
    pull = mass * ((d * d).sum(axis=2) + SOFTENING) ** -1.5
    new_vel = vel + DT * (pull[:, :, None] * d).sum(axis=1)
    return (p + DT * new_vel).astype(np.float32), new_vel.astype(np.float32)


def main():
    (pos, vel, mass), (new_pos, new_vel) = make()
    steps = 10
    for _ in range(steps):
        run(pos, vel, mass, new_pos, new_vel)
        for got, want in zip((new_pos, new_vel), reference(pos, vel, mass), strict=True):
            eas.testing.assert_close(got, want, **TOLERANCE)
        pos, vel, new_pos, new_vel = new_pos, new_vel, pos, vel
    momentum = abs((mass[:, None] * vel).sum(axis=0)).max()
    assert momentum < 1e-5, momentum
    print(f"nbody: {len(mass)} bodies, {steps} steps, each as NumPy computes it")
    print(f"nbody: total momentum is still zero within {momentum:.0e}")


if __name__ == "__main__":
    main()
