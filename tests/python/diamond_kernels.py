"""Kernels in which a value is used twice by the next, and that twice by the next, LAYERS deep: one
for each place a value can have. Run as a script, `python diamond_kernels.py [name]`: prints the
seconds."""

import sys
import time

import eas
import numpy as np
from eas import mk

LAYERS = 200
SIDE = 16


def doubled(x, layers=LAYERS):
    for _ in range(layers):
        x = x * 0.5 - x * 0.25
    return x


def counted(i, layers=LAYERS):
    """An integer that ends where it began, by way of a diamond."""
    for _ in range(layers):
        i = mk.minimum(i, i) + (i - i)
    return i


def summed(i, layers=LAYERS):
    for _ in range(layers):
        i = (i + i) - i
    return i


def both(a, b, layers=LAYERS):
    for _ in range(layers):
        a = (a & b) & (a & b)
    return a


def turned(x, layers=LAYERS):
    for _ in range(layers):
        x = x * 0.5 - x.T * 0.25
    return x


@eas.kernel
def operand(x, out):
    i, j = mk.arange(0, SIDE)[:, None], mk.arange(0, SIDE)[None, :]
    t = doubled(mk.load(x, i * SIDE + j))
    mk.store(out, i * SIDE + j, t)
    mk.store(out, mk.arange(0, SIDE), mk.sum(t, axis=0))


@eas.kernel
def operand_of_a_row(x, out):
    at = mk.program_id(0) * 64 + mk.arange(0, 64)
    mk.store(out, at, doubled(mk.load(x, at)))


@eas.kernel
def scalar(x, out):
    mk.store(out, 0, doubled(mk.load(x, 0)))


@eas.kernel
def transposed(x, out):
    i, j = mk.arange(0, SIDE)[:, None], mk.arange(0, SIDE)[None, :]
    keep = (i < 9) & (j < 11)
    t = turned(mk.load(x, i * SIDE + j, keep))
    mk.store(out, i * SIDE + j, t)
    mk.store(out, mk.arange(0, SIDE), mk.sum(t, axis=0))


@eas.kernel
def mask(x, out):
    at = mk.arange(0, 256)
    mk.store(out, at, mk.load(x, at), both(at < x.shape[0], at < 200))


@eas.kernel
def mask_of_a_matrix(x, out):
    i, j = mk.arange(0, SIDE)[:, None], mk.arange(0, SIDE)[None, :]
    keep = both(i < 9, j < 11)
    t = mk.load(x, j * SIDE + i, keep)
    mk.store(out, i * SIDE + j, t, keep)
    mk.store(out, mk.arange(0, SIDE), mk.sum(t, axis=1))


@eas.kernel
def many_masks(x, out):
    at = mk.arange(0, 256)
    total, keep = mk.zeros((256,), mk.float32), at < 250
    for n in range(LAYERS):
        keep = (keep & (at < 250 - n)) & keep
        total += mk.load(x, at, keep)
    mk.store(out, at, total)
    mk.store(out, 0, mk.sum(total))


@eas.kernel
def offset(x, out):
    i, j = mk.arange(0, SIDE)[:, None], mk.arange(0, SIDE)[None, :]
    mk.store(out, counted(i * SIDE + j), mk.load(x, summed(j * SIDE + i)))
    mk.store(out, mk.arange(0, SIDE), mk.sum(mk.load(x, counted(i * SIDE + j)), axis=0))


@eas.kernel
def pointer(x, out):
    i, j = mk.arange(0, SIDE)[:, None], mk.arange(0, SIDE)[None, :]
    p, q = x + counted(i * SIDE), out + summed(i * SIDE)
    for _ in mk.range(2):
        mk.store(q + counted(j), mk.load(p + summed(j)))
        p, q = p + counted(i - i), q + summed(i - i)


