"""Gradients asked for in the wrong way: one clear error, and nothing is written."""

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BACKENDS, scaled

# --- wrt= ----------------------------------------------------------------------------------------

NAMES = "wrt= names the parameters to differentiate with respect to"
EXPECTED = "expected a str or a tuple of them"


@pytest.mark.parametrize(
    ("wrt", "text"),
    [
        (
            "nope",
            "[scaled] wrt= names no parameter, got 'nope', "
            "expected of scaled(x, w, out, n, s, B=4)",
        ),
        (
            ("x", "d_x"),
            "[scaled] wrt= names no parameter, got 'd_x', expected of scaled(x, w, out, n, s, B=4)",
        ),
        (
            "B",
            "[scaled] there is no gradient of a constexpr, got wrt='B', "
            "expected an array or number",
        ),
        ((), f"[scaled] {NAMES}, got none, {EXPECTED}"),
        (3, f"[scaled] {NAMES}, got 3 (int), {EXPECTED}"),
        (None, f"[scaled] {NAMES}, got None (NoneType), {EXPECTED}"),
        (("x", 3), f"[scaled] {NAMES}, got ('x', 3) (tuple), {EXPECTED}"),
    ],
    ids=str,
)
def test_wrt(wrt, text):
    with pytest.raises(eas.LaunchError) as error:
        scaled.grad(wrt=wrt)
    assert str(error.value) == text


def test_wrt_is_needed():
    with pytest.raises(TypeError, match="missing required argument 'wrt'"):
        scaled.grad()


# --- launches ------------------------------------------------------------------------------------

z = np.zeros
SIGNATURE = (
    "scaled.grad(x, w, out, n, s, B=4, *, d_x=None, d_w=None, d_out=None, d_n=None, d_s=None)"
)
LAYOUT = "[scaled.grad] argument 'd_x' has another layout than 'x', got"
LAUNCHES = {
    "missing": (
        *("x", {"d_x": None}),
        "[scaled.grad] missing argument 'd_x', expected an array like 'x', which its gradient is "
        "added to",
    ),
    "of an integer": (
        *("n", {"d_x": None, "d_n": z(1)}),
        "[scaled.grad] there is no gradient of 'n', got int, expected floats",
    ),
    "of integers": (
        *("x", {"x": z(7, int)}),
        "[scaled.grad] there is no gradient of 'x', got int64 array of rank 1, expected floats",
    ),
    "of bools": (
        *("x", {"x": z(7, bool)}),
        "[scaled.grad] there is no gradient of 'x', got bool array of rank 1, expected floats",
    ),
    "of a number that is an integer": (
        *("s", {"d_x": None, "d_s": z(1), "s": 2}),
        "[scaled.grad] there is no gradient of 's', got int, expected floats",
    ),
    "size": (
        *("x", {"d_x": z(8)}),
        f"{LAYOUT} shape (8) with strides (1), expected shape (7) with strides (1)",
    ),
    "strides": (
        *("x", {"d_x": z(14)[::2]}),
        f"{LAYOUT} shape (7) with strides (2), expected shape (7) with strides (1)",
    ),
    "backwards": (
        *("x", {"d_x": z(7)[::-1]}),
        f"{LAYOUT} shape (7) with strides (-1), expected shape (7) with strides (1)",
    ),
    "rank": (
        *("x", {"d_x": z((7, 1))}),
        f"{LAYOUT} shape (7, 1) with strides (1, 1), expected shape (7) with strides (1)",
    ),
    "size of an output's": (
        *("x", {"d_out": z(6)}),
        "[scaled.grad] argument 'd_out' has another layout than 'out', got shape (6) with strides "
        "(1), expected shape (7) with strides (1)",
    ),
    "size of a number's": (
        *("s", {"d_x": None, "d_s": z(2)}),
        "[scaled.grad] argument 'd_s' has the wrong shape, got shape (2) with strides (1), "
        "expected one element, for the number 's'",
    ),
    "dtype": (
        *("x", {"d_x": z(7, int)}),
        "[scaled.grad] argument 'd_x' has the wrong dtype, got int64 array of rank 1, expected "
        "floats",
    ),
    "a number": (
        *("x", {"d_x": 3.0}),
        "[scaled.grad] argument 'd_x' is no array, got float, expected an array of floats",
    ),
    "neither written nor in wrt": (
        *("x", {"d_w": z(3)}),
        "[scaled.grad] argument 'd_w' means nothing: the kernel does not write 'w', and it is not "
        "in wrt=, expected it without",
    ),
    "unknown": (
        *("x", {"d_y": z(3)}),
        f"[scaled.grad] unknown argument 'd_y', expected {SIGNATURE}",
    ),
    "of a constexpr": (
        *("x", {"d_B": z(1)}),
        f"[scaled.grad] unknown argument 'd_B', expected {SIGNATURE}",
    ),
}


