"""The example's GPT learns as plain torch does, step by step; its AdamW is torch's."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")
from examples.transformer import train  # noqa: E402
from examples.transformer.adamw import AdamW  # noqa: E402

SIZES = {"steps": 12, "rows": 4, "length": 24, "size": 32, "layers": 2}


def test_the_same_losses_as_torch():
    expected, _ = train.train("torch", **SIZES)
    losses, _ = train.train("eas", **SIZES)
    assert train.largest_difference(expected, losses) < 1e-4
    assert losses[-1] < 0.8 * losses[0]


@pytest.mark.full
def test_the_same_losses_compiled():
    expected, _ = train.train("torch", **SIZES)
    losses, _ = train.train("eas, compiled", **SIZES)
    assert train.largest_difference(expected, losses) < 1e-3


def test_adamw_is_torchs():
    values = [torch.randn(3, 4), torch.randn(5)]
    mine, theirs = ([torch.nn.Parameter(x.clone()) for x in values] for _ in range(2))
    optimizers = AdamW(mine, lr=0.1), torch.optim.AdamW(theirs, lr=0.1)
    for step in range(12):
        for optimizer, parameters in zip(optimizers, (mine, theirs), strict=True):
            optimizer.zero_grad()
            sum((p.sin() * (step + i)).sum() for i, p in enumerate(parameters)).backward()
            optimizer.step()
    torch.testing.assert_close(mine, theirs)
