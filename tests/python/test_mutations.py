"""The list of conditions to break (tests/mutation) names what is there: a moved line would leave it
without a word."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "mutation"))
from run import texts_that_moved


def test_every_condition_is_where_the_list_says():
    assert texts_that_moved() == []
