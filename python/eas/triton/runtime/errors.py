"""triton.runtime.errors."""

from __future__ import annotations

from ... import _core
from .._autotuner import AutotunerError as AutotunerError


class OutOfResources(_core.LaunchError):
    """More of something than the device has; never raised here."""

    def __init__(self, required: int = 0, limit: int = 0, name: str = "") -> None:
        super().__init__(f"[launch] too much {name}, got {required}, expected at most {limit}")


class InterpreterError(_core.CompileError):
    pass


class PTXASError(_core.CompileError):
    pass
