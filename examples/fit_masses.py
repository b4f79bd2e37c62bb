"""The masses of bodies from how they move: gradient descent through the kernel that computes their
pull. `python -m examples.fit_masses`"""

import eas
import numpy as np

from examples import nbody

TOLERANCE = {"rtol": 1e-3, "atol": 1e-4}
DT = 0.1


def run(pos, vel, mass, new_vel):
    nbody.kick(pos, mass, vel, new_vel, len(mass), DT)


def gradient(pos, vel, mass, new_vel, d_new_vel):
    """Of the masses. The kernel writes x, y and z one after the other, so d_new_vel is used up."""
    d_mass = np.zeros_like(mass)
    adjoint = nbody.kick.grad(wrt=("mass", "new_vel"))
    adjoint(pos, mass, vel, new_vel, len(mass), DT, d_new_vel=d_new_vel, d_mass=d_mass)
    return d_mass


def make(n=40):
    rng = np.random.default_rng(0)
    pos, vel = rng.standard_normal((2, n, 3)).astype(np.float32)
    return pos, vel, rng.uniform(0.5, 1.5, n).astype(np.float32)


def reference(pos, mass, missed):
    """The gradient of the sum of missed**2 / 2, where `missed` are velocities."""
    away = pos[None, :, :].astype(np.float64) - pos[:, None, :]
    near = ((away**2).sum(axis=2) + nbody.SOFTENING) ** -1.5
    return (DT * np.einsum("ij,ijk,ik->j", near, away, missed),)


def main():
    pos, vel, mass = make()
    seen, new_vel = np.empty_like(vel), np.empty_like(vel)
    run(pos, vel, mass, seen)
    guess, speed = np.ones_like(mass), np.zeros_like(mass)
    for step in range(400):
        run(pos, vel, guess, new_vel)
        missed = new_vel - seen
        d_mass = gradient(pos, vel, guess, new_vel, missed.copy())
        if step == 0:
            (want,) = reference(pos, guess, missed)
            eas.testing.assert_close(d_mass, want, **TOLERANCE)
        speed = 0.9 * speed - 0.3 * d_mass
        guess += speed
    off = np.abs(guess - mass).max()
    assert off < 0.05, off
    print(f"fit_masses: {len(mass)} masses found from one step of their motion, within {off:.1e}")


if __name__ == "__main__":
    main()
