"""Our LLVM is hidden: libraries with an LLVM of their own may be imported before or after us."""

import importlib.util
import itertools
import shutil
import subprocess
import sys

import eas
import pytest

KERNEL = """
import eas
from eas import mk

@eas.kernel
def double(x, out, BLOCK: eas.constexpr):
    at = mk.arange(0, BLOCK)
    mk.store(out, at, mk.exp(mk.load(x, at)) * 2.0)
"""

# Each makes and runs code with its own compiler.
USES = {
    "eas": """
x = np.linspace(0, 1, 64, dtype=np.float32)
out = np.empty_like(x)
double[(1,)](x, out, BLOCK=64, _backend="cpu")
assert abs(out - 2 * np.exp(x)).max() < 1e-5
""",
    "torch": "assert float((torch.ones(64, 64) @ torch.ones(64, 64)).sum()) == 64**3",
    "numba": "assert numba.njit(lambda n: n * 2)(21) == 42",
    "jax": "assert float(jax.jit(lambda x: x * 2)(21.0)) == 42",
}
PEERS = [name for name in ("torch", "numba", "jax") if importlib.util.find_spec(name)]


def orders():
    """Every order of each pair, and of all there are one where we come first and one where last."""
    for peer in PEERS:
        yield from itertools.permutations(("eas", peer))
    if len(PEERS) > 1:
        yield ("eas", *PEERS)
        yield (*reversed(PEERS), "eas")


@pytest.mark.parametrize("order", list(orders()), ids="-".join)
def test_imports_in_any_order(order, tmp_path):
    """Imported in this order, used in this order and in the reverse one."""
    kernel = tmp_path / "its_kernel.py"  # kernels are read from their file
    kernel.write_text(KERNEL)
    imports = [
        "from its_kernel import double" if name == "eas" else f"import {name}" for name in order
    ]
    uses = [USES[name] for name in order]
    program = "\n".join(["import numpy as np", *imports, *uses, *reversed(uses), "print('fine')"])
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("fine\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads an ELF file")
@pytest.mark.skipif(not shutil.which("nm"), reason="needs nm")
def test_exports_only_what_others_look_for():
    """Python's door, and the two names gdb knows."""
    listed = subprocess.run(
        ["nm", "-D", "--defined-only", eas._core.__file__],
        capture_output=True,
        text=True,
        check=True,
    )
    names = {line.split()[-1].split("@")[0] for line in listed.stdout.splitlines()}
    assert names == {"PyInit__core", "__jit_debug_descriptor", "__jit_debug_register_code"}
