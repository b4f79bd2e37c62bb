"""Makes of a program a Python function that runs it: guards, sizes, allocations, launches.

`function(tensors, numbers)` gives the results as a list, or None where a guard does not hold.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch

from .. import _core
from .._kernel import next_power_of_2
from ._program import Allocate, Call, Copy, Fill, Launch, Memory, Program, Step, View, compiled
from ._symbols import guards_of, hint, is_symbolic, symbols_in, text_of

Replay = Callable[[list[Any], list[Any]], "list[Any] | None"]


class _SameUse:
    """Whether a launch with other constants reads and writes the arguments it did when recorded."""

    def __init__(self, launch: Launch, names: list[str]) -> None:
        self._launch, self._names = launch, names
        self.known = {tuple(hint(launch.arguments[name]) for name in names)}

    def __call__(self, values: tuple[Any, ...]) -> bool:
        launch = self._launch
        arguments = {**launch.arguments, **dict(zip(self._names, values, strict=True))}
        found = compiled(launch.kernel, {**arguments, **launch.options}, hint)
        same = found.reads == launch.reads and found.writes == launch.writes
        if same:
            self.known.add(values)
        return same


class NotReplayed(Exception):
    """Nobody says what a step does for many samples."""


def spread(
    shape: Any, stride: Any, samples: Any, dtype: Any, device: Any, extent: Any = None
) -> Any:
    """New memory of this layout for every sample, one after the other."""
    if extent is None:
        last = sum((n - 1) * s for n, s in zip(shape, stride, strict=True))
        extent = 0 if 0 in shape else last + 1
    strides: list[Any] = []
    for size in reversed(samples):
        strides.insert(0, extent)
        extent = extent * size
    return torch.empty_strided((*samples, *shape), (*strides, *stride), dtype=dtype, device=device)


class _Writer:
    """With axes of samples every tensor has these before its own; sizes are those of one sample."""

    def __init__(self, program: Program, axes: int = 0) -> None:
        self._program = program
        self._axes = axes
        self._known: dict[str, Any] = {
            "torch": torch,
            "math": math,
            "NextPowerOf2": next_power_of_2,
            "empty_strided": torch.empty_strided,
            "spread": spread,
            "launch_samples": _core.launch_samples,
        }
        self._names: dict[Memory, str] = {}
        self._used: dict[str, Any] = {}  # the symbols that are read, by name
        self._lines: list[str] = []
        self._checks: list[str] = []

    # --- expressions ---

    def _constant(self, value: Any) -> str:
        for name, known in self._known.items():
            if known is value:
                return name
        name = f"c{len(self._known)}"
        self._known[name] = value
        return name

    def size(self, value: Any) -> str:
        for symbol in symbols_in(value):
            self._used[str(symbol)] = symbol
        return text_of(value)

    def _sizes(self, values: Any) -> str:
        return "(" + "".join(f"{self.size(v)}, " for v in values) + ")"

    def value(self, value: Any) -> str:
        if isinstance(value, View):
            return self.view(value)
        if is_symbolic(value) or type(value) in (int, bool) or value is None:
            return self.size(value)
        if type(value) is float and math.isfinite(value):
            return repr(value)
        if type(value) in (tuple, list) and not all(map(_is_plain, value)):
            inner = "".join(f"{self.value(v)}, " for v in value)
            return f"({inner})" if type(value) is tuple else f"[{inner}]"
        return self._constant(value)

    def view(self, view: View) -> str:
        name = self._names[view.memory]
        if view.is_whole:
            return name
        offset = self.size(view.offset)
        if view.memory.source is not None:
            offset = f"{name}.storage_offset() + {offset}"
        sizes, strides = self._sizes(view.sizes), self._sizes(view.strides)
        if self._axes:
            sizes, strides = f"samples + {sizes}", f"{name}.stride()[:{self._axes}] + {strides}"
        return f"{name}.as_strided({sizes}, {strides}, {offset})"

    # --- steps ---

    def step(self, step: Step) -> None:
        if isinstance(step, Allocate):
            self._lines.append(self._allocation(step.memory))
        elif isinstance(step, Fill):
            value = self.value(step.value)
            zero = not is_symbolic(step.value) and step.value == 0
            how = "zero_()" if zero else f"fill_({value})"
            self._lines.append(f"{self.view(step.view)}.{how}")
        elif isinstance(step, Copy):
            how = "add_" if step.add else "copy_"
            self._lines.append(f"{self.view(step.to)}.{how}({self.view(step.source)})")
        elif isinstance(step, Launch):
            self._lines.append(self._launch(step))
        else:
            self._call(step)

    def _allocation(self, memory: Memory) -> str:
        name = f"m{len(self._names)}"
        self._names[memory] = name
        dtype, device = self._constant(memory.dtype), self._constant(memory.device)
        return f"{name} = {self._new(memory, dtype, device)}"

    def _new(self, memory: Memory, dtype: str, device: str) -> str:
        layout = f"{self._sizes(memory.sizes)}, {self._sizes(memory.strides)}"
        if self._axes:
            extent = ", 0" if memory.hollow else ""
            return f"spread({layout}, samples, {dtype}, {device}{extent})"
        return f"empty_strided({layout}, dtype={dtype}, device={device})"

    def _launch(self, step: Launch) -> str:
        given: list[str] = []
        named: list[str] = []
        for position, (name, parameter) in enumerate(step.kernel.signature.parameters.items()):
            if name not in step.arguments:
                continue
            text = self.value(step.arguments[name])
            by_position = parameter.kind is not parameter.KEYWORD_ONLY and len(given) == position
            (given if by_position else named).append(text if by_position else f"{name}={text}")
        named += [f"{name}={self.value(value)}" for name, value in step.options.items()]
        self._check_constants(step)
        kernel = self._constant(step.kernel)
        if self._axes:
            grid = None if step.grid is None else self._sizes(step.grid)
            values = f"({''.join(f'{x}, ' for x in given)}), dict({', '.join(named)})"
            return f"launch_samples({kernel}, {grid}, {self._axes}, {values})"
        grid = "" if step.grid is None else f"[{self._sizes(step.grid)}]"
        return f"{kernel}{grid}({', '.join([*given, *named])})"

    def _check_constants(self, step: Launch) -> None:
        names = [n for n in step.kernel.constexprs if is_symbolic(step.arguments.get(n))]
        if names:
            use = _SameUse(step, names)
            values = self._sizes([step.arguments[name] for name in names])
            known, check = self._constant(use.known), self._constant(use)
            self._checks.append(f"({values} in {known} or {check}({values}))")

    def _call(self, step: Call) -> None:
        if self._axes:
            raise NotReplayed(f"{step.function} for many samples")
        given = [self.value(v) for v in step.args]
        given += [f"{k}={self.value(v)}" for k, v in step.kwargs.items()]
        text = f"{self._constant(step.function)}({', '.join(given)})"
        made = []
        for memory in step.made:
            made.append(f"m{len(self._names)}")
            self._names[memory] = made[-1]
        many = len(step.function._schema.returns) > 1
        target = f"{', '.join(made)}{',' if many else ''} = " if made else ""
        self._lines.append(target + text)

    # --- the whole ---

    def function(self) -> Replay:
        program = self._program
        for i, memory in enumerate(program.inputs):
            if memory is not None:
                self._names[memory] = f"x{i}"
        for step in program.steps:
            self.step(step)
        results = ", ".join(self.value(x) for x in program.outputs)
        for i in program.laid_out:
            given = program.inputs[i]
            for size in (*given.sizes, *given.strides) if given is not None else ():
                self.size(size)
        symbols, guard, layouts = self._head()
        guard = " and ".join([guard, *self._checks] if guard else self._checks)
        stop = [f"if not ({guard}): return None"] if guard else []
        lines = [*symbols, *stop, *layouts, *self._lines, f"return [{results}]"]
        text = "def replay(x, n):\n" + "".join(f"    {line}\n" for line in lines)
        text += "def holds(x, n):\n" + "".join(f"    {line}\n" for line in symbols)
        text += f"    return {guard or True}\n"
        exec(compile(text, f"<replay of {program.title}>", "exec"), self._known)
        made: Replay = self._known["replay"]
        made.text, made.holds = text, self._known["holds"]  # type: ignore[attr-defined]
        return made

    def _head(self) -> tuple[list[str], str, list[str]]:
        """The lines that read symbols, the guard, and the lines that lay inputs out."""
        program = self._program
        guards = []
        for text, symbols in guards_of(program.environment) if program.environment else []:
            guards.append(f"({text})")
            self._used.update((str(symbol), symbol) for symbol in symbols)
        present = [i for i, x in enumerate(program.inputs) if x is not None]
        lines = [f"x{i} = x[{i}]" for i in present]
        if self._axes:
            lines.append(f"samples = tuple(x{present[0]}.shape[:{self._axes}])")
        for name, symbol in self._used.items():
            kind, position, *axis = program.environment.eas_places[symbol]
            axis = [x + self._axes for x in axis]
            where = f"n[{position}]"
            if kind != "number":
                of = "shape" if kind == "size" else "stride()"
                where = f"x{position + program.shift}.{of}[{axis[0]}]"
            lines.append(f"{name} = {where}")
        layouts = []
        for i in sorted(program.laid_out):
            memory = program.inputs[i]
            if memory is not None:
                layouts += self._laid_out(f"x{i}", memory)
        return lines, " and ".join(guards), layouts

    def _laid_out(self, name: str, memory: Memory) -> list[str]:
        dtype = self._constant(memory.dtype)
        strides = f"{name}.stride()[{self._axes}:]" if self._axes else f"{name}.stride()"
        same = f"{strides} == {self._sizes(memory.strides)} and {name}.dtype is {dtype}"
        new = self._new(memory, dtype, f"{name}.device")
        return [f"if not ({same}):", f"    {name} = {new}.copy_({name})"]


def _is_plain(value: Any) -> bool:
    return not isinstance(value, (View, tuple, list)) and not is_symbolic(value)


def replay_of(program: Program, axes: int = 0) -> Replay:
    return _Writer(program, axes).function()
