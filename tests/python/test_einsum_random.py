"""Random equations on random dtypes and strides against NumPy, and their gradients against
finite differences.
"""

from __future__ import annotations

import random
import string
from typing import Any

import eas
import numpy as np
import pytest

DTYPES = "f2 f4 f8 c8 c16 i1 i4 i8 u1 u8 ?".split()
CASES = 300


def random_equation(rng: random.Random) -> tuple[str, list[tuple[int, ...]]]:
    """An equation NumPy understands, with shapes: sizes of 0 and 1, diagonals, ellipses."""
    labels = rng.sample(string.ascii_letters, rng.randint(1, 6))
    sizes = {label: rng.choice([0, 1, 2, 2, 3, 3, 4, 5]) for label in labels}
    if rng.random() < 0.85:
        sizes = {label: max(size, 1) for label, size in sizes.items()}
    batch = (
        [rng.choice([1, 2, 3]) for _ in range(rng.randint(0, 2))] if rng.random() < 0.4 else None
    )
    terms, shapes = [], []
    for _ in range(rng.choice([1, 2, 2, 2, 3, 3, 4])):
        term = [rng.choice(labels) for _ in range(rng.randint(0, 3))]
        shape = [sizes[label] for label in term]
        # A size of 1 broadcasts, but NumPy refuses it on a diagonal.
        shape = [
            1 if term.count(x) == 1 and rng.random() < 0.1 else n
            for x, n in zip(term, shape, strict=True)
        ]
        if batch is not None and rng.random() < 0.8:
            at = rng.randint(0, len(term))
            given = batch[rng.randint(0, len(batch)) :]
            given = [1 if rng.random() < 0.2 else n for n in given]
            term.insert(at, "...")
            shape[at:at] = given
        terms.append("".join(term))
        shapes.append(tuple(shape))
    equation = ",".join(terms)
    used = sorted({x for term in terms for x in term if x != "."})
    if rng.random() < 0.8 or "..." in equation:
        output = rng.sample(used, rng.randint(0, len(used)))
        if "..." in equation:
            output.insert(rng.randint(0, len(output)), "...")
        equation += "->" + "".join(output)
    return equation, shapes


def random_array(rng: random.Random, shape: tuple[int, ...], dtype: str) -> Any:
    """Any strides: transposed, reversed, with gaps, repeated; or a scalar."""
    numbers = np.random.default_rng(rng.randrange(2**32))
    order = rng.sample(range(len(shape)), len(shape))
    steps = [rng.choice([1, 1, 2, -1]) for _ in shape]
    full = [shape[axis] * abs(steps[axis]) for axis in order]
    values = numbers.integers(-3, 4, full) + (
        1j * numbers.integers(-3, 4, full) if "c" in dtype else 0
    )
    made = np.asarray(values).astype(dtype)
    made = made.transpose([order.index(axis) for axis in range(len(shape))])
    made = made[tuple(slice(None, None, step) for step in steps)]
    if shape and shape[0] > 1 and rng.random() < 0.1:
        made = np.broadcast_to(made[:1], made.shape)
    if not shape and rng.random() < 0.5:
        return made[()]  # a NumPy scalar
    return made


def reference(equation: str, operands: list[Any]) -> Any:
    """NumPy's result, by exact arithmetic where its own would round or wrap differently."""
    dtype = np.result_type(*[np.asarray(x).dtype for x in operands])
    wide = np.complex128 if dtype.kind == "c" else np.float64 if dtype.kind == "f" else dtype
    wide = np.int64 if dtype.kind == "b" else wide
    exact = np.einsum(equation, *[np.asarray(x).astype(wide) for x in operands])
    return np.asarray(exact).astype(dtype)


