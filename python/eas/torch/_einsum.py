"""`eas.einsum` as an operator of torch, `eas::einsum`: what torch.compile and exports trace.

Eager calls of `eas.einsum` do not come here. Running it is our engine; its gradients are einsums
again, so everything holds to any order.
"""

from __future__ import annotations

import functools
from typing import Any

import torch

from .. import _core
from ._operator import Registered

_NUMBERS = "#"  # in front of labels that are numbers: "#0 1,1 2->0 2"
_SCHEMA = (
    "(Tensor[] operands, str equation, str optimize='auto', float? memory_limit=None) -> Tensor"
)
Labels = tuple[int, ...]


@functools.lru_cache(maxsize=1024)
def labels_of(equation: str, ranks: tuple[int, ...]) -> tuple[tuple[Labels, ...], Labels]:
    """The labels of operands and result as numbers; `...` becomes labels below zero."""
    if equation.startswith(_NUMBERS):
        inputs, arrow, output = equation[1:].partition("->")
        terms = [[int(x) for x in part.split()] for part in inputs.split(",")]
        result = [int(x) for x in output.split()] if arrow else None
        return tuple(map(tuple, terms)), tuple(_implied(terms) if result is None else result)
    inputs, arrow, output = equation.replace(" ", "").partition("->")
    terms, dots = [], 0
    for part, rank in zip(inputs.split(","), ranks, strict=True):
        missing = rank - len(part.replace("...", ""))
        terms.append(_term(part, missing))
        dots = max(dots, missing if "..." in part else 0)
    if arrow:
        return tuple(map(tuple, terms)), tuple(_term(output, dots))
    return tuple(map(tuple, terms)), tuple(_implied(terms))


def _term(part: str, dots: int) -> list[int]:
    before, _, after = part.partition("...")
    hidden = list(range(-dots, 0)) if "..." in part else []
    return [*map(ord, before), *hidden, *map(ord, after)]


def _implied(terms: list[list[int]]) -> list[int]:
    every = [label for term in terms for label in term]
    once = sorted(label for label in set(every) if label >= 0 and every.count(label) == 1)
    return [*sorted(label for label in set(every) if label < 0), *once]


def _text(inputs: Any, output: Any) -> str:
    move = 1 - min([0, *(label for term in (*inputs, output) for label in term)])
    terms = [" ".join(str(label + move) for label in term) for term in (*inputs, output)]
    return f"{_NUMBERS}{','.join(terms[:-1])}->{terms[-1]}"


class _Einsum(Registered):
    def run(self, *args: Any, **kwargs: Any) -> Any:
        operands, equation, optimize, limit = self.arguments.bound(args, kwargs)
        inputs, output = labels_of(equation, tuple(x.dim() for x in operands))
        given = [part for both in zip(operands, inputs, strict=True) for part in both]
        move = 1 - min([0, *(label for term in (*inputs, output) for label in term)])
        shifted = [[x + move for x in p] if isinstance(p, tuple) else p for p in given]
        made = _core.einsum(
            *shifted, [x + move for x in output], optimize=optimize, memory_limit=limit
        )
        theirs = {x.untyped_storage().data_ptr() for x in operands}
        made = made.contiguous()
        return made.clone() if made.untyped_storage().data_ptr() in theirs else made

    def fake(self, *args: Any, **kwargs: Any) -> Any:
        operands, equation, _, _ = self.arguments.bound(args, kwargs)
        inputs, output = labels_of(equation, tuple(x.dim() for x in operands))
        sizes = _sizes(operands, inputs)
        names = [str(x.dtype).removeprefix("torch.") for x in operands]
        dtype = getattr(torch, _core.einsum_dtypes(names)[0])
        shape = [sizes[label] for label in output]
        return torch.empty(shape, dtype=dtype, device=operands[0].device)

    def backward(self, grads: Any, results: Any, wanted: Any, values: Any) -> list[Any]:
        operands, equation, optimize, _ = values
        inputs, output = labels_of(equation, tuple(x.dim() for x in operands))
        sizes = _sizes(operands, inputs)
        found = []
        for i, x in enumerate(operands):
            if not wanted[i]:
                continue
            others = [
                (y, term)
                for j, (y, term) in enumerate(zip(operands, inputs, strict=True))
                if j != i
            ]
            seen = {*output, *(label for _, term in others for label in term)}
            kept = [label for label in dict.fromkeys(inputs[i]) if label in seen]
            given = [grads[0], *(y.conj().resolve_conj() for y, _ in others)]
            text = _text([output, *(term for _, term in others)], kept)
            found.append(_laid_out(self.overload(given, text, optimize), kept, x, inputs[i], sizes))
        return found

    def jvp(self, tangents: Any, values: Any) -> list[Any]:
        operands, *rest = values
        made = None
        for i, tangent in enumerate(tangents):
            if tangent is not None:
                given = [*operands[:i], tangent, *operands[i + 1 :]]
                part = self.overload(given, *rest)
                made = part if made is None else made + part
        return [made]

    def _batched(self, info: Any, in_dims: Any, *args: Any, **kwargs: Any) -> Any:
        """One more label."""
        operands, equation, *rest = self.arguments.bound(args, kwargs)
        dims = in_dims[0]
        ranks = tuple(x.dim() - (at is not None) for x, at in zip(operands, dims, strict=True))
        inputs, output = labels_of(equation, ranks)
        batch = 1 + max([0, *(label for term in (*inputs, output) for label in term)])
        terms = [
            term if at is None else (*term[:at], batch, *term[at:])
            for term, at in zip(inputs, dims, strict=True)
        ]
        return self.overload(operands, _text(terms, (batch, *output)), *rest), 0


