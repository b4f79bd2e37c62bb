"""Random kernels around tiles that loops carry: square ones, so that a tile and its transpose have
one shape, offsets and masks among them, read at their own element and at others."""

import random


class Writer:
    """One program of a seed: `text()` is the source of a kernel `launch(x, y, out, T)`."""

    def __init__(self, seed, side):
        self.random = random.Random(seed)
        self.side = side
        self.lines = []

    def pick(self, *choices):
        return self.random.choice(choices)

    def tile(self, depth):
        if depth <= 0:
            return self.pick("a", "b", "c")
        n, one = self.side, self.random.randrange(1, 5)
        x = self.tile(depth - 1)
        deep = depth - self.random.randrange(1, 3)
        kinds = {
            "negative": lambda: f"-({x})",
            "sum": lambda: f"({x} + {self.tile(deep)})",
            "product": lambda: f"({x} * {one} - {self.tile(deep)})",
            "transpose": lambda: f"({x}).T",
            "turned": lambda: f"(({x}) * {one}).T",
            "chosen": lambda: f"mk.where({self.mask(deep)}, {x}, {self.tile(deep)})",
            "loaded": lambda: f"mk.load(x, {self.offset(deep)})",
            "masked": lambda: f"mk.load(x, {self.offset(deep)}, {self.mask(deep)}, {x})",
            "row": lambda: f"({x} + {self.vector(deep)}[None, :])",
            "column": lambda: f"({x} - {self.vector(deep)}[:, None])",
            "regrouped": lambda: (
                f"mk.trans({x}.reshape({n // 2}, 2, {n}), (2, 1, 0)).reshape({n}, {n})"
            ),
            "scan": lambda: f"mk.cumsum({x}, {self.pick(0, 1)}).to(mk.int32)",
            "sorted": lambda: f"mk.sort({x}, {self.pick(0, 1)})",
            "cat": lambda: (
                f"mk.sum(mk.cat([{x}, {self.tile(deep)}], 0).reshape(2, {n}, {n}), 0).to(mk.int32)"
            ),
            "join": lambda: f"mk.max(mk.join({x}, {self.tile(deep)}), 2)",
            "dot": lambda: f"mk.dot({x}, {self.tile(deep)}, acc={self.tile(deep)})",
        }
        return kinds[self.random.choice(list(kinds))]()

    def vector(self, depth):
        x, axis = self.tile(depth - 1), self.pick(0, 1)
        return self.pick(
            f"mk.sum({x}, {axis}).to(mk.int32)",
            f"mk.max({x}, {axis})",
            f"mk.argmin({x}, {axis}).to(mk.int32)",
            f"mk.reduce({x}, {axis}, lambda s, t: s + t)",
        )

    def offset(self, depth):
        if depth <= 0:
            return "p"
        deep = depth - 1
        size = self.side * self.side
        return self.pick(
            "p",
            f"({self.offset(deep)} * 5 + {self.random.randrange(9)}) % {size}",
            f"({self.offset(deep)}).T",
            f"({self.tile(deep)} & {size - 1}).to(mk.int64)",
        )

    def mask(self, depth):
        deep = depth - 1
        return self.pick("m", "~m", f"({self.tile(deep)} > {self.tile(deep)})", "(~m).T", "~(m.T)")

    def assignment(self):
        value = {"p": self.offset, "m": self.mask}
        names = self.random.sample(["a", "b", "c", "p", "m"], self.random.randrange(1, 4))
        values = [value.get(name, self.tile)(self.random.randrange(1, 4)) for name in names]
        return f"{', '.join(names)} = {', '.join(values)}"

    def block(self, indent, depth):
        for _ in range(self.random.randrange(1, 3)):
            kind = (
                self.pick("assign", "assign", "store", "if", "for", "while") if depth else "assign"
            )
            pad, inner = "    " * indent, "    " * (indent + 1)
            if kind == "assign":
                self.lines.append(pad + self.assignment())
            elif kind == "store":
                self.lines.append(
                    f"{pad}mk.store(y, {self.offset(1)}, {self.tile(2)}, {self.mask(1)})"
                )
            elif kind == "if":
                self.lines.append(f"{pad}if mk.sum({self.tile(1)}) % 3 > 1:")
                self.block(indent + 1, depth - 1)
                self.lines.append(f"{pad}else:")
                self.block(indent + 1, depth - 1)
            elif kind == "for":
                self.lines.append(f"{pad}for i{indent} in mk.range({self.pick('T', '1', '2')}):")
                self.block(indent + 1, depth - 1)
            else:
                self.lines.append(f"{pad}k{indent} = 0")
                self.lines.append(f"{pad}while k{indent} < {self.pick('T', '2')}:")
                self.lines.append(f"{inner}k{indent} += 1")
                self.block(indent + 1, depth - 1)

    def text(self):
        n = self.side
        self.lines = [
            "@eas.kernel",
            "def launch(x, y, out, T):",
            f"    i, j = mk.arange(0, {n})[:, None], mk.arange(0, {n})[None, :]",
            f"    at = i * {n} + j",
            "    a, b, c = mk.load(x, at), mk.load(x, at).T, mk.load(x, at) // 3",
            f"    p, m = (at * 3 + 1) % {n * n}, at % 3 == 1",
            "    for turn in mk.range(T):",
        ]
        self.block(2, 2)
        names = ["a", "b", "c", "p.to(mk.int32)", "m.to(mk.int32)"]
        self.lines += [f"    mk.store(out, at + {k * n * n}, {v})" for k, v in enumerate(names)]
        return "\n".join(self.lines) + "\n"
