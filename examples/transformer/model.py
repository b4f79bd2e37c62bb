"""The model, written once: what is a kernel of ours and what is torch's is a set of functions."""

from dataclasses import dataclass
from typing import Any

import eas
import torch
import torch.nn.functional as F
from torch import nn


@dataclass
class Ours:
    rms_norm: Any = eas.torch.nn.rms_norm
    rotary: Any = eas.torch.nn.rotary
    swiglu: Any = eas.torch.nn.swiglu
    cross_entropy: Any = eas.torch.nn.cross_entropy

    @staticmethod
    def attention(q, k, v):
        return eas.torch.nn.attention(q, k, v, causal=True)


class Torchs:
    @staticmethod
    def rms_norm(x, weight, eps):
        return F.rms_norm(x, x.shape[-1:], weight, eps)

    @staticmethod
    def rotary(x, cos, sin):
        a, b = x.chunk(2, -1)
        return torch.cat([a * cos - b * sin, a * sin + b * cos], -1)

    @staticmethod
    def attention(q, k, v):
        return F.scaled_dot_product_attention(q, k, v, is_causal=True)

    @staticmethod
    def swiglu(gate, up):
        return F.silu(gate) * up

    @staticmethod
    def cross_entropy(logits, target):
        return F.cross_entropy(logits.flatten(0, -2), target.flatten())


class Block(nn.Module):
    def __init__(self, size, heads, functions):
        super().__init__()
        self.heads, self.functions = heads, functions
        self.norm1, self.norm2 = (nn.Parameter(torch.ones(size)) for _ in range(2))
        self.qkv = nn.Linear(size, 3 * size, bias=False)
        self.out = nn.Linear(size, size, bias=False)
        self.gate = nn.Linear(size, 2 * size, bias=False)
        self.up = nn.Linear(size, 2 * size, bias=False)
        self.down = nn.Linear(2 * size, size, bias=False)

    def forward(self, x, cos, sin):
        f = self.functions
        rows, length, size = x.shape
        parts = self.qkv(f.rms_norm(x, self.norm1, 1e-6))
        parts = parts.view(rows, length, 3, self.heads, size // self.heads)
        q, k, v = parts.permute(2, 0, 3, 1, 4)
        y = f.attention(f.rotary(q, cos, sin), f.rotary(k, cos, sin), v)
        x = x + self.out(y.transpose(1, 2).reshape(rows, length, size))
        h = f.rms_norm(x, self.norm2, 1e-6)
        return x + self.down(f.swiglu(self.gate(h), self.up(h)))


class GPT(nn.Module):
    def __init__(self, letters, size=64, heads=4, layers=2, length=64, functions=Torchs):
        super().__init__()
        self.functions = functions
        self.letters = nn.Embedding(letters, size)
        self.blocks = nn.ModuleList(Block(size, heads, functions) for _ in range(layers))
        self.norm = nn.Parameter(torch.ones(size))
        self.head = nn.Linear(size, letters, bias=False)
        turns = 10000.0 ** (-torch.arange(0, size // heads, 2) / (size // heads))
        angles = torch.outer(torch.arange(length), turns)
        self.register_buffer("cos", angles.cos())
        self.register_buffer("sin", angles.sin())

    def forward(self, letters, target):
        """The mean loss of the next letters."""
        x = self.letters(letters)
        length = letters.shape[1]
        for block in self.blocks:
            x = block(x, self.cos[:length], self.sin[:length])
        x = self.functions.rms_norm(x, self.norm, 1e-6)
        return self.functions.cross_entropy(self.head(x), target)
