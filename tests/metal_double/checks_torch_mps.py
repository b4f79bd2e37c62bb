"""Run by test_torch_mps.py in processes where a software double is Metal and torch has a MPS on it
(torch_mps.cpp). On a Mac with torch these run on the GPU itself, but for what only the double
counts: `python -m pytest tests/metal_double/checks_torch_mps.py`.
"""

import ctypes
import gc
import os
import sys

import pytest

torch = pytest.importorskip("torch")
LIBRARY = os.environ.get("TORCH_MPS_DOUBLE")
DOUBLE = ctypes.CDLL(LIBRARY) if LIBRARY else None

import eas  # noqa: E402
from eas import _torch_mps, mk  # noqa: E402

pytestmark = [
    pytest.mark.skipif(not torch.backends.mps.is_available(), reason="torch has no MPS"),
    pytest.mark.skipif(not eas.backends()["metal"].available, reason="no Metal"),
]
BRIDGE = os.environ.get("TORCH_MPS_BRIDGE") != "none"
if not BRIDGE:
    sys.modules["eas_torch"] = None


def text_of(function):
    text = ctypes.create_string_buffer(1 << 14)
    function(text, ctypes.c_size_t(len(text)))
    return text.value.decode()


@pytest.fixture(autouse=True)
def nothing_is_wrong():
    yield
    eas.config.torch_mps_sync = "auto"
    eas.synchronize()
    torch.mps.synchronize()
    if DOUBLE is None:
        return
    assert text_of(DOUBLE.tm_violations) == ""
    assert text_of(ctypes.CDLL(None).md_violations) == ""


@pytest.fixture
def slow():
    """The GPU is late, and what nothing orders runs in any order."""
    if DOUBLE is not None:
        ctypes.CDLL(None).md_delay(3000, 7)
    yield
    if DOUBLE is not None:
        ctypes.CDLL(None).md_delay(0, 1)


@eas.kernel
def scale(x, out, N, S, BLOCK: eas.constexpr = 64):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, S * mk.load(x, i, i < N), i < N)


@eas.kernel
def turned(x, out, ROWS, COLS):
    i, j = mk.program_id(0), mk.program_id(1)
    at = i * x.stride(0) + j * x.stride(1)
    mk.store(out, i * out.stride(0) + j * out.stride(1), mk.load(x, at) + 1)


@eas.kernel
def positive(x, N, BLOCK: eas.constexpr = 64):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, i, i < N, other=1.0)
    mk.device_assert(mk.min(v, axis=0) > 0, "a number is negative")
    mk.store(x, i, 2 * v, i < N)


def ramp(n):
    return torch.arange(n, dtype=torch.float32).to("mps")


def waits():
    return DOUBLE.tm_waits() if DOUBLE is not None else 0


SYNCS = ["auto", "1"]


def test_the_way_is_said():
    info = _torch_mps.mps_info()
    if BRIDGE:
        assert str(info) == "stream: torch's own"
    else:
        assert str(info) == "wait: the bridge (the wheel eas-torch) is not installed"


@pytest.mark.parametrize("sync", SYNCS)
def test_a_launch_comes_between_torchs_work(sync, slow):
    eas.config.torch_mps_sync = sync
    for turn in range(20):
        x, out = torch.zeros(300, device="mps"), torch.zeros(300, device="mps")
        x.fill_(turn + 1)  # nobody waits for it
        scale(x, out, 300, 2.0)
        copied = torch.empty(300, device="mps").copy_(out)
        x.fill_(-5)  # the kernel has read it by then
        assert copied.tolist() == [2.0 * (turn + 1)] * 300
        assert x.tolist() == [-5.0] * 300


@pytest.mark.parametrize("sync", SYNCS)
def test_views_begin_where_they_are(sync):
    eas.config.torch_mps_sync = sync
    x = ramp(64)
    out = torch.zeros(64, device="mps")
    scale(x[10:30], out[3:23], 20, 3.0)
    expected = torch.zeros(64)
    expected[3:23] = 3 * torch.arange(10.0, 30.0)
    assert torch.equal(out.cpu(), expected)


