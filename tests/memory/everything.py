"""A little of everything, to be run under valgrind (`make test-memory`): every example and many
random kernels, compiled, interpreted and eager; einsum, gradients, DLPack, the disk cache, threads,
errors.

    python tests/memory/everything.py [number of random kernels]

Results are checked too, so that a run that did nothing is no success.
"""

import importlib
import os
import sys
import tempfile
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [ROOT, os.path.join(ROOT, "tests", "fuzz", "python")]
os.environ["EAS_CACHE_DIR"] = tempfile.mkdtemp(prefix="eas-memory-")
os.environ.setdefault("EAS_TARGET_CPU", "x86-64-v3")  # valgrind knows no AVX-512

import eas  # noqa: E402
import numpy as np  # noqa: E402
from eas import mk  # noqa: E402

SIZES = {
    "add": (257,),
    "softmax": (3, 33),
    "matmul": (33, 65, 17),
    "simdgroup_matmul": (17, 33, 9),
    "layer_norm": (3, 65),
    "flash_attention": (1, 33, 5),
    "histogram": (257,),
    "mandelbrot": (17, 9),
    "nbody": (33,),
}


@eas.kernel
def talkative(x, out):
    i = mk.arange(0, 5)
    v = mk.sort(mk.load(x, i))
    mk.device_print("v", v)
    mk.device_assert(mk.all(v == v), "no NaN")
    mk.store(out, i, v)


@eas.kernel
def draws(out, seed, SIZE: eas.constexpr):
    i = mk.arange(0, SIZE)
    mk.store(out, i, mk.rand(seed, i) + mk.randn(seed, i) + mk.randint(seed, i).to(mk.float32))


@eas.kernel
def scaled(x, out, N, BLOCK: eas.constexpr = 32):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, mk.load(x, i, i < N) * 2, i < N)


def examples():
    for name, sizes in SIZES.items():
        example = importlib.import_module(f"examples.{name}")
        for backend in ("cpu", "eager"):
            eas.config.backend = backend
            inputs, outputs = example.make(*sizes)
            example.run(*inputs, *outputs)
            want = example.reference(*(outputs[0].shape if name == "mandelbrot" else inputs))
            for got, expected in zip(outputs, want, strict=True):
                eas.testing.assert_close(got, expected, **example.TOLERANCE)
        eas.config.backend = "auto"
    return len(SIZES)


def random_kernels(count):
    from check import check
    from grow import make

    target = os.environ["EAS_TARGET_CPU"]
    for seed in range(count):
        found = check(make(seed), [(target, 2, str(seed % 2), seed % 3 == 0)])
        assert found is None, f"seed {seed}: {found}"
    return count


def messages():
    x, out = np.array([3, 1, 2, 5, 4], np.float32), np.zeros(5, np.float32)
    talkative[2](x, out)
    draws[1](np.zeros(33, np.float32), 7, SIZE=33)
    eas.config.check = "1"
    try:
        scaled[2](x, out, 64)
        raise AssertionError("nobody looked at the bounds")
    except eas.OutOfBoundsError:
        pass
    finally:
        eas.config.check = "0"
    return 3


def sums():
    rng = np.random.default_rng(0)
    a, b, c = rng.standard_normal((3, 5, 5))
    for equation, operands in {
        "ij,jk->ik": (a, b),
        "ij,jk,kl->il": (a, b, c),
        "ii->i": (a,),
        "ij,ij->": (a, b),
        "bij,bjk->bik": (np.stack([a, b]), np.stack([b, c])),
        "aij,ajk,akl->al": (np.stack([a, b]), np.stack([b, c]), np.stack([c, a])),
    }.items():
        for dtype in (np.float32, np.float64, np.complex128, np.int32):
            typed = [x.astype(dtype) for x in operands]
            np.testing.assert_allclose(
                eas.einsum(equation, *typed), np.einsum(equation, *typed), rtol=1e-3, atol=1e-4
            )
    plan = eas.einsum_plan("ij,jk,kl->il", a, b, c)
    np.testing.assert_allclose(plan(a, b, c), a @ b @ c)


def gradients():
    a, b = (eas.tensor(np.ones((4, 4))).requires_grad_() for _ in range(2))
    eas.einsum("ij,jk->", a, b).backward()
    np.testing.assert_allclose(a.grad.numpy(), np.full((4, 4), 4.0))


def exchange():
    t = eas.tensor(np.arange(6.0).reshape(2, 3))
    assert (np.from_dlpack(t) == t.numpy()).all()
    assert eas.from_dlpack(np.arange(3)).tolist() == [0, 1, 2]
    half = t.to(eas.bfloat16)
    assert eas.from_dlpack(half).to(eas.float32).tolist() == t.tolist()


def disk_cache():
    x, out = np.ones(100, np.float32), np.zeros(100, np.float32)
    for _ in range(2):  # compiled and written, then read
        scaled.clear_cache()
        scaled(x, out, 100)
    assert out.sum() == 200


def threads():
    def launches():
        x, out = np.ones(1000, np.float32), np.zeros(1000, np.float32)
        for block in (8, 16, 32, 64):
            scaled(x, out, 1000, BLOCK=block)
        assert out.sum() == 2000

    workers = [threading.Thread(target=launches) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def main():
    kernels = examples() + messages() + random_kernels(int(sys.argv[1]) if sys.argv[1:] else 60)
    for part in (sums, gradients, exchange, disk_cache, threads):
        part()
    print(f"{kernels} kernels, einsum, gradients, DLPack, disk cache, threads: all right")


if __name__ == "__main__":
    main()
