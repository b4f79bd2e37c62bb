"""The first call in a new process, with nothing cached and with code on disk, and the import.

Each number is the best of several processes: `python -m bench.first_call add` is such a process.
"""

from __future__ import annotations

import datetime
import json
import os
import subprocess
import sys
import tempfile
import time

KERNELS = ("add", "softmax", "matmul")
COLD_BAR = {"add": 0.020, "softmax": 0.060, "matmul": 0.060}
WARM_BAR = 0.003
IMPORT_BAR = 0.060  # more than NumPy's own


def _process(*arguments: str, cache: str) -> dict[str, float]:
    result = subprocess.run(
        [sys.executable, "-m", "bench.first_call", *arguments],
        env={**os.environ, "EAS_CACHE_DIR": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(result.stdout.splitlines()[-1])


def measure(quick: bool = False) -> list[dict]:
    """One row: cold and warm for every kernel, and the import."""
    times: dict[str, list[float]] = {}
    for _ in range(2 if quick else 10):
        for kernel in KERNELS:
            with tempfile.TemporaryDirectory() as cache:
                for kind in ("cold", "warm"):
                    took = _process(kernel, cache=cache)
                    times.setdefault(f"{kernel} {kind}", []).append(took["call"])
                    times.setdefault("import", []).append(took["import"])
    best = {name: min(values) for name, values in times.items()}
    bounds = {f"{kernel} cold": COLD_BAR[kernel] for kernel in KERNELS}
    bounds |= {f"{kernel} warm": WARM_BAR for kernel in KERNELS}
    bounds["import"] = IMPORT_BAR
    return [
        {
            "name": "first_call",
            "title": "first call",
            "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
            "values": best,
            "bars": [
                {
                    "what": name,
                    "value": best[name],
                    "at_most": bound,
                    "unit": "s",
                    "passed": best[name] <= bound,
                }
                for name, bound in bounds.items()
            ],
        }
    ]


def child(name: str) -> dict[str, float]:
    """In the new process: the import beyond NumPy's, and the first call of a small case."""
    import numpy as np  # noqa: F401

    start = time.perf_counter()
    import eas  # noqa: F401

    imported = time.perf_counter() - start
    from . import rows

    (workload, *_) = rows.workloads((name,))
    run = workload.ours(workload.case(tiny=True))
    start = time.perf_counter()
    run()
    return {"import": imported, "call": time.perf_counter() - start}


if __name__ == "__main__":
    print(json.dumps(child(sys.argv[1])))
