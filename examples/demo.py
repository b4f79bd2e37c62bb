"""What `make demo` runs: every kernel on NumPy arrays and torch tensors, checked and timed, and the
tensor networks, which say their results."""

import importlib
import os
import platform
import sys

import eas
import numpy as np

EXAMPLES = (
    "add",
    "softmax",
    "matmul",
    "simdgroup_matmul",
    "layer_norm",
    "flash_attention",
    "histogram",
    "mandelbrot",
    "nbody",
)
EINSUMS = (  # equation and shapes
    ("ij,jk->ik", (512, 512), (512, 512)),
    ("abcd,cdef->abef", (24, 24, 24, 24), (24, 24, 24, 24)),
    ("ir,jr,kr->ijk", (96, 32), (96, 32), (96, 32)),
)
NETWORKS = ("mps", "trg_ising")


def torch_or_none():
    try:
        import torch
    except ImportError:
        return None
    return torch


def row(name, kind, convert):
    """Runs one example on arrays of one kind; returns the cells of its line in the table."""
    example = importlib.import_module(f"examples.{name}")
    inputs, outputs = example.make()
    arrays = [convert(array) for array in (*inputs, *outputs)]
    example.run(*arrays)
    result = "as NumPy"
    for got, want in zip(arrays[len(inputs) :], example.reference(*inputs), strict=True):
        try:
            eas.testing.assert_close(np.asarray(got), want, **example.TOLERANCE)
        except AssertionError as error:
            result = "WRONG"
            print(f"{name} on {kind}: {error}", file=sys.stderr)
    time = eas.testing.do_bench(lambda: example.run(*arrays), warmup=1, repeat=5)
    shapes = " ".join("x".join(map(str, array.shape)) for array in (*inputs, *outputs)[:2])
    return name, shapes, kind, result, f"{time:.2f} ms"


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
    time = eas.testing.do_bench(lambda: eas.einsum(equation, *arrays), warmup=1, repeat=5)
    theirs = eas.testing.do_bench(
        lambda: np.einsum(equation, *arrays, optimize=True), warmup=1, repeat=5
    )
    return equation, result, f"{time:.2f} ms", f"{theirs:.2f} ms"


def print_table(rows, head=("kernel", "size", "on", "result", "time per call")):
    widths = [max(len(line[i]) for line in (head, *rows)) for i in range(len(head))]
    for line in (head, tuple("-" * width for width in widths), *rows):
        cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
        cells[-1] = line[-1].rjust(widths[-1])
        print("  ".join(cells))


def print_backend():
    """What runs here, from eas itself: the backend in use, and why not a faster one."""
    backends = eas.backends()
    available = [backend for backend in backends.values() if backend.available]
    used = backends.get(eas.config.backend, available[0])  # "auto" is the first available
    print(f"backend: {used.name} ({used.doc})")
    for backend in backends.values():
        if not backend.available:
            print(f"  not here: {backend.name}, {backend.reason}")
    if used.name == "interpreter":
        print("  The times are those of the reference interpreter, which says what is right and is")
        print("  slow; EAS_BACKEND=auto compiles.")


def main():
    torch = torch_or_none()
    python = platform.python_version()
    print(
        f"easy_as {eas.__version__}, Python {python}, {platform.machine()}, {os.cpu_count()} cores"
    )
    print_backend()
    print()
    rows = []
    for name in EXAMPLES:
        rows.append(row(name, "numpy", np.copy))
        if torch:
            rows.append(row(name, "torch", lambda array: torch.from_numpy(array.copy())))
    print_table(rows)
    if not torch:
        print("torch is not installed: nothing ran on its tensors")
    wrong = [line[0] for line in rows if line[3] != "as NumPy"]
    if wrong:
        sys.exit(f"demo: wrong results: {', '.join(wrong)}")
    print(f"\n{len(EXAMPLES)} kernels, all as NumPy computes them.\n")
    rows = [einsum_row(*case) for case in EINSUMS]
    print_table(rows, ("einsum, with its gradient", "result", "eas.einsum", "np.einsum"))
    wrong = [line[0] for line in rows if line[1] != "as NumPy"]
    if wrong:
        sys.exit(f"demo: wrong results: {', '.join(wrong)}")
    print("\nTensor networks:\n")
    for name in NETWORKS:
        importlib.import_module(f"examples.{name}").main()
    print("\nMore: examples/README.md, docs/")


if __name__ == "__main__":
    main()
