"""`k.grad(wrt=…, saved=…)`: outputs that hold what the kernel wrote are loaded instead."""

import pickle

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, differences, numbers


@eas.kernel
def norm(x, scale, out, cols, B: eas.constexpr = 8):
    row = mk.program_id(0)
    col = mk.arange(0, B)
    z = mk.load(x, row * cols + col, col < cols)
    s = mk.rsqrt(mk.sum(z * z) / cols + 1e-3)
    mk.store(scale, row, s)
    mk.store(out, row * cols + col, z * s, col < cols)


def launch(adjoint, x, scale, backend="cpu", **more):
    out = np.zeros(x.shape)
    given = {"d_out": numbers(*x.shape, seed=1), "d_x": np.zeros(x.shape)}
    adjoint(x, scale, out, x.shape[1], **given, **more, _grid=len(x), _backend=backend)
    return given["d_x"]


@BOTH
def test_what_was_saved_is_loaded(backend):
    x, scale, out = numbers(3, 7), np.zeros(3), np.zeros((3, 7))
    norm(x, scale, out, 7, _grid=3)
    plain, saved = norm.grad(wrt="x"), norm.grad(wrt="x", saved="scale")
    want = launch(plain, x, scale, backend)
    np.testing.assert_allclose(launch(saved, x, scale, backend), want)
    # It is what the array holds that counts.
    np.testing.assert_array_equal(launch(plain, x, scale * 2, backend), want)
    assert not np.allclose(launch(saved, x, scale * 2, backend), want)
    given = {"d_out": out, "d_x": out}
    assert "rsqrt" in plain.to_ir(x, scale, out, 7, **given)
    assert "rsqrt" not in saved.to_ir(x, scale, out, 7, **given)
    assert norm.grad(wrt="x", saved=("scale",)) is saved is not plain
    assert pickle.loads(pickle.dumps(saved)) is saved


@BOTH
def test_the_second_order_knows_how_it_came_to_be(backend):
    x, scale, out, c = numbers(2, 5), np.zeros(2), np.zeros((2, 5)), numbers(2, 5, seed=3)
    norm(x, scale, out, 5, _grid=2)

    def slope(x):
        return (launch(norm.grad(wrt="x"), x.copy(), scale) * c).sum()

    saved, dd_x = norm.grad(wrt="x", saved="scale"), np.zeros((2, 5))
    launch(saved.grad(wrt="x"), x, scale, backend, dd_d_x=c.copy(), dd_x=dd_x)
    np.testing.assert_allclose(dd_x, differences(slope, x), rtol=1e-5, atol=1e-6)


@eas.kernel
def stored_in_parts(x, out, B: eas.constexpr = 4):
    """What others use too and is stored under a mask, twice or in a loop is computed again."""
    o = mk.arange(0, B)
    v = mk.exp(mk.load(x, o))
    mk.store(out, o, v, o < 3)
    for i in mk.range(2):
        mk.store(out, o + 4 * i + 4, v * v)


@BOTH
def test_what_cannot_be_known(backend):
    x, want, got, g = numbers(4), np.zeros(4), np.zeros(4), numbers(12, seed=1)
    plain, saved = stored_in_parts.grad(wrt="x"), stored_in_parts.grad(wrt="x", saved="out")
    for adjoint, d_x in ((plain, want), (saved, got)):
        adjoint(x, np.full(12, 7.0), d_out=g, d_x=d_x, _grid=1, _backend=backend)
    np.testing.assert_array_equal(got, want)


@eas.kernel
def squeezed(x, out, n, B: eas.constexpr = 8):
    at = mk.arange(0, B)
    mk.store(out, at, mk.tanh(mk.load(x, at, at < n)), at < n)


@BOTH
def test_what_was_stored_under_a_mask(backend):
    x, out, g, d_x = numbers(8), np.full(8, np.nan), numbers(8, seed=1), np.zeros(8)
    squeezed(x, out, 5, _grid=1)
    adjoint = squeezed.grad(wrt="x", saved="out")
    adjoint(x, out, 5, d_out=g, d_x=d_x, _grid=1, _backend=backend)
    np.testing.assert_allclose(d_x, np.where(np.arange(8) < 5, g * (1 - np.tanh(x) ** 2), 0))
    assert "tanh" not in adjoint.to_ir(x, out, 5, d_out=g, d_x=d_x)


@eas.kernel
def rectified(a, b, out, n, B: eas.constexpr = 16):
    at = mk.arange(0, B)[:, None] * B + mk.arange(0, B)[None, :]
    z = mk.dot(mk.load(a, at), mk.load(b, at))
    mk.store(out, at, mk.maximum(z, 0.0), at < n)


@BOTH
def test_a_maximum_with_a_number_is_known_by_its_result(backend):
    a, b, g = numbers(16, 16), numbers(16, 16, seed=1), numbers(16, 16, seed=2)
    out, d_a = np.zeros((16, 16)), np.zeros((16, 16))
    rectified(a, b, out, 200, _grid=1)
    adjoint = rectified.grad(wrt="a", saved="out")
    adjoint(a, b, out, 200, d_out=g, d_a=d_a, _grid=1, _backend=backend)
    passed = (a @ b > 0) & (np.arange(256).reshape(16, 16) < 200)
    np.testing.assert_allclose(d_a, (g * passed) @ b.T, atol=1e-12)
    text = adjoint.to_ir(a, b, out, 200, d_out=g, d_a=d_a)
    assert text.count("= dot") == 1


