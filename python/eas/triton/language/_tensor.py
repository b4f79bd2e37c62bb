"""Values and pointers of a kernel in Triton's words: subclasses of the core's, with its promotion.

`program_id`, `arange`, integer arguments and what is computed from them are int32 to whoever asks,
and 64 bits wide underneath (`narrow`), so that offsets are seen to be contiguous. What was loaded
or cast to int32 is 32 bits wide and wraps. A wide one is wrapped (`settled`) where its value is
more than an address and its `span` says that it may have left 32 bits; a comparison, which guards
memory, wraps of tiles only what is made of program ids, arange and numbers (`sure`), or with a
number that is no size of anything (`mixed_up`). `natural` says that a
value cannot be negative, so that `//` and `%`, which round towards zero here, are the core's.
"""

from __future__ import annotations

from _thread import _local
from typing import Any

from ... import _core
from . import _memory, _promote, _span
from ._types import (
    Shape,
    block_type,
    constexpr,
    dtype,
    float32,
    get_int_dtype,
    int1,
    int32,
    int64,
    named,
    of_core,
    pointer_type,
    uint64,
    unwrap,
)

mk = _core.language
_VALUE: Any = _core.Value
_POINTER: Any = _core.Pointer
_CORE_DTYPE = _core.Value.__dict__["dtype"].__get__
_POINTER_DTYPE = _core.Pointer.__dict__["dtype"].__get__
_CORE_SHAPE = _core.Value.__dict__["shape"].__get__
_POINTER_SHAPE = _core.Pointer.__dict__["shape"].__get__
_NUMBERS = (bool, int, float)
_dtype = dtype


_state = _local()


def roles() -> dict[Any, Any]:
    """What the kernel that is traced knows of its arguments beyond what the core does: that the
    bytes of one are 8-bit floats, that one is only read."""
    found: dict[Any, Any] = _state.roles
    return found


def set_roles(known: dict[Any, Any]) -> None:
    _state.roles = known


_SAME: Any = object()


def branches(depth: Any = _SAME) -> Any:
    """How many branches on elements are around what is traced; None outside of map_elementwise."""
    if depth is not _SAME:
        _state.branches = depth
    return getattr(_state, "branches", None)


def of_every_element(op: str) -> None:
    if branches():
        refuse("CompileError", op, "not inside a branch on elements, which computes both ways, got "
               "one in map_elementwise")  # fmt: skip


def refuse(kind: str, op: str, message: str) -> Any:
    return _core.refuse(kind, op, message)


def _key(key: Any, rank: int) -> Any:
    """What is between the brackets; a `:` for which there is no axis says nothing."""
    key = unwrap(key)
    parts = list(key) if isinstance(key, tuple) else [key]
    for part in parts:
        if part is not None and part is not ... and part != slice(None):
            refuse("CompileError", "index", f"unsupported tensor index, got {part}, expected "
                   "x[:, None] and the like, or tl.gather")  # fmt: skip
    while sum(part == slice(None) for part in parts) > rank and parts[-1] == slice(None):
        del parts[-1]
    return tuple(parts) if isinstance(key, tuple) else key


class tensor(_VALUE):  # type: ignore[misc]
    """A scalar or tile of a running kernel."""

    narrow = False
    natural = False
    fp8: Any = None  # the 8-bit float whose bits a uint8 holds
    carried = False  # made of what a loop carries
    outgrows = False  # and so that it grows beyond 32 bits if the loop goes on
    span = _span.INT32  # where a narrow one lies if it never wrapped
    sure = False  # made of program ids, arange and numbers only
    pointing: Any = None  # the pointer whose address it is
    mixed_up = False  # made with a large number: a hash, not a place in memory

    @property
    def dtype(self) -> Any:
        if self.narrow:
            return int32
        return self.fp8 or of_core(_CORE_DTYPE(self))

    @property
    def shape(self) -> Shape:
        return Shape(_CORE_SHAPE(self))

    @property
    def type(self) -> Any:
        shape = self.shape
        return block_type(self.dtype, shape) if shape else self.dtype

    @property
    def numel(self) -> int:
        out = 1
        for size in self.shape:
            out *= size
        return out

    @property
    def handle(self) -> Any:
        return self

    def __getitem__(self, key: Any) -> Any:
        key = _key(key, len(self.shape))
        parts = key if isinstance(key, tuple) else (key,)
        if not self.shape and all(part is None for part in parts):
            return like(self, mk.reshape(self, (1,) * len(parts)))
        return like(self, _VALUE.__getitem__(self, key))

    def __bool__(self) -> bool:
        return bool(_VALUE.__bool__(self))

    def to(
        self, dtype: Any, fp_downcast_rounding: Any = None, bitcast: bool = False, **_: Any
    ) -> Any:
        return cast(self, dtype, fp_downcast_rounding, bitcast)

    def __hash__(self) -> int:
        return id(self)


