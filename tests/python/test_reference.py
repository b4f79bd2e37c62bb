"""docs/reference.md is complete and true, name by name: its tables name what exists, with the
parameters they say, and everything that is public is in one of them."""

import ast
import importlib.util
import inspect
import re
from pathlib import Path

import eas
import numpy as np
import pytest
from eas import _cli, _core, mk

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/reference.md").read_text()
SPAN = re.compile(r"`([^`]+)`")

# The first cell of a table's head -> what its names belong to.
OWNERS = {
    "`eas.`": eas,
    "`mk.`": mk,
    "`eas.testing.`": eas.testing,
    "`eas.config.`": eas.config,
    "value `.`": _core.Value,
    "buffer `.`": _core.Buffer,
}
CLASSES = "Kernel CompiledKernel CacheInfo Tensor DType Plan Index IndexTensor Backend Error"
CLASSES += " Stream Event Graph"
OWNERS |= {f"`eas.{name}.`": getattr(eas, name) for name in CLASSES.split()}
OWNERS["`eas.profile.`"] = eas.profile()  # one, since only instances have its attributes
if importlib.util.find_spec("torch"):
    OWNERS |= {"`eas.torch.`": eas.torch, "`eas.torch.nn.`": eas.torch.nn}
OTHER_TABLES = ("launch option", "`eas` command", "header", "you write")
OTHER_TABLES += tuple({"`eas.torch.`", "`eas.torch.nn.`"} - {*OWNERS})  # without torch
FROM_PYTHON = {*dir(Exception), *dir(tuple), "n_fields", "n_sequence_fields", "n_unnamed_fields"}


def tables():
    """(head, rows) of every table, as lists of cells."""
    for table in re.findall(r"(?:^\|.*\n)+", PAGE, re.M):
        cells = [[c.strip() for c in line.split("|")[1:-1]] for line in table.splitlines()]
        yield cells[0], cells[2:]


def rows_of(first):
    return [row for head, rows in tables() if head[0] == first for row in rows]


def spans_of(first):
    return [span for row in rows_of(first) for span in SPAN.findall(row[0])]


def name_of(span):
    return re.match(r"\w+", span)[0]


def public(owner):
    """What a user may write behind the dot."""
    if owner is eas or getattr(owner, "__name__", "").startswith("eas.torch"):
        return set(owner.__all__)
    if owner is eas.testing:  # without what it imports
        items = vars(owner).items()
        own = {name for name, its in items if getattr(its, "__module__", "") == owner.__name__}
        return {name for name in own if not name.startswith("_")}
    names = {name for name in dir(owner) if not name.startswith("_")}
    return names if owner in (mk, eas.config) else names - FROM_PYTHON


def said(owner):
    heads = [head for head, its in OWNERS.items() if its is owner]
    return {name_of(span) for head in heads for span in spans_of(head)}


def definitions(path):
    """name -> its definitions; methods as Class.name, without self."""
    found = {}
    for node in ast.parse(path.read_text()).body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        for item in inner:
            if isinstance(item, ast.FunctionDef):
                prefix = f"{node.name}." if item is not node else ""
                found.setdefault(prefix + item.name, []).append(item.args)
    return found


STUBS = definitions(ROOT / "python/eas/_core.pyi")
MK_STUBS = definitions(ROOT / "python/eas/mk.pyi")
STUB_CLASSES = {name.partition(".")[0] for name in STUBS if name.endswith(".__init__")}


def text_of(arguments):
    """Parameters as `x, *, y=1`: no annotations, no self."""
    for one in ast.walk(arguments):
        if isinstance(one, ast.arg):
            one.annotation = None
    given = ast.unparse(arguments)
    return re.sub(r"^(self|cls)(, )?", "", given).replace("=...", "=…")


def stub_texts(owner, name):
    if owner is mk or owner is _core.Value:
        stubs, key = MK_STUBS, name if owner is mk else f"Value.{name}"
    elif owner is eas:
        stubs, key = STUBS, f"{name}.__init__" if name in STUB_CLASSES else name
    else:
        stubs, key = STUBS, f"{getattr(owner, '__name__', '')}.{name}"
    if key in stubs:
        return [text_of(arguments) for arguments in stubs[key]]
    return [python_text(getattr(owner, name))]


class NoLiteral:
    """A default that cannot be written: `…`."""

    def __repr__(self):
        return "..."


