"""eas.Tensor: attributes, views, copies, values, printing, pickling."""

import copy
import gc
import pickle
import tracemalloc
import weakref

import eas
import numpy as np
import pytest


def grid(rows=3, cols=4, dtype=np.float32):
    return np.arange(rows * cols, dtype=dtype).reshape(rows, cols)


def same(t, a):
    assert t.shape == a.shape
    np.testing.assert_array_equal(t.numpy(), a)


def test_attributes():
    t = eas.tensor(grid())
    assert t.shape == (3, 4)
    assert t.strides == (4, 1)
    assert (t.stride(0), t.stride(-1)) == (4, 1)
    assert (t.ndim, t.numel, t.nbytes) == (2, 12, 48)
    assert t.is_contiguous is True
    assert t.T.is_contiguous is False
    assert (t.dtype, t.device, t.layout) == (eas.float32, "cpu", "strided")
    assert (t.readonly, t.requires_grad) == (False, False)
    assert len(t) == 3


def test_zero_d():
    t = eas.tensor(7)
    assert (t.shape, t.strides, t.ndim, t.numel, t.nbytes) == ((), (), 0, 1, 8)
    assert t.item() == t.tolist() == int(t) == 7
    assert t[...].shape == t[()].shape == ()
    assert t[None].shape == (1,)
    assert t.numpy().shape == ()
    t[()] = 9
    assert t.item() == 9
    assert list(range(t[()]))[-1] == 8  # __index__


def test_zero_size():
    t = eas.zeros(3, 0, 2)
    assert (t.numel, t.nbytes, t.is_contiguous) == (0, 0, True)
    assert t.tolist() == [[], [], []]
    assert t.numpy().shape == (3, 0, 2)
    assert t.reshape(0, 7).shape == (0, 7)
    assert t.T.shape == (2, 0, 3)
    assert t.to(eas.int8).shape == (3, 0, 2)
    t[:] = 1


KEYS = [
    1,
    -1,
    slice(None),
    slice(1, None),
    slice(None, None, -1),
    slice(10, -10, -2),
    slice(2, 1),
    slice(-(2**70), 2**70, 3),
    slice(0, 3, 2**62),
    ...,
    None,
    (1, 2),
    (slice(None), 2),
    (..., -1),
    (0, ..., 1),
    (None, slice(None), None, 1),
    (slice(None, None, -2), slice(3, 0, -1)),
    (..., None),
    (),
    np.int64(2),
]


@pytest.mark.parametrize("key", KEYS, ids=repr)
def test_indexing_is_numpys_and_a_view(key):
    a = grid()
    t = eas.tensor(a.copy())
    same(t[key], a[key] if not np.isscalar(a[key]) else np.asarray(a[key]))
    t[key] = 100
    a[key] = 100
    same(t, a)


def test_a_zero_d_tensor_is_an_index():
    assert eas.arange(5)[eas.tensor(3)].item() == 3


def test_views_chain():
    a = np.arange(24).reshape(2, 3, 4)
    t = eas.tensor(a)
    same(
        t[::-1].T[1:, ::2].permute(2, 0, 1)[..., None, -1],
        a[::-1].T[1:, ::2].transpose(2, 0, 1)[..., None, -1],
    )


@pytest.mark.parametrize(
    "value",
    [
        5,
        2.5,
        np.float64(1.5),
        True,
        [1, 2, 3, 4],
        [[1], [2], [3]],
        np.arange(4),
        np.arange(3)[:, None],
        np.float16(2),
        np.arange(12, dtype=np.int8).reshape(3, 4)[::-1, ::-1],
    ],
    ids=repr,
)
@pytest.mark.parametrize("dtype", ["float32", "int16", "complex64"])
def test_setitem_broadcasts_and_casts(value, dtype):
    a = np.zeros((3, 4), dtype)
    t = eas.tensor(a.copy())
    t[...] = value
    a[...] = value
    same(t, a)


def test_setitem_of_overlapping_memory():
    a = np.arange(10)
    t = eas.tensor(a.copy())
    t[1:] = t[:-1]
    a[1:] = a[:-1].copy()
    same(t, a)
    t[:] = t[::-1]
    same(t, a[::-1])


def test_iteration_gives_views():
    t = eas.zeros(3, 2)
    for i, row in enumerate(t):
        row[:] = i
    assert t.tolist() == [[0, 0], [1, 1], [2, 2]]


@pytest.mark.parametrize(
    "shape", [(12,), (4, 3), (-1, 2), (2, 1, 6), (3, 4), (1, 12, 1), (2, -1, 2)]
)
@pytest.mark.parametrize(
    "view", [lambda a: a, lambda a: a.T, lambda a: a[::-1], lambda a: a[:, None]]
)
def test_reshape(shape, view):
    a = view(grid())
    t = eas.tensor(a)
    same(t.reshape(*shape), a.reshape(shape))
    same(t.reshape(shape), a.reshape(shape))


