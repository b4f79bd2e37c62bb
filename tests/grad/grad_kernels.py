"""Random differentiable kernels, as users write them: a seed makes the same one everywhere.

Tiles are tiny, numbers float64, and functions tame, so that gradients stay near 1. Programs touch
elements of their own in what they store to, and share what they load or add to.
"""

import os
import random
import tempfile

import eas
import numpy as np
from eas import mk

PARAMETERS = "x w idx p acc out rows n t s".split()
FLOATS = "x w p acc out rows s".split()  # those with a gradient
HEAD = """\
import eas
from eas import mk


def sq(x):
    return x * x


def soft(x, axis, along):
    e = mk.exp(x - mk.max(x, axis, True))
    return e / mk.sum(e, along, True)


@eas.kernel"""
WEIGHTS, SPAN, CELLS, TURNS = 5, 32, 3, 4  # of w mostly the first are loaded
# Kinks lie where nothing is by itself: what is 0 but for rounding is so on one backend only.
UNARY = [
    *("mk.sin({})", "mk.cos({})", "mk.tanh({})", "mk.sigmoid({})", "mk.atan({})", "mk.erf({})"),
    *("mk.abs({} + 0.013)", "-({})", "({} + 0.4)", "({} * 0.7)", "mk.floor({} + 0.21)"),
    *("mk.round({} * 2.0 + 0.23)", "mk.sqrt(sq({}) + 0.2)", "mk.log(sq({}) + 0.6)"),
    *("mk.exp(mk.minimum({}, 0.9))", "mk.rsqrt(sq({}) + 1.0)", "mk.clamp({}, -0.8, 1.1)"),
    *("mk.maximum({}, 0.07)", "mk.tan(mk.tanh({}))", "mk.sinh(mk.tanh({}))", "mk.exp2(-sq({}))"),
    *("(({} + 0.31) % 1.7)", "mk.asin(mk.tanh({}) * 0.9)", "mk.log1p(sq({}))", "sq({})"),
    *("mk.expm1(mk.minimum({}, 0.5))", "mk.cosh(mk.sin({}))"),
    "mk.cast(mk.cast({} + 0.17, mk.int64), mk.float64)",
]
BINARY = [
    *("({} + {})", "({} - {})", "({} * {})", "({} / (sq({}) + 1.0))", "mk.minimum({}, {})"),
    *("mk.maximum({}, {})", "mk.atan2({}, sq({}) + 0.5)", "mk.pow(sq({}) + 0.3, mk.tanh({}))"),
    *("({} * {})", "({} + {})", "mk.fma({0}, {1}, {0})"),
]


