"""Every allocation of easy_as fails once: what a caller sees is MemoryError or eas.Error, and the
next call is right.

    LD_PRELOAD=libfailing.so python tests/memory/out_of_memory.py [--most N] [scenario ...]

libfailing.so is failing_malloc.c. Each trial is a process of its own, forked after the imports: it
lets the n-th allocation of a scenario fail, or all from the n-th on, and then runs the scenario
again. Of scenarios with more than --most allocations that many are tried, evenly spread.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import os
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from typing import Any

import eas
import numpy as np
import numpy.random
import numpy.testing  # both once, not in every trial
from eas import _core, mk

failing = ctypes.PyDLL(None)  # keeps the GIL: nothing of Python's runs between arm and disarm
failing.failing_arm.argtypes = [ctypes.c_long, ctypes.c_int]
failing.failing_disarm.restype = failing.failing_count.restype = ctypes.c_long
NEVER = 1 << 40
SECONDS = 60  # a trial that takes longer hangs

Check = Callable[[], None]
SCENARIOS: dict[str, Callable[[], tuple[Check, Check]]] = {}


def scenario(make: Callable[[], tuple[Check, Check]]) -> Callable[[], tuple[Check, Check]]:
    """`make` prepares; it gives what is to run out of memory, and what holds where it did not."""
    SCENARIOS[make.__name__] = make
    return make


# --- einsum ---------------------------------------------------------------------------------------


def product(equation: str, *shapes: tuple[int, ...], **options: Any) -> tuple[Check, Check]:
    rng = np.random.default_rng(0)
    operands = [rng.random(shape) for shape in shapes]
    want = np.einsum(equation, *operands, optimize=True)
    found: list[Any] = []

    def run() -> None:
        found[:] = [eas.einsum(equation, *operands, **options)]

    return run, lambda: np.testing.assert_allclose(found[0], want, rtol=1e-9)


@scenario
def einsum_small() -> tuple[Check, Check]:
    return product("ij,jk->ik", (5, 6), (6, 7))


@scenario
def einsum_path() -> tuple[Check, Check]:
    return product("ab,bc,cd,de,ef->af", (9, 8), (8, 7), (7, 9), (9, 5), (5, 6))


@scenario
def einsum_sliced() -> tuple[Check, Check]:
    shapes = (30, 40), (40, 30), (30, 40)
    return product("ij,jk,kl->il", *shapes, memory_limit=10_000)


@scenario
def einsum_packed() -> tuple[Check, Check]:
    return product("ijk,jr,kr->ir", (200, 60, 60), (60, 64), (60, 64))


@scenario
def einsum_large() -> tuple[Check, Check]:
    return product("bij,bjk->bik", (8, 192, 192), (8, 192, 192))


@scenario
def einsum_mixed() -> tuple[Check, Check]:
    a, b = np.ones((70, 80), np.float32), np.ones((80, 90))
    found: list[Any] = []

    def run() -> None:
        plan = eas.einsum_plan("ij,jk->ik", a, b)
        found[:] = [plan(a, b), str(plan)]

    def check() -> None:
        assert (found[0] == 80).all()

    return run, check


@scenario
def einsum_gradients() -> tuple[Check, Check]:
    found: list[Any] = []

    def run() -> None:
        a, b = (eas.tensor(np.ones((4, 4))).requires_grad_() for _ in range(2))
        loss = eas.einsum("ij,jk,kl->", a, b, a) * 2
        loss.backward()
        found[:] = [a.grad.numpy(), b.grad.numpy()]

    def check() -> None:
        np.testing.assert_array_equal(found[0], np.full((4, 4), 64.0))
        np.testing.assert_array_equal(found[1], np.full((4, 4), 32.0))

    return run, check


# --- kernels --------------------------------------------------------------------------------------


@eas.kernel
def scaled(x, out, N, FACTOR: eas.constexpr, BLOCK: eas.constexpr = 32):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, mk.load(x, i, i < N) * FACTOR, i < N)


@eas.kernel
def copied(x, out, N: eas.constexpr):
    i = mk.arange(0, N)
    mk.store(out, i, mk.load(x, i * x.stride(0)))


@eas.kernel
def sorted_rows(x, out, W: eas.constexpr):
    i = mk.program_id(0) * W + mk.arange(0, W)
    for _ in mk.range(4):
        mk.store(out, i, mk.sort(mk.load(x, i)))


@eas.kernel
def sorted_columns(x, out):
    i = mk.arange(0, 64)[:, None] * 8 + mk.arange(0, 8)[None, :]
    mk.store(out, i, mk.sort(mk.load(x, i), axis=0))


@eas.kernel
def talkative(x, out, N):
    i = mk.arange(0, 8)
    v = mk.load(x, i)
    mk.device_print("v", v)
    mk.device_assert(v < N, "too large")
    mk.store(out, i, v)


@eas.kernel
def counted(out, limit):
    n = mk.full((), 0, mk.int64)
    while n < limit:
        n += 1
    mk.store(out, mk.program_id(0), n)


def launch(kernel: Any, *arguments: Any, out: Any, want: Any, grid: Any = None) -> Any:
    """A launch whose output holds, wherever it ends, the old value or the new one."""
    before = out.copy()

    def run() -> None:
        np.copyto(out, before)
        (kernel[grid] if grid else kernel)(*arguments)

    def check() -> None:
        np.testing.assert_array_equal(out, want)

    def partly() -> None:
        assert np.logical_or(out == want, out == before).all()

    check.partly = partly  # type: ignore[attr-defined]
    return run, check


def small(backend: str, n: int = 100) -> Any:
    x, out = np.arange(n, dtype=np.float32), np.zeros(n, np.float32)
    with_backend = lambda *arguments: scaled(*arguments, _backend=backend)  # noqa: E731
    return launch(with_backend, x, out, n, 3, out=out, want=3 * x)


@scenario
def compile_kernel() -> tuple[Check, Check]:
    eas.config.cache_size = 0
    return small("cpu")


@scenario
def compile_and_keep() -> tuple[Check, Check]:
    _core.disk_cache_clear()
    return small("cpu")


@scenario
def load_from_disk() -> tuple[Check, Check]:
    return small("cpu")


@scenario
def interpreter() -> tuple[Check, Check]:
    return small("interpreter")


@scenario
def eager() -> tuple[Check, Check]:
    return small("eager")


@scenario
def hot_launch() -> tuple[Check, Check]:
    run, check = small("cpu")
    run()
    return run, check


@scenario
def other_variant() -> tuple[Check, Check]:
    """Compiled for contiguous arrays, launched with others."""
    x, out = np.arange(200, dtype=np.float32), np.zeros(100, np.float32)
    eas.config.cache_size = 0
    copied[1](x[:100], out, 100)
    out[:] = 0
    return launch(copied, x[::2], out, 100, out=out, want=x[::2], grid=1)


@scenario
def bound_launch() -> tuple[Check, Check]:
    x, out = np.arange(100, dtype=np.float32), np.zeros(100, np.float32)
    scaled(x, out, 100, 3)
    bound = lambda: scaled.bind(x, out, 100, 3)()  # noqa: E731
    return launch(bound, out=out, want=3 * x)


@scenario
def pool_starts() -> tuple[Check, Check]:
    small("cpu")[0]()
    return small("cpu", 1 << 20)


@scenario
def scratch_of_tasks() -> tuple[Check, Check]:
    """More than fits in registers, in tasks of several threads."""
    x = np.random.default_rng(1).random((64, 2048)).astype(np.float32)
    out = np.zeros_like(x)
    sorted_rows[1](x, out, 2048)
    out[:] = 0
    return launch(sorted_rows, x, out, 2048, out=out, want=np.sort(x, axis=1), grid=(64,))


@scenario
def sort_across() -> tuple[Check, Check]:
    """Elements that lie apart, which are brought together where there is memory."""
    x = np.random.default_rng(2).random((64, 8)).astype(np.float32)
    out = np.zeros_like(x)
    sorted_columns[1](x, out)
    out[:] = 0
    return launch(sorted_columns, x, out, out=out, want=np.sort(x, axis=0), grid=1)


@scenario
def long_programs() -> tuple[Check, Check]:
    """Handed over to workers, while the caller asks for Ctrl-C."""
    out = np.zeros(64, np.int64)
    counted[1](out, 1)
    return launch(counted, out, 1000, out=out, want=np.full(64, 1000), grid=(64,))


@scenario
def reports() -> tuple[Check, Check]:
    """What a kernel prints, and what it is told when an assertion or a bound does not hold."""
    x, out = np.arange(8.0), np.zeros(8)
    eas.config.check = "1"
    with contextlib.suppress(eas.Error):
        talkative[1](x, out, 7)
    with contextlib.suppress(eas.Error):
        scaled[9](x.astype("f4"), out.astype("f4"), 999, 3)
    seen: list[str] = []

    def run() -> None:
        seen[:] = []
        for attempt in (
            lambda: talkative[1](x, out, 7),
            lambda: scaled[9](x.astype("f4"), out.astype("f4"), 999, 3),
        ):
            try:
                attempt()
            except eas.Error as error:
                seen.append(str(error))

    def check() -> None:
        assert len(seen) == 2, seen
        assert "[device_assert] too large" in seen[0], seen
        assert "out of bounds" in seen[1], seen

    return run, check


@scenario
def texts() -> tuple[Check, Check]:
    eas.config.cache_size = 0
    x, out = np.zeros(8, np.float32), np.zeros(8, np.float32)
    found: list[str] = []

    def run() -> None:
        found[:] = [f(x, out, 8, 3) for f in (scaled.to_ir, scaled.to_llvm, scaled.to_asm)]

    def check() -> None:
        assert "store" in found[0]
        assert "define" in found[1]
        assert "ret" in found[2]

    return run, check


@scenario
def tensors() -> tuple[Check, Check]:
    found: list[Any] = []

    def run() -> None:
        t = eas.tensor(np.arange(6.0).reshape(2, 3)).to(eas.bfloat16).to(eas.float64)
        found[:] = [np.from_dlpack(t + 1), eas.from_dlpack(np.arange(3.0)).tolist(), t[1].tolist()]

    def check() -> None:
        assert found[0].tolist() == [[1, 2, 3], [4, 5, 6]]
        assert found[1:] == [[0, 1, 2], [3, 4, 5]]

    return run, check


# --- trials ---------------------------------------------------------------------------------------


def trial(name: str, number: int, sticky: int) -> str:
    """In a process of its own; what came of it, or an exception when it must not."""
    run, check = SCENARIOS[name]()
    problem: BaseException | None = None
    failing.failing_arm(number, sticky)
    try:
        run()
    except BaseException as error:
        problem = error
    refused = failing.failing_disarm()
    count = failing.failing_count()
    if problem is not None and not isinstance(problem, MemoryError | eas.Error):
        raise problem
    if problem is None and name != "reports":
        check()
    elif hasattr(check, "partly"):
        check.partly()
    outcome = type(problem).__name__ if problem else "no error" if refused else "not reached"
    del problem
    run()
    check()
    return str(count) if number == NEVER else outcome


def in_child(name: str, number: int, sticky: int) -> tuple[int, str]:
    """Exit status (negative: the signal) and what it wrote."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            os.close(reader)
            os.dup2(writer, 1)
            os.dup2(writer, 2)
            signal.alarm(SECONDS)
            os.write(1, b"\n" + trial(name, number, sticky).encode())
            status = 0
        except BaseException:
            failing.failing_disarm()
            os.write(2, traceback.format_exc().encode())
        finally:
            os._exit(status)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        said = pipe.read().decode(errors="replace")
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), said


