"""Golden kernels as GPU source: the text `to_msl` and `to_opencl` give, kept whole for some forty
of them, in gpu/<kernel>.metal and gpu/<kernel>.cl.
"""

from __future__ import annotations

from pathlib import Path

from golden_kernels import Golden, goldens

FOLDER = Path(__file__).parent / "gpu"
SUFFIXES = {"msl": ".metal", "opencl": ".cl"}
# One of each kind; what only differs in its dtype is kept once.
NAMES = """
example_add example_softmax example_layer_norm example_matmul example_transpose example_histogram
example_flash_attention example_flash_attention_causal example_philox_dropout example_welford
bench_add bench_add_up bench_attention bench_blur bench_gelu bench_layer_norm
bench_layer_norm_backward bench_mandelbrot bench_matmul_float32 bench_nbody bench_softmax
bench_softmax_wide bench_transpose angles_float32 atomics batched_product bits_of_floats booleans
branches collatz column_sums constants_int32 constants_uint64 floats_float16 floats_bfloat16
gradient_gather gradient_recurrence gradient_rows integers_int32 integers_uint8 product_float16
telling to_floats
""".split()


def kept() -> dict[str, Golden]:
    """Those of NAMES there are, and every thread-level one."""
    out = {}
    for golden in goldens():
        threads = "thread" in golden.name or golden.kernel.__module__ == "golden_threads"
        if golden.group is None and (golden.name in NAMES or threads):
            out[golden.name] = golden
    return out


def texts(golden: Golden) -> dict[str, str]:
    """By file; a language that cannot say the kernel says so."""
    import eas

    compiled = golden.kernel.compile(*golden.arguments, **golden.constexprs)
    out = {}
    for language, suffix in SUFFIXES.items():
        try:
            text = getattr(compiled, language)
        except eas.CompileError as error:
            # Wherever this clone is.
            text = f"{str(error).splitlines()[0]}\n".replace(f"{FOLDER.parent}/", "")
        out[golden.name + suffix] = text
    return out


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    now = {name: text for golden in kept().values() for name, text in texts(golden).items()}
    for old in FOLDER.iterdir():
        if old.name not in now:
            old.unlink()
    for name, text in now.items():
        path = FOLDER / name
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
            print(f"golden: wrote gpu/{name}")


if __name__ == "__main__":
    write()
