"""Einsum of tensors on a device: every step is a kernel there."""

import eas
import numpy as np
import pytest
from opencl_device import needs_opencl, on_device

pytestmark = needs_opencl


def check(equation, *shapes, dtype="float32", **options):
    rng = np.random.default_rng(len(equation))
    arrays = [rng.integers(-3, 4, shape).astype(dtype) for shape in shapes]
    got = eas.einsum(equation, *map(on_device, arrays), **options)
    assert (got.device, got.dtype) == ("opencl", getattr(eas, dtype))
    want = eas.einsum(equation, *arrays)
    np.testing.assert_allclose(got.to("cpu").numpy(), want, rtol=1e-6)


@pytest.mark.parametrize(
    ("equation", "shapes"),
    [
        ("ij,jk->ik", [(37, 41), (41, 35)]),
        ("bij,bjk->bik", [(3, 5, 7), (3, 7, 9)]),
        ("ij,kj->ki", [(8, 6), (4, 6)]),
        ("i,j->ij", [(5,), (6,)]),
        ("i,i->", [(100,), (100,)]),
        ("ij->ji", [(4, 5)]),
        ("ij->i", [(40, 50)]),
        ("ij->", [(7, 9)]),
        ("ii->i", [(6, 6)]),
        ("ii->", [(6, 6)]),
        ("ij,j->i", [(9, 20), (20,)]),
        ("abcd,cdef->abef", [(2, 3, 4, 5), (4, 5, 3, 2)]),
        ("acbd,cedf->abef", [(2, 3, 4, 5), (3, 2, 5, 3)]),
        ("ij,jk,kl->il", [(4, 5), (5, 6), (6, 7)]),
        ("i,i,i->i", [(9,), (9,), (9,)]),
        ("ij,ik,il->jkl", [(5, 2), (5, 3), (5, 4)]),
        ("ij,jk->", [(4, 5), (5, 6)]),
        ("i,jk->k", [(4,), (5, 6)]),
    ],
)
def test_agrees_with_the_cpu(equation, shapes):
    check(equation, *shapes)


@pytest.mark.parametrize("dtype", ["float16", "float64", "int32", "int64", "uint8"])
def test_dtypes(dtype):
    check("ij,jk->ik", (5, 6), (6, 7), dtype=dtype)


def test_strides_are_read_where_they_lie():
    x = np.arange(120, dtype=np.float32).reshape(4, 5, 6)
    t = on_device(x)
    got = eas.einsum("ij,kj->ik", t[::2, 1, ::-1], t[1:, 3])
    want = np.einsum("ij,kj->ik", x[::2, 1, ::-1], x[1:, 3])
    np.testing.assert_array_equal(got.to("cpu").numpy(), want)


def test_out_slices_and_plans():
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-2, 3, (12, 12)).astype(np.float32) for _ in range(2))
    out = eas.zeros((12, 12), device="opencl")
    assert eas.einsum("ij,jk->ik", on_device(a), on_device(b), out=out) is out
    np.testing.assert_array_equal(out.to("cpu").numpy(), a @ b)
    sliced = eas.einsum_plan("ij,jk,kl->il", a, b, a, memory_limit=1200)
    got = sliced(on_device(a), on_device(b), on_device(a))
    np.testing.assert_array_equal(got.to("cpu").numpy(), a @ b @ a)


def test_a_view_stays_a_view():
    t = on_device(np.arange(6, dtype=np.float32).reshape(2, 3))
    turned = eas.einsum("ij->ji", t)
    assert (turned.device, turned.data_ptr()) == ("opencl", t.data_ptr())


def test_operands_on_different_devices_are_refused():
    x = np.ones((2, 2), np.float32)
    with pytest.raises(eas.BackendError) as caught:
        eas.einsum("ij,jk->ik", on_device(x), x)
    assert str(caught.value) == (
        "[einsum] the operands of 'ij,jk->ik' are on different devices, got opencl and cpu, "
        'expected one device; x.to("opencl") copies a tensor there'
    )


def test_complex_numbers_are_refused():
    x = on_device(np.ones((2, 2), np.complex64))
    with pytest.raises(eas.DTypeError, match=r"\[einsum\] complex numbers have no kernels, got"):
        eas.einsum("ij,jk->ik", x, x)
