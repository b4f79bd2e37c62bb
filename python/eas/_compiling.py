"""When torch.compile is loaded, it is told what to read in the place of `eas.einsum`.

Nothing of torch is imported here: a finder waits for torch._dynamo to be, and then goes away.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any

_AWAITED = "torch._dynamo"


def wait() -> None:
    if _AWAITED in sys.modules:
        _install()
    else:
        sys.meta_path.insert(0, _Finder())


def _install() -> None:
    from .torch import _einsum

    _einsum.install()


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> Any:
        if fullname != _AWAITED:
            return None
        sys.meta_path.remove(self)
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        loader: Any = spec.loader if spec is not None else None
        if loader is not None:
            load = loader.exec_module

            def exec_module(module: ModuleType) -> None:
                load(module)
                _install()

            loader.exec_module = exec_module
        return spec
