"""eas.profile(): what ran when, as a trace that Perfetto and chrome://tracing show."""

from __future__ import annotations

import json
import os
from typing import Any

from . import _core


class profile:
    """Notes every kernel and copy inside a `with` block, on the CPU and on devices.

    `events` has them afterwards, times in ns; with a path the trace is written there.
    """

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        self.path = path
        self.events: list[dict[str, Any]] = []

    def __enter__(self) -> profile:
        if not _core.profile_start():
            message = "a profile is being taken already, got another, expected one at a time"
            _core.refuse("Error", "profile", message)
        return self

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        try:
            self.events = _core.profile_stop()
        except _core.Error:
            if error is None:  # what the block raised says more
                raise
        if self.path is not None:
            self.save(self.path)

    def trace(self) -> dict[str, Any]:
        """The events in Chrome's trace format: a row for each device and stream, times in µs."""
        processes: dict[str, int] = {}
        threads: dict[tuple[str, int], int] = {}
        rows: list[dict[str, Any]] = []
        start = min((event["begin"] for event in self.events), default=0)

        def named(kind: str, name: str, **where: int) -> None:
            rows.append({"ph": "M", "name": f"{kind}_name", "args": {"name": name}, **where})

        for event in self.events:
            device, stream = event["device"], event["stream"]
            if device not in processes:
                processes[device] = len(processes) + 1
                named("process", device, pid=processes[device])
            pid = processes[device]
            if (device, stream) not in threads:
                tid = sum(known == device for known, _ in threads) + 1
                threads[device, stream] = tid
                named("thread", f"stream {tid}", pid=pid, tid=tid)
            details = {key: event[key] for key in ("detail", "bytes") if event[key]}
            rows.append(
                {
                    "ph": "X",
                    "name": event["name"],
                    "cat": event["kind"],
                    "ts": (event["begin"] - start) / 1e3,
                    "dur": (event["end"] - event["begin"]) / 1e3,
                    "pid": pid,
                    "tid": threads[device, stream],
                    "args": details,
                }
            )
        return {"traceEvents": rows, "displayTimeUnit": "ns"}

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the trace to a file."""
        with open(path, "w", encoding="utf-8") as file:
            json.dump(self.trace(), file)
