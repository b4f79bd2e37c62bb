"""What comes from the rows besides meaning: names in mk, stubs, docs, and operators."""

import ast
import inspect
import pickle
import pydoc
from pathlib import Path

import pytest
from eas import _core, mk
from optable import ALONG_AXIS, ELEMENTWISE, ROWS

EXPORTED = [row for row in ROWS if row.exported]
ROOT = Path(__file__).parents[2]


def by_name(row):
    return row.name


MADE = ("docs/ops.md", "python/eas/mk.pyi")  # from the table; tracked, where they are looked for


@pytest.mark.parametrize("path", MADE)
def test_what_is_made_from_the_table_is_tracked_as_it_was_made(path):
    built = list(ROOT.glob(f"build/cp*/{path}"))
    if not built:
        pytest.skip("not built here")
    newest = max(built, key=lambda file: file.stat().st_mtime)
    assert (ROOT / path).read_text() == newest.read_text(), (
        f"`make op-table` brings {path} up to date"
    )


@pytest.fixture(scope="module")
def stubs():
    text = (ROOT / "python/eas/mk.pyi").read_text()
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    return [(node.name, ast.get_docstring(node)) for node in functions]  # a name may have overloads


@pytest.fixture(scope="module")
def page():
    return (ROOT / "docs/ops.md").read_text()


def test_names_are_unique():
    assert len({row.name for row in ROWS}) == len(ROWS)
    assert len({row.exported for row in EXPORTED}) == len(EXPORTED)


@pytest.mark.parametrize("row", ROWS, ids=by_name)
def test_a_row_says_what_it_means(row):
    assert row.doc.endswith(".")
    if row in ELEMENTWISE or row in ALONG_AXIS:
        assert row.oracle
        assert row.spelling


@pytest.mark.parametrize("row", EXPORTED, ids=by_name)
def test_a_name_is_in_mk(row):
    assert callable(getattr(mk, row.exported))


@pytest.mark.parametrize("row", ELEMENTWISE + ALONG_AXIS, ids=by_name)
def test_help_shows_the_rows_words(row):
    if row.exported:
        assert row.doc in getattr(mk, row.exported).__doc__


@pytest.mark.parametrize("row", EXPORTED, ids=by_name)
def test_a_name_is_in_the_stubs_with_its_doc(row, stubs):
    assert (row.exported, row.doc) in stubs


@pytest.mark.parametrize("row", [row for row in ROWS if row.spelling], ids=by_name)
def test_the_page_lists_the_row(row, page):
    assert row.doc.replace("|", "\\|") in page


def test_mk_has_no_names_besides_the_table():
    """The rest is dtypes, their casts, composite.def and derived.def."""
    table = {row.exported for row in ROWS}
    files = ("composite.def", "derived.def")
    composite = "".join((ROOT / "src/ops" / file).read_text() for file in files)
    for name in vars(_core.language):
        if name.startswith(("_", "to_")) or hasattr(_core, name):
            continue
        assert name in table or f'spelling("{name}(' in composite, name


def test_help_and_inspect_show_the_spelling():
    shown = {
        "load": "(buffer, offset, mask=None, other=0)",
        "sum": "(x, axis=None, keepdims=False)",
        "zeros": "(shape, dtype='float32')",
        "dot": "(a_tile, b_tile, acc=None, out_dtype=None)",
        "static_print": "(*values)",
        "to_f16": "(x)",
        "barrier": "()",
    }
    for name, signature in shown.items():
        assert str(inspect.signature(getattr(mk, name))) == signature
    text = pydoc.plain(pydoc.render_doc(mk.load))
    assert "load(buffer, offset, mask=None, other=0)\n    Elements of a buffer" in text
    assert "in module eas.mk" in text.splitlines()[0]


def test_every_function_of_mk_has_a_signature():
    for name, value in vars(_core.language).items():
        if callable(value) and not name.startswith("_"):
            assert inspect.signature(value) is not None, name
            assert pickle.loads(pickle.dumps(value)) is value, name
