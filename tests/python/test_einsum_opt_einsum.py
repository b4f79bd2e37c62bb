"""opt_einsum and cotengra compute by eas, and opt_einsum's own tests hold for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import eas
import numpy as np
import pytest

A, B, C = np.random.default_rng(0).standard_normal((3, 4, 4))

# Tests of opt_einsum that cannot pass, and why.
LEFT_OUT = {
    "test_type_errors": "asks for a ValueError at a wrong casting=, an option einsum has not",
    "test_jax_jit_gradient": "pytest.approx reads .flat, which jax arrays refuse; no eas in it",
}
# Its tests of other libraries skip themselves where the library is missing: no eas in them.
OTHER_LIBRARIES = "tensorflow|theano|cupy|autograd|sparse|jax|torch|dask|autoray|networkx"


@pytest.mark.parametrize("kind", ["numpy", "eas", "torch"])
def test_opt_einsum(kind: str) -> None:
    oe = pytest.importorskip("opt_einsum")
    if kind == "torch":
        pytest.importorskip("torch")
    make: Any = {"numpy": np.asarray, "eas": eas.tensor, "torch": lambda x: eas.to_torch(x)}[kind]
    operands = [make(x) for x in (A, B, C)]
    for equation, extra in (
        ("ij,jk,kl->il", []),
        ("ij,jk,kl,ii->l", [make(A)]),
        ("ij,ij,ij->", []),
    ):
        got = oe.contract(equation, *operands, *extra, backend="eas")
        assert type(got) is type(operands[0])
        expected = np.einsum(equation, A, B, C, *([A] if extra else []))
        np.testing.assert_allclose(np.asarray(got), expected, rtol=1e-10)
    expression = oe.contract_expression("ij,jk,kl->il", A.shape, B.shape, C.shape)
    np.testing.assert_allclose(np.asarray(expression(*operands, backend="eas")), A @ B @ C)


def test_opt_einsum_finds_eas_tensors_by_itself() -> None:
    oe = pytest.importorskip("opt_einsum")
    got = oe.contract("ij,jk,kl->il", eas.tensor(A), eas.tensor(B), eas.tensor(C))
    assert isinstance(got, eas.Tensor)


def test_cotengra() -> None:
    ctg = pytest.importorskip("cotengra")
    operands = [eas.tensor(x) for x in (A, B, C)]
    got = ctg.einsum("ij,jk,kl->il", *operands)
    assert isinstance(got, eas.Tensor)
    np.testing.assert_allclose(got.numpy(), A @ B @ C)
    inputs = [("a", "b"), ("b", "c"), ("c", "d")]
    tree = ctg.array_contract_tree(inputs, ("a", "d"), dict.fromkeys("abcd", 4))
    np.testing.assert_allclose(tree.contract(operands).numpy(), A @ B @ C)
    np.testing.assert_allclose(tree.contract([A, B, C], backend="eas"), A @ B @ C)


def test_the_tests_of_opt_einsum() -> None:
    """All of them as the package ships them: half a minute."""
    pytest.importorskip("opt_einsum.tests")
    here, package = str(Path(__file__).parent), str(Path(eas.__file__).parent.parent)
    paths = [here, package, os.environ.get("PYTHONPATH", "")]
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "--tb=short", "-c", os.devnull]
    command += [
        "-p",
        "opt_einsum_backend",
        "-p",
        "no:cacheprovider",
        "--pyargs",
        "opt_einsum.tests",
    ]
    command += ["-k", " and ".join(f"not {name}" for name in LEFT_OUT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    calls = re.search(r"eas was called (\d+) times", done.stdout)
    assert calls is not None
    assert int(calls[1]) > 10_000
    for line in done.stdout.splitlines():
        if line.startswith("SKIPPED"):
            assert re.search(OTHER_LIBRARIES, line, re.IGNORECASE), line
