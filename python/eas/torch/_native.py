"""Programs for the bridge, which replays them without Python: sizes as lines of arithmetic.

A program is handed over for certain values of its symbols: constexprs that are made of sizes are
what they are then, and guards say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from .. import _core, _torch_bridge
from ._adjoint import adjoint, values_read
from ._program import Allocate, Call, Copy, Fill, Launch, Memory, Program, View
from ._symbols import is_symbolic

# As in the bridge (src/program.hpp).
_OPS: tuple[str, ...] = (
    "constant",
    "size",
    "stride",
    "number",
    "add",
    "mul",
    "floordiv",
    "mod",
    "min",
    "max",
)
_OPS += ("next_power_of_2", "equal", "not_equal", "less", "less_equal", "and", "or", "not")
_NUMBER = {name: i for i, name in enumerate(_OPS)}
_EXACT_FLOAT = 1 << 53


class NotNative(Exception):
    """The program does what the bridge has no step for; Python replays it."""


class _Lines:
    """The arithmetic of a program; equal expressions are one line."""

    def __init__(self, program: Program, values: dict[Any, Any]) -> None:
        self._places = program.environment.eas_places if program.environment is not None else {}
        self._shift = program.shift
        self._values = values
        self._known: dict[Any, int] = {}
        self.lines: list[tuple[int, int, int]] = []
        self.guards: list[int] = []

    def line(self, op: str, a: int, b: int = 0) -> int:
        key = (_NUMBER[op], a, b)
        if key not in self._known:
            self._known[key] = len(self.lines)
            self.lines.append(key)
        return self._known[key]

    def constant(self, value: int) -> int:
        if not -(1 << 63) <= value < 1 << 63:
            raise NotNative("a size beyond 64 bits")
        return self.line("constant", int(value))

    def of(self, value: Any) -> int:
        if not is_symbolic(value):
            if type(value) not in (int, bool):
                raise NotNative(f"a size that is a {type(value).__name__}")
            return self.constant(int(value))
        return self.expression(value.node.expr)

    def all(self, values: Sequence[Any]) -> list[int]:
        return [self.of(value) for value in values]

    def guard(self, a: int, b: int) -> None:
        if a != b:
            self.guards.append(self.line("equal", a, b))

    def value(self, value: Any) -> Any:
        """What a size or number is now."""
        if not is_symbolic(value):
            return value
        found = value.node.expr.xreplace(self._values)
        if found.free_symbols or not found.is_number:
            raise NotNative(f"an unknown symbol in {found}")
        return value.node.pytype(found)

    def place(self, symbol: Any) -> tuple[str, int, int]:
        if symbol not in self._places:
            raise NotNative(f"an unknown symbol {symbol}")
        kind, position, *axis = self._places[symbol]
        if kind == "number":
            return kind, position, 0
        return kind, position + self._shift, axis[0]

    def expression(self, e: Any) -> int:
        import sympy

        if e.is_Symbol:
            return self.line(*self.place(e))
        if e.is_Integer:
            return self.constant(int(e))
        if e in (sympy.true, sympy.false):
            return self.constant(int(bool(e)))
        if e.is_Pow and e.exp.is_Integer and 1 <= int(e.exp) <= 8:
            return self._chain("mul", [e.base] * int(e.exp))
        op = self._operation(type(e).__name__)
        if op is None:
            raise NotNative(f"arithmetic with {type(e).__name__}")
        if op in ("add", "mul", "min", "max", "and", "or"):
            return self._chain(op, e.args)
        if op in ("not", "next_power_of_2"):
            return self.line(op, self.expression(e.args[0]))
        first, second = map(self.expression, e.args[:2])
        if op == "ceildiv":
            top = self.line("add", first, self.line("add", second, self.constant(-1)))
            return self.line("floordiv", top, second)
        if op.startswith("swapped "):
            return self.line(op.removeprefix("swapped "), second, first)
        return self.line(op, first, second)

    def _chain(self, op: str, parts: Sequence[Any]) -> int:
        first, *rest = map(self.expression, parts)
        for part in rest:
            first = self.line(op, first, part)
        return first

    @staticmethod
    def _operation(name: str) -> str | None:
        return {
            "Add": "add",
            "Mul": "mul",
            "FloorDiv": "floordiv",
            "CleanDiv": "floordiv",
            "CeilDiv": "ceildiv",
            "Mod": "mod",
            "PythonMod": "mod",
            "Min": "min",
            "Max": "max",
            "NextPowerOf2": "next_power_of_2",
            "Equality": "equal",
            "Unequality": "not_equal",
            "StrictLessThan": "less",
            "LessThan": "less_equal",
            "StrictGreaterThan": "swapped less",
            "GreaterThan": "swapped less_equal",
            "And": "and",
            "Or": "or",
            "Not": "not",
        }.get(name)


class _Writer:
    """`layouts` are inputs that are there without their elements, as they lay before."""

    def __init__(
        self, program: Program, values: dict[Any, Any], layouts: frozenset[int] = frozenset()
    ) -> None:
        self._program = program
        self._layouts = layouts
        self._lines = _Lines(program, values)
        self._slots: dict[Memory, int] = {}
        self._views: list[tuple[int, bool, list[int], list[int], int]] = []
        self._steps: list[Any] = []
        self._count = len(program.inputs)

    def record(self) -> dict[str, Any]:
        program, lines = self._program, self._lines
        for i, memory in enumerate(program.inputs):
            if memory is not None:
                if memory.device.type != "cpu":
                    raise NotNative("another device")
                self._slots[memory] = i
                if i not in self._layouts:
                    self._guard_input(i, memory)
        for i, number in enumerate(program.numbers):
            self._guard_number(i, number)
        if program.environment is not None:
            for guard in program.environment.guards:
                if guard.expr.free_symbols:
                    lines.guards.append(lines.expression(guard.expr))
        for step in program.steps:
            self._step(step)
        outputs = [self._view(view) for view in program.outputs]
        return {
            "title": program.title,
            "inputs": self._count,
            "lines": lines.lines,
            "guards": lines.guards,
            "views": self._views,
            "laid_out": [
                (i, _scalar(memory.dtype), lines.all(memory.sizes), lines.all(memory.strides))
                for i, memory in enumerate(program.inputs)
                if memory is not None and i in program.laid_out
            ],
            "steps": self._steps,
            "outputs": outputs,
        }

    def _guard_input(self, i: int, memory: Memory) -> None:
        lines = self._lines
        for axis, size in enumerate(memory.sizes):
            mine = lines.line("size", i, axis)
            if is_symbolic(size) and lines.of(size) == mine:  # a symbol, of sizes from 2 on
                lines.guards.append(lines.line("less", lines.constant(1), mine))
            else:
                lines.guard(mine, lines.of(size))
        if i in self._program.laid_out:
            return
        for axis, stride in enumerate(memory.strides):
            lines.guard(lines.line("stride", i, axis), lines.of(stride))

    def _guard_number(self, i: int, number: Any) -> None:
        if is_symbolic(number) or number is None:
            return
        mine = self._lines.line("number", i)
        if type(number) is float:
            bits = int.from_bytes(_double(number), "little", signed=True)
            self._lines.guard(mine, self._lines.constant(bits))
        elif type(number) in (int, bool):
            self._lines.guard(mine, self._lines.constant(int(number)))
        else:
            raise NotNative(f"a {type(number).__name__} as an argument")

    def _view(self, view: Any) -> int:
        if not isinstance(view, View):
            raise NotNative("a result that is no tensor")
        whole = view.is_whole and not view.memory.hollow
        sizes = [] if whole else self._lines.all(view.sizes)
        strides = [] if whole else self._lines.all(view.strides)
        offset = self._lines.of(0 if whole else view.offset)
        self._views.append((self._slots[view.memory], whole, sizes, strides, offset))
        return len(self._views) - 1

    def _written(self, view: View) -> int:
        """A view that torch itself writes: it would not be counted for an input."""
        if view.memory.source is not None:
            raise NotNative("an input is written by other means than a launch")
        return self._view(view)

    def _step(self, step: Any) -> None:
        if isinstance(step, Allocate):
            memory = step.memory
            if memory.device.type != "cpu":
                raise NotNative("another device")
            self._slots[memory] = self._count
            self._count += 1
            if memory.hollow:
                self._steps.append(("hollow",))
                return
            sizes, strides = self._lines.all(memory.sizes), self._lines.all(memory.strides)
            self._steps.append(("allocate", _scalar(memory.dtype), sizes, strides))
        elif isinstance(step, Fill):
            value = step.value
            if type(value) not in (int, float, bool) or abs(value) > _EXACT_FLOAT:
                raise NotNative("memory is filled with what is no plain number")
            self._steps.append(("fill", self._written(step.view), float(value)))
        elif isinstance(step, Copy):
            self._steps.append(("copy", self._written(step.to), self._view(step.source), step.add))
        elif isinstance(step, Launch):
            self._launch(step)
        else:
            assert isinstance(step, Call)
            raise NotNative(f"a call of {step.function}")

    def _launch(self, step: Launch) -> None:
        lines = self._lines
        if step.options:
            raise NotNative("a launch with options")
        given: dict[str, Any] = {}
        arguments = []
        for name, parameter in step.kernel.signature.parameters.items():
            value = step.arguments.get(name, parameter.default)
            if value is parameter.empty:
                continue
            now = self._now(value)
            given[name] = now
            if name in step.kernel.constexprs:
                if is_symbolic(value):
                    lines.guard(lines.of(value), lines.constant(int(now)))
            elif now is not None:
                arguments.append(self._argument(value))
        grid = None  # its guards say
        if step.grid is not None:
            grid = [*lines.all(step.grid), *[lines.constant(1)] * 3][:3]
        compiled = step.kernel.compile(**given)
        self._steps.append(("launch", step.kernel, compiled, grid, arguments))

    def _now(self, value: Any) -> Any:
        """An argument as a launch would get it; tensors without values."""
        if isinstance(value, View):
            sizes = [self._lines.value(x) for x in value.sizes]
            strides = [self._lines.value(x) for x in value.strides]
            return torch.empty_strided(sizes, strides, dtype=value.memory.dtype)
        if isinstance(value, (tuple, list)):
            return type(value)(self._now(x) for x in value)
        return self._lines.value(value)

    def _argument(self, value: Any) -> tuple[str, Any]:
        if isinstance(value, View):
            return "view", self._view(value)
        if isinstance(value, torch.SymFloat):
            if not value.node.expr.is_Symbol:
                raise NotNative("arithmetic with floats")
            return "number", self._lines.place(value.node.expr)[1]
        if type(value) is float:
            return "float", value
        if type(value) is bool:
            return "bool", int(value)
        return "line", self._lines.of(value)


def _double(value: float) -> bytes:
    import struct

    return struct.pack("<d", value)


def _scalar(dtype: torch.dtype) -> int:
    """torch's number of a dtype."""
    made = torch.empty(0, dtype=dtype)
    bridge = _torch_bridge.module()
    assert bridge is not None
    return int(bridge.describe(made)["scalar_type"])


