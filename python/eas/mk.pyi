"""The kernel language. Made from the op table (src/ops): do not edit."""

import builtins
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, overload, type_check_only

from eas._kernel import constexpr as constexpr

@type_check_only
class DType:
    """The type of an element."""

    name: str
    itemsize: int

@type_check_only
class Value:
    """A scalar or tile inside a kernel."""

    dtype: DType
    shape: tuple[int, ...]
    ndim: int
    T: Value
    __hash__: ClassVar[None]  # type: ignore[assignment]
    def to(self, dtype: DType) -> Value: ...
    def reshape(self, *shape: int | Sequence[int]) -> Value: ...
    def __getitem__(self, key: Any) -> Value: ...
    def __pos__(self) -> Value: ...
    def __index__(self) -> int: ...
    def __int__(self) -> int: ...
    def __float__(self) -> float: ...
    def __neg__(self) -> Value: ...
    def __abs__(self) -> Value: ...
    def __add__(self, other: Value | float) -> Value: ...
    def __radd__(self, other: Value | float) -> Value: ...
    def __sub__(self, other: Value | float) -> Value: ...
    def __rsub__(self, other: Value | float) -> Value: ...
    def __mul__(self, other: Value | float) -> Value: ...
    def __rmul__(self, other: Value | float) -> Value: ...
    def __truediv__(self, other: Value | float) -> Value: ...
    def __rtruediv__(self, other: Value | float) -> Value: ...
    def __floordiv__(self, other: Value | float) -> Value: ...
    def __rfloordiv__(self, other: Value | float) -> Value: ...
    def __mod__(self, other: Value | float) -> Value: ...
    def __rmod__(self, other: Value | float) -> Value: ...
    def __pow__(self, other: Value | float) -> Value: ...
    def __rpow__(self, other: Value | float) -> Value: ...
    def __invert__(self) -> Value: ...
    def __and__(self, other: Value | float) -> Value: ...
    def __rand__(self, other: Value | float) -> Value: ...
    def __or__(self, other: Value | float) -> Value: ...
    def __ror__(self, other: Value | float) -> Value: ...
    def __xor__(self, other: Value | float) -> Value: ...
    def __rxor__(self, other: Value | float) -> Value: ...
    def __lshift__(self, other: Value | float) -> Value: ...
    def __rlshift__(self, other: Value | float) -> Value: ...
    def __rshift__(self, other: Value | float) -> Value: ...
    def __rrshift__(self, other: Value | float) -> Value: ...
    def __eq__(self, other: object) -> Value: ...  # type: ignore[override]
    def __ne__(self, other: object) -> Value: ...  # type: ignore[override]
    def __lt__(self, other: Value | float) -> Value: ...
    def __le__(self, other: Value | float) -> Value: ...
    def __gt__(self, other: Value | float) -> Value: ...
    def __ge__(self, other: Value | float) -> Value: ...
    def __matmul__(self, other: Value | float) -> Value: ...
    def __rmatmul__(self, other: Value | float) -> Value: ...

@type_check_only
class Pointer:
    """A buffer plus an offset: a value or a tile of addresses."""

    dtype: DType
    shape: tuple[int, ...]
    def __add__(self, offset: Value | float) -> Pointer: ...
    def __radd__(self, offset: Value | float) -> Pointer: ...
    def __sub__(self, offset: Value | float) -> Pointer: ...
    def __getitem__(self, key: Any) -> Pointer: ...

@type_check_only
class Buffer:
    """An argument of the kernel in memory, or memory of a group of threads."""

    dtype: DType
    shape: Sequence[Value]
    ndim: int
    def stride(self, axis: int) -> Value: ...
    def __add__(self, offset: Value | float) -> Pointer: ...
    def __radd__(self, offset: Value | float) -> Pointer: ...

@type_check_only
class Fragment:
    """An 8x8 block of float32 shared by a simdgroup."""

bool: DType
int8: DType
int16: DType
int32: DType
int64: DType
uint8: DType
uint16: DType
uint32: DType
uint64: DType
float16: DType
bfloat16: DType
float32: DType
float64: DType

def abs(x: Value | float) -> Value:
    """The magnitude of x; the smallest integer is its own."""

def mul_no_nan(x: Value | float, y: Value | float) -> Value:
    """x * y, but 0 where x is 0, even if y is infinite or NaN: how a gradient passes a derivative."""

