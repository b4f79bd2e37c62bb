"""eas.grad, eas.vjp and eas.jvp, as users of JAX expect them."""

import collections

import eas
import numpy as np
import pytest
from eas import mk
from function_kernels import act, product, swish


def values(*shape, seed=0):
    return np.random.default_rng(seed).normal(size=shape)


def slope(x):
    s = 1 / (1 + np.exp(-x))
    return s + x * s * (1 - s)


def test_numpy_in_numpy_out():
    x = values(5)
    found = eas.grad(lambda t: act(t).sum())(x)
    assert type(found) is np.ndarray
    eas.testing.assert_close(found, slope(x))
    single = eas.grad(lambda t: act(t).sum())(x.astype(np.float32))
    assert single.dtype == np.float32
    value, pull = eas.vjp(act, x)
    assert type(value) is type(pull(np.ones(5))[0]) is np.ndarray


def test_tensors_in_tensors_out():
    x = eas.tensor(values(5))
    found = eas.grad(lambda t: act(t).sum())(x)
    assert isinstance(found, eas.Tensor)
    assert not found.requires_grad
    value, tangent = eas.jvp(act, (x,), (eas.ones(5, dtype=eas.float64),))
    assert isinstance(value, eas.Tensor)
    assert not value.requires_grad
    eas.testing.assert_close(tangent, slope(values(5)))


def test_read_only_arrays_are_taken():
    x = values(5)
    x.flags.writeable = False
    eas.testing.assert_close(eas.grad(lambda t: act(t).sum())(x), slope(x))


def test_floats_have_gradients_as_floats():
    cube = eas.grad(lambda x: x * x * x)
    assert cube(2.0) == 12.0
    assert isinstance(cube(2.0), float)
    assert eas.grad(cube_of_slope)(2.0) == pytest.approx(12.0)


def cube_of_slope(x):
    return eas.grad(lambda t: t * t * t)(x)


def test_argnums():
    def f(x, y):
        return (x * x * y).sum()

    x, y = values(3), values(3, seed=1)
    eas.testing.assert_close(eas.grad(f, argnums=1)(x, y), x * x)
    eas.testing.assert_close(eas.grad(f, argnums=-1)(x, y), x * x)
    first, second = eas.grad(f, argnums=(0, 1))(x, y)
    eas.testing.assert_close(first, 2 * x * y)
    eas.testing.assert_close(second, x * x)
    assert not eas.grad(lambda x, y: (x * x).sum(), argnums=(0, 1))(x, y)[1].any()


def test_trees_of_arguments():
    Layer = collections.namedtuple("Layer", "w b")

    def f(layers, options, x, *, scale):
        for layer in layers:
            x = act(eas.einsum("i,io->o", x, layer.w) + layer.b)
        return x.sum() * scale * options["gain"]

    layers = [Layer(values(3, 3, seed=i), values(3, seed=i + 5)) for i in range(2)]
    found, gain = eas.grad(f, argnums=(0, 1))(
        layers, {"gain": 2.0, "name": "x"}, values(3), scale=3
    )
    assert type(found) is list
    assert type(found[0]) is Layer
    assert found[1].w.shape == (3, 3)
    assert isinstance(gain["gain"], float)
    assert gain["name"] is None
    eas.check_gradients(lambda p, x: f(p, {"gain": 2.0}, x, scale=3), layers, values(3))


def test_what_holds_no_floats_has_no_gradient():
    _, pull = eas.vjp(
        lambda x, n, i: x * n + eas.einsum("i,i->i", x, i), values(3), 2, np.arange(3)
    )
    found = pull(np.ones(3))
    eas.testing.assert_close(found[0], np.arange(2.0, 5.0))
    assert found[1] is None
    assert found[2] is None


