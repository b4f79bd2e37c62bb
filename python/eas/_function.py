"""`@eas.function`, and what asks for derivatives of functions of tensors: grad, vjp, jvp."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from . import _core
from ._autograd import _GENERATOR_FLAGS, enable_grad
from ._trees import is_differentiable, leaves_of, looks, rebuilt

Function = TypeVar("Function", bound=Callable[..., Any])


def function(fn: Function) -> Function:
    """Makes kernels part of the graph: what fn launches on tensors that require grad is recorded.

    Its body allocates tensors, takes views, launches kernels and calls `eas.einsum`; `backward()`
    then runs the kernels' adjoints, in the same graph as everything else.
    """
    if not callable(fn) or isinstance(fn, (type, _core.Kernel)):
        got = repr(fn) if isinstance(fn, _core.Kernel) else type(fn).__name__
        message = f"a Python function is made differentiable, got {got}, expected a `def`"
        _core.refuse("DTypeError", "function", message)
    code = getattr(fn, "__code__", None)
    if code is not None and code.co_flags & _GENERATOR_FLAGS:
        message = f"a generator or coroutine runs in pieces, got {_name(fn)}, "
        _core.refuse("Error", "function", message + "expected a function that returns its results")

    @functools.wraps(fn)
    def recorded(*args: Any, **kwargs: Any) -> Any:
        return _core.run_function(fn, *args, **kwargs)

    return recorded  # type: ignore[return-value]


def grad(f: Callable[..., Any], argnums: int | Sequence[int] = 0) -> Callable[..., Any]:
    """A function that gives the gradient of f's result, which is one number.

    `argnums` says with respect to which arguments, by position; several give a tuple. An argument
    is an array or a float, or a tuple, list or dict of these, and so is its gradient.
    """

    def gradient(*args: Any, **kwargs: Any) -> Any:
        positions = _positions(argnums, args)
        call = Differentiated(f, args, kwargs, positions)
        for position in positions:
            if not call.places[position]:
                message = f"argument {position} has no gradient, got {looks(args[position])}, "
                _core.refuse("DTypeError", "grad", message + "expected floats")
        result = call.result
        one = isinstance(result, _core.Tensor) and result.numel == 1 and call.outputs
        if not one or "complex" in looks(result):
            message = f"only one real number has a gradient, got {looks(result)} from {_name(f)}, "
            message += "expected one float, as a sum gives it; eas.vjp takes a gradient for others"
            _core.refuse("ShapeError", "grad", message)
        found = call.pull([_core.ones(result.shape, dtype=result.dtype)])
        wanted = [found[position] for position in positions]
        return wanted[0] if isinstance(argnums, int) else tuple(wanted)

    return functools.wraps(f)(gradient) if hasattr(f, "__name__") else gradient


def vjp(f: Callable[..., Any], *args: Any) -> tuple[Any, Callable[[Any], tuple[Any, ...]]]:
    """f's result, and a function from its gradient to those of the arguments, one each.

    What holds no floats has None for a gradient.
    """
    call = Differentiated(f, args, {}, range(len(args)))

    def pull(gradient: Any) -> tuple[Any, ...]:
        return tuple(call.pull(matched("vjp", "gradient", gradient, call.result)))

    return call.given_back(), pull


def jvp(f: Callable[..., Any], args: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """f's result, and how it changes when the arguments change by the tangents."""
    if not isinstance(args, (tuple, list)) or not isinstance(tangents, (tuple, list)):
        got = f"{type(args).__name__} and {type(tangents).__name__}"
        message = f"arguments and tangents come in tuples, got {got}, expected jvp(f, (x,), (t,))"
        _core.refuse("DTypeError", "jvp", message)
    if len(args) != len(tangents):
        message = f"each argument has a tangent, got {len(tangents)} for {len(args)}, "
        _core.refuse("ShapeError", "jvp", message + f"expected {len(args)}")
    call = Differentiated(f, args, {}, range(len(args)))
    given = matched("jvp", "tangent", list(tangents), list(args))
    return call.given_back(), call.push(given)


