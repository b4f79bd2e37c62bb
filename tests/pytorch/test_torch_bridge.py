"""The bridge's table: what it says of torch's tensors, beside what torch says itself."""

import ctypes
import gc
import threading
import weakref

import eas
import numpy as np
import pytest
import torch
from eas import _core, _torch_bridge

bridge = _torch_bridge.module()
pytestmark = [
    pytest.mark.skipif(bridge is None, reason=f"no bridge: {_torch_bridge.bridge_info().reason}"),
    pytest.mark.filterwarnings("ignore::UserWarning"),  # torch's, of what is new or old
]

NOT_A_TENSOR, NOT_STRIDED, NO_MEMORY, TRANSFORMED, CONJUGATED, NEGATED = 1, 2, 3, 4, 5, 6
FAKE, SUBCLASS, TOO_MANY_AXES, FAILED = 7, 8, 9, 10
NUMBERS = {
    torch.uint8: 0,
    torch.int8: 1,
    torch.int16: 2,
    torch.int32: 3,
    torch.int64: 4,
    torch.float16: 5,
    torch.float32: 6,
    torch.float64: 7,
    torch.complex64: 9,
    torch.complex128: 10,
    torch.bool: 11,
    torch.bfloat16: 15,
    torch.uint16: 27,
    torch.uint32: 28,
    torch.uint64: 29,
}


def refusal(tensor):
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        bridge.describe(tensor)
    return caught.value.args


def check(tensor):
    """All that the table says of a strided tensor is what torch says."""
    info = bridge.describe(tensor)
    assert info["data_ptr"] == tensor.data_ptr()
    assert info["shape"] == tuple(tensor.shape)
    assert info["strides"] == tensor.stride()
    assert info["ndim"] == tensor.dim()
    assert info["device_type"] == 0
    assert info["scalar_type"] == NUMBERS[tensor.dtype]
    assert info["element_size"] == tensor.element_size()
    assert info["numel"] == tensor.numel()
    assert info["storage_offset"] == tensor.storage_offset()
    assert info["stream"] == 0
    assert info["is_contiguous"] == tensor.is_contiguous()
    assert info["is_cuda"] is False
    assert info["requires_grad"] == tensor.requires_grad
    return info


# --- what is described ---


@pytest.mark.parametrize("dtype", NUMBERS, ids=str)
def test_every_dtype(dtype):
    check(torch.empty(3, 4, dtype=dtype))


@pytest.mark.parametrize("ndim", range(13))
def test_axes_from_none_to_twelve(ndim):
    check(torch.empty([2] * ndim))


def test_sixty_four_axes_and_no_more():
    check(torch.zeros([1] * 64))
    code, words = refusal(torch.zeros([1] * 65))
    assert (code, words) == (TOO_MANY_AXES, "more than 64 axes, got 65")


def test_storage_offset():
    assert check(torch.arange(10.0)[3:])["storage_offset"] == 3


def test_offset_of_a_wide_dtype_counts_elements():
    whole = torch.zeros(10, dtype=torch.complex128)
    assert check(whole[4:])["data_ptr"] == whole.data_ptr() + 64


def test_transposed():
    assert check(torch.empty(3, 5).T)["strides"] == (1, 5)


def test_every_second_element():
    assert check(torch.empty(8, 8)[::2, 1::3])["is_contiguous"] is False


def test_expanded_has_strides_of_zero():
    assert check(torch.empty(3, 1).expand(3, 7))["strides"] == (1, 0)


def test_channels_last():
    check(torch.empty(2, 3, 4, 5).to(memory_format=torch.channels_last))


def test_no_elements():
    assert check(torch.empty(0, 3))["numel"] == 0


def test_no_elements_between_others():
    check(torch.empty(2, 0, 3)[:, :, 1:])


def test_reshaped_in_place_is_seen_at_once():
    x = torch.arange(6.0)
    check(x)
    x.resize_(2, 2)
    assert check(x)["shape"] == (2, 2)


def test_other_memory_is_seen_at_once():
    x, y = torch.zeros(4), torch.ones(5)
    x.data = y
    assert check(x)["data_ptr"] == y.data_ptr()


def test_set_moves_to_another_storage():
    x, y = torch.zeros(4), torch.ones(9)
    x.set_(y.untyped_storage(), 2, (3,), (2,))
    assert check(x)["storage_offset"] == 2


def test_memory_of_numpy():
    array = np.arange(5.0)
    assert check(torch.from_numpy(array))["data_ptr"] == array.ctypes.data


def test_memory_that_is_shared_until_written_is_made_its_own():
    x = torch.arange(4.0)
    lazy = torch._lazy_clone(x)
    at = bridge.describe(lazy)["data_ptr"]
    assert at == lazy.data_ptr()
    assert bridge.describe(x)["data_ptr"] != at


