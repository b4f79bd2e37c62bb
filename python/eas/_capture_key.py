"""What a value means to a kernel: equal keys, equal code.

Values that cannot change are keyed by type and content; functions, partials and bound methods by
what they are made of, which is watched. Everything else is refused, because it could change while
its address stays the same.
"""

from __future__ import annotations

import enum
import functools
import struct
import sys
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any, NamedTuple, NoReturn

from . import _core

_LIBRARIES = frozenset({"eas", "numpy", "torch", *sys.stdlib_module_names}) - {"__main__"}
_SCALARS = (bool, int, complex, str, bytes, type(None), type(Ellipsis))
_FIXED_CLASSES = (tuple, BaseException, enum.Enum)  # what they hold does not change
# Methods that Python calls where no kernel looks.
_NEVER_ASKED = frozenset(
    "__init__ __new__ __post_init__ __init_subclass__ __repr__ __str__ __format__ __hash__ __del__ "
    "__reduce__ __reduce_ex__ __getstate__ __setstate__ __getnewargs__ __copy__".split()
)


class _Undefined:
    def __repr__(self) -> str:
        return "<undefined>"


UNDEFINED = _Undefined()


class Unsupported(Exception):
    """A value that may change unseen; the text says what it is."""


class Member(NamedTuple):
    """A name of a class or module that counts if somebody uses it."""

    owner: str
    name: str
    value: Any
    holder: dict[str, Any] | None  # of a module
    implicit: bool  # Python may use it without its name: `__add__`
    at: Any  # the use that led to it


