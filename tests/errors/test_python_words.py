"""Python's own ways on values of the kernel: each refusal names what to write instead."""

import math
import subprocess
import sys
from math import sqrt as root

import eas
import numpy as np
import pytest
from eas import mk


def said(kernel, *arguments, **constants):
    """The message without its place, and what is marked in the line."""
    with pytest.raises(eas.CompileError) as caught:
        kernel[1](np.zeros(8, np.float32), *arguments, **constants)
    place, line, marks = str(caught.value).split("\n")
    assert place.startswith(f"{__file__}:{caught.value.line}: ")
    marked = line[marks.index("^") : marks.rindex("^") + 1]
    return place.split(": ", 1)[1], marked


@eas.kernel
def apply(x, n, FN: eas.constexpr):
    mk.store(x, 0, FN(n, mk.load(x + mk.arange(0, 4)), x))


INSTEAD = {
    "min": (lambda n, v, x: min(n, 3), "min", "a traced one", "mk.minimum"),
    "max": (lambda n, v, x: max(3, n), "max", "a traced one", "mk.maximum"),
    "min of a tile": (lambda n, v, x: min(v), "min", "float32[4]", "mk.min"),
    "sum": (lambda n, v, x: sum(v), "sum", "float32[4]", "mk.sum"),
    "sorted": (lambda n, v, x: sorted(v), "sorted", "float32[4]", "mk.sort"),
    "sorted list": (
        lambda n, v, x: sorted([n, 2]),
        "sorted",
        "a traced one",
        "mk.sort of a tile",
    ),
    "any": (lambda n, v, x: any(v), "any", "float32[4]", "mk.any"),
    "all": (lambda n, v, x: all([n > 0]), "all", "a traced one", "& between the conditions"),
    "int": (lambda n, v, x: int(n), "int", "int64", "x.to(mk.int64)"),
    "float": (lambda n, v, x: float(n), "float", "int64", "x.to(mk.float32)"),
    "range": (lambda n, v, x: range(n), "range", "int64", "mk.range"),
    "math": (lambda n, v, x: math.sqrt(n), "math.sqrt", "int64", "mk.sqrt"),
    "math by another name": (lambda n, v, x: 1 + root(n), "root", "int64", "mk.sqrt"),
    "math.fabs": (lambda n, v, x: math.fabs(n), "math.fabs", "int64", "abs(x)"),
    "math.trunc": (lambda n, v, x: math.trunc(n), "math.trunc", "a traced one", "mk.trunc"),
    "math.lgamma": (lambda n, v, x: math.lgamma(n), "math.lgamma", "int64", "mk.lgamma"),
    "math.gamma": (
        lambda n, v, x: math.gamma(n),
        "math.gamma",
        "int64",
        "operators and functions of mk",
    ),
    "numpy": (lambda n, v, x: np.exp(v), "np.exp", "a traced one", "mk.exp"),
    "numpy.sum": (lambda n, v, x: np.sum(v), "np.sum", "a traced one", "mk.sum"),
    "numpy.where": (lambda n, v, x: np.where(v > 0, v, 0), "np.where", "a traced one", "mk.where"),
    "numpy.clip": (lambda n, v, x: np.clip(v, 0, 1), "np.clip", "a traced one", "mk.clamp"),
    "numpy.float32": (
        lambda n, v, x: np.float32(n),
        "np.float32",
        "a traced one",
        "x.to(mk.float32)",
    ),
    "numpy.asarray": (
        lambda n, v, x: np.asarray(n),
        "np.asarray",
        "a traced one",
        "the value itself",
    ),
    "numpy.linalg": (
        lambda n, v, x: np.linalg.norm(x),
        "np.linalg.norm",
        "a traced one",
        "operators and functions of mk",
    ),
}


@pytest.mark.parametrize("name", INSTEAD)
def test_a_function_of_python_names_that_of_mk(name):
    fn, op, got, instead = INSTEAD[name]
    text, marked = said(apply, 3, FN=fn)
    assert text == f"[{op}] cannot take a value of the kernel, got {got}, expected {instead}"
    assert marked.startswith(f"{op}(")
    assert marked.endswith(")")