@pytest.mark.parametrize("sync", SYNCS)
def test_strides_are_torchs(sync):
    eas.config.torch_mps_sync = sync
    x = ramp(24).reshape(4, 6)
    out = torch.zeros(6, 4, device="mps")
    turned[(6, 4)](x.t(), out, 6, 4)
    assert torch.equal(out.cpu(), torch.arange(24.0).reshape(4, 6).t() + 1)


def test_one_tensor_for_both_arguments():
    x = ramp(100)
    scale(x, x, 100, 2.0)
    assert torch.equal(x.cpu(), 2 * torch.arange(100.0))


def test_arguments_that_overlap():
    x = ramp(100)
    scale(x[:90], x[10:], 90, 1.0, BLOCK=128)
    assert torch.equal(x.cpu()[10:], torch.arange(90.0))


def test_no_elements():
    x = torch.empty(0, device="mps")
    scale(x, x, 0, 2.0)
    scale[(1,)](x, torch.zeros(3, device="mps"), 0, 2.0)


@pytest.mark.skipif(not BRIDGE, reason="without the bridge every launch waits")
@pytest.mark.skipif(DOUBLE is None, reason="the double counts")
def test_nobody_waits_in_torchs_stream():
    x, out = ramp(300), torch.zeros(300, device="mps")
    scale(x, out, 300, 1.0)
    before = waits(), DOUBLE.tm_commits()
    for _ in range(30):
        scale(x, out, 300, 2.0)
    assert (waits(), DOUBLE.tm_commits()) == before
    assert torch.equal(out.cpu(), 2 * torch.arange(300.0))


@pytest.mark.skipif(DOUBLE is None, reason="the double counts")
def test_zero_waits_for_nobody():
    eas.config.torch_mps_sync = "0"
    x, out = ramp(300), torch.zeros(300, device="mps")
    torch.mps.synchronize()
    before = waits()
    scale(x, out, 300, 2.0)
    assert waits() == before
    assert torch.equal(out.cpu(), 2 * torch.arange(300.0))


def test_many_launches_that_nobody_waits_for(slow):
    x = torch.ones(64, device="mps")
    for _ in range(200):  # more than may be in flight
        scale(x, x, 64, -1.0)
    assert x.tolist() == [1.0] * 64


@pytest.mark.parametrize("sync", SYNCS)
def test_a_stream_of_ours(sync, slow):
    eas.config.torch_mps_sync = sync
    stream = eas.Stream("metal")
    x, out = torch.zeros(300, device="mps"), torch.zeros(300, device="mps")
    x.fill_(4)
    scale(x, out, 300, 2.0, _stream=stream, _sync=False)
    assert out.tolist() == [8.0] * 300


@pytest.mark.parametrize("sync", SYNCS)
def test_what_a_kernel_finds_is_raised_at_once(sync):
    eas.config.torch_mps_sync = sync
    x = torch.ones(100, device="mps")
    positive(x, 100)
    x[70:71].fill_(-3)
    with pytest.raises(eas.Error, match="a number is negative"):
        positive(x, 100)
    assert x[0].item() in (2.0, 4.0)


def test_torch_and_eas_tensors_in_one_launch(slow):
    x = torch.zeros(300, device="mps")
    x.fill_(3)
    ours = eas.zeros(300, device="metal")
    scale(x, ours, 300, 2.0)
    assert ours.to("cpu").numpy().tolist() == [6.0] * 300
    back = torch.zeros(300, device="mps")
    scale(ours, ours, 300, 2.0)
    scale(ours, back, 300, 2.0)
    assert back.tolist() == [24.0] * 300


def test_tensors_are_shared_both_ways(slow):
    x = ramp(40)
    x.fill_(7)
    ours = eas.from_torch(x[8:24])
    assert (ours.device, ours.shape) == ("metal", (16,))
    assert ours.to("cpu").numpy().tolist() == [7.0] * 16
    scale(ours, ours, 16, 2.0)
    assert x.cpu()[7:10].tolist() == [7.0, 14.0, 14.0]
    assert eas.from_dlpack(x).device == eas.tensor(x).device == "metal"

    mine = eas.tensor(range(12), dtype=eas.float32, device="metal")
    theirs = mine.to_torch()
    assert theirs.device.type == "mps"
    assert theirs.tolist() == list(range(12))
    theirs.fill_(5)
    torch.mps.synchronize()
    assert mine.to("cpu").numpy().tolist() == [5.0] * 12


