"""Backward through loops, beside jax: the masses of bodies from their pulls on each other, and a
recurrence of 1,000 steps. `k.grad` computes forward again what it needs; so does ours by hand, into
memory it is given. jax is timed twice: its gradient as users call it, which runs forward too, and
its backward alone on what it kept of the forward.
"""

import eas
import numpy as np
from eas import mk

from . import nbody
from .gradients_case import arrays, derived, gradient, put, wide
from .workload import empty, normal

# --- N-body --------------------------------------------------------------------------------------


@eas.kernel(fast_math=True)
def masses_by_hand(
    x, y, z, d_ax, d_ay, d_az, d_mass, N, softening, ADD: eas.constexpr, BLOCK: eas.constexpr
):
    j = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = j < N
    xj, yj, zj = mk.load(x, j, mask), mk.load(y, j, mask), mk.load(z, j, mask)
    total = mk.zeros((BLOCK,))
    for i in mk.range(0, N):
        dx, dy, dz = xj - mk.load(x, i), yj - mk.load(y, i), zj - mk.load(z, i)
        near = mk.rsqrt(dx * dx + dy * dy + dz * dz + softening)
        along = dx * mk.load(d_ax, i) + dy * mk.load(d_ay, i) + dz * mk.load(d_az, i)
        total += along * near * near * near
    put(d_mass, j, total, mask, ADD)


def masses_make(size):
    inputs, outputs = nbody.make(size)
    return [*inputs, *outputs, *(normal(30 + axis, size.n) for axis in range(3))], [empty(size.n)]


def masses_expected(case):
    x, y, z, _, _, _, _, *g = map(wide, case.inputs)
    total = np.zeros(case.size.n)
    for first in range(0, case.size.n, 512):
        some = slice(first, first + 512)
        d = [axis[None, :] - axis[some, None] for axis in (x, y, z)]
        near = (d[0] ** 2 + d[1] ** 2 + d[2] ** 2 + case.size.softening) ** -1.5
        along = sum(d[axis] * g[axis][some, None] for axis in range(3))
        total += (along * near).sum(axis=0)
    return (total,)


def masses_ours(case, add):
    *given, d_ax, d_ay, d_az, d_mass = arrays(case)
    adjoint, size = derived(nbody.nbody, "mass", add), case.size
    named = {"d_ax": d_ax, "d_ay": d_ay, "d_az": d_az, "d_mass": d_mass, "BLOCK": nbody.BLOCK}
    return lambda: adjoint(*given, size.n, size.softening, **named)


def masses_hand(case, add):
    given = arrays(case)
    given, size = [*given[:3], *given[7:]], case.size
    return lambda: masses_by_hand(*given, size.n, size.softening, ADD=add, BLOCK=nbody.BLOCK)


# --- a recurrence --------------------------------------------------------------------------------


@eas.kernel(fast_math=True)
def recurrence(x, w, start, out, N, T, BLOCK: eas.constexpr):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = at < N
    h, weight = mk.load(start, at, mask), mk.load(w, at, mask)
    for t in mk.range(0, T):
        h = mk.tanh(weight * h + mk.load(x, t * N + at, mask))
    mk.store(out, at, h, mask)


@eas.kernel(fast_math=True)
def recurrence_by_hand(
    x, w, start, d_out, d_x, d_w, d_start, h_at, N, T, ADD: eas.constexpr, BLOCK: eas.constexpr
):
    at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = at < N
    h, weight = mk.load(start, at, mask), mk.load(w, at, mask)
    for t in mk.range(0, T):
        mk.store(h_at, t * N + at, h, mask)
        h = mk.tanh(weight * h + mk.load(x, t * N + at, mask))
    g, d_weight = mk.load(d_out, at, mask), mk.zeros((BLOCK,))
    for back in mk.range(0, T):
        t = T - 1 - back
        before = mk.load(h_at, t * N + at, mask)
        g = g * (1.0 - h * h)
        put(d_x, t * N + at, g, mask, ADD)
        d_weight += g * before
        g = g * weight
        h = before
    put(d_w, at, d_weight, mask, ADD)
    put(d_start, at, g, mask, ADD)


def recurrence_make(size):
    x, w = normal(40, size.t, size.n), normal(41, size.n)
    start, d_out = normal(42, size.n), normal(43, size.n)
    outputs = [empty(*array.shape) for array in (x, w, start)]
    return [x, w, start, empty(size.n), d_out], outputs


def recurrence_expected(case):
    x, w, start, _, g = map(wide, case.inputs)
    states = [start]
    for row in x:
        states.append(np.tanh(w * states[-1] + row))
    d_x, d_w = np.zeros_like(x), np.zeros_like(w)
    for t in reversed(range(len(x))):
        d_x[t] = g * (1 - states[t + 1] ** 2)
        d_w += d_x[t] * states[t]
        g = d_x[t] * w
    return d_x, d_w, g


def recurrence_ours(case, add):
    *given, d_out, d_x, d_w, d_start = arrays(case)
    adjoint, size = derived(recurrence, ("x", "w", "start"), add), case.size
    named = {"d_out": d_out, "d_x": d_x, "d_w": d_w, "d_start": d_start, "BLOCK": size.block}
    return lambda: adjoint(*given, size.n, size.t, **named)


def recurrence_hand(case, add):
    x, w, start, _, *rest = arrays(case)
    size = case.size
    given = (x, w, start, *rest, empty(size.t, size.n), size.n, size.t)
    return lambda: recurrence_by_hand(*given, ADD=add, BLOCK=size.block)


WORKLOADS = (
    gradient(
        "masses",
        "N-body 8192, of the masses",
        {"n": 8192, "softening": 0.01},
        {"n": 70, "softening": 0.01},
        make=masses_make,
        expected=masses_expected,
        ours=masses_ours,
        by_hand=masses_hand,
    ),
    gradient(
        "recurrence",
        "recurrence, 1000 steps of 2048",
        {"n": 2048, "t": 1000, "block": 64},
        {"n": 70, "t": 45, "block": 64},
        make=recurrence_make,
        expected=recurrence_expected,
        ours=recurrence_ours,
        by_hand=recurrence_hand,
    ),
)
