"""Triton's control flow over the rewrite of kernels: `range`, `and`, `min` … on traced values.

A jitted function's AST is changed first (what Python's built-ins mean in a kernel), then it goes
through the same rewrite as any kernel; TritonFrame is what the emitted calls meet while tracing.
"""

from __future__ import annotations

import ast
import builtins
import operator
from collections.abc import Callable
from types import FunctionType
from typing import Any

from .. import _core
from .._control import Frame, Table, cells_of
from .._rewrite import NO_SOURCE, _check, _same_arguments, unseen
from .._rewrite.assemble import _cell
from .._rewrite.build import build
from .._rewrite.jumps import FRAME, NEW_FRAME
from .._rewrite.state import leaves
from .._source import Source
from . import _carried
from .language import _chosen, _elementwise, _loops
from .language._core import NAMES, reshape
from .language._span import INT32
from .language._tensor import (
    as_condition,
    as_int32,
    core_cast,
    is_number,
    span_of,
    tensor,
    to_tensor,
)
from .language._types import constexpr_type, float32, int1, int32, named, unwrap

_BUILTINS = frozenset("range min max abs float int bool len print round isinstance".split())
_MIXED = {
    "the value": "Ternary expression with dynamic condition has inconsistent type",
    "the return value": "Return type mismatch",
}
_OF_NUMBERS = frozenset("to dtype shape type".split())  # what a number has once it has a name


def rewrite(fn: FunctionType, source: Source | None) -> Callable[..., Any]:
    """The function that a kernel calls: traced control flow and built-ins decided while tracing."""
    tree = source.parse() if source is not None else None
    if source is None or tree is None or not _same_arguments(fn, tree):
        unseen[fn.__code__] = NO_SOURCE
        return fn
    _check(tree, source)
    hidden = {*fn.__code__.co_freevars, *fn.__code__.co_varnames}
    hidden |= {n for n in _BUILTINS if n in fn.__globals__}
    tree = ast.fix_missing_locations(_Spelling(hidden).visit(tree))
    code, sites = build(fn, tree, source)
    table = _Table(source, fn.__qualname__, sites, {})
    cells = dict(zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True))
    cells[NEW_FRAME] = _cell(table.frame)
    closure = tuple(cells[name] for name in code.co_freevars)
    made = FunctionType(code, fn.__globals__, fn.__name__, fn.__defaults__, closure)
    made.__kwdefaults__ = fn.__kwdefaults__
    made.__qualname__, made.__module__ = fn.__qualname__, fn.__module__
    return made


class _Table(Table):
    def frame(self) -> Frame:
        return TritonFrame(self)


