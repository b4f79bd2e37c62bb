"""DLPack tensors that no memory can be like: refused at import and at launch alike, before
anything is read."""

from __future__ import annotations

import ctypes

import eas
import numpy as np
import pytest
from eas import mk


class DLTensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", ctypes.c_int32 * 2),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


MEMORY = np.zeros(8, np.float32)


class Producer:
    """float32 on the CPU, but for what is given."""

    def __init__(self, shape=(2,), strides=None, **fields):
        def dims(values):
            return None if values is None else (ctypes.c_int64 * len(values))(*values)

        given = {"data": MEMORY.ctypes.data, "device": (1, 0), "ndim": len(shape or ())}
        given |= {"code": 2, "bits": 32, "lanes": 1}
        self.shape, self.strides = dims(shape), dims(strides)
        self.tensor = DLTensor(**{**given, **fields})
        if self.shape is not None:
            self.tensor.shape = self.shape
        if self.strides is not None:
            self.tensor.strides = self.strides

    def __dlpack_device__(self):
        return (1, 0)

    def __dlpack__(self, **_):
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p] * 2
        new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.tensor), b"dltensor", None)


@eas.kernel
def size(x, out):
    mk.store(out, 0, x.shape[0])


DAMAGED = {
    "negative size": (Producer((-5,)), "a size is negative, got shape (-5,)"),
    "negative beside zero": (Producer((0, -5)), "a size is negative, got shape (0, -5)"),
    "too many elements": (Producer((2**40, 2**40)), "the tensor is too large"),
    "too many bytes": (Producer((2**62,)), "the tensor is too large"),
    "stride too long": (Producer((3,), (2**62,)), "the strides lead out of memory"),
    "stride too long in bytes": (Producer((3,), (2**60,)), "the strides lead out of memory"),
    "strides that add up": (Producer((2, 2), (2**60, 2**60)), "the strides lead out of memory"),
    "negative stride too long": (Producer((2,), (-(2**62),)), "the strides lead out of memory"),
    "opposite strides": (Producer((2, 2), (2**60, -(2**60))), "the strides lead out of memory"),
    "negative rank": (Producer(ndim=-1), "the producer's tensor is damaged, got ndim -1"),
    "absurd rank": (Producer(ndim=2**31 - 1), "the producer's tensor is damaged, got ndim 2147"),
    "no sizes": (Producer(None, ndim=1), "got ndim 1 without sizes"),
    "no memory": (Producer(data=None), "the tensor has no memory"),
    "offset that wraps": (Producer(offset=2**64 - 1), "got a byte offset of 18446744073709551615"),
    "vectors": (Producer(lanes=4), "the dtype is not supported, got float32 x 4"),
    "no lanes": (Producer(lanes=0), "the dtype is not supported, got float32 x 0"),
}


@pytest.mark.parametrize("name", DAMAGED)
@pytest.mark.parametrize("use", ["from_dlpack", "tensor", "launch", "einsum"])
def test_refused(name, use):
    producer, message = DAMAGED[name]
    out = np.zeros(1, np.int64)
    calls = {
        "from_dlpack": lambda: eas.from_dlpack(producer),
        "tensor": lambda: eas.tensor(producer),
        "launch": lambda: size[1](producer, out),
        "einsum": lambda: eas.einsum("...->...", producer),
    }
    with pytest.raises(eas.Error) as caught:
        calls[use]()
    assert message in str(caught.value)
    assert out[0] == 0


@pytest.mark.parametrize(
    "producer",
    [Producer((0, 2**62), (1, 2**62)), Producer((1, 2), (2**62, 1)), Producer((0,), data=None)],
)
def test_strides_nobody_follows_are_fine(producer):
    out = np.zeros(1, np.int64)
    size[1](producer, out)
    assert out[0] == producer.shape[0] == eas.from_dlpack(producer).shape[0]
