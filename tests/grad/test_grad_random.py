"""Gradients of random kernels: the CPU's, the interpreter's, a tape's and central differences'.

A failure prints the kernel and its seed.
"""

import random
import re

import numpy as np
import pytest
from grad_kernels import FLOATS, PARAMETERS, Grower, kernel_of
from grad_oracle import gradients

LAUNCHES = 2
TIGHT, LOOSE = 1e-9, 1e-4
STEPS = 1e-5, 4e-6


def ready(argument):
    return argument.copy() if isinstance(argument, np.ndarray) else argument


def incoming(grower, text, rng, arguments):
    """The d_ arrays of a launch: those of wrt= begin anywhere, others may be left out."""
    given, choice = {}, random.Random(grower.seed)  # the same for all launches: one compile
    for name in FLOATS:
        written = re.search(rf"(store|atomic_add) %{PARAMETERS.index(name)},", text)
        if name in grower.wrt or (written and choice.random() < 0.8):
            given[name] = rng.normal(size=np.shape(arguments[name]) or 1)
    return given


def launched(kernel, grower, arguments, given, backend, fresh=()):
    """The d_ arrays after a launch of the adjoint, which leaves the arguments as they are."""
    after = {name: array.copy() for name, array in given.items()}
    named = {name: ready(argument) for name, argument in arguments.items()}
    arrays = {f"d_{name}": array for name, array in after.items()}
    adjoint = kernel.grad(wrt=grower.wrt, fresh=fresh)
    adjoint(**named, **arrays, _grid=grower.grid, _backend=backend)
    for name, argument in arguments.items():
        np.testing.assert_array_equal(named[name], argument, err_msg=name)
    return after


def close(got, want, tolerance, what):
    scale = max(1.0, np.abs(want).max(initial=0))
    np.testing.assert_allclose(got, want, rtol=tolerance, atol=tolerance * scale, err_msg=what)


def only_written(text, names, given, wrt, source=""):
    """The given gradients that a launch leaves as they are.

    The array's content before the launch has no part in anything: it is written (an adjoint's
    own may be: of a step function stored to p, d_p gets zeros), and loaded nowhere, not even for
    a value that the source makes and no output needs. The tape holds the gradient of that content,
    which nobody asked for by wrt=.
    """
    loaded = {name for k, name in enumerate(names) if re.search(rf"load %{k},", text)}
    loaded |= {name for name in names if f"mk.load({name}," in source}
    return {name: d for name, d in given.items() if name not in wrt and name not in loaded}


def by_the_tape(text, source, grower, arguments, given):
    number = {name: k for k, name in enumerate(PARAMETERS)}
    d = {number[n]: array for n, array in given.items() if n != "s"}
    got, content = gradients(text, [arguments[name] for name in PARAMETERS], grower.grid, d)
    after = {name: got[number[name]] for name in given}
    if "s" in given:
        after["s"] = given["s"] + got[number["s"]]
    after |= only_written(text, PARAMETERS, given, grower.wrt, source)
    return after, dict(zip(PARAMETERS, content, strict=True))


def check_differences(kernel, grower, arguments, given, added):
    """Of some elements, where two steps agree: else there is a kink, or a jump, nearby."""
    written = [name for name in ("acc", "out", "rows", "p") if name in given]
    rng = np.random.default_rng(grower.seed)

    def at(name, k, step):
        named = {n: ready(a) for n, a in arguments.items()}
        if name == "s":
            named["s"] += step
        else:
            named[name][k] += step
        kernel(**named, _grid=grower.grid, _backend="interpreter")
        return sum(named[n] @ given[n] for n in written)

    for name in added:
        size = np.size(arguments[name])
        for k in rng.permutation(size)[:3]:
            one, two = ((at(name, k, h) - at(name, k, -h)) / (2 * h) for h in STEPS)
            if abs(one - two) < LOOSE * max(1.0, abs(one)):
                close(added[name][k], two, 10 * LOOSE, f"central differences of {name}[{k}]")


def check_fresh(kernel, grower, arguments, given, added):
    """Gradients that are written over what the arrays held."""
    fresh = tuple(name for name in grower.wrt if name in ("x", "w", "s"))
    begun = given | {name: np.full(given[name].shape, np.nan) for name in fresh}
    for backend in ("cpu", "interpreter"):
        after = launched(kernel, grower, arguments, begun, backend, fresh)
        for name in fresh:
            close(after[name], added[name], 1e-8, f"{backend}: fresh d_{name}")


