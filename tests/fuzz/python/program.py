"""A random program as data: source text as a tree of statements, the memory and arguments of its
launch, and what may differ. It goes to JSON and back, so findings are kept whatever the generator
becomes.
"""

import json
from dataclasses import asdict, dataclass, field


@dataclass
class Statement:
    """Lines of source; those with bodies are `for`, `while` or `if`, each body under a head."""

    text: str
    bodies: list = field(default_factory=list)  # [(head, [Statement])], text is then ""
    plain: str = ""  # what may stand instead, simpler, for the shrinker

    def lines(self, indent):
        pad = "    " * indent
        out = [pad + line for line in self.text.splitlines()]
        for head, body in self.bodies:
            out.append(pad + head)
            inner = [line for statement in body for line in statement.lines(indent + 1)]
            out += inner or [pad + "    pass"]
        return out


@dataclass
class Block:
    """One piece of memory. `rule` says how it is compared: bits, value (0 is -0), ulp or near."""

    dtype: str
    elements: int
    rule: str = "bits"
    amount: float = 0  # ulps, or the number of roundings of `near`
    magnitude: int = -1  # for `near`: the block with the sums of magnitudes
    whole: bool = False  # small integers


@dataclass
class View:
    name: str
    block: int
    first: int
    shape: list
    strides: list


@dataclass
class Program:
    seed: int
    grid: list
    blocks: list = field(default_factory=list)
    views: list = field(default_factory=list)
    scalars: dict = field(default_factory=dict)
    constexprs: dict = field(default_factory=dict)
    helpers: str = ""
    statements: list = field(default_factory=list)

    def source(self):
        names = [v.name for v in self.views] + list(self.scalars)
        names += [f"{name}: eas.constexpr" for name in self.constexprs]
        body = [line for s in self.statements for line in s.lines(1)] or ["    pass"]
        head = ["import eas", "from eas import mk", "", self.helpers, "@eas.kernel"]
        return "\n".join([*head, f"def kernel({', '.join(names)}):", *body, ""])

    def to_json(self):
        return json.dumps(asdict(self), indent=1)


def _statement(data):
    bodies = [(head, [_statement(s) for s in body]) for head, body in data["bodies"]]
    return Statement(data["text"], bodies, data["plain"])


def from_json(text):
    data = json.loads(text)
    data["blocks"] = [Block(**b) for b in data["blocks"]]
    data["views"] = [View(**v) for v in data["views"]]
    data["statements"] = [_statement(s) for s in data["statements"]]
    return Program(**data)
