"""eas.testing: timing a function, and comparing results with a message that says where."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from . import _core

_TOLERANCE = {  # dtype name -> (rtol, atol), as torch.testing has them
    "float16": (1e-3, 1e-5),
    "bfloat16": (1.6e-2, 1e-5),
    "float32": (1.3e-6, 1e-5),
    "float64": (1e-7, 1e-7),
    "complex64": (1.3e-6, 1e-5),
    "complex128": (1e-7, 1e-7),
}


def do_bench(
    fn: Callable[[], Any],
    *,
    warmup: int = 5,
    repeat: int = 25,
    rep: int | None = None,
    quantiles: Sequence[float] | None = None,
    return_mode: str = "median",
) -> Any:
    """Milliseconds a call of fn takes: the median, or what is asked for.

    `rep` is Triton's name for `repeat`; `return_mode` is "median", "mean", "min", "max" or "all".
    """
    repeat = repeat if rep is None else rep
    if return_mode not in _MODES:
        message = f"no such return_mode, got {return_mode!r}, expected one of {', '.join(_MODES)}"
        _core.refuse("LaunchError", "do_bench", message)
    if repeat < 1 or warmup < 0:
        message = f"too few runs, got warmup={warmup}, repeat={repeat}, expected at least 0 and 1"
        _core.refuse("LaunchError", "do_bench", message)
    for _ in range(warmup):
        fn()
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        fn()
        times.append((time.perf_counter() - start) * 1e3)
    times.sort()
    if quantiles is None:
        return _MODES[return_mode](times)
    return [_quantile(times, q) for q in quantiles]


def _quantile(times: list[float], q: float) -> float:
    at = q * (len(times) - 1)
    low = int(at)
    high = min(low + 1, len(times) - 1)
    return times[low] + (times[high] - times[low]) * (at - low)


_MODES: dict[str, Callable[[list[float]], Any]] = {
    "median": lambda times: _quantile(times, 0.5),
    "mean": lambda times: sum(times) / len(times),
    "min": min,
    "max": max,
    "all": list,
}


def _as_numpy(x: Any) -> tuple[Any, str]:
    """The values as NumPy can compare them, and the name of the dtype they had."""
    import numpy as np

    if hasattr(x, "detach") and hasattr(x, "dtype"):
        x = x.detach()
    x = x if hasattr(x, "dtype") else np.asarray(x)
    name = str(x.dtype).rpartition(".")[2]
    if name == "bfloat16":
        x = _core.tensor(x).to(_core.float32)
    return np.asarray(x), name


def assert_close(
    actual: Any,
    expected: Any,
    *,
    rtol: float | None = None,
    atol: float | None = None,
    equal_nan: bool = True,
) -> None:
    """AssertionError unless the arrays agree; tolerances follow the less exact of the dtypes."""
    import numpy as np

    a, a_name = _as_numpy(actual)
    b, b_name = _as_numpy(expected)
    default = max(_TOLERANCE.get(name, (0.0, 0.0)) for name in (a_name, b_name))
    rtol = default[0] if rtol is None else rtol
    atol = default[1] if atol is None else atol
    if a.shape != b.shape:
        raise AssertionError(f"[assert_close] shapes differ, got {a.shape}, expected {b.shape}")
    wrong = ~np.isclose(a, b, rtol=rtol, atol=atol, equal_nan=equal_nan)
    if not wrong.any():
        return
    where = tuple(int(i) for i in np.argwhere(wrong)[0])
    raise AssertionError(
        f"[assert_close] {int(wrong.sum())} of {wrong.size} elements differ "
        f"(rtol={rtol}, atol={atol}); first at {where}: "
        f"got {a[where].item()!r}, expected {b[where].item()!r}"
    )