class Keys:
    """Subclasses say how functions are looked at and what is watched."""

    def __init__(self) -> None:
        self.members: list[Member] = []
        self.owners: set[int] = set()  # classes and modules whose members are known
        self.at: Any = None  # the use being looked at, for what is refused

    def function(self, fn: FunctionType) -> tuple[Any, ...]:
        raise NotImplementedError

    def watch(self, kind: str, holder: Any, name: str | None = None, value: Any = None) -> bool:
        raise NotImplementedError

    def refuse(self, got: str) -> NoReturn:
        raise NotImplementedError

    def key(self, value: Any, by_value: bool = False) -> Any:
        """by_value: a constexpr, which may be anything that cannot change."""
        kind = type(value)
        if value is UNDEFINED:
            return ("undefined",)
        if kind is float:
            return ("float", struct.pack("<d", value))
        if kind is complex:
            return ("complex", struct.pack("<dd", value.real, value.imag))
        if kind in _SCALARS:
            return (kind.__name__, value)
        if hasattr(kind, "__eas_key__"):  # of another front end: it says what counts
            return (kind, value.__eas_key__(self))
        if isinstance(value, enum.Enum):
            self.behaviour(kind)
            return (kind, value.name, self.key(value.value, by_value))
        if isinstance(value, tuple):
            self.behaviour(kind)
            return (kind, *(self.key(part, by_value) for part in value))
        if isinstance(value, ModuleType):
            self.module(value)
            return ("module", value.__name__)
        key = self.function_key(value, by_value) or self.object_key(value)
        if key is None and by_value:
            key = self.value_key(value)
        if key is None:
            raise Unsupported(_a(kind))
        return key

    # --- functions ---

    def function_key(self, value: Any, by_value: bool) -> tuple[Any, ...] | None:
        if isinstance(value, functools.partial):
            parts = (self.key(part, by_value) for part in (value.func, value.args))
            return ("partial", *parts, *self.words(value.keywords))
        if isinstance(value, MethodType):
            return ("method", self.key(value.__self__, by_value), self.key(value.__func__))
        if isinstance(value, functools._lru_cache_wrapper):
            return ("cached", self.key(value.__wrapped__))
        if not isinstance(value, FunctionType):
            return None
        helper = getattr(value, "__eas_func__", value)
        if is_library(helper.__module__):
            return ("function", helper)
        if helper is not value:  # @eas.func; what it wraps is found in it, and so is watched too
            self.watch("name", value.__dict__, "__eas_func__", helper)
        return self.function(helper)

    def words(self, keywords: dict[str, Any]) -> Iterator[tuple[str, Any]]:
        """Arguments by keyword, in a dict that may change."""
        self.watch("size", keywords)
        for name, value in sorted(keywords.items()):
            self.watch("name", keywords, name, value)
            yield name, self.key(value)

    # --- objects ---

    def object_key(self, value: Any) -> tuple[Any, ...] | None:
        kind = type(value)
        if isinstance(value, (_core.Kernel, _core.DType)):
            return (kind.__name__, value)
        if isinstance(value, type):
            if not is_library(value.__module__) and not issubclass(value, _FIXED_CLASSES):
                raise Unsupported(f"the class {value.__qualname__}")
            self.behaviour(value)
            return ("type", value)
        if _is_a(value, "numpy", "generic"):
            return ("numpy", str(value.dtype), value.tobytes())
        if _is_a(value, "numpy", "dtype") or _is_a(value, "torch", "dtype"):
            return ("dtype", kind.__module__, str(value))
        if isinstance(value, BuiltinFunctionType):
            if value.__self__ is None or isinstance(value.__self__, (ModuleType, type)):
                return ("function", value)
            raise Unsupported(f"a method of {_a(type(value.__self__))}")
        named = callable(value) and hasattr(value, "__name__")
        if named and is_library(getattr(value, "__module__", None)):
            return ("function", value)
        return None

    def value_key(self, value: Any) -> tuple[Any, ...] | None:
        """Of objects that hold what they hold for good."""
        kind = type(value)
        if hasattr(kind, "__array__") or hasattr(kind, "__dlpack__"):
            raise Unsupported(f"an array ({kind.__module__}.{kind.__qualname__})")
        if isinstance(value, frozenset):
            self.behaviour(kind)
            return (kind, frozenset(self.key(part, True) for part in value))
        if isinstance(value, (int, float, complex, str, bytes)):  # a class of the user's
            self.behaviour(kind)
            if getattr(value, "__dict__", None):
                return None
            base: Any = next(b for b in kind.__mro__ if b in (*_SCALARS, float))
            return (kind, self.key(base(value)))
        if hasattr(kind, "__dataclass_fields__"):
            if not kind.__dataclass_params__.frozen:
                return None
            self.behaviour(kind)
            fields = sys.modules["dataclasses"].fields(value)
            return (kind, *(self.key(getattr(value, field.name), True) for field in fields))
        # Fractions, dates, paths, devices: compared by value, and made not to change.
        own_hash: Any = kind.__hash__
        fixed = is_library(kind.__module__) and own_hash is not object.__hash__
        return ("value", kind, value) if fixed else None

    # --- names found in classes and modules ---

    def behaviour(self, kind: type) -> None:
        """Methods and constants of the user's classes count too, those that are used."""
        if is_library(kind.__module__) or id(kind) in self.owners:
            return
        self.owners.add(id(kind))
        self.watch("type", kind)
        for base in kind.__mro__:
            if is_library(base.__module__):
                continue
            for name, value in vars(base).items():
                found = _function_of(value)
                special = name.startswith("__") and name.endswith("__")
                if special and (found is None or name in _NEVER_ASKED or _is_made(found)):
                    continue
                if found is None and _is_a_field(value):
                    continue
                member = found or value
                self.members.append(Member(base.__qualname__, name, member, None, special, self.at))

    def module(self, module: ModuleType) -> None:
        """A module that is handed on (`m = settings`): every name of it that is used anywhere."""
        if is_library(module.__name__) or id(module) in self.owners:
            return
        self.owners.add(id(module))
        names = vars(module)
        for name, value in names.items():
            self.members.append(Member(module.__name__, name, value, names, False, self.at))

    def member(self, member: Member) -> Any:
        self.at = member.at
        if member.holder is None:
            try:
                return self.key(member.value, True)
            except Unsupported as error:
                self.refuse(f"{member.owner}.{member.name}, which is {error}")
        self.watch("name", member.holder, member.name, member.value)
        try:
            return self.key(member.value)
        except Unsupported:  # perhaps another object's attribute of that name is meant
            return ("other", type(member.value).__qualname__)


def is_library(module: str | None) -> bool:
    return (module or "").partition(".")[0] in _LIBRARIES


def _is_made(fn: FunctionType) -> bool:
    """Whether dataclass or namedtuple wrote it."""
    return fn.__code__.co_filename == "<string>" or is_library(fn.__globals__.get("__name__"))


def _is_a_field(member: Any) -> bool:
    """A slot or a field of a namedtuple: what it gives is the object's own."""
    return hasattr(type(member), "__get__") and is_library(type(member).__module__)


def _function_of(member: Any) -> FunctionType | None:
    """The function behind a method, property or cached property."""
    for name in ("fget", "__func__", "func"):
        if not isinstance(member, FunctionType):
            member = getattr(member, name, member)
    return member if isinstance(member, FunctionType) else None


def _is_a(value: Any, module: str, name: str) -> bool:
    """isinstance without importing the module: no such value exists before it is."""
    found = sys.modules.get(module)
    return found is not None and isinstance(value, getattr(found, name))


def _a(kind: type) -> str:
    name = kind.__qualname__
    module = "" if kind.__module__ == "builtins" else kind.__module__ + "."
    article = "an" if (module + name)[:1] in "aeiouAEIOU" else "a"
    return f"{article} {module}{name}"
