"""What @eas.function and its relatives refuse, in the words users read."""

import re

import eas
import numpy as np
import pytest
from eas import mk
from function_kernels import act, multiply, product, square_in_place, swish


def leaf(*shape):
    return eas.tensor(np.random.default_rng(0).normal(size=shape)).requires_grad_()


def refuses(error, message, call):
    with pytest.raises(error, match="^" + re.escape(message) + "$"):
        call()


def test_a_raw_launch_names_function():
    x = leaf(5)
    refuses(
        eas.LaunchError,
        "[swish] argument 'x' requires grad, which a raw launch would lose, expected the launch in "
        "a function of @eas.function, x.detach(), or the launch under eas.no_grad()",
        lambda: swish(x, eas.empty_like(x), 5),
    )


def test_bound_launches_are_not_recorded():
    @eas.function
    def f(x):
        swish.bind(x, eas.empty_like(x), 5)

    with pytest.raises(eas.LaunchError, match="argument 'x' requires grad"):
        f(leaf(5))


def in_function(body):
    return lambda: eas.function(body)(leaf(5))


def test_what_is_written():
    start = "[swish] argument 'out' is written "
    array = np.zeros(5)
    refuses(
        eas.LaunchError,
        start + "from tensors that require grad, got numpy.ndarray, expected an eas.Tensor, as "
        "eas.empty makes it in the function",
        in_function(lambda x: swish(x, array, 5)),
    )
    refuses(
        eas.LaunchError,
        start + "and requires grad itself, got a leaf, expected another array for the result, or "
        "x.clone()",
        in_function(lambda x: swish(x, leaf(5), 5)),
    )
    outside = eas.zeros(2, 5, dtype=eas.float64)
    seen = start + (
        "from tensors that require grad, got memory that others may see (a view, or not made by "
        "the function), expected an array the function makes, as by eas.empty"
    )
    refuses(eas.LaunchError, seen, in_function(lambda x: swish(x, outside[0], 5)))
    refuses(eas.LaunchError, seen, in_function(lambda x: swish(x, eas.tensor(array), 5)))
    shown = eas.zeros(5, dtype=eas.float64)
    view = shown[1:]
    refuses(eas.LaunchError, seen, in_function(lambda x: swish(x, shown, 5)))
    assert view.tolist() == [0, 0, 0, 0]
    assert not array.any()
    assert not outside.numpy().any()


def test_what_shares_memory():
    def body(x):
        h = x.clone()
        swish(h, h, 5)

    refuses(
        eas.LaunchError,
        "[swish] argument 'out' is written and shares memory with 'x', which a gradient cannot "
        "follow, expected memory of its own, or one parameter for both",
        in_function(body),
    )

    def shifted(x):
        h = x.clone()
        out = eas.zeros(5, dtype=x.dtype)
        swish(h, out, 5)
        swish(out[1:], out[:4], 4)

    with pytest.raises(eas.LaunchError, match="shares memory with 'x'"):
        in_function(shifted)()


def test_in_place_on_an_argument_is_refused():
    with pytest.raises(
        eas.LaunchError, match="'x' is written and requires grad itself, got a leaf"
    ):
        in_function(lambda x: square_in_place(x, 5))()


def test_repeated_elements():
    x = eas.tensor(np.broadcast_to(np.ones(1), (5,))).requires_grad_()
    refuses(
        eas.LaunchError,
        "[swish] argument 'x' shows an element at many indices, got stride 0 on axis 0, expected "
        "x.clone() for its gradient",
        lambda: act(x),
    )


def test_what_cannot_be_differentiated_is_said_at_the_launch():
    @eas.kernel
    def highest(x, out):
        mk.atomic_max(out, mk.arange(0, 8), mk.load(x, mk.arange(0, 8)))

    @eas.function
    def f(x):
        out = eas.zeros(8, dtype=x.dtype)
        highest[(1,)](x, out)

    with pytest.raises(eas.CompileError, match="there is no gradient of atomic_max"):
        f(leaf(8))


