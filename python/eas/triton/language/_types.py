"""dtypes, pointer and block types, and constexpr: Triton's words for what the core calls DType."""

from __future__ import annotations

import enum
import operator
from typing import Any, ClassVar

from ... import _core


class _Kind(enum.Enum):
    BOOLEAN = 0
    INTEGRAL = 1
    FLOATING = 2


class dtype:
    """A scalar type. Made once each; `dtype("fp32")` finds it again."""

    _known: ClassVar[dict[str, dtype]] = {}
    name: str
    core: Any
    primitive_bitwidth: int
    letter: str  # b, u, i or f; fp8 is "f" without a dtype of the core

    class SIGNEDNESS(enum.Enum):
        SIGNED = 0
        UNSIGNED = 1

    KIND = _Kind
    SINT_TYPES = ("int8", "int16", "int32", "int64")
    UINT_TYPES = ("int1", "uint8", "uint16", "uint32", "uint64")
    FP_TYPES = (
        "fp8e4b15",
        "fp8e4nv",
        "fp8e4b8",
        "fp8e5",
        "fp8e5b16",
        "fp16",
        "bf16",
        "fp32",
        "fp64",
    )
    STANDARD_FP_TYPES = ("fp16", "bf16", "fp32", "fp64")
    OTHER_TYPES = ("void",)

    def __new__(cls, name: str) -> dtype:
        name = getattr(name, "value", name)
        found = cls._known.get(name)
        if found is None:
            raise ValueError(f"unknown dtype {name!r}, expected one of {', '.join(cls._known)}")
        return found

    @classmethod
    def _make(cls, name: str, core: Any, bits: int, letter: str) -> dtype:
        made = object.__new__(cls)
        made.name, made.core, made.primitive_bitwidth, made.letter = name, core, bits, letter
        cls._known[name] = made
        return made

    def __call__(self, value: Any) -> Any:
        """tl.float32(x): x in this type."""
        from ._tensor import cast

        return cast(value, self)

    # --- what it is ---

    def is_fp8(self) -> bool:
        return self.name.startswith("fp8")

    def is_fp8e4nv(self) -> bool:
        return self.name == "fp8e4nv"

    def is_fp8e4b8(self) -> bool:
        return self.name == "fp8e4b8"

    def is_fp8e4b15(self) -> bool:
        return self.name == "fp8e4b15"

    def is_fp8e5(self) -> bool:
        return self.name == "fp8e5"

    def is_fp8e5b16(self) -> bool:
        return self.name == "fp8e5b16"

    def is_fp16(self) -> bool:
        return self.name == "fp16"

    def is_bf16(self) -> bool:
        return self.name == "bf16"

    def is_fp32(self) -> bool:
        return self.name == "fp32"

    def is_fp64(self) -> bool:
        return self.name == "fp64"

    def is_int1(self) -> bool:
        return self.name == "int1"

    is_bool = is_int1

    def is_int8(self) -> bool:
        return self.name == "int8"

    def is_int16(self) -> bool:
        return self.name == "int16"

    def is_int32(self) -> bool:
        return self.name == "int32"

    def is_int64(self) -> bool:
        return self.name == "int64"

    def is_uint8(self) -> bool:
        return self.name == "uint8"

    def is_uint16(self) -> bool:
        return self.name == "uint16"

    def is_uint32(self) -> bool:
        return self.name == "uint32"

    def is_uint64(self) -> bool:
        return self.name == "uint64"

    def is_floating(self) -> bool:
        return self.letter == "f"

    def is_standard_floating(self) -> bool:
        return self.letter == "f" and not self.is_fp8()

    def is_int_signed(self) -> bool:
        return self.letter == "i"

    def is_int_unsigned(self) -> bool:
        return self.letter in "ub"

    def is_int(self) -> bool:
        return self.letter in "iub"

    def is_void(self) -> bool:
        return self.name == "void"

    def is_block(self) -> bool:
        return False

    def is_ptr(self) -> bool:
        return False

    def is_const(self) -> bool:
        return False

    def kind(self) -> _Kind:
        if self.is_int1():
            return _Kind.BOOLEAN
        return _Kind.INTEGRAL if self.is_int() else _Kind.FLOATING

    @property
    def int_bitwidth(self) -> int:
        return self.primitive_bitwidth

    @property
    def int_signedness(self) -> Any:
        return self.SIGNEDNESS.SIGNED if self.letter == "i" else self.SIGNEDNESS.UNSIGNED

    @property
    def fp_mantissa_width(self) -> int:
        widths = {"fp64": 52, "fp32": 23, "fp16": 10, "bf16": 7}
        return widths.get(self.name, 2 if "e5" in self.name else 3)

    @property
    def exponent_bias(self) -> int:
        return {"fp64": 1023, "fp32": 127, "fp16": 15, "bf16": 127}.get(self.name, 7)

    @property
    def itemsize(self) -> int:
        return (self.primitive_bitwidth + 7) // 8

    def get_int_max_value(self) -> int:
        return int(2 ** (self.primitive_bitwidth - (self.letter == "i")) - 1)

    def get_int_min_value(self) -> int:
        return -int(2 ** (self.primitive_bitwidth - 1)) if self.letter == "i" else 0

    @property
    def scalar(self) -> Any:
        return self

    @property
    def element_ty(self) -> Any:
        raise AttributeError(f"'{self.name}' is no pointer and no block: it has no element_ty")

    @staticmethod
    def is_dtype(name: str) -> bool:
        return name in dtype._known

    def __hash__(self) -> int:
        return hash(("dtype", self.name))

    def __eq__(self, other: object) -> bool:
        other = unwrap(other)
        return isinstance(other, dtype) and other.name == self.name

    def __reduce__(self) -> Any:
        return dtype, (self.name,)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        names = {"fp16": "float16", "fp32": "float32", "fp64": "float64", "bf16": "bfloat16"}
        return f"triton.language.{names.get(self.name, self.name.replace('fp8', 'float8'))}"

    def __eas_key__(self, keys: Any) -> Any:
        return ("tl.dtype", self.name)


