"""Test set-up: `make test` draws the same hypothesis examples each time, `test-full` new ones."""

import os
import shutil
import tempfile

import pytest
from hypothesis import settings

# Compiled code goes to a folder of this run, which its workers and processes share: no test sees
# what an earlier run left, and none writes into the user's home.
if "PYTEST_XDIST_WORKER" not in os.environ:
    os.environ["XDG_CACHE_HOME"] = _caches = tempfile.mkdtemp(prefix="eas-tests-")

    def pytest_unconfigure() -> None:
        shutil.rmtree(_caches, ignore_errors=True)


settings.register_profile("fixed", derandomize=True, max_examples=25, deadline=None, database=None)
settings.register_profile("full", max_examples=500, deadline=None, print_blob=True)
settings.load_profile("fixed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Modules of torch still use torch.jit when they are first imported, of which it warns.

    Any test may be the first, so all have the mark; pyproject's filters yield to `-W error`.
    """
    ignored = pytest.mark.filterwarnings("ignore:.*torch.jit:DeprecationWarning")
    for item in items:
        item.add_marker(ignored)
