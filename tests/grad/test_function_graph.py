"""Functions of kernels in one graph with einsum: gradients by differences and as torch has them."""

import gc
import threading
import weakref

import eas
import numpy as np
import pytest
from function_kernels import (
    act,
    add_to,
    attention,
    layer_norm,
    multiply,
    product,
    softmax,
    square_in_place,
    swish,
    two_results,
)


def values(*shape, seed=0):
    return np.random.default_rng(seed).normal(size=shape)


def leaf(*shape, seed=0):
    return eas.tensor(values(*shape, seed=seed)).requires_grad_()


def test_a_result_is_part_of_the_graph():
    x = leaf(40)
    y = act(x)
    assert y.requires_grad
    assert not y.is_leaf
    assert y.grad_fn == "swish"
    y.sum().backward()
    s = 1 / (1 + np.exp(-x.detach().numpy()))
    eas.testing.assert_close(x.grad, s + x.detach().numpy() * s * (1 - s))


def test_nothing_is_recorded_when_nothing_requires_grad():
    y = act(eas.tensor(values(5)))
    assert not y.requires_grad
    assert y.is_leaf
    assert y.grad_fn is None
    y += 1  # its memory is anybody's
    y.requires_grad_()
    (y * y).sum().backward()
    eas.testing.assert_close(y.grad, 2 * y.detach().numpy())


def test_nothing_is_recorded_under_no_grad():
    with eas.no_grad():
        assert not act(leaf(5)).requires_grad
    assert act(leaf(5)).requires_grad


@pytest.mark.parametrize(("rows", "cols"), [(3, 5), (1, 1), (4, 8)])
def test_softmax_layer_norm_attention(rows, cols):
    x, w, b = values(rows, cols), values(cols, seed=1), values(cols, seed=2)
    eas.check_gradients(softmax, x)
    if cols > 1:
        eas.check_gradients(layer_norm, x, w, b)
    eas.check_gradients(attention, x, values(rows, cols, seed=3), values(rows, 2, seed=4))


def test_a_layer_with_einsum_a_kernel_and_a_loss():
    def loss(x, w, b, target):
        h = act(eas.einsum("ni,io->no", x, w) + b)
        d = h - target
        return (d * d).sum()

    arrays = values(4, 3), values(3, 5, seed=1), values(5, seed=2), values(4, 5, seed=3)
    eas.check_gradients(loss, *arrays)


def test_as_torch_has_them():
    torch = pytest.importorskip("torch")
    arrays = [values(6, 7, seed=i) for i in range(3)]
    ours = [eas.tensor(a.copy()).requires_grad_() for a in arrays]
    (attention(*ours) * attention(*ours)).sum().backward()
    theirs = [torch.tensor(a, requires_grad=True) for a in arrays]
    q, k, v = theirs
    out = torch.softmax(q @ k.T * 7**-0.5, 1) @ v
    (out * out).sum().backward()
    for a, b in zip(ours, theirs, strict=True):
        eas.testing.assert_close(a.grad, b.grad.numpy(), rtol=1e-9, atol=1e-12)
    x, w, b = (torch.tensor(values(*s), requires_grad=True) for s in ((4, 6), (6,), (6,)))
    torch.nn.functional.layer_norm(x, (6,), w, b).sin().sum().backward()
    mine = [eas.tensor(t.detach().numpy().copy()).requires_grad_() for t in (x, w, b)]
    y = layer_norm(*mine)
    y.backward(np.cos(y.detach().numpy()))
    for a, t in zip(mine, (x, w, b), strict=True):
        eas.testing.assert_close(a.grad, t.grad.numpy(), rtol=1e-9, atol=1e-12)


def test_second_and_third_order():
    x = leaf(9)
    y = product(product(x, x), x)
    y.sum().backward(create_graph=True)
    first, x.grad = x.grad, None
    eas.testing.assert_close(first, 3 * x.detach().numpy() ** 2)
    first.sum().backward(create_graph=True)
    second, x.grad = x.grad, None
    eas.testing.assert_close(second, 6 * x.detach().numpy())
    second.sum().backward()
    eas.testing.assert_close(x.grad, np.full(9, 6.0))


def test_second_order_through_softmax_and_layer_norm():
    weights = eas.tensor(values(3, 4, seed=7))
    first = eas.grad(lambda t: (softmax(t) * weights).sum())
    eas.check_gradients(first, values(3, 4))
    w, b = values(4, seed=1), values(4, seed=2)
    several = eas.grad(lambda *a: (layer_norm(*a) * weights).sum(), argnums=(0, 1))
    eas.check_gradients(several, values(3, 4), w, b, rtol=1e-4)


def test_hessian_vector_products_agree_both_ways():
    f = eas.grad(lambda t: (softmax(t) * softmax(t)).sum())
    x, v = values(2, 3), values(2, 3, seed=1)
    forward = eas.jvp(f, (x,), (v,))[1]
    backward = eas.vjp(f, x)[1](v)[0]
    eas.testing.assert_close(forward, backward, rtol=1e-9)  # a Hessian is symmetric


def test_several_results_of_one_launch():
    @eas.function
    def both(x):
        s, c = eas.empty_like(x), eas.empty_like(x)
        two_results(x, s, c, x.numel)
        return s, c

    eas.check_gradients(both, values(7))
    eas.check_gradients(lambda x: both(x)[0], values(7))
    eas.check_gradients(lambda x: both(x)[1] * 2.0, values(7))
    eas.check_gradients(eas.grad(lambda x: both(x)[1].sum()), values(7))


