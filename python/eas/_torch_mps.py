"""Launches on torch's tensors on MPS (Apple's GPUs): whether they go into torch's own stream.

They do where the bridge gives that stream and a kernel that was tried there came between torch's
work before and after it. Else torch's work is waited for, and the launch for torch's sake.
"""

from __future__ import annotations

import functools
import sys
from typing import Any, NamedTuple

from . import _core, mk
from ._kernel import constexpr, kernel
from ._torch_bridge import bridge_info, module


class MpsInfo(NamedTuple):
    """How launches take turns with torch on MPS: "stream", "wait" or "none"; and why."""

    path: str
    reason: str

    def __str__(self) -> str:
        return f"{self.path}: {self.reason}"


_chosen: MpsInfo | None = None


def mps_info() -> MpsInfo:
    """Which way it is, and why; looks for it where torch is loaded and has MPS."""
    torch = sys.modules.get("torch")
    if torch is None or not torch.backends.mps.is_available():
        return MpsInfo("none", "torch is not loaded" if torch is None else "torch has no MPS here")
    return choose()


def choose() -> MpsInfo:
    """Settles it, once; called by the first launch on such tensors."""
    global _chosen
    if _chosen is None:
        wrong = _join()
        _core.use_torch_stream(wrong is None)
        _chosen = MpsInfo("stream", "torch's own") if wrong is None else MpsInfo("wait", wrong)
    return _chosen


def _join() -> str | None:
    bridge = module()
    if bridge is None:
        return bridge_info().reason
    unlike = bridge.probe_mps()
    if unlike:
        return f"torch's tensors on MPS are not as the bridge was built for ({unlike})"
    return _core.join_torch_stream() or _try()


@kernel
def _twice(x, out, n, BLOCK: constexpr):  # type: ignore[no-untyped-def]
    i = mk.arange(0, BLOCK)
    mk.store(out, i, 2 * mk.load(x, i, i < n), i < n)


def _try() -> str | None:
    """A kernel in torch's stream, on views, between functions of torch that nobody waits for."""
    import torch
    from torch.utils._python_dispatch import _disable_current_modes

    _core.use_torch_stream(True)
    try:
        # Whoever listens to functions of torch now did not call these.
        with _disable_current_modes(), torch.no_grad():
            x = torch.zeros(16, device="mps")
            x.fill_(3)
            out = torch.zeros(16, device="mps")
            _twice[(1,)](x[5:12], out[2:9], 7, BLOCK=8)
            got = (out + 1).tolist()
    except Exception as error:
        return f"a kernel that was tried in torch's stream failed: {str(error).splitlines()[0]}"
    if got != [1.0] * 2 + [7.0] * 7 + [1.0] * 7:
        return "a kernel that was tried in torch's stream gave wrong numbers"
    return None


@functools.cache
def takes_offsets() -> bool:
    """Whether torch takes memory of Metal that begins inside of a block as it is."""
    from torch.utils.dlpack import from_dlpack

    whole = _core.zeros((2,), dtype=_core.float32, device="metal")
    try:
        block, part = (from_dlpack(_core.to_dlpack(t)) for t in (whole, whole[1:]))
    except Exception:
        return False

    def where(tensor: Any) -> tuple[int, int]:
        return tensor.untyped_storage().data_ptr(), tensor.storage_offset()

    return where(part) == (where(block)[0], 1)
