"""`@eas.torch.op`: an operator of torch made of a function that allocates and launches."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._library.custom_ops import CustomOpDef

from .. import _core
from ._native import native_call
from ._operator import Operator
from ._schema import schema_of

_places: dict[str, str] = {}  # where each operator of ours was defined


def op(
    name: str, *, mutates: Sequence[str] | str = (), autocast: Any = None
) -> Callable[[Callable[..., Any]], Op]:
    """Registers a function that allocates its results and launches kernels as an operator of torch.

    `name` is "namespace::name"; `mutates` names the arguments that launches write; `autocast` is
    the dtype that float arguments are cast to under torch.autocast, else they take the widest of
    theirs.
    """
    if not isinstance(name, str) or name.count("::") != 1 or not all(name.split("::")):
        message = f'a name is "namespace::name", got {name!r}, expected one like "demo::softmax"'
        _core.refuse("Error", "op", message)
    written = (mutates,) if isinstance(mutates, str) else tuple(mutates)

    def decorate(fn: Callable[..., Any]) -> Op:
        return Op(name, fn, written, autocast)

    return decorate


class Op(CustomOpDef):
    """The operator: called like the function it was made of."""

    def __init__(
        self, name: str, fn: Callable[..., Any], mutates: Sequence[str], autocast: Any
    ) -> None:
        if not callable(fn) or not hasattr(fn, "__code__"):
            message = f"an operator is made of a Python function, got {type(fn).__name__}, "
            _core.refuse("DTypeError", name, message + "expected a `def`")
        place = f"{fn.__code__.co_filename}:{fn.__code__.co_firstlineno}"
        namespace, short = name.split("::")
        if name in _places or hasattr(getattr(torch.ops, namespace), short):
            where = f" at {_places[name]}" if name in _places else ""
            message = f"this operator exists already{where}, got another one at {place}, "
            _core.refuse("Error", name, message + "expected another name")
        schema = schema_of(name, fn, mutates)
        functools.update_wrapper(self, fn)
        self._namespace, self._name = namespace, short
        self._operator = Operator(name, schema, fn)
        self._opoverload = self._operator.overload
        self._call = native_call(self._operator)
        self._operator.register_autocast(autocast)
        if not mutates:
            self._operator.derived("backward")  # graphs that were saved find it
        _places[name] = place

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if torch.compiler.is_dynamo_compiling():  # which sees into torch's operators alone
            return self._opoverload(*args, **kwargs)
        return self._call(*args, **kwargs)

    def __repr__(self) -> str:
        return f"<eas.torch.op {self._qualname}>"

    def def_backward(self, fn: Callable[..., Any]) -> Callable[..., Any]:
        """Decorates what gives the gradients instead: fn(grads, results, *arguments)."""
        self._operator.own_backward = fn
        if self._call is not self._opoverload:
            self._call.forget()
        return fn
