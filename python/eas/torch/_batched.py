"""An operator for many samples at once: what vmap calls.

Every tensor has axes of samples first, in strides of 0 where all samples have the same. The
programs are those of one sample; memory is made for all of them, and each launch is one, over the
programs of every sample. What no program says runs sample by sample.
"""

from __future__ import annotations

import itertools
import operator
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch

from .. import _core
from ._operator import Registered
from ._program import Program
from ._record import NotRecorded
from ._replay import NotReplayed, spread
from ._schema import argument_text


class Batched(Registered):
    """`base` with one argument more: how many axes of samples its tensors have."""

    def __init__(self, base: Registered) -> None:
        self.base = base
        given = argument_text(base.overload._schema).removeprefix(", ")
        name = "axes"
        while name in base.arguments.names:
            name += "_"
        returns = str(base.overload._schema).rpartition(" -> ")[2]
        super().__init__(f"{base.qualname}_vmap", f"({given}, int {name}) -> {returns}")
        if base.autocast is not None:
            self.register_autocast(*base.autocast)

    def axes(self, values: Sequence[Any]) -> int:
        return int(values[-1])

    def numbers(self, values: Sequence[Any]) -> list[Any]:
        return self.base.numbers(values[:-1])

    def one_sample(self) -> Registered:
        return self.base

    def deeper(self, values: Sequence[Any]) -> list[Any]:
        return [*values[:-1], values[-1] + 1]

    def sample_values(self, values: Sequence[Any], pick: Callable[[Any], Any]) -> list[Any]:
        tensors = [x if x is None else pick(x) for x in self.arguments.tensors(values)]
        return self.arguments.with_tensors(values, tensors)[:-1]

    def make_program(self, values: Any, symbolic: bool) -> Program:
        first = (0,) * self.axes(values)
        return self.base.layout_program(self.sample_values(values, lambda x: x[first]), symbolic)

    def run(self, *args: Any, **kwargs: Any) -> Any:
        values = self.arguments.bound(args, kwargs)
        return run_batched(self, values, super().run)

    def fake(self, *args: Any, **kwargs: Any) -> Any:
        return fake(self, self.arguments.bound(args, kwargs))

    def backward(self, grads: Any, results: Any, wanted: Any, values: Any) -> list[Any]:
        if self.base.own_backward is None:
            return super().backward(grads, results, wanted, values)
        rows = []
        for at in _indices(sample_sizes(self, values)):
            pick = operator.itemgetter(at)
            each = [x if x is None else pick(x) for x in grads]
            sample = self.sample_values(values, pick)
            rows.append(self.base.backward(each, list(map(pick, results)), wanted, sample))
        return _stacked(rows, sample_sizes(self, values))


def fake(op: Registered, values: Sequence[Any]) -> Any:
    """What a run gives, for tensors without memory."""
    axes, sizes = op.axes(values), sample_sizes(op, values)

    def like_a_sample(x: Any) -> Any:
        return torch.empty_strided(
            x.shape[axes:], x.stride()[axes:], dtype=x.dtype, device=x.device
        )

    one = op.one_sample()
    made = one.results.flat(one.arguments.call(one.fake, op.sample_values(values, like_a_sample)))
    out = []
    for x in made:
        extent = x.untyped_storage().nbytes() // x.element_size()
        out.append(spread(x.shape, x.stride(), sizes, x.dtype, x.device, extent))
    return op.results.packed(out)


def sample_sizes(op: Registered, values: Sequence[Any]) -> Any:
    tensor = next(x for x in op.arguments.tensors(values) if x is not None)
    return tensor.shape[: op.axes(values)]


def _indices(sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return itertools.product(*map(range, sizes))


def _stacked(rows: list[list[Any]], sizes: Any) -> list[Any]:
    columns = [list(column) for column in zip(*rows, strict=True)]
    return [
        None if column[0] is None else torch.stack(column).reshape(*sizes, *column[0].shape)
        for column in columns
    ]


def run_batched(op: Registered, values: Any, replay: Any) -> Any:
    """One launch for all samples, where programs say what is done for one."""
    sizes = sample_sizes(op, values)
    if 0 in sizes:
        return op.arguments.call(op.fake, values)
    kind = op.kind(values)
    if kind not in op.sample_by_sample:
        try:
            return op.arguments.call(replay, values)
        except (NotRecorded, NotReplayed):
            op.sample_by_sample.add(kind)
    one = op.one_sample()
    rows = []
    for at in _indices(sizes):
        sample = op.sample_values(values, operator.itemgetter(at))
        rows.append(one.results.flat(one.arguments.call(one.run, sample)))
    return op.results.packed(_stacked(rows, sizes))


def rule(op: Registered, size: int, dims: Sequence[Any], values: Sequence[Any]) -> list[Any]:
    """The results, along axis 0, for `size` samples that lie along `dims` of the tensors."""
    whole = op.arguments.tensors(values)
    flat: list[Any] = []
    for value, at, is_tensor in zip(values, dims, op.arguments.is_tensor, strict=True):
        if is_tensor and isinstance(value, (list, tuple)):
            flat += at if isinstance(at, (list, tuple)) else [at] * len(value)
        elif is_tensor:
            flat.append(at)
    for name, x, at in zip(op.arguments.names_of_tensors(values), whole, flat, strict=True):
        if x is None or name not in op.arguments.names_written:
            continue
        if at is None or (x.stride(at) == 0 and x.shape[at] != 1):
            got = "in_dims=None for it" if at is None else "an expanded tensor"
            message = f"vmap has one '{name}' for all samples, which is written, got {got}, "
            _core.refuse("Error", op.qualname, message + "expected one a sample")
    given = [
        x
        if x is None
        else x.unsqueeze(0).expand(size, *x.shape)
        if at is None
        else x.movedim(at, 0)
        for x, at in zip(whole, flat, strict=True)
    ]
    with_these = op.arguments.with_tensors(values, given)
    if op.one_sample() is op:
        batched = op.batched()
        return batched.results.flat(batched.overload(*with_these, 1))
    deeper = op.deeper(with_these)
    return op.results.flat(op.arguments.call(op.overload, deeper))