void = dtype._make("void", None, 0, "v")
int1 = dtype._make("int1", _core.bool, 1, "b")
int8 = dtype._make("int8", _core.int8, 8, "i")
int16 = dtype._make("int16", _core.int16, 16, "i")
int32 = dtype._make("int32", _core.int32, 32, "i")
int64 = dtype._make("int64", _core.int64, 64, "i")
uint8 = dtype._make("uint8", _core.uint8, 8, "u")
uint16 = dtype._make("uint16", _core.uint16, 16, "u")
uint32 = dtype._make("uint32", _core.uint32, 32, "u")
uint64 = dtype._make("uint64", _core.uint64, 64, "u")
float16 = dtype._make("fp16", _core.float16, 16, "f")
bfloat16 = dtype._make("bf16", _core.bfloat16, 16, "f")
float32 = dtype._make("fp32", _core.float32, 32, "f")
float64 = dtype._make("fp64", _core.float64, 64, "f")
float8e4nv = dtype._make("fp8e4nv", None, 8, "f")
float8e4b8 = dtype._make("fp8e4b8", None, 8, "f")
float8e4b15 = dtype._make("fp8e4b15", None, 8, "f")
float8e5 = dtype._make("fp8e5", None, 8, "f")
float8e5b16 = dtype._make("fp8e5b16", None, 8, "f")

_OF_CORE = {str(d.core): d for d in dtype._known.values() if d.core is not None}


def of_core(core: Any) -> dtype:
    return _OF_CORE[str(core)]


_LETTERS = {"i": "int", "u": "uint", "fp": "fp", "bf": "bf"}


def str_to_ty(name: str, _: Any = None) -> Any:
    """The type of a signature's word: i32, fp16, *bf16, *kfp32 (which is only read) …"""
    if name.startswith("*"):
        const = name.startswith("*k")
        return pointer_type(str_to_ty(name[2:] if const else name[1:]), const=const)
    if name == "constexpr":
        return constexpr
    letters = name.rstrip("0123456789")
    if name in dtype._known or letters not in ("i", "u"):
        return dtype(name)
    return dtype("int1" if name in ("i1", "u1") else _LETTERS[letters] + name[len(letters) :])


