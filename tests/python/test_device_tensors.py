"""Tensors in the memory of a device: made there, copied only where asked for, viewed there."""

import pickle

import eas
import numpy as np
import pytest
from opencl_device import needs_opencl, on_device, on_host

pytestmark = needs_opencl

DTYPES = ("bool", "int8", "uint16", "int32", "uint64", "float16", "float32", "float64")


@pytest.mark.parametrize("dtype", [*DTYPES, "complex64", "complex128"])
def test_there_and_back(dtype):
    x = (np.arange(24) % 5).astype(dtype).reshape(2, 3, 4)
    t = on_device(x)
    assert (t.device, t.shape, t.dtype) == ("opencl", (2, 3, 4), getattr(eas, dtype))
    back = t.to("cpu")
    assert back.device == "cpu"
    np.testing.assert_array_equal(back.numpy(), x)
    assert t.to("opencl").data_ptr() == t.data_ptr()


def test_a_tensor_from_numpy_is_a_copy():
    x = np.zeros(3, np.float32)
    t = on_device(x)
    x[0] = 7
    assert t.tolist() == [0, 0, 0]


def test_makers():
    kind = {"device": "opencl", "dtype": eas.int32}
    assert eas.zeros((2, 2), **kind).tolist() == [[0, 0], [0, 0]]
    assert eas.ones(3, **kind).tolist() == [1, 1, 1]
    assert eas.full((2,), 7, **kind).tolist() == [7, 7]
    assert eas.arange(2, 11, 3, **kind).tolist() == [2, 5, 8]
    assert eas.empty(5, **kind).device == "opencl"
    assert eas.empty_like(eas.zeros(3, **kind)).device == "opencl"
    assert eas.tensor([1, 2], device="opencl").tolist() == [1, 2]
    assert eas.zeros((0, 3), **kind).tolist() == []
    assert eas.full((2,), 1 + 2j, dtype=eas.complex128, device="opencl").tolist() == [1 + 2j] * 2


def test_devices_have_numbers():
    assert eas.zeros(1, device="opencl:0").device == "opencl"
    for name in ("opencl:77", "opencl:x", "opencl:-1"):
        with pytest.raises(eas.BackendError, match=r"\[zeros\] no such device, got"):
            eas.zeros(1, device=name)


def test_views_share_the_memory_of_the_device():
    t = on_device(np.arange(12, dtype=np.float32).reshape(3, 4))
    view = t[1:, ::2]
    assert (view.device, view.strides) == ("opencl", (4, 2))
    assert view.data_ptr() == t.data_ptr() + 16
    view[...] = -1.0
    assert t.tolist() == [[0, 1, 2, 3], [-1, 5, -1, 7], [-1, 9, -1, 11]]
    t[0] = eas.tensor([9.0, 8, 7, 6])  # from the CPU, as it says
    assert t[0].tolist() == [9, 8, 7, 6]
    host = eas.zeros(4)
    host[...] = t[0]
    assert host.tolist() == [9, 8, 7, 6]


@pytest.mark.parametrize("dtype", ["uint8", "float16", "float32", "int64", "complex128"])
def test_strided_copies_stay_on_the_device(dtype):
    x = np.arange(60).astype(dtype).reshape(3, 4, 5)
    t = on_device(x)
    for view, want in [
        (t.permute(2, 0, 1), x.transpose(2, 0, 1)),
        (t[::-1, 1:3, ::-2], x[::-1, 1:3, ::-2]),
        (t[1], x[1]),
        (t[:, 2, 3], x[:, 2, 3]),
    ]:
        copy = view.contiguous()
        assert (copy.device, copy.is_contiguous) == ("opencl", True)
        np.testing.assert_array_equal(on_host(copy), want)
        np.testing.assert_array_equal(on_host(view), want)
        np.testing.assert_array_equal(on_host(view.clone()), want)


@pytest.mark.parametrize("target", DTYPES)
@pytest.mark.parametrize("source", ["bool", "int32", "float16", "float64"])
def test_conversions_on_the_device(source, target):
    x = (np.arange(20) % 7).astype(source)
    got = on_device(x).to(getattr(eas, target))
    assert got.device == "opencl"
    np.testing.assert_array_equal(on_host(got), x.astype(target))


def test_values():
    t = on_device(np.array([[1.5, 2.5]]))
    assert t[0, 1].item() == 2.5
    assert float(t[0, 0]) == 1.5
    assert t.tolist() == [[1.5, 2.5]]
    assert repr(t) == 'eas.Tensor([[1.5, 2.5]], device="opencl", dtype=eas.float64)'
    assert eas.diag(on_device(np.array([1.0, 2.0]))).to("cpu").tolist() == [[1, 0], [0, 2]]


def test_a_pickle_is_read_on_the_cpu():
    t = pickle.loads(pickle.dumps(on_device(np.arange(3))))
    assert (t.device, t.tolist()) == ("cpu", [0, 1, 2])


def test_nothing_is_copied_to_the_cpu_unasked():
    t = on_device(np.zeros(3, np.float32))
    where = "the tensor is on another device, got one on opencl, expected the CPU's memory"
    for op, act in {
        "numpy": t.numpy,
        "__array__": lambda: np.asarray(t),
        "add": lambda: t + t,
        "neg": lambda: -t,
        "to_torch": t.to_torch,
    }.items():
        with pytest.raises(eas.BackendError) as caught:
            act()
        assert str(caught.value) == f'[{op}] {where}; x.to("cpu") copies it there'
    with pytest.raises(BufferError, match="on another device"):
        memoryview(t)


def test_gradients_follow_a_copy():
    x = eas.tensor(np.ones(3, np.float32)).requires_grad_()
    moved = x.to("opencl")
    assert moved.requires_grad
    moved.to("cpu").backward(eas.tensor(np.array([1, 2, 3], np.float32)))
    assert x.grad.tolist() == [1, 2, 3]


def test_dlpack():
    t = on_device(np.arange(12, dtype=np.float32).reshape(3, 4))
    assert t.__dlpack_device__() == (4, 0)
    again = eas.from_dlpack(t[1:].__dlpack__(max_version=(1, 0)))
    assert (again.device, again.shape) == ("opencl", (2, 4))
    assert again.data_ptr() == t.data_ptr() + 16, "the same memory"
    again[0, 0] = 50.0
    assert t[1, 0].item() == 50
    with pytest.raises(BufferError, match=r"the tensor is on opencl, got dl_device=\(1, 0\)"):
        t.__dlpack__(dl_device=(1, 0))
    del t
    assert again.tolist() == [[50, 5, 6, 7], [8, 9, 10, 11]]
    assert eas.from_dlpack(again, device="cpu").device == "cpu"
    assert eas.from_dlpack(np.zeros(2), device="opencl").device == "opencl"
    with pytest.raises(eas.BackendError, match="another device needs a copy, got copy=False"):
        eas.from_dlpack(np.zeros(2), device="opencl", copy=False)
    with pytest.raises((BufferError, RuntimeError)):
        np.from_dlpack(again)


def test_memory_that_is_not_there():
    with pytest.raises(eas.BackendError, match="the device has no such block of memory, got"):
        eas.empty(1 << 45, dtype=eas.uint8, device="opencl")