def _values(program: Program, inputs: Sequence[Any], numbers: Sequence[Any]) -> dict[Any, Any]:
    """What the symbols of a program are for these arguments."""
    import sympy

    out: dict[Any, Any] = {}
    for symbol, (kind, position, *axis) in (
        program.environment.eas_places.items() if program.environment is not None else ()
    ):
        if kind == "number":
            value = numbers[position]
            number = sympy.Float if isinstance(value, float) else sympy.Integer
            out[symbol] = number(value)
        else:
            tensor = inputs[position]
            value = tensor.shape[axis[0]] if kind == "size" else tensor.stride(axis[0])
            out[symbol] = sympy.Integer(int(value))
    return out


class Native:
    """What the bridge asks of an operator."""

    def __init__(self, operator: Any) -> None:
        self._operator = operator

    def record(self, args: tuple[Any, ...]) -> dict[str, Any] | bool | None:
        """What was recorded of such arguments; None where nothing was yet, False for never."""
        if _core.resolve_backend(_core.config_get("backend")) != "cpu":
            return None
        operator = self._operator
        floats = operator.arguments.is_float  # torch makes floats of ints for these
        values = [
            float(x) if is_float and type(x) is int else x
            for x, is_float in zip(args, floats, strict=True)
        ]
        inputs = operator.arguments.tensors(values)
        numbers = operator.numbers(values)
        program = operator.known_program(values)
        if program is None:
            return None
        try:
            now = _values(program, inputs, numbers)
            record = _Writer(program, now).record()
        except (NotNative, _core.Error, RuntimeError):
            return False
        record["token"] = (program, now, values_without_tensors(operator, values))
        record["mutates"] = any(operator.arguments.written)
        record["differentiable"] = [
            isinstance(view, View) and view.memory.is_float for view in program.outputs
        ]
        return record

    def kept(self, token: Any, wanted: int) -> tuple[int, int]:
        """Which tensors and results a backward pass reads, where gradients of these are wanted."""
        program = token[0]
        inputs, results = len(program.inputs), len(program.outputs)
        try:
            if self._operator.own_backward is None:
                tensors, made = values_read(program, _bits(wanted, inputs))
                return _mask(tensors), _mask(made)
        except (_core.Error, RuntimeError):
            pass  # what is wrong is said where a gradient is asked for
        return (1 << inputs) - 1, (1 << results) - 1

    def adjoint(
        self, token: Any, present: int, wanted: int, kept: tuple[int, int]
    ) -> dict[str, Any] | None:
        if self._operator.own_backward is not None:
            return None
        program, now, _ = token
        results, inputs = len(program.outputs), len(program.inputs)
        tensors = _bits(kept[0], inputs)
        try:
            given = _bits(kept[1], results)
            made = adjoint(program, _bits(present, results), _bits(wanted, inputs), given)
            read = made.inputs_read()[results : results + inputs]
            if any(r and not k for r, k in zip(read, tensors, strict=True)):
                message = "a gradient reads an argument that the gradients of all results do not, "
                _core.refuse("Error", program.title, message + "so it was not kept")
            layouts = frozenset(results + i for i, k in enumerate(tensors) if not k)
            return _Writer(made, now, layouts).record()
        except (NotNative, RuntimeError):
            return None

    def backward(
        self, token: Any, grads: Any, tensors: Any, numbers: Any, results: Any, wanted: Any
    ) -> list[Any]:
        """The gradients by torch's own way, which can be differentiated again."""
        operator, given = self._operator, iter(numbers)
        template = [
            value if is_tensor else next(given)
            for value, is_tensor in zip(token[2], operator.arguments.is_tensor, strict=True)
        ]
        values = operator.arguments.with_tensors(template, tensors)
        return list(operator.backward(grads, results, wanted, values))