class pointer(_POINTER):  # type: ignore[misc]
    """A pointer or tile of pointers."""

    address: Any = None  # the integer that it was made of

    @property
    def dtype(self) -> Any:
        fp8 = roles().get(("fp8", self.argument))
        element = fp8 or self.bits or of_core(_POINTER_DTYPE(self))
        return pointer_type(element, const=("const", self.argument) in roles())

    @property
    def shape(self) -> Shape:
        return Shape(_POINTER_SHAPE(self))

    @property
    def type(self) -> Any:
        shape = self.shape
        return block_type(self.dtype, shape) if shape else self.dtype

    @property
    def bits(self) -> Any:
        """The dtype whose bits a buffer of integers holds, where NumPy has no such dtype."""
        return roles().get(("bits", self.argument))

    def read(self, mask: Any, words: dict[str, Any]) -> Any:
        if self.bits is None:
            return mk.load(self, mask=mask, **words)
        words = {name: mk.bitcast(other, _POINTER_DTYPE(self)) for name, other in words.items()}
        return mk.bitcast(mk.load(self, mask=mask, **words), self.bits.core)

    def write(self, value: Any, mask: Any) -> None:
        if self.bits is not None:
            value = mk.bitcast(to_tensor(value, self.bits), _POINTER_DTYPE(self))
        mk.store(self, value, mask=mask)

    def only_read(self) -> None:
        _state.roles["const", self.argument] = True

    def __add__(self, offset: Any) -> Any:
        return self._moved("__add__", _offset(offset))

    def __radd__(self, offset: Any) -> Any:
        return self._moved("__add__", _offset(offset))

    def __sub__(self, offset: Any) -> Any:
        return self._moved("__sub__", _offset(offset))

    def _moved(self, how: str, offset: Any) -> Any:
        made = getattr(_POINTER, how)(self, offset)
        if self.address is not None:
            by = mk.cast(offset, int64.core) * self.dtype.element_ty.itemsize
            made.address = getattr(_VALUE, how)(self.address, by)
        return made

    def __getitem__(self, key: Any) -> Any:
        key = _key(key, len(self.shape))
        made = _POINTER.__getitem__(self, key)
        if self.address is not None:
            made.address = self.address[key]
        return made

    def to(self, dtype: Any, fp_downcast_rounding: Any = None, bitcast: bool = False) -> Any:
        want = unwrap(dtype)
        if isinstance(want, pointer_type):
            if want.element_ty == self.dtype.element_ty:
                return self
            if self.address is not None:
                return _memory.pointer_of(self.address, want)
            return _memory.pointer_to(self, want)
        if not isinstance(want, _dtype) or want not in (int64, uint64):
            refuse("DTypeError", "cast", f"a pointer is another pointer or an address, got "
                   f"{self.dtype} as {want}, expected tl.pointer_type(…) or tl.int64")  # fmt: skip
        if self.address is not None:
            return mk.cast(self.address, want.core)
        return _memory.address_of(self, want)


def _offset(x: Any) -> Any:
    x = unwrap(x)
    if isinstance(x, tensor) and not x.dtype.is_int():
        refuse(
            "DTypeError", "offset", f"offsets are integers, got {x.dtype}, expected x.to(tl.int32)"
        )
    return x


def like(x: Any, made: Any) -> Any:
    """made, which holds elements of x, with what is known of x."""
    if isinstance(x, tensor) and isinstance(made, tensor) and made is not x:
        if x.narrow:
            made.narrow = True
        if x.natural:
            made.natural = True
        if x.fp8 is not None:
            made.fp8 = x.fp8
        made.carried, made.outgrows = x.carried, x.outgrows
        made.span, made.sure, made.mixed_up = x.span, x.sure, x.mixed_up
    return made


