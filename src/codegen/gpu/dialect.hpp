// What a language calls things. Nothing here decides; the emitter asks.
#pragma once

#include <eas/dtype.hpp>

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace eas::codegen::gpu {

using TypeNames = std::array<std::string_view, kDTypeCount>;  // by DType

struct Renamed {
  std::string_view from, to;
};

struct Dialect {
  std::string_view language;
  std::string_view title;                          // in messages
  std::string_view head;                           // before everything
  std::string_view contract_off, contract_on;      // of a * b + c
  TypeNames registers;                             // of values; "" where there is none
  TypeNames stored;                                // of the same in memory
  std::string_view device, group, constant;        // address spaces
  std::string_view group_barrier, device_barrier;  // the second for memory of both kinds
  std::span<const Renamed> functions;  // $name(…) of the op table, where it is called otherwise
  std::string_view bits;               // reads bits as another type: "as_type<@>(#)"
  bool cpp = false;                    // arguments by reference, kernels with attributes
  bool simdgroups = false;             // shuffles and 8x8 matrices
  bool small_floats = false;           // half and bfloat are types of values
  bool meets =
      false;  // a barrier ends and follows loops and branches that have one; begins branches
  bool registers_start = false;  // tiles in registers are zero where they are declared
};

const Dialect& dialect(std::string_view language);

// Text of the functions `eas_…` that `body` calls, each once, what they call before them.
std::string library(const Dialect& dialect, std::string_view body);

// `text` with every $T, $U, $t, $B of the dtype put in: its type, its unsigned kin, its short name and its
// number of bits.
std::string with_type(const Dialect& dialect, std::string_view text, DType dtype);
// Likewise $name( by the dialect's names.
std::string with_functions(const Dialect& dialect, std::string_view text);
std::string bits_as(const Dialect& dialect, std::string_view type, std::string_view text);

DType unsigned_of(DType dtype);  // of the same width
// What 16-bit floats are computed in: float32; everything else is itself.
inline DType compute_dtype(DType dtype) {
  return dtype == DType::float16 || dtype == DType::bfloat16 ? DType::float32 : dtype;
}

}  // namespace eas::codegen::gpu
