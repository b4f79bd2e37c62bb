"""None where the language wants a value is refused in the user's words, with the line."""

import eas
import numpy as np
import pytest
from eas import mk


@eas.kernel
def apply(x, FN: eas.constexpr):
    mk.store(x, 0, FN(mk.load(x, mk.arange(0, 4))))


VALUE = "not a value of the kernel language, got NoneType, expected a tile, a scalar or a number"
CALLS = {
    "where": (lambda x: mk.where(x > 0, x, None), rf"\[where\] {VALUE}"),
    "exp": (lambda x: mk.exp(None), rf"\[exp\] {VALUE}"),
    "sum": (lambda x: mk.sum(None), rf"\[sum\] {VALUE}"),
    "clamp": (lambda x: mk.clamp(x, None, 1), rf"\[clamp\] {VALUE}"),
    "arange": (lambda x: mk.arange(0, None), rf"\[arange\] {VALUE}"),
    "program_id": (lambda x: mk.program_id(None), rf"\[program_id\] {VALUE}"),
    "reshape": (lambda x: mk.reshape(x, None), rf"\[reshape\] {VALUE}"),
    "cumsum": (lambda x: mk.cumsum(x, None), r"\[cumsum\] a scan runs along one axis, got None, "),
    "cast": (lambda x: mk.cast(x, None), r"\[cast\] "),
    "to": (lambda x: x.to(None), r"\[cast\] "),
    "rand": (lambda x: mk.rand(None, 0), rf"\[rand\] {VALUE}"),
}


@pytest.mark.parametrize("name", CALLS)
def test_none_is_no_value(name):
    fn, message = CALLS[name]
    with pytest.raises(eas.Error, match=message) as caught:
        apply[1](np.zeros(4), fn)
    assert caught.value.line is not None


def test_elementwise_functions_say_how_they_are_called():
    message = r"\[atan2\] wrong arguments, got 1, expected mk\.atan2\(y, x\)"
    with pytest.raises(eas.CompileError, match=message):
        apply[1](np.zeros(4), lambda x: mk.atan2(x))
