"""kernel.bind(…) holds the memory it was bound to, and sees when an array has other memory, may no
longer be written or asks for gradients."""

from __future__ import annotations

import gc
import weakref

import eas
import numpy as np
import pytest
from eas import mk

N = 1 << 18


@eas.kernel
def add_one(x, N, B: eas.constexpr = 1024):
    i = mk.program_id(0) * B + mk.arange(0, B)
    mk.store(x, i, mk.load(x, i, i < N) + 1, i < N)


def refuses(run, message="was bound with other memory or sizes"):
    with pytest.raises(eas.LaunchError) as caught:
        run()
    assert message in str(caught.value)


REPLACED = {
    "x.data": lambda torch, x: setattr(x, "data", torch.zeros(N)),
    "x.data of another dtype": lambda torch, x: setattr(x, "data", x.data.double()),
    "set_": lambda torch, x: x.set_(torch.zeros(N)),
    "set_ elsewhere in it": lambda torch, x: x.set_(x.untyped_storage(), 1, (N - 1,), (1,)),
    "resize_": lambda torch, x: x.resize_(2 * N),
    "storage resized": lambda torch, x: x.untyped_storage().resize_(0),
}


@pytest.mark.parametrize("how", REPLACED)
def test_torch_memory_that_was_replaced(how):
    torch = pytest.importorskip("torch")
    x = torch.zeros(N)
    run = add_one.bind(x, N)
    run()
    run()
    assert x[-1] == 2
    REPLACED[how](torch, x)
    with pytest.raises(eas.Error):
        run()


def test_a_module_of_another_dtype():
    torch = pytest.importorskip("torch")
    module = torch.nn.Linear(8, 8, bias=False)
    with torch.no_grad():
        run = add_one.bind(module.weight, 64, _grid=1)
        before = module.weight[0, 0].item()
        run()
        assert module.weight[0, 0].item() == pytest.approx(before + 1)
        module.double()
        refuses(run)


def test_the_memory_is_held_while_bound():
    torch = pytest.importorskip("torch")
    x = torch.zeros(N)
    storage = weakref.ref(x.untyped_storage())
    other = x.untyped_storage().data_ptr()
    run = add_one.bind(x, N)
    x.data = torch.zeros(8)
    gc.collect()
    y = torch.zeros(N)  # would be given the freed memory
    assert y.data_ptr() != other
    del storage, run


def test_the_same_memory_in_another_shape_runs():
    torch = pytest.importorskip("torch")
    x = torch.zeros(16)
    run = add_one.bind(x, 16)
    x.add_(1)
    run()
    assert x.tolist() == [2] * 16


def test_gradients_asked_for_later():
    torch = pytest.importorskip("torch")
    x = torch.zeros(16)
    run = add_one.bind(x, 16)
    x.requires_grad_()
    refuses(run, "argument 'x' requires grad")
    with torch.no_grad():
        run()
    x.requires_grad_(False)
    run()
    assert x.tolist() == [2] * 16


def test_native_gradients_asked_for_later():
    x = eas.zeros(16)
    run = add_one.bind(x, 16)
    run()
    x.requires_grad_()
    refuses(run, "argument 'x' requires grad")
    with eas.no_grad():
        run()
    assert x.tolist() == [2] * 16


def test_numpy_made_readonly_later():
    x = np.zeros(16, np.float32)
    run = add_one.bind(x, 16)
    run()
    x.flags.writeable = False
    with pytest.raises(eas.Error, match="read-only"):
        run()
    x.flags.writeable = True
    run()
    assert x.tolist() == [2] * 16


def test_numpy_resized():
    x = np.zeros(16, np.float32)
    run = add_one.bind(x, 16)
    run()
    x.resize(N, refcheck=False)
    refuses(run)


def test_an_array_that_is_a_default_is_read_again():
    held = np.zeros(16, np.float32)

    @eas.kernel
    def fill(N, x=held, B: eas.constexpr = 16):
        i = mk.arange(0, B)
        mk.store(x, i, mk.load(x, i, i < N) + 1, i < N)

    for _ in range(4):
        fill(16, _grid=1)
        fill[1](16)
    before = held[0]
    held.resize(N, refcheck=False)
    for _ in range(4):
        fill[1](16)
    assert held[0] == before + 4


def test_subclasses_and_views():
    torch = pytest.importorskip("torch")
    x = torch.nn.Parameter(torch.zeros(4, 4), requires_grad=False)
    run = add_one.bind(x, 16, _grid=1)
    run()
    row = x.data[1]
    run_row = add_one.bind(row, 4, _grid=1)
    run_row()
    assert x.sum() == 20
    x.data = torch.zeros(4, 4)
    refuses(run)
