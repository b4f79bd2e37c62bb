"""What a hot launch from Python costs beside the kernel: an add of 1,024 floats, again and again.

The kernel's own time is what 1,024 more elements add to a bound launch. `python -m
bench.launch_overhead` prints the table, with instructions a launch where valgrind is installed.
"""

from __future__ import annotations

import datetime
import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import eas
import numpy as np
from eas import mk

from .timing import race
from .workload import empty

N = 1024
BLOCK = 1024
NUMPY_BAR, TORCH_BAR, BOUND_BAR = 150e-9, 250e-9, 60e-9
NUMBA_BAR = 0.5  # of numba's time


@eas.kernel
def add(a, b, c, n, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < n
    mk.store(c, offs, mk.load(a, offs, mask) + mk.load(b, offs, mask), mask)


def arrays(count: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    # At cache lines: where NumPy happens to put small arrays moves the kernel's own time by half.
    a, b, c = (empty(count) for _ in range(3))
    a[:] = np.arange(count)
    b[:] = a * 2
    return a, b, c


def numpy_launch() -> Callable[[], None]:
    a, b, c = arrays(N)
    return lambda: add(a, b, c, N, BLOCK=BLOCK)


def torch_launch(torch: Any) -> Callable[[], None]:
    a, b, c = map(torch.from_numpy, arrays(N))
    return lambda: add(a, b, c, N, BLOCK=BLOCK)


def systems() -> dict[str, Callable[[], Any]]:
    a, b, c = arrays(N)
    found: dict[str, Callable[[], Any]] = {
        "nothing": lambda: None,
        "bound": add.bind(a, b, c, N, BLOCK=BLOCK),
        "bound, 2N": add.bind(*arrays(2 * N), 2 * N, BLOCK=BLOCK),
        "numpy arrays": numpy_launch(),
        "np.add(out=)": lambda: np.add(a, b, out=c),
    }
    try:
        import torch
    except ImportError:
        pass
    else:
        x, y, z = map(torch.from_numpy, arrays(N))
        found["torch tensors"] = torch_launch(torch)
        found["torch.add(out=)"] = lambda: torch.add(x, y, out=z)
    try:
        import numba
    except ImportError:
        pass
    else:

        @numba.njit
        def njit_add(a, b, c, n):
            for i in range(n):
                c[i] = a[i] + b[i]

        found["numba @njit"] = lambda: njit_add(a, b, c, N)
    return found


def times(quick: bool = False) -> dict[str, float]:
    """Seconds a call, the loop and the lambda around it taken off."""
    raced = race(
        systems(), rounds=3 if quick else 9, seconds=0.05, must=tuple(systems()), patience=5.0
    )
    best = {name: min(samples.used) for name, samples in raced.items()}
    around = best.pop("nothing")
    for name in best:
        if not name.startswith("bound"):  # called without a lambda
            best[name] -= around
    best["kernel itself"] = max(best.pop("bound, 2N") - best["bound"], 0.0)
    return best


def measure(quick: bool = False) -> list[dict]:
    best = times(quick)
    kernel = best["kernel itself"]
    bars = {
        "numpy arrays, over the kernel": (best["numpy arrays"] - kernel, NUMPY_BAR, "s"),
        "bound, over the kernel": (best["bound"] - kernel, BOUND_BAR, "s"),
    }
    if "torch tensors" in best:
        over = best["torch tensors"] - kernel
        bars["torch tensors, over the kernel"] = (over, TORCH_BAR, "s")
    if "numba @njit" in best:
        ratio = best["numpy arrays"] / best["numba @njit"]
        bars["of numba's time"] = (ratio, NUMBA_BAR, "x")
    return [
        {
            "name": "launch_overhead",
            "title": "hot launch",
            "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
            "values": best,
            "bars": [
                {"what": what, "value": got, "at_most": bar, "unit": unit, "passed": got <= bar}
                for what, (got, bar, unit) in bars.items()
            ],
        }
    ]


# --- instructions, which do not depend on what else the machine does ---

_LOOP = """
import sys
from bench import launch_overhead as bench
run = {"bound": lambda: bench.systems()["bound"], "numpy": bench.numpy_launch,
       "torch": lambda: bench.torch_launch(__import__("torch"))}[sys.argv[1]]()
for _ in range(int(sys.argv[2])):
    run()
"""


def instructions(kind: str, calls: int = 20_000) -> float:
    """Instructions a call: those of a process with many calls less those of one with few."""
    totals = []
    for count in (100, 100 + calls):
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        command += [sys.executable, "-c", _LOOP, kind, str(count)]
        result = subprocess.run(command, capture_output=True, text=True, check=True)
        line = next(text for text in result.stderr.splitlines() if "Collected" in text)
        totals.append(int(line.split(":")[1]))
    return (totals[1] - totals[0]) / calls


def main() -> None:
    (row,) = measure("--quick" in sys.argv)
    for name, seconds in row["values"].items():
        print(f"{name:<20} {seconds * 1e9:7.1f} ns")
    for bar in row["bars"]:
        scale, unit = (1e9, "ns") if bar["unit"] == "s" else (1, "x")
        print(
            f"{bar['what']:<32} {bar['value'] * scale:7.2f} {unit}, at most "
            f"{bar['at_most'] * scale:g}: {'yes' if bar['passed'] else 'NO'}"
        )
    if shutil.which("valgrind") and "--quick" not in sys.argv:
        for kind in ("bound", "numpy"):
            print(f"{kind:<20} {instructions(kind):7.0f} instructions, the loop included")


if __name__ == "__main__":
    main()
