"""Defects that earlier frameworks of this kind had, a test named after each."""

import itertools

import eas
import known_defects_module as module
import numpy as np
import pytest
from eas import _core, mk

# --- a load moved past a store to the same buffer ------------------------------------------------


@eas.kernel
def load_store_load(x, out):
    i = mk.arange(0, 5)
    before = mk.load(x, i)
    mk.store(x, i, before * 10)
    after = mk.load(x, i)
    mk.store(x, i, -1)
    mk.store(out, i, after - before)


@pytest.mark.parametrize("backend", ["interpreter", "eager", "cpu"])
def test_load_moved_past_a_store(backend):
    x, out = np.arange(5), np.zeros(5, int)
    load_store_load[1](x, out, _backend=backend)
    assert out.tolist() == [0, 9, 18, 27, 36]
    assert x.tolist() == [-1] * 5


@eas.kernel
def load_store_load_of_two(x, y, out):
    i = mk.arange(0, 5)
    before = mk.load(x, i)
    mk.store(y, i, before + 100)
    mk.store(out, i, mk.load(x, i))


@pytest.mark.parametrize("backend", ["interpreter", "eager", "cpu"])
def test_load_moved_past_a_store_to_an_alias(backend):
    x, out = np.arange(5), np.zeros(5, int)
    load_store_load_of_two[1](x, x, out, _backend=backend)
    assert out.tolist() == [100, 101, 102, 103, 104]
    x = np.arange(6)
    load_store_load_of_two[1](x[1:], x[:-1], out, _backend=backend)
    assert out.tolist() == [102, 103, 104, 105, 5]


@eas.kernel
def prefix_sum_in_place(x, n):
    for i in mk.range(1, n):
        mk.store(x, i, mk.load(x, i) + mk.load(x, i - 1))


def test_load_moved_out_of_a_loop_that_stores():
    x = np.ones(9, int)
    prefix_sum_in_place[1](x, 9)
    assert x.tolist() == list(range(1, 10))


@eas.kernel
def atomic_between_loads(x, out):
    first = mk.load(x, 0)
    mk.atomic_add(x, 0, 5)
    mk.store(out, 0, mk.load(x, 0) - first)


def test_load_moved_past_an_atomic():
    x, out = np.array([3]), np.zeros(1, int)
    atomic_between_loads[1](x, out)
    assert out[0] == 5


# --- a non-contiguous output written to a lost copy ----------------------------------------------


@eas.kernel
def fill_2d(x, ROWS: eas.constexpr, COLS: eas.constexpr):
    i, j = mk.arange(0, ROWS)[:, None], mk.arange(0, COLS)[None, :]
    mk.store(x, i * x.stride(0) + j * x.stride(1), 10 * i + j)


VIEWS = {
    "transposed": lambda a: a.T[:4, :3],
    "every other": lambda a: a[::2, 1:8:2][:4, :3],
    "backwards": lambda a: a[::-1, ::-1][:4, :3],
    "a corner": lambda a: a[-4:, -3:],
    "fortran": lambda a: np.asfortranarray(a)[:4, :3],
}


@pytest.mark.parametrize(
    ("view", "kind"),
    [
        *itertools.product(VIEWS, ["numpy", "eas"]),
        *((v, "torch") for v in VIEWS if v != "backwards"),
    ],
)
def test_non_contiguous_output_written_to_a_lost_copy(view, kind):
    base = np.full((9, 9), -1)
    x = VIEWS[view](base)
    given = x
    if kind == "eas":
        given = eas.tensor(x)
    if kind == "torch":
        torch = pytest.importorskip("torch")
        given = torch.from_numpy(x)
    fill_2d[1](given, 4, 3)
    np.testing.assert_array_equal(x, 10 * np.arange(4)[:, None] + np.arange(3))


# --- == on values meaning Python equality --------------------------------------------------------


@eas.kernel
def compare(x, y, out):
    i = mk.arange(0, 4)
    a, b = mk.load(x, i), mk.load(y, i)
    mk.store(out, i, mk.where(a == b, 1, 0) + mk.where(a != b, 10, 0))


def test_equality_of_values_is_elementwise():
    out = np.zeros(4, int)
    compare[1](np.array([1, 2, 3, 4]), np.array([1, 0, 3, 0]), out)
    assert out.tolist() == [1, 10, 1, 10]


