"""The adjoint of a program, again a program: its launches' adjoints in reverse.

Its inputs are the gradients of the results, then the program's inputs, then its results as far as
they were kept. Values that an adjoint reads and that are none of these are computed again.
"""

from __future__ import annotations

from typing import Any

from .. import _core
from ._derivative import Derivation, active_before, derivative_name
from ._program import (
    Allocate,
    Call,
    Copy,
    Fill,
    Launch,
    Memory,
    Program,
    Step,
    View,
    memories_written,
)


def adjoint(
    program: Program, present: list[bool], wanted: list[bool], kept: list[bool] | None = None
) -> Program:
    """Of the results whose gradients are `present`, for the inputs that are `wanted`; `kept` says
    which results are given, else all are."""
    kept = [True] * len(program.outputs) if kept is None else kept
    return _Adjoint(program, present, wanted, kept).run(wanted)


def values_read(program: Program, wanted: list[bool]) -> tuple[list[bool], list[bool]]:
    """Which inputs and results the adjoint for these inputs reads."""
    present = [isinstance(view, View) and view.memory.is_float for view in program.outputs]
    read = adjoint(program, present, wanted).inputs_read()
    first, last = len(present), len(present) + len(program.inputs)
    return read[first:last], read[last:]


class _Adjoint:
    def __init__(
        self, program: Program, present: list[bool], wanted: list[bool], kept: list[bool]
    ) -> None:
        self.program = program
        count = len(program.outputs)
        gradients: list[Memory | None] = []
        for i, (view, given) in enumerate(zip(program.outputs, present, strict=True)):
            made = _like(view, i, f"d_result{i}") if given else None
            gradients.append(made)
        self.derivation = Derivation(program, f"{program.title}.backward", gradients)
        self.steps = self.derivation.pruned
        inputs = self.derivation.result.inputs
        self.given: dict[Memory, Memory] = {}  # results whose final value is an input
        for view, is_kept in zip(program.outputs, kept, strict=True):
            tensor = isinstance(view, View) and is_kept
            saved = _like(view, len(inputs), "result") if tensor else None
            inputs.append(saved)
            if tensor and saved is not None and view.is_whole:
                self.given[view.memory] = saved
        extra = {*range(count), *range(count + len(program.inputs), len(inputs))}
        self.derivation.result.laid_out |= extra
        pairs = zip(program.inputs, wanted, strict=True)
        self.active = active_before(self.steps, {m for m, w in pairs if w and m is not None})
        self.writers: dict[Memory, list[int]] = {}
        for i, step in enumerate(self.steps):
            for memory in memories_written(step):
                self.writers.setdefault(memory, []).append(i)
        self.again: dict[Memory, Memory] = {}  # values that are computed again
        self.snapshots: dict[tuple[Memory, int], Memory] = {}
        self.gradient: dict[Memory, Memory] = {}
        self.owned: set[Memory] = set()
        for view, gradient in zip(program.outputs, gradients, strict=True):
            if gradient is not None:
                self._start(view, gradient)

    def _start(self, view: View, given: Memory) -> None:
        if view.is_whole:
            self.gradient[view.memory] = given
            return
        made = self.derivation.allocate(view.memory, "gradient", True)
        self.derivation.steps.append(Copy(view.of(made), given.whole()))
        self.gradient[view.memory] = made
        self.owned.add(view.memory)

    def _own(self, memory: Memory) -> Memory:
        """The gradient of a memory, to be written to."""
        if memory in self.owned:
            return self.gradient[memory]
        given = self.gradient.get(memory)
        made = self.derivation.allocate(memory, f"d_{memory.name}", given is None)
        if given is not None:
            self.derivation.steps.append(Copy(made.whole(), given.whole()))
        self.gradient[memory] = made
        self.owned.add(memory)
        return made

    # --- the values adjoints read ---

    def _value(self, memory: Memory, before: int) -> Memory:
        known = self.derivation.values.get(memory)
        if known is not None:
            return known
        later = any(i >= before for i in self.writers.get(memory, []))
        if not later and memory in self.given:
            return self.given[memory]
        if not later:
            return self.again.setdefault(memory, memory.like(memory.name))
        self.again.setdefault(memory, memory.like(memory.name))
        return self.snapshots.setdefault((memory, before), memory.like(memory.name))

    def _any_value(self, memory: Memory) -> Memory:
        """Memory of the right layout, whose values nobody reads."""
        known = self.derivation.values.get(memory, self.given.get(memory))
        return self.derivation.allocate(memory, memory.name, False) if known is None else known

    def _computed_again(self) -> list[Step]:
        """The steps of the program over memory of their own, up to what the adjoints need."""
        if not self.again:
            return []
        place = dict(self.derivation.values)

        def memory_of(memory: Memory) -> Memory:
            if memory not in place:
                place[memory] = self.again.get(memory) or memory.like(memory.name)
            return place[memory]

        def moved(value: Any) -> Any:
            if isinstance(value, View):
                return value.of(memory_of(value.memory))
            return type(value)(map(moved, value)) if isinstance(value, (tuple, list)) else value

        out: list[Step] = []
        for i, step in enumerate(self.steps):
            for (memory, before), copy in self.snapshots.items():
                if before == i:
                    out.append(Allocate(copy))
                    out.append(Copy(copy.whole(), memory_of(memory).whole()))
            out.append(_moved(step, moved, memory_of))
        return out

    # --- the reverse ---

    def run(self, wanted: list[bool]) -> Program:
        for i in reversed(range(len(self.steps))):
            step = self.steps[i]
            if isinstance(step, Launch):
                self._launch(step, i)
            elif isinstance(step, Copy):
                self._copy(step, i)
            elif isinstance(step, Fill) and step.view.memory in self.active[i]:
                if step.view.memory in self.gradient:
                    self._clear(step.view)
        outputs = []
        for memory, is_wanted in zip(self.program.inputs, wanted, strict=True):
            if is_wanted and memory is not None:
                outputs.append(self._own(memory).whole())
        self.derivation.steps = [*self._computed_again(), *self.derivation.steps]
        return self.derivation.finish(outputs)

    def _clear(self, view: View) -> None:
        self.derivation.steps.append(Fill(view.of(self._own(view.memory)), 0))

    def _copy(self, step: Copy, i: int) -> None:
        if step.to.memory not in self.gradient:
            return
        source = step.source.memory
        if source in self.active[i] and source.is_float:
            own = self._own(source)
            of_result = step.to.of(self.gradient[step.to.memory])
            if _repeats(step.source):
                message = "a copy of an expanded view has no gradient in an operator, expected "
                raise _core.Error(f"[{self.program.title}] {message}x.expand(…) outside of it")
            self.derivation.steps.append(Copy(step.source.of(own), of_result, add=True))
        if not step.add and step.to.memory in self.active[i]:
            self._clear(step.to)

    def _launch(self, step: Launch, i: int) -> None:
        active = self.active[i]
        read = [
            (name, view)
            for name, view in step.views(step.reads - step.writes)
            if view.memory in active and view.memory.is_float
        ]
        written = [(n, v) for n, v in step.views(step.writes) if v.memory.is_float]
        if not any(view.memory in self.gradient for _, view in written):
            return
        held = [(name, view) for name, view in written if view.memory in active]
        if not read and not held:
            return
        self._refuse_sharing(step, written, read)
        try:
            self._run_adjoint(step, i, read, written, {name for name, _ in held})
        except _core.CompileError:
            if len(held) == len(written):
                raise
            # An output that is stored to more than once is named among what is differentiated.
            self._run_adjoint(step, i, read, written, {name for name, _ in written})

    def _run_adjoint(
        self,
        step: Launch,
        i: int,
        read: list[tuple[str, View]],
        written: list[tuple[str, View]],
        named: set[str],
    ) -> None:
        wrt = {name for name, _ in read} | named
        order = tuple(name for name in step.kernel.signature.parameters if name in wrt)
        kernel, fresh = _gradient(step.kernel, order, self._begun_by(step, read, named))
        values = {name: value for name, value in step.arguments.items()}
        draft = dict(values)  # gradients have the layout and dtype of what they belong to
        for name, view in (*read, *written):
            place = derivative_name(step.kernel, kernel, name)
            if place is not None:
                draft[place] = view
        trial = self.derivation.derived_launch(step, kernel, self._with_required(kernel, draft))
        arguments: dict[str, Any] = {}
        for name, value in values.items():
            arguments[name] = self._argument(step, trial, name, value, i)
        after: list[Step] = []
        for name, view in written:
            self._give_written(step, kernel, arguments, name, view, name in named)
        seen: set[Memory] = set()
        for name, view in read:
            place = derivative_name(step.kernel, kernel, name)
            if place is None:
                continue
            own = self._begun(view.memory) if name in fresh else self._own(view.memory)
            if view.memory in seen:  # two arguments over one memory: each its own sum
                part = self.derivation.allocate(view.memory, "part", True)
                after.append(Copy(own.whole(), part.whole(), add=True))
                own = part
            seen.add(view.memory)
            arguments[place] = view.of(own)
        for place in self._with_required(kernel, dict(arguments)).keys() - arguments.keys():
            name = place.lstrip("d").removeprefix("_")
            view = values[name]
            arguments[place] = view.of(self.derivation.allocate(view.memory, place, True))
        self.derivation.steps.append(self.derivation.derived_launch(step, kernel, arguments))
        self.derivation.steps += after

    def _begun_by(self, step: Launch, read: list[tuple[str, View]], named: set[str]) -> list[str]:
        """The inputs whose gradient begins with this launch, all of it."""
        out, seen = [], set()
        for name, view in read:
            is_first = view.memory not in self.gradient and view.memory not in seen
            if is_first and name not in named and view.is_whole:
                out.append(name)
            seen.add(view.memory)
        return out

    def _begun(self, memory: Memory) -> Memory:
        """New memory for a gradient, which a launch writes all of."""
        made = self.derivation.allocate(memory, f"d_{memory.name}", False)
        self.gradient[memory] = made
        self.owned.add(memory)
        return made

    def _argument(self, step: Launch, trial: Launch, name: str, value: Any, i: int) -> Any:
        if not isinstance(value, View):
            return value
        if name not in trial.reads:
            return value.of(self._any_value(value.memory))
        # A gradient of the user's own reads outputs as the launch left them.
        after = name in step.writes and name not in step.reads
        return value.of(self._value(value.memory, i + 1 if after else i))

    def _give_written(
        self, step: Launch, kernel: Any, arguments: Any, name: str, view: View, named: bool
    ) -> None:
        place = derivative_name(step.kernel, kernel, name)
        if place is None or (view.memory not in self.gradient and not named):
            return
        memory = self._own(view.memory) if named else self.gradient[view.memory]
        arguments[place] = view.of(memory)

    def _with_required(self, kernel: Any, arguments: dict[str, Any]) -> dict[str, Any]:
        """With the d_ arrays that a user's own gradient cannot do without."""
        for name, parameter in kernel.signature.parameters.items():
            if parameter.default is parameter.empty and name not in arguments:
                of = arguments.get(name.lstrip("d").removeprefix("_"))
                if isinstance(of, View):
                    arguments[name] = of
        return arguments

    def _refuse_sharing(self, step: Launch, written: Any, read: Any) -> None:
        for name, view in written:
            for other, seen in (*written, *read):
                if other != name and seen.memory is view.memory and not _apart(view, seen):
                    message = f"argument '{name}' is written and shares memory with '{other}', "
                    message += "which a gradient cannot follow, expected memory of its own, or one "
                    raise _core.LaunchError(f"[{step.kernel.__name__}] {message}parameter for both")


