// What a kernel body holds while it is traced. All are small handles into the function being built.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "ir/ir.hpp"

namespace eas::trace {

// A number known while tracing: a Python or C++ literal. Always weak.
struct Number {
  enum class Kind : std::uint8_t { Bool, Int, Float };
  Kind kind = Kind::Int;
  std::int64_t integer = 0;  // Bool and Int
  double real = 0;           // Float

  static Number boolean(bool b) { return {Kind::Bool, b, 0}; }
  static Number of(std::int64_t i) { return {Kind::Int, i, 0}; }
  static Number of(double d) { return {Kind::Float, 0, d}; }
  DType dtype() const {
    return kind == Kind::Bool ? DType::bool_ : kind == Kind::Int ? DType::int64 : DType::float64;
  }
  std::int64_t bits() const {
    return kind == Kind::Float ? ir::constant_bits(DType::float64, real) : integer;
  }
};

// A scalar or tile. A weak one (made of literals and scalar arguments only) takes the dtype of what
// it meets.
struct Value {
  ir::Value* ir = nullptr;
  bool weak = false;

  DType dtype() const { return ir->type.dtype; }
  const ir::Shape& shape() const { return ir->type.shape; }
};

// A kernel argument in memory, or memory of a thread group. Its rank is known for arguments (-1 for
// group memory).
struct Buffer {
  ir::Value* ir = nullptr;
  int rank = -1;

  DType dtype() const { return ir->type.dtype; }
  bool operator==(const Buffer& other) const { return ir == other.ir; }
};

// buffer + offset. Only the offset is a value in the IR.
struct Pointer {
  Buffer buffer;
  Value offset;
};

struct Fragment {
  ir::Value* ir = nullptr;
};

using Operand = std::variant<Number, Value>;                  // what arithmetic takes
using Item = std::variant<Number, Value, Pointer, Fragment>;  // what loops and branches carry

std::string memory_name(const Buffer& buffer);  // "'x'", "threadgroup memory"
std::string describe(const Item& item);  // "float32[128]", "a pointer to float32", "the number 3"

}  // namespace eas::trace
