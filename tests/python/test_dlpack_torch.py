"""torch tensors in and out, and the tensors that torch's exchange API would hand over wrongly."""

import gc

import eas
import numpy as np
import pytest
from dtype_names import NAMES

torch = pytest.importorskip("torch")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("read", [eas.tensor, eas.from_torch, eas.from_dlpack])
def test_torch_is_aliased_both_ways(name, read):
    x = torch.tensor([[1, 0, 3], [4, 5, 6]]).to(getattr(torch, name)).T[1:]
    t = read(x)
    assert t.dtype is getattr(eas, name)
    assert (t.shape, t.strides) == (tuple(x.shape), x.stride())
    assert t.data_ptr() == x.data_ptr()
    assert t.tolist() == x.tolist()
    y = t.to_torch()
    assert y.dtype == x.dtype
    assert y.data_ptr() == x.data_ptr()
    assert torch.equal(y.cpu(), x)
    assert eas.to_torch(t).data_ptr() == x.data_ptr()


def test_zero_d_and_zero_size():
    assert eas.tensor(torch.tensor(3)).item() == 3
    assert eas.tensor(torch.empty(0, 3)).shape == (0, 3)
    assert eas.zeros(0, 3).to_torch().shape == (0, 3)
    assert eas.tensor(7).to_torch().item() == 7


def test_memory_lives_on_either_side():
    x = torch.arange(1000)
    t = eas.tensor(x)[500:]
    del x
    gc.collect()
    assert t[0].item() == 500
    y = t.to_torch()
    del t
    gc.collect()
    assert y[0].item() == 500


def test_storage_outlives_a_resized_tensor():
    x = torch.zeros(4)
    t = eas.tensor(x)
    x.set_(torch.ones(100_000))
    gc.collect()
    t[0] = 2
    assert t.tolist() == [2, 0, 0, 0]


def test_expanded_tensors():
    t = eas.tensor(torch.arange(3).expand(4, 3))
    assert t.strides == (0, 1)
    assert t.tolist() == [[0, 1, 2]] * 4


def test_devices_and_conversion():
    assert eas.ones(2).to_torch("cpu").tolist() == [1, 1]
    assert eas.ones(2).to_torch(device=torch.device("cpu")).tolist() == [1, 1]
    assert eas.zeros(1, device=torch.device("cpu")).device == "cpu"
    assert eas.tensor(torch.arange(3), dtype=torch.float16).dtype is eas.float16
    assert eas.empty_like(torch.zeros(2, 3, requires_grad=True)).shape == (2, 3)


def test_detached_parameters():
    p = torch.nn.Parameter(torch.arange(3.0))
    assert eas.tensor(p.detach()).data_ptr() == p.data_ptr()


def test_torch_reads_ours_by_itself():
    t = eas.arange(4)
    assert torch.from_dlpack(t).data_ptr() == t.data_ptr()
    assert torch.utils.dlpack.from_dlpack(eas.to_dlpack(t)).data_ptr() == t.data_ptr()
    assert torch.as_tensor(t).tolist() == [0, 1, 2, 3]
    t[:] = torch.arange(4) * 2
    assert t.tolist() == [0, 2, 4, 6]
    assert np.asarray(t).tolist() == [0, 2, 4, 6]


# --- refused, each in its own words ---


def fake():
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode():
        return torch.ones(3)


