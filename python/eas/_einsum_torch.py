"""Einsum on torch tensors that torch must see: gradients, transforms, or another device.

Plain CPU tensors never come here: bind/python/einsum/ reads their memory. The order of
contraction is always ours; with gradients each pair of operands is one step of torch's autograd.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import math
import sys
from collections.abc import Callable, Sequence
from typing import Any

from . import _core

Labels = tuple[int, ...]
PairFunction = Callable[[Any, Labels, Any, Labels, Labels], Any]

_conversions = 0


def library_conversions() -> int:
    """How many operands were handed from one library to another so far."""
    return _conversions


# --- torch ---


def run(plan: _core.Plan, operands: Sequence[Any], out: Any = None) -> Any:
    """Operands of which torch must see one: gradients, a transform, lazy, or another device."""
    torch = sys.modules["torch"]
    given = [x for x in operands if isinstance(x, torch.Tensor)]
    device = _common_device(given, plan.equation)
    records = torch.is_grad_enabled() and any(x.requires_grad for x in given)
    if out is not None and records:
        _core.refuse(
            "Error",
            "einsum",
            f"out= of '{plan.equation}' cannot be differentiated, got an operand that requires "
            "grad, expected a call without out=, or torch.no_grad()",
        )
    # Ours are steps on plain memory; what has none, or a tangent, torch contracts along our path.
    ours = device.type == "cpu" and not (
        _core.dispatch_mode_is_on() or any(_is_torchs_own(x) for x in given)
    )
    if ours and not records:
        return plan(*map(_resolved, operands), out=out)
    tensors = [_as_torch(x, device) for x in operands]
    result, compute = _core.einsum_dtypes([str(x.dtype).removeprefix("torch.") for x in tensors])
    dtype = getattr(torch, compute if ours else result)
    tensors = [x if x.dtype == dtype else x.to(dtype) for x in tensors]
    detail = plan._detail()
    if not ours:
        with _without_autocast(device):
            made = _by_slices(detail, tensors)
    elif plan.slices == 1:
        made = _by_steps(detail, tensors, _torch_functions().pair)
    else:
        made = _whole(detail, tensors)
    made = made.to(getattr(torch, result))
    return made if out is None else out.copy_(made)


def _without_autocast(device: Any) -> Any:
    """torch would compute in another dtype than the operands say."""
    torch = sys.modules["torch"]
    if not torch.amp.is_autocast_available(device.type):
        return contextlib.nullcontext()
    return torch.autocast(device.type, enabled=False)


def _is_torchs_own(x: Any) -> bool:
    return _core.is_fake_tensor(x) or _core.is_transformed_tensor(x)


def _common_device(tensors: Sequence[Any], equation: str) -> Any:
    device = tensors[0].device
    for x in tensors:
        if x.device != device:
            _core.refuse(
                "BackendError",
                "einsum",
                f"the torch operands of '{equation}' are on different devices, got {device} and "
                f"{x.device}, expected one device; x.to(device) copies",
            )
    return device


def _resolved(x: Any) -> Any:
    is_lazy = hasattr(x, "resolve_conj")
    return x.resolve_conj().resolve_neg() if is_lazy else x


def _as_torch(x: Any, device: Any) -> Any:
    torch = sys.modules["torch"]
    if isinstance(x, torch.Tensor):
        return x.resolve_conj().resolve_neg()
    global _conversions
    _conversions += 1
    return _core.einsum_operand_to_torch(x).to(device)


def _reduced(x: Any, labels: Labels, elsewhere: set[int]) -> tuple[Any, Labels]:
    """Without repeated labels (diagonals are taken) and labels found nowhere else (summed over)."""
    while len(set(labels)) < len(labels):
        first = next(i for i, label in enumerate(labels) if label in labels[i + 1 :])
        second = labels.index(labels[first], first + 1)
        x = x.diagonal(dim1=first, dim2=second)
        rest = [label for i, label in enumerate(labels) if i not in (first, second)]
        labels = (*rest, labels[first])
    alone = [i for i, label in enumerate(labels) if label not in elsewhere]
    if alone:
        x = x.sum(dim=alone)
        labels = tuple(label for label in labels if label in elsewhere)
    return x, labels


def _by_steps(detail: dict[str, Any], operands: Sequence[Any], pair: PairFunction) -> Any:
    slots = list(operands)
    for a, b, a_labels, b_labels, out_labels, _ in detail["steps"]:
        x, x_labels = _reduced(slots[a], a_labels, {*b_labels, *out_labels})
        slots[a] = None
        if b < 0:
            slots.append(x.permute([x_labels.index(label) for label in out_labels]))
            continue
        y, y_labels = _reduced(slots[b], b_labels, {*a_labels, *out_labels})
        slots[b] = None
        slots.append(pair(x, x_labels, y, y_labels, out_labels))
    return slots[-1]


def _by_slices(detail: dict[str, Any], operands: Sequence[Any]) -> Any:
    """Where torch itself contracts each pair and records what it does: on another device, …"""
    sliced, sizes = detail["sliced"], detail["sizes"]
    if not sliced:
        return _by_steps(detail, operands, _pair_on_device)
    shape = [sizes[label] for label in detail["output"]]
    out = operands[0].new_zeros(shape)
    for index in itertools.product(*(range(sizes[label]) for label in sliced)):
        at = dict(zip(sliced, index, strict=True))

        def place(labels: Labels, at: dict[int, int] = at) -> tuple[Any, ...]:
            return tuple(at.get(label, slice(None)) for label in labels)

        parts = []
        for x, labels in zip(operands, detail["inputs"], strict=True):
            diagonal, kept = _reduced(x, labels, set(labels))
            parts.append((diagonal[place(kept)], tuple(x for x in kept if x not in at)))
        steps = _restated(detail["steps"], parts)
        part = _by_steps({"steps": steps}, [x for x, _ in parts], _pair_on_device)
        out[place(detail["output"])] += part
    return out


def _restated(steps: Sequence[Any], parts: Sequence[tuple[Any, Labels]]) -> list[Any]:
    """The steps with the labels that operands have after their diagonals were taken."""
    known = dict(enumerate(labels for _, labels in parts))
    return [
        (a, b, known.get(a, a_labels), known.get(b, b_labels) if b >= 0 else b_labels, out, flops)
        for a, b, a_labels, b_labels, out, flops in steps
    ]


def _pair_on_device(a: Any, a_labels: Labels, b: Any, b_labels: Labels, out: Labels) -> Any:
    """Every label is in at least two of the three, none twice in one.

    Only functions that every mode and transform of torch knows: batched gradients do not know
    torch.einsum.
    """
    batch = [x for x in a_labels if x in b_labels and x in out]
    summed = [x for x in a_labels if x in b_labels and x not in out]
    rows = [x for x in a_labels if x not in b_labels]
    columns = [x for x in b_labels if x not in a_labels]
    a = a.permute([a_labels.index(x) for x in (*batch, *rows, *summed)])
    b = b.permute([b_labels.index(x) for x in (*batch, *summed, *columns)])
    sizes = [*a.shape[: len(batch) + len(rows)], *b.shape[len(batch) + len(summed) :]]
    if summed:
        n, m = math.prod(sizes[: len(batch)]), math.prod(sizes[len(batch) : len(batch) + len(rows)])
        k = math.prod(a.shape[len(batch) + len(rows) :])
        columns_size = math.prod(sizes[len(batch) + len(rows) :])
        made = a.reshape(n, m, k).bmm(b.reshape(n, k, columns_size)).reshape(sizes)
    else:
        a = a.reshape([*a.shape, *[1] * len(columns)])
        b = b.reshape([*sizes[: len(batch)], *[1] * len(rows), *sizes[len(batch) + len(rows) :]])
        made = a * b
    made_labels = [*batch, *rows, *columns]
    return made.permute([made_labels.index(x) for x in out])


@functools.cache
def _torch_functions() -> Any:
    torch = sys.modules["torch"]

    def recorded(*tensors: Any) -> bool:
        return torch.is_grad_enabled() and any(x.requires_grad for x in tensors)

    def pair(a: Any, a_labels: Labels, b: Any, b_labels: Labels, out_labels: Labels) -> Any:
        if recorded(a, b):
            return Pair.apply(a, b, a_labels, b_labels, out_labels)
        return _core.einsum(a, a_labels, b, b_labels, out_labels)

    class Pair(torch.autograd.Function):  # type: ignore[misc, name-defined]
        """Two operands; every label is in at least two of them and the result."""

        @staticmethod
        def forward(a: Any, b: Any, *labels: Labels) -> Any:
            return _core.einsum(a, labels[0], b, labels[1], labels[2])

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            a, b, *labels = inputs
            ctx.save_for_backward(a, b)
            ctx.labels = labels

        @staticmethod
        def backward(ctx: Any, gradient: Any) -> Any:
            a, b = ctx.saved_tensors
            a_labels, b_labels, out_labels = ctx.labels
            # Gradients may come in batches (is_grads_batched, vectorize=True), which torch follows.
            step = _pair_on_device if _is_torchs_own(gradient) else pair
            of_a = of_b = None
            with _without_autocast(gradient.device):
                if ctx.needs_input_grad[0]:
                    of_a = step(gradient, out_labels, b.conj().resolve_conj(), b_labels, a_labels)
                if ctx.needs_input_grad[1]:
                    of_b = step(gradient, out_labels, a.conj().resolve_conj(), a_labels, b_labels)
            return of_a, of_b, None, None, None

        @staticmethod
        def vmap(info: Any, in_dims: Any, a: Any, b: Any, *labels: Labels) -> Any:
            batch = 1 + max(itertools.chain(*labels), default=0)
            a_labels, b_labels = (
                labels[i] if at is None else (*labels[i][:at], batch, *labels[i][at:])
                for i, at in enumerate(in_dims[:2])
            )
            return pair(a, a_labels, b, b_labels, (batch, *labels[2])), 0

    class Whole(torch.autograd.Function):  # type: ignore[misc, name-defined]
        """All operands at once, in slices: intermediates would not fit, so none is kept."""

        @staticmethod
        def forward(inputs: Any, output: Labels, limit: int, *operands: Any) -> Any:
            return _core.einsum(*_interleaved(operands, inputs), output, memory_limit=limit)

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.what = inputs[:3]
            ctx.save_for_backward(*inputs[3:])

        @staticmethod
        def vmap(info: Any, in_dims: Any, inputs: Any, output: Any, limit: int, *xs: Any) -> Any:
            # One after the other, as each is as large as memory allows.
            made = []
            for i in range(info.batch_size):
                of_i = [
                    x if at is None else x.select(at, i)
                    for x, at in zip(xs, in_dims[3:], strict=True)
                ]
                made.append(Whole.apply(inputs, output, limit, *of_i))
            return torch.stack(made), 0

        @staticmethod
        def backward(ctx: Any, gradient: Any) -> Any:
            inputs, output, limit = ctx.what
            operands = ctx.saved_tensors
            made = []
            for i, wanted in enumerate(ctx.needs_input_grad[3:]):
                others = [x.conj() for j, x in enumerate(operands) if j != i]
                labels = [output, *(x for j, x in enumerate(inputs) if j != i)]
                arguments = _interleaved((gradient, *others), labels)
                # The gradient itself is as large as the operand, whatever the limit.
                room = limit + operands[i].nbytes
                of_i = _core.einsum(*arguments, inputs[i], memory_limit=room) if wanted else None
                made.append(of_i)
            return None, None, None, *made

    class Functions:
        pass

    Functions.pair, Functions.whole = staticmethod(pair), Whole  # type: ignore[attr-defined]
    return Functions


def _interleaved(operands: Sequence[Any], labels: Sequence[Labels]) -> list[Any]:
    return [part for both in zip(operands, labels, strict=True) for part in both]


def _whole(detail: dict[str, Any], operands: Sequence[Any]) -> Any:
    inputs, output = detail["inputs"], detail["output"]
    reduced = []
    for i, x in enumerate(operands):
        others = [labels for j, labels in enumerate(inputs) if j != i]
        elsewhere = {label for labels in (output, *others) for label in labels}
        reduced.append(_reduced(x, inputs[i], elsewhere))
    labels = [labels for _, labels in reduced]
    tensors = [x for x, _ in reduced]
    return _torch_functions().whole.apply(labels, output, detail["memory_limit"], *tensors)
