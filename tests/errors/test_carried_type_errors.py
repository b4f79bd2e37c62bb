"""A carried variable that changes its type: the message stands at the assignment that did it."""

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def adds_an_index(y, n):
    c = mk.zeros((4,), mk.int32)
    for _ in mk.range(n):
        c += mk.arange(0, 4)
    mk.store(y + mk.arange(0, 4), c)


def double(c):
    return c * mk.full((4,), 2, mk.int64)


@eas.kernel
def calls_a_helper(y, n):
    c = mk.zeros((4,), mk.int32)
    for _ in mk.range(n):
        c = c + 1
        c = double(c)
    mk.store(y + mk.arange(0, 4), c)


@eas.kernel
def of_two_assignments_the_first(y, n):
    c = mk.zeros((4,), mk.int32)
    i = 0
    while i < n:
        c = c + mk.load(y + mk.arange(0, 4))
        i += 1
        c = +c
    mk.store(y + mk.arange(0, 4), c)


@eas.kernel
def grows(y, n):
    c = mk.zeros((4,), mk.int32)
    for _ in mk.range(n):
        c = c[:, None] + mk.zeros((4, 4), mk.int32)
    mk.store(y + mk.arange(0, 4), c)


@eas.kernel
def divides(y, n):
    c = mk.zeros((4,), mk.int32)
    for _ in mk.range(n):
        c = c / 2
    mk.store(y + mk.arange(0, 4), c)


@eas.kernel
def inner_loop(y, n):
    c = mk.zeros((4,), mk.int32)
    for _ in mk.range(n):
        for _ in mk.range(n):
            c = c - mk.arange(0, 4)
    mk.store(y + mk.arange(0, 4), c)


MEETS_INT64 = "int64[4] after the body, expected the same dtype and shape; here it meets int64[4]"
TO_INT32 = ", which .to(mk.int32) converts"


@pytest.mark.parametrize(
    ("kernel", "op", "after", "line"),
    [
        (adds_an_index, "for", MEETS_INT64 + TO_INT32, "c += mk.arange(0, 4)"),
        (calls_a_helper, "for", MEETS_INT64 + TO_INT32, "c = double(c)"),
        (
            of_two_assignments_the_first,
            "while",
            "float32[4] after the body, expected the same dtype and shape; here it meets "
            f"float32[4]{TO_INT32}",
            "c = c + mk.load(y + mk.arange(0, 4))",
        ),
        (
            grows,
            "for",
            "int32[4, 4] after the body, expected the same dtype and shape; here it meets "
            "int32[4, 4]",
            "c = c[:, None] + mk.zeros((4, 4), mk.int32)",
        ),
        (
            divides,
            "for",
            "float32[4] after the body, expected the same dtype and shape, as .to(mk.int32) gives",
            "c = c / 2",
        ),
        (inner_loop, "for", MEETS_INT64 + TO_INT32, "c = c - mk.arange(0, 4)"),
    ],
    ids=lambda v: getattr(v, "__name__", ""),
)
def test_the_assignment_is_named(kernel, op, after, line):
    with pytest.raises(eas.CompileError) as caught:
        kernel[1](np.zeros(8, np.float32), 2)
    first, text, marks = str(caught.value).split("\n")
    assert first == (
        f"{__file__}:{caught.value.line}: [{op}] 'c' changes its type in the loop, got int32[4] at "
        f"the start and {after}"
    )
    assert text.strip() == line
    assert marks.strip() == "^" * len(line)


@eas.kernel
def none_at_the_start(y, n):
    value = None
    for i in mk.range(n):
        value = mk.load(y, i)
    mk.store(y, 0, value)


def test_another_kind_of_value_stands_at_the_assignment_too():
    with pytest.raises(eas.CompileError) as caught:
        none_at_the_start[1](np.zeros(8, np.float32), 2)
    assert caught.value.message == (
        "[for] 'value' changes in the loop, got traced value <traced float32>, expected NoneType "
        "None as before the loop"
    )
    assert caught.value.source.strip() == "value = mk.load(y, i)"
