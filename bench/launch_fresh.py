"""What a launch from Python costs on arrays it has not seen lately, in every way a grid is said:
an add of 64 floats, on 256 sets of arrays in turns, beside others' add on the same sets.

Over a bound launch, which is the kernel and the little that is left of launching it; a grid that a
function says takes the function's own time too. `python -m bench.launch_fresh` prints the table,
with instructions a launch where valgrind is installed.
"""

from __future__ import annotations

import datetime
import importlib.util
import itertools
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import eas
import numpy as np

from .launch_overhead import add
from .timing import race

N = 64  # floats: the kernel itself takes next to nothing
SETS = 256  # more than any launch remembers
NUMPY_BAR, TORCH_BAR, BRIDGE_BAR, BRACKETS_BAR = 200e-9, 350e-9, 110e-9, 20e-9
LAUNCHES = ("kernel(…)", "kernel[grid](…)", "_grid=", "kernel[function](…)")
_HIDE_BRIDGE = "import sys; sys.modules['eas_torch'] = None; "


def sets_of(kind: str) -> list[tuple[Any, Any, Any]]:
    if kind == "numpy":
        made = np.ones(N, np.float32)
        return [(made.copy(), made.copy(), made.copy()) for _ in range(SETS)]
    import torch

    return [(torch.ones(N), torch.ones(N), torch.empty(N)) for _ in range(SETS)]


def systems(kind: str) -> dict[str, Callable[[], Any]]:
    """Calls from Python; all but the bound launch take the next set first."""
    made = sets_of(kind)
    take = itertools.cycle(made).__next__

    def plain() -> None:
        a, b, c = take()
        add(a, b, c, N, BLOCK=64)

    def brackets() -> None:
        a, b, c = take()
        add[(1,)](a, b, c, N, BLOCK=64)

    def option() -> None:
        a, b, c = take()
        add(a, b, c, N, BLOCK=64, _grid=(1,))

    def grid(meta: dict[str, Any]) -> tuple[int]:
        return (eas.cdiv(meta["n"], meta["BLOCK"]),)

    def function() -> None:
        a, b, c = take()
        add[grid](a, b, c, N, BLOCK=64)

    def nothing() -> None:
        _a, _b, _c = take()

    def only_brackets() -> None:
        _a, _b, _c = take()
        _ = add[(1,)]

    found: dict[str, Callable[[], Any]] = {
        "nothing": nothing,
        "bound": add.bind(*made[0], N, BLOCK=64),
        **dict(zip(LAUNCHES, (plain, brackets, option, function), strict=True)),
        "kernel[grid] alone": only_brackets,
    }
    return {**found, **peers(kind, take)}


def peers(kind: str, take: Callable[[], Any]) -> dict[str, Callable[[], Any]]:
    if kind == "torch":
        import torch

        def torch_add() -> None:
            a, b, c = take()
            torch.add(a, b, out=c)

        return {"torch.add(out=)": torch_add}

    def numpy_add() -> None:
        a, b, c = take()
        np.add(a, b, out=c)

    found: dict[str, Callable[[], Any]] = {"np.add(out=)": numpy_add}
    if importlib.util.find_spec("numba") is not None:
        import numba

        @numba.njit
        def njit_add(a, b, c, n):
            for i in range(n):
                c[i] = a[i] + b[i]

        def numba_add() -> None:
            a, b, c = take()
            njit_add(a, b, c, N)

        found["numba @njit"] = numba_add
    return found


def times(kind: str, quick: bool = False) -> dict[str, float]:
    """Seconds a call, what is around it taken off."""
    calls = systems(kind)
    raced = race(calls, rounds=3 if quick else 9, seconds=0.05, must=tuple(calls), patience=5.0)
    best = {name: min(samples.used) for name, samples in raced.items()}
    around = best.pop("nothing")
    return {name: spent - (0 if name == "bound" else around) for name, spent in best.items()}


def times_without_bridge(quick: bool) -> dict[str, float]:
    """Those of torch in a process that cannot find the bridge."""
    code = f"{_HIDE_BRIDGE}import json; from bench.launch_fresh import times; "
    code += f"print(json.dumps(times('torch', {quick})))"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    return dict(json.loads(result.stdout.splitlines()[-1]))


def measure(quick: bool = False) -> list[dict]:
    found = {"numpy": (times("numpy", quick), NUMPY_BAR)}
    if importlib.util.find_spec("torch") is not None:
        found["torch without the bridge"] = (times_without_bridge(quick), TORCH_BAR)
        if importlib.util.find_spec("eas_torch") is not None:
            found["torch"] = (times("torch", quick), BRIDGE_BAR)
    bars = []
    for kind, (best, bar) in found.items():
        rows = [(f"{kind}, {name}, over a bound launch", best[name], bar) for name in LAUNCHES]
        bars += [(what, spent - best["bound"], most) for what, spent, most in rows]
    bars.append(("kernel[grid] alone", found["numpy"][0]["kernel[grid] alone"], BRACKETS_BAR))
    return [
        {
            "name": "launch_fresh",
            "title": "launch on arrays not seen before",
            "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
            "values": {
                f"{kind}, {name}": spent
                for kind, (best, _) in found.items()
                for name, spent in best.items()
            },
            "bars": [
                {"what": what, "value": got, "at_most": bar, "unit": "s", "passed": got <= bar}
                for what, got, bar in bars
            ],
        }
    ]


def instructions(kind: str, name: str, calls: int = 20_000) -> float:
    """Instructions a call: those of a process with many calls less those of one with few."""
    code = (
        f"import sys; from bench.launch_fresh import systems; run = systems({kind!r})[{name!r}]\n"
    )
    code += "for _ in range(int(sys.argv[1])): run()"
    totals = []
    for count in (600, 600 + calls):
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        command += [sys.executable, "-c", code, str(count)]
        result = subprocess.run(command, capture_output=True, text=True, check=True)
        line = next(text for text in result.stderr.splitlines() if "Collected" in text)
        totals.append(int(line.split(":")[1]))
    return (totals[1] - totals[0]) / calls


def main() -> None:
    quick = "--quick" in sys.argv
    (row,) = measure(quick)
    for name, seconds in row["values"].items():
        print(f"{name:<50} {seconds * 1e9:7.1f} ns")
    for bar in row["bars"]:
        print(
            f"{bar['what']:<64} {bar['value'] * 1e9:7.1f} ns, at most "
            f"{bar['at_most'] * 1e9:g}: {'yes' if bar['passed'] else 'NO'}"
        )
    if shutil.which("valgrind") and not quick:
        for name in ("nothing", "bound", *LAUNCHES):
            print(f"numpy, {name:<24} {instructions('numpy', name):7.0f} instructions")


if __name__ == "__main__":
    main()
