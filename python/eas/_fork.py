"""Forking while another thread imports a part of eas: the child would wait for its lock for ever.

Parts that not every program needs (the rewriter, the command line) are imported at first use, which
may be in any thread. So a fork waits until such an import is over. The locks of the C++ core see to
themselves (src/base/fork.hpp).
"""

from __future__ import annotations

import os
from importlib import _bootstrap


def _finish_imports() -> None:
    locks = getattr(_bootstrap, "_module_locks", {})
    wait_for = getattr(_bootstrap, "_lock_unlock_module", None)
    for name in list(locks):
        if wait_for and (name.startswith("eas.") or name == "linecache"):
            wait_for(name)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_finish_imports)
