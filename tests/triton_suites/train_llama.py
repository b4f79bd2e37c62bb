"""A small Llama-style model trains on the CPU with Liger-Kernel's own functions, and without.

    PYTHONPATH=<Liger-Kernel>/src python tests/triton_suites/train_llama.py

Both runs start from the same weights and see the same tokens; the losses must agree step by step.
"""

from __future__ import annotations

import sys
from typing import Any


def main(steps: int = 20) -> int:
    try:
        import torch
        import transformers
    except ImportError as error:
        print(f"skipped: {error}")
        return 0
    import eas.triton

    eas.triton.install(shadow=True)
    try:
        from liger_kernel.transformers import apply_liger_kernel_to_llama
    except ImportError as error:
        print(f"skipped: {error}")
        return 0

    words = {
        "vocab_size": 256, "hidden_size": 64, "intermediate_size": 128, "num_hidden_layers": 2,
        "num_attention_heads": 4, "num_key_value_heads": 2, "max_position_embeddings": 64,
    }  # fmt: skip

    def train(patch: bool) -> list[float]:
        torch.manual_seed(0)
        model: Any = transformers.LlamaForCausalLM(transformers.LlamaConfig(**words))
        if patch:
            apply_liger_kernel_to_llama(model=model)
        optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3)
        tokens = torch.randint(0, 256, (4, 32), generator=torch.Generator().manual_seed(1))
        losses = []
        for _ in range(steps):
            optimizer.zero_grad()
            loss = model(input_ids=tokens, labels=tokens).loss
            loss.backward()
            optimizer.step()
            losses.append(float(loss.detach()))
        return losses

    plain, patched = train(False), train(True)
    worst = max(abs(a - b) / a for a, b in zip(plain, patched, strict=True))
    for step, (a, b) in enumerate(zip(plain, patched, strict=True)):
        print(f"{step:3d}  {a:.6f}  {b:.6f}")
    print(f"largest relative difference: {worst:.2e}; from {plain[0]:.3f} to {plain[-1]:.3f}")
    return 0 if worst < 1e-3 and patched[-1] < 0.8 * patched[0] else 1


if __name__ == "__main__":
    sys.exit(main())
