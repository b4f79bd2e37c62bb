"""Functions that write memory piece by piece: in place, several launches into one buffer, views."""

import time

import eas
import numpy as np
import pytest
from eas import mk
from function_kernels import (
    act,
    add_to,
    multiply,
    square_in_place,
    strided_copy,
    swish,
    two_results,
    zero,
)


def values(*shape, seed=0):
    return np.random.default_rng(seed).normal(size=shape)


def leaf(*shape, seed=0):
    return eas.tensor(values(*shape, seed=seed)).requires_grad_()


def check(f, *arrays):
    """First and second derivatives."""
    eas.check_gradients(f, *arrays)
    weighted = eas.grad(lambda *a: (f(*a) * f(*a)).sum(), argnums=tuple(range(len(arrays))))
    eas.check_gradients(weighted, *arrays, rtol=1e-4, atol=1e-5)


def test_in_place_on_a_clone_and_on_a_result():
    @eas.function
    def on_a_clone(x):
        h = x.clone()
        square_in_place(h, h.numel)
        square_in_place(h, h.numel)
        return h

    @eas.function
    def on_a_result(x):
        h = eas.einsum("i,j->ij", x, x)
        square_in_place(h, h.numel)
        return h

    check(on_a_clone, values(5))
    check(on_a_result, values(3))


def test_accumulation_into_one_buffer():
    @eas.function
    def f(x, y):
        total = eas.zeros(x.shape, dtype=x.dtype)
        for t in (x, y, x, act(y)):
            add_to(total, t, x.numel)
        return total

    check(f, values(6), values(6, seed=1))


def test_atomic_accumulation():
    @eas.kernel
    def sum_all(x, total, N, BLOCK: eas.constexpr = 4):
        o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        v = mk.load(x, o, o < N)
        mk.atomic_add(total, 0, mk.sum(v * v))

    @eas.function
    def f(x, y):
        total = eas.zeros(1, dtype=x.dtype)
        sum_all(x, total, x.numel)
        sum_all(y, total, y.numel)
        return total

    check(f, values(6), values(9, seed=1))


def test_rows_of_one_result():
    @eas.function
    def f(x):
        out = eas.empty_like(x)
        for i in range(x.shape[0]):
            swish(x[i], out[i], x.shape[1])
        return out

    check(f, values(3, 5))


