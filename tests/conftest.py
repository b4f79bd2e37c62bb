"""Test set-up: `make test` draws the same hypothesis examples each time, `test-full` new ones."""

from hypothesis import settings

settings.register_profile("fixed", derandomize=True, max_examples=25, deadline=None, database=None)
settings.register_profile("full", max_examples=500, deadline=None, print_blob=True)
settings.load_profile("fixed")
