"""triton.jit: a function that is launched as a kernel, or called by one."""

from __future__ import annotations

import functools
import inspect
import itertools
import linecache
import os
import re
import sys
import textwrap
from _thread import _local
from collections.abc import Callable
from types import FunctionType
from typing import Any

from .. import _core
from .._source import Source, error_in_frame
from ._arguments import (
    HintError,
    NumberError,
    annotated,
    bytes_of,
    check_hints,
    gathered,
    is_constant,
    is_descriptor,
    is_large,
    is_plain,
    kind_of,
    long,
    names,
    spread,
    spread_descriptor,
)
from ._names import name_of
from .language import _memory, _span
from .language._tensor import pointer, roles, set_roles, tensor
from .language._types import const, constexpr, unwrap

_SHELL = __file__
# What a launch may say of GPUs: read, and nothing done about it.
OPTIONS = frozenset(
    "num_warps num_stages num_ctas maxnreg enable_fp_fusion allow_fp8e4nv debug extern_libs "
    "waves_per_eu matrix_instr_nonkdim kpack instrumentation_mode stream cluster_dims "
    "launch_cooperative_grid launch_pdl enable_warp_specialization ir_override "
    "optimize_epilogue num_buffers_warp_spec num_consumer_groups reg_dec_producer "
    "reg_inc_consumer noinline sanitize_overflow arch backend_name supported_fp8_dtypes "
    "default_dot_input_precision max_num_imprecise_acc_default launch_attributes "
    "warp_size schedule_hint".split()
)

_retellings = itertools.count()
_state = _local()  # .calls: jitted functions being traced; .debug


def is_debugging() -> bool:
    return bool(getattr(_state, "debug", False)) or os.environ.get("TRITON_DEBUG", "0") == "1"


class KernelInterface:
    """What can be launched as k[grid](…)."""

    def run(self, *args: Any, grid: Any, warmup: bool = False, **kwargs: Any) -> Any:
        raise NotImplementedError

    def warmup(self, *args: Any, grid: Any = None, **kwargs: Any) -> Any:
        return self.run(*args, grid=grid, warmup=True, **kwargs)

    def __class_getitem__(cls, item: Any) -> Any:
        return cls

    def __getitem__(self, grid: Any) -> Any:
        return functools.partial(self.run, grid=grid, warmup=False)


