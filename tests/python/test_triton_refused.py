"""eas.triton: what Triton refuses on every machine is refused here, in its words."""

from __future__ import annotations

import eas
import eas.triton as triton
import eas.triton.language as tl
import numpy as np
import pytest
from eas.triton.tools.tensor_descriptor import TensorDescriptor

F32, F16 = np.zeros(256, np.float32), np.zeros(256, np.float16)
I32, I8 = np.zeros(256, np.int32), np.zeros(256, np.int8)


@triton.jit
def _dtypes(x, h, y, b, n, HOW: tl.constexpr):
    i = tl.arange(0, 16)
    at = i[:, None] * 16 + i[None, :]
    if HOW == "exp":
        tl.store(h + i, tl.exp(tl.load(h + i)))
    elif HOW == "member":
        tl.store(h + i, tl.load(h + i).log2())
    elif HOW == "sigmoid":
        tl.store(x + i, tl.sigmoid(i))
    elif HOW == "floor":
        tl.floor(tl.load(y + i))
    elif HOW == "sqrt_rn":
        tl.sqrt_rn(tl.load(x + i).to(tl.float64))
    elif HOW == "libdevice":
        tl.extra.libdevice.tanh(tl.load(h + i))
    elif HOW == "umulhi":
        tl.umulhi(tl.load(x), 3)
    elif HOW == "fdiv":
        tl.fdiv(n, n)
    elif HOW == "softmax":
        tl.softmax(i)
    elif HOW == "add":
        tl.atomic_add(b, 1)
    elif HOW == "max":
        tl.atomic_max(h, 1.0)
    elif HOW == "cas":
        tl.atomic_cas(b, 1, 1)
    elif HOW == "mask":
        tl.load(x + i, mask=i)
    elif HOW == "int32 dot":
        tl.dot(tl.load(y + at), tl.load(y + at))
    elif HOW == "out":
        tl.dot(tl.load(h + at), tl.load(h + at), out_dtype=tl.bfloat16)
    elif HOW == "widened":
        tl.load(h).to(tl.float32, fp_downcast_rounding="rtz")
    else:
        tl.make_tensor_descriptor(y, [n, n], [n, 1], [4, 4], padding_option="nan")


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("exp", r"[exp] Expected dtype ['fp32', 'fp64'] but got fp16"),
        ("member", r"[log2] Expected dtype ['fp32', 'fp64'] but got fp16"),
        ("sigmoid", r"[sigmoid] Expected dtype ['fp32', 'fp64'] but got int32"),
        ("floor", r"[floor] Expected dtype ['fp32', 'fp64'] but got int32"),
        ("sqrt_rn", r"[sqrt_rn] Expected dtype ['fp32'] but got fp64"),
        ("libdevice", r"[tanh] Expected dtype ['fp32', 'fp64'] but got fp16"),
        ("umulhi", r"[umulhi] Expected dtype ['int32', 'int64', 'uint32', 'uint64'] but got fp32"),
        ("fdiv", "[fdiv] fdiv requires floating-point operands after type promotion, got int32"),
        ("softmax", "[softmax] Expected dtype ['fp32', 'fp64'] but got int32"),
        ("add", "[atomic_add] atomic_add does not support int8"),
        ("max", "[atomic_max] atomic_max does not support fp16"),
        ("cas", "[atomic_cas] atomic_cas only supports elements with width {16, 32, 64}, got int8"),
        ("mask", "[load] Mask must have boolean scalar type, got int32"),
        ("int32 dot", "[dot] Unsupported lhs dtype int32"),
        ("out", "[dot] out_dtype=bfloat16 is unsupported. Please use out_dtype=float32/float16"),
        ("widened", "[cast] fp_downcast_rounding should be set only for truncating fp conversions"),
        ("nan", "Padding option `nan` is not supported for integer blocks, got int32"),
    ],
)
def test_dtypes(how, words):
    with pytest.raises(triton.CompilationError) as caught:
        _dtypes[(1,)](F32, F16, I32, I8, 3, how)
    assert words in str(caught.value)
    assert isinstance(caught.value, eas.DTypeError)
    assert caught.value.file == __file__


