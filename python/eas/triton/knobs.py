"""triton.knobs: settings of a GPU compiler; read, set, and without effect."""

from __future__ import annotations

from typing import Any, ClassVar


class base_knobs:
    """A group of settings: what was not set is None."""

    knob_descriptors: ClassVar[dict[str, Any]] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return None

    def copy(self) -> Any:
        made = type(self)()
        made.__dict__.update(self.__dict__)
        return made

    def reset(self) -> Any:
        self.__dict__.clear()
        return self

    def scope(self) -> Any:
        import contextlib

        return contextlib.nullcontext()


class _Runtime(base_knobs):
    interpret = False
    debug = False


propagate_env = True
runtime = _Runtime()
autotuning = base_knobs()
compilation = base_knobs()
cache = base_knobs()
language = base_knobs()
nvidia = base_knobs()
amd = base_knobs()
