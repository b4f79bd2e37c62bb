"""triton.runtime.driver: `driver.active` says that the device is a CPU."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from ..backends import GPUTarget


class _Interface:
    """What torch.cuda would be asked for."""

    class Event:
        def __init__(self, enable_timing: bool = True) -> None:
            self.at = 0.0

        def record(self) -> None:
            import time

            self.at = time.perf_counter()

        def elapsed_time(self, other: Any) -> float:
            return float(other.at - self.at) * 1e3

    @staticmethod
    def synchronize(*_: Any) -> None:
        from ..._core import synchronize

        synchronize()

    @staticmethod
    def current_device() -> int:
        return 0


class _Utils:
    @staticmethod
    def get_device_properties(device: Any = 0) -> dict[str, int]:
        return {
            "max_shared_mem": 1 << 30,
            "multiprocessor_count": os.cpu_count() or 1,
            "max_num_regs": 65536,
            "warpSize": 32,
            "sm_clock_rate": 0,
            "mem_clock_rate": 0,
            "mem_bus_width": 0,
        }


class Active:
    """The driver of the CPU."""

    utils = _Utils()

    def get_current_device(self) -> int:
        return 0

    def set_current_device(self, device: int) -> None:
        pass

    def get_current_stream(self, device: Any = None) -> int:
        return 0

    def get_current_target(self) -> GPUTarget:
        return GPUTarget("cpu", os.uname().machine if hasattr(os, "uname") else "", 1)

    def get_active_torch_device(self) -> Any:
        import torch

        return torch.device("cpu")

    def get_device_interface(self) -> Any:
        return _Interface

    def get_benchmarker(self) -> Callable[..., Any]:
        from ..testing import do_bench

        return do_bench

    def get_empty_cache_for_benchmark(self) -> Any:
        return None

    def clear_cache(self, cache: Any) -> None:
        pass

    def is_active(self) -> bool:
        return True


class _Driver:
    active = Active()
    default = active

    def set_active(self, driver: Any) -> None:
        pass

    def reset_active(self) -> None:
        pass


driver = _Driver()
active = driver.active