def as_int32(x: Any, span: _span.Span = _span.INT32, sure: bool = False) -> Any:
    """An int64 of the core that counts as int32."""
    x.narrow = True
    x.natural = span[0] >= 0
    x.span, x.sure = span, sure
    return x


NATURAL = (0, _span.INT32[1])


def settled(x: Any) -> Any:
    """An int32 with the value it has in 32 bits."""
    if not isinstance(x, tensor) or not x.narrow or _span.fits(x.span):
        return x
    made = as_int32(mk.cast(mk.cast(x, int32.core), int64.core))
    made.carried = x.carried
    return made


def span_of(x: Any) -> _span.Span:
    if isinstance(x, tensor):
        return x.span if x.narrow else _span.INT32
    return int(x), int(x)


def as_met(name: str, made: Any, x: Any, y: Any) -> Any:
    """made of two that count as int32."""
    sure = all(e.sure if isinstance(e, tensor) else True for e in (x, y))
    made = as_int32(made, _span.of(name, span_of(x), span_of(y)), sure)
    made.mixed_up = any(isinstance(e, tensor) and e.mixed_up for e in (x, y)) or (
        _span.mixes_up(name, span_of(x), span_of(y))
    )
    return made


def is_number(x: Any) -> bool:
    return isinstance(x, _NUMBERS) or (type(x).__module__ == "numpy" and hasattr(x, "item"))


def type_of(x: Any) -> dtype:
    found: dtype = x.dtype if isinstance(x, tensor) else _promote.of_number(x)
    return found


def core_cast(x: tensor, want: dtype) -> Any:
    """x in the dtype, by value."""
    if want.core is None:
        refuse(
            "DTypeError",
            "cast",
            f"no arithmetic in 8-bit floats, got {want}, expected a conversion as the last step",
        )
    if x.fp8 is not None:
        from ._fp8 import decode

        x = decode(x)
    if want.primitive_bitwidth > 32 or want.is_floating() or want.is_bool():
        x = settled(x)
    if want is int32 and x.narrow:
        return x
    if want is int64 and x.narrow:
        return plain(x)
    return mk.cast(x, want.core)


def plain(x: tensor) -> Any:
    """The same value with no more known of it than the core does."""
    made = _core.adopt(x)
    made.natural = x.natural
    return made


def cast(x: Any, want: Any, fp_downcast_rounding: Any = None, bitcast: bool = False) -> Any:
    want, x = unwrap(want), to_tensor(x)
    bitcast = bool(unwrap(bitcast))
    if isinstance(want, block_type):
        want = want.element_ty
    if isinstance(x, pointer):
        return x.to(want, bitcast=bitcast)
    if isinstance(want, pointer_type):
        return x.pointing.to(want) if x.pointing is not None else _memory.pointer_of(x, want)
    if not isinstance(want, dtype):
        refuse("DTypeError", "cast", f"not a dtype, got {want!r}, expected as tl.float32")
    if x.dtype == want:
        return x
    if fp_downcast_rounding is not None:
        from ._checks import rounding

        rounding(x.dtype, want, unwrap(fp_downcast_rounding))
    if want.is_fp8() or x.fp8 is not None:
        from ._fp8 import cast_fp8

        return cast_fp8(x, want, bitcast)
    if bitcast:
        if x.narrow:
            x = mk.cast(x, int32.core)
        return mk.bitcast(x, want.core)
    if (
        unwrap(fp_downcast_rounding) == "rtz"
        and want.primitive_bitwidth < x.dtype.primitive_bitwidth
    ):
        from ._fp8 import round_to_zero

        return round_to_zero(x, want)
    return core_cast(x, want)


def to_tensor(x: Any, want: dtype | None = None) -> Any:
    """Numbers as scalars of the type they have on their own, or of the one wanted."""
    x = unwrap(x)
    if isinstance(x, (tensor, pointer)) or not is_number(x):
        return x
    x = x.item() if hasattr(x, "item") else x
    want = want or _promote.of_number(x)
    if want is int32:
        made = _core.adopt(mk.cast(x, int64.core))
        return as_int32(made, (x, x), True)
    return _core.adopt(mk.cast(x, want.core))


# --- operators ---


