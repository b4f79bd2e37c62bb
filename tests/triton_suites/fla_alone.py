"""flash-linear-attention's kernels that neither its tests nor its operators reach on a CPU of two
cores: each wrapper is called on its own, beside plain torch.

    PYTHONPATH=tests/triton_suites:<flash-linear-attention> python -m pytest -p recording \
        --eas-first-config --eas-report fla_alone.json tests/triton_suites/fla_alone.py
"""

from __future__ import annotations

import math
from types import SimpleNamespace

import pytest
import torch
import torch.nn.functional as F
from fla_rest import both, near

pytest.importorskip("fla")


@pytest.mark.parametrize("rms", [False, True])
def test_layer_norm_of_long_rows(rms):
    from fla.modules.layernorm import layer_norm

    def plain(x, w, b, r):
        x = x + r
        if rms:
            return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + 1e-5) * w + b
        return F.layer_norm(x, (600,), w, b)

    x, r, w, b = torch.randn(37, 600), torch.randn(37, 600), torch.randn(600), torch.randn(600)
    both(lambda x, w, b, r: layer_norm(x, w, b, r, is_rms_norm=rms), plain, x, w, b, r)


def test_layer_norm_that_quantizes():
    from fla.modules.fused_bitlinear import layer_norm_fwd_quant

    x, w, b = torch.randn(9, 100), torch.randn(100), torch.randn(100)
    y = F.layer_norm(x, (100,), w, b)
    scale = 127 / y.abs().amax(-1, keepdim=True)
    near(layer_norm_fwd_quant(x, w, b, 1e-5)[0], (y * scale).round() / scale)


@pytest.mark.parametrize("activation", ["", "sigmoid", "tanh", "relu", "leaky_relu"])
def test_matmul(activation):
    from fla.ops.utils.matmul import matmul

    a, b = torch.randn(2, 50, 70), torch.randn(70, 33)
    plain = {"": lambda x: x, "leaky_relu": F.leaky_relu}.get(activation) or getattr(
        torch, activation
    )
    near(matmul(a, b, activation), plain(a @ b))


def test_addmm():
    from fla.ops.utils.matmul import addmm

    x, a, b = torch.randn(50, 33), torch.randn(50, 70), torch.randn(70, 33)
    near(
        addmm(x, a, b, torch.tensor(0.5), torch.tensor(2.0)),
        torch.addmm(x, a, b, alpha=0.5, beta=2.0),
    )


@pytest.mark.parametrize("side", ["left", "right"])
def test_pack(side):
    from fla.ops.utils.pack import pack_sequence, unpack_sequence

    lengths, ends = [3, 7, 1], torch.tensor([0, 3, 10, 11])
    x = torch.randn(3, 7, 5, requires_grad=True)
    rows = [x[i, 7 - n :] if side == "left" else x[i, :n] for i, n in enumerate(lengths)]
    packed = pack_sequence(x, ends, side)
    assert torch.equal(packed, torch.cat(rows))
    assert torch.equal(pack_sequence(unpack_sequence(packed, ends, side), ends, side), packed)
    (grad,) = torch.autograd.grad(packed.square().sum(), x)
    (want,) = torch.autograd.grad(torch.cat(rows).square().sum(), x)
    assert torch.equal(grad, want)


def test_update_of_keys_of_long_sequences():
    from fla.ops.rwkv7.fused_k_update import fused_k_rwkv7, k_update_ref

    both(fused_k_rwkv7, k_update_ref, torch.randn(2, 600, 48), torch.randn(2, 600, 48),
         torch.randn(1, 1, 48))  # fmt: skip


def test_cache_of_keys():
    from fla.ops.path_attn.prepare_k_cache import prepare_k_cache_fn

    k, w1, w2 = (torch.randn(1, 90, 2, 32) / 6 for _ in range(3))
    blocks = [x.transpose(1, 2).split(32, 2) for x in (k, w1, w2)]
    out = []
    for i, key in enumerate(blocks[0]):
        for a, b in zip(blocks[1][i + 1 :], blocks[2][i + 1 :], strict=True):
            key = key - (key @ b.transpose(-1, -2)) @ a
        out.append(key)
    near(prepare_k_cache_fn(k, w1, w2, None, 32, use_cache=True), torch.cat(out, 2).transpose(1, 2))


