// A kernel with everything one launch of it needs, as text that can be kept and replayed: the IR,
// and before it comments that say the grid, the memory and which argument is which part of it.
// Arguments may share memory, overlap, and have any strides.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "interp/interp.hpp"
#include "ir/ir.hpp"

namespace eas::fuzz {

// One block of memory; arguments are views of it.
struct Memory {
  DType dtype = DType::float32;
  std::int64_t elements = 0;
};

struct View {
  std::size_t memory = 0;
  std::int64_t first = 0;  // the element of the memory that is [0, …, 0]
  std::vector<std::int64_t> shape, strides;
};

// What memory holds before the launch: small numbers, or some NaNs, infinities and extremes too.
enum class Fill : std::uint8_t { Plain, Special };

struct Case {
  std::uint64_t seed = 0;  // fills memory
  Fill fill = Fill::Plain;
  std::array<std::int64_t, 3> grid{1, 1, 1}, group{1, 1, 1};
  std::vector<Memory> memories;
  std::vector<std::variant<View, std::int64_t>> arguments;  // or a scalar's bits
  std::unique_ptr<ir::Function> function;

  Case copy() const;
  std::string text() const;
};

// Throws CompileError or std::invalid_argument for what is no such text.
Case parse_case(std::string_view text);

// The memory of one launch, filled, and arguments that point into it.
struct Arguments {
  explicit Arguments(const Case& plan);
  std::vector<std::vector<std::byte>> memory;  // a block each
  std::vector<interp::Argument> values;
};

// Names for parameters and no lines, as the compiler and the interpreter want them.
ir::DebugInfo debug_of(const ir::Function& function);

}  // namespace eas::fuzz
