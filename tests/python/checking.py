"""The ways to run a kernel that report its mistakes.

Native code looks for mistakes only when it is asked to; the interpreter always does.
"""

from contextlib import contextmanager

import eas

CHECKING = {"interpreter": "0", "cpu": "1"}  # backend: the setting of eas.config.check it needs


@contextmanager
def checking_on(backend):
    """Launches that report mistakes, on this backend."""
    before = eas.config.backend, eas.config.check
    eas.config.backend, eas.config.check = backend, CHECKING[backend]
    try:
        yield
    finally:
        eas.config.backend, eas.config.check = before
