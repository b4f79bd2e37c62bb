"""The decorators, and what they need from the Python side: annotations, and lines for errors."""

from __future__ import annotations

import functools
import operator
from _thread import _local  # threading.local, without threading
from collections.abc import Callable, Iterator
from types import FrameType, FunctionType, MethodType
from typing import TYPE_CHECKING, Any, TypeVar, overload

from . import _core

Function = TypeVar("Function", bound=Callable[..., Any])

if TYPE_CHECKING:
    import ast

    from ._source import Source

    constexpr = Any
else:

    class constexpr:
        """Annotates a kernel's parameter: its value is a constant of the compiled kernel."""

        def __class_getitem__(cls, item):
            return cls


@overload
def kernel(fn: Callable[..., Any], /) -> _core.Kernel: ...
@overload
def kernel(*, fast_math: bool = False) -> Callable[[Callable[..., Any]], _core.Kernel]: ...
def kernel(fn: Callable[..., Any] | None = None, /, *, fast_math: bool = False) -> Any:
    """Makes a kernel of a Python function; `fast_math` allows contraction and reassociation."""
    if fn is None:
        return functools.partial(_make, fast_math=fast_math)
    return _make(fn, fast_math=fast_math)


def _make(fn: Callable[..., Any], *, fast_math: bool) -> _core.Kernel:
    from ._source import Source

    if not isinstance(fn, FunctionType):
        got = repr(fn) if isinstance(fn, _core.Kernel) else type(fn).__name__
        message = f"a kernel is made of a Python function, got {got}, expected a `def`"
        if isinstance(fn, (staticmethod, classmethod, MethodType)):
            message += ", in a class with @staticmethod above @eas.kernel"
        _core.refuse("CompileError", "kernel", message)
    _refuse_method(fn)
    _prepare(fn)
    return _core.Kernel(fn, _constexpr_names(fn), Source.of(fn), fast_math)


def _refuse_method(fn: FunctionType) -> None:
    """A kernel binds no object: a method would wait for its `self` at every launch."""
    code = fn.__code__
    first = code.co_varnames[0] if code.co_argcount else ""
    outer = fn.__qualname__.rpartition(".")[0]
    if first in ("self", "cls") and outer and not outer.endswith("<locals>"):
        message = f"a method is no kernel, got '{first}' in {fn.__qualname__}, expected "
        message += f"@staticmethod above @eas.kernel and no '{first}'"
        _core.refuse("CompileError", "kernel", message)


def _prepare(fn: FunctionType) -> None:
    """Loads what the first launch needs, so that it does not wait for it."""
    from . import _capture, _rewrite  # noqa: F401

    if _rewrite.may_branch(fn.__code__):
        from ._rewrite import assemble  # noqa: F401


def _constexpr_names(fn: FunctionType) -> frozenset[str]:
    annotations = fn.__annotations__
    return frozenset(name for name, given in annotations.items() if _is_constexpr(given, fn))


def _is_constexpr(given: object, fn: FunctionType) -> bool:
    if not isinstance(given, str):
        return given is constexpr
    # Under `from __future__ import annotations`: a dotted name, or what it means in the module.
    path = given.split("[")[0].strip().strip("'\"").split(".")
    if path[-1] == "constexpr":
        return True
    value: Any = fn.__globals__.get(path[0])
    for part in path[1:]:
        value = getattr(value, part, None)
    return value is constexpr


def func(fn: Function) -> Function:
    """For helpers of kernels that hold loops or branches on traced values themselves."""
    if not isinstance(fn, FunctionType):
        got = repr(fn) if isinstance(fn, _core.Kernel) else type(fn).__name__
        message = f"a helper is made of a Python function, got {got}, expected a `def`"
        _core.refuse("CompileError", "func", message)

    from ._source import Source

    return helper_of(fn, Source.of(fn))  # type: ignore[return-value]


def helper_of(fn: FunctionType, source: Source | None) -> FunctionType:
    """fn with its control flow rewritten; source is its text as it was at decoration."""

    @functools.wraps(fn)
    def helper(*args: Any, **kwargs: Any) -> Any:
        from ._rewrite import rewrite

        return rewrite(fn, source)(*args, **kwargs)

    helper.__eas_func__ = fn  # type: ignore[attr-defined]
    return helper  # type: ignore[return-value]


def return_place(fn: FunctionType, source: Source | None) -> tuple[int, int, int]:
    """Line and columns of the `return` that gives a value; the first line without source."""
    import ast

    from ._source import span

    tree = source.parse() if source is not None else None
    for node in _own_nodes(tree) if tree is not None else ():
        if isinstance(node, ast.Return) and node.value is not None:
            return span(node)
    return fn.__code__.co_firstlineno, 0, 0


def _own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions inside it."""
    import ast

    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, (ast.FunctionDef, ast.Lambda)):
            yield from _own_nodes(child)


trace = _local()  # .reasons: why a variable is unbound, by file and name


def run(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Calls a kernel's body; names without a value and endless recursion become CompileErrors."""
    trace.reasons = {}
    try:
        return fn(*args, **kwargs)
    except RecursionError as error:
        from ._source import error_in_frame, repeated_frame

        found = repeated_frame(error.__traceback__)
        if found is None:
            raise
        name = found[0].f_code.co_name
        what = f"'{name}' calls itself without end while it is traced"
        what += "; recursion must stop on a plain Python value"
        raise error_in_frame("recursion", what, *found) from None
    except NameError as error:
        from ._source import user_frame

        found = user_frame(error.__traceback__)
        _, quote, rest = str(error).partition("'")
        name, closed, _ = rest.partition("'")
        if found is None or not (quote and closed):
            raise
        raise _name_error(error, name, found) from None


def _name_error(error: NameError, name: str, found: tuple[Any, int, int]) -> Exception:
    from ._source import error_in_frame

    why = trace.reasons.get((found[0].f_code.co_filename, name))
    if str(error).endswith("is not defined") or "Did you mean" in str(error):
        why = f"'{name}' is not defined"
    elif why is None:
        why = f"'{name}' is used before it is set"
    return error_in_frame("name", why, *found, name)


def innermost_user_frame(error: BaseException) -> tuple[FrameType, int, int] | None:
    found = None
    traceback = error.__traceback__
    while traceback is not None:
        if not _core.is_own_file(traceback.tb_frame.f_code.co_filename):
            found = (traceback.tb_frame, traceback.tb_lineno, traceback.tb_lasti)
        traceback = traceback.tb_next
    return found


def locate_error(error: BaseException) -> None:
    """Gives an eas error without a place the line of the user's innermost frame."""
    if getattr(error, "line", None) is not None:
        return
    from ._source import error_in_frame

    found = innermost_user_frame(error)
    if found is None:
        return
    placed = error_in_frame("", str(error), *found)
    error.args = placed.args
    for name in ("file", "line", "column", "source"):
        setattr(error, name, getattr(placed, name))


def cdiv(a: Any, b: Any) -> Any:
    """a divided by b, rounded up. Takes ints, traced values and symbolic ones."""
    return -(-a // b)


def next_power_of_2(n: Any) -> Any:
    """The smallest power of two that is at least n (1 for n < 1)."""
    if _core.is_traced(n):
        n = n - 1
        n = n * (n > 0)
        for shift in (1, 2, 4, 8, 16, 32):
            n = n | (n >> shift)
        return n + 1
    if type(n).__module__.startswith("torch"):  # a SymInt has no value to ask for
        from .torch import _symbols

        return _symbols.next_power_of_2(n)
    n = operator.index(n)
    return 1 << (n - 1).bit_length() if n > 1 else 1
