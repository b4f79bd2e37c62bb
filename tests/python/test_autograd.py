"""Gradients of eas.Tensor: what leaves keep, modes, and torch's answers to the same questions."""

import copy
import pickle
import threading

import eas
import numpy as np
import pytest
from eas import mk


def leaf(values, dtype=eas.float64):
    return eas.tensor(np.array(values), dtype=dtype).clone().requires_grad_()


def test_a_leaf_gets_its_gradient():
    x = leaf([1.0, 2.0, 3.0])
    assert (x.requires_grad, x.is_leaf, x.grad, x.grad_fn) == (True, True, None, None)
    y = (x * x).sum()
    assert (y.requires_grad, y.is_leaf, y.grad, y.grad_fn) == (True, False, None, "sum")
    y.backward()
    assert x.grad.tolist() == [2.0, 4.0, 6.0]
    assert not x.grad.requires_grad
    y.backward()  # the graph lives as long as y
    assert x.grad.tolist() == [4.0, 8.0, 12.0]
    x.grad = None
    assert x.grad is None
    x.grad = np.ones(3)
    x.sum().backward()
    assert x.grad.tolist() == [2.0, 2.0, 2.0]


def test_requires_grad_can_be_set():
    x = eas.ones(3)
    assert x.requires_grad_() is x
    x.requires_grad = False
    assert not (x * 2).requires_grad
    x.requires_grad = True
    assert (x * 2).requires_grad
    assert not x.to(eas.int32).requires_grad
    assert "requires_grad=True" in repr(x)
    assert "grad_fn=mul" in repr(x * 2)
    assert "grad" not in repr(x.detach())


def test_every_handle_of_a_leaf_is_that_leaf():
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    assert x.contiguous().is_leaf
    eas.tensor(x).sum().backward()
    assert x.contiguous().grad.tolist() == [[1.0, 1.0], [1.0, 1.0]]


def test_detach_shares_memory_and_nothing_else():
    x = leaf([1.0, 2.0])
    d = x.detach()
    assert d.data_ptr() == x.data_ptr()
    assert not d.requires_grad
    (x * d).sum().backward()
    assert x.grad.tolist() == [1.0, 2.0]
    assert d.grad is None


def test_gradients_of_results_that_are_no_numbers():
    x = leaf([1.0, 2.0])
    (x * x).backward(eas.tensor([1.0, 10.0]))
    assert x.grad.tolist() == [2.0, 40.0]
    (x * x).backward(np.array([1, 1]))  # any array, any real dtype
    assert x.grad.tolist() == [4.0, 44.0]
    x.grad = None
    (x * x).backward(gradient=[1.0, 1.0])
    assert x.grad.tolist() == [2.0, 4.0]


def test_double_backward():
    x = leaf([2.0])
    (x * x * x).sum().backward(create_graph=True)
    first = x.grad
    assert first.tolist() == [12.0]
    assert first.requires_grad
    x.grad = None
    first.sum().backward(create_graph=True)
    second = x.grad
    assert second.tolist() == [12.0]
    x.grad = None
    second.backward(eas.ones(1))
    assert x.grad.tolist() == [6.0]


# --- beside torch --------------------------------------------------------------------------------


def views(x, lib):
    y = x[1:, ::2].reshape(-1) * 3
    z = x.permute(1, 0)[None, 2]
    return (y.sum() + (z * z).sum()) * x[0, 1]


def arithmetic(x, lib):
    y = (x - 2) * x / (x * x + 1.5) - 1 / x
    return (-y).sum(-1) * 2 + (3 - x).sum(1)


def complex_numbers(x, lib):
    y = x.conj() * x * (1 + 2j) + x
    return y.sum(0) / x[0]


def broadcasts(x, lib):
    return (x[:, None] * x[0]) + x.sum((0, 1))


CASES = [views, arithmetic, complex_numbers, broadcasts]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
def test_torch_agrees(case, dtype):
    torch = pytest.importorskip("torch")
    random = np.random.default_rng(1)
    values = random.uniform(0.5, 1.5, (3, 4)) + 1j * random.uniform(0.5, 1.5, (3, 4))
    values = values.astype(dtype) if "complex" in dtype else values.real.astype(dtype)
    ours = eas.tensor(values.copy()).requires_grad_()
    theirs = torch.tensor(values, requires_grad=True)
    results = case(ours, eas), case(theirs, torch)
    gradient = random.normal(size=tuple(results[1].shape)) * (2 - 1j)
    gradient = gradient if results[1].is_complex() else gradient.real
    gradient = np.asarray(gradient).astype(str(results[1].dtype).removeprefix("torch."))
    results[0].backward(gradient, create_graph=True)
    # torch warns about backward(create_graph=True), once a process
    gradient = torch.tensor(gradient)
    (theirs.grad,) = torch.autograd.grad(results[1], theirs, gradient, create_graph=True)
    bound = 1e-4 if dtype in ("float32", "complex64") else 1e-11
    np.testing.assert_allclose(results[0].numpy(), results[1].detach().numpy(), bound, bound)
    first = ours.grad, theirs.grad
    np.testing.assert_allclose(first[0].numpy(), first[1].detach().numpy(), bound, bound)
    if not first[1].requires_grad:
        return
    ours.grad, theirs.grad = None, None
    first[0].backward(values)
    first[1].backward(torch.tensor(values))
    np.testing.assert_allclose(ours.grad.numpy(), theirs.grad.numpy(), bound, bound)


