"""What a body does, as data: memory that is made, values that are copied, kernels that run.

A size is an int, or a SymInt whose symbols are sizes and numbers of the inputs (`_record.py` makes
them, `_replay.py` reads them back). Nothing here holds a tensor, so a program can be run, turned
into its adjoint (`_adjoint.py`) or its tangent (`_tangent.py`), which are programs again, or be
handed to someone else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from .. import _core

Size = Any  # an int or a SymInt


@dataclass(eq=False)
class Memory:
    """Elements that lie together: those of an input, or what the body allocates."""

    sizes: tuple[Size, ...]
    strides: tuple[Size, ...]
    dtype: Any  # torch.dtype
    device: Any  # torch.device
    source: int | None = None  # which input it is; None where the program allocates it
    name: str = ""  # for messages
    hollow: bool = False  # only its layout counts: nobody reads or writes its elements

    def whole(self) -> View:
        return View(self, self.sizes, self.strides, 0)

    @property
    def is_float(self) -> bool:
        return bool(self.dtype.is_floating_point)

    def like(self, name: str) -> Memory:
        """New memory, laid out as this one."""
        return replace(self, source=None, name=name, hollow=False)


@dataclass(eq=False)
class View:
    """Elements of a memory, `offset` of them after its first."""

    memory: Memory
    sizes: tuple[Size, ...]
    strides: tuple[Size, ...]
    offset: Size

    def of(self, memory: Memory) -> View:
        """The same places of another memory that is laid out alike."""
        return replace(self, memory=memory)

    @property
    def is_whole(self) -> bool:
        mine = (*self.sizes, *self.strides, self.offset)
        whole = (*self.memory.sizes, *self.memory.strides, 0)
        if len(mine) != len(whole):
            return False
        return all(a is b or a == b for a, b in zip(mine, whole, strict=True))


@dataclass(eq=False)
class Allocate:
    memory: Memory


@dataclass(eq=False)
class Fill:
    view: View
    value: Any


@dataclass(eq=False)
class Copy:
    """Values of one view to another, converted to its dtype; with `add`, added to what is there."""

    to: View
    source: View
    add: bool = False


@dataclass(eq=False)
class Launch:
    """A kernel, what stood in its brackets, and a value for every parameter that was given one."""

    kernel: _core.Kernel
    grid: Any  # a tuple of sizes, or None
    arguments: dict[str, Any]  # by the parameter's name: a View, a size, a number, a constant
    options: dict[str, Any]  # those that begin with "_"
    reads: frozenset[str]
    writes: frozenset[str]

    def views(self, names: frozenset[str]) -> Iterator[tuple[str, View]]:
        for name, value in self.arguments.items():
            if name in names and isinstance(value, View):
                yield name, value


@dataclass(eq=False)
class Call:
    """Any other function of torch, which has no gradient here."""

    function: Any
    args: tuple[Any, ...]  # with Views in the place of tensors
    kwargs: dict[str, Any]
    made: list[Memory]
    touched: list[View]
    writes: list[View]
    refusal: Exception  # what is raised where it needs a gradient, with the user's line


Step = Allocate | Fill | Copy | Launch | Call


@dataclass(eq=False)
class Program:
    """Steps from inputs to outputs."""

    title: str
    inputs: list[Memory | None]  # None for an optional tensor that was not given
    numbers: list[Any]  # scalars of the signature, in order: values or symbols
    steps: list[Step] = field(default_factory=list)
    outputs: list[View | Any] = field(default_factory=list)
    environment: Any = None  # the ShapeEnv of its SymInts
    shift: int = 0  # symbols are read from inputs that come so many places later
    laid_out: frozenset[int] = frozenset()  # inputs that are copied where they lie otherwise

    def launches(self) -> Iterator[Launch]:
        return (step for step in self.steps if isinstance(step, Launch))

    def inputs_read(self) -> list[bool]:
        """Which inputs' values count; of the others only the layouts do."""
        read = {memory for step in self.steps for memory in memories_read(step)}
        read |= {view.memory for view in self.outputs if isinstance(view, View)}
        return [memory in read for memory in self.inputs]


def memories_read(step: Step) -> list[Memory]:
    if isinstance(step, Launch):
        return [view.memory for _, view in step.views(step.reads)]
    if isinstance(step, Copy):
        return [step.source.memory, step.to.memory] if step.add else [step.source.memory]
    if isinstance(step, Call):
        return [view.memory for view in step.touched]
    return []


def memories_written(step: Step) -> list[Memory]:
    if isinstance(step, Launch):
        return [view.memory for _, view in step.views(step.writes)]
    if isinstance(step, Copy):
        return [step.to.memory]
    if isinstance(step, Fill):
        return [step.view.memory]
    if isinstance(step, Call):
        return [*step.made, *(view.memory for view in step.writes)]
    return []


def memories_mentioned(step: Step) -> list[Memory]:
    """Those that must exist when the step runs, whether or not their values matter."""
    if isinstance(step, Launch):
        return [value.memory for value in step.arguments.values() if isinstance(value, View)]
    if isinstance(step, Call):
        return [view.memory for view in step.touched]
    return [*memories_read(step), *memories_written(step)]


def compiled(kernel: _core.Kernel, arguments: dict[str, Any], hint: Any) -> _core.CompiledKernel:
    """The kernel for these arguments, which says what it reads and writes."""
    given = {
        name: value.memory.dtype if isinstance(value, View) else hint(value)
        for name, value in arguments.items()
    }
    return kernel.compile(**given)


def without_unused(steps: list[Step], outputs: list[Any], kept: set[Memory]) -> list[Step]:
    """The steps whose results reach an output, or memory of `kept`."""
    wanted = kept | {view.memory for view in outputs if isinstance(view, View)}
    mentioned = set(wanted)
    found: list[Step] = []
    for step in reversed(steps):
        if isinstance(step, Allocate):
            if step.memory in mentioned:
                found.append(step)
        elif any(memory in wanted for memory in memories_written(step)):
            wanted.update(memories_read(step))
            mentioned.update(memories_mentioned(step))
            mentioned.update(memories_read(step))
            found.append(step)
    return found[::-1]


def with_hollow_memory(steps: list[Step], outputs: list[Any]) -> list[Step]:
    """The steps where launches get memory of their own for what nobody reads or writes."""
    held = {view.memory for view in outputs if isinstance(view, View)}
    for step in steps:
        held.update(memories_read(step))
        held.update(memories_written(step))
    hollow: dict[Memory, Memory] = {}

    def place(value: Any) -> Any:
        if not isinstance(value, View) or value.memory in held:
            return value
        if value.memory not in hollow:
            hollow[value.memory] = replace(value.memory, source=None, hollow=True)
        return value.of(hollow[value.memory])

    out: list[Step] = []
    for step in steps:
        if isinstance(step, Launch):
            arguments = {name: place(value) for name, value in step.arguments.items()}
            step = replace(step, arguments=arguments)
        if not isinstance(step, Allocate) or step.memory in held:
            out.append(step)
    return [*map(Allocate, hollow.values()), *out]
