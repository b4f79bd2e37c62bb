"""What loops and branches hand on: carried and merged variables, static values, unset names."""

import importlib
import math
from collections import namedtuple

import pytest
import stand_in_core as core

rewrite = core.load().rewrite
Pair = namedtuple("Pair", "first second")


def call(fn, *arguments):
    return core.traced_call(rewrite(fn), list(arguments))[0]


def refused(fn, *arguments):
    with pytest.raises(core.CompileError) as caught:
        call(fn, *arguments)
    return str(caught.value).split("\n", 1)[0].split(": ", 1)[1]


def caret(fn, *arguments):
    with pytest.raises(core.CompileError) as caught:
        call(fn, *arguments)
    _, line, marks = str(caught.value).split("\n")
    return line[marks.index("^") : marks.rindex("^") + 1]


def test_a_temporary_may_change_its_type():
    def f(n):
        t = "text"
        total = 0
        for i in core.Range(n):
            t = i * 2
            total += t
        if n > 2:
            t = None
        else:
            t = (1, 2)
        t = 5
        return total + t

    assert call(f, 4) == 17


def test_containers_are_merged_leaf_by_leaf():
    def f(n):
        state = {"a": 1, "b": (n, [2, None])}
        pair = Pair(0, "name")
        for i in core.Range(n):
            state = {"a": state["a"] + i, "b": (i, [3, None])}
            pair = Pair(pair.first + 1, pair.second)
        return state["a"], state["b"][0], state["b"][1][0], pair.first, pair.second

    assert call(f, 3) == (4, 2, 3, 3, "name")
    assert call(f, 0) == (1, 0, 2, 0, "name")


def test_numbers_that_do_not_change_stay_static():
    def f(n):
        size, width = 4, 2
        table = (10, 20, 30, 40, 50)
        total = 0
        for i in core.Range(n):
            total += table[size] + i  # a tuple's index must be a Python int
            size = 4
            if False:
                width += 1
        return total + table[size] + table[width]

    assert call(f, 2) == 181


def test_numbers_that_change_become_traced():
    def f(n):
        k, first = 1, True
        for _ in core.Range(n):
            if first:
                k = k * 5
                first = False
            else:
                k += 1
        return k

    assert call(f, 3) == 7


def test_equal_static_values_stay_static_and_different_numbers_merge():
    def f(n):
        if n > 1:
            kind, factor, weight = "wide", 2, 1.0
        else:
            kind, factor, weight = "wide", 3, 1.0
        return kind, factor, weight

    assert call(f, 5) == ("wide", 2, 1.0)
    assert call(f, 0) == ("wide", 3, 1.0)


def test_zero_and_minus_zero_are_different_numbers():
    def f(n):
        if n > 1:
            zero = 0.0
        else:
            zero = -0.0
        return zero

    assert math.copysign(1, call(f, 2)) == 1
    assert math.copysign(1, call(f, 0)) == -1


def test_a_variable_captured_by_a_lambda_is_handed_on():
    def f(n):
        x = 1
        get = lambda: x  # noqa: E731
        if n > 1:
            x = n
        return get()

    assert call(f, 7) == 7
    assert call(f, 0) == 1


def test_early_return_of_tuples_from_nested_loops():
    def f(n):
        for i in core.Range(n):
            for j in core.Range(i):
                if i * j == 6:
                    return i, j
        return -1, -1

    assert call(f, 9) == (3, 2)
    assert call(f, 2) == (-1, -1)


def test_a_condition_with_calls_is_evaluated_as_often_as_python_would():
    def effect(value):
        core.effect(value)
        return value

    def f(n):
        i = 0
        while effect(i) < n:
            i += 1
            if i == 3:
                break
        return i

    assert core.traced_call(rewrite(f), [2]) == (2, [0, 1, 2])
    assert core.traced_call(rewrite(f), [9]) == (3, [0, 1, 2])