def test_mesa_net_in_one_kernel(monkeypatch):
    import fla.ops.mesa_net.chunk_h_kv_intra_bwd as module
    from fla.ops.mesa_net import chunk_mesa_net, naive_mesa_net_exact

    monkeypatch.setattr(module, "check_shared_mem", lambda *_: True)
    q, v = torch.rand(1, 70, 2, 32) / 6, torch.rand(1, 70, 2, 32) / 6
    k, beta = F.normalize(torch.rand(1, 70, 2, 32), dim=-1), torch.rand(1, 70, 2)
    g, lamb = torch.empty(1, 70, 2).uniform_(0.8, 0.99).log(), torch.rand(2, 32) / 2 + 0.5
    words = {"h_kk_init": torch.zeros(1, 2, 32, 32), "h_kv_init": torch.zeros(1, 2, 32, 32)}

    def mine(q, k, v, g, beta, lamb):
        return chunk_mesa_net(q, k, v, g, beta, lamb, max_CG_iteration=32, **words)[0]

    def plain(q, k, v, g, beta, lamb):
        return naive_mesa_net_exact(q, k, v, g, lamb, beta, **words)[0]

    both(mine, plain, q, k, v, g, beta, lamb, ratio=1e-2)


def test_log_linear_attention_goes_on_from_a_state():
    from fla.ops.log_linear_attn import chunk_log_linear_attn
    from fla.ops.log_linear_attn.naive import naive_log_linear_attn

    first, rest = 192, 64
    size = first + rest
    q, k = torch.randn(1, size, 1, 64), torch.randn(1, size, 1, 64)
    v, scales = torch.randn(1, size, 2, 32), torch.randn(1, size, 2, 9)
    g = -torch.rand(1, size, 2) / 9
    want = naive_log_linear_attn(q, k, v, g, scales)
    head, state = chunk_log_linear_attn(*(x[:, :first] for x in (q, k, v, g, scales)),
                                        output_final_state=True)  # fmt: skip
    near(head, want[:, :first], 5e-3)
    assert torch.equal(state.offsets, torch.tensor([first], dtype=torch.int32))
    tail, _ = chunk_log_linear_attn(*(x[:, first:] for x in (q, k, v, g, scales)),
                                    initial_state=state)  # fmt: skip
    near(tail[:, -rest:], want[:, first:], 5e-3)


def test_gradients_of_the_wy_form():
    from fla.ops.kda.wy_fast import prepare_wy_repr_bwd

    chunk, heads = 32, 2
    k, v, gk = (torch.randn(1, 64, heads, 16) / 4 for _ in range(3))
    beta, lower = torch.rand(1, 64, heads), torch.randn(1, 64, heads, chunk) / 6
    below = (torch.arange(chunk) < torch.arange(chunk)[:, None]).repeat(2, 1)[None, :, None]
    lower = lower * below
    leaves = [x.clone().requires_grad_() for x in (k, v, beta, gk, lower)]

    def inverse(lower):
        blocks = lower.view(1, 2, chunk, heads, chunk).transpose(2, 3)
        return torch.linalg.inv(torch.eye(chunk) + blocks)

    def times(a, x):
        out = a @ x.view(1, 2, chunk, heads, -1).transpose(2, 3)
        return out.transpose(2, 3).reshape(x.shape)

    a = inverse(leaves[4])
    wide = leaves[2][..., None]
    w = times(a, leaves[0] * wide * torch.exp2(leaves[3]))
    u = times(a, leaves[1] * wide)
    dw, du, dk, dg = (torch.randn_like(k) for _ in range(4))
    grads = torch.autograd.grad((w, u), leaves, (dw, du))
    flat = a.detach().transpose(2, 3).reshape(1, 64, heads, chunk).contiguous()
    found = prepare_wy_repr_bwd(k, v, beta, gk, flat, dk, dw, du, dg)
    want = (grads[0] + dk, *grads[1:3], grads[3] / math.log(2) + dg, grads[4] * below)
    for mine, theirs in zip(found, want, strict=True):
        near(mine, theirs)