def two():
    from torch.testing._internal.two_tensor import TwoTensor

    return TwoTensor(torch.ones(3), torch.ones(3))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (
            lambda: torch.ones(2, dtype=torch.complex64).conj(),
            eas.DTypeError,
            "[tensor] the tensor is conjugated lazily, got a view with its conj bit set, "
            "expected plain values; "
            "call .resolve_conj() first",
        ),
        (
            lambda: torch.ones(2, dtype=torch.complex64).conj().imag,
            eas.DTypeError,
            "[tensor] the tensor is negated lazily, got a view with its neg bit set, expected "
            "plain values; "
            "call .resolve_neg() first",
        ),
        (
            lambda: torch._neg_view(torch.ones(3)),
            eas.DTypeError,
            "[tensor] the tensor is negated lazily, got a view with its neg bit set, expected "
            "plain values; "
            "call .resolve_neg() first",
        ),
        (
            lambda: torch.ones(2, device="meta"),
            eas.BackendError,
            "[tensor] the data is on another device, got meta, expected cpu; copy it to the CPU "
            "first",
        ),
        (
            fake,
            eas.BackendError,
            "[tensor] a FakeTensor has a shape but no memory, got "
            "torch._subclasses.fake_tensor.FakeTensor, "
            "expected a real tensor: launch outside of FakeTensorMode and torch.compile",
        ),
        (
            two,
            eas.BackendError,
            "[tensor] the tensor has no memory, got a "
            "torch.testing._internal.two_tensor.TwoTensor without data, "
            "expected a plain CPU tensor",
        ),
        (
            lambda: torch.eye(2).to_sparse(),
            eas.BackendError,
            "[tensor] only a strided tensor has memory to share, got layout torch.sparse_coo, "
            "expected torch.strided; x.to_dense() makes one",
        ),
        (
            lambda: torch.eye(2).to_sparse_csr(),
            eas.BackendError,
            "[tensor] only a strided tensor has memory to share, got layout torch.sparse_csr, "
            "expected torch.strided; x.to_dense() makes one",
        ),
        (
            lambda: torch.quantize_per_tensor(torch.ones(2), 0.1, 0, torch.qint8),
            eas.DTypeError,
            "[tensor] the dtype is not supported, got torch.qint8, expected a plain tensor; "
            "x.dequantize() makes one",
        ),
        (
            lambda: torch.ones(2).to(torch.float8_e4m3fn),
            eas.DTypeError,
            "[tensor] the dtype is not supported, got float8_e4m3fn, expected bool, an integer, "
            "float16, bfloat16, "
            "float32, float64, complex64 or complex128; convert it first",
        ),
        (
            lambda: torch.ones(2, requires_grad=True),
            eas.Error,
            "[tensor] the tensor requires grad, which aliasing its memory would lose, got "
            "requires_grad=True, "
            "expected x.detach()",
        ),
    ],
)
def test_refused(make, error, message):
    x = make()
    with pytest.raises(error) as info:
        eas.tensor(x)
    assert str(info.value) == message
    assert type(info.value) is error


def test_inside_torch_func():
    def body(x):
        with pytest.raises(eas.BackendError, match="no memory to share"):
            eas.tensor(x)
        return x

    torch.vmap(body)(torch.ones(2, 3))


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (
            lambda: eas.arange(3)[::-1],
            eas.ShapeError,
            "[to_torch] torch has no negative strides, got strides (-1,), expected 0 or more; "
            "x.contiguous() makes a copy",
        ),
        (
            lambda: eas.tensor(b"abc"),
            eas.Error,
            "[to_torch] torch has no read-only tensors, got a read-only tensor, expected a "
            "writable one; "
            "x.clone() makes one",
        ),
    ],
)
def test_to_torch_refuses(make, error, message):
    with pytest.raises(error) as info:
        make().to_torch()
    assert str(info.value) == message


@pytest.mark.parametrize("make", [lambda: eas.arange(3)[::-1], lambda: eas.tensor(b"abc")])
def test_torch_cannot_take_what_it_has_not(make):
    # torch.from_dlpack would end the process at a negative stride, and write to read-only memory.
    with pytest.raises(BufferError, match=r"\[__dlpack__\] torch has no "):
        torch.from_dlpack(make())
    assert np.from_dlpack(make()).tolist() == make().tolist()


def test_a_diagonal_goes_to_torch_as_a_dense_copy():
    diagonal = eas.diag([1.0, 2.0])
    assert diagonal.to_torch().tolist() == torch.from_dlpack(diagonal).tolist() == [[1, 0], [0, 2]]


def test_a_device_torch_has_not():
    with pytest.raises(eas.BackendError, match=r"\[to_torch\] torch cannot use the device, got"):
        eas.zeros(1).to_torch("nonsense")


def test_from_torch_wants_torch():
    with pytest.raises(eas.DTypeError) as info:
        eas.from_torch(3)
    assert (
        str(info.value) == "[from_torch] not a torch tensor, got 3 (int), expected a torch.Tensor"
    )


def test_more_bytes_than_64_bits_count():
    huge = torch.zeros(1).expand(2**31, 2**31)
    with pytest.raises(eas.ShapeError, match="too large"):
        eas.tensor(huge)
