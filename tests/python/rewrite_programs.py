"""Random programs of integers, loops, branches, break, continue and return, as source text.

Every loop is bounded by a counter, so a program ends whatever its data are. Names are set before
they are used: the rewrite's answer to an unset name is an error, tested elsewhere.
"""

from __future__ import annotations

import linecache
import random
from typing import Any

NAMES = ("a", "b", "c", "d")
_count = 0


class Writer:
    def __init__(self, seed: int, statements: int, traced_loops: bool) -> None:
        self.random = random.Random(seed)
        self.left = statements
        self.loops = 0
        self.traced_loops = traced_loops  # use the core's Range too
        self.lines: list[str] = []

    def expression(self, depth: int = 0) -> str:
        pick = self.random.randrange(8 if depth < 2 else 2)
        if pick == 0:
            return str(self.random.randrange(-3, 8))
        if pick < 5:
            return self.random.choice(NAMES)
        if pick == 5:
            sides = self.expression(depth + 1), self.expression(depth + 1)
            return f"({sides[0]} if {self.condition(depth + 1)} else {sides[1]})"
        sign = self.random.choice(["+", "-", "*"])
        return f"(({self.expression(depth + 1)} {sign} {self.expression(depth + 1)}) % 97)"

    def condition(self, depth: int = 0) -> str:
        sign = self.random.choice(["<", "<=", ">", "!=", "=="])
        return f"{self.expression(depth + 1)} {sign} {self.expression(depth + 1)}"

    def block(self, indent: str, loop: bool) -> None:
        start = len(self.lines)
        for _ in range(self.random.randrange(1, 4)):
            if self.left > 0:
                self.left -= 1
                self.statement(indent, loop)
        if len(self.lines) == start:
            self.lines.append(indent + "pass")

    def statement(self, indent: str, loop: bool) -> None:
        kinds = ["assign", "assign", "augment", "swap", "if", "if", "while", "for", "effect"]
        kinds += ["return"] + (["break", "continue"] if loop else [])
        if self.traced_loops:
            kinds.append("range")
        kind = self.random.choice(kinds)
        name = self.random.choice(NAMES)
        out = self.lines.append
        if kind == "assign":
            out(f"{indent}{name} = {self.expression()}")
        elif kind == "augment":
            out(f"{indent}{name} += {self.expression()}")
        elif kind == "swap":
            out(f"{indent}{name}, {self.random.choice(NAMES)} = {self.expression()}, {name}")
        elif kind == "effect":
            out(f"{indent}effect({self.expression()})")
        elif kind == "return":
            out(f"{indent}if {self.condition()}:")
            out(f"{indent}    return {self.expression()}, {self.expression()}")
        elif kind in ("break", "continue"):
            if self.random.random() < 0.7:
                out(f"{indent}if {self.condition()}:")
                indent += "    "
            out(f"{indent}{kind}")
        elif kind == "if":
            out(f"{indent}if {self.condition()}:")
            self.block(indent + "    ", loop)
            while self.random.random() < 0.2:
                out(f"{indent}elif {self.condition()}:")
                self.block(indent + "    ", loop)
            if self.random.random() < 0.5:
                out(f"{indent}else:")
                self.block(indent + "    ", loop)
        else:
            self.loop(kind, indent, name, loop)

    def loop(self, kind: str, indent: str, name: str, loop: bool) -> None:
        out = self.lines.append
        self.loops += 1
        count = f"k{self.loops}"
        if kind == "while":
            out(f"{indent}{count} = 0")
            forever = self.random.random() < 0.3
            out(f"{indent}while {'True' if forever else self.condition()}:")
            out(f"{indent}    {count} += 1")
            out(f"{indent}    if {count} > {self.random.randrange(1, 5)}:")
            out(f"{indent}        break")
        elif kind == "for":
            out(f"{indent}for {name} in range({self.random.randrange(4)}):")
        else:
            bounds = f"{self.expression(2)}, {self.random.randrange(5)}"
            step = self.random.choice(["", ", 2", ", -1"])
            out(f"{indent}for {name} in mk_range({bounds}{step}):")
        self.block(indent + "    ", True)
        if self.random.random() < 0.3:
            out(f"{indent}else:")
            self.block(indent + "    ", loop)

    def program(self) -> str:
        self.block("    ", False)
        while self.left > 0:
            self.left -= 1
            self.statement("    ", False)
        end = "    return a, b\n" if self.random.random() < 0.9 else ""
        if not end:
            self.lines = [line.replace("return", "return # ") for line in self.lines]
        return f"def program({', '.join(NAMES)}):\n" + "\n".join(self.lines) + "\n" + end


def define(text: str, name: str = "program", **names: Any) -> Any:
    """The function a source text defines, its lines known to linecache as a notebook's are."""
    global _count
    _count += 1
    file = f"<program {_count}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    scope = dict(names)
    exec(compile(text, file, "exec"), scope)
    return scope[name]