def test_views_of_ours_are_shared_or_refused():
    mine = eas.tensor(range(12), dtype=eas.float32, device="metal")
    if _torch_mps.takes_offsets():
        assert mine[4:8].to_torch().tolist() == [4.0, 5.0, 6.0, 7.0]
        return
    with pytest.raises(BufferError, match="this torch forgets where in a block of a device memory"):
        mine[4:8].to_torch()


def test_a_tensor_that_is_used_twice_may_go_once():
    x = ramp(40)
    one, two = eas.from_torch(x), eas.from_torch(x[20:])
    del one
    gc.collect()
    scale(two, two, 20, 2.0)
    assert x.cpu()[19:22].tolist() == [19.0, 40.0, 42.0]


def test_blocks_go_back_to_torch():
    if DOUBLE is None:
        pytest.skip("the double counts")
    x, out = ramp(5000), torch.zeros(5000, device="mps")
    scale(x, out, 5000, 2.0)
    torch.mps.synchronize()

    def live():
        gc.collect()
        eas.synchronize()
        words = text_of(ctypes.CDLL(None).md_live).split()
        return int(words[words.index("MTLBuffer") + 1])

    before = live()
    for _ in range(50):
        scale(x, out, 5000, 2.0)
    assert live() <= before + 1


def test_bound_launches():
    x, out = ramp(300), torch.zeros(300, device="mps")
    bound = scale.bind(x, out, 300, 2.0)
    for value in (1.0, 2.0):
        x.fill_(value)
        bound()
        assert out.tolist() == [2 * value] * 300


def test_graphs():
    x, out = ramp(300), torch.zeros(300, device="mps")
    graph = eas.Graph()
    with graph.capture():
        scale(x, out, 300, 2.0)
        scale(out, out, 300, 3.0)
    for value in (1.0, 2.0):
        x.fill_(value)
        graph.replay()
        assert out.tolist() == [6 * value] * 300


def test_writes_are_counted():
    x, out = ramp(30), torch.zeros(30, device="mps")
    before = out._version
    scale(x, out, 30, 2.0)
    assert out._version == before + 1
    assert x._version == 0


def test_gradients_that_would_be_lost_are_refused():
    x = torch.ones(30, device="mps", requires_grad=True)
    with pytest.raises(eas.LaunchError, match=r"eas\.torch\.op"):
        scale(x, torch.zeros(30, device="mps"), 30, 2.0)
    out = torch.zeros(30, device="mps")
    with torch.no_grad():
        scale(x, out, 30, 2.0)
    assert out.tolist() == [2.0] * 30


def test_other_places_are_refused():
    x = torch.ones(30, device="mps")
    with pytest.raises(eas.BackendError, match="the arrays are on different devices"):
        scale(x, torch.zeros(30), 30, 2.0)
    with pytest.raises(eas.BackendError, match="is on another device"):
        scale(x, x, 30, 2.0, _backend="cpu")


def test_einsum_is_contracted_by_torch():
    x = ramp(12).reshape(3, 4)
    got = eas.einsum("ij,kj->ik", x, x)
    assert got.device.type == "mps"
    assert torch.equal(got.cpu(), x.cpu() @ x.cpu().t())


def test_an_operator():
    @eas.torch.op("mps_checks::scaled")
    def scaled(x: torch.Tensor, by: float) -> torch.Tensor:
        out = torch.empty_like(x)
        scale(x, out, x.numel(), by)
        return out

    x = ramp(70).requires_grad_()
    y = scaled(x, 3.0)
    assert y.device.type == "mps"
    y.sum().backward()
    assert torch.equal(y.detach().cpu(), 3 * torch.arange(70.0))
    assert x.grad.tolist() == [3.0] * 70


@pytest.mark.skipif(DOUBLE is None or not BRIDGE, reason="the double fails on request")
def test_a_stream_that_fails_is_an_error():
    x = ramp(30)
    scale(x, x, 30, 1.0)
    DOUBLE.tm_fail(1)
    try:
        with pytest.raises(eas.BackendError, match="torch says: the stream is gone"):
            scale(x, x, 30, 2.0)
    finally:
        DOUBLE.tm_fail(0)
    scale(x, x, 30, 2.0)
    assert x.tolist() == (2 * torch.arange(30.0)).tolist()