@eas.kernel
def equal_to_itself(x, out):
    a = mk.load(x, 0)
    mk.store(out, 0, a == a)
    mk.store(out, 1, a != a)


def test_equality_of_nan_with_itself_is_false():
    out = np.zeros(2, bool)
    equal_to_itself[1](np.array([np.nan]), out)
    assert out.tolist() == [False, True]


@eas.kernel
def list_membership(x, out):
    a = mk.load(x, 0)
    mk.store(out, 0, a in [1, 2])


def test_membership_that_would_ask_for_a_truth_is_refused():
    with pytest.raises(eas.CompileError, match=r"\[in\] asks a question that is not known"):
        list_membership[1](np.array([1]), np.zeros(1))


# --- `if value:` always true ---------------------------------------------------------------------


@eas.kernel
def if_value(x, out):
    p = mk.program_id(0)
    if mk.load(x, p):
        mk.store(out, p, 1)
    else:
        mk.store(out, p, 2)


@pytest.mark.parametrize("dtype", [bool, np.int32, np.float32])
def test_if_value_is_always_true(dtype):
    out = np.zeros(3, int)
    if_value(np.array([1, 0, 1], dtype), out, _grid=3)
    assert out.tolist() == [1, 2, 1]


@eas.kernel
def and_or_not(x, out, FN: eas.constexpr):
    mk.store(out, 0, FN(mk.load(x, 0)))


@pytest.mark.parametrize(
    "fn", [lambda x: x and 1, lambda x: x or 1, lambda x: not x, lambda x: 1 if x else 2, bool]
)
def test_a_hidden_truth_is_refused(fn):
    message = "a traced value has no truth while compiling.*mk.where"
    with pytest.raises(eas.CompileError, match=message):
        and_or_not[1](np.array([0.0]), np.zeros(1), fn)


# --- constexpr 1, 1.0 and True sharing a cache entry ---------------------------------------------


@eas.kernel
def typed_constant(x, out, C: eas.constexpr):
    mk.static_print(type(C).__name__)
    mk.store(out, 0, mk.load(x, 0) / 2 + C if isinstance(C, float) else mk.load(x, 0) + C)


def test_constexpr_of_equal_value_and_other_type_shares_an_entry(capsys):
    out = np.zeros(1)
    seen = []
    for constant in (1, 1.0, True, 1, 1.0, True):
        typed_constant[1](np.array([4]), out, constant)
        seen.append(out[0])
    assert seen == [5, 3, 5, 5, 3, 5]
    assert capsys.readouterr().out.split() == ["int", "float", "bool"]
    assert typed_constant.cache_info().misses == 3


def test_constexpr_tuples_of_equal_values_and_other_types(capsys):
    @eas.kernel
    def show(x, C: eas.constexpr):
        mk.static_print(repr(C))
        mk.store(x, 0, 1)

    for constant in ((1, 0.0), (1.0, 0.0), (1, -0.0), (True, 0.0)):
        show[1](np.zeros(1), constant)
    assert capsys.readouterr().out.splitlines() == [
        "(1, 0.0)",
        "(1.0, 0.0)",
        "(1, -0.0)",
        "(True, 0.0)",
    ]


# --- stale globals -------------------------------------------------------------------------------

SCALE = 2


def by_scale(x):
    return x * SCALE


@eas.kernel
def use_global(out):
    mk.store(out, 0, mk.load(out, 1) * SCALE)


@eas.kernel
def use_helper(out):
    mk.store(out, 0, by_scale(mk.load(out, 1)))


@eas.kernel
def use_module(out):
    mk.store(out, 0, module.helper(mk.load(out, 1)) + module.FACTOR)


def result(kernel):
    out = np.array([0, 3])
    kernel[1](out)
    return out[0]


def test_stale_global(monkeypatch):
    assert result(use_global) == 6
    monkeypatch.setitem(globals(), "SCALE", 5)
    assert result(use_global) == 15
    monkeypatch.setitem(globals(), "SCALE", 2)
    assert result(use_global) == 6
    assert use_global.cache_info().misses == 2


def test_stale_global_of_a_helper(monkeypatch):
    assert result(use_helper) == 6
    monkeypatch.setitem(globals(), "SCALE", 5)
    assert result(use_helper) == 15


def test_stale_helper(monkeypatch):
    assert result(use_helper) == 6
    monkeypatch.setitem(globals(), "by_scale", lambda x: x - 1)
    assert result(use_helper) == 2