def pow(x: Value | float, y: Value | float) -> Value:
    """x to the power y, also x ** y; a negative power of an integer rounds towards zero, 0 ** -1 is 0."""

def minimum(x: Value | float, y: Value | float) -> Value:
    """The smaller; NaN if either is; -0 is below +0."""

def maximum(x: Value | float, y: Value | float) -> Value:
    """The larger; NaN if either is; -0 is below +0."""

def fma(x: Value | float, y: Value | float, z: Value | float) -> Value:
    """x * y + z, rounded once for floats."""

def clamp(x: Value | float, lo: Value | float, hi: Value | float) -> Value:
    """x kept between lo and hi; NaN if any is."""

def popcount(x: Value | float) -> Value:
    """The number of bits set."""

def clz(x: Value | float) -> Value:
    """The number of zero bits above the highest one; the width for 0."""

def isnan(x: Value | float) -> Value:
    """Not a number."""

def isinf(x: Value | float) -> Value:
    """Plus or minus infinity."""

def assume(condition: Value | float) -> None:
    """A promise the compiler may use; checked by the interpreter."""

def multiple_of(x: Value | float, divisor: int) -> Value:
    """x, with the promise that it is a multiple; checked by the interpreter."""

def device_print(prefix: str, *values: object) -> None:
    """Prints values from inside a running kernel."""

def device_assert(condition: Value | float, message: str = '') -> None:
    """Stops the launch with an error where the condition is false."""

def program_id(axis: int) -> Value:
    """Which program this is along an axis (0, 1, 2) of the grid."""

def num_programs(axis: int) -> Value:
    """How many programs there are along an axis of the grid."""

def arange(start: Value | int, size: int) -> Value:
    """A tile of `size` consecutive integers from `start`; makes the kernel SPMD."""

def tid(start: Value | int, size: int) -> Value:
    """`start` plus this thread's number in its group of `size`; makes the kernel thread-level."""

def local_id(axis: int) -> Value:
    """This thread's position in its group along an axis."""

def lane_id() -> Value:
    """This thread's lane in its simdgroup of 32."""

def sg_id() -> Value:
    """Which simdgroup of its group this thread is in."""

def exp(x: Value | float) -> Value:
    """e to the power x."""

def exp2(x: Value | float) -> Value:
    """2 to the power x."""

def expm1(x: Value | float) -> Value:
    """exp(x) - 1, accurate near 0."""

def log(x: Value | float) -> Value:
    """Natural logarithm."""

def log2(x: Value | float) -> Value:
    """Logarithm to the base 2."""

def log10(x: Value | float) -> Value:
    """Logarithm to the base 10."""

def log1p(x: Value | float) -> Value:
    """log(1 + x), accurate near 0."""

def sqrt(x: Value | float) -> Value:
    """Square root, correctly rounded."""

def rsqrt(x: Value | float) -> Value:
    """1 / sqrt(x)."""

def sin(x: Value | float) -> Value:
    """Sine of x radians."""

def cos(x: Value | float) -> Value:
    """Cosine of x radians."""

def tan(x: Value | float) -> Value:
    """Tangent of x radians."""

def asin(x: Value | float) -> Value:
    """Inverse sine, in radians."""

def acos(x: Value | float) -> Value:
    """Inverse cosine, in radians."""

def atan(x: Value | float) -> Value:
    """Inverse tangent, in radians."""

def atan2(y: Value | float, x: Value | float) -> Value:
    """The angle of the point (x, y), in radians."""

def sinh(x: Value | float) -> Value:
    """Hyperbolic sine."""

def cosh(x: Value | float) -> Value:
    """Hyperbolic cosine."""

def tanh(x: Value | float) -> Value:
    """Hyperbolic tangent."""

def erf(x: Value | float) -> Value:
    """The error function."""

def sigmoid(x: Value | float) -> Value:
    """1 / (1 + exp(-x))."""

def floor(x: Value | float) -> Value:
    """Rounded down; integers stay as they are."""

def ceil(x: Value | float) -> Value:
    """Rounded up; integers stay as they are."""

def round(x: Value | float) -> Value:
    """Rounded to the nearest, halves to even; integers stay as they are."""

def trunc(x: Value | float) -> Value:
    """Rounded towards zero; integers stay as they are."""