@eas.kernel
def condition(x, out, n):
    k = counted(n)
    if k > 2:
        mk.store(out, k, mk.load(x, k))
    while k < 7:
        k += 1
    for _ in mk.range(counted(k)):
        mk.store(out, k, 2.0)


@eas.kernel
def dot_operand(x, out, turns):
    i, j = mk.arange(0, SIDE)[:, None], mk.arange(0, SIDE)[None, :]
    acc = mk.zeros((SIDE, SIDE), mk.float32)
    for _ in mk.range(turns):
        acc = mk.dot(doubled(mk.load(x, i * SIDE + j)), turned(mk.load(x, j * SIDE + i)), acc=acc)
    mk.store(out, i * SIDE + j, acc)


@eas.kernel
def carried(x, out, turns):
    i, j = mk.arange(0, SIDE)[:, None], mk.arange(0, SIDE)[None, :]
    a, at = mk.load(x, i * SIDE + j), i * SIDE + j
    for _ in mk.range(turns):
        a, at = doubled(a) + turned(mk.load(x, at)), counted(at.T)
    mk.store(out, i * SIDE + j, a)


@eas.kernel
def branches(x, out, n):
    t = mk.load(x, mk.arange(0, 64))
    for k in range(LAYERS // 10):
        if n > k:
            t = t * 2.0 + t
        else:
            t = t - 1.0 / t
    mk.store(out, mk.arange(0, 64), t)


@eas.kernel
def grid_guard(x, out, n):
    at = mk.program_id(0) * 64 + mk.arange(0, 64)
    keep = both(at < n, at < n + 5) & (at < counted(n))
    mk.store(out, at, mk.load(x, at, keep), keep)


@eas.kernel
def by_thread(x, out, n):
    t = mk.tid(0, 64)
    if (t < n) & (counted(t) < n):
        mk.store(out, counted(t), doubled(mk.load(x, summed(t))))


@eas.kernel
def by_thread_in_a_loop(x, out, n):
    t = mk.tid(0, 64)
    v, k = mk.load(x, t), t
    while k < n:
        v, k = doubled(v), counted(k) + 1
    mk.store(out, t, v, both(t < 60, t < n + 50))


def helper_graph(layers=LAYERS):
    """Two functions a layer, each of which knows both of the layer below and calls one."""
    names: dict = {}
    source = "def f0(v): return v\ndef g0(v): return v\n"
    for n in range(1, layers):
        source += f"def f{n}(v): return f{n - 1}(v) if v is None else g{n - 1}(v)\n"
        source += f"def g{n}(v): return g{n - 1}(v) if v is None else f{n - 1}(v)\n"
    exec(source, names)
    return names[f"f{layers - 1}"]


top = helper_graph()


@eas.kernel
def helpers(x, out):
    at = mk.arange(0, 64)
    mk.store(out, at, top(mk.load(x, at)))


KERNELS = {
    kernel.__name__: (kernel, arguments)
    for kernel, arguments in [
        (operand, ()),
        (operand_of_a_row, ()),
        (scalar, ()),
        (transposed, ()),
        (mask, ()),
        (mask_of_a_matrix, ()),
        (many_masks, ()),
        (offset, ()),
        (pointer, ()),
        (condition, (3,)),
        (dot_operand, (2,)),
        (carried, (2,)),
        (branches, (3,)),
        (grid_guard, (50,)),
        (by_thread, (50,)),
        (by_thread_in_a_loop, (50,)),
        (helpers, ()),
    ]
}


def run(name, backend="cpu"):
    kernel, arguments = KERNELS[name]
    x = np.linspace(0, 1, 256, dtype=np.float32)
    out = np.zeros(256, np.float32)
    launch = kernel if name == "grid_guard" else kernel[1]
    launch(x, out, *arguments, _backend=backend)
    return out


if __name__ == "__main__":
    for each in sys.argv[1:] or KERNELS:
        start = time.process_time()
        run(each)
        print(each, round(time.process_time() - start, 2), flush=True)