def test_torch_functions_name_those_of_mk():
    torch = pytest.importorskip("torch")
    functional = torch.nn.functional
    for fn, op, instead in (
        (lambda n, v, x: torch.exp(v), "torch.exp", "mk.exp"),
        (lambda n, v, x: functional.softmax(v), "functional.softmax", "mk.softmax"),
    ):
        expected = f"[{op}] cannot take a value of the kernel, got a traced one, expected {instead}"
        assert said(apply, 3, FN=fn)[0] == expected


def test_what_python_can_do_works():
    @eas.kernel
    def kernel(x, n):
        q, r = divmod(n, 2)
        tiles = (mk.load(x, 0), mk.load(x, 1))
        mk.store(x, 2, abs(-n) + round(n * 1.5) + len(mk.arange(0, 4)) + q + r + sum(tiles))

    x = np.array([1.0, 2.0, 0.0])
    kernel[1](x, 3)
    assert x[2] == 3 + 4 + 4 + 1 + 1 + 3


@eas.kernel
def asserts(x, n):
    assert n > 0, "positive"
    mk.store(x, 0, n)


@eas.kernel
def asserts_beside_control_flow(x, n):
    if n > 1:
        mk.store(x, 0, n)
    assert n > 0 and n < 4, "small"  # noqa: PT018


@pytest.mark.parametrize("kernel", [asserts, asserts_beside_control_flow])
def test_assert_names_device_assert(kernel):
    text, marked = said(kernel, 3)
    assert text == (
        "[assert] the condition is not known while compiling, got bool, expected "
        "mk.device_assert(condition, message), or mk.static_assert for constants"
    )
    assert marked.startswith(("n > 0", "assert"))


TRUTH = {
    "in": (
        lambda n, v, x: n in (1, 2),
        "[in] asks a question that is not known while compiling, got bool, expected "
        "(x == a) | (x == b)",
    ),
    "chain": (
        lambda n, v, x: 0 < n < 4,
        "[compare] a chain has no truth while compiling, got bool, expected (a < b) & (b < c) for "
        "a < b < c",
    ),
    "and": (
        lambda n, v, x: n and 1,
        "[bool] a traced value has no truth while compiling, got int64, expected `if x:` or "
        "`while x:` right in the kernel or an @eas.func, & | ~ for and, or, not, or mk.where",
    ),
    "format": (
        lambda n, v, x: f"{n:.3f}",
        "[format] a value of the kernel has no digits while compiling, got a format for it, "
        "expected mk.device_print",
    ),
    "len": (
        lambda n, v, x: len(x),
        "[len] the size of memory is a number of the running kernel, got len(x), expected "
        "x.shape[0] of a buffer",
    ),
    "iterate": (
        lambda n, v, x: sum(x),
        "[iter] memory cannot be iterated, got a buffer or pointer, expected mk.load(x, i) in "
        "`for i in mk.range(…)`",
    ),
    "pointer": (
        lambda n, v, x: 1 if x + 1 else 0,
        "[bool] a buffer has no truth, expected `is None` to ask whether it was given, or mk.load "
        "for elements",
    ),
}


@pytest.mark.parametrize("name", TRUTH)
def test_questions_without_an_answer(name):
    fn, expected = TRUTH[name]
    assert said(apply, 3, FN=fn)[0] == expected


@eas.kernel
def masked_assignment(x, n):
    v = mk.load(x + mk.arange(0, 4))
    v[v > 2] = 0
    mk.store(x, 0, n)


@eas.kernel
def element_assignment(x, n):
    v = mk.load(x + mk.arange(0, 4))
    for i in mk.range(n):
        v[i] = 0


@eas.kernel
def buffer_assignment(x, n):
    x[3] = n


@eas.kernel
def buffer_assignment_in_a_loop(x, n):
    for _ in mk.range(n):
        x[3] = 1


@eas.kernel
def pointer_assignment(x, n):
    (x + 1)[3] = n


STORE = (
    "[assignment] memory is written with mk.store(buffer, offset, value), got buffer[…] = …, "
    "expected mk.store"
)
TILE = "[assignment] a tile is never changed in place, got x[…] = … for float32[4], expected x = "


