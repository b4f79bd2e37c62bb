"""How operators meet torch's autograd: one function for all of them, in both directions.

It runs at the dispatcher's Autograd key, where torch.func's transforms come one level at a time.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import torch
from torch._C import _AutoDispatchBelowAutograd
from torch._functorch.utils import enable_single_level_autograd_function
from torch.autograd import forward_ad
from torch.autograd.function import _SingleLevelFunction

from .. import _core
from ._kept import Layout, kept

_AFTER = torch._C._after_autograd_keyset


def run(operator: Any, keyset: Any, values: list[Any]) -> Any:
    """The operator at the Autograd key."""
    tensors = operator.arguments.tensors(values)
    distributed = sys.modules.get("torch.distributed.tensor")
    if distributed is not None and any(isinstance(x, distributed.DTensor) for x in tensors):
        made = _on_every_process(distributed, operator, values, tensors)
        if made is not None:
            return made
    follows = torch.is_grad_enabled() and any(x is not None and x.requires_grad for x in tensors)
    if not follows and forward_ad._current_level < 0:
        with _AutoDispatchBelowAutograd():
            return operator.arguments.call(operator.overload.redispatch, values, keyset & _AFTER)
    if follows and any(operator.arguments.written):
        _refuse_writes(operator, values)
    tensors = [x if x is None else _spread(x) for x in tensors]
    values = operator.arguments.with_tensors(values, tensors)
    with enable_single_level_autograd_function():
        results = operator.function.apply(operator, keyset, values, *tensors)
    return operator.results.packed(results)


def _on_every_process(distributed: Any, operator: Any, values: Any, tensors: Any) -> Any:
    """DTensors: all of each tensor on every process, unless someone registered how to share."""
    known = distributed.DTensor._op_dispatcher.sharding_propagator
    for table in ("op_strategy_funcs", "op_single_dim_strategy_funcs", "op_to_rules"):
        if operator.overload in getattr(known, table, {}):
            return None
    mesh = next(x.device_mesh for x in tensors if isinstance(x, distributed.DTensor))
    whole = [distributed.Replicate()] * mesh.ndim
    local = [
        x.redistribute(mesh, whole).to_local() if isinstance(x, distributed.DTensor) else x
        for x in tensors
    ]
    given = operator.arguments.with_tensors(values, local)
    result = operator.arguments.call(operator.overload, given)
    made = [
        distributed.DTensor.from_local(x, mesh, whole, run_check=False)
        for x in operator.results.flat(result)
    ]
    return operator.results.packed(made)


def _refuse_writes(operator: Any, values: list[Any]) -> None:
    names = operator.arguments.names_of_tensors(values)
    tensors = operator.arguments.tensors(values)
    named = [n for n, x in zip(names, tensors, strict=True) if x is not None and x.requires_grad]
    message = f"an operator that writes its arguments has no gradient, got '{named[0]}' that "
    message += "requires grad, expected torch.no_grad() or x.detach()"
    _core.refuse("Error", operator.qualname, message)


def _spread(x: Any) -> Any:
    """Without elements at several indices, whose gradients would lie in one place."""
    if not x.requires_grad:
        return x
    pairs = zip(x.shape, x.stride(), strict=True)
    repeats = any(isinstance(s, int) and s == 0 and n != 1 for n, s in pairs)
    return x.contiguous() if repeats else x


def has_gradient(x: Any) -> bool:
    return bool(x.dtype.is_floating_point or x.dtype.is_complex)


class _Function(_SingleLevelFunction):
    @staticmethod
    def forward(operator: Any, keyset: Any, values: Any, *tensors: Any) -> Any:
        with _AutoDispatchBelowAutograd(), _levels_below():
            given = operator.arguments.with_tensors(values, tensors)
            result = operator.arguments.call(operator.overload.redispatch, given, keyset & _AFTER)
        return tuple(operator.results.flat(result))

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        operator, _, values, *tensors = inputs
        ctx.operator = operator
        ctx.values = operator.arguments.with_tensors(values, [None] * len(tensors))
        ctx.count = len(tensors)
        ctx.set_materialize_grads(False)
        ctx.mark_non_differentiable(*(x for x in output if not has_gradient(x)))
        wanted = _wanted(tensors, ctx.needs_input_grad)
        read, results_read = kept(operator, values, wanted, len(output))
        ctx.layouts = [
            None if x is None or is_read else Layout.of(x)
            for x, is_read in zip(tensors, read, strict=True)
        ]
        pairs = zip((*tensors, *output), (*read, *results_read), strict=True)
        ctx.save_for_backward(*(x if is_read else None for x, is_read in pairs))
        if forward_ad._current_level >= 0:
            ctx.save_for_forward(*tensors, *output)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        saved = ctx.saved_tensors
        tensors = [
            x if layout is None else layout.with_any_elements()
            for x, layout in zip(saved[: ctx.count], ctx.layouts, strict=True)
        ]
        results = saved[ctx.count :]
        wanted = _wanted(tensors, ctx.needs_input_grad)
        found: list[Any] = [None] * len(wanted)
        if any(wanted) and any(g is not None for g in grads):
            values = ctx.operator.arguments.with_tensors(ctx.values, tensors)
            made = iter(ctx.operator.backward(list(grads), list(results), wanted, values))
            found = [next(made) if is_wanted else None for is_wanted in wanted]
        return None, None, None, *found

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        tensors, results = ctx.saved_tensors[: ctx.count], ctx.saved_tensors[ctx.count :]
        values = ctx.operator.arguments.with_tensors(ctx.values, tensors)
        made = ctx.operator.jvp(list(tangents[3:]), values)
        pairs = zip(made, results, strict=True)
        return tuple(t if has_gradient(x) else None for t, x in pairs)


def _wanted(tensors: Sequence[Any], needed: Sequence[bool]) -> list[bool]:
    """`needed` counts the function's three other arguments too."""
    pairs = zip(tensors, needed[3:], strict=True)
    return [bool(is_needed) and x is not None and has_gradient(x) for x, is_needed in pairs]


class _levels_below:
    """Transforms further out record what this level runs: torch turned that off for it."""

    def __enter__(self) -> None:
        self._active = bool(torch._C._are_functorch_transforms_active())
        if self._active:
            self._grad = torch.enable_grad()
            self._forward = forward_ad._set_fwd_grad_enabled(True)
            self._grad.__enter__()
            self._forward.__enter__()

    def __exit__(self, *exception: object) -> None:
        if self._active:
            self._forward.__exit__(*exception)
            self._grad.__exit__(*exception)


def function_for(operator: Any) -> Any:
    """A class of its own, so that graphs show the operator's name."""
    name = operator.qualname.replace("::", "_")
    make: Any = type(_Function)
    return make(name, (_Function,), {"__module__": __name__})
