"""Whether a backend left what the interpreter left, as far as each block's rule goes."""

import numpy as np

EPSILON = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23, "float64": 2.0**-52}


def numbers(content, dtype):
    """Elements as a NumPy array; bfloat16 as float32."""
    if dtype == "bfloat16":
        return (np.frombuffer(content, np.uint16).astype(np.uint32) << 16).view(np.float32)
    return np.frombuffer(content, np.uint8 if dtype == "bool" else dtype)


def _bits(content, dtype):
    size = {"bool": 1, "bfloat16": 2}.get(dtype) or np.dtype(dtype).itemsize
    return np.frombuffer(content, f"u{size}")


def _ordered(content, dtype):
    """Floats as integers that count them."""
    word = _bits(content, dtype).astype(np.int64)
    size = {"float16": 16, "bfloat16": 16, "float32": 32, "float64": 64}[dtype]
    if size == 64:
        word = np.frombuffer(content, np.int64)
        return np.where(word < 0, np.int64(-(2**63)) - word, word)
    return np.where(word >= 1 << (size - 1), (1 << (size - 1)) - word, word)


def wrong(program, wanted, got):
    """A line about the first block that is not as it should be, or None."""
    with np.errstate(all="ignore"):
        for k, block in enumerate(program.blocks):
            bad = _wrong_elements(program, k, block, wanted, got)
            if bad.any():
                at = int(np.argmax(bad))
                want, have = (numbers(c[k], block.dtype)[at] for c in (wanted, got))
                name = next(v.name for v in program.views if v.block == k)
                which = f"element {at} of {name} ({block.dtype}, {block.rule})"
                return f"{which} is {have}, expected {want}; {bad.sum()} of {block.elements} differ"
    return None


def _wrong_elements(program, k, block, wanted, got):
    differ = _bits(wanted[k], block.dtype) != _bits(got[k], block.dtype)
    if not differ.any() or block.dtype not in EPSILON:
        return differ
    want, have = numbers(wanted[k], block.dtype), numbers(got[k], block.dtype)
    differ &= ~(np.isnan(want) & np.isnan(have))
    if block.rule == "value":
        return differ & (want != have)
    if block.rule == "ulp":
        far = (
            np.abs(_ordered(wanted[k], block.dtype) - _ordered(got[k], block.dtype)) > block.amount
        )
        return differ & far
    if block.rule == "near":
        magnitude = np.abs(numbers(wanted[block.magnitude], "float64"))
        allowed = block.amount * max(EPSILON[block.dtype], 2.0**-23) * magnitude
        finite = np.isfinite(magnitude) & (magnitude < 6e4)
        close = np.abs(want.astype(np.float64) - have) <= allowed + 1e-6
        return differ & ~close & finite
    return differ
