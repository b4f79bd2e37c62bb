"""Tangents beside gradients: <w, J v> is <J^T w, v>, whatever v and w are."""

import numpy as np

BACKENDS = "cpu", "interpreter"


def ready(arguments):
    return {n: v.copy() if isinstance(v, np.ndarray) else v for n, v in arguments.items()}


def tangents(kernel, arguments, wrt, outs, v, launch):
    """What a launch of the tangent leaves in the d_ arrays of `outs`, and in the arguments."""
    given = ready(arguments)
    d = {n: v[n].copy() for n in wrt} | {
        n: np.zeros(arguments[n].shape) for n in outs if n not in wrt
    }
    kernel.jvp(wrt=wrt)(**given, **{f"d_{n}": array for n, array in d.items()}, **launch)
    for name in wrt:
        if name not in outs:
            np.testing.assert_array_equal(d[name], v[name], err_msg=f"d_{name} was written")
    return {n: d[n] for n in outs}, given


def gradients(kernel, arguments, wrt, outs, w, launch):
    d = {n: w[n].copy() if n in outs else np.zeros(np.shape(arguments[n]) or 1) for n in wrt}
    d |= {n: w[n].copy() for n in outs if n not in wrt}
    kernel.grad(wrt=wrt)(
        **ready(arguments), **{f"d_{n}": array for n, array in d.items()}, **launch
    )
    return {n: d[n] for n in wrt}


def check(kernel, arguments, wrt, outs, launch, seed=0, tolerance=1e-9):
    rng = np.random.default_rng([seed, 17])
    v = {n: rng.normal(size=np.shape(arguments[n]) or 1) for n in wrt}
    w = {n: rng.normal(size=arguments[n].shape) for n in outs}
    plain = ready(arguments)
    kernel(**plain, **launch, _backend="interpreter")
    for backend in BACKENDS:
        where = launch | {"_backend": backend}
        t, after = tangents(kernel, arguments, wrt, outs, v, where)
        for name, value in plain.items():
            np.testing.assert_allclose(
                after[name], value, tolerance, tolerance, err_msg=f"{backend}: {name}"
            )
        g = gradients(kernel, arguments, wrt, outs, w, where)
        forward = np.concatenate([(w[n] * t[n]).ravel() for n in outs])
        reverse = np.concatenate([(g[n] * v[n]).ravel() for n in wrt])
        scale = max(1.0, np.abs(forward).sum(), np.abs(reverse).sum())
        assert abs(forward.sum() - reverse.sum()) <= tolerance * scale, (
            f"{backend}: {forward.sum()} forward, {reverse.sum()} reverse"
        )
