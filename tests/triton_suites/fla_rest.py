"""flash-linear-attention's kernels that its own tests do not reach on a CPU, or reach only with
references that are computed in 16 bits, beside its naive functions or plain torch.

    PYTHONPATH=tests/triton_suites:<flash-linear-attention> python -m pytest -p recording \
        --eas-first-config --eas-report fla_rest.json tests/triton_suites/fla_rest.py
"""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F

pytest.importorskip("fla")


def near(mine, theirs, ratio=2e-3):
    scale = theirs.float().square().mean().sqrt().clamp_min(1e-8)
    assert torch.isfinite(mine).all()
    assert ((mine.float() - theirs.float()).square().mean().sqrt() / scale) < ratio


def both(mine, theirs, *leaves, ratio=2e-3):
    found = []
    for function in (mine, theirs):
        own = [x.detach().clone().requires_grad_() for x in leaves]
        out = function(*own)
        out.backward(torch.cos(torch.arange(out.numel())).view_as(out).to(out.dtype))
        found.append([out.detach(), *(x.grad for x in own)])
    for a, b in zip(*found, strict=True):
        near(a, b, ratio)


def across(function):
    """A naive function of [B, H, T, D] for tensors of [B, T, H, D]."""

    def turned(*tiles):
        return function(*(x.transpose(1, 2) for x in tiles)).transpose(1, 2)

    return turned


def test_abc():
    from fla.ops.abc import chunk_abc
    from fla.ops.abc.naive import naive_recurrent_abc

    q, k, v = (torch.randn(1, 70, 2, 32) for _ in range(3))
    s = torch.randn(1, 70, 2, 16)
    plain = across(lambda q, k, v, s: naive_recurrent_abc(q, k, v, s)[0])
    both(lambda *x: chunk_abc(*x)[0], plain, q, k, v, s, ratio=5e-3)


def test_rebased():
    from fla.ops.rebased.naive import naive_parallel_rebased
    from fla.ops.rebased.parallel import parallel_rebased

    q, k, v = (torch.randn(1, 128, 2, 16) for _ in range(3))
    plain = across(lambda q, k, v: naive_parallel_rebased(q, k, v, q.shape[-1] ** -0.5))
    # 1e-6 is the naive function's; the first row's gradient is as large as what is added there.
    both(lambda q, k, v: parallel_rebased(q, k, v, eps=1e-6), plain, q, k, v, ratio=5e-3)


@pytest.mark.parametrize("name", ["chunk_h_split", "chunk_h_parallel"])
@pytest.mark.parametrize("gate", ["g", "gk", "gv"])
def test_states_of_chunks(name, gate):
    """States at the end and their gradient at the start, beside the same in plain torch."""
    import importlib

    module = importlib.import_module(f"fla.ops.common.{name}")
    q, k, v, do = (torch.randn(1, 320, 2, 32) for _ in range(4))
    h0, dht = torch.randn(1, 2, 32, 32), torch.randn(1, 2, 32, 32)
    of_gate = F.logsigmoid(torch.randn(1, 320, 2) if gate == "g" else torch.randn_like(k)) / 32
    of_gate = torch.cat([c.cumsum(1) for c in of_gate.split(64, 1)], 1)
    gates = {**dict.fromkeys(("g", "gk", "gv")), gate: of_gate}
    wide = of_gate if gate != "g" else of_gate[..., None]
    on_k, on_v = (wide, 0 * v) if gate != "gv" else (0 * k, wide)
    h, dh = h0.clone(), dht.clone()
    for start in range(0, 320, 64):
        at, last = slice(start, start + 64), slice(start + 63, start + 64)
        decay_k, decay_v = on_k[:, last], on_v[:, last]
        keys = k[:, at] * (decay_k - on_k[:, at]).exp()
        values = v[:, at] * (decay_v - on_v[:, at]).exp()
        fade = (decay_k[:, 0, :, :, None] + decay_v[:, 0, :, None, :]).exp()
        h = h * fade + torch.einsum("bthk,bthv->bhkv", keys, values)
    for start in reversed(range(0, 320, 64)):
        at, last = slice(start, start + 64), slice(start + 63, start + 64)
        fade = (on_k[:, last][:, 0, :, :, None] + on_v[:, last][:, 0, :, None, :]).exp()
        queries, grads = q[:, at] * 0.3 * on_k[:, at].exp(), do[:, at] * on_v[:, at].exp()
        dh = dh * fade + torch.einsum("bthk,bthv->bhkv", queries, grads)
    words = {"states_in_fp32": True}
    near(module.chunk_fwd_h(k, v, **gates, h0=h0, output_final_state=True, **words)[-1], h)
    rest = {"do": do, "h0": h0, "dht": dht, "scale": 0.3, **words}
    near(module.chunk_bwd_dh(q, k, v, **gates, **rest)[-1], dh)


