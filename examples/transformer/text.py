"""Text to learn from: small sums in words, which have a structure and an answer."""

import random

WORDS = "zero one two three four five six seven eight nine ten".split()
LETTERS = sorted({*"".join(WORDS), *" plus is.\n"})


def sentences(count, seed=0):
    chance = random.Random(seed)
    lines = []
    for _ in range(count):
        a = chance.randrange(6)
        b = chance.randrange(5)
        lines.append(f"{WORDS[a]} plus {WORDS[b]} is {WORDS[a + b]}.\n")
    return "".join(lines)


def encode(text):
    return [LETTERS.index(letter) for letter in text]


def batches(count, size, length, seed=0):
    """(inputs, targets) of letters, `count` times: the targets are the letters after each."""
    import torch

    data = torch.tensor(encode(sentences(2000, seed)))
    chance = torch.Generator().manual_seed(seed)
    for _ in range(count):
        starts = torch.randint(len(data) - length - 1, (size,), generator=chance)
        rows = torch.stack([data[s : s + length + 1] for s in starts])
        yield rows[:, :-1].contiguous(), rows[:, 1:].contiguous()
