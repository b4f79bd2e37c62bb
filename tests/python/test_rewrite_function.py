"""The rewritten function is the user's function: names, lines, globals, closure, defaults."""

import inspect
import linecache
import sys
import traceback

import pytest
import stand_in_core as core
from rewrite_programs import define

rewrite = core.load().rewrite
unseen = core.load().unseen
SCALE = 2


def test_globals_are_the_same_dict_and_live(monkeypatch):
    def f(x):
        return x * SCALE if x else 0

    new = rewrite(f)
    assert new is not f
    assert new.__globals__ is f.__globals__
    monkeypatch.setitem(globals(), "SCALE", 10)
    assert new(3) == 30


def test_closure_cells_are_live():
    step = 1

    def f(x):
        if x:
            return x + step
        return 0

    new = rewrite(f)
    step = 5
    assert new(1) == 6


def test_defaults_name_and_documentation_are_kept():
    def f(a, b=2, *rest, c=3, **more):
        """Adds."""
        if a:
            return a + b + c, rest, more
        return None

    new = rewrite(f)
    assert new(1) == (6, (), {})
    assert new(1, 1, 7, c=1, d=2) == (3, (7,), {"d": 2})
    assert new.__name__ == "f"
    assert new.__qualname__ == f.__qualname__
    assert new.__doc__ == "Adds."
    assert new.__module__ == __name__
    assert inspect.signature(new) == inspect.signature(f)


def test_is_cached_and_leaves_functions_without_control_flow_alone():
    def straight(x):
        return x + 1

    def branching(x):
        if x:
            return 1
        return 2

    assert rewrite(straight) is straight
    assert rewrite(branching) is rewrite(branching)


def test_decorators_are_stripped():
    applied = []

    def mark(fn):
        applied.append(fn)
        return fn

    @mark
    def f(x):
        if x:
            return 1
        return 2

    assert rewrite(f)(True) == 1
    assert len(applied) == 1


def test_recursion_uses_the_users_own_name():
    text = "def fact(n):\n    if n < 2:\n        return 1\n    return n * fact(n - 1)\n"
    fact = define(text, "fact")
    assert rewrite(fact)(5) == 120


def failing(x):
    total = 0
    for i in range(3):
        if x > 1:
            total += 1 // (i - i)  # the line a traceback must show
    return total


def test_tracebacks_show_the_users_lines_and_names():
    with pytest.raises(ZeroDivisionError) as caught:
        rewrite(failing)(2)
    mine = [f for f in traceback.extract_tb(caught.value.__traceback__) if f.filename == __file__]
    assert mine[-1].line == "total += 1 // (i - i)  # the line a traceback must show"
    assert mine[-1].name == "failing"
    if sys.version_info >= (3, 11):
        assert mine[-1].colno is not None


def test_string_literals_keep_their_indentation():
    def f(x):
        if x:
            return """a
  b"""
        return ""

    assert rewrite(f)(1) == "a\n  b"


def test_without_source_the_function_is_unchanged_and_says_why():
    scope = {}
    exec("def f(x):\n    if x:\n        return 1\n    return 2", scope)
    f = scope["f"]
    assert rewrite(f) is f
    assert unseen[f.__code__] == (
        "the source of this function is not available, so `if`/`while`/`for` on traced values "
        "cannot be rewritten; put it in a file, or reload a file that was edited after it was "
        "imported"
    )


def test_lambdas_are_unchanged_and_say_why():
    f = lambda x: 1 if x else 2  # noqa: E731
    assert rewrite(f) is f
    assert unseen[f.__code__].startswith("a lambda cannot be rewritten")


def test_a_notebook_cell_has_source():
    text = "def f(x):\n    if x > 2:\n        return x\n    return 0\n"
    f = define(text, "f")
    assert core.traced_call(rewrite(f), [5]) == (5, [])


def test_source_is_kept_as_it_was_at_decoration():
    source_class = sys.modules["stand_in_eas._source"].Source
    f = define("def f(x):\n    if x:\n        return 1\n    return 2\n", "f")
    source = source_class.of(f)
    file = f.__code__.co_filename
    edited = "def f(x):\n    if x:\n        return 7\n    return 8\n"
    linecache.cache[file] = (len(edited), None, edited.splitlines(keepends=True), file)
    assert rewrite(f, source)(True) == 1


def test_nested_functions_and_comprehensions_have_their_own_scopes():
    def f(n):
        x = 10
        total = 0

        def inner(y):
            if y > 1:
                x = y
            else:
                x = -y
            return x

        for x in range(3):
            total += sum(x * k for k in range(2)) + inner(x)
        pairs = [(x, k) for k in range(2) if (last := k) >= 0]
        return total, x, pairs, last, (lambda x: x + total)(1) if n else None

    assert rewrite(f)(1) == f(1)
    assert rewrite(f)(0) == f(0)


def test_targets_of_every_kind():
    def f(n):
        d, xs = {}, [0, 0, 0]
        for i, (a, *b) in enumerate([(1, 2, 3), (4, 5)]):
            d[i], xs[i] = a, b
            if n:
                xs[2] += a
        while (k := len(d)) < 3:
            d[k + 5] = k
        value: int = 3
        return d, xs, k, i, a, b, value

    assert rewrite(f)(1) == f(1)


def test_a_loops_else_runs_as_in_python():
    def f(n):
        for i in range(3):
            if i == n:
                break
        else:
            return "no break"
        while n:
            n -= 1
        else:
            return "broke", i
        return None

    for n in (1, 7):
        assert rewrite(f)(n) == f(n)


def test_a_long_chain_of_early_returns():
    lines = [f"    if x == {i}:\n        return {i}\n" for i in range(60)]
    f = define("def f(x):\n" + "".join(lines) + "    return -1\n", "f")
    assert rewrite(f)(59) == 59
    assert core.traced_call(rewrite(f), [31]) == (31, [])
