"""The golden kernels: every one that examples and benchmarks launch, and one or more for every
mode, dtype and family of ops. A kernel is named with what it is traced for: dtypes in place of
arrays, numbers that stand for their kinds, and the constexprs.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import golden_elements as elements
import golden_gradients as gradients
import golden_threads as threads
import golden_tiles as tiles
from eas import mk

INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
FLOATS = ("float16", "bfloat16", "float32", "float64")
ALL = ("fast", "general", "check")  # every variant (README.md says what they are)


@dataclass(frozen=True)
class Golden:
    name: str
    kernel: Any
    arguments: tuple[Any, ...]
    constexprs: dict[str, Any] = field(default_factory=dict)
    variants: tuple[str, ...] = ("fast",)
    whole: bool = False  # LLVM's text is kept whole, not only its hash and counts
    group: tuple[int, int, int] | None = None  # what a launch says with _tptg

    def text(self) -> str:
        """The traced IR, under the lines that tell golden_replay.cpp what to do with it."""
        lines = [f"; variants {' '.join(self.variants)}"]
        if self.whole:
            lines.append("; llvm whole")
        if self.group:
            lines.append(f"; group {' '.join(map(str, self.group))}")
        compiled = self.kernel.compile(*self.arguments, **self.constexprs, _backend="interpreter")
        return "\n".join([*lines, compiled.traced_ir.rstrip("\n"), ""])


def _of(module: str, kernel: str) -> Any:
    return getattr(importlib.import_module(module), kernel)


def _examples() -> Iterator[Golden]:
    f32, i32 = mk.float32, mk.int32

    def example(module: str, *arguments: Any, kernel: str = "", tag: str = "", **options: Any):
        made = _of(f"examples.{module}", kernel or module)
        name = f"example_{kernel or module}{tag}"
        return Golden(name, made, arguments, **options)

    yield example("add", f32, f32, f32, 10, constexprs={"BLOCK": 256}, variants=ALL, whole=True)
    yield example("softmax", f32, f32, 10, 10, constexprs={"BLOCK": 1024}, whole=True)
    yield example("layer_norm", *[f32] * 6, 10, 1e-5, constexprs={"BLOCK": 1024})
    yield example(
        "histogram", i32, i32, 10, 10, constexprs={"BLOCK": 256}, variants=ALL, whole=True
    )
    yield example("mandelbrot", i32, 10, 10, 0.5, 0.5, 0.5, 10, variants=ALL)
    yield example("matmul", f32, f32, f32, 10, 10, 10, variants=ALL)
    yield example("nbody", *[f32] * 4, 10, 0.5, kernel="kick")
    yield example("nbody", *[f32] * 3, 10, 0.5, kernel="drift", variants=ALL, whole=True)
    for causal in (False, True):
        yield example(
            "flash_attention",
            *[f32] * 4,
            10,
            0.5,
            constexprs={"D": 24, "CAUSAL": causal},
            tag="_causal" if causal else "",
        )
    yield example("simdgroup_matmul", f32, f32, f32, 10, 10, 10, variants=ALL)


def _bench() -> Iterator[Golden]:
    f32, f64, i32 = mk.float32, mk.float64, mk.int32

    def bench(module: str, *arguments: Any, kernel: str = "", tag: str = "", **options: Any):
        found = importlib.import_module(f"bench.{module}")
        constexprs = {"BLOCK": found.BLOCK} if hasattr(found, "BLOCK") else {}
        constexprs.update(options.pop("constexprs", {}))
        made = getattr(found, kernel or module)
        return Golden(f"bench_{kernel or module}{tag}", made, arguments, constexprs, **options)

    yield bench("add", f32, f32, f32, 10, whole=True)
    yield bench("gelu", f32, f32, 0.5, 0.5, 10, whole=True)
    yield bench("softmax", f32, f32, 10, constexprs={"BLOCK": 1024}, whole=True)
    yield bench("softmax", f32, f32, 10, tag="_wide", constexprs={"BLOCK": 8192})
    yield bench("layer_norm", *[f32] * 4, 10, 0.5, constexprs={"BLOCK": 1024}, whole=True)
    backward = {"ROWS": 128, "BLOCK": 1024}
    yield bench("layer_norm", *[f32] * 8, 10, 10, kernel="layer_norm_backward", constexprs=backward)
    yield bench(
        "layer_norm", *[f32] * 4, 10, 10, kernel="add_up", tag="_parts", constexprs={"BLOCK": 128}
    )
    yield bench("sum", f32, f32, 10, kernel="add_up", whole=True)
    sizes = importlib.import_module("bench.transpose")
    yield bench("transpose", f32, f32, 10, 10, constexprs={"BM": sizes.BM, "BN": sizes.BN})
    yield bench("blur", f32, f32, 10, variants=("fast", "general"), whole=True)
    yield bench("mandelbrot", f32, f32, i32, 10, 10, whole=True)
    yield bench("nbody", *[f32] * 7, 10, 0.5, whole=True)
    for dtype, rows in ((f32, 256), (f64, 128)):
        sizes_of = {"DTYPE": dtype, "BM": 512, "BN": rows, "BK": 1024}
        tag = f"_{_name(dtype)}"
        yield bench("matmul", *[dtype] * 3, 10, 10, 10, tag=tag, constexprs=sizes_of)
    blocks = importlib.import_module("bench.attention")
    sizes_of = {"D": 64, "BM": blocks.BM, "BN": blocks.BN}
    yield bench("attention", *[f32] * 4, 10, 0.5, constexprs=sizes_of)
    yield bench("launch_overhead", f32, f32, f32, 10, kernel="add", tag="_launch")
    chain = {"salt": 1, "STEPS": 64}
    yield bench("compile_time", f32, f32, 10, kernel="chain", constexprs=chain)


def _name(dtype: Any) -> str:
    return str(dtype).rsplit(".", 1)[-1]


def _elements() -> Iterator[Golden]:
    f32, u32 = mk.float32, mk.uint32
    every = {name: getattr(mk, name) for name in INTEGERS + FLOATS}
    for name in INTEGERS:
        dtype = every[name]
        yield Golden(f"integers_{name}", elements.integers, (dtype, dtype, dtype, mk.bool, 10))
    by_constants = elements.integers_by_constants
    for name in ("int32", "uint64"):
        dtype = every[name]
        yield Golden(f"constants_{name}", by_constants, (dtype, dtype, 10, 10), whole=True)
    yield Golden("booleans", elements.booleans, (*[mk.bool] * 3, 10), whole=True)
    for name in FLOATS:
        dtype = every[name]
        arguments = (dtype, dtype, dtype, mk.bool, 10)
        yield Golden(f"floats_{name}", elements.floats, arguments, whole=name == "bfloat16")
    for name in ("float16", "float32", "float64"):
        dtype = every[name]
        yield Golden(f"exponentials_{name}", elements.exponentials, (dtype, dtype, 10))
    for name in ("float32", "float64"):
        dtype = every[name]
        yield Golden(f"angles_{name}", elements.angles, (dtype, dtype, dtype, 10))
        yield Golden(f"hyperbolic_{name}", elements.hyperbolic, (dtype, dtype, 10))
    yield Golden("fast_functions", elements.fast_functions, (f32, f32, 10))
    integers = [every[name] for name in INTEGERS]
    yield Golden("from_floats", elements.from_floats, (f32, *integers, 10))
    floats = [every[name] for name in FLOATS]
    yield Golden("to_floats", elements.to_floats, (mk.int64, mk.uint64, *floats, 10))
    yield Golden("bits_of_floats", elements.bits_of_floats, (f32, f32, 10), whole=True)
    yield Golden("random_numbers", elements.random_numbers, (f32, f32, u32, 1, 10))


def _tiles() -> Iterator[Golden]:
    f32, i32, i64 = mk.float32, mk.int32, mk.int64

    def tile(name: str, *arguments: Any, tag: str = "", **options: Any):
        return Golden(name + tag, getattr(tiles, name), arguments, **options)

    yield tile("strided_copy", f32, f32, 10, 10, variants=ALL, whole=True)
    yield tile("reverse", f32, f32, 10, variants=ALL, whole=True)
    yield tile("gather_scatter", f32, i32, f32, 10, variants=ALL, whole=True)
    yield tile("in_place", f32, 10, variants=ALL, whole=True)
    yield tile("read_between_writes", f32, f32, f32, 10, variants=ALL)
    yield tile("pointers", f32, f32, 10, 10, variants=ALL, whole=True)
    yield tile("atomics", i32, i32, f32, 10, variants=("fast", "check"))
    yield tile("shapes", f32, f32, f32, variants=("fast", "check"))
    yield tile("sorted_rows", f32, f32, whole=True)
    yield tile("fill", f32, 0.5, 10, whole=True)
    yield tile("reductions", f32, f32, i64, 10, 10, variants=("fast", "general"), tag="_float32")
    yield tile("reductions", i32, i64, i64, 10, 10, tag="_int32")
    yield tile("column_sums", f32, f32, 10, 10)
    yield tile("own_reduction", f32, f32, i64)
    yield tile("running_sums", f32, f32, f32, 10)
    yield tile("recurrence", f32, f32, f32)
    yield tile("softmax_rows", f32, f32)
    kinds = (
        (f32, f32),
        (mk.float64, mk.float64),
        (mk.float16, f32),
        (mk.bfloat16, f32),
        (mk.int8, i32),
    )
    for dtype, out in kinds:
        sizes = {"M": 24, "N": 40, "K": 16}
        yield tile("product", dtype, dtype, out, constexprs=sizes, tag=f"_{_name(dtype)}")
    odd = {"M": 5, "N": 7, "K": 3}
    yield tile("product", f32, f32, f32, constexprs=odd, variants=("general",), tag="_odd")
    yield tile("product_of_columns", f32, f32, f32, 10, variants=("fast", "check"))
    yield tile("batched_product", f32, f32, f32)
    yield tile("product_of_buffers", f32, f32, f32, 10, 10, variants=ALL, whole=True)
    yield tile("collatz", i64, i32, 10, 10, whole=True)
    yield tile("branches", f32, f32, 1, 10, variants=("fast", "check"))
    yield tile("scalar_program", f32, f32, 10, variants=ALL, whole=True)
    yield tile("telling", i32, i32, 10, variants=ALL)


def _threads() -> Iterator[Golden]:
    f32, i32, i64 = mk.float32, mk.int32, mk.int64

    def thread(name: str, *arguments: Any, tag: str = "", **options: Any):
        return Golden(name + tag, getattr(threads, name), arguments, **options)

    yield thread("thread_ids", i64, constexprs={"SIZE": 48}, group=(4, 3, 4), whole=True)
    yield thread("tree_sum", f32, f32, 10, variants=ALL)
    yield thread("own_loops", i64, i32, 10, variants=("fast", "check"))
    yield thread("group_histogram", i32, i32, 10, variants=("fast", "general"))
    yield thread("half_tile", f32, f32, whole=True)
    yield thread("fragments", f32, f32, f32, 10, variants=ALL)


def _gradients() -> Iterator[Golden]:
    f32, i32 = mk.float32, mk.int32
    of_x = {"d_x": f32, "d_out": f32}
    rows = gradients.rows.grad(wrt=("x", "w"))
    yield Golden("gradient_rows", rows, (f32, f32, f32, 10), of_x | {"d_w": f32})
    steps = gradients.recurrence.grad(wrt="x")
    yield Golden("gradient_recurrence", steps, (f32, f32, 10, 10), of_x, variants=ALL)
    yield Golden("gradient_gather", gradients.gather.grad(wrt="x"), (f32, i32, f32, 10), of_x)
    rows = gradients.rows.jvp(wrt=("x", "w"))
    yield Golden("tangent_rows", rows, (f32, f32, f32, 10), of_x | {"d_w": f32})
    steps = gradients.recurrence.jvp(wrt="x")
    yield Golden("tangent_recurrence", steps, (f32, f32, 10, 10), of_x)


def goldens() -> list[Golden]:
    found = [*_examples(), *_bench(), *_elements(), *_tiles(), *_threads(), *_gradients()]
    names = [golden.name for golden in found]
    assert len(set(names)) == len(names), "two golden kernels of one name"
    return found
