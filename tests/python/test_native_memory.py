"""Native code and memory: arguments that overlap, any strides, the same as the interpreter.

docs/reference.md: "Arguments may overlap: the result is as if the operations of each program ran in
order." and "Arrays on the CPU are never copied, whatever their strides."
"""

import eas
import numpy as np
import pytest
from eas import mk

BACKENDS = ("cpu", "interpreter")


def on_each(run):
    """What `run(backend)` gives on each backend, which must be the same bits."""
    cpu, interpreter = (run(backend) for backend in BACKENDS)
    np.testing.assert_array_equal(cpu, interpreter)
    return cpu


@eas.kernel
def copy_forward(x, y, n, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    mk.store(y, i, mk.load(x, i, i < n), i < n)


@pytest.mark.parametrize("shift", [-9, -1, 0, 1, 3, 8, 64])
@pytest.mark.parametrize("dtype", [np.float32, np.int8, np.float64])
def test_shifted_views_of_one_buffer(shift, dtype):
    """A tile is loaded whole before it is stored, however the views lie."""

    def run(backend):
        memory = np.arange(400).astype(dtype)
        x, y = memory[100:300], memory[100 + shift : 300 + shift]
        copy_forward(x, y, 200, BLOCK=256, _grid=1, _backend=backend)
        return memory

    memory = on_each(run)
    expected = np.arange(400).astype(dtype)
    expected[100 + shift : 300 + shift] = np.arange(100, 300).astype(dtype)
    np.testing.assert_array_equal(memory, expected)


@eas.kernel
def copy_strided(x, y, n, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    mk.store(y, i * y.stride(0), mk.load(x, i * x.stride(0), i < n), i < n)


@pytest.mark.parametrize(("to", "of"), [(1, -1), (-1, 1), (-1, -1)])
@pytest.mark.parametrize("shift", [-7, 0, 7])
def test_views_that_go_backward(to, of, shift):
    """They reach down from their first element, and overlap what is there."""

    def run(backend):
        memory = np.arange(400)
        x, y = memory[100:300][::of], memory[100 + shift : 300 + shift][::to]
        copy_strided(x, y, 200, BLOCK=256, _grid=1, _backend=backend)
        return memory

    expected = np.arange(400)
    expected[100 + shift : 300 + shift][::to] = np.arange(100, 300)[::of]
    np.testing.assert_array_equal(on_each(run), expected)


@eas.kernel
def every_nth(x, y, step, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    mk.store(y, i, mk.load(x, i * step))


@pytest.mark.parametrize("steps", [(1, 2, 1, 3), (2, 1, 0, 1)])
def test_a_stride_given_as_number_may_be_1_and_then_not(steps):
    x = np.arange(200)
    for step in steps:
        y = np.zeros(50, int)
        every_nth[1](x, y, step, BLOCK=50)
        np.testing.assert_array_equal(y, x[np.arange(50) * step])


@eas.kernel
def step_by_step(x, y, n, BLOCK: eas.constexpr):
    for start in mk.range(0, n, BLOCK):
        i = start + mk.arange(0, BLOCK)
        mk.store(y, i, mk.load(x, i, i < n) + 1, i < n)


@pytest.mark.parametrize("shift", [1, 7, 16])
def test_a_later_block_reads_what_an_earlier_one_stored(shift):
    def run(backend):
        memory = np.zeros(200, np.int32)
        x, y = memory[:100], memory[shift : shift + 100]
        step_by_step(x, y, 100, BLOCK=8, _grid=1, _backend=backend)
        return memory

    assert on_each(run).max() > 1  # something was carried along


@eas.kernel
def swap(x, y, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    a = mk.load(x, i)
    mk.store(x, i, mk.load(y, i))
    mk.store(y, i, a)


def test_the_same_buffer_twice():
    def run(backend):
        x = np.arange(64, dtype=np.float32)
        swap(x, x, BLOCK=16, _grid=4, _backend=backend)
        return x

    np.testing.assert_array_equal(on_each(run), np.arange(64))


@eas.kernel
def numbers_between(x, y, out, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    before = mk.load(x, i)
    mk.store(y, i, -i)
    mk.store(out, i, before - mk.load(x, i))


@eas.kernel
def numbers_twice(x, y, out, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    mk.store(x, i, i)
    mk.store(y, i, -i)
    mk.store(out, i, mk.load(x, i))


@eas.kernel
def numbers_further_on(x, y, out, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    before = mk.load(x, i)
    mk.store(x, i + 1, -i)
    mk.store(out, i, before)


@eas.kernel
def counted_between(x, y, out, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    before = mk.load(x, i)
    mk.atomic_add(x, i, 100)
    mk.store(out, i, before)


@pytest.mark.parametrize(
    "kernel", [numbers_between, numbers_twice, numbers_further_on, counted_between]
)
@pytest.mark.parametrize("shift", [-1, 0, 1, 40])
def test_what_does_not_use_a_load_does_not_overtake_it(kernel, shift):
    """Nor a store: not even where nothing but the memory says that one comes before the other."""

    def run(backend):
        memory, out = np.arange(400, dtype=np.int32), np.zeros(200, np.int32)
        kernel(memory[100:], memory[100 + shift :], out, BLOCK=200, _grid=1, _backend=backend)
        return np.concatenate([memory, out])

    on_each(run)


@eas.kernel
def deviation(x, out, SHAPE: eas.constexpr, AXIS: eas.constexpr):
    i = mk.reshape(mk.arange(0, 64), SHAPE)
    v = mk.load(x, i)
    above = v - mk.max(v, AXIS, keepdims=True)
    mk.store(out, i, v * 0 + mk.sum(above, AXIS, keepdims=True))


@pytest.mark.parametrize(("shape", "axis"), [((64,), 0), ((4, 16), 1), ((4, 16), 0)])
def test_a_reduction_waits_for_the_one_it_needs(shape, axis):
    x, out = np.random.default_rng(0).integers(0, 99, (2, *shape))
    deviation[1](x, out, SHAPE=shape, AXIS=axis)
    expected = (x - x.max(axis, keepdims=True)).sum(axis, keepdims=True)
    np.testing.assert_array_equal(out, np.broadcast_to(expected, shape))


@eas.kernel
def in_place(x, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(x, i, 2 * mk.load(x, i, i < n) + 1, i < n)


@pytest.mark.parametrize("n", [0, 1, 31, 32, 33, 1000, 1001])
def test_in_place_and_only_in_bounds(n):
    def run(backend):
        x = np.arange(1100, dtype=np.float32)
        in_place(x, n, BLOCK=32, _grid=max(1, eas.cdiv(n, 32)), _backend=backend)
        return x

    x = on_each(run)
    np.testing.assert_array_equal(x[:n], 2 * np.arange(n) + 1)
    np.testing.assert_array_equal(x[n:], np.arange(n, 1100))


@eas.kernel
def by_strides(x, y, rows, cols, R: eas.constexpr, C: eas.constexpr):
    i = (mk.program_id(0) * R + mk.arange(0, R))[:, None]
    j = (mk.program_id(1) * C + mk.arange(0, C))[None, :]
    mask = (i < rows) & (j < cols)
    value = mk.load(x, i * x.stride(0) + j * x.stride(1), mask)
    mk.store(y, i * y.stride(0) + j * y.stride(1), value * 3, mask)


LAYOUTS = {
    "contiguous": lambda r, c: np.zeros((r, c)),
    "transposed": lambda r, c: np.zeros((c, r)).T,
    "rows apart": lambda r, c: np.zeros((r, c + 5))[:, :c],
    "every second": lambda r, c: np.zeros((2 * r, 2 * c))[::2, ::2],
    "backwards": lambda r, c: np.zeros((r, c))[::-1, ::-1],
    "columns backwards": lambda r, c: np.zeros((r, c))[:, ::-1],
    "both": lambda r, c: np.zeros((2 * c, r))[::-2].T,
}


@pytest.mark.parametrize("to", LAYOUTS)
@pytest.mark.parametrize("of", LAYOUTS)
def test_any_strides(of, to):
    rows, cols = 21, 37

    def run(backend):
        x, y = LAYOUTS[of](rows, cols), LAYOUTS[to](rows, cols)
        x[...] = np.arange(rows * cols).reshape(rows, cols)
        grid = (eas.cdiv(rows, 4), eas.cdiv(cols, 16))
        by_strides[grid](x, y, rows, cols, R=4, C=16, _backend=backend)
        return y

    np.testing.assert_array_equal(on_each(run), 3 * np.arange(rows * cols).reshape(rows, cols))


def test_one_kernel_many_layouts():
    """Code made for one layout is never used for another."""
    for _ in range(2):
        for make in LAYOUTS.values():
            x, y = make(8, 16), np.zeros((8, 16))
            x[...] = np.arange(128).reshape(8, 16)
            by_strides[(2, 1)](x, y, 8, 16, R=4, C=16, _backend="cpu")
            np.testing.assert_array_equal(y, 3 * x)


def test_a_row_read_by_all():
    """Stride 0: a broadcast view, read only."""
    x = np.broadcast_to(np.arange(16.0), (8, 16))
    y = np.zeros((8, 16))
    by_strides[(2, 1)](x, y, 8, 16, R=4, C=16, _backend="cpu")
    np.testing.assert_array_equal(y, 3 * x)


def test_memory_off_its_alignment():
    """Views may start at any element of a buffer, and NumPy's may start at any byte."""
    for start in range(1, 9):
        x = np.arange(500, dtype=np.float32)[start : start + 300]
        y = np.zeros(600, np.float32)[start : start + 300]
        copy_forward(x, y, 300, BLOCK=512, _grid=1, _backend="cpu")
        np.testing.assert_array_equal(y, x)


def test_a_grid_with_a_zero_does_nothing():
    x = np.arange(8.0)
    in_place[(0,)](x, 8, BLOCK=4, _backend="cpu")
    in_place[(2, 0)](x, 8, BLOCK=4, _backend="cpu")
    np.testing.assert_array_equal(x, np.arange(8))


@eas.kernel
def scatter(x, index, y, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    mk.store(y, mk.load(index, i), mk.load(x, i))


def test_of_two_stores_to_one_element_the_last_wins():
    def run(backend):
        index = np.array([0, 3, 0, 3, 1, 0, 2, 2] * 4)
        y = np.zeros(4, np.int32)
        scatter(np.arange(32, dtype=np.int32), index, y, BLOCK=32, _grid=1, _backend=backend)
        return y

    assert on_each(run).tolist() == [29, 28, 31, 27]


# --- reading backwards: what masked-off lanes give keeps its own order ---------------------------


@eas.kernel
def backwards_or_else(x, rest, out, SIZE: eas.constexpr):
    i = mk.arange(0, SIZE)
    mk.store(out, i, mk.load(x, SIZE - 1 - i, i % 3 != 1, mk.load(rest, i)))


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int8, np.uint16])
@pytest.mark.parametrize("size", [1, 7, 8, 16, 33, 100])
def test_masked_off_lanes_of_a_backward_load(size, dtype):
    x, rest = np.arange(size).astype(dtype), (100 + np.arange(size)).astype(dtype)
    out = np.zeros(size, dtype)
    backwards_or_else[1](x, rest, out, SIZE=size)
    np.testing.assert_array_equal(out, np.where(np.arange(size) % 3 != 1, x[::-1], rest))
