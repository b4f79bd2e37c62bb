"""Writes docs/triton_coverage.md from reports of tests/triton_suites/recording.py.

    python tests/triton_suites/coverage.py Liger=reports/liger_*.json fla=… test_core=… --packages …

A kernel agrees when a test that launched it passed and none that launched it failed. Nothing here
decides what is right: that is the packages' own references, in their own tests.
"""

from __future__ import annotations

import ast
import glob
import json
import os
import re
import sys
from collections import Counter
from typing import Any

HEAD = """# What of Triton's world runs

Made by `tests/triton_suites/coverage.py` of runs of other people's own tests on the CPU backend,
with eas.triton in the place of Triton (`tests/triton_suites/recording.py`). Their code is not part
of this project. All of it ran on 19 November 2026 on one state of the project, with torch 2.13:
Liger-Kernel's `test/transformers` and `test/megatron`, flash-linear-attention's `tests/modules` and
`tests/ops`, Triton's `test_core.py`, and `liger_rest.py`, `fla_rest.py`, `fla_alone.py`, which call
kernels that the packages' tests do not reach on a CPU, beside plain torch or the package's own
naive functions. Of each test function of the packages the parametrisation of the smallest sizes
ran (GPUs' sizes take long on two cores), of test_l2norm and test_layernorm_gated three spread over
the list besides, of test_core twelve; a test had 60 seconds; in flash-linear-attention an autotuner
took its first configuration. What was not run is not counted: other parametrisations, tests that
a package marks as not for this machine (such as Liger-Kernel's of CuTe and of flex attention),
flash-linear-attention's tests of models, layers and several processes, Liger-Kernel's of
convergence (the text they train on could not be had) and of losses in plain torch. A kernel
*agrees* when a test that launched it passed and none that launched it failed, but for the failures
that the tables explain by the test itself ("not ours"): each is looked at, and where numbers differ
one of our tests beside a better reference passes. test_core ran again after more of Triton's
refusals and names were taken over. The packages' counts are of before; afterwards all their tests
were traced (61 kernels of Liger-Kernel's, 232 of flash-linear-attention's and 90 by `fla_rest.py`
and `fla_alone.py`: none refused but the one named below), and as many as there was time for ran,
with no other failure than those below and three that did not finish in 60 seconds on a machine with
thirty other processes: 229 of Liger-Kernel's passed, 146 of flash-linear-attention's. Those three
(test_grpo_loss) and test_cross_entropy ran again on a quiet machine: 56 passed, 2 of the latter
did not, where torch's float32 is ten times as far from float64 as the kernel.

Four parametrisations each of Triton's `test_standard.py`, `test_random.py`, `test_tuple.py`,
`test_libdevice.py`, `test_tensor_descriptor.py`, `test_decorator.py` and `test_autotuner.py` ran
too: 146 pass, 15 are skipped by themselves, 10 fail: four ask for Bessel functions, one for CUDA,
one for a sum of uint16 that torch does not have, one for a hook of Triton's compiler, one that an
argument of 1 is a constant, one for an error's words to the letter, and one gives the autotuner
what is no kernel.

Triton's tutorials 01 to 06 and 08 ran to their end and pass, each without its benchmarks (05 beside
a layer norm computed in float32: torch's own in float16 is off by 0.06 on the CPU); 07, of CUDA's
libdevice, stops where it asserts that its tensors are CUDA's. A Llama-style model of two layers
trains with Liger's functions and without to the same losses, 20 steps, within 2.3e-7
(`tests/triton_suites/train_llama.py`).
"""

# Tests that fail whatever the kernels compute, or whose reference is further off than what they
# test: their failures say nothing of the kernels.
NOT_OURS = {
    "test_dyt.py::": "not ours: the package asks a GPU for its processors; `liger_rest.py` passes",
    "test_cross_entropy.py::test_correctness": "not ours: beside float64, torch's float32 is off "
    "by 2e-5 of the gradient and the kernel by 5e-7 (test_cross_entropy of `liger_rest.py`)",
    "test_swiglu.py::test_in_place_rejects": "not ours: it raises as it must, in torch's words: "
    "what a launch writes counts as written, so torch sees it first",
    "test_mlp.py::": "not ours: the package asks for CUDA tensors; `liger_rest.py` passes",
    "test_cross_entropy.py::test_fused": "not ours: the package asks for CUDA tensors; "
    "`fla_rest.py` passes",
    "test_l2warp.py::": "not ours: the reference adds up in float16; float32 in `fla_rest.py` "
    "passes",
    "test_attnres.py::": "not ours: the package asks for CUDA tensors; `fla_rest.py` passes",
    "test_rotary.py::": "not ours: the test calls torch.cuda; `fla_rest.py` passes",
    **{
        f"test_core.py::{name}": "not ours: it reads the text of Triton's own IR"
        for name in (
            "test_optimize_thread_locality test_assume test_tl_range_fuse test_disable_licm "
            "test_unroll_attr test_constexpr[ test_poison_return test_value_specialization[ "
            "test_call[1-noinline]"
        ).split()
    },
    **{
        f"test_core.py::{name}": "not ours: it is of NVIDIA's or AMD's GPUs"
        for name in (
            "test_no_rematerialization_op test_pointer_arguments[cuda] test_enable_fp_fusion "
            "test_pointer_arguments[cpu_pinned] test_override_arch "
            "test_atomic_poll_no_timeout_uses_no_shared_memory"
        ).split()
    },
    "test_core.py::test_pointer_arguments[cpu]": "not ours: it asks that a CPU's tensor is refused",
    "test_core.py::test_zero_strided_tensors": "not ours: it calls torch.cuda; such a kernel is in "
    "`test_triton_more.py`",
    "test_rwkv7.py::test_channel_mixing_gradients": "not ours: torch in bfloat16 is off from "
    "float32 by as much; float32 in `fla_rest.py` passes",
}


