"""Buffers, and accesses to them: offsets and masks of every form, always legal.

A program owns a slab of each buffer that is written and touches nothing else of it, so the order of
programs does not matter; a tile never stores twice to one element.
"""

from dataclasses import dataclass
from math import prod

from program import Block, View
from values import is_float, subscript


@dataclass
class Buffer:
    name: str
    dtype: str
    written: bool
    slab: tuple  # elements a program owns: (count,) or (rows, columns)
    shape: tuple
    ragged: bool  # the last slabs are cut off: every access asks
    plain: bool  # stride 1, addressed without asking
    block: int


@dataclass
class Access:
    buffer: Buffer
    offset: str
    mask: str = ""
    full: bool = True  # the offset has the whole shape, not one that broadcasts to it


class Accesses:
    def add_buffer(self, dtype, written, slab=None, plain=False, whole=None):
        rng, programs = self.rng, self.programs
        name = f"b{len(self.program.views)}"
        alias = [b for b in self.buffers if b.dtype == dtype and b.written]
        if written and slab is None and alias and rng.random() < 0.15:
            return self._alias(name, rng.choice(alias))
        if slab is None and self.threads:
            slab = self.thread_slab()
        if slab is None:
            shape = rng.choice(self.shapes)
            slab = (prod(shape) + rng.choice([0, 0, 1, 3]),)
            if len(shape) >= 2 and rng.random() < 0.5:
                slab = (prod(shape[:-1]), shape[-1] + rng.choice([0, 0, 1]))
        ragged = not plain and rng.random() < 0.5 * self.odd_layouts
        first = slab[0] * programs
        if ragged:
            first -= rng.randint(0, first if programs == 1 and rng.random() < 0.1 else slab[0] - 1)
        shape = (first, *slab[1:])
        strides = self._strides(shape, plain)
        low = sum(min(0, (n - 1) * s) for n, s in zip(shape, strides, strict=True))
        high = sum(max(0, (n - 1) * s) for n, s in zip(shape, strides, strict=True))
        elements = 0 if 0 in shape else high - low + 1
        whole = self.whole if whole is None else whole
        rule = "value" if self.whole and is_float(dtype) else "bits"
        block = Block(dtype, elements, rule, whole=whole)
        self.program.blocks.append(block)
        view = View(
            name,
            len(self.program.blocks) - 1,
            max(0, -low) if elements else 0,
            list(shape),
            list(strides),
        )
        self.program.views.append(view)
        buffer = Buffer(name, dtype, written, slab, shape, ragged, strides == (1,), view.block)
        self.buffers.append(buffer)
        return buffer

    def _alias(self, name, other):
        """Another argument over the same elements."""
        view = next(v for v in self.program.views if v.name == other.name)
        self.program.views.append(
            View(name, view.block, view.first, list(view.shape), list(view.strides))
        )
        buffer = Buffer(
            name, other.dtype, True, other.slab, other.shape, other.ragged, other.plain, other.block
        )
        self.buffers.append(buffer)
        return buffer

    def _strides(self, shape, plain):
        rng = self.rng
        odd = not plain and rng.random() < self.odd_layouts
        if len(shape) == 1:
            return (rng.choice([2, 3, -1, -2]),) if odd else (1,)
        rows, columns = shape
        if not odd:
            return columns, 1
        below = max(rows, 1)
        forms = [(columns + 3, 1), (1, below), (-columns, 1), (columns, -1), (2 * columns, 2)]
        return rng.choice([*forms, (1, -below)])

    # --- indices ----------------------------------------------------------------------------------

    def index(self, shape, axis):
        n = shape[axis]
        rank = len(shape)
        if n in self.dims and self.rng.random() < 0.5:
            return f"r{n}{subscript(axis, rank)}"
        start = self.rng.choice([0, 0, 0, 2])
        text = f"mk.arange({start}, {n}){subscript(axis, rank)}"
        return f"({text} - {start})" if start else text

    def linear(self, shape):
        """The number of an element: row-major after some order of the axes."""
        order = list(range(len(shape)))
        if self.rng.random() < 0.3:
            self.rng.shuffle(order)
        terms, stride = [], 1
        for axis in reversed(order):
            if shape[axis] > 1 or self.rng.random() < 0.2:
                terms.append(self.index(shape, axis) + (f" * {stride}" if stride > 1 else ""))
            stride *= shape[axis]
        # An axis of size 1 may be left out; the rest broadcasts.
        self.left_out = len(terms) < len(shape)
        return " + ".join(terms) or "0"

    def constant(self, n):
        """A number of the generator's as a literal, a scalar argument or a constexpr."""
        form = self.rng.random()
        if form < 0.5:
            return str(n)
        kind = self.program.scalars if form < 0.8 else self.program.constexprs
        for name, value in kind.items():
            if value == n and type(value) is int:
                return name
        name = f"{'n' if form < 0.8 else 'C'}{len(kind)}"
        kind[name] = n
        return name

    # --- masks ------------------------------------------------------------------------------------

    def extra_mask(self, shape):
        """A condition nobody needs, of the shape or one that broadcasts to it."""
        rng = self.rng
        if shape == ():
            return self.expression("bool", (), 1)[0]
        axis = rng.randrange(len(shape))
        n = shape[axis]
        i, j = self.index(shape, axis), self.index(shape, rng.randrange(len(shape)))
        some, more = self.constant(rng.randint(0, n)), self.constant(rng.randint(0, n))
        return rng.choice(
            [
                f"({i} < {some})",
                f"({i} >= {some})",
                f"({i} == {some})",
                f"({i} != {some})",
                f"(({i} < {some}) & ({j} < {more}))",
                f"(({i} >= {some}) & ({j} < {more}))",
                f"(({i} < {some}) | ({j} < {more}))",
                f"(~({i} < {some}))",
                f"({i} % 2 == 1)",
                f"({i} <= {j})",
                f"({i} < 0)",
                f"({i} >= 0)",
                f"mk.full({shape}, {rng.choice([True, False])}, mk.bool)",
                self.expression("bool", shape, 1)[0],
            ]
        )

    # --- accesses ---------------------------------------------------------------------------------

    def access(self, dtype, shape, write, buffer=None):
        rng = self.rng
        fits = [b for b in self.buffers if b.dtype == dtype and (b.written or not write)]
        if buffer is None:
            if (not fits or rng.random() < 0.2) and len(self.buffers) < 9:
                buffer = self.add_buffer(dtype, write or rng.random() < 0.3)
            elif fits:
                buffer = rng.choice(fits)
            else:
                return None
        if self.threads:
            made = self.thread_access(buffer, write)
        elif len(buffer.slab) == 2:
            made = self._matrix_access(buffer, shape, write)
        else:
            made = self._row_access(buffer, shape, write)
        if made is None:
            return None
        offset, needed, full = made
        if rng.random() < self.masks:
            needed.append(self.extra_mask(shape))
        rng.shuffle(needed)
        return Access(buffer, offset, " & ".join(needed), full)

    def _row_access(self, buffer, shape, write):
        rng, needed = self.rng, []
        slab, total = buffer.slab[0], buffer.shape[0]
        if not buffer.written and total and not write and rng.random() < 0.2:
            text = f"({self.expression('int64', shape, 1)[0]} % {self.constant(total)})"
            return self._strided(buffer, text), needed, True
        last = prod(shape) - 1
        local = self.linear(shape)
        full = not self.left_out
        room = slab - 1 - last
        if room < 0:
            needed.append(
                f"(({local}) < {self.constant(rng.choice([slab, slab, rng.randint(0, slab)]))})"
            )
        elif rng.random() < 0.2:
            local = f"({self.constant(slab - 1)} - ({local}))"
        elif room > 0 and self.counters and rng.random() < 0.6:
            counter, most = rng.choice(self.counters)
            local = f"({local} + {counter} * {rng.randint(0, room // max(most, 1))})"
        elif room > 0 and rng.random() < 0.5:
            local = f"({local} + {self.constant(rng.randint(0, room))})"
        base = (
            f"{self.pid} * {self.constant(slab)} + " if buffer.written or rng.random() < 0.8 else ""
        )
        if buffer.ragged:
            needed.append(f"({base}{local} < {self.constant(total)})")
        return self._strided(buffer, f"({base}{local})"), needed, full

    def _strided(self, buffer, offset):
        if buffer.plain:
            return offset
        return f"{offset} * {buffer.name}.stride(0)"

    def _matrix_access(self, buffer, shape, write):
        rng, needed = self.rng, []
        rows, columns = buffer.slab
        rank = len(shape)
        axes = list(range(rank))[-2:]
        if write and rank > 2:
            return None
        if rng.random() < 0.3:
            axes.reverse()
        if len(axes) == 1 and rng.random() < 0.5:
            axes = [axes[0], None]
        axes = [None] * (2 - len(axes)) + axes
        texts = []
        for axis, count, size in zip(axes, (rows, columns), buffer.shape, strict=True):
            n = 1 if axis is None else shape[axis]
            text = str(rng.randrange(count)) if axis is None else self.index(shape, axis)
            if n > count:
                needed.append(f"({text} < {self.constant(count)})")
            if not texts:
                text = f"({self.pid} * {self.constant(rows)} + {text})"
                if buffer.ragged:
                    bound = rng.choice([f"{buffer.name}.shape[0]", self.constant(size)])
                    needed.append(f"({text} < {bound})")
            texts.append(text)
        name = buffer.name
        offset = f"{texts[0]} * {name}.stride(0) + {texts[1]} * {name}.stride(1)"
        return offset, needed, rank == sum(axis is not None for axis in axes)

    # --- text -------------------------------------------------------------------------------------

    def load_text(self, access, dtype, shape):
        text = self._load_text(access, dtype)
        return text if access.full else f"mk.broadcast_to({text}, {shape})"

    def _load_text(self, access, dtype):
        name, offset = access.buffer.name, access.offset
        other = f", other={self.number(dtype)}" if access.mask and self.rng.random() < 0.3 else ""
        mask = f", mask={access.mask}" if access.mask else ""
        if self.rng.random() < 0.3:
            return f"mk.load({name} + ({offset}){mask}{other})"
        return f"mk.load({name}, {offset}{mask}{other})"

    def store_text(self, access, value):
        mask = f", mask={access.mask}" if access.mask else ""
        if self.rng.random() < 0.3:
            return f"mk.store({access.buffer.name} + ({access.offset}), {value}{mask})"
        return f"mk.store({access.buffer.name}, {access.offset}, {value}{mask})"