def get_int_dtype(bitwidth: int, signed: bool) -> dtype:
    return dtype(("int" if signed else "uint") + str(bitwidth)) if bitwidth > 1 else int1


class named(int):
    """An integer literal that was given a name: int32 to what it meets, as Triton has it, where a
    literal in an expression takes the dtype of the other operand. Its arithmetic is int32's."""

    __slots__ = ()
    __eas_number__ = True


def _of_named(do: Any) -> Any:
    def method(self: named, other: Any = 0) -> Any:
        if type(other) not in (int, bool, named):
            return NotImplemented
        if not -(2**31) <= other < 2**31:
            return do(int(self), int(other))
        return named((do(int(self), int(other)) + 2**31) % 2**32 - 2**31)

    return method


def _towards_zero(a: int, b: int) -> int:
    return a // b if (a < 0) == (b < 0) else -(-a // b)


_OF_INT32: dict[str, Any] = {
    "floordiv": _towards_zero,
    "mod": lambda a, b: a - b * _towards_zero(a, b),
    "lshift": lambda a, b: a << (b & 63),
}
for _name in "add sub mul floordiv mod and_ or_ xor lshift rshift".split():
    _plain = _name.strip("_")
    _do = _OF_INT32.get(_name, getattr(operator, _name))
    setattr(named, f"__{_plain}__", _of_named(_do))
    setattr(named, f"__r{_plain}__", _of_named(lambda a, b, do=_do: do(b, a)))
named.__neg__ = _of_named(lambda a, _: -a)  # type: ignore[method-assign]
named.__invert__ = _of_named(lambda a, _: ~a)  # type: ignore[method-assign]


class Shape(tuple[int, ...]):
    """The sizes of a tile: equal to a tuple and to a list of them, as Triton's are."""

    def __eq__(self, other: object) -> bool:
        return tuple.__eq__(self, unwrap(tuple(other) if isinstance(other, list) else other))

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = tuple.__hash__

    def __getitem__(self, key: Any) -> Any:
        found = tuple.__getitem__(self, unwrap(key))
        return Shape(found) if isinstance(key, slice) else found

    def __add__(self, other: Any) -> Any:
        return Shape((*self, *unwrap(other)))

    def __radd__(self, other: Any) -> Any:
        return Shape((*unwrap(other), *self))


class pointer_type:
    """The type of a pointer: `x_ptr.dtype.element_ty` is what it points to."""

    def __init__(self, element_ty: Any, address_space: Any = 1, const: bool = False) -> None:
        self.element_ty = unwrap(element_ty)
        self.address_space = address_space
        self.const = const
        self.name = f"pointer<{self.element_ty}>"
        self.primitive_bitwidth = 64

    @property
    def scalar(self) -> Any:
        return self

    def is_ptr(self) -> bool:
        return True

    def is_const(self) -> bool:
        return self.const

    def __getattr__(self, name: str) -> Any:
        if name.startswith("is_"):
            return lambda: False
        raise AttributeError(name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, pointer_type) and other.element_ty == self.element_ty

    def __hash__(self) -> int:
        return hash(("pointer", self.element_ty))

    def __repr__(self) -> str:
        return self.name

    def __eas_key__(self, keys: Any) -> Any:
        return ("tl.pointer_type", keys.key(self.element_ty))


