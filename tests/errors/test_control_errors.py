"""What the user reads when control flow in a kernel cannot be traced: file, line, caret, text."""

import linecache

import numpy as np
import pytest

eas = pytest.importorskip("eas")
mk = eas.mk


def message(kernel, *arguments, **constants):
    """The first line after the place, the line number relative to the `def`, and what is marked."""
    out = np.zeros(4, np.int64)
    with pytest.raises(eas.CompileError) as caught:
        kernel[(1,)](out, *arguments, **constants)
    assert out.tolist() == [0, 0, 0, 0]
    place, line, marks = str(caught.value).split("\n")
    file, number, text = place.split(":", 2)
    assert file == __file__ or file.startswith("<")
    assert caught.value.line == int(number)
    return int(number), text.strip(), line[marks.index("^") : marks.rindex("^") + 1]


def line_of(text):
    lines = linecache.getlines(__file__)
    (found,) = [i + 1 for i, line in enumerate(lines) if line.rstrip().endswith("# " + text)]
    return found


@eas.kernel
def unset_after_branch(out, n):
    if n > 1:  # branch
        x = n
    mk.store(out, 0, x)  # use after branch


def test_undefined_variable_after_a_branch():
    assert message(unset_after_branch, 3) == (
        line_of("use after branch"),
        "[name] undefined variable after a branch: 'x' is set only when the condition at line "
        f"{line_of('branch')} is true; set it before the branch or in the `else` too",
        "x",
    )


@eas.kernel
def unset_after_loop(out, n):
    for i in mk.range(n):  # loop
        x = i
    mk.store(out, 0, x)  # use after loop


def test_undefined_variable_after_a_loop():
    assert message(unset_after_loop, 3) == (
        line_of("use after loop"),
        "[name] undefined variable after a loop: 'x' is first set inside the loop at line "
        f"{line_of('loop')}, which may run zero times; set it before the loop",
        "x",
    )


@eas.kernel
def type_changed(out, n):
    x = mk.zeros((4,), mk.int32)
    for _ in mk.range(n):
        x = x + 0.5  # type changed
    mk.store(out, mk.arange(0, 4), x)


def test_type_changed_in_a_loop():
    line, text, marked = message(type_changed, 3)
    assert line == line_of("type changed")
    assert text == (
        "[for] 'x' changes its type in the loop, got int32[4] at the start and float32[4] after "
        "the body, expected the same dtype and shape, as .to(mk.int32) gives"
    )
    assert marked == "x = x + 0.5"


@eas.kernel
def tile_condition(out, n):
    x = mk.arange(0, 4)
    if x > n:  # tile condition
        mk.store(out, x, x)


def test_a_tile_is_no_condition():
    line, text, marked = message(tile_condition, 3)
    assert line == line_of("tile condition")
    assert text.startswith("[if] a tile is no condition, got ")
    assert all(word in text for word in ("mk.any", "mk.all", "mk.where"))
    assert marked == "x > n"


@eas.kernel
def and_of_traced(out, n):
    if n > 1 and n < 5:  # and
        mk.store(out, 0, n)


def test_and_of_traced_values():
    line, text, _ = message(and_of_traced, 3)
    assert line == line_of("and")
    assert text.startswith("[bool] ")
    assert all(word in text for word in ("`if", "&", "mk.where"))


@eas.func
def endless(n):
    if n > 0:
        return endless(n - 1)
    return n


@eas.kernel
def recursion(out, n):
    mk.store(out, 0, endless(n))


def test_recursion_without_end():
    _, text, _ = message(recursion, 3)
    assert text == (
        "[recursion] 'endless' calls itself without end while it is traced; recursion must stop on "
        "a plain Python value"
    )


TABLE = [1, 2, 3]


@eas.kernel
def captured_list(out, n):
    mk.store(out, 0, TABLE[0] + n)  # captured


def test_a_captured_list():
    assert message(captured_list, 3) == (
        line_of("captured"),
        "[capture] 'TABLE' cannot be captured by a kernel, got a list, expected a scalar, a "
        "string, a dtype, a tuple of these, a function or a module; pass it as an argument, or "
        "make it a tuple",
        "TABLE",
    )


@eas.kernel
def with_try(out, n):
    try:  # try
        mk.store(out, 0, n)
    except ValueError:
        pass


def test_try():
    line, text, _ = message(with_try, 3)
    assert line == line_of("try")
    assert text == (
        "[try] `try` is not supported inside a kernel; check the condition with `if` instead"
    )


@eas.kernel
def name_not_defined(out, n):
    mk.store(out, 0, n + nowhere)  # noqa: F821 # not defined


def test_a_name_that_is_not_defined():
    assert message(name_not_defined, 3) == (
        line_of("not defined"),
        "[name] 'nowhere' is not defined",
        "nowhere",
    )


def test_without_source_straight_kernels_work_and_branches_say_why():
    scope = {"eas": eas, "mk": mk}
    exec("@eas.kernel\ndef f(out, n):\n    mk.store(out, 0, n)\n", scope)
    out = np.zeros(1, np.int64)
    scope["f"][(1,)](out, 5)
    assert out.tolist() == [5]
    exec("@eas.kernel\ndef g(out, n):\n    if n > 1:\n        mk.store(out, 0, n)\n", scope)
    with pytest.raises(eas.CompileError) as caught:
        scope["g"][(1,)](out, 5)
    assert "the source of this function is not available" in str(caught.value)


def test_ordinary_errors_of_static_code_stay_what_they_are():
    @eas.kernel
    def divide(out, n, K: eas.constexpr):
        if K < 10:
            mk.store(out, 0, n + 1 // K)

    with pytest.raises(ZeroDivisionError):
        divide[(1,)](np.zeros(1, np.int64), 3, K=0)


@eas.kernel
def none_in_one_branch(x):
    value = None
    if mk.load(x, 0) > 0:
        value = mk.load(x, 1)
    mk.store(x, 0, value)


@eas.kernel
def none_before_a_loop(x):
    value = None
    for i in mk.range(4):
        value = mk.load(x, i)
    mk.store(x, 0, value)


@pytest.mark.parametrize("kernel", [none_in_one_branch, none_before_a_loop])
def test_none_is_no_start_value(kernel):
    with pytest.raises(eas.CompileError, match=r"'value' .* NoneType None"):
        kernel[1](np.zeros(4))


@eas.func
def forever(x):
    return forever(x + 1)


@eas.kernel
def calls_forever(x):
    mk.store(x, 0, forever(mk.load(x, 0)))


def test_endless_recursion_names_the_function_that_recurs():
    with pytest.raises(eas.CompileError, match=r"\[recursion\] 'forever' calls itself") as caught:
        calls_forever[1](np.zeros(4))
    assert "return forever(x + 1)" in str(caught.value)


def plain_helper(x, n):
    for _ in mk.range(n):
        x = x + 1
    return x


@eas.kernel
def calls_a_plain_helper(x, N):
    mk.store(x, 0, plain_helper(mk.load(x, 0), N))


def test_a_traced_loop_in_a_plain_helper_asks_for_the_decorator():
    with pytest.raises(eas.CompileError, match=r"\[range\] .* expected @eas.func on the helper"):
        calls_a_plain_helper[1](np.zeros(4), 3)
