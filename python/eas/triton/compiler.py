"""triton.compiler: the errors, and the names that packages import."""

from __future__ import annotations

from typing import Any

from .. import _core
from ._jit import _Warm as CompiledKernel

CompilationError = _core.CompileError
CompileTimeAssertionFailure = _core.CompileError
UnsupportedLanguageConstruct = _core.CompileError


class ASTSource:
    """Kept for those who import it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.args, self.kwargs = args, kwargs


def triton_key() -> str:
    return f"eas {_core.__version__}"


def compile(*args: Any, **kwargs: Any) -> Any:
    _core.refuse("CompileError", "compile", "kernels are compiled by their arguments, got "
                 "triton.compile, expected kernel.warmup(…) or kernel[grid](…)")  # fmt: skip


__all__ = ["ASTSource", "CompilationError", "CompiledKernel", "compile"]
