"""Gradients of shapes and dtypes that nobody named: odd widths, small and tall rows, float64,
bfloat16. They count together.
"""

from .gradients import cross_entropy_row, gelu_row, softmax_row
from .gradients_case import BARS
from .gradients_dots import attention_row, matmul_row
from .gradients_norms import layer_norm_row, rms_norm_row
from .workload import Group

GROUP = Group("gradients_shapes", "gradients of other shapes and dtypes", BARS)
SHAPES = ((4096, 1000), (4096, 1023), (4096, 64), (64, 65536))
ROWS = (
    ("softmax", "softmax", softmax_row),
    ("layer_norm", "layer norm", layer_norm_row),
    ("rms_norm", "RMSNorm", rms_norm_row),
    ("cross_entropy", "cross-entropy", cross_entropy_row),
)


def _rows():
    apart = {"bars": (), "group": GROUP}
    for name, title, row in ROWS:
        for rows, cols in SHAPES:
            yield row(f"{name}-{rows}x{cols}", f"{title} {rows}x{cols}", rows, cols, **apart)
        for dtype in ("float64", "bfloat16"):
            given = {"dtype": dtype, **apart}
            yield row(f"{name}-{dtype}", f"{title} 4096x1024 {dtype}", 4096, 1024, **given)
    for dtype in ("float64", "bfloat16"):
        given = {"dtype": dtype, "erf": False, **apart}
        yield gelu_row(f"gelu-{dtype}", f"gelu 2^22, tanh, {dtype}", 4096, 1024, **given)
    yield gelu_row("gelu-odd", "gelu 1023x1023, tanh", 1023, 1023, erf=False, **apart)
    yield attention_row(
        "attention-causal", "causal attention 8x1000x64", 8, 1000, 64, True, **apart
    )
    yield matmul_row("matmul_relu-odd", "relu(A B + bias) 700x900x1100", 700, 900, 1100, **apart)


WORKLOADS = tuple(_rows())
