"""Memory between forbidden pages, and views of it: NumPy arrays or, for bfloat16, DLPack producers.

A byte read or written outside the mapping is a SIGSEGV; what of the mapping is no element is
painted, and compared afterwards like the elements.
"""

import ctypes
import mmap

import numpy as np

PAGE = mmap.PAGESIZE
PAINT = 0xA5
ITEM = {"bool": 1, "bfloat16": 2} | {
    f"{kind}{bits}": bits // 8
    for kind, widths in (
        ("int", (8, 16, 32, 64)),
        ("uint", (8, 16, 32, 64)),
        ("float", (16, 32, 64)),
    )
    for bits in widths
}

_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_void_p
_libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
_libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
_libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]


class Guarded:
    """Bytes whose last (or, `at_start`, whose first) touches a forbidden page."""

    def __init__(self, content: bytes, at_start: bool):
        inner = max(1, -(-len(content) // PAGE)) * PAGE
        self._size = inner + 2 * PAGE
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
        self._base = _libc.mmap(None, self._size, mmap.PROT_READ | mmap.PROT_WRITE, flags, -1, 0)
        if self._base in (None, ctypes.c_void_p(-1).value):
            raise OSError(ctypes.get_errno(), "mmap failed")
        for page in (self._base, self._base + PAGE + inner):
            if _libc.mprotect(page, PAGE, 0):
                raise OSError(ctypes.get_errno(), "mprotect failed")
        start = self._base + PAGE
        self.address = start if at_start else start + inner - len(content)
        self._inner = (ctypes.c_ubyte * inner).from_address(start)
        self._first = self.address - start
        self._length = len(content)
        ctypes.memset(start, PAINT, inner)
        ctypes.memmove(self.address, content, len(content))

    def content(self) -> bytes:
        return ctypes.string_at(self.address, self._length)

    def painted(self) -> bool:
        """Whether the paint around the content is still there."""
        around = bytearray(self._inner)
        del around[self._first : self._first + self._length]
        return around.count(PAINT) == len(around)

    def free(self) -> None:
        _libc.munmap(self._base, self._size)


class _Device(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("id", ctypes.c_int32)]


class _DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    _fields_ = [("tensor", _DLTensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


_capsule = ctypes.pythonapi.PyCapsule_New
_capsule.restype = ctypes.py_object
_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]


class BFloat16:
    """A DLPack producer of bfloat16 elements; it must outlive what is made of it."""

    def __init__(self, address, shape, strides):
        extents = ctypes.c_int64 * max(1, len(shape))
        self._keep = extents(*shape), extents(*strides)
        tensor = _DLTensor(address, _Device(1, 0), len(shape), 4, 16, 1, *self._keep, 0)
        self._managed = _Managed(tensor, None, None)

    def __dlpack__(self, **_):
        return _capsule(ctypes.addressof(self._managed), b"dltensor", None)

    def __dlpack_device__(self):
        return 1, 0


def view(memory: Guarded, dtype: str, first: int, shape, strides):
    """The elements first + i * strides as an argument of a kernel."""
    item = ITEM[dtype]
    address = memory.address + first * item
    if dtype == "bfloat16":
        return BFloat16(address, shape, strides)
    raw = (ctypes.c_ubyte * max(1, memory._length)).from_address(memory.address)
    scaled = [s * item for s in strides]
    return np.ndarray(tuple(shape), np.dtype(dtype), raw, first * item, scaled)
