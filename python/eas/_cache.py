"""`eas cache ls` and `eas cache clear`: the compiled code on disk, listed and removed."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from . import _core
from ._config import config


def ls(*, as_json: bool) -> int:
    rows = [_row(*entry) for entry in _core.disk_cache_entries()]
    total = sum(row["bytes"] for row in rows)
    report = {
        "folder": _core.disk_cache_folder(),
        "bytes": total,
        "limit": config.cache_size,
        "entries": rows,
    }
    if as_json:
        print(json.dumps(report, indent=2))
        return 0
    for row in rows:
        print(f"{row['key'][:12]}  {row['used']}  {row['bytes']:>9}  {row['title']}")
    print(f"{_count(rows)}, {total} of {config.cache_size} bytes in {report['folder']}")
    return 0


def clear(*, as_json: bool) -> int:
    removed = [_row(*entry) for entry in _core.disk_cache_clear()]
    report = {
        "folder": _core.disk_cache_folder(),
        "removed": len(removed),
        "bytes": sum(row["bytes"] for row in removed),
    }
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        print(f"removed {_count(removed)}, {report['bytes']} bytes")
    return 0


def _count(rows: list[dict[str, Any]]) -> str:
    return f"{len(rows)} {'entry' if len(rows) == 1 else 'entries'}"


def _row(key: str, title: str, size: int, used: int) -> dict[str, Any]:
    when = datetime.fromtimestamp(used).astimezone()
    return {"key": key, "title": title, "bytes": size, "used": when.isoformat(timespec="seconds")}
