"""torch tensors of a launch that is known from before: each way to change one must be seen."""

from __future__ import annotations

import gc
import weakref

import eas
import pytest
from eas import mk

torch = pytest.importorskip("torch")

TIMES = 4  # a launch is known from the third time on


@eas.kernel
def double(x, out, N, BLOCK: eas.constexpr = 8):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, offs, mk.load(x, offs, offs < N) * 2, offs < N)


@eas.kernel
def layout(x, out):
    mk.store(out, 0, len(x.shape))
    mk.store(out, 1, x.shape[0])
    mk.store(out, 2, x.stride(0))
    mk.store(out, 3, mk.load(x, 0))


def known(x, out) -> list[float]:
    for _ in range(TIMES):
        out.zero_()
        double(x, out, 4)
    return out.tolist()


def layout_of(x) -> list[int]:
    out = torch.zeros(4, dtype=torch.int64)
    for _ in range(TIMES):
        out.fill_(-1)
        layout(x, out)
    return out.tolist()


def pair():
    return torch.ones(4), torch.zeros(4)


def refused(x, out) -> None:
    for _ in range(2):
        with pytest.raises(eas.LaunchError, match="requires grad"):
            double(x, out, 4)


def test_values_are_read_at_every_launch():
    x, out = pair()
    for value in range(8):
        x.fill_(value)
        double(x, out, 4)
        assert out.tolist() == [2 * value] * 4


def test_requires_grad_flipped():
    x, out = pair()
    known(x, out)
    for _ in range(2):
        x.requires_grad_()
        refused(x, out)
        with torch.no_grad():
            assert known(x, out) == [2] * 4
        refused(x, out)
        x.requires_grad_(False)
        assert known(x, out) == [2] * 4


def test_requires_grad_by_what_is_done_in_place():
    x, out = pair()
    known(x, out)
    x.mul_(torch.ones(4, requires_grad=True))
    refused(x, out)


def test_requires_grad_of_a_view():
    base, out = torch.ones(8), torch.zeros(4)
    view = base[4:]
    known(view, out)
    view.requires_grad_()
    refused(view, out)
    base = torch.ones(8)
    view = base[4:]
    known(view, out)
    base.mul_(torch.ones(8, requires_grad=True))
    refused(view, out)


def test_memory_exchanged():
    x, out = pair()
    known(x, out)
    x.data = torch.full((4,), 3.0)
    assert known(x, out) == [6] * 4
    x.set_(torch.full((4,), 5.0))
    assert known(x, out) == [10] * 4
    y = torch.full((4,), 7.0)
    torch.utils.swap_tensors(x, y)
    assert known(x, out) == [14] * 4
    assert known(y, out) == [10] * 4


def test_storage_resized():
    x, out = pair()
    known(x, out)
    x.untyped_storage().resize_(1 << 20)
    x.fill_(2)
    assert known(x, out) == [4] * 4
    x.untyped_storage().resize_(0)
    with pytest.raises(eas.Error):
        double(x, out, 4)


def test_a_lazy_clone_is_not_written_through():
    x, out = pair()
    known(x, out)
    clone = torch._lazy_clone(out)
    before = clone.tolist()
    x.fill_(9)
    double(x, out, 4)
    assert out.tolist() == [18] * 4
    assert clone.tolist() == before


def test_layouts_changed_in_place():
    x = torch.arange(12, dtype=torch.float32).reshape(3, 4).clone()
    assert layout_of(x) == [2, 3, 4, 0]
    x.t_()
    assert layout_of(x) == [2, 4, 1, 0]
    x.unsqueeze_(0)
    assert layout_of(x)[:2] == [3, 1]
    x.squeeze_()
    x.resize_(6)
    assert layout_of(x) == [1, 6, 1, 0]
    x.as_strided_((2, 2), (3, 1), 5)
    assert layout_of(x) == [2, 2, 3, 5]


def test_many_axes():
    x = torch.ones((1,) * 6 + (4,))
    assert layout_of(x)[:2] == [7, 1]
    x.transpose_(0, 6)
    assert layout_of(x)[:3] == [7, 4, 1]


def test_dtype_and_lazy_bits_exchanged():
    x, out = pair()
    known(x, out)
    x.data = torch.full((4,), 3, dtype=torch.int32)
    assert known(x, out) == [6] * 4
    x.data = torch._neg_view(torch.ones(4))
    with pytest.raises(eas.DTypeError, match="negated lazily"):
        double(x, out, 4)


def test_other_tensors_at_the_same_addresses():
    memory, out = torch.ones(4), torch.zeros(4)
    for _ in range(30):
        plain = memory.view(4)
        assert known(plain, out) == [2] * 4
        del plain
        negated = torch._neg_view(memory)
        with pytest.raises(eas.DTypeError, match="negated lazily"):
            double(negated, out, 4)
        del negated
        other = memory.view(torch.int32)
        assert known(other, out) == [2.0 * 0x3F800000] * 4
        del other


