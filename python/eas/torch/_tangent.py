"""The tangent of a program, again a program: every launch with its tangent, in order.

Its inputs are the tangents of the wanted inputs, then the program's inputs; its results are the
tangents of the program's results.
"""

from __future__ import annotations

from typing import Any

from ._derivative import Derivation, active_before, derivative_name
from ._program import Allocate, Call, Copy, Fill, Launch, Memory, Program, View


def tangent(program: Program, wanted: list[bool]) -> Program:
    """Along the tangents of the inputs that are `wanted`."""
    return _Tangent(program, wanted).run()


class _Tangent:
    def __init__(self, program: Program, wanted: list[bool]) -> None:
        self.program = program
        given: list[Memory | None] = []
        self.tangents: dict[Memory, Memory] = {}
        for i, (memory, is_wanted) in enumerate(zip(program.inputs, wanted, strict=True)):
            if not is_wanted or memory is None:
                given.append(None)
                continue
            made = Memory(
                memory.sizes, memory.strides, memory.dtype, memory.device, i, f"d_{memory.name}"
            )
            given.append(made)
            self.tangents[memory] = made
        self.derivation = Derivation(program, f"{program.title}.jvp", given)
        self.derivation.result.laid_out |= set(range(len(given)))
        self.values = self.derivation.values
        self.active = active_before(self.derivation.pruned, set(self.tangents))

    def run(self) -> Program:
        steps = self.derivation.steps
        for i, step in enumerate(self.derivation.pruned):
            if isinstance(step, Allocate):
                self.values[step.memory] = self.derivation.allocate(
                    step.memory, step.memory.name, False
                )
            elif isinstance(step, Fill):
                steps.append(Fill(self._value(step.view), step.value))
                if step.view.memory in self.tangents:
                    steps.append(Fill(self._tangent(step.view), 0))
            elif isinstance(step, Copy):
                steps.append(Copy(self._value(step.to), self._value(step.source), step.add))
                self._copy(step)
            elif isinstance(step, Launch):
                self._launch(step, self.active[i])
            else:
                self._call(step)
        outputs = [self._tangent(v) for v in self.program.outputs if isinstance(v, View)]
        return self.derivation.finish(outputs)

    def _value(self, view: View) -> View:
        return view.of(self.values[view.memory])

    def _tangent(self, view: View) -> View:
        """Its tangent, which is zero where nothing was said."""
        if view.memory not in self.tangents:
            made = self.derivation.allocate(view.memory, f"d_{view.memory.name}", True)
            self.tangents[view.memory] = made
        return view.of(self.tangents[view.memory])

    def _copy(self, step: Copy) -> None:
        steps = self.derivation.steps
        if step.source.memory in self.tangents:
            steps.append(Copy(self._tangent(step.to), self._tangent(step.source), step.add))
        elif step.to.memory in self.tangents and not step.add:
            steps.append(Fill(self._tangent(step.to), 0))

    def _call(self, step: Call) -> None:
        moved = {memory: memory.like(memory.name) for memory in step.made}
        self.values.update(moved)

        def enter(value: Any) -> Any:
            if isinstance(value, View):
                return self._value(value)
            return type(value)(map(enter, value)) if isinstance(value, (tuple, list)) else value

        kwargs = {name: enter(value) for name, value in step.kwargs.items()}
        touched = [self._value(view) for view in step.touched]
        writes = [self._value(view) for view in step.writes]
        made = list(moved.values())
        self.derivation.steps.append(
            Call(step.function, enter(step.args), kwargs, made, touched, writes, step.refusal)
        )

    def _launch(self, step: Launch, active: set[Memory]) -> None:
        arguments: dict[str, Any] = {
            name: self._value(value) if isinstance(value, View) else value
            for name, value in step.arguments.items()
        }
        read = [(n, v) for n, v in step.views(step.reads) if v.memory.is_float]
        written = [(n, v) for n, v in step.views(step.writes) if v.memory.is_float]
        followed = [(n, v) for n, v in read if v.memory in active]
        if not followed and any(v.memory in self.tangents for _, v in written):
            followed = read  # what is written over has a tangent no longer
        if not followed:
            launch = Launch(
                step.kernel, step.grid, arguments, step.options, step.reads, step.writes
            )
            self.derivation.steps.append(launch)
            return
        names = [n for n in step.kernel.signature.parameters if n in dict(followed)]
        kernel = step.kernel.jvp(tuple(names))
        for name, view in (*followed, *written):
            place = derivative_name(step.kernel, kernel, name)
            if place is not None and place not in arguments:
                arguments[place] = self._tangent(view)
        self.derivation.steps.append(self.derivation.derived_launch(step, kernel, arguments))
