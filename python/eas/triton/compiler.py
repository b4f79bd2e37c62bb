"""triton.compiler: the errors, and the names that packages import."""

from __future__ import annotations

from typing import Any

from .. import _core
from ._jit import _Warm as CompiledKernel
from .language._types import str_to_ty

TritonError = _core.Error
CompilationError = _core.CompileError
CompileTimeAssertionFailure = _core.CompileError
UnsupportedLanguageConstruct = _core.CompileError


class ASTSource:
    """A kernel with the types of its arguments: {"x": "*fp32", "n": "i32", "B": "constexpr"}."""

    def __init__(
        self, fn: Any, signature: dict[str, str], constexprs: Any = None, attrs: Any = None
    ) -> None:
        self.fn, self.attrs = fn, attrs
        self.signature = {self._name(k): v for k, v in signature.items()}
        self.constants = {self._name(k): v for k, v in (constexprs or {}).items()}

    def _name(self, key: Any) -> str:
        key = key[0] if isinstance(key, tuple) else key
        return str(self.fn.arg_names[key] if isinstance(key, int) else key)

    def given(self) -> dict[str, Any]:
        """What a launch with arguments of these types would be given."""
        found = {n: _of_type(t) for n, t in self.signature.items() if n not in self.constants}
        return found | self.constants


class _Memory:
    """Stands for an array of a dtype."""

    def __init__(self, element: Any) -> None:
        self.dtype = element

    def as_argument(self) -> Any:
        return _core.uint8 if self.dtype.is_fp8() else self.dtype.core


_NUMBERS = {"i64": 2**40, "u64": 2**63, "i1": True, "u1": True}


def _of_type(name: str) -> Any:
    if name.startswith("*"):
        return _Memory(str_to_ty(name).element_ty)
    return _NUMBERS.get(name, 2 if name[:1] in ("i", "u") else 0.5)


def triton_key() -> str:
    return f"eas {_core.__version__}"


def compile(src: Any, target: Any = None, options: Any = None) -> Any:
    """What warmup gives, of an ASTSource."""
    if not isinstance(src, ASTSource):
        _core.refuse("CompileError", "compile", f"an ASTSource is compiled, got {src!r}")
    return src.fn.warmup(grid=(1,), **src.given())


__all__ = ["ASTSource", "CompilationError", "CompiledKernel", "compile"]
