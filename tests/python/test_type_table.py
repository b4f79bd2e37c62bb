"""What is known about an argument's type is kept in a small table. Python code that runs while an
argument is read may put another type into its place there."""

from __future__ import annotations

import threading

import eas
import pytest
from eas import mk

torch = pytest.importorskip("torch")


def slot(kind: type) -> int:
    address = id(kind)
    return ((address >> 4) ^ (address >> 10)) % 64


def rivals(kind: type, count: int = 3) -> list[type]:
    """Types of the same slot."""
    found, others = [], []
    while len(found) < count:
        made = type("Rival", (), {})
        (found if slot(made) == slot(kind) else others).append(made)
    return found


def drive_out(types: list[type]) -> None:
    for kind in types:
        with pytest.raises(eas.Error):
            eas.from_dlpack(kind())


@eas.kernel
def double(x, out, N, B: eas.constexpr = 8):
    i = mk.program_id(0) * B + mk.arange(0, B)
    mk.store(out, i, mk.load(x, i, i < N) * 2, i < N)


class Detaching(torch.Tensor):
    others: list[type] = []  # noqa: RUF012

    def detach(self):
        drive_out(self.others)
        return super().detach()


class Asking(torch.Tensor):
    """Any question to it runs Python code."""

    others: list[type] = []  # noqa: RUF012

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        drive_out(cls.others)
        return super().__torch_function__(func, types, args, kwargs or {})


class Exporting:
    others: list[type] = []  # noqa: RUF012

    def __init__(self):
        self.memory = torch.ones(4)

    def __dlpack_device__(self):
        drive_out(self.others)
        return (1, 0)

    def __dlpack__(self, **options):
        drive_out(self.others)
        return self.memory.__dlpack__(**options)


@pytest.mark.parametrize("kind", [Detaching, Asking])
def test_subclasses_that_drive_their_entry_out(kind):
    kind.others = rivals(kind)
    x, out = torch.ones(4).as_subclass(kind), torch.zeros(4)
    assert eas.from_torch(x).tolist() == [1] * 4
    for _ in range(4):
        double(x, out, 4)
    assert out.tolist() == [2] * 4
    assert eas.einsum("i,i->", x, x).item() == 4


def test_producers_that_drive_their_entry_out():
    Exporting.others = rivals(Exporting)
    out = torch.zeros(4)
    assert eas.from_dlpack(Exporting()).tolist() == [1] * 4
    double(Exporting(), out, 4)
    assert out.tolist() == [2] * 4


def test_threads_with_types_of_one_slot():
    kinds = [type("Sub", (torch.Tensor,), {}) for _ in range(200)]
    kinds = [kind for kind in kinds if slot(kind) == slot(kinds[0])] + kinds[:60]
    failures: list[BaseException] = []

    def work(mine: list[type]) -> None:
        try:
            for _ in range(20):
                for kind in mine:
                    x = torch.ones(4).as_subclass(kind)
                    out = torch.zeros(4)
                    double(x, out, 4)
                    assert out.tolist() == [2] * 4
                    assert eas.from_torch(x).tolist() == [1] * 4
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(kinds[i::3],)) for i in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
