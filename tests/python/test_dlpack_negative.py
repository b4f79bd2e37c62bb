"""Negative strides and torch, which ends the process at them: what may reach it is refused."""

from __future__ import annotations

import eas
import numpy as np
import pytest

MAKERS = [lambda: eas.arange(4)[::-1], lambda: eas.zeros(2, 3)[:, ::-1]]


@pytest.mark.parametrize("make", [*MAKERS, lambda: np.arange(4)[::-1]])
def test_a_bare_capsule(make):
    with pytest.raises(eas.ShapeError) as caught:
        eas.to_dlpack(make())
    assert str(caught.value).startswith(
        "[to_dlpack] torch ends the process at a capsule with negative strides, got strides ("
    )
    assert eas.from_dlpack(eas.to_dlpack(eas.tensor(make()).contiguous())).shape == make().shape


@pytest.mark.parametrize("make", MAKERS)
def test_the_method_called_by_hand(make):
    t = make()
    with pytest.raises(BufferError, match="torch ends the process at a capsule with negative"):
        t.__dlpack__()
    assert eas.from_dlpack(t.__dlpack__(copy=True)).tolist() == t.tolist()
    assert eas.from_dlpack(t.__dlpack__(max_version=(1, 0))).tolist() == t.tolist()


@pytest.mark.parametrize("make", MAKERS)
def test_those_who_know_them(make):
    t = make()
    assert np.from_dlpack(t).tolist() == t.tolist()
    assert eas.from_dlpack(t).strides == t.strides


@pytest.mark.parametrize("make", MAKERS)
def test_torch(make):
    torch = pytest.importorskip("torch")
    t = make()
    for taken in (lambda: torch.from_dlpack(t), lambda: torch.from_dlpack(t.__dlpack__())):
        with pytest.raises(BufferError, match="negative strides"):
            taken()
    for taken in (t.to_torch, lambda: eas.to_torch(t), lambda: torch.from_dlpack(eas.to_dlpack(t))):
        with pytest.raises(eas.ShapeError, match="negative strides"):
            taken()
    assert torch.from_dlpack(t.contiguous()).tolist() == t.tolist()
