"""A pytest plugin for other people's tests of Triton kernels, run with eas.triton as their Triton.

    python -m pytest -p recording --eas-report out.json --eas-each 3 path/of/their/tests

`import triton` is eas.triton; of each test function at most --eas-each parametrisations run (every
one with 0), spread over their list; the report says of each test how it went and which kernels it
launched, and where a test failed the first line of why. tests/triton_suites/coverage.py counts.
"""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import sys
from collections import defaultdict
from types import SimpleNamespace
from typing import Any

import eas.triton

eas.triton.install(shadow=True, quiet=True)

from eas.triton._jit import JITFunction  # noqa: E402

try:
    import torch
except ImportError:
    pass
try:  # flash-linear-attention takes a machine without a GPU for one with CUDA
    import fla.utils
except ImportError:
    pass
else:
    for module in (fla.utils, fla.utils._device):
        module.device = "cpu"
        module.device_torch_lib = torch.cpu

torch_cpu = sys.modules.get("torch.cpu")
if torch_cpu is not None and not hasattr(torch_cpu, "get_device_properties"):
    # Liger's tests ask how much memory the device has.
    torch_cpu.get_device_properties = lambda *_: SimpleNamespace(total_memory=64 << 30)

if checkout := os.environ.get("TRITON_CHECKOUT"):  # what Triton's own tests import besides
    path = os.path.join(checkout, "python", "triton", "_internal_testing.py")
    spec = importlib.util.spec_from_file_location("triton._internal_testing", path)
    sys.modules["triton._internal_testing"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules["triton._internal_testing"])

launched: set[str] = set()
rows: list[dict[str, Any]] = []
_run = JITFunction.run


def _recorded(self: JITFunction, *args: Any, **kwargs: Any) -> Any:
    launched.add(f"{self.fn.__module__}.{self.fn.__qualname__}")
    return _run(self, *args, **kwargs)


JITFunction.run = _recorded  # type: ignore[method-assign]


def pytest_addoption(parser: Any) -> None:
    parser.addoption("--eas-report", default="")
    parser.addoption("--eas-each", type=int, default=0)
    parser.addoption("--eas-seconds", type=int, default=300)


def pytest_collection_modifyitems(config: Any, items: list[Any]) -> None:
    each = config.getoption("--eas-each")
    if not each:
        return
    groups: dict[str, list[Any]] = defaultdict(list)
    for item in items:
        if any(mark.args[:1] == (True,) for mark in item.iter_markers("skipif")):
            continue
        groups[item.nodeid.partition("[")[0]].append(item)
    chosen = set()
    for group in groups.values():
        step = max(1, len(group) // each)
        chosen |= {id(item) for item in group[::step][:each]}
    items[:] = [item for item in items if id(item) in chosen]


def pytest_runtest_setup(item: Any) -> None:
    launched.clear()
    signal.alarm(item.config.getoption("--eas-seconds"))


def _late(*_: Any) -> None:
    raise TimeoutError("the test took longer than --eas-seconds")


signal.signal(signal.SIGALRM, _late)


def pytest_runtest_logreport(report: Any) -> None:
    if report.when == "call" or (report.when == "setup" and report.outcome != "passed"):
        signal.alarm(0)
        why = ""
        if report.outcome == "failed":
            text = str(report.longrepr)
            lines = [line[1:].strip() for line in text.splitlines() if line.startswith("E ")]
            why = " ".join(lines[:3])[:400] if lines else text[-300:]
        elif report.outcome == "skipped" and isinstance(report.longrepr, tuple):
            why = str(report.longrepr[2])[:200]
        rows.append(
            {
                "test": report.nodeid,
                "outcome": report.outcome,
                "kernels": sorted(launched),
                "why": why,
                "seconds": round(report.duration, 2),
            }
        )


def pytest_sessionfinish(session: Any) -> None:
    path = session.config.getoption("--eas-report")
    if path:
        with open(path, "w", encoding="utf-8") as file:
            json.dump(rows, file, indent=1)
        print(f"\n{len(rows)} tests recorded in {os.path.basename(path)}")
