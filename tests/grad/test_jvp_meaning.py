"""What a tangent is written to, which zeros stay zeros, and that it is a kernel as others are."""

import gc
import pickle
import threading
import weakref

import eas
import numpy as np
import pytest
from eas import mk
from grad_checks import BOTH, numbers, scaled, softmax
from test_grad_meaning import by_branch, guarded, local_kernel, masked_store

z = np.zeros


# --- what is read and written --------------------------------------------------------------------


@BOTH
def test_the_primal_is_done_too(backend):
    x, w = numbers(7), numbers(3)
    out, d_out = z(7), np.full(8, 5.0)
    scaled.jvp(wrt="x")(x, w, out, 7, 2.0, d_x=np.ones(7), d_out=d_out[:7], _backend=backend)
    np.testing.assert_allclose(out, x * w[np.arange(7) % 3] * 2)
    np.testing.assert_allclose(d_out[:7], w[np.arange(7) % 3] * 2)
    assert d_out[7] == 5, "the primal does not write there"


@BOTH
def test_a_tangent_nobody_wants(backend):
    x, out = numbers(7), z(7)
    scaled.jvp(wrt="x")(x, np.ones(3), out, 7, 2.0, d_x=np.ones(7), _backend=backend)
    np.testing.assert_allclose(out, x * 2)


NUMBERS = {
    "array": lambda n: np.array([n], float),
    "of rank 0": lambda n: np.array(n, np.float32),
    "float": float,
    "int": int,
    "float64": np.float64,
}


@BOTH
@pytest.mark.parametrize("kind", NUMBERS)
def test_of_a_number(kind, backend):
    x, d = numbers(7), z(7)
    for number in (3, 3, 3, 4):  # the later ones are remembered
        given = {"d_s": NUMBERS[kind](number), "d_out": d, "_backend": backend}
        scaled.jvp(wrt="s")(x, np.ones(3), z(7), 7, 2.0, **given)
        np.testing.assert_allclose(d, x * number)


@BOTH
def test_zeros_where_nothing_varies(backend):
    @eas.kernel
    def both(x, a, b):
        i = mk.arange(0, 4)
        mk.store(a, i, mk.load(x, i) * 2)
        mk.store(b, i, i * 1.0, mask=i < 3)

    d_a, d_b = z(4), np.full(4, 9.0)
    both.jvp(wrt="x")(z(4), z(4), z(4), d_x=np.ones(4), d_a=d_a, d_b=d_b, _grid=1, _backend=backend)
    assert d_a.tolist() == [2, 2, 2, 2]
    assert d_b.tolist() == [0, 0, 0, 9]


@BOTH
def test_in_place(backend):
    @eas.kernel
    def squares(p):
        i = mk.arange(0, 4)
        mk.store(p, i, mk.load(p, i) ** 2, mask=i > 0)

    p, d = np.array([1.0, 2, 3, 4]), np.array([1.0, 1, 0, 2])
    squares.jvp(wrt="p")(p, d_p=d, _grid=1, _backend=backend)
    assert d.tolist() == [1, 4, 0, 16]
    assert p.tolist() == [1, 4, 9, 16]


@BOTH
def test_in_place_of_what_is_not_named(backend):
    """d_p holds the tangent on entry where p is read and written, in wrt= or not."""

    @eas.kernel
    def grows(x, p):
        i = mk.arange(0, 4)
        mk.store(p, i, mk.load(p, i) * 3 + mk.load(x, i))

    d = np.array([1.0, 0, 0, 2])
    grows.jvp(wrt="x")(z(4), z(4), d_x=np.ones(4), d_p=d, _grid=1, _backend=backend)
    assert d.tolist() == [4, 1, 1, 7]


@BOTH
def test_atomics_add_tangents(backend):
    @eas.kernel
    def sums(x, out):
        i = mk.program_id(0) * 4 + mk.arange(0, 4)
        v = mk.load(x, i)
        mk.atomic_add(out, i % 2, v * v)

    x, out, d = np.arange(8.0), np.ones(2), np.array([100.0, 200])
    sums.jvp(wrt="x")(x, out, d_x=np.ones(8), d_out=d, _grid=2, _backend=backend)
    assert out.tolist() == [57, 85]
    assert d.tolist() == [124, 232]