def test_sub_chunks_of_preconditioned_kda():
    from fla.ops.precond_kda.chunk_intra import chunk_precond_kda_fwd_intra

    q, k, p, v = (torch.randn(1, 100, 2, 32) / 4 for _ in range(4))
    g, beta = F.logsigmoid(torch.randn(1, 100, 2, 32)) / 9, torch.rand(1, 100, 2)
    g = torch.cat([c.cumsum(1) for c in g.split(64, 1)], 1)
    found = chunk_precond_kda_fwd_intra(q, k, p, v, g, beta, 0.3, safe_gate=True)
    fade = lambda a, b: a[:, :, None] - b[:, None]  # noqa: E731
    for start in (0, 64):
        at = slice(start, min(start + 64, 100))
        size = at.stop - at.start
        lower = torch.tril(torch.ones(size, size))[None, :, :, None]
        strict = torch.tril(torch.ones(size, size), -1)[None, :, :, None]
        decay = torch.exp2(fade(g[:, at], g[:, at]).clamp_max(0))
        aqk = torch.einsum("bihk,bjhk,bijhk->bijh", q[:, at], p[:, at], decay) * 0.3 * lower
        near(found[3][:, at, :, :size].where(lower.bool().transpose(2, 3), 0), aqk.transpose(2, 3))
        akk = torch.einsum("bihk,bjhk,bijhk->bijh", k[:, at], p[:, at], decay) * strict
        akk = (akk * beta[:, at, None]).permute(0, 3, 1, 2)
        want = torch.linalg.inv(torch.eye(size) + akk).transpose(1, 2)
        near(found[4][:, at, :, :size], want)


