"""DLPack with NumPy and producers of every age: capsules, read-only, copies, the C exchange API."""

import ctypes
import gc
import weakref

import eas
import numpy as np
import pytest
from dtype_names import NUMPY_NAMES as NAMES

# NumPy knows DLPack 1.0 (versions, read-only, copy=) from 2.1 on, bool from 1.25 on.
NUMPY = tuple(int(part) for part in np.__version__.split(".")[:2])


def capsule_name(capsule):
    get = ctypes.pythonapi.PyCapsule_GetName
    get.restype, get.argtypes = ctypes.c_char_p, [ctypes.py_object]
    return get(capsule).decode()


class Producer:
    """Shows an array through DLPack only, as another library would."""

    def __init__(self, array, old=False, device=(1, 0)):
        self.array, self.old, self.device, self.asked = array, old, device, []

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, **options):
        self.asked.append(options)
        if self.old and options:
            raise TypeError("no such option")
        return self.array.__dlpack__(**options)


@pytest.mark.parametrize("name", NAMES)
def test_numpy_both_ways(name):
    a = np.array([[1, 0, 3], [4, 5, 6]]).astype(name)[:, ::-1]
    t = eas.from_dlpack(a)
    assert t.data_ptr() == a.ctypes.data
    assert t.dtype is getattr(eas, name)
    if name == "bool" and NUMPY < (1, 25):
        pytest.skip("NumPy before 1.25 has no bool in DLPack")
    b = np.from_dlpack(t)
    np.testing.assert_array_equal(b, a)
    assert b.dtype == a.dtype
    assert np.shares_memory(a, b)


@pytest.mark.parametrize("old", [False, True])
@pytest.mark.parametrize(
    "view", [lambda a: a, lambda a: a[::-2].T, lambda a: a[:0], lambda a: a[1, 2, ...]]
)
def test_other_producers(old, view):
    a = view(np.arange(12.0).reshape(4, 3))
    for read in [eas.from_dlpack, eas.tensor]:
        t = read(Producer(a, old))
        np.testing.assert_array_equal(t.numpy(), a)
        assert a.size == 0 or t.data_ptr() == a.ctypes.data


def test_producers_memory_lives_as_long_as_ours():
    a = np.arange(5.0)
    base = weakref.ref(a)
    t = eas.from_dlpack(Producer(a))[1:]
    del a
    gc.collect()
    assert t.tolist() == [1, 2, 3, 4]
    del t
    gc.collect()
    assert base() is None


def test_our_memory_lives_as_long_as_theirs():
    t = eas.arange(5)
    a = np.from_dlpack(t)
    del t
    gc.collect()
    assert a.tolist() == [0, 1, 2, 3, 4]


def test_capsules_by_version():
    t = eas.zeros(2)
    assert capsule_name(t.__dlpack__()) == "dltensor"
    assert capsule_name(t.__dlpack__(max_version=(0, 8))) == "dltensor"
    assert capsule_name(t.__dlpack__(max_version=(1, 0))) == "dltensor_versioned"
    assert capsule_name(t.__dlpack__(max_version=(2, 5))) == "dltensor_versioned"
    assert capsule_name(eas.to_dlpack(t)) == "dltensor_versioned"
    assert t.__dlpack_device__() == (1, 0)


@pytest.mark.parametrize("version", [None, (1, 0)])
def test_a_capsule_is_taken_once(version):
    t = eas.zeros(2)
    capsule = t.__dlpack__(max_version=version)
    u = eas.from_dlpack(capsule)
    u[0] = 3
    assert t.tolist() == [3, 0]
    assert capsule_name(capsule).startswith("used_")
    with pytest.raises(eas.Error, match="used before"):
        eas.from_dlpack(capsule)


@pytest.mark.parametrize("version", [None, (1, 0)])
def test_an_untaken_capsule_gives_its_memory_back(version):
    a = np.zeros(3)
    base = weakref.ref(a)
    capsule = eas.tensor(a).__dlpack__(max_version=version)
    del a
    gc.collect()
    assert base() is not None
    del capsule
    gc.collect()
    assert base() is None


def test_read_only_both_ways():
    a = np.zeros(3)
    a.flags.writeable = False
    assert eas.from_dlpack(a).readonly
    t = eas.from_dlpack(Producer(eas.tensor(a)))
    assert t.readonly
    assert NUMPY < (2, 1) or not np.from_dlpack(t).flags.writeable
    assert eas.from_dlpack(eas.to_dlpack(t)).readonly
    with pytest.raises(BufferError, match=r"before 1\.0"):
        t.__dlpack__()
    assert capsule_name(t.__dlpack__(copy=True)) == "dltensor"


@pytest.mark.parametrize(
    "wrap", [lambda a: a, Producer, lambda a: Producer(a, True), eas.tensor, eas.to_dlpack]
)
def test_copy(wrap):
    a = np.arange(3.0)
    assert eas.from_dlpack(wrap(a), copy=True).data_ptr() != a.ctypes.data
    assert eas.from_dlpack(wrap(a), copy=False).data_ptr() == a.ctypes.data
    assert eas.from_dlpack(wrap(a), copy=None).data_ptr() == a.ctypes.data
    assert eas.from_dlpack(wrap(a), device="cpu").tolist() == [0, 1, 2]
    assert eas.from_dlpack(wrap(a), device=(1, 0)).tolist() == [0, 1, 2]


