"""triton.testing: timing, comparing, and the tables of benchmarks."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

from .._core import synchronize
from ..testing import _MODES, _quantile


def do_bench(
    fn: Callable[[], Any],
    warmup: int = 25,
    rep: int = 100,
    grad_to_none: Any = None,
    quantiles: Any = None,
    return_mode: str = "mean",
    **_: Any,
) -> Any:
    """Milliseconds a call takes; warmup and rep are milliseconds too, as Triton has them."""
    fn()
    times: list[float] = []
    for budget, kept in ((warmup, False), (rep, True)):
        end = time.perf_counter() + budget / 1e3
        while not times or time.perf_counter() < end:
            for x in grad_to_none or ():
                x.grad = None
            start = time.perf_counter()
            fn()
            synchronize()
            if kept:
                times.append((time.perf_counter() - start) * 1e3)
            elif time.perf_counter() >= end:
                break
    times.sort()
    if quantiles is not None:
        found = [_quantile(times, q) for q in quantiles]
        return found if len(found) > 1 else found[0]
    return _MODES[return_mode](times)


def do_bench_cudagraph(fn: Callable[[], Any], rep: int = 20, **options: Any) -> Any:
    return do_bench(fn, rep=rep, **options)


def assert_close(x: Any, y: Any, atol: Any = None, rtol: Any = None, err_msg: str = "") -> None:
    import numpy as np

    def values(v: Any) -> Any:
        if hasattr(v, "detach"):
            v = v.detach().cpu()
            return (v.float() if v.dtype.is_floating_point else v).numpy()
        return np.asarray(v)

    atol = 1e-2 if atol is None else atol(x.dtype) if callable(atol) else atol
    rtol = 0.0 if rtol is None else rtol(x.dtype) if callable(rtol) else rtol
    np.testing.assert_allclose(
        values(x), values(y), atol=atol, rtol=rtol, equal_nan=True, err_msg=err_msg
    )


class Benchmark:
    """What perf_report measures: x along one argument, a line for each value of another."""

    def __init__(
        self,
        x_names: Any,
        x_vals: Any,
        line_arg: str,
        line_vals: Any,
        line_names: Any,
        plot_name: str,
        args: dict[str, Any],
        xlabel: str = "",
        ylabel: str = "",
        x_log: bool = False,
        y_log: bool = False,
        styles: Any = None,
        **_: Any,
    ) -> None:
        self.x_names, self.x_vals = x_names, x_vals
        self.line_arg, self.line_vals, self.line_names = line_arg, line_vals, line_names
        self.plot_name, self.args = plot_name, args
        self.xlabel, self.ylabel = xlabel, ylabel


class Mark:
    """A function with benchmarks; run() prints their tables."""

    def __init__(self, fn: Callable[..., Any], benchmarks: Any) -> None:
        self.fn = fn
        self.benchmarks = benchmarks if isinstance(benchmarks, (tuple, list)) else [benchmarks]

    def _table(self, bench: Benchmark, words: dict[str, Any]) -> list[list[Any]]:
        rows = []
        for x in bench.x_vals:
            given = x if isinstance(x, (tuple, list)) else [x] * len(bench.x_names)
            row: list[Any] = list(given)
            for value in bench.line_vals:
                x_args = dict(zip(bench.x_names, given, strict=True))
                found = self.fn(**x_args, **{bench.line_arg: value}, **bench.args, **words)
                row.append(found[0] if isinstance(found, (tuple, list)) else found)
            rows.append(row)
        return rows

    def run(
        self,
        show_plots: bool = False,
        print_data: bool = False,
        save_path: str = "",
        return_df: bool = False,
        **words: Any,
    ) -> Any:
        tables = []
        for bench in self.benchmarks:
            rows = self._table(bench, words)
            heads = [*bench.x_names, *(f"{n} ({bench.ylabel})" for n in bench.line_names)]
            tables.append([heads, *rows])
            if print_data:
                print(f"{bench.plot_name}:")
                for row in [heads, *rows]:
                    print(
                        "  ".join(
                            f"{v:>12.4g}" if isinstance(v, float) else f"{v!s:>12}" for v in row
                        )
                    )
            if save_path:
                os.makedirs(save_path, exist_ok=True)
                with open(os.path.join(save_path, f"{bench.plot_name}.csv"), "w") as file:
                    file.writelines(",".join(map(str, row)) + "\n" for row in [heads, *rows])
        return tables if return_df else None


def perf_report(benchmarks: Any) -> Callable[[Callable[..., Any]], Mark]:
    return lambda fn: Mark(fn, benchmarks)


def get_dram_gbps(device: Any = None) -> float:
    raise RuntimeError("[get_dram_gbps] a question to an NVIDIA GPU, got a CPU")


def get_max_tensorcore_tflops(dtype: Any, clock_rate: Any, device: Any = None) -> float:
    raise RuntimeError("[get_max_tensorcore_tflops] a question to an NVIDIA GPU, got a CPU")
