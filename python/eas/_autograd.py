"""`no_grad` and `enable_grad`: whether operations on tensors are recorded for gradients."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ClassVar

from . import _core

_GENERATOR_FLAGS = 0x20 | 0x80 | 0x200  # CO_GENERATOR, CO_COROUTINE, CO_ASYNC_GENERATOR


class _GradMode:
    """A `with` block, and a decorator with or without parentheses."""

    _enabled: ClassVar[bool]

    def __new__(cls, function: Callable[..., Any] | None = None) -> Any:
        mode = super().__new__(cls)
        return mode if function is None else mode(function)

    def __enter__(self) -> None:
        _core.enter_grad_mode(self._enabled)

    def __exit__(self, *exception: object) -> None:
        _core.leave_grad_mode()

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        name = type(self).__name__
        if not callable(function):
            raise _core.DTypeError(
                f"[{name}] only a function can be decorated, got {function!r}, "
                f"expected `with eas.{name}():` or a function"
            )
        code = getattr(function, "__code__", None)
        if code is not None and code.co_flags & _GENERATOR_FLAGS:
            # It runs in pieces, between which its caller's mode holds.
            raise _core.Error(
                f"[{name}] a generator or coroutine cannot be decorated, got "
                f"{function.__qualname__}, expected `with eas.{name}():` inside it"
            )

        @functools.wraps(function)
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            with self:
                return function(*args, **kwargs)

        return wrapped


class no_grad(_GradMode):
    """`with eas.no_grad():` or `@eas.no_grad`: what runs inside is not recorded for gradients.

    It holds for the thread that enters it. `eas.enable_grad` records again inside.
    """

    _enabled = False


class enable_grad(_GradMode):
    """`with eas.enable_grad():` inside `eas.no_grad()`: operations are recorded again."""

    _enabled = True
