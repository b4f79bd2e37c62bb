"""Random expressions of a given dtype and shape, as (text, bound): what is asked for is made from
variables, literals, loads and ops, each op asking for its operands in turn.

All are exact, so backends must agree to the bit: kernels either hold `whole` numbers in their
floats, small enough that sums in any order are exact, or any numbers ("wild"), and then no float
sums.
"""

from math import inf, prod

from values import BITS, COMMON, DTYPES, INTS, WHOLE, broadcasts, is_float, is_int


class Expressions:
    def expression(self, dtype, shape, depth):
        """Of this dtype and shape; a scalar where the shape is ()."""
        makers = [self._variable] * 3 + [self._load, self._literal]
        if depth > 0:
            makers += [self._operator] * 4 + [self._unary, self._where, self._cast, self._convert]
            if not self.threads:
                makers += [self._layout] * 2 + [self._along] * 2 + [self._matrix]
            makers += [self._helper]
        for _ in range(8):
            made = self.rng.choice(makers)(dtype, shape, depth - 1)
            if made is not None:
                return self._within(made, dtype)
        return self._literal(dtype, shape, 0)

    def _within(self, made, dtype):
        text, bound = made
        if self.whole and is_float(dtype) and bound > WHOLE[dtype]:
            raise AssertionError(f"{text} exceeds {dtype}")
        return made

    def at_most(self, made, dtype, most):
        """The same, clamped where it may be larger in magnitude."""
        text, bound = made
        if not self.whole or not is_float(dtype) or bound <= most:
            return made
        most = int(most)
        return f"mk.clamp({text}, -{most}, {most})", most

    def number(self, dtype):
        low = 0 if dtype.startswith("u") or dtype == "bool" else -3
        n = self.rng.randint(low, 3)
        if dtype == "bool":
            return str(n > 0)
        if is_float(dtype):
            return (
                f"{n}.0"
                if self.whole
                else repr(self.rng.choice([n, n + 0.5, 0.1, -0.0, 1e30]) * 1.0)
            )
        return str(n)

    # --- leaves -----------------------------------------------------------------------------------

    def _variable(self, dtype, shape, depth):
        same = [v for v in self.values if v.dtype == dtype and v.shape == shape]
        if same and self.rng.random() < 0.7:
            v = self.rng.choice(same)
            return v.name, v.bound
        fits = [v for v in self.values if v.dtype == dtype and broadcasts(v.shape, shape)]
        if not fits:
            return None
        v = self.rng.choice(fits)
        if v.shape == shape:
            return v.name, v.bound
        return f"mk.broadcast_to({v.name}, {shape})", v.bound

    def _literal(self, dtype, shape, depth):
        number = self.number(dtype)
        if shape == ():
            return f"mk.cast({number}, mk.{dtype})", 3
        if self.rng.random() < 0.2 and is_int(dtype) and len(shape) == 1:
            start = self.rng.choice([0, 0, 1, -2])
            return f"mk.arange({start}, {shape[0]}).to(mk.{dtype})", inf
        return f"mk.full({shape}, {number}, mk.{dtype})", 3

    def _load(self, dtype, shape, depth):
        access = self.access(dtype, shape, write=False)
        if access is None:
            return None
        return self.load_text(access, dtype, shape), 3 if self.whole else inf

    # --- elementwise ------------------------------------------------------------------------------

    def _operand(self, dtype, shape, depth):
        """What broadcasts to the shape: a literal, a smaller tile, or the shape itself."""
        if self.rng.random() < 0.3 and dtype != "bool":
            return self.number(dtype), 3
        if shape and self.rng.random() < 0.2:
            smaller = tuple(n if self.rng.random() < 0.5 else 1 for n in shape)
            return self.expression(dtype, smaller, depth)
        return self.expression(dtype, shape, depth)

    def _operator(self, dtype, shape, depth):
        if dtype == "bool":
            return self._truth(shape, depth)
        x, y = self.expression(dtype, shape, depth), self._operand(dtype, shape, depth)
        if is_int(dtype):
            op = self.rng.choice("+ - * // % & | ^ << >> **".split())
            if op in "<< >> **":
                count = self.rng.choice([f"({y[0]} & 3)", self.number(dtype).lstrip("-"), y[0]])
                return f"({x[0]} {op} {count})", inf
            if op in "// %" and not self.zero_divisors:
                y = f"({y[0]} | 1)" if not y[0].lstrip("-").isdigit() else "3", inf
            return f"({x[0]} {op} {y[0]})", inf
        if not self.whole:
            return f"({x[0]} {self.rng.choice(['+', '-', '*', '/', '//', '%'])} {y[0]})", inf
        op = self.rng.choice("+ - * //2 %3".split())
        if op == "//2":
            return f"({x[0]} // {self.rng.choice([1.0, 2.0, 3.0])})", x[1]
        if op == "%3":
            return f"({x[0]} % 3.0)", 3
        if op == "*":
            half = int(WHOLE[dtype] ** 0.5)
            x, y = self.at_most(x, dtype, half), self.at_most(y, dtype, half)
            return f"({x[0]} * {y[0]})", x[1] * y[1]
        x, y = (self.at_most(v, dtype, WHOLE[dtype] // 2) for v in (x, y))
        return f"({x[0]} {op} {y[0]})", x[1] + y[1]

    def _truth(self, shape, depth):
        if self.rng.random() < 0.3:
            x, y = (self.expression("bool", shape, depth)[0] for _ in range(2))
            return f"({x} {self.rng.choice('&|^')} {y})", 1
        inner = self.rng.choice(COMMON)
        x, y = self.expression(inner, shape, depth)[0], self._operand(inner, shape, depth)[0]
        return f"({x} {self.rng.choice('== != < <= > >='.split())} {y})", 1

    def _unary(self, dtype, shape, depth):
        x, bound = self.expression(dtype, shape, depth)
        if dtype == "bool":
            return f"(~{x})", 1
        choices = ["-", "mk.abs", "mk.minimum", "mk.maximum", "mk.clamp", "mk.floor", "mk.trunc"]
        choices += ["~", "mk.popcount", "mk.clz"] if is_int(dtype) else ["mk.round", "mk.ceil"]
        if is_float(dtype) and not self.whole:
            choices += ["mk.sqrt"]
        op = self.rng.choice(choices)
        if op in ("mk.minimum", "mk.maximum"):
            y, other = self._operand(dtype, shape, depth)
            return f"{op}({x}, {y})", max(bound, other)
        if op == "mk.clamp":
            low, high = sorted(self.rng.sample(range(0 if dtype[0] == "u" else -3, 4), 2))
            return f"mk.clamp({x}, {low}, {high})", 3
        return (f"({op}{x})" if op in "-~" else f"{op}({x})"), bound

    def _where(self, dtype, shape, depth):
        condition = self.expression("bool", shape, depth)[0]
        x, y = self.expression(dtype, shape, depth), self._operand(dtype, shape, depth)
        return f"mk.where({condition}, {x[0]}, {y[0]})", max(x[1], y[1])

    def _cast(self, dtype, shape, depth):
        inner = self.rng.choice(DTYPES)
        if inner == dtype:
            return None
        x, bound = self.expression(inner, shape, depth)
        if self.whole and is_float(dtype):
            if is_int(inner):
                x, bound = f"({x} & {self.rng.choice([1, 3, 7])})", 7
            elif is_float(inner):
                x, bound = self.at_most((x, bound), inner, WHOLE[dtype])
            else:
                bound = 1
        if dtype == "bool":
            bound = 1
        return f"{x}.to(mk.{dtype})", inf if is_int(dtype) else bound

    def _convert(self, dtype, shape, depth):
        """The same bits, of an integer: NaNs have no bits of their own."""
        inner = [d for d in INTS if BITS[d] == BITS[dtype] and d != dtype]
        if not is_int(dtype) or not inner:
            return None
        return (
            f"mk.bitcast({self.expression(self.rng.choice(inner), shape, depth)[0]}, mk.{dtype})",
            inf,
        )

    # --- tiles ------------------------------------------------------------------------------------

    def _layout(self, dtype, shape, depth):
        kind = self.rng.choice(["trans", "reshape", "cat", "join", "T"])
        rank = len(shape)
        if kind in ("trans", "T") and rank >= 2:
            axes = list(range(rank))[::-1]
            if kind == "trans":
                self.rng.shuffle(axes)
            inner = [0] * rank
            for k, axis in enumerate(axes):
                inner[axis] = shape[k]
            x, bound = self.expression(dtype, tuple(inner), depth)
            return (f"{x}.T" if kind == "T" else f"mk.trans({x}, {tuple(axes)})"), bound
        if kind == "reshape" and rank >= 1:
            same = [s for s in self.shapes if prod(s) == prod(shape) and s != shape]
            inner = self.rng.choice([*same, (prod(shape),)])
            x, bound = self.expression(dtype, inner, depth)
            return f"mk.reshape({x}, {shape})", bound
        if kind == "cat" and rank >= 1:
            axis = self.rng.randrange(rank)
            if shape[axis] < 2:
                return None
            cut = self.rng.randint(1, shape[axis] - 1)
            halves = [(*shape[:axis], n, *shape[axis + 1 :]) for n in (cut, shape[axis] - cut)]
            x, y = (self.expression(dtype, half, depth) for half in halves)
            return f"mk.cat(({x[0]}, {y[0]}), axis={axis})", max(x[1], y[1])
        if kind == "join" and rank >= 2 and shape[-1] == 2:
            x, y = (self.expression(dtype, shape[:-1], depth) for _ in range(2))
            return f"mk.join({x[0]}, {y[0]})", max(x[1], y[1])
        return None

    def _along(self, dtype, shape, depth):
        """Reductions to the shape, scans and sorts of it."""
        if self.rng.random() < 0.4 and shape:
            return self._scan(dtype, shape, depth)
        if len(shape) == 4:
            return None
        axis = self.rng.randint(0, len(shape))
        count = self.rng.choice(self.dims)
        inner = (*shape[:axis], count, *shape[axis:])
        if prod(inner) > self.most:
            return None
        where = f"axis={self.rng.choice([axis, axis - len(inner)])}"
        if shape == () and self.rng.random() < 0.5:
            inner = self.rng.choice(self.shapes)
            count, where = prod(inner), ""
        if dtype == "bool":
            x = self.expression("bool", inner, depth)[0]
            return f"mk.{self.rng.choice(['any', 'all'])}({', '.join(filter(None, [x, where]))})", 1
        if dtype == "int64" and self.rng.random() < 0.3:
            x = self.expression(self.rng.choice(COMMON), inner, depth)[0]
            op = self.rng.choice(["argmax", "argmin"])
            return f"mk.{op}({', '.join(filter(None, [x, where]))})", inf
        x = self.expression(dtype, inner, depth)
        op = self.rng.choice(["sum", "max", "min", "prod", "reduce"])
        if op in ("sum", "prod") and is_float(dtype):
            if not self.whole:
                op = "max"
            else:
                x = self.at_most(x, dtype, WHOLE[dtype] // count if op == "sum" else 1)
        if op == "sum" and is_float(dtype) and x[1] * count > WHOLE[dtype]:
            return None
        if op == "reduce":
            fn = self.combining(dtype)
            text = f"mk.reduce({x[0]}, {where[5:] or None}, {fn})"
            return text, x[1]
        text = f"mk.{op}({', '.join(filter(None, [x[0], where]))})"
        wider = op in ("sum", "prod") and not is_float(dtype)
        if self.rng.random() < 0.2 and where:
            text = f"mk.reshape({text[:-1]}, keepdims=True), {shape})" if shape else text
        return (f"{text}.to(mk.{dtype})" if wider else text), x[1] * (count if op == "sum" else 1)

    def _scan(self, dtype, shape, depth):
        axis = self.rng.randrange(len(shape))
        x = self.expression(dtype, shape, depth)
        op = self.rng.choice(["cumsum", "sort", "associative_scan", "cumprod"])
        if dtype == "bool":
            op = "sort"
        count = shape[axis]
        if op in ("cumsum", "cumprod") and is_float(dtype):
            if not self.whole or count * 1 > WHOLE[dtype]:
                return None
            x = self.at_most(x, dtype, WHOLE[dtype] // count if op == "cumsum" else 1)
        if op == "sort":
            return f"mk.sort({x[0]}, {axis}, {self.rng.random() < 0.5})", x[1]
        if op == "associative_scan":
            return f"mk.associative_scan({x[0]}, {axis}, {self.combining(dtype)})", x[1]
        text = f"mk.{op}({x[0]}, {axis})"
        if not is_float(dtype):
            text += f".to(mk.{dtype})"
        return text, x[1] * (count if op == "cumsum" else 1)

    def _matrix(self, dtype, shape, depth):
        if not 2 <= len(shape) <= 3 or dtype == "bool" or (is_float(dtype) and not self.whole):
            return None
        inner = self.rng.choice(self.dims)
        *batch, rows, columns = shape
        left, right = (*batch, rows, inner), (*batch, inner, columns)
        if max(prod(left), prod(right)) > self.most:
            return None
        x, y = self.expression(dtype, left, depth), self.expression(dtype, right, depth)
        limit = WHOLE.get("float32" if dtype in ("float16", "bfloat16") else dtype, 0)
        if is_float(dtype):
            if inner > WHOLE[dtype] // 2:
                return None
            each = max(1, int((min(limit, WHOLE[dtype]) // (2 * inner)) ** 0.5))
            x, y = self.at_most(x, dtype, each), self.at_most(y, dtype, each)
        bound = x[1] * y[1] * inner
        acc = ""
        if self.rng.random() < 0.3:
            z = self.at_most(self.expression(dtype, shape, depth), dtype, WHOLE.get(dtype, 0) // 2)
            acc, bound = f", acc={z[0]}", bound + z[1]
        # 16-bit operands give float32, small integers int32, unless told otherwise.
        return f"mk.dot({x[0]}, {y[0]}{acc}, out_dtype=mk.{dtype})", bound

    # --- functions --------------------------------------------------------------------------------

    def combining(self, dtype):
        ops = ["mk.minimum", "mk.maximum"]
        if is_int(dtype):
            ops += ["lambda a, b: a + b", "lambda a, b: a & b", "lambda a, b: a ^ b"]
        if dtype == "bool":
            ops = ["lambda a, b: a | b", "lambda a, b: a & b"]
        return self.rng.choice(ops)

    def _helper(self, dtype, shape, depth):
        """A call of one of the functions beside the kernel (grow.py)."""
        if dtype == "bool":
            return None
        x = self.expression(dtype, shape, depth)
        exact = self.whole or is_int(dtype)
        if shape == () and not self.threads and exact and self.rng.random() < 0.5:
            return f"few_turns({self.at_most(x, dtype, 3)[0]}, {self.rng.randint(0, 3)})", 12
        x = self.at_most(x, dtype, WHOLE.get(dtype, 8) // 4)
        return f"plain_helper({x[0]}, {self.rng.choice([True, False])})", 2 * x[1]
