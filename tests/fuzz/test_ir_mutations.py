"""The IR's text, mutated word by word: it is read and prints canonically, or it is refused."""

import re

import eas
import numpy as np
from eas import _core, mk
from hypothesis import given
from hypothesis import strategies as st


@eas.kernel
def tiles(x, out, n, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    value = mk.load(x, i, i < n, other=-float("inf"))
    total = mk.zeros((BLOCK,))
    for _ in mk.range(n):
        total = mk.fma(value, 0.1, total) + mk.cumsum(value)
        if mk.any(total > 1e10):
            total = mk.sort(total)
    column = mk.associative_scan(total, 0, lambda a, b: mk.maximum(a, b))[:, None]
    mk.device_print('total \\ "quoted"', mk.sum(total))
    mk.store(out, i, mk.sum(mk.dot(column, column.T), axis=1), i < n)


@eas.kernel
def threads(x, out):
    t = mk.tid(0, 32)
    shared = mk.alloc_tg(64, mk.float16)
    mk.store(shared, t, mk.load(x, t))
    mk.barrier()
    at = t
    while at < 5:
        at = at * 2 + 1
    mk.atomic_add(out, at % 32, mk.load(shared, at % 32))
    mk.mma_store(out, 0, 8, mk.mma(shared, 0, 8, shared, 0, 8, mk.mma_zero()))


ARRAY = np.zeros(64, np.float32)
TEXTS = [
    _core.canonical_ir(tiles.to_ir(ARRAY, ARRAY, 3, 5)),
    _core.canonical_ir(threads.to_ir(ARRAY, ARRAY)),
]
WORDS = [re.findall(r'"(?:\\.|[^"\\])*"|%?[\w.]+|\s+|.', text) for text in TEXTS]
SPARE = sorted({word for words in WORDS for word in words}) + (
    "nan -inf nan(0x1) -1 9223372036854775808 0x1p3 1e999 f8 i64[0] i64[1x2x3x4x5] buffer<f32> "
    "%99999999999 ; else do yield { } ( ) [ ] = : , fast_math group=0 \x00 ß axis=9"
).split(" ")


@st.composite
def mutations(draw):
    words = list(draw(st.sampled_from(WORDS)))
    for _ in range(draw(st.integers(1, 4))):
        at, other = draw(st.integers(0, len(words) - 1)), draw(st.integers(0, len(words) - 1))
        kind = draw(st.integers(0, 4))
        if kind == 0:
            del words[at]
        elif kind == 1:
            words[at] = draw(st.sampled_from(SPARE))
        elif kind == 2:
            words.insert(at, draw(st.sampled_from(SPARE)))
        elif kind == 3:
            words[at], words[other] = words[other], words[at]
        else:
            words[at : at + draw(st.integers(0, 20))] = words[other : other + 10]
    return "".join(words)


def read(text):
    """The canonical text, or None where it is refused as it should be."""
    try:
        canonical = _core.canonical_ir(text)
    except eas.CompileError:
        return None
    assert _core.canonical_ir(canonical) == canonical
    return canonical


def test_the_texts_are_canonical():
    for text, words in zip(TEXTS, WORDS, strict=True):
        assert "".join(words) == text
        assert read(text) == text


@given(mutations())
def test_mutated_text(text):
    read(text)


@given(st.text(max_size=200))
def test_any_text(text):
    read(text)


@given(st.sampled_from(TEXTS), st.integers(0, 10_000))
def test_text_cut_short(text, length):
    if length < len(text.rstrip()):
        assert read(text[:length]) is None