def test_reshape_is_a_view_where_it_can_be():
    t = eas.zeros(2, 3, 4)
    assert t.reshape(6, 4).data_ptr() == t.data_ptr()
    assert t[:, :, ::2].reshape(6, 2).data_ptr() == t.data_ptr()
    assert t[:, ::2].reshape(2, 2, 2, 2).data_ptr() == t.data_ptr()
    assert t.T.reshape(24).data_ptr() != t.data_ptr()


def test_transpose_and_permute():
    a = np.arange(24).reshape(2, 3, 4)
    t = eas.tensor(a)
    same(t.T, a.T)
    same(t.transpose(), a.T)
    same(t.transpose(1, 0, 2), a.transpose(1, 0, 2))
    same(t.transpose((2, 0, 1)), a.transpose(2, 0, 1))
    same(t.permute(-1, 0, 1), a.transpose(2, 0, 1))
    assert t.T.data_ptr() == t.data_ptr()


def test_contiguous_and_clone():
    t = eas.tensor(grid())
    assert t.contiguous().data_ptr() == t.data_ptr()
    c = t.T.contiguous()
    assert c.is_contiguous
    assert c.data_ptr() != t.data_ptr()
    same(c, grid().T)
    for made in [t.clone(), t.copy(), copy.copy(t), copy.deepcopy(t)]:
        assert made.data_ptr() != t.data_ptr()
        same(made, grid())
    assert t.detach().data_ptr() == t.data_ptr()


NAMES = [
    "bool",
    "int8",
    "int64",
    "uint8",
    "uint64",
    "float16",
    "float32",
    "float64",
    "complex64",
    "complex128",
]


@pytest.mark.parametrize("source", NAMES)
@pytest.mark.parametrize("target", NAMES)
@pytest.mark.filterwarnings("ignore")
def test_to_dtype(source, target):
    a = np.array([[0, 1, 2], [3, 100, 7]]).astype(source)[:, ::-1]
    t = eas.tensor(a).to(getattr(eas, target))
    assert t.dtype is getattr(eas, target)
    same(t, a.astype(target))


def test_bfloat16_rounds_to_even():
    values = [1.0, 1.00390625, 1.01171875, 3.39e38, -0.0, float("inf")]
    t = eas.tensor(values, dtype=eas.bfloat16)
    assert t.tolist() == [1.0, 1.0, 1.015625, 3.3895313892515355e38, -0.0, float("inf")]
    assert np.isnan(eas.tensor([float("nan")]).to("bfloat16").item())
    assert eas.tensor(2**62 + 2**54 + 1).to("bfloat16").item() == 2**62 + 2**55


def test_to_spellings():
    t = eas.zeros(2)
    assert t.to("cpu").data_ptr() == t.data_ptr()
    assert t.to(eas.float32).data_ptr() == t.data_ptr()
    assert t.to("float16").dtype is eas.float16
    assert t.to("cpu", eas.int8).dtype is eas.int8
    assert t.to(dtype=np.int16, device="cpu").dtype is eas.int16


def test_values_out():
    assert eas.tensor([[1, 2]]).tolist() == [[1, 2]]
    assert eas.tensor([[[2.5]]]).item() == 2.5
    assert float(eas.tensor([2])) == 2.0
    assert int(eas.tensor(2.9)) == 2
    assert complex(eas.tensor(1j)) == 1j
    assert bool(eas.tensor([0.0])) is False
    assert bool(eas.tensor(float("nan"))) is True
    assert type(eas.tensor([True])[0].item()) is bool
    assert eas.tensor(np.uint64(2**64 - 1)).item() == 2**64 - 1


def test_array_protocol():
    a = grid()
    t = eas.tensor(a)
    assert np.shares_memory(np.asarray(t), a)
    assert not np.shares_memory(np.array(t), a)
    assert np.asarray(t, dtype=np.int32).dtype == np.int32
    assert np.shares_memory(t.__array__(), a)
    assert not np.shares_memory(t.__array__(copy=True), a)
    assert t.__array__(np.float64).dtype == np.float64
    np.testing.assert_array_equal(np.add(a, t), a * 2)
    assert np.array_equal(t, a)


