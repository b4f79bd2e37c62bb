"""Every message of the tensor room, quoted."""

import array

import eas
import numpy as np
import pytest

DTYPES = (
    "bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, "
    "float64, "
    "complex64 or complex128"
)


def t():
    return eas.zeros(2, 3)


def readonly():
    a = np.zeros((2, 3))
    a.flags.writeable = False
    return eas.tensor(a)


def structured(dtype):
    return np.zeros(3, dtype=np.dtype(dtype, align=False))


class OnDevice:
    def __init__(self, device):
        self.device = device

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, **options):
        raise AssertionError("not to be asked")


class WrongCapsule(OnDevice):
    def __dlpack__(self, **options):
        return 3


def set_item(tensor, key, value):
    tensor[key] = value


CASES = [
    # sizes
    (
        lambda: eas.zeros(2, -1),
        eas.ShapeError,
        "[zeros] a size is negative, got shape (2, -1), expected sizes of 0 or more",
    ),
    (
        lambda: eas.empty(2**40, 2**40),
        eas.ShapeError,
        "[empty] the tensor is too large, got shape (1099511627776, 1099511627776), expected "
        "fewer than 2**63 bytes",
    ),
    (
        lambda: eas.ones(2**64),
        eas.ShapeError,
        "[ones] a size is out of range, got 18446744073709551616, expected at most 2**63 - 1",
    ),
    (
        lambda: eas.empty(2**60),
        eas.ShapeError,
        "[empty] out of memory, got shape (1152921504606846976,) of 4611686018427387904 bytes, "
        "expected a size that fits this machine",
    ),
    (
        lambda: eas.zeros(2.5),
        eas.DTypeError,
        "[zeros] a size is no integer, got 2.5 (float), expected ints or one tuple of ints",
    ),
    (
        lambda: eas.full(("a",), 1),
        eas.DTypeError,
        "[full] a size is no integer, got 'a' (str), expected ints or one tuple of ints",
    ),
    # dtypes
    (
        lambda: eas.zeros(1, dtype="float33"),
        eas.DTypeError,
        f"[zeros] the dtype is not supported, got 'float33', expected {DTYPES}",
    ),
    (
        lambda: eas.zeros(1, dtype=3),
        eas.DTypeError,
        '[zeros] not a dtype, got 3 (int), expected one such as eas.float32, "float32" or '
        "np.float32",
    ),
    (
        lambda: eas.tensor(np.array(["a"])),
        eas.DTypeError,
        f"[tensor] the dtype is not supported, got str32, expected {DTYPES}",
    ),
    (
        lambda: eas.tensor(np.array([None])),
        eas.DTypeError,
        f"[tensor] the dtype is not supported, got object, expected {DTYPES}",
    ),
    (
        lambda: eas.tensor(np.array(["2020-01-01"], dtype="datetime64[D]")),
        eas.DTypeError,
        f"[tensor] the dtype is not supported, got datetime64[D], expected {DTYPES}",
    ),
    (
        lambda: eas.tensor(np.zeros(1, dtype=">f4")),
        eas.DTypeError,
        "[tensor] the byte order is not this machine's, got >f4 (float32), expected native order; "
        'x.astype(x.dtype.newbyteorder("=")) converts',
    ),
    (
        lambda: eas.tensor(array.array("u", "ab")),
        eas.DTypeError,
        '[tensor] the buffer\'s format is not supported, got "w", expected one number in native '
        "byte order",
    ),
    # memory
    (
        lambda: eas.tensor(structured([("a", "f4"), ("b", "i2")])["a"]),
        eas.ShapeError,
        "[tensor] elements are not a whole number of elements apart, got a stride of 6 bytes, "
        "expected a multiple "
        "of 4 for float32; copy it first, as np.ascontiguousarray(x)",
    ),
    (
        lambda: eas.tensor(np.frombuffer(bytearray(9), dtype=np.uint8)[1:].view(np.float32)),
        eas.ShapeError,
        "[tensor] the memory is misaligned, got an address that is no multiple of 4, expected "
        "aligned float32 "
        "elements; copy it first",
    ),
    # values
    (
        lambda: eas.tensor([1, [2]]),
        eas.ShapeError,
        "[tensor] the lists are not all of one depth, got a list at depth 1, expected a number "
        "there",
    ),
    (
        lambda: eas.tensor([[1], 2]),
        eas.ShapeError,
        "[tensor] the lists are not all of one depth, got 2 (int) at depth 1, expected a list at "
        "depth 1",
    ),
    (
        lambda: eas.tensor([[1, 2], [3]]),
        eas.ShapeError,
        "[tensor] the lists are not all of one length, got 1 at depth 1, expected 2",
    ),
    (
        lambda: eas.tensor(["a"]),
        eas.DTypeError,
        "[tensor] a list holds something else than numbers, got 'a' (str), expected numbers",
    ),
    (
        lambda: eas.tensor([300], dtype=eas.int8),
        eas.DTypeError,
        "[tensor] the value does not fit, got 300, expected a value of int8, -128 to 127",
    ),
    (
        lambda: eas.tensor([2**63]),
        eas.DTypeError,
        "[tensor] the value does not fit, got 9223372036854775808, expected a value of int64, "
        "-9223372036854775808 to 9223372036854775807",
    ),
    (
        lambda: eas.full(1, float("nan"), dtype=eas.uint8),
        eas.DTypeError,
        "[full] the value does not fit, got nan, expected a value of uint8, 0 to 255",
    ),
    (
        lambda: eas.tensor([1j], dtype=eas.float32),
        eas.DTypeError,
        "[tensor] a complex value has no place here, got (0+1j), expected float32; take its "
        ".real part first",
    ),
    (
        lambda: eas.tensor({1}),
        eas.DTypeError,
        "[tensor] no tensor can be made of this, got {1} (set), expected an array, a number or "
        "nested lists of numbers",
    ),
    (
        lambda: eas.tensor(None),
        eas.DTypeError,
        "[tensor] no tensor can be made of this, got None (NoneType), expected an array, a "
        "number or nested lists "
        "of numbers",
    ),
    (
        lambda: eas.full(1, "a"),
        eas.DTypeError,
        "[full] not a number, got 'a' (str), expected a bool, int, float or complex",
    ),
    # arange
    (
        lambda: eas.arange(),
        eas.ShapeError,
        "[arange] the bounds are not clear, got 0 numbers, expected arange(stop), arange(start, "
        "stop) or "
        "arange(start, stop, step)",
    ),
    (
        lambda: eas.arange(0, 1, 0),
        eas.ShapeError,
        "[arange] the range has no length, got start 0, stop 1, step 0, expected finite numbers "
        "and a step other than 0",
    ),
    (
        lambda: eas.arange(300, dtype=eas.int8),
        eas.DTypeError,
        "[arange] the value does not fit, got 299, expected a value of int8, -128 to 127",
    ),
    (
        lambda: eas.arange(1j),
        eas.DTypeError,
        "[arange] a bound is complex, got (0+1j), expected real numbers",
    ),
    # devices
    (
        lambda: eas.zeros(1, device="metal"),
        eas.BackendError,
        "[zeros] backend 'metal' is not available: there is no Metal on this system; use a Mac "
        "with Apple silicon and macOS 14 or newer",
    ),
    (
        lambda: t().to("mps"),
        eas.BackendError,
        "[to] backend 'metal' is not available: there is no Metal on this system; use a Mac with "
        "Apple silicon and macOS 14 or newer",
    ),
    (
        lambda: eas.tensor([1], device="cuda"),
        eas.BackendError,
        '[tensor] no such device, got "cuda", expected "cpu", "metal", "mps" or "opencl"',
    ),
    (
        lambda: eas.zeros(1, device=3),
        eas.DTypeError,
        '[zeros] not a device, got 3 (int), expected a name such as "cpu"',
    ),
    (
        lambda: t().to(3),
        eas.DTypeError,
        '[to] neither a dtype nor a device, got 3 (int), expected one such as eas.float32 or "cpu"',
    ),
    # indexing
    (
        lambda: t()[2],
        eas.OutOfBoundsError,
        "[index] index out of range, got 2 on axis 0 of size 2, expected -2 to 1",
    ),
    (
        lambda: t()[0, -(2**80)],
        eas.OutOfBoundsError,
        "[index] index out of range, got -9223372036854775808 on axis 1 of size 3, expected -3 "
        "to 2",
    ),
    (
        lambda: eas.zeros(0)[0],
        eas.OutOfBoundsError,
        "[index] index out of range, got 0 on axis 0 of size 0, expected no index at all",
    ),
    (
        lambda: t()[0, 0, 0],
        eas.OutOfBoundsError,
        "[index] too many indices, got 3 for shape (2, 3), expected at most 2",
    ),
    (
        lambda: t()[..., ...],
        eas.OutOfBoundsError,
        "[index] more than one ellipsis, got 2, expected one `...`",
    ),
    (
        lambda: t()[::0],
        eas.ShapeError,
        "[index] a slice's step is zero, got step 0, expected any other integer",
    ),
    (
        lambda: t()[1.5:],
        eas.DTypeError,
        "[index] a slice's bound is no integer, got 1.5 (float), expected an int or nothing",
    ),
    (
        lambda: t()["a"],
        eas.DTypeError,
        "[index] not an index, got 'a' (str), expected ints, slices, None and `...`",
    ),
    (
        lambda: t()[[0, 1]],
        eas.DTypeError,
        "[index] an array or a bool is no index, got list, expected ints, slices, None and `...`; "
        "index x.numpy() for a copy of chosen elements",
    ),
    (
        lambda: t()[np.array([True, False])],
        eas.DTypeError,
        "[index] an array or a bool is no index, got numpy.ndarray, expected ints, slices, None "
        "and `...`; "
        "index x.numpy() for a copy of chosen elements",
    ),
    (
        lambda: t()[True],
        eas.DTypeError,
        "[index] an array or a bool is no index, got bool, expected ints, slices, None and `...`; "
        "index x.numpy() for a copy of chosen elements",
    ),
    # writing
    (
        lambda: set_item(t(), 0, [1, 2]),
        eas.ShapeError,
        "[setitem] the shapes do not broadcast, got (2,), expected one that stretches to (3,)",
    ),
    (
        lambda: set_item(readonly(), 0, 1),
        eas.Error,
        "[setitem] the tensor is read-only, got shape (2, 3), expected writable memory",
    ),
    (
        lambda: set_item(eas.zeros(2, dtype="uint8"), 0, -1),
        eas.DTypeError,
        "[setitem] the value does not fit, got -1, expected a value of uint8, 0 to 255",
    ),
    (
        lambda: set_item(t(), 0, np.array(1j)),
        eas.DTypeError,
        "[setitem] complex values have no place here, got complex128, expected float32; take the "
        "real part first",
    ),
    (
        lambda: set_item(t(), 0, None),
        eas.DTypeError,
        "[setitem] not a value for elements, got None (NoneType), expected a number, an array or "
        "nested lists",
    ),
    # shapes
    (
        lambda: t().reshape(4, 2),
        eas.ShapeError,
        "[reshape] the sizes do not fit, got shape (4, 2) for 6 elements of shape (2, 3), "
        "expected a shape with as many elements",
    ),
    (
        lambda: t().reshape(-1, -1),
        eas.ShapeError,
        "[reshape] only one size can be inferred, got shape (-1, -1), expected at most one -1",
    ),
    (
        lambda: t().reshape(-2, 3),
        eas.ShapeError,
        "[reshape] a size is negative, got shape (-2, 3), expected sizes of 0 or more",
    ),
    (
        lambda: t().permute(0, 0),
        eas.ShapeError,
        "[permute] the axes are no permutation, got (0, 0) for shape (2, 3), expected each axis "
        "once",
    ),
    (
        lambda: t().transpose(0),
        eas.ShapeError,
        "[transpose] the axes are no permutation, got (0,) for shape (2, 3), expected each axis "
        "once",
    ),
    (
        lambda: t().permute(0, 2),
        eas.OutOfBoundsError,
        "[permute] no such axis, got 2, expected -2 to 1",
    ),
    (
        lambda: t().stride(5),
        eas.OutOfBoundsError,
        "[stride] no such axis, got 5, expected -2 to 1",
    ),
    (
        lambda: eas.tensor(1).stride(0),
        eas.OutOfBoundsError,
        "[stride] no such axis, got 0 for a tensor without axes",
    ),
    # numbers
    (
        lambda: t().item(),
        eas.ShapeError,
        "[item] only a tensor of one element is a number, got shape (2, 3), expected one element",
    ),
    (
        lambda: bool(t()),
        eas.ShapeError,
        "[bool] only a tensor of one element is a bool, got shape (2, 3), expected one element",
    ),
    (
        lambda: range(5)[eas.tensor(1.0)],
        eas.DTypeError,
        "[index] only a 0-d integer tensor is an index, got float32 of shape (), expected an int",
    ),
    # diagonal tensors
    (
        lambda: eas.diag(t()),
        eas.ShapeError,
        "[diag] a diagonal is made from one axis, got shape (2, 3), expected a 1-D tensor",
    ),
    (
        lambda: eas.diag([1.0], 0),
        eas.ShapeError,
        "[diag] no such number of axes, got ndim=0, expected 1 or more",
    ),
    (
        lambda: set_item(eas.diag([1.0, 2.0]), (0, 1), 3),
        eas.ShapeError,
        "[setitem] a diagonal tensor holds only its diagonal, got an element beside it, expected "
        "equal indices; "
        "x.contiguous() makes a dense copy",
    ),
    # DLPack
    (
        lambda: eas.from_dlpack(3),
        eas.DTypeError,
        "[from_dlpack] not an array, got 3 (int), expected an eas.Tensor, a NumPy array, a torch "
        "tensor or an object "
        "with __dlpack__",
    ),
    (
        lambda: eas.from_dlpack(OnDevice((2, 1))),
        eas.BackendError,
        "[from_dlpack] the data is on another device, got cuda:1, expected cpu; copy it to the "
        "CPU first",
    ),
    (
        lambda: eas.tensor(OnDevice((99, 0))),
        eas.BackendError,
        "[tensor] the data is on another device, got device type 99, expected cpu; copy it to "
        "the CPU first",
    ),
    (
        lambda: eas.from_dlpack(np.zeros(1), device="far"),
        eas.BackendError,
        '[from_dlpack] no such device, got "far", expected "cpu", "metal", "mps" or "opencl"',
    ),
    (
        lambda: eas.from_dlpack(np.zeros(1), device=(2, 0)),
        eas.BackendError,
        "[from_dlpack] this build has no such device, got (2, 0), expected (1, 0), the CPU",
    ),
    (
        lambda: eas.from_dlpack(WrongCapsule((1, 0))),
        eas.Error,
        '[from_dlpack] not a DLPack capsule, got 3 (int), expected "dltensor_versioned" or '
        '"dltensor"',
    ),
    (
        lambda: t().__dlpack__(dl_device=(2, 0)),
        BufferError,
        "[__dlpack__] the tensor is on the CPU, got dl_device=(2, 0), expected (1, 0)",
    ),
    (
        lambda: t().__dlpack__(stream=7),
        BufferError,
        "[__dlpack__] the CPU has no streams, got stream=7, expected None",
    ),
    (
        lambda: readonly().__dlpack__(),
        BufferError,
        "[__dlpack__] a read-only tensor cannot be told in this form, got a request for DLPack "
        "before 1.0, "
        "expected max_version=(1, 0) or copy=True",
    ),
    # protocols whose errors Python fixes
    (
        lambda: t().__array__(np.float64, copy=False),
        ValueError,
        "[__array__] another dtype needs a copy, got copy=False for float64, expected float32",
    ),
    (
        lambda: len(eas.tensor(1)),
        eas.DTypeError,
        "[len] a 0-d tensor has no length, got shape (), expected an axis",
    ),
    (
        lambda: iter(eas.tensor(1)),
        eas.DTypeError,
        "[iter] a 0-d tensor cannot be iterated over, got shape (), expected an axis",
    ),
    (
        lambda: np.asarray(eas.diag([1.0]), copy=False),
        ValueError,
        "[__array__] a diagonal tensor is dense only as a copy, got copy=False, expected None",
    ),
    (
        lambda: eas.diag([1.0]).__dlpack__(copy=False),
        BufferError,
        "[__dlpack__] a diagonal tensor is dense only as a copy, got copy=False, expected None or "
        "True",
    ),
    (
        lambda: t().__dlpack__(max_version="new"),
        BufferError,
        "[__dlpack__] max_version is no pair of ints, got 'new' (str), expected as (1, 0)",
    ),
    (
        lambda: memoryview(eas.zeros(2, dtype="bfloat16")),
        BufferError,
        "[buffer] bfloat16 has no buffer format; x.to(eas.float32) converts",
    ),
    (
        lambda: memoryview(eas.diag([1.0])),
        BufferError,
        "[buffer] a diagonal tensor has no buffer; x.contiguous() makes a dense one",
    ),
    (
        lambda: readonly().numpy().__setitem__(0, 1),
        ValueError,
        "assignment destination is read-only",
    ),
]