class Differentiated:
    """One call of a function: its result, with a place in the graph for each float argument."""

    def __init__(
        self,
        fn: Callable[..., Any],
        args: Sequence[Any],
        kwargs: dict[str, Any],
        positions: Sequence[int],
    ) -> None:
        given = [leaf for arg in args for leaf in leaves_of(arg)]
        tensors = [leaf for leaf in given if isinstance(leaf, _core.Tensor)]
        self._numpy = not tensors
        # Derivatives of derivatives are wanted by whoever follows the arguments already.
        followed = _core.is_grad_enabled() and any(t.requires_grad for t in tensors)
        self._followed = followed
        self.args = args
        self.inputs: list[_core.Tensor] = []
        self.places: list[list[int]] = [[] for _ in args]  # of each argument among the inputs
        with enable_grad():
            entered = [self._enter(arg, i, i in positions) for i, arg in enumerate(args)]
            self.result = fn(*entered, **kwargs)
        self.outputs = [leaf for leaf in leaves_of(self.result) if is_differentiable(leaf)]
        for leaf in self.outputs:
            if isinstance(leaf, _core.Tensor):
                continue
            message = f"a result is followed as an eas.Tensor, got {looks(leaf)} from {_name(fn)}, "
            _core.refuse(
                "DTypeError", "function", message + "expected what einsum or a kernel gave"
            )

    def _enter(self, arg: Any, position: int, wanted: bool) -> Any:
        def enter(leaf: Any) -> Any:
            floats = is_differentiable(leaf)
            if not isinstance(leaf, _core.Tensor) and (floats or hasattr(leaf, "__array__")):
                dtype = _core.float64 if isinstance(leaf, float) else None
                leaf = _core.tensor(leaf, dtype=dtype)
            if not (wanted and floats):
                return leaf
            self.places[position].append(len(self.inputs))
            self.inputs.append(_core.as_input(leaf))
            return self.inputs[-1]

        return rebuilt(arg, enter)

    def pull(self, gradients: Sequence[Any]) -> list[Any]:
        """The gradients of the arguments from those of the outputs."""
        again = self._followed or any(g.requires_grad for g in gradients)
        found = _core.gradients(self.outputs, list(gradients), self.inputs, again)
        whole = iter([_or_zeros(g, x) for g, x in zip(found, self.inputs, strict=True)])
        out = []
        for arg, places in zip(self.args, self.places, strict=True):
            take = functools.partial(self._like, whole)
            out.append(rebuilt(arg, take) if places else None)
        return out

    def push(self, tangents: Sequence[Any]) -> Any:
        """The tangents of the result from those of the arguments."""
        again = self._followed or any(t.requires_grad for t in tangents)
        found = _core.tangents(self.outputs, self.inputs, list(tangents), again)
        whole = iter([_or_zeros(t, o) for t, o in zip(found, self.outputs, strict=True)])

        def tangent(leaf: Any) -> Any:
            return self._out(next(whole), leaf) if is_differentiable(leaf) else None

        return rebuilt(self.result, tangent)

    def given_back(self) -> Any:
        return rebuilt(self.result, lambda leaf: self._out(leaf, leaf))

    def _like(self, found: Any, leaf: Any) -> Any:
        """The next gradient, as the kind of thing it is the gradient of."""
        if not is_differentiable(leaf):
            return None
        gradient = next(found)
        if isinstance(leaf, _core.Tensor):
            return gradient
        return gradient.item() if isinstance(leaf, float) else gradient.detach().numpy()

    def _out(self, value: Any, leaf: Any) -> Any:
        if not isinstance(leaf, _core.Tensor):
            return leaf
        if self._numpy:
            return value.detach().numpy()
        return value if self._followed else value.detach()


def matched(op: str, what: str, given: Any, like: Any) -> list[Any]:
    """What was given for each float of `like`, as tensors of its shape and dtype."""
    wanted = [leaf for leaf in leaves_of(like) if is_differentiable(leaf)]
    found = leaves_of(given)
    if not isinstance(like, (tuple, list, dict)):
        found = [given]
    elif len(found) != len(wanted):
        found = [g for g, x in zip(found, leaves_of(like), strict=False) if is_differentiable(x)]
    if len(found) != len(wanted):
        message = f"each value has a {what}, got {len(found)}, expected {len(wanted)}"
        _core.refuse("ShapeError", op, message)
    out = []
    for value, leaf in zip(found, wanted, strict=True):
        shape = getattr(leaf, "shape", ())
        tensor = value if isinstance(value, _core.Tensor) else _core.tensor(value)
        dtype = _core.float64 if isinstance(leaf, float) else _core.tensor(leaf).dtype
        if tensor.shape != tuple(shape):
            message = f"a {what} is like its value, got shape {tensor.shape}, expected {shape}"
            _core.refuse("ShapeError", op, message)
        out.append(tensor.to(dtype))
    return out


def _or_zeros(found: Any, like: Any) -> Any:
    return _core.zeros(like.shape, dtype=like.dtype) if found is None else found


def _positions(argnums: int | Sequence[int], args: Sequence[Any]) -> list[int]:
    asked = [argnums] if isinstance(argnums, int) else list(argnums)
    for number in asked:
        if not isinstance(number, int) or not -len(args) <= number < len(args):
            message = f"argnums is the position of an argument, got {number!r} of {len(args)}, "
            _core.refuse("ShapeError", "grad", message + "expected one that was given by position")
    return [number % len(args) for number in asked]


def _name(fn: Callable[..., Any]) -> str:
    return getattr(fn, "__name__", type(fn).__name__)
