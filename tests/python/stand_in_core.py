"""A tracer of integers in 200 lines, for tests of the rewrite alone: no kernels, no dtypes.

It offers what eas._control asks of eas._core, records structured control flow, refuses a value
that leaves its region, and evaluates a trace, so a traced function can be compared with the
function itself on plain integers.
"""

from __future__ import annotations

import importlib
import operator
import sys
import types
from pathlib import Path
from typing import Any


class CompileError(Exception):
    pass


class Block:
    def __init__(self) -> None:
        self.ops: list[tuple] = []


stack: list[Block] = []


class Value:
    __hash__ = object.__hash__

    def __init__(self, dtype: type, weak: bool = False) -> None:
        self.dtype, self.weak = dtype, weak
        self.block = stack[-1]

    def __bool__(self) -> bool:
        raise CompileError("a traced value has no Python bool; use `if`, `&`, mk.where")

    def __repr__(self) -> str:
        return f"<{self.dtype.__name__}>"


class Pointer(Value):
    pass


class Fragment(Value):
    pass


class Buffer:
    pass


def same_memory(a: Any, b: Any) -> bool:
    return True


class Kernel:
    pass


class DType:
    pass


class Range:
    def __init__(self, lo: Any, hi: Any = None, step: Any = 1) -> None:
        self.lo, self.hi, self.step = (0, lo, step) if hi is None else (lo, hi, step)


KINDS = [bool, int, float]
globals()["bool"] = bool  # as a name of this module too: the core has a dtype of that name


def make(dtype: type, *op: Any, weak: bool = False) -> Value:
    for operand in op:
        if isinstance(operand, Value) and operand.block not in stack:
            raise AssertionError("a value is used outside of its region")
    out = Value(dtype, weak)
    stack[-1].ops.append((out, *op))
    return out


def as_value(x: Any) -> Value:
    if isinstance(x, Value):
        if x.block not in stack:
            raise AssertionError("a value is used outside of its region")
        return x
    assert isinstance(x, (bool, int, float)), x
    return make(type(x), lambda: x, weak=True)


def _binary(name: str, fn: Any, result: type | None = None) -> None:
    def forward(a: Value, b: Any) -> Any:
        if not isinstance(b, (Value, bool, int, float)):
            return NotImplemented
        b = as_value(b)
        dtype = result or KINDS[max(KINDS.index(a.dtype), KINDS.index(b.dtype))]
        if dtype is bool and name not in ("and", "or") and result is None:
            dtype = int
        return make(dtype, fn, a, b, weak=a.weak and b.weak)

    setattr(Value, f"__{name}__", forward)
    if result is None:
        setattr(Value, f"__r{name}__", lambda a, b: forward(as_value(b), a))


for _name in ("add", "sub", "mul", "and", "or"):
    _binary(_name, getattr(operator, _name + ("_" if _name in ("and", "or") else "")))
_binary("mod", lambda a, b: a % b if b else 0)
for _name in ("lt", "le", "gt", "ge", "eq", "ne"):
    _binary(_name, getattr(operator, _name), bool)
Value.__invert__ = lambda a: make(bool, lambda v: not v, a)
Value.__neg__ = lambda a: make(a.dtype, operator.neg, a)


def is_traced(x: Any) -> bool:
    return isinstance(x, Value)


def needs_trace(x: Any) -> bool:
    return isinstance(x, (Value, Range))


kept: dict[bytes, bytes] = {}  # in place of the disk


def disk_cache_find(what: bytes) -> bytes | None:
    return kept.get(what)


def disk_cache_insert(what: bytes, title: str, payload: bytes) -> None:
    kept[what] = payload


def is_eager() -> bool:
    return False


def is_true(x: Any) -> Any:
    return x if not isinstance(x, Value) or x.dtype is bool else x != 0


Value.to = lambda a, dtype: a if a.dtype is dtype else make(dtype, dtype, a)


def as_index(x: Any) -> Value:
    return x if isinstance(x, Value) else make(int, lambda: int(x))


class language:
    range = Range

    @staticmethod
    def cast(x: Any, dtype: type) -> Value:
        return is_true(x) if dtype is bool else as_index(x)


def turns() -> None:
    return None


def mark() -> tuple[Block, int] | None:
    return (stack[-1], len(stack[-1].ops)) if stack else None


def rollback(place: tuple[Block, int]) -> None:
    block, length = place
    assert block is stack[-1]
    del block.ops[length:]


def region(work: Any) -> tuple[Block, Any]:
    stack.append(Block())
    try:
        return stack[-1], work()
    finally:
        stack.pop()


def meet(a: Value, b: Value) -> Value | None:
    """The one of two values whose type both fit, as the core decides it."""
    if a.weak and b.weak:
        return a if KINDS.index(a.dtype) >= KINDS.index(b.dtype) else b
    if a.weak or b.weak:
        return b if a.weak else a
    return a if a.dtype is b.dtype else None


def fit(value: Value, slot: Value, name: str) -> Value:
    if value.dtype is slot.dtype:
        return value
    if not value.weak or KINDS.index(value.dtype) > KINDS.index(slot.dtype):
        raise CompileError(f"'{name}' changes its type, got {value!r}, expected {slot!r}")
    return make(slot.dtype, slot.dtype, value)


