"""triton.knobs: settings of a GPU compiler; read, set, and without effect."""

from __future__ import annotations

from typing import Any


class _Knobs:
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return None

    def scope(self) -> Any:
        import contextlib

        return contextlib.nullcontext()


class _Runtime(_Knobs):
    interpret = False
    debug = False


runtime = _Runtime()
autotuning = _Knobs()
compilation = _Knobs()
cache = _Knobs()
language = _Knobs()
nvidia = _Knobs()
amd = _Knobs()
