"""Golden kernels give the GPU source that is kept."""

import golden_gpu
import pytest

KEPT = golden_gpu.kept()


@pytest.mark.parametrize("name", KEPT)
def test_it_is_emitted_as_it_was(name):
    for file, now in golden_gpu.texts(KEPT[name]).items():
        kept = (golden_gpu.FOLDER / file).read_text()
        assert kept == now, "`make golden` rewrites tests/golden, and the diff is to be read"


def test_nothing_else_is_kept():
    assert {path.stem for path in golden_gpu.FOLDER.iterdir()} == set(KEPT)


def test_there_are_some_forty():
    assert len(KEPT) >= 40