@BOTH
def test_atomics_on_what_is_read(backend):
    """d_p is the tangent on entry here too, and is loaded with p."""

    @eas.kernel
    def grows(x, p, out):
        i = mk.arange(0, 4)
        mk.store(out, i, mk.load(p, i) * 3)
        mk.atomic_add(p, i, i * 1.0)

    d_p, d_out = np.array([1.0, 0, 0, 2]), z(4)
    given = {"d_x": np.ones(4), "d_p": d_p, "d_out": d_out, "_grid": 1, "_backend": backend}
    grows.jvp(wrt="x")(np.ones(4), z(4), z(4), **given)
    assert d_out.tolist() == [3, 0, 0, 6]
    assert d_p.tolist() == [1, 0, 0, 2]


@BOTH
def test_user_functions(backend):
    """`mk.reduce` and `mk.associative_scan`, beside their gradients."""

    def far(a, b):
        m = mk.maximum(a, b)
        return m + mk.log(mk.exp(a - m) + mk.exp(b - m))

    def affine(a, b, c, d):
        return a * c, b * c + d

    @eas.kernel
    def folds(x, out):
        i = mk.arange(0, 4)[:, None] * 4 + mk.arange(0, 4)[None, :]
        v = mk.load(x, i)
        p, q = mk.associative_scan((v, mk.sin(v)), 0, affine)
        mk.store(out, i, p * q + mk.reduce(v, 1, far)[:, None])

    x, v, w = (numbers(4, 4, seed=k) for k in range(3))
    out, t, g = z((4, 4)), z((4, 4)), z((4, 4))
    folds.jvp(wrt="x")(x, out, d_x=v, d_out=t, _grid=1, _backend=backend)
    folds.grad(wrt="x")(x, out, d_out=w, d_x=g, _grid=1, _backend=backend)
    np.testing.assert_allclose((t * w).sum(), (g * v).sum(), rtol=1e-11)


@BOTH
def test_strides(backend):
    @eas.kernel
    def by_rows(x, out):
        i, j = mk.arange(0, 4)[:, None], mk.arange(0, 4)[None, :]
        at = i * x.stride(0) + j * x.stride(1)
        mk.store(out, i * out.stride(0) + j * out.stride(1), mk.load(x, at) ** 2)

    x, v = numbers(4, 4).T, numbers(4, 4, seed=1).T
    out, d = z((8, 4))[::2], z((8, 4))[::2]
    by_rows.jvp(wrt="x")(x, out, d_x=v, d_out=d, _grid=1, _backend=backend)
    np.testing.assert_allclose(d, 2 * x * v)
    turned = z(16)[::-1].reshape(4, 4)
    by_rows.jvp(wrt="x")(x, turned, d_x=v, d_out=z(16)[::-1].reshape(4, 4), _grid=1)
    np.testing.assert_allclose(turned, x * x)


@BOTH
def test_nothing_to_do(backend):
    for n in (0, 1):
        d = z(n)
        scaled.jvp(wrt="x")(
            np.ones(n), np.ones(3), z(n), n, 2.0, d_x=np.ones(n), d_out=d, _backend=backend
        )
        assert d.tolist() == [2] * n


@BOTH
@pytest.mark.parametrize("dtype", ["float16", "float32"])
def test_narrow_arrays(dtype, backend):
    """Tangents of any float dtype with values of any other."""
    x, w = numbers(7).astype(dtype), numbers(3).astype(np.float32)
    v, d = numbers(7, seed=1), z(7, np.float32)
    out = z(7, dtype)
    scaled.jvp(wrt="x")(x, w, out, 7, 2.0, d_x=v, d_out=d, _backend=backend)
    np.testing.assert_allclose(d, v * w[np.arange(7) % 3] * 2, rtol=1e-6)


