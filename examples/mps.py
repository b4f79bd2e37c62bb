"""A tensor train (matrix product state): the wave function of many spins, split site by site by
truncated singular value decompositions; its norm, overlaps and expectation values are contracted
without joining it again. `python -m examples.mps`"""

import math

import eas
import numpy as np

TOLERANCE = {"rtol": 1e-9, "atol": 1e-12}
CUTOFFS = (0.0, 1e-6, 1e-4, 1e-2)
PAULI_Z = np.diag([1.0, -1.0])


def make(sites=14, bond=8, noise=1e-3):
    """A random normalised state of little entanglement, and noise that is entangled throughout."""
    rng = np.random.default_rng(0)
    state = np.ones((1, 1))
    for site in range(sites):
        after = bond if site < sites - 1 else 1
        real, imaginary = rng.standard_normal((2, state.shape[1], 2, after))
        state = np.tensordot(state, real + 1j * imaginary, 1).reshape(-1, after)
    state = state.ravel() / np.linalg.norm(state)
    state = state + rng.standard_normal(state.size) * noise / math.sqrt(state.size)
    indices = [eas.Index(2, f"site{site}") for site in range(sites)]
    return eas.IndexTensor(state.reshape((2,) * sites) / np.linalg.norm(state), indices)


def compress(state, cutoff):
    """The state as a train, and the weight that was left out of it."""
    train, rest, link, lost = [], state, (), 0.0
    for site in state.indices[:-1]:
        split = rest.svd(*link, site, cutoff=cutoff)
        train.append(split.U)
        rest, link = split.S * split.V, split.U.common(split.S)
        lost += split.discarded * (1 - lost)  # what is left of the norm is all in `rest`
    return [*train, rest], lost


def bra(train, sites, open_site=None):
    """The conjugate train: its links are its own, its sites those of the train, but for one."""
    shared = set(sites) - {open_site}
    return [
        part.conj().prime(1, *(index for index in part.indices if index not in shared))
        for part in train
    ]


def expectation(train, sites, site, operator):
    """<train| operator at one site |train>, in one contraction of all parts."""
    between = eas.IndexTensor(operator, (site.prime(), site))
    return eas.contract([*bra(train, sites, site), between, *train]).item().real


def run(state, cutoff):
    """The train, its lost weight, norm, overlap with the state, and <Z> in the middle."""
    sites = state.indices
    train, lost = compress(state, cutoff)
    norm = eas.contract([*bra(train, sites), *train]).item().real
    overlap = eas.contract([*bra(train, sites), state]).item()
    middle = sites[len(sites) // 2]
    return train, lost, norm, overlap, expectation(train, sites, middle, PAULI_Z) / norm


def reference(state):
    """The norm and <Z> of the dense vector."""
    weights = np.abs(state.to_numpy()) ** 2
    axes = tuple(axis for axis in range(state.rank) if axis != state.rank // 2)
    return weights.sum(), weights.sum(axis=axes) @ PAULI_Z.diagonal()


def main():
    state = make()
    want_norm, want_z = reference(state)
    print(f"mps: {state.rank} spins,  cutoff  bond  numbers  1 - overlap  <Z> in the middle")
    for cutoff in CUTOFFS:
        train, lost, norm, overlap, z = run(state, cutoff)
        # The train is a projection of the state: its norm is its overlap with it.
        eas.testing.assert_close(norm, want_norm - lost, **TOLERANCE)
        eas.testing.assert_close(overlap, want_norm - lost, **TOLERANCE)
        eas.testing.assert_close(z, want_z, atol=4 * math.sqrt(lost) + 1e-12, rtol=0)
        bond = max(part.shape[0] for part in train)
        held = sum(math.prod(part.shape) for part in train)
        print(f"{cutoff:22.0e}  {bond:4}  {held:7}  {abs(1 - overlap):11.1e}  {z:17.8f}")


if __name__ == "__main__":
    main()