def met(x: Any, y: Any, division: bool = False) -> tuple[Any, Any, dtype, bool]:
    """Both operands in the type they meet in, that type, and whether it is int32 kept wide."""
    a, b = (is_number(e) and type(e) is not named for e in (x, y))
    mine, theirs = type_of(x), type_of(y)
    ret = _promote.meet(mine, a, theirs, b, division)
    for each in (x, y):
        if not isinstance(each, tensor) and ret.is_int() and not ret.is_bool():
            low, high = ret.get_int_min_value(), ret.get_int_max_value()
            if not low <= each <= high:
                refuse("DTypeError", "constant", f"the number is out of range for {ret}, got "
                       f"{each}, expected {low} to {high}")  # fmt: skip
    wide = ret is int32 and any(isinstance(e, tensor) and e.narrow for e in (x, y))
    return _meeting(x, ret, wide), _meeting(y, ret, wide), ret, wide


def _meeting(x: Any, ret: dtype, wide: bool) -> Any:
    if not isinstance(x, tensor):
        return float(x) if ret.is_floating() else x
    if wide:
        return x if x.narrow else core_cast(x, int64)
    return core_cast(x, ret)


def _is_natural(x: Any) -> bool:
    return x.natural if isinstance(x, tensor) else x >= 0


_OF_ONE_BIT = {"add": "xor", "sub": "xor", "mul": "and"}  # int1 wraps
_KEEP_NATURAL = frozenset("add mul floordiv mod and_ or_ xor rshift lshift".split())


def apply(name: str, x: Any, y: Any) -> Any:
    """The core's operator of that name on operands that have met."""
    if isinstance(x, tensor):
        return getattr(_VALUE, f"__{name}__")(x, y)
    return getattr(_VALUE, f"__r{name}__")(y, x)


def binary(name: str, x: Any, y: Any) -> Any:
    if name == "truediv":
        return divide(x, y)
    division = name in ("floordiv", "mod")
    if name not in _span.LINEAR:
        x, y = settled(x), settled(y)
    naturals = _is_natural(x) and _is_natural(y)
    a, b, ret, wide = met(x, y, division)
    if division:
        made = _divided(name, a, b, ret, _is_natural(x), _is_natural(y))
    elif name in ("and_", "or_", "xor", "lshift", "rshift") and ret.is_floating():
        refuse("DTypeError", name.strip("_"),
               f"invalid operands of type {type_of(x)} and {type_of(y)}, "
               "expected integers")  # fmt: skip
    elif ret is int1 and name in _OF_ONE_BIT:
        made = apply(_OF_ONE_BIT[name], a, b)
    elif name == "rshift" and ret.is_int_unsigned() and type_of(x).is_int_signed():
        # The first operand says what is shifted in.
        signed = get_int_dtype(ret.primitive_bitwidth, True)
        made = mk.cast(apply(name, core_cast(a, signed), core_cast(b, signed)), ret.core)
    else:
        made = apply(name.strip("_"), a, b)
    if wide:
        as_met(name, made, x, y)
    elif naturals and name in _KEEP_NATURAL:
        made.natural = True
    return _of_carried(name, x, y, made)


_STEP = 1 << 20  # what is added on each turn and is no more than this is an offset's step


def _of_carried(name: str, x: Any, y: Any, made: Any) -> Any:
    """Says of the result whether a loop that carries it makes it outgrow 32 bits."""
    every = [e for e in (x, y) if isinstance(e, tensor) and e.carried]
    if not every:
        return made
    made.carried = True
    made.outgrows = any(e.outgrows for e in every)
    if made.narrow and not made.outgrows:
        made.outgrows = name in ("mul", "lshift") or (
            name in ("add", "sub") and (len(every) == 2 or any(not _is_step(e) for e in (x, y)))
        )
    return made


def of_sides(made: Any, *sides: Any) -> Any:
    """made, which is one of the sides, element by element."""
    every = [e for e in sides if isinstance(e, tensor)]
    made.carried, made.outgrows = any(e.carried for e in every), any(e.outgrows for e in every)
    return made


def _is_step(x: Any) -> bool:
    """An offset, not data."""
    return x.narrow if isinstance(x, tensor) else -_STEP <= x <= _STEP


