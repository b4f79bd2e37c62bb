"""Reverse mode once more, apart from src/diff: a kernel's printed IR, run by NumPy on a tape.

Programs run one after another, in order; each op leaves on the tape how its gradient passes back,
and the tape is then run from its end. Derivatives of smooth ops are taken by a complex step through
the op table's NumPy column, so the formulas of its gradient column are not repeated here. Memory
has a gradient an element: what is stored takes it away, what is loaded adds to it.
"""

import json
import math
import os
import re
import sys
from types import SimpleNamespace

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "python"))
import oracle
from optable import ELEMENTWISE

ROWS = {row.name: row for row in ELEMENTWISE}
DTYPES = {"b1": "bool", "f16": "float16", "f32": "float32", "f64": "float64"} | {
    f"{kind}{bits}": f"{'u' * (kind == 'u')}int{bits}" for kind in "iu" for bits in (8, 16, 32, 64)
}
STEP = 1e-30  # of the complex steps: no digit of the value itself is lost, however small


# --- text to nodes -------------------------------------------------------------------------------


def _node(line):
    """One line without its regions, and the names its first region takes."""
    params = []
    if line.endswith("{"):
        line = line[:-1].rstrip()
        if line.endswith(")"):
            line, _, text = line[:-1].rpartition(" (")
            params = re.findall(r"(%\d+):", text)
    left, _, right = line.rpartition(" = ") if line.startswith("%") else ("", "", line)
    right, _, types = right.partition(" : ")
    op, _, rest = right.partition(" ")
    attributes = {k: json.loads(v) for k, v in re.findall(r"(\w+)=(\[[^]]*\]|-?\d+)", rest)}
    name, _, dims = types.removeprefix("group<").partition(",")[0].strip(">").partition("[")
    node = SimpleNamespace(
        op=op, literal=rest, regions=[], dtype=DTYPES.get(name, ""), **attributes
    )
    node.shape = tuple(int(n) for n in dims[:-1].split("x")) if dims else ()
    node.results, node.operands = re.findall(r"%\d+", left), re.findall(r"%\d+", rest)
    return node, params


def _block(lines):
    """Nodes up to the line that closes the block, and that line."""
    nodes = []
    for line in lines:
        if line.startswith("}"):
            return nodes, line
        node, params = _node(line)
        nodes.append(node)
        while line.endswith("{"):
            inside, line = _block(lines)
            node.regions.append((params, inside))
            params = re.findall(r"(%\d+):", line)
    return nodes, ""


def parse(text):
    """The names of a kernel's parameters, and its nodes."""
    lines = [re.sub(r"\s+; .*$", "", line).strip() for line in text.splitlines()]
    lines = iter([line for line in lines if line])
    params = re.findall(r"(%\d+):", next(lines))
    return params, _block(lines)[0]


# --- rules: of a node and its operands the result, and what passes back to each ------------------


def _smooth(row, k, data):
    moved = [x + 0j for x in data]
    moved[k] = moved[k] + 1j * STEP
    return oracle.evaluate(row.oracle, **dict(zip("xyz", moved, strict=False))).imag / STEP


def _power(x, y):
    by_y = np.where(x > 0, np.power(x, y) * np.log(np.where(x > 0, x, 1)), 0)
    return [np.where(y == 0, 0, y * np.power(x, y - 1)), by_y]


def _ties(x, y, better, numbers):
    """Equal operands share, but beside a number nothing passes."""
    share = np.where(x == y, 0.0 if any(numbers) else 0.5, 0)
    return [np.where(better, 1, share), np.where(better | (x == y), share, 1)]


STEPS = ("floor", "ceil", "round", "trunc", "floordiv")  # between their jumps they are constant
KINKED = dict.fromkeys(STEPS, lambda x, y=0: [0 * x, 0 * x]) | {
    "abs": lambda x: [np.sign(x)],
    "mod": lambda x, y: [1 + 0 * x, -np.floor(x / y)],
    "pow": _power,
    "clamp": lambda x, y, z: [
        *(1.0 * ((x >= y) & (x <= z)), 1.0 * ((x < y) & (y <= z)), 1.0 * ((x > z) | (y > z)))
    ],
    "div": lambda x, y: [1 / y, -(x / y) / y],  # a complex one underflows early
    "fma": lambda x, y, z: [y, x, 1 + 0 * x],
    "mul_no_nan": lambda x, y: [y, np.where(x == 0, 0, x)],
    "atan2": lambda x, y: [y / (x * x + y * y), -x / (x * x + y * y)],
    "erf": lambda x: [2 / math.sqrt(math.pi) * np.exp(-x * x)],
}