@pytest.mark.parametrize("seed", range(10))
def test_random_equations(seed: int) -> None:
    rng = random.Random(seed)
    for case in range(CASES // 10):
        equation, shapes = random_equation(rng)
        one = rng.choice(DTYPES)
        dtypes = [one if rng.random() < 0.7 else rng.choice(DTYPES) for _ in shapes]
        operands = [random_array(rng, s, d) for s, d in zip(shapes, dtypes, strict=True)]
        try:
            expected = reference(equation, operands)
        except ValueError:
            # NumPy has nothing to say: sizes that meet by accident, such as 1 on a diagonal of 2.
            with pytest.raises(ValueError, match=r"\[einsum\]"):
                eas.einsum(equation, *operands)
            continue
        native = [eas.tensor(x) if rng.random() < 0.5 else x for x in operands]
        for given in (operands, operands, native):
            got = eas.einsum(equation, *given)
            text = f"{seed}:{case} {equation} {shapes} {dtypes}"
            assert isinstance(got, np.ndarray | eas.Tensor), text
            assert tuple(got.shape) == expected.shape, text
            values = np.asarray(got)
            assert values.dtype == expected.dtype, text
            # Small integers: float16 and float32 hold every sum exactly, or nearly.
            np.testing.assert_allclose(values, expected, rtol=2e-3, atol=1e-6, err_msg=text)
        out = np.empty(expected.shape, expected.dtype, order=rng.choice("CF"))
        eas.einsum(equation, *operands, out=out)
        np.testing.assert_array_equal(out, eas.einsum(equation, *operands))


def random_numbers(rng: np.random.Generator, shape: tuple[int, ...], is_complex: bool) -> Any:
    real = np.asarray(rng.standard_normal(shape))
    return real + 1j * rng.standard_normal(shape) if is_complex else real


def derivative(equation: str, operands: list[Any], i: int, direction: Any, weight: Any) -> Any:
    """Of re(sum conj(weight) * result), moving operand i along `direction`."""
    step = 1e-6

    def loss(sign: float) -> Any:
        moved = [*operands[:i], operands[i] + sign * step * direction, *operands[i + 1 :]]
        return np.real(np.sum(np.conj(weight) * np.einsum(equation, *moved)))

    return (loss(1) - loss(-1)) / (2 * step)


@pytest.mark.parametrize("seed", range(3))
def test_random_gradients(seed: int) -> None:
    rng = random.Random(1000 + seed)
    numbers = np.random.default_rng(seed)
    for _ in range(8):
        equation, shapes = random_equation(rng)
        is_complex = rng.random() < 0.4
        operands = [random_numbers(numbers, shape, is_complex) for shape in shapes]
        try:
            result = np.asarray(np.einsum(equation, *operands))
        except ValueError:
            continue
        weight = random_numbers(numbers, result.shape, is_complex)
        leaves = [eas.tensor(np.array(x)).requires_grad_() for x in operands]
        eas.einsum(equation, *leaves).backward(eas.tensor(np.array(weight)))
        for i, (leaf, shape) in enumerate(zip(leaves, shapes, strict=True)):
            grad = np.zeros(shape) if leaf.grad is None else leaf.grad.numpy()
            direction = random_numbers(numbers, shape, is_complex)
            expected = derivative(equation, operands, i, direction, weight)
            got = np.real(np.sum(np.conj(grad) * direction))
            np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-5, err_msg=equation)


def test_gradients_of_a_sliced_run() -> None:
    """Each gradient is larger than the limit, which the intermediates keep."""
    numbers = np.random.default_rng(0)
    x, y, z = (numbers.standard_normal(shape) for shape in ((20, 30), (30, 40), (40, 20)))
    leaves = [eas.tensor(values).requires_grad_() for values in (x, y, z)]
    plan = eas.einsum_plan("ij,jk,ki->", *leaves, memory_limit=2000)
    assert plan.slices > 1
    plan(*leaves).backward()
    for leaf, expected in zip(leaves, ((y @ z).T, (z @ x).T, (x @ y).T), strict=True):
        np.testing.assert_allclose(leaf.grad.numpy(), expected, rtol=1e-10)
