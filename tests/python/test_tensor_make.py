"""Making tensors: eas.tensor aliases what has memory and copies what has not; the other makers."""

import array
import gc
import pickle
import subprocess
import sys
import weakref

import eas
import numpy as np
import pytest
from dtype_names import NAMES, NUMPY_NAMES

# --- dtypes ---


@pytest.mark.parametrize("name", NAMES)
def test_dtype_objects(name):
    dtype = getattr(eas, name)
    assert dtype is getattr(eas, name)
    assert dtype.name == name
    assert repr(dtype) == f"eas.{name}"
    assert pickle.loads(pickle.dumps(dtype)) is dtype
    assert {dtype: 1}[dtype] == 1
    assert eas.zeros(2, dtype=name).dtype is dtype
    assert dtype == name
    assert dtype != "nonsense"
    assert dtype != 5


@pytest.mark.parametrize("name", NUMPY_NAMES)
def test_dtype_facts_are_numpys(name):
    dtype = getattr(eas, name)
    assert (dtype.itemsize, dtype.kind) == (np.dtype(name).itemsize, np.dtype(name).kind)
    assert eas.zeros(1, dtype=np.dtype(name)).dtype is dtype
    assert eas.zeros(1, dtype=np.dtype(name).type).dtype is dtype


def test_python_types_as_dtypes():
    assert eas.zeros(1, dtype=bool).dtype is eas.bool
    assert eas.zeros(1, dtype=int).dtype is eas.int64
    assert eas.zeros(1, dtype=float).dtype is eas.float64
    assert eas.zeros(1, dtype=complex).dtype is eas.complex128


def test_torch_dtypes():
    torch = pytest.importorskip("torch")
    assert eas.zeros(1, dtype=torch.bfloat16).dtype is eas.bfloat16
    assert eas.zeros(1, dtype=torch.bool).dtype is eas.bool


# --- aliasing ---


@pytest.mark.parametrize("name", NUMPY_NAMES)
def test_numpy_is_aliased_for_every_dtype(name):
    a = np.array([[1, 0, 3], [4, 5, 6]]).astype(name)
    t = eas.tensor(a)
    assert t.dtype is getattr(eas, name)
    assert t.shape == (2, 3)
    assert t.data_ptr() == a.ctypes.data
    back = t.numpy()
    assert back.dtype == a.dtype
    np.testing.assert_array_equal(back, a)
    back[0, 0] = 0
    assert a[0, 0] == 0


@pytest.mark.parametrize(
    "view",
    [
        lambda a: a[::-1],
        lambda a: a[:, ::-2],
        lambda a: a.T,
        lambda a: a[1:, 2],
        lambda a: a[:0],
        lambda a: a[2, 3, ...],
        lambda a: a[:, None, ::3],
        lambda a: np.broadcast_to(a[0], (5, 7)),
    ],
)
def test_any_strides_are_aliased(view):
    a = view(np.arange(42, dtype=np.int32).reshape(6, 7))
    t = eas.tensor(a)
    assert t.shape == a.shape
    assert t.readonly == (not a.flags.writeable)
    assert t.tolist() == a.tolist()
    np.testing.assert_array_equal(t.numpy(), a)
    assert a.size == 0 or np.shares_memory(t.numpy(), a)


def test_real_parts_are_aliased():
    a = np.array([1 + 2j, 3 + 4j], dtype=np.complex64)
    t = eas.tensor(a.imag)
    assert t.strides == (2,)
    assert t.tolist() == [2.0, 4.0]


def test_memory_outlives_the_array():
    a = np.arange(1000)
    base = weakref.ref(a)
    t = eas.tensor(a)[::-1][10:]
    del a
    gc.collect()
    assert base() is not None
    assert t[0].item() == 989
    del t
    gc.collect()
    assert base() is None


def test_a_tensor_of_a_tensor_is_a_view():
    t = eas.zeros(3)
    eas.tensor(t)[1] = 5
    assert t.tolist() == [0, 5, 0]


def test_buffers_are_aliased_and_pinned():
    raw = bytearray(8)
    t = eas.tensor(memoryview(raw).cast("i"))
    assert t.dtype is eas.int32
    t[1] = 258
    assert raw[4:6] == b"\x02\x01"
    with pytest.raises(BufferError):
        raw.append(1)
    del t
    gc.collect()
    raw.append(1)
    assert eas.tensor(array.array("d", [1, 2])).dtype is eas.float64
    assert eas.tensor(b"\x01\x02").readonly


