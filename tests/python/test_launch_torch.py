"""torch tensors launch after launch: what changes in a tensor between two launches is seen."""

from __future__ import annotations

import eas
import pytest
from eas import mk

torch = pytest.importorskip("torch")


@eas.kernel
def double(x, out, N, BLOCK: eas.constexpr = 8):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, offs, mk.load(x, offs, offs < N) * 2, offs < N)


def test_requires_grad_set_between_launches():
    x, out = torch.ones(4), torch.zeros(4)
    for _ in range(3):
        double(x, out, 4)
    x.requires_grad_()
    with pytest.raises(eas.LaunchError, match="argument 'x' requires grad"):
        double(x, out, 4)
    with torch.no_grad():
        double(x, out, 4)
    double(x.detach(), out, 4)
    x.requires_grad_(False)
    double(x, out, 4)
    assert out.tolist() == [2] * 4


def test_grad_functions_count_too():
    x = torch.ones(4, requires_grad=True)
    with pytest.raises(eas.LaunchError, match="argument 'out' requires grad"):
        double(torch.ones(4), x * 2, 4)


def test_integers_never_require_grad():
    x, out = torch.arange(4), torch.zeros(4, dtype=torch.int64)
    double(x, out, 4)
    assert out.tolist() == [0, 2, 4, 6]


@pytest.mark.parametrize(
    "negated",
    [
        lambda: torch._neg_view(torch.ones(4)),
        lambda: torch.ones(4, dtype=torch.complex64).conj().imag,
        lambda: torch.ones(1, dtype=torch.complex64).conj().imag,
        lambda: torch.ones((2, 2), dtype=torch.complex64).mH.imag,
    ],
)
def test_lazily_negated_tensors_are_refused_every_time(negated):
    plain, out = torch.ones(4), torch.zeros(4)
    for _ in range(3):
        double(plain, out, 4)
        with pytest.raises(eas.DTypeError, match="negated lazily"):
            double(negated(), out, 1)


def test_a_lazily_negated_tensor_in_place_of_a_plain_one():
    z, out = torch.ones(4, dtype=torch.complex64), torch.zeros(4)
    for _ in range(50):  # the same memory, and often the same addresses
        imag = z.imag
        double(imag, out, 1)
        del imag
        imag = z.conj().imag
        with pytest.raises(eas.DTypeError, match="negated lazily"):
            double(imag, out, 1)
        del imag


def test_data_exchanged_between_launches():
    x, out = torch.ones(4), torch.zeros(4)
    double(x, out, 4)
    x.data = torch.full((4,), 3.0)
    double(x, out, 4)
    assert out.tolist() == [6] * 4
    x.set_(torch.full((4,), 5.0))
    double(x, out, 4)
    assert out.tolist() == [10] * 4
    x.data = torch.ones(4, dtype=torch.complex64).conj().imag
    with pytest.raises(eas.DTypeError, match="negated lazily"):
        double(x, out, 4)


def test_tensors_made_anew_for_every_launch():
    for i in range(100):
        out = torch.zeros(4)
        double(torch.full((4,), float(i)), out, 4)
        assert out.tolist() == [2.0 * i] * 4


def test_tensors_swapped_between_launches():
    x, y, out = torch.ones(4), torch.full((4,), 2.0), torch.zeros(4)
    double(x, out, 4)
    torch.utils.swap_tensors(x, y)
    double(x, out, 4)
    assert out.tolist() == [4] * 4


def test_parameters_and_subclasses():
    class Tagged(torch.Tensor):
        pass

    out = torch.zeros(4)
    x = torch.ones(4).as_subclass(Tagged)
    double(x, out, 4)
    assert out.tolist() == [2] * 4
    with pytest.raises(eas.LaunchError, match="requires grad"):
        double(torch.nn.Parameter(torch.ones(4)), out, 4)
    double(torch.nn.Parameter(torch.ones(4), requires_grad=False), out, 4)
