"""Training: the same model and letters, by plain torch and by our operators, eager and compiled."""

import argparse
import time

import torch

from examples.transformer import text
from examples.transformer.adamw import AdamW
from examples.transformer.model import GPT, Ours, Torchs

WAYS = {  # name -> functions, AdamW, compiled
    "torch": (Torchs, torch.optim.AdamW, False),
    "eas": (Ours, AdamW, False),
    "torch, compiled": (Torchs, torch.optim.AdamW, True),
    "eas, compiled": (Ours, AdamW, True),
}
CLOSE = 2e-3  # of two losses of one step, for sums in another order


def train(way, steps=20, rows=8, length=64, seed=0, **sizes):
    """The loss of each step, and how many tokens a second the later ones took."""
    functions, optimizer, compiled = WAYS[way]
    torch.manual_seed(seed)
    model = GPT(len(text.LETTERS), length=length, functions=functions, **sizes)
    adam = optimizer(model.parameters(), lr=3e-3)
    loss_of = torch.compile(model, fullgraph=True) if compiled else model
    losses, times = [], []
    for letters, target in text.batches(steps, rows, length, seed):
        begin = time.perf_counter()
        adam.zero_grad()
        loss = loss_of(letters, target)
        loss.backward()
        adam.step()
        losses.append(loss.item())
        times.append(time.perf_counter() - begin)
    best = min(times[len(times) // 2 :])
    return losses, rows * length / best


def largest_difference(a, b):
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


def main():
    parser = argparse.ArgumentParser(prog="python -m examples.transformer")
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--size", type=int, default=128)
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--rows", type=int, default=16)
    parser.add_argument("--length", type=int, default=128)
    parser.add_argument("--eager", action="store_true", help="without torch.compile")
    given = parser.parse_args()
    sizes = {"size": given.size, "layers": given.layers}
    rows, length = given.rows, given.length
    print(f"transformer: {given.layers} layers of {given.size}, {rows} rows of {length} letters")
    print(f"{'way':18}{'first loss':>12}{'last loss':>12}{'off torch':>12}{'tokens/s':>12}")
    first = None
    for way in WAYS:
        if given.eager and "compiled" in way:
            continue
        losses, rate = train(way, given.steps, rows, length, **sizes)
        first = losses if first is None else first
        off = largest_difference(first, losses)
        print(f"{way:18}{losses[0]:12.4f}{losses[-1]:12.4f}{off:12.1e}{rate:12.0f}")
        assert off < CLOSE, f"{way} learns otherwise than torch"
