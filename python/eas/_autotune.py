"""eas.autotune and eas.Config: the quickest of several configurations, measured once and kept.

A configuration is measured on scratch copies of what the kernel writes, so that tuning changes no
result. What won is kept by kernel, configurations, key, dtypes and machine, in memory and on disk.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from . import _core
from ._config import config as settings

_SECONDS = 0.25  # what the measuring of one configuration may take, beyond its first runs


class Config:
    """Values of constexprs to try together: Config({"BLOCK": 256}). Hints for GPUs are accepted."""

    def __init__(
        self,
        kwargs: dict[str, Any],
        num_warps: int = 4,
        num_stages: int = 3,
        num_ctas: int = 1,
        maxnreg: int | None = None,
        pre_hook: Callable[..., Any] | None = None,
        ir_override: Any = None,
    ) -> None:
        self.kwargs = dict(kwargs)
        self.num_warps, self.num_stages, self.num_ctas = num_warps, num_stages, num_ctas
        self.maxnreg, self.pre_hook, self.ir_override = maxnreg, pre_hook, ir_override

    def all_kwargs(self) -> dict[str, Any]:
        hints = {n: getattr(self, n) for n in ("num_warps", "num_stages", "num_ctas", "maxnreg")}
        return {**self.kwargs, **{n: v for n, v in hints.items() if v is not None}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Config) and self.all_kwargs() == other.all_kwargs()

    def __hash__(self) -> int:
        return hash(tuple(sorted((k, repr(v)) for k, v in self.all_kwargs().items())))

    def __repr__(self) -> str:
        return ", ".join(f"{k}: {v}" for k, v in self.all_kwargs().items())

    __str__ = __repr__


def distinct(configs: Sequence[Config]) -> list[Config]:
    """Without those that differ in hints only."""
    out: dict[str, Config] = {}
    for each in configs:
        out.setdefault(
            repr((sorted(each.kwargs.items(), key=lambda kv: kv[0]), each.pre_hook)), each
        )
    return list(out.values())


def milliseconds(run: Callable[[], Any], warmup: int, repeat: int) -> float:
    """The least of several runs; fewer where they are long."""
    spent, best = 0.0, float("inf")
    for turn in range(warmup + repeat):
        start = time.perf_counter()
        run()
        took = time.perf_counter() - start
        spent += took
        if turn >= warmup or spent > _SECONDS:
            best = min(best, took)
        if turn > 0 and spent > _SECONDS and best < float("inf"):
            break
    return best * 1e3


class Choices:
    """What won, by key: in memory, and in a file of the cache folder."""

    def __init__(self, name: str, identity: str) -> None:
        self.name, self.identity = name, identity
        self.known: dict[Any, int] = {}

    def find(self, key: Any, count: int) -> int | None:
        found = self.known.get(key)
        if found is None and (path := self._path(key)) is not None:
            try:
                with open(path, encoding="utf-8") as file:
                    kept = json.load(file)
                if kept["key"] == repr(key) and 0 <= kept["choice"] < count:
                    found = self.known[key] = int(kept["choice"])
            except (OSError, ValueError, KeyError, TypeError):  # nothing kept, or damaged
                return None
        return found

    def keep(self, key: Any, choice: int, times: list[float]) -> None:
        self.known[key] = choice
        path = self._path(key)
        if path is None:
            return
        told = {"kernel": self.name, "key": repr(key), "choice": choice, "milliseconds": times}
        try:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            temporary = f"{path}.{os.getpid()}"
            with open(temporary, "w", encoding="utf-8") as file:
                json.dump(told, file)
            os.replace(temporary, path)
        except OSError as error:
            _tell(f"eas: [autotune] the choice is not kept, got {error}")

    def _path(self, key: Any) -> str | None:
        folder = _core.disk_cache_folder()
        if not folder or settings.cache_size == 0:
            return None
        text = "\n".join((_core.__version__, self.identity, repr(key), _machine()))
        name = hashlib.sha256(text.encode()).hexdigest()[:32]
        return os.path.join(folder, "autotune", f"{name}.json")


@functools.cache
def _machine() -> str:
    """What a measurement depends on besides the kernel."""
    import platform

    return f"{platform.machine()} {os.cpu_count()} {settings.num_threads} {settings.backend}"


def _tell(line: str) -> None:
    print(line, file=sys.stderr)


class Progress:
    """One line on a terminal, rewritten; nothing where nobody looks, unless EAS_LOG=compile."""

    def __init__(self, name: str, count: int) -> None:
        self.name, self.count = name, count
        self.terminal = sys.stderr.isatty()

    def show(self, done: int, config: Any) -> None:
        if self.terminal:
            line = f"\reas: autotune {self.name} {done}/{self.count} {config}"
            sys.stderr.write(line[:119].ljust(119))
            sys.stderr.flush()

    def finish(self, best: Any, time_ms: float) -> None:
        line = f"eas: autotune {self.name}: {best} ({time_ms:.3f} ms, of {self.count})"
        if self.terminal:
            sys.stderr.write("\r" + line.ljust(119) + "\n")
        elif "compile" in str(settings.log):
            _tell(line)


def choose(
    name: str, configs: Sequence[Config], measure: Callable[[Config], float]
) -> tuple[int, list[float]]:
    """The index of the quickest, and the times; one that cannot be compiled takes for ever."""
    progress = Progress(name, len(configs))
    times: list[float] = []
    failure: Exception | None = None
    for done, each in enumerate(configs):
        progress.show(done, each)
        try:
            times.append(measure(each))
        except _core.Error as error:
            failure = error
            times.append(float("inf"))
    best = min(range(len(times)), key=times.__getitem__)
    if times[best] == float("inf"):
        assert failure is not None
        raise failure
    progress.finish(configs[best], times[best])
    return best, times


def scratch(value: Any) -> Any:
    """A copy that a trial may write to; the strides stay, which kernels are given as numbers."""
    if isinstance(value, _core.Tensor):
        return _core.tensor(_copied(value.numpy()), device=value.device)
    if hasattr(value, "clone"):
        plain = value.detach()
        if plain.numel() == 0:
            return plain.clone()
        steps = zip(plain.shape, plain.stride(), strict=True)
        row = plain.as_strided((1 + sum((n - 1) * step for n, step in steps),), (1,))
        return row.clone().as_strided(plain.shape, plain.stride())
    return _copied(value)


def _copied(array: Any) -> Any:
    """With what lies between its elements, which is the array's own memory too."""
    import numpy

    ends = [(n - 1) * step for n, step in zip(array.shape, array.strides, strict=True)]
    if array.size == 0 or array.flags.c_contiguous:
        return array.copy()
    low, high = sum(e for e in ends if e < 0), sum(e for e in ends if e > 0)
    where = array.__array_interface__["data"][0] + low
    row = numpy.asarray(_Bytes(where, high - low + array.itemsize)).copy()
    return numpy.ndarray(array.shape, array.dtype, row, -low, array.strides)