def test_pinned_and_shared_memory():
    check(torch.zeros(3).share_memory_())


def test_inference_tensors():
    with torch.inference_mode():
        x = torch.ones(3)
    check(x)


# --- requires_grad ---


def test_leaf_that_requires_grad():
    assert check(torch.ones(2, requires_grad=True))["requires_grad"] is True


def test_result_that_requires_grad():
    assert check(torch.ones(2, requires_grad=True) * 2)["requires_grad"] is True


def test_detached_does_not():
    assert check(torch.ones(2, requires_grad=True).detach())["requires_grad"] is False


def test_requires_grad_asked_alone():
    x = torch.ones(2)
    assert bridge.requires_grad(x) is False
    assert bridge.requires_grad(x.requires_grad_()) is True


def test_requires_grad_of_no_tensor():
    with pytest.raises(RuntimeError, match=r"not a torch\.Tensor, got a int"):
        bridge.requires_grad(3)


def test_requires_grad_of_a_view_inside_no_grad():
    x = torch.ones(4, requires_grad=True)
    with torch.no_grad():
        check(x[1:])
    check(x[1:])


# --- subclasses and wrong objects ---


class Named(torch.Tensor):
    pass


class Twice(Named):
    pass


def test_parameter():
    assert check(torch.nn.Parameter(torch.ones(2)))["requires_grad"] is True
    assert bridge.is_tensor(torch.nn.Parameter(torch.ones(2)))


def test_subclass_without_a_meaning_of_its_own():
    check(torch.ones(3).as_subclass(Twice))


def test_is_tensor_of_subclasses():
    assert bridge.is_tensor(torch.ones(3).as_subclass(Named))
    assert bridge.is_tensor(torch.ones(3).as_subclass(Twice))
    assert bridge.is_tensor(torch.nn.Buffer(torch.ones(1)))


@pytest.mark.parametrize(
    "object_", [3, 2.5, "x", None, [1], np.ones(2), torch.float32, torch.Tensor]
)
def test_is_no_tensor(object_):
    assert bridge.is_tensor(object_) is False
    assert refusal(object_)[0] == NOT_A_TENSOR
    assert bridge.get_signature(object_) == 0


def test_an_object_that_says_it_is_a_tensor_is_none():
    class Liar:
        __class__ = torch.Tensor

    assert isinstance(Liar(), torch.Tensor)
    assert bridge.is_tensor(Liar()) is False


def test_words_for_no_tensor_name_the_type():
    assert refusal({}) == (NOT_A_TENSOR, "not a torch.Tensor, got a dict")


def test_subclass_that_handles_operations_itself():
    from torch.testing._internal.two_tensor import TwoTensor

    code, words = refusal(TwoTensor(torch.ones(2), torch.ones(2)))
    assert code == SUBCLASS
    assert "__torch_dispatch__" in words


# --- what has no memory to share ---


@pytest.mark.parametrize("make", ["to_sparse", "to_sparse_csr", "to_mkldnn"])
def test_other_layouts(make):
    code, words = refusal(getattr(torch.ones(2, 2), make)())
    assert code == NOT_STRIDED
    assert words.startswith("only a strided tensor has memory to share")


def test_quantized():
    x = torch.quantize_per_tensor(torch.ones(2), 0.1, 0, torch.qint8)
    assert refusal(x)[0] == NOT_STRIDED


def test_meta():
    assert refusal(torch.ones(2, device="meta"))[0] == NO_MEMORY


def test_conjugated():
    code, words = refusal(torch.ones(2, dtype=torch.complex64).conj())
    assert code == CONJUGATED
    assert "resolve_conj()" in words


def test_negated():
    code, words = refusal(torch.ones(2, dtype=torch.complex64).conj().imag)
    assert code == NEGATED
    assert "resolve_neg()" in words


def test_resolved_views_are_described():
    check(torch.ones(2, dtype=torch.complex64).conj().resolve_conj())


def test_fake():
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode():
        x = torch.ones(2)
    assert refusal(x)[0] == FAKE
    assert bridge.is_tensor(x)


@pytest.mark.parametrize("transform", ["vmap", "grad", "functionalize"])
def test_inside_a_transform(transform):
    seen = []

    def body(x):
        seen.append(refusal(x)[0])
        return x.sum()

    getattr(torch.func, transform)(body)(torch.ones(2, 2))
    assert seen == [TRANSFORMED]


def test_storage_that_was_emptied():
    x = torch.ones(4)
    x.untyped_storage().resize_(0)
    assert refusal(x)[0] == NO_MEMORY


def test_nested():
    x = torch.nested.nested_tensor([torch.ones(2), torch.ones(3)])
    assert refusal(x)[0] == NOT_STRIDED


# --- the key ---


def test_alike_tensors_have_one_key():
    assert bridge.get_signature(torch.ones(3, 4)) == bridge.get_signature(torch.zeros(7, 2))