class Grower:
    def __init__(self, seed, again=True, late=False):
        """Where there is no `again`, a program stores once at most to an element.

        Where it is `late`, it stores to p and loads from p whenever it likes.
        """
        self.rng = rng = random.Random(seed)
        self.seed, self.C = seed, rng.choice([1, 2, 2, 3, 4])
        self.B = 2 * self.C
        self.grid = rng.choice([(1,), (2,), (3,), (2, 2)])
        self.programs = int(np.prod(self.grid))
        self.values, self.counters, self.count = [], [], 0
        self.lines, self.depth, self.in_loop = [], 1, 0
        self.rows = again  # stored to in loops, and so in wrt=
        self.again = rng.random() < 0.3 and again  # out is stored to more than once, and in wrt=
        self.has_p, self.late = rng.random() < 0.4 or late, late
        self.wrt = {"x"} | {name for name in ("w", "s") if rng.random() < 0.6}
        self.wrt |= ({"rows"} if again else set()) | ({"out"} if self.again else set())
        if self.has_p and rng.random() < 0.7:
            self.wrt.add("p")
        self.wrt = tuple(name for name in PARAMETERS if name in self.wrt)

    # --- text ---

    def emit(self, text):
        self.lines.append("    " * self.depth + text)

    def new(self, shape, text):
        name = f"v{self.count}"
        self.count += 1
        self.emit(f"{name} = {text}")
        self.values.append((name, shape))

    def source(self):
        one = "mk.program_id(0)"
        pid = one if len(self.grid) == 1 else f"mk.program_id(1) * mk.num_programs(0) + {one}"
        self.emit(f"pid = {pid}")
        self.emit(f"r = mk.arange(0, {self.B})")
        self.emit(f"c = mk.arange(0, {self.C})")
        self.emit(f"o = pid * {self.B} + r")
        self.emit("m = o < n")
        self.new((self.B,), "mk.load(x, o, mask=m)")
        if self.has_p:
            self.new((self.B,), "mk.load(p, o, mask=m, other=0.3)")
        for _ in range(self.rng.randint(1, 3)):
            self.assign(0)
        for _ in range(self.rng.randint(1, 4)):
            self.statement(2)
        if self.rng.random() < 0.1:
            self.emit(f"if {self.condition()}:")
            self.emit("    return")
        self.finish()
        head = f"def kernel({', '.join(PARAMETERS)}):"
        return "\n".join([HEAD, head, *self.lines])

    def finish(self):
        """Some of what is left goes to memory."""
        value = self.expression((self.B,), 2)
        for name, shape in self.rng.sample(self.values, min(3, len(self.values))):
            value += f" + {self.fit(name, shape)}"
        self.emit(f"mk.store(out, o, {value}, mask=m)")
        if self.has_p and not (self.late and self.rng.random() < 0.5):
            mask = self.rng.choice(["m", "m & (r > 0)", "m"])
            self.emit(f"mk.store(p, o, {self.expression((self.B,), 2)}, mask={mask})")

    def fit(self, name, shape):
        """Any value as one that goes with a row of B."""
        if shape == (self.B, self.C):
            return f"mk.sum({name}, 1)"
        return name if shape in ((), (self.B,)) else f"mk.sum({name})"

    # --- expressions ---

    def any_shape(self):
        b, c = self.B, self.C
        return self.rng.choice([(), (b,), (b,), (b,), (c,), (b, c), (c, b)])

    def expression(self, shape, depth):
        rng = self.rng
        if depth <= 0 or rng.random() < 0.15:
            return self.leaf(shape)
        kind = rng.random()
        if kind < 0.3:
            return rng.choice(UNARY).format(self.expression(shape, depth - 1))
        if kind < 0.6:
            a, b = (self.expression(shape, depth - d) for d in (1, rng.randint(1, 2)))
            return rng.choice(BINARY).format(a, b)
        if kind < 0.7:
            a, b = (self.expression(shape, depth - 1) for _ in range(2))
            return f"mk.where({self.mask(shape)}, {a}, {b})"
        return self.shaped(shape, depth - 1)

    def leaf(self, shape):
        rng = self.rng
        known = [name for name, of in self.values if of == shape]
        if known and rng.random() < 0.6:
            return rng.choice(known)
        if rng.random() < 0.5:
            return self.load(shape)
        if shape == ():
            number = repr(round(rng.uniform(-1.5, 1.5), 2))
            forms = ["s", "s", number, *(f"{i} * 0.25" for i in self.counters)]
            return f"mk.cast({rng.choice(forms)}, mk.float64)"
        if len(shape) == 2:
            vector = [name for name, of in self.values if of == shape[:1]]
            column = rng.choice(vector) if vector else self.load(shape[:1])
            return f"mk.broadcast_to({column}[:, None], {shape})"
        return known[-1] if known else self.load(shape)

    def load(self, shape):
        """Of x its own elements or, asking, anybody's; of w anything."""
        rng = self.rng
        if self.late and shape in ((), (self.B,)) and rng.random() < 0.4:
            return self.load_p(shape)
        step = rng.choice([1, 2, 3]) if not self.counters else rng.choice(["1", *self.counters])
        if shape == ():
            at = rng.choice(["pid", *self.counters])
            if rng.random() < 0.3:
                return f"mk.load(x, mk.minimum(pid * {self.B} + {rng.randint(0, 2)}, n - 1))"
            return f"mk.load(w, ({at} + {rng.randint(0, 4)}) % {WEIGHTS})"
        line = "r" if shape[0] == self.B else "c"
        if len(shape) == 2:
            other = "c" if line == "r" else "r"
            a = f"{line}[:, None]"
            at = rng.choice([f"{a} * {step} + {other}[None, :]", f"{a} * 0 + {other}[None, :]", a])
            if rng.random() < 0.2:  # a stride nobody knows before, which may be 0
                return f"mk.load(w, {a} * t + {other}[None, :])"
            if at == a:
                return f"mk.broadcast_to(mk.load(w, {a} % {WEIGHTS}), {shape})"
            return f"mk.load(w, ({at}) % {WEIGHTS})"
        if line == "c" or rng.random() < 0.4:
            return f"mk.load(w, ({line} * {step} + {rng.randint(0, 4)}) % {WEIGHTS})"
        if rng.random() < 0.5:
            return "mk.load(w, mk.load(idx, o, mask=m), mask=m)"
        other = rng.choice(["", ", other=1.5", ", other=s"])
        mask = rng.choice(["m", "m & (r % 2 == 0)", "m"])
        return f"mk.load(x, o, mask={mask}{other})"

    def own(self):
        """Offsets of p's elements that are the program's own, in some order, and their mask."""
        forms = [("o", "m"), ("o", "m & (r % 2 == 0)")]
        for moved in ("r ^ 1", f"(r + 1) % {self.B}", f"{self.B - 1} - r"):
            at = f"pid * {self.B} + ({moved})"
            forms.append((at, f"({at}) < n"))
        return self.rng.choice(forms)

    def load_p(self, shape):
        if shape == ():
            return f"mk.load(p, pid * {self.B})"
        at, mask = self.own()
        other = self.rng.choice(["", ", other=0.4", ", other=s"])
        return f"mk.load(p, {at}, mask={mask}{other})"

    def store_p(self, nesting):
        kind = self.rng.random()
        if kind < 0.15:
            self.emit(f"mk.store(p, pid * {self.B}, mk.tanh({self.expression((), 2)}))")
            return
        at, mask = self.own()
        value = f"mk.tanh({self.expression((self.B,), 2)})"
        if kind < 0.3:
            self.emit(f"mk.atomic_add(p, {at}, {value}, mask={mask})")
        elif kind < 0.45:
            self.emit(f"mk.store(p, {at}, mk.load(p, {at}, mask={mask}) + {value}, mask={mask})")
        else:
            self.emit(f"mk.store(p, {at}, {value}, mask={mask})")

    def shaped(self, shape, depth):
        """Reductions, scans, products and other layouts."""
        rng, (b, c) = self.rng, (self.B, self.C)
        below = lambda of: self.expression(of, depth)  # noqa: E731
        fold = rng.choice(["sum", "sum", "max", "min", "prod"])
        small = "mk.tanh({})" if fold == "prod" else "{}"
        if shape == ():
            return f"mk.{fold}({small.format(below(rng.choice([(b,), (c,), (b, c)])))})"
        if len(shape) == 1 and rng.random() < 0.5:
            scan = rng.choice(["cumsum", "cumprod"])
            if rng.random() < 0.4:
                return f"mk.{scan}(mk.tanh({below(shape)}), 0)"
            other = b + c - shape[0]
            if rng.random() < 0.2:
                a, d = below((shape[0], other)), below((other, shape[0]))
                return f"mk.sum(mk.dot({a}, {d}), {rng.choice([0, 1])})"
            axis = rng.choice([0, 1])
            inner = below((shape[0], other) if axis else (other, shape[0]))
            return f"mk.{fold}({small.format(inner)}, {axis})"
        if shape == (b,):
            x, y = below((c,)), below((c,))
            joined = [f"mk.cat([{x}, {y}], axis=0)", f"mk.reshape(mk.join({x}, {y}), ({b},))"]
            return rng.choice(joined)
        if shape == (c,):
            return below(shape)
        turned = shape[::-1]
        return rng.choice(
            [
                f"mk.trans({below(turned)})",
                f"mk.reshape({below(turned)}, {shape})",
                f"({below(shape[:1])}[:, None] * {below(shape[1:])}[None, :])",
                f"mk.cumsum({below(shape)}, {rng.choice([0, 1])})",
                f"mk.cumprod(mk.tanh({below(shape)}), {rng.choice([0, 1])})",
                f"mk.dot(mk.dot({below(shape)}, {below(turned)}), {below(shape)})",
                f"soft({below(shape)}, {rng.choice([0, 1])}, {rng.choice([0, 1, None])})",
                f"({below(shape)} - mk.{fold}({small.format(below(shape))}, 1, True))",
            ]
        )

    def number(self):
        return repr(round(self.rng.uniform(-1, 1), 3) + 0.0007)

    def mask(self, shape):
        forms = [f"{self.expression(shape, 1)} > {self.number()}"]
        if shape == (self.B,):
            forms += ["m", "r % 2 == 0", f"m & (mk.load(x, o, mask=m) > {self.number()})"]
        return self.rng.choice(forms)

    def condition(self):
        rng = self.rng
        forms = [
            f"pid == {rng.randint(0, 1)}",
            f"n > {rng.randint(1, 8)}",
            f"mk.sum({self.expression((self.B,), 1)}) > {self.number()}",
            f"mk.any({self.expression((self.B,), 1)} > {self.number()})",
            f"{self.expression((), 1)} < {self.number()}",
        ]
        forms += [f"{i} == {rng.randint(0, 2)}" for i in self.counters] * 2
        return rng.choice(forms)

    # --- statements ---

    def statement(self, nesting):
        makers = [self.assign, self.reassign, self.reassign, self.reassign, self.add]
        if nesting:
            makers += [self.loop, self.loop, self.branch, self.branch, self.while_loop]
        if self.again:
            makers += [self.store]
        if self.late:
            makers += [self.store_p] * 5
        self.rng.choice(makers)(nesting)

    def block(self, nesting):
        mark = len(self.values)
        self.depth += 1
        for _ in range(self.rng.randint(1, 3)):
            self.statement(nesting - 1)
        self.depth -= 1
        del self.values[mark:]

    def assign(self, nesting):
        shape = self.any_shape()
        self.new(shape, self.tame(shape, 3))

    def tame(self, shape, depth):
        """What a loop may do again and again."""
        text = self.expression(shape, depth)
        return f"mk.{self.rng.choice(['tanh', 'sin', 'tanh'])}({text})" if self.in_loop else text

    def reassign(self, nesting):
        name, shape = self.rng.choice(self.values)
        text = self.tame(shape, 2)
        self.emit(self.rng.choice([f"{name} = {text}", f"{name} = {name} * 0.6 + {text}"]))

    def add(self, nesting):
        shape = self.rng.choice([(), (self.B,)])
        at = f"pid % {CELLS}" if shape == () else f"r % {CELLS}"
        mask = ", mask=m" if shape else ""
        self.emit(f"mk.atomic_add(acc, {at}, {self.tame(shape, 2)}{mask})")

    def store(self, nesting):
        mask = self.rng.choice(["m", "m & (r % 2 == 1)", f"m & ({self.mask((self.B,))})"])
        self.emit(f"mk.store(out, o, {self.expression((self.B,), 2)}, mask={mask})")

    def inside(self, counter, nesting):
        mark = len(self.counters)
        self.counters += [counter] if counter else []
        self.in_loop += 1
        if counter and self.rng.random() < 0.25:
            word = self.rng.choice(["break", "continue"])
            self.emit(f"    if {self.condition()}:")
            self.emit(f"        {word}")
        self.block(nesting)
        if counter and self.rows and self.in_loop == 1 and self.rng.random() < 0.5:
            at = f"(pid * {TURNS} + {counter} % {TURNS}) * {self.B} + r"
            self.emit(f"    mk.store(rows, {at}, {self.expression((self.B,), 2)})")
        self.in_loop -= 1
        del self.counters[mark:]

    def loop(self, nesting):
        counter = f"i{self.count}"
        self.count += 1
        growing = f"k{self.count}" if self.rng.random() < 0.3 else ""
        if growing:
            self.emit(f"{growing} = {self.rng.randint(0, 2)}")
        turns = ["t", "t", "3", "t + 1", "1, t + 2", "0, 5, 2", "t, -1, -1", "2 * t, 0, -2"]
        if self.rng.random() < 0.1:
            self.emit(f"for {counter} in range({self.rng.randint(0, 3)}):")
        else:
            self.emit(f"for {counter} in mk.range({self.rng.choice(turns)}):")
        self.counters += [growing] if growing else []
        self.inside(counter, nesting)
        if growing:
            self.counters.remove(growing)
            self.emit(f"    {growing} = {growing} + {self.rng.choice(['1', '3', 't'])}")

    def while_loop(self, nesting):
        counter = f"i{self.count}"
        self.count += 1
        self.emit(f"{counter} = 0")
        more = f" & ({self.condition()})" if self.rng.random() < 0.6 else ""
        self.emit(f"while ({counter} < t + 1){more}:")
        self.emit(f"    {counter} = {counter} + 1")
        self.inside(None, nesting)

    def branch(self, nesting):
        self.emit(f"if {self.condition()}:")
        self.block(nesting)
        if self.rng.random() < 0.2:
            self.emit(f"elif {self.condition()}:")
            self.block(nesting)
        if self.rng.random() < 0.6:
            self.emit("else:")
            self.block(nesting)

    # --- launches ---

    def arguments(self, which):
        """Of the launch `which`: an odd one has many equal numbers and zeros, and so ties.

        None is another's negative: what cancels in one order of adding would not in another.
        """
        rng = np.random.default_rng([self.seed, which])
        full = self.programs * self.B
        n = full - int(rng.integers(0, min(self.B, 3)))
        draw = lambda count: rng.normal(size=count)  # noqa: E731
        x, w = draw(n), draw(SPAN)
        if which % 2:
            few = [*draw(3), 0.0]
            x, w = rng.choice(few, n), rng.choice(few, SPAN)
        given = {"x": x, "w": w, "idx": rng.integers(0, WEIGHTS, n), "p": draw(n)}
        given |= {"acc": draw(CELLS), "out": draw(n), "rows": draw(full * TURNS)}
        return given | {"n": n, "t": int(rng.integers(0, TURNS)), "s": float(rng.normal())}


def kernel_of(source, folder=None):
    """From a file, as a user's would be."""
    path = os.path.join(folder or tempfile.mkdtemp(prefix="eas-grad-"), "kernel.py")
    with open(path, "w") as file:
        file.write(source)
    scope = {"eas": eas, "mk": mk}
    exec(compile(source, path, "exec"), scope)
    return scope["kernel"]