def test_numpy_scalars_keep_their_dtype():
    assert eas.tensor(np.float64(2.5)).dtype is eas.float64
    assert eas.tensor(np.int8(-3)).tolist() == -3
    assert eas.tensor(np.bool_(True)).dtype is eas.bool


def test_objects_with_array_interface():
    class Holder:
        def __init__(self):
            self.a = np.arange(3, dtype=np.uint16)

        def __array__(self, dtype=None, copy=None):
            return self.a

    h = Holder()
    assert eas.tensor(h).data_ptr() == h.a.ctypes.data


def test_bfloat16_arrays():
    ml_dtypes = pytest.importorskip("ml_dtypes")
    a = np.array([1.5, -2], dtype=ml_dtypes.bfloat16)
    t = eas.tensor(a)
    assert t.dtype is eas.bfloat16
    assert t.tolist() == [1.5, -2.0]
    assert t.numpy().dtype == a.dtype
    assert np.shares_memory(t.numpy(), a)


# --- values ---


@pytest.mark.parametrize(
    ("values", "dtype"),
    [
        (True, "bool"),
        (3, "int64"),
        (2.5, "float32"),
        (1j, "complex64"),
        ([], "float32"),
        ([[], []], "float32"),
        ([True, False], "bool"),
        ([True, 2], "int64"),
        ([1, 2.0], "float32"),
        ([[1, 2j], [3, 4]], "complex64"),
        (((1, 2), [3, 4]), "int64"),
        (range(3), "int64"),
    ],
)
def test_lists_take_the_dtype_of_their_values(values, dtype):
    t = eas.tensor(values)
    expected = np.array(values)
    assert t.dtype is getattr(eas, dtype)
    assert t.shape == expected.shape
    assert t.tolist() == expected.tolist()


def test_lists_of_numpy_things():
    assert eas.tensor([np.float64(1), np.float64(2)]).dtype is eas.float64
    t = eas.tensor([np.arange(2), np.arange(2) + 5])
    assert t.tolist() == [[0, 1], [5, 6]]


def test_dtype_converts_and_copies():
    a = np.array([1.75, -1.75, np.nan, 1e30])
    t = eas.tensor(a, dtype=eas.int32)
    assert t.tolist() == [1, -1, 0, 2**31 - 1]  # as the kernel op `cast`
    assert eas.tensor(a, dtype=eas.float64).data_ptr() == a.ctypes.data
    assert eas.tensor([1, 2], dtype=eas.float16).tolist() == [1.0, 2.0]
    assert eas.tensor(2**64 - 1, dtype="uint64").item() == 2**64 - 1
    assert eas.tensor(10**30, dtype="float64").item() == 1e30


# --- the other makers ---


def test_sizes_are_ints_or_one_tuple():
    for size in [(2, 3), ((2, 3),), ([2, 3],), (np.int64(2), 3), ((2, np.int8(3)),)]:
        assert eas.zeros(*size).shape == (2, 3)
    assert eas.zeros().shape == eas.zeros(()).shape == ()
    assert eas.empty(0, 5).shape == (0, 5)
    assert eas.ones(4).shape == (4,)


@pytest.mark.parametrize("name", NAMES)
def test_zeros_ones_full(name):
    dtype = getattr(eas, name)
    assert eas.zeros(2, 2, dtype=dtype).tolist() == [[0, 0], [0, 0]]
    assert eas.ones(3, dtype=dtype).tolist() == [1, 1, 1]
    assert eas.full((2,), 1, dtype=dtype).dtype is dtype
    t = eas.empty(2, 3, dtype=dtype, device="cpu")
    assert (t.nbytes, t.numel, t.ndim) == (6 * dtype.itemsize, 6, 2)


def test_defaults():
    for t in [eas.empty(1), eas.zeros(1), eas.ones(1), eas.full(1, 2), eas.arange(3)]:
        assert t.dtype is eas.float32
        assert t.device == "cpu"
        assert t.is_contiguous


@pytest.mark.parametrize(
    ("bounds", "dtype"),
    [
        ((5,), "int32"),
        ((2, 9, 3), "int64"),
        ((9, 2, -3), "int64"),
        ((3, 3), "float32"),
        ((5, 2), "float32"),
        ((0, 1, 0.25), "float64"),
        ((1, -1, -0.5), "float32"),
        ((2**62, 2**62 + 3), "int64"),
    ],
)
def test_arange(bounds, dtype):
    t = eas.arange(*bounds, dtype=dtype)
    assert t.tolist() == np.arange(*bounds).astype(dtype).tolist()


