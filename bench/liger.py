"""Liger-Kernel's operators under eas.triton, forward and backward, beside torch eager and
torch.compile on the same CPU.

    PYTHONPATH=<Liger-Kernel>/src python -m bench.liger [names …]

Their code is not part of this project: without it this says so and ends. Each row is one step,
value and gradients, of rows as a small language model has them; the last column is how many times
as fast as the better of torch's two. Beside other load OMP_NUM_THREADS=1 EAS_NUM_THREADS=1, one
thread for each, gives times that can be compared.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from typing import Any

ROWS, HIDDEN, WORDS, HEADS, HEAD = 512, 1024, 8192, 8, 64
ROUNDS, PATIENCE = 5, 3.0  # for each row; patience in seconds

Step = tuple[Callable[..., Any], Callable[..., Any], list[Any]]


def cases() -> dict[str, Step]:
    """By name: Liger's function, the plain one, and what both are given."""
    import torch
    import torch.nn.functional as F
    from liger_kernel.transformers import functional as liger

    def leaf(*shape: int, scale: float = 1.0) -> Any:
        return (torch.randn(*shape) * scale).requires_grad_()

    def rms_norm(x: Any, w: Any) -> Any:
        return F.rms_norm(x, (HIDDEN,), w, 1e-6)

    def half_turned(x: Any) -> Any:
        first, second = x.chunk(2, -1)
        return torch.cat((-second, first), -1)

    angles = torch.outer(torch.arange(ROWS // 4).float(), 1e4 ** -(torch.arange(32) / 32))
    cos, sin = (torch.cat((t, t), -1)[None] for t in (angles.cos(), angles.sin()))

    def rope(q: Any, k: Any) -> Any:
        turned = [t * cos[:, None] + half_turned(t) * sin[:, None] for t in (q, k)]
        return torch.stack(turned)

    def liger_rope(q: Any, k: Any) -> Any:
        return torch.stack(liger.liger_rope(q, k, cos, sin))

    def fused_linear(x: Any, w: Any) -> Any:
        return F.cross_entropy(x @ w.T, target)

    target = torch.randint(0, WORDS, (ROWS,))
    wide = lambda: leaf(ROWS, HIDDEN)  # noqa: E731
    logits = lambda: leaf(ROWS, WORDS)  # noqa: E731
    chances = leaf(ROWS, WORDS).detach().softmax(-1)
    heads = lambda: leaf(4, HEADS, ROWS // 4, HEAD)  # noqa: E731
    return {
        "rms_norm": (
            lambda x, w: liger.liger_rms_norm(x, w, 1e-6, 0.0, "llama", False),
            rms_norm,
            [wide(), leaf(HIDDEN)],
        ),
        "fused_add_rms_norm": (
            lambda x, r, w: sum(liger.liger_fused_add_rms_norm(x, r, w, 1e-6)),
            lambda x, r, w: rms_norm(x + r, w) + (x + r),
            [wide(), wide(), leaf(HIDDEN)],
        ),
        "layer_norm": (
            lambda x, w, b: liger.liger_layer_norm(x, w, b, 1e-6),
            lambda x, w, b: F.layer_norm(x, (HIDDEN,), w, b, 1e-6),
            [wide(), leaf(HIDDEN), leaf(HIDDEN)],
        ),
        "group_norm": (
            lambda x, w, b: liger.liger_group_norm(x, w, b, 32, 8, 1e-6),
            lambda x, w, b: F.group_norm(x, 8, w, b, 1e-6),
            [leaf(8, 32, 2048), leaf(32), leaf(32)],
        ),
        "swiglu": (liger.liger_swiglu, lambda a, b: F.silu(a) * b, [wide(), wide()]),
        "geglu": (
            liger.liger_geglu,
            lambda a, b: F.gelu(a, approximate="tanh") * b,
            [wide(), wide()],
        ),
        "relu_squared": (liger.liger_relu_squared, lambda x: F.relu(x).square(), [wide()]),
        "softmax": (liger.liger_softmax, lambda x: x.softmax(-1), [logits()]),
        "sparsemax": (liger.liger_sparsemax, sparsemax, [leaf(ROWS, HIDDEN)]),
        "rope": (liger_rope, rope, [heads(), heads()]),
        "cross_entropy": (
            lambda x: liger.liger_cross_entropy(x, target),
            lambda x: F.cross_entropy(x, target),
            [logits()],
        ),
        "fused_linear_cross_entropy": (
            lambda x, w: liger.liger_fused_linear_cross_entropy(x, w, target),
            fused_linear,
            [leaf(ROWS, 256), leaf(WORDS, 256, scale=1 / 16)],
        ),
        "kl_div": (
            lambda x: liger.liger_kl_div(x.log_softmax(-1), chances),
            lambda x: F.kl_div(x.log_softmax(-1), chances, reduction="batchmean"),
            [logits()],
        ),
        "tvd": (
            lambda x: liger.liger_tvd(x.softmax(-1), chances),
            lambda x: (x.softmax(-1) - chances).abs().sum() / (2 * ROWS),
            [logits()],
        ),
        "jsd": (
            lambda x, log_p: liger.liger_jsd(x.log_softmax(-1), log_p),
            jsd,
            [logits(), chances.log()],
        ),
    }  # fmt: skip


def sparsemax(x: Any) -> Any:
    import torch

    ranked = x.sort(-1, descending=True).values
    sums = ranked.cumsum(-1) - 1
    count = torch.arange(1, x.shape[-1] + 1, dtype=x.dtype)
    size = (ranked * count > sums).sum(-1, keepdim=True)
    return (x - sums.gather(-1, size - 1) / size).clamp_min(0)


def jsd(x: Any, log_chances: Any) -> Any:
    import torch
    import torch.nn.functional as F

    log_q = x.log_softmax(-1)
    middle = torch.log((log_q.exp() + log_chances.exp()) / 2)
    first = F.kl_div(middle, log_chances, reduction="sum", log_target=True)
    return (first + F.kl_div(middle, log_q, reduction="sum", log_target=True)) / (2 * x.shape[0])


def step(function: Callable[..., Any], given: list[Any]) -> Callable[[], Any]:
    """One value with its gradients, of copies: some of Liger's write into what they were given."""
    import torch

    def copies() -> list[Any]:
        return [x.detach().clone().requires_grad_(x.requires_grad) for x in given]

    out = function(*copies())
    grad = torch.ones(()) if out.dim() == 0 else torch.randn_like(out)

    def run() -> Any:
        own = copies()
        return torch.autograd.grad(function(*own), [x for x in own if x.requires_grad], grad)

    return run


def check(name: str, mine: Callable[[], Any], theirs: Callable[[], Any]) -> None:
    """Gradients agree, or the times mean nothing."""
    import torch

    torch.manual_seed(1)
    a = mine()
    b = theirs()
    for x, y in zip(a, b, strict=True):
        torch.testing.assert_close(x, y, atol=2e-3, rtol=1e-2, msg=lambda m: f"{name}: {m}")


def main(names: list[str]) -> int:
    try:
        import torch
    except ImportError as error:
        print(f"skipped: {error}")
        return 0
    import eas.triton

    eas.triton.install(shadow=True, quiet=True)
    try:
        import liger_kernel.transformers.functional  # noqa: F401
    except ImportError as error:
        print(f"skipped: {error}; PYTHONPATH=<Liger-Kernel>/src")
        return 0
    from .timing import race

    torch.manual_seed(0)
    ratios = []
    print("| operator | Liger on eas, ms | torch, ms | torch.compile, ms | ratio |")
    print("|---|---|---|---|---|")
    for name, (liger, plain, given) in cases().items():
        if names and name not in names:
            continue
        torch.manual_seed(2)
        systems = {"liger": step(liger, given)}
        torch.manual_seed(2)
        systems["torch"] = step(plain, given)
        check(name, systems["liger"], systems["torch"])
        torch._dynamo.reset()
        torch.manual_seed(2)
        systems["compile"] = step(torch.compile(plain, fullgraph=True), given)
        systems["compile"]()
        found = race(systems, rounds=ROUNDS, seconds=0.1, patience=PATIENCE)
        best = {k: min(v.used) * 1e3 for k, v in found.items()}
        ratio = min(best["torch"], best["compile"]) / best["liger"]
        ratios.append(ratio)
        print(f"| {name} | {best['liger']:.3f} | {best['torch']:.3f} | "
              f"{best['compile']:.3f} | {ratio:.2f} |", flush=True)  # fmt: skip
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"\ngeomean of {len(ratios)}: {mean:.2f} times the better of torch and torch.compile")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
