"""An operator of torch that runs programs: found by the layouts of its arguments, or made anew.

`Operator` is the user's, with a body; `Derived` its backward and its tangent, made from its
programs, and theirs again. All of them are registered alike.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch

from .. import _core
from . import _autograd_function
from ._adjoint import adjoint, values_read
from ._native import native_call
from ._program import Program
from ._record import Launches, NotRecorded, record, run_recorded
from ._replay import Replay, replay_of
from ._schema import Arguments, Results, argument_text
from ._symbols import kind_of
from ._tangent import tangent

# So many layouts have programs of their own before one for all sizes is made, which takes longer.
_EXACT = 8
_KEPT = 256  # programs of single layouts


@functools.cache
def library(namespace: str) -> Any:
    make: Any = torch.library.Library
    return make(namespace, "FRAGMENT")


class Registered:
    """What every operator of ours has: a schema, programs, and its place in torch's dispatcher."""

    is_derived = False
    own_backward: Callable[..., Any] | None = None
    autocast: tuple[Any] | None = None  # what register_autocast was given
    says_what_is_wanted = False  # its last argument: of which tensors gradients are

    def __init__(self, qualname: str, schema: str) -> None:
        self.qualname = qualname
        namespace, name = qualname.split("::")
        self._library = library(namespace)
        self._library.define(name + schema, tags=(torch.Tag.pt2_compliant_tag,))
        self.overload = getattr(getattr(torch.ops, namespace), name).default
        self.arguments = Arguments(self.overload._schema)
        self.results = Results(self.overload._schema)
        self._exact: dict[Any, tuple[Replay, Program]] = {}
        self._symbolic: dict[Any, list[tuple[Replay, Program]]] = {}
        self._seen: dict[Any, int] = {}
        self._never: set[Any] = set()  # kinds of arguments that have no symbolic program
        self._derived: dict[str, Derived] = {}
        self._reads: dict[Any, tuple[list[bool], list[bool]]] = {}
        self._for_samples: Registered | None = None
        self.sample_by_sample: set[Any] = set()  # kinds for which no program serves all samples
        self.function = _autograd_function.function_for(self)
        self._register(namespace, name)

    def _register(self, namespace: str, name: str) -> None:
        self._library.impl(name, self.run, "CompositeExplicitAutograd")
        torch.library.register_fake(self.qualname, self.fake, lib=self._library)
        self._library.impl(name, self._autograd, "Autograd", with_keyset=True)
        torch.library.register_vmap(self.qualname, self._batched, lib=self._library)
        self._library.impl(name, self._batched_gradients, "Batched")

    # --- the programs ---

    def run(self, *args: Any, **kwargs: Any) -> Any:
        values = self.arguments.bound(args, kwargs)
        inputs = self.arguments.tensors(values)
        key = self._key(values, inputs)
        found = self._exact.get(key)
        if found is not None:
            results: Any = found[0](inputs, self.numbers(values))
        else:
            results = self._run_anew(key, values, inputs)
        return self.results.packed(results)

    def numbers(self, values: Sequence[Any]) -> list[Any]:
        return self.arguments.others(values)

    def _key(self, values: Sequence[Any], inputs: Sequence[Any]) -> Any:
        """What programs of one layout are found by."""
        others = self.arguments.others(values)
        numbers = tuple([(type(x), tuple(x) if type(x) is list else x) for x in others])
        axes = self.axes(values)
        if axes > 0:
            layouts = [
                x if x is None else (x.dtype, x.shape[axes:], x.stride()[axes:]) for x in inputs
            ]
            return tuple(layouts), numbers, axes
        return tuple([x if x is None else (x.dtype, x.shape, x.stride()) for x in inputs]), numbers

    def _kind(self, values: Sequence[Any], inputs: Sequence[Any]) -> Any:
        """What those have in common that differ in sizes and numbers alone."""
        others = self.arguments.others(values)
        axes = self.axes(values)
        return (
            tuple(
                x if x is None else (x.dtype, *kind_of(x.shape[axes:], x.stride()[axes:]))
                for x in inputs
            ),
            tuple(type(x) if type(x) in (int, float) else (type(x), str(x)) for x in others),
        )

    def _run_anew(self, key: Any, values: Any, inputs: Any) -> list[Any]:
        _check_devices(
            self.qualname, self.arguments.names_of_tensors(values), self.arguments.tensors(values)
        )
        kind = self._kind(values, inputs)
        numbers = self.numbers(values)
        for replay, _ in self._symbolic.get(kind, ()):
            results = replay(inputs, numbers)
            if results is not None:
                return results
        self._seen[kind] = self._seen.get(kind, 0) + 1
        if self._seen[kind] > _EXACT and kind not in self._never:
            made = self._symbolic_program(kind, values)
            results = made[0](inputs, numbers) if made is not None else None
            if results is not None:
                return results
        return self._run_exactly(key, values, inputs)

    def _run_exactly(self, key: Any, values: Any, inputs: Any) -> list[Any]:
        replay = self._keep(key, self._exact_program(values), self.axes(values))
        results = replay(inputs, self.numbers(values))
        assert results is not None, "a program of one layout has no guards"
        return results

    def _keep(self, key: Any, program: Program, axes: int = 0) -> Replay:
        if len(self._exact) >= _KEPT:
            self._exact.clear()
        replay = replay_of(program, axes)
        self._exact[key] = (replay, program)
        return replay

    def _symbolic_program(self, kind: Any, values: Any) -> tuple[Replay, Program] | None:
        try:
            program = self.make_program(values, symbolic=True)
            made = (replay_of(program, self.axes(values)), program)
        except NotRecorded:
            self._never.add(kind)
            return None
        self._symbolic.setdefault(kind, []).append(made)
        return made

    def program(self, values: Sequence[Any], symbolic: bool = False) -> Program:
        """The program for these arguments, whose steps can be differentiated."""
        known = self.known_program(values, symbolic)
        if known is not None:
            return known
        inputs = self.arguments.tensors(values)
        key = self._key(values, inputs)
        if symbolic:
            made = self._symbolic_program(self._kind(values, inputs), values)
            if made is None:
                raise NotRecorded(f"{self.qualname} has no program for all sizes")
            return made[1]
        program = self._exact_program(values)
        self._keep(key, program, self.axes(values))
        return program

    def layout_program(self, values: Sequence[Any], symbolic: bool = False) -> Program:
        """The same for values of which only the layouts count: nothing runs."""
        known = self.known_program(values, symbolic)
        if known is None and not symbolic:
            known = self._layout_program(values)
            self._keep(self._key(values, self.arguments.tensors(values)), known, self.axes(values))
        return self.program(values, symbolic) if known is None else known

    def _layout_program(self, values: Any) -> Program:
        return self.make_program(values, symbolic=False)

    def known_program(self, values: Sequence[Any], symbolic: bool = False) -> Program | None:
        """The same, where it was made before."""
        inputs = self.arguments.tensors(values)
        if not symbolic:
            found = self._exact.get(self._key(values, inputs))
            if found is not None:
                return found[1]
        for replay, program in self._symbolic.get(self._kind(values, inputs), ()):
            if replay.holds(inputs, self.numbers(values)):  # type: ignore[attr-defined]
                return program
        return None

    def _exact_program(self, values: Any) -> Program:
        return self.make_program(values, symbolic=False)

    def make_program(self, values: Any, symbolic: bool) -> Program:
        raise NotImplementedError

    def fake(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError

    # --- derivatives ---

    def derived(self, how: str) -> Derived:
        if how not in self._derived:
            self._derived[how] = Derived(self, how)
            if self.one_sample() is self:
                self._derived[how].native = native_call(self._derived[how])
        return self._derived[how]

    def backward(self, grads: Any, results: Any, wanted: Any, values: Any) -> list[Any]:
        return list(self.derived("backward").overload(grads, *values, results, wanted))

    def values_read(self, layouts: Any, wanted: list[bool]) -> tuple[list[bool], list[bool]]:
        """Which tensors and results the backward pass for these arguments reads."""
        key = (self._key(layouts, self.arguments.tensors(layouts)), tuple(wanted))
        if key not in self._reads:
            if len(self._reads) >= _KEPT:
                self._reads.clear()
            self._reads[key] = values_read(self.layout_program(layouts), wanted)
        return self._reads[key]

    def jvp(self, tangents: Any, values: Any) -> list[Any]:
        return list(self.derived("jvp").overload(tangents, *values))

    def _autograd(self, keyset: Any, *args: Any, **kwargs: Any) -> Any:
        values = self.arguments.bound(args, kwargs)
        return _autograd_function.run(self, keyset, values)

    # --- autocast ---

    def register_autocast(self, dtype: Any) -> None:
        """Under torch.autocast floats take one dtype: this one, or the widest of theirs."""
        self.autocast = (dtype,)
        name = self.qualname.split("::")[1]
        for device in ("CPU", "CUDA", "MPS"):
            keys = torch._C.DispatchKeySet(getattr(torch._C.DispatchKey, f"Autocast{device}"))
            run = functools.partial(self._cast, keys, dtype)
            self._library.impl(name, run, f"Autocast{device}")

    def _cast(self, keys: Any, dtype: Any, *args: Any, **kwargs: Any) -> Any:
        values = self.arguments.bound(args, kwargs)
        tensors = self.arguments.tensors(values)
        with torch._C._ExcludeDispatchKeyGuard(keys):
            floats = [x.dtype for x in tensors if x is not None and x.dtype.is_floating_point]
            if floats and not any(self.arguments.written):
                wanted = functools.reduce(torch.promote_types, floats) if dtype is None else dtype
                tensors = [
                    x.to(wanted) if x is not None and x.dtype.is_floating_point else x
                    for x in tensors
                ]
            return self.arguments.call(self.overload, self.arguments.with_tensors(values, tensors))

    # --- vmap ---

    def axes(self, values: Sequence[Any]) -> int:
        """How many axes of samples the tensors have, before those of one sample."""
        return 0

    def one_sample(self) -> Registered:
        """The operator for tensors without axes of samples."""
        return self

    def deeper(self, values: Sequence[Any]) -> list[Any]:
        """The values for tensors with one axis of samples more."""
        raise NotImplementedError

    def sample_values(self, values: Sequence[Any], pick: Callable[[Any], Any]) -> list[Any]:
        """Those of the operator for one sample, `pick` of each tensor."""
        raise NotImplementedError

    def kind(self, values: Sequence[Any]) -> Any:
        return self._kind(values, self.arguments.tensors(values))

    def batched(self) -> Registered:
        if self._for_samples is None:
            self._for_samples = _batched().Batched(self)
        return self._for_samples

    def _batched_gradients(self, *args: Any, **kwargs: Any) -> Any:
        """The same for torch's older vmap."""
        values = self.arguments.bound(args, kwargs)
        level, size = _level(), 1
        tensors: list[Any] = []
        for x in self.arguments.tensors(values):
            if _is_batched(x):
                x = torch._remove_batch_dim(x, level, 1, 0)
                size = x.shape[0]
                tensors.append((x, 0))
            else:
                tensors.append((x, None))
        given = self.arguments.with_tensors(values, [x for x, _ in tensors])
        dims = self.arguments.with_tensors(values, [at for _, at in tensors])
        made = _batched().rule(self, size, dims, given)
        return self.results.packed([torch._add_batch_dim(x, 0, level) for x in made])

    def _batched(self, info: Any, in_dims: Any, *args: Any, **kwargs: Any) -> Any:
        values = self.arguments.bound(args, kwargs)
        dims = list(in_dims) + [None] * (len(values) - len(in_dims))
        made = _batched().rule(self, info.batch_size, dims, values)
        if self.results.count == 0:
            return None, None
        if self.results.count == 1 and not self.results.is_list:
            return made[0], 0
        zeros: Any = [0] * len(made)
        return self.results.packed(made), zeros if self.results.is_list else tuple(zeros)


def _batched() -> Any:
    from . import _batched  # which needs this module

    return _batched


def _level() -> int:
    """How deep torch's older vmap is nested, which is_grads_batched=True uses."""
    level = int(torch._C._vmapmode_increment_nesting())
    torch._C._vmapmode_decrement_nesting()
    return level - 1


def _is_batched(x: Any) -> bool:
    batched = torch._C._dispatch_key_parse("Batched")
    return isinstance(x, torch.Tensor) and torch._C._dispatch_keys(x).has(batched)


def _check_devices(title: str, names: Sequence[str], tensors: Sequence[Any]) -> None:
    given = [(name, x.device) for name, x in zip(names, tensors, strict=True) if x is not None]
    for name, device in given:
        if device != given[0][1]:
            message = f"its tensors are on different devices, got '{given[0][0]}' on {given[0][1]} "
            message += f"and '{name}' on {device}, expected one device; x.to(device) copies"
            _core.refuse("BackendError", title, message)


def _sample(value: Any, at: Any, i: int) -> Any:
    if isinstance(value, (list, tuple)) and isinstance(at, (list, tuple)):
        return [_sample(x, a, i) for x, a in zip(value, at, strict=True)]
    return value if at is None else value.select(at, i)


class Operator(Registered):
    """The user's: its programs are recorded from its body."""

    def __init__(self, qualname: str, schema: str, body: Callable[..., Any]) -> None:
        self.body = body
        super().__init__(qualname, schema)
        self.mutates = self.arguments.names_written
        self._unrecorded: set[Any] = set()

    def _run_exactly(self, key: Any, values: Any, inputs: Any) -> list[Any]:
        results, program = run_recorded(
            self.qualname, self.body, self.arguments, values, self.mutates
        )
        if program is not None:
            self._keep(key, program)
        return results

    def _exact_program(self, values: Any) -> Program:
        _, program = run_recorded(self.qualname, self.body, self.arguments, values, self.mutates)
        # Arguments that share memory, or a value that is asked for: on tensors without memory the
        # first is no matter, and the second an error.
        return program if program is not None else self.make_program(values, symbolic=True)

    def backward(self, grads: Any, results: Any, wanted: Any, values: Any) -> list[Any]:
        if self.own_backward is None:
            return super().backward(grads, results, wanted, values)
        found = self.own_backward(*grads, *results, *values)
        found = list(found) if isinstance(found, (tuple, list)) else [found]
        if len(found) != len(wanted):
            message = "def_backward's function gives a gradient for every tensor argument, got "
            _core.refuse("Error", self.qualname, f"{message}{len(found)}, expected {len(wanted)}")
        return [gradient for gradient, is_wanted in zip(found, wanted, strict=True) if is_wanted]

    def make_program(self, values: Any, symbolic: bool) -> Program:
        return record(self.qualname, self.body, self.arguments, values, self.mutates, symbolic)

    def fake(self, *args: Any, **kwargs: Any) -> Any:
        """The body, with launches looked at and not run."""
        values = self.arguments.bound(args, kwargs)
        names = self.arguments.names_of_tensors(values)
        _check_devices(self.qualname, names, self.arguments.tensors(values))
        launches = Launches(self.qualname, self.mutates)
        for name, value in zip(self.arguments.names, values, strict=True):
            for tensor in value if isinstance(value, (list, tuple)) else (value,):
                if isinstance(tensor, torch.Tensor):
                    launches.enter(name, tensor)
        return _core.hand_launches_to(launches.skip, self.arguments.call, self.body, values)


class Derived(Registered):
    """The backward or the tangent of an operator: programs made from its programs."""

    is_derived = True
    native: Any = None  # as the bridge calls it

    def __init__(self, base: Registered, how: str) -> None:
        self.base = base
        self.how = how
        self.says_what_is_wanted = how == "backward"
        base_schema = base.overload._schema
        level = 0
        taken = set(base.arguments.names)
        while f"grads{level}" in taken or f"tangents{level}" in taken:
            level += 1
        given = argument_text(base_schema)
        schema = f"(Tensor?[] tangents{level}{given})"
        if how == "backward":
            after = f"Tensor?[] results{level}, bool[] wanted{level}"
            schema = f"(Tensor?[] grads{level}{given}, {after})"
        super().__init__(f"{base.qualname}_{how}", f"{schema} -> Tensor[]")

    def _parts(self, values: Sequence[Any]) -> tuple[list[Any], Any, Any]:
        """Gradients or tangents, the operator's own arguments, which gradients are wanted."""
        if self.how == "jvp":
            return values[0], list(values[1:]), None
        return values[0], list(values[1:-2]), values[-1]

    def numbers(self, values: Sequence[Any]) -> list[Any]:
        return self.base.numbers(self._parts(values)[1])

    def axes(self, values: Sequence[Any]) -> int:
        return self.base.axes(self._parts(values)[1])

    def one_sample(self) -> Registered:
        one = self.base.one_sample()
        return self if one is self.base else one.derived(self.how)

    def _with_own(self, values: Sequence[Any], own: Sequence[Any]) -> list[Any]:
        """The values with these in the place of the operator's own."""
        return [values[0], *own, *values[len(values) - (0 if self.how == "jvp" else 2) :]]

    def deeper(self, values: Sequence[Any]) -> list[Any]:
        return self._with_own(values, self.base.deeper(self._parts(values)[1]))

    def sample_values(self, values: Sequence[Any], pick: Any) -> list[Any]:
        tensors = [x if x is None else pick(x) for x in self.arguments.tensors(values)]
        own = self.base.sample_values(self._parts(values)[1], pick)
        return self._with_own(self.arguments.with_tensors(values, tensors), own)

    def run(self, *args: Any, **kwargs: Any) -> Any:
        values = self.arguments.bound(args, kwargs)
        if self.axes(values) == 0:
            return super().run(*values)
        return _batched().run_batched(self, values, super().run)

    def _layout_program(self, values: Any) -> Program:
        return self._made_of(self.base.layout_program(self._parts(values)[1]), values)

    def make_program(self, values: Any, symbolic: bool) -> Program:
        return self._made_of(self.base.program(self._parts(values)[1], symbolic), values)

    def _made_of(self, program: Program, values: Any) -> Program:
        given, _, wanted = self._parts(values)
        present = [gradient is not None for gradient in given]
        if wanted is None:
            return tangent(program, present)
        return adjoint(program, present, wanted, [result is not None for result in values[-2]])

    def fake(self, *args: Any, **kwargs: Any) -> Any:
        values = self.arguments.bound(args, kwargs)
        if self.axes(values) > 0:
            return _batched().fake(self, values)
        _, rest, wanted = self._parts(values)
        if wanted is None:
            like = self.base.results.flat(self.base.fake(*rest))
        else:
            tensors = self.base.arguments.tensors(rest)
            like = [x for x, is_wanted in zip(tensors, wanted, strict=True) if is_wanted]
        return [
            torch.empty_strided(x.shape, x.stride(), dtype=x.dtype, device=x.device) for x in like
        ]