class JITFunction(KernelInterface):
    """A jitted function. Inside a kernel it is called; from outside it is launched on a grid."""

    def __init__(
        self,
        fn: Callable[..., Any],
        do_not_specialize: Any = None,
        do_not_specialize_on_alignment: Any = None,
        debug: Any = None,
        noinline: Any = None,
        repr: Any = None,
        launch_metadata: Any = None,
        **_: Any,
    ) -> None:
        if not isinstance(fn, FunctionType):
            _core.refuse("CompileError", "jit", f"made of a Python function, got {fn!r}")
        self.debug = bool(debug)
        self.repr = repr
        self.noinline = noinline
        self.do_not_specialize = do_not_specialize
        self.pre_run_hooks: list[Callable[..., Any]] = []
        self._take(fn)

    def _take(self, fn: Any) -> None:
        self.fn: Any = fn
        self.source = Source.of(fn)
        self.signature = inspect.signature(fn)
        self.arg_names = list(self.signature.parameters)
        self.params = [
            _Parameter(i, p, fn) for i, p in enumerate(self.signature.parameters.values())
        ]
        self.constexprs = [p.num for p in self.params if p.is_constexpr]
        self._kernels: dict[Any, _core.Kernel] = {}
        self._extras: tuple[_memory.Extra, ...] = ()  # arguments that nobody gave
        self._body: Callable[..., Any] | None = None
        functools.update_wrapper(self, fn)
        self._constant_names = frozenset(p.name for p in self.params if p.is_constexpr)

    # --- inside a kernel ---

    def body(self) -> Callable[..., Any]:
        if self._body is None:
            from ._frame import rewrite

            self._body = rewrite(self.fn, self.source)
        return self._body

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        calls = getattr(_state, "calls", None)
        if not calls:
            raise RuntimeError("Cannot call @triton.jit'd outside of the scope of a kernel")
        if self in calls:
            _core.refuse("CompileError", "jit", f"recursion, got '{self.fn.__name__}' inside of "
                         "itself, expected a loop")  # fmt: skip
        calls.append(self)
        try:
            return self.body()(*args, **kwargs)
        finally:
            calls.pop()

    def __eas_key__(self, keys: Any) -> Any:
        return ("jit", keys.function(self.fn))

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    # --- launches ---

    def add_pre_run_hook(self, hook: Callable[..., Any]) -> None:
        """Called before each launch with its arguments."""
        self.pre_run_hooks.append(hook)

    def run(self, *args: Any, grid: Any, warmup: bool = False, **kwargs: Any) -> Any:
        if kwargs:
            kwargs = self._without_options(kwargs)
        known = self.arg_names
        if len(args) > len(known):
            raise TypeError(f"{self.fn.__name__}() takes {len(known)} arguments, got {len(args)}")
        values = dict(zip(known, args, strict=False))
        for name in kwargs:
            if name in values:
                raise TypeError(f"{self.fn.__name__}() got '{name}' twice")
        values.update(kwargs)
        if len(values) < len(known):
            self._complete(values)
        for hook in self.pre_run_hooks:
            hook(*args, **kwargs)
        if callable(grid) and not warmup:
            grid = grid(_Meta(values))
        sizes = _sizes(grid)
        shape: list[Any] = [("", _span.programs(sizes))]
        flat = self._flattened(values, shape)
        for extra in self._extras:
            shape.append((extra.name, extra))
            flat[extra.name] = extra.value(flat)
        kernel = self._kernel(tuple(shape))
        try:
            if warmup:
                return _Warm(kernel.compile(**_specs(flat)), self, values)
            _launch(kernel, sizes, flat)
        except _memory.NeedsMemory as need:
            self._extras = (*self._extras, need.extra)
            return self.run(*args, grid=grid, warmup=warmup, **kwargs)
        return _Ran(kernel, flat, self, values)

    def _complete(self, values: dict[str, Any]) -> None:
        for p in self.params:
            if p.name not in values:
                if not p.has_default:
                    raise TypeError(f"{self.fn.__name__}() needs the argument '{p.name}'")
                values[p.name] = p.default

    def _without_options(self, kwargs: dict[str, Any]) -> dict[str, Any]:
        check_hints(kwargs)
        out, known = {}, self.signature.parameters
        for name, value in kwargs.items():
            if name in known:
                out[name] = value
            elif name not in OPTIONS:
                raise KeyError(
                    f"Keyword argument {name} was specified but unrecognised by "
                    f"{self.fn.__name__}({', '.join(self.arg_names)})"
                )
        return out

    def _flattened(self, values: dict[str, Any], shape: list[Any]) -> dict[str, Any]:
        """One value for each parameter of the kernel; `shape` says which are parts of what."""
        flat: dict[str, Any] = {}
        for p in self.params:
            value = values[p.name]
            if p.kind is None and is_plain(value):
                flat[p.name] = value
                continue
            if p.is_constexpr:
                value = unwrap(value)
                flat[p.name] = tuple(value) if isinstance(value, list) else value
            elif p.kind is not None and isinstance(value, (int, float)):
                flat[p.name] = annotated(p.name, value, p.kind, shape)
            elif isinstance(value, constexpr):
                shape.append((p.name, "constant"))
                flat[p.name] = unwrap(value)
            elif isinstance(value, (tuple, list)):
                shape.append((p.name, spread(p.name, value, flat)))
            elif is_constant(value):
                shape.append((p.name, "constant"))
                flat[p.name] = value
            elif is_descriptor(value):
                shape.append((p.name, spread_descriptor(p.name, value, flat)))
            elif is_large(value):
                flat[p.name] = long(p.name, value, shape)
            else:
                flat[p.name] = bytes_of(p.name, value, shape)
        return flat

    def _kernel(self, shape: tuple[Any, ...]) -> _core.Kernel:
        found = self._kernels.get(shape)
        if found is None:
            found = self._kernels[shape] = self._make(dict(shape))
        return found

    def _make(self, shapes: dict[str, Any]) -> _core.Kernel:
        """The kernel of a function with the same parameters, which enters the user's."""
        flat: list[str] = []
        constants = set(self._constant_names)
        for p in self.params:
            given = shapes.get(p.name)
            if given == "constant":
                constants.add(p.name)
            for name, constant in names(p.name, given):
                flat.append(name)
                if constant:
                    constants.add(name)
        flat += [name for name, given in shapes.items() if isinstance(given, _memory.Extra)]
        inside = ", ".join(flat)
        text = f"def {self.fn.__name__}({inside}):\n"
        text += "    __eas_enter(__eas_jit, __eas_shapes, locals())\n"
        room: dict[str, Any] = {
            "__eas_enter": _enter,
            "__eas_jit": self,
            "__eas_shapes": tuple(shapes.items()),
            "__name__": self.fn.__module__,
        }
        exec(compile(text, _SHELL, "exec"), room)
        shell = room[self.fn.__name__]
        shell.__qualname__, shell.__module__ = self.fn.__qualname__, self.fn.__module__
        shell.__doc__ = self.fn.__doc__
        shell.__dict__["__eas_rewritten__"] = (shell.__code__, shell)
        return _core.Kernel(shell, frozenset(constants), self.source, False)

    # --- what tools ask for ---

    @property
    def cache_key(self) -> str:
        import hashlib

        return hashlib.sha256((self.src or self.fn.__qualname__).encode()).hexdigest()

    @property
    def src(self) -> str:
        """The function from its `def` on, as it would stand at the left edge of a file."""
        if self.source is None:
            return ""
        text = textwrap.dedent("".join(self.source.lines))
        return text[re.search(r"^def\s", text, re.MULTILINE).start() :]  # type: ignore[union-attr]

    def _unsafe_update_src(self, new_src: str) -> None:
        """Another text for the function: its globals and what it closes over stay."""
        self._take(_retold(self.fn, new_src))

    def __repr__(self) -> str:
        return f"JITFunction({self.fn.__module__}:{self.fn.__qualname__})"


