"""Contractions by eas.einsum with `out=`: what one writes, no plan kept by hand. Here are products,
three factors, a tensor train, diagonals and an outer product; einsum_tccg.py has the TCCG ones.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import eas
import numpy as np

from .workload import BEST, GEMM, Bar, Case, Limit, Run, Workload, empty, normal

PRODUCT = "matrix product"  # the peers of contractions that are one: a plain product runs beside
CONTRACTION = "contraction"  # the peers of all others
TOLERANCE = {"float32": 1e-5, "float64": 1e-12, "complex128": 1e-12}
WITHIN_NOISE_OF_BLAS = 0.97


def terms(equation: str) -> tuple[list[str], str]:
    inputs, output = equation.split("->")
    return inputs.split(","), output


def values(seed: int, shape: Sequence[int], dtype: Any) -> np.ndarray:
    dtype = np.dtype(dtype)
    if dtype.kind != "c":
        return normal(seed, *shape, dtype=dtype)
    return normal(seed, *shape, 2, dtype=dtype.char.lower()).view(dtype)[..., 0]


def make(size: SimpleNamespace) -> tuple[list[np.ndarray], list[np.ndarray]]:
    inputs, output = terms(size.equation)

    def shape(term: str) -> list[int]:
        return [size.of[label] for label in term]

    operands = [values(31 + i, shape(term), size.dtype) for i, term in enumerate(inputs)]
    return operands, [empty(*shape(output), dtype=size.dtype)]


def expected(case: Case) -> tuple[np.ndarray]:
    wide = np.result_type(case.size.dtype, np.float64)
    operands = [array.astype(wide) for array in case.inputs]
    return (np.einsum(case.size.equation, *operands, optimize=True),)


def error(case: Case, got: Sequence[np.ndarray], want: Sequence[np.ndarray]) -> float:
    (mine,), (right,) = got, want
    return float(np.abs(mine - right).max() / max(float(np.abs(right).max()), 1e-30))


def ours(case: Case) -> Run:
    equation, operands, (out,) = case.size.equation, case.inputs, case.outputs
    return lambda: (eas.einsum(equation, *operands, out=out), None)[1]


def flops(size: SimpleNamespace) -> float:
    """Of a sum over all labels at once, which is what two operands take."""
    return 2.0 * float(np.prod([float(extent) for extent in size.of.values()]))


def limit_of(dtype: str) -> Callable[[SimpleNamespace], Limit] | None:
    rate = {"float32": "flops f32", "float64": "flops f64"}.get(dtype)
    return (lambda size: Limit(rate, flops(size))) if rate else None


def contraction(
    name: str, title: str, equation: str, of: dict[str, int], dtype: str = "float64", **more: Any
) -> Workload:
    """A row; `of` gives the extent of each label."""
    small = {label: 2 + place % 4 for place, label in enumerate(of)}
    options: dict[str, Any] = {
        "make": make,
        "expected": expected,
        "ours": ours,
        "error": error,
        "tolerance": TOLERANCE[dtype],
        "bars": (Bar(BEST, 1.0),),
        "peers": CONTRACTION,
    }
    return Workload(
        name=name,
        title=title,
        full={"equation": equation, "of": of, "dtype": dtype},
        tiny={"equation": equation, "of": small, "dtype": dtype},
        **(options | more),
    )


def product(name: str, title: str, equation: str, of: dict[str, int], **more: Any) -> Workload:
    """A row that is a product of two matrices, or a batch of them."""
    dtype = more.get("dtype", "float64")
    return contraction(
        name, title, equation, of, **({"peers": PRODUCT, "limit": limit_of(dtype)} | more)
    )


# --- a tensor train: <psi|psi> of a chain of tensors (left, here, right), no bond at the ends ---


def symbols() -> list[str]:
    """Letters enough for a network; systems that know only 52 of them fail here."""
    return list(string.ascii_letters) + [c for c in map(chr, range(192, 600)) if c.isalpha()]


def train_network(sites: int, bond: int, dim: int) -> tuple[str, dict[str, int]]:
    letters = iter(symbols())
    of, inputs, ends = {}, [], ("", "")
    for site in range(1, sites + 1):
        here = next(letters)
        nexts = ("", "") if site == sites else (next(letters), next(letters))
        of |= {here: dim} | {x: min(bond, dim ** min(site, sites - site)) for x in nexts if x}
        inputs += [left + here + right for left, right in zip(ends, nexts, strict=True)]
        ends = nexts
    return ",".join(inputs) + "->", of


def make_train(size: SimpleNamespace) -> tuple[list[np.ndarray], list[np.ndarray]]:
    operands, outputs = make(size)
    kets = [array / np.sqrt(array.size / array.shape[-1]) for array in operands[::2]]
    return [array for ket in kets for array in (ket, ket)], outputs


def expected_train(case: Case) -> tuple[np.ndarray]:
    kets = case.inputs[::2]
    norm = kets[0].T @ kets[0]
    for ket in kets[1:-1]:
        norm = np.einsum("ab,aic,bid->cd", norm, ket, ket, optimize=True)
    return (np.einsum("ab,ai,bi->", norm, kets[-1], kets[-1], optimize=True),)


def tensor_train(sites: int, bond: int, dim: int) -> Workload:
    equation, of = train_network(sites, bond, dim)
    small, small_of = train_network(4, 4, 2)
    title = f"tensor-train norm, {sites} sites, bond {bond}, dim {dim}"
    row = contraction("einsum_train", title, equation, of, make=make_train, expected=expected_train)
    row.tiny.update(equation=small, of=small_of)
    return row


SQUARE = {"i": 1024, "j": 1024, "k": 1024}
AS_BLAS = (Bar(GEMM, WITHIN_NOISE_OF_BLAS),)

WORKLOADS = (
    product(
        "einsum_matmul_f32",
        "einsum matmul 1024 f32",
        "ij,jk->ik",
        SQUARE,
        dtype="float32",
        bars=AS_BLAS,
    ),
    product("einsum_matmul_f64", "einsum matmul 1024 f64", "ij,jk->ik", SQUARE, bars=AS_BLAS),
    product(
        "einsum_matmul_c128",
        "einsum matmul 1024 c128",
        "ij,jk->ik",
        SQUARE,
        dtype="complex128",
        bars=AS_BLAS,
    ),
    product(
        "einsum_batched",
        "einsum batched 64x128^3",
        "bij,bjk->bik",
        {"b": 64, "i": 128, "j": 128, "k": 128},
    ),
    contraction(
        "einsum_shared",
        "einsum axby,yacx->abc",
        "axby,yacx->abc",
        {"a": 40, "b": 40, "c": 40, "x": 36, "y": 36},
        limit=limit_of("float64"),
    ),
    tensor_train(20, 64, 4),
    contraction(
        "einsum_cp",
        "einsum ir,jr,kr->ijk 128^3, 48",
        "ir,jr,kr->ijk",
        {"i": 128, "j": 128, "k": 128, "r": 48},
    ),
    contraction(
        "einsum_mttkrp",
        "einsum ijk,jr,kr->ir 128^3, 32",
        "ijk,jr,kr->ir",
        {"i": 128, "j": 128, "k": 128, "r": 32},
    ),
    contraction("einsum_trace", "einsum ii-> 4096", "ii->", {"i": 4096}),
    contraction("einsum_diagonal", "einsum ii->i 4096", "ii->i", {"i": 4096}),
    contraction("einsum_traces", "einsum ijj->i 256^3", "ijj->i", {"i": 256, "j": 256}),
    contraction("einsum_outer", "einsum i,j->ij 4096^2", "i,j->ij", {"i": 4096, "j": 4096}),
)