# --- NaN and infinity stay where they are --------------------------------------------------------


@BOTH
def test_what_is_not_chosen_leaks_nothing(backend):
    x = np.array([0.5, 0.0, -1.0, 2.0, np.nan, -np.inf, 0.25])
    v, out, d = numbers(7), z(7), z(7)
    guarded.jvp(wrt="x")(x, out, 7, d_x=v, d_out=d, _grid=1, _backend=backend)
    g = z(7)
    guarded.grad(wrt="x")(x, out, 7, d_out=np.ones(7), d_x=g, _grid=1, _backend=backend)
    np.testing.assert_allclose(d, g * v, rtol=1e-12)


@BOTH
def test_softmax_of_what_is_partly_minus_infinity(backend):
    x, v, d = numbers(2, 11), numbers(2, 11, seed=1), z((2, 11))
    x[:, 1] = -np.inf
    softmax.jvp(wrt="x")(x, z((2, 11)), 11, d_x=v, d_out=d, _grid=2, _backend=backend)
    e = np.exp(x - x.max(1, keepdims=True))
    y = e / e.sum(1, keepdims=True)
    np.testing.assert_allclose(d, y * (v - (v * y).sum(1, keepdims=True)), rtol=1e-10, atol=1e-14)


@BOTH
def test_what_is_not_stored_leaks_nothing(backend):
    x = np.array([1.0, 2.0, 0.0, -1.0, np.nan, np.inf, -0.0, 3.0])
    d = z(8)
    masked_store.jvp(wrt="x")(x, z(8), 2, d_x=np.ones(8), d_out=d, _grid=1, _backend=backend)
    assert d.tolist() == [1, 0.5, 0, 0, 0, 0, 0, 0]


@BOTH
def test_a_branch_that_is_not_taken_leaks_nothing(backend):
    x, d = np.array([4.0, 0.0, -1.0]), z(3)
    by_branch.jvp(wrt="x")(x, z(3), d_x=np.ones(3), d_out=d, _grid=3, _backend=backend)
    assert d.tolist() == [0.25, 1, 1]


ROOTS = {  # of zeros that do not vary, at which a root has no slope
    "masked": "v = mk.load(x, i, mask=i < 2)",
    "chosen": "v = mk.where(i < 2, mk.load(x, i), 0.0)",
    "turned": "v = mk.reshape(mk.trans(mk.load(x, i, mask=i < 2)[:, None]), (4,))",
    "clamped": "v = mk.maximum(mk.load(x, i) - mk.where(i < 2, 0.0, 9.0), 0.0)",
    "carried": "v = mk.load(x, i) * 0\n    for k in mk.range(2):\n"
    "        v = mk.sqrt(v) * 0 + mk.where(i < 2, mk.load(x, i), 0.0)",
    "joined": "v = mk.cat([mk.load(x, mk.arange(0, 2)), mk.zeros((2,), mk.float64)], 0)",
}


@BOTH
@pytest.mark.parametrize("name", ROOTS)
def test_zeros_that_do_not_vary(name, backend, tmp_path):
    path = tmp_path / "roots.py"
    path.write_text(
        "import eas\nfrom eas import mk\n\n\n@eas.kernel\ndef roots(x, out):\n"
        f"    i = mk.arange(0, 4)\n    {ROOTS[name]}\n"
        "    mk.store(out, i, mk.sqrt(v) + mk.sum(mk.sqrt(v)))\n"
    )
    scope = {}
    exec(compile(path.read_text(), str(path), "exec"), scope)
    d = z(4)
    x = np.array([1.0, 4.0, 4.0, 4.0])
    scope["roots"].jvp(wrt="x")(x, z(4), d_x=np.ones(4), d_out=d, _grid=1, _backend=backend)
    assert d.tolist() == [1.25, 1.0, 0.75, 0.75]


