"""eas.triton: tl.dot_scaled, products of tiles whose rows have a scale for every few elements."""

from __future__ import annotations

import eas
import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest

torch = pytest.importorskip("torch")

M, N, K = 16, 32, 64
E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])
TORCH = {
    "e4m3": torch.float8_e4m3fn, "e5m2": torch.float8_e5m2, "bf16": torch.bfloat16,
    "fp16": torch.float16,
}  # fmt: skip


@pytest.fixture(params=["cpu", "interpreter", "eager"])
def backend(request):
    before = eas.config.backend
    eas.set_backend(request.param)
    yield
    eas.set_backend(before)


@triton.jit
def scaled(a, a_scale, b, b_scale, out, A: tl.constexpr, B: tl.constexpr, M: tl.constexpr,
           N: tl.constexpr, K: tl.constexpr, G: tl.constexpr, A_K: tl.constexpr,
           B_K: tl.constexpr):  # fmt: skip
    MA: tl.constexpr = M if A_K else M // 2
    KA: tl.constexpr = K // 2 if (A == "e2m1" and A_K) else K
    KB: tl.constexpr = K // 2 if (B == "e2m1" and B_K) else K
    NB: tl.constexpr = N if B_K else N // 2
    x = tl.load(a + tl.arange(0, MA)[:, None] * KA + tl.arange(0, KA)[None, :])
    y = tl.load(b + tl.arange(0, KB)[:, None] * NB + tl.arange(0, NB)[None, :])
    if a_scale is not None:
        at = tl.arange(0, M)[:, None] * (K // G) + tl.arange(0, K // G)[None, :]
        a_scale = tl.load(a_scale + at)
    if b_scale is not None:
        at = tl.arange(0, N)[:, None] * (K // G) + tl.arange(0, K // G)[None, :]
        b_scale = tl.load(b_scale + at)
    acc = tl.full((M, N), 1.0, tl.float32)
    c = tl.dot_scaled(x, a_scale, A, y, b_scale, B, acc, lhs_k_pack=A_K, rhs_k_pack=B_K)
    tl.store(out + tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :], c)


def operand(kind, rows, columns, generator, packed):
    """A tensor of bits, and the numbers they are; packed along rows (0) or columns (1)."""
    if kind == "e2m1":
        shape = (rows // 2, columns) if packed == 0 else (rows, columns // 2)
        bits = generator.integers(0, 256, shape).astype(np.uint8)
        halves = np.stack([bits & 15, bits >> 4], packed + 1)
        code = halves.reshape(rows, columns)
        return torch.tensor(bits), E2M1[code & 7] * np.where(code & 8, -1, 1)
    values = torch.tensor(generator.standard_normal((rows, columns)), dtype=torch.float32)
    made = values.to(TORCH[kind])
    return made, made.double().numpy()


@pytest.mark.parametrize(
    ("a", "b", "a_scaled", "b_scaled", "group", "packed"),
    [
        ("e2m1", "e4m3", True, False, 32, (True, True)),
        ("e5m2", "e2m1", True, True, 32, (True, True)),
        ("e2m1", "e2m1", True, True, 16, (False, False)),
        ("fp16", "e4m3", False, True, 32, (True, True)),
        ("e4m3", "bf16", True, False, 32, (True, True)),
    ],
)
def test_beside_numpy(backend, a, b, a_scaled, b_scaled, group, packed):
    generator = np.random.default_rng(0)
    x, wide_x = operand(a, M, K, generator, 1 if packed[0] else 0)
    y, wide_y = operand(b, K, N, generator, 0 if packed[1] else 1)
    scales = []
    for used, rows in ((a_scaled, M), (b_scaled, N)):
        bits = generator.integers(120, 134, (rows, K // group)).astype(np.uint8)
        scales.append(torch.tensor(bits) if used else None)
        factor = np.repeat(2.0 ** (bits.astype(np.float64) - 127), group, 1)
        if used and rows == M:
            wide_x = wide_x * factor
        elif used:
            wide_y = wide_y * factor.T
    out = torch.zeros(M, N)
    scaled[(1,)](x, scales[0], y, scales[1], out, a, b, M, N, K, group, *packed)
    np.testing.assert_allclose(out.numpy(), wide_x @ wide_y + 1, rtol=1e-4, atol=1e-2)


def test_the_ends_of_scales(backend):
    """2**-127 is subnormal, 2**127 the largest; all bits set are NaN."""
    x, y = torch.full((M, K), 1.0, dtype=torch.float16), torch.ones(K, N, dtype=torch.float16)
    scale = torch.full((M, K // 32), 0, dtype=torch.uint8)
    scale[1], scale[2], scale[3] = 254, 255, 127
    x[1:2, 1:] = 0
    out = torch.zeros(M, N)
    scaled[(1,)](x, scale, y, None, out, "fp16", "fp16", M, N, K, 32, True, True)
    assert (out[0] == 1).all()
    assert (out[1] == 2.0**127).all()
    assert out[2].isnan().all()
    assert (out[3] == 65).all()


@pytest.mark.parametrize(
    ("a", "group", "words"),
    [
        ("fp32", 32, "a format of e2m1, e4m3, e5m2, bf16 or fp16"),
        ("e4m3", 32, "e4m3 is fp8e4nv or its bits in uint8, got fp16"),
        ("fp16", 8, "a scale for each 32 (or 16) elements of a row, got scales of shape (16, 8)"),
    ],
)
def test_what_is_refused_says_so(a, group, words):
    x, y = torch.zeros(M, K, dtype=torch.float16), torch.zeros(K, N, dtype=torch.float16)
    scale = torch.zeros(M, K // group, dtype=torch.uint8)
    with pytest.raises(triton.CompilationError) as caught:
        scaled[(1,)](x, scale, y, None, torch.zeros(M, N), a, "fp16", M, N, K, group, True, True)
    assert words in str(caught.value)
    assert "tl.dot_scaled(x, a_scale" in str(caught.value)
