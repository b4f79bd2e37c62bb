"""Loops as users write them: moving pointers, matrix products along k, square tiles transposed."""

from math import prod

from program import Statement
from values import COMMON, FLOATS, INTS, WHOLE, is_float


class Patterns:
    def pointer_loop(self, nesting):
        """p moves over a buffer; what it points at is added up, maybe transposed, maybe masked."""
        rng = self.rng
        dtype = rng.choice(COMMON if self.whole else ["int32", "int64", "int8"])
        shape = rng.choice([s for s in self.shapes if len(s) <= 2] or [(3,)])
        trips, size = rng.randint(1, 4), prod(shape)
        if is_float(dtype) and trips * 3 > WHOLE[dtype] // 4:
            return
        step = rng.choice([size, 1, 0, size + 1])
        buffer = self.add_buffer(dtype, False, slab=(size + trips * step,), plain=True)
        p = f"p{self.count}"
        self.count += 1
        turned = len(shape) == 2 and shape[0] == shape[1] and rng.random() < 0.7
        acc = self.new((f"mk.zeros({shape}, mk.{dtype})", 3 * trips), dtype, shape, fixed=True)
        backwards = rng.random() < 0.3
        start = f"{self.pid} * {self.constant(buffer.slab[0])}"
        if backwards:
            start += f" + {step * (trips - 1)}"
        self.emit(f"{p} = {buffer.name} + ({start} + {self.linear(shape)})")
        mask = f", mask={self.extra_mask(shape)}" if rng.random() < 0.4 else ""
        loaded = f"mk.load({p}{mask})" if rng.random() < 0.8 else f"mk.abs(mk.load({p}{mask}))"
        loaded = f"mk.broadcast_to({loaded}, {shape})"
        body = [Statement(f"{acc.name} += {loaded}{'.T' if turned else ''}")]
        move = Statement(f"{p} {'-=' if backwards else '+='} {self.constant(step)}")
        body.append(move)
        self.emit("", [(f"for _ in mk.range({self.constant(trips)}):", body)])

    def product_loop(self, nesting):
        """acc += a[:, k] @ b[k, :], with masks along m, n and k, by offsets or moving pointers."""
        rng = self.rng
        if not self.whole:
            return
        dtype = rng.choice([*FLOATS, "float32", "float32", "int32", rng.choice(INTS)])
        out = rng.choice([dtype, "float32"]) if is_float(dtype) else "int32"
        m, n, k = (rng.choice(self.dims) for _ in range(3))
        trips = rng.randint(1, 4)
        if max(m * k, k * n, m * n) > self.most:
            return
        if is_float(out) and 9 * k * trips > WHOLE[out] // 2:
            return
        depth = k * trips - rng.choice([0, 0, rng.randint(0, k - 1)])
        a = self.add_buffer(dtype, False, slab=(m, depth), plain=True).name
        b = self.add_buffer(dtype, False, slab=(depth, n), plain=True).name
        literal = is_float(out) and rng.random() < 0.1
        first = "0.0" if literal else f"mk.zeros({(m, n)}, mk.{out})"
        acc = self.new((first, 9 * k * trips), out, (m, n), fixed=True).name
        tag = self.count
        self.count += 1
        c, x, y = f"k{tag}", f"x{tag}", f"y{tag}"
        i, j = f"mk.arange(0, {m})[:, None]", f"mk.arange(0, {n})[None, :]"
        ks = f"mk.arange(0, {k})[None, :]", f"mk.arange(0, {k})[:, None]"
        masks = self._product_masks(c, k, ks, (i, m), (j, n), depth, trips)

        def where(turn):
            rows = f"({self.pid} * {m} + {i}) * {a}.stride(0) + ({turn}{ks[0]}) * {a}.stride(1)"
            base = f"{self.pid} * {self.constant(depth)} + {turn}{ks[1]}"
            return rows, f"({base}) * {b}.stride(0) + {j} * {b}.stride(1)"

        body = []
        if rng.random() < 0.5:
            for p, buffer, offset in zip((f"p{x}", f"p{y}"), (a, b), where(""), strict=True):
                self.emit(f"{p} = {buffer} + ({offset})")
            loads = [f"mk.load(p{x}{masks[0]})", f"mk.load(p{y}{masks[1]})"]
            steps = self.constant(k), self.constant(k)
            moves = [f"p{x} += {steps[0]} * {a}.stride(1)", f"p{y} += {steps[1]} * {b}.stride(0)"]
        else:
            offsets = where(f"{c} * {k} + ")
            pairs = zip((a, b), offsets, masks, strict=True)
            loads = [f"mk.load({name}, {offset}{mask})" for name, offset, mask in pairs]
            moves = []
        body += [Statement(f"{x} = {loads[0]}"), Statement(f"{y} = {loads[1]}")]
        if rng.random() < 0.15:
            body.append(Statement(f"{x} = -{x}"))
        forms = [f"{acc} + mk.dot({x}, {y}, out_dtype=mk.{out})"]
        if not literal:
            forms += [f"mk.dot({x}, {y}, acc={acc}, out_dtype=mk.{out})"] * 2
        body.append(Statement(f"{acc} = {rng.choice(forms)}"))
        body += [Statement(move) for move in moves]
        if rng.random() < 0.1:
            body.append(Statement("", [(f"if {c} == {rng.randint(0, 3)}:", [Statement("break")])]))
        self.emit("", [(f"for {c} in mk.range({self.constant(trips)}):", body)])

    def _product_masks(self, c, k, ks, rows, columns, depth, trips):
        """Of both operands: what is beyond the end of k must be masked off, the rest may."""
        rng = self.rng
        masks = ["", ""]
        if depth < k * trips or rng.random() < 0.3:
            limit = self.constant(depth)
            masks = [f"({c} * {k} + {index} < {limit})" for index in ks]
        if rng.random() < 0.3:
            edges = [f"({i} < {self.constant(rng.randint(0, n))})" for i, n in (rows, columns)]
            masks = [" & ".join(filter(None, pair)) for pair in zip(masks, edges, strict=True)]
        return [f", mask={mask}" if mask else "" for mask in masks]

    def transposing_loop(self, nesting):
        """A square tile that every turn reads across itself."""
        rng = self.rng
        n = rng.choice([s for s in self.dims if s * s <= self.most] or [3])
        dtype = rng.choice(
            ["float32", "float64"] if self.whole else ["int32", "int16", "uint8", "int64"]
        )
        made = self.at_most(self.expression(dtype, (n, n), 1), dtype, 9)
        v = self.new(made, dtype, (n, n), fixed=True)
        v.bound = 9 * 3**3 * 8 if self.whole else v.bound
        trips = rng.randint(1, 3)
        other = self.at_most(self.expression(dtype, (n, n), 1), dtype, 3)[0]
        update = rng.choice(
            [
                "{v} + {v}.T",
                "{v} + (-{v}).T",
                "({v} * 2).T",
                "mk.trans(mk.abs({v}), (1, 0)) + {o}",
                "mk.where({v} > {v}.T, {v}, {o})",
                "mk.broadcast_to(mk.max({v}, axis=0), ({n}, {n})) + {v}",
                "mk.maximum({v}, mk.reshape({v}.T, ({n}, {n})))",
            ]
        ).format(v=v.name, o=other, n=n)
        body = [Statement(f"{v.name} = {update}")]
        if rng.random() < 0.4:
            body += self.inside(trips, None, 0)
        self.emit("", [(f"for _ in mk.range({self.constant(trips)}):", body)])
