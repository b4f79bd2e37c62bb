"""Prints where torch is, its version and its C++ ABI as a CMake list, without importing it."""

import importlib.util
import os
import sys

spec = importlib.util.find_spec("torch")
if spec is None or not spec.submodule_search_locations:
    sys.exit("eas-torch: torch is not installed here; build with --no-build-isolation")
folder = spec.submodule_search_locations[0]
facts: dict = {}
with open(os.path.join(folder, "version.py"), encoding="utf-8") as file:
    exec(file.read(), facts)
# Torch from 2.7 on has the new ABI only; before, its CMake package says which.
abi = "1"
flags = os.path.join(folder, "share", "cmake", "Torch", "TorchConfig.cmake")
if os.path.exists(flags):
    with open(flags, encoding="utf-8") as file:
        abi = "0" if "_GLIBCXX_USE_CXX11_ABI=0" in file.read() else "1"
print(folder, facts["__version__"], abi, sep=";")