LEAVES = {
    "numpy": lambda y: y.numpy(),
    "__array__": np.asarray,
    "item": lambda y: y.sum().item(),
    "float": lambda y: float(y.sum()),
    "bool": lambda y: bool(y.sum()),
    "tolist": lambda y: y.tolist(),
    "__dlpack__": np.from_dlpack,
    "to_torch": lambda y: y.to_torch(),
    "to_dlpack": eas.to_dlpack,
}


@pytest.mark.parametrize("op", LEAVES)
def test_values_do_not_leave_the_graph_unseen(op):
    def body(x):
        y = act(x)
        LEAVES[op](y)

    with pytest.raises(eas.Error) as caught:
        in_function(body)()
    text = str(caught.value)
    assert (
        "the gradient ends where values leave a function's graph, got a tensor that requires grad "
        "inside @eas.function, expected x.detach() first, or eas.no_grad()"
    ) in text
    assert "test_function_errors.py:" in text  # the line
    LEAVES[op](act(leaf(5)))  # outside of functions they are given

    def detached(x):
        LEAVES[op](act(x).detach())
        with eas.no_grad():
            LEAVES[op](act(x))
        return repr(act(x))

    in_function(detached)()


def test_what_can_be_a_function():
    refuses(
        eas.DTypeError,
        "[function] a Python function is made differentiable, got int, expected a `def`",
        lambda: eas.function(3),
    )
    with pytest.raises(eas.DTypeError, match=r"got <eas\.kernel swish"):
        eas.function(swish)

    def pieces():
        yield 1

    refuses(
        eas.Error,
        "[function] a generator or coroutine runs in pieces, got pieces, expected a function that "
        "returns its results",
        lambda: eas.function(pieces),
    )


def test_gradients_ask_for_one_number():
    refuses(
        eas.ShapeError,
        "[grad] only one real number has a gradient, got float64 of shape (5,) from act, expected "
        "one float, as a sum gives it; eas.vjp takes a gradient for others",
        lambda: eas.grad(act)(np.ones(5)),
    )
    with pytest.raises(eas.ShapeError, match="got int from"):
        eas.grad(lambda x: 3)(np.ones(5))


def test_gradients_ask_for_floats_by_position():
    f = eas.grad(lambda x: act(x).sum())
    refuses(
        eas.DTypeError,
        "[grad] argument 0 has no gradient, got int, expected floats",
        lambda: eas.grad(lambda n: act(eas.ones(3)).sum())(3),
    )
    refuses(
        eas.ShapeError,
        "[grad] argnums is the position of an argument, got 1 of 1, expected one that was given by "
        "position",
        lambda: eas.grad(act, argnums=1)(np.ones(3)),
    )
    assert f(np.ones(3)).shape == (3,)


def test_tangents_and_gradients_are_like_their_values():
    x = np.ones(3)
    refuses(
        eas.ShapeError,
        "[jvp] a tangent is like its value, got shape (2,), expected (3,)",
        lambda: eas.jvp(act, (x,), (np.ones(2),)),
    )
    refuses(
        eas.ShapeError,
        "[jvp] each argument has a tangent, got 2 for 1, expected 1",
        lambda: eas.jvp(act, (x,), (x, x)),
    )
    refuses(
        eas.DTypeError,
        "[jvp] arguments and tangents come in tuples, got ndarray and ndarray, expected "
        "jvp(f, (x,), (t,))",
        lambda: eas.jvp(act, x, x),
    )
    with pytest.raises(eas.ShapeError, match="a gradient is like its value, got shape"):
        eas.vjp(act, x)[1](np.ones(2))


