"""The kernel language: every name here is made from the op table (see mk.pyi for signatures)."""

from eas._core import language as _language
from eas._kernel import constexpr as constexpr

globals().update({name: value for name, value in vars(_language).items() if name[0] != "_"})