@triton.jit
def _shapes(x, n, HOW: tl.constexpr):
    i = tl.arange(0, 16)
    if HOW == "value":
        tl.store(x, tl.load(x + i))
    elif HOW == "mask":
        tl.load(x, mask=i < 3)
    elif HOW == "other":
        tl.load(x, mask=n > 3, other=tl.load(x + i))
    elif HOW == "more":
        tl.store(x + i, tl.load(x + i)[:, None])
    elif HOW == "atomic":
        tl.atomic_add(x, tl.load(x + i))
    elif HOW == "rank":
        tl.broadcast_to(i, (4, 16))
    elif HOW == "bytes":
        tl.make_tensor_descriptor(x, [n, n], [n, 1], [4, 2])
    elif HOW == "last":
        tl.make_tensor_descriptor(x, [n, n], [n, 2], [4, 4])
    elif HOW == "stride":
        tl.make_tensor_descriptor(x, [n, n], [3, 1], [4, 4])
    elif HOW == "strides":
        tl.make_tensor_descriptor(x, [n, n], [1], [4, 4])
    else:
        tl.make_tensor_descriptor(x, [n] * 6, [1] * 6, [4] * 6)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("value", "Value argument cannot be block type if pointer argument is not a block"),
        ("mask", "Mask argument cannot be block type if pointer argument is not a block"),
        ("other", "Other argument cannot be block type if pointer argument is not a block"),
        ("more", "Expected pointer argument to have shape [16, 1] but got [16]"),
        ("atomic", "Value argument cannot be block type if pointer argument is not a block"),
        ("rank", "Cannot broadcast, rank mismatch"),
        ("bytes", "Descriptor block shape must have at least 16 bytes in the last dimension, but"),
        ("last", "Tensor descriptor last dim must be 1 but got 2"),
        ("stride", "Tensor descriptor strides must be 16-byte aligned, but got a stride of 3 * 4"),
        ("strides", "Expected 2 strides but got 1"),
        ("rank 6", "Expected 1 <= ndim <= 5 but got 6 dimensions"),
    ],
)
def test_shapes(how, words):
    with pytest.raises(triton.CompilationError) as caught:
        _shapes[(1,)](F32, 3, how)
    assert words in str(caught.value)
    assert words in str(caught.value.__cause__)
    assert isinstance(caught.value, eas.ShapeError)


@triton.jit
def _words(x, HOW: tl.constexpr, WORD: tl.constexpr):
    if HOW == "cache":
        tl.load(x, cache_modifier=WORD)
    elif HOW == "eviction":
        tl.store(x, 1.0, eviction_policy=WORD)
    elif HOW == "sem":
        tl.atomic_add(x, 1.0, sem=WORD)
    elif HOW == "scope":
        tl.atomic_xchg(x, 1.0, scope=WORD)
    elif HOW == "rounding":
        tl.load(x).to(tl.float16, fp_downcast_rounding=WORD)
    else:
        i = tl.arange(0, 16)
        tile = tl.load(x + i[:, None] * 16 + i[None, :])
        tl.dot(tile, tile, input_precision=WORD)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("cache", "Cache modifier most not supported"),
        ("eviction", "Eviction policy most not supported"),
        ("sem", "Memory semantic most not supported"),
        ("scope", "Memory semantic most not supported"),
        ("rounding", "Invalid rounding mode: most. Supported rounding modes are 'rtne' and 'rtz'."),
        ("precision", "input_precision must be one of ('tf32', 'tf32x3', 'ieee', 'bf16x3', "),
    ],
)
def test_words_that_are_none(how, words):
    with pytest.raises(triton.CompilationError) as caught:
        _words[(1,)](F32, how, "most")
    assert words in str(caught.value)


