"""numba: parallel, fastmath, and exponentials by a polynomial of our own, as numba calls a scalar
math function otherwise. These are the loops a careful user of numba writes.
"""

from __future__ import annotations

import math

import numba
import numpy as np
from numba import njit, prange

from .peers import register
from .workload import Case, Run, empty

peer = register("numba")
f32 = numba.float32
parallel = njit(parallel=True, fastmath=True, error_model="numpy")


def same_arguments(workload, function, *names, tag=""):
    """Registers a function that takes the inputs, the outputs and these fields of the size."""

    @peer(workload, tag)
    def build(case: Case) -> Run:
        scalars = (getattr(case.size, name) for name in names)
        given = tuple(np.float32(s) if isinstance(s, float) else s for s in scalars)
        arguments = (*case.inputs, *case.outputs, *given)
        return lambda: function(*arguments)


@njit(fastmath=True, inline="always")
def exp(x):
    x = min(max(x, f32(-87.3)), f32(88.3))
    n = np.floor(x * f32(1.44269504) + f32(0.5))
    r = x - n * f32(0.693359375)
    r = r + n * f32(2.12194440e-4)
    p = f32(1.9875691500e-4)
    p = p * r + f32(1.3981999507e-3)
    p = p * r + f32(8.3334519073e-3)
    p = p * r + f32(4.1665795894e-2)
    p = p * r + f32(1.6666665459e-1)
    p = p * r + f32(5.0000001201e-1)
    p = p * (r * r) + r + f32(1)
    power = np.int32((np.int32(n) + np.int32(127)) << np.int32(23))
    return p * power.view(np.float32)


@parallel
def add(a, b, c):
    for i in prange(c.shape[0]):
        c[i] = a[i] + b[i]


@parallel
def gelu(x, out, a, b):
    for i in prange(x.shape[0]):
        z = x[i] * a + b
        out[i] = z / (f32(1) + exp(f32(-1.5957691216057308) * (z + f32(0.044715) * z * z * z)))


@parallel
def softmax(x, out):
    rows, cols = x.shape
    for row in prange(rows):
        best = x[row, 0]
        for i in range(cols):
            best = max(best, x[row, i])
        total = f32(0)
        for i in range(cols):
            e = exp(x[row, i] - best)
            out[row, i] = e
            total += e
        scale = f32(1) / total
        for i in range(cols):
            out[row, i] *= scale


@parallel
def layer_norm(x, weight, bias, out, eps):
    rows, cols = x.shape
    for row in prange(rows):
        total = f32(0)
        for i in range(cols):
            total += x[row, i]
        mean = total / f32(cols)
        squares = f32(0)
        for i in range(cols):
            d = x[row, i] - mean
            squares += d * d
        scale = f32(1) / math.sqrt(squares / f32(cols) + eps)
        for i in range(cols):
            out[row, i] = (x[row, i] - mean) * scale * weight[i] + bias[i]


