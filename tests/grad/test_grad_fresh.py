"""`k.grad(wrt=…, fresh=…)`: gradients that are written, whatever the array held."""

import pickle

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, differences, numbers, scaled, softmax


def both(kernel, args, wrt, outputs, *, saved=(), backend="cpu", **given):
    """The gradients of `wrt`, arrays of args by name: added to zeros, and written over NaN."""
    g = {f"d_{name}": numbers(*np.shape(args[name]), seed=5) for name in outputs}

    def launched(adjoint, begin):
        d = {name: begin(np.shape(args[name]) or (1,)) for name in wrt}
        named = {f"d_{name}": array for name, array in d.items()}
        adjoint(**args, **g, **named, **given, _backend=backend)
        return d

    want = launched(kernel.grad(wrt=wrt, saved=saved), np.zeros)
    got = launched(kernel.grad(wrt=wrt, saved=saved, fresh=wrt), lambda s: np.full(s, np.nan))
    for name in wrt:
        np.testing.assert_array_equal(got[name], want[name], err_msg=name)
    return want


@pytest.fixture
def log(capfd):
    """The names of the d_ arrays that code compiled since stores to, without a look at them."""
    eas.config.log = "cache"
    lines = []

    def stored():
        lines.extend(capfd.readouterr().err.splitlines())
        parts = [part for line in lines if " on disk" in line for part in line.split(",")]
        return {
            part.split()[-2].lstrip("(") for part in parts if part.rstrip(")").endswith("stored")
        }

    yield stored
    eas.config.log = ""


@BOTH
def test_what_is_reached_is_written_and_all_else_is_zero(backend):
    for n in (7, 8):  # not all of x, and all of it
        args = {"x": numbers(8), "w": numbers(3), "out": np.zeros(8), "n": n, "s": 1.5}
        want = both(scaled, args, ("x", "w", "s"), ("out",), backend=backend)
        assert (want["x"] != 0).sum() == n


def test_one_store_where_all_elements_are_reached_once(log):
    @eas.kernel
    def once(x, w, out, n, s, B: eas.constexpr = 4):
        o = mk.program_id(0) * B + mk.arange(0, B)
        m = o < n
        mk.store(out, o, mk.load(x, o, m) * mk.load(w, o % 3, m) * s * 1.25, m)

    args = {"x": numbers(8), "w": numbers(3), "out": np.zeros(8), "n": 7, "s": 1.5}
    both(once, args, ("x", "w", "s"), ("out",))
    assert log() == set()
    both(once, args | {"n": 8}, ("x", "w", "s"), ("out",))
    assert log() == {"d_x"}


@eas.kernel
def turned(x, cos, out, heads, H: eas.constexpr, HALF: eas.constexpr):
    """Two halves of each row, in a tile whose axes have lanes of one arange."""
    at = (mk.program_id(0) * heads + mk.arange(0, H)[:, None]) * (2 * HALF)
    at += mk.arange(0, HALF)[None, :]
    m = mk.arange(0, H)[:, None] < heads
    left, right = mk.load(x, at, m), mk.load(x, at + HALF, m)
    c = mk.load(cos, mk.arange(0, HALF))[None, :]
    mk.store(out, at, left * c - right, m)
    mk.store(out, at + HALF, right * c + left, m)


@eas.kernel
def steps(x, start, out, n, T, B: eas.constexpr = 4):
    """x[t * n + i], the rows in a loop."""
    o = mk.program_id(0) * B + mk.arange(0, B)
    h = mk.load(start, o, o < n)
    for t in mk.range(T):
        h = mk.tanh(h * 0.5 + mk.load(x, t * n + o, o < n))
    mk.store(out, o, h, o < n)


@eas.kernel
def entropy(x, target, loss, n, B: eas.constexpr = 8):
    """A tile, and one element of it again."""
    row = mk.program_id(0)
    c = mk.arange(0, B)
    v = mk.load(x, row * n + c, c < n, other=-float("inf"))
    picked = mk.load(x, row * n + mk.load(target, row))
    mk.store(loss, row, mk.log(mk.sum(mk.exp(v))) - picked)