@triton.jit
def _types(x, y, n, HOW: tl.constexpr):
    v = 0
    if HOW == "long":
        for i in range(n):
            v += tl.load(y + i).to(tl.int64)
    elif HOW == "float":
        while v < n:
            v += tl.load(x)
    elif HOW == "pair":
        pair = (v, 1.0)
        for _ in range(n):
            pair = (pair[0], pair[1] * tl.load(x).to(tl.float64))
        v = pair[0]
    elif HOW == "branch":
        if n > 3:
            v = tl.load(x)
    elif HOW == "else":
        if n > 3:
            w = tl.load(y)
        else:
            w = tl.load(y).to(tl.int64)
        v = w
    else:
        v = 1.0 if n > 3 else 2
    tl.store(x, v)


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("long", "Loop-carried variable v has initial type int32 but is re-assigned to int64 in"),
        ("float", "Loop-carried variable v has initial type int32 but is re-assigned to fp32 in"),
        ("pair", "Loop-carried variable pair[1] has initial type fp32 but is re-assigned to fp64"),
        ("branch", "Mismatched type for v between then block (fp32) and else block (int32)"),
        ("else", "Mismatched type for w between then block (int32) and else block (int64)"),
        ("ternary", "Ternary expression with dynamic condition has inconsistent type: got fp32 "),
    ],
)
def test_one_variable_has_one_dtype(how, words, eager, monkeypatch):
    monkeypatch.setenv("TRITON_INTERPRET", str(int(eager)))
    if eager and how in ("branch", "else", "ternary"):
        pytest.skip("one side of a branch runs in eager mode")
    with pytest.raises(eas.CompileError) as caught:
        _types[(1,)](F32, I32, 5, how)
    assert words in str(caught.value)
    assert caught.value.file == __file__


@triton.jit
def _nothing(x, B: tl.constexpr):
    pass


def test_warps_are_a_power_of_two():
    for launch in (lambda n: _nothing[(1,)](F32, B=4, num_warps=n),
                   lambda n: _nothing.warmup(F32, B=4, grid=(1,), num_warps=n)):  # fmt: skip
        launch(8)
        with pytest.raises(AssertionError, match="num_warps must be a power of 2, got 3"):
            launch(3)
    tuned = triton.autotune([triton.Config({"B": 4}, num_warps=6)], key=[])(_nothing)
    with pytest.raises(eas.LaunchError, match="num_warps must be a power of 2, got 6"):
        tuned[(1,)](F32)


def test_what_is_tuned_is_not_given():
    tuned = triton.autotune([triton.Config({"B": 4}), triton.Config({"B": 8})], key=[])(_nothing)
    with pytest.raises(ValueError, match="Conflicting meta-parameters: B"):
        tuned[(1,)](F32, B=4)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (((16, 16), (16, 2), (4, 4)), "Last dimension must be contiguous"),
        (((16, 15), (15, 1), (4, 4)), "strides must be 16-byte aligned"),
        (((16, 16), (16,), (4, 4)), "rank mismatch"),
        (((0, 16), (16, 1), (4, 4)), "shape must be positive"),
        (((4,) * 6, (4,) * 5 + (1,), (4,) * 6), "rank cannot be more than 5"),
        (((16, 16), (16, 1), (4, 4), "least"), "Illegal value for padding"),
    ],
)
def test_descriptors_made_by_the_host(given, words):
    with pytest.raises(eas.ShapeError, match=words):
        TensorDescriptor(F32, *given)


@triton.jit
def _inner(x, HOW: tl.constexpr):
    if HOW == "type":
        return x + "words"
    if HOW == "attribute":
        return x.nothing
    return (1, 2)[tl.constexpr(5)]


@triton.jit
def _outer(x, HOW: tl.constexpr):
    tl.store(x, _inner(tl.load(x), HOW))


@pytest.mark.parametrize(
    ("how", "words", "line"),
    [
        ("type", "[TypeError] unsupported operand type(s) for +: 'tensor' and 'str'", "x + "),
        ("attribute", "[AttributeError] 'tensor' object has no attribute 'nothing'", "x.nothing"),
        ("index", "[IndexError] tuple index out of range", "(1, 2)["),
    ],
)
def test_errors_of_python_name_the_line(how, words, line):
    with pytest.raises(triton.CompilationError) as caught:
        _outer[(1,)](F32, how)
    assert words in str(caught.value)
    assert caught.value.file == __file__
    assert line in caught.value.source
