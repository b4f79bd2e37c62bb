"""The arguments of an operator: its schema, and tensors and numbers in a row."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch

from .. import _core


def schema_of(name: str, fn: Callable[..., Any], mutates: Sequence[str]) -> str:
    """What torch calls the function, from its annotations."""
    known = fn.__code__.co_varnames[: fn.__code__.co_argcount + fn.__code__.co_kwonlyargcount]
    for written in mutates:
        if written not in known:
            message = f"mutates= names arguments, got '{written}', expected one of "
            _core.refuse("Error", name, message + ", ".join(known))
    try:
        schema = str(torch.library.infer_schema(fn, mutates_args=tuple(mutates)))
    except ValueError as error:
        message = f"the schema comes from annotations of arguments and result: {error}"
        _core.refuse("Error", name, message)
    for argument in torch._C.parse_schema(f"op{schema}").arguments:
        if argument.kwarg_only and "Tensor" in str(argument.type):
            message = f"tensors are given by position, got '{argument.name}' by name alone, "
            _core.refuse("Error", name, message + "expected it before the `*`")
    return schema


class Arguments:
    """Where tensors and numbers are among the arguments of a schema."""

    def __init__(self, schema: Any) -> None:
        self.names = [argument.name for argument in schema.arguments]
        self._defaults = [argument.default_value for argument in schema.arguments]
        self._kinds = [str(argument.type) for argument in schema.arguments]
        self.written = [
            argument.alias_info is not None and argument.alias_info.is_write
            for argument in schema.arguments
        ]
        pairs = zip(self.names, self.written, strict=True)
        self.names_written = frozenset(name for name, is_written in pairs if is_written)
        self.is_tensor = ["Tensor" in kind for kind in self._kinds]
        self.is_list = ["List[" in kind for kind in self._kinds]
        self.is_float = ["float" in kind and "List[" not in kind for kind in self._kinds]
        self.positional = sum(not argument.kwarg_only for argument in schema.arguments)
        self._has_default = [argument.has_default_value() for argument in schema.arguments]

    def bound(self, args: Sequence[Any], kwargs: dict[str, Any]) -> list[Any]:
        """A value for every argument: torch leaves out those that are the default."""
        if len(args) == len(self.names):
            return list(args)
        values = list(args)
        for i in range(len(args), len(self.names)):
            values.append(kwargs.get(self.names[i], self._defaults[i]))
        return values

    def last_defaults(self) -> tuple[Any, ...]:
        """Those of the last arguments, as far as all that follow have one."""
        first = len(self.names)
        while first > 0 and self._has_default[first - 1]:
            first -= 1
        return tuple(self._defaults[first:])

    def call(self, function: Any, values: Sequence[Any], *before: Any) -> Any:
        """Calls what takes these values as the schema says: by position, or by name."""
        at = self.positional
        named = dict(zip(self.names[at:], values[at:], strict=True))
        return function(*before, *values[:at], **named)

    def tensors(self, values: Sequence[Any]) -> list[Any]:
        """Every tensor in a row; None for one that was not given."""
        out: list[Any] = []
        for i, value in enumerate(values):
            if not self.is_tensor[i]:
                continue
            if self.is_list[i]:
                out.extend(value or ())
            else:
                out.append(value)
        return out

    def others(self, values: Sequence[Any]) -> list[Any]:
        return [value for i, value in enumerate(values) if not self.is_tensor[i]]

    def with_tensors(self, values: Sequence[Any], tensors: Sequence[Any]) -> list[Any]:
        """The values with other tensors in their places."""
        given: Iterator[Any] = iter(tensors)
        out = []
        for i, value in enumerate(values):
            if not self.is_tensor[i]:
                out.append(value)
            elif self.is_list[i]:
                out.append(None if value is None else [next(given) for _ in value])
            else:
                out.append(next(given))
        return out

    def names_of_tensors(self, values: Sequence[Any]) -> list[str]:
        out: list[str] = []
        for i, value in enumerate(values):
            if self.is_tensor[i] and self.is_list[i]:
                out.extend(f"{self.names[i]}[{k}]" for k in range(len(value or ())))
            elif self.is_tensor[i]:
                out.append(self.names[i])
        return out


class Results:
    """One tensor, several, or a list: what the schema says, and the same in a row."""

    def __init__(self, schema: Any) -> None:
        self.count = len(schema.returns)
        self.kinds = [str(result.type) for result in schema.returns]
        self.is_list = self.count == 1 and "List[" in self.kinds[0]

    def packed(self, flat: Sequence[Any]) -> Any:
        if self.count == 0:
            return None
        if self.is_list:
            return list(flat)
        return flat[0] if self.count == 1 else tuple(flat)

    def flat(self, result: Any) -> list[Any]:
        if self.count == 0 or result is None:
            return []
        if self.is_list or self.count > 1:
            return list(result)
        return [result]


def argument_text(schema: Any) -> str:
    """The arguments of a schema, all of them by position and none with a default."""
    text = str(schema)
    inner = text[text.index("(") + 1 : text.rindex(") -> ")].replace("*, ", "")
    parts, depth = [""], 0
    for character in inner:
        depth += (character in "[(") - (character in "])")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return "".join(f", {part.strip().split('=')[0]}" for part in parts if part.strip())