@pytest.mark.parametrize(
    ("saved", "text"),
    [
        (3, "saved= names outputs that hold what the kernel wrote, got 3 (int), expected a str or "
            "a tuple of them"),
        ("y", "saved= names no parameter, got 'y', expected of norm(x, scale, out, cols, "
              "B=8)"),
        ("B", "there is no gradient of a constexpr, got saved='B', expected an array or number"),
    ],
)  # fmt: skip
def test_names(saved, text):
    with pytest.raises(eas.LaunchError) as error:
        norm.grad(wrt="x", saved=saved)
    assert str(error.value) == f"[norm] {text}"


@BOTH
def test_what_is_not_written(backend):
    x = numbers(2, 5)
    with pytest.raises(eas.LaunchError) as error:
        launch(norm.grad(wrt="x", saved="x"), x, np.zeros(2), backend)
    assert str(error.value) == (
        "[norm.grad] saved= names what the kernel writes, got 'x', which it does not, expected "
        "saved= without it"
    )


@eas.kernel
def entropy(
    x, target, lse, loss, rows, cols, KIND: eas.constexpr, R: eas.constexpr = 4,
    B: eas.constexpr = 8,
):  # fmt: skip
    """Cross-entropy of R rows a program; KIND changes it."""
    row = mk.program_id(0) * R + mk.arange(0, R)
    col = mk.arange(0, B)
    there = row < rows
    mask = there[:, None] & (col < cols)[None, :]
    z = mk.load(x, row[:, None] * cols + col[None, :], mask, other=-float("inf"))
    largest = mk.max(z, axis=1)
    if KIND == "base 2":
        total = largest + mk.log2(mk.sum(mk.exp2(z - largest[:, None]), axis=1))
    elif KIND == "twice the sum":
        total = largest + mk.log(2.0 * mk.sum(mk.exp(z - largest[:, None]), axis=1))
    else:
        total = largest + mk.log(mk.sum(mk.exp(z - largest[:, None]), axis=1))
    if KIND == "fewer rows of it":
        mk.store(lse, row, total, row < rows - 1)
    else:
        mk.store(lse, row, total, there)
    at = row * cols + mk.load(target, row, there)
    if KIND == "the maximum as well":
        total = total * 0.5 + largest
    mk.store(loss, row, total - mk.load(x, at, there), there)


ENTROPIES = {  # whether the largest of each row is spared
    "plain": True,
    "base 2": True,
    "twice the sum": True,
    "fewer rows of it": False,
    "the maximum as well": False,
}


def entropies(x, target, kind):
    lse, loss = np.zeros(len(x)), np.zeros(len(x))
    entropy(x, target, lse, loss, *x.shape, KIND=kind, _grid=2, _backend="interpreter")
    return lse, loss


@pytest.mark.parametrize("kind", ENTROPIES)
@BOTH
def test_the_logarithm_of_a_sum_spares_both(kind, backend):
    """Stored with the largest of the row added: the exponentials less that are what they were over
    their sum.
    """
    x, target = 30 * numbers(6, 7), np.array([0, 6, 3, 2, 2, 5])
    lse, loss = entropies(x, target, kind)
    g_lse, g_loss, d_x = numbers(6, seed=1), numbers(6, seed=2), np.zeros((6, 7))
    lse[5:] = np.nan if kind == "fewer rows of it" else lse[5:]
    adjoint = entropy.grad(wrt="x", saved="lse")
    given = {"d_lse": g_lse, "d_loss": g_loss, "d_x": d_x, "KIND": kind}
    text = adjoint.to_ir(x, target, lse, loss, 6, 7, **given)
    adjoint(x, target, lse, loss, 6, 7, **given, _grid=2, _backend=backend)

    def run(x):
        lse, loss = entropies(x, target, kind)
        stored = slice(0, 5) if kind == "fewer rows of it" else slice(0, 6)
        return (lse * g_lse)[stored].sum() + (loss * g_loss).sum()

    np.testing.assert_allclose(d_x, differences(run, x), 1e-5, 1e-6)
    assert (" max " not in text) == ENTROPIES[kind]
    assert (" sum " not in text) == ENTROPIES[kind]


@BOTH
def test_what_the_logarithm_holds_is_believed(backend):
    x, target = numbers(6, 7), np.array([0, 6, 3, 2, 2, 5])
    lse, loss = entropies(x, target, "plain")
    d_x, rest = np.zeros((6, 7)), {"d_loss": np.ones(6), "KIND": "plain", "_backend": backend}
    entropy.grad(wrt="x", saved="lse")(x, target, lse + 1, loss, 6, 7, d_x=d_x, **rest, _grid=2)
    want = np.exp(x - lse[:, None] - 1)
    want[np.arange(6), target] -= 1
    np.testing.assert_allclose(d_x, want)