def test_columns_and_backwards():
    @eas.function
    def f(x):
        out = eas.zeros(*x.shape, dtype=x.dtype)
        strided_copy[(x.shape[0],)](x[:, ::2], out[:, ::-2], x.shape[0], (x.shape[1] + 1) // 2)
        return out

    check(f, values(3, 5))


def test_blocks_beside_each_other_in_one_buffer():
    @eas.function
    def f(x):
        out = eas.zeros(4, 6, dtype=x.dtype)
        strided_copy[(4,)](x, out[:, :3], 4, 3)
        strided_copy[(4,)](out[:, :3], out[:, 3:], 4, 3)  # interleaved, and yet apart
        return out

    check(f, values(4, 3))


def test_steps_kept_in_one_buffer():
    @eas.function
    def f(x):
        states = eas.empty(5, x.shape[0], dtype=x.dtype)
        swish(x, states[0], x.numel)
        for t in range(4):
            swish(states[t], states[t + 1], x.numel)
        return states[4]

    check(f, values(5))


def test_a_view_from_before_the_write_sees_it():
    @eas.function
    def f(x):
        out = eas.empty_like(x)
        first, flipped = out[0], out.T
        swish(x, out, x.numel)
        return eas.einsum("j,ji->i", first, flipped)

    check(f, values(3, 4))


def test_a_write_through_a_view_is_seen_by_the_rest():
    @eas.function
    def f(x):
        out = eas.zeros(2, x.shape[0], dtype=x.dtype)
        swish(x, out[1], x.numel)
        return out

    check(f, values(4))
    assert not eas.zeros(2).requires_grad


def test_a_result_that_is_overwritten_has_no_more_part():
    @eas.function
    def f(x):
        out = eas.empty_like(x)
        swish(x, out, x.numel)
        kept = out.clone()
        zero(out[:2], 2)
        return out + kept

    check(f, values(5))
    x = leaf(5)
    y = f(x)
    y[:2].sum().backward()
    assert (x.grad.numpy()[2:] == 0).all()
    assert (x.grad.numpy()[:2] != 0).all()


def test_a_buffer_partly_written_again():
    @eas.function
    def f(x):
        out = eas.empty_like(x)
        swish(x, out, x.numel)
        swish(x[3:], out[:2], 2)
        multiply(x[:2], x[2:4], out[3:], 2)
        return out

    check(f, values(5))


def test_an_output_stored_to_twice_in_one_launch():
    @eas.kernel
    def twice(x, out, N, BLOCK: eas.constexpr = 8):
        o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        v = mk.load(x, o, o < N)
        mk.store(out, o, v, o < N)
        mk.store(out, o, v * v, (o < N) & (o > 1))

    @eas.function
    def f(x):
        out = eas.empty_like(x)
        twice(x, out, x.numel)
        return out

    eas.check_gradients(f, values(5))


def test_an_output_from_the_caller():
    @eas.function
    def f(x, out):
        swish(x, out, x.numel)
        return out

    x, out = leaf(5), eas.empty(5, dtype=eas.float64)
    assert f(x, out) is out
    assert out.requires_grad
    out.sum().backward()
    assert x.grad is not None


def test_a_slice_of_a_result_that_nobody_else_holds():
    x = leaf(4)
    y = act(x)
    z = y[1:3]
    assert z.requires_grad
    z.sum().backward()
    assert (x.grad.numpy()[[0, 3]] == 0).all()
    assert (x.grad.numpy()[1:3] != 0).all()


def test_copies_of_what_was_written():
    @eas.function
    def f(x):
        out = eas.empty_like(x)
        swish(x, out, x.numel)
        copies = [out.clone(), out.T.contiguous().T, out.reshape(-1).reshape(*x.shape)]
        square_in_place(out, out.numel)
        return out + copies[0] + copies[1]

    check(f, values(3, 2))


def test_a_gradient_of_ones_own_sees_what_was_written():
    @eas.kernel
    def exponential(x, out, N, BLOCK: eas.constexpr = 16):
        o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, o, mk.exp(mk.load(x, o, o < N)), o < N)

    @exponential.def_grad
    def by_the_output(x, out, N, BLOCK: eas.constexpr = 16, *, d_out, d_x):
        o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        m = o < N
        g = mk.load(d_out, o, m) * mk.load(out, o, m)
        mk.store(d_x, o, mk.load(d_x, o, m) + g, m)

    @eas.function
    def f(x):
        out = eas.empty(2, x.shape[0], dtype=x.dtype)
        exponential(x, out[1], x.numel)
        exponential(x[::1], out[0], x.numel)
        return out

    check(f, values(5))
    third = eas.grad(lambda t: eas.grad(lambda u: eas.grad(lambda v: f(v).sum())(u).sum())(t).sum())
    eas.testing.assert_close(third(values(5)), 2 * np.exp(values(5)))


def test_values_that_are_gone_are_refused_by_name():
    x = leaf(5)
    y = act(x)
    with eas.no_grad():
        x += 1
    with pytest.raises(eas.Error) as caught:
        y.sum().backward()
    assert str(caught.value) == (
        "[backward] argument 'x' of a launch of swish was written to after it, got new values "
        "where its gradient needs the old ones, expected another array for them, or backward() "
        "first"
    )
    assert x.grad is None


def test_values_of_one_row_stay_when_another_is_written():
    @eas.function
    def f(x):
        u = eas.empty(2, x.shape[0], dtype=x.dtype)
        swish(x, u[0], x.numel)
        swish(u[0], u[1], x.numel)
        square_in_place(u[0], x.numel)  # what the second launch read is gone
        return u

    with pytest.raises(eas.Error, match="argument 'x' of a launch of swish was written to"):
        f(leaf(5)).sum().backward()


