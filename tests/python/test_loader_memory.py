"""Loading code that calls into the process touches no freed memory, as valgrind sees it."""

import os
import shutil
import subprocess
import sys

import pytest

SCRIPT = """
import numpy as np
import eas
from eas import mk

@eas.kernel
def swapped(x, y, turns, N: eas.constexpr):
    j = mk.arange(0, N)
    a, b = mk.load(x, j), mk.load(x, N - 1 - j)
    for _ in mk.range(turns):
        a, b = b, a
    mk.store(y, j, mk.sort(a) + b)

x, y = np.arange(4096, dtype=np.float32), np.zeros(4096, np.float32)
assert "memcpy" in swapped.to_asm(x, y, 3, 4096)
swapped[1](x, y, 3, 4096, _backend="cpu")
assert (y == 2 * x).all()
print("done")
"""


@pytest.mark.full
@pytest.mark.skipif(not shutil.which("valgrind"), reason="valgrind is not installed")
def test_first_load_of_code_that_calls_memcpy(tmp_path):
    script = tmp_path / "swapped.py"
    script.write_text(SCRIPT)
    environment = os.environ | {"PYTHONMALLOC": "malloc", "EAS_CACHE_DIR": str(tmp_path / "cache")}
    command = ["valgrind", "--error-limit=no", "--num-callers=4", sys.executable, str(script)]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=600)
    assert run.stdout == "done\n", run.stderr
    # Python and the dynamic linker have findings of their own, none of them with our core in it.
    ours = [part for part in run.stderr.split("== \n") if "Invalid" in part and "_core" in part]
    assert not ours, ours[0]
