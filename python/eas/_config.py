"""eas.config and the backends: a typed face for the core's tables."""

from __future__ import annotations

from typing import Any, NamedTuple

from . import _core
from . import _fork as _fork  # from the first import on


class Config:
    """Every setting of easy_as as an attribute; its first value comes from the environment."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return _core.config_get(name)
        except _core.Error as error:
            if name in dir(self):
                raise
            raise AttributeError(str(error)) from None

    def __setattr__(self, name: str, value: Any) -> None:
        _core.config_set(name, value)

    def __dir__(self) -> list[str]:
        return [name for name, _, _ in _core.config_rows()]

    def __repr__(self) -> str:
        rows = _core.config_rows()
        lines = [f"  {name} = {getattr(self, name)!r}  # {env}: {doc}" for name, env, doc in rows]
        return "eas.config:\n" + "\n".join(lines)


config = Config()


class Backend(NamedTuple):
    """Where kernels can run; reason and fix say why one is not available and what to do."""

    name: str
    available: bool
    doc: str
    reason: str
    fix: str


class Backends(dict[str, Backend]):
    """The backends by name; printed as a table."""

    def __repr__(self) -> str:
        lines = []
        for row in self.values():
            state = "available" if row.available else f"not available: {row.reason}; {row.fix}"
            lines.append(f"{row.name:<12} {state}")
        return "\n".join(lines)


def backends() -> Backends:
    """Each backend with `available` and, if it is not, the reason and the fix."""
    return Backends((row[0], Backend(*row)) for row in _core.backend_rows())


def set_backend(name: str) -> None:
    """Makes a backend the one kernels run on; BackendError when it is not available."""
    _core.resolve_backend(name)
    config.backend = name


_core.config_get("backend")  # a setting of the environment that is wrong is said at import