def _elementwise(node, *data):
    row = ROWS[node.op]
    result = oracle.evaluate(row.oracle, **dict(zip("xyz", data, strict=False)))
    if not node.dtype.startswith("f"):
        return result, []
    smooth = lambda *_: [_smooth(row, k, data) for k in range(len(data))]  # noqa: E731
    if row.name in ("minimum", "maximum"):
        x, y = data
        partials = _ties(x, y, x < y if row.name == "minimum" else x > y, node.numbers)
    else:
        partials = KINKED.get(row.name, smooth)(*data)
    # What has no gradient gives none, whatever its derivative is.
    return result, [lambda g, partial=p: np.where(g == 0, 0, g * partial) for p in partials]


def _cumprod_back(x, g):
    """Along axis 0, as all here: each is the sum of products of others."""
    out = np.zeros(x.shape)
    for i in range(len(x)):
        for j in range(i, len(x)):
            out[i] += g[j] * np.prod(np.delete(x[: j + 1], i, 0), 0)
    return out


def _selected(x, g, best):
    """The chosen ones share."""
    return np.where(x == best, g / np.maximum((x == best).sum(0), 1), 0)


ALONG = {
    "sum": lambda x, g: g + 0 * x,
    "prod": lambda x, g: g * np.stack([np.delete(x, i, 0).prod(0) for i in range(len(x))]),
    "max": lambda x, g: _selected(x, g, x.max(0)),
    "min": lambda x, g: _selected(x, g, x.min(0)),
    "cumsum": lambda x, g: np.cumsum(g[::-1], 0)[::-1],
    "cumprod": _cumprod_back,
} | dict.fromkeys(("any", "all", "argmax", "argmin"))


def _along(node, x):
    def back(g):
        g = np.moveaxis(g, node.axis, 0) if node.op.startswith("cum") else g
        return np.moveaxis(ALONG[node.op](np.moveaxis(x, node.axis, 0), g), 0, node.axis)

    return getattr(np, node.op)(x, node.axis).astype(node.dtype), [back]


def _sum_to(g, shape):
    g = g.sum(axis=tuple(range(g.ndim - len(shape))))
    kept = tuple(k for k, n in enumerate(shape) if n == 1 and g.shape[k] != 1)
    return g.sum(axis=kept, keepdims=True)


def _cat(node, *data):
    ends = np.cumsum([d.shape[node.axis] for d in data])[:-1]
    backs = [lambda g, k=k: np.split(g, ends, node.axis)[k] for k in range(len(data))]
    return np.concatenate(data, node.axis), backs


def _dot(node, a, b, acc=0):
    backs = [lambda g: g @ b.swapaxes(-1, -2), lambda g: a.swapaxes(-1, -2) @ g, lambda g: g]
    return (a @ b + acc).astype(node.dtype), backs


RULES = {
    "alloc_tg": lambda n: (np.zeros(n.size, n.dtype), []),
    "arange": lambda n: (n.start + np.arange(n.size), []),
    "broadcast": lambda n, x: (np.broadcast_to(x, n.shape), [lambda g: _sum_to(g, x.shape)]),
    "cast": lambda n, x: (x.astype(n.dtype), [lambda g: g]),
    "cat": _cat,
    "dot": _dot,
    "join": lambda n, x, y: (np.stack((x, y), -1), [lambda g: g[..., 0], lambda g: g[..., 1]]),
    "permute": lambda n, x: (x.transpose(n.axes), [lambda g: g.transpose(np.argsort(n.axes))]),
    "reshape": lambda n, x: (x.reshape(n.shape), [lambda g: g.reshape(x.shape)]),
    "constant": lambda n: (
        np.array(float(n.literal) if n.dtype[0] == "f" else json.loads(n.literal), n.dtype),
        [],
    ),
    "where": lambda n, c, x, y: (
        np.where(c, x, y),
        [None, lambda g: np.where(c, g, 0), lambda g: np.where(c, 0, g)],
    ),
    "workspace": lambda n, size: (np.full(size, np.nan if n.dtype[0] == "f" else 0, n.dtype), []),
}
RULES |= dict.fromkeys(ROWS, _elementwise) | dict.fromkeys(ALONG, _along)