class block_type:
    """The type of a tile: element type and shape."""

    def __init__(self, element_ty: Any, shape: Any) -> None:
        self.element_ty = element_ty
        self.shape = Shape(unwrap(size) for size in shape)
        self.numel = 1
        for size in self.shape:
            self.numel *= size
        sizes = ", ".join(str(size) for size in self.shape)
        self.name = f"<[{sizes}], {element_ty}>"

    @property
    def scalar(self) -> Any:
        return self.element_ty

    @property
    def primitive_bitwidth(self) -> int:
        return int(self.element_ty.primitive_bitwidth)

    def is_block(self) -> bool:
        return True

    def get_block_shapes(self) -> tuple[int, ...]:
        return self.shape

    def with_element_ty(self, element_ty: Any) -> block_type:
        return block_type(element_ty, self.shape)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("is_") and name != "is_block":
            return lambda: False
        raise AttributeError(name)

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, block_type) and other.element_ty == self.element_ty
        return same and other.shape == self.shape  # type: ignore[attr-defined]

    def __hash__(self) -> int:
        return hash(("block", self.element_ty, self.shape))

    def __repr__(self) -> str:
        return self.name


def _lift(name: str, reflected: bool = False) -> Any:
    do = getattr(operator, name)

    def method(self: constexpr, other: Any) -> Any:
        mine, theirs = self.value, unwrap(other)
        if _core.is_traced(theirs):
            return do(theirs, mine) if reflected else do(mine, theirs)
        return constexpr(do(theirs, mine) if reflected else do(mine, theirs))

    return method


class constexpr:
    """A value known while compiling, with its arithmetic; as an annotation, a parameter of such."""

    value: Any

    def __init__(self, value: Any = None) -> None:
        while isinstance(value, constexpr):
            value = value.value
        self.value = value

    def __class_getitem__(cls, item: Any) -> Any:
        return cls

    def __index__(self) -> int:
        return operator.index(self.value)

    def __int__(self) -> int:
        return int(self.value)

    def __float__(self) -> float:
        return float(self.value)

    def __bool__(self) -> bool:
        return bool(self.value)

    def __len__(self) -> int:
        return len(self.value)

    def __hash__(self) -> int:
        return hash(("constexpr", self.value))

    def __iter__(self) -> Any:
        return iter(self.value)

    def __getitem__(self, index: Any) -> Any:
        return self.value[unwrap(index)]

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.value(*args, **kwargs)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.value, name)

    def __neg__(self) -> Any:
        return constexpr(-self.value)

    def __pos__(self) -> Any:
        return constexpr(+self.value)

    def __invert__(self) -> Any:
        return constexpr(~self.value)

    def __abs__(self) -> Any:
        return constexpr(abs(self.value))

    def __format__(self, how: str) -> str:
        return format(self.value, how)

    def __repr__(self) -> str:
        return f"constexpr[{self.value}]"

    def logical_and(self, other: Any) -> Any:
        return constexpr(self.value and unwrap(other))

    def logical_or(self, other: Any) -> Any:
        return constexpr(self.value or unwrap(other))

    def __eas_key__(self, keys: Any) -> Any:
        return ("tl.constexpr", keys.key(self.value, True))


for _name in "add sub mul truediv floordiv mod pow lshift rshift and_ or_ xor".split():
    _plain = _name.strip("_")
    setattr(constexpr, f"__{_plain}__", _lift(_name))
    setattr(constexpr, f"__r{_plain}__", _lift(_name, reflected=True))
for _name in "lt le gt ge eq ne".split():
    setattr(constexpr, f"__{_name}__", _lift(_name))


class constexpr_type:
    """The type of a value that is known while compiling and was given no name."""

    def __init__(self, value: Any) -> None:
        self.value = unwrap(value)

    def __eq__(self, other: object) -> bool:
        mine, theirs = self.value, getattr(unwrap(other), "value", None)
        same = isinstance(other, constexpr_type) and type(mine) is type(theirs)
        return same and bool(mine == theirs)

    def __hash__(self) -> int:
        return hash(("constexpr_type", self.value))

    def __repr__(self) -> str:
        return f"constexpr_type[{self.value}]"


class const:
    """Annotates a pointer that a kernel only reads."""


def unwrap(x: Any) -> Any:
    """The plain value of a constexpr, also inside tuples and lists."""
    if isinstance(x, constexpr):
        return unwrap(x.value)
    if type(x) is tuple:
        return tuple(unwrap(each) for each in x)
    if type(x) is list:
        return [unwrap(each) for each in x]
    return x
