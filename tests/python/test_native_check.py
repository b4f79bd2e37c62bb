"""EAS_CHECK=1 on native code says what the interpreter says, word by word."""

import eas
import numpy as np
import pytest
from eas import mk


@pytest.fixture(autouse=True)
def checked():
    before = eas.config.check
    eas.config.check = "1"
    yield
    eas.config.check = before


def message(kernel, *arguments, backend, **options):
    with pytest.raises(eas.Error) as caught:
        kernel(*arguments, _backend=backend, **options)
    return type(caught.value), str(caught.value)


def same_message(kernel, make, **options):
    """The error on both backends; the arguments are made anew for each."""
    cpu = message(kernel, *make(), backend="cpu", **options)
    assert cpu == message(kernel, *make(), backend="interpreter", **options)
    return cpu


@eas.kernel
def reads_beyond(x, y, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(y, i, mk.load(x, i))


@eas.kernel
def writes_before(x, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK) - 3
    mk.store(x, i, 1.0, i < 4)


@eas.kernel
def gathers(x, index, y, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    mk.store(y, i, mk.load(x, mk.load(index, i)))


@eas.kernel
def asserts(x, BLOCK: eas.constexpr):
    v = mk.load(x, mk.program_id(0) * BLOCK + mk.arange(0, BLOCK))
    mk.device_assert(v < 10, "too large")
    mk.store(x, mk.program_id(0) * BLOCK + mk.arange(0, BLOCK), v + 1)


@eas.kernel
def divides(x, y, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    mk.store(x, i, mk.load(x, i) // mk.load(y, i))


@eas.kernel
def by_thread(x, SIZE: eas.constexpr):
    t = mk.program_id(0) * SIZE + mk.tid(0, SIZE)
    mk.store(x, t, 1.0)


def test_a_load_beyond_the_end():
    kind, text = same_message(reads_beyond, lambda: (np.zeros(20), np.zeros(32)), BLOCK=16, _grid=2)
    assert kind is eas.OutOfBoundsError
    assert issubclass(kind, IndexError)
    for part in ("reads_beyond", "test_native_check.py", "(1, 0, 0)", "20"):
        assert part in text


def test_a_store_before_the_start():
    kind, text = same_message(writes_before, lambda: (np.zeros(20),), BLOCK=8, _grid=1)
    assert kind is eas.OutOfBoundsError
    assert "-3" in text


def test_an_index_that_was_loaded():
    kind, text = same_message(
        gathers,
        lambda: (np.zeros(8), np.array([0, 7, 8, -1]), np.zeros(4)),
        BLOCK=4,
        _grid=1,
    )
    assert kind is eas.OutOfBoundsError
    assert "8" in text


def test_elements_between_the_strides():
    """Legal offsets are those of the tensor's own elements."""
    kind, _ = same_message(
        reads_beyond, lambda: (np.zeros(40)[::2], np.zeros(16)), BLOCK=16, _grid=1
    )
    assert kind is eas.OutOfBoundsError


def test_masked_off_elements_are_no_mistake():
    x = np.zeros(4)
    with pytest.raises(eas.OutOfBoundsError):
        writes_before(x, BLOCK=8, _grid=1, _backend="cpu")
    np.testing.assert_array_equal(x, 0)  # an op that fails has written nothing


def test_a_device_assert():
    kind, text = same_message(asserts, lambda: (np.arange(16.0),), BLOCK=4, _grid=4)
    assert kind is eas.LaunchError
    assert "too large" in text


@eas.kernel
def asserts_somewhere(x, AT: eas.constexpr):
    pid = [mk.program_id(axis) for axis in range(3)]
    mk.device_assert((pid[0] != AT[0]) | (pid[1] != AT[1]) | (pid[2] != AT[2]), "here")


@pytest.mark.parametrize("at", [(1, 0, 0), (0, 2, 0), (0, 0, 3), (1, 2, 3)])
def test_programs_are_named_by_their_places_on_all_axes(at):
    _, text = same_message(asserts_somewhere, lambda: (np.zeros(1),), AT=at, _grid=(2, 3, 4))
    assert f"program {at}" in text


def test_a_division_by_zero():
    x, y = np.arange(8), np.array([1, 2, 0, 3, 4, 5, 6, 7])
    kind, text = same_message(divides, lambda: (x.copy(), y), BLOCK=8, _grid=1)
    assert kind is eas.LaunchError
    assert "zero" in text or "0" in text


def test_threads_are_named():
    kind, text = same_message(by_thread, lambda: (np.zeros(40),), SIZE=32, _grid=2)
    assert kind is eas.OutOfBoundsError
    assert "thread" in text


def test_without_checks_nothing_is_asked_of_what_is_right():
    eas.config.check = "0"
    x = np.arange(8)
    divides(x, np.ones(8, np.int64), BLOCK=8, _grid=1, _backend="cpu")
    np.testing.assert_array_equal(x, np.arange(8))


# --- what only all threads together may do --------------------------------------------------------


@eas.kernel
def some_leave(o, n):
    t = mk.tid(0, 32)
    if t >= n:
        return
    mk.barrier()
    mk.store(o, t, t)


@eas.kernel
def on_one_side(o, n):
    t = mk.tid(0, 32)
    if (t // 2 < n) & (t != 3):
        mk.store(o, t, 1)
        mk.barrier()
    else:
        mk.store(o, t, 2)


@eas.kernel
def in_a_loop(o, n):
    t = mk.tid(0, 32)
    for i in mk.range(mk.minimum(t + n, 32)):
        mk.store(o, t, i)
        mk.barrier()


@pytest.mark.parametrize(
    ("kernel", "right", "wrong", "thread", "came"),
    [
        (some_leave, (0, 32, 40), 5, 5, 5),
        (on_one_side, (0,), 4, 3, 7),
        (in_a_loop, (32, 40), 31, 0, 31),
    ],
)
def test_a_barrier_that_some_do_not_reach(kernel, right, wrong, thread, came):
    kind, text = same_message(kernel, lambda: (np.zeros(32, np.int64), wrong), _grid=1)
    assert kind is eas.LaunchError
    place = f", program (0, 0, 0), thread {thread}, got {came} of 32, expected all"
    assert (
        f"[barrier] not reached by all threads of the group in kernel '{kernel.__name__}'" in text
    )
    assert place in text
    for n in right:
        results = {}
        for backend in ("cpu", "interpreter"):
            results[backend] = np.zeros(32, np.int64)
            kernel(results[backend], n, _grid=1, _backend=backend)
        np.testing.assert_array_equal(results["cpu"], results["interpreter"])


def test_a_barrier_in_a_group_of_several_axes():
    @eas.kernel
    def rows(o, n):
        if mk.local_id(1) < n:
            mk.barrier()
        mk.store(o, mk.local_id(1) * 8 + mk.local_id(0), 1)

    kind, text = same_message(rows, lambda: (np.zeros(32), 3), _grid=1, _tptg=(8, 4))
    assert kind is eas.LaunchError
    assert "thread 24, got 24 of 32, expected all" in text


@eas.kernel
def multiplies(a, out, n):
    t = mk.tid(0, 64)
    acc = mk.mma_zero()
    if t < n:
        acc = mk.mma(a, 0, 8, a, 0, 8, acc)
    mk.mma_store(out, mk.sg_id() * 64, 8, acc)


def test_a_matrix_product_that_some_threads_of_a_simdgroup_do_not_reach():
    make = lambda n: lambda: (np.ones(64, np.float32), np.zeros(128, np.float32), n)  # noqa: E731
    kind, text = same_message(multiplies, make(40), _grid=1)
    assert kind is eas.LaunchError
    assert "[mma] not reached by all threads of a simdgroup" in text
    assert "thread 40, got 8 of 32, expected all" in text
    a, out, n = make(32)()  # a whole simdgroup may stay away
    multiplies(a, out, n, _grid=1, _backend="cpu")
    np.testing.assert_array_equal(out, [8] * 64 + [0] * 64)


@eas.kernel
def promises(o, n):
    t = mk.tid(0, 32)
    if t < n:
        mk.store(o, t, mk.multiple_of(t, 1) + mk.multiple_of(t // 8, 2))


def test_a_promise_that_only_some_threads_make():
    kind, text = same_message(promises, lambda: (np.zeros(32, np.int64), 12), _grid=1)
    assert kind is eas.LaunchError
    assert "[multiple_of] broken promise" in text
    assert "thread 8, got 1, expected a multiple of 2" in text
    promises(np.zeros(32, np.int64), 8, _grid=1, _backend="cpu")
