"""What adjoint and tangent share: a program whose inputs come after others, and derived kernels."""

from __future__ import annotations

from typing import Any

from .. import _core
from ._program import (
    Allocate,
    Call,
    Fill,
    Launch,
    Memory,
    Program,
    Step,
    View,
    compiled,
    memories_read,
    memories_written,
    with_hollow_memory,
    without_unused,
)
from ._symbols import hint


def derivative_name(kernel: _core.Kernel, derived: _core.Kernel, name: str) -> str | None:
    """What the derived kernel calls the gradient of a parameter: d_x, dd_x and so on."""
    known = kernel.signature.parameters
    for parameter in derived.signature.parameters:
        head, _, rest = parameter.partition("_")
        if parameter not in known and rest == name and head == "d" * len(head):
            return parameter
    return None


def active_before(steps: list[Step], active: set[Memory]) -> list[set[Memory]]:
    """Before each step, and at the end: the memory that depends on what is differentiated."""
    out = []
    for step in steps:
        out.append(set(active))
        if isinstance(step, Allocate) or not any(m in active for m in memories_read(step)):
            continue
        if isinstance(step, Call):
            raise step.refusal
        active.update(memory for memory in memories_written(step) if memory.is_float)
    out.append(set(active))
    return out


class Derivation:
    """A program under way that is made from another one, whose inputs it has after its own."""

    def __init__(self, program: Program, title: str, before: list[Memory | None]) -> None:
        self.program = program
        self.steps: list[Step] = []
        self.pruned = without_unused(program.steps, program.outputs, set())
        self.shift = len(before)
        inputs: list[Memory | None] = list(before)
        self.values: dict[Memory, Memory] = {}
        for i, memory in enumerate(program.inputs):
            if memory is None:
                inputs.append(None)
                continue
            moved = Memory(
                memory.sizes,
                memory.strides,
                memory.dtype,
                memory.device,
                i + self.shift,
                memory.name,
            )
            self.values[memory] = moved
            inputs.append(moved)
        self.result = Program(
            title,
            inputs,
            program.numbers,
            environment=program.environment,
            shift=program.shift + self.shift,
            laid_out=frozenset(i + self.shift for i in program.laid_out),
        )

    def allocate(
        self, like: Memory, name: str, zeros: bool, steps: list[Step] | None = None
    ) -> Memory:
        steps = self.steps if steps is None else steps
        memory = like.like(name)
        steps.append(Allocate(memory))
        if zeros:
            steps.append(Fill(memory.whole(), 0))
        return memory

    def derived_launch(
        self, step: Launch, kernel: _core.Kernel, arguments: dict[str, Any]
    ) -> Launch:
        made = compiled(kernel, {**arguments, **step.options}, hint)
        return Launch(kernel, step.grid, arguments, step.options, made.reads, made.writes)

    def finish(self, outputs: list[View]) -> Program:
        self.result.outputs = list(outputs)
        steps = without_unused(self.steps, outputs, set())
        self.result.steps = with_hollow_memory(steps, outputs)
        return self.result