def test_buffer_protocol():
    a = grid()
    t = eas.tensor(a)
    m = memoryview(t)
    assert (m.format, m.shape, m.strides, m.readonly) == ("f", (3, 4), (16, 4), False)
    assert m.tolist() == a.tolist()
    assert memoryview(t[::-1, ::2]).tolist() == a[::-1, ::2].tolist()
    assert bytes(t) == a.tobytes()
    assert memoryview(eas.tensor(3)).tolist() == 3
    a.flags.writeable = False
    assert memoryview(eas.tensor(a)).readonly
    m = memoryview(eas.zeros(2))
    gc.collect()
    m[0] = 3.0
    assert m.tolist() == [3.0, 0.0]


def test_read_only_is_kept():
    a = grid()
    a.flags.writeable = False
    t = eas.tensor(a)
    assert t.readonly
    assert t[1:].T.readonly
    assert not t.numpy().flags.writeable
    assert not t.clone().readonly
    assert not t.to(eas.float64).readonly


def test_diag():
    t = eas.diag([1.0, 2.0, 3.0])
    assert (t.shape, t.nbytes, t.numel, t.layout) == ((3, 3), 12, 9, "diagonal")
    assert t.tolist() == np.diag([1.0, 2.0, 3.0]).tolist()
    assert (t[1, 1].item(), t[-1, 2].item(), t[0, 1].item()) == (2.0, 3.0, 0.0)
    same(t.contiguous(), np.diag([1.0, 2.0, 3.0]).astype(np.float32))
    assert (
        t.T.layout
        == t.permute(1, 0).layout
        == t.to("int32").layout
        == t.clone().layout
        == "diagonal"
    )
    assert t.diagonal().tolist() == [1, 2, 3]
    assert not t.is_contiguous
    t[1, 1] = 7
    assert t.diagonal().tolist() == [1, 7, 3]


def test_diag_shares_its_vector_and_takes_any_rank():
    v = np.arange(1, 5, dtype=np.int32)[::-2]
    t = eas.diag(v, ndim=3)
    assert (t.shape, t.nbytes) == ((2, 2, 2), 8)
    v[0] = 40
    assert t[0, 0, 0].item() == 40
    assert t.tolist() == [[[40, 0], [0, 0]], [[0, 0], [0, 2]]]
    assert eas.diag(v, ndim=1).layout == "strided"
    assert eas.diag(eas.zeros(10**6), 2).nbytes == 4 * 10**6


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (
            lambda: eas.tensor([[0.0, 1], [2, 3]]),
            "eas.Tensor([[0., 1.],\n            [2., 3.]], dtype=eas.float32)",
        ),
        (lambda: eas.tensor([True]), "eas.Tensor([ True], dtype=eas.bool)"),
        (lambda: eas.tensor(2.5, dtype="bfloat16"), "eas.Tensor(2.5, dtype=eas.bfloat16)"),
        (lambda: eas.zeros(0), "eas.Tensor([], dtype=eas.float32)"),
        (lambda: eas.zeros(0, 3), "eas.Tensor([], shape=(0, 3), dtype=eas.float32)"),
        (lambda: eas.diag([1, 2], 3), "eas.diag([1, 2], ndim=3, dtype=eas.int64)"),
        (
            lambda: eas.arange(2000, dtype=eas.int32),
            "eas.Tensor([   0,    1,    2, ..., 1997, 1998, 1999], shape=(2000,), dtype=eas.int32)",
        ),
    ],
)
def test_repr(make, text):
    assert repr(make()) == str(make()) == text


@pytest.mark.parametrize(
    "make",
    [
        lambda: eas.tensor(grid()),
        lambda: eas.tensor(grid())[::-1].T,
        lambda: eas.tensor(3),
        lambda: eas.zeros(0, 2),
        lambda: eas.tensor([1.5], dtype="bfloat16"),
        lambda: eas.diag([1.0, 2.0], 3),
    ],
)
def test_pickle(make):
    t = make()
    back = pickle.loads(pickle.dumps(t))
    assert (back.shape, back.dtype, back.layout, back.nbytes) == (
        t.shape,
        t.dtype,
        t.layout,
        t.nbytes,
    )
    assert back.tolist() == t.tolist()
    back[(0,) * t.ndim if t.numel else slice(None)] = 1


def test_tensors_are_hashed_by_identity():
    t = eas.zeros(1)
    assert {t: 1}[t] == 1
    assert hash(t) != hash(eas.zeros(1))


def test_memory_is_given_back():
    def work():
        for _ in range(50):
            t = eas.tensor(np.zeros(10_000))
            u = t[::-1].reshape(100, 100).T.contiguous()
            u[...] = t.reshape(100, 100)
            pickle.loads(pickle.dumps(eas.from_dlpack(u.numpy())))
            memoryview(u).tolist()

    work()
    gc.collect()
    tracemalloc.start()
    work()
    gc.collect()
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert held < 100_000


def test_weak_references():
    t = eas.zeros(1)
    ref = weakref.ref(t)
    del t
    assert ref() is None
