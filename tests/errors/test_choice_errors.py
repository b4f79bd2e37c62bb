"""A variable stays in one buffer: the message names both, and the way out, which works."""

import eas
import numpy as np
import pytest
from eas import mk

ONE_BUFFER = (
    "a variable stays in one buffer: load and store in each branch, or choose the values with "
    "mk.where(c, mk.load(a, …), mk.load(b, …))"
)


@eas.kernel
def choose(wq, wk, o):
    p = mk.program_id(0)
    if p == 0:
        w = wq
    else:
        w = wk
    mk.store(o, p, mk.load(w, 5))


@eas.kernel
def choose_in_an_expression(wq, wk, o):
    p = mk.program_id(0)
    w = wq + 5 if p == 0 else wk
    mk.store(o, p, mk.load(w))


@eas.kernel
def replaced(wq, wk, o):
    p = mk.program_id(0)
    w = wq + 0
    if p > 0:
        w = wk + 0
    mk.store(o, p, mk.load(w))


@eas.kernel
def ping_pong(wq, wk, o):
    for _ in mk.range(mk.program_id(0)):
        mk.store(wk, 0, mk.load(wq, 0) + 1)
        wq, wk = wk, wq
    mk.store(o, 0, mk.load(wq, 0))


@eas.kernel
def ping_pong_of_pointers(wq, wk, o):
    w = wq + 1
    for _ in mk.range(mk.program_id(0)):
        mk.store(w, 1.0)
        w = wk + 1
    mk.store(o, 0, mk.load(w))


BRANCH = "is in 'wq' when the condition is true and in 'wk' when it is not"
BACK = "is in 'wk' before the loop and in 'wq' after its body"
LOOP = "is in 'wq' before the loop and in 'wk' after its body"


@pytest.mark.parametrize("backend", ["cpu", "interpreter", "eager"])
@pytest.mark.parametrize(
    ("kernel", "said", "line"),
    [
        (choose, f"[if] 'w' {BRANCH}", "if p == 0:"),
        (choose_in_an_expression, f"[if] the value {BRANCH}", "w = wq + 5 if p == 0 else wk"),
        (
            replaced,
            "[if] 'w' is in 'wk' when the condition is true and in 'wq' when it is not",
            "if p > 0:",
        ),
        (ping_pong, f"[for] 'wk' {BACK}", "for _ in mk.range(mk.program_id(0)):"),
        (ping_pong_of_pointers, f"[for] 'w' {LOOP}", "for _ in mk.range(mk.program_id(0)):"),
    ],
    ids=lambda v: getattr(v, "__name__", ""),
)
def test_choosing_between_buffers_is_refused_by_name(kernel, said, line, backend):
    x = np.arange(8.0)
    with pytest.raises(eas.CompileError) as caught:
        kernel[2](x, x.copy(), np.zeros(2), _backend=backend)
    first, text, _ = str(caught.value).split("\n")
    assert first.endswith(f"{said}; {ONE_BUFFER}")
    assert text.strip() == line


def test_the_ways_out_work():
    @eas.kernel
    def kernel(wq, wk, o):
        p = mk.program_id(0)
        if p == 0:
            v = mk.load(wq, 5)
        else:
            v = mk.load(wk, 5)
        mk.store(o, p, v + mk.where(p == 0, mk.load(wq, 5), mk.load(wk, 5)))

    o = np.zeros(2)
    kernel[2](np.arange(8.0), np.arange(8.0) + 100, o)
    assert o.tolist() == [10, 210]
