"""A pytest plugin for other people's tests of Triton kernels, run with eas.triton as their Triton.

    python -m pytest -p recording --eas-report out.json --eas-each 3 path/of/their/tests

`import triton` is eas.triton; of each test function at most --eas-each parametrisations run (every
one with 0), spread over their list, or those of the smallest sizes with --eas-small; an autotuner
takes its first configuration with --eas-first-config. The report says of each test how it went and
which kernels it launched, and where a test failed the first line of why. coverage.py counts.
"""

from __future__ import annotations

import functools
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

from eas.triton._autotuner import Autotuner  # noqa: E402
from eas.triton._jit import JITFunction  # noqa: E402

try:
    import torch
except ImportError:
    pass
found = importlib.util.find_spec("fla")
if found and found.origin:  # it takes a machine without a GPU for one with CUDA
    import fla.utils

    for module in (fla.utils, fla.utils._device):
        module.device = "cpu"
        module.device_torch_lib = torch.cpu

torch_cpu = sys.modules.get("torch.cpu")
if torch_cpu is not None and not hasattr(torch_cpu, "get_device_properties"):
    # Liger's tests ask how much memory the device has.
    torch_cpu.get_device_properties = lambda *_: SimpleNamespace(total_memory=64 << 30)
    torch_cpu.manual_seed = torch_cpu.manual_seed_all = torch.manual_seed
    torch_cpu.empty_cache = lambda: None

if checkout := os.environ.get("TRITON_CHECKOUT"):  # what Triton's own tests import besides
    path = os.path.join(checkout, "python", "triton", "_internal_testing.py")
    spec = importlib.util.spec_from_file_location("triton._internal_testing", path)
    sys.modules["triton._internal_testing"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules["triton._internal_testing"])

launched: set[str] = set()
report_path: list[str] = []
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
    parser.addoption("--eas-small", action="store_true")
    parser.addoption("--eas-first-config", action="store_true")


def _size(item: Any) -> float:
    """How much a test has to do, as far as its parameters say."""
    words = getattr(getattr(item, "callspec", None), "params", {})
    size = 1.0
    for value in words.values():
        if isinstance(value, (list, tuple)) and value and type(value[-1]) is int:
            value = max(value)  # sequences' ends
        if type(value) is int and value > 0:
            size *= value
    return size


def pytest_configure(config: Any) -> None:
    if path := config.getoption("--eas-report"):
        report_path.append(path)
    if config.getoption("--eas-first-config"):
        start = Autotuner.__init__

        @functools.wraps(start)
        def with_one(self: Autotuner, *args: Any, **kwargs: Any) -> None:
            start(self, *args, **kwargs)
            del self.configs[1:]

        Autotuner.__init__ = with_one  # type: ignore[method-assign]


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
        if config.getoption("--eas-small"):
            group.sort(key=_size)
        step = 1 if config.getoption("--eas-small") else max(1, len(group) // each)
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


def _write() -> None:
    if report_path:
        with open(report_path[0], "w", encoding="utf-8") as file:
            json.dump(rows, file, indent=1)


def pytest_runtest_logfinish(nodeid: str, location: Any) -> None:
    if len(rows) < 50 or len(rows) % 50 == 0:  # all of them again, so not each time
        _write()


def pytest_sessionfinish(session: Any) -> None:
    if report_path:
        _write()
        print(f"\n{len(rows)} tests recorded in {os.path.basename(report_path[0])}")