def test_a_linear_kernel_needs_no_values():
    @eas.kernel
    def triple(x, out, N, BLOCK: eas.constexpr = 8):
        o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(out, o, 3.0 * mk.load(x, o, o < N), o < N)

    @eas.function
    def f(x):
        out = eas.empty_like(x)
        triple(x, out, x.numel)
        return out

    x = leaf(5)
    y = f(x)
    with eas.no_grad():
        x += 1
    y.sum().backward()
    assert (x.grad.numpy() == 3).all()


def test_two_results_in_one_buffer():
    @eas.function
    def f(x):
        both = eas.zeros(3, x.shape[0], dtype=x.dtype)
        two_results(x, both[0], both[2], x.numel)
        return both

    check(f, values(4))


def test_a_diagonal_view_from_before_the_write_sees_it():
    @eas.function
    def f(x):
        out = eas.zeros(x.shape[0], dtype=x.dtype)
        diagonal = eas.diag(out)
        swish(x, out, x.numel)
        return eas.einsum("ij,jk->ik", diagonal, diagonal).contiguous()

    check(f, values(3))


def test_two_parts_of_what_is_written_to_are_read():
    @eas.function
    def f(x):
        u = eas.zeros(4, x.shape[0], dtype=x.dtype)
        swish(x, u[0], x.numel)
        multiply(x, u[0], u[1], x.numel)
        multiply(u[0], u[1], u[2], x.numel)
        multiply(u[2], u[2], u[3], x.numel)  # the same part twice
        return u

    check(f, values(4))


def test_steps_in_one_buffer_cost_what_a_step_costs():
    @eas.function
    def f(x, steps):
        u = eas.empty(steps + 1, x.shape[0], dtype=x.dtype)
        swish(x, u[0], x.numel)
        for t in range(steps):
            swish(u[t], u[t + 1], x.numel)
        return u[steps]

    def seconds(steps):
        x = leaf(4000)
        f(x, steps).sum().backward()
        begin = time.process_time()
        f(x, steps).sum().backward()
        return time.process_time() - begin

    few = min(seconds(20) for _ in range(3))
    many = min(seconds(200) for _ in range(3))
    assert many < 40 * few, (few, many)  # ten times the steps; their square would be a hundred


@pytest.mark.parametrize(
    "make", [lambda: eas.zeros((1,), dtype=eas.int64), lambda: np.zeros(1, int)]
)
def test_a_gradient_of_ones_own_sees_integers_that_were_written(make):
    @eas.kernel
    def largest(x, out, at, N: eas.constexpr = 8):
        v = mk.load(x, mk.arange(0, N))
        mk.store(out, 0, mk.max(v))
        mk.store(at, 0, mk.argmax(v, 0))

    @largest.def_grad
    def picked(x, out, at, N: eas.constexpr = 8, *, d_out, d_x):
        i = mk.load(at, 0)
        mk.store(d_x, i, mk.load(d_x, i) + mk.load(d_out, 0))

    @eas.function
    def f(x):
        out = eas.zeros((1,), dtype=eas.float64)
        largest(x, out, make(), _grid=1)
        return out.sum()

    x = np.array([0.0, 3, 1, 5, 2, 4, -1, 0])
    np.testing.assert_array_equal(eas.grad(f)(x), x == 5)


@pytest.mark.parametrize("make", [lambda: np.arange(4), lambda: eas.tensor(np.arange(4))])
def test_integers_that_a_launch_reads_and_writes_are_kept(make):
    @eas.kernel
    def counted(x, count, out):
        i = mk.arange(0, 4)
        n = mk.load(count, i)
        mk.store(out, i, mk.load(x, i) * n)
        mk.store(count, i, n + 1)

    count = make()

    @eas.function
    def f(x):
        out = eas.empty_like(x)
        counted(x, count, out, _grid=1)
        return out.sum()

    np.testing.assert_array_equal(eas.grad(f)(np.ones(4)), np.arange(4))
    assert np.asarray(count).tolist() == [1, 2, 3, 4]
