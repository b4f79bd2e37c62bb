"""Where an int32 can lie that is 64 bits wide underneath: it wraps where that could be seen.

A span is the least and the largest value, as if nothing ever wrapped. `program_id` and arguments
are known within what the launch says (`programs`, `ARGUMENT`): one beyond it is another kernel.
"""

from __future__ import annotations

from collections.abc import Callable

Span = tuple[int, int]

INT32: Span = (-(2**31), 2**31 - 1)
_WIDE: Span = (-(2**62), 2**62)
ARGUMENT = 2**30  # integers of this size and more are marked by the launch
_LEVELS = (15, 20, 25, 31)  # grids are told apart by as many bits


def programs(grid: tuple[int, ...]) -> int:
    """At most so many programs along an axis, for all grids of about this size."""
    most = max(grid, default=1)
    return next((1 << bits for bits in _LEVELS if most <= 1 << bits), 1 << _LEVELS[-1])


def fits(span: Span) -> bool:
    return INT32[0] <= span[0] and span[1] <= INT32[1]


def _both(x: Span, y: Span) -> Span:
    """Of `or` and `xor`."""
    if x[0] < 0 or y[0] < 0:
        return INT32
    return 0, (1 << max(x[1], y[1]).bit_length()) - 1


def _masked(x: Span, y: Span) -> Span:
    highs = [span[1] for span in (x, y) if span[0] >= 0]
    return (0, min(highs)) if highs else INT32


def _divided(x: Span, y: Span) -> Span:
    return (0, x[1] // max(y[0], 1)) if x[0] >= 0 and y[0] >= 0 else INT32


def _rest(x: Span, y: Span) -> Span:
    if x[0] < 0 or y[0] < 0:
        return INT32
    return 0, min(x[1], y[1] - 1) if y[0] > 0 else max(x[1], y[1])


def _times(x: Span, y: Span) -> Span:
    corners = [a * b for a in x for b in y]
    return min(corners), max(corners)


def _left(x: Span, y: Span) -> Span:
    return (x[0] << y[0], x[1] << y[0]) if y[0] == y[1] and 0 <= y[0] < 32 else _WIDE


def _right(x: Span, y: Span) -> Span:
    if y[0] == y[1] and 0 <= y[0] < 32:
        return x[0] >> y[0], x[1] >> y[0]
    return min(x[0], 0), max(x[1], 0)


_RULES: dict[str, Callable[[Span, Span], Span]] = {
    "add": lambda x, y: (x[0] + y[0], x[1] + y[1]),
    "sub": lambda x, y: (x[0] - y[1], x[1] - y[0]),
    "mul": _times,
    "floordiv": _divided,
    "mod": _rest,
    "and_": _masked,
    "or_": _both,
    "xor": _both,
    "lshift": _left,
    "rshift": _right,
    "minimum": lambda x, y: (min(x[0], y[0]), min(x[1], y[1])),
    "maximum": lambda x, y: (max(x[0], y[0]), max(x[1], y[1])),
    "where": lambda x, y: (min(x[0], y[0]), max(x[1], y[1])),
}
_LARGE = {"mul": 1 << 16, "lshift": 16, "add": 1 << 28, "sub": 1 << 28}


def mixes_up(name: str, x: Span, y: Span) -> bool:
    """Whether one of the two is a number that offsets are not made with."""
    least = _LARGE.get(name)
    numbers = [abs(low) for low, high in (x, y) if low == high]
    return least is not None and any(number >= least for number in numbers)


# What is the same whether its operands have wrapped or not.
LINEAR = frozenset(["add", "sub", "mul", "lshift"])


def of(name: str, x: Span, y: Span) -> Span:
    low, high = _RULES[name](x, y)
    return max(low, _WIDE[0]), min(high, _WIDE[1])