class _Bytes:
    """NumPy's array interface of some bytes."""

    def __init__(self, where: int, size: int) -> None:
        self.__array_interface__ = {
            "data": (where, True), "shape": (size,), "typestr": "|u1", "version": 3,
        }  # fmt: skip


def is_array(value: Any) -> bool:
    return hasattr(value, "dtype") and hasattr(value, "shape") and hasattr(value, "__dlpack__")


def key_of(names: Sequence[str], values: dict[str, Any]) -> tuple[Any, ...]:
    """The values of the named arguments, and the dtypes of all arrays."""
    found = [values[name] for name in names if name in values]
    shown = [tuple(v.shape) if is_array(v) else v for v in found]
    return (*shown, *(str(v.dtype) for v in values.values() if is_array(v)))


class Autotuned:
    """A kernel whose constexprs are chosen by measurement; launched as the kernel itself."""

    def __init__(
        self, kernel: Any, configs: Sequence[Config], key: Sequence[str], warmup: int, repeat: int
    ) -> None:
        self.kernel = kernel
        self.configs = distinct(configs) or [Config({})]
        self.key = tuple(key)
        self.warmup_runs, self.repeat = warmup, repeat
        self.best_config: Config | None = None
        names = list(kernel.signature.parameters)
        for wrong in [n for c in self.configs for n in c.kwargs if n not in names]:
            _core.refuse("CompileError", "autotune", f"no such parameter, got {wrong!r} in a "
                         f"Config, expected one of {', '.join(names)}")  # fmt: skip
        for wrong in [n for n in self.key if n not in names]:
            _core.refuse("CompileError", "autotune", f"no such parameter, got key {wrong!r}, "
                         f"expected one of {', '.join(names)}")  # fmt: skip
        source = kernel.source
        text = "".join(source.lines) if source is not None else kernel.__qualname__
        self.choices = Choices(kernel.__name__, text + repr(self.configs) + repr(self.key))
        functools.update_wrapper(self, kernel.fn)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._launch(None, args, kwargs)

    def __getitem__(self, grid: Any) -> Callable[..., Any]:
        return lambda *args, **kwargs: self._launch(grid, args, kwargs)

    def _launch(self, grid: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        config = self.configs[0] if len(self.configs) == 1 else self._chosen(grid, args, kwargs)
        self.best_config = config
        return self._run(grid, args, {**kwargs, **config.kwargs})

    def _run(self, grid: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        launch = self.kernel if grid is None else self.kernel[grid]
        return launch(*args, **kwargs)

    def _chosen(self, grid: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Config:
        names = list(self.kernel.signature.parameters)
        values = {**dict(zip(names, args, strict=False)), **kwargs}
        key = key_of(self.key, values)
        found = self.choices.find(key, len(self.configs))
        if found is None:
            plain = {n: v for n, v in kwargs.items() if not n.startswith("_")}

            def measure(config: Config) -> float:
                compiled = self.kernel.compile(*args, **{**plain, **config.kwargs})
                copies = {n: scratch(v) for n, v in values.items() if n in compiled.writes}
                given = tuple(copies.get(n, v) for n, v in zip(names, args, strict=False))
                words = {n: copies.get(n, v) for n, v in kwargs.items()} | config.kwargs
                run = functools.partial(self._run, grid, given, words)
                return milliseconds(run, self.warmup_runs, self.repeat)

            # It runs even where launches are captured (eas.Graph).
            found, times = _core.hand_launches_to(
                None, choose, self.kernel.__name__, self.configs, measure
            )
            self.choices.keep(key, found, times)
        return self.configs[found]


def autotune(
    configs: Sequence[Config], key: Sequence[str] = (), *, warmup: int = 5, repeat: int = 25
) -> Callable[[Any], Autotuned]:
    """Decorates a kernel: the quickest of `configs`, measured anew for other values of `key`."""

    def decorate(kernel: Any) -> Autotuned:
        if not isinstance(kernel, _core.Kernel):
            _core.refuse("CompileError", "autotune", f"decorates a kernel, got {kernel!r}, "
                         "expected @eas.autotune(…) above @eas.kernel")  # fmt: skip
        return Autotuned(kernel, configs, key, warmup, repeat)

    return decorate
