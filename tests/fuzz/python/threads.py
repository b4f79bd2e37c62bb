"""What only thread-level kernels do: threadgroup memory between barriers, and threads that part."""

from program import Statement
from values import COMMON, INTS, is_float


class Threads:
    def thread_slab(self):
        return (self.threads * self.rng.choice([1, 1, 2]),)

    def thread_access(self, buffer, write):
        """A thread's own elements; of what nobody writes, anybody's."""
        rng, needed = self.rng, []
        slab, total = buffer.slab[0], buffer.shape[0]
        if not buffer.written and total and rng.random() < 0.3:
            text = f"({self.expression('int64', (), 1)[0]} % {self.constant(total)})"
            return self._strided(buffer, text), needed, True
        local = "t"
        if slab > self.threads:
            local = f"(t + {rng.choice([0, self.threads])})"
        base = f"{self.pid} * {self.constant(slab)} + "
        if buffer.ragged:
            needed.append(f"({base}{local} < {self.constant(total)})")
        return self._strided(buffer, f"({base}{local})"), needed, True

    def shared_memory(self, nesting):
        """Everybody writes, all wait, everybody reads another's, all wait."""
        if self.depth:
            return self.reassign(nesting)
        rng, size = self.rng, self.threads
        dtype = rng.choice([*COMMON, *INTS])
        s = f"s{self.count}"
        self.count += 1
        self.emit(f"{s} = mk.alloc_tg({size}, mk.{dtype})")
        value = self.at_most(self.expression(dtype, (), 2), dtype, 3)
        mask = f", mask={self.extra_mask(())}" if rng.random() < 0.3 else ""
        self.emit(f"mk.store({s}, t, {value[0]}{mask})")
        self.emit("mk.barrier()")
        if rng.random() < 0.3:
            self._tree(s, dtype)
        other = rng.choice(
            [
                f"{size - 1} - t",
                f"(t + {rng.randint(1, size)}) % {size}",
                "t ^ 1",
                "mk.lane_id()",
                "0",
            ]
        )
        if other == "t ^ 1" and size % 2:
            other = "t"
        if other == "mk.lane_id()" and size < 32:
            other = "t // 2"
        self.new((f"mk.load({s}, {other})", 3 * size), dtype, ())
        self.emit("mk.barrier()")
        return None

    def _tree(self, s, dtype):
        """Half of the threads take the other half's, again and again."""
        width = 1 << (self.threads.bit_length() - 1)
        if width > 64:
            return
        op = (
            "mk.maximum({}, {})"
            if is_float(dtype)
            else self.rng.choice(["{} + {}", "mk.minimum({}, {})"])
        )
        h = f"h{self.count}"
        self.count += 1
        taken = op.format(f"mk.load({s}, t)", f"mk.load({s}, t + {h})")
        inner = [Statement("", [(f"if t < {h}:", [Statement(f"mk.store({s}, t, {taken})")])])]
        inner += [Statement("mk.barrier()")]
        if self.rng.random() < 0.5:
            steps = tuple(width >> k for k in range(1, width.bit_length()))
            self.emit("", [(f"for {h} in {(*steps,)}:", inner)])
        else:
            self.emit(f"{h} = {width // 2}")
            inner += [Statement(f"{h} = {h} // 2")]
            self.emit("", [(f"while {h} > 0:", inner)])