def values_without_tensors(operator: Any, values: Sequence[Any]) -> list[Any]:
    tensors = operator.arguments.tensors(values)
    return list(operator.arguments.with_tensors(values, [None] * len(tensors)))


def _mask(bits: Sequence[bool]) -> int:
    return sum(1 << i for i, bit in enumerate(bits) if bit)


def _bits(mask: int, count: int) -> list[bool]:
    return [bool(mask >> i & 1) for i in range(count)]


def native_call(operator: Any) -> Any:
    """The operator as the bridge calls it; without one, torch's own."""
    bridge = _torch_bridge.module()
    if bridge is None:
        return operator.overload
    arguments, results = operator.arguments, operator.results
    kinds = "".join(
        ("l" if is_list else "t") if is_tensor else "f" if is_float else "n"
        for is_tensor, is_list, is_float in zip(
            arguments.is_tensor, arguments.is_list, arguments.is_float, strict=True
        )
    )
    if operator.says_what_is_wanted:
        kinds = kinds[:-1] + "b"
    form = "list" if results.is_list else {0: "none", 1: "one"}.get(results.count, "tuple")
    native = Native(operator)
    made = bridge.Op(
        operator.overload._op,
        native.record,
        native.kept,
        native.adjoint,
        native.backward,
        _core.launch_table(),
        kinds,
        arguments.last_defaults(),
        arguments.positional,
        form,
    )
    made.register(operator.qualname, not operator.is_derived)
    _take_calls(operator.overload, made)
    return made


def _take_calls(overload: Any, made: Any) -> None:
    """Calls by torch.ops, from Python and from compiled graphs, need not go by the dispatcher."""
    packet = overload._overloadpacket
    for held in (overload, packet):
        held._op = made.instead_of(held._op)
        # TorchScript knows operators by what they call.
        torch.jit._builtins._register_builtin(held._op, packet._qualified_op_name)
