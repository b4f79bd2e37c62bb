"""`eas.check_gradients`: derived gradients beside central differences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import _core
from ._autograd import no_grad
from ._function import Differentiated
from ._trees import is_differentiable, leaves_of, looks, rebuilt

_SHOWN = 5  # elements of a report


def check_gradients(
    f: Callable[..., Any],
    *args: Any,
    eps: float = 1e-6,
    rtol: float = 1e-5,
    atol: float = 1e-6,
) -> None:
    """AssertionError, with a report, unless f's gradients agree with central differences.

    Everything is computed in float64, on copies. Asked of each argument that requires grad, or of
    all that hold floats when none does. The result is multiplied by fixed numbers and summed, so
    that it may have any shape.
    """
    import numpy as np

    leaves = [leaf for arg in args for leaf in leaves_of(arg)]
    some = any(isinstance(x, _core.Tensor) and x.requires_grad for x in leaves)
    asked = [_is_asked(leaf, some) for leaf in leaves]
    if not any(asked):
        message = f"no argument has a gradient, got {', '.join(map(looks, leaves)) or 'none'}, "
        _core.refuse("DTypeError", "check_gradients", message + "expected an array of floats")
    copies = iter([_in_float64(leaf) for leaf in leaves])
    given = [rebuilt(arg, lambda _: next(copies)) for arg in args]
    copied = [leaf for arg in given for leaf in leaves_of(arg)]
    call = Differentiated(f, given, {}, range(len(given)))
    weights = _weights(call.outputs)
    derived = iter([g for g in leaves_of(call.pull(weights)) if g is not None])
    report: list[str] = []
    wrong = total = 0
    for name, leaf, is_asked in zip(_names(args), copied, asked, strict=True):
        if not is_differentiable(leaf):
            continue
        found = next(derived).detach().numpy()
        if not is_asked:
            continue
        differences = _differences(f, given, leaf, weights, eps)
        close = np.isclose(found, differences, rtol=rtol, atol=atol, equal_nan=True)
        wrong += int((~close).sum())
        total += close.size
        for at in np.argwhere(~close)[:_SHOWN]:
            where = tuple(int(i) for i in at)
            report.append(_line(name, where, found[where].item(), differences[where].item()))
    if not wrong:
        return
    shown = "\n".join(report[:_SHOWN])
    more = f"\n  and {wrong - _SHOWN} more" if wrong > _SHOWN else ""
    raise AssertionError(
        f"[check_gradients] {wrong} of {total} derivatives of {getattr(f, '__name__', 'f')} "
        f"differ from differences (eps={eps}, rtol={rtol}, atol={atol}):\n{shown}{more}"
    )


def _is_asked(leaf: Any, some: bool) -> bool:
    if not is_differentiable(leaf):
        return False
    return not some or (isinstance(leaf, _core.Tensor) and leaf.requires_grad)


def _in_float64(leaf: Any) -> Any:
    if not is_differentiable(leaf):
        return leaf
    made = _core.tensor(leaf).detach()
    if str(made.dtype).rpartition(".")[2].startswith("complex"):
        message = f"differences are of real numbers, got {looks(made)}, expected floats"
        _core.refuse("DTypeError", "check_gradients", message)
    return made.to(_core.float64).clone().contiguous()


def _weights(outputs: list[Any]) -> list[Any]:
    import numpy as np

    if not outputs:
        message = "the function gives no floats, got no tensor, expected a result to differentiate"
        _core.refuse("DTypeError", "check_gradients", message)
    weights = []
    for output in outputs:
        if output.dtype != _core.float64:
            message = f"differences need float64, got a result in {looks(output)} from arguments "
            message += "in float64, expected one like them, as eas.empty(..., dtype=x.dtype)"
            _core.refuse("DTypeError", "check_gradients", message)
        values = 1 + 0.5 * np.cos(1.7 * np.arange(output.numel) + 0.3)
        weights.append(_core.tensor(values).reshape(output.shape))
    return weights


def _differences(fn: Any, args: list[Any], leaf: Any, weights: list[Any], eps: float) -> Any:
    import numpy as np

    values = leaf.numpy()

    def total() -> float:
        with no_grad():
            outputs = [out for out in leaves_of(fn(*args)) if is_differentiable(out)]
        pairs = zip(outputs, weights, strict=True)
        return float(sum((out.detach().numpy() * w.numpy()).sum() for out, w in pairs))

    out = np.empty(values.shape)
    for at in np.ndindex(values.shape):
        before = values[at]
        step = eps * max(1.0, abs(before))
        values[at] = before + step
        above = total()
        values[at] = before - step
        below = total()
        values[at] = before
        out[at] = (above - below) / (2 * step)
    return out


def _names(args: Any) -> list[str]:
    """Of each leaf of the arguments: "argument 0", or "argument 0, value 2" inside a tree."""
    names = []
    for i, arg in enumerate(args):
        leaves = leaves_of(arg)
        plain = not isinstance(arg, (tuple, list, dict))
        names += [f"argument {i}" + ("" if plain else f", value {k}") for k in range(len(leaves))]
    return names


def _line(name: str, where: tuple[int, ...], derived: float, differences: float) -> str:
    at = ", ".join(map(str, where))
    off = abs(derived - differences)
    return (
        f"  {name} at [{at}]: derived {derived:.6g}, by differences {differences:.6g} "
        f"(off by {off:.3g})"
    )
