"""Messages of einsum, its plans and relatives for calls that cannot be meant."""

import eas
import numpy as np
import pytest

A, B = np.ones((3, 4)), np.ones((4, 5))
FROZEN = np.ones((3, 5))
FROZEN.flags.writeable = False
OF_B = "[einsum] operand 1 of 'ij,jk->ik':"
NUMBERS = (
    "bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, "
    "float64, complex64 or complex128"
)


def einsum(*more, **options):
    return eas.einsum("ij,jk->ik", *(more or (A, B)), **options)


CASES = [
    (
        lambda: eas.einsum("ij,jk->im", A, B),
        eas.ShapeError,
        "[einsum] output label 'm' occurs in no operand of 'ij,jk->im', got 'im', expected labels "
        "of the operands",
    ),
    (
        lambda: eas.einsum("ij,jk->ii", A, B),
        eas.ShapeError,
        "[einsum] output label 'i' of 'ij,jk->ii' is repeated, got 'ii', expected each label once "
        "(eas.diag makes a diagonal tensor of a vector)",
    ),
    (
        lambda: einsum(A, A),
        eas.ShapeError,
        "[einsum] label 'j' of 'ij,jk->ik' has two sizes, got 4 (operand 0, axis 1) and 3 (operand "
        "1, axis 0), expected equal sizes, or 1 to broadcast",
    ),
    (
        lambda: eas.einsum("ijk,jk->ik", A, B),
        eas.ShapeError,
        "[einsum] operand 0 of 'ijk,jk->ik' has not one axis a label ('ijk'), got shape (3, 4), "
        "expected 3 axes",
    ),
    (
        lambda: eas.einsum("ij,jk,kl->il", A, B),
        eas.ShapeError,
        "[einsum] 'ij,jk,kl->il' does not name as many operands as were given, got 2, expected 3",
    ),
    (
        lambda: eas.einsum("ii->i", A),
        eas.ShapeError,
        "[einsum] label 'i' of 'ii->i' takes a diagonal of axes of different size of operand 0, "
        "got 3 (axis 0) and 4 (axis 1), expected equal sizes",
    ),
    (
        lambda: einsum(A, np.ones((4, 5), object)),
        eas.DTypeError,
        f"{OF_B} the dtype is not supported, got object, expected {NUMBERS}",
    ),
    (
        lambda: einsum(A, np.full((4, 5), "a")),
        eas.DTypeError,
        f"{OF_B} the dtype is not supported, got str32, expected {NUMBERS}",
    ),
    (
        lambda: einsum(A, "x"),
        eas.DTypeError,
        f"{OF_B} not an array, got 'x' (str), expected an array or a number",
    ),
    (
        lambda: einsum(A, [[1], [2, 3]]),
        eas.ShapeError,
        f"{OF_B} no array can be made of this, got [[1], [2, 3]] (list), expected "
        "lists of equal length in each list",
    ),
    (
        lambda: einsum(memory_limit=8),
        eas.ShapeError,
        "[einsum] the memory limit of 'ij,jk->ik' cannot be met, got 8 bytes, expected at least "
        "120 (the result alone takes 120)",
    ),
    (
        lambda: einsum(memory_limit=-1),
        eas.ShapeError,
        "[einsum] memory_limit is not positive, got -1, expected a number of bytes",
    ),
    (
        lambda: eas.einsum("ij,jk->ik", A, B, optimize="best"),
        eas.ShapeError,
        "[einsum] the way to find a path is unknown, got optimize='best', expected 'auto', "
        "'greedy', 'optimal', 'random-greedy' or a path",
    ),
    (
        lambda: einsum(optimize=3),
        eas.DTypeError,
        '[einsum] optimize is not understood, got 3 (int), expected "auto", "greedy", "optimal", '
        '"random-greedy" or a path such as [(0, 1), (0, 1)]',
    ),
    (
        lambda: einsum(optimize=[(0, 5)]),
        eas.ShapeError,
        "[einsum] a step of the path does not name operands that are left, got (0, 5) with 2 left, "
        "expected different positions below 2",
    ),
    (
        lambda: einsum(order="C"),
        eas.DTypeError,
        "[einsum] there is no option of this name, got order=, expected optimize, memory_limit, "
        "out or executor",
    ),
    (
        lambda: eas.einsum(),
        eas.DTypeError,
        "[einsum] there are no arguments, expected an equation and its operands, as in "
        '("ij,jk->ik", a, b)',
    ),
    (
        lambda: eas.einsum(A, B),
        eas.DTypeError,
        "[einsum] the labels of operand 0 are no list, got numpy.ndarray, expected an equation "
        'first, as in "ij,jk->ik", or a list of integers after each operand',
    ),
    (
        lambda: eas.einsum(A, [0, -1]),
        eas.ShapeError,
        "[einsum] a label is negative, got -1, expected 0 or more",
    ),
    (
        lambda: eas.einsum(A, [0, "x"]),
        eas.DTypeError,
        "[einsum] a label is no integer, got 'x' (str), expected an int",
    ),
    (
        lambda: einsum(out=np.ones((3, 4))),
        eas.ShapeError,
        "[einsum] out has another shape than the result of 'ij,jk->ik', got (3, 4), expected "
        "(3, 5)",
    ),
    (
        lambda: einsum(out=np.ones((3, 5), np.float32)),
        eas.DTypeError,
        "[einsum] out has another dtype than the result of 'ij,jk->ik', got float32, expected "
        "float64",
    ),
    (
        lambda: einsum(out=FROZEN),
        eas.Error,
        "[einsum] out is read-only, got one for 'ij,jk->ik', expected an array that can be written",
    ),
    (
        lambda: einsum(out=eas.ones(3, 5)),
        eas.DTypeError,
        "[einsum] out is of another kind than the result of 'ij,jk->ik', got an eas.Tensor, "
        "expected a NumPy array, as the operands have it",
    ),
    (
        lambda: einsum(out=[1]),
        eas.DTypeError,
        "[einsum] out is no array that can be written, got [1] (list), expected an array of the "
        "shape and dtype of the result of 'ij,jk->ik'",
    ),
    (
        lambda: einsum(executor=3),
        eas.DTypeError,
        "[einsum] the executor cannot be used, got 3, expected an object with submit() such as "
        "concurrent.futures.ThreadPoolExecutor or dask.distributed.Client, ray itself, or a "
        "torch.distributed group",
    ),
    (
        lambda: einsum(eas.ones(3, 4).requires_grad_(), eas.ones(4, 5), out=eas.ones(3, 5)),
        eas.LaunchError,
        "[einsum] out= of 'ij,jk->ik' cannot be differentiated, expected a call without out=, "
        "detach() or eas.no_grad()",
    ),
    (
        lambda: eas.einsum_plan("ij,jk->ik", A, B)(A),
        eas.ShapeError,
        "[einsum] the plan of 'ij,jk->ik' is for 2 operands, got 1",
    ),
    (
        lambda: eas.einsum_plan("ij,jk->ik", A, B)(A, A),
        eas.ShapeError,
        "[einsum] operand 1 of 'ij,jk->ik' has another shape than was planned for, got (3, 4), "
        "expected (4, 5); make another plan for it",
    ),
    (
        lambda: eas.einsum_plan("ij,jk->ik", A, B)(A, B, x=1),
        eas.DTypeError,
        "[einsum] there is no option of this name, got x=, expected out or executor",
    ),
    (
        lambda: eas.tensordot(A, B, 3),
        eas.ShapeError,
        "[tensordot] there are not so many axes, got axes=3 for operands of 2 and 2 axes, expected "
        "at most the smaller number",
    ),
    (
        lambda: eas.tensordot(A, B, ([0], [0])),
        eas.ShapeError,
        "[tensordot] axis 0 of the first operand and axis 0 of the second have different sizes, "
        "got 3 and 4, expected equal ones",
    ),
    (
        lambda: eas.tensordot(A, B, "x"),
        eas.ShapeError,
        "[tensordot] axes is neither a number nor a pair, got 'x' (str), expected as 2 or "
        "([0, 1], [1, 0])",
    ),
]