def test_stale_module_attribute(monkeypatch):
    assert result(use_module) == 8
    monkeypatch.setattr(module, "FACTOR", 4)
    assert result(use_module) == 16
    monkeypatch.setattr(module, "helper", lambda x: x)
    assert result(use_module) == 7


def test_stale_closure():
    scale = 2

    @eas.kernel
    def use_closure(out):
        mk.store(out, 0, mk.load(out, 1) * scale)

    assert result(use_closure) == 6
    scale = 7
    assert result(use_closure) == 21


# --- -0.0 merged with 0.0 ------------------------------------------------------------------------


@eas.kernel
def two_zeros(out, x):
    mk.store(out, 0, 0.0)
    mk.store(out, 1, -0.0)
    mk.store(out, 2, mk.load(x, 0) * 0.0)
    mk.store(out, 3, mk.load(x, 0) * -0.0)
    mk.store(out, 4, mk.load(x, 1) + 0.0)
    mk.store(out, 5, mk.load(x, 1) + -0.0)
    mk.store(out, 6, 0.0 - mk.load(x, 2))
    mk.store(out, 7, -mk.load(x, 2))


@pytest.mark.parametrize("backend", ["interpreter", "eager", "cpu"])
def test_minus_zero_merged_with_zero(backend):
    out = np.ones(8)
    two_zeros[1](out, np.array([1.0, -0.0, 0.0]), _backend=backend)
    assert not out.any()
    assert np.signbit(out).tolist() == [False, True, False, True, False, True, False, True]


def test_minus_zero_as_constexpr_and_argument():
    @eas.kernel
    def put(out, value, C: eas.constexpr):
        mk.store(out, 0, value)
        mk.store(out, 1, C)

    out = np.ones(2)
    for zero in (0.0, -0.0, 0.0):
        put[1](out, zero, zero)
        assert np.signbit(out).tolist() == [np.signbit(zero)] * 2


# --- inf printed wrongly -------------------------------------------------------------------------


@eas.kernel
def awkward_literals(out):
    mk.store(out, 0, float("inf"))
    mk.store(out, 1, -float("inf"))
    mk.store(out, 2, float("nan"))
    mk.store(out, 3, -0.0)
    mk.store(out, 4, 5e-324)
    mk.store(out, 5, 0.1)
    mk.store(out, 6, 1e300)


def test_inf_printed_wrongly():
    text = awkward_literals.to_ir(np.zeros(7))
    assert "constant inf : f64" in text
    assert "constant -inf : f64" in text
    assert "constant nan : f64" in text
    assert "constant -0.0 : f64" in text
    assert "constant 5e-324 : f64" in text
    assert "constant 0.1 : f64" in text
    assert "constant 1e+300 : f64" in text
    canonical = _core.canonical_ir(text)
    assert _core.canonical_ir(canonical) == canonical
    assert "constant inf : f64" in canonical
    out = np.zeros(7)
    awkward_literals[1](out)
    np.testing.assert_array_equal(out, [np.inf, -np.inf, np.nan, -0.0, 5e-324, 0.1, 1e300])


# --- 40-bit literals truncated -------------------------------------------------------------------

WIDE = [2**40 + 1, -(2**40) - 1, 2**63 - 1, -(2**63), 2**53 + 1, 0x9E3779B9, 2**31, 2**32]


@pytest.mark.parametrize("number", WIDE)
def test_40_bit_literals_truncated(number):
    @eas.kernel
    def literal(x, out, C: eas.constexpr):
        mk.store(out, 0, C)
        mk.store(out, 1, mk.load(x, 0) + C)
        mk.store(out, 2, mk.where(mk.load(x, 0) == 0, C, 0))

    x, out = np.zeros(1, np.int64), np.zeros(3, np.int64)
    literal[1](x, out, number)
    assert out.tolist() == [number] * 3
    assert f"constant {number} : i64" in literal.to_ir(x, out, number)


def test_40_bit_offsets_and_arguments():
    @eas.kernel
    def far(out, base):
        at = mk.program_id(0) + base * 1024 - base * 1024
        mk.store(out, at, base * 1024)

    out = np.zeros(2, np.int64)
    far[2](out, 2**40)
    assert out.tolist() == [2**50] * 2


