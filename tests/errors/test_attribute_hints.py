"""Names of NumPy and torch that values of the kernel lack: the message says what they have."""

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def apply(x, FN: eas.constexpr):
    mk.store(x, 0, FN(mk.load(x + mk.arange(0, 4)), x))


HINTS = {
    "x.strides": (lambda v, x: x.strides[0], "Buffer", "strides", "x.stride(axis)"),
    "x.numel": (
        lambda v, x: x.numel(),
        "Buffer",
        "numel",
        "x.shape[0] * x.shape[1] for all axes, or the number as an argument",
    ),
    "x.size": (
        lambda v, x: x.size(0),
        "Buffer",
        "size",
        "x.shape[axis], or the number as an argument",
    ),
    "x.dim": (lambda v, x: x.dim(), "Buffer", "dim", "x.ndim"),
    "x.item": (lambda v, x: x.item(), "Buffer", "item", "mk.load(x, 0)"),
    "x.sum": (lambda v, x: x.sum(), "Buffer", "sum", "mk.sum(mk.load(x, offset))"),
    "x.load": (lambda v, x: x.load(0), "Buffer", "load", "mk.load"),
    "x.T": (lambda v, x: x.T, "Buffer", "T", "offsets, as i * x.stride(0) + j * x.stride(1)"),
    "p.strides": (lambda v, x: (x + 1).strides, "Pointer", "strides", "x.stride(axis)"),
    "v.item": (
        lambda v, x: v.item(),
        "Value",
        "item",
        "the scalar itself, or mk.sum(x) of a tile",
    ),
    "v.size": (lambda v, x: v.size, "Value", "size", "x.shape"),
    "v.dim": (lambda v, x: v.dim(), "Value", "dim", "x.ndim"),
    "v.astype": (lambda v, x: v.astype(mk.int32), "Value", "astype", "x.to(dtype)"),
    "v.float": (lambda v, x: v.float(), "Value", "float", "x.to(mk.float32)"),
    "v.mean": (lambda v, x: v.mean(), "Value", "mean", "mk.sum(x) / n"),
    "v.clip": (lambda v, x: v.clip(0, 1), "Value", "clip", "mk.clamp"),
    "v.reshap": (lambda v, x: v.reshap(4), "Value", "reshap", "reshape"),
    "v.unknown": (lambda v, x: v.unknown, "Value", "unknown", "a name of mk"),
    "is_floating_point": (
        lambda v, x: x.dtype.is_floating_point,
        "DType",
        "is_floating_point",
        'dtype.kind == "f"',
    ),
    "bits": (
        lambda v, x: v.dtype.primitive_bitwidth,
        "DType",
        "primitive_bitwidth",
        "dtype.itemsize * 8",
    ),
}


def said(fn):
    with pytest.raises(eas.CompileError) as caught:
        apply[1](np.zeros(4), FN=fn)
    assert caught.value.line is not None
    return caught.value.message


@pytest.mark.parametrize("name", HINTS)
def test_a_missing_name_says_what_there_is(name):
    fn, owner, asked, instead = HINTS[name]
    assert said(fn) == (
        f"[attribute] a {owner} of the kernel has no such name, got {asked}, expected {instead}"
    )


def test_the_hints_for_dtypes_are_true():
    assert [t.kind for t in (eas.float32, eas.bfloat16, eas.int8, eas.bool)] == ["f", "f", "i", "b"]
    assert eas.float16.itemsize * 8 == 16


def test_mk_itself():
    for fn, name, instead in (
        (lambda v, x: mk.arctan2(v, v), "arctan2", "mk.atan2"),
        (lambda v, x: mk.cdiv(4, 3), "cdiv", "eas.cdiv"),
        (lambda v, x: mk.zeros_like(v), "zeros_like", "mk.zeros(x.shape, x.dtype)"),
        (lambda v, x: mk.maximun(v, 0), "maximun", "mk.maximum"),
    ):
        assert said(fn) == f"[attribute] mk has no such name, got {name}, expected {instead}"


@pytest.mark.parametrize(
    ("fn", "expected"),
    [
        (lambda v, x: x.shape(), "[shape] is no method, got x.shape(…), expected x.shape[axis]"),
        (lambda v, x: v.shape(0), "[shape] is no method, got x.shape(…), expected x.shape[axis]"),
        (lambda v, x: v.ndim(), "[ndim] is no method, got x.ndim(…), expected x.ndim"),
        (
            lambda v, x: x.stride[0],
            "[index] a method is called, got x.method[…], expected x.stride(axis)",
        ),
    ],
    ids=["buffer", "tile", "ndim", "stride"],
)
def test_attributes_and_methods_are_not_each_other(fn, expected):
    assert said(fn) == expected