# Why kernels are not among those that agree, where a table does not say it.
NOTES = {
    "Liger-Kernel": "Softmax of rows longer than a block is in no test of the package, which "
    "refuses such rows before. Triton 3.9 compiles neither of its kernels (`tl.float32(0.0)`: "
    "\"'dtype' object is not callable\"); the first also takes `tl.max` of a scalar, with a value "
    "of the kernel as its axis, which is refused here. The package takes other parts of "
    "transformers than 5.23 has, with which its tests ran otherwise (`device` of "
    "`LlamaRotaryEmbedding`, classes of Qwen's and GLM's models): test_rope, test_llama4_rope, "
    "test_qwen2vl_mrope and test_monkey_patch are counted with 4.57.6, in which all they ask for "
    "is. test_cutile_rope is of NVIDIA's `cuda.tile` and cannot be loaded.",
    "flash-linear-attention": "What asks for several processes is called as three of them, one "
    "after another; a module that imports a name that is gone is given it in plain torch. The test "
    "that did not finish in 60 seconds passed when it ran again with 260.",
}


def explained(row: dict[str, Any]) -> str:
    if "TimeoutError" in row["why"]:
        return "not finished in the time given, which is no disagreement"
    title = row["test"].rpartition("/")[2]
    return next((why for name, why in NOT_OURS.items() if title.startswith(name)), "")


def kernels_of(folder: str) -> set[str]:
    """Names of the functions a package decorates with triton.jit that are launched, not called."""
    defined: set[str] = set()
    called: Counter[str] = Counter()
    launched: set[str] = set()
    for path in glob.glob(os.path.join(folder, "**", "*.py"), recursive=True):
        if {"backends", "cutile", "cute", "cutedsl"} & set(
            path.split(os.sep)
        ):  # not Triton's, or NPUs'
            continue
        try:
            tree = ast.parse(open(path, encoding="utf-8").read())
        except SyntaxError:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                if any(
                    "triton" in (t := ast.unparse(d)) and "jit" in t for d in node.decorator_list
                ):
                    defined.add(node.name)
            elif isinstance(node, ast.Call):
                if isinstance(node.func, ast.Subscript):
                    launched.add(ast.unparse(node.func.value).rpartition(".")[2])
                elif isinstance(node.func, ast.Name):
                    called[node.func.id] += 1
    return defined & launched


def table(name: str, paths: list[str], folder: str | None) -> tuple[str, list[dict[str, Any]]]:
    once: dict[str, dict[str, Any]] = {}
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for row in json.load(file):  # a test that ran twice counts once, as it failed if it did
                before = once.get(row["test"])
                if before is None or before["outcome"] != "failed":
                    once[row["test"]] = row
    rows = list(once.values())
    outcomes = Counter(row["outcome"] for row in rows)
    passed = {
        k.rpartition(".")[2] for row in rows if row["outcome"] == "passed" for k in row["kernels"]
    }
    failed = {
        k.rpartition(".")[2]
        for row in rows
        if row["outcome"] == "failed" and not explained(row)
        for k in row["kernels"]
    }
    agree = passed - failed
    lines = [f"## {name}", ""]
    lines.append(f"Tests run: {outcomes['passed']} passed, {outcomes['failed']} failed, "
                 f"{outcomes['skipped']} skipped by themselves.")  # fmt: skip
    if folder is not None:
        known = kernels_of(folder)
        reached = known & (passed | failed)
        good = known & agree
        lines[-1] += (
            f" Kernels: {len(known)} are launched somewhere in the package, {len(reached)} were "
            f"reached by these tests, {len(good)} of those agree."
        )
        rest = sorted(reached - good)
        if rest:
            lines += ["", "Reached and not agreeing: " + ", ".join(f"`{k}`" for k in rest) + "."]
        never = sorted(known - reached)
        if never:
            lines += ["", "Not reached: " + ", ".join(f"`{k}`" for k in never) + "."]
    else:
        lines[-1] += f" Kernels launched: {len(passed | failed)}."
    if NOTES.get(name):
        lines += ["", NOTES[name]]
    bad = [row for row in rows if row["outcome"] == "failed"]
    if bad:
        lines += ["", "| test that failed | why |", "|---|---|"]
        for row in bad:
            why = explained(row) or row["why"]
            why = re.sub(r"/[\w./-]*/(\w+\.py)", r"\1", why)
            why = " ".join(why.split()).replace("|", "\\|").replace("`", "'")[:220]
            title = row["test"].rpartition("/")[2].replace("|", "\\|")
            lines.append(f"| `{title}` | {why} |")
    return "\n".join(lines) + "\n", rows


def main(arguments: list[str]) -> int:
    out = arguments[0]
    parts = [HEAD]
    for given in arguments[1:]:
        name, _, rest = given.partition("=")
        pattern, _, folder = rest.partition("@")
        found = sorted(path for each in pattern.split(",") for path in glob.glob(each))
        parts.append(table(name, found, folder or None)[0])
    with open(out, "w", encoding="utf-8") as file:
        file.write("\n".join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
