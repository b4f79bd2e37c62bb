"""What a backend may compute otherwise: functions within the ulps of their row, float sums and
products within what the magnitudes of their terms allow. Nothing is made of the results."""

from math import prod

from eas import _core
from values import FLOATS

APPROXIMATED = [
    row
    for row in _core.op_table()
    if row["family"] == "elementwise" and row["ulp"] > 0 and row["exported"]
]


class Inexact:
    def inexact(self):
        for _ in range(self.rng.randint(0, 3)):
            self.rng.choice([self._function, self._function, self._sum])()

    def _out(self, dtype, shape, rule, amount, magnitude=-1):
        buffer = self.add_buffer(dtype, True, slab=(max(1, prod(shape)),), plain=True)
        self.buffers.remove(buffer)
        block = self.program.blocks[buffer.block]
        block.rule, block.amount, block.magnitude = rule, amount, magnitude
        return buffer

    def _function(self):
        row = self.rng.choice(APPROXIMATED)
        dtype, shape = self.rng.choice(FLOATS), self.any_shape()
        low, high, y_low, y_high = row["domain"]
        most = {"float16": 60000.0, "bfloat16": 1e30}.get(dtype, 1e30)
        operands = []
        for k in range(row["arity"]):
            a, b = (y_low, y_high) if k else (low, high)
            x = self.expression(dtype, shape, 2)[0]
            operands.append(f"mk.clamp({x}, {max(a, -most)!r}, {min(b, most)!r})")
        out = self._out(dtype, shape, "ulp", max(row["ulp"], 1))
        access = self.access(dtype, shape, True, out)
        self.emit(self.store_text(access, f"mk.{row['exported']}({', '.join(operands)})"))

    def _sum(self):
        rng = self.rng
        dtype = rng.choice(FLOATS)
        shape = rng.choice(self.shapes)
        x = f"mk.clamp({self.expression(dtype, shape, 2)[0]}, -50.0, 50.0)"
        name = f"z{self.count}"
        self.count += 1
        self.emit(f"{name} = {x}")
        wide = f"mk.abs({name}).to(mk.float64)"
        kinds = ["sum", "cumsum"] + ["dot"] * (len(shape) == 2)
        kind = rng.choice(kinds)
        axis = rng.randrange(len(shape))
        terms = shape[axis]
        if kind == "dot":
            made, wide = f"mk.dot({name}, {name}.T)", f"mk.dot({wide}, {wide}.T)"
            shape, terms = (shape[0], shape[0]), shape[1]
            if prod(shape) > self.most:
                return
        elif kind == "sum":
            made, wide = f"mk.sum({name}, {axis})", f"mk.sum({wide}, {axis})"
            shape = shape[:axis] + shape[axis + 1 :]
        else:
            made, wide = f"mk.cumsum({name}, {axis})", f"mk.cumsum({wide}, {axis})"
        magnitude = self._out("float64", shape, "near", 4 * terms + 8)
        self.program.blocks[magnitude.block].magnitude = magnitude.block
        out = self._out(dtype, shape, "near", 4 * terms + 8, magnitude.block)
        for buffer, value in ((magnitude, wide), (out, made)):
            offset = f"{self.pid} * {buffer.slab[0]} + {self._row_major(shape)}"
            self.emit(f"mk.store({buffer.name}, {offset}, {value})")

    def _row_major(self, shape):
        stride, terms = 1, []
        for axis in reversed(range(len(shape))):
            terms.append(f"{self.index(shape, axis)} * {stride}")
            stride *= shape[axis]
        return " + ".join(terms) or "0"
