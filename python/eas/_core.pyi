# The C++ module, for type checkers: its names are documented where they are bound (bind/python).
from typing import Any

def __getattr__(name: str) -> Any: ...
