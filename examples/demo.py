"""What `make demo` runs: every kernel at a size worth compiling for, checked, and timed beside
NumPy and torch; contractions and tensor networks; a picture."""

import importlib
import os
import platform
import sys
from pathlib import Path

import eas
import numpy as np

from examples import beside, picture

EXAMPLES = {  # the sizes given to make()
    "add": (2**24,),
    "softmax": (4096, 1000),
    "matmul": (1024, 1024, 1024),
    "simdgroup_matmul": (256, 256, 256),
    "layer_norm": (4096, 1000),
    "flash_attention": (8, 1024, 64),
    "histogram": (2**22,),
    "mandelbrot": (600, 400),
    "nbody": (2048,),
}
LONGER_SUMS = {"matmul": 10, "simdgroup_matmul": 10}  # than the example's own: so much more error
PICTURE = Path("build/mandelbrot.png")
EINSUMS = (  # equation and shapes
    ("ij,jk->ik", (512, 512), (512, 512)),
    ("abcd,cdef->abef", (24, 24, 24, 24), (24, 24, 24, 24)),
    ("ir,jr,kr->ijk", (96, 32), (96, 32), (96, 32)),
)
NETWORKS = ("mps", "trg_ising")
GRADIENTS = ("backward", "heat", "fit_masses", "fit_curve")


def torch_or_none():
    try:
        import torch
    except ImportError:
        return None
    return torch


def time_of(call):
    """The best of five calls, or of two that take long."""
    first = eas.testing.do_bench(call, warmup=0, repeat=1)
    ms = eas.testing.do_bench(call, warmup=0, repeat=5 if first < 300 else 1, return_mode="min")
    for unit, name in ((1000, "s"), (1, "ms")):
        if ms >= unit:
            return f"{ms / unit:.3g} {name}"
    return f"{1000 * ms:.3g} µs"


def row(name, kinds):
    """Runs one example on arrays of each kind; returns the cells of its line in the table."""
    example = importlib.import_module(f"examples.{name}")
    sizes = EXAMPLES[name] if compiled() else ()
    inputs, outputs = example.make(*sizes)
    given = inputs or outputs[0].shape  # of the picture only the size is given
    expected = example.reference(*given)
    tolerance = dict(example.TOLERANCE)
    tolerance["atol"] *= LONGER_SUMS.get(name, 1)
    times, result = [], "as NumPy"
    for kind, convert, theirs in kinds:
        arrays = [convert(array) for array in (*inputs, *outputs)]
        example.run(*arrays)
        for got, want in zip(arrays[len(inputs) :], expected, strict=True):
            try:
                eas.testing.assert_close(np.asarray(got), want, **tolerance)
            except AssertionError as error:
                result = "WRONG"
                print(f"{name} on {kind}: {error}", file=sys.stderr)
        ours = arrays[: len(inputs)] or given
        times.append(time_of(lambda arrays=arrays: example.run(*arrays)))
        times.append(time_of(lambda theirs=theirs, ours=ours: theirs[name](*ours)))
    shapes = " ".join("x".join(map(str, array.shape)) for array in (*inputs, *outputs)[:2])
    return name, shapes, result, *times


def einsum_row(equation, *shapes):
    """One contraction and its gradient, beside numpy.einsum."""
    random = np.random.default_rng(0)
    arrays = [random.standard_normal(shape) for shape in shapes]
    want = np.einsum(equation, *arrays, optimize=True)
    first = eas.tensor(arrays[0]).requires_grad_()
    eas.einsum(equation, first, *arrays[1:]).sum().backward()
    result = "as NumPy"
    try:
        eas.testing.assert_close(eas.einsum(equation, *arrays), want)
        # the sum of the result is linear in the first operand
        found = (np.asarray(first.grad) * arrays[0]).sum()
        eas.testing.assert_close(found, want.sum(), rtol=1e-6)
    except AssertionError as error:
        result = "WRONG"
        print(f"{equation}: {error}", file=sys.stderr)
    ours = time_of(lambda: eas.einsum(equation, *arrays))
    theirs = time_of(lambda: np.einsum(equation, *arrays, optimize=True))
    return equation, "x".join(map(str, shapes[0])), result, ours, theirs


def print_table(head, rows):
    widths = [max(len(line[i]) for line in (head, *rows)) for i in range(len(head))]
    for line in (head, tuple("-" * width for width in widths), *rows):
        words, times = line[:3], line[3:]
        cells = [cell.ljust(width) for cell, width in zip(words, widths, strict=False)]
        cells += [cell.rjust(width) for cell, width in zip(times, widths[3:], strict=True)]
        print("  ".join(cells).rstrip())


def backend_in_use():
    backends = eas.backends()
    available = [backend for backend in backends.values() if backend.available]
    return backends.get(eas.config.backend, available[0])  # "auto" is the first available


def compiled():
    return backend_in_use().name not in ("interpreter", "eager")


def print_backend():
    """What runs here, from eas itself: the backend in use, and why not a faster one."""
    used = backend_in_use()
    print(f"backend: {used.name} ({used.doc})")
    for backend in eas.backends().values():
        if not backend.available:
            print(f"  not here: {backend.name}, {backend.reason}")
    if not compiled():
        print("  It says what is right and is slow, so sizes are small; EAS_BACKEND=auto compiles.")


def print_checked(head, rows):
    print_table(head, rows)
    wrong = [line[0] for line in rows if line[2] != "as NumPy"]
    if wrong:
        sys.exit(f"demo: wrong results: {', '.join(wrong)}")


def print_kernels(torch):
    kinds = [("numpy", np.copy, beside.NUMPY)]
    head = ["kernel", "size", "result", "eas on NumPy", "NumPy itself"]
    if torch:
        kinds.append(("torch", lambda x: torch.from_numpy(x.copy()), beside.in_torch(torch)))
        head += ["eas on torch", "torch itself"]
    else:
        print("torch is not installed: nothing runs on its tensors or beside it\n")
    print_checked(tuple(head), [row(name, kinds) for name in EXAMPLES])
    print(f"\n{len(EXAMPLES)} kernels, all as NumPy computes them; the best of a few calls each.\n")


def print_picture():
    PICTURE.parent.mkdir(exist_ok=True)
    sizes = (1200, 800) if compiled() else (90, 60)
    picture.draw(PICTURE, *sizes)
    print(f"\nThe Mandelbrot set, {sizes[0]} x {sizes[1]}: {PICTURE}")


def main():
    torch = torch_or_none()
    python = platform.python_version()
    print(
        f"easy_as {eas.__version__}, Python {python}, {platform.machine()}, {os.cpu_count()} cores"
    )
    print_backend()
    print()
    print_kernels(torch)
    head = ("einsum, with its gradient", "first operand", "result", "eas.einsum", "np.einsum")
    print_checked(head, [einsum_row(*case) for case in EINSUMS])
    print("\nTensor networks:\n")
    for name in NETWORKS:
        importlib.import_module(f"examples.{name}").main()
    print("\nGradients of kernels:\n")
    for name in GRADIENTS:
        importlib.import_module(f"examples.{name}").main()
    print_picture()
    print("\nMore: examples/README.md, docs/")


if __name__ == "__main__":
    main()