def launch(wrt, changes, backend):
    given = {"x": z(7), "w": z(3), "out": z(7), "n": 7, "s": 2.0, "d_out": z(7) + 1, "d_x": z(7)}
    given = {name: value for name, value in (given | changes).items() if value is not None}
    before = {n: v.copy() for n, v in given.items() if isinstance(v, np.ndarray)}
    try:
        scaled.grad(wrt=wrt)(**given, _backend=backend)
    finally:
        for name, array in before.items():
            np.testing.assert_array_equal(given[name], array, err_msg=f"{name} was written")


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", LAUNCHES)
def test_launch(name, backend):
    wrt, changes, text = LAUNCHES[name]
    for _ in range(2):  # a second launch goes another way
        with pytest.raises(eas.LaunchError) as error:
            launch(wrt, changes, backend)
        assert str(error.value) == text


def test_after_launches_that_were_right():
    """What is checked at each launch is so where most of a launch is remembered."""
    adjoint = scaled.grad(wrt="x")
    d = z(7)
    for _ in range(4):
        adjoint(z(7), z(3), z(7), 7, 2.0, d_out=z(7), d_x=d)
    with pytest.raises(eas.LaunchError, match="another layout"):
        adjoint(z(7), z(3), z(7), 7, 2.0, d_out=z(7), d_x=z(6))
    with pytest.raises(eas.LaunchError, match="another layout"):
        adjoint(z(7), z(3), z(7), 7, 2.0, d_out=z(14)[::2], d_x=d)
    bound = adjoint[2]
    for _ in range(4):
        bound(z(7), z(3), z(7), 7, 2.0, d_out=z(7), d_x=d)
    with pytest.raises(eas.LaunchError, match="another layout"):
        bound(z(7), z(3), z(7), 7, 2.0, d_out=z(7), d_x=z(6))


def test_by_position():
    with pytest.raises(eas.LaunchError) as error:
        scaled.grad(wrt="x")(z(7), z(3), z(7), 7, 2.0, z(7), z(7))
    assert str(error.value) == (
        f"[scaled.grad] too many arguments by position, got 7, expected {SIGNATURE}"
    )


def test_read_only():
    fixed = z(7)
    fixed.flags.writeable = False
    adjoint = scaled.grad(wrt="x")
    with pytest.raises(eas.LaunchError) as error:
        adjoint(z(7), z(3), z(7), 7, 2.0, d_out=z(7), d_x=fixed)
    assert str(error.value) == (
        "[scaled.grad] argument 'd_x' is written by the kernel, got a read-only array, expected a "
        "writable one"
    )
    adjoint(fixed, z(3), fixed, 7, 2.0, d_out=fixed, d_x=z(7))  # these are only read


def test_torch_tensors_that_require_gradients():
    torch = pytest.importorskip("torch")
    x = torch.zeros(7, dtype=torch.float64)
    with pytest.raises(eas.LaunchError, match="requires grad"):
        scaled.grad(wrt="x")(x.clone().requires_grad_(), z(3), x, 7, 2.0, d_out=x, d_x=x.clone())


# --- what has no gradient ------------------------------------------------------------------------


@eas.kernel
def bits(x, out):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    mk.store(out, i, mk.bitcast(v.to(mk.float16), mk.bfloat16))


@eas.kernel
def largest(x, out):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    mk.atomic_max(out, i, v)


@eas.kernel
def smallest(x, out):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    mk.atomic_min(out, i, v)


@eas.kernel
def exchanges(x, out):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    mk.atomic_xchg(out, i, v)


@eas.kernel
def uses_what_was(x, out):
    i = mk.arange(0, 4)
    v = mk.load(x, i)
    mk.store(x, i, mk.atomic_add(out, i, v))


def no_way(kernel, op):
    return (
        f"[{kernel}] there is no gradient of {op}, expected another way to compute it, or a "
        f"gradient of your own (@{kernel}.def_grad)"
    )


