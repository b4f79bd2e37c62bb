"""Launches of a program: memory filled from the seed, between forbidden pages, on any backend."""

import importlib.util
import itertools
import os
import tempfile
import warnings

import numpy as np
from memory import Guarded, view

_folder = tempfile.mkdtemp(prefix="eas-fuzz-")
_numbers = itertools.count()


def fill(program):
    """The first content of each block, as bytes."""
    out = []
    for k, block in enumerate(program.blocks):
        rng = np.random.default_rng([program.seed, k])
        out.append(_numbers_of(rng, block.dtype, block.elements, block.whole).tobytes())
    return out


def _numbers_of(rng, dtype, count, whole):
    if dtype == "bool":
        return rng.integers(0, 2, count).astype(np.uint8)
    kind = np.dtype("float32" if dtype == "bfloat16" else dtype)
    if kind.kind in "iu":
        limits = np.iinfo(kind)
        small = rng.integers(max(-4, limits.min), 9, count).astype(kind)
        wide = rng.integers(limits.min, limits.max, count, kind, endpoint=True)
        edge = rng.choice(np.array([limits.min, limits.max, 0, 1], kind), count)
        return np.select([rng.random(count) < 0.7, rng.random(count) < 0.7], [small, wide], edge)
    if whole:
        x = rng.integers(-3, 4, count).astype(kind)
    else:
        x = (rng.standard_normal(count) * 4).astype(kind)
        tiny = float(np.finfo(kind).tiny)
        special = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, tiny, tiny / 4, 1e4, 0.5], kind)
        x = np.where(rng.random(count) < 0.15, rng.choice(special, count), x)
    if dtype == "bfloat16":
        return (x.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return x


def kernel_of(program):
    """The kernel, from a file as a user's would be."""
    path = os.path.join(_folder, f"kernel_{next(_numbers)}.py")
    with open(path, "w") as file:
        file.write(program.source())
    spec = importlib.util.spec_from_file_location(os.path.basename(path)[:-3], path)
    module = importlib.util.module_from_spec(spec)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)  # of what the shrinker tries
        spec.loader.exec_module(module)
    return module.kernel


def launch(kernel, program, content, backend, at_start=False):
    """What the launch leaves in each block, and whether all paint around them is still there."""
    blocks = [Guarded(c, at_start) for c in content]
    try:
        arrays = [
            view(blocks[v.block], program.blocks[v.block].dtype, v.first, v.shape, v.strides)
            for v in program.views
        ]
        named = {**program.scalars, **program.constexprs}
        kernel(*arrays, **named, _grid=tuple(program.grid), _backend=backend)
        after = [b.content() for b in blocks]
        return after, all(b.painted() for b in blocks)
    finally:
        for b in blocks:
            b.free()
