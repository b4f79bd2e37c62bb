"""Slices of a plan on executors: the same result whoever runs them, and whoever is lost."""

from __future__ import annotations

import concurrent.futures
import multiprocessing
import os
import socket
from pathlib import Path
from typing import Any

import eas
import eas._einsum_executor
import numpy as np
import pytest

EQUATION = "ij,jk,kl,li->"
LIMIT = 8_000


def operands() -> list[Any]:
    rng = np.random.default_rng(0)
    return [rng.standard_normal(shape) for shape in ((20, 30), (30, 40), (40, 30), (30, 20))]


def expected() -> Any:
    a, b, c, d = operands()
    return np.trace(a @ b @ c @ d)


def alone() -> Any:
    """What every executor must give, to the last bit."""
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        return eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=pool)


def test_the_network_is_sliced() -> None:
    assert eas.einsum_plan(EQUATION, *operands(), memory_limit=LIMIT).slices > 4
    np.testing.assert_allclose(alone(), expected(), rtol=1e-10)


def test_threads() -> None:
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        got = eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=pool)
        assert isinstance(got, np.ndarray)
        assert got == alone()
        plan = eas.einsum_plan(EQUATION, *operands(), memory_limit=LIMIT)
        assert plan(*operands(), executor=pool) == alone()
        native = plan(*map(eas.tensor, operands()), executor=pool)
        assert isinstance(native, eas.Tensor)
        assert native.item() == alone()
        out = np.empty(())
        assert plan(*operands(), executor=pool, out=out) is out
        assert out == alone()


def test_sliced_labels_may_be_in_the_result() -> None:
    a, b, c, _ = operands()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        plan = eas.einsum_plan("ij,jk,kl->ijl", a, b, c, memory_limit=160_000)
        np.testing.assert_allclose(
            plan(a, b, c, executor=pool), np.einsum("ij,jk,kl->ijl", a, b, c), rtol=1e-9, atol=1e-9
        )


def test_torch_operands() -> None:
    torch = pytest.importorskip("torch")
    tensors = [torch.from_numpy(x) for x in operands()]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        got = eas.einsum(EQUATION, *tensors, memory_limit=LIMIT, executor=pool)
        assert isinstance(got, torch.Tensor)
        assert got.item() == alone()
        tensors[0].requires_grad_()
        with pytest.raises(eas.Error, match="executor= records no gradients, got operand 0"):
            eas.einsum(EQUATION, *tensors, memory_limit=LIMIT, executor=pool)


def test_processes() -> None:
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(2, mp_context=context) as pool:
        assert eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=pool) == alone()


class Flaky(concurrent.futures.ThreadPoolExecutor):
    """Fails the first time, or always."""

    def __init__(self, failures: int) -> None:
        super().__init__(2)
        self.failures = failures

    def submit(self, function: Any, /, *arguments: Any, **options: Any) -> Any:
        if self.failures == 0:
            return super().submit(function, *arguments, **options)
        self.failures -= 1
        return super().submit(self.fail)

    @staticmethod
    def fail() -> None:
        raise OSError("the worker is gone")


@pytest.mark.parametrize("failures", [1, 5, 10_000])
def test_failed_slices_are_run_again(failures: int) -> None:
    with Flaky(failures) as pool:
        assert eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=pool) == alone()


def test_an_executor_that_ended_loses_nothing() -> None:
    pool = concurrent.futures.ThreadPoolExecutor(1)
    pool.shutdown()
    assert eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=pool) == alone()


def end_the_process(mark: str) -> None:
    Path(mark).touch()
    os._exit(1)


def test_a_lost_worker_loses_nothing(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(1, mp_context=context) as pool:
        doomed = pool.submit(end_the_process, str(tmp_path / "mark"))
        assert eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=pool) == alone()
        assert doomed.exception() is not None


def test_dask() -> None:
    distributed = pytest.importorskip("distributed")
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.LocalCluster(processes=True, **options) as cluster:
        with distributed.Client(cluster) as client:
            assert eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=client) == alone()


# --- Ray: the module itself is given ---


@pytest.fixture(scope="module")
def ray() -> Any:
    ray = pytest.importorskip("ray", reason="ray is not installed; it is no part of `make setup`")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield ray
    ray.shutdown()


def test_ray(ray: Any) -> None:
    assert eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=ray) == alone()
    native = [eas.tensor(x) for x in operands()]
    got = eas.einsum(EQUATION, *native, memory_limit=LIMIT, executor=ray)
    assert isinstance(got, eas.Tensor)
    assert got.item() == alone()
    out = np.empty(())
    assert eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=ray, out=out) is out
    assert out == alone()


@pytest.mark.parametrize("fate", ["fails", "dies"])
def test_ray_loses_nothing(
    ray: Any, fate: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some parts go wrong at the first attempt, one as long as a worker has it."""
    directory, here = str(tmp_path), os.getpid()

    def unlucky(plan: eas.Plan, begin: int, end: int, *given: Any) -> Any:
        attempts = len([name for name in os.listdir(directory) if name.startswith(f"{begin}_")])
        Path(directory, f"{begin}_{attempts}").touch()
        if os.getpid() != here and ((begin % 8 == 0 and attempts == 0) or begin == 4):
            if fate == "dies":
                os._exit(1)
            raise OSError("out of luck")
        return plan.run_slices(begin, end, *given)

    monkeypatch.setattr(eas._einsum_executor, "run_part", unlucky)
    got = eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=ray)
    assert {"0_1", "4_2"} <= set(os.listdir(directory))
    monkeypatch.undo()
    assert got == alone()


# --- torch.distributed: every process makes the same call ---


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def member(rank: int, size: int, port: int, fate: str, results: Any) -> None:
    import torch.distributed as dist

    dist.init_process_group(
        "gloo", init_method=f"tcp://127.0.0.1:{port}", rank=rank, world_size=size
    )
    if fate == "dies" and rank == 1:
        os._exit(1)
    if fate == "fails" and rank == 1:
        from eas import _einsum_executor

        own_part = _einsum_executor.run_part

        def fail_twice(*arguments: Any, left: list[int] = [2]) -> Any:  # noqa: B006
            if left[0]:
                left[0] -= 1
                raise OSError("out of luck")
            return own_part(*arguments)

        _einsum_executor.run_part = fail_twice
    group = dist.group.WORLD
    got = eas.einsum(EQUATION, *operands(), memory_limit=LIMIT, executor=group)
    native = [eas.tensor(x) for x in operands()]
    again = eas.einsum(EQUATION, *native, memory_limit=LIMIT, executor=group)
    results.put((rank, float(got), type(got).__name__, again.item()))
    dist.destroy_process_group()


@pytest.mark.parametrize("fate", ["lives", "fails", "dies"])
def test_a_group_of_processes(fate: str) -> None:
    """The second process does its share, or fails at it, or is gone."""
    pytest.importorskip("torch.distributed")
    context = multiprocessing.get_context("spawn")
    results: Any = context.Queue()
    port = free_port()
    processes = [
        context.Process(target=member, args=(rank, 2, port, fate, results)) for rank in range(2)
    ]
    for process in processes:
        process.start()
    survivors = processes[:1] if fate == "dies" else processes
    got = sorted(results.get(timeout=120) for _ in survivors)
    for process in survivors:
        process.join(timeout=60)
        assert process.exitcode == 0
    value = float(alone())
    assert got == [(rank, value, "ndarray", value) for rank in range(len(survivors))]
