"""_core.pyi says what the extension module has: the same names, and the same parameters."""

import ast
import re
from pathlib import Path

import pytest
from eas import _core

STUB = Path(__file__).parents[2] / "python/eas/_core.pyi"
TREE = ast.parse(STUB.read_text()).body
FUNCTIONS = {node.name: node for node in TREE if isinstance(node, ast.FunctionDef)}
CLASSES = {node.name: node for node in TREE if isinstance(node, ast.ClassDef)}
VALUES = {node.target.id for node in TREE if isinstance(node, ast.AnnAssign)}
FROM_PYTHON = {*dir(Exception), *dir(tuple), "n_fields", "n_sequence_fields", "n_unnamed_fields"}


def public(names):
    return {name for name in names if not name.startswith("_")}


def members(node):
    """Methods (the last definition of each) and the names of all members of a class."""
    methods = {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
    plain = {item.target.id for item in node.body if isinstance(item, ast.AnnAssign)}
    return methods, plain | set(methods)


def parameters(function):
    """What a caller may pass, of a definition in a stub or in nanobind's signature. What goes by
    position only, *args and **kwargs have no names that count."""
    given = function.args
    positional = ["" for _ in given.posonlyargs] + [item.arg for item in given.args]
    keywords = [item.arg for item in given.kwonlyargs]
    return positional, given.vararg is not None, keywords, given.kwarg is not None


def real_parameters(function):
    text = re.sub(r"= \\\d+", "= 0", function.__nb_signature__[0][0])  # \0: a default's number
    return parameters(ast.parse(text + ": ...").body[0])


def bound_by_nanobind():
    for name, node in FUNCTIONS.items():
        yield name, node, getattr(_core, name, None)
    for name, node in CLASSES.items():
        for method, definition in members(node)[0].items():
            if not definition.decorator_list:  # properties have no parameters
                yield f"{name}.{method}", definition, getattr(getattr(_core, name), method, None)


BOUND = {
    name: (node, real)
    for name, node, real in bound_by_nanobind()
    if hasattr(real, "__nb_signature__")  # others parse their arguments themselves
}


def test_the_stub_names_everything_and_nothing_else():
    assert {*FUNCTIONS, *CLASSES, *VALUES} - set(vars(_core)) == set()
    assert public(vars(_core)) - {*FUNCTIONS, *CLASSES, *VALUES} == set()


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_has_the_members_it_is_said_to_have(name):
    real, said = getattr(_core, name), members(CLASSES[name])[1]
    for base in CLASSES[name].bases:
        if isinstance(base, ast.Name) and base.id in CLASSES:
            said |= members(CLASSES[base.id])[1]
    assert {member for member in said if not hasattr(real, member)} == set()
    assert public(dir(real)) - FROM_PYTHON - said == set()


@pytest.mark.parametrize("name", BOUND)
def test_a_function_takes_what_it_is_said_to_take(name):
    said, real = BOUND[name]
    assert parameters(said) == real_parameters(real)
