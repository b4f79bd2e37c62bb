"""Golden kernels are traced to the IR that is kept; golden_test sees what becomes of it."""

from pathlib import Path

import golden_kernels
import pytest

FOLDER = Path(__file__).parent / "traced"
GOLDENS = {golden.name: golden for golden in golden_kernels.goldens()}


@pytest.mark.parametrize("name", GOLDENS)
def test_it_is_traced_as_it_was(name):
    kept, now = (FOLDER / f"{name}.ir").read_text(), GOLDENS[name].text()
    assert kept == now, "`make golden` rewrites tests/golden, and the diff is to be read"


def test_nothing_else_is_kept():
    assert {path.stem for path in FOLDER.iterdir()} == set(GOLDENS)


def test_every_dtype_is_in_one():
    texts = "".join(path.read_text() for path in FOLDER.iterdir())
    for dtype in "b1 i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64".split():
        assert f"buffer<{dtype}>" in texts, dtype
