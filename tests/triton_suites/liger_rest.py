"""Liger-Kernel's kernels that its own tests do not reach on a CPU, beside plain torch.

    PYTHONPATH=tests/triton_suites:<Liger-Kernel>/src python -m pytest -p recording \
        --eas-report liger_rest.json tests/triton_suites/liger_rest.py

Some need to be told of another device: how many processors it has, that it is a Blackwell.
"""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F

pytest.importorskip("liger_kernel")


def close(mine, theirs, **words):
    torch.testing.assert_close(mine, theirs, **{"atol": 1e-5, "rtol": 1e-4, **words})


def both(mine, theirs, *leaves, **words):
    """Values and gradients of two functions of the same leaves."""
    found = []
    for function in (mine, theirs):
        own = [x.detach().clone().requires_grad_() for x in leaves]
        out = function(*own)
        out.backward(torch.cos(torch.arange(out.numel())).view_as(out).to(out.dtype))
        found.append([out.detach(), *(x.grad for x in own)])
    for a, b in zip(*found, strict=True):
        close(a, b, **words)


def test_softmax_of_rows_longer_than_a_block(monkeypatch):
    import liger_kernel.ops.softmax as module

    monkeypatch.setattr(module, "calculate_settings", lambda n: (64, 4))
    both(module.LigerSoftmaxFunction.apply, lambda x: x.softmax(-1), torch.randn(5, 300))


def test_gradients_of_softmax_of_rows_longer_than_a_block():
    from liger_kernel.ops.softmax import _softmax_backward

    y, dy = torch.randn(5, 300).softmax(-1), torch.randn(5, 300)
    close(_softmax_backward(dy, y, 64, 4, True), y * (dy - (dy * y).sum(-1, keepdim=True)))


def test_rms_norm_of_many_rows():
    from liger_kernel.ops.rms_norm import LigerRMSNormFunction

    def plain(x, w):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6) * w

    x, w = torch.randn(4096 * 8 + 5, 16), torch.randn(16)
    mine = lambda x, w: LigerRMSNormFunction.apply(x, w, 1e-6, 0.0, "llama", False)  # noqa: E731
    both(mine, plain, x, w, atol=2e-2, rtol=1e-3)


@pytest.mark.parametrize("beta", [True, False])
def test_dyt(monkeypatch, beta):
    import liger_kernel.ops.dyt as module

    monkeypatch.setattr(module, "infer_device", lambda: "npu")
    monkeypatch.setattr(module, "get_npu_core_count", lambda: 2, raising=False)
    x, a, g, b = torch.randn(4, 7, 600), torch.randn(1), torch.randn(600), torch.randn(600)
    if beta:
        plain = lambda x, a, g, b: torch.tanh(a * x) * g + b  # noqa: E731
        both(module.LigerDyTFunction.apply, plain, x, a, g, b, atol=1e-3)
    else:
        mine = lambda x, a, g: module.LigerDyTFunction.apply(x, a, g, None)  # noqa: E731
        both(mine, lambda x, a, g: torch.tanh(a * x) * g, x, a, g, atol=1e-3)


def test_swiglu_in_tiles(monkeypatch):
    import liger_kernel.ops.swiglu as module

    monkeypatch.setattr(module, "_should_tile", lambda n: True)
    a, b = torch.randn(3, 5, 3000), torch.randn(3, 5, 3000)
    both(module.LigerSiLUMulFunction.apply, lambda a, b: F.silu(a) * b, a, b)


def test_swiglu_of_one_fused_tensor():
    from liger_kernel.ops.swiglu import swiglu_fused_gate_up_backward, swiglu_fused_gate_up_forward

    y = torch.randn(3, 5, 200)
    kept, mine = swiglu_fused_gate_up_forward(y.clone())
    leaf = y.clone().requires_grad_()
    gate, up = leaf.chunk(2, -1)
    theirs = F.silu(gate) * up
    close(mine, theirs.detach())
    dc = torch.randn_like(theirs)
    theirs.backward(dc)
    close(swiglu_fused_gate_up_backward(kept, dc).view_as(y), leaf.grad)