@eas.kernel
def pieces(x, out, n, B: eas.constexpr = 4):
    """A row in a loop over pieces of it, twice."""
    row, total = mk.program_id(0), 0.0
    for k in mk.range(0, n, B):
        c = k + mk.arange(0, B)
        total += mk.sum(mk.load(x, row * n + c, c < n))
    for k in mk.range(0, n, B):
        c = k + mk.arange(0, B)
        mk.store(out, row * n + c, mk.load(x, row * n + c, c < n) * total, c < n)


@eas.kernel
def some_rows(x, out, rows, n, B: eas.constexpr = 8):
    row, c = mk.program_id(0), mk.arange(0, B)
    if row < rows:
        mk.store(out, row * n + c, mk.exp(mk.load(x, row * n + c, c < n)), c < n)


@BOTH
@pytest.mark.parametrize("cols", [5, 6])
def test_forms_of_offsets(cols, backend):
    def run(kernel, shape, wrt=("x",), outputs=("out",), grid=3, **more):
        args = {"x": numbers(*shape), "out": np.zeros(shape), **more}
        args = {name: value for name, value in args.items() if value is not None}
        return both(kernel, args, wrt, outputs, _grid=grid, backend=backend)

    run(softmax, (3, 6), n=cols)
    run(turned, (3, 5, 16), H=8, HALF=8, heads=cols - 1, cos=numbers(8))
    run(steps, (4, 6), ("x", "start"), n=6, T=cols - 2, start=numbers(6), out=np.zeros(6), grid=2)
    for rows in (2, 3, 4):
        run(some_rows, (3, 5), n=5, rows=min(rows, 3), grid=rows)
    given = {"target": np.array([1, 0, 4]), "loss": np.zeros(3), "out": None}
    run(entropy, (3, cols), outputs=("loss",), n=cols, **given)
    run(pieces, (3, cols), n=cols)


@BOTH
def test_views_are_written_between_other_elements(backend):
    whole = np.full((4, 12), np.nan)
    whole[:, 1::2] = 7
    x, out, g = numbers(4, 12)[:, ::2], np.zeros((4, 12))[:, ::2], numbers(4, 12)[:, ::2]

    @eas.kernel
    def square(x, out, n, B: eas.constexpr = 8):
        at = mk.program_id(0) * x.stride(0) + mk.arange(0, B) * x.stride(1)
        v = mk.load(x, at, mk.arange(0, B) < n)
        mk.store(out, at, v * v, mk.arange(0, B) < n)

    for n in (5, 6):  # zeros and sums; stores
        d_x = whole[:, ::2]
        d_x[:] = np.nan
        adjoint = square.grad(wrt="x", fresh="x")
        adjoint(x, out, n, d_out=g, d_x=d_x, _grid=4, _backend=backend)
        np.testing.assert_allclose(d_x[:, :n], 2 * (x * g)[:, :n])
        assert (d_x[:, n:] == 0).all()
        assert (whole[:, 1::2] == 7).all()


def test_two_gradients_side_by_side_in_one_array():
    @eas.kernel
    def product(a, b, out, B: eas.constexpr = 4):
        at = mk.program_id(0) * a.stride(0) + mk.arange(0, B)
        v = mk.load(a, at) * mk.load(b, at)
        mk.store(out, mk.program_id(0) * B + mk.arange(0, B), v)

    ab, d, g = numbers(3, 8), np.full((3, 8), np.nan), numbers(3, 4, seed=1)
    given = {"d_a": d[:, :4], "d_b": d[:, 4:]}
    product.grad(wrt=("a", "b"), fresh=("a", "b"))(
        ab[:, :4], ab[:, 4:], np.zeros((3, 4)), d_out=g, **given, _grid=3
    )
    np.testing.assert_array_equal(d, np.hstack([g * ab[:, 4:], g * ab[:, :4]]))


@BOTH
def test_no_programs_write_zeros(backend):
    d_x = np.full(8, np.nan)
    x = numbers(8)
    given = {"d_out": x, "d_x": d_x, "_grid": 0, "_backend": backend}
    scaled.grad(wrt="x", fresh="x")(x, x[:3].copy(), x.copy(), 8, 2.0, **given)
    assert (d_x == 0).all()


