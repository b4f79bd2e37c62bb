"""The dtype of a result: NumPy's of all operands together, whatever their order and library."""

from __future__ import annotations

import itertools
from typing import Any

import eas
import numpy as np
import pytest

DTYPES = "? i1 i2 i4 i8 u1 u2 u4 u8 f2 f4 f8 c8 c16".split()

# What NumPy has no answer to: a float of 16 bits that holds all integers of 8, as float16 does.
BFLOAT16 = {
    ("bfloat16", "bool"): "bfloat16",
    ("bfloat16", "int8"): "bfloat16",
    ("bfloat16", "uint8"): "bfloat16",
    ("bfloat16", "int16"): "float32",
    ("bfloat16", "uint16"): "float32",
    ("bfloat16", "int32"): "float64",
    ("bfloat16", "int64"): "float64",
    ("bfloat16", "float16"): "float32",
    ("bfloat16", "float32"): "float32",
    ("bfloat16", "float64"): "float64",
    ("bfloat16", "complex64"): "complex64",
    ("bfloat16", "uint16", "int16"): "float32",
    ("bfloat16", "float16", "int8"): "float32",
    ("bfloat16", "uint8", "int8"): "bfloat16",
}


def ones(name: str) -> eas.Tensor:
    return eas.ones(2, dtype=getattr(eas, name))


def name_of(x: Any) -> str:
    return str(x.dtype).removeprefix("torch.").removeprefix("eas.")


@pytest.mark.parametrize("first", DTYPES)
def test_triples_in_all_orders_as_numpy(first: str) -> None:
    for rest in itertools.combinations_with_replacement(DTYPES, 2):
        names = (first, *rest)
        expected = np.result_type(*(np.ones(2, name) for name in names)).name
        for order in set(itertools.permutations(names)):
            made = eas.einsum("i,i,i->i", *(np.ones(2, name) for name in order))
            assert made.dtype.name == expected, order
            assert made.tolist() == [1, 1]


def test_quadruples_as_numpy() -> None:
    for names in itertools.combinations(DTYPES, 4):
        dtypes = [np.dtype(name).name for name in names]
        assert eas._core.einsum_dtypes(dtypes)[0] == np.result_type(*names).name, names


@pytest.mark.parametrize(("names", "expected"), BFLOAT16.items())
def test_bfloat16(names: tuple[str, ...], expected: str) -> None:
    for order in itertools.permutations(names):
        made = eas.einsum(",".join("i" * len(order)) + "->i", *map(ones, order))
        assert name_of(made) == expected, order


@pytest.mark.parametrize("number", [True, 2, 2.0, 2j])
def test_a_python_number_is_strong_as_in_numpy_einsum(number: complex) -> None:
    for names in itertools.product(DTYPES, repeat=2):
        arrays = [np.ones(2, name) for name in names]
        expected = np.einsum("i,i,->i", *arrays, number).dtype
        assert eas.einsum("i,i,->i", *arrays, number).dtype == expected, names
        assert eas.einsum(",i,i->i", number, *arrays).dtype == expected, names


def test_a_numpy_scalar_counts_as_its_dtype() -> None:
    for names in itertools.product(DTYPES, repeat=3):
        *arrays, scalar = (np.ones(2, name) for name in names)
        expected = np.result_type(*names).name
        assert eas.einsum("i,i,->i", *arrays, scalar[0]).dtype.name == expected, names


TORCH = [np.dtype(name).name for name in DTYPES]


def test_torch_operands_promote_as_numpy_arrays_do() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed")
    for names in itertools.combinations_with_replacement(TORCH, 2):
        expected = np.result_type(*names).name
        for order in itertools.permutations((*names, "int16")):
            all_three = np.result_type(expected, "int16", *names).name
            made = eas.einsum(
                "i,i,i->i", *(torch.ones(2, dtype=getattr(torch, name)) for name in order)
            )
            assert name_of(made) == all_three, order


def test_torch_with_gradients_has_the_same_dtypes() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed")
    weights = torch.ones(2, dtype=torch.float32, requires_grad=True)
    others = [torch.ones(2, dtype=torch.uint16), torch.ones(2, dtype=torch.int16)]
    for order in itertools.permutations([weights, *others]):
        assert eas.einsum("i,i,i->i", *order).dtype == torch.float32
    assert eas.einsum("i,i->i", weights, torch.ones(2, dtype=torch.int64)).dtype == torch.float64


def test_a_plan_run_on_other_dtypes_gives_theirs() -> None:
    plan = eas.einsum_plan("i,i,i->i", *(np.ones(2) for _ in range(3)))
    operands = [np.ones(2, name) for name in ("u2", "i2", "f4")]
    for order in itertools.permutations(operands):
        assert plan(*order).dtype == np.float32