@pytest.mark.parametrize(("act", "error", "message"), CASES, ids=[case[2][:50] for case in CASES])
def test_message(act, error, message):
    with pytest.raises(error) as info:
        act()
    assert str(info.value) == message
    assert type(info.value) is error


@pytest.mark.parametrize(
    ("op", "act"),
    [
        ("dlpack", lambda d: eas.to_dlpack(d)),
        ("strides", lambda d: d.strides),
        ("strides", lambda d: d.stride(0)),
        ("reshape", lambda d: d.reshape(4)),
        ("index", lambda d: d[0]),
        ("index", lambda d: d[:, 1]),
        ("index", lambda d: d[None, 1, 1]),
    ],
)
def test_diagonal_tensors_are_not_made_dense_unasked(op, act):
    with pytest.raises(eas.ShapeError) as info:
        act(eas.diag([1.0, 2.0]))
    assert str(info.value) == (
        f"[{op}] a diagonal tensor holds only its diagonal, got shape (2, 2), expected a dense "
        "tensor; "
        "x.contiguous() makes one"
    )


def test_bfloat16_without_ml_dtypes(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ml_dtypes", None)
    with pytest.raises(eas.DTypeError) as info:
        eas.zeros(1, dtype="bfloat16").numpy()
    assert str(info.value) == (
        "[numpy] NumPy has no bfloat16, got a bfloat16 tensor, expected another dtype; "
        "x.to(eas.float32) converts, "
        "and with the package ml_dtypes it is shared"
    )


def test_long_double_is_refused():
    if np.dtype(np.longdouble).itemsize == 8:
        pytest.skip("longdouble is float64 here")
    with pytest.raises(eas.DTypeError, match="the dtype is not supported, got float128"):
        eas.tensor(np.zeros(1, np.longdouble))


def test_the_hierarchy():
    assert issubclass(eas.ShapeError, ValueError)
    assert issubclass(eas.DTypeError, TypeError)
    assert issubclass(eas.OutOfBoundsError, IndexError)
    for error in [eas.ShapeError, eas.DTypeError, eas.OutOfBoundsError, eas.BackendError]:
        assert issubclass(error, eas.Error)


def test_a_damaged_pickle():
    state = eas.zeros(2).__getstate__()
    blank = eas.Tensor.__new__(eas.Tensor)
    with pytest.raises(eas.ShapeError) as info:
        blank.__setstate__((state[0], (3,), *state[2:]))
    assert str(info.value) == "[unpickle] the pickle is damaged, got 8 bytes, expected 12"


def test_a_tensor_that_was_never_made():
    blank = eas.Tensor.__new__(eas.Tensor)
    with pytest.raises(eas.Error) as info:
        eas.tensor(blank)
    assert str(info.value) == (
        "[tensor] the tensor was never made, got an empty eas.Tensor, expected one from "
        "eas.tensor, eas.zeros or "
        "their like"
    )
    with pytest.raises(BufferError, match="never made"):
        memoryview(blank)
    with pytest.raises(TypeError):
        eas.Tensor()
