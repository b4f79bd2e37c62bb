"""What a call of einsum costs when there is nothing to do: 4x4 times 4x4, again and again.

`python -m bench.einsum_tiny` prints the table; the bars are on calls that make their result.
"""

from __future__ import annotations

import datetime
import sys
from collections.abc import Callable
from typing import Any

import eas
import numpy as np

from .timing import race

EQUATION = "ij,jk->ik"
CALL_BAR, PLAN_BAR = 1500e-9, 400e-9

Systems = dict[str, Callable[[], Any]]


def arrays() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    a = np.arange(16, dtype=np.float64).reshape(4, 4)
    return a, a + 1, np.empty_like(a)


def ours() -> Systems:
    a, b, c = arrays()
    plan = eas.einsum_plan(EQUATION, a, b)
    x, y = eas.tensor(a), eas.tensor(b)
    return {
        "eas.einsum": lambda: eas.einsum(EQUATION, a, b),
        "eas.einsum(out=)": lambda: eas.einsum(EQUATION, a, b, out=c),
        "eas.einsum, labels": lambda: eas.einsum(a, [0, 1], b, [1, 2], [0, 2]),
        "eas.einsum, eas tensors": lambda: eas.einsum(EQUATION, x, y),
        "plan": lambda: plan(a, b),
        "plan(out=)": lambda: plan(a, b, out=c),
    }


def numpys() -> Systems:
    a, b, c = arrays()
    return {
        "np.einsum": lambda: np.einsum(EQUATION, a, b),
        "np.matmul(out=)": lambda: np.matmul(a, b, out=c),
    }


def torches() -> Systems:
    import torch

    x, y, z = map(torch.from_numpy, arrays())
    plan = eas.einsum_plan(EQUATION, x, y)
    return {
        "eas.einsum, torch tensors": lambda: eas.einsum(EQUATION, x, y),
        "eas.einsum(out=), torch": lambda: eas.einsum(EQUATION, x, y, out=z),
        "plan, torch tensors": lambda: plan(x, y),
        "torch.einsum": lambda: torch.einsum(EQUATION, x, y),
        "torch.mm(out=)": lambda: torch.mm(x, y, out=z),
    }


def jaxes() -> Systems:
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    p, q = map(jax.device_put, arrays()[:2])
    compiled = jax.jit(lambda p, q: jnp.einsum(EQUATION, p, q))
    return {"jax.jit(einsum)": lambda: jax.block_until_ready(compiled(p, q))}


def pytblises() -> Systems:
    import pytblis

    a, b, c = arrays()
    return {"pytblis.contract(out=)": lambda: pytblis.contract(EQUATION, a, b, out=c)}


def systems() -> Systems:
    """All that are installed; each is right."""
    found: Systems = {}
    for make in (ours, numpys, torches, jaxes, pytblises):
        try:
            found |= make()
        except ImportError as missing:
            print(f"  einsum_tiny: left out: {missing}", file=sys.stderr)
    a, b, _ = arrays()
    for name, run in found.items():
        np.testing.assert_array_equal(np.asarray(run()), a @ b, err_msg=name)
    return found | {"nothing": lambda: None}


def measure(quick: bool = False) -> list[dict]:
    racing = systems()
    raced = race(racing, rounds=3 if quick else 9, seconds=0.03, must=tuple(racing), patience=5.0)
    best = {name: min(samples.used) for name, samples in raced.items()}
    around = best.pop("nothing")  # the loop and the lambda around a call
    best = {name: took - around for name, took in best.items()}
    bars = {"eas.einsum": CALL_BAR, "plan": PLAN_BAR}
    return [
        {
            "name": "einsum_tiny",
            "title": "einsum 4x4",
            "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
            "values": best,
            "bars": [
                {
                    "what": what,
                    "value": best[what],
                    "at_most": bar,
                    "unit": "s",
                    "passed": best[what] <= bar,
                }
                for what, bar in bars.items()
            ],
        }
    ]


def main() -> None:
    (row,) = measure("--quick" in sys.argv)
    for name, seconds in row["values"].items():
        print(f"{name:<26} {seconds * 1e9:8.0f} ns")
    for bar in row["bars"]:
        verdict = "yes" if bar["passed"] else "NO"
        print(f"{bar['what']:<26} at most {bar['at_most'] * 1e9:g} ns: {verdict}")


if __name__ == "__main__":
    main()
