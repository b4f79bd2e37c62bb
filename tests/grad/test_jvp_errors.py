"""Tangents asked for in the wrong way: one clear error, and nothing is written."""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BACKENDS, scaled
from test_grad_errors import (
    EXPECTED,
    NAMES,
    bits,
    exchanges,
    largest,
    smallest,
    uses_what_was,
)

z = np.zeros


@pytest.mark.parametrize(
    ("wrt", "text"),
    [
        (
            "nope",
            "[scaled] wrt= names no parameter, got 'nope', "
            "expected of scaled(x, w, out, n, s, B=4)",
        ),
        (
            "B",
            "[scaled] there is no tangent of a constexpr, got wrt='B', expected an array or number",
        ),
        ((), f"[scaled] {NAMES}, got none, {EXPECTED}"),
        (3, f"[scaled] {NAMES}, got 3 (int), {EXPECTED}"),
    ],
    ids=str,
)
def test_wrt(wrt, text):
    with pytest.raises(eas.LaunchError) as error:
        scaled.jvp(wrt=wrt)
    assert str(error.value) == text


def test_wrt_is_needed():
    with pytest.raises(TypeError, match="missing required argument 'wrt'"):
        scaled.jvp()


SIGNATURE = (
    "scaled.jvp(x, w, out, n, s, B=4, *, d_x=None, d_w=None, d_out=None, d_n=None, d_s=None)"
)
LAUNCHES = {
    "missing": (
        *("x", {"d_x": None}),
        "[scaled.jvp] missing argument 'd_x', expected an array like 'x', which holds its tangent",
    ),
    "of an integer": (
        *("n", {"d_x": None, "d_n": z(1)}),
        "[scaled.jvp] there is no tangent of 'n', got int, expected floats",
    ),
    "of integers": (
        *("x", {"x": z(7, int)}),
        "[scaled.jvp] there is no tangent of 'x', got int64 array of rank 1, expected floats",
    ),
    "size": (
        *("x", {"d_x": z(8)}),
        "[scaled.jvp] argument 'd_x' has another layout than 'x', got shape (8) with strides (1), "
        "expected shape (7) with strides (1)",
    ),
    "strides of an output's": (
        *("x", {"d_out": z(14)[::2]}),
        "[scaled.jvp] argument 'd_out' has another layout than 'out', got shape (7) with strides "
        "(2), expected shape (7) with strides (1)",
    ),
    "size of a number's": (
        *("s", {"d_x": None, "d_s": z(2)}),
        "[scaled.jvp] argument 'd_s' has the wrong shape, got shape (2) with strides (1), "
        "expected one element, for the number 's'",
    ),
    "dtype": (
        *("x", {"d_x": z(7, int)}),
        "[scaled.jvp] argument 'd_x' has the wrong dtype, got int64 array of rank 1, expected "
        "floats",
    ),
    "dtype of a number's": (
        *("s", {"d_x": None, "d_s": z(1, bool)}),
        "[scaled.jvp] argument 'd_s' has the wrong dtype, got bool array of rank 1, expected "
        "floats",
    ),
    "a number for an array": (
        *("x", {"d_x": 3.0}),
        "[scaled.jvp] argument 'd_x' is no array, got float, expected an array of floats",
    ),
    "a bool for a number": (
        *("s", {"d_x": None, "d_s": True}),
        "[scaled.jvp] argument 'd_s' is no array, got bool, expected an array of floats",
    ),
    "neither written nor in wrt": (
        *("x", {"d_w": z(3)}),
        "[scaled.jvp] argument 'd_w' means nothing: the kernel does not write 'w', and it is not "
        "in wrt=, expected it without",
    ),
    "unknown": (
        *("x", {"d_B": z(1)}),
        f"[scaled.jvp] unknown argument 'd_B', expected {SIGNATURE}",
    ),
}


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", LAUNCHES)
def test_launch(name, backend):
    wrt, changes, text = LAUNCHES[name]
    given = {"x": z(7), "w": z(3), "out": z(7) + 2, "n": 7, "s": 2.0}
    given |= {"d_out": z(7) + 3, "d_x": z(7) + 1}
    given = {name: value for name, value in (given | changes).items() if value is not None}
    before = {n: v.copy() for n, v in given.items() if isinstance(v, np.ndarray)}
    for _ in range(2):  # a second launch goes another way
        with pytest.raises(eas.LaunchError) as error:
            scaled.jvp(wrt=wrt)(**given, _backend=backend)
        assert str(error.value) == text
        for n, array in before.items():
            np.testing.assert_array_equal(given[n], array, err_msg=f"{n} was written")


def test_read_only():
    fixed = z(7)
    fixed.flags.writeable = False
    kernel = scaled.jvp(wrt="x")
    with pytest.raises(eas.LaunchError, match="'d_out' is written by the kernel, got a read-only"):
        kernel(z(7), z(3), z(7), 7, 2.0, d_x=z(7), d_out=fixed)
    with pytest.raises(eas.LaunchError, match="'out' is written by the kernel, got a read-only"):
        kernel(z(7), z(3), fixed, 7, 2.0, d_x=z(7), d_out=z(7))
    kernel(fixed, z(3), z(7), 7, 2.0, d_x=fixed, d_out=z(7))  # these are only read


# --- what has no tangent -------------------------------------------------------------------------


def no_way(kernel, op):
    return f"[{kernel}] there is no tangent of {op}, expected another way to compute it"


def missing(kernel, name):
    return (
        f"[{kernel}] missing argument 'd_{name}', expected an array like '{name}', as the kernel "
        "loads from it what it stored there"
    )


