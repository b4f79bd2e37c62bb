"""Kernels that are one long chain, for each way one value can come from another. Run as a script,
`python chain_kernels.py length kilobytes [name]`: compiles and runs them on a thread with so small
a stack, prints the names."""

import sys
import threading

import eas
import numpy as np
from eas import mk


@eas.kernel
def in_registers(x, out, N: eas.constexpr):
    at = mk.arange(0, 256)
    t = mk.load(x, at)
    for _ in range(N):
        t = t * 0.5 + 1.0
    mk.store(out, at, t)


@eas.kernel
def planned(x, out, N: eas.constexpr):
    i, j = mk.arange(0, 16)[:, None], mk.arange(0, 16)[None, :]
    t = mk.load(x, i * 16 + j)
    for _ in range(N):
        t = t * 0.5 + 1.0
    mk.store(out, i * 16 + j, t)
    mk.store(out, mk.arange(0, 16), mk.sum(t, axis=0))


@eas.kernel
def transposed(x, out, N: eas.constexpr):
    i, j = mk.arange(0, 16)[:, None], mk.arange(0, 16)[None, :]
    t = mk.load(x, i * 16 + j)
    for _ in range(N):
        t = t.T * 0.5
    mk.store(out, i * 16 + j, t)
    mk.store(out, mk.arange(0, 16), mk.sum(t, axis=0))


@eas.kernel
def offsets(x, out, N: eas.constexpr):
    i, j = mk.arange(0, 16)[:, None], mk.arange(0, 16)[None, :]
    at = i * 16 + j
    near, far = at, at
    for n in range(N):
        near = near + (n % 3 - 1)
        far = (far * 5 + 1) % 256
    t = mk.load(x, mk.minimum(mk.maximum(near, 0), 255)) + mk.load(x, far)
    mk.store(out, at, t)
    mk.store(out, mk.arange(0, 16), mk.sum(t, axis=0))


@eas.kernel
def masks(x, out, n, N: eas.constexpr):
    i, j = mk.arange(0, 16)[:, None], mk.arange(0, 16)[None, :]
    keep = (i < 9) & (j < 16)
    for k in range(N):
        keep = keep & (j < n + k)
    t = mk.load(x, j * 16 + i, keep)
    mk.store(out, i * 16 + j, t, keep)
    mk.store(out, mk.arange(0, 16), mk.sum(t, axis=0))


@eas.kernel
def loads(x, out, N: eas.constexpr):
    i, j = mk.arange(0, 16)[:, None], mk.arange(0, 16)[None, :]
    t = mk.load(x, i * 16 + j)
    for _ in range(N // 8):
        t = mk.load(x, mk.minimum(t, 1.0).to(mk.int64), j < 9, t)
    mk.store(out, i * 16 + j, t)
    mk.store(out, mk.arange(0, 16), mk.sum(t, axis=0))


@eas.kernel
def product(x, out, N: eas.constexpr):
    i, j = mk.arange(0, 16)[:, None], mk.arange(0, 16)[None, :]
    acc = mk.zeros((16, 16), mk.float32)
    for _ in mk.range(2):
        t = mk.load(x, i * 16 + j)
        for _ in range(N):
            t = t * 0.5 + 1.0
        acc = mk.dot(t, t, acc=acc)
    mk.store(out, i * 16 + j, acc)


@eas.kernel
def scalars(x, out, n, N: eas.constexpr):
    k = n
    for _ in range(N):
        k = (k * 3 + 1) % 101
    if k > 0:
        mk.store(out, 0, k.to(mk.float32))


@eas.kernel
def by_thread(x, out, N: eas.constexpr):
    t = mk.tid(0, 64)
    v = mk.load(x, t)
    if t < 50:
        for _ in range(N):
            v = v * 0.5 + 1.0
    mk.store(out, t, v)


KERNELS = {
    kernel.__name__: (kernel, arguments)
    for kernel, arguments in [
        (in_registers, ()),
        (planned, ()),
        (transposed, ()),
        (offsets, ()),
        (masks, (9,)),
        (loads, ()),
        (product, ()),
        (scalars, (5,)),
        (by_thread, ()),
    ]
}


def run(name, length):
    kernel, arguments = KERNELS[name]
    out = np.zeros(256, np.float32)
    kernel[1](np.linspace(0, 1, 256, dtype=np.float32), out, *arguments, N=length, _backend="cpu")
    return out


if __name__ == "__main__":
    threading.stack_size(int(sys.argv[2]) * 1024)
    for each in sys.argv[3:] or KERNELS:
        worker = threading.Thread(target=run, args=(each, int(sys.argv[1])))
        worker.start()
        worker.join()
        print(each, flush=True)
