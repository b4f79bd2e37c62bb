"""JAX: jit of what one writes with jnp. It has no `out=`; where memory decides (add), the result's
buffer is given back to it for the next call (donation).
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

from .peers import register
from .workload import Case, Run

jax.config.update("jax_enable_x64", True)  # for the float64 row; float32 inputs stay float32
peer = register("jax")


def jitted(compute):
    """A builder: `compute(*inputs, size)` gives the result or a tuple of them."""

    def build(case: Case) -> Run:
        inputs = [jax.device_put(array) for array in case.inputs]
        size = case.size
        function = jax.jit(lambda *arrays: compute(*arrays, size))

        def run():
            results = jax.block_until_ready(function(*inputs))
            return results if isinstance(results, tuple) else (results,)

        return run

    return build


@peer("add")
def add(case: Case) -> Run:
    a, b = (jax.device_put(array) for array in case.inputs)
    function = jax.jit(lambda a, b, old: a + b, donate_argnums=(2,), keep_unused=True)
    kept = [jax.device_put(np.zeros(case.size.n, np.float32))]

    def run():
        kept[0] = jax.block_until_ready(function(a, b, kept[0]))
        return (kept[0],)

    return run


def layer_norm(x, weight, bias, size):
    mean = x.mean(1, keepdims=True)
    var = ((x - mean) ** 2).mean(1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(var + np.float32(size.eps)) * weight + bias


def layer_norm_backward(x, weight, dy, mean, rstd, size):
    hat = (x - mean[:, None]) * rstd[:, None]
    wg = weight * dy
    c1, c2 = (hat * wg).mean(1, keepdims=True), wg.mean(1, keepdims=True)
    return (wg - (hat * c1 + c2)) * rstd[:, None], (dy * hat).sum(0), dy.sum(0)


def attention(q, k, v, size):
    scores = q @ jnp.swapaxes(k, 1, 2) * np.float32(size.d**-0.5)
    return jax.nn.softmax(scores, axis=-1) @ v


def blur(x, size):
    n = size.n
    return sum(x[i : i + n, j : j + n] for i in range(3) for j in range(3)) * np.float32(1 / 9)


def mandelbrot(cx, cy, size):
    c_re, c_im = jnp.meshgrid(cx, cy)

    def turn(_, state):
        re, im, count = state
        re2, im2 = re * re, im * im
        count = count + (re2 + im2 <= 4).astype(jnp.int32)
        return re2 - im2 + c_re, 2 * re * im + c_im, count

    start = (jnp.zeros_like(c_re), jnp.zeros_like(c_re), jnp.zeros(c_re.shape, jnp.int32))
    return jax.lax.fori_loop(0, size.limit, turn, start)[2]


def nbody(x, y, z, mass, size):
    dx, dy, dz = (axis[None, :] - axis[:, None] for axis in (x, y, z))
    near = jax.lax.rsqrt(dx * dx + dy * dy + dz * dz + np.float32(size.softening))
    pull = near * near * near * mass
    return (dx * pull).sum(1), (dy * pull).sum(1), (dz * pull).sum(1)


@peer("gelu")
def gelu(case: Case) -> Run:
    a, b = np.float32(case.size.a), np.float32(case.size.b)
    return jitted(lambda x, size: jax.nn.gelu(x * a + b, approximate=True))(case)


peer("softmax")(jitted(lambda x, size: jax.nn.softmax(x, axis=1)))
peer("layer_norm")(jitted(layer_norm))
peer("layer_norm_backward")(jitted(layer_norm_backward))
peer("sum")(jitted(lambda x, size: x.sum()))
peer("matmul")(jitted(lambda a, b, size: a @ b))
peer("attention")(jitted(attention))
peer("transpose")(jitted(lambda x, size: x.T))
peer("blur")(jitted(blur))
peer("mandelbrot")(jitted(mandelbrot))
peer("nbody")(jitted(nbody))
