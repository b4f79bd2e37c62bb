"""A pytest plugin: opt_einsum's "numpy" backend is eas, so that its own tests test ours.

Used by test_einsum_opt_einsum.py, in a process of its own.
"""

from __future__ import annotations

from typing import Any

import eas
from opt_einsum.backends import dispatch

_calls = 0


def _counted(function: Any) -> Any:
    def call(*arguments: Any, **options: Any) -> Any:
        global _calls
        _calls += 1
        return function(*arguments, **options)

    return call


def pytest_configure() -> None:
    for name in ("einsum", "tensordot", "transpose"):
        dispatch._cached_funcs[name, "numpy"] = _counted(getattr(eas, name))


def pytest_unconfigure() -> None:
    print(f"\neas was called {_calls} times")
