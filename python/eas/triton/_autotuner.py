"""triton.autotune and triton.heuristics, over eas' own tuning."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from typing import Any

from .. import _core
from .._autotune import Choices, choose, distinct, is_array, key_of, milliseconds, scratch
from .._autotune import Config as Config
from ._arguments import check_hints
from ._jit import JITFunction, KernelInterface


def innermost(fn: Any) -> Any:
    while not isinstance(fn, JITFunction) and hasattr(fn, "fn"):
        fn = fn.fn
    return fn


class AutotunerError(_core.LaunchError):
    """There is nothing to tune."""


class _Conflict(_core.LaunchError, ValueError):
    """A parameter that is tuned and given."""


class Autotuner(KernelInterface):
    """Chooses a Config for each key. Hints that mean nothing here make no Config of their own."""

    def __init__(
        self,
        fn: Any,
        arg_names: list[str],
        configs: Any,
        key: Any,
        reset_to_zero: Any = None,
        restore_value: Any = None,
        pre_hook: Any = None,
        post_hook: Any = None,
        prune_configs_by: Any = None,
        warmup: Any = None,
        rep: Any = None,
        use_cuda_graph: bool = False,
        do_bench: Any = None,
        cache_results: bool = False,
    ) -> None:
        self.fn, self.arg_names = fn, arg_names
        self.base_fn = innermost(fn).fn
        self.configs = list(configs) or [Config({})]
        self.keys = list(key)
        self.reset_to_zero = list(reset_to_zero or ())
        self.restore_value = list(restore_value or ())
        self.user_defined_pre_hook = pre_hook is not None
        self.user_defined_post_hook = post_hook is not None
        self.pre_hook = pre_hook or self.reset
        self.post_hook = post_hook or (lambda kwargs, exception: None)
        pruning = prune_configs_by or {}
        self.perf_model = pruning.get("perf_model")
        self.top_k = pruning.get("top_k", 1.0)
        self.early_config_prune = pruning.get("early_config_prune")
        self.do_bench = do_bench
        self.best_config: Config | None = None
        self.cache: dict[Any, Config] = {}
        text = innermost(fn).src + repr(self.configs) + repr(self.keys)
        hints = {"num_warps", "num_stages", "num_ctas", "maxnreg"}
        self.reads_hints = not hints.isdisjoint(p.name for p in innermost(fn).params)
        self.choices = Choices(self.base_fn.__name__, text)
        self.__name__ = self.base_fn.__name__

    @property
    def params(self) -> Any:
        return innermost(self).params

    def run(self, *args: Any, grid: Any, warmup: bool = False, **kwargs: Any) -> Any:
        named = dict(zip(self.arg_names, args, strict=False))
        every = {**named, **kwargs}
        configs = self.pruned(named, kwargs)
        config = configs[0]
        if len(configs) > 1:
            key = key_of(self.keys, every)
            if key not in self.cache:
                self.cache[key] = self.tuned(key, configs, args, grid, kwargs)
            config = self.cache[key]
        self.best_config = config
        if twice := kwargs.keys() & config.kwargs.keys():
            raise _Conflict(f"[autotune] Conflicting meta-parameters: {', '.join(sorted(twice))}, "
                            "expected not to be given, as they are tuned")  # fmt: skip
        if os.environ.get("TRITON_PRINT_AUTOTUNING", "0") == "1":
            print(f"Autotuning {self.__name__}: {config}")
        if config.pre_hook is not None:
            config.pre_hook({**every, **config.all_kwargs()})
        return self.fn.run(*args, grid=grid, warmup=warmup, **{**kwargs, **config.all_kwargs()})

    def pruned(self, named: dict[str, Any], kwargs: dict[str, Any]) -> list[Config]:
        configs = self.configs
        if self.early_config_prune is not None:
            configs = self.early_config_prune(configs, named, **kwargs)
            if not configs:
                raise AutotunerError(
                    "[autotune] No valid autotuner configs after pruning. `early_config_prune` "
                    "should return at least one config."
                )
        for config in configs:
            check_hints(config.all_kwargs())
        if self.perf_model is not None and len(configs) > 1:
            share = self.top_k
            count = int(len(configs) * share) if isinstance(share, float) else share
            costs = {c: self.perf_model(**named, **kwargs, **c.all_kwargs()) for c in configs}
            configs = sorted(configs, key=lambda c: costs[c])[: max(1, count)]
        return configs if self.reads_hints else distinct(configs)

    def reset(self, kwargs: dict[str, Any], reset_only: bool = False) -> None:
        """Before a trial; what is to be restored after it is a copy already."""
        for name in self.reset_to_zero:
            if kwargs[name] is not None:
                kwargs[name].zero_()

    def tuned(
        self, key: Any, configs: list[Config], args: Any, grid: Any, kwargs: dict[str, Any]
    ) -> Config:
        found = self.choices.find((key, repr(configs)), len(configs))
        if found is None:
            copies = {id(a): scratch(a) for a in (*args, *kwargs.values()) if is_array(a)}

            def measure(config: Config) -> float:
                given = tuple(copies.get(id(a), a) for a in args)
                words = {n: copies.get(id(a), a) for n, a in kwargs.items()}
                words |= config.all_kwargs()
                every = {**dict(zip(self.arg_names, given, strict=False)), **words}

                def run() -> None:
                    if config.pre_hook is not None:
                        config.pre_hook({**every, **config.all_kwargs()})
                    self.pre_hook(every)
                    self.fn.run(*given, grid=grid, warmup=False, **words)
                    self.post_hook(every, exception=None)

                return milliseconds(run, 1, 5)

            found, times = choose(self.__name__, configs, measure)
            self.choices.keep((key, repr(configs)), found, times)
        return configs[found]

    def warmup(self, *args: Any, grid: Any = None, **kwargs: Any) -> Any:
        named = dict(zip(self.arg_names, args, strict=False))
        return [
            self.fn.warmup(*args, grid=grid, **{**kwargs, **config.all_kwargs()})
            for config in self.pruned(named, kwargs)
        ]

    def __eas_key__(self, keys: Any) -> Any:
        return innermost(self).__eas_key__(keys)


class Heuristics(KernelInterface):
    """Values of constexprs computed from the other arguments."""

    def __init__(
        self, fn: Any, arg_names: list[str], values: dict[str, Callable[..., Any]]
    ) -> None:
        self.fn, self.arg_names, self.values = fn, arg_names, values
        self.__name__ = innermost(fn).__name__

    @property
    def params(self) -> Any:
        return innermost(self).params

    def run(self, *args: Any, grid: Any, warmup: bool = False, **kwargs: Any) -> Any:
        for name, heuristic in self.values.items():
            kwargs[name] = heuristic({**dict(zip(self.arg_names, args, strict=False)), **kwargs})
        return self.fn.run(*args, grid=grid, warmup=warmup, **kwargs)

    def __eas_key__(self, keys: Any) -> Any:
        return innermost(self).__eas_key__(keys)


def autotune(configs: Any, key: Any, **options: Any) -> Callable[[Any], Autotuner]:
    known = inspect.signature(Autotuner.__init__).parameters
    for name in options:
        if name not in known:
            raise TypeError(f"autotune() got an unexpected keyword argument '{name}'")

    def decorate(fn: Any) -> Autotuner:
        return Autotuner(fn, innermost(fn).arg_names, configs, key, **options)

    return decorate


def heuristics(values: dict[str, Callable[..., Any]]) -> Callable[[Any], Heuristics]:
    def decorate(fn: Any) -> Heuristics:
        return Heuristics(fn, innermost(fn).arg_names, values)

    return decorate