def trace_if(cond: Value, names: list[str], then: Any, orelse: Any) -> list[Value]:
    truth_value = is_true(cond)
    state: dict[str, Any] = {}

    def first() -> None:
        state["then"] = list(then())

    def second() -> None:
        state["else"] = list(orelse())

    then_block, _ = region(first)
    else_block, _ = region(second)
    assert len(state["then"]) == len(state["else"]) == len(names), (names, state)
    blocks = (then_block, else_block)
    sides = []
    for block, values in zip(blocks, state.values(), strict=True):
        stack.append(block)
        sides.append([as_value(v) for v in values])
        stack.pop()
    slots = [meet(a, b) for a, b in zip(*sides, strict=True)]
    for slot, name in zip(slots, names, strict=True):
        if slot is None:
            raise CompileError(f"'{name}' has another type in each branch")
    for block, side in zip(blocks, sides, strict=True):
        stack.append(block)
        side[:] = [fit(v, s, n) for v, s, n in zip(side, slots, names, strict=True)]
        stack.pop()
    outs = [Value(s.dtype, s.weak) for s in slots]
    stack[-1].ops.append((outs, "if", truth_value, blocks[0], sides[0], blocks[1], sides[1]))
    return outs


def _loop(inits: list, names: list[str], cond: Any, body: Any) -> list[Value]:
    slots = starts = [as_value(v) for v in inits]
    while True:
        block = Block()
        stack.append(block)
        try:
            params = [Value(s.dtype, s.weak) for s in slots]
            cond_block, go = region(lambda p=params: as_value(is_true(cond(*p))))
            ends = list(body(*params))
            assert len(ends) == len(inits), (names, ends)
            ends = [as_value(e) for e in ends]
            wider = [
                e if s.weak and (not e.weak or KINDS.index(e.dtype) > KINDS.index(s.dtype)) else s
                for s, e in zip(slots, ends, strict=True)
            ]
            if all(w is s for w, s in zip(wider, slots, strict=True)):
                ends = [fit(e, s, n) for e, s, n in zip(ends, slots, names, strict=True)]
                break
            slots = wider
        finally:
            stack.pop()
    starts = [fit(v, s, n) for v, s, n in zip(starts, slots, names, strict=True)]
    outs = [Value(s.dtype, s.weak) for s in slots]
    stack[-1].ops.append((outs, "loop", starts, params, cond_block, go, block, ends))
    return outs


def trace_while(inits: list, names: list[str], cond: Any, body: Any) -> list[Value]:
    return _loop(list(inits), names, cond, body)


def trace_for(lo: Any, hi: Any, step: Any, inits: list, names: list[str], body: Any) -> list:
    def cond(i: Value, *state: Any) -> Any:
        return i < hi if not isinstance(step, Value) and step > 0 else i > hi

    def turn(i: Value, *state: Any) -> list:
        return [i + step, *body(i, *state)]

    return _loop([as_index(lo), *inits], ["index", *names], cond, turn)[1:]


def execute(block: Block, env: dict[int, Any], fuel: list[int]) -> None:
    for out, op, *args in block.ops:
        fuel[0] -= 1
        if fuel[0] < 0:
            raise TimeoutError
        if op == "if":
            cond, *sides = args
            chosen, values = sides[:2] if env[id(cond)] else sides[2:]
            execute(chosen, env, fuel)
            results = [env[id(v)] for v in values]
        elif op == "loop":
            starts, params, cond_block, go, body, ends = args
            results = [env[id(v)] for v in starts]
            while True:
                env.update({id(p): v for p, v in zip(params, results, strict=True)})
                execute(cond_block, env, fuel)
                if not env[id(go)]:
                    break
                execute(body, env, fuel)
                results = [env[id(v)] for v in ends]
        elif op == "effect":
            env["effects"].append(env[id(args[0])])
            continue
        else:
            env[id(out)] = op(*(env[id(a)] for a in args))
            continue
        env.update({id(o): v for o, v in zip(out, results, strict=True)})


def effect(x: Any) -> None:
    """A side effect in the trace, like a store."""
    stack[-1].ops.append((None, "effect", as_value(x)))


def traced_call(fn: Any, arguments: list[Any], fuel: int = 100_000) -> tuple[Any, list[Any]]:
    """Traces fn with every argument traced, evaluates the trace: the result and its effects."""
    del stack[:]
    stack.append(Block())
    root = stack[0]
    inputs = [Value(type(a)) for a in arguments]
    load()
    body = importlib.import_module("stand_in_eas._kernel")
    result = body.run(fn, tuple(inputs), {})
    assert stack == [root]
    env: dict[Any, Any] = {id(v): a for v, a in zip(inputs, arguments, strict=True)}
    env["effects"] = []
    execute(root, env, [fuel])
    return _read(result, env), env["effects"]


def _read(result: Any, env: dict[Any, Any]) -> Any:
    if isinstance(result, Value):
        return env[id(result)]
    if isinstance(result, (tuple, list)):
        return type(result)(_read(r, env) for r in result)
    return result


def load() -> Any:
    """eas._rewrite over this core, as a package of its own beside the real eas."""
    if "stand_in_eas" not in sys.modules:
        package = types.ModuleType("stand_in_eas")
        package.__path__ = [str(Path(__file__).parents[2] / "python" / "eas")]
        package._core = sys.modules[__name__]
        sys.modules["stand_in_eas"] = package
        sys.modules["stand_in_eas._core"] = sys.modules[__name__]
    return importlib.import_module("stand_in_eas._rewrite")
