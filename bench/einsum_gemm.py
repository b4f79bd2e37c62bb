"""A contraction as a plain matrix product of the same extents: operands made matrices before the
clock runs, the result left as a matrix. What is lost against it is the price of the layout.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .einsum import terms
from .workload import Case, empty


@dataclass(frozen=True)
class Matrices:
    a: np.ndarray  # (…, m, k)
    b: np.ndarray  # (…, k, n)
    c: np.ndarray  # (…, m, n)
    result: np.ndarray  # c seen in the order of the equation, for the check


def matrices(case: Case) -> Matrices:
    (left, right), output = terms(case.size.equation)
    batch = [x for x in output if x in left and x in right]
    rows = [x for x in output if x in left and x not in right]
    columns = [x for x in output if x in right and x not in left]
    inner = [x for x in left if x in right and x not in output]

    def extents(labels: list[str]) -> list[int]:
        return [case.size.of[label] for label in labels]

    def count(labels: list[str]) -> int:
        return int(np.prod(extents(labels), dtype=np.int64))

    def matrix(array: np.ndarray, term: str, first: list[str], second: list[str]) -> np.ndarray:
        order = [term.index(label) for label in batch + first + second]
        out = empty(*extents(batch), count(first), count(second), dtype=array.dtype)
        out[...] = array.transpose(order).reshape(out.shape)
        return out

    c = empty(*extents(batch), count(rows), count(columns), dtype=case.size.dtype)
    made = batch + rows + columns
    seen = c.reshape(extents(made)).transpose([made.index(label) for label in output])
    x, y = case.inputs
    return Matrices(matrix(x, left, rows, inner), matrix(y, right, inner, columns), c, seen)