def test_rwkv4():
    from fla.ops.rwkv4 import fused_recurrent_rwkv4

    def plain(w, u, k, v):
        w = -torch.exp(w)
        a, b, top = torch.zeros(2, 24), torch.zeros(2, 24), torch.full((2, 24), -1e30)
        out = []
        for t in range(k.shape[1]):
            more = torch.maximum(top, u + k[:, t])
            e, f = torch.exp(top - more), torch.exp(u + k[:, t] - more)
            out.append((e * a + f * v[:, t]) / (e * b + f))
            more = torch.maximum(top + w, k[:, t])
            e, f = torch.exp(top + w - more), torch.exp(k[:, t] - more)
            a, b, top = e * a + f * v[:, t], e * b + f, more
        return torch.stack(out, 1)

    state = torch.zeros(2, 3, 1, 24)
    state[:, 2] = -1e30
    w, u, k, v = torch.randn(24), torch.randn(24), torch.randn(2, 9, 24), torch.randn(2, 9, 24)
    mine = lambda w, u, k, v: fused_recurrent_rwkv4(w, u, k, v, state)[0]  # noqa: E731
    both(mine, plain, w, u, k, v)


@pytest.mark.parametrize("smoothing", [0.0, 0.1])
def test_cross_entropy(smoothing):
    from fla.modules.fused_cross_entropy import cross_entropy_loss

    target = torch.randint(0, 300, (17,))
    mine = lambda x: cross_entropy_loss(x, target, label_smoothing=smoothing)[0].sum()  # noqa: E731
    plain = lambda x: F.cross_entropy(x, target, label_smoothing=smoothing,  # noqa: E731
                                      reduction="sum")  # fmt: skip
    both(mine, plain, torch.randn(17, 300))


@pytest.mark.parametrize("classes", [300, 2000])
def test_linear_cross_entropy(classes):
    from fla.modules.fused_linear_cross_entropy import fused_linear_cross_entropy_loss

    target = torch.randint(0, classes, (40,))
    mine = lambda x, w, b: fused_linear_cross_entropy_loss(x, target, w, b)  # noqa: E731
    plain = lambda x, w, b: F.cross_entropy(F.linear(x, w, b), target)  # noqa: E731
    both(mine, plain, torch.randn(40, 32), torch.randn(classes, 32) / 6, torch.randn(classes))


def test_channel_mixing_in_float32():
    from fla.ops.rwkv7.channel_mixing import channel_mixing_rwkv7, channel_mixing_rwkv7_torch

    x, last, mix = torch.randn(2, 40, 64), torch.randn(2, 64), torch.randn(1, 1, 64)
    k, v = torch.randn(64, 96), torch.randn(96, 64)
    mine = lambda *x: channel_mixing_rwkv7(*x, False)[0]  # noqa: E731
    both(mine, lambda *x: channel_mixing_rwkv7_torch(*x)[0], x, last, mix, k, v)


