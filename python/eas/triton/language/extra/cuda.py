"""triton.language.extra.cuda: libdevice; what asks a GPU for something is refused."""

from __future__ import annotations

from typing import Any

from .... import _core
from . import libdevice as libdevice


def _refused(name: str) -> Any:
    def function(*args: Any, **kwargs: Any) -> Any:
        _core.refuse("CompileError", name, "a question to an NVIDIA GPU, got a CPU")

    function.__name__ = name
    return function


for _name in (
    "globaltimer",
    "smid",
    "num_threads",
    "num_warps",
    "gdc_wait",
    "gdc_launch_dependents",
):
    globals()[_name] = _refused(_name)