@eas.kernel
def through_scratch(x, out, q):
    i = mk.arange(0, 4)
    mk.store(q, i, mk.load(x, i))
    mk.store(out, i, mk.load(q, 3 - i) * 2)


@eas.kernel
def in_place(x, out, q):
    i = mk.arange(0, 4)
    v = mk.load(q, i)
    mk.store(q, i, v + mk.load(x, i))
    mk.store(out, i, v * 2)


@eas.kernel
def carried(x, out, q):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    for _ in mk.range(3):
        v = mk.bitcast(v.to(mk.float16), mk.bfloat16).to(mk.float64)
    mk.store(out, i, v)


REFUSED = [
    (bits, no_way("bits", "bitcast"), "mk.bitcast(v"),
    (largest, no_way("largest", "atomic_max"), "mk.atomic_max("),
    (smallest, no_way("smallest", "atomic_min"), "mk.atomic_min("),
    (exchanges, no_way("exchanges", "atomic_xchg"), "mk.atomic_xchg("),
    (
        uses_what_was,
        "[uses_what_was] there is no tangent of a kernel that uses what atomic_add gives, "
        "expected it as a statement",
        "mk.atomic_add(",
    ),
    (through_scratch, missing("through_scratch", "q"), "mk.load(q, 3 - i)"),
    (in_place, missing("in_place", "q"), "mk.load(q, i)"),
    (carried, no_way("carried", "bitcast"), "mk.bitcast(v"),
]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    ("kernel", "text", "line"), REFUSED, ids=lambda p: getattr(p, "__name__", "")
)
def test_refused(kernel, text, line, backend):
    out, d = z(4), z(4)
    more = {"q": z(4)} if "q" in kernel.signature.parameters else {}
    for _ in range(2):
        with pytest.raises(eas.CompileError) as error:
            kernel.jvp(wrt="x")(
                np.ones(4), out, **more, d_out=d, d_x=np.ones(4), _grid=1, _backend=backend
            )
        _, _, said = str(error.value).partition(": ")
        assert said.splitlines()[0] == text
        assert line in said.splitlines()[1]
    assert not d.any()
    assert not out.any()


def test_what_is_read_back_but_not_wanted():
    """What goes from q to q alone is nobody's business where no d_q is given."""

    @eas.kernel
    def sums(x, out, q):
        i = mk.arange(0, 4)
        mk.store(q, i, mk.load(q, i) + mk.load(x, i))
        mk.store(out, i, mk.load(x, i) * 2)

    q, d = z(4), z(4)
    sums.jvp(wrt="x")(np.ones(4), z(4), q, d_x=np.ones(4), d_out=d, _grid=1)
    assert d.tolist() == [2] * 4
    assert q.tolist() == [1] * 4


def test_of_what_it_stored_in_place():
    """Named in wrt=, its d_ array is there."""

    @eas.kernel
    def loads_what_it_stored(x, out):
        i = mk.arange(0, 4)
        mk.store(x, i, mk.load(x, i) * 2)
        mk.store(out, i, mk.load(x, i))

    x, out, d_x, d_out = np.arange(4.0), z(4), np.ones(4), z(4)
    loads_what_it_stored.jvp(wrt="x")(x, out, d_x=d_x, d_out=d_out, _grid=1)
    assert d_x.tolist() == d_out.tolist() == [2] * 4
    assert x.tolist() == out.tolist() == [0, 2, 4, 6]


def test_what_does_not_vary_may_be_anything():
    @eas.kernel
    def of_others(x, y, out):
        i = mk.arange(0, 4)
        y_bits = mk.bitcast(mk.sort(mk.load(y, i)), mk.int64)
        v = mk.load(x, i)
        mk.store(out, i, v * mk.bitcast(y_bits, mk.float64) * mk.sort(v.to(mk.int64)))

    x, y, d = np.array([3.0, 1, 2, 0]), np.array([4.0, 7, 6, 5]), z(4)
    of_others.jvp(wrt="x")(x, y, z(4), d_x=np.ones(4), d_out=d, _grid=1)
    assert d.tolist() == [0, 5, 12, 21]


def test_what_nobody_asks_the_tangent_of_may_be_anything():
    @eas.kernel
    def of_signs(x, out, top):
        i = mk.arange(0, 4)
        v = mk.load(x, i)
        negative = mk.bitcast(v, mk.int64) < 0
        mk.store(out, i, mk.where(negative | (mk.sort(v) * 2.0 > 18), 0.0, v))
        mk.store(top, i, mk.sort(v))

    d, top = z(4), z(4)
    of_signs.jvp(wrt="x")(np.array([1.0, -1, 2, -2]), z(4), top, d_x=z(4) + 1, d_out=d, _grid=1)
    assert d.tolist() == [1, 0, 1, 0]
    assert top.tolist() == [-2, -1, 1, 2]


def test_a_gradient_of_ones_own():
    @eas.kernel
    def own(x, out):
        mk.store(out, 0, mk.load(x, 0))

    @own.def_grad
    def back(x, out, d_x, d_out):
        mk.store(d_x, 0, mk.load(d_out, 0))

    with pytest.raises(eas.LaunchError) as error:
        own.jvp(wrt="x")
    assert str(error.value) == (
        "[own] there is no tangent of a kernel with a gradient of its own (def_grad), expected "
        ".grad(wrt=…), or a kernel without one"
    )


def test_a_name_that_is_taken():
    @eas.kernel
    def taken(x, d_x):
        mk.store(d_x, 0, mk.load(x, 0))

    with pytest.raises(eas.CompileError, match="'d_x', which is a parameter too"):
        taken.jvp(wrt="x")
