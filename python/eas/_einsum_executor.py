"""The slices of a plan on an executor (threads, processes, Dask), Ray or a torch.distributed group.

The slices are cut into the same parts whoever runs them and added up in the same order, so the
result does not depend on the workers. A part that fails is tried again, at last in this process.
"""

from __future__ import annotations

import contextlib
import sys
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from typing import Any

from . import _core

_PARTS = 32  # enough to keep workers busy, few enough to send the operands so often
_AHEAD = 16  # parts under way; each holds a result
_ATTEMPTS = 2  # by the executor, before this process does it


def run(plan: _core.Plan, operands: Sequence[Any], executor: Any, out: Any = None) -> Any:
    by_group = _is_process_group(executor)
    if _is_ray(executor):
        executor = _RayExecutor(executor)
    if not by_group and not callable(getattr(executor, "submit", None)):
        _core.refuse(
            "DTypeError",
            "einsum",
            f"the executor cannot be used, got {executor!r}, expected an object with submit() such "
            "as concurrent.futures.ThreadPoolExecutor or dask.distributed.Client, ray itself, or "
            "a torch.distributed group",
        )
    _refuse_gradients(operands)
    if plan.slices == 1:
        return plan(*operands, out=out)
    count = min(plan.slices, _PARTS)
    parts = [(plan.slices * i // count, plan.slices * (i + 1) // count) for i in range(count)]
    made = (_by_group if by_group else _by_executor)(plan, operands, parts, executor)
    with contextlib.closing(made):  # what is under way ends with us
        total = _sum(made)
    if out is None:
        return total
    # A copy that checks shape and dtype as any einsum does.
    labels = list(range(len(plan.shape)))
    return _core.einsum(total, labels, labels, out=out)


def run_part(plan: _core.Plan, begin: int, end: int, *operands: Any) -> Any:
    """What a worker does."""
    return plan.run_slices(begin, end, *operands)


def _refuse_gradients(operands: Sequence[Any]) -> None:
    torch: Any = sys.modules.get("torch")
    for i, x in enumerate(operands):
        is_torch = torch is not None and isinstance(x, torch.Tensor)
        records = torch.is_grad_enabled() if is_torch else _core.is_grad_enabled()
        if records and getattr(x, "requires_grad", False):
            _core.refuse(
                "Error",
                "einsum",
                f"executor= records no gradients, got operand {i}, which requires grad, expected "
                f"x.detach() or {'torch' if is_torch else 'eas'}.no_grad()",
            )


def _sum(parts: Iterator[Any]) -> Any:
    first = next(parts)
    total = first.clone() if hasattr(first, "clone") else first.copy()  # Ray's memory is read-only
    for part in parts:
        total += part
    return total


def _by_executor(
    plan: _core.Plan, operands: Sequence[Any], parts: Sequence[tuple[int, int]], executor: Any
) -> Generator[Any, None, None]:
    sent = operands
    if callable(getattr(executor, "scatter", None)):  # dask, ray: send them once
        sent = executor.scatter(list(operands), broadcast=True, hash=False)

    def submit(part: tuple[int, int]) -> Any:
        try:
            return executor.submit(run_part, plan, *part, *sent)
        except Exception:  # no worker is left, or the executor was shut down
            return None

    def result(future: Any, part: tuple[int, int]) -> Any:
        for _ in range(_ATTEMPTS):
            if future is None:
                break
            try:
                return future.result()
            except Exception:  # it failed, or its worker is lost
                future = submit(part)
        return run_part(plan, *part, *operands)

    waiting: deque[tuple[Any, tuple[int, int]]] = deque()
    try:
        for part in parts:
            waiting.append((submit(part), part))
            if len(waiting) == _AHEAD:
                yield result(*waiting.popleft())
        while waiting:
            yield result(*waiting.popleft())
    finally:
        for future, _ in waiting:
            if future is not None:
                future.cancel()


# --- Ray, which has tasks and objects but no executor: the module itself is given ---


def _is_ray(executor: Any) -> bool:
    return all(callable(getattr(executor, name, None)) for name in ("remote", "put", "get"))


class _RayExecutor:
    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.tasks: dict[Any, Any] = {}

    def scatter(self, operands: Sequence[Any], **_: Any) -> list[Any]:
        return [self.ray.put(x) for x in operands]

    def submit(self, function: Any, /, *arguments: Any) -> _RayFuture:
        if function not in self.tasks:
            # What is lost is tried again by us, as with every executor.
            self.tasks[function] = self.ray.remote(max_retries=0)(function)
        return _RayFuture(self.ray, self.tasks[function].remote(*arguments))


class _RayFuture:
    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray, self.reference = ray, reference

    def result(self) -> Any:
        return self.ray.get(self.reference)

    def cancel(self) -> None:
        if self.ray.is_initialized():  # else this would start it again
            self.ray.cancel(self.reference)


# --- torch.distributed: every process of the group makes the same call ---


def _is_process_group(executor: Any) -> bool:
    distributed = sys.modules.get("torch.distributed")
    group = getattr(distributed, "ProcessGroup", None)
    return group is not None and isinstance(executor, group)


def _by_group(
    plan: _core.Plan, operands: Sequence[Any], parts: Sequence[tuple[int, int]], group: Any
) -> Generator[Any, None, None]:
    torch = sys.modules["torch"]
    distributed = torch.distributed
    rank, size = distributed.get_rank(group), distributed.get_world_size(group)
    mine: dict[int, Any] = {}
    for i in range(rank, len(parts), size):
        mine[i] = _attempted(plan, parts[i], operands)
    lost = False
    for i, part in enumerate(parts):
        here = mine.pop(i, None)
        made = here
        if not lost:
            try:
                made = _shared(torch, plan, operands, here, i % size, group)
            except RuntimeError:  # a process of the group is gone
                lost = True
        yield made if made is not None else run_part(plan, *part, *operands)


def _attempted(plan: _core.Plan, part: tuple[int, int], operands: Sequence[Any]) -> Any:
    """Its result, or None: the others are told that the part is still to be done."""
    for _ in range(_ATTEMPTS):
        try:
            return run_part(plan, *part, *operands)
        except Exception:
            continue
    return None


def _shared(torch: Any, plan: Any, operands: Any, here: Any, owner: int, group: Any) -> Any:
    """The part of the process `owner`, in every process; None when it could not make it."""
    distributed = torch.distributed
    source = distributed.get_global_rank(group, owner)
    kind = _kind_of(operands)
    mine = distributed.get_rank(group) == owner
    made = torch.tensor(0 if mine and here is None else 1)
    distributed.broadcast(made, source, group=group)
    if not made:
        return None
    if mine:
        buffer = torch.as_tensor(_core.einsum_operand_to_torch(here) if kind != "torch" else here)
        buffer = buffer.contiguous()
    else:
        dtypes = [str(getattr(x, "dtype", None) or _numpy_dtype(x)) for x in operands]
        names = [name.removeprefix("torch.").removeprefix("eas.") for name in dtypes]
        buffer = torch.empty(plan.shape, dtype=getattr(torch, _core.einsum_dtypes(names)[0]))
    distributed.broadcast(buffer, source, group=group)
    if kind == "torch":
        return buffer
    return buffer.numpy() if kind == "numpy" else _core.from_torch(buffer)


def _numpy_dtype(x: Any) -> Any:
    import numpy as np

    return np.asarray(x).dtype


def _kind_of(operands: Sequence[Any]) -> str:
    torch = sys.modules["torch"]
    if any(isinstance(x, torch.Tensor) for x in operands):
        return "torch"
    return "eas" if any(isinstance(x, _core.Tensor) for x in operands) else "numpy"