def python_text(function):
    """The same of a function of Python."""
    plain = [
        each.replace(
            annotation=each.empty,
            default=NoLiteral() if isinstance(each.default, eas.DType) else each.default,
        )
        for each in inspect.signature(function).parameters.values()
    ]
    return text_of(ast.parse(f"def f{inspect.Signature(plain)}: ...").body[0].args)


WITH_PARAMETERS = [
    (head, span)
    for head in OWNERS
    for span in spans_of(head)
    if "(" in span and not span.endswith("(…)")
]


@pytest.mark.parametrize("head", OWNERS)
def test_every_name_exists_and_every_public_name_is_here(head):
    owner = OWNERS[head]
    names = said(owner)
    assert {name for name in names if not hasattr(owner, name)} == set()
    assert public(owner) - names == set()


@pytest.mark.parametrize(("head", "span"), WITH_PARAMETERS)
def test_parameters_are_those_of_the_page(head, span):
    name, given = re.match(r"(\w+)\((.*)\)$", span).groups()
    assert given in stub_texts(OWNERS[head], name)


def test_every_table_is_known():
    heads = {head[0] for head, _ in tables()}
    assert heads - {*OWNERS, *OTHER_TABLES} == set()
    assert {*OWNERS, *OTHER_TABLES} - heads == set()


def test_prose_names_what_exists():
    for name in set(re.findall(r"`(?:eas|mk)\.(?!hpp)[\w.]+\b", PAGE)):
        found = {"eas": eas, "mk": mk}
        owner, *path = name.strip("`").split(".")
        value = found[owner]
        for part in path:
            assert hasattr(value, part), name
            value = getattr(value, part)


@eas.kernel
def copy(x, out, N, BLOCK: eas.constexpr = 4):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, mk.load(x, i, i < N), i < N)


def test_launch_options_are_those_of_the_launcher():
    x = np.zeros(4)
    with pytest.raises(eas.LaunchError, match="unknown launch option '_nothing'") as error:
        copy(x, x, 4, _nothing=1)
    known = str(error.value).partition("expected one of ")[2].split(", ")
    assert set(spans_of("launch option")) == set(known)


def test_settings_have_their_variables():
    said = {
        pair
        for row in rows_of("`eas.config.`")
        for pair in zip(SPAN.findall(row[0]), SPAN.findall(row[1]), strict=True)
    }
    assert said == {(name, variable) for name, variable, _ in _core.config_rows()}


def test_backends_are_those_there_are():
    prose = PAGE.partition("The backends are")[2].partition("\n\n")[0]
    for name in eas.backends():
        assert f"`{name}`" in prose


def test_errors_are_what_they_are_said_to_be():
    for name, other, _ in (row for head, rows in tables() if head[1] == "also a" for row in rows):
        kind = getattr(eas, name.strip("`"))
        assert issubclass(kind, eas.Error)
        if other:
            assert issubclass(kind, getattr(__import__("builtins"), other.strip("`")))


def test_commands_are_those_of_the_command_line(capsys):
    with pytest.raises(SystemExit):
        _cli.main(["--help"])
    known = re.search(r"\{([\w,]+)\}", capsys.readouterr().out)[1].split(",")
    commands = spans_of("`eas` command")
    assert {span.split()[1] for span in commands} == set(known)
    for command in known:
        with pytest.raises(SystemExit):
            _cli.main([command, "--help"])
        text = capsys.readouterr().out
        assert "--json" in text
        for span in commands:
            words = span.split()[1:]
            if words[0] == command == "cache":
                assert words[1] in text


def test_headers_have_what_they_are_said_to_have():
    headers = {path.name: path.read_text() for path in (ROOT / "include/eas").glob("*.hpp")}
    headers["ops.hpp"] = next(ROOT.glob("build/*/include/eas/ops.hpp"), None)
    if headers["ops.hpp"] is None:
        pytest.skip("not built here")
    headers["ops.hpp"] = headers["ops.hpp"].read_text()
    rows = {row[0].strip("`"): SPAN.findall(row[1]) for row in rows_of("header")}
    assert set(rows) == set(headers)
    for header, spans in rows.items():
        names = [name_of(span) for span in spans if re.match(r"\w", span) and span != "mk"]
        missing = [name for name in names if not re.search(rf"\b{name}\b", headers[header])]
        assert missing == [], header
