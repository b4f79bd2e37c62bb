"""Streams, events, launches that nobody waits for, and profiles."""

import json

import eas
import numpy as np
import pytest
from eas import mk
from opencl_device import needs_opencl, on_device, on_host


@eas.kernel
def scale(x, N, BY, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(x, i, BY * mk.load(x, i, i < N), i < N)


@eas.kernel
def refuse(x, N, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    v = mk.load(x, i, i < N)
    mk.device_assert(v < 5, "too large")
    mk.store(x, i, v, i < N)


def test_on_the_cpu_there_is_nothing_to_wait_for():
    x = np.ones(100, np.float32)
    stream = eas.Stream("cpu")
    begin = stream.record()
    scale(x, 100, 3, BLOCK=32, _stream=stream, _sync=False)
    end = eas.Event()
    end.record(stream)
    assert x[0] == 3
    assert stream.query()
    assert end.query()
    assert begin.elapsed_time(end) >= 0
    stream.wait(end)
    end.wait(stream)
    stream.synchronize()
    eas.synchronize()
    eas.synchronize("cpu")
    assert (repr(stream), stream.device) == ('eas.Stream("cpu")', "cpu")


def test_what_is_no_stream_is_refused():
    x = np.ones(4, np.float32)
    with pytest.raises(eas.LaunchError, match=r"_stream is no stream, got 7 \(int\), expected an"):
        scale(x, 4, 2, BLOCK=4, _stream=7)
    with pytest.raises(eas.LaunchError, match="the event was never recorded"):
        eas.Event().elapsed_time(eas.Event())


@needs_opencl
def test_a_stream_is_of_one_device():
    x = np.ones(4, np.float32)
    with pytest.raises(eas.LaunchError, match="the stream is of another device, got one of opencl"):
        scale(x, 4, 2, BLOCK=4, _stream=eas.Stream("opencl"))
    with pytest.raises(eas.LaunchError, match="the stream is of another device, got one of cpu"):
        scale(on_device(x), 4, 2, BLOCK=4, _stream=eas.Stream("cpu"))


@needs_opencl
def test_work_of_a_stream_is_done_in_order():
    x = eas.ones(1000, device="opencl")
    stream = eas.Stream("opencl")
    for _ in range(10):
        scale(x, 1000, 2, BLOCK=128, _stream=stream, _sync=False)
    assert x[999].item() == 1024, "the main stream takes its turn after the others"
    stream.synchronize()
    end = stream.record()
    end.synchronize()
    assert end.query()


@needs_opencl
def test_streams_wait_for_events():
    x = eas.ones(1000, device="opencl")
    one, two = eas.Stream("opencl"), eas.Stream("opencl")
    begin = one.record()
    scale(x, 1000, 3, BLOCK=128, _stream=one, _sync=False)
    done = one.record()
    two.wait(done)
    scale(x, 1000, 5, BLOCK=128, _stream=two, _sync=False)
    end = two.record()
    end.synchronize()
    assert (end.query(), done.query()) == (True, True)
    assert x[0].item() == 15
    assert 0 <= begin.elapsed_time(end) < 60_000


@needs_opencl
def test_many_launches_nobody_waits_for():
    x = eas.ones(64, device="opencl")
    before = eas.config.max_in_flight
    eas.config.max_in_flight = 3
    try:
        for _ in range(20):
            scale(x, 64, 2, BLOCK=64, _sync=False)
    finally:
        eas.config.max_in_flight = before
    assert x[0].item() == 2**20


@needs_opencl
@pytest.mark.parametrize("wait", ["synchronize", "read", "event", "stream"])
def test_a_launch_nobody_waited_for_fails_where_somebody_does(wait):
    x = on_device(np.arange(10, dtype=np.float32))
    stream = eas.Stream("opencl")
    refuse(x, 10, BLOCK=16, _stream=stream, _sync=False)
    event = stream.record()
    with pytest.raises(eas.Error, match="too large"):
        {
            "synchronize": eas.synchronize,
            "read": stream.synchronize,
            "event": event.synchronize,
            "stream": stream.synchronize,
        }[wait]()
    eas.synchronize()  # it is said once
    np.testing.assert_array_equal(on_host(x[:4]), [0, 1, 2, 3])


def test_a_profile_of_the_cpu(tmp_path):
    x = np.ones(100, np.float32)
    scale(x, 100, 3, BLOCK=32)
    with eas.profile(tmp_path / "trace.json") as profile:
        scale(x, 100, 3, BLOCK=32)
        scale(x, 100, 3, BLOCK=32)
        with pytest.raises(eas.Error, match="a profile is being taken already"):
            eas.profile().__enter__()
    scale(x, 100, 3, BLOCK=32)
    assert [(e["name"], e["kind"], e["device"]) for e in profile.events] == [
        ("scale", "kernel", "cpu")
    ] * 2
    first, second = profile.events
    assert first["begin"] <= first["end"] <= second["begin"] <= second["end"]
    rows = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    named = [row for row in rows if row["ph"] == "M"]
    spans = [row for row in rows if row["ph"] == "X"]
    assert [row["args"]["name"] for row in named] == ["cpu", "stream 1"]
    assert [row["name"] for row in spans] == ["scale", "scale"]
    assert (spans[0]["ts"], spans[0]["args"]) == (0, {"detail": "grid (4, 1, 1)"})


@needs_opencl
def test_a_profile_of_a_device():
    x = eas.ones(1000, device="opencl")
    scale(x, 1000, 2, BLOCK=128)
    with eas.profile() as profile:
        scale(x, 1000, 2, BLOCK=128, _sync=False)
        x.to("cpu")
    kinds = [(e["name"], e["kind"], e["device"], e["bytes"]) for e in profile.events]
    assert kinds == [
        ("scale", "kernel", "opencl:0", 0),
        ("from the device", "copy", "opencl:0", 4000),
    ]
    assert all(e["begin"] <= e["end"] for e in profile.events)


def test_a_profile_of_a_device_shows_work_in_the_order_it_ran():
    x = eas.ones(1000, device="opencl")
    for _ in range(20):
        with eas.profile() as profile:
            for _ in range(5):
                scale(x, 1000, 2, BLOCK=128, _sync=False)
            x.to("cpu")
        assert [e["kind"] for e in profile.events] == ["kernel"] * 5 + ["copy"]
