"""eas.config.vector_bits says how wide the vectors of new code are, or that there are none such."""

import platform

import eas
import numpy as np
import pytest
from eas import mk

pytestmark = pytest.mark.skipif(
    platform.machine() not in ("x86_64", "AMD64"), reason="other processors have one width"
)
REGISTERS = {"128": "%xmm", "256": "%ymm", "512": "%zmm"}


def scaled(x, y, n, BLOCK: eas.constexpr = 256):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(y, i, mk.load(x, i, i < n) * 2 + 1, i < n)


def product(a, b, c, N: eas.constexpr):
    i, j = mk.arange(0, N)[:, None], mk.arange(0, N)[None, :]
    mk.store(c, i * N + j, mk.dot(mk.load(a, i * N + j), mk.load(b, i * N + j)))


@pytest.fixture(params=list(REGISTERS))
def bits(request):
    """A width that this processor has, for the code of kernels that are made now."""
    eas.config.vector_bits = request.param
    try:
        eas.kernel(scaled)[1](np.zeros(8), np.zeros(8), 8)
        yield request.param
    except eas.BackendError as error:
        pytest.skip(str(error))
    finally:
        eas.config.vector_bits = "auto"


def test_code_uses_the_width_asked_for(bits):
    x, y = np.arange(1000, dtype=np.float32), np.zeros(1000, np.float32)
    kernel = eas.kernel(scaled)
    text = kernel.to_asm(x, y, 1000)
    assert [name for name in REGISTERS.values() if name in text][-1] == REGISTERS[bits]
    kernel[4](x, y, 1000)
    assert np.array_equal(y, 2 * x + 1)


def test_products_use_the_width_asked_for(bits):
    rng = np.random.default_rng(0)
    kernel = eas.kernel(product)
    for n in (7, 24, 48):
        a, b = rng.integers(-4, 5, (2, n, n)).astype(np.float32)
        c = np.zeros((n, n), np.float32)
        kernel[1](a, b, c, n)
        assert np.array_equal(c, a @ b)
    text = kernel.to_asm(a, b, c, n)
    assert [name for name in REGISTERS.values() if name in text][-1] == REGISTERS[bits]


def test_more_than_the_processor_has_is_refused():
    x = np.zeros(8)
    eas.config.target_cpu, eas.config.vector_bits = "x86-64-v2", "512"
    try:
        with pytest.raises(eas.BackendError) as raised:
            eas.kernel(scaled)[1](x, x.copy(), 8, _backend="cpu")
    finally:
        eas.config.target_cpu, eas.config.vector_bits = "native", "auto"
    assert str(raised.value) == (
        "[vector_bits] x86-64-v2 has no vectors of 512 bits, expected auto or at most 128"
    )


def test_other_widths_are_refused():
    with pytest.raises(eas.Error, match="got '64', expected one of auto, 128, 256, 512"):
        eas.config.vector_bits = "64"