def _retold(fn: FunctionType, text: str) -> FunctionType:
    """The function that `text` defines, where `fn` was: with a source that errors can point to."""
    file = f"<{fn.__qualname__} rewritten, {next(_retellings)}>"
    cells = dict(zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True))
    outer = f"def __eas_outer({', '.join(f'{name}=None' for name in cells)}):\n"
    outer += textwrap.indent(text, "    ") + f"\n    return {fn.__name__}\n"
    linecache.cache[file] = (len(outer), None, outer.splitlines(keepends=True), file)
    room: dict[str, Any] = {}
    exec(compile(outer, file, "exec"), fn.__globals__, room)
    told: FunctionType = room["__eas_outer"]()
    closure = tuple(cells[name] for name in told.__code__.co_freevars)  # live, maybe empty as yet
    made = FunctionType(told.__code__, fn.__globals__, fn.__name__, told.__defaults__, closure)
    made.__kwdefaults__, made.__annotations__ = told.__kwdefaults__, told.__annotations__
    made.__qualname__, made.__module__ = fn.__qualname__, fn.__module__
    return made


class _Parameter:
    """What Triton's KernelParam says of a parameter."""

    def __init__(self, num: int, parameter: inspect.Parameter, fn: FunctionType) -> None:
        self.num, self.name = num, parameter.name
        self.annotation = parameter.annotation
        self.is_constexpr = _is_constexpr(parameter.annotation, fn)
        self.kind = None if self.is_constexpr else kind_of(parameter.annotation)
        self.has_default = parameter.default is not inspect.Parameter.empty
        self.default = unwrap(parameter.default)


def _is_const(annotation: Any) -> bool:
    return annotation in ("tl.const", "const") or annotation is const


def _is_constexpr(annotation: Any, fn: FunctionType) -> bool:
    if isinstance(annotation, str):
        return "constexpr" in annotation
    return annotation is constexpr


class _Meta(dict[str, Any]):
    """What a grid function is given; a name nobody passed is Triton's KeyError."""


class _Warm:
    """What warmup gives: the compiled kernel, with the few things tools ask of it."""

    def __init__(self, compiled: Any, jit: JITFunction, values: dict[str, Any]) -> None:
        self.compiled, self.jit = compiled, jit
        self.name = name_of(jit, values)
        self.n_regs, self.n_spills = 1, 0
        self.metadata = _Metadata()
        self.asm = _Texts(compiled)

    def _init_handles(self) -> None:
        pass

    def __getitem__(self, grid: Any) -> Any:
        return functools.partial(self.jit.run, grid=grid, warmup=False)


class _Ran:
    """What a launch gives: texts of the kernel that ran, made when they are asked for."""

    __slots__ = ("_flat", "_kernel", "_values", "jit")
    n_regs, n_spills = 1, 0

    def __init__(
        self, kernel: _core.Kernel, flat: dict[str, Any], jit: JITFunction, values: dict[str, Any]
    ) -> None:
        self._kernel, self._flat, self.jit, self._values = kernel, flat, jit, values

    @property
    def name(self) -> str:
        return name_of(self.jit, self._values)

    @property
    def compiled(self) -> Any:
        return self._kernel.compile(**self._flat)

    @property
    def metadata(self) -> _Metadata:
        return _Metadata()

    @property
    def asm(self) -> _Texts:
        return _Texts(self.compiled)


class _Metadata:
    num_warps, num_stages, num_ctas, shared = 4, 1, 1, 1
    name = "kernel"


class _Texts:
    def __init__(self, compiled: Any) -> None:
        self.compiled = compiled

    def __getitem__(self, name: str) -> Any:
        kinds = {"ttir": "ir", "ttgir": "ir", "llir": "llvm", "asm": "asm", "ptx": "asm"}
        return getattr(self.compiled, kinds[name])

    def keys(self) -> list[str]:
        return ["ttir", "llir", "asm"]


class CompilationError(_core.CompileError):
    """An error of a kernel, with what Triton's has."""

    @property
    def error_message(self) -> str:
        return str(self.message)


class ShapeCompilationError(CompilationError, _core.ShapeError):
    """A ShapeError of a kernel, for code that expects Triton's CompilationError."""