@pytest.mark.parametrize(
    "other",
    [
        torch.ones(3, 4, dtype=torch.float64),
        torch.ones(3, 4, 1),
        torch.ones(4, 3).T,
        torch.ones(3, 4, requires_grad=True),
    ],
    ids=["dtype", "axes", "contiguous", "requires_grad"],
)
def test_what_the_key_tells_apart(other):
    assert bridge.get_signature(torch.ones(3, 4)) != bridge.get_signature(other)


def test_what_is_not_described_has_no_key():
    assert bridge.get_signature(torch.ones(2, device="meta")) == 0
    assert bridge.get_signature(torch._neg_view(torch.ones(2))) == 0


# --- streams and new tensors ---


def test_the_cpu_has_no_stream():
    assert bridge.current_stream(0) == 0


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is one")
def test_stream_of_a_device_that_is_not_there():
    with pytest.raises(RuntimeError, match="torch has no such device here, got number 1"):
        bridge.current_stream(1)
    with pytest.raises(RuntimeError, match="got number 999"):
        bridge.current_stream(999)


def test_wrapped_memory_is_shared():
    array = np.arange(12, dtype=np.float32)
    x = bridge.wrap(array, (3, 4), (4, 1), NUMBERS[torch.float32])
    x += 1
    assert array[0] == 1
    check(x)
    assert torch.equal(x, torch.arange(12.0).reshape(3, 4) + 1)


def test_wrapped_memory_is_given_back():
    memory = bytearray(64)
    x = bridge.wrap(memory, (8,), (1,), NUMBERS[torch.float64])
    view = x[2:]
    with pytest.raises(BufferError):
        memory.extend(b"x")
    del x
    with pytest.raises(BufferError):
        memory.extend(b"x")
    del view
    memory.extend(b"x")


def test_wrapping_that_fails_gives_the_memory_back():
    memory = bytearray(64)
    with pytest.raises(RuntimeError, match="torch says: "):
        bridge.wrap(memory, (-1,), (1,), NUMBERS[torch.float64])
    memory.extend(b"x")


# --- the table itself, threads, garbage ---


def test_the_table_says_its_version_and_size():
    class Head(ctypes.Structure):
        _fields_ = (("api_version", ctypes.c_uint32), ("info_struct_size", ctypes.c_uint32))

    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
    head = Head.from_address(get(bridge.table(), b"eas_torch.bridge"))
    assert head.api_version == bridge.API_VERSION == 2
    assert head.info_struct_size == bridge.INFO_STRUCT_SIZE


def test_the_probe_finds_torch_as_it_was_compiled_for():
    assert bridge.probe() == ""


@pytest.mark.parametrize("mode", ["fake", "vmap", "device"])
def test_the_probe_minds_no_mode(mode):
    from torch._subclasses.fake_tensor import FakeTensorMode

    if mode == "fake":
        with FakeTensorMode():
            assert bridge.probe() == ""
    elif mode == "device":
        with torch.device("meta"):
            assert bridge.probe() == ""
    else:
        seen = []
        torch.func.vmap(lambda x: (seen.append(bridge.probe()), x)[1])(torch.ones(2))
        assert seen == [""]


def test_another_capsule_is_no_table():
    assert _core.attach_bridge(_core.launch_table()) == "it has no table"


def test_messages_belong_to_their_thread():
    refusal(3)
    words = []

    def other():
        with pytest.raises(RuntimeError) as caught:
            bridge.requires_grad("x")
        words.append(str(caught.value))

    thread = threading.Thread(target=other)
    thread.start()
    thread.join()
    assert words == ["not a torch.Tensor, got a str"]


def test_many_threads_read():
    x, wrong = torch.arange(6.0).reshape(2, 3), []

    def read():
        for _ in range(2000):
            info = bridge.describe(x[1:])
            if info["shape"] != (1, 3) or bridge.is_tensor(1):
                wrong.append(info)

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_nothing_is_held():
    x = torch.ones(3)
    seen = weakref.ref(x)
    bridge.describe(x)
    bridge.get_signature(x)
    refusal(x.to_sparse())
    del x
    gc.collect()
    assert seen() is None


def test_reading_leaks_nothing():
    x = torch.ones(2, 3)
    bridge.describe(x)
    gc.collect()
    import sys

    before = sys.getrefcount(x)
    for _ in range(1000):
        bridge.describe(x)
        bridge.is_tensor(x)
    assert sys.getrefcount(x) == before


def test_eas_reads_by_the_bridge():
    info = _torch_bridge.bridge_info()
    assert info.path == "bridge"
    assert info.torch == info.built_for == torch.__version__
    assert str(info) == f"bridge: eas-torch, built for torch {torch.__version__}"
    assert isinstance(eas.tensor(torch.ones(2)), eas.Tensor)