def test_export_copy():
    t = eas.arange(3)
    a = np.from_dlpack(t)
    t[0] = 9
    assert a[0] == 9
    u = eas.from_dlpack(t.__dlpack__(max_version=(1, 0), copy=True))
    assert u.data_ptr() != t.data_ptr()
    v = eas.from_dlpack(t.__dlpack__(max_version=(1, 0), copy=False, dl_device=(1, 0), stream=None))
    assert v.data_ptr() == t.data_ptr()


def test_a_producers_own_error_is_passed_on():
    class Unwilling(Producer):
        def __dlpack__(self, **options):
            raise BufferError("not today")

    with pytest.raises(eas.BackendError) as info:
        eas.tensor(Unwilling(None))
    assert "no memory to share" in str(info.value)
    assert "(not today), expected a plain CPU tensor" in str(info.value)


def test_the_producer_is_asked_as_the_standard_says():
    p = Producer(eas.zeros(1))
    eas.from_dlpack(p)
    eas.from_dlpack(p, copy=True)
    assert p.asked == [{"max_version": (1, 3)}, {"max_version": (1, 3), "copy": True}]


# --- the C exchange API, called as a C extension would ---


class DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


SetError = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p)


class ExchangeApi(ctypes.Structure):
    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("prev", ctypes.c_void_p),
        (
            "allocate",
            ctypes.PYFUNCTYPE(
                ctypes.c_int,
                ctypes.POINTER(DLTensor),
                ctypes.POINTER(ctypes.c_void_p),
                ctypes.c_void_p,
                SetError,
            ),
        ),
        (
            "export",
            ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(ctypes.c_void_p)),
        ),
        (
            "import_",
            ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(ctypes.py_object)),
        ),
        ("borrow", ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(DLTensor))),
        (
            "stream",
            ctypes.PYFUNCTYPE(
                ctypes.c_int, ctypes.c_int32, ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p)
            ),
        ),
    ]


def taken(out):
    """The object a C function put into `out` with a reference of its own, which is dropped here."""
    value = out.value
    release = ctypes.pythonapi.Py_DecRef
    release.restype, release.argtypes = None, [ctypes.py_object]
    release(value)
    return value


@pytest.fixture
def api():
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return ExchangeApi.from_address(
        get(eas.Tensor.__dlpack_c_exchange_api__, b"dlpack_exchange_api")
    )


def test_exchange_borrow(api):
    t = eas.arange(6, dtype=eas.int16).reshape(2, 3)[::-1]
    d = DLTensor()
    assert api.borrow(t, ctypes.byref(d)) == 0
    assert (d.data, d.device_type, d.ndim, d.code, d.bits, d.lanes) == (
        t.data_ptr(),
        1,
        2,
        0,
        16,
        1,
    )
    assert (d.shape[:2], d.strides[:2], d.byte_offset) == ([2, 3], [-3, 1], 0)
    assert (api.major, api.minor, api.prev) == (1, 3, None)


def test_exchange_owned_round_trip(api):
    t = eas.arange(4)
    managed, back = ctypes.c_void_p(), ctypes.py_object()
    assert api.export(t, ctypes.byref(managed)) == 0
    address = t.data_ptr()
    del t
    assert api.import_(managed, ctypes.byref(back)) == 0
    u = taken(back)
    assert u.data_ptr() == address
    assert u.tolist() == [0, 1, 2, 3]


def test_exchange_allocates(api):
    shape = (ctypes.c_int64 * 2)(3, 2)
    prototype = DLTensor(device_type=1, ndim=2, code=5, bits=64, lanes=1, shape=shape)
    managed, back, errors = ctypes.c_void_p(), ctypes.py_object(), []
    report = SetError(lambda _, kind, message: errors.append((kind, message)))
    assert api.allocate(ctypes.byref(prototype), ctypes.byref(managed), None, report) == 0
    assert api.import_(managed, ctypes.byref(back)) == 0
    t = taken(back)
    assert (t.shape, t.dtype) == ((3, 2), eas.complex64)
    prototype.device_type = 2
    assert api.allocate(ctypes.byref(prototype), ctypes.byref(managed), None, report) == -1
    assert errors == [
        (
            b"BufferError",
            b"[dlpack] the data is on another device, got cuda:0, expected cpu; "
            b"copy it to the CPU first",
        )
    ]
    stream = ctypes.c_void_p(5)
    assert (api.stream(1, 0, ctypes.byref(stream)), stream.value) == (0, None)


def test_exchange_refuses(api):
    a = np.zeros(2)
    a.flags.writeable = False
    with pytest.raises(BufferError, match="read-only"):
        api.borrow(eas.tensor(a), ctypes.byref(DLTensor()))
    with pytest.raises(BufferError, match="diagonal"):
        api.borrow(eas.diag([1.0]), ctypes.byref(DLTensor()))
    with pytest.raises(TypeError, match=r"not an eas\.Tensor"):
        api.borrow(a, ctypes.byref(DLTensor()))


class Faulty:
    """What a foreign library hands over, made wrong."""

    def __init__(self, device=(1, 0), error=None):
        self.device, self.error = device, error

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, **options):
        raise self.error


@pytest.mark.parametrize("device", [None, (1,), ("a", "b"), (2**40, 0)])
def test_a_device_that_is_none(device):
    with pytest.raises(eas.BackendError, match=r"no pair of ints|no memory to share"):
        eas.from_dlpack(Faulty(device))


def test_the_producers_error_is_told_but_ctrl_c_is_not_caught():
    with pytest.raises(eas.BackendError, match="boom"):
        eas.from_dlpack(Faulty(error=RuntimeError("boom")))
    with pytest.raises(KeyboardInterrupt):
        eas.from_dlpack(Faulty(error=KeyboardInterrupt()))