@pytest.mark.parametrize(
    ("kernel", "expected", "marked"),
    [
        (masked_assignment, TILE + "mk.where(mask, new, x)", "v[v > 2]"),
        (
            element_assignment,
            TILE + "mk.where(mk.arange(0, n) == i, new, x), or mk.store into a buffer",
            "v[i]",
        ),
        (buffer_assignment, STORE, "x[3]"),
        (buffer_assignment_in_a_loop, STORE, "x[3]"),
        (pointer_assignment, STORE, "(x + 1)[3]"),
    ],
    ids=lambda v: getattr(v, "__name__", ""),
)
def test_assignments_name_where_and_store(kernel, expected, marked):
    assert said(kernel, 3) == (expected, marked)


# --- loops that are no plain `for` ---


@eas.kernel
def in_zip(x, n):
    for i, j in zip(mk.range(n), (1, 2), strict=False):
        mk.store(x, i, j)


@eas.kernel
def in_enumerate(x, n):
    for i, j in enumerate(mk.range(n)):
        mk.store(x, i, j)


@eas.kernel
def in_reversed(x, n):
    for i in reversed(mk.range(n)):
        mk.store(x, i, 1)


@eas.kernel
def in_a_comprehension(x, n):
    mk.store(x, 0, max([mk.load(x, i) for i in mk.range(n)]))


@eas.kernel
def in_a_generator(x, n):
    mk.store(x, 0, sum(mk.load(x, i) for i in mk.range(n)))


@eas.kernel
def unpacked(x, n):
    a, b = mk.range(n)
    mk.store(x, a, b)


@pytest.mark.parametrize(
    ("kernel", "got"),
    [
        (in_zip, "zip(…)"),
        (in_enumerate, "enumerate(…)"),
        (in_reversed, "reversed(…)"),
        (in_a_comprehension, "a comprehension"),
        (in_a_generator, "a comprehension"),
        (unpacked, "another use of it"),
    ],
    ids=lambda v: getattr(v, "__name__", ""),
)
def test_a_loop_of_the_kernel_is_a_plain_for(kernel, got):
    assert said(kernel, 3)[0] == (
        f"[range] a loop of the kernel is a plain `for` statement, got {got}, expected "
        "`for i in mk.range(…):`, or mk.static_range with bounds that are constants"
    )


def plain_helper(x, n):
    for i in mk.range(n):
        mk.store(x, i, 1)


@eas.kernel
def calls_a_plain_helper(x, n):
    plain_helper(x, n)


def test_a_plain_helper_asks_for_the_decorator():
    assert said(calls_a_plain_helper, 3)[0] == (
        "[range] a loop with traced bounds needs a function that is looked at, got a plain one, "
        "expected @eas.func on the helper it stands in, 'plain_helper'"
    )


NO_SOURCE = (
    "the source of this function is not available, so `if`/`while`/`for` on traced values cannot "
    "be rewritten; put it in a file, or reload a file that was edited after it was imported"
)
LOOP = "    for i in mk.range(n):\n        mk.store(x, i, i)\n"
BRANCH = "    if n > 1:\n        mk.store(x, 0, n)\n"


@pytest.mark.parametrize(("body", "op"), [(LOOP, "range"), (BRANCH, "bool")])
@pytest.mark.parametrize("helper", [False, True])
def test_without_source_the_reason_is_the_source(body, op, helper):
    text = f"@eas.func\ndef f(x, n):\n{body}\n@eas.kernel\ndef k(x, n):\n    f(x, n)\n"
    if not helper:
        text = f"@eas.kernel\ndef k(x, n):\n{body}"
    scope = {"eas": eas, "mk": mk}
    exec(text, scope)
    with pytest.raises(eas.CompileError) as caught:
        scope["k"][1](np.zeros(3), 3)
    assert str(caught.value).endswith(f": [{op}] {NO_SOURCE}")


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="there `python -c` has source")
def test_python_c_has_no_source():
    program = "import eas, numpy\nfrom eas import mk\n@eas.kernel\ndef k(x, n):\n" + LOOP
    program += "\nk[1](numpy.zeros(3), 3)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr.strip().endswith(f"[range] {NO_SOURCE}")
