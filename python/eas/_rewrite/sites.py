"""What the run-time half must know of one rewritten construct, fixed at rewrite time."""

from __future__ import annotations

from typing import NamedTuple

from .scopes import EMPTY, Scope


class Site(NamedTuple):
    kind: str  # "if", "while", "for", "x if c else y", "mutation", "raise", "walrus"
    line: int
    begin: int  # columns as the AST counts them
    end: int
    assigned: Scope = EMPTY  # names the construct may bind
    handed: Scope = EMPTY  # names it hands on: merged by a branch, carried by a loop
    stops: tuple[str, ...] = ()  # flags that end the loop
    skips: tuple[str, ...] = ()  # flags that end one iteration
    jumped: tuple[str, ...] = ()  # a guard: on its other side one of these flags is set
    computed: Scope = EMPTY  # names that surely change from one iteration to the next
    pure_test: bool = False  # the test may be evaluated once more than Python would
    endless: bool = False  # `while True`
    plain_target: bool = True  # `for name in …`
    outside: tuple[int, ...] = ()  # enclosing sites from outside of which the object comes
    text: str = ""  # what a message quotes
