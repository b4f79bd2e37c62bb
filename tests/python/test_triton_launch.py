"""eas.triton beside the language: jit's launches, autotune, heuristics, install, testing."""

from __future__ import annotations

import os
import subprocess
import sys

import eas
import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest


def _script(text, tmp_path, *arguments, **environment):
    path = tmp_path / "script.py"
    path.write_text(text)
    words = [sys.executable, *arguments, str(path)]
    env = {**os.environ, "EAS_CACHE_DIR": str(tmp_path / "cache"), **environment}
    return subprocess.run(words, capture_output=True, text=True, env=env, cwd=tmp_path)


_UNCHANGED = """
import numpy as np
import triton
import triton.language as tl
from triton.language.extra import libdevice

@triton.jit
def double(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, tl.load(x_ptr + offs, mask=offs < n) * 2, mask=offs < n)

x = np.arange(10.0)
double[(triton.cdiv(10, 4),)](x, 10, BLOCK=4)
print(x.tolist(), triton.__name__, triton.runtime.driver.active.get_current_target().backend)
"""


def test_a_script_of_tritons_runs_unchanged(tmp_path):
    ran = _script(_UNCHANGED, tmp_path, "-m", "eas.triton")
    assert ran.stdout.split()[-2:] == ["eas.triton", "cpu"], ran.stderr
    assert ran.stdout.startswith("[0.0, 2.0, 4.0")


def test_a_real_triton_is_not_shadowed_unasked(tmp_path):
    real = tmp_path / "triton"
    real.mkdir()
    (real / "__init__.py").write_text("REAL = True\n")
    text = """
import eas.triton, sys
try:
    eas.triton.install()
except eas.BackendError as error:
    print(str(error).replace("\\n", " "))
import triton
print(triton.REAL)
eas.triton.install(shadow=True)
import triton
print(triton is eas.triton, eas.triton.installed())
"""
    ran = _script(text, tmp_path)
    lines = ran.stdout.splitlines()
    assert lines[0].startswith("[install] Triton itself is installed, got "), ran.stderr
    assert "expected eas.triton.install(shadow=True)" in lines[0]
    assert lines[1:] == ["True", "True True"]
    assert "eas: `import triton` is eas.triton now, in place of " in ran.stderr


