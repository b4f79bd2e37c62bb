"""Makes a program that fails smaller while it fails in the same way: fewer statements, loops and
branches gone, expressions replaced by their parts, one program of the grid, no scalar arguments.
A candidate that is no valid kernel is refused by the interpreter, which is another way to fail.
"""

import ast
import copy
import re

from program import Statement


def _paths(statements, prefix=()):
    """Every statement as a path of indices: (statement, body, statement, …)."""
    for k, statement in enumerate(statements):
        yield (*prefix, k)
        for b, (_, body) in enumerate(statement.bodies):
            yield from _paths(body, (*prefix, k, b))


def _home(program, path):
    """The list that holds the statement, and its index there."""
    statements = program.statements
    for k, b in zip(path[:-1:2], path[1:-1:2], strict=True):
        statements = statements[k].bodies[b][1]
    return statements, path[-1]


def _parts(text):
    """The line with one of its expressions replaced by a part of it, larger ones first."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return
    where = set()  # a store keeps its offsets, or it would write an element twice
    for n in ast.walk(tree):
        if isinstance(n, ast.Call) and ast.unparse(n.func).startswith(("mk.store", "mk.atomic")):
            where |= {
                id(inner) for argument in n.args[: len(n.args) - 1] for inner in ast.walk(argument)
            }
            where.add(id(n))
    nodes = [
        n for n in ast.walk(tree) if isinstance(n, ast.BinOp | ast.Call | ast.UnaryOp | ast.Compare)
    ]
    for n in nodes:
        if id(n) in where:
            continue
        whole = ast.get_source_segment(text, n)
        inner = [c for c in ast.walk(n) if isinstance(c, ast.expr) and c is not n]
        for part in inner[:12]:
            segment = ast.get_source_segment(text, part)
            if segment and len(segment) < len(whole):
                yield text.replace(whole, f"({segment})" if " " in segment else segment, 1)
    for n in ast.walk(tree):  # masks are named arguments
        if isinstance(n, ast.keyword):
            segment = ast.get_source_segment(text, n.value)
            yield text.replace(f", {n.arg}={segment}", "", 1)


def _edited(program, path, change):
    out = copy.deepcopy(program)
    change(*_home(out, path))
    return copy.deepcopy(out)  # what was put in is shared with `program`


def candidates(program):
    for path in reversed(list(_paths(program.statements))):
        statements, k = _home(program, path)
        statement = statements[k]

        def put(*instead, path=path):
            return _edited(program, path, lambda s, at: s.__setitem__(slice(at, at + 1), instead))

        yield put()
        if statement.plain and statement.text != statement.plain:
            yield put(Statement(statement.plain))
        for head, body in statement.bodies:
            counter = re.match(r"for (\w+) in", head)
            first = [Statement(f"{counter[1]} = 0")] if counter else []
            yield put(*first, *body)
        if len(statement.bodies) > 1:
            for kept in statement.bodies:
                yield put(Statement("", [("if True:", kept[1])] if kept[0] == "else:" else [kept]))
    for k in range(len(program.grid)):
        if program.grid[k] > 1:
            out = copy.deepcopy(program)
            out.grid[k] = 1
            yield out
    for path in reversed(list(_paths(program.statements))):
        statements, k = _home(program, path)
        for text in _parts(statements[k].text):
            yield _edited(
                program, path, lambda s, k, text=text: s.__setitem__(k, Statement(text, [], ""))
            )
        for b, (head, body) in enumerate(statements[k].bodies):
            for shorter in _parts(head.removesuffix(":") + ": pass"):
                new = (shorter.removesuffix(" pass").strip(), body)
                yield _edited(
                    program, path, lambda s, k, b=b, new=new: s[k].bodies.__setitem__(b, new)
                )
    for kind in ("scalars", "constexprs"):
        for name, value in getattr(program, kind).items():
            out = copy.deepcopy(program)
            del getattr(out, kind)[name]
            _rename(out.statements, name, repr(value))
            yield out


def _rename(statements, name, text):
    for s in statements:
        s.text = re.sub(rf"\b{name}\b", text, s.text)
        s.bodies = [(re.sub(rf"\b{name}\b", text, head), body) for head, body in s.bodies]
        for _, body in s.bodies:
            _rename(body, name, text)


def shrink(program, fails, budget=600):
    """`fails` is asked at most `budget` times."""
    improved = True
    while improved and budget > 0:
        improved = False
        program = _without_unused(program)
        for candidate in candidates(program):
            budget -= 1
            if budget <= 0:
                break
            if fails(candidate):
                program, improved = candidate, True
                break
    return _without_unused(program)


def _without_unused(program):
    """Arguments and helpers nobody names."""
    used = program.source().split("def kernel(", 1)[1].split("\n", 1)[1]

    def is_used(name):
        return re.search(rf"\b{name}\b", used)

    out = copy.deepcopy(program)
    if not is_used("plain_helper") and not is_used("few_turns"):
        out.helpers = ""
    out.views = [v for v in out.views if is_used(v.name)]
    out.scalars = {name: value for name, value in out.scalars.items() if is_used(name)}
    out.constexprs = {name: value for name, value in out.constexprs.items() if is_used(name)}
    return out