@pytest.fixture
def parallel_delta(monkeypatch):
    """The module imports a function that is gone; what it did is said here in torch."""
    import fla.ops.delta_rule.wy_fast as module

    def fwd_prepare_T(k, beta, size):
        b, h, t, _ = k.shape
        k, beta = k.view(b, h, t // size, size, -1), beta.view(b, h, t // size, size, 1)
        below = torch.tril(k @ k.transpose(-1, -2) * beta, -1)
        return torch.linalg.inv(torch.eye(size) + below).reshape(b, h, t, size).contiguous()

    monkeypatch.setattr(module, "fwd_prepare_T", fwd_prepare_T, raising=False)
    import fla.ops.delta_rule.parallel as parallel

    return parallel


def test_parallel_delta_rule(parallel_delta):
    q, k, v = torch.randn(1, 2, 256, 32), torch.randn(1, 2, 256, 32), torch.randn(1, 2, 256, 32)
    k, beta = F.normalize(k, dim=-1), torch.rand(1, 2, 256)
    values = v * beta[..., None]  # as its naive function has them
    found = parallel_delta.parallel_delta_rule(q, k, values, beta, 32**-0.5, True)
    state, out = torch.zeros(1, 2, 32, 32), []
    for t in range(256):
        key, value = k[:, :, t], v[:, :, t]
        old = torch.einsum("bhk,bhkv->bhv", key, state)
        new = beta[:, :, t, None] * (value - old)
        state = state + key[..., None] * new[..., None, :]
        out.append(torch.einsum("bhk,bhkv->bhv", q[:, :, t] * 32**-0.5, state))
    near(found[0], torch.stack(out, 2))
    near(found[1] @ values, torch.stack(out, 2))


# --- states of the gated delta rule, by chunks of 64, and their gradients ---


def chunks_of_states(q, k, w, v, g, h0, scale):
    """o, what is new in each chunk, and the state before each chunk and after the last."""
    state, states, news, outs = h0, [], [], []
    for start in range(0, k.shape[1], 64):
        at = slice(start, start + 64)
        last = g[:, at][:, -1]
        states.append(state)
        new = v[:, at] - torch.einsum("bthk,bhkv->bthv", w[:, at], state)
        queries = q[:, at] * torch.exp2(g[:, at])[..., None]
        outs.append(torch.einsum("bthk,bhkv->bthv", queries, state) * scale)
        fade = torch.exp2(last[:, None] - g[:, at])[..., None]
        state = state * torch.exp2(last)[..., None, None]
        state = state + torch.einsum("bthk,bthv->bhkv", k[:, at], new * fade)
        news.append(new)
    return torch.cat(outs, 1), torch.cat(news, 1), [*states, state]


def given(size, heads=2):
    q, k, w, v, do, dv = (torch.randn(1, size, heads, 32) / 4 for _ in range(6))
    g = F.logsigmoid(torch.randn(1, size, heads)) / 9
    g = torch.cat([c.cumsum(1) for c in g.split(64, 1)], 1)
    return q, k, w, v, g, do, dv


def gradients_of_states(q, k, w, v, g, do, dv, h0, dht, scale):
    leaf, h0 = v.clone().requires_grad_(), h0.clone().requires_grad_()
    out, new, states = chunks_of_states(q, k, w, leaf, g, h0, scale)
    loss = (out * do).sum() + (new * dv).sum() + (states[-1] * dht).sum()
    found = torch.autograd.grad(loss, [leaf, *states])
    return found[0], found[1:]


def test_states_of_delta_products():
    from fla.ops.gated_delta_product.chunk_deltaproduct_h import chunk_gated_delta_product_bwd_dhu

    q, k, w, v, g, do, dv = given(192)
    h0, dht = torch.randn(1, 2, 32, 32), torch.randn(1, 2, 32, 32)
    dv2, states = gradients_of_states(q, k, w, v, g, do, dv, h0, dht, 0.3)
    mine = chunk_gated_delta_product_bwd_dhu(q, k, w, g, h0, dht, do, dv, 0.3)
    near(mine[0], torch.stack(states[1:], 1))
    near(mine[2], dv2)


@pytest.mark.parametrize("rank", [0, 1, 2])
def test_states_across_processes(monkeypatch, rank):
    """Three processes that each hold a part of one sequence, one after another in this one."""
    import fla.ops.cp.chunk_delta_h as module

    size, scale = 128, 0.3
    q, k, w, v, g, do, dv = given(3 * size)
    h0 = dht = torch.zeros(1, 2, 32, 32)
    states = chunks_of_states(q, k, w, v, g, h0, scale)[2]
    grads = gradients_of_states(q, k, w, v, g, do, dv, h0, dht, scale)[1]
    sent = {}

    def run(at, known, backward):
        def gather(x, group):
            sent[at] = x.clone()
            return known if known is not None else torch.zeros(3, *x.shape), None

        monkeypatch.setattr(module, "all_gather_into_tensor", gather)
        monkeypatch.setattr(module.dist, "get_rank", lambda *_, **__: at)
        context = SimpleNamespace(
            group=object(), is_first_rank=at == 0, is_last_rank=at == 2, pre_num_ranks=at,
            post_num_ranks=2 - at,
        )  # fmt: skip
        part = [x[:, at * size : (at + 1) * size].contiguous() for x in (q, k, w, v, g, do, dv)]
        ends = torch.tensor([0, size])
        if backward:
            words = {"g": part[4], "scale": scale, "cu_seqlens": ends, "context": context}
            return module.chunk_gated_delta_rule_bwd_dhu_pre_process(
                part[0], part[1], part[2], part[5], part[6], **words
            )[0]
        return module.chunk_gated_delta_rule_fwd_h_pre_process(
            part[1], part[2], part[3], g=part[4], cu_seqlens=ends, context=context
        )

    for backward in (False, True):
        for each in range(3):
            run(each, None, backward)
        mine = run(rank, torch.stack([sent[i] for i in range(3)]), backward)
        want = grads[2 * (rank + 1)] if backward else states[2 * rank]
        assert torch.allclose(mine, want.detach(), atol=1e-4, rtol=1e-4)
