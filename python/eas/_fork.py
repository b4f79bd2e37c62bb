"""Forking while another thread imports a part of eas: the child would wait for its lock for ever.

Parts that not every program needs (the rewriter, the command line), and what they use of Python's
own library, are imported at first use, which may be in any thread. So a fork waits until such an
import is over; one that another thread begins even then, before the process is copied, begins anew
in the child. The locks of the C++ core see to themselves (src/base/fork.hpp).
"""

from __future__ import annotations

import os
import sys
from _thread import get_ident
from importlib import _bootstrap

_THEIRS = (
    "ast",
    "difflib",
    "inspect",
    "linecache",
    "re",
    "tokenize",
)  # imported by functions of ours
_locks = getattr(_bootstrap, "_module_locks", {})


def _is_lazy(name: str) -> bool:
    return name.startswith("eas.") or name in _THEIRS


def _finish_imports() -> None:
    wait_for = getattr(_bootstrap, "_lock_unlock_module", None)
    for name in list(_locks):
        if wait_for and (_is_lazy(name) or name in ("eas", "numpy")):
            wait_for(name)


def _forget_imports() -> None:
    for name, reference in list(_locks.items()):
        owner = getattr(reference(), "owner", None)
        if _is_lazy(name) and owner not in (None, get_ident()):
            del _locks[name]
            sys.modules.pop(name, None)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_finish_imports, after_in_child=_forget_imports)
