"""The 2-D Ising model by tensor renormalisation (Levin and Nave, 2007), against Onsager's exact
answer: each step splits every tensor in two, and joins four halves around every other face of the
lattice to one tensor of twice the area. `python -m examples.trg_ising`"""

import math

import eas
import numpy as np

TOLERANCE = {"rtol": 1e-5}
CRITICAL = 2 / math.log(1 + math.sqrt(2))  # where all lengths matter, and cutting costs most
TEMPERATURES = (1.8, 2.0, CRITICAL, 3.0)


def site_tensor(temperature):
    """A spin with half of each of its bonds, over the indices left, up, right, down."""
    bond = np.exp(np.array([[1.0, -1.0], [-1.0, 1.0]]) / temperature)
    weights, vectors = np.linalg.eigh(bond)
    half = vectors * np.sqrt(weights)  # half @ half.T is the bond
    spin = eas.Index(2, "spin")
    ends = [eas.Index(2, name) for name in ("left", "up", "right", "down")]
    return eas.contract([eas.IndexTensor(half, (spin, end)) for end in ends], output=ends)


def halves(tensor, first, second, max_dim):
    """Two tensors whose product it is, one with these two indices, and a new index on each."""
    U, S, V = tensor.svd(first, second, max_dim=max_dim, cutoff=1e-15)
    root = eas.IndexTensor(eas.diag(np.sqrt(S.data.diagonal())), S.indices)
    return U * root, root * V


def coarser(tensor, max_dim):
    """The tensor of a face, which stands for two; the lattice of faces is turned by 45 degrees."""
    left, up, right, down = tensor.indices
    upper_left, lower_right = halves(tensor, left, up, max_dim)
    upper_right, lower_left = halves(tensor, up, right, max_dim)
    # Around a face: `right` is its upper edge, right' its lower, `down` its left, down' its right.
    corners = [
        lower_right,  # the half, next to the face, of the tensor at its upper left
        lower_left.replace({left: right, down: down.prime()}),
        upper_left.replace({left: right.prime(), up: down.prime()}),
        upper_right.replace({up: down, right: right.prime()}),
    ]
    inner = {right, right.prime(), down, down.prime()}
    outer = [index for corner in corners for index in corner.indices if index not in inner]
    return eas.contract(corners, output=outer)


def run(temperature, max_dim=12, steps=20):
    """The logarithm of the partition function, per spin, of a torus of 2**steps spins."""
    tensor = site_tensor(temperature)
    log_z = 0.0
    for step in range(steps + 1):
        if step:
            tensor = coarser(tensor, max_dim)
        size = tensor.norm()  # taken out, so that numbers stay near 1
        tensor = tensor / size
        log_z += math.log(size) / 2**step
    left, up, right, down = tensor.indices
    whole = tensor.trace(left, right).trace(up, down)
    return (log_z + math.log(whole.item()) / 2**steps,)


def reference(temperature, points=100_000):
    """Onsager's integral, by the midpoint rule."""
    k = 1 / math.sinh(2 / temperature) ** 2
    angle = (np.arange(points) + 0.5) * math.pi / points
    root = np.sqrt(1 + k * k - 2 * k * np.cos(2 * angle)) / k
    return (math.log(2) / 2 + np.log(math.cosh(2 / temperature) ** 2 + root).mean() / 2,)


def main():
    print("trg_ising:    T  free energy per spin      Onsager's  difference")
    for temperature in TEMPERATURES:
        (log_z,), (exact,) = run(temperature), reference(temperature)
        tolerance = {"rtol": 1e-4} if temperature == CRITICAL else TOLERANCE
        eas.testing.assert_close(log_z, exact, **tolerance)
        energies = f"{-temperature * log_z:20.10f}  {-temperature * exact:13.10f}"
        print(f"{temperature:14.2f}  {energies}  {abs(log_z / exact - 1):10.1e}")


if __name__ == "__main__":
    main()
