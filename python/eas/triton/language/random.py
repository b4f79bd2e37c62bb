"""tl.rand and friends: the bits and numbers of Triton's Philox."""

from __future__ import annotations

from typing import Any

from ... import _core as core
from ._core import builtin
from ._tensor import core_cast, mk, to_tensor
from ._types import int32, uint32, uint64

N_ROUNDS_DEFAULT = 10
_TWO_PI = 6.283185307179586


def _words(seed: Any, offset: Any, n_rounds: int) -> Any:
    if n_rounds != N_ROUNDS_DEFAULT:
        core.refuse("CompileError", "philox", f"ten rounds only, got n_rounds={n_rounds}")
    seed = core_cast(to_tensor(seed), uint64)
    offset = to_tensor(offset)
    if offset.dtype.primitive_bitwidth <= 32:  # what is above the counter's first word is zero
        offset = mk.cast(mk.cast(offset, core.uint32), core.uint64)
    return mk.philox(seed, offset)


@builtin
def randint4x(seed: Any, offset: Any, n_rounds: int = N_ROUNDS_DEFAULT) -> Any:
    return tuple(_words(seed, offset, n_rounds))


@builtin
def randint(seed: Any, offset: Any, n_rounds: int = N_ROUNDS_DEFAULT) -> Any:
    return _words(seed, offset, n_rounds)[0]


@builtin
def philox(seed: Any, c0: Any, c1: Any, c2: Any, c3: Any, n_rounds: int = N_ROUNDS_DEFAULT) -> Any:
    """Ten rounds of Philox-4x32, written out: any counter."""
    seed = core_cast(to_tensor(seed), uint64)
    k0, k1 = mk.cast(seed, core.uint32), mk.cast(seed >> 32, core.uint32)
    return philox_impl(c0, c1, c2, c3, k0, k1, n_rounds)


@builtin
def philox_impl(
    c0: Any, c1: Any, c2: Any, c3: Any, k0: Any, k1: Any, n_rounds: int = N_ROUNDS_DEFAULT
) -> Any:
    def word(x: Any) -> Any:
        return mk.cast(to_tensor(x), core.uint32)

    def high(x: Any, by: int) -> Any:
        return mk.cast((mk.cast(x, core.uint64) * by) >> 32, core.uint32)

    c0, c1, c2, c3, k0, k1 = (word(x) for x in (c0, c1, c2, c3, k0, k1))
    for _ in range(n_rounds):
        old0, old2 = c0, c2
        c0 = high(old2, 0xCD9E8D57) ^ c1 ^ k0
        c2 = high(old0, 0xD2511F53) ^ c3 ^ k1
        c1 = old2 * 0xCD9E8D57
        c3 = old0 * 0xD2511F53
        k0, k1 = k0 + 0x9E3779B9, k1 + 0xBB67AE85
    return c0, c1, c2, c3


@builtin
def uint_to_uniform_float(x: Any) -> Any:
    """In [0, 1): the sign folded away, then scaled."""
    if x.dtype.primitive_bitwidth != 32:
        core.refuse("DTypeError", "uint_to_uniform_float", f"32 bits only, got {x.dtype}")
    x = mk.bitcast(x, core.int32) if x.dtype is uint32 else mk.cast(x, int32.core)
    x = mk.where(x < 0, -x - 1, x)
    return mk.cast(x, core.float32) * 4.6566127342e-10


@builtin
def rand(seed: Any, offset: Any, n_rounds: int = N_ROUNDS_DEFAULT) -> Any:
    return uint_to_uniform_float(randint(seed, offset, n_rounds))


@builtin
def rand4x(seed: Any, offset: Any, n_rounds: int = N_ROUNDS_DEFAULT) -> Any:
    return tuple(uint_to_uniform_float(w) for w in randint4x(seed, offset, n_rounds))


@builtin
def pair_uniform_to_normal(u1: Any, u2: Any) -> Any:
    u1 = mk.maximum(u1, 1.0e-7)
    angle = u2 * _TWO_PI
    r = mk.sqrt(mk.log(u1) * -2.0)
    return r * mk.cos(angle), r * mk.sin(angle)


@builtin
def randn(seed: Any, offset: Any, n_rounds: int = N_ROUNDS_DEFAULT) -> Any:
    words = randint4x(seed, offset, n_rounds)
    return pair_uniform_to_normal(*(uint_to_uniform_float(w) for w in words[:2]))[0]


@builtin
def randn4x(seed: Any, offset: Any, n_rounds: int = N_ROUNDS_DEFAULT) -> Any:
    u = rand4x(seed, offset, n_rounds)
    return (*pair_uniform_to_normal(u[0], u[1]), *pair_uniform_to_normal(u[2], u[3]))
