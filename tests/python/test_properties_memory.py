"""Random views (steps, backwards, transposed, broadcast, empty) are read and written in place."""

import eas
import numpy as np
import pytest
from checking import CHECKING, checking_on
from eas import mk
from hypothesis import assume, given
from hypothesis import strategies as st


@eas.kernel
def copy_1d(x, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i * out.stride(0), mk.load(x, i * x.stride(0), i < n), i < n)


@eas.kernel
def copy_2d(x, out, rows, cols, BY: eas.constexpr, BX: eas.constexpr):
    i = mk.program_id(1) * BY + mk.arange(0, BY)[:, None]
    j = mk.program_id(0) * BX + mk.arange(0, BX)[None, :]
    inside = (i < rows) & (j < cols)
    value = mk.load(x, i * x.stride(0) + j * x.stride(1), inside)
    mk.store(out, i * out.stride(0) + j * out.stride(1), value, inside)


@eas.kernel
def copy_3d_by_pointers(x, out, BLOCK: eas.constexpr):
    source, target = x + 0, out + 0
    for _ in mk.range(x.shape[0]):
        for j in mk.range(x.shape[1]):
            for start in mk.range(0, x.shape[2], BLOCK):
                k = start + mk.arange(0, BLOCK)
                value = mk.load(source + (j * x.stride(1) + k * x.stride(2)), mask=k < x.shape[2])
                mk.store(
                    target + (j * out.stride(1) + k * out.stride(2)), value, mask=k < x.shape[2]
                )
        source += x.stride(0)
        target += out.stride(0)


COPIES = {
    1: lambda x, out, b: copy_1d[eas.cdiv(x.shape[0], b[0])](x, out, x.shape[0], b[0]),
    2: lambda x, out, b: copy_2d(x, out, *x.shape, *b),
    3: lambda x, out, b: copy_3d_by_pointers[1](x, out, b[0]),
}


@st.composite
def views(draw, shape):
    """An array of this shape, somewhere inside a larger one, in any order of axes and direction."""
    order = draw(st.permutations(range(len(shape))))
    steps = [draw(st.sampled_from([1, 1, -1, 2, -2, 3])) for _ in shape]
    margins = [draw(st.integers(0, 2)) for _ in shape]
    base = [0] * len(shape)
    index = [slice(None)] * len(shape)
    for axis, place in enumerate(order):
        n, step, margin = shape[axis], steps[axis], margins[axis]
        base[place] = margin + n * abs(step) + draw(st.integers(0, 1))
        inner = slice(margin, margin + n * abs(step), abs(step))
        index[place] = (inner, step < 0)
    whole = np.arange(int(np.prod(base)), dtype=np.int64).reshape(base)
    view = whole[(*(inner for inner, _ in index), ...)]
    view = view[(*(slice(None, None, -1 if back else 1) for _, back in index), ...)]
    view = view.transpose(order)
    assert view.shape == tuple(shape)
    return whole, view


def shapes(rank):
    return st.lists(st.integers(0, 7), min_size=rank, max_size=rank)


@pytest.mark.parametrize("kind", ["numpy", "eas"])
@pytest.mark.parametrize("rank", [1, 2, 3])
@given(data=st.data())
def test_any_view_copies_into_any_other(rank, kind, data):
    shape = data.draw(shapes(rank))
    _, x = data.draw(views(shape))
    whole, out = data.draw(views(shape))
    block = data.draw(st.tuples(st.integers(1, 5), st.integers(1, 5)))
    whole[...] = -1
    give = np.asarray if kind == "numpy" else eas.tensor
    COPIES[rank](give(x), give(out), block)
    np.testing.assert_array_equal(out, x)
    assert (whole == -1).sum() == whole.size - out.size, "elements beside the view are as they were"


@given(data=st.data())
def test_broadcast_views_are_read_as_numpy_reads_them(data):
    shape = data.draw(shapes(2))
    zero = data.draw(st.integers(0, 1))
    assume(shape[zero] > 0)
    _, x = data.draw(views([1 if axis == zero else n for axis, n in enumerate(shape)]))
    x, out = np.broadcast_to(x, shape), np.zeros(shape, np.int64)
    copy_2d(x, out, *shape, 2, 3)
    np.testing.assert_array_equal(out, x)


@eas.kernel
def gather(x, at, out, n, m, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    where = mk.load(at, i, i < n, other=0)
    known = (i < n) & (where >= 0) & (where < m)
    mk.store(out, i, mk.load(x, where, known, other=-7), i < n)


@given(st.lists(st.integers(-3, 12), min_size=1, max_size=20), st.integers(1, 9), st.integers(1, 7))
def test_gather_with_guards(at, m, block):
    at, x = np.array(at), np.arange(100, 100 + m)
    out = np.zeros(len(at), np.int64)
    gather[eas.cdiv(len(at), block)](x, at, out, len(at), m, block)
    inside = (at >= 0) & (at < m)
    np.testing.assert_array_equal(out, np.where(inside, x[np.where(inside, at, 0)], -7))


@eas.kernel
def read(x, out, at):
    mk.store(out, 0, mk.load(x, at))


@pytest.mark.parametrize("backend", CHECKING)
@given(data=st.data())
def test_an_offset_is_legal_if_it_is_an_elements(backend, data):
    shape = data.draw(st.lists(st.integers(0, 4), min_size=0, max_size=3))
    _, x = data.draw(views(shape))
    strides = [s // x.itemsize for s in x.strides]
    elements = {int(np.dot(i, strides)): x[i] for i in np.ndindex(x.shape)}
    at = data.draw(st.one_of(st.integers(-40, 40), st.sampled_from(sorted(elements) or [0])))
    out = np.zeros(1, np.int64)
    with checking_on(backend):
        if at in elements:
            read[1](x, out, at)
            assert out[0] == elements[at]
        else:
            with pytest.raises(eas.OutOfBoundsError, match=f"index {at}, expected "):
                read[1](x, out, at)