class DTypeCompilationError(CompilationError, _core.DTypeError):
    """A DTypeError of a kernel, for code that expects Triton's CompilationError."""


for _error in (
    HintError,
    NumberError,
    CompilationError,
    ShapeCompilationError,
    DTypeCompilationError,
):
    _error.__module__ = "eas.triton"
_COMPILATION = {
    _core.CompileError: CompilationError,
    _core.ShapeError: ShapeCompilationError,
    _core.DTypeError: DTypeCompilationError,
}


def _enter(jit: JITFunction, shapes: Any, found: dict[str, Any]) -> None:
    """The body of every kernel: arguments become Triton's values, then the user's code runs."""
    _core.use_classes(tensor, pointer)
    known = dict(shapes)
    arguments = {}
    set_roles({})
    roles()["programs"] = known[""]
    for p in jit.params:
        given = "constant" if p.is_constexpr else known.get(p.name)
        made = gathered(p.name, given, found)
        if _is_const(p.annotation) and isinstance(made, pointer):
            made.only_read()
        arguments[p.name] = made
    extras = [(name, given) for name, given in shapes if isinstance(given, _memory.Extra)]
    _memory.start({given: given.enter(found[name]) for name, given in extras})
    before = getattr(_state, "calls", None), getattr(_state, "debug", False)
    _state.calls, _state.debug = [jit], jit.debug
    try:
        jit.body()(**arguments)
    except (_core.CompileError, _core.ShapeError, _core.DTypeError) as error:
        if type(error) not in _COMPILATION:
            raise
        raise _compilation(error) from error
    except (_core.Error, NameError, _memory.NeedsMemory):
        raise
    except Exception as error:  # Python's own, of the user's line
        raise _compilation(_placed(error)) from error
    finally:
        _state.calls, _state.debug = before


def _compilation(error: Any) -> Any:
    made = _COMPILATION[type(error)](*error.args)
    made.__dict__.update(error.__dict__)
    return made


def _placed(error: Exception) -> Exception:
    """At the innermost line that is not of this package."""
    ours, place = os.path.dirname(os.path.dirname(_SHELL)), error.__traceback__
    at = place
    while at is not None:
        if not at.tb_frame.f_code.co_filename.startswith(ours):
            place = at
        at = at.tb_next
    assert place is not None
    what, kind = str(error) or "raised", type(error).__name__
    return error_in_frame(kind, what, place.tb_frame, place.tb_lineno, place.tb_lasti)


# --- what a launch does ---


def _specs(flat: dict[str, Any]) -> dict[str, Any]:
    """For warmup: dtypes in place of arrays, as MockTensor and torch's dtypes are."""
    out = {}
    for name, value in flat.items():
        if type(value).__module__ == "torch" and type(value).__name__ == "dtype":
            value = getattr(_core, str(value).removeprefix("torch."))
        out[name] = value
    return out


def _sizes(grid: Any) -> tuple[int, ...]:
    """Of a grid; nothing is known of one that is not given, or only known by a launch."""
    if grid is None or callable(grid):
        return ()
    return tuple(int(size) for size in (grid if isinstance(grid, (tuple, list)) else (grid,)))


def _launch(kernel: _core.Kernel, grid: tuple[int, ...], flat: dict[str, Any]) -> None:
    if os.environ.get("TRITON_INTERPRET", "0") == "1":  # program by program, with real values
        flat = {**flat, "_backend": "eager"}
    torch = sys.modules.get("torch")
    if torch is not None and torch.is_grad_enabled() and _needs_grad(flat):
        with torch.no_grad():  # gradients are the business of whoever calls the kernel
            kernel[grid](**flat)
    else:
        kernel[grid](**flat)


def _needs_grad(flat: dict[str, Any]) -> bool:
    return any(getattr(value, "requires_grad", False) for value in flat.values())


def jit(fn: Any = None, **options: Any) -> Any:
    """@triton.jit and @triton.jit(…)."""

    def decorate(function: Any) -> Any:
        function = (
            getattr(function, "fn", function) if isinstance(function, JITFunction) else function
        )
        return JITFunction(function, **{k: v for k, v in options.items() if k != "version"})

    return decorate if fn is None else decorate(fn)


class ConstexprFunction:
    """@triton.constexpr_function: plain Python, called while compiling."""

    def __init__(self, fn: Callable[..., Any]) -> None:
        self.fn = fn
        functools.update_wrapper(self, fn)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        words = {k: unwrap(v) for k, v in kwargs.items() if not k.startswith("_semantic")}
        return self.fn(*[unwrap(a) for a in args], **words)

    def __eas_key__(self, keys: Any) -> Any:
        return ("constexpr_function", keys.function(self.fn))


def constexpr_function(fn: Callable[..., Any]) -> Any:
    return ConstexprFunction(fn)