@overload
def dot(a_tile: Value | float, b_tile: Value | float, acc: Value | float | None = None, out_dtype: DType | None = None) -> Value:
    """Matrix product of two tiles, plus acc; leading axes are batches."""

@overload
def dot(a: Buffer, a_base: Value | float, a_stride: Value | float, b: Buffer, b_base: Value | float, b_stride: Value | float, K: Value | float) -> Value:
    """The product of row blocks in memory, summed over K."""

def mma_zero() -> Fragment:
    """An 8x8 float32 fragment of zeros, shared by a simdgroup."""

def mma(a: Buffer, a_base: Value | float, a_stride: Value | float, b: Buffer, b_base: Value | float, b_stride: Value | float, acc: Fragment) -> Fragment:
    """acc plus the product of the 8x8 blocks at a_base and b_base, one per simdgroup."""

def mma_store(buf: Buffer, base: Value | float, stride: Value | float, frag: Fragment) -> None:
    """Writes a fragment as the 8x8 block at base."""

@overload
def load(buffer: Buffer, offset: Value | float, mask: Value | float | None = None, other: Value | float = 0) -> Value:
    """Elements of a buffer; `other` where the mask is false."""

@overload
def load(pointer: Pointer, mask: Value | float | None = None, other: Value | float = 0) -> Value:
    """Elements of a buffer; `other` where the mask is false."""

@overload
def store(buffer: Buffer, offset: Value | float, value: Value | float, mask: Value | float | None = None) -> None:
    """Writes elements, cast to the buffer's dtype."""

@overload
def store(pointer: Pointer, value: Value | float, mask: Value | float | None = None) -> None:
    """Writes elements, cast to the buffer's dtype."""

@overload
def atomic_add(buffer: Buffer, offset: Value | float, value: Value | float, mask: Value | float | None = None) -> Value:
    """Adds in one step; gives the value before."""

@overload
def atomic_add(pointer: Pointer, value: Value | float, mask: Value | float | None = None) -> Value:
    """Adds in one step; gives the value before."""

@overload
def atomic_max(buffer: Buffer, offset: Value | float, value: Value | float, mask: Value | float | None = None) -> Value:
    """Keeps the larger in one step; gives the value before."""

@overload
def atomic_max(pointer: Pointer, value: Value | float, mask: Value | float | None = None) -> Value:
    """Keeps the larger in one step; gives the value before."""

@overload
def atomic_min(buffer: Buffer, offset: Value | float, value: Value | float, mask: Value | float | None = None) -> Value:
    """Keeps the smaller in one step; gives the value before."""

@overload
def atomic_min(pointer: Pointer, value: Value | float, mask: Value | float | None = None) -> Value:
    """Keeps the smaller in one step; gives the value before."""

@overload
def atomic_and_(buffer: Buffer, offset: Value | float, value: Value | float, mask: Value | float | None = None) -> Value:
    """Ands bits in one step; gives the value before."""

@overload
def atomic_and_(pointer: Pointer, value: Value | float, mask: Value | float | None = None) -> Value:
    """Ands bits in one step; gives the value before."""

@overload
def atomic_or_(buffer: Buffer, offset: Value | float, value: Value | float, mask: Value | float | None = None) -> Value:
    """Ors bits in one step; gives the value before."""

@overload
def atomic_or_(pointer: Pointer, value: Value | float, mask: Value | float | None = None) -> Value:
    """Ors bits in one step; gives the value before."""

@overload
def atomic_xor(buffer: Buffer, offset: Value | float, value: Value | float, mask: Value | float | None = None) -> Value:
    """Exclusive-ors bits in one step; gives the value before."""

@overload
def atomic_xor(pointer: Pointer, value: Value | float, mask: Value | float | None = None) -> Value:
    """Exclusive-ors bits in one step; gives the value before."""

@overload
def atomic_xchg(buffer: Buffer, offset: Value | float, value: Value | float, mask: Value | float | None = None) -> Value:
    """Replaces in one step; gives the value before."""

@overload
def atomic_xchg(pointer: Pointer, value: Value | float, mask: Value | float | None = None) -> Value:
    """Replaces in one step; gives the value before."""

@overload
def atomic_cas(buffer: Buffer, offset: Value | float, expected: Value | float, value: Value | float, mask: Value | float | None = None) -> Value:
    """Replaces where equal to `expected`; gives the value before."""

