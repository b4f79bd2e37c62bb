"""`p[o] += v` in kernels with reductions: the load waits for its store, so nothing may come between
that it would see. Each beside the interpreter, on arrays of their own and on overlapping ones.
"""

import eas
import numpy as np
import pytest
from eas import mk


def two_arrays(p, q, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    m = i < n
    v = mk.load(x, i, m)
    s = mk.sum(v)
    mk.store(p, i, mk.load(p, i, m) + v * s, m)
    mk.store(q, i, mk.load(q, i, m) * 2.0 + s, m)


def the_same_element_twice(p, q, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    m = i < n
    mk.store(p, i, mk.load(p, i, m) + mk.sum(mk.load(x, i, m)), m)
    total = mk.sum(mk.load(p, i, m))
    mk.store(p, i, mk.load(p, i, m) * 0.5 + total, m)
    mk.store(q, i, mk.load(q, i, m) - mk.max(mk.load(x, i, m)), m)


def a_neighbour(p, q, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    m = i < n
    s, near = mk.sum(mk.load(x, i, m)), mk.load(p, i + 1, i + 1 < n)
    mk.store(p, i, mk.load(p, i, m) + s * near, m)
    mk.store(q, i, mk.load(q, i, m) + mk.load(p, n - 1 - i, m), m)


def used_elsewhere_too(p, q, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    m = i < n
    a, s = mk.load(p, i, m), mk.sum(mk.load(x, i, m))
    mk.store(p, i, a + s, m)
    mk.store(q, i, mk.load(q, i, m) + a, m)


def in_a_loop(p, q, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    m = i < n
    for _ in mk.range(0, 3):
        s = mk.sum(mk.load(x, i, m)) + mk.max(mk.load(q, i, m))
        mk.store(p, i, mk.load(p, i, m) * 0.5 + s, m)
        mk.store(q, i, mk.load(q, i, m) + mk.load(p, i, m), m)


def other_masks(p, q, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    s = mk.sum(mk.load(x, i, i < n))
    mk.store(p, i, mk.load(p, i, (i < n) & (i % 3 != 0), other=7.0) + s, (i < n) & (i % 2 == 0))
    mk.store(q, i, mk.load(q, i, i < n) + s, i < n - 1)


def a_store_between(p, q, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    m = i < n
    s, a = mk.sum(mk.load(x, i, m)), mk.load(p, i, m)
    mk.store(q, i, mk.load(q, i, m) + s, m)
    mk.store(p, i, a + s, m)


def a_branch_between(p, q, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    m = i < n
    s, a = mk.sum(mk.load(x, i, m)), mk.load(p, i, m)
    if s > -100.0:
        mk.store(p, n - 1 - i, s + mk.load(x, i, m), m)
    mk.store(p, i, a + mk.load(q, i, m) * s, m)
    mk.store(q, i, mk.cumsum(mk.load(q, i, m), 0) + s, m)


def atomics_between(p, q, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    m = i < n
    s, a = mk.sum(mk.load(x, i, m)), mk.load(p, i, m)
    mk.atomic_add(p, n - 1 - i, s + mk.load(x, i, m), m)
    mk.store(p, i, a + s, m)
    mk.store(q, i, mk.load(q, i, m) * s, m)


def lanes_that_share_an_element(p, q, x, n, B: eas.constexpr):
    i = mk.arange(0, B)
    m = i < n
    s = mk.sum(mk.load(x, i, m))
    mk.store(p, i // 2, mk.load(p, i // 2, m) + s + mk.load(x, i, m), m)
    mk.store(q, i, mk.load(q, i, m) + s, m)


KERNELS = (
    *(two_arrays, the_same_element_twice, a_neighbour, used_elsewhere_too, in_a_loop),
    *(other_masks, a_store_between, a_branch_between, atomics_between),
    lanes_that_share_an_element,
)
# Where p, q and x begin in one array.
PLACES = {
    "apart": (0, 110, 220),
    "p is q": (0, 0, 220),
    "p is x": (0, 110, 0),
    "q is x": (0, 110, 110),
    "p before q": (0, 1, 220),
    "q before p": (1, 0, 220),
    "p before x": (0, 110, 1),
}


@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("body", KERNELS)
def test_as_the_interpreter(body, places):
    kernel = eas.kernel(body)
    for n in (1, 5, 33, 100):
        results = []
        for backend in ("cpu", "interpreter"):
            memory = np.random.default_rng(n).integers(-4, 5, 330) / 4.0
            arrays = (memory[start : start + n] for start in PLACES[places])
            kernel[(1,)](*arrays, n, B=eas.next_power_of_2(n), _backend=backend)
            results.append(memory)
        np.testing.assert_allclose(*results, rtol=1e-12, atol=1e-12)
