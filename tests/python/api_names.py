"""Lists of public names that know which of them have a test."""

import pytest


class Names:
    def __init__(self, text):
        self.names = text.split()
        self.tested = set()

    def tests(self, *names):
        """Decorates a test that is for these names."""
        self.tested.update(names)
        return lambda test: test

    def each(self, names):
        """Decorates a test that runs once for each of these names."""
        names = list(names)
        self.tested.update(names)
        return pytest.mark.parametrize("name", names)

    def untested(self):
        return [name for name in self.names if name not in self.tested]
