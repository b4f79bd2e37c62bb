"""triton.aggregate: a class whose fields are values of a kernel, carried by loops and branches."""

from __future__ import annotations

import functools
import inspect
from types import FunctionType
from typing import Any

from .. import _core
from ._jit import JITFunction
from .language._tensor import to_tensor
from .language._types import constexpr, named, unwrap

_NONE: Any = object()


class Aggregate:
    """What a kernel calls to make such a value."""

    def __init__(self, cls: type) -> None:
        self.cls = cls
        self.kinds: dict[str, Any] = {}
        self.defaults: dict[str, Any] = {}
        self.methods: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            if base is object:
                continue
            self.kinds |= inspect.get_annotations(base)
            for name, value in base.__dict__.items():
                if isinstance(value, (JITFunction, FunctionType)):
                    self.methods[name] = value
                elif name in self.kinds:
                    self.defaults[name] = value
        self.begin = self.methods.pop("__init__", None)
        functools.update_wrapper(self, cls, updated=())

    def __call__(self, *args: Any, **kwargs: Any) -> Value:
        made = Value(self, {})
        if self.begin is None:
            self._fill(made, args, kwargs)
        else:
            self.begin(made, *args, **kwargs)
        for name in self.kinds:
            if name not in made.fields:
                self.refuse(f"its constructor did not initialize '{name}'")
        made.done = True
        return made

    def _fill(self, made: Value, args: Any, kwargs: dict[str, Any]) -> None:
        names = list(self.kinds)
        if len(args) > len(names):
            self.refuse(f"it has {len(names)} fields, got {len(args)} values")
        given = dict(zip(names, args, strict=False))
        for name in kwargs:
            if name in given or name not in self.kinds:
                self.refuse(f"'{name}' is given twice, or no field of it")
        for name, value in (self.defaults | given | kwargs).items():
            setattr(made, name, value)

    def refuse(self, what: str) -> Any:
        return _core.refuse("CompileError", "aggregate", f"{self.cls.__name__}: {what}, expected "
                            f"fields {', '.join(self.kinds)}")  # fmt: skip

    def __eas_key__(self, keys: Any) -> Any:
        every = {**self.methods, "__init__": self.begin} if self.begin else self.methods
        code = [(n, keys.function(getattr(m, "fn", m))) for n, m in sorted(every.items())]
        plain = [(n, keys.key(unwrap(v), True)) for n, v in sorted(self.defaults.items())]
        return ("aggregate", self.cls.__qualname__, tuple(self.kinds), tuple(code), tuple(plain))


def _is_fixed(kind: Any) -> bool:
    return "constexpr" in kind if isinstance(kind, str) else kind is constexpr


class Value:
    """One of an aggregate. Its fields are set by its constructor and stay."""

    def __init__(self, of: Aggregate, fields: dict[str, Any]) -> None:
        self.__dict__.update(of=of, fields=fields, done=False)

    def __getattr__(self, name: str) -> Any:
        if name in self.fields:
            return self.fields[name]
        method = self.of.methods.get(name, _NONE)
        if method is _NONE:
            raise AttributeError(f"{self.of.cls.__name__} has no attribute '{name}'")
        return functools.partial(method, self)

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "done":
            self.__dict__["done"] = value
            return
        if name not in self.of.kinds:
            self.of.refuse(f"it has no attribute '{name}'")
        if self.done:
            self.of.refuse(f"cannot assign to field '{name}', which is set once; "
                           "aggregate_replace() makes a changed copy")  # fmt: skip
        if _is_fixed(self.of.kinds[name]):
            if _core.is_traced(unwrap(value)):
                self.of.refuse(f"'{name}' is known while compiling, got a value of the kernel")
            value = constexpr(value)  # no number that a loop could change
        elif type(plain := unwrap(value)) is float:
            value = to_tensor(plain)
        elif type(plain) is int:
            value = named(plain)
        self.fields[name] = value

    # What a loop or branch carries of it.
    def __eas_parts__(self) -> list[tuple[str, Any]]:
        return [(f".{name}", value) for name, value in self.fields.items()]

    def __eas_rebuild__(self, parts: list[Any]) -> Value:
        made = Value(self.of, dict(zip(self.fields, parts, strict=True)))
        made.done = True
        return made


def aggregate(cls: type) -> Aggregate:
    return Aggregate(cls)


def aggregate_replace(instance: Value, **changes: Any) -> Value:
    """A copy with some fields changed."""
    for name in changes:
        if name not in instance.fields:
            instance.of.refuse(f"it has no field '{name}'")
    made = Value(instance.of, {**instance.fields, **changes})
    made.done = True
    return made