@pytest.mark.parametrize(("call", "error", "message"), CASES)
def test_message(call, error, message):
    with pytest.raises(error) as raised:
        call()
    assert type(raised.value) is error
    assert str(raised.value) == message


def test_torch_messages():
    torch = pytest.importorskip("torch")
    x = torch.ones(4, 4)
    with pytest.raises(eas.BackendError) as raised:
        eas.einsum("ij,jk->ik", x.to("meta"), x)
    assert str(raised.value) == (
        "[einsum] the torch operands of 'ij,jk->ik' are on different devices, got meta and cpu, "
        "expected one device; x.to(device) copies"
    )
    with pytest.raises(eas.BackendError) as raised:
        eas.einsum("ij,jk->ik", x.to_sparse(), x)
    assert str(raised.value) == (
        "[einsum] operand 0 of 'ij,jk->ik': only a strided tensor has memory to share, got layout "
        "torch.sparse_coo, expected torch.strided; x.to_dense() makes one"
    )
    with pytest.raises(eas.Error) as raised:
        eas.einsum("ij,jk->ik", x.clone().requires_grad_(), x, out=torch.ones(4, 4))
    assert str(raised.value) == (
        "[einsum] out= of 'ij,jk->ik' cannot be differentiated, got an operand that requires grad, "
        "expected a call without out=, or torch.no_grad()"
    )