REFUSED = [
    (bits, no_way("bits", "bitcast"), "mk.bitcast(v"),
    (largest, no_way("largest", "atomic_max"), "mk.atomic_max("),
    (smallest, no_way("smallest", "atomic_min"), "mk.atomic_min("),
    (exchanges, no_way("exchanges", "atomic_xchg"), "mk.atomic_xchg("),
    (
        uses_what_was,
        "[uses_what_was] there is no gradient of a kernel that uses what atomic_add gives, "
        "expected it as a statement, or a gradient of your own (@uses_what_was.def_grad)",
        "mk.atomic_add(",
    ),
]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    ("kernel", "text", "line"), REFUSED, ids=lambda p: getattr(p, "__name__", "")
)
def test_refused(kernel, text, line, backend):
    d, out = z(4), z(4)
    for _ in range(2):
        with pytest.raises(eas.CompileError) as error:
            kernel.grad(wrt="x")(
                np.ones(4), out, d_out=np.ones(4), d_x=d, _grid=1, _backend=backend
            )
        place, _, said = str(error.value).partition(": ")
        assert said.splitlines()[0] == text
        assert line in said.splitlines()[1]
        number = int(place.rpartition(":")[2])
        with open(__file__) as file:
            assert line in file.read().splitlines()[number - 1]
    assert not d.any()
    assert not out.any()


def test_what_does_not_vary_may_be_anything():
    @eas.kernel
    def of_others(x, y, out):
        i = mk.arange(0, 4)
        y_bits = mk.bitcast(mk.sort(mk.load(y, i)), mk.int64)
        v = mk.load(x, i)
        mk.store(out, i, v * mk.bitcast(y_bits, mk.float64) * mk.sort(v.to(mk.int64)))

    x, y, d = np.array([3.0, 1, 2, 0]), np.array([4.0, 7, 6, 5]), z(4)
    of_others.grad(wrt="x")(x, y, z(4), d_out=np.ones(4), d_x=d, _grid=1)
    assert d.tolist() == [0, 5, 12, 21]


def test_what_passes_no_gradient_may_be_anything():
    @eas.kernel
    def of_signs(x, out):
        i = mk.arange(0, 4)
        v = mk.load(x, i)
        negative = mk.bitcast(v, mk.int64) < 0
        mk.store(out, i, mk.where(negative | (mk.sort(v) > 9), 0.0, v))

    d = z(4)
    of_signs.grad(wrt="x")(np.array([1.0, -1, 2, -2]), z(4), d_out=np.ones(4), d_x=d, _grid=1)
    assert d.tolist() == [1, 0, 1, 0]


# --- a gradient of one's own ---------------------------------------------------------------------


def test_def_grad():
    @eas.kernel
    def own(x, out):
        i = mk.arange(0, 4)
        mk.store(out, i, mk.sort(mk.load(x, i)))

    @own.def_grad
    def own_back(x, out, d_x, d_out):
        i = mk.arange(0, 4)
        mk.store(d_x, i, mk.load(d_x, i) + mk.load(d_out, i) * 7)

    d = np.ones(4)
    own.grad(wrt="x")(z(4), z(4), d_x=d, d_out=np.ones(4), _grid=1)
    assert (d == 8).all()
    assert own.grad(wrt="x") is own_back


def test_def_grad_of_something_else():
    @eas.kernel
    def own(x, out):
        mk.store(out, 0, mk.load(x, 0))

    with pytest.raises(eas.CompileError) as error:

        @own.def_grad
        def other(out, d_out):
            pass

    assert str(error.value) == (
        "[own] def_grad's function takes the kernel's parameters first, got other(out, d_out), "
        "expected own(x, out) and then its d_ arrays"
    )


def test_a_gradient_of_integers_is_refused():
    @eas.kernel
    def counted(x, q, out):
        i = mk.arange(0, 4)
        mk.store(q, i, i)
        mk.store(out, i, mk.load(x, i) ** 2)

    x, q = np.ones(4), np.zeros(4, np.int64)
    d_x = np.zeros(4)
    with pytest.raises(eas.LaunchError, match="there is no gradient of 'q', got int64 array"):
        counted.grad(wrt="x")(x, q, x, d_out=np.ones(4), d_q=np.ones(4), d_x=d_x, _grid=1)
    assert not d_x.any()


def test_arrays_of_the_first_order_are_checked_in_the_second():
    x = np.ones(8)
    args = (x, np.ones(3), np.zeros(8), 8, 2.0)
    good = {"d_out": x, "d_x": np.zeros(8), "dd_d_x": x, "dd_d_out": np.zeros(8)}
    second = scaled.grad(wrt="x").grad(wrt="d_out")
    for _ in range(2):  # also of a launch that is known by now
        second(*args, **good, _grid=2)
        for name, bad in (("d_x", np.zeros(3)), ("d_out", np.ones((2, 4))), ("dd_d_x", x[::-1])):
            with pytest.raises(eas.LaunchError, match=f"argument '{name}' has another layout"):
                second(*args, **{**good, name: bad}, _grid=2)