@BOTH
def test_no_programs_add_to_what_all_share(backend):
    for grid in ((0, 1, 1), (3, 0, 1), 1):
        d_w = np.full(3, np.nan)
        x, n = numbers(8), 0 if grid == 1 else 8
        given = {"d_out": x, "d_w": d_w, "_grid": grid, "_backend": backend}
        scaled.grad(wrt="w", fresh="w")(x, x[:3].copy(), x.copy(), n, 2.0, **given)
        assert (d_w == 0).all()

    @eas.kernel
    def first(x, w, out, n, B: eas.constexpr = 4):
        o = mk.program_id(0) * B + mk.arange(0, B)
        mk.store(out, o, mk.load(x, o, o < n) * mk.load(w, mk.arange(0, B)), o < n)

    for n in (0, 4):  # whose programs are no, one
        x, d_w = numbers(n), np.full(4, np.nan)
        given = {"d_out": np.ones(n), "d_w": d_w, "_backend": backend}
        first.grad(wrt="w", fresh="w")(x, np.ones(4), np.zeros(n), n, **given)
        np.testing.assert_array_equal(d_w, x if n else np.zeros(4))


def test_sums_of_16_bits():
    @eas.kernel
    def weighted(x, w, out, n, B: eas.constexpr = 8):
        row, c = mk.program_id(0), mk.arange(0, B)
        v = mk.load(x, row * n + c, c < n) * mk.load(w, c, c < n)
        mk.store(out, row * n + c, v, c < n)

    rows, cols = 300, 6
    x = numbers(rows, cols).astype(np.float16)
    args = {"x": x, "w": x[0].copy(), "out": x.copy(), "n": cols}
    want, got = {}, {}
    for fresh, d in (((), want), (("x", "w"), got)):
        d |= {
            name: np.full(np.shape(args[name]), 0 if not fresh else np.nan, np.float16)
            for name in "xw"
        }
        adjoint = weighted.grad(wrt=("x", "w"), fresh=fresh)
        adjoint(**args, d_out=np.ones_like(x), d_x=d["x"], d_w=d["w"], _grid=rows)
    for name in "xw":
        np.testing.assert_array_equal(got[name], want[name])


@BOTH
def test_the_second_order(backend):
    """It is a gradient of x as it was, and a tangent of what is written."""
    n = 6
    x, g, c = numbers(2, n), numbers(2, n, seed=1), numbers(2, n, seed=2)
    first = softmax.grad(wrt="x", fresh="x")
    more = {"_grid": 2, "_backend": backend}

    def slope(x):
        d_x = np.full(x.shape, np.nan)
        first(x, np.zeros(x.shape), n, d_out=g, d_x=d_x, **more)
        return d_x

    want = differences(lambda x: (slope(x) * c).sum(), x)
    dd_x = np.full(x.shape, np.nan)
    given = {"d_out": g, "d_x": slope(x), "dd_d_x": c.copy(), "dd_x": dd_x, **more}
    first.grad(wrt="x", fresh="x")(x, np.zeros(x.shape), n, **given)
    np.testing.assert_allclose(dd_x, want, rtol=1e-5, atol=1e-7)
    d_x, dd_d_x = (np.full(x.shape, np.nan) for _ in range(2))
    given = {"d_out": g, "d_x": d_x, "dd_x": c, "dd_d_x": dd_d_x, **more}
    first.jvp(wrt="x")(x, np.zeros(x.shape), n, **given)
    np.testing.assert_allclose(d_x, slope(x))
    near = (slope(x + 1e-6 * c) - slope(x - 1e-6 * c)) / 2e-6
    np.testing.assert_allclose(dd_d_x, near, rtol=1e-5, atol=1e-7)


def test_checks_see_the_same(monkeypatch):
    args = {"x": numbers(3, 6), "out": np.zeros((3, 6)), "n": 6}
    eas.config.check = True
    try:
        both(softmax, args, ("x",), ("out",), _grid=3)
    finally:
        eas.config.check = False


