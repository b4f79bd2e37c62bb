"""Every message of the launcher, word for word."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def add(a, b, c, N, *, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < N
    mk.store(c, offs, mk.load(a, offs, mask) + mk.load(b, offs, mask), mask)


@eas.kernel
def free(x):
    mk.store(x, mk.program_id(0), 1)


@eas.kernel
def plane(x, N):
    mk.store(x, mk.program_id(0) + mk.program_id(1), 1)


@eas.kernel
def volume(x, N, H):
    mk.store(x, mk.program_id(0) + mk.program_id(1) + mk.program_id(2), 1)


@eas.kernel
def columns(x):
    mk.store(x, 0, x.shape[1])


@eas.kernel
def local(x):
    mk.store(x, mk.local_id(0), 1)


@eas.kernel
def threads(x, BLOCK: eas.constexpr):
    mk.store(x, mk.tid(0, BLOCK), 1)


@eas.kernel
def positional(x, /):
    mk.store(x, 0, 1)


def array(dtype=np.float32):
    return np.ones(8, dtype)


def read_only():
    x = array()
    x.flags.writeable = False
    return x


a = array()
SIZES = "expected an int or 1 to 3 of them, each at least"

CASES = [
    # --- binding ---
    (
        lambda: add(a, a, N=8, BLOCK=4),
        eas.LaunchError,
        "[add] missing argument 'c', expected add(a, b, c, N, *, BLOCK)",
    ),
    (
        lambda: add(a, a, a, 8),
        eas.LaunchError,
        "[add] missing argument 'BLOCK', expected add(a, b, c, N, *, BLOCK)",
    ),
    (
        lambda: add(a, a, a, 8, 4),
        eas.LaunchError,
        "[add] too many arguments by position, got 5, expected add(a, b, c, N, *, BLOCK)",
    ),
    (
        lambda: add(a, a, a, 8, BLOCK=4, c=a),
        eas.LaunchError,
        "[add] argument 'c' is given twice, expected add(a, b, c, N, *, BLOCK)",
    ),
    (
        lambda: add(a, a, a, 8, BLOCK=4, M=3),
        eas.LaunchError,
        "[add] unknown argument 'M', expected add(a, b, c, N, *, BLOCK)",
    ),
    (
        lambda: positional(x=a),
        eas.LaunchError,
        "[positional] argument 'x' is given by position only, got it by name, "
        "expected positional(x, /)",
    ),
    (
        lambda: add(a, a, a, 8, BLOCK=4, _tile=3),
        eas.LaunchError,
        "[add] unknown launch option '_tile', expected one of "
        "_grid, _shape, _nthreads, _tptg, _sync, _stream, _backend",
    ),
    (
        lambda: free.bind(a, _grid=1)(2),
        eas.LaunchError,
        "[free] a bound launch has all its arguments, expected a call without any",
    ),
    # --- arguments ---
    (
        lambda: add(a, a, read_only(), 8, BLOCK=4),
        eas.LaunchError,
        "[add] argument 'c' is written by the kernel, got a read-only array, "
        "expected a writable one",
    ),
    (
        lambda: add(a, a, a, "x", BLOCK=4),
        eas.LaunchError,
        "[add] argument 'N' is neither an array nor a number, got 'x' (str), "
        "expected the parameter to be annotated `N: eas.constexpr`",
    ),
    (
        lambda: add(a, a, a, eas.float32, BLOCK=4),
        eas.LaunchError,
        "[add] argument 'N' is neither an array nor a number, got eas.float32 (eas.DType), "
        "expected the parameter to be annotated `N: eas.constexpr`",
    ),
    (
        lambda: add(a, a, a, (1, 2), BLOCK=4),
        eas.LaunchError,
        "[add] argument 'N' is neither an array nor a number, got (1, 2) (tuple), "
        "expected the parameter to be annotated `N: eas.constexpr`",
    ),
    (
        lambda: add(a, a, a, [1], BLOCK=4),
        eas.LaunchError,
        "[add] argument 'N' cannot go into a kernel, got [1] (list), "
        "expected an array, a bool, an int or a float",
    ),
    (
        lambda: free.compile([1]),
        eas.LaunchError,
        "[free] argument 'x' cannot go into a kernel, got [1] (list), "
        "expected an array, a dtype, a bool, an int or a float",
    ),
    (
        lambda: add(a, a, a, 8, BLOCK=[4]),
        eas.LaunchError,
        "[add] constexpr 'BLOCK' must be hashable, got [4] (list), "
        "expected a number, str, dtype, function or a tuple of these",
    ),
    (
        lambda: add(a, a, a, 8, BLOCK=a),
        eas.LaunchError,
        "[add] constexpr 'BLOCK' cannot be an array, got numpy.ndarray, "
        "expected a constant, or the parameter without eas.constexpr",
    ),
    (
        lambda: add(a, a, array(np.complex64), 8, BLOCK=4),
        eas.DTypeError,
        "[add] argument 'c' has a dtype kernels do not compute on, got complex64, "
        "expected a real one (einsum takes complex)",
    ),
    (
        lambda: add(a, a, a, 1j, BLOCK=4),
        eas.DTypeError,
        "[add] argument 'N' is complex, got 1j (complex), expected a real number",
    ),
    (
        lambda: add(a, a, a, 2**63, BLOCK=4),
        eas.LaunchError,
        "[add] argument 'N' is too large, got 9223372036854775808 (int), "
        "expected an integer of 64 bits (-2**63 to 2**63 - 1)",
    ),
    (
        lambda: columns(a),
        eas.ShapeError,
        "[columns] argument 'x' has too few axes: the kernel asks for axis 1, got rank 1, "
        "expected at least 2",
    ),
    # --- the grid ---
    (
        lambda: free(a),
        eas.LaunchError,
        "[free] cannot infer the grid: axis 0 has no guard and no argument N or W, "
        "expected _grid=, _shape= or free[grid](…)",
    ),
    (
        lambda: plane(a, 3),
        eas.LaunchError,
        "[plane] cannot infer the grid: axis 1 has no guard and no argument H, "
        "expected _grid=, _shape= or plane[grid](…)",
    ),
    (
        lambda: volume(a, 3, 3),
        eas.LaunchError,
        "[volume] cannot infer the grid: axis 2 has no guard and no argument D, "
        "expected _grid=, _shape= or volume[grid](…)",
    ),
    (
        lambda: free(a, _grid=-1),
        eas.LaunchError,
        f"[free] the grid is not a size, got (-1,), {SIZES} 0",
    ),
    (
        lambda: free[2, -1](a),
        eas.LaunchError,
        f"[free] the grid is not a size, got (2, -1), {SIZES} 0",
    ),
    (
        lambda: free(a, _grid=(1, 2, 3, 4)),
        eas.LaunchError,
        f"[free] the grid is not a size, got (1, 2, 3, 4) (tuple), {SIZES} 0",
    ),
    (
        lambda: free(a, _grid=1.5),
        eas.LaunchError,
        f"[free] the grid is not a size, got 1.5 (float), {SIZES} 0",
    ),
    (
        lambda: free(a, _grid=True),
        eas.LaunchError,
        f"[free] the grid is not a size, got True (bool), {SIZES} 0",
    ),
    (
        lambda: free[lambda meta: None](a),
        eas.LaunchError,
        f"[free] the grid is not a size, got None (NoneType), {SIZES} 0",
    ),
    (
        lambda: free(a, _shape=(-1,)),
        eas.LaunchError,
        f"[free] _shape is not a size, got (-1,), {SIZES} 0",
    ),
    (
        lambda: free(a, _nthreads=(1, 2)),
        eas.LaunchError,
        "[free] _nthreads is one number, got (1, 2) (tuple), "
        "expected an int, or _shape= for several axes",
    ),
    (
        lambda: free[3](a, _grid=4),
        eas.LaunchError,
        "[free] the grid is given twice, got more than one of free[grid], _grid=, _shape= and "
        "_nthreads=, expected one",
    ),
    (
        lambda: free(a, _grid=(2**40, 2**40)),
        eas.LaunchError,
        "[free] the grid has too many programs, got (1099511627776, 1099511627776, 1), "
        "expected fewer than 2**62",
    ),
    # --- groups ---
    (
        lambda: local(a),
        eas.LaunchError,
        "[local] the size of a group is unknown: the kernel is thread-level and has no mk.tid, "
        "expected _tptg=, the threads of a group (1 to 3 sizes)",
    ),
    (
        lambda: local(a, _tptg=0),
        eas.LaunchError,
        f"[local] _tptg is not a size, got (0,), {SIZES} 1",
    ),
    (
        lambda: threads(a, BLOCK=4, _tptg=(2, 3)),
        eas.LaunchError,
        "[threads] _tptg does not fit mk.tid, got (2, 3) of 6 threads, expected 4",
    ),
    (
        lambda: local(a, _grid=1, _tptg=(2**32, 2**32)),  # whose product is 0 in 64 bits
        eas.LaunchError,
        "[local] _tptg has too many threads, got (4294967296, 4294967296), "
        "expected at most 268435456",
    ),
    (
        lambda: local(a, _grid=1, _tptg=2**62, _backend="interpreter"),
        eas.LaunchError,
        "[local] _tptg has too many threads, got (4611686018427387904,), "
        "expected at most 268435456",
    ),
    (
        lambda: threads(a, BLOCK=4, _tptg=(2**32, 2**32, 2**63 - 1)),
        eas.LaunchError,
        "[threads] _tptg has too many threads, got (4294967296, 4294967296, 9223372036854775807), "
        "expected at most 268435456",
    ),
    (
        lambda: free(a, _shape=(2**62, 2**62)),
        eas.LaunchError,
        "[free] the grid has too many programs, got (4611686018427387904, 4611686018427387904, 1), "
        "expected fewer than 2**62",
    ),
    # --- the other options ---
    (
        lambda: free(a, _grid=1, _stream=3),
        eas.LaunchError,
        "[free] _stream is no stream, got 3 (int), expected an eas.Stream or None",
    ),
    (
        lambda: free(a, _grid=1, _sync=3),
        eas.LaunchError,
        "[free] _sync is neither True nor False, got 3 (int), expected a bool",
    ),
    (
        lambda: free(a, _grid=1, _backend="metal"),
        eas.BackendError,
        "[free] backend 'metal' is not available: there is no Metal on this system; "
        "use a Mac with Apple silicon and macOS 14 or newer",
    ),
    (
        lambda: free(a, _grid=1, _backend="cuda"),
        eas.BackendError,
        "[free] no such backend, got 'cuda', expected one of auto, cpu, metal, opencl, "
        "interpreter, eager",
    ),
    (
        lambda: free(a, _grid=1, _backend=3),
        eas.LaunchError,
        "[free] _backend is a name, got 3 (int), expected a str",
    ),
    (
        lambda: eas.set_backend("metal"),
        eas.BackendError,
        "[set_backend] backend 'metal' is not available: there is no Metal on this system; "
        "use a Mac with Apple silicon and macOS 14 or newer",
    ),
    # --- what this build cannot make ---
    (
        lambda: free.compile(a, _backend="metal"),
        eas.BackendError,
        "[free] backend 'metal' is not available: there is no Metal on this system; "
        "use a Mac with Apple silicon and macOS 14 or newer",
    ),
    # --- settings ---
    (
        lambda: setattr(eas.config, "backend", "cuda"),
        eas.BackendError,
        "[config] EAS_BACKEND has no such value, got 'cuda', expected one of auto, cpu, metal, "
        "mps, opencl, interpreter, eager",
    ),
    (
        lambda: setattr(eas.config, "threads", 1),
        eas.Error,
        "[config] no such setting, got 'threads', expected one of backend, check, log, "
        "deterministic, num_threads, max_in_flight, cache_dir, cache_size, target_cpu, "
        "vector_bits, opencl_groups, torch_mps_sync, debug, triton",
    ),
    (
        lambda: setattr(eas.config, "backend", None),
        eas.Error,
        "[config] backend has another type, got None (NoneType), expected a str",
    ),
    (
        lambda: eas.kernel(3),
        eas.CompileError,
        "[kernel] a kernel is made of a Python function, got int, expected a `def`",
    ),
    (
        lambda: eas.kernel(free),
        eas.CompileError,
        "[kernel] a kernel is made of a Python function, got <eas.kernel free(x)>, "
        "expected a `def`",
    ),
]


@pytest.mark.parametrize(("call", "cls", "text"), CASES, ids=[text[:40] for _, _, text in CASES])
def test_message(call, cls, text):
    with pytest.raises(eas.Error) as caught:
        call()
    assert type(caught.value) is cls
    assert str(caught.value) == text
    assert caught.value.op == text[1 : text.index("]")]


def located(fn, offset: int, message: str, source: str, caret: str) -> str:
    line = inspect.getsourcelines(fn)[1] + offset
    return f"{__file__}:{line}: {message}\n    {source}\n    {caret}"


needs_columns = pytest.mark.skipif(sys.version_info < (3, 11), reason="columns need Python 3.11")


@needs_columns
def test_a_kernel_returns_nothing():
    @eas.kernel
    def gives(x):
        def inner(v):
            return v

        return inner(1)

    with pytest.raises(eas.CompileError) as caught:
        gives(a)
    assert str(caught.value) == located(
        gives.fn,
        5,
        "[gives] a kernel returns nothing, got 1 (int), expected mk.store into an argument",
        "return inner(1)",
        "^^^^^^^^^^^^^^^",
    )


@needs_columns
def test_a_kernel_inside_a_kernel():
    @eas.kernel
    def outer(x):
        mk.store(x, 0, 1)
        free(x)

    x = np.zeros(8)
    with pytest.raises(eas.CompileError) as caught:
        outer(x)
    assert str(caught.value) == located(
        outer.fn,
        3,
        "[free] a kernel cannot be launched inside a kernel, got a call of 'free', "
        "expected a plain function or one with @eas.func",
        "free(x)",
        "^^^^^^^",
    )
    assert not x.any()


@pytest.mark.parametrize(
    ("parameters", "got"), [("x, *args", "*args"), ("x, **kwargs", "**kwargs")]
)
def test_a_fixed_list_of_parameters(parameters, got):
    with pytest.raises(eas.CompileError) as caught:
        exec(f"@eas.kernel\ndef k({parameters}): pass", {"eas": eas})
    assert caught.value.message == (
        f"[k] a kernel has a fixed list of parameters, got {got}, expected each parameter by name"
    )
    assert caught.value.line == 1


def test_parameters_named_as_options():
    with pytest.raises(eas.CompileError) as caught:
        exec("@eas.kernel\ndef k(x, _grid): pass", {"eas": eas})
    assert caught.value.message == (
        "[k] a parameter cannot have the name of a launch option, got '_grid', expected another "
        "name than _grid, _shape, _nthreads, _tptg, _sync, _stream, _backend"
    )


def test_gradients_need_an_operator():
    torch = pytest.importorskip("torch")
    x = torch.ones(8, requires_grad=True)
    with pytest.raises(eas.LaunchError) as caught:
        free(x, _grid=1)
    assert str(caught.value) == (
        "[free] argument 'x' requires grad, which a raw launch would lose, expected the launch in "
        "a function of @eas.torch.op, x.detach(), or the launch under torch.no_grad()"
    )
    with torch.no_grad():
        free(x, _grid=1)
    free(x.detach(), _grid=1)


def test_arrays_that_cannot_be_used_are_named():
    torch = pytest.importorskip("torch")
    with pytest.raises(eas.BackendError) as caught:
        free(torch.empty(8, device="meta"), _grid=1)
    assert str(caught.value).startswith("[free] argument 'x': ")
    with pytest.raises(eas.DTypeError) as caught:
        free(np.array(["text"]), _grid=1)
    assert str(caught.value).startswith("[free] argument 'x': ")


def test_other_exceptions_of_grid_functions_are_the_users():
    with pytest.raises(KeyError):
        free[lambda meta: meta["nothing"]](a)


def test_exceptions_of_static_code_are_the_users():
    @eas.kernel
    def divides(x, D: eas.constexpr):
        mk.store(x, 0, 1 // D)

    with pytest.raises(ZeroDivisionError):
        divides(a, D=0)


def test_unknown_attributes_of_config():
    with pytest.raises(AttributeError, match="no such setting, got 'threads'"):
        _ = eas.config.threads


def test_the_environment_is_checked():
    run = subprocess.run(
        [sys.executable, "-c", "import eas"],
        env={**os.environ, "EAS_BACKEND": "fast"},
        capture_output=True,
        text=True,
    )
    assert run.stderr.splitlines()[-1] == (
        "eas.BackendError: [config] EAS_BACKEND has no such value, got 'fast', expected one of "
        "auto, cpu, metal, mps, opencl, interpreter, eager"
    )


def test_async_functions_are_refused_at_their_line():
    async def kernel(x):
        pass

    with pytest.raises(eas.CompileError) as caught:
        eas.kernel(kernel)(np.zeros(1), _grid=1)
    assert caught.value.line == kernel.__code__.co_firstlineno
    assert caught.value.source.strip() == "async def kernel(x):"


def test_a_helper_is_made_of_a_function():
    with pytest.raises(eas.CompileError) as caught:
        eas.func(3)
    assert str(caught.value) == (
        "[func] a helper is made of a Python function, got int, expected a `def`"
    )


def test_a_torch_tensor_is_no_operand():
    torch = pytest.importorskip("torch")

    @eas.kernel
    def kernel(x):
        mk.store(x, 0, mk.load(x, 0) * torch.tensor(2.0))

    with pytest.raises(eas.DTypeError, match="not a value of the kernel language, got"):
        kernel(np.zeros(1), _grid=1)


@eas.kernel
def several(xs, y):
    mk.store(y, 0, mk.load(xs[0], 0))


@eas.kernel
def several_constants(xs: eas.constexpr, y):
    mk.store(y, 0, mk.load(xs[0], 0))


@pytest.mark.parametrize(
    ("kernel", "what"), [(several, "argument"), (several_constants, "constexpr")]
)
@pytest.mark.parametrize("kind", [tuple, list])
def test_several_arrays_take_a_parameter_each(kernel, what, kind):
    x = np.zeros(4)
    with pytest.raises(eas.LaunchError) as caught:
        kernel[1](kind((x, x)), x)
    assert str(caught.value) == (
        f"[{kernel.__name__}] {what} 'xs' holds several arrays, got a {kind.__name__} with 2, "
        "expected a parameter of its own for each array"
    )