@parallel
def layer_norm_backward(x, weight, dy, mean, rstd, dx, dw, db, dw_parts, db_parts):
    rows, cols = x.shape
    parts = dw_parts.shape[0]
    for part in prange(parts):
        for i in range(cols):
            dw_parts[part, i] = 0
            db_parts[part, i] = 0
        for row in range(rows * part // parts, rows * (part + 1) // parts):
            m, scale, c1, c2 = mean[row], rstd[row], f32(0), f32(0)
            for i in range(cols):
                hat = (x[row, i] - m) * scale
                wg = weight[i] * dy[row, i]
                c1 += hat * wg
                c2 += wg
                dw_parts[part, i] += dy[row, i] * hat
                db_parts[part, i] += dy[row, i]
            c1 /= f32(cols)
            c2 /= f32(cols)
            for i in range(cols):
                hat = (x[row, i] - m) * scale
                dx[row, i] = (weight[i] * dy[row, i] - (hat * c1 + c2)) * scale
    for i in range(cols):
        a, b = f32(0), f32(0)
        for part in range(parts):
            a += dw_parts[part, i]
            b += db_parts[part, i]
        dw[i] = a
        db[i] = b


@parallel
def total(x):
    s = f32(0)
    for i in prange(x.shape[0]):
        s += x[i]
    return s


@parallel
def transpose(x, out):
    n, tile = x.shape[0], 16
    for bi in prange(n // tile):
        for bj in range(n // tile):
            for i in range(bi * tile, bi * tile + tile):
                for j in range(bj * tile, bj * tile + tile):
                    out[i, j] = x[j, i]


@parallel
def blur(x, out):
    n, ninth = out.shape[0], f32(1 / 9)
    for y in prange(n):
        for i in range(n):
            a = x[y, i] + x[y, i + 1] + x[y, i + 2]
            b = x[y + 1, i] + x[y + 1, i + 1] + x[y + 1, i + 2]
            c = x[y + 2, i] + x[y + 2, i + 1] + x[y + 2, i + 2]
            out[y, i] = (a + b + c) * ninth


@njit(parallel=True)
def mandelbrot(cx, cy, out, limit):
    n = out.shape[0]
    for task in prange(n):
        row = (task % (n // 2)) * 2 + task // (n // 2)  # so that each thread gets as many hard rows
        for col in range(n):
            re, im, count = f32(0), f32(0), 0
            for _ in range(limit):
                re2, im2 = re * re, im * im
                if re2 + im2 > f32(4):
                    break
                im = f32(2) * re * im + cy[row]
                re = re2 - im2 + cx[col]
                count += 1
            out[row, col] = count


@parallel
def nbody(x, y, z, mass, ax, ay, az, softening):
    for i in prange(x.shape[0]):
        fx, fy, fz = f32(0), f32(0), f32(0)
        xi, yi, zi = x[i], y[i], z[i]
        for j in range(x.shape[0]):
            dx, dy, dz = x[j] - xi, y[j] - yi, z[j] - zi
            near = f32(1) / math.sqrt(dx * dx + dy * dy + dz * dz + softening)
            pull = mass[j] * near * near * near
            fx += dx * pull
            fy += dy * pull
            fz += dz * pull
        ax[i] = fx
        ay[i] = fy
        az[i] = fz


@parallel
def matmul(a, b, c):
    """Four rows of C at a time, four steps of K at a time."""
    m, n = c.shape
    for block in prange((m + 3) // 4):
        i = min(block * 4, max(m - 4, 0))
        acc = np.zeros((4, n), a.dtype)
        for k in range(0, a.shape[1] - 3, 4):
            for j in range(n):
                b0, b1, b2, b3 = b[k, j], b[k + 1, j], b[k + 2, j], b[k + 3, j]
                for r in range(4):
                    row = a[i + r]
                    acc[r, j] += row[k] * b0 + row[k + 1] * b1 + row[k + 2] * b2 + row[k + 3] * b3
        for k in range(a.shape[1] // 4 * 4, a.shape[1]):
            for r in range(4):
                for j in range(n):
                    acc[r, j] += a[i + r, k] * b[k, j]
        c[i : i + 4] = acc


@parallel
def attention(q, k, v, out, scale):
    heads, n, dims = q.shape
    blocks = n // 4
    for task in prange(heads * blocks):
        head, first = task // blocks, task % blocks * 4
        p = np.empty((4, n), np.float32)
        for j in range(n):
            s0, s1, s2, s3 = f32(0), f32(0), f32(0), f32(0)
            for d in range(dims):
                key = k[head, j, d]
                s0 += q[head, first, d] * key
                s1 += q[head, first + 1, d] * key
                s2 += q[head, first + 2, d] * key
                s3 += q[head, first + 3, d] * key
            p[0, j], p[1, j], p[2, j], p[3, j] = s0 * scale, s1 * scale, s2 * scale, s3 * scale
        acc = np.zeros((4, dims), np.float32)
        for r in range(4):
            best, sum_ = p[r, 0], f32(0)
            for j in range(n):
                best = max(best, p[r, j])
            for j in range(n):
                e = exp(p[r, j] - best)
                p[r, j] = e
                sum_ += e
            for j in range(n):
                p[r, j] /= sum_
        for j in range(n):
            for d in range(dims):
                value = v[head, j, d]
                acc[0, d] += p[0, j] * value
                acc[1, d] += p[1, j] * value
                acc[2, d] += p[2, j] * value
                acc[3, d] += p[3, j] * value
        out[head, first : first + 4] = acc


same_arguments("add", add)
same_arguments("gelu", gelu, "a", "b")
same_arguments("softmax", softmax)
same_arguments("layer_norm", layer_norm, "eps")
same_arguments("transpose", transpose)
same_arguments("blur", blur)
same_arguments("mandelbrot", mandelbrot, "limit")
same_arguments("nbody", nbody, "softening")
same_arguments("matmul", matmul)


@peer("layer_norm_backward")
def build_layer_norm_backward(case: Case) -> Run:
    cols = case.size.cols
    parts = numba.get_num_threads()
    arguments = (*case.inputs, *case.outputs, empty(parts, cols), empty(parts, cols))
    return lambda: layer_norm_backward(*arguments)


@peer("sum")
def build_sum(case: Case) -> Run:
    (x,) = case.inputs
    return lambda: (total(x),)


@peer("attention")
def build_attention(case: Case) -> Run:
    arguments = (*case.inputs, *case.outputs, np.float32(case.size.d**-0.5))
    return lambda: attention(*arguments)