def _sizes(operands: Any, inputs: Any) -> dict[int, Any]:
    sizes: dict[int, Any] = {}
    for x, term in zip(operands, inputs, strict=True):
        for label, size in zip(term, x.shape, strict=True):
            if label not in sizes or (isinstance(sizes[label], int) and sizes[label] == 1):
                sizes[label] = size
    return sizes


def _laid_out(made: Any, kept: list[int], x: Any, term: Labels, sizes: Any) -> Any:
    """A gradient with the axes of its operand: labels it had alone, twice, or as 1."""
    every = list(dict.fromkeys(term))
    for label in every:
        if label not in kept:
            made = made.unsqueeze(-1).expand(*made.shape, sizes[label])
            kept = [*kept, label]
    made = made.permute([kept.index(label) for label in every])
    for at, label in enumerate(every):
        size = x.shape[term.index(label)]
        if isinstance(size, int) and size == 1 and not (sizes[label] is size or sizes[label] == 1):
            made = made.sum(at, keepdim=True)
    present = list(every)
    for label in every:
        for _ in range(term.count(label) - 1):
            made = torch.diag_embed(made.movedim(present.index(label), -1))
            present.remove(label)
            present += [label, label]
    places: list[int] = []
    for label in term:  # of each axis of the operand
        places.append(next(i for i, p in enumerate(present) if p == label and i not in places))
    made = made.permute(places)
    if made.is_complex() and not x.is_complex():
        made = made.real
    return made.to(x.dtype)


EINSUM = _Einsum("eas::einsum", _SCHEMA)


def traced(
    *arguments: Any,
    optimize: str = "auto",
    memory_limit: Any = None,
    out: Any = None,
    executor: Any = None,
) -> Any:
    """What torch.compile reads in the place of `eas.einsum`."""
    if executor is not None:
        raise _core.Error("[einsum] executor= cannot be compiled, expected a call without it")
    if isinstance(arguments[0], str):
        equation, operands = arguments[0], list(arguments[1:])
    else:
        count = len(arguments) // 2
        operands = [arguments[2 * i] for i in range(count)]
        parts = [" ".join([str(x) for x in arguments[2 * i + 1]]) for i in range(count)]
        equation = _NUMBERS + ",".join(parts)
        if len(arguments) % 2:
            equation += "->" + " ".join([str(x) for x in arguments[-1]])
    made = torch.ops.eas.einsum.default(operands, equation, optimize, memory_limit)
    return made if out is None else out.copy_(made)


def install() -> None:
    """Tells torch.compile, which asks that it be a function as Python knows them."""
    import torch._dynamo.decorators

    decorators: Any = torch._dynamo.decorators
    check = decorators.is_function
    decorators.is_function = lambda given: given is _core.einsum or check(given)
    try:
        decorators.substitute_in_graph(_core.einsum, skip_signature_check=True)(traced)
    finally:
        decorators.is_function = check