def test_it_is_a_kernel_of_its_own():
    plain, fresh = scaled.grad(wrt=("x", "w")), scaled.grad(wrt=("x", "w"), fresh="x")
    assert fresh is scaled.grad(wrt=("x", "w"), fresh=["x"]) is not plain
    assert pickle.loads(pickle.dumps(fresh)) is fresh
    x = np.zeros(8)
    compiled = fresh.compile(x, x[:3], x, 8, 1.0, d_out=x, d_x=x, d_w=x[:3])
    assert compiled.writes == {"d_x", "d_w"}
    assert "d_x" not in compiled.reads
    assert "d_w" in compiled.reads


# --- bad uses ------------------------------------------------------------------------------------


@eas.kernel
def in_place(p):
    mk.store(p, mk.arange(0, 4), mk.exp(mk.load(p, mk.arange(0, 4))))


def refused(match, call):
    with pytest.raises(eas.LaunchError) as error:
        call()
    assert str(error.value) == match


def test_words():
    x, w, s = np.zeros(8), np.zeros(3), 1.0
    begin = (
        "[scaled] fresh= names parameters whose gradients are written, not added to what is there"
    )
    refused(
        f"{begin}, got 'w', expected of wrt='x', 's'",
        lambda: scaled.grad(wrt=("x", "s"), fresh=("x", "w")),
    )
    refused(
        f"{begin}, got 1 (int), expected a str or a tuple of them",
        lambda: scaled.grad(wrt="x", fresh=1),
    )
    d = x.copy()
    refused(
        "[scaled.grad] argument 'd_x' shares memory with 'd_out', whose values would be lost, "
        "expected an array of its own (it is fresh=)",
        lambda: scaled.grad(wrt="x", fresh="x")(x, w, x.copy(), 8, s, d_out=d, d_x=d),
    )
    refused(
        "[in_place.grad] fresh= says that 'd_p' holds nothing yet, got 'p', which the kernel "
        "writes, so that it holds the gradient that comes in, expected fresh= without it",
        lambda: in_place.grad(wrt="p", fresh="p")(x[:4], d_p=x[:4].copy(), _grid=1),
    )
    first = scaled.grad(wrt="x", fresh="x")
    refused(
        "[scaled.grad.grad] there is no gradient of what 'd_x' held, which fresh= says is ignored, "
        "expected wrt= without it",
        lambda: first.grad(wrt="d_x")(x, w, x.copy(), 8, s, d_out=d, d_x=x.copy(), dd_d_x=x.copy()),
    )

    @eas.kernel
    def own(x, out):
        mk.store(out, 0, mk.load(x, 0))

    @own.def_grad
    def _(x, out, *, d_out, d_x):
        mk.store(d_x, 0, mk.load(d_out, 0))

    refused(
        "[own] fresh= is for gradients that are derived, got a kernel with one of its own "
        "(def_grad), which adds or writes as it says, expected .grad(wrt=…)",
        lambda: own.grad(wrt="x", fresh="x"),
    )


def test_functions_have_new_gradients_written(log):
    @eas.kernel
    def once(x, out, n, STEP: eas.constexpr, B: eas.constexpr = 4):
        o = mk.program_id(0) * B + mk.arange(0, B)
        v = mk.load(x, o * STEP, o < n)
        mk.store(out, o, mk.sin(v) * 1.125, o < n)

    @eas.function
    def call(x):
        out = eas.empty_like(x)
        once(x, out, x.numel, STEP=x.strides[0])
        return out

    x = eas.tensor(numbers(8)).requires_grad_()
    call(x).sum().backward()
    assert log() == {"d_x"}
    np.testing.assert_allclose(x.grad.numpy(), 1.125 * np.cos(x.detach().numpy()))
    rows = eas.tensor(numbers(8, 2)).requires_grad_()
    call(rows[:, 1]).sum().backward()
    want = np.zeros((8, 2))
    want[:, 1] = 1.125 * np.cos(rows.detach().numpy()[:, 1])
    np.testing.assert_allclose(rows.grad.numpy(), want)
    # Twice, so that what was there before is not taken for zeros.
    call(x).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), 2.25 * np.cos(x.detach().numpy()))