def test_tensors_that_take_turns():
    a, b = torch.ones(4), torch.zeros(4)
    for _ in range(10):
        double(a, b, 4)
        a, b = b, a
    assert a.tolist() == [2.0**10] * 4


def test_subclasses_and_inference_tensors():
    class Tagged(torch.Tensor):
        pass

    out = torch.zeros(4)
    assert known(torch.ones(4).as_subclass(Tagged), out) == [2] * 4
    with torch.inference_mode():
        x = torch.ones(4)
        assert known(x, out) == [2] * 4
    assert known(x, out) == [2] * 4


def test_tensors_are_not_kept_alive():
    x, out = pair()
    known(x, out)
    gone = weakref.ref(x)
    del x
    gc.collect()
    assert gone() is None


def fresh(*shape):
    return torch.arange(4.0).reshape(shape or (4,)), torch.zeros(shape or (4,))


def learned() -> None:
    for _ in range(TIMES):
        x, out = fresh()
        double(x, out, 4)
        assert out.tolist() == [0, 2, 4, 6]


def test_views_of_fresh_tensors():
    learned()
    memory = torch.arange(20.0)
    for x in (memory[3:7], memory[::5][:4], torch.arange(4.0).expand(4), memory.view(4, 5)[:, 0]):
        out = torch.zeros(9)[2:6]
        for _ in range(2):
            layout_out = torch.zeros(4, dtype=torch.int64)
            layout(x, layout_out)
            assert layout_out.tolist() == [1, 4, x.stride(0), int(x[0])]
            double(memory[3:7], out, 4)
            assert out.tolist() == [6, 8, 10, 12]


def test_fresh_tensors_that_require_grad():
    learned()
    x, out = fresh()
    refused(x.requires_grad_(), out)
    refused((x * 1).detach(), out.requires_grad_())
    refused(x * 1, torch.zeros(4))
    parameter = torch.nn.Parameter(torch.arange(4.0))
    refused(parameter, torch.zeros(4))
    for _ in range(TIMES):
        with torch.no_grad():
            double(parameter, parameter, 4)
        refused(parameter, torch.zeros(4))
    assert parameter.tolist() == [0, 16, 32, 48]


def test_fresh_tensors_without_their_memory():
    learned()
    for take in (lambda t: t.untyped_storage().resize_(0), lambda t: t.set_()):
        x, out = fresh()
        take(x)
        if x.numel() == 0:
            layout_of(torch.ones(4))
            continue
        with pytest.raises(eas.Error, match="memory"):
            double(x, out, 4)


def test_fresh_tensors_that_are_lazy():
    learned()
    x, out = fresh()
    with pytest.raises(eas.DTypeError, match="resolve_neg"):
        double(torch._neg_view(x), out, 4)
    clone = torch._lazy_clone(out)
    double(x, clone, 4)
    assert (clone.tolist(), out.tolist()) == ([0, 2, 4, 6], [0] * 4)
    double(torch._lazy_clone(x), out, 4)
    assert out.tolist() == [0, 2, 4, 6]


def test_writes_to_fresh_tensors_are_counted():
    learned()
    weight = torch.ones(4, requires_grad=True)
    saved = torch.ones(4)
    result = (weight * saved).sum()
    before = saved._version
    double(torch.ones(4), saved, 4)
    assert saved._version == before + 1
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        result.backward()


@pytest.mark.parametrize(
    "dtype",
    ["float16", "bfloat16", "float32", "float64", "int8", "uint8", "int16", "int32", "bool"],
)
def test_every_dtype_and_rank(dtype):
    for rank in (0, 1, 2, 5, 6, 12):
        for _ in range(TIMES):
            x = torch.ones((1,) * rank, dtype=getattr(torch, dtype))
            out = torch.zeros_like(x)
            double(x, out, 1)
            assert out.item() == (2 if dtype != "bool" else True)


def test_functorch_and_fake_tensors_after_plain_ones():
    learned()
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode(), pytest.raises(eas.BackendError, match="FakeTensor"):
        double(torch.ones(4), torch.zeros(4), 4)

    def inside(x):
        double(x, torch.zeros(4), 4)
        return x

    with pytest.raises(eas.Error):
        torch.func.vmap(inside)(torch.ones(3, 4))
    with pytest.raises(eas.BackendError):
        double(torch.ones(4, device="meta"), torch.zeros(4), 4)
    with pytest.raises(eas.BackendError):
        double(torch.ones(4).to_sparse(), torch.zeros(4), 4)
