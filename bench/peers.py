"""The peers: who can do which workload, and why a peer is not here when it is not installed.

A module peers_<name>.py registers builders with `@peer(workload, tag)`: a builder takes the `Case`
and gives a function that does the work once. Several tags are several ways; the best one counts.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable

from .workload import Case, Run

Builder = Callable[[Case], Run]

MODULES = (
    *("cpp", "torch", "inductor", "numba", "halide", "jax"),
    *("einsum_numpy", "einsum_torch", "einsum_opt_einsum", "einsum_cotengra", "einsum_jax"),
    *("einsum_pytblis", "gradients_torch", "gradients_inductor", "gradients_jax"),
    *("ordinary_torch", "ordinary_inductor", "ordinary_numba"),
)
GROUPS = ("einsum_", "gradients_", "ordinary_")  # whose rows have modules of their own
_builders: dict[str, dict[str, Builder]] = {}


def register(system: str) -> Callable[..., Callable[[Builder], Builder]]:
    """The decorator of one peer's module: `peer = register("numba")`."""

    def peer(workload: str, tag: str = "") -> Callable[[Builder], Builder]:
        def add(build: Builder) -> Builder:
            name = f"{system}/{tag}" if tag else system
            _builders.setdefault(workload, {})[name] = build
            return build

        return add

    return peer


def family(system: str) -> str:
    """`halide` of `halide/packed 4x24`."""
    return system.partition("/")[0]


def system_of(module: str) -> str:
    """Whose users' code a module holds: two modules may be one system's."""
    return module.partition("_")[2] if module.startswith(GROUPS) else module


SYSTEMS = tuple(dict.fromkeys(map(system_of, MODULES)))


def load(only: frozenset[str] | None = None) -> dict[str, str]:
    """Imports the peers' modules; gives the reason for each that cannot be had."""
    missing = {}
    for name in MODULES:
        if only is not None and system_of(name) not in only:
            continue
        try:
            importlib.import_module(f".peers_{name}", __package__)
        except (ImportError, OSError) as error:
            missing[system_of(name)] = str(error).splitlines()[0]
    return missing


def builders(workload: str) -> dict[str, Builder]:
    return _builders.get(workload, {})
