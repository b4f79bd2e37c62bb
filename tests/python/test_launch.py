"""Launching: how arguments bind, what arrays may be, and that results land where they should."""

from __future__ import annotations

import gc
import sys
import threading

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def add(a, b, c, N, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < N
    mk.store(c, offs, mk.load(a, offs, mask) + mk.load(b, offs, mask), mask)


@eas.kernel
def scale(x, y, factor=2.0, *, BLOCK: eas.constexpr = 8):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < x.shape[0]
    mk.store(y, offs * y.stride(0), mk.load(x, offs * x.stride(0), mask) * factor, mask)


def three(n: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    a = np.arange(n, dtype=np.float32)
    return a, a * 10, np.zeros(n, np.float32)


def test_grid_inferred():
    a, b, c = three(1000)
    assert add(a, b, c, 1000, BLOCK=256) is None
    np.testing.assert_array_equal(c, a + b)


def test_arguments_by_name_in_any_order():
    a, b, c = three(10)
    add(BLOCK=4, N=10, c=c, b=b, a=a)
    np.testing.assert_array_equal(c, a + b)


def test_constexpr_by_position():
    a, b, c = three(10)
    add(a, b, c, 10, 4)
    np.testing.assert_array_equal(c, a + b)


def test_keyword_names_that_are_not_interned():
    a, b, c = three(10)
    add(a, b, **{"".join(["c"]): c, "".join(["N"]): 10, "".join(["BLO", "CK"]): 4})
    np.testing.assert_array_equal(c, a + b)


def test_defaults():
    x = np.arange(10, dtype=np.float32)
    y = np.zeros_like(x)
    scale(x, y)
    np.testing.assert_array_equal(y, x * 2)
    scale(x, y, 3)
    np.testing.assert_array_equal(y, x * 3)
    scale(x, y, factor=0.5, BLOCK=16)
    np.testing.assert_array_equal(y, x / 2)


def test_positional_only_parameters():
    @eas.kernel
    def fill(x, /, value, *, BLOCK: eas.constexpr = 4):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mk.store(x, offs, value, offs < x.shape[0])

    x = np.zeros(6, np.int32)
    fill(x, value=7)
    assert x.tolist() == [7] * 6
    assert repr(fill) == "<eas.kernel fill(x, /, value, *, BLOCK=4)>"


@pytest.mark.parametrize("value", [np.float32(3), np.float64(3), np.int8(3), np.uint64(3), 3, 3.0])
def test_numpy_scalars_are_numbers(value):
    x = np.arange(4, dtype=np.float32)
    y = np.zeros_like(x)
    scale(x, y, value)
    np.testing.assert_array_equal(y, x * 3)


def test_numpy_bool_is_a_bool():
    @eas.kernel
    def flag(out, on):
        mk.store(out, 0, mk.where(on, 5, 6))

    out = np.zeros(1, np.int64)
    flag(out, np.bool_(True), _grid=1)
    assert out[0] == 5
    flag(out, np.bool_(False), _grid=1)
    assert out[0] == 6
    assert flag.cache_info().misses == 1


def test_zero_dimensional_arrays_are_buffers():
    @eas.kernel
    def bump(x):
        mk.store(x, 0, mk.load(x, 0) + 1)

    x = np.array(41.0)
    bump(x)
    assert x == 42
    t = eas.tensor(np.array(1, np.int32))
    bump(t)
    assert t.item() == 2


def test_none_is_a_constant():
    @eas.kernel
    def maybe(x, bias):
        value = mk.load(x, 0)
        if bias is not None:
            value = value + bias
        mk.store(x, 0, value)

    x = np.ones(1, np.float32)
    maybe(x, None)
    assert x[0] == 1
    maybe(x, 2.0)
    assert x[0] == 3


def test_large_scalars_keep_64_bits():
    @eas.kernel
    def put(x, value):
        mk.store(x, 0, value)

    x = np.zeros(1, np.int64)
    for value in (2**63 - 1, -(2**63), 2**40 + 1):
        put(x, value)
        assert x[0] == value


def test_tensors_are_written_in_place():
    x = eas.tensor(np.arange(5, dtype=np.float32))
    y = eas.zeros(5)
    scale(x, y)
    assert y.tolist() == [0, 2, 4, 6, 8]


def test_torch_tensors():
    torch = pytest.importorskip("torch")
    x = torch.arange(5, dtype=torch.float32)
    y = torch.zeros(5)
    scale(x, y)
    assert y.tolist() == [0, 2, 4, 6, 8]


@pytest.mark.parametrize("step", [2, -1, -3])
def test_strided_outputs_are_written_in_place(step):
    base = np.zeros(30, np.float32)
    y = base[::step]
    x = np.arange(len(y), dtype=np.float32)
    scale(x, y)
    np.testing.assert_array_equal(base[::step], x * 2)
    assert np.count_nonzero(base) == len(y) - 1


def test_overlapping_arguments_act_in_program_order():
    @eas.kernel
    def shift(x, y):
        first = mk.load(x, 1)
        mk.store(y, 0, first + 1)
        mk.store(x, 2, mk.load(x, 1) * 10)

    base = np.array([1.0, 2.0, 3.0, 4.0])
    shift(base, base[1:])  # y[0] is x[1]
    assert base.tolist() == [1, 3, 30, 4]


def test_same_array_twice():
    a = np.arange(10, dtype=np.float32)
    add(a, a, a, 10, BLOCK=4)
    np.testing.assert_array_equal(a, np.arange(10) * 2)


def test_a_failed_launch_writes_nothing():
    a, b, _ = three(10)
    c = np.zeros(10, np.float32)
    c.flags.writeable = False
    with pytest.raises(eas.LaunchError):
        add(a, b, c, 10, BLOCK=4)
    assert not c.any()


def test_read_only_inputs_are_fine():
    a, b, c = three(10)
    a.flags.writeable = False
    add(a, b, c, 10, BLOCK=4)
    np.testing.assert_array_equal(c, a + b)


def test_bind_launches_again_with_the_same_arguments():
    a, b, c = three(10)
    run = add.bind(a, b, c, 10, BLOCK=4)
    run()
    np.testing.assert_array_equal(c, a + b)
    a += 1
    run()
    np.testing.assert_array_equal(c, a + b)


def test_bind_takes_a_grid_and_keeps_arrays_alive():
    out = np.zeros(4, np.float32)
    run = scale.bind(np.ones(4, np.float32), out, _grid=1)
    gc.collect()
    run()
    assert out.tolist() == [2, 2, 2, 2]
    assert repr(run) == "<bound launch of <eas.kernel scale(x, y, factor=2.0, *, BLOCK=8)>>"


def test_launches_leak_no_references():
    a, b, c = three(64)
    n = 10**6
    add(a, b, c, 64, BLOCK=64)
    gc.collect()
    before = [sys.getrefcount(x) for x in (a, b, c, n, add)]
    for _ in range(50):
        add(a, b, c, 64, BLOCK=64)
        add[1](a, b, c, 64, BLOCK=64)
        with pytest.raises(eas.LaunchError):
            add(a, b, c, BLOCK=64)
    gc.collect()
    assert [sys.getrefcount(x) for x in (a, b, c, n, add)] == before


def test_many_threads():
    @eas.kernel
    def cube(x, y, BLOCK: eas.constexpr):
        offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        mask = offs < x.shape[0]
        value = mk.load(x, offs, mask)
        mk.store(y, offs, value * value * value, mask)

    failures = []

    def work(seed: int) -> None:
        rng = np.random.default_rng(seed)
        for block in (16, 32, 64):
            for _ in range(5):
                x = rng.standard_normal(100)
                y = np.zeros_like(x)
                cube(x, y, BLOCK=block)
                if not np.array_equal(y, x * x * x):
                    failures.append((seed, block))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    info = cube.cache_info()
    assert info.misses == 3
    assert info.hits == 8 * 15 - 3


def test_device_print_goes_to_sys_stdout(capsys):
    @eas.kernel
    def show(x):
        mk.device_print("value", mk.load(x, 0))

    show(np.array([7], np.int32))
    assert "value" in capsys.readouterr().out


def test_static_print_goes_to_sys_stdout(capsys):
    @eas.kernel
    def show(x, BLOCK: eas.constexpr):
        mk.static_print("block is", BLOCK)
        mk.store(x, 0, 1)

    show(np.zeros(1), BLOCK=3)
    show(np.zeros(1), BLOCK=3)
    assert capsys.readouterr().out == "block is 3\n"