@overload
def atomic_cas(pointer: Pointer, expected: Value | float, value: Value | float, mask: Value | float | None = None) -> Value:
    """Replaces where equal to `expected`; gives the value before."""

def alloc_tg(size: int, dtype: DType = float32) -> Buffer:
    """Memory shared by the threads of a group; its content is zero at the start."""

def barrier() -> None:
    """Waits until all threads of the group are here."""

def sum(x: Value | float, axis: int | None = None, keepdims: builtins.bool = False) -> Value:
    """Sum along an axis."""

def prod(x: Value | float, axis: int | None = None, keepdims: builtins.bool = False) -> Value:
    """Product along an axis."""

def max(x: Value | float, axis: int | None = None, keepdims: builtins.bool = False) -> Value:
    """Largest element along an axis."""

def min(x: Value | float, axis: int | None = None, keepdims: builtins.bool = False) -> Value:
    """Smallest element along an axis."""

def any(x: Value | float, axis: int | None = None, keepdims: builtins.bool = False) -> Value:
    """Whether any element is true."""

def all(x: Value | float, axis: int | None = None, keepdims: builtins.bool = False) -> Value:
    """Whether all elements are true."""

def argmax(x: Value | float, axis: int | None = None, keepdims: builtins.bool = False) -> Value:
    """Index of the first largest element (int64); the first NaN wins."""

def argmin(x: Value | float, axis: int | None = None, keepdims: builtins.bool = False) -> Value:
    """Index of the first smallest element (int64); the first NaN wins."""

def cumsum(x: Value | float, axis: int | None = None) -> Value:
    """Running sum along an axis, or of all elements in one row."""

def cumprod(x: Value | float, axis: int | None = None) -> Value:
    """Running product along an axis, or of all elements in one row."""

def cast(x: Value | float, dtype: DType) -> Value:
    """x converted: floats to integers truncate, saturate, and NaN is 0; integers wrap; to bool asks x != 0."""

def bitcast(x: Value | float, dtype: DType) -> Value:
    """The same bits read as another dtype of the same width."""

def where(condition: Value | float, x: Value | float, y: Value | float) -> Value:
    """x where the condition is true, y elsewhere."""

def broadcast_to(x: Value | float, shape: int | Sequence[int]) -> Value:
    """x repeated along new and size-1 axes."""

def reshape(x: Value | float, shape: int | Sequence[int]) -> Value:
    """The same elements in row-major order with another shape."""

def trans(x: Value | float, axes: Sequence[int] | None = None) -> Value:
    """Axes reordered; reversed when none are given."""

def cat(tiles: Sequence[Value], axis: int = 0) -> Value:
    """Tiles one after another along an axis."""

def join(x: Value | float, y: Value | float) -> Value:
    """Two tiles side by side in a new last axis of size 2."""

def sort(x: Value | float, axis: int = -1, descending: builtins.bool = False) -> Value:
    """Sorted along an axis; NaN comes last, or first when descending."""

def reduce(x: Value | tuple[Value, ...], axis: int | None, fn: Callable[..., Any], keepdims: builtins.bool = False) -> Any:
    """Elements (or tuples of tiles) combined along an axis (all of them for None) by an associative function."""

def associative_scan(x: Value | tuple[Value, ...], axis: int, fn: Callable[..., Any]) -> Any:
    """Running combination along an axis by an associative function."""

def to_bool(x: Value | float) -> Value:
    """cast(x, bool)."""

def to_i8(x: Value | float) -> Value:
    """cast(x, int8)."""

def to_i16(x: Value | float) -> Value:
    """cast(x, int16)."""

def to_i32(x: Value | float) -> Value:
    """cast(x, int32)."""

def to_i64(x: Value | float) -> Value:
    """cast(x, int64)."""

def to_u8(x: Value | float) -> Value:
    """cast(x, uint8)."""

def to_u16(x: Value | float) -> Value:
    """cast(x, uint16)."""

def to_u32(x: Value | float) -> Value:
    """cast(x, uint32)."""

def to_u64(x: Value | float) -> Value:
    """cast(x, uint64)."""

def to_f16(x: Value | float) -> Value:
    """cast(x, float16)."""

def to_bf16(x: Value | float) -> Value:
    """cast(x, bfloat16)."""

def to_f32(x: Value | float) -> Value:
    """cast(x, float32)."""