class _Spelling(ast.NodeTransformer):
    """Built-ins and boolean operators become methods of the frame."""

    def __init__(self, hidden: set[str]) -> None:
        self.hidden = hidden

    def ask(self, method: str, arguments: list[ast.expr], at: ast.AST, words: Any = ()) -> ast.expr:
        frame = ast.copy_location(ast.Name(FRAME, ast.Load()), at)
        function = ast.copy_location(ast.Attribute(frame, method, ast.Load()), at)
        call = ast.Call(function, arguments, list(words))
        return ast.copy_location(call, at)

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        self.generic_visit(node)
        if any(isinstance(target, ast.Subscript) for target in node.targets):
            return ast.copy_location(ast.Expr(self.ask("item_set", [], node)), node)
        node.value = self.ask("assigned", [node.value], node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        if node.attr in _OF_NUMBERS and isinstance(node.ctx, ast.Load):
            name = ast.copy_location(ast.Constant(node.attr), node)
            return self.ask("member", [node.value, name], node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in _BUILTINS and name not in self.hidden:
            return self.ask(f"of_{name}", node.args, node, node.keywords)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """`a < b < c` is `a < b and b < c`, with b computed once."""
        self.generic_visit(node)
        if len(node.ops) == 1:
            return node
        words = [ast.copy_location(ast.Constant(type(op).__name__), node) for op in node.ops]
        values: list[ast.expr] = [node.left, *(self.later(each) for each in node.comparators)]
        return self.ask("chained", [_tuple(words, node), *values], node)

    def later(self, value: ast.expr) -> ast.expr:
        empty = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
        return ast.copy_location(ast.Lambda(empty, value), value)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        rest = [self.later(value) for value in node.values[1:]]
        word = "both" if isinstance(node.op, ast.And) else "either"
        return self.ask(word, [node.values[0], *rest], node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not):
            return self.ask("opposite", [node.operand], node)
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.stmt:
        self.generic_visit(node)
        arguments = [node.test] + ([node.msg] if node.msg is not None else [])
        return ast.copy_location(ast.Expr(self.ask("asserted", arguments, node)), node)


def _tuple(parts: Any, at: ast.AST) -> ast.expr:
    return ast.copy_location(ast.Tuple(list(parts), ast.Load()), at)


_COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "Lt": operator.lt, "LtE": operator.le, "Gt": operator.gt, "GtE": operator.ge,
    "Eq": operator.eq, "NotEq": operator.ne, "In": lambda a, b: a in b,
    "NotIn": lambda a, b: a not in b, "Is": lambda a, b: unwrap(a) is unwrap(b),
    "IsNot": lambda a, b: unwrap(a) is not unwrap(b),
}  # fmt: skip


def _any_traced(values: Any) -> bool:
    return any(_core.is_traced(leaf) for value in values for _, leaf in leaves("", value))


def _decided(test: Any) -> Any:
    """A condition; a tile of one element is its element."""
    test = as_condition(test)
    if isinstance(test, tensor) and test.shape and test.numel == 1:
        return reshape(test, ())
    return test


class TritonFrame(Frame):
    """One call of a jitted function."""

    # --- constructs: conditions may be integers, indices are int32 ---

    def if_(self, sid: int, test: Any, *rest: Any) -> None:
        super().if_(sid, _decided(test), *rest)

    def choose(self, sid: int, test: Any, then: Any, other: Any) -> Any:
        return super().choose(sid, _decided(test), then, other)

    def branch(self, test: Any, names: list[str], then: Any, other: Any) -> list[Any]:
        if _elementwise.is_mapping() and isinstance(test, tensor) and test.shape:
            return _elementwise.chosen(test, then, other)
        return super().branch(test, names, then, other)

    def while_(self, sid: int, test: Any, body: Any, holder: Any) -> None:
        super().while_(sid, lambda: _decided(test()), self._turn(sid, body, holder), holder)

    def _turn(self, sid: int, body: Any, holder: Any) -> Any:
        return _carried.turn(cells_of(holder), self.table.sites[sid].assigned, body)

    def kinds(self) -> Any:
        return _carried.Known()

    def other(self, mine: Any, value: Any) -> Any:
        return _carried.other(mine, value)

    def merged(self, mine: Any, value: Any, result: Any) -> Any:
        return _carried.merged(mine, value, result)

    def reach(self, value: Any) -> frozenset[int]:
        return _chosen.reach(value)

    def mixed(self, name: str, mine: Any, value: Any) -> str:
        if not _chosen.is_memory(mine):
            kinds = _carried.of_two_dtypes(mine, value)
            blank = name == "the return value" and int1 in (kinds or ())
            if kinds is None or blank:  # what stands for a value that is not there is a bool
                return ""
            if name in _MIXED:
                return f"{_MIXED[name]}: got {kinds[0]} and {kinds[1]}, expected one"
            return (f"Mismatched type for {name} between then block ({kinds[0]}) and else block "
                    f"({kinds[1]}), expected one")  # fmt: skip
        types = _chosen.of_two_types(mine, value)
        return types and f"{_MIXED.get(name, f'Mismatched type for {name}')}: {types}"

    def changed(self, name: str, start: Any, end: Any) -> str:
        kinds = _carried.of_two_dtypes(start, end)
        if kinds is None:
            return ""
        return (
            f"Loop-carried variable {name} has initial type {kinds[0]} but is re-assigned to "
            f"{kinds[1]} in loop! Please make sure that the type stays consistent."
        )

    def widen(self, value: Any, reach: frozenset[int]) -> Any:
        return _chosen.widen(value, reach)

    # --- names ---

    def assigned(self, value: Any) -> Any:
        """A literal that gets a name is float32 or int32 from there on, no longer of the dtype
        of what it meets. An integer, which is an offset or a count, stays a number."""
        if type(value) is tuple:
            return tuple(self.assigned(each) for each in value)
        plain = unwrap(value)
        if type(plain) is float:
            return to_tensor(plain)
        return named(plain) if type(plain) is int and -(2**31) <= plain < 2**31 else value

    def item_set(self) -> None:
        _core.refuse("CompileError", "index", "__setitem__ is not supported in triton, got x[…] = "
                     "…, expected tl.where, tl.store or another tuple")  # fmt: skip

    def member(self, value: Any, name: str) -> Any:
        plain = unwrap(value)
        if name == "type" and type(plain) in (bool, int, float, tuple):
            return constexpr_type(plain)
        return getattr(to_tensor(plain) if is_number(plain) else value, name)

    def for_(self, sid: int, iterable: Any, body: Any, holder: Any) -> None:
        iterable, body = unwrap(iterable), self._turn(sid, body, holder)
        if not isinstance(iterable, _core.Range):
            return super().for_(sid, iterable, body, holder)
        lo, step = iterable.lo, iterable.step
        bounds = [b for b in (lo, iterable.hi, step) if isinstance(b, tensor)]
        wide = any(not b.narrow and b.dtype.primitive_bitwidth == 64 for b in bounds)
        natural, span = False, INT32
        if not isinstance(step, tensor) and step > 0:
            natural = lo.natural if isinstance(lo, tensor) else lo >= 0
            first = 0 if natural else span_of(lo)[0]
            span = max(first, INT32[0]), max(first, min(span_of(iterable.hi)[1] - 1, INT32[1]))

        def labelled(index: Any) -> Any:
            if isinstance(index, tensor):
                if not wide:
                    as_int32(index, span)
                index.natural = natural
            return body(index)

        super().for_(sid, iterable, labelled, holder)

    # --- boolean operators ---

    def chained(self, words: Any, first: Any, *rest: Callable[[], Any]) -> Any:
        out: Any = True
        for word, each in zip(words, rest, strict=True):
            if not _core.is_traced(out) and not out:
                break
            second = each()
            held = unwrap(_COMPARE[word](first, second))
            out = self._joined("and_", [out, held]) if _any_traced([out]) else held
            first = second
        return out

    def both(self, first: Any, *rest: Callable[[], Any]) -> Any:
        value = unwrap(first)
        for position, each in enumerate(rest):
            if _core.is_traced(value):
                return self._joined("and_", [value, *(other() for other in rest[position:])])
            if not value:
                return value
            value = unwrap(each())
        return value

    def either(self, first: Any, *rest: Callable[[], Any]) -> Any:
        value = unwrap(first)
        for position, each in enumerate(rest):
            if _core.is_traced(value):
                return self._joined("or_", [value, *(other() for other in rest[position:])])
            if value:
                return value
            value = unwrap(each())
        return value

    def _joined(self, name: str, values: list[Any]) -> Any:
        out = as_condition(values[0])
        for value in values[1:]:
            value = as_condition(value)
            value = value if _core.is_traced(value) else builtins.bool(value)
            out = out & value if name == "and_" else out | value
        return out

    def opposite(self, value: Any) -> Any:
        value = as_condition(value)
        return ~value if _core.is_traced(value) else not value

    def asserted(self, test: Any, message: Any = "") -> None:
        NAMES["device_assert" if _core.is_traced(unwrap(test)) else "static_assert"](test, message)

    # --- built-ins ---

    def of_range(self, *bounds: Any) -> Any:
        return _loops.range(*bounds)

    def of_min(self, *values: Any, **words: Any) -> Any:
        return self._extreme("minimum", builtins.min, values, words)

    def of_max(self, *values: Any, **words: Any) -> Any:
        return self._extreme("maximum", builtins.max, values, words)

    def _extreme(self, name: str, plain: Any, values: Any, words: Any) -> Any:
        values = [unwrap(v) for v in values]
        if not _any_traced(values):
            return plain(*values, **words)
        out = values[0]
        for value in values[1:]:
            out = NAMES[name](out, value)
        return out

    def of_abs(self, value: Any) -> Any:
        value = unwrap(value)
        return NAMES["abs"](value) if _core.is_traced(value) else builtins.abs(value)

    def of_float(self, *value: Any) -> Any:
        plain = [unwrap(v) for v in value]
        return core_cast(plain[0], float32) if _any_traced(plain) else builtins.float(*plain)

    def of_int(self, *value: Any) -> Any:
        plain = [unwrap(v) for v in value]
        return core_cast(plain[0], int32) if _any_traced(plain) else builtins.int(*plain)

    def of_bool(self, *value: Any) -> Any:
        plain = [unwrap(v) for v in value]
        return as_condition(plain[0]) if _any_traced(plain) else builtins.bool(*plain)

    def of_round(self, *value: Any) -> Any:
        return builtins.round(*[unwrap(v) for v in value])

    def of_len(self, value: Any) -> Any:
        return len(unwrap(value))

    def of_isinstance(self, value: Any, kind: Any) -> Any:
        return builtins.isinstance(value, kind)

    def of_print(self, *values: Any, **words: Any) -> None:
        values = tuple(unwrap(v) for v in values)
        if not _any_traced(values):
            NAMES["static_print"](*values)
            return
        prefix = values[0] if isinstance(values[0], str) else ""
        rest = values[1:] if isinstance(values[0], str) else values
        NAMES["device_print"](prefix, *[to_tensor(v) for v in rest])
