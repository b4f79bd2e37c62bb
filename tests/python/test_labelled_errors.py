"""What labelled tensors refuse, word for word; those of svd and qr are beside their tests."""

import re

import eas
import numpy as np
import pytest

II, JJ = eas.Index(2, "i"), eas.Index(3, "j")
KK = eas.Index(2, "k")
A = eas.IndexTensor(np.ones((2, 3)), (II, JJ))
REFUSED = [
    (lambda: eas.Index(-1), "[Index] the size is negative, got -1, expected 0 or more"),
    (lambda: eas.Index(2.5), "[Index] the size is no integer, got 2.5, expected an int"),
    (lambda: eas.Index(2, 3), "[Index] the name is no string, got 3, expected a str"),
    (
        lambda: II.prime(-1),
        "[prime] the level falls below 0, got i(2) and -1, expected at least 0",
    ),
    (
        lambda: eas.IndexTensor(np.ones((2, 3)), (II,)),
        "[IndexTensor] the axes are not as many as the indices, got (i(2)) for data of shape "
        "(2, 3), expected 2 indices",
    ),
    (
        lambda: eas.IndexTensor(np.ones((2, 4)), (II, JJ)),
        "[IndexTensor] axis 1 does not fit its index j(3), got size 4, expected 3",
    ),
    (
        lambda: eas.IndexTensor(np.ones((2, 2)), (II, II)),
        "[IndexTensor] the index i(2) appears twice, got (i(2), i(2)), expected different ones: "
        "i.prime() is another of the same size",
    ),
    (
        lambda: eas.IndexTensor(np.ones(2), ("i",)),
        "[IndexTensor] not an index, got 'i', expected an eas.Index",
    ),
    (
        lambda: eas.IndexTensor("ab", ()),
        "[IndexTensor] the data are no numbers, got 'ab', expected an array or nested lists",
    ),
    (
        lambda: A.permute(II),
        "[permute] the indices differ, got (i(2)), expected (i(2), j(3)) in any order: (j(3)) "
        "missing",
    ),
    (
        lambda: A + eas.IndexTensor(np.ones((2, 2)), (II, KK)),
        "[+] the indices differ, got (i(2), k(2)), expected (i(2), j(3)) in any order: (k(2)) not "
        "among them and (j(3)) missing",
    ),
    (
        lambda: A - eas.IndexTensor(np.ones(2), II),
        "[-] the indices differ, got (i(2)), expected (i(2), j(3)) in any order: (j(3)) missing",
    ),
    (
        lambda: A + 1,
        "[+] no meaning beside an IndexTensor, got int, expected another IndexTensor",
    ),
    (
        lambda: A * np.ones(3),
        "[*] no meaning beside an IndexTensor, got ndarray, expected a number or IndexTensor",
    ),
    (
        lambda: np.ones(3) * A,
        "[*] no meaning beside an IndexTensor, got ndarray, expected a number or IndexTensor",
    ),
    (
        lambda: A / A,
        "[/] no meaning beside an IndexTensor, got IndexTensor, expected a number",
    ),
    (
        lambda: A.prime(1, KK),
        "[prime] the tensor has no such index, got k(2), expected one of (i(2), j(3))",
    ),
    (
        lambda: A.replace(KK, II),
        "[replace] the tensor has no such index, got k(2), expected one of (i(2), j(3))",
    ),
    (
        lambda: A.replace(JJ, KK),
        "[replace] the sizes differ, got k(2) for j(3), expected size 3",
    ),
    (
        lambda: eas.IndexTensor(np.ones((2, 2)), (II, KK)).replace(KK, II),
        "[replace] the index i(2) appears twice, got (i(2), i(2)), expected different ones: "
        "i.prime() is another of the same size",
    ),
    (
        lambda: A.trace(II, JJ),
        "[trace] no diagonal to sum, got (i(2), j(3)), expected two indices of one size",
    ),
    (
        lambda: A.item(),
        "[item] the tensor is no number, got indices (i(2), j(3)), expected none",
    ),
    (
        lambda: eas.IndexTensor.delta(II, JJ),
        "[delta] the sizes differ, got (i(2), j(3)), expected indices of one size",
    ),
    (
        lambda: eas.contract([]),
        "[contract] nothing to contract, got no tensors, expected one",
    ),
    (
        lambda: eas.contract([A, 2]),
        "[contract] not a labelled tensor, got int, expected an IndexTensor",
    ),
    (
        lambda: eas.contract([A, A, A]),
        "[contract] the index i(2) is in 3 tensors, expected two at most, or output= with the "
        "indices to keep",
    ),
    (
        lambda: eas.contract([A], output=(KK,)),
        "[contract] the tensor has no such index, got k(2), expected one of (i(2), j(3))",
    ),
]


@pytest.mark.parametrize(("call", "message"), REFUSED, ids=[m for _, m in REFUSED])
def test_refusals(call, message):
    with pytest.raises(eas.Error, match=f"^{re.escape(message)}$"):
        call()


def test_kinds_of_errors():
    with pytest.raises(eas.ShapeError):
        eas.IndexTensor(np.ones((2, 4)), (II, JJ))
    with pytest.raises(eas.DTypeError):
        _ = A + 1
    with pytest.raises(TypeError, match="unsupported operand"):
        _ = A * object()
