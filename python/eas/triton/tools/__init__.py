"""triton.tools."""

from . import tensor_descriptor as tensor_descriptor
