"""Fixtures of the Python tests: the test runs where mistakes of a kernel are reported."""

import pytest
from checking import CHECKING, checking_on


@pytest.fixture(params=CHECKING)
def checking(request):
    """Once on the interpreter, once as native code that is asked to check."""
    with checking_on(request.param):
        yield request.param


@pytest.fixture
def interpreted():
    """On the interpreter, the one backend that sees threads part."""
    with checking_on("interpreter"):
        yield
