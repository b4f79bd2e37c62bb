"""Runs the body of an operator on tensors without memory and writes down what it does.

torch itself says what sizes and strides views and allocations have. With symbols in the place of
sizes, what the body decides by them becomes a guard of the ShapeEnv.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils._python_dispatch import TorchDispatchMode

from .. import _core
from ._errors import error_here
from ._program import Allocate, Call, Copy, Fill, Launch, Memory, Program, View
from ._schema import Arguments
from ._symbols import Symbols, hint

# What torch calls making memory: which argument says what it is filled with, or the value itself.
_EMPTY = frozenset(
    "empty empty_like new_empty empty_strided new_empty_strided empty_permuted".split()
)
_FILLED = {
    **dict.fromkeys(("zeros", "zeros_like", "new_zeros"), ("value", 0)),
    **dict.fromkeys(("ones", "ones_like", "new_ones"), ("value", 1)),
    **dict.fromkeys(("full", "full_like"), ("argument", 1)),
    "new_full": ("argument", 2),
}
_COPIES = ("clone", "_to_copy")


class NotRecorded(Exception):
    """The body does what no program says; it runs as it is written, without a gradient."""


class Launches:
    """What is asked of every launch in a body: it writes what it may, and nothing unknown."""

    def __init__(self, title: str, mutates: frozenset[str]) -> None:
        self.title = title
        self.mutates = mutates
        self._names: dict[int, str] = {}
        self.alive: list[Any] = []  # so that no other memory takes the place of what is known

    def enter(self, name: str, tensor: Any) -> None:
        self._names[_storage(tensor)] = name
        self.alive.append(tensor)

    def source(self, tensor: Any) -> str | None:
        """Which argument's memory it is."""
        return self._names.get(_storage(tensor))

    def compiled(self, kernel: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
        """The kernel for these arguments, after its writes were looked at."""
        given = [self._spec(kernel, i, value) for i, value in enumerate(args)]
        named = {
            name: self._spec(kernel, name, value)
            for name, value in kwargs.items()
            if name not in _GRID_OPTIONS
        }
        compiled = kernel.compile(*given, **named)
        if compiled.writes:
            values = kernel.signature.bind(*args, **plain(kwargs)).arguments
            for name in sorted(compiled.writes):
                self._check_write(kernel, name, values.get(name))
        return compiled

    def skip(self, kernel: Any, grid: Any, args: Any, kwargs: Any) -> None:
        """For tensors without memory: the launch is looked at where its constants are known."""
        known = all(hint(value) is not None or value is None for value in (*args, *kwargs.values()))
        if known:
            self.compiled(kernel, args, kwargs)

    def _check_write(self, kernel: Any, name: str, value: Any) -> None:
        source = self.source(value) if isinstance(value, torch.Tensor) else None
        if source is None or source in self.mutates:
            return
        message = f"{kernel.__name__} writes '{source}' (its argument '{name}'), which is not "
        message += f'declared, got mutates={_listed(self.mutates)}, expected mutates=("{source}",)'
        raise error_here(self.title, message)

    def _spec(self, kernel: Any, which: Any, value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            return value.dtype
        if hasattr(value, "__array__") or isinstance(value, _core.Tensor):
            message = "a launch of an operator takes tensors it was given or made, got "
            message += f"{type(value).__name__} for {kernel.__name__}, expected a torch.Tensor"
            raise error_here(self.title, message)
        return hint(value)


def run_launch(kernel: Any, grid: Any, args: Any, kwargs: Any) -> None:
    launcher = kernel if grid is None else kernel[grid]
    _core.hand_launches_to(None, launcher, *args, **kwargs)


_GRID_OPTIONS = ("_grid", "_shape", "_nthreads", "_sync", "_stream")


def plain(kwargs: dict[str, Any]) -> dict[str, Any]:
    """Without the options of a launch."""
    return {name: value for name, value in kwargs.items() if not name.startswith("_")}


def _listed(names: frozenset[str]) -> str:
    return "(" + "".join(f'"{name}",' for name in sorted(names)) + ")"


def _storage(tensor: Any) -> int:
    return int(tensor.untyped_storage()._cdata)


class Recorder(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Sees every function of torch and every launch of one run of a body."""

    def __init__(self, program: Program, launches: Launches, runs: bool) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.program = program
        self.broken: str | None = None  # why there is no program, though the body runs
        self._runs = runs  # tensors have memory, and launches run
        self._launches = launches
        self._memories: dict[int, Memory] = {}
        self._bases: dict[int, Any] = {}  # where in its storage an input begins

    def enter(self, tensor: Any, memory: Memory) -> None:
        storage = _storage(tensor)
        if storage in self._memories:
            self._stop("arguments share memory")
        self._memories[storage] = memory
        self._bases[storage] = tensor.storage_offset()
        self._launches.enter(memory.name.partition("[")[0], tensor)

    def _stop(self, reason: str) -> None:
        if not self._runs:
            raise NotRecorded(reason)
        self.broken = reason

    def view(self, tensor: Any) -> View:
        memory = self._memories.get(_storage(tensor))
        if memory is None:
            message = f"the body uses a tensor that it was not given, got {_looks(tensor)}, "
            raise error_here(self.program.title, message + "expected it as an argument")
        if tensor.dtype != memory.dtype:
            self._stop(f"memory of {memory.dtype} is read as {tensor.dtype}")
        offset = tensor.storage_offset() - self._bases.get(_storage(tensor), 0)
        return View(memory, tuple(tensor.shape), tuple(tensor.stride()), offset)

    # --- launches ---

    def launch(self, kernel: Any, grid: Any, args: Any, kwargs: Any) -> None:
        compiled = self._launches.compiled(kernel, args, kwargs)
        bound = kernel.signature.bind(*args, **plain(kwargs))
        arguments = {
            name: self.view(value) if isinstance(value, torch.Tensor) else value
            for name, value in bound.arguments.items()
        }
        options = {name: value for name, value in kwargs.items() if name.startswith("_")}
        given = options.pop("_grid", None) if grid is None else grid
        if callable(given):
            given = _ask(given, bound)
        if given is not None and not isinstance(given, (tuple, list)):
            given = (given,)
        step = Launch(kernel, given, arguments, options, compiled.reads, compiled.writes)
        self.program.steps.append(step)
        if self._runs:
            run_launch(kernel, grid, args, kwargs)

    # --- functions of torch ---

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if func.namespace == "prim":
            return func(*args, **kwargs)  # a question about device or dtype
        if torch._C._dispatch_has_kernel_for_dispatch_key(func.name(), "CompositeImplicitAutograd"):
            with self:  # it is made of others, which are looked at instead
                return func.decompose(*args, **kwargs)
        made = func(*args, **kwargs)
        name = func._schema.name.removeprefix("aten::")
        tensors = [x for x in _flat(made) if isinstance(x, torch.Tensor)]
        if not tensors and not func._schema.is_mutable:
            self._stop(f"{name} asks for values")
            return made
        if name in _EMPTY or name in _FILLED:
            self._allocate(made)
            if name in _FILLED:
                kind, what = _FILLED[name]
                self._fill(made, what if kind == "value" else args[what])
        elif name in ("fill_", "zero_"):
            self._fill(args[0], 0 if name == "zero_" else args[1])
        elif name == "copy_" and isinstance(args[1], torch.Tensor):
            self._copy(args[0], args[1])
        elif name in _COPIES and made.device == args[0].device:
            self._allocate(made)
            self._copy(made, args[0])
        elif func._schema.is_mutable or not all(self._is_known(x) for x in tensors):
            self._call(func, args, kwargs, tensors)
        return made  # anything else was a view

    def _is_known(self, tensor: Any) -> bool:
        return _storage(tensor) in self._memories

    def _allocate(self, tensor: Any) -> Memory:
        memory = Memory(tuple(tensor.shape), tuple(tensor.stride()), tensor.dtype, tensor.device)
        self._memories[_storage(tensor)] = memory
        self._launches.alive.append(tensor)
        self.program.steps.append(Allocate(memory))
        return memory

    def _fill(self, tensor: Any, value: Any) -> None:
        if isinstance(value, torch.Tensor):
            self._stop("a tensor's value fills memory")
        self._check_write(tensor)
        self.program.steps.append(Fill(self.view(tensor), value))

    def _copy(self, to: Any, source: Any) -> None:
        self._check_write(to)
        if to.shape != source.shape:
            source = source.expand(to.shape)
        self.program.steps.append(Copy(self.view(to), self.view(source)))

    def _check_write(self, tensor: Any) -> None:
        source = self._launches.source(tensor)
        if source is None or source in self._launches.mutates:
            return
        message = f"the body writes '{source}', which is not declared, got "
        message += f'mutates={_listed(self._launches.mutates)}, expected mutates=("{source}",)'
        raise error_here(self.program.title, message)

    def _call(self, func: Any, args: Any, kwargs: Any, tensors: list[Any]) -> None:
        touched: list[View] = []

        def enter(value: Any) -> Any:
            if isinstance(value, torch.Tensor):
                touched.append(self.view(value))
                return touched[-1]
            if isinstance(value, (list, tuple)):
                return type(value)(map(enter, value))
            return value

        arguments, named = enter(tuple(args)), {k: enter(v) for k, v in kwargs.items()}
        written = []
        for given, argument in zip(func._schema.arguments, args, strict=False):
            is_written = given.alias_info is not None and given.alias_info.is_write
            if is_written and isinstance(argument, torch.Tensor):
                self._check_write(argument)
                written.append(self.view(argument))
        made = [self._made(x) for x in tensors if not self._is_known(x)]
        name = func._schema.name.removeprefix("aten::")
        message = f"{name} has no gradient in an operator, expected allocations, views and "
        message += "launches alone, or def_backward"
        refusal = error_here(self.program.title, message)
        step = Call(func, arguments, named, made, touched, written, refusal)
        self.program.steps.append(step)

    def _made(self, tensor: Any) -> Memory:
        memory = self._allocate(tensor)
        self.program.steps.pop()  # the call makes it
        return memory


def _ask(grid: Callable[..., Any], bound: Any) -> Any:
    """What a function says of the grid: it takes the arguments, constexprs among them."""
    bound.apply_defaults()
    meta = dict(bound.arguments)
    code = getattr(grid, "__code__", None)
    two = code is not None and code.co_argcount == 2
    return grid(meta, tuple(meta.values())) if two else grid(meta)


def _flat(value: Any) -> list[Any]:
    if isinstance(value, (list, tuple)):
        return [x for item in value for x in _flat(item)]
    return [value]


def _looks(tensor: Any) -> str:
    return f"{str(tensor.dtype).removeprefix('torch.')} of shape {tuple(tensor.shape)}"


def record(
    title: str,
    body: Callable[..., Any],
    arguments: Arguments,
    values: Sequence[Any],
    mutates: frozenset[str],
    symbolic: bool = True,
) -> Program:
    """The program of `body` for all sizes and numbers of this kind, or for these alone; nothing is
    computed."""
    symbols = Symbols() if symbolic else None
    program = Program(title, [], [], environment=symbols.environment if symbols else None)
    recorder = Recorder(program, Launches(title, mutates), runs=False)

    def enter(name: str, value: Any) -> Any:
        if value is None:
            program.inputs.append(None)
            return None
        return _enter_tensor(recorder, symbols, name, value)

    try:
        with FakeTensorMode(shape_env=program.environment):
            given = []
            for i, (name, value) in enumerate(zip(arguments.names, values, strict=True)):
                if not arguments.is_tensor[i]:
                    if symbols is not None and type(value) in (int, float):
                        value = symbols.number(value, len(program.numbers))
                    program.numbers.append(value)
                    given.append(value)
                elif isinstance(value, (list, tuple)):
                    given.append([enter(f"{name}[{k}]", x) for k, x in enumerate(value)])
                else:
                    given.append(enter(name, value))
            with recorder:
                result = _core.hand_launches_to(recorder.launch, arguments.call, body, given)
        _set_outputs(program, recorder, result)
    except _core.Error:
        raise
    except Exception as error:  # what torch says of values that a symbol does not have
        raise NotRecorded(f"{type(error).__name__}: {error}") from error
    return program


def run_recorded(
    title: str,
    body: Callable[..., Any],
    arguments: Arguments,
    values: Sequence[Any],
    mutates: frozenset[str],
) -> tuple[list[Any], Program | None]:
    """Runs `body`; its results, and its program for this layout where it has one."""
    program = Program(title, [], arguments.others(values))
    recorder = Recorder(program, Launches(title, mutates), runs=True)
    pairs = zip(arguments.names_of_tensors(values), arguments.tensors(values), strict=True)
    for name, tensor in pairs:
        memory = None
        if tensor is not None:
            sizes, strides = tuple(tensor.shape), tuple(tensor.stride())
            position = len(program.inputs)
            memory = Memory(sizes, strides, tensor.dtype, tensor.device, position, name)
            recorder.enter(tensor, memory)
        program.inputs.append(memory)
    with recorder:
        result = _core.hand_launches_to(recorder.launch, arguments.call, body, values)
    _set_outputs(program, recorder, result)
    results = [] if result is None else _flat(result)
    return results, None if recorder.broken else program


def _enter_tensor(recorder: Recorder, symbols: Any, name: str, tensor: Any) -> Any:
    program = recorder.program
    sizes, strides = tuple(tensor.shape), tuple(tensor.stride())
    if symbols is not None:
        sizes, strides = symbols.layout(sizes, strides, len(program.inputs))
    fake = torch.empty_strided(sizes, strides, dtype=tensor.dtype, device=tensor.device)
    sizes, strides = tuple(fake.shape), tuple(fake.stride())
    memory = Memory(sizes, strides, tensor.dtype, tensor.device, len(program.inputs), name)
    program.inputs.append(memory)
    recorder.enter(fake, memory)
    return fake


def _set_outputs(program: Program, recorder: Recorder, result: Any) -> None:
    results = [] if result is None else _flat(result)
    held: list[Memory] = []
    for i, value in enumerate(results):
        if not isinstance(value, torch.Tensor):
            program.outputs.append(value)
            continue
        view = recorder.view(value)
        if view.memory.source is not None:
            message = f"result {i} is memory of '{view.memory.name}', expected memory that the "
            _core.refuse("Error", program.title, message + "body allocates")
        if view.memory in held:
            message = f"result {i} shares memory with another result, expected memory of its own"
            _core.refuse("Error", program.title, message)
        held.append(view.memory)
        program.outputs.append(view)
