"""A random program from a seed: the same on every machine."""

import random
from itertools import permutations
from math import prod

from accesses import Accesses
from expressions import Expressions
from inexact import Inexact
from patterns import Patterns
from program import Program, Statement
from statements import Statements
from threads import Threads
from values import SIZES, Value

HELPERS = """
def plain_helper(x, flag):
    return x + x if flag else -x


@eas.func
def few_turns(x, n):
    total = x
    for _ in mk.range(n):
        total = total + x
    return total

"""


class Grower(Expressions, Accesses, Statements, Patterns, Inexact, Threads):
    def __init__(self, seed):
        self.rng = rng = random.Random(seed)
        self.threads = rng.choice([1, 5, 32, 33, 64]) if rng.random() < 0.2 else 0
        self.whole = rng.random() < 0.6
        grid = rng.choice([[1], [1], [2], [3], [5], [2, 2], [1, 3]])
        self.programs = prod(grid)
        self.program = Program(seed, grid, helpers=HELPERS)
        self.most = rng.choice([64, 300, 1100])  # elements of a tile
        self.dims = sorted({rng.choice(SIZES) for _ in range(3)})
        self.shapes = self._shapes()
        self.buffers, self.values, self.counters = [], [], []
        self.trips, self.depth, self.count = [], 0, 0
        self.counter = None
        self.masks = rng.choice([0, 0.2, 0.4])  # how often there is a mask nobody needs
        self.odd_layouts = rng.choice([0.1, 0.5])  # how often strides are not those of a new array
        self.zero_divisors = rng.random() < 0.3  # EAS_CHECK=1 refuses these
        self.pid = "pid"
        self.here = self.program.statements

    def _shapes(self):
        found = set()
        for _ in range(3):
            rank = self.rng.choice([1, 1, 2, 2, 2, 3, 4])
            dims = [self.rng.choice(self.dims) for _ in range(rank)]
            while prod(dims) > self.most:
                dims[dims.index(max(dims))] = self.rng.choice([1, 2, 3])
            found.add(tuple(dims))
        # Not in the order of a set: that is another with every Python.
        turned = {p for s in found for p in permutations(s) if len(s) == 2}
        joined = {(*s, 2) for s in found if len(s) < 4}
        return sorted(found | turned | (joined if self.rng.random() < 0.3 else set()))

    def grow(self):
        rng = self.rng
        pid = "mk.program_id(0)"
        if len(self.program.grid) == 2:
            pid = "mk.program_id(1) * mk.num_programs(0) + mk.program_id(0)"
        self.emit(f"pid = {pid}")
        if self.threads:
            self.emit(f"t = mk.tid(0, {self.threads})")
            self.values.append(Value("t", "int64", (), fixed=True))
        else:
            used = {n for s in self.shapes for n in s} | set(self.dims)
            self.dims = sorted(used)
            for n in self.dims:
                self.emit(f"r{n} = mk.arange(0, {n})")
                self.values.append(Value(f"r{n}", "int64", (n,), fixed=True))
        self.values.append(Value("pid", "int64", (), fixed=True))
        for _ in range(rng.randint(2, 4)):
            self.assign(0)
        for _ in range(rng.randint(2, 6)):
            self.statement(rng.choice([0, 1, 2]))
        if not self.threads and rng.random() < 0.1:
            self.emit("", [(f"if {self.condition()}:", [Statement("return")])])
        self.show()
        if not self.whole and not self.threads:
            self.inexact()
        return self.program

    def show(self):
        """Everything that is left goes to memory."""
        made = [v for v in self.values if not v.fixed or v.name.startswith("v")]
        for v in self.rng.sample(made, min(len(made), 5)):
            slab = (self.threads,) if self.threads else (max(1, prod(v.shape)),)
            buffer = self.add_buffer(v.dtype, True, slab=slab)
            access = self.access(v.dtype, v.shape, True, buffer)
            if access is not None:
                self.emit(self.store_text(access, v.name))


def make(seed):
    return Grower(seed).grow()
