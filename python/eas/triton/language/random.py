"""tl.rand and friends: the bits and numbers of Triton's Philox."""

from __future__ import annotations

from typing import Any

from ... import _core as core
from ._core import builtin
from ._tensor import core_cast, mk, tensor, to_tensor
from ._types import uint64

N_ROUNDS_DEFAULT = 10
_TWO_PI = 6.283185307179586


def _seed(seed: Any) -> Any:
    seed = to_tensor(seed)
    if not isinstance(seed, tensor) or not seed.dtype.is_int():
        core.refuse("DTypeError", "philox", f"a seed is an integer, got {seed.dtype}")
    return core_cast(seed, uint64)


@builtin
def randint4x(seed: Any, offset: Any, n_rounds: int = N_ROUNDS_DEFAULT) -> Any:
    seed, offset = _seed(seed), to_tensor(offset)
    if offset.dtype.primitive_bitwidth <= 32:  # what is above the counter's first word is zero
        offset = mk.cast(mk.cast(offset, core.uint32), core.uint64)
    offset = mk.cast(offset, core.uint64)
    if n_rounds == N_ROUNDS_DEFAULT:
        return tuple(mk.philox(seed, offset))
    low, high = mk.cast(offset, core.uint32), mk.cast(offset >> 32, core.uint32)
    return philox(seed, low, high, low * 0, low * 0, n_rounds)


@builtin
def randint(seed: Any, offset: Any, n_rounds: int = N_ROUNDS_DEFAULT) -> Any:
    return randint4x(seed, offset, n_rounds)[0]


# By the width of a word: what keys grow by, and the two factors of a round.
_CONSTANTS = {
    32: (0x9E3779B9, 0xBB67AE85, 0xD2511F53, 0xCD9E8D57),
    64: (0x9E3779B97F4A7C15, 0xBB67AE8584CAA73B, 0xD2E7470EE14C6C93, 0xCA5A826395121157),
}
_WORDS = {32: core.uint32, 64: core.uint64}


@builtin
def philox(seed: Any, c0: Any, c1: Any, c2: Any, c3: Any, n_rounds: int = N_ROUNDS_DEFAULT) -> Any:
    """Philox-4x32, or 4x64 where the counter's words are of 64 bits."""
    seed = _seed(seed)
    width = to_tensor(c0).dtype.primitive_bitwidth
    if width == 64:
        return philox_impl(c0, c1, c2, c3, seed, 0, n_rounds)
    return philox_impl(c0, c1, c2, c3, seed, seed >> 32, n_rounds)


@builtin
def philox_impl(
    c0: Any, c1: Any, c2: Any, c3: Any, k0: Any, k1: Any, n_rounds: int = N_ROUNDS_DEFAULT
) -> Any:
    width = to_tensor(c0).dtype.primitive_bitwidth
    if width not in _WORDS:
        core.refuse("DTypeError", "philox", f"counters of 32 or 64 bits, got {width}")
    by0, by1, first, second = _CONSTANTS[width]

    def word(x: Any) -> Any:
        return mk.cast(to_tensor(x), _WORDS[width])

    def high(x: Any, by: int) -> Any:
        if width == 64:
            return mk.umulhi(x, word(by))
        return mk.cast((mk.cast(x, core.uint64) * by) >> 32, core.uint32)

    c0, c1, c2, c3, k0, k1 = (word(x) for x in (c0, c1, c2, c3, k0, k1))
    for _ in range(n_rounds):
        old0, old2 = c0, c2
        c0 = high(old2, second) ^ c1 ^ k0
        c2 = high(old0, first) ^ c3 ^ k1
        c1, c3 = old2 * word(second), old0 * word(first)
        k0, k1 = k0 + word(by0), k1 + word(by1)
    return c0, c1, c2, c3


@builtin
def uint_to_uniform_float(x: Any) -> Any:
    """In [0, 1): the sign folded away, then scaled."""
    width = x.dtype.primitive_bitwidth
    if width not in _WORDS or x.dtype.is_floating():
        core.refuse("DTypeError", "uint_to_uniform_float", f"integers of 32 or 64 bits, got "
                    f"{x.dtype}")  # fmt: skip
    x = mk.cast(x, core.int32 if width == 32 else core.int64)
    x = mk.where(x < 0, -x - 1, x)
    return mk.cast(x, core.float32) * (4.6566127342e-10 if width == 32 else 1.0842020432385337e-19)


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