def to_f64(x: Value | float) -> Value:
    """cast(x, float64)."""

def range(lo: Value | float, hi: Value | float | None = None, step: Value | float = 1) -> Iterable[Value]:
    """A loop of the kernel: `for i in mk.range(lo, hi)`; i is int64."""

def static_range(lo: int, hi: int | None = None, step: int = 1) -> Iterable[int]:
    """A loop that is unrolled while compiling; its bounds must be known then."""

def zeros(shape: int | Sequence[int], dtype: DType = float32) -> Value:
    """A tile of zeros."""

def ones(shape: int | Sequence[int], dtype: DType = float32) -> Value:
    """A tile of ones."""

def full(shape: int | Sequence[int], value: Value | float, dtype: DType = float32) -> Value:
    """A tile filled with one value."""

def softmax(x: Value | float, axis: int = -1) -> Value:
    """exp(x - max) / sum(exp(x - max)) along an axis."""

def rand(seed: Value | float, offset: Value | float) -> Value:
    """Uniform float32 in [0, 1), a function of seed and offset alone (Philox-4x32-10)."""

def randn(seed: Value | float, offset: Value | float) -> Value:
    """Normal float32 with mean 0 and variance 1 (Box and Muller on two Philox words)."""

def randint(seed: Value | float, offset: Value | float) -> Value:
    """32 random bits as uint32."""

def alloc_tg_f16(size: int) -> Buffer:
    """alloc_tg(size, dtype=float16)."""

def static_assert(condition: object, message: str = '') -> None:
    """Stops compiling with the message when a condition known then is false."""

def static_print(*values: object) -> None:
    """Prints while compiling."""

def gather(x: Value | float, index: Value | float, axis: int = -1) -> Value:
    """Elements of x along an axis, at the places an index tile says; the other axes are alike."""

def flip(x: Value | float, axis: int = -1) -> Value:
    """x turned round along an axis."""

def split(x: Value | tuple[Value, ...]) -> Any:
    """The two tiles whose join x is: the last axis has two elements."""

def interleave(x: Value | float, y: Value | float) -> Value:
    """Elements of x and y in turn along the last axis."""

def topk(x: Value | float, k: Value | float, axis: int = -1) -> Value:
    """The k largest along an axis, the largest first."""

def histogram(x: Value | float, bins: Value | float, mask: Value | float | None = None) -> Value:
    """How often each of 0 … bins - 1 is among the integers of x (int64); others are not counted."""

def philox(seed: Value | float, offset: Value | float) -> Any:
    """The four uint32 words of Philox-4x32-10 for a seed (key) and an offset (counter)."""

def div_trunc(x: Value | float, y: Value | float) -> Value:
    """x / y of integers, rounded towards zero, as C has it."""

def rem_trunc(x: Value | float, y: Value | float) -> Value:
    """What div_trunc leaves: x - y * div_trunc(x, y), with the sign of x."""

def umulhi(x: Value | float, y: Value | float) -> Value:
    """The upper half of the product of two unsigned integers of 32 or 64 bits."""

def ctz(x: Value | float) -> Value:
    """The number of zero bits below the lowest one; the width for 0."""

def fmod(x: Value | float, y: Value | float) -> Value:
    """The remainder of x / y towards zero, with the sign of x."""

def fmax(x: Value | float, y: Value | float) -> Value:
    """The larger; a NaN only where both are."""

def fmin(x: Value | float, y: Value | float) -> Value:
    """The smaller; a NaN only where both are."""

def copysign(x: Value | float, y: Value | float) -> Value:
    """abs(x) with the sign of y, also of -0.0."""

def hypot(x: Value | float, y: Value | float) -> Value:
    """sqrt(x * x + y * y), without overflow on the way."""

def cbrt(x: Value | float) -> Value:
    """The cube root."""

def erfc(x: Value | float) -> Value:
    """1 - erf(x), to about 1.2e-7 of its value also where that is tiny."""

def lgamma(x: Value | float) -> Value:
    """The logarithm of abs(gamma(x)), to about 1e-14."""

def asinh(x: Value | float) -> Value:
    """Inverse hyperbolic sine."""

def acosh(x: Value | float) -> Value:
    """Inverse hyperbolic cosine."""

def atanh(x: Value | float) -> Value:
    """Inverse hyperbolic tangent."""

