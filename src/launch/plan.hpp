// What a compiled kernel asks of every launch, worked out once: the grid where one argument says it,
// and the numbers that must fit.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/inline_array.hpp"
#include "compile/compiled_kernel.hpp"
#include "compile/native.hpp"
#include "launch/grid.hpp"
#include "launch/signature.hpp"

namespace eas::launch {

// An axis of the inferred grid: one program, or as an argument alone says (`offs < N`, the tile a
// power of two), or as has to be worked out.
struct AxisPlan {
  enum class Kind : std::uint8_t { One, Shifted, Other } kind = Kind::Other;
  std::uint8_t shift = 0;      // log2 of the tile
  std::uint32_t argument = 0;  // of the front end

  // The argument says, in elements; where the tile is no power of two it has to be worked out.
  void shift_by(std::int64_t tile);
};

// What an integer argument must be for this kernel: it meets a narrower dtype there.
struct NumberRange {
  std::uint32_t argument = 0;  // of the front end
  std::int64_t low = 0, high = 0;
};

// A kernel compiled for one signature, and what its launches need to know.
struct Plan {
  std::shared_ptr<const compile::CompiledKernel> compiled;
  SignatureWords words;                 // see SignatureTable
  std::vector<bool> any_rank;           // one a word
  std::vector<std::uint32_t> position;  // of each IR parameter among the front end's arguments
  std::array<AxisPlan, 3> axes;
  std::vector<NumberRange> ranges;
  bool derived_numbers = false;  // it also checks numbers that are made of arguments
  bool plain = false;            // no thread-level kernel, and no axis of an array is asked for

  // For the words it was compiled for. is_parameter(i): argument i is a parameter of the IR, and no
  // constant.
  void make(std::shared_ptr<const compile::CompiledKernel> kernel, WordsView signature,
            const std::function<bool(std::size_t)>& is_parameter);
};

// The inferred grid, where all its axes are quickly said. bits_of(i) is the number argument i is.
template <class BitsOf>
inline bool infer_quickly(Extent& out, const std::array<AxisPlan, 3>& axes, const BitsOf& bits_of) {
  constexpr std::int64_t kFew = std::int64_t{1} << 20;  // three of them are surely countable
  bool known = true;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const AxisPlan& along = axes[axis];
    if (along.kind == AxisPlan::Kind::Other) known = false;
    if (along.kind != AxisPlan::Kind::Shifted) continue;
    const std::int64_t bound = bits_of(along.argument);
    const std::int64_t programs = bound <= 0 ? 0 : ((bound - 1) >> along.shift) + 1;
    known &= programs < kFew;
    out[axis] = programs;
  }
  return known;
}

// Whether all numbers surely fit; if not, check_numbers says which one does not.
template <class BitsOf>
inline bool numbers_fit(const std::vector<NumberRange>& ranges, const BitsOf& bits_of) {
  bool fit = true;
  for (const NumberRange& range : ranges) {
    const std::int64_t value = bits_of(range.argument);
    fit &= value >= range.low && value <= range.high;
  }
  return fit;
}
template <class BitsOf>
inline bool numbers_fit(const Plan& plan, const BitsOf& bits_of) {
  return !plan.derived_numbers && numbers_fit(plan.ranges, bits_of);
}

// One argument a parameter of the IR, as the host's expressions over them want it.
std::int64_t evaluate(const passes::HostExpression& expression,
                      std::span<const compile::NativeArgument> arguments);

// Throws LaunchError for the first number that does not fit the dtype it meets in the kernel.
// `argument` names a parameter of the IR.
void check_numbers(const compile::CompiledKernel& kernel,
                   std::span<const compile::NativeArgument> arguments,
                   const std::function<std::string(std::size_t)>& argument);

}  // namespace eas::launch