@pytest.mark.parametrize("dtype", [eas.float16, eas.bfloat16])
def test_small_floats(dtype):
    x = leaf([1.0, 2.0], dtype)
    (x * x).sum().backward()
    assert x.grad.dtype == dtype
    assert x.grad.tolist() == [2.0, 4.0]


def test_the_gradient_of_a_real_tensor_is_real():
    x = leaf([1.0, 2.0])
    z = eas.tensor(np.array([1 + 2j, 3j]))
    (x * z).sum().backward(eas.tensor(1 + 1j))
    assert x.grad.dtype == eas.float64
    assert x.grad.tolist() == [3.0, 3.0]


# --- diagonal storage ----------------------------------------------------------------------------


def test_diagonals_stay_diagonal():
    v = leaf([1.0, 2.0, 3.0])
    d = eas.diag(v)
    product = (d + d.conj()) * d * 2 - d / 2
    assert product.layout == "diagonal"
    product.sum().backward()
    assert v.grad.tolist() == [7.5, 15.5, 23.5]
    held = eas.diag(eas.ones(2)).clone().requires_grad_()
    (held * eas.ones(2, 2)).sum().backward()
    assert held.grad.layout == "diagonal"
    assert held.grad.numpy().tolist() == [[1.0, 0.0], [0.0, 1.0]]


def test_a_dense_leaf_has_a_dense_gradient():
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    x.diagonal().sum().backward()
    assert x.grad.layout == "strided"
    assert x.grad.tolist() == [[1.0, 0.0], [0.0, 1.0]]


# --- modes ---------------------------------------------------------------------------------------


def test_no_grad_is_a_context_and_enable_grad_ends_it():
    x = leaf([1.0])
    with eas.no_grad():
        assert not (x * 2).requires_grad
        assert not x[0].requires_grad
        with eas.enable_grad():
            assert (x * 2).requires_grad
        assert not (x * 2).requires_grad
    assert (x * 2).requires_grad
    with pytest.raises(KeyError), eas.no_grad():
        raise KeyError
    assert (x * 2).requires_grad


@pytest.mark.parametrize("decorator", [eas.no_grad, eas.no_grad()])
def test_no_grad_is_a_decorator(decorator):
    x = leaf([1.0])

    @decorator
    def double(t, *, times=2):
        """Doc."""
        return double(t, times=times - 1) if times > 2 else t * times

    assert (double.__name__, double.__doc__) == ("double", "Doc.")
    assert not double(x, times=4).requires_grad
    assert (x * 2).requires_grad


def test_modes_belong_to_threads():
    x = leaf([1.0])
    mode, inside, done = eas.no_grad(), threading.Event(), threading.Event()
    seen = []

    def other():
        with mode:
            inside.set()
            done.wait(10)
            seen.append((x * 2).requires_grad)

    thread = threading.Thread(target=other)
    thread.start()
    inside.wait(10)
    assert (x * 2).requires_grad
    with mode:
        pass
    assert (x * 2).requires_grad
    done.set()
    thread.join()
    assert seen == [False]


def test_gradients_from_several_threads_add_up():
    x = leaf(np.ones(1000))

    def work():
        for _ in range(25):
            (x * x).sum().backward()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(x.grad.tolist()) == {200.0}


def test_a_training_loop():
    w, x, want = leaf([0.0, 0.0]), eas.tensor(np.array([1.0, 2.0])), 3.0
    for _ in range(60):
        error = (w * x).sum() - want
        (error * error).backward()
        with eas.no_grad():
            w -= 0.05 * w.grad
        w.grad = None
    assert abs((w * x).sum().item() - want) < 1e-9
    assert w.is_leaf


def test_deep_graphs():
    x = leaf(1.0)
    y = x
    for _ in range(20_000):
        y = y + x
    y.backward()
    assert x.grad.item() == 20_001
    del y


# --- others --------------------------------------------------------------------------------------


@eas.kernel
def twice(x, out, N, BLOCK: eas.constexpr = 4):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, 2 * mk.load(x, i, i < N), i < N)


def test_a_raw_launch_would_lose_gradients():
    x, out = eas.ones(4), eas.zeros(4)
    for _ in range(4):  # known launches run by a shorter way
        twice(x, out, 4)
    x.requires_grad_()
    with pytest.raises(eas.LaunchError) as info:
        twice(x, out, 4)
    assert str(info.value) == (
        "[twice] argument 'x' requires grad, which a raw launch would lose, expected the launch in "
        "a function of @eas.function, x.detach(), or the launch under eas.no_grad()"
    )
    for _ in range(4):
        with eas.no_grad():
            twice(x, out, 4)
        twice(x.detach(), out, 4)
        with pytest.raises(eas.LaunchError):
            twice(x, out, 4)
    x.requires_grad_(False)
    twice(x, out, 4)
    assert out.tolist() == [2.0] * 4