def test_a_gradient_of_ones_own_without_what_is_asked():
    @eas.kernel
    def scaled(x, w, out, N, BLOCK: eas.constexpr = 8):
        o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, o, mk.load(x, o, o < N) * mk.load(w, o, o < N), o < N)

    @scaled.def_grad
    def only_x(x, w, out, N, BLOCK: eas.constexpr = 8, *, d_out, d_x):
        o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        m = o < N
        mk.store(d_x, o, mk.load(d_x, o, m) + mk.load(d_out, o, m) * mk.load(w, o, m), m)

    @eas.function
    def f(x, w):
        out = eas.empty_like(x)
        scaled(x, w, out, 5)
        return out

    x = leaf(5)
    f(x, eas.ones(5, dtype=eas.float64)).sum().backward()
    assert (x.grad.numpy() == 1).all()
    with pytest.raises(eas.LaunchError) as caught:
        f(x, leaf(5))
    assert str(caught.value) == (
        "[scaled] def_grad's function gives no gradient of 'w', got only_x(x, w, out, N, BLOCK=8, "
        "*, d_out, d_x), expected a parameter 'd_w'"
    )

    @eas.function
    def again(x, w):
        out = f(x, w)
        scaled(x, w, out, 5)

    with pytest.raises(
        eas.LaunchError, match="'out' held a result before, and def_grad's function"
    ):
        again(x, eas.ones(5, dtype=eas.float64))


def test_check_gradients_reports_what_differs():
    @eas.kernel
    def wrong(x, out, N, BLOCK: eas.constexpr = 8):
        o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, o, mk.load(x, o, o < N) * 3.0, o < N)

    @wrong.def_grad
    def by_two(x, out, N, BLOCK: eas.constexpr = 8, *, d_out, d_x):
        o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        m = o < N
        mk.store(d_x, o, mk.load(d_x, o, m) + mk.load(d_out, o, m) * 2.0, m)

    @eas.function
    def tripled(x):
        out = eas.empty_like(x)
        wrong(x, out, x.numel)
        return out

    with pytest.raises(AssertionError) as caught:
        eas.check_gradients(lambda n, x: tripled(x), 3, np.ones((7,)))
    lines = str(caught.value).splitlines()
    assert lines[0] == (
        "[check_gradients] 7 of 7 derivatives of <lambda> differ from differences (eps=1e-06, "
        "rtol=1e-05, atol=1e-06):"
    )
    assert re.fullmatch(
        r"  argument 1 at \[0\]: derived 2\.9\d+, by differences 4\.4\d+ \(off by 1\.48\)", lines[1]
    )
    assert len(lines) == 7
    assert lines[6] == "  and 2 more"
    refuses(
        eas.DTypeError,
        "[check_gradients] no argument has a gradient, got int, expected an array of floats",
        lambda: eas.check_gradients(tripled, 3),
    )


def test_check_gradients_wants_float64():
    @eas.function
    def f(x):
        out = eas.empty(x.shape)  # float32, whatever x is
        swish(x, out, x.numel)
        return out

    refuses(
        eas.DTypeError,
        "[check_gradients] differences need float64, got a result in float32 of shape (3,) from "
        "arguments in float64, expected one like them, as eas.empty(..., dtype=x.dtype)",
        lambda: eas.check_gradients(f, np.ones(3)),
    )


def test_check_gradients_asks_for_those_that_require_grad():
    def cut(a, b):
        return product(a, b.detach())

    a, b = np.ones(3), np.full(3, 2.0)
    with pytest.raises(AssertionError, match="argument 1 at"):
        eas.check_gradients(cut, a, b)
    eas.check_gradients(cut, eas.tensor(a).requires_grad_(), b)


def test_torch_tensors_that_require_grad_are_refused():
    torch = pytest.importorskip("torch")
    t = torch.ones(5, dtype=torch.float64, requires_grad=True)

    @eas.function
    def f(x):
        out = eas.empty_like(x)
        multiply(x, t, out, 5)
        return out

    with pytest.raises(eas.LaunchError, match=r"argument 'b' requires grad.*torch\.no_grad"):
        f(leaf(5))