def test_rotary():
    from fla.modules.rotary import rotary_embedding, rotary_embedding_ref

    x, at = torch.randn(2, 33, 3, 32), torch.randn(33, 16)
    cos, sin = at.cos(), at.sin()
    both(lambda x: rotary_embedding(x, cos, sin), lambda x: rotary_embedding_ref(x, cos, sin), x)


def test_l2warp_beside_float32():
    from fla.modules import FusedLinearCrossEntropyLoss
    from fla.modules.l2warp import l2_warp

    labels = torch.randint(0, 200, (2, 32))

    def plain(x, w):
        logits = F.linear(x, w)
        return l2_warp(F.cross_entropy(logits.view(-1, 200), labels.view(-1)), logits, 1e-4)

    loss = FusedLinearCrossEntropyLoss(l2_penalty_factor=1e-4, use_l2warp=True)
    both(lambda x, w: loss(x, labels, w), plain, torch.randn(2, 32, 48), torch.randn(200, 48) / 7)


@pytest.mark.parametrize("way", ["chunk", "safe", "fused"])
def test_gdn2(way):
    from fla.ops.gdn2 import chunk_gdn2, fused_recurrent_gdn2, naive_recurrent_gdn2

    q, k = (F.normalize(torch.randn(1, 130, 2, 32), dim=-1) for _ in range(2))
    v, w = torch.randn(1, 130, 2, 32), torch.rand(1, 130, 2, 32)
    g, b = F.logsigmoid(torch.randn(1, 130, 2, 32)), torch.rand(1, 130, 2, 32)
    plain = lambda *x: naive_recurrent_gdn2(*x)[0]  # noqa: E731
    if way == "fused":
        near(fused_recurrent_gdn2(q, k, v, g, b, w)[0], plain(q, k, v, g, b, w))
        return
    words = {"safe_gate": True, "lower_bound": -5.0} if way == "safe" else {}
    g = g.clamp_min(-4.5)
    both(lambda *x: chunk_gdn2(*x, **words)[0], plain, q, k, v, g, b, w, ratio=1e-2)


def test_gla_of_long_keys():
    from fla.ops.gla import chunk_gla
    from fla.ops.gla.naive import naive_recurrent_gla

    q, k, g = (torch.randn(1, 70, 1, 288) / 4 for _ in range(3))
    v = torch.randn(1, 70, 1, 32)
    plain = lambda q, k, v, g: naive_recurrent_gla(q, k, v, F.logsigmoid(g))[0]  # noqa: E731
    both(lambda q, k, v, g: chunk_gla(q, k, v, F.logsigmoid(g))[0], plain, q, k, v, g, ratio=5e-3)


def test_rwkv6_of_long_keys():
    from fla.ops.rwkv6 import chunk_rwkv6, fused_recurrent_rwkv6

    q, k, g = (torch.randn(1, 70, 1, 288) / 4 for _ in range(3))
    v, u = torch.randn(1, 70, 1, 32), torch.randn(1, 288)
    words = {"scale": 0.1}
    mine = lambda *x: chunk_rwkv6(*x[:3], F.logsigmoid(x[3]), u, **words)[0]  # noqa: E731
    plain = lambda *x: fused_recurrent_rwkv6(*x[:3], F.logsigmoid(x[3]), u, **words)[0]  # noqa: E731
    both(mine, plain, q, k, v, g, ratio=5e-3)


@pytest.mark.parametrize("level", [0, 1])
def test_attnres(monkeypatch, level):
    from fla.ops.attnres import naive_attnres
    from fla.ops.attnres.fused import fused_attnres

    monkeypatch.setattr(torch.Tensor, "is_cuda", True)
    scale = 64**-0.5
    parts, query, w = [torch.randn(2, 9, 64) for _ in range(3)], torch.randn(64), torch.rand(64)

    def mine(query, w, *x):
        return fused_attnres(query, list(x), w, scale=scale, checkpoint_level=level)

    def plain(query, w, *x):
        return naive_attnres(query, list(x), w, scale=scale)

    both(mine, plain, query, w, *parts, ratio=5e-3)