def test_other_libraries_get_the_values():
    x = leaf([1.0, 2.0])
    for shown in (x.numpy(), np.asarray(x), np.from_dlpack(x), np.asarray(memoryview(x))):
        assert shown.tolist() == [1.0, 2.0]
    assert x.numpy().ctypes.data == x.data_ptr()
    assert not eas.from_dlpack(x).requires_grad
    assert not eas.from_dlpack(eas.to_dlpack(x)).requires_grad
    assert (x.tolist(), x[0].item(), float(x[1])) == ([1.0, 2.0], 1.0, 2.0)
    d = eas.diag(x)
    assert d.numpy().tolist() == [[1.0, 0.0], [0.0, 2.0]]


def test_torch_gets_the_values():
    torch = pytest.importorskip("torch")
    x = leaf([1.0, 2.0])
    for shown in (x.to_torch(), torch.from_dlpack(x), eas.to_torch(x)):
        assert not shown.requires_grad
        assert shown.data_ptr() == x.data_ptr()


def test_copies_and_pickles():
    x = leaf([1.0, 2.0])
    x.sum().backward()
    loaded = pickle.loads(pickle.dumps(x))
    assert (loaded.tolist(), loaded.requires_grad, loaded.grad) == ([1.0, 2.0], True, None)
    deep = copy.deepcopy(x)
    assert (deep.requires_grad, deep.is_leaf, deep.grad.tolist()) == (True, True, [1.0, 1.0])
    deep.sum().backward()
    assert x.grad.tolist() == [1.0, 1.0]
    assert x.clone().grad_fn == "clone"
    for act in (pickle.dumps, copy.deepcopy):
        with pytest.raises(eas.Error, match=r"expected x\.detach\(\)"):
            act(x * 2)
    assert not pickle.loads(pickle.dumps((x * 2).detach())).requires_grad


# --- refusals ------------------------------------------------------------------------------------


def message(act, kind=eas.Error):
    with pytest.raises(kind) as info:
        act()
    return str(info.value)


def generator():
    yield


REFUSALS = {
    "an int": (
        lambda: eas.ones(2, dtype=eas.int32).requires_grad_(),
        "[requires_grad_] only floats and complex numbers have gradients, got int32, expected a "
        "dtype such as float32; x.to(eas.float32) converts",
    ),
    "no number": (
        lambda: leaf([1.0, 2.0]).backward(),
        "[backward] only one number has a gradient by itself, got shape (2,), expected "
        "backward(gradient) with a tensor of this shape, or a sum",
    ),
    "not recorded": (
        lambda: eas.ones(1).backward(),
        "[backward] nothing was recorded for this tensor, got requires_grad=False, expected a "
        "result of operations on tensors with requires_grad=True, outside no_grad",
    ),
    "a write": (
        lambda: leaf([1.0]).__setitem__(0, 2),
        "[setitem] a write to a tensor that requires grad is not differentiable, got "
        "requires_grad=True, expected no_grad(), x.detach() or x.clone().detach()",
    ),
    "a write of a result": (
        lambda: eas.zeros(1).__setitem__(0, leaf([1.0])),
        "[setitem] a write of values that require grad is not differentiable, got "
        "requires_grad=True, expected x.detach() or no_grad()",
    ),
    "in place": (
        lambda: leaf([1.0]).__iadd__(1),
        "[+] a write to a tensor that requires grad is not differentiable, got "
        "requires_grad=True, expected no_grad(), x.detach() or x.clone().detach()",
    ),
    "NumPy": (
        lambda: leaf([1.0]) * np.ones(1),
        "[*] NumPy follows no gradients, got eas.Tensor that requires grad and numpy.ndarray, "
        "expected eas.tensor(array), or x.detach()",
    ),
    "a generator": (
        lambda: eas.no_grad(generator),
        "[no_grad] a generator or coroutine cannot be decorated, got generator, expected "
        "`with eas.no_grad():` inside it",
    ),
    "no function": (
        lambda: eas.no_grad(3),
        "[no_grad] only a function can be decorated, got 3, expected `with eas.no_grad():` or a "
        "function",
    ),
    "a gradient of another shape": (
        lambda: setattr(leaf([1.0]), "grad", eas.ones(2)),
        "[grad] a gradient is like its tensor, got float32 of shape (2,), expected float64 of "
        "shape (1,)",
    ),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_refusals(name):
    act, want = REFUSALS[name]
    assert message(act) == want


def test_a_write_between_use_and_backward_is_noticed():
    x = leaf([1.0, 2.0])
    y = (x * x).sum()
    with eas.no_grad():
        x[0] = 5
    assert message(y.backward) == (
        "[backward] a tensor the gradient of mul needs was written to after it was used, got new "
        "values in the memory of a float64 tensor of shape (2,), expected backward() first, or a "
        "clone() to write to"
    )
    assert x.grad is None
