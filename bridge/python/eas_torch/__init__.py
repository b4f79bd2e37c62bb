"""The bridge between eas and PyTorch. eas loads it by itself when it meets the first torch tensor;
`eas.torch.bridge_info()` says whether it did. Importing this imports neither of them."""

from ._built import CXX11_ABI, TORCH_VERSION

__all__ = ["CXX11_ABI", "TORCH_VERSION"]
