"""Operators in models that two processes train: DDP, FSDP2, DTensor, over gloo."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")


@pytest.mark.skipif(
    not torch.distributed.is_available() or not torch.distributed.is_gloo_available(),
    reason="torch was built without gloo",
)
def test_two_processes(tmp_path):
    program = Path(__file__).with_name("distributed_program.py")
    running = [
        subprocess.Popen(
            [sys.executable, program, str(rank), tmp_path / "meeting"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for rank in range(2)
    ]
    for process in running:
        text, _ = process.communicate(timeout=300)
        assert process.returncode == 0, text
        assert [line for line in text.splitlines() if line.endswith(" ok")] == [
            "ddp ok",
            "fsdp ok",
            "dtensor ok",
        ]
