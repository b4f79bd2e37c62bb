"""All rows of the benchmark, in the order of the table: workloads that race peers, and measures of
our own costs (launch, first call, compile time) against a fixed bar.
"""

from __future__ import annotations

import importlib

SCRIPTS = (
    "add",
    "gelu",
    "softmax",
    "layer_norm",
    "sum",
    "transpose",
    "blur",
    "mandelbrot",
    "nbody",
    "matmul",
    "attention",
    "einsum",
    "einsum_tccg",
    "gradients",
    "gradients_norms",
    "gradients_dots",
    "gradients_loops",
    "gradients_shapes",
    "ordinary",
)
MEASURES = (
    "launch_overhead",
    "launch_fresh",
    "torch_bridge",
    "first_call",
    "compile_time",
    "small_programs",
    "einsum_tiny",
    "einsum_planning",
)


def workloads(names=()):
    """The workloads of the named scripts, groups or rows; all of them without names."""
    found = []
    for script in SCRIPTS:
        for workload in importlib.import_module(f".{script}", __package__).WORKLOADS:
            if not names or not {script, *_names(workload)}.isdisjoint(names):
                found.append(workload)
    return found


def _names(workload):
    return (workload.name, workload.group.name) if workload.group else (workload.name,)


def measures(names=()):
    return [name for name in MEASURES if not names or name in names]


def unknown(names):
    """Those that name no row."""
    known = {name for w in workloads() for name in _names(w)} | set(SCRIPTS) | set(MEASURES)
    return [name for name in names if name not in known]
