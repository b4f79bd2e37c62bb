"""eas.Graph: launches captured in a block and replayed, and what may not stand in the block."""

import sys
import threading

import eas
import numpy as np
import pytest
from eas import mk
from opencl_device import needs_opencl, on_device, on_host


@eas.kernel
def axpy(x, y, a, N, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(y, i, a * mk.load(x, i, i < N) + mk.load(y, i, i < N), i < N)


@eas.kernel
def say(x, N):
    mk.device_print("x", mk.load(x, N - 1))


ONLY = "a graph captures launches of kernels only, got other work while it captures, expected it "
ONLY += "before graph.capture(), after it, or as a kernel"


def two_steps():
    x, y, z = np.ones(100), np.zeros(100), np.zeros(100)
    graph = eas.Graph()
    with graph.capture():
        axpy(x, y, 2.0, 100, BLOCK=32)
        axpy[(4,)](y, z, 1.0, 100, BLOCK=32)
    return graph, y, z


@pytest.mark.parametrize("backend", ["cpu", "interpreter", "eager"])
def test_nothing_runs_before_the_replay(backend):
    eas.set_backend(backend)
    try:
        graph, y, z = two_steps()
        assert y[0] == 0
        assert len(graph) == 2
        assert repr(graph) == "<eas.Graph of 2 launches>"
        for turn in (1, 2, 3):
            graph.replay()
            assert (y == 2 * turn).all()
            assert (z == turn * (turn + 1)).all()
    finally:
        eas.set_backend("auto")


def test_a_launch_after_the_block_runs_at_once():
    graph, y, _ = two_steps()
    axpy(np.ones(100), y, 1.0, 100, BLOCK=32)
    assert y[0] == 1
    assert len(graph) == 2


def test_the_graph_holds_its_arrays():
    graph, y, _ = two_steps()
    held = eas.Graph()
    with held.capture():
        axpy(np.full(100, 3.0), y, 1.0, 100, BLOCK=32)
    junk = [np.full(100, 7.0) for _ in range(50)]
    held.replay()
    assert (y == 3).all()
    assert junk
    graph.replay()
    assert (y == 5).all()


def test_a_new_capture_takes_the_place_of_the_last():
    graph, y, _ = two_steps()
    with graph.capture():
        axpy(np.ones(100), y, 5.0, 100, BLOCK=64)
    graph.replay()
    assert len(graph) == 1
    assert (y == 5).all()


def test_a_block_that_raises_leaves_the_graph_as_it_was():
    graph, y, _ = two_steps()

    def capture_and_fail():
        with graph.capture():
            axpy(np.ones(100), y, 5.0, 100, BLOCK=64)
            raise KeyError

    with pytest.raises(KeyError):
        capture_and_fail()
    graph.replay()
    assert len(graph) == 2
    assert y[0] == 2
    axpy(np.ones(100), y, 5.0, 100, BLOCK=64)  # launches run again
    assert y[0] == 7


def test_graphs_and_bound_launches_join_a_graph():
    inner, y, _ = two_steps()
    bound = axpy.bind(np.ones(100), y, 10.0, 100, BLOCK=32)
    graph = eas.Graph()
    with graph.capture():
        inner.replay()
        bound()
    assert y[0] == 0
    assert len(graph) == 3
    graph.replay()
    assert y[0] == 12


def test_other_threads_are_not_captured():
    y = np.zeros(100)
    graph = eas.Graph()
    with graph.capture():
        thread = threading.Thread(target=axpy, args=(np.ones(100), y, 1.0, 100, 32))
        thread.start()
        thread.join()
    assert y[0] == 1
    assert len(graph) == 0
    graph.replay()
    assert y[0] == 1


@pytest.mark.parametrize(
    ("op", "work"),
    [
        ("einsum", lambda t: eas.einsum("i,i->", t, t)),
        ("einsum", lambda t: eas.einsum("i,i->", np.ones(3), np.ones(3))),
        ("einsum", lambda t: eas.einsum("i,j->ij", t, t, out=eas.empty((3, 3)))),
        ("add", lambda t: t + 1),
        ("neg", lambda t: -t),
        ("sum", lambda t: t.sum()),
        ("copy_from", lambda t: t.clone()),
        ("setitem", lambda t: t.__setitem__(0, 1.0)),
    ],
)
def test_other_work_is_refused(op, work):
    t = eas.ones(3)
    graph = eas.Graph()
    with pytest.raises(eas.LaunchError) as caught, graph.capture():
        work(t)
    assert str(caught.value) == f"[{op}] {ONLY}"
    assert len(graph) == 0
    work(t)  # outside of the block it goes


def test_captures_do_not_nest():
    graph = eas.Graph()
    with pytest.raises(eas.LaunchError) as caught, graph.capture(), eas.Graph().capture():
        pass
    words = "[Graph] this thread captures a graph already, got another capture, expected one at a"
    assert str(caught.value) == words + " time"


def test_a_launch_that_cannot_be_is_refused_in_the_block():
    graph, y, _ = two_steps()
    y.flags.writeable = False
    with pytest.raises(eas.LaunchError, match="read-only"), graph.capture():
        axpy(np.ones(100), y, 1.0, 100, BLOCK=32)


def test_changed_memory_is_refused_by_the_replay():
    torch = pytest.importorskip("torch")
    x, y = torch.ones(100), torch.zeros(100)
    graph = eas.Graph()
    with graph.capture():
        axpy(x, y, 2.0, 100, BLOCK=32)
    graph.replay()
    assert (y == 2).all()
    x.data = torch.ones(50)
    with pytest.raises(eas.LaunchError, match="'x' was bound with other memory or sizes"):
        graph.replay()


def test_an_autotuned_kernel_is_tuned_by_its_capture():
    runs = []

    @eas.autotune(configs=[eas.Config({"BLOCK": 32}), eas.Config({"BLOCK": 64})], repeat=2)
    @eas.kernel
    def scaled(x, N, BLOCK: eas.constexpr):
        i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(x, i, 3 * mk.load(x, i, i < N), i < N)

    x = np.ones(100)
    graph = eas.Graph()
    with graph.capture():
        scaled(x, 100)
        runs.append(x[0])
    graph.replay()
    assert runs == [1]
    assert x[0] == 3
    assert len(graph) == 1


def test_operators_of_torch_are_refused_in_the_block():
    torch = pytest.importorskip("torch")

    @eas.torch.op("graph::doubled")
    def doubled(x: torch.Tensor) -> torch.Tensor:
        out = torch.zeros_like(x)
        axpy(x, out, 2.0, x.numel(), BLOCK=32)
        return out

    x = torch.ones(64)
    assert (doubled(x) == 2).all()
    graph = eas.Graph()
    with pytest.raises(eas.LaunchError, match="a graph captures launches of kernels only"):
        with graph.capture():
            doubled(x)
    assert (doubled(x) == 2).all()


def test_a_replay_prints(capfd):
    graph = eas.Graph()
    with graph.capture():
        say(np.arange(4.0), 4)
    assert capfd.readouterr().out == ""
    graph.replay()
    graph.replay()
    sys.stdout.flush()
    assert capfd.readouterr().out.count("3") == 2


@needs_opencl
def test_on_a_device():
    a, b = on_device(np.ones(1000)), on_device(np.zeros(1000))
    graph = eas.Graph()
    with graph.capture():
        for _ in range(100):  # more than EAS_MAX_IN_FLIGHT
            axpy(a, b, 1.0, 1000, BLOCK=64)
    assert on_host(b)[0] == 0
    graph.replay()
    graph.replay()
    assert (on_host(b) == 200).all()
