"""triton.language.extra: libdevice, by the names the vendors' folders have."""

from . import cuda as cuda
from . import libdevice as libdevice

hip = cuda