def compare(kernel, grower, text, source, arguments, which):
    rng = np.random.default_rng([grower.seed, which, 1])
    given = incoming(grower, text, rng, arguments)
    native = launched(kernel, grower, arguments, given, "cpu")
    interpreted = launched(kernel, grower, arguments, given, "interpreter")
    taped, content = by_the_tape(text, source, grower, arguments, given)
    for name in given:
        close(native[name], interpreted[name], TIGHT, f"interpreter: d_{name}")
        close(native[name], taped[name], TIGHT, f"tape: d_{name}")
    after = {n: ready(a) for n, a in arguments.items()}
    kernel(**after, _grid=grower.grid, _backend="interpreter")
    for name, array in after.items():
        close(array, content[name], TIGHT, f"the tape's {name}")
    before = {n: given[n] * (n in ("x", "w", "s")) for n in grower.wrt}
    added = {n: native[n] - before[n] for n in grower.wrt if n not in ("out", "rows")}
    check_fresh(kernel, grower, arguments, given, added)
    if which % 2 == 0:  # the others are full of ties, at which differences mean little
        check_differences(kernel, grower, arguments, given, added)


def check(seed, late=False):
    """Gives how many launches had a tie that rounding makes or breaks."""
    grower, excused = Grower(seed, late=late), 0
    source = grower.source()
    try:
        kernel = kernel_of(source)
        text = kernel.to_ir(**grower.arguments(0), _grid=grower.grid)
        for which in range(LAUNCHES):
            arguments = grower.arguments(which)
            try:
                compare(kernel, grower, text, source, arguments, which)
            except AssertionError:
                if which % 2 == 0:
                    raise
                excused += 1
                moved = without_ties(arguments, seed)
                compare(kernel, grower, text, source, moved, which)
    except Exception as error:
        error.add_note(f"\nseed {seed}, wrt={grower.wrt}, grid {grower.grid}\n\n{source}")
        raise
    return excused


def without_ties(arguments, seed):
    """Equal numbers may be added up in another order, and then are equal no more."""
    rng = np.random.default_rng(seed)
    moved = {n: arguments[n] + rng.normal(size=arguments[n].shape) * 1e-3 for n in ("x", "w")}
    return arguments | moved


@pytest.mark.parametrize("share", range(8))
def test_random_kernels(share):
    assert sum(check(seed) for seed in range(share * 25, (share + 1) * 25)) <= 1


@pytest.mark.full
@pytest.mark.parametrize("share", range(8, 80))
def test_more_random_kernels(share):
    test_random_kernels(share)


@pytest.mark.parametrize("share", range(4))
def test_random_kernels_that_load_what_they_stored(share):
    seeds = range(10_000 + share * 10, 10_000 + (share + 1) * 10)
    assert sum(check(seed, late=True) for seed in seeds) <= 1


@pytest.mark.full
@pytest.mark.parametrize("share", range(4, 40))
def test_more_random_kernels_that_load_what_they_stored(share):
    test_random_kernels_that_load_what_they_stored(share)


# --- second order --------------------------------------------------------------------------------


def second_order(seed):
    """The adjoint of the adjoint, beside the tape of the adjoint."""
    grower = Grower(seed, again=False)
    source, rng = grower.source(), np.random.default_rng([seed, 2])
    try:
        first = kernel_of(source).grad(wrt=grower.wrt)
        arguments = grower.arguments(0)
        text = kernel_of(source).to_ir(**arguments, _grid=grower.grid)
        given = incoming(grower, text, rng, arguments)
        arguments |= {f"d_{name}": given[name] for name in PARAMETERS if name in given}
        text = first.to_ir(**arguments, _grid=grower.grid)
        names = list(arguments)
        wrt = [name for name in ("x", "w", "s", "d_out", "d_acc") if name in arguments]
        d = {name: rng.normal(size=np.shape(arguments[name]) or 1) for name in wrt}
        for k, name in enumerate(names):
            if name not in d and re.search(rf"(store|atomic_add) %{k},", text):
                d[name] = rng.normal(size=arguments[name].shape)
        taped, _ = gradients(
            *(text, [ready(arguments[name]) for name in names], grower.grid),
            {names.index(name): array for name, array in d.items() if name != "s"},
        )
        want = dict(zip(names, taped, strict=True)) | only_written(text, names, d, wrt)
        for backend in ("cpu", "interpreter"):
            after = {f"dd_{name}": array.copy() for name, array in d.items()}
            named = {name: ready(argument) for name, argument in arguments.items()}
            first.grad(wrt=wrt)(**named, **after, _grid=grower.grid, _backend=backend)
            for name in d:
                before = d[name] if name == "s" else 0
                close(after[f"dd_{name}"], before + want[name], 1e-7, f"{backend}: dd_{name}")
    except Exception as error:
        error.add_note(f"\nseed {seed}, wrt={grower.wrt}, grid {grower.grid}\n\n{source}")
        raise