@triton.jit
def _scale(x_ptr, out_ptr, n, factor, BLOCK: tl.constexpr, EVEN: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    if EVEN:
        tl.store(out_ptr + offs, tl.load(x_ptr + offs) * factor)
    else:
        tl.store(out_ptr + offs, tl.load(x_ptr + offs, offs < n) * factor, offs < n)


def test_heuristics_and_autotune_together():
    hooked = []
    tuned = triton.autotune(
        configs=[
            triton.Config({"BLOCK": 32}, num_warps=2, pre_hook=lambda args: hooked.append(1)),
            triton.Config({"BLOCK": 64}, num_warps=4),
            triton.Config({"BLOCK": 64}, num_warps=8),  # the same here
        ],
        key=["n"],
    )(triton.heuristics({"EVEN": lambda args: args["n"] % args["BLOCK"] == 0})(_scale))
    x, out = np.arange(200, dtype=np.float32), np.zeros(200, np.float32)
    tuned[lambda meta: (triton.cdiv(200, meta["BLOCK"]),)](x, out, 200, 3.0)
    np.testing.assert_array_equal(out, 3 * x)
    assert tuned.best_config.kwargs["BLOCK"] in (32, 64)
    assert len(tuned.cache) == 1


def test_tuning_writes_to_copies():
    @triton.jit
    def add_one(x_ptr, BLOCK: tl.constexpr):
        offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
        tl.store(x_ptr + offs, tl.load(x_ptr + offs) + 1)

    tuned = triton.autotune([triton.Config({"BLOCK": b}) for b in (8, 16, 32)], key=[])(add_one)
    x = np.zeros(32, np.float32)
    tuned[lambda meta: (32 // meta["BLOCK"],)](x)
    np.testing.assert_array_equal(x, 1)


@pytest.fixture
def own_cache(tmp_path):
    before = eas.config.cache_dir
    eas.config.cache_dir = str(tmp_path)
    yield tmp_path
    eas.config.cache_dir = before


def test_eas_autotune_keeps_what_won(own_cache):
    configs = [eas.Config({"BLOCK": b}) for b in (16, 64)]

    def made():
        @eas.autotune(configs=configs, key=["N"], warmup=1, repeat=2)
        @eas.kernel
        def double(x, out, N, BLOCK: eas.constexpr):
            i = eas.mk.program_id(0) * BLOCK + eas.mk.arange(0, BLOCK)
            eas.mk.store(out, i, eas.mk.load(x, i, i < N) * 2, i < N)

        return double

    x, out = np.arange(100, dtype=np.float32), np.zeros(100, np.float32)
    first = made()
    first(x, out, 100)
    np.testing.assert_array_equal(out, 2 * x)
    kept = list(own_cache.rglob("autotune/*.json"))
    assert len(kept) == 1
    again = made()
    again(x, out, 100)
    assert again.best_config.kwargs == first.best_config.kwargs
    assert [p.stat().st_mtime_ns for p in kept] == [
        p.stat().st_mtime_ns for p in own_cache.rglob("autotune/*.json")
    ]
    kept[0].write_text("damaged")
    made()(x, out, 100)  # measured again
    assert "choice" in kept[0].read_text()


def test_autotune_refuses_what_it_cannot_tune():
    @eas.kernel
    def nothing(x, BLOCK: eas.constexpr):
        pass

    with pytest.raises(eas.CompileError, match=r"\[autotune\] no such parameter, got 'BLOK' in a"):
        eas.autotune(configs=[eas.Config({"BLOK": 1})], key=[])(nothing)
    with pytest.raises(eas.CompileError, match=r"\[autotune\] decorates a kernel, got "):
        eas.autotune(configs=[], key=[])(lambda: None)


def test_warmup_compiles_from_dtypes():
    torch = pytest.importorskip("torch")
    warm = _scale.warmup(torch.float32, torch.float32, 10, 2.0, BLOCK=16, EVEN=False, grid=(1,))
    assert "store" in warm.asm["ttir"]


def test_tensors_that_require_grad_are_launched_as_they_are():
    torch = pytest.importorskip("torch")
    x = torch.arange(8.0, requires_grad=True)
    out = torch.zeros(8)
    _scale[(1,)](x, out, 8, 2.0, BLOCK=8, EVEN=True)
    assert out.tolist() == [2.0 * i for i in range(8)]


def test_interpret_is_eager_mode(tmp_path):
    text = _UNCHANGED.replace("    tl.store", "    print_it(offs)\n    tl.store").replace(
        "@triton.jit",
        "@triton.jit\ndef print_it(x):\n    if x.shape[0] == 4:\n        pass\n\n@triton.jit",
    )
    ran = _script(text, tmp_path, "-m", "eas.triton", TRITON_INTERPRET="1")
    assert ran.stdout.startswith("[0.0, 2.0, 4.0"), ran.stderr


def test_do_bench_counts_milliseconds():
    assert triton.testing.do_bench(lambda: None, warmup=1, rep=2) >= 0
    low, high = triton.testing.do_bench(lambda: None, warmup=1, rep=2, quantiles=[0.1, 0.9])
    assert low <= high


@triton.jit
def _grad(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    tl.store(out_ptr + offs, tl.exp(x) * x, mask=offs < n)


def test_out_of_bounds_names_the_line(tmp_path):
    text = _UNCHANGED.replace("mask=offs < n) * 2, mask=offs < n", "mask=offs < 99) * 2")
    ran = _script(text, tmp_path, "-m", "eas.triton", EAS_CHECK="1")
    assert "OutOfBoundsError" in ran.stderr
    assert "script.py:10" in ran.stderr


def test_the_text_of_a_kernel_can_be_replaced():
    factor = 3

    @triton.jit
    def scaled(x_ptr, n, BLOCK: tl.constexpr):
        offs = tl.arange(0, BLOCK)
        tl.store(x_ptr + offs, tl.load(x_ptr + offs, mask=offs < n) * factor, mask=offs < n)

    x = np.ones(4)
    scaled[(1,)](x, 4, BLOCK=4)
    assert scaled.src.startswith("def scaled(x_ptr, n, BLOCK")
    before = scaled.cache_key
    scaled._unsafe_update_src(scaled.src.replace("* factor", "+ factor"))
    scaled[(1,)](x, 4, BLOCK=4)
    assert x.tolist() == [6.0] * 4
    assert scaled.cache_key != before

    scaled._unsafe_update_src(scaled.src.replace("+ factor", "+ nowhere"))
    with pytest.raises(eas.CompileError, match="'nowhere' is not defined"):
        scaled[(1,)](x, 4, BLOCK=4)
    assert x.tolist() == [6.0] * 4


def test_a_kernel_is_called_as_repr_says():
    def told(made):
        kinds = "_".join(f"{name}={kind}" for name, kind in made.signature.items())
        return f"{made.fn.fn.__name__}<{kinds}>{sorted(made.constants)}"

    @triton.jit(repr=told)
    def named(x, n, big, f, flag, none, SIZE: tl.constexpr):
        pass

    made = named.warmup(np.zeros(1, np.float16), 1, 2**63, 0.5, True, None, 8, grid=(1,))
    kinds = "x=*fp16_n=i32_big=u64_f=fp32_flag=i1_none=constexpr_SIZE=constexpr"
    assert made.name == f"named<{kinds}>['SIZE', 'n', 'none']"
    assert (
        triton.jit(named.fn).warmup(np.zeros(1), 1, 2, 0.5, True, None, 8, grid=(1,)).name
        == "named"
    )


@triton.jit
def _nothing(x):
    if tl.constexpr(False):
        return x


@triton.jit
def _stores_nothing(out):
    tl.store(out, _nothing(3))


def test_what_returns_nothing_cannot_be_stored():
    with pytest.raises(triton.CompilationError) as caught:
        _stores_nothing[(1,)](np.zeros(1))
    assert "[store] a value, got None, which is what a function without a `return` gives" in str(
        caught.value
    )


@triton.jit
def _add_one(x, stride_m, stride_n, n, B: tl.constexpr):
    j = tl.arange(0, B)
    p = x + tl.program_id(0) * stride_m + j * stride_n
    tl.store(p, tl.load(p, mask=j < n) + 1, mask=j < n)


@pytest.mark.parametrize(
    "key", [np.s_[:, :8], np.s_[:, ::2], np.s_[::-1, ::-2], np.s_[:0], np.s_[:]]
)
@pytest.mark.parametrize("of", ["numpy", "torch", "eas"])
def test_tuning_keeps_strides(key, of):
    base = np.arange(128.0).reshape(8, 16)
    x, want = base[key], base.copy()
    want[key] += 1
    strides = [step // 8 for step in x.strides]
    if of == "torch":
        torch = pytest.importorskip("torch")
        if min(strides) < 0:
            pytest.skip("torch has no negative strides")
        x = torch.from_numpy(x)
    elif of == "eas":
        x = eas.tensor(x)
    before, eas.config.check = eas.config.check, True
    try:
        tuned = triton.autotune([triton.Config({"B": b}) for b in (16, 32)], key=[])(_add_one)
        tuned[(x.shape[0],)](x, *strides, x.shape[1])
    finally:
        eas.config.check = before
    np.testing.assert_array_equal(base, want)


def test_a_model_sees_every_configuration_and_hooks_every_launch():
    seen = []
    tuned = triton.autotune(
        [triton.Config({"B": 8}, num_warps=w) for w in (1, 2, 4)],
        key=[],
        prune_configs_by={"perf_model": lambda num_warps, **_: seen.append(num_warps) or -num_warps,
                          "top_k": 1},
    )(_add_one)  # fmt: skip
    _add_one.add_pre_run_hook(lambda x, *rest, **words: x.fill(5))
    x = np.zeros((1, 8))
    try:
        tuned[(1,)](x, 8, 1, 8)
    finally:
        _add_one.pre_run_hooks.clear()
    assert sorted(seen) == [1, 2, 4]
    assert tuned.best_config.num_warps == 4
    assert x.tolist() == [[6.0] * 8]
    nothing = triton.autotune(
        [triton.Config({"B": 8})],
        key=[],
        prune_configs_by={"early_config_prune": lambda *a, **k: []},
    )(_add_one)
    with pytest.raises(triton.TritonError, match="No valid autotuner configs after pruning"):
        nothing[(1,)](x, 8, 1, 8)
