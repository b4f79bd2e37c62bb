"""JAX's gradients through loops: as users call them, which runs forward too, and the backward alone
of a vjp whose forward ran before.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp

from .peers import register
from .peers_jax import nbody
from .workload import Case, Run

peer = register("jax")


def masses(size, mass, x, y, z):
    return nbody(x, y, z, mass, size)


def recurrence(size, x, w, start):
    def step(h, row):
        return jnp.tanh(w * h + row), None

    return jax.lax.scan(step, start, x)[0]


FORWARDS = {  # the function, its inputs, the gradients given, how many inputs are active
    "grad_masses": (masses, lambda i: [i[3], *i[:3]], lambda i: tuple(i[7:]), 1),
    "grad_recurrence": (recurrence, lambda i: i[:3], lambda i: i[4], 3),
}


def backward(name: str, alone: bool):
    forward, inputs_of, given_of, active = FORWARDS[name]

    def build(case: Case) -> Run:
        put = [jax.device_put(array) for array in case.inputs]
        inputs, given = inputs_of(put), given_of(put)
        rest = inputs[active:]

        def of(*first):
            return forward(case.size, *first, *rest)

        if alone:
            _, pull = jax.jit(lambda *first: jax.vjp(of, *first))(*inputs[:active])
            call = jax.jit(lambda pull, g: pull(g))
            return lambda: jax.block_until_ready(call(pull, given))
        call = jax.jit(lambda g, *first: jax.vjp(of, *first)[1](g))
        return lambda: jax.block_until_ready(call(given, *inputs[:active]))

    return build


for workload in FORWARDS:
    peer(workload)(backward(workload, alone=False))
    peer(workload, "backward alone")(backward(workload, alone=True))
