"""Golden kernels are traced to the IR that is kept. What becomes of that IR is golden_test's job."""

from pathlib import Path

import golden_kernels
import pytest
from eas import mk

FOLDER = Path(__file__).parent / "traced"
GOLDENS = {golden.name: golden for golden in golden_kernels.goldens()}


@pytest.mark.parametrize("name", GOLDENS)
def test_it_is_traced_as_it_was(name):
    kept, now = (FOLDER / f"{name}.ir").read_text(), GOLDENS[name].text()
    assert kept == now, "`make golden` rewrites tests/golden, and the diff is to be read"


def test_nothing_else_is_kept():
    assert {path.stem for path in FOLDER.iterdir()} == set(GOLDENS)


def test_every_dtype_is_in_one():
    texts = "".join((FOLDER / f"{name}.ir").read_text() for name in GOLDENS)
    names = ("bool", *golden_kernels.INTEGERS, *golden_kernels.FLOATS)
    assert all(hasattr(mk, name) for name in names)
    for name in names:
        assert f"buffer<{name}>" in texts, name
