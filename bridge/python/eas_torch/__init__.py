"""The bridge between eas and PyTorch. eas loads it by itself when it meets the first torch tensor;
`eas.torch.bridge_info()` says whether it did. Importing this imports neither of them."""

import os

from . import _built
from ._built import CXX11_ABI, TORCH_VERSION

__all__ = ["CXX11_ABI", "TORCH_VERSION", "include"]


def include() -> str:
    """The folder for -I, of `#include <eas_torch/tensor.hpp>`."""
    return os.path.join(os.path.dirname(_built.__file__), "include")