def test_a_tensor_used_twice_gets_the_sum():
    eas.check_gradients(lambda x: product(x, act(x)) + x, values(20))
    eas.check_gradients(lambda x: product(x, x), values(20))


def test_functions_in_functions_and_recursion():
    @eas.function
    def outer(x, depth):
        return act(x) if depth == 0 else outer(product(x, x), depth - 1)

    eas.check_gradients(lambda x: outer(x, 3), values(5))
    y = outer(leaf(5), 2)
    assert y.requires_grad
    with pytest.raises(eas.LaunchError, match="requires grad"):
        swish(y, eas.empty_like(y), 5)  # the inner ones' end was not the outer one's


def test_weights_a_function_has_from_outside_are_followed():
    w = leaf(6, seed=1)

    @eas.function
    def scaled(x):
        out = eas.empty_like(x)
        multiply(x, w, out, 6)
        return out

    scaled(eas.tensor(values(6))).sum().backward()
    eas.testing.assert_close(w.grad, values(6))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_dtypes(dtype):
    x = eas.tensor(values(33).astype(dtype)).requires_grad_()
    act(x).sum().backward()
    assert str(x.grad.dtype).endswith(dtype)
    v = values(33)
    s = 1 / (1 + np.exp(-v))
    near = {"float16": 1e-2, "float32": 1e-5, "float64": 1e-12}[dtype]
    eas.testing.assert_close(x.grad.to(eas.float64), s + v * s * (1 - s), rtol=near, atol=near)


def test_integers_and_numpy_arrays_are_constants():
    @eas.function
    def scaled(x, factor):
        out = eas.empty_like(x)
        multiply(x, factor, out, x.numel)
        return out

    for factor in (np.arange(5.0), np.arange(5), eas.tensor(np.arange(5, dtype=np.int32))):
        x = leaf(5)
        scaled(x, factor).sum().backward()
        eas.testing.assert_close(x.grad, np.arange(5.0))


def test_empty_tensors():
    x = eas.zeros(0, dtype=eas.float64).requires_grad_()
    y = act(x)
    assert y.requires_grad
    y.sum().backward()
    assert x.grad.shape == (0,)


def test_strides_of_arguments():
    base = values(6, 10)
    for view in (base[::2, ::-1], base.T, base[1:2], base[:, ::3]):
        x = eas.tensor(view).requires_grad_()

        @eas.function
        def squared(t):
            from function_kernels import strided_copy

            out = eas.empty_like(t)
            strided_copy[(t.shape[0],)](t, out, *t.shape, BLOCK=16)
            return out

        squared(x).sum().backward()
        eas.testing.assert_close(x.grad, 2 * view)


def test_backward_twice_adds_up():
    x = leaf(8)
    y = act(x)
    y.sum().backward()
    once = x.grad.numpy().copy()
    y.sum().backward()
    eas.testing.assert_close(x.grad, 2 * once)


def test_a_gradient_that_was_given_is_not_written_to():
    @eas.function
    def f(x):
        h = x.clone()
        square_in_place(h, h.numel)
        return h

    x, g = leaf(8), values(8, seed=3)
    kept = g.copy()
    f(x).backward(g)
    assert (g == kept).all()
    held = eas.tensor(g.copy())
    f(x).backward(held)
    eas.testing.assert_close(held, kept)


def test_threads():
    errors = []

    def work(seed):
        try:
            for _ in range(20):
                x = leaf(30, seed=seed)
                product(act(x), x).sum().backward()
                v = values(30, seed=seed)
                s = 1 / (1 + np.exp(-v))
                eas.testing.assert_close(x.grad, 2 * v * s + v * v * s * (1 - s))
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors


def test_a_function_is_its_own_threads():
    seen = []

    @eas.function
    def f(x):
        def other():
            try:
                swish(x, eas.empty_like(x), 5)
            except eas.LaunchError as error:
                seen.append(str(error))

        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
        return act(x)

    f(leaf(5))
    assert len(seen) == 1
    assert "requires grad" in seen[0]


def test_an_exception_in_the_body_leaves_nothing_behind():
    @eas.function
    def broken(x):
        out = act(x)
        raise KeyError(out.shape)

    x = leaf(5)
    with pytest.raises(KeyError):
        broken(x)
    with pytest.raises(eas.LaunchError, match="requires grad"):
        swish(x, eas.empty_like(x), 5)
    act(x).sum().backward()
    assert x.grad is not None


def test_memory_stays_flat_and_no_cycles_are_left():
    import resource

    @eas.function
    def f(x):
        total = eas.zeros(x.shape, dtype=x.dtype)
        add_to(total, x, x.numel)
        add_to(total, act(x), x.numel)
        return total

    def step(x):
        x.grad = None
        f(x).sum().backward()

    x = leaf(20_000)
    for _ in range(200):
        step(x)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    gc.collect()
    gc.disable()
    try:
        for _ in range(2000):
            step(x)
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 8_000
        y = f(x)
        gone = weakref.ref(y)
        del y
        assert gone() is None
        gc.set_debug(gc.DEBUG_SAVEALL)  # pytest's own threads leave something at times
        gc.collect()
        assert [each for each in gc.garbage if type(each).__module__.startswith("eas")] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def test_second_order_graphs_are_freed_too():
    x = leaf(1000)
    held = weakref.ref(x)
    y = product(act(x), x)
    y.sum().backward(create_graph=True)
    x.grad = None
    del x, y
    assert held() is None