@pytest.mark.parametrize("share", range(2))
def test_second_order_of_random_kernels(share):
    for seed in range(share * 8, (share + 1) * 8):
        second_order(seed)


def test_second_order_of_an_adjoint_that_only_writes_a_gradient():
    second_order(720_040)


@pytest.mark.full
@pytest.mark.parametrize("share", range(2, 20))
def test_second_order_of_more_random_kernels(share):
    test_second_order_of_random_kernels(share)


def late_second_order(seed):
    """Of a kernel that loads what it stored: how d_x changes with x, beside central differences."""
    grower, rng = Grower(seed, late=True), np.random.default_rng([seed, 3])
    source = grower.source()
    kernel, arguments = kernel_of(source), grower.arguments(0)
    first, c = kernel.grad(wrt="x"), rng.normal(size=arguments["x"].shape)
    given = {name: rng.normal(size=arguments[name].shape) for name in ("out", "p", "acc", "rows")}
    text = kernel.to_ir(**arguments, _grid=grower.grid)
    given = {n: d for n, d in given.items() if re.search(f"store %{PARAMETERS.index(n)},", text)}

    def launched(adjoint, backend, x, **more):
        named = {n: ready(a) for n, a in arguments.items()} | {"x": x}
        d = {f"d_{n}": array.copy() for n, array in given.items()} | {"d_x": np.zeros(x.shape)}
        adjoint(**named, **d, **more, _grid=grower.grid, _backend=backend)
        return d["d_x"] @ c

    def writes_d_x():
        """Not where x is only compared; then nobody may give the gradient of it."""
        d = {f"d_{n}": array for n, array in given.items()} | {"d_x": np.zeros(c.shape)}
        named = arguments | {name: d[name] for name in map("d_{}".format, PARAMETERS) if name in d}
        text = first.to_ir(**named, _grid=grower.grid)
        return re.search(rf"(store|atomic_add) %{list(named).index('d_x')},", text)

    def by_differences(k, step):
        up, down = (arguments["x"].copy() for _ in range(2))
        up[k], down[k] = up[k] + step, down[k] - step
        return (launched(first, "cpu", up) - launched(first, "cpu", down)) / (2 * step)

    try:
        after, written = {}, writes_d_x()
        for backend in ("cpu", "interpreter"):
            after[backend] = np.zeros(c.shape)
            more = {"dd_x": after[backend]} | ({"dd_d_x": c.copy()} if written else {})
            launched(first.grad(wrt="x"), backend, arguments["x"].copy(), **more)
        close(after["cpu"], after["interpreter"], 1e-8, "interpreter")
        for k in rng.permutation(c.size)[:2]:
            one, two = (by_differences(k, h) for h in STEPS)
            if abs(one - two) < LOOSE * max(1.0, abs(one)):
                close(after["cpu"][k], two, 10 * LOOSE, f"central differences of x[{k}]")
    except Exception as error:
        error.add_note(f"\nseed {seed}, grid {grower.grid}\n\n{source}")
        raise


def test_second_order_of_random_kernels_that_load_what_they_stored():
    for seed in range(10_000, 10_005):
        late_second_order(seed)


@pytest.mark.full
@pytest.mark.parametrize("share", range(1, 20))
def test_second_order_of_more_kernels_that_load_what_they_stored(share):
    for seed in range(10_000 + share * 5, 10_005 + share * 5):
        late_second_order(seed)