@pytest.mark.parametrize("cap", [None, 30.0])
@pytest.mark.parametrize("ignored", [0, 100])
def test_cross_entropy_beside_float64(ignored, cap):
    """Their own tests compare with float32, to less than what that is off."""
    from liger_kernel.transformers import LigerCrossEntropyLoss

    rows, words, eps = 200, 4000, 0.2
    x, target = torch.randn(rows, words), torch.randint(0, words, (rows,))
    target[:ignored] = -42
    loss = LigerCrossEntropyLoss(
        ignore_index=-42,
        lse_square_scale=1e-4,
        label_smoothing=eps,
        reduction="sum",
        softcap=cap,
    )
    mine = x.clone().requires_grad_()
    loss(mine, target).backward()
    wide = x.double().requires_grad_()
    capped = wide if cap is None else cap * torch.tanh(wide / cap)
    lse = torch.logsumexp(capped, -1)
    logs = capped - lse[:, None]
    each = -(1 - eps) * logs.gather(1, target.clamp_min(0)[:, None])[:, 0] - eps * logs.mean(-1)
    ((each + 1e-4 * lse.square()) * (target != -42)).sum().backward()
    torch.testing.assert_close(mine.grad.double(), wide.grad, atol=2e-8, rtol=2e-6)


def test_embedding():
    from liger_kernel.ops.experimental.embedding import LigerEmbeddingFunction

    at = torch.randint(0, 50, (4, 9))
    both(lambda t: LigerEmbeddingFunction.apply(t, at), lambda t: F.embedding(at, t),
         torch.randn(50, 48))  # fmt: skip


def test_int8_by_int2_matmul():
    from liger_kernel.ops.experimental.mm_int8int2 import matmul, unpack_weights

    a = torch.randint(-127, 127, (21, 256), dtype=torch.int8)
    w = torch.randint(0, 255, (40, 64), dtype=torch.uint8)
    want = a.int() @ unpack_weights(w.T, bits=2).int()
    assert torch.equal(matmul(a, w.T.contiguous()), want)


def test_sinkhorn_without_history():
    import liger_kernel.ops.mhc as module
    from liger_kernel.ops import mhc

    names = [n for n in dir(mhc) if "sinkhorn" in n and "bwd" in n and not n.startswith("_mhc")]
    backward = getattr(module, next(n for n in names if callable(getattr(module, n))))
    n, hc, tmax = 6, 4, 5
    mix, b = torch.randn(n, 2 * hc + hc * hc), torch.randn(2 * hc + hc * hc)
    alpha, grad = torch.tensor(0.7), torch.randn(n, hc, hc)
    words = {"tmax": tmax, "sinkhorn_eps": 1e-6}
    mine = _call(backward, mix, b, alpha, grad, **words)
    leaf = mix.clone().requires_grad_()
    logits = leaf[:, 2 * hc :].view(n, hc, hc) * alpha + b[2 * hc :].view(hc, hc)
    p = logits.softmax(-1) + 1e-6
    p = p / (p.sum(-2, keepdim=True) + 1e-6)
    for _ in range(tmax - 1):
        p = p / (p.sum(-1, keepdim=True) + 1e-6)
        p = p / (p.sum(-2, keepdim=True) + 1e-6)
    (theirs,) = torch.autograd.grad(p, logits, grad)
    close(mine.view_as(theirs), theirs, atol=1e-4)


def _call(function, mix, b, alpha, grad, **words):
    import inspect

    known = {"mix": mix, "b": b, "alpha_res": alpha, "grad_hres": grad, "hist": None, **words}
    names = inspect.signature(function).parameters
    return function(**{n: known[n] for n in names if n in known})


@pytest.mark.parametrize("training", [True, False])
def test_mlp(monkeypatch, training):
    import liger_kernel.ops.mlp as module

    monkeypatch.setattr(torch.Tensor, "is_cuda", True)
    x = torch.randn(2, 128, 128, dtype=torch.float16) / 4
    gate, up = (torch.randn(256, 128, dtype=torch.float16) / 12 for _ in range(2))
    down = torch.randn(128, 256, dtype=torch.float16) / 16

    def plain(x, gate, up, down):
        x, gate, up, down = (t.float() for t in (x, gate, up, down))
        return F.linear(F.silu(F.linear(x, gate)) * F.linear(x, up), down).half()

    if training:
        both(module.LigerMLPFunction.apply, plain, x, gate, up, down, atol=5e-2, rtol=2e-2)
    else:
        with torch.inference_mode():
            mine = module.LigerMLPFunction.apply(x, gate, up, down)
            close(mine, plain(x, gate, up, down), atol=1e-2, rtol=1e-2)