def _divided(name: str, x: Any, y: Any, ret: dtype, up: bool, by_natural: bool) -> Any:
    """Towards zero, as C and Triton do; `up` says that x is not negative."""
    if ret.is_floating():
        if name == "mod":
            return mk.fmod(x, y)
        refuse("DTypeError", "floordiv",
               f"of integers only, got {ret}, expected x / y and tl.floor")  # fmt: skip
    if (up and by_natural) or ret.is_int_unsigned():
        return apply(name, x, y)
    if up:
        size = mk.abs(to_tensor(y))
        if name == "mod":
            return apply(name, x, size)
        return apply(name, x, size) * mk.where(_VALUE.__lt__(to_tensor(y), 0), -1, 1)
    return mk.div_trunc(x, y) if name == "floordiv" else mk.rem_trunc(x, y)


def divide(x: Any, y: Any) -> Any:
    a, b, ret, _ = met(x, y, True)
    if ret.is_int():
        a = core_cast(a, float32) if isinstance(a, tensor) else float(a)
        b = core_cast(b, float32) if isinstance(b, tensor) else float(b)
    return apply("truediv", a, b)


def told(x: Any) -> Any:
    """For what only looks how large it is."""
    if isinstance(x, tensor) and (x.sure or x.mixed_up or not x.shape):
        return settled(x)
    return x


def compare(name: str, x: Any, y: Any) -> Any:
    x, y = told(x), told(y)
    a, b, _, _ = met(x, y)
    return getattr(_VALUE, f"__{name}__")(a, b)


def _method(name: str, reflected: bool = False) -> Any:
    def method(self: tensor, other: Any) -> Any:
        other = unwrap(other)
        if not isinstance(other, tensor) and not is_number(other):
            return NotImplemented
        return binary(name, other, self) if reflected else binary(name, self, other)

    return method


def _comparison(name: str) -> Any:
    def method(self: tensor, other: Any) -> Any:
        other = unwrap(other)
        if not isinstance(other, tensor) and not is_number(other):
            return NotImplemented
        return compare(name, self, other)

    return method


for _name in "add sub mul truediv floordiv mod and_ or_ xor lshift rshift".split():
    _plain = _name.strip("_")
    setattr(tensor, f"__{_plain}__", _method(_name))
    setattr(tensor, f"__r{_plain}__", _method(_name, reflected=True))
for _name in "lt le gt ge eq ne".split():
    setattr(tensor, f"__{_name}__", _comparison(_name))


def _negative(self: tensor) -> Any:
    made = _VALUE.__neg__(self)
    made.carried, made.outgrows = self.carried, self.outgrows
    return as_met("sub", made, 0, self) if self.narrow else made


def _inverted(self: tensor) -> Any:
    made = _VALUE.__invert__(self)
    made.carried, made.outgrows = self.carried, self.outgrows
    return as_met("sub", made, -1, self) if self.narrow else made


tensor.__neg__ = _negative
tensor.__invert__ = _inverted
tensor.__pos__ = lambda self: self


def as_condition(x: Any) -> Any:
    """What an `if`, a mask or `and` asks of: a bool."""
    x = unwrap(x)
    if isinstance(x, tensor) and x.dtype is not int1:
        return compare("ne", x, 0.0 if x.dtype.is_floating() else 0)
    return x


_ARGUMENT = (-_span.ARGUMENT, _span.ARGUMENT - 1)


def enter(x: Any, fp8: Any = None, span: _span.Span = _ARGUMENT, name: str = "") -> Any:
    """An argument of a kernel: memory as a pointer, numbers with Triton's dtypes."""
    made = _core.adopt(x)
    if fp8 is not None:
        _state.roles["fp8", made.argument] = fp8
    if isinstance(made, pointer):
        number = sum(role[0] == "number" for role in _state.roles)
        _state.roles["number", made.argument] = number
        _state.roles["first", number] = made
        _state.roles["name", made.argument] = name
    if not isinstance(made, tensor):
        return made
    kind = of_core(_CORE_DTYPE(made))
    if kind.is_floating():
        return mk.cast(made, float32.core)
    return as_int32(made, span) if kind.is_int64() else made


def enter_long(x: Any, kind: dtype) -> Any:
    """A number that is beyond int32."""
    made = _core.adopt(x)
    return made if kind is int64 else mk.bitcast(mk.cast(made, int64.core), kind.core)


def enter_as(x: Any, kind: dtype) -> Any:
    """A number whose parameter is annotated with a dtype."""
    if kind is int32:
        return enter(x, span=_span.INT32)
    return mk.cast(_core.adopt(x), kind.core)


__all__ = ["constexpr", "pointer", "tensor"]
