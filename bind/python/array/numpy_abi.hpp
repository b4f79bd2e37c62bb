// The head of NumPy's C structs, which its own macros read and which NumPy 1.x and 2.x share.
// Reading them directly makes an array argument cost nanoseconds and needs no NumPy at build time;
// the ABI version NumPy announces is checked before the first use (see array_view.cpp).
#pragma once

#include <eas/dtype.hpp>

#include <Python.h>

namespace eas::python {

struct NumPyDescr {
  PyObject ob_base;
  PyTypeObject* typeobj;
  char kind;
  char type;
  char byteorder;
  char former_flags;
  int type_num;
};

struct NumPyArray {
  PyObject ob_base;
  char* data;
  int nd;
  Py_ssize_t* dimensions;
  Py_ssize_t* strides;  // in bytes
  PyObject* base;
  NumPyDescr* descr;
  int flags;
};

inline constexpr int kNumPyWriteable = 0x0400;
inline constexpr int kNumPyUserTypes = 256;  // type numbers of other packages' dtypes start here

// dtype + 1 by NumPy's type number (bool, byte … clongdouble, then half at 23), 0 for no such
// dtype.
struct NumPyTypes {
  std::uint8_t entry[24] = {};
  constexpr NumPyTypes() {
    const auto set = [this](int number, DType dtype) {
      entry[number] = static_cast<std::uint8_t>(static_cast<int>(dtype) + 1);
    };
    set(0, DType::bool_);
    set(1, DType::int8);
    set(2, DType::uint8);
    set(3, DType::int16);
    set(4, DType::uint16);
    set(5, DType::int32);
    set(6, DType::uint32);
    set(7, sizeof(long) == 8 ? DType::int64 : DType::int32);
    set(8, sizeof(long) == 8 ? DType::uint64 : DType::uint32);
    set(9, DType::int64);
    set(10, DType::uint64);
    set(11, DType::float32);
    set(12, DType::float64);
    set(14, DType::complex64);
    set(15, DType::complex128);
    set(23, DType::float16);
  }
};
inline constexpr NumPyTypes kNumPyTypes;

}  // namespace eas::python