def test_a_literal_that_does_not_fit_is_refused_not_truncated():
    @eas.kernel
    def narrow(x):
        mk.store(x, 0, mk.load(x, 0) + 2**40)

    message = r"the number does not fit, got 1099511627776 for int32, expected a cast"
    with pytest.raises(eas.DTypeError, match=message):
        narrow[1](np.zeros(1, np.int32))


# --- argument names clashing with the target language --------------------------------------------

NAMES = """
float int double half bool char void long short unsigned signed uint kernel thread device constant
threadgroup texture sampler struct template typename namespace this new delete switch default goto
register volatile static extern inline const auto using operator private main simdgroup metal grid
tid pid define i1 i32 ptr label ret entry mk eas self cls
""".split()


@pytest.mark.parametrize("name", NAMES)
def test_argument_names_clash_with_the_target_language(name):
    scope = {"eas": eas, "language": mk}
    source = f"def f({name}, N):\n    language.store({name}, 0, language.load({name}, 0) + N)\n"
    exec(source, scope)
    x = np.array([40])
    kernel = eas.kernel(scope["f"])
    kernel[1](x, 2)
    kernel[1](**{name: x, "N": 1})
    assert x[0] == 43


def test_names_are_no_part_of_the_identity():
    @eas.kernel
    def first(a, b):
        total = mk.load(a, 0)
        mk.store(b, 0, total)

    @eas.kernel
    def second(kernel, thread):
        float = mk.load(kernel, 0)
        mk.store(thread, 0, float)

    x = np.zeros(1)
    assert first.compile(x, x).key == second.compile(x, x).key


# --- cooperative kernels broken by a partial last threadgroup ------------------------------------


@eas.kernel
def group_maximum(x, out, N, BLOCK: eas.constexpr):
    t = mk.tid(0, BLOCK)
    i = mk.program_id(0) * BLOCK + t
    shared = mk.alloc_tg(BLOCK, mk.float64)
    mk.store(shared, BLOCK - 1 - t, mk.load(x, i, i < N, other=-float("inf")))
    mk.barrier()
    best = mk.load(shared, 0)
    for k in mk.range(1, BLOCK):
        best = mk.maximum(best, mk.load(shared, k))
    mk.barrier()
    mk.store(out, i, best, i < N)


@pytest.mark.parametrize("backend", ["interpreter", "eager", "cpu"])
@pytest.mark.parametrize("n", [1, 31, 33, 63])
def test_cooperative_kernel_with_a_partial_last_threadgroup(n, backend):
    x, out = np.random.default_rng(n).standard_normal(n), np.zeros(n)
    group_maximum(x, out, n, BLOCK=32, _backend=backend)
    want = [x[i // 32 * 32 : i // 32 * 32 + 32].max() for i in range(n)]
    assert out.tolist() == want


def test_nthreads_rounds_up_to_whole_groups():
    x, out = np.arange(40.0), np.zeros(40)
    group_maximum(x, out, 40, BLOCK=32, _nthreads=40)
    assert out.tolist() == [31] * 32 + [39] * 8


# --- 2-D grids needing magic names ---------------------------------------------------------------


@eas.kernel
def two_axes(picture, lines, columns, BY: eas.constexpr, BX: eas.constexpr):
    x = mk.program_id(0) * BX + mk.arange(0, BX)[None, :]
    y = mk.program_id(1) * BY + mk.arange(0, BY)[:, None]
    inside = (x < columns) & (y < lines)
    mk.store(picture, y * columns + x, 100 * y + x, inside)


def test_two_dimensional_grid_needs_magic_names():
    picture = np.full((7, 11), -1)
    two_axes(picture, 7, 11, BY=2, BX=4)
    np.testing.assert_array_equal(picture, 100 * np.arange(7)[:, None] + np.arange(11))


@eas.kernel
def three_axes(cube, anna, bert, carl):
    x = mk.program_id(0) * 2 + mk.arange(0, 2)[None, None, :]
    y = mk.program_id(1) * 3 + mk.arange(0, 3)[None, :, None]
    z = mk.program_id(2) * 2 + mk.arange(0, 2)[:, None, None]
    inside = (carl > z) & (y < bert) & (x < anna)
    mk.store(cube, (z * bert + y) * anna + x, 1, mask=inside)


def test_three_dimensional_grid_needs_magic_names():
    cube = np.zeros((5, 4, 3), int)
    three_axes(cube, 3, 4, 5)
    assert cube.all()