def test_a_static_while_may_turn_into_a_traced_one():
    def f(n):
        i, limit = 0, 2
        while i < limit:
            i += 1
            if i == 2:
                limit = n
        return i

    assert call(f, 6) == 6
    assert call(f, 1) == 2


def test_while_true_with_a_traced_break_binds_names():
    def f(n):
        i = 0
        while True:
            last = i * 10
            i += 1
            if i >= n:
                break
        return last

    assert call(f, 4) == 30


def test_a_walrus_in_a_traced_while():
    def f(n):
        while (half := n % 7) > 2:
            n += 1
        return n, half

    assert call(f, 5) == (7, 0)
    assert call(f, 8) == (8, 1)


def test_a_list_made_inside_a_loop_may_be_filled_there():
    def f(n):
        total = 0
        for i in core.Range(n):
            parts = []
            for k in range(3):
                parts.append(i * k)
            total += parts[0] + parts[1] + parts[2]
        return total

    assert call(f, 3) == 9


def test_a_name_unset_only_where_the_function_returned():
    def f(n):
        if n > 3:
            if n > 5:
                return 1
            y = n
        else:
            y = 2
        return y

    assert [call(f, n) for n in (1, 4, 6)] == [2, 4, 1]


# --- refusals, each message quoted ---


def test_unset_after_a_branch():
    def f(n):
        if n > 1:
            x = n
        return x + 1

    line = f.__code__.co_firstlineno + 1
    assert refused(f, 2) == (
        "[name] undefined variable after a branch: 'x' is set only when the condition at line "
        f"{line} is true; set it before the branch or in the `else` too"
    )
    assert caret(f, 2) == "x"


def test_unset_when_true():
    def f(n):
        if n > 1:
            pass
        else:
            x = n
        return x

    line = f.__code__.co_firstlineno + 1
    assert refused(f, 2) == (
        "[name] undefined variable after a branch: 'x' is set only when the condition at line "
        f"{line} is false; set it before the branch or in the `if` too"
    )


def test_unset_after_a_loop():
    def f(n):
        for i in core.Range(n):
            x = i
        return x

    line = f.__code__.co_firstlineno + 1
    assert refused(f, 2) == (
        "[name] undefined variable after a loop: 'x' is first set inside the loop at line "
        f"{line}, which may run zero times; set it before the loop"
    )


def test_unset_on_the_way_that_breaks():
    def f(n):
        for i in range(3):
            if n > i:
                break
            x = i
        return x

    line = f.__code__.co_firstlineno + 2
    assert refused(f, 2) == (
        f"[name] undefined variable after a branch: 'x' is not set on the way that leaves at line "
        f"{line}; set it before the loop"
    )


def test_used_before_it_is_set():
    def f(n):
        if n > 1:
            return n
        y = z  # noqa: F821
        z = 1  # noqa: F841
        return y

    assert refused(f, 2) == "[name] 'z' is used before it is set"


def test_not_defined():
    def f(n):
        if n > 1:
            return missing_name  # noqa: F821
        return 1

    assert refused(f, 2) == "[name] 'missing_name' is not defined"
    assert caret(f, 2) == "missing_name"


def test_two_kinds_in_a_branch():
    def f(n):
        x = None
        if n > 1:
            x = n
        return x

    assert refused(f, 2) == (
        "[if] 'x' is traced value <int> when the condition is true and NoneType None when it is "
        "not; give it the same kind of value on both paths"
    )
    assert caret(f, 2) == "n > 1"


def test_two_kinds_in_a_loop():
    def f(n):
        x = None
        for i in core.Range(n):
            x = i
        return x

    assert refused(f, 2) == (
        "[for] 'x' changes in the loop, got traced value <int>, expected NoneType None as before "
        "the loop"
    )


def test_a_container_that_grows_in_a_loop():
    def f(n):
        xs = (1,)
        for i in core.Range(n):
            xs = (*xs, i)
        return xs

    assert refused(f, 2) == (
        "[for] 'xs' changes in the loop, got tuple (<int>, <int>), expected tuple (1,) as before "
        "the loop"
    )


