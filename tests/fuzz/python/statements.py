"""Random statements: assignments, stores, atomics, loops and branches with what is in them."""

from math import inf, prod

from program import Statement
from values import COMMON, INTS, WHOLE, Value, is_float


class Statements:
    def block(self, count, nesting):
        """Statements of one body; variables made in it are gone afterwards."""
        made = []
        around, self.here = self.here, made
        mark = len(self.values)
        for _ in range(count):
            self.statement(nesting)
        del self.values[mark:]
        self.here = around
        return made

    def emit(self, text, bodies=(), plain=""):
        self.here.append(Statement(text, list(bodies), plain))

    def statement(self, nesting):
        makers = [self.assign] * 5 + [self.store] * 3 + [self.atomic]
        if self.depth > 0:
            makers += [self.reassign] * 5 + [self.add_up] * 6
        elif self.values:
            makers += [self.reassign]
        if nesting > 0:
            makers += [self.loop] * 2 + [self.branch] * 2 + [self.while_loop]
        if self.threads:
            makers += [self.shared_memory] * 4
        elif nesting > 0:
            makers += [self.pointer_loop, self.product_loop, self.transposing_loop]
        self.rng.choice(makers)(nesting)

    # --- values -----------------------------------------------------------------------------------

    def new(self, made, dtype, shape, **known):
        value = Value(f"v{self.count}", dtype, shape, made[1], loops=len(self.trips), **known)
        self.count += 1
        plain = f"{value.name} = mk.full({shape}, 1, mk.{dtype})"
        if shape == ():
            plain = f"{value.name} = mk.cast(1, mk.{dtype})"
        self.emit(f"{value.name} = {made[0]}", plain=plain)
        self.values.append(value)
        return value

    def any_shape(self):
        return () if self.threads or self.rng.random() < 0.15 else self.rng.choice(self.shapes)

    def assign(self, nesting):
        dtype, shape = self.rng.choice([*COMMON, "bool", *INTS]), self.any_shape()
        self.new(self.expression(dtype, shape, self.rng.randint(1, 3)), dtype, shape)

    def reassign(self, nesting):
        free = [v for v in self.values if not v.fixed and v.budget == 0]
        if not free:
            return self.assign(nesting)
        v = self.rng.choice(free)
        made = self.expression(v.dtype, v.shape, 2)
        if is_float(v.dtype) and self.whole:
            made = self.at_most(made, v.dtype, v.bound)
        self.emit(f"{v.name} = {made[0]}")

    def add_up(self, nesting):
        """To a variable that was made to be added to in this loop."""
        sums = [v for v in self.values if v.budget > 0]
        if not sums:
            return self.reassign(nesting)
        v = self.rng.choice(sums)
        made = self.expression(v.dtype, v.shape, 2)
        turns = prod(self.trips[v.loops :])
        if is_float(v.dtype):
            most = v.budget // turns
            if most < 3:
                return self.reassign(nesting)
            made = self.at_most(made, v.dtype, most)
            v.budget -= made[1] * turns
        self.emit(self.rng.choice(["{0} += {1}", "{0} = {0} + {1}"]).format(v.name, made[0]))
        return None

    def new_sum(self):
        """A variable a loop may add to, from zeros or a literal."""
        dtype = self.rng.choice(COMMON if self.whole else INTS)
        limit = WHOLE.get(dtype, inf)
        shape = self.any_shape()
        text = f"mk.zeros({shape}, mk.{dtype})" if shape else f"mk.cast(0, mk.{dtype})"
        return self.new(
            (text, limit // 4 if is_float(dtype) else inf), dtype, shape, budget=limit // 4
        )

    # --- memory -----------------------------------------------------------------------------------

    def store(self, nesting):
        dtype, shape = self.rng.choice([*COMMON, *INTS, "bool"]), self.any_shape()
        access = self.access(dtype, shape, write=True)
        if access is None:
            return
        value = dtype if self.rng.random() < 0.6 else self.rng.choice(COMMON)
        if self.whole and is_float(dtype) and not is_float(value):
            value = dtype
        inner = tuple(n if self.rng.random() < 0.9 else 1 for n in shape)
        made = self.at_most(self.expression(value, inner, 2), value, 3)
        self.emit(self.store_text(access, made[0]))

    def atomic(self, nesting):
        """On cells all programs share: integers, or whole floats, and nobody reads them."""
        if self.counter is None:
            dtype = self.rng.choice(
                ["int32", "int64", "uint32", "uint64", *["float32"] * self.whole]
            )
            ops = ["add", "max", "min"] + ["and_", "or_", "xor"] * (dtype != "float32")
            buffer = self.add_buffer(dtype, True, slab=(5,), plain=True)
            self.buffers.remove(buffer)
            self.counter = buffer, self.rng.choice(ops)
        buffer, op = self.counter
        shape = self.any_shape()
        value = self.expression(buffer.dtype, shape, 1)
        value = self.at_most(value, buffer.dtype, 3)[0]
        cells = f"({self.expression('int64', shape, 1)[0]} % 5)"
        mask = f", {self.extra_mask(shape)}" if self.rng.random() < 0.5 else ""
        self.emit(f"mk.atomic_{op}({buffer.name}, {cells}, {value}{mask})")

    # --- control ----------------------------------------------------------------------------------

    def condition(self):
        rng = self.rng
        if self.counters and rng.random() < 0.3:
            return f"{rng.choice(self.counters)[0]} == {rng.randint(0, 2)}"
        forms = ["pid", "scalar", "constexpr", "pid"]
        if not self.threads:
            forms += ["any", "all"]
        form = rng.choice(forms)
        if form == "pid":
            return f"{self.pid} {rng.choice(['<', '==', '>='])} {self.constant(rng.randint(0, 2))}"
        if form == "constexpr":
            self.program.constexprs.setdefault("FLAG", rng.random() < 0.5)
            return "FLAG"
        if form == "scalar":
            return self.expression("bool", (), 2)[0]
        return f"mk.{form}({self.expression('bool', rng.choice(self.shapes), 1)[0]})"

    def inside(self, trips, counter, nesting):
        self.trips.append(max(trips, 1))
        self.depth += 1
        if counter:
            self.counters.append((counter, max(trips - 1, 0)))
        body = self.block(self.rng.randint(1, 3), nesting - 1)
        if counter:
            self.counters.pop()
        self.depth -= 1
        self.trips.pop()
        if self.rng.random() < 0.2:
            word = self.rng.choice(["break", "continue"])
            jump = Statement("", [(f"if {self.condition()}:", [Statement(word)])])
            body.insert(self.rng.randint(0, len(body)), jump)
        return body

    def loop(self, nesting):
        rng = self.rng
        if rng.random() < 0.7:
            self.new_sum()
        trips = rng.choice([0, 1, 2, 3, 3, 4])
        counter = f"i{self.count}"
        self.count += 1
        if rng.random() < 0.15:
            head = f"for {counter} in range({trips}):"
        elif rng.random() < 0.15:
            head = f"for {counter} in mk.range({self.constant(2 * trips)}, 0, -2):"
            body = self.inside(trips, None, nesting)
            return self.emit("", [(head, body)])
        else:
            head = f"for {counter} in mk.range({self.constant(trips)}):"
        body = self.inside(trips, counter, nesting)
        return self.emit("", [(head, body)])

    def while_loop(self, nesting):
        rng = self.rng
        trips = rng.randint(1, 3)
        counter = f"i{self.count}"
        self.count += 1
        self.emit(f"{counter} = 0")
        more = f" & ({self.condition()})" if rng.random() < 0.4 else ""
        more = "" if "FLAG" in more else more
        body = self.inside(trips, None, nesting)
        body.insert(0, Statement(f"{counter} += 1"))
        self.emit("", [(f"while ({counter} < {self.constant(trips)}){more}:", body)])

    def branch(self, nesting):
        self.depth += 1
        bodies = [(f"if {self.condition()}:", self.block(self.rng.randint(1, 2), nesting - 1))]
        if self.rng.random() < 0.6:
            bodies.append(("else:", self.block(self.rng.randint(1, 2), nesting - 1)))
        self.depth -= 1
        self.emit("", bodies)