@BOTH
def test_shared_memory_nobody_stored_to(backend):
    @eas.kernel
    def roots(x, out):
        i = mk.tid(0, 4)
        q = mk.alloc_tg(4, dtype=mk.float64)
        if i < 2:
            mk.store(q, i, mk.load(x, i))
        mk.barrier()
        mk.store(out, i, mk.sqrt(mk.load(q, i)))

    d = z(4)
    x = np.array([1.0, 4.0, 4.0, 4.0])
    roots.jvp(wrt="x")(x, z(4), d_x=np.ones(4), d_out=d, _grid=1, _backend=backend)
    assert d.tolist() == [0.5, 0.25, 0, 0]


# --- a kernel as others are ----------------------------------------------------------------------


def test_the_same_object_each_time():
    assert scaled.jvp(wrt="x") is scaled.jvp(wrt=("x",))
    assert scaled.jvp(wrt="x") is not scaled.grad(wrt="x")
    assert scaled.jvp("x").grad("x") is scaled.jvp("x").grad("x")
    assert scaled.jvp("x").grad("x") is not scaled.grad("x").jvp("x")


def test_what_it_is_called():
    assert repr(scaled.grad("x").jvp("s")).startswith("<eas.kernel scaled.grad.jvp(x, w, out")
    assert repr(scaled.jvp("x")) == (
        "<eas.kernel scaled.jvp(x, w, out, n, s, B=4, *, d_x=None, d_w=None, d_out=None, "
        "d_n=None, d_s=None)>"
    )


def test_pickled():
    tangent = pickle.loads(pickle.dumps(scaled.jvp(wrt=("x", "w"))))
    assert tangent is scaled.jvp(wrt=("x", "w"))
    both = pickle.loads(pickle.dumps(scaled.grad(wrt="x").jvp(wrt="x")))
    assert both is scaled.grad(wrt="x").jvp(wrt="x")
    local = pickle.loads(pickle.dumps(local_kernel(3.0).jvp(wrt="x")))
    d = z(4)
    local(np.ones(4), z(4), d_x=np.ones(4), d_out=d, _grid=1)
    assert d.tolist() == [6] * 4


def test_freed():
    class Mark:
        pass

    kernel = local_kernel(Mark())
    mark = weakref.ref(kernel.fn.__closure__[0].cell_contents)
    both = kernel.grad(wrt="x").jvp(wrt="x"), kernel.jvp(wrt="x")
    del kernel, both
    gc.collect()
    assert mark() is None


def test_made_by_many_threads():
    kernel, made = local_kernel(5.0), []

    def run():
        d = z(4)
        kernel.jvp(wrt="x")(np.ones(4), z(4), d_x=np.ones(4), d_out=d, _grid=1)
        made.append((kernel.jvp(wrt="x"), d[0]))

    threads = [threading.Thread(target=run) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [(kernel.jvp(wrt="x"), 10.0)] * 8


@pytest.mark.parametrize("way", ["eager", "race"])
def test_other_ways_to_run(way):
    x, w, v, d = numbers(7), numbers(3), numbers(7, seed=1), z(7)
    before = eas.config.check
    eas.config.check = "race" if way == "race" else before
    try:
        backend = "eager" if way == "eager" else "interpreter"
        scaled.jvp(wrt="x")(x, w, z(7), 7, 2.0, d_x=v, d_out=d, _backend=backend)
    finally:
        eas.config.check = before
    np.testing.assert_allclose(d, v * w[np.arange(7) % 3] * 2)


def test_the_ir_can_be_read():
    a = z(4)
    text = scaled.jvp(wrt="x").to_ir(a, a, a, 4, 2.0, d_out=a, d_x=a, _grid=1)
    assert text.startswith("kernel spmd")
    assert text.count("store") == 2
    assert "grad_checks.py" in text


def test_bound():
    x, v, d = numbers(7), numbers(7, seed=1), z(7)
    bound = scaled.jvp(wrt="x").bind(x, np.ones(3), z(7), 7, 2.0, d_x=v, d_out=d)
    for _ in range(3):
        bound()
    np.testing.assert_allclose(d, v * 2)
