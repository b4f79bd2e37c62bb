"""Pointers and tuples that control flow may change: the same in every backend."""

import eas
import numpy as np
import pytest
from eas import mk

BACKENDS = ("cpu", "interpreter", "eager")


@eas.kernel
def moved_by_a_branch(x, o):
    p = mk.program_id(0)
    b = x
    if p == 2:
        b += 3
    mk.store(o, p, mk.load(b))


@eas.kernel
def moved_by_the_other_branch(x, o):
    p = mk.program_id(0)
    if p == 2:
        b = x + 3
    else:
        b = x
    mk.store(o, p, mk.load(b))


@eas.kernel
def moved_by_an_expression(x, o):
    p = mk.program_id(0)
    b = x + 3 if p == 2 else x
    mk.store(o, p, mk.load(b))


@eas.kernel
def moved_in_a_loop(x, o):
    p = mk.program_id(0)
    b = x
    for i in mk.range(p):
        if i == 1:
            b = b + 3
    mk.store(o, p, mk.load(b) * (p == 2))


@eas.kernel
def moved_while(x, o):
    p = mk.program_id(0)
    b = x
    while p > 1:
        if p == 2:
            b = b + 3
        p = p - 2
    mk.store(o, mk.program_id(0), mk.load(b))


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    "kernel",
    [moved_by_a_branch, moved_by_the_other_branch, moved_by_an_expression, moved_in_a_loop,
     moved_while],
    ids=lambda k: k.__name__,
)  # fmt: skip
def test_a_buffer_that_moves_on_one_way_is_a_pointer_on_all(kernel, backend):
    x, o = np.arange(8.0), np.zeros(4)
    kernel[4](x, o, _backend=backend)
    assert o.tolist() == [0, 0, 3, 0]


@pytest.mark.parametrize("backend", BACKENDS)
def test_threads_of_which_some_move_a_buffer(backend):
    @eas.kernel
    def kernel(x, o):
        t = mk.tid(0, 4)
        b = x
        if t == 2:
            b = x + 3
        mk.store(o, t, mk.load(b))

    o = np.zeros(4)
    kernel[1](np.arange(8.0), o, _backend=backend)
    assert o.tolist() == [0, 0, 3, 0]


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_part_of_a_carried_tuple_that_stays_is_known(backend):
    @eas.kernel
    def kernel(x, y, n):
        s = (0, 8)
        acc = mk.zeros((8,), mk.float32)
        for _ in mk.range(n):
            acc += mk.load(x + (s[0] + mk.arange(0, s[1])))
            s = (s[0] + 8, s[1])
        mk.store(y + mk.arange(0, 8), acc)

    y = np.zeros(8, np.float32)
    kernel[1](np.ones(32, np.float32), y, 4, _backend=backend)
    assert y.tolist() == [4] * 8


def test_a_part_that_changes_is_traced_even_where_its_start_would_not_do():
    @eas.kernel
    def kernel(y, n):
        s = (0, 1)
        for _ in mk.range(n):
            s = (s[0] + 1, 12 // s[0])
        mk.store(y, 0, s[0])
        mk.store(y, 1, s[1])

    y = np.zeros(2)
    kernel[1](y, 4)
    assert y.tolist() == [4, 4]