def test_empty_like():
    a = np.zeros((3, 4), dtype=np.int16).T
    t = eas.empty_like(a)
    assert (t.shape, t.dtype, t.is_contiguous) == ((4, 3), eas.int16, True)
    assert eas.empty_like(t, dtype=eas.float64).dtype is eas.float64


def test_import_brings_in_neither_numpy_nor_torch():
    code = "import sys, eas; eas.zeros(3); print('numpy' in sys.modules, 'torch' in sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.split()[1] == "False"


@pytest.mark.parametrize(
    "make",
    [
        lambda: eas.zeros(2, 3, dtype="int32"),
        lambda: eas.zeros((2, 3), np.int32),
        lambda: eas.zeros(2, 3, eas.int32),
        lambda: eas.zeros(np.array([2, 3]), "i4"),
        lambda: eas.zeros(shape=(2, 3), dtype=eas.int32),
        lambda: eas.zeros(size=[2, 3], dtype=eas.int32),
        lambda: eas.full((2, 3), 0, eas.int32),
        lambda: eas.full(shape=(2, 3), fill_value=0, dtype=eas.int32),
    ],
)
def test_every_spelling_of_a_shape_and_dtype(make):
    tensor = make()
    assert (tensor.shape, tensor.dtype, tensor.tolist()) == ((2, 3), eas.int32, [[0] * 3] * 2)


@pytest.mark.parametrize(
    "make",
    [
        lambda: eas.arange(1, 7, 2),
        lambda: eas.arange(1, stop=7, step=2),
        lambda: eas.arange(start=1, end=7, step=2),
        lambda: eas.arange(1, 7, 2, eas.float32),
    ],
)
def test_every_spelling_of_a_range(make):
    assert make().tolist() == [1.0, 3.0, 5.0]


def test_dtypes_are_numpys():
    assert eas.float32 == np.float32 == eas.zeros(1).dtype
    assert eas.float32 != np.float64
    assert eas.float32 != np.dtype(">f4")
    assert np.zeros(2, dtype=eas.float16).dtype == np.float16


def test_numpy_has_no_bfloat16_without_ml_dtypes(monkeypatch):
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    with pytest.raises(TypeError):
        np.zeros(2, dtype=eas.bfloat16)


def test_numpys_spellings_do_not_wait_for_its_import():
    code = (
        "import eas, sys; assert 'numpy' not in sys.modules; print(eas.zeros(1, dtype='f8').dtype)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "eas.float64\n"


def test_one_value_formats_as_a_number():
    assert f"{eas.tensor(2.5):.3f} {eas.tensor(3):03d}" == "2.500 003"


def test_numpy_answers_for_tensors_beside_its_own():
    x, n = eas.ones(2), np.array([1.0, 2.0])
    assert (x + n).tolist() == (n + x).tolist() == [2.0, 3.0]
    assert (np.float32(2) * x).tolist() == (x * np.float32(2)).tolist() == [2.0, 2.0]
    assert (x == n).tolist() == (n == x).tolist() == [True, False]


def test_a_diagonal_is_dense_in_numpy_and_cannot_be_written_there():
    diagonal = eas.diag([1.0, 2.0])
    for array_ in (diagonal.numpy(), np.asarray(diagonal)):
        assert array_.tolist() == [[1.0, 0.0], [0.0, 2.0]]
        assert not array_.flags.writeable
    assert np.array(diagonal).flags.writeable


def test_any_sequence_can_be_assigned():
    x = eas.zeros(3)
    x[:] = range(3)
    assert x.tolist() == [0.0, 1.0, 2.0]
    x[:] = bytes([3, 4, 5])
    assert x.tolist() == [3.0, 4.0, 5.0]


def test_ranges_reach_both_ends_of_64_bits():
    top = eas.arange(2**63, 2**63 + 3, dtype="uint64")
    assert top.tolist() == [2**63, 2**63 + 1, 2**63 + 2]
    across = eas.arange(-(2**63), 2**63 - 1, 2**62, dtype="int64")
    assert across.tolist() == [-(2**63), -(2**62), 0, 2**62]