# --- running -------------------------------------------------------------------------------------


class Value:
    """A number or tile, or memory as a row of elements; each has a gradient of its shape."""

    is_number = False  # written in the kernel

    def __init__(self, data, grad=None):
        self.data = np.asarray(data)
        self.grad = np.zeros(self.data.shape) if grad is None else grad.astype(float).ravel()


class Tape:
    def __init__(self, grid):
        self.grid, self.program, self.back = grid, (), []

    def run(self, nodes, scope):
        for node in nodes:
            given = [scope[name] for name in node.operands]
            if node.op == "yield":
                return given
            scope.update(zip(node.results, self.apply(node, given, scope), strict=True))
        return []

    def region(self, region, given, scope):
        return self.run(region[1], scope | dict(zip(region[0], given, strict=True)))

    def apply(self, node, given, scope):
        if node.op == "if":
            return self.region(node.regions[0 if given[0].data else 1], [], scope)
        if node.op == "for":
            turns, carried = range(*(int(v.data) for v in given[:3])), given[3:]
            for i in turns:
                carried = self.region(node.regions[0], [Value(np.int64(i)), *carried], scope)
            return carried
        if node.op == "while":
            while self.region(node.regions[0], given, scope)[0].data:
                given = self.region(node.regions[1], given, scope)
            return given
        if node.op in ("load", "store", "atomic_add"):
            return getattr(self, node.op)(*given) or [None] * len(node.results)
        if node.op in ("program_id", "num_programs"):
            of = self.program if node.op == "program_id" else self.grid
            return [Value(np.int64(of[node.axis]))]
        node.numbers = [v.is_number for v in given]
        data, backs = RULES[node.op](node, *(v.data for v in given))
        result = Value(data)
        repeats = node.op in ("broadcast", "cast") and given[0].is_number
        result.is_number = node.op == "constant" or repeats
        for to, back in zip(given, backs, strict=False):  # a dot may have no acc
            if to.data.dtype.kind == result.data.dtype.kind == "f" and back:
                self.pass_back(to, result, back)
        return [result]

    def pass_back(self, to, result, back):
        self.back.append(lambda: setattr(to, "grad", to.grad + back(result.grad)))

    def load(self, memory, offset, mask=None, other=None):
        on = np.broadcast_to(True if mask is None else mask.data, offset.data.shape)
        rest = 0 if other is None else other.data
        result = Value(np.where(on, memory.data[np.where(on, offset.data, 0)], rest))
        if other is not None:
            self.pass_back(other, result, lambda g: np.where(on, 0, g))
        self.back.append(lambda: np.add.at(memory.grad, offset.data[on], result.grad[on]))
        return [result]

    def store(self, memory, offset, value, mask=None):
        on = np.broadcast_to(True if mask is None else mask.data, offset.data.shape)
        memory.data[offset.data[on]] = value.data[on]
        self.back.append(lambda: memory.grad.__setitem__(offset.data[on], 0))
        self.take(memory, offset, value, on)

    def atomic_add(self, memory, offset, value, mask=None):
        on = np.broadcast_to(True if mask is None else mask.data, offset.data.shape)
        np.add.at(memory.data, offset.data[on], value.data[on])
        self.take(memory, offset, value, on)

    def take(self, memory, offset, value, on):
        at = np.where(on, offset.data, 0)
        self.pass_back(value, memory, lambda g: np.where(on, g[at], 0))


def gradients(text, arguments, grid, incoming):
    """What a kernel (its IR) passes back to each argument, and the arrays after the launch.

    `incoming` has the gradients that come in, by the argument's number; what is loaded is added.
    """
    names, nodes = parse(text)
    given = [Value(np.ravel(a).copy() if np.ndim(a) else a) for a in arguments]
    for k, grad in incoming.items():
        given[k] = Value(given[k].data, grad)
    tape = Tape((*grid, 1, 1)[:3])
    with np.errstate(all="ignore"):
        for at in np.ndindex(*tape.grid[::-1]):
            tape.program = at[::-1]
            tape.run(nodes, dict(zip(names, given, strict=True)))
        for step in reversed(tape.back):
            step()
    return [v.grad for v in given], [v.data for v in given]