def test_jvp_of_several_results_some_of_them_integers():
    @eas.kernel
    def split(x, whole, rest, N, BLOCK: eas.constexpr = 16):
        o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        m = o < N
        v = mk.load(x, o, m)
        mk.store(whole, o, mk.floor(v).to(mk.int32), m)
        mk.store(rest, o, v * v, m)

    @eas.function
    def f(x):
        whole, rest = eas.empty(x.shape, dtype=eas.int32), eas.empty_like(x)
        split(x, whole, rest, x.numel)
        return {"whole": whole, "rest": rest}

    x, t = values(4), values(4, seed=1)
    value, tangent = eas.jvp(f, (x,), (t,))
    assert (value["whole"] == np.floor(x)).all()
    assert tangent["whole"] is None
    eas.testing.assert_close(tangent["rest"], 2 * x * t)
    assert not f(eas.tensor(x).requires_grad_())["whole"].requires_grad


def test_jvp_agrees_with_differences():
    x, t = values(6), values(6, seed=1)

    def f(v):
        return product(act(v), v)

    eps = 1e-6
    both = [np.asarray(f(eas.tensor(x + s * eps * t))) for s in (1, -1)]
    eas.testing.assert_close(
        eas.jvp(f, (x,), (t,))[1], (both[0] - both[1]) / (2 * eps), rtol=1e-6, atol=1e-8
    )
    nothing = eas.jvp(lambda v: eas.ones(2), (x,), (t,))[1]
    assert not nothing.any()


def test_no_grad_of_anybody_is_touched():
    x, w = (eas.tensor(values(3, seed=i)).requires_grad_() for i in range(2))
    found = eas.grad(lambda t: product(t, w).sum())(x)
    eas.testing.assert_close(found.detach(), w.detach())
    assert x.grad is None
    assert w.grad is None


def test_gradients_of_gradients_in_one_graph():
    x = eas.tensor(values(4)).requires_grad_()
    found = eas.grad(lambda t: product(product(t, t), t).sum())(x)
    assert found.requires_grad  # x is followed by somebody
    (found * found).sum().backward()
    eas.testing.assert_close(x.grad, 36 * values(4) ** 3)
    out, pull = eas.vjp(act, x)
    assert out.requires_grad
    assert pull(eas.ones(4, dtype=eas.float64))[0].requires_grad


def test_no_grad_outside_does_not_stop_them():
    with eas.no_grad():
        found = eas.grad(lambda t: act(t).sum())(eas.tensor(values(4)).requires_grad_())
    assert not found.requires_grad
    eas.testing.assert_close(found, slope(values(4)))


def test_complex_functions_of_einsum():
    x = values(3) + 1j * values(3, seed=1)
    _, pull = eas.vjp(lambda t: eas.einsum("i,i->i", t, t), x)
    eas.testing.assert_close(pull(np.ones(3, complex))[0], 2 * x.conj())


def test_einsum_views_of_what_is_written_later():
    @eas.function
    def f(x):
        out = eas.empty_like(x)
        flipped, same = eas.einsum("ij->ji", out), eas.tensor(out)
        swish(x, out, x.numel)
        return flipped * 2.0, same

    eas.check_gradients(f, values(2, 3))


def test_functions_keep_their_names_and_may_be_methods():
    class Model:
        def __init__(self):
            self.w = eas.tensor(values(4)).requires_grad_()

        @eas.function
        def forward(self, x):
            """Scaled."""
            return product(x, self.w)

    assert Model.forward.__name__ == "forward"
    assert Model.forward.__doc__ == "Scaled."
    model = Model()
    model.forward(eas.ones(4, dtype=eas.float64)).sum().backward()
    assert (model.w.grad.numpy() == 1).all()


@pytest.mark.parametrize("backend", ["cpu", "interpreter", "eager"])
def test_backends_and_grids(backend):
    @eas.function
    def f(x):
        out = eas.empty(3, *x.shape, dtype=x.dtype)
        swish(x, out[0], x.numel, _backend=backend)
        swish[lambda meta: (eas.cdiv(x.numel, meta["BLOCK"]),)](x, out[1], x.numel, BLOCK=4)
        swish(x, out[2], x.numel, _shape=(x.numel,))
        return out

    eas.check_gradients(f, values(9))