def _gradient(
    kernel: _core.Kernel, wrt: tuple[str, ...], fresh: list[str]
) -> tuple[_core.Kernel, list[str]]:
    if fresh:
        try:
            return kernel.grad(wrt, fresh=tuple(fresh)), fresh
        except _core.LaunchError:
            pass  # the user's own gradient adds or writes as it says, so all begins with zeros
    return kernel.grad(wrt), []


def _like(view: Any, source: int, name: str) -> Memory:
    memory = view.memory
    return Memory(view.sizes, view.strides, memory.dtype, memory.device, source, name)


def _apart(a: View, b: View) -> bool:
    """Whether two views of one memory surely have no element in common."""

    def ends(view: View) -> tuple[Any, Any]:
        last = sum((n - 1) * s for n, s in zip(view.sizes, view.strides, strict=True))
        return view.offset, view.offset + last

    (a_first, a_last), (b_first, b_last) = ends(a), ends(b)
    return bool(a_last < b_first or b_last < a_first)


def _repeats(view: View) -> bool:
    pairs = zip(view.sizes, view.strides, strict=True)
    return any(not isinstance(s, int) or s == 0 for n, s in pairs if not (n == 1) and s == 0)


def _moved(step: Step, moved: Any, memory_of: Any) -> Step:
    if isinstance(step, Allocate):
        return Allocate(memory_of(step.memory))
    if isinstance(step, Fill):
        return Fill(moved(step.view), step.value)
    if isinstance(step, Copy):
        return Copy(moved(step.to), moved(step.source), step.add)
    if isinstance(step, Launch):
        arguments = {name: moved(value) for name, value in step.arguments.items()}
        return Launch(step.kernel, step.grid, arguments, step.options, step.reads, step.writes)
    return Call(
        step.function,
        moved(step.args),
        {name: moved(value) for name, value in step.kwargs.items()},
        [memory_of(memory) for memory in step.made],
        [moved(view) for view in step.touched],
        [moved(view) for view in step.writes],
        step.refusal,
    )