def test_a_value_on_one_path_and_nothing_on_another():
    def f(n):
        if n > 1:
            return n

    assert refused(f, 2) == (
        "[return] the function returns traced value <int> when the condition is true and NoneType "
        "None when it is not; return the same kind of value on every path"
    )


def test_changing_an_outside_object():
    def item(n):
        d = {}
        if n > 1:
            d["x"] = n
        return d

    def method(n):
        xs = []
        for i in core.Range(n):
            xs.append(i)
        return xs

    start = item.__code__.co_firstlineno
    assert refused(item, 2) == (
        f"[assignment] item or attribute assignment inside the traced `if` at line {start + 2} "
        "changes a Python object that was made outside of it; assign a variable or mk.store"
    )
    assert caret(item, 2) == 'd["x"]'
    start = method.__code__.co_firstlineno
    assert refused(method, 2) == (
        f"[assignment] .append() inside the traced `for` at line {start + 2} changes a Python "
        "object that was made outside of it; assign a variable or mk.store"
    )


def test_raise_under_a_traced_condition():
    def f(n):
        if n > 1:
            raise ValueError("no")
        return n

    start = f.__code__.co_firstlineno
    assert refused(f, 2) == (
        f"[raise] `raise` inside the traced `if` at line {start + 1} cannot depend on a traced "
        "condition; use mk.device_assert"
    )
    with pytest.raises(ValueError, match="no"):
        rewrite(f)(2)


def test_walrus_in_a_conditional_expression():
    def f(n):
        x = (y := n) if n > 1 else 0
        return x, y

    assert refused(f, 2) == (
        "[if] `:=` inside `x if c else y` needs a plain Python condition; use an `if`"
    )
    assert rewrite(f)(2) == (2, 2)


def test_a_range_needs_one_name():
    def f(n):
        for i, j in core.Range(n):
            core.effect(i + j)

    assert refused(f, 2) == (
        "[for] `for … in mk.range(…)` gives one index, expected a single name as target"
    )


def test_a_static_loop_without_end(monkeypatch):
    control = importlib.import_module("stand_in_eas._control")
    monkeypatch.setattr(control, "MAX_STATIC_ITERATIONS", 1000)

    def f(n):
        k = 1
        while k:
            k += 1
        return n

    assert refused(f, 2) == (
        "[while] the loop ran 1,000 times while tracing; its condition is a plain Python value "
        "that stays true"
    )


def test_recursion_without_end():
    def f(n):
        return g(n) if n > 0 else 0

    def g(n):
        return f(n)

    f = rewrite(f)
    assert refused(f, 2).startswith("[recursion] '")
    assert refused(f, 2).endswith(
        "calls itself without end while it is traced; recursion must stop on a plain Python value"
    )


@pytest.mark.parametrize(
    ("statement", "word", "advice"),
    [
        (
            "try:\n        pass\n    except E:\n        pass",
            "try",
            "check the condition with `if` instead",
        ),
        ("with n:\n        pass", "with", "write the work without a context manager"),
        ("yield n", "yield", "return a value or a tuple instead"),
        ("global g", "global", "store results in a buffer; globals can be read without it"),
        ("del n", "del", "leave the name as it is"),
        ("class C:\n        pass", "class", "define the class outside of the kernel"),
        ("import math", "import", "import at the top of the file"),
        ("match n:\n        case 1:\n            pass", "match", "write `if`/`elif` instead"),
    ],
)
def test_statements_a_kernel_cannot_hold(statement, word, advice):
    from rewrite_programs import define

    fn = define(f"def f(n):\n    if n:\n        pass\n    {statement}\n", "f")
    with pytest.raises(core.CompileError) as caught:
        rewrite(fn)
    assert f":4: [{word}] `{word}` is not supported inside a kernel; {advice}" in str(caught.value)