def numbers(total: int, most: int) -> list[int]:
    return sorted({1 + i * total // min(most, total) for i in range(min(most, total))})


def examine(name: str, most: int, only: list[int]) -> list[str]:
    status, said = in_child(name, NEVER, 0)
    if status != 0:
        return [f"{name}: without a failure: {status}\n{said}"]
    total = int(said.split("\n")[-1])
    wrong: list[str] = []
    outcomes: Counter[str] = Counter()
    for number in only or numbers(total, most):
        for sticky in (0, 1):
            status, said = in_child(name, number, sticky)
            outcomes[said.split("\n")[-1] if status == 0 else "wrong"] += 1
            if status != 0:
                what = "all from allocation" if sticky else "allocation"
                wrong.append(f"{name}: {what} {number} of {total}: status {status}\n{said}")
    print(f"{name}: {total} allocations, {dict(outcomes)}", flush=True)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--most", type=int, default=NEVER, help="trials of each scenario")
    parser.add_argument("--only", type=int, nargs="*", default=[], help="these allocations")
    parser.add_argument("scenarios", nargs="*")
    options = parser.parse_args()
    for library in (b"/_core.", b"libstdc++"):
        assert failing.failing_watch(library), library
    wrong = []
    in_child("load_from_disk", NEVER, 0)  # so that there is something to load
    for name in options.scenarios or SCENARIOS:
        wrong += examine(name, options.most, options.only)
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
